#include "app/start/start_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/ornament.h"
#include "app/pages/late_picture.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "app/play/whole_area.h"
#include "app/settings/language.h"
#include "app/setup/dealing.h"
#include "app/setup/lessons.h"
#include "app/start/continue_panel.h"
#include "app/start/poster.h"
#include "app/start/saved_row.h"
#include "engines/words/language_name.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace intrika::start {
namespace {

bool isHuman(const SeatInfo& seat) { return seat.player.is == PlayerKind::Is::human; }

// "Beatrice · 3 bots (average)": who will sit there when the gold button is pressed.
QString whoText(const NewGame& game) {
    QStringList people;
    QList<PlayerKind> bots;
    for (const SeatInfo& seat : game.seats) {
        if (isHuman(seat)) {
            people << seat.name;
        } else {
            bots << seat.player;
        }
    }
    QString text = QLocale().createSeparatedList(people);
    if (bots.empty()) return text;
    if (!people.empty()) text += QStringLiteral(" · ");
    text += StartPage::tr("%n bot(s)", nullptr, static_cast<int>(bots.size()));
    const bool alike = std::all_of(bots.begin(), bots.end(), [&](const PlayerKind& bot) { return bot == bots[0]; });
    if (!alike || bots[0].is != PlayerKind::Is::bot) return text;
    const QString level = Words().say(say("level." + std::string(nameOf(bots[0].level))));
    return text + QStringLiteral(" (%1)").arg(QLocale().toLower(level));
}

}  // namespace

StartPage::StartPage(const Games& games, const Settings& settings, QWidget* parent)
    : QWidget(parent),
      games_(games),
      settings_(settings),
      backdrop_(new LatePicture(this)),
      favourite_(&games.front()) {
    setStyleSheet(pageStyle());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 12, 32, 8);
    column->setSpacing(10);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(header_ = makeHeader());
    middle_ = new QBoxLayout(QBoxLayout::LeftToRight);
    middle_->addStretch(1);
    middle_->addWidget(makeShelf(), 0, Qt::AlignCenter);
    middle_->addWidget(side_ = makeSide(), 0, Qt::AlignCenter);
    middle_->addStretch(1);
    column->addLayout(middle_, 1);
    column->addWidget(footer_ = makeFooter());
    setFonts();
    retranslate();
}

QWidget* StartPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* grid = new QGridLayout(header);  // one within another would hear late of larger letters
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(0);
    mask_ = plainLabel(header);
    title_ = plainLabel(QStringLiteral("Intrika"), header);
    title_->setProperty("tone", QStringLiteral("title"));
    tagline_ = plainLabel(header);
    tagline_->setProperty("tone", QStringLiteral("tagline"));
    grid->addWidget(mask_, 0, 1);
    grid->addWidget(title_, 0, 2);
    for (const int side : {0, 3}) grid->setColumnStretch(side, 1);
    tagline_->setAlignment(Qt::AlignCenter);
    grid->addWidget(tagline_, 1, 0, 1, -1);
    header->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return header;
}

QWidget* StartPage::makeShelf() {
    auto* shelf = new QWidget(this);
    shelf_ = new QBoxLayout(QBoxLayout::LeftToRight, shelf);
    shelf_->setContentsMargins(0, 0, 0, 0);
    for (const GameKind* kind : games_) {
        auto* poster = new Poster(*kind, shelf);
        connect(poster, &Poster::clicked, this, [this, kind] { emit newGameAsked(*kind); });
        shelf_->addWidget(poster);
        posters_.push_back(poster);
    }
    return shelf;
}

QPushButton* StartPage::makeButton(const char* look) {
    auto* button = new QPushButton(this);
    button->setProperty("look", QString::fromLatin1(look));
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

QWidget* StartPage::makeSide() {
    auto* side = new QWidget;
    sideBox_ = new QBoxLayout(QBoxLayout::TopToBottom, side);
    sideBox_->setContentsMargins(0, 0, 0, 0);
    continue_ = new ContinuePanel(games_, side);
    connect(continue_, &ContinuePanel::chosen, this, &StartPage::continueAsked);
    connect(continue_, &ContinuePanel::thrownAway, this, &StartPage::thrownAway);
    sideBox_->addWidget(continue_, 1);
    sideBox_->addWidget(buttons_ = makeButtons(), 1, Qt::AlignTop);
    return new WholeArea(side, this);
}

QWidget* StartPage::makeButtons() {
    auto* buttons = new QWidget(this);
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(10);
    play_ = makeButton("gold");
    play_->setObjectName("play");
    who_ = plainLabel(buttons);
    who_->setAlignment(Qt::AlignCenter);
    who_->setWordWrap(true);
    who_->setProperty("tone", QStringLiteral("quiet"));
    new_ = makeButton("plain");
    finished_ = makeButton("plain");
    open_ = makeButton("plain");
    rules_ = makeButton("plain");
    puzzle_ = makeButton("plain");
    puzzle_->setObjectName("puzzle");
    lesson_ = makeButton("plain");
    lesson_->setObjectName("lesson");
    grid->addWidget(play_, 0, 0, 1, -1);
    grid->addWidget(who_, 1, 0, 1, -1);
    connect(play_, &QPushButton::clicked, this, [this] { emit playAsked(*favourite_); });
    connect(new_, &QPushButton::clicked, this, [this] { emit newGameAsked(*favourite_); });
    connect(finished_, &QPushButton::clicked, this, &StartPage::finishedAsked);
    connect(open_, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(rules_, &QPushButton::clicked, this, [this] { emit rulesAsked(*favourite_); });
    connect(puzzle_, &QPushButton::clicked, this, &StartPage::puzzleAsked);
    connect(lesson_, &QPushButton::clicked, this, [this] { emit lessonAsked(*favourite_); });
    return buttons;
}

QWidget* StartPage::makeFooter() {
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 0, 0);
    keys_ = plainLabel(footer);
    keys_->setProperty("tone", QStringLiteral("quiet"));
    row->addWidget(keys_);
    row->addStretch(1);
    print_ = makeButton("quiet");
    print_->setObjectName("print");
    connect(print_, &QPushButton::clicked, this, &StartPage::printAsked);
    row->addWidget(print_);
    for (const QString& code : languages()) {
        auto* button = makeButton("quiet");
        button->setText(languageName(code));
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, code, button] {
            button->setChecked(true);
            emit languageAsked(code);
        });
        row->addWidget(button);
        languages_.push_back(button);
    }
    return footer;
}

void StartPage::setPuzzle(std::optional<DailyPuzzle> puzzle) { daily_ = std::move(puzzle); }

void StartPage::refresh() {
    if (const GameKind* last = games_.named(settings_.lastGame())) favourite_ = last;
    continue_->fill(gamesToContinue(games_));
    retranslate();
    arrange();
    drawAhead();
    if (SavedRow* row = continue_->firstRow()) {
        row->setFocus();
    } else {
        play_->setFocus();
    }
}

void StartPage::retranslate() {
    tagline_->setText(tr("one table · nobody is who they seem"));
    who_->setText(whoText(gameAsLast(*favourite_, settings_)));
    play_->setAccessibleDescription(who_->text());
    new_->setText(tr("New game…"));
    finished_->setText(tr("Finished games"));
    open_->setText(tr("Open…"));
    rules_->setText(tr("Rules"));
    lesson_->setText(tr("Guided game"));
    const QString game = Words(QString::fromStdString(favourite_->id)).say(say("title"));
    const auto explain = [&game](QPushButton* button, const QString& sentence) {
        const QString told = QStringLiteral("%1: %2").arg(game, sentence);
        button->setToolTip(plainTip(told));
        button->setAccessibleDescription(told);
    };
    explain(new_, tr("who plays, and with which options."));
    explain(rules_, tr("all of its rules, with pictures of the cards."));
    explain(lesson_, tr("learn it at the table in five minutes."));
    lesson_->setVisible(hasLesson(*favourite_));
    tellPuzzle();
    keys_->setText(tr("F1 rules · Ctrl+O open · F11 full screen"));
    print_->setText(tr("Print at home…"));
    print_->setToolTip(plainTip(tr("A game to cut out, fold and play at a table.")));
    for (QPushButton* button : languages_) button->setChecked(button->text() == languageName(currentLanguage()));
}

// Solved or not, and for how many days in a row.
void StartPage::tellPuzzle() {
    puzzle_->setVisible(daily_.has_value());
    if (!daily_) return;
    puzzle_->setText(daily_->isSolved ? tr("Today’s puzzle ✓") : tr("Today’s puzzle"));
    QString told = tr("%1: one choice is far better than every other.").arg(Words(daily_->game).say(say("title")));
    if (daily_->isSolved) told += u' ' + tr("You have solved it.");
    if (daily_->streak > 0) told += u' ' + tr("Solved %n day(s) in a row.", nullptr, daily_->streak);
    puzzle_->setToolTip(plainTip(told));
    puzzle_->setAccessibleDescription(told);
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        arrange();
    }
    if (event->type() == QEvent::StyleChange) backdrop_->forget();  // another cloth
    if (event->type() == QEvent::FontChange && footer_ != nullptr) {
        setFonts();
        arrange();
    }
    QWidget::changeEvent(event);
}

// Qt's buttons answer to Space alone.
void StartPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (enter && button != nullptr) {
        button->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

// While the window is still busy with all else.
void StartPage::drawAhead() {
    layout()->activate();
    backdrop_->begin(size(), ground());
    for (Poster* poster : posters_) poster->drawAhead();
}

std::function<void(QPainter&, QSizeF)> StartPage::ground() const {
    const double centre = QRectF(header_->geometry()).center().y();
    return [scale = scale_, centre, ink = inkOf(*this)](QPainter& on, QSizeF size) {
        constexpr double middle = 250, swing = 190;
        paintCloth(on, QRectF(QPointF(), size), ink);
        on.setPen(QPen(ink.rosette, 0));  // a hairline: any other pen costs as much as all the rest
        on.drawPath(rosette(QPointF(size.width() / 2, centre), middle * scale, swing * scale, 24));
    };
}

// The light on the cloth takes as long to draw as all that lies on it: it comes late, and is laid under what is painted
// anew. While the window is drawn larger or smaller, the last one is stretched.
void StartPage::paintEvent(QPaintEvent*) {
    const QPixmap& backdrop = backdrop_->at(size(), ground());
    QPainter painter(this);
    if (backdrop.isNull()) {
        painter.fillRect(rect(), inkOf(*this).clothEdge);
    } else {
        painter.drawPixmap(rect(), backdrop);
    }
}

}  // namespace intrika::start

#include "moc_start_page.cpp"
