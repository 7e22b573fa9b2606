#include "app/setup/setup_page.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/whole_area.h"
#include "app/setup/lessons.h"
#include "app/setup/seat_row.h"
#include "engines/words/words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::setup {
namespace {

template <class... Widgets>
void addAll(QVBoxLayout& column, Widgets*... widgets) {
    (column.addWidget(widgets), ...);
}

constexpr int widestPanel = 980;

QLabel* heading(QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setFont(houseFont(19, QFont::Bold));
    return label;
}

QLabel* small(QLabel* label) {
    label->setFont(houseItalic(14));
    label->setWordWrap(true);
    label->setProperty("small", true);
    return label;
}

QLabel* smallPrint(QWidget* parent) { return small(plainLabel(parent)); }

// What to expect of each bot, and what none of them does.
QString levelsText() {
    const Words words;
    QStringList lines;
    for (const Level level : allLevels) {
        const std::string key = "level." + std::string(nameOf(level));
        lines << QStringLiteral("<b>%1.</b> %2")
                     .arg(words.say(say(key)).toHtmlEscaped(), words.say(say(key + ".help")).toHtmlEscaped());
    }
    lines << SetupPage::tr(
        "No bot sees more than its seat does, and none thinks longer than two seconds about a move.");
    return lines.join(QStringLiteral("<br>"));
}

Text optionText(const OptionSpec& option, const std::string& rest = {}) { return say("options." + option.key + rest); }

}  // namespace

SetupPage::SetupPage(Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {
    // The panel is paper on every desktop, so its fields are too.
    setStyleSheet(pageStyle() +
                  "#panel { background: #FBF6EA; border-radius: 8px; }"
                  "#panel QLabel { color: #1F1B18; }"
                  "#panel QLabel[small='true'] { color: #5A4F45; }"
                  "#panel QCheckBox { color: #1F1B18; }"
                  "#panel #wrong { color: #7A1D22; }");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
}

void SetupPage::show(const GameKind& kind) {
    kind_ = &kind;
    delete panel_;
    seats_.clear();
    options_.clear();
    const auto last = lastSeating(kind, settings_);
    panel_ = makePanel(last);
    layout()->addWidget(panel_);
    const int seats = static_cast<int>(last.seats.size());
    setSeatCount(seats >= kind.minSeats && seats <= kind.maxSeats ? seats : kind.usualSeats);
    retranslate();
    seats_.front()->setFocus();
}

QWidget* SetupPage::makePanel(const Settings::Seating& last) {
    auto* frame = new QWidget(this);
    auto* middle = new QHBoxLayout(frame);
    middle->setContentsMargins(0, 0, 0, 0);
    auto* panel = new QFrame(frame);
    panel->setObjectName("panel");
    panel->setProperty("paper", true);
    panel->setMaximumWidth(widestPanel);
    panel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    middle->addStretch(1);
    middle->addWidget(panel, 20);
    middle->addStretch(1);

    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(32, 22, 32, 24);
    column->setSpacing(16);
    title_ = plainLabel(panel);
    title_->setFont(houseFont(34, QFont::Bold));
    column->addWidget(title_);

    auto* choices = new QWidget(panel);
    auto* sides = new QHBoxLayout(choices);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(40);
    sides->addWidget(makeSeats(last), 6);
    sides->addWidget(makeOptions(last), 5);
    column->addWidget(new WholeArea(choices, panel), 1);
    column->addWidget(makeButtons());
    return frame;
}

QWidget* SetupPage::makeSeats(const Settings::Seating& last) {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeSeatCounts());
    column->addWidget(makeSeatButtons());

    const NewGame usual = usualGame(*kind_);
    for (Seat seat = 0; seat < kind_->maxSeats; ++seat) {
        auto* row = new SeatRow(seat, kind_->seatColours.at(seat), side);
        Settings::Seating::Place place{{}, {PlayerKind::Is::bot, Level::normal, {}}};
        if (seat < usual.seats.size()) place.player = usual.seats[seat].player;
        row->setPlace(seat < last.seats.size() ? last.seats[seat] : place);
        connect(row, &SeatRow::changed, this, &SetupPage::validate);
        column->addWidget(row);
        seats_.push_back(row);
    }
    wrong_ = plainLabel(side);
    wrong_->setObjectName("wrong");
    wrong_->setWordWrap(true);
    column->addWidget(wrong_);
    levels_ = small(richLabel(side));
    levels_->setFont(houseFont(15));
    column->addSpacing(8);
    column->addWidget(levels_);
    column->addStretch(1);
    return side;
}

QWidget* SetupPage::makeSeatCounts() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    seatsLabel_ = heading(bar);
    row->addWidget(seatsLabel_);
    row->addStretch(1);
    seatCounts_ = new QButtonGroup(bar);
    for (int count = kind_->minSeats; count <= kind_->maxSeats; ++count) {
        auto* button = new QPushButton(QString::number(count), bar);
        button->setProperty("look", QStringLiteral("count"));
        button->setCheckable(true);
        button->setAutoDefault(true);
        seatCounts_->addButton(button, count);
        row->addWidget(button);
    }
    connect(seatCounts_, &QButtonGroup::idClicked, this, &SetupPage::setSeatCount);
    return bar;
}

// Who plays at all seats, by one click.
QWidget* SetupPage::makeSeatButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name) {
        auto* made = new QPushButton(bar);
        made->setObjectName(QString::fromLatin1(name));
        made->setProperty("look", QStringLiteral("count"));
        made->setAutoDefault(true);
        row->addWidget(made);
        return made;
    };
    row->addStretch(1);
    everybody_ = button("everybody");
    othersAreBots_ = button("othersAreBots");
    connect(everybody_, &QPushButton::clicked, this, [this] { setPeople(kind_->maxSeats); });
    connect(othersAreBots_, &QPushButton::clicked, this, [this] { setPeople(1); });
    return bar;
}

SetupPage::OptionRow SetupPage::makeOption(const OptionSpec& spec, const Settings::Seating& last, QWidget* side) {
    OptionRow row{&spec, plainLabel(side), new QComboBox(side), smallPrint(side)};
    for (const std::string& value : spec.values) row.values->addItem(QString(), QString::fromStdString(value));
    if (kind_->boards != nullptr && spec.key == kind_->boards->option) {
        row.own = ownBoards(*kind_->boards);
        for (const auto& board : row.own) row.values->addItem(QString(), QString::fromStdString(board->id));
    }
    const auto chosen = last.options.find(spec.key);
    if (chosen != last.options.end()) {
        row.values->setCurrentIndex(std::max(0, row.values->findData(QString::fromStdString(chosen->second))));
    }
    row.label->setBuddy(row.values);
    row.label->setFont(houseFont(16));
    connect(row.values, &QComboBox::currentIndexChanged, this, &SetupPage::explainOptions);
    return row;
}

QWidget* SetupPage::makeOptions(const Settings::Seating& last) {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    optionsLabel_ = heading(side);
    column->addWidget(optionsLabel_);
    for (const OptionSpec& spec : kind_->options) {
        options_.push_back(makeOption(spec, last, side));
        const OptionRow& row = options_.back();
        addAll(*column, row.label, row.values, row.help);
        column->addSpacing(6);
    }
    seedLabel_ = plainLabel(side);
    seed_ = new QLineEdit(side);
    seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{0,19}"), seed_));
    seedLabel_->setBuddy(seed_);
    seedLabel_->setFont(houseFont(16));
    seedHelp_ = smallPrint(side);
    addAll(*column, seedLabel_, seed_, seedHelp_);
    column->addSpacing(6);
    practice_ = new QCheckBox(side);
    practice_->setObjectName("practice");
    practiceHelp_ = smallPrint(side);
    addAll(*column, practice_, practiceHelp_);
    column->addStretch(1);
    return side;
}

QWidget* SetupPage::makeButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* look, const QFont& font) {
        auto* made = new QPushButton(bar);
        made->setProperty("look", QString::fromLatin1(look));
        made->setFont(font);
        made->setAutoDefault(true);  // Enter presses the one in focus
        row->addWidget(made);
        return made;
    };
    back_ = button("plain", houseFont(17));
    lesson_ = button("plain", houseFont(17));
    lesson_->setObjectName("lesson");
    lesson_->setVisible(hasLesson(*kind_));
    rules_ = button("plain", houseFont(17));
    row->addStretch(1);
    start_ = button("gold", houseFont(20, QFont::Bold));
    start_->setObjectName("start");
    start_->setMinimumWidth(260);
    connect(start_, &QPushButton::clicked, this, &SetupPage::start);
    connect(lesson_, &QPushButton::clicked, this, [this] { emit lessonAsked(*kind_); });
    connect(rules_, &QPushButton::clicked, this, [this] { emit rulesAsked(*kind_); });
    connect(back_, &QPushButton::clicked, this, &SetupPage::leftAlone);
    return bar;
}

void SetupPage::setSeatCount(int seats) {
    seatCount_ = seats;
    seatCounts_->button(seats)->setChecked(true);
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        seats_[static_cast<std::size_t>(seat)]->setVisible(seat < seats);
    }
    validate();
}

void SetupPage::setPeople(int people) {
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        seats_[static_cast<std::size_t>(seat)]->setPerson(seat < people);
    }
}

void SetupPage::validate() {
    QString twice;
    QStringList names;
    for (int seat = 0; seat < seatCount_; ++seat) {
        const QString name = seats_[static_cast<std::size_t>(seat)]->info().name;
        if (names.contains(name, Qt::CaseInsensitive)) twice = name;
        names += name;
    }
    wrong_->setText(twice.isEmpty() ? QString() : tr("Two seats are called “%1”.").arg(twice));
    wrong_->setVisible(!twice.isEmpty());
    start_->setEnabled(twice.isEmpty());
}

NewGame SetupPage::newGame() const {
    NewGame game;
    game.kind = kind_;
    for (int seat = 0; seat < seatCount_; ++seat) game.seats.push_back(seats_[static_cast<std::size_t>(seat)]->info());
    game.options = seating().options;
    game.practice = practice_->isChecked();
    if (!seed_->text().isEmpty()) game.seed = seed_->text().toULongLong();
    return game;
}

Settings::Seating SetupPage::seating() const {
    Settings::Seating seating;
    for (int seat = 0; seat < seatCount_; ++seat) {
        seating.seats.push_back(seats_[static_cast<std::size_t>(seat)]->place());
    }
    for (const OptionRow& row : options_) {
        seating.options[row.spec->key] = row.values->currentData().toString().toStdString();
    }
    return seating;
}

void SetupPage::start() {
    if (!start_->isEnabled()) return;
    settings_.setSeating(kind_->id, seating());
    emit chosen(newGame());
}

void SetupPage::retranslate() {
    if (kind_ == nullptr) return;
    const Words words(QString::fromStdString(kind_->id));
    title_->setText(tr("New game: %1").arg(words.say(say("title"))));
    seatsLabel_->setText(tr("Players"));
    optionsLabel_->setText(tr("Options"));
    levels_->setText(levelsText());
    for (const OptionRow& row : options_) {
        row.label->setText(words.say(optionText(*row.spec)));
        for (std::size_t value = 0; value < row.spec->values.size(); ++value) {
            row.values->setItemText(static_cast<int>(value),
                                    words.say(optionText(*row.spec, '.' + row.spec->values[value])));
        }
        for (std::size_t board = 0; board < row.own.size(); ++board) {
            row.values->setItemText(static_cast<int>(row.spec->values.size() + board),
                                    QString::fromStdString(row.own[board]->name.in(currentLanguage().toStdString())));
        }
        row.values->setToolTip(plainTip(words.say(optionText(*row.spec, ".help"))));
    }
    explainOptions();
    seedLabel_->setText(tr("Deal number"));
    seed_->setPlaceholderText(tr("random"));
    seedHelp_->setText(tr("The same number deals the same cards again."));
    practice_->setText(tr("Practice game"));
    practiceHelp_->setText(
        tr("Everything can be undone, and the log tells why the bots moved, as soon as that gives away nothing hidden; "
           "the rest is told after the end. It does not count towards the statistics."));
    start_->setText(tr("Begin"));
    back_->setText(tr("Back"));
    lesson_->setText(tr("Guided game"));
    rules_->setText(tr("Rules"));
    everybody_->setText(tr("Everybody is a person"));
    othersAreBots_->setText(tr("Others are bots"));
    validate();
}

// What is chosen, in its own words; what it is about stands in the tool tip.
void SetupPage::explainOptions() {
    const Words words(QString::fromStdString(kind_->id));
    for (const OptionRow& row : options_) {
        const std::string value = row.values->currentData().toString().toStdString();
        const auto& known = row.spec->values;
        const bool isKnown = std::find(known.begin(), known.end(), value) != known.end();
        row.help->setText(isKnown ? words.say(optionText(*row.spec, '.' + value + ".help"))
                                  : tr("A board of your own."));
    }
}

void SetupPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        start();
    } else if (event->key() == Qt::Key_Escape) {
        emit leftAlone();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SetupPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCloth(painter, rect(), inkOf(*this));
}

}  // namespace intrika::setup

#include "moc_setup_page.cpp"
