#include "app/setup/place_card.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/text_fit.h"
#include "app/setup/new_game.h"
#include "app/setup/player_box.h"
#include "app/setup/seat_ribbon.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"
#include "app/style/widget_look.h"
#include "engines/words/words.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intrika::setup {
namespace {

// Of a card at scale 1.
constexpr double foldHigh = 13, shadowWide = 8;
constexpr QRectF ribbonBox(12, -4, 34, 62), nameBox(54, 6, 152, 36), playerBoxAt(52, 48, 158, 40);
constexpr double lineAt = 43, lineFrom = 58, lineTo = 14;
constexpr double nameText = 22, playerText = 15, leastText = 12;
constexpr QRgb foldInk = 0xFFD8CBB0, goldenRule = 0xFFB8842B;

QRect scaled(const QRectF& box, double scale, QPointF from, double margin = 0) {
    return QRectF(from + box.topLeft() * scale, box.size() * scale)
        .adjusted(-margin, -margin, margin, margin)
        .toAlignedRect();
}

QFont letters(Cut cut, double pixels) { return textFont(cut, std::max(leastText, pixels)); }

}  // namespace

PlaceCard::PlaceCard(Seat seat, std::string colour, QWidget* parent)
    : QWidget(parent),
      seat_(seat),
      colour_(std::move(colour)),
      ribbon_(new SeatRibbon(colour_, this)),
      name_(new QLineEdit(this)),
      player_(new PlayerBox(this)) {
    layPaper(*this);
    setCursor(Qt::OpenHandCursor);
    setFocusProxy(name_);
    name_->setFrame(false);
    name_->setMaxLength(longestName);
    name_->setCursor(Qt::IBeamCursor);
    player_->setCursor(Qt::ArrowCursor);
    paintName(false);
    for (QWidget* part : {static_cast<QWidget*>(name_), static_cast<QWidget*>(ribbon_)}) part->installEventFilter(this);
    connect(name_, &QLineEdit::textChanged, this, &PlaceCard::changed);
    connect(player_, &PlayerBox::playerChosen, this, &PlaceCard::changed);
    connect(ribbon_, &SeatRibbon::moved, this, &PlaceCard::moved);
    retranslate();
}

void PlaceCard::setPlace(const Settings::Seating::Place& place) {
    name_->setText(place.name);
    name_->setCursorPosition(0);
    player_->setPlayer(place.player);
    player_->setWithPhone(place.phone);
}

Settings::Seating::Place PlaceCard::place() const {
    return {name_->text().simplified(), player_->player(), player_->isWithPhone()};
}

SeatInfo PlaceCard::info() const {
    const QString typed = name_->text().simplified();
    return {typed.isEmpty() ? defaultName(seat_) : typed, player_->player(), colour_};
}

void PlaceCard::setPerson(bool person) {
    player_->setPerson(person);
    emit changed();
}

void PlaceCard::setTemperament(Temperament temperament) { player_->setTemperament(temperament); }

void PlaceCard::setWrong(bool wrong) {
    isWrong_ = wrong;
    name_->setProperty("wrong", wrong);
    update();
}

void PlaceCard::lie(const QRectF& box, double scale) {
    scale_ = scale;
    const double shadow = shadowWide * scale;
    const QRectF around = box.adjusted(-shadow, -foldHigh * scale - 2, shadow, shadow);
    setGeometry(around.toAlignedRect());
    const QPointF corner = paper().topLeft();
    ribbon_->setGeometry(scaled(ribbonBox, scale, corner, focusRing));
    name_->setGeometry(scaled(nameBox, scale, corner));
    name_->setFont(letters(Cut::bold, nameText * scale));
    player_->setGeometry(scaled(playerBoxAt, scale, corner));
    player_->setFont(letters(Cut::regular, playerText * scale));
    update();
}

QRectF PlaceCard::paper() const {
    const double shadow = shadowWide * scale_;
    return QRectF(rect()).adjusted(shadow, foldHigh * scale_ + 2, -shadow, -shadow);
}

void PlaceCard::layDown() {
    isHeld_ = isCarried_ = false;
    setCursor(Qt::OpenHandCursor);
}

void PlaceCard::retranslate() {
    const Words words;
    const QString seat = tr("Seat %1").arg(seat_ + 1);
    const QString colour = words.say(say("colour." + colour_));
    name_->setPlaceholderText(defaultName(seat_));
    name_->setAccessibleName(tr("%1: name").arg(seat));
    player_->setAccessibleName(tr("%1: who plays").arg(seat));
    ribbon_->setAccessibleName(tr("%1, %2: change seats").arg(seat, colour));
    ribbon_->setAccessibleDescription(tr("Arrow keys: to the next chair."));
    setAccessibleName(colour);
    setToolTip(plainTip(tr("%1: drag it to another chair to change seats").arg(colour)));
    player_->retranslate();
}

void PlaceCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

// The usual name is as good as one that was typed, until somebody is about to type one.
void PlaceCard::paintName(bool writes) {
    QPalette letterPalette = name_->palette();
    letterPalette.setColor(QPalette::PlaceholderText, QColor(writes ? style::ink::disabled : style::ink::text));
    name_->setPalette(letterPalette);
}

bool PlaceCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        paintName(watched == name_ && event->type() == QEvent::FocusIn);
        update();
    }
    return QWidget::eventFilter(watched, event);
}

void PlaceCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = paper();
    const double s = scale_;
    for (int step = 0; step < 4; ++step) {
        const double wider = (step + (isCarried_ ? 3 : 0)) * s;
        paintBox(painter, card.adjusted(-wider / 2, 0, wider, wider + 2 * s), 5 * s, QColor(0, 0, 0, 30),
                 Qt::transparent);
    }
    QPainterPath fold;
    fold.addPolygon(QPolygonF({card.topLeft(),
                               card.topRight(),
                               {card.right() - 7 * s, card.top() - foldHigh * s},
                               {card.left() + 7 * s, card.top() - foldHigh * s}}));
    fold.closeSubpath();
    painter.fillPath(fold, QColor(foldInk));
    painter.strokePath(fold, QPen(QColor(31, 27, 24, 128), 0.8));
    const bool writes = name_->hasFocus();
    const QColor edge = isWrong_ ? QColor(style::ink::wine)
                        : writes ? QColor(style::ink::gold)
                                 : QColor(31, 27, 24, 102);
    paintBox(painter, card, 4 * s, QColor(style::ink::field), edge, writes || isWrong_ ? 3 : 1);
    const double y = card.top() + lineAt * s;
    painter.setPen(QPen(QColor(writes ? style::ink::wine : goldenRule), writes ? 2 : 1));
    painter.drawLine(QPointF(card.left() + lineFrom * s, y), QPointF(card.right() - lineTo * s, y));
}

void PlaceCard::mousePressEvent(QMouseEvent* event) {
    isHeld_ = event->button() == Qt::LeftButton;
    grip_ = event->pos();
}

void PlaceCard::mouseMoveEvent(QMouseEvent* event) {
    if (!isHeld_) return;
    const QPoint way = event->pos() - grip_;
    if (!isCarried_ && way.manhattanLength() < QApplication::startDragDistance()) return;
    if (!isCarried_) raise();
    isCarried_ = true;
    setCursor(Qt::ClosedHandCursor);
    move(pos() + way);
    emit carried(QPointF(mapToParent(event->pos())));
}

void PlaceCard::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasCarried = isCarried_;
    layDown();
    if (wasCarried) emit dropped(QPointF(mapToParent(event->pos())));
}

}  // namespace intrika::setup

#include "moc_place_card.cpp"
