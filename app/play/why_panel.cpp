#include "app/play/why_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/play/hint_panel.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"
#include "app/scene/rule_links.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

namespace intrika::play {
namespace {

constexpr int whyChip = 22;

}  // namespace

WhyPanel::WhyPanel(Table& table, QWidget* parent)
    : QFrame(parent),
      table_(table),
      chip_(plainLabel(this)),
      decided_(plainLabel(this)),
      why_(richLabel(this)),
      moves_(new QListWidget(this)),
      progress_(shareBar(this)),
      ask_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 14), this)) {
    setObjectName(QStringLiteral("why"));
    setProperty("look", QStringLiteral("card"));
    decided_->setFont(panelFont(Cut::bold, 16));
    why_->setObjectName(QStringLiteral("whyText"));
    why_->setFont(panelFont(Cut::regular, 15));
    for (QLabel* text : {decided_, why_}) text->setWordWrap(true);
    moves_->setObjectName(QStringLiteral("weighedMoves"));
    moves_->setFont(panelFont(Cut::regular, 15));
    moves_->setSelectionMode(QAbstractItemView::NoSelection);
    moves_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new WrappedRows(moves_);
    ask_->setObjectName(QStringLiteral("askWhy"));

    auto* head = new QHBoxLayout;
    head->addWidget(chip_, 0, Qt::AlignTop);
    head->addWidget(decided_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    for (QWidget* part : {static_cast<QWidget*>(why_), static_cast<QWidget*>(moves_), static_cast<QWidget*>(progress_),
                          static_cast<QWidget*>(ask_)}) {
        column->addWidget(part);
    }
    connect(ask_, &QPushButton::clicked, this, &WhyPanel::askOrCancel);
    connect(why_, &QLabel::linkActivated, this, &WhyPanel::ruleWanted);
    connect(&table_, &Table::reasoning, this, [this](int step, double share) {
        if (step == step_) setShare(*progress_, share);
    });
    connect(&table_, &Table::reasonsFound, this, [this](const Reasons& reasons) {
        if (reasons.step == step_) tell(reasons);
    });
    hide();
}

void WhyPanel::forget() {
    if (thinking_) table_.cancelReasons();
    thinking_ = false;
    step_ = -1;
    for (QLabel* text : {decided_, why_}) text->clear();
    moves_->clear();
    hide();
}

void WhyPanel::lookAt(int step, const Words& words) {
    if (step != step_) forget();
    const auto reasons = step < 0 ? std::nullopt : table_.reasons(step);
    if (!reasons) return forget();
    words_ = words;
    step_ = step;
    tell(*reasons);
}

void WhyPanel::tell(const Reasons& reasons) {
    const SeatInfo& seat = table_.seatInfo(reasons.seat);
    showChip(*chip_, seat.colour, whyChip);
    decided_->setText(tr("%1: %2").arg(seat.name, words_.say(reasons.decided)));
    const QString why = words_.say(reasons.why);
    setSentence(*why_, why, withRuleLinks(why));
    why_->setVisible(!reasons.why.empty());
    moves_->clear();
    for (const Hint::Line& line : reasons.lines) moves_->addItem(HintPanel::lineText(line, words_));
    moves_->setVisible(!reasons.lines.empty());
    moves_->setAccessibleName(tr("What was weighed"));
    setThinking(false);
    ask_->setVisible(reasons.lines.empty() && table_.mayAskReasons(reasons.step));
    show();
    showAllRows(*moves_);
}

void WhyPanel::setThinking(bool thinking) {
    thinking_ = thinking;
    progress_->setVisible(thinking);
    ask_->setText(thinking ? tr("Cancel") : tr("Why?"));
    ask_->setToolTip(plainTip(thinking ? QString() : tr("Tells what a strong player would have done with this hand.")));
}

void WhyPanel::askOrCancel() {
    if (thinking_) {
        table_.cancelReasons();
        setThinking(false);
    } else {
        setThinking(true);
        table_.askReasons(step_);
    }
}

void WhyPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    showAllRows(*moves_);
}

}  // namespace intrika::play

#include "moc_why_panel.cpp"
