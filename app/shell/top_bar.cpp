#include "app/shell/top_bar.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace intrika::shell {
namespace {

constexpr double lowest = 36, letters = 16, smallLetters = 15;
constexpr QSizeF maskSize{38, 21};
constexpr int edgeLine = 2;  // what is left of it in the full screen
constexpr int placeGap = 24, besideMenu = 24;
constexpr double leastLine = 1.28;  // of the size of letters that are large
constexpr std::chrono::seconds lingers{2};
const QColor barGround(0x10, 0x19, 0x1D), accent(0xD9, 0xB5, 0x6A);

// A little slower than the table: what is read at the edge needs less.
double scaleFor(const QSize& window) {
    constexpr double slower = 5.0 / 6;
    const double table = std::clamp(std::min(window.width() / 1600.0, window.height() / 900.0), 1.0, 2.5);
    return 1 + (table - 1) * slower;
}

}  // namespace

TopBar::TopBar(QWidget* window)
    : QMenuBar(window),
      mask_(plainLabel(this)),
      place_(plainLabel(this)),
      links_(new QWidget(this)),
      row_(new QHBoxLayout(links_)),
      window_(window->size()) {
    setNativeMenuBar(false);
    setProperty("cloth", QString());
    mask_->setObjectName("mask");
    mask_->setContentsMargins(14, 0, 0, 0);
    place_->setObjectName("place");
    place_->setAlignment(Qt::AlignCenter);
    place_->setAttribute(Qt::WA_TransparentForMouseEvents);
    QPalette colours = place_->palette();
    colours.setColor(QPalette::WindowText, QColor(0xF2, 0xC8, 0x5B));
    place_->setPalette(colours);
    place_->setForegroundRole(QPalette::WindowText);  // a menu bar's own is that of buttons
    row_->setContentsMargins(0, 0, 12, 0);
    row_->setSpacing(2);
    setCornerWidget(mask_, Qt::TopLeftCorner);
    setCornerWidget(links_, Qt::TopRightCorner);
    leaving_.setSingleShot(true);
    leaving_.setInterval(lingers);
    connect(&leaving_, &QTimer::timeout, this, &TopBar::hideAgain);
    window->installEventFilter(this);
    setLetters();
}

QToolButton* TopBar::addLink() {
    auto* link = new QToolButton(links_);
    link->setProperty("look", QStringLiteral("quiet"));
    link->setToolButtonStyle(Qt::ToolButtonTextOnly);
    link->setFocusPolicy(Qt::TabFocus);
    link->setAutoRaise(true);
    row_->addWidget(link);
    setLetters();
    return link;
}

void TopBar::fitTo(const QSize& window) {
    window_ = window;
    hasRoom_ = true;
    setLetters();
    arrange();
}

void TopBar::setLetters() {
    const double scale = scaleFor(window_);
    const QFont small = houseFont(qRound(smallLetters * scale));
    setFont(houseFont(qRound(letters * scale)));
    place_->setFont(houseItalic(qRound(letters * scale)));
    for (QToolButton* link : links_->findChildren<QToolButton*>()) link->setFont(small);
    height_ = std::max(qRound(lowest * scale), qRound(font().pixelSize() * leastLine));
    const double grown = height_ / lowest;
    mask_->setPixmap(iconPixmap("mask", (maskSize * grown).toSize(), devicePixelRatioF()));
    links_->setFixedHeight(height_ - 1);
    mask_->setFixedHeight(height_ - 1);
    setProperty("itemHeight", height_ - 1);
    updateGeometry();
}

void TopBar::setPlace(const QString& place) {
    placeText_ = place;
    if (place.isEmpty()) hasRoom_ = true;
    arrange();
}

void TopBar::setVeiled(bool veiled) {
    veiled_ = veiled;
    arrange();
}

void TopBar::setFloating(bool floating) {
    if (floats_ == floating) return;
    floats_ = floating;
    revealed_ = false;
    updateGeometry();
    if (floats_) {
        reveal();
        leaving_.start();
    }
}

int TopBar::heightNow() const { return isRevealed() ? height_ : edgeLine; }

QSize TopBar::sizeHint() const { return {QMenuBar::sizeHint().width(), heightForWidth(width())}; }

QSize TopBar::minimumSizeHint() const { return {0, heightForWidth(width())}; }

int TopBar::heightForWidth(int) const { return floats_ ? edgeLine : height_; }

int TopBar::menusEnd() const {
    int end = mask_->geometry().right();
    for (QAction* action : actions()) end = std::max(end, actionGeometry(action).right());
    return end;
}

// Those that have no room beside the menus are left to these.
void TopBar::fitLinks() {
    int room = width() - mask_->sizeHint().width() - row_->contentsMargins().right();
    for (const QAction* menu : actions()) {
        if (menu->isVisible()) room -= fontMetrics().horizontalAdvance(QString(menu->text()).remove(u'&')) + besideMenu;
    }
    for (int at = row_->count() - 1; at >= 0; --at) {
        QWidget* link = row_->itemAt(at)->widget();
        room -= link->sizeHint().width() + row_->spacing();
        link->setVisible(room >= 0);
    }
    links_->setVisible(!hidesWords() && isRevealed());
    const int wide = links_->sizeHint().width();  // a menu bar does not hear that what is in its corner has grown
    links_->setGeometry(width() - wide, 0, wide, height_ - 1);
}

void TopBar::arrange() {
    setProperty("veiled", hidesWords());
    fitLinks();
    mask_->setVisible(isRevealed());
    place_->setText(placeText_);
    if (placeText_.isEmpty()) {
        place_->hide();
    } else {
        layPlace();
    }
    update();
    if (std::exchange(toldSays_, saysPlace()) != saysPlace()) emit sayingPlace(saysPlace());
}

// The middle gives way to the menus and to what is on the right.
void TopBar::layPlace() {
    const int from = menusEnd() + placeGap;
    const int to = (links_->isVisible() ? links_->geometry().left() : width()) - placeGap;
    const QSize whole = place_->sizeHint();
    const bool fits = place_->fontMetrics().horizontalAdvance(placeText_) <= to - from && whole.height() < height_;
    place_->setVisible(fits && !veiled_ && isRevealed());
    const int left = std::clamp((width() - whole.width()) / 2, from, std::max(from, to - whole.width()));
    place_->setGeometry(left, 0, whole.width(), height_ - 1);
    if (isVisible() && !floats_ && !fits) hasRoom_ = false;
}

// Qt tells of no pointer that stands still while the window changes under it.
bool TopBar::isAskedFor() const {
    const bool pointedAt = underMouse() && rect().contains(mapFromGlobal(QCursor::pos()));
    return pointedAt || activeAction() != nullptr || hasFocus() || links_->isAncestorOf(QApplication::focusWidget()) ||
           QApplication::activePopupWidget() != nullptr;
}

void TopBar::reveal() {
    leaving_.stop();
    askedFor_ = true;
    if (floats_ && !revealed_) {
        revealed_ = true;
        resize(width(), height_);
        raise();
    }
    arrange();
}

void TopBar::hideAgain() {
    if (isAskedFor()) return leaving_.start();
    askedFor_ = false;
    if (floats_ && revealed_) {
        revealed_ = false;
        resize(width(), edgeLine);
    }
    arrange();
}

void TopBar::showKeyLetters(bool shown) {
    qApp->setProperty("keyLetters", shown);
    update();
}

// Alt is about to ask for the menus.
bool TopBar::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::ShortcutOverride;
    if (key && watched != this) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        if (pressed->key() == Qt::Key_Alt || (pressed->modifiers() & Qt::AltModifier) != 0) showKeyLetters(true);
        if (pressed->key() == Qt::Key_Alt && (floats_ || veiled_)) {
            reveal();
            leaving_.start();
        }
    }
    return QMenuBar::eventFilter(watched, event);
}

bool TopBar::event(QEvent* event) {
    const bool concerns = floats_ || veiled_;
    if (event->type() == QEvent::MouseButtonPress) showKeyLetters(false);
    if (event->type() == QEvent::Enter && concerns) reveal();
    if (event->type() == QEvent::FocusIn && concerns) reveal();
    if ((event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) && concerns) leaving_.start();
    return QMenuBar::event(event);
}

// Whatever the window's layout, which knows of the line alone, makes of it.
void TopBar::resizeEvent(QResizeEvent* event) {
    QMenuBar::resizeEvent(event);
    if (height() != heightNow()) return resize(width(), heightNow());
    arrange();
}

void TopBar::actionEvent(QActionEvent* event) {
    QMenuBar::actionEvent(event);
    if (isVisible()) arrange();
}

void TopBar::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(rect(), barGround);
    painter.end();
    if (isRevealed()) QMenuBar::paintEvent(event);
    QPainter line(this);
    line.fillRect(0, height() - 1, width(), 1, accent);
}

}  // namespace intrika::shell

#include "moc_top_bar.cpp"
