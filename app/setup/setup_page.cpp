#include "app/setup/setup_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/setup/game_options.h"
#include "app/setup/invitation.h"
#include "app/setup/lessons.h"
#include "app/setup/place_card.h"
#include "app/setup/player_box.h"
#include "app/setup/seat_ribbon.h"
#include "app/setup/setup_sheet.h"
#include "app/setup/table_room.h"
#include "app/setup/type_scale.h"
#include "app/style/widget_look.h"
#include "app/surfaces/game_colours.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::setup {
namespace {

constexpr double sheetWidth = 400, besideFrom = 1100;  // where text is as large as usual
constexpr QSizeF wholePage(1600, 864);                 // at which everything has its own size
constexpr double roomShape = 0.6, mostOfPage = 0.84;   // of a room above the sheet
constexpr int startHeight = 62, sideMargin = 24;

QScrollArea* bareArea(QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    return area;
}

QString headStyle(const QString& game) {
    return QStringLiteral(
               "#head { background: %1; border-bottom: 2px solid %2; }"
               "#head QLabel { color: #FFF1DC; }")
        .arg(gameColour(game).name(), gameColours(game, Cloth::dark).line.name());
}

// The next time somebody else may be bold.
Settings::Seating::Place withoutTemperament(Settings::Seating::Place place) {
    place.player.temperament = Temperament::plain;
    return place;
}

}  // namespace

SetupPage::SetupPage(Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), sides_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setStyleSheet(
        "#paper, #sheet { background: #FBF6EA; }"
        "#rule { background: #B8842B; border: none; }"
        "#paper QLabel, #sheet QLabel { color: #1F1B18; }"
        "#sheet QLabel[small='true'] { color: #5A4F45; }"
        "#sheet QCheckBox { color: #1F1B18; }"
        "#paper QLabel#wrong { color: #7A1D22; }");
    sides_->setContentsMargins(0, 0, 0, 0);
    sides_->setSpacing(0);
    makeFrame();
}

// What stays when another game is set up.
void SetupPage::makeFrame() {
    roomArea_ = bareArea(this);
    auto* held = new QWidget;
    below_ = new QVBoxLayout(held);
    below_->setContentsMargins(0, 0, 0, 0);
    below_->setSpacing(0);
    roomArea_->setWidget(held);
    held->setAutoFillBackground(false);
    paper_ = new QWidget(this);
    paper_->setObjectName("paper");
    paper_->setAttribute(Qt::WA_StyledBackground);
    layPaper(*paper_);
    auto* column = new QVBoxLayout(paper_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    head_ = new QFrame(paper_);
    head_->setObjectName("head");
    auto* line = new QVBoxLayout(head_);
    line->setContentsMargins(24, 12, 24, 12);
    title_ = plainLabel(head_);
    title_->setFont(houseFont(27, QFont::Bold));
    title_->setWordWrap(true);
    line->addWidget(title_);
    sheetArea_ = bareArea(paper_);
    connect(sheetArea_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SetupPage::keepMargin);
    makeFoot();
    column->addWidget(head_);
    column->addWidget(sheetArea_, 1);
    column->addWidget(foot_);
    sides_->addWidget(roomArea_, 1);
    sides_->addWidget(paper_);
}

void SetupPage::makeFoot() {
    foot_ = new QWidget(paper_);
    auto* column = new QVBoxLayout(foot_);
    column->setContentsMargins(24, 10, 24, 16);
    column->setSpacing(8);
    wrong_ = plainLabel(foot_);
    wrong_->setObjectName("wrong");
    wrong_->setWordWrap(true);
    column->addWidget(wrong_);
    buttons_ = new QGridLayout;
    buttons_->setSpacing(8);
    column->addLayout(buttons_);
    const auto button = [this](const char* look, const QFont& font) {
        auto* made = new QPushButton(foot_);
        made->setProperty("look", QString::fromLatin1(look));
        made->setFont(font);
        made->setAutoDefault(true);  // Enter presses the one in focus
        return made;
    };
    start_ = button("gold", houseFont(26, QFont::Bold));
    start_->setObjectName("start");
    back_ = button("plain", houseFont(16));
    lesson_ = button("plain", houseFont(16));
    lesson_->setObjectName("lesson");
    rules_ = button("plain", houseFont(16));
    connect(start_, &QPushButton::clicked, this, &SetupPage::start);
    connect(lesson_, &QPushButton::clicked, this, [this] { emit lessonAsked(*kind_); });
    connect(rules_, &QPushButton::clicked, this, [this] { emit rulesAsked(*kind_); });
    connect(back_, &QPushButton::clicked, this, &SetupPage::leftAlone);
    placeButtons(false);
}

void SetupPage::show(const GameKind& kind) {
    kind_ = &kind;
    stack(false);
    delete room_;
    delete sheet_;
    const auto last = lastSeating(kind, settings_);
    room_ = new TableRoom(kind, last);
    below_->insertWidget(0, room_, 1);
    sheet_ = new SetupSheet(kind, last);
    sheet_->setObjectName("sheet");
    sheet_->setAttribute(Qt::WA_StyledBackground);
    layPaper(*sheet_);
    sheetArea_->setWidget(sheet_);
    keepMargin();
    head_->setStyleSheet(headStyle(QString::fromStdString(kind.id)));
    lesson_->setVisible(hasLesson(kind));
    connect(room_, &TableRoom::changed, this, &SetupPage::validate);
    connect(room_, &TableRoom::seatsChanged, this, [this](int seats) {
        sheet_->showSeatCount(seats);
        validate();
        arrange();
    });
    connect(sheet_, &SetupSheet::seatCountChosen, room_, &TableRoom::setSeatCount);
    connect(sheet_, &SetupSheet::peopleChosen, room_, &TableRoom::setPeople);
    connect(sheet_, &SetupSheet::charactersChosen, this, [this](bool on) {
        settings_.setCharacters(on);
        room_->setCharacters(on);
    });
    sheet_->setCharacters(settings_.hasCharacters());
    room_->setCharacters(settings_.hasCharacters());
    sheet_->showSeatCount(room_->seatCount());
    lead();
    arrange();
    retranslate();
    room_->cards().front()->setFocus();
}

// Round the table, over the sheet, to the buttons; chairs that are empty come after those that are not.
void SetupPage::lead() {
    QList<QWidget*> way;
    for (const PlaceCard* card : room_->cards()) way << &card->nameField() << &card->playerBox() << &card->ribbon();
    for (auto* invitation : room_->findChildren<Invitation*>()) way << invitation;
    for (QWidget* widget : sheet_->findChildren<QWidget*>()) {
        const bool isHere = widget->window() == window();  // lists that fold out are windows
        if (isHere && (widget->focusPolicy() & Qt::TabFocus)) way << widget;
    }
    way << start_ << back_ << lesson_ << rules_;
    for (qsizetype i = 1; i < way.size(); ++i) setTabOrder(way[i - 1], way[i]);
}

void SetupPage::arrange() {
    if (room_ == nullptr) return;
    const double text = textScale();
    const bool stacked = width() < besideFrom * text;
    stack(stacked);
    const double unit = std::min(width() / wholePage.width(), height() / wholePage.height());
    room_->setWindowUnit(unit);
    for (QWidget* part : {static_cast<QWidget*>(head_), static_cast<QWidget*>(sheet_), foot_})
        scaleType(*part, std::max(1.0, unit));
    start_->setMinimumHeight(std::max(qRound(startHeight * std::max(1.0, unit)), start_->sizeHint().height()));
    const int sheetWide = std::max(qRound(sheetWidth * std::max(1.0, unit) * text), foot_->minimumSizeHint().width());
    const int wide = stacked ? width() : width() - sheetWide;
    const int high = stacked ? height() - foot_->sizeHint().height() : height();
    const int wanted = stacked ? std::min(qRound(wide * roomShape), qRound(high * mostOfPage)) : high;
    room_->setMinimumHeight(room_->heightNeeded(wide, wanted));
    room_->setMaximumHeight(stacked ? room_->minimumHeight() : QWIDGETSIZE_MAX);
    paper_->setMinimumWidth(stacked ? 0 : sheetWide);
    paper_->setMaximumWidth(stacked ? QWIDGETSIZE_MAX : sheetWide);
}

// What is on the sheet ends where the buttons below it do, whether it scrolls or not.
void SetupPage::keepMargin() {
    const QScrollBar& bar = *sheetArea_->verticalScrollBar();
    const bool scrolls = !isStacked_ && bar.maximum() > bar.minimum();
    if (sheet_ != nullptr) sheet_->setRightMargin(sideMargin - (scrolls ? bar.sizeHint().width() : 0));
}

// The sheet's head and what is on it go below the room where there is no place beside it; its foot is always seen.
void SetupPage::stack(bool stacked) {
    if (stacked == isStacked_) return;
    isStacked_ = stacked;
    auto* column = static_cast<QVBoxLayout*>(paper_->layout());
    sides_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    sheetArea_->setVisible(!stacked);
    if (stacked) {
        below_->addWidget(head_);
        below_->addWidget(sheetArea_->takeWidget());
        sheet_->setVisible(true);
    } else {
        column->insertWidget(0, head_);
        below_->removeWidget(sheet_);
        sheetArea_->setWidget(sheet_);
    }
    placeButtons(stacked);
    keepMargin();
}

void SetupPage::placeButtons(bool stacked) {
    for (QWidget* button : {start_, back_, lesson_, rules_}) buttons_->removeWidget(button);
    buttons_->setColumnStretch(3, stacked ? 1 : 0);
    int column = 0;
    for (QWidget* button : {back_, lesson_, rules_}) buttons_->addWidget(button, stacked ? 0 : 1, column++);
    if (stacked)
        buttons_->addWidget(start_, 0, 4);
    else
        buttons_->addWidget(start_, 0, 0, 1, 3);
    start_->setMinimumWidth(stacked ? 260 : 0);
}

void SetupPage::validate() {
    QString twice;
    QStringList names;
    for (int seat = 0; seat < room_->seatCount(); ++seat)
        names << room_->cards()[static_cast<std::size_t>(seat)]->info().name;
    for (int seat = 0; seat < room_->seatCount(); ++seat) {
        const auto same = [&](const QString& name) { return name.compare(names[seat], Qt::CaseInsensitive) == 0; };
        const bool isTwice = std::count_if(names.begin(), names.end(), same) > 1;
        room_->cards()[static_cast<std::size_t>(seat)]->setWrong(isTwice);
        if (isTwice) twice = names[seat];
    }
    wrong_->setText(twice.isEmpty() ? QString() : tr("Two seats are called “%1”.").arg(twice));
    wrong_->setVisible(!twice.isEmpty());
    start_->setEnabled(twice.isEmpty());
}

NewGame SetupPage::newGame() const {
    NewGame game;
    game.kind = kind_;
    for (int seat = 0; seat < room_->seatCount(); ++seat) {
        const PlaceCard& card = *room_->cards()[static_cast<std::size_t>(seat)];
        game.seats.push_back(card.info());
        if (card.place().phone) game.phones = game.phones.with(static_cast<Seat>(seat));
    }
    game.options = sheet_->options().chosen();
    game.practice = sheet_->options().isPractice();
    game.seed = sheet_->options().seed();
    return game;
}

Settings::Seating SetupPage::seating() const {
    Settings::Seating seating;
    for (int seat = 0; seat < room_->seatCount(); ++seat)
        seating.seats.push_back(withoutTemperament(room_->cards()[static_cast<std::size_t>(seat)]->place()));
    seating.options = sheet_->options().chosen();
    return seating;
}

void SetupPage::start() {
    if (!start_->isEnabled()) return;
    settings_.setSeating(kind_->id, seating());
    emit chosen(newGame());
}

void SetupPage::retranslate() {
    if (kind_ == nullptr) return;
    const QString title = Words(QString::fromStdString(kind_->id)).say(say("title"));
    title_->setText(title);
    setAccessibleName(tr("New game: %1").arg(title));
    start_->setText(tr("Begin"));
    back_->setText(tr("Back"));
    lesson_->setText(tr("Guided game"));
    rules_->setText(tr("Rules"));
    validate();
}

void SetupPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) arrange();
    QWidget::changeEvent(event);
}

void SetupPage::resizeEvent(QResizeEvent*) { arrange(); }

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        start();
    } else if (event->key() == Qt::Key_Escape) {
        emit leftAlone();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace intrika::setup

#include "moc_setup_page.cpp"
