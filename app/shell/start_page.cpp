#include "app/shell/start_page.h"

#include "app/faces/ornament.h"
#include "app/shell/dealing.h"
#include "app/shell/language.h"
#include "app/shell/look.h"
#include "app/shell/poster.h"
#include "app/shell/saved_row.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika {
namespace {

constexpr int sideWidth = 460;
constexpr int margin = 32;
constexpr int gap = 48;
constexpr int shelfGap = 16;
constexpr int mostRows = 4;
constexpr int headerHeight = 270;  // header, footer and the space between

}  // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    setStyleSheet(pageStyle() +
                  "#saved { background: #FBF6EA; border-radius: 8px; }"
                  "#saved QLabel { color: #1F1B18; }"
                  "#savedRows, #savedArea { background: transparent; }");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 16, margin, 10);
    column->setSpacing(14);
    column->addWidget(makeHeader());
    middle_ = new QBoxLayout(QBoxLayout::LeftToRight);
    middle_->setSpacing(gap);
    middle_->addStretch(1);
    middle_->addWidget(makePosters(), 0, Qt::AlignCenter);
    middle_->addWidget(makeSide(), 0, Qt::AlignCenter);
    middle_->addStretch(1);
    column->addLayout(middle_, 1);
    column->addWidget(makeFooter());
    favourite_ = allGames().front();
    retranslate();
}

QWidget* StartPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    mask_ = new QLabel(header);
    mask_->setPixmap(iconPixmap("mask", {104, 56}, devicePixelRatioF()));
    mask_->setAlignment(Qt::AlignCenter);
    auto* title = new QLabel(QStringLiteral("Intrika"), header);
    title->setFont(houseFont(50, QFont::Bold));
    title->setStyleSheet("color: #FBF1D8");
    title->setAlignment(Qt::AlignCenter);
    tagline_ = new QLabel(header);
    tagline_->setFont(houseItalic(18));
    tagline_->setStyleSheet("color: #D9B56A");
    tagline_->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {mask_, title, tagline_}) column->addWidget(label);
    header->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return header;
}

QWidget* StartPage::makePosters() {
    auto* shelf = new QWidget(this);
    auto* row = new QHBoxLayout(shelf);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(shelfGap);
    for (const GameKind* kind : allGames()) {
        auto* poster = new Poster(*kind, shelf);
        connect(poster, &Poster::clicked, this, [this, kind] { emit newGameAsked(*kind); });
        row->addWidget(poster);
        posters_.push_back(poster);
    }
    return shelf;
}

QPushButton* StartPage::makeButton(const char* look, int fontPixels) {
    auto* button = new QPushButton(this);
    button->setProperty("look", QString::fromLatin1(look));
    button->setFont(houseFont(fontPixels, look == QByteArray("gold") ? QFont::Bold : QFont::Normal));
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

QWidget* StartPage::makeSide() {
    auto* side = new QWidget(this);
    side->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    gold_ = makeButton("gold", 20);
    open_ = makeButton("plain", 17);
    rules_ = makeButton("plain", 17);
    connect(gold_, &QPushButton::clicked, this, [this] { emit newGameAsked(favourite()); });
    connect(open_, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(rules_, &QPushButton::clicked, this, [this] { emit rulesAsked(favourite()); });
    auto* pair = new QHBoxLayout;
    pair->setSpacing(10);
    pair->addWidget(open_);
    pair->addWidget(rules_);
    column->addWidget(makeSaved());
    column->addSpacing(4);
    column->addWidget(gold_);
    column->addLayout(pair);
    return side;
}

QWidget* StartPage::makeSaved() {
    auto* panel = new QFrame(this);
    panel->setObjectName("saved");
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(18, 12, 18, 14);
    savedHeading_ = new QLabel(panel);
    savedHeading_->setFont(houseFont(24, QFont::Bold));
    welcome_ = new QLabel(panel);
    welcome_->setFont(houseFont(17));
    welcome_->setWordWrap(true);
    savedArea_ = new QScrollArea(panel);
    savedArea_->setObjectName("savedArea");
    savedArea_->setFrameShape(QFrame::NoFrame);
    savedArea_->setWidgetResizable(true);
    savedArea_->setFocusPolicy(Qt::NoFocus);
    column->addWidget(savedHeading_);
    column->addWidget(welcome_);
    column->addWidget(savedArea_, 1);
    return panel;
}

QWidget* StartPage::makeFooter() {
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 0, 0);
    keys_ = new QLabel(footer);
    keys_->setFont(houseFont(14));
    keys_->setStyleSheet("color: #C9D3CE");
    row->addWidget(keys_);
    row->addStretch(1);
    for (const QString& code : languages()) {
        auto* button = makeButton("quiet", 14);
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

const GameKind& StartPage::favourite() const { return *favourite_; }

void StartPage::refresh() {
    saved_ = gamesToContinue();
    if (!saved_.empty()) favourite_ = gameNamed(saved_.front().game.toStdString());
    fillSaved();
    retranslate();
}

void StartPage::fillSaved() {
    auto* rows = new QWidget;
    rows->setObjectName("savedRows");
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const UnfinishedGame& game : saved_) {
        auto* row = new SavedRow(game, rows);
        connect(row, &SavedRow::clicked, this, [this, path = game.path] { emit continueAsked(path); });
        column->addWidget(row);
    }
    column->addStretch(1);
    savedArea_->setWidget(rows);  // the former list is deleted
    const int shown = std::min<int>(static_cast<int>(saved_.size()), mostRows);
    savedArea_->setFixedHeight(shown * (rows->sizeHint().height() + 8) /
                               std::max<int>(1, static_cast<int>(saved_.size())));
    savedArea_->setVisible(!saved_.empty());
    welcome_->setVisible(saved_.empty());
    if (saved_.empty()) {
        gold_->setFocus();
    } else {
        rows->findChild<SavedRow*>()->setFocus();
    }
}

void StartPage::retranslate() {
    const QString title = Words(QString::fromStdString(favourite().id)).say(say("title"));
    tagline_->setText(tr("one table · nobody is who they seem"));
    savedHeading_->setText(saved_.empty() ? tr("Welcome to the table") : tr("Continue"));
    welcome_->setText(
        tr("A new game starts against bots at once; or seat your friends around this laptop.\n\n"
           "The program knows the rules: it shows what is allowed, and says why something is not."));
    gold_->setText(tr("New game: %1").arg(title));
    open_->setText(tr("Open…"));
    rules_->setText(tr("Rules"));
    keys_->setText(tr("F1 rules · Ctrl+O open · F11 full screen"));
    for (QPushButton* button : languages_) button->setChecked(button->text() == languageName(currentLanguage()));
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
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

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCloth(painter, rect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(217, 181, 106, 40), 1));
    painter.drawPath(rosette(QPointF(width() / 2.0, 96), 250, 190, 24));
}

// Beside each other where there is room for posters of their natural size, else the list below them.
void StartPage::resizeEvent(QResizeEvent* event) {
    const int posters = static_cast<int>(posters_.size());
    const double natural = posters * (Poster::natural.width() + shelfGap);
    const int roomAcross = width() - 2 * margin;
    const int roomDown = height() - headerHeight;
    const bool wide = roomAcross >= natural + gap + sideWidth;
    middle_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const double across = (wide ? roomAcross - gap - sideWidth : roomAcross) / natural;
    const double down = (wide ? roomDown : roomDown * 0.58) / Poster::natural.height();
    const double scale = std::clamp(std::min(across, down), 0.6, 1.6);
    for (Poster* poster : posters_) poster->setFixedSize(Poster::natural * scale);
    QWidget::resizeEvent(event);
}

}  // namespace intrika
