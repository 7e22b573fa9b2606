#include "app/shell/saved_row.h"

#include "app/faces/palette.h"
#include "app/shell/look.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace intrika {
namespace {

constexpr int rowHeight = 58;
constexpr int thumbnail = 46;
constexpr QRgb sand = 0xFFF1E6CC;

QString whenText(const QDateTime& when) {
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    if (when.date() == QDate::currentDate()) return SavedRow::tr("today, %1").arg(time);
    if (when.date().daysTo(QDate::currentDate()) == 1) return SavedRow::tr("yesterday, %1").arg(time);
    return QLocale().toString(when.date(), QLocale::ShortFormat);
}

}  // namespace

SavedRow::SavedRow(UnfinishedGame game, QWidget* parent) : QAbstractButton(parent), game_(std::move(game)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

QSize SavedRow::sizeHint() const { return {420, rowHeight}; }

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
    setText(Words(game_.game).say(say("title")));
    people_ = QLocale().createSeparatedList(game_.names);
    state_ = tr("%n move(s)", nullptr, game_.steps) + QStringLiteral(" · ") + whenText(game_.when);
    setAccessibleName(tr("Continue: %1").arg(text()));
    setAccessibleDescription(people_ + QStringLiteral(" · ") + state_);
    update();
}

void SavedRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(underMouse() || hasFocus() ? QPen(QColor(ink::wine), 2.5) : QPen(Qt::NoPen));
    painter.setBrush(QColor(sand));
    painter.drawRoundedRect(box, 6, 6);

    if (scene_.isNull()) scene_ = posterScene(game_.game, {thumbnail, thumbnail * 92 / 100}, devicePixelRatioF());
    painter.drawPixmap(QPointF(9, (rowHeight - thumbnail * 0.92) / 2), scene_);

    const int left = thumbnail + 20;
    const QRect line(left, 6, width() - left - 12, rowHeight - 12);
    painter.setPen(QColor(ink::black));
    painter.setFont(houseFont(18, QFont::Bold));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop, text());
    painter.setPen(QColor(ink::second));
    painter.setFont(houseFont(14));
    painter.drawText(line, Qt::AlignRight | Qt::AlignTop, state_);
    painter.setFont(houseFont(15));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(people_, Qt::ElideRight, line.width()));
}

}  // namespace intrika
