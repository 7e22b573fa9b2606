#include "app/shell/saved_row.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/shell/look.h"
#include "app/shell/when_text.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace intrika {
namespace {

constexpr int rowHeight = 92;
constexpr QSize pictureSize{120, 75};  // as TablePicture, smaller
constexpr QRgb sand = 0xFFF1E6CC;

}  // namespace

SavedRow::SavedRow(UnfinishedGame game, QWidget* parent) : QAbstractButton(parent), game_(std::move(game)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

QSize SavedRow::sizeHint() const {
    return {static_cast<int>(420 * scale_), static_cast<int>(rowHeight * scale_ * textScale())};
}

void SavedRow::setScale(double scale) {
    scale_ = scale;
    picture_ = {};
    updateGeometry();
    update();
}

void SavedRow::show(const Glance& glance) {
    glance_ = glance;
    retranslate();
}

void SavedRow::show(const QImage& table) {
    table_ = table;
    picture_ = {};
    update();
}

void SavedRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QAbstractButton::changeEvent(event);
}

void SavedRow::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void SavedRow::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

void SavedRow::retranslate() {
    const Words words(game_.game, game_.names);
    setText(words.say(say("title")));
    people_ = QLocale().createSeparatedList(game_.names);
    when_ = whenText(game_.when);
    state_ = tr("%n move(s)", nullptr, game_.steps);
    if (glance_) {
        QStringList next;
        for (const Seat seat : glance_->toAct) next << glance_->seats[seat].name;
        state_ = words.say(glance_->tableau.headline);
        if (!next.empty()) {
            state_ += QStringLiteral(" · ") + tr("%1 to play").arg(QLocale().createSeparatedList(next));
        }
    }
    setAccessibleName(tr("Continue: %1").arg(text()));
    setAccessibleDescription(QStringList{state_, people_, when_}.join(QStringLiteral(" · ")));
    update();
}

// The table, with the scene of the game's poster until there is one.
QPixmap SavedRow::picture(QSize size) const {
    const qreal ratio = devicePixelRatioF();
    if (table_.isNull()) return posterScene(game_.game, {size.height() * 100 / 92, size.height()}, ratio);
    QImage scaled = table_.scaled(size * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    scaled.setDevicePixelRatio(ratio);
    return QPixmap::fromImage(scaled);
}

void SavedRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(underMouse() || hasFocus() ? QPen(QColor(ink::wine), 2.5) : QPen(Qt::NoPen));
    painter.setBrush(QColor(sand));
    painter.drawRoundedRect(box, 6, 6);

    const QSize frame = pictureSize * scale_;
    if (picture_.isNull()) picture_ = picture(frame);
    const QSizeF shown = picture_.deviceIndependentSize();
    painter.drawPixmap(QPointF(9 + (frame.width() - shown.width()) / 2, (height() - shown.height()) / 2), picture_);

    const int left = frame.width() + 22;
    const int margin = static_cast<int>(9 * scale_);
    const QRect lines(left, margin, width() - left - 12, height() - 2 * margin);
    const auto write = [&](const QFont& font, QRgb colour, Qt::Alignment where, const QString& line) {
        painter.setPen(QColor(colour));
        painter.setFont(font);
        painter.drawText(lines, where, painter.fontMetrics().elidedText(line, Qt::ElideRight, lines.width()));
    };
    const auto pixels = [&](int size) { return static_cast<int>(size * scale_); };
    write(houseFont(pixels(19), QFont::Bold), ink::black, Qt::AlignLeft | Qt::AlignTop, text());
    write(houseFont(pixels(14)), ink::second, Qt::AlignRight | Qt::AlignTop, when_);
    write(houseFont(pixels(16)), ink::black, Qt::AlignLeft | Qt::AlignVCenter, state_);
    write(houseFont(pixels(14)), ink::second, Qt::AlignLeft | Qt::AlignBottom, people_);
}

}  // namespace intrika
