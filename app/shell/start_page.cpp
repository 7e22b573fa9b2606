#include "app/shell/start_page.h"

#include "app/faces/ornament.h"
#include "app/faces/text_fit.h"
#include "app/play/panel_style.h"
#include "app/shell/continue_panel.h"
#include "app/shell/dealing.h"
#include "app/shell/language.h"
#include "app/shell/late_picture.h"
#include "app/shell/lessons.h"
#include "app/shell/look.h"
#include "app/shell/poster.h"
#include "app/shell/saved_row.h"
#include "app/shell/whole_area.h"
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
#include <array>

namespace intrika {
namespace {

constexpr QSize drawnFor{1280, 760};  // the window in which everything has its natural size
constexpr int sideWidth = 470;
constexpr int margin = 32;
constexpr int gap = 48;
constexpr int shelfGap = 16;
constexpr int rowsGap = 8;
constexpr int leastShelf = 1100;  // narrower windows show the posters as rows
constexpr int rowHeight = 98;
constexpr int buttonCells = 6;                   // to share among those of a row
constexpr int largestPlay = 22, leastPlay = 18;  // px of the gold button's text before it takes two lines
constexpr int goldFrame = 44;                    // what its edge and padding take of a gold button's width
constexpr int besideRows = 290;                  // heading, buttons and the space between them

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

StartPage::StartPage(const Settings& settings, QWidget* parent, std::vector<const GameKind*> games)
    : QWidget(parent), settings_(settings), backdrop_(new LatePicture(this)), favourite_(games.front()) {
    setStyleSheet(pageStyle());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 16, margin, 10);
    column->setSpacing(14);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(header_ = makeHeader());
    middle_ = new QBoxLayout(QBoxLayout::LeftToRight);
    middle_->addStretch(1);
    middle_->addWidget(makeShelf(games), 0, Qt::AlignCenter);
    middle_->addWidget(side_ = makeSide(), 0, Qt::AlignCenter);
    middle_->addStretch(1);
    column->addLayout(middle_, 1);
    column->addWidget(footer_ = makeFooter());
    setFonts();
    retranslate();
}

QWidget* StartPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    mask_ = new QLabel(header);
    title_ = new QLabel(QStringLiteral("Intrika"), header);
    title_->setProperty("tone", QStringLiteral("title"));
    tagline_ = new QLabel(header);
    tagline_->setProperty("tone", QStringLiteral("tagline"));
    for (QLabel* label : {mask_, title_, tagline_}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    header->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return header;
}

QWidget* StartPage::makeShelf(const std::vector<const GameKind*>& games) {
    auto* shelf = new QWidget(this);
    shelf_ = new QBoxLayout(QBoxLayout::LeftToRight, shelf);
    shelf_->setContentsMargins(0, 0, 0, 0);
    shelf_->setSpacing(shelfGap);
    for (const GameKind* kind : games) {
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
    auto* area = new WholeArea(this);
    auto* side = new QWidget;
    sideBox_ = new QBoxLayout(QBoxLayout::TopToBottom, side);
    sideBox_->setContentsMargins(0, 0, 0, 0);
    continue_ = new ContinuePanel(side);
    connect(continue_, &ContinuePanel::chosen, this, &StartPage::continueAsked);
    connect(continue_, &ContinuePanel::thrownAway, this, &StartPage::thrownAway);
    sideBox_->addWidget(continue_, 1);
    sideBox_->addWidget(buttons_ = makeButtons(), 1, Qt::AlignTop);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(side);
    side->setAutoFillBackground(false);  // QScrollArea::setWidget had turned it on
    area->viewport()->setAutoFillBackground(false);
    return area;
}

QWidget* StartPage::makeButtons() {
    auto* buttons = new QWidget(this);
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(10);
    play_ = makeButton("gold");
    play_->setObjectName("play");
    who_ = new QLabel(buttons);
    who_->setAlignment(Qt::AlignCenter);
    who_->setWordWrap(true);
    who_->setProperty("tone", QStringLiteral("quiet"));
    new_ = makeButton("plain");
    finished_ = makeButton("plain");
    open_ = makeButton("plain");
    rules_ = makeButton("plain");
    lesson_ = makeButton("plain");
    lesson_->setObjectName("lesson");
    grid->addWidget(play_, 0, 0, 1, buttonCells);
    grid->addWidget(who_, 1, 0, 1, buttonCells);
    connect(play_, &QPushButton::clicked, this, [this] { emit playAsked(*favourite_); });
    connect(new_, &QPushButton::clicked, this, [this] { emit newGameAsked(*favourite_); });
    connect(finished_, &QPushButton::clicked, this, &StartPage::finishedAsked);
    connect(open_, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(rules_, &QPushButton::clicked, this, [this] { emit rulesAsked(*favourite_); });
    connect(lesson_, &QPushButton::clicked, this, [this] { emit lessonAsked(*favourite_); });
    return buttons;
}

QWidget* StartPage::makeFooter() {
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 0, 0);
    keys_ = new QLabel(footer);
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

void StartPage::refresh() {
    const auto saved = gamesToContinue();
    const auto has = [this](const GameKind* kind) {
        return std::any_of(posters_.begin(), posters_.end(), [&](Poster* poster) { return &poster->kind() == kind; });
    };
    const GameKind* last = gameNamed(settings_.lastGame());
    if (has(last)) favourite_ = last;
    continue_->fill(saved);
    retranslate();
    arrange();
    if (SavedRow* row = continue_->firstRow()) {
        row->setFocus();
    } else {
        play_->setFocus();
    }
}

void StartPage::retranslate() {
    tagline_->setText(tr("one table · nobody is who they seem"));
    who_->setText(whoText(gameAsLast(*favourite_, settings_.seating(favourite_->id))));
    play_->setAccessibleDescription(who_->text());
    new_->setText(tr("New game…"));
    finished_->setText(tr("Finished games"));
    open_->setText(tr("Open…"));
    rules_->setText(tr("Rules"));
    lesson_->setText(tr("Guided game"));
    lesson_->setToolTip(tr("Learn the game at the table in five minutes"));
    lesson_->setVisible(hasLesson(*favourite_));
    keys_->setText(tr("F1 rules · Ctrl+O open · F11 full screen"));
    print_->setText(tr("Print at home…"));
    print_->setToolTip(tr("A game to cut out, fold and play at a table"));
    for (QPushButton* button : languages_) button->setChecked(button->text() == languageName(currentLanguage()));
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

// The light on the cloth takes as long to draw as all that lies on it: it comes late, and is laid under what is painted
// anew. While the window is drawn larger or smaller, the last one is stretched.
void StartPage::paintEvent(QPaintEvent*) {
    const double centre = QRectF(header_->geometry()).center().y();
    const auto draw = [scale = scale_, centre, ink = inkOf(*this)](QPainter& on, QSizeF size) {
        constexpr double middle = 250, swing = 190;
        paintCloth(on, QRectF(QPointF(), size), ink);
        on.setPen(QPen(ink.rosette, 0));  // a hairline: any other pen costs as much as all the rest
        on.drawPath(rosette(QPointF(size.width() / 2, centre), middle * scale, swing * scale, 24));
    };
    const QPixmap& backdrop = backdrop_->at(size(), draw);
    QPainter painter(this);
    if (backdrop.isNull()) {
        painter.fillRect(rect(), inkOf(*this).clothEdge);
    } else {
        painter.drawPixmap(rect(), backdrop);
    }
}

void StartPage::resizeEvent(QResizeEvent* event) {
    const double scale =
        std::clamp(std::min(width() / double(drawnFor.width()), height() / double(drawnFor.height())), 1.0, 2.0);
    if (scale != scale_) {
        scale_ = scale;
        setFonts();
    }
    arrange();
    QWidget::resizeEvent(event);
}

void StartPage::setFonts() {
    mask_->setPixmap(iconPixmap("mask", {scaled(104), scaled(56)}, devicePixelRatioF()));
    title_->setFont(houseFont(scaled(50), QFont::Bold));
    tagline_->setFont(houseItalic(scaled(18)));
    who_->setFont(houseItalic(scaled(15)));
    for (QPushButton* button : {lesson_, new_, finished_, open_, rules_}) button->setFont(houseFont(scaled(17)));
    keys_->setFont(houseFont(scaled(14)));
    print_->setFont(houseFont(scaled(14)));
    for (QPushButton* button : languages_) button->setFont(houseFont(scaled(14)));
    continue_->setScale(scale_);
}

void StartPage::arrange() {
    const int across = width() - 2 * margin;
    keys_->setVisible(keys_->sizeHint().width() + footButtonsWidth() <= across);
    const int natural = static_cast<int>(posters_.size()) * scaled(posterCard.width() + shelfGap);
    const auto arrangement = natural + gap + scaled(sideWidth) <= across ? Arrangement::beside
                             : width() >= leastShelf                     ? Arrangement::above
                                                                         : Arrangement::rows;
    const bool roomy = height() >= drawnFor.height() * 0.9 * textScale();
    // Ornaments give way to buttons, then posters do.
    if (layWhole(arrangement, roomy) || (roomy && layWhole(arrangement, false))) return;
    layWhole(Arrangement::rows, roomy);
}

// False: posters over the buttons leave them too little room.
bool StartPage::layWhole(Arrangement arrangement, bool ornaments) {
    for (QLabel* ornament : {mask_, tagline_}) ornament->setVisible(ornaments);
    lay(arrangement);
    return arrangement != Arrangement::above || buttons_->sizeHint().height() <= heightOfSide(arrangement);
}

// What header and footer leave.
int StartPage::heightBetween() const {
    return height() - header_->sizeHint().height() - footer_->sizeHint().height() - 64;
}

int StartPage::heightOfSide(Arrangement arrangement) const {
    const bool above = arrangement == Arrangement::above;
    return heightBetween() - (above ? posters_.front()->height() + middle_->spacing() : 0);
}

void StartPage::lay(Arrangement arrangement) {
    const bool above = arrangement == Arrangement::above;
    const int posters = static_cast<int>(posters_.size());
    const int across = width() - 2 * margin;
    const int down = heightBetween();
    const int side = scaled(sideWidth);
    middle_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    middle_->setSpacing(above ? scaled(20) : gap);
    sideBox_->setDirection(above ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    sideBox_->setSpacing(above ? scaled(24) : scaled(16));
    layPosters(arrangement, {above ? across : across - gap - side, above ? down * 56 / 100 : down});
    const int left = above ? down - posters_.front()->height() - 70 : down - qRound(scaled(besideRows) * textScale());
    continue_->setMostRows(std::clamp(static_cast<int>(left / (scaled(rowHeight) * textScale())), 1, 4));
    const int shelf = posters * (posters_.front()->width() + shelfGap) - shelfGap;
    // Few posters are no reason to squeeze what stands below them: games to continue and buttons are a side each.
    side_->setFixedWidth(above ? std::min(across, std::max(shelf, 2 * side + sideBox_->spacing())) : side);
    const int whole = side_->minimumWidth();
    const int column =
        above ? (whole - sideBox_->spacing()) / 2 : whole - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    writePlay(column);
    layButtons(column);
    buttons_->setMaximumWidth(above ? column : QWIDGETSIZE_MAX);
    const int besideButtons = above ? 0 : buttons_->sizeHint().height() + sideBox_->spacing();
    continue_->welcomeWithin({column, heightOfSide(arrangement) - besideButtons});
}

// In one line if need be smaller, else in several.
void StartPage::writePlay(int width) {
    const QString title = Words(QString::fromStdString(favourite_->id)).say(say("title"));
    const QString play = tr("Play now: %1").arg(title);
    QFont font;
    for (int size = largestPlay; size >= leastPlay; --size) {
        font = houseFont(scaled(size), QFont::Bold);
        if (QFontMetrics(font).horizontalAdvance(play) <= width - goldFrame) break;
    }
    play_->setFont(font);
    play_->setText(buttonText(play, play_->font(), width - goldFrame));
    play_->setAccessibleName(play);  // in one line
}

// Under the gold one, in two rows; where texts are large, as many to a row as have room.
void StartPage::layButtons(int width) {
    const std::array<QPushButton*, 5> others{new_, lesson_, open_, rules_, finished_};
    auto* grid = static_cast<QGridLayout*>(buttons_->layout());
    const auto fit = [&](const QList<int>& rows) {
        auto* const* next = others.begin();
        return std::all_of(rows.begin(), rows.end(), [&](int count) {
            int wide = (count - 1) * grid->spacing();
            for (int i = 0; i < count; ++i) wide += (*next++)->sizeHint().width();
            return wide <= width;
        });
    };
    const QList<int> two{3, 2}, three{2, 2, 1}, each{1, 1, 1, 1, 1};
    const QList<int>& rows = fit(two) ? two : fit(three) ? three : each;
    auto* const* next = others.begin();
    for (int row = 0; row < rows.size(); ++row) {
        const int cells = buttonCells / rows[row];
        for (int i = 0; i < rows[row]; ++i) grid->addWidget(*next++, row + 2, i * cells, 1, cells);
    }
}

int StartPage::footButtonsWidth() const {
    const int spacing = footer_->layout()->spacing();
    int width = print_->sizeHint().width() + spacing;
    for (const QPushButton* button : languages_) width += button->sizeHint().width() + spacing;
    return width;
}

void StartPage::layPosters(Arrangement arrangement, QSize room) {
    if (room.width() <= 0 || room.height() <= 0) return;  // not laid out yet
    const int posters = static_cast<int>(posters_.size());
    const bool rows = arrangement == Arrangement::rows;
    shelf_->setDirection(rows ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    shelf_->setSpacing(rows ? rowsGap : shelfGap);
    const int highest = qRound(posterRow.height() * textScale());
    const QSize row{room.width(), std::min(highest, room.height() / posters - rowsGap)};
    const double fits = std::min(room.width() / double(posters * (posterCard.width() + shelfGap)),
                                 room.height() / double(posterCard.height()));
    const QSize whole = posterCard * std::clamp(fits, 0.6, 2.5);
    for (Poster* poster : posters_) poster->setFixedSize(rows ? row : whole);
}

}  // namespace intrika
