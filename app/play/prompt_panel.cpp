#include "app/play/prompt_panel.h"

#include "app/play/choice_list.h"
#include "app/play/panel_style.h"
#include "app/play/whole_area.h"
#include "app/scene/rule_links.h"
#include "engines/words/rules_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace intrika {
namespace {

constexpr int chipSide = 26;
constexpr int panelFrame = 22, buttonFrame = 30;  // what they take of their widths, px
constexpr std::size_t mostInColumn = 3;           // words
constexpr int wordText = 16;                      // px

QLabel* label(QFrame* parent, const QString& name, const QFont& font) {
    auto* made = new QLabel(parent);
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
      note_(label(this, QStringLiteral("note"), panelFont(Cut::italic, 15))),
      chip_(new QLabel(this)),
      title_(label(this, QStringLiteral("who"), panelFont(Cut::bold, 19))),
      text_(label(this, QStringLiteral("question"), panelFont(Cut::regular, 16))),
      rule_(label(this, QStringLiteral("rule"), panelFont(Cut::italic, 15))),
      reason_(label(this, QStringLiteral("reason"), panelFont(Cut::regular, 15))),
      warning_(label(this, QStringLiteral("warning"), panelFont(Cut::bold, 15))),
      progress_(shareBar(this)),
      confirm_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 18), this)),
      seen_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 18), this)),
      goOn_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 16), this)),
      wordRows_(new QVBoxLayout),
      list_(new QWidget(this)),
      all_(panelButton(ButtonLook::link, panelFont(Cut::italic, 15), list_)),
      choices_(new ChoiceList(list_)) {
    setProperty("look", QStringLiteral("card"));
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
    all_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // The way back takes its room from the rows, so that nothing above jumps.
    choices_->setMinimumHeight(56);
    list_->setMinimumHeight(92);
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
    for (QWidget* part : {static_cast<QWidget*>(text_), static_cast<QWidget*>(progress_), static_cast<QWidget*>(rule_),
                          static_cast<QWidget*>(warning_), static_cast<QWidget*>(confirm_),
                          static_cast<QWidget*>(seen_), static_cast<QWidget*>(goOn_)}) {
        column->addWidget(part);
    }
    column->addLayout(wordRows_);
    column->addWidget(list_, 1);
    column->addWidget(reason_);  // it comes and goes with the pointer: nothing above it jumps
    column->addStretch(0);

    connect(confirm_, &QPushButton::clicked, this, &PromptPanel::confirmed);
    connect(seen_, &QPushButton::clicked, this, &PromptPanel::seen);
    connect(goOn_, &QPushButton::clicked, this, &PromptPanel::goOnWanted);
    connect(all_, &QPushButton::clicked, this, &PromptPanel::allWanted);
    for (QLabel* linked : {rule_, reason_}) connect(linked, &QLabel::linkActivated, this, &PromptPanel::ruleWanted);
    makeArea();
    forget();
}

// With large texts in a low window what is asked can need more than the whole height.
void PromptPanel::makeArea() {
    auto* area = new WholeArea(inside_, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(area);
    // The bar lies on the margin: nothing is broken into other lines because of it.
    const QMargins margins = inside_->layout()->contentsMargins();
    connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this, area, margins](int, int most) {
        const int bar = most > 0 ? std::min(margins.right(), area->verticalScrollBar()->sizeHint().width()) : 0;
        inside_->layout()->setContentsMargins(margins - QMargins(0, 0, bar, 0));
    });
}

void PromptPanel::setHead(const QString& title, std::string_view colour, const QString& text) {
    chip_->setVisible(!colour.empty());
    chip_->setPixmap(colour.empty() ? QPixmap() : seatChip(colour, chipSide, devicePixelRatioF()));
    setShown(title_, title);
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
    setWords(prompt.words, words);
    choices_->offer(prompt.choices, words);
    choices_->setToolTip(tr("Keys 1 to 9 select, Enter decides."));
    confirm_->setToolTip(tr("Ctrl+Enter"));
    showList();
    confirm_->show();
    showReason({});
    showSelection(chooser, words);
}

// Many lie two in a row where they have room, so that the log keeps its own; the first, which passes or ends a turn,
// lies by itself.
void PromptPanel::setWords(const std::vector<Text>& labels, const Words& words) {
    qDeleteAll(wordButtons_);
    wordButtons_.clear();
    while (QLayoutItem* row = wordRows_->takeAt(0)) delete row;
    const int whole = width() - panelFrame, shared = whole - wordRows_->spacing();
    const QFontMetrics metrics(panelFont(Cut::regular, wordText));
    const auto needed = [&](std::size_t word) {
        return metrics.horizontalAdvance(words.say(labels[word])) + buttonFrame;
    };
    const bool crowded = labels.size() > mostInColumn;
    for (std::size_t word = 0; word < labels.size(); ++word) {
        auto* row = new QHBoxLayout;
        wordRows_->addLayout(row);
        const auto add = [&](std::size_t which, int room) {
            row->addWidget(wordButton(static_cast<int>(which), words.say(labels[which]), room), room);
        };
        const bool isAlone = !crowded || word == 0 || word + 1 == labels.size();
        const int left = needed(word), right = isAlone ? 0 : needed(word + 1);
        if (isAlone || left + right > shared) {
            add(word, whole);
            continue;
        }
        const bool isEven = std::max(left, right) <= shared / 2;
        add(word, isEven ? shared / 2 : shared - right);
        add(++word, isEven ? shared / 2 : right);
    }
}

QPushButton* PromptPanel::wordButton(int word, const QString& text, int room) {
    auto* button = panelButton(ButtonLook::plain, panelFont(Cut::regular, wordText), this);
    button->setObjectName(QStringLiteral("word%1").arg(word));
    button->setCheckable(true);
    button->setText(buttonText(text, button->font(), room - buttonFrame));
    button->setMinimumHeight(button->sizeHint().height());
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, this, [this, word] { emit wordPressed(word); });
    wordButtons_.push_back(button);
    return button;
}

void PromptPanel::showSelection(const Chooser& chooser, const Words& words) {
    const Choice* ready = chooser.ready();
    const QString text = ready != nullptr           ? words.say(ready->text)
                         : chooser.picked().empty() ? tr("Nothing selected")
                                                    : tr("Not complete yet");
    confirm_->setText(buttonText(text, confirm_->font(), width() - panelFrame - buttonFrame));
    confirm_->setEnabled(ready != nullptr);
    const QString warning = ready == nullptr ? QString() : words.say(ready->warning);
    setShown(warning_, warning);
    confirm_->setAccessibleDescription(warning);
    for (std::size_t word = 0; word < wordButtons_.size(); ++word) {
        wordButtons_[word]->setChecked(chooser.hasPicked({Pick::On::word, noZone, static_cast<std::uint16_t>(word)}));
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
    all_->setToolTip(tr("Esc"));
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

bool PromptPanel::hasList() const { return listWanted_ && choices_->count() > 0; }

void PromptPanel::showList() { list_->setVisible(hasList() && listFits_); }

int PromptPanel::leastHeight(bool withList) const {
    const QLayout* column = inside_->layout();
    const int list = std::max(list_->minimumHeight(), list_->minimumSizeHint().height()) + column->spacing();
    const int present = column->totalMinimumHeightForWidth(width());
    if (list_->isHidden() == !withList) return present;
    return withList ? present + list : present - list;
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
    show();
    seen_->setFocus();
}

void PromptPanel::offerGoOn(bool offered) {
    goOn_->setText(tr("Go on"));
    goOn_->setToolTip(tr("Shows the next move at once (Space or Enter)."));
    goOn_->setVisible(offered);
}

void PromptPanel::setNote(const QString& note) { setShown(note_, note); }

void PromptPanel::showReason(const QString& reason) { setShown(reason_, withRuleLinks(reason)); }

QString PromptPanel::reasonRule() const { return ruleNumbers().match(reason_->text()).captured(); }

void PromptPanel::forget() {
    setHead({}, {}, {});
    setShown(rule_, {});
    showReason({});
    setShown(warning_, {});
    setWords({}, Words());
    choices_->offer({}, Words());
    progress_->hide();
    confirm_->setText({});
    confirm_->hide();
    seen_->hide();
    list_->hide();
}

}  // namespace intrika
