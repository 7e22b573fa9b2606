#include "app/play/hint_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/play/panel_style.h"
#include "app/play/whole_area.h"
#include "app/scene/rule_links.h"

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr int leastLines = 3;

}  // namespace

HintPanel::HintPanel(QWidget* parent)
    : QFrame(parent),
      inside_(new QWidget),
      title_(plainLabel(this)),
      close_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 14), this)),
      progress_(shareBar(this)),
      moves_(new QListWidget(this)),
      why_(richLabel(this)) {
    setObjectName(QStringLiteral("hint"));
    setProperty("look", QStringLiteral("card"));
    title_->setFont(panelFont(Cut::bold, 18));
    moves_->setObjectName(QStringLiteral("hintedMoves"));
    moves_->setFont(panelFont(Cut::regular, 15));
    moves_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new WrappedRows(moves_);
    why_->setFont(panelFont(Cut::regular, 15));
    why_->setWordWrap(true);

    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(close_);
    auto* inside = new QVBoxLayout(inside_);
    inside->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {static_cast<QWidget*>(moves_), static_cast<QWidget*>(why_)}) inside->addWidget(part);
    inside->addStretch(1);
    auto* area = new WholeArea(inside_, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumHeight(1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(progress_);
    column->addWidget(area, 1);
    connect(close_, &QPushButton::clicked, this, &HintPanel::cancelled);
    connect(why_, &QLabel::linkActivated, this, &HintPanel::ruleWanted);
    for (auto chosen : {&QListWidget::itemClicked, &QListWidget::itemActivated}) {
        connect(moves_, chosen, this, [this](QListWidgetItem* move) {
            emit selected(keys_.at(static_cast<std::size_t>(moves_->row(move))));
        });
    }
    forget();
}

void HintPanel::forget() {
    hide();
    moves_->clear();
    keys_.clear();
    why_->clear();
    said_.clear();
}

void HintPanel::showThinking(double share) {
    moves_->hide();
    why_->hide();
    title_->setText(tr("Looking for a hint…"));
    close_->setText(tr("Cancel"));
    setShare(*progress_, share);
    progress_->show();
    show();
}

void HintPanel::showHint(const Hint& hint, const Words& words) {
    forget();
    title_->setText(tr("Hint"));
    close_->setText(tr("Close"));
    progress_->hide();
    for (const Hint::Line& line : hint.lines) {
        keys_.push_back(line.key);
        moves_->addItem(lineText(line, words));
    }
    said_ = words.say(hint.why);
    setSentence(*why_, said_, withRuleLinks(said_));
    why_->setVisible(!hint.why.empty());
    moves_->show();
    show();
    showAllRows(*moves_);
}

QString HintPanel::inWords() const {
    QStringList lines{title_->text() + u':'};
    for (int row = 0; row < moves_->count(); ++row) lines << moves_->item(row)->text() + u'.';
    return lines.join(u' ') + u' ' + said_;
}

QString HintPanel::lineText(const Hint::Line& line, const Words& words) {
    if (!line.expected) return words.say(line.move);
    const int percent = qRound(*line.expected * 100);
    const QString prospects = line.asGood ? tr("prospects %1%, no worse as far as can be told").arg(percent)
                                          : tr("prospects %1%").arg(percent);
    return words.say(line.move) + QStringLiteral(" · ") +
           (line.asGood ? prospects : QString(prospects).replace(u' ', QChar::Nbsp));
}

int HintPanel::headHeight() const {
    const QMargins margins = layout()->contentsMargins();
    const int progress = progress_->isHidden() ? 0 : layout()->spacing() + progress_->height();
    return margins.top() + close_->sizeHint().height() + progress + layout()->spacing() + margins.bottom();
}

int HintPanel::wholeHeight(int width) const {
    const QMargins margins = layout()->contentsMargins();
    const QLayout* body = inside_->layout();
    const int room = width - margins.left() - margins.right();
    return headHeight() +
           (body->hasHeightForWidth() ? body->totalHeightForWidth(room) : body->totalSizeHint().height());
}

int HintPanel::leastHeight(int width) const {
    return std::min(wholeHeight(width), headHeight() + leastLines * why_->fontMetrics().lineSpacing());
}

void HintPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    showAllRows(*moves_);
}

}  // namespace intrika::play

#include "moc_hint_panel.cpp"
