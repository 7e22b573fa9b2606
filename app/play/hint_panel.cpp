#include "app/play/hint_panel.h"

#include "app/play/panel_style.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika {
namespace {

constexpr int progressSteps = 1000;
constexpr int buttonFrame = 52;  // the panel's and the button's own

}  // namespace

HintPanel::HintPanel(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      why_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      lines_(new QVBoxLayout),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("hint"));
    setProperty("look", QStringLiteral("card"));
    title_->setFont(panelFont(Cut::bold, 18));
    why_->setFont(panelFont(Cut::regular, 15));
    why_->setWordWrap(true);
    progress_->setRange(0, progressSteps);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    close_->setFont(panelFont(Cut::regular, 15));
    close_->setProperty("look", QStringLiteral("plain"));

    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(progress_);
    column->addLayout(lines_);
    column->addWidget(why_);
    column->addWidget(close_, 0, Qt::AlignRight);
    connect(close_, &QPushButton::clicked, this, &HintPanel::cancelled);
    connect(why_, &QLabel::linkActivated, this, &HintPanel::ruleWanted);
    forget();
}

void HintPanel::removeLines() {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void HintPanel::forget() {
    hide();
    removeLines();
    why_->clear();
}

void HintPanel::showThinking(double share) {
    removeLines();
    why_->hide();
    title_->setText(tr("Looking for a hint…"));
    close_->setText(tr("Cancel"));
    progress_->setValue(qRound(share * progressSteps));
    progress_->show();
    show();
}

void HintPanel::showHint(const Hint& hint, const Words& words) {
    removeLines();
    title_->setText(tr("Hint"));
    close_->setText(tr("Close"));
    progress_->hide();
    why_->setText(withRuleLinks(words.say(hint.why)));
    why_->setVisible(!hint.why.empty());
    for (const Hint::Line& line : hint.lines) {
        auto* move = new QPushButton(this);
        move->setProperty("look", QStringLiteral("plain"));
        move->setFont(panelFont(Cut::regular, 15));
        const QString prospect = tr("prospects %1%").arg(qRound(line.expected * 100));
        const QString text = words.say(line.move) + QStringLiteral(" · ") + prospect;
        move->setText(buttonText(text, move->font(), width() - buttonFrame));
        move->setMinimumHeight(move->sizeHint().height());
        connect(move, &QPushButton::clicked, this, [this, key = line.key] { emit selected(key); });
        lines_->addWidget(move);
    }
    show();
}

}  // namespace intrika
