#include "app/shell/poster.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/shell/look.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QPainter>

namespace intrika {
namespace {

constexpr QRectF sceneBox{8, 8, 214, 197};
constexpr QRectF titleBox{10, 211, 210, 52};
constexpr QRectF pitchBox{16, 271, 198, 34};
constexpr QRectF chipBox{32, 311, 166, 20};
constexpr QRgb rule = 0xFFC8912F;

}  // namespace

QString playersText(const GameKind& kind) {
    if (kind.minSeats == kind.maxSeats) return Poster::tr("%n player(s)", nullptr, kind.minSeats);
    return Poster::tr("%1–%2 players").arg(kind.minSeats).arg(kind.maxSeats);
}

Poster::Poster(const GameKind& kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    retranslate();
}

void Poster::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QAbstractButton::changeEvent(event);
}

void Poster::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void Poster::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

void Poster::retranslate() {
    const Words words(QString::fromStdString(kind_.id));
    setText(words.say(say("title")));
    pitch_ = words.say(say("pitch"));
    players_ = playersText(kind_);
    setAccessibleDescription(pitch_ + u' ' + players_);
    update();
}

void Poster::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double scale = std::min(width() / double(natural.width()), height() / double(natural.height()));
    painter.translate((width() - natural.width() * scale) / 2, (height() - natural.height() * scale) / 2);
    painter.scale(scale, scale);

    const QSize sceneSize = (sceneBox.size() * scale).toSize();
    if (scene_.size() != sceneSize * devicePixelRatioF()) {
        scene_ = posterScene(QString::fromStdString(kind_.id), sceneSize, devicePixelRatioF());
    }
    paintCard(painter, natural);
}

void Poster::paintCard(QPainter& painter, QSizeF size) {
    const QRectF card = QRectF(QPointF(0, 0), size).adjusted(4, 4, -4, -4);
    painter.setPen(Qt::NoPen);
    if (underMouse() || hasFocus()) {
        painter.setBrush(QColor(ink::gold));
        painter.drawRoundedRect(QRectF(QPointF(0, 0), size), 9, 9);
    }
    painter.setBrush(QColor(ink::paper));
    painter.drawRoundedRect(card, 6, 6);
    painter.drawPixmap(sceneBox, scene_, scene_.rect());

    paintLines(painter, fitLine(text(), Cut::bold, titleBox.width(), 28, 20), Cut::bold, titleBox, QColor(ink::black),
               1.05);
    painter.fillRect(QRectF(70, 266, 90, 1.2), QColor(rule));
    paintLines(painter, fitParagraph(pitch_, Cut::italic, pitchBox.size(), 14, 12, 1.15), Cut::italic, pitchBox,
               QColor(ink::second), 1.15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::tableLight));
    painter.drawRoundedRect(chipBox, 5, 5);
    paintLine(painter, players_, Cut::bold, 13, QPointF(chipBox.center().x(), chipBox.bottom() - 5.5), Qt::AlignHCenter,
              QColor(Qt::white));
}

}  // namespace intrika
