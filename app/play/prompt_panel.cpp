#include "app/play/prompt_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/play/choice_list.h"
#include "app/play/keys.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"
#include "app/play/whole_area.h"
#include "app/play/word_buttons.h"
#include "app/scene/rule_links.h"
#include "engines/words/rules_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr int promptChip = 26, panelFrame = 22, confirmFrame = 30;  // px; the frames: of their widths
constexpr std::size_t lastDigit = 9;
constexpr int reasonLines = 2, mostConfirmLines = 2;  // for which room is kept

QLabel* line(QLabel* made, const QString& name, const QFont& font) {
    made->setObjectName(name);
    made->setFont(font);
    made->setWordWrap(true);
    made->hide();
    return made;
}

void setShown(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

}  // namespace

PromptPanel::PromptPanel(QWidget* parent)
    : QFrame(parent),
      inside_(new QWidget),
      foot_(new QWidget(this)),
      note_(line(plainLabel(this), QStringLiteral("note"), panelFont(Cut::italic, 15))),
      chip_(plainLabel(this)),
      title_(line(plainLabel(this), QStringLiteral("who"), panelFont(Cut::bold, 19))),
      text_(line(plainLabel(this), QStringLiteral("question"), panelFont(Cut::regular, 16))),
      rule_(line(richLabel(this), QStringLiteral("rule"), panelFont(Cut::italic, 15))),
      asList_(panelButton(ButtonLook::link, panelFont(Cut::italic, 15), this)),
      reason_(line(richLabel(this), QStringLiteral("reason"), panelFont(Cut::regular, 15))),
      warning_(line(plainLabel(this), QStringLiteral("warning"), panelFont(Cut::bold, 15))),
      progress_(shareBar(this)),
      confirm_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 18), this)),
      seen_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 18), this)),
      goOn_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 16), this)),
      buttons_(new WordButtons(this)),
      list_(new QWidget(this)),
      all_(panelButton(ButtonLook::link, panelFont(Cut::italic, 15), list_)),
      choices_(new ChoiceList(list_)) {
    for (QLabel* red : {reason_, warning_}) red->setStyleSheet(QStringLiteral("color: #7A1D22;"));
    seen_->setObjectName(QStringLiteral("seen"));
    goOn_->setObjectName(QStringLiteral("goOn"));
    goOn_->hide();
    confirm_->setObjectName(QStringLiteral("confirm"));
    // Not the button's own shortcut, which every new text would take away.
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        connect(new QShortcut(Qt::CTRL | enter, this), &QShortcut::activated, confirm_, &QPushButton::click);
    }
    all_->setObjectName(QStringLiteral("allChoices"));
    asList_->setObjectName(QStringLiteral("asList"));
    all_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // The way back takes its room from the rows, so that nothing above jumps; while no reason is given, the rows have
    // the room that is kept for one.
    choices_->setMinimumHeight(20);
    list_->setMinimumHeight(48);
    auto* list = new QVBoxLayout(list_);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(2);
    list->addWidget(all_);
    list->addWidget(choices_, 1);

    auto* head = new QHBoxLayout;
    head->addWidget(chip_, 0, Qt::AlignTop);
    head->addWidget(title_, 1);
    auto* column = new QVBoxLayout(inside_);
    column->addWidget(note_);
    column->addLayout(head);
    auto* more = new QHBoxLayout;
    more->addWidget(rule_, 1);
    more->addStretch();
    more->addWidget(asList_, 0, Qt::AlignTop);
    column->addWidget(text_);
    column->addWidget(progress_);
    column->addLayout(more);
    column->addWidget(buttons_);
    column->addWidget(list_, 1);
    column->addStretch(0);

    connect(buttons_, &WordButtons::pressed, this, &PromptPanel::wordPressed);
    connect(confirm_, &QPushButton::clicked, this, &PromptPanel::confirmed);
    connect(seen_, &QPushButton::clicked, this, &PromptPanel::seen);
    connect(goOn_, &QPushButton::clicked, this, &PromptPanel::goOnWanted);
    connect(all_, &QPushButton::clicked, this, &PromptPanel::allWanted);
    connect(asList_, &QPushButton::clicked, this, &PromptPanel::listRequested);
    for (QLabel* linked : {rule_, reason_}) connect(linked, &QLabel::linkActivated, this, &PromptPanel::ruleWanted);
    makeArea();
    makeFoot();
    forget();
}

// With large texts in a low window what is asked can need more than the whole height.
void PromptPanel::makeArea() {
    area_ = new WholeArea(inside_, this);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setMinimumHeight(1);  // whoever lays out this panel knows what it needs
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(area_, 1);
    // The bar lies on the margin: nothing is broken into other lines because of it.
    const QMargins margins = inside_->layout()->contentsMargins();
    connect(area_->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this, margins](int, int most) {
        const int bar = most > 0 ? std::min(margins.right(), area_->verticalScrollBar()->sizeHint().width()) : 0;
        inside_->layout()->setContentsMargins(margins - QMargins(0, 0, bar, 0));
        inside_->layout()->activate();  // it is being laid out, and would not be asked again
    });
}

void PromptPanel::makeFoot() {
    auto* column = new QVBoxLayout(foot_);
    QMargins margins = column->contentsMargins();
    margins.setTop(0);
    column->setContentsMargins(margins);
    for (QWidget* part : QList<QWidget*>{reason_, warning_, confirm_, seen_, goOn_}) column->addWidget(part);
    layout()->addWidget(foot_);
}

// For what every selection of this prompt comes to, and for a reason of the usual length.
void PromptPanel::reserveFoot(const std::vector<Choice>& choices, const Words& words) {
    const int room = width() - panelFrame;
    int lines = 1, warning = 0;
    for (const Choice& choice : choices) {
        const QString text = buttonText(words.say(choice.text), confirm_->font(), room - confirmFrame);
        lines = std::max(lines, 1 + static_cast<int>(text.count(u'\n')));
        if (choice.warning.empty()) continue;
        const QRect box =
            warning_->fontMetrics().boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, words.say(choice.warning));
        warning = std::max(warning, box.height());
    }
    confirm_->setText(QStringLiteral("\n").repeated(std::min(lines, mostConfirmLines) - 1));
    const QMargins margins = foot_->layout()->contentsMargins();
    const int reason = reasonLines * reason_->fontMetrics().lineSpacing();
    footRoom_ =
        margins.bottom() + confirm_->sizeHint().height() + foot_->layout()->spacing() + std::max(reason, warning);
}

void PromptPanel::refreshFoot() {
    const QList<QWidget*> parts{reason_, warning_, confirm_, seen_, goOn_};
    foot_->setHidden(std::all_of(parts.begin(), parts.end(), [](const QWidget* part) { return part->isHidden(); }));
}

void PromptPanel::setHead(const QString& title, std::string_view colour, const QString& text) {
    chip_->setVisible(!colour.empty());
    showChip(*chip_, colour, promptChip);
    setShown(title_, breakable(title));
    setShown(text_, text);
}

void PromptPanel::ask(const Chooser& chooser, const QString& name, std::string_view colour, const Words& words) {
    const Prompt& prompt = chooser.prompt();
    setHead(name, colour, words.say(prompt.question));
    setShown(rule_, prompt.rule.empty() ? QString()
                                        : tr("%1 · open the rule")
                                              .arg(QString::fromStdString(prompt.rule))
                                              .prepend(QStringLiteral("<a style=\"color:#7A1D22;\" href=\"%1\">")
                                                           .arg(QString::fromStdString(prompt.rule)))
                                              .append(QStringLiteral("</a>")));
    progress_->hide();
    asks_ = true;
    showCard();
    offer(chooser, words);
    choices_->setToolTip(plainTip(tr("Keys 1 to 9 select, Enter decides.")));
    asList_->setText(tr("As a list"));
    asList_->setToolTip(plainTip(tr("All choices in words, too (Ctrl+K).")));
    confirm_->setToolTip(plainTip(tr("Ctrl+Enter")));
    showList();
    reserveFoot(prompt.choices, words);
    confirm_->show();
    showReason({});
    showSelection(chooser, words);
    for (QWidget* part : {static_cast<QWidget*>(buttons_), list_, inside_}) part->layout()->activate();
    updateGeometry();  // how much room all of it needs is known by now
}

void PromptPanel::offer(const Chooser& chooser, const Words& words) {
    const Prompt& prompt = chooser.prompt();
    onButtons_ = chooser.onButtons();
    std::vector<int> digits(prompt.words.size(), 0), listed;
    for (std::size_t nth = 0; nth < onButtons_.size() && nth < lastDigit; ++nth) {
        const auto choice = static_cast<std::size_t>(onButtons_[nth]);
        digits[prompt.choices[choice].picks.front().value] = static_cast<int>(nth) + 1;
    }
    for (int choice = 0; choice < static_cast<int>(prompt.choices.size()); ++choice) {
        if (std::find(onButtons_.begin(), onButtons_.end(), choice) == onButtons_.end()) listed.push_back(choice);
    }
    buttons_->offer(prompt.words, digits, words, width() - panelFrame);
    choices_->offer(prompt.choices, std::move(listed), static_cast<int>(onButtons_.size()) + 1, words);
    chain();
}

// Tab goes from above to below; buttons that have just been made would come last.
void PromptPanel::chain() {
    QWidget* before = nullptr;
    const auto add = [&before](QWidget* next) {
        if (before != nullptr) setTabOrder(before, next);
        before = next;
    };
    add(asList_);
    for (QPushButton* button : buttons_->buttons()) add(button);
    for (QWidget* next : QList<QWidget*>{all_, choices_, confirm_, seen_}) add(next);
}

bool PromptPanel::isInList(int digit) const {
    const int row = digit - 1 - static_cast<int>(onButtons_.size());
    return asks_ && row >= 0 && row < choices_->count();
}

void PromptPanel::pickNumber(int digit) {
    if (!asks_) return;
    const auto nth = static_cast<std::size_t>(digit - 1);
    if (nth < onButtons_.size()) {
        emit choiceSelected(onButtons_[nth]);
        return focusConfirm();
    }
    if (!isInList(digit)) return;
    const int row = digit - 1 - static_cast<int>(onButtons_.size());
    if (!list_->isHidden()) {
        choices_->takeFocus();
        choices_->setCurrentRow(row);
    } else {
        emit choiceSelected(choices_->choiceAt(row));
        focusConfirm();
    }
}

void PromptPanel::pressConfirm() { confirm_->click(); }

void PromptPanel::focusConfirm() {
    if (confirm_->isEnabled()) confirm_->setFocus();
}

void PromptPanel::showSelection(const Chooser& chooser, const Words& words) {
    const Choice* ready = chooser.ready();
    const QString text = ready != nullptr           ? words.say(ready->text)
                         : chooser.picked().empty() ? tr("Nothing selected")
                                                    : tr("Not complete yet");
    confirm_->setText(buttonText(text, confirm_->font(), width() - panelFrame - confirmFrame));
    confirm_->setEnabled(ready != nullptr);
    const QString warning = ready == nullptr ? QString() : words.say(ready->warning);
    setShown(warning_, warning);
    refreshFoot();
    confirm_->setAccessibleDescription(warning);
    for (std::size_t word = 0; word < buttons_->buttons().size(); ++word) {
        buttons_->buttons()[word]->setChecked(
            chooser.hasPicked({Pick::On::word, noZone, static_cast<std::uint16_t>(word)}));
    }
    narrowList(chooser);
    const auto& choices = chooser.prompt().choices;
    choices_->mark(ready == nullptr ? -1 : static_cast<int>(ready - choices.data()));
}

// The way back is a line of its own, for not everybody thinks of Escape.
void PromptPanel::narrowList(const Chooser& chooser) {
    choices_->narrow(chooser.listed());
    const int shown = choices_->count(), all = choices_->offered();
    const bool isNarrow = shown < all;
    const QString count = tr("%1 of %2 choices").arg(shown).arg(all);
    choices_->setAccessibleName(isNarrow ? count : tr("All choices"));
    all_->setText(buttonText(tr("%1 · show all").arg(count), all_->font(), width() - panelFrame));
    all_->setToolTip(plainTip(tr("Esc")));
    if (!isNarrow && all_->hasFocus()) choices_->takeFocus();
    all_->setVisible(isNarrow);
}

void PromptPanel::setListWanted(bool wanted) {
    listWanted_ = wanted;
    showList();
}

void PromptPanel::setListFits(bool fits) {
    if (listFits_ == fits) return;
    listFits_ = fits;
    showList();
}

bool PromptPanel::hasList() const { return listWanted_ && choices_->offered() > 0; }

void PromptPanel::showList() {
    list_->setVisible(hasList() && listFits_);
    asList_->setVisible(!listWanted_ && choices_->offered() > 0);
}

// What is not asked is no card: a line of text between turns, and the button that goes on.
void PromptPanel::showCard() {
    const bool isCard = asks_ || !seen_->isHidden();
    const QString look = isCard ? QStringLiteral("question") : QStringLiteral("bare");
    text_->setFont(panelFont(isCard ? Cut::regular : Cut::italic, 16, *this));
    if (property("look") == look) return;
    area_->setVerticalScrollBarPolicy(isCard ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setProperty("look", look);
    style()->unpolish(this);
    style()->polish(this);
}

// What is kept free for whatever a selection may need; where nothing is asked, what there is.
int PromptPanel::footHeight() const {
    return footRoom_ > 0 || foot_->isHidden() ? footRoom_ : foot_->layout()->totalMinimumSize().height();
}

int PromptPanel::leastHeight(bool withList) const {
    const QLayout* column = inside_->layout();
    const int list = std::max(list_->minimumHeight(), list_->minimumSizeHint().height()) + column->spacing();
    const int present = column->totalMinimumHeightForWidth(width()) + footHeight();
    if (list_->isHidden() == !withList) return present;
    return withList ? present + list : present - list;
}

int PromptPanel::wholeHeight(bool withList) const {
    return leastHeight(withList) + (withList ? std::max(0, choices_->wholeHeight() - choices_->minimumHeight()) : 0);
}

void PromptPanel::wait(const QString& sentence, double share) {
    if (text_->text() != sentence) forget();
    setHead({}, {}, sentence);
    setShare(*progress_, share);
    progress_->show();
}

void PromptPanel::wait(const QString& sentence) {
    forget();
    setHead({}, {}, sentence);
}

void PromptPanel::showLook(const QString& name, std::string_view colour, const QString& told) {
    forget();
    setHead(name, colour, told);
    seen_->setText(tr("Seen"));
    seen_->show();
    showCard();
    refreshFoot();
    show();
    giveKeys(*seen_);
}

void PromptPanel::offerGoOn(bool offered) {
    goOn_->setText(offered ? tr("Go on") : QString());
    goOn_->setToolTip(plainTip(offered ? tr("Shows the next move at once (Space or Enter).") : QString()));
    goOn_->setVisible(offered);
    refreshFoot();
}

bool PromptPanel::offersGoOn() const { return !goOn_->isHidden(); }

void PromptPanel::setNote(const QString& note) { setShown(note_, note); }

void PromptPanel::showReason(const QString& reason) {
    setSentence(*reason_, reason, withRuleLinks(reason));
    reason_->setVisible(!reason.isEmpty());
    refreshFoot();
}

QString PromptPanel::reasonRule() const { return ruleNumbers().match(reason_->text()).captured(); }

void PromptPanel::forget() {
    asks_ = false;
    footRoom_ = 0;
    onButtons_.clear();
    setHead({}, {}, {});
    setShown(rule_, {});
    setShown(warning_, {});
    buttons_->offer({}, {}, Words(), 0);
    choices_->offer({}, {}, 1, Words());
    progress_->hide();
    confirm_->setText({});
    confirm_->hide();
    seen_->hide();
    list_->hide();
    asList_->hide();
    showCard();
    showReason({});
}

}  // namespace intrika::play

#include "moc_prompt_panel.cpp"
