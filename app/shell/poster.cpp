#include "app/shell/poster.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/shell/late_picture.h"
#include "app/shell/look.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QPainter>

namespace intrika {
namespace {

constexpr QRectF sceneBox{8, 8, 214, 197};
constexpr QRectF titleBox{10, 211, 210, 52};
constexpr QRectF pitchBox{16, 271, 198, 34};
constexpr QRectF chipBox{13, 311, 204, 20};
constexpr QRgb rule = 0xFFC8912F;

}  // namespace

QString factsText(const GameKind& kind) {
    const QString players = kind.minSeats == kind.maxSeats
                                ? Poster::tr("%n player(s)", nullptr, kind.minSeats)
                                : Poster::tr("%1–%2 players").arg(kind.minSeats).arg(kind.maxSeats);
    if (kind.maxMinutes == 0) return players;
    const QString minutes = kind.minMinutes == kind.maxMinutes
                                ? Poster::tr("%n minute(s)", nullptr, kind.minMinutes)
                                : Poster::tr("%1–%2 minutes").arg(kind.minMinutes).arg(kind.maxMinutes);
    return players + QStringLiteral(" · ") + minutes;
}

QString weightText(Weight weight) {
    switch (weight) {
        case Weight::light:
            return Poster::tr("light: learnt at once");
        case Weight::medium:
            return Poster::tr("medium: a rule or two to look up");
        case Weight::heavy:
            return Poster::tr("heavy: much to keep in mind");
    }
    return {};
}

Poster::Poster(const GameKind& kind, QWidget* parent)
    : QAbstractButton(parent), kind_(kind), scene_(new LatePicture(this)) {
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
    facts_ = factsText(kind_);
    setToolTip(weightText(kind_.weight));
    setAccessibleDescription(QStringList{pitch_, facts_, toolTip()}.join(u' '));
    update();
}

void Poster::paintScene(QPainter& painter, const QRectF& box) {
    const QSizeF whole = box.size() * painter.worldTransform().m11();
    const QPixmap& scene = scene_->at(
        whole.toSize(),
        [game = QString::fromStdString(kind_.id)](QPainter& on, QSizeF size) { paintPosterScene(on, game, size); });
    painter.drawPixmap(box, scene, scene.rect());
}

void Poster::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (width() > height()) {
        const double scale = height() / double(row.height());
        painter.scale(scale, scale);
        return paintRow(painter, QSizeF(size()) / scale);
    }
    const double scale = std::min(width() / double(natural.width()), height() / double(natural.height()));
    painter.translate((width() - natural.width() * scale) / 2, (height() - natural.height() * scale) / 2);
    painter.scale(scale, scale);
    paintCard(painter);
}

void Poster::paintPaper(QPainter& painter, QSizeF size) {
    painter.setPen(Qt::NoPen);
    if (underMouse() || hasFocus()) {
        painter.setBrush(inkOf(*this).state);
        painter.drawRoundedRect(QRectF(QPointF(0, 0), size), 9, 9);
    }
    painter.setBrush(QColor(ink::paper));
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(4, 4, -4, -4), 6, 6);
}

void Poster::paintCard(QPainter& painter) {
    paintPaper(painter, natural);
    paintScene(painter, sceneBox);
    paintLines(painter, fitLine(text(), Cut::bold, titleBox.width(), 28, 20), Cut::bold, titleBox, QColor(ink::black),
               1.05);
    painter.fillRect(QRectF(70, 266, 90, 1.2), QColor(rule));
    paintLines(painter, fitParagraph(pitch_, Cut::italic, pitchBox.size(), 14, 12, 1.15), Cut::italic, pitchBox,
               QColor(ink::second), 1.15);
    paintChip(painter, chipBox);
}

void Poster::paintRow(QPainter& painter, QSizeF size) {
    paintPaper(painter, size);
    const QRectF sceneAt(9, 9, 80, 74);
    paintScene(painter, sceneAt);
    const double left = sceneAt.right() + 12;
    const double wide = size.width() - left - 12;
    const auto title = fitLine(text(), Cut::bold, wide, 22, 15);
    paintLine(painter, title.lines.join(u' '), Cut::bold, title.size, QPointF(left, 29), Qt::AlignLeft,
              QColor(ink::black));
    const auto pitch = fitParagraph(pitch_, Cut::italic, {wide, 18}, 14, 12, 1.15);
    paintLine(painter, pitch.lines.value(0), Cut::italic, pitch.size, QPointF(left, 50), Qt::AlignLeft,
              QColor(ink::second));
    paintChip(painter, QRectF(left, 61, std::min(wide, chipBox.width()), chipBox.height()));
}

// Players and minutes; as many discs as the game is heavy, of three.
void Poster::paintChip(QPainter& painter, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::tableLight));
    painter.drawRoundedRect(box, 5, 5);
    constexpr double disc = 3.2;
    constexpr double apart = 10;
    const double text = box.width() - 3 * apart - 14;
    const auto facts = fitLine(facts_, Cut::bold, text, 13, 10);
    paintLine(painter, facts.lines.join(u' '), Cut::bold, facts.size,
              QPointF(box.left() + 8 + text / 2, box.bottom() - 5.5), Qt::AlignHCenter, QColor(Qt::white));
    for (int at = 0; at < 3; ++at) {
        painter.setPen(QPen(QColor(ink::gold), 1.2));
        painter.setBrush(at <= static_cast<int>(kind_.weight) ? QBrush(QColor(ink::gold)) : Qt::NoBrush);
        painter.drawEllipse(QPointF(box.right() - 10 - (2 - at) * apart, box.center().y()), disc, disc);
    }
}

}  // namespace intrika
