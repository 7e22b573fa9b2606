#include "app/start/saved_row.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/pages/when_text.h"
#include "app/start/room.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

namespace intrika::start {
namespace {

constexpr int savedRowHeight = 92;
constexpr QSize pictureSize{120, 75};  // as TablePicture, smaller
constexpr int binSide = 30;
constexpr QRgb sand = 0xFFF1E6CC;

}  // namespace

SavedRow::SavedRow(UnfinishedGame game, QWidget* parent)
    : QAbstractButton(parent), game_(std::move(game)), bin_(new QToolButton(this)) {
    bin_->setObjectName("throwAway");
    bin_->setStyleSheet(
        "QToolButton { background: transparent; border: 2px solid transparent; border-radius: 5px; padding: 2px; }"
        "QToolButton:hover { background: #FBF6EA; }"
        "QToolButton:focus { border-color: #7A1D22; }");
    bin_->setFocusPolicy(Qt::StrongFocus);
    connect(bin_, &QToolButton::clicked, this, [this] { emit thrownAway(game_); });
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

QSize SavedRow::sizeHint() const {
    return {static_cast<int>(420 * scale_), static_cast<int>(savedRowHeight * scale_ * textScale())};
}

void SavedRow::setScale(double scale) {
    scale_ = scale;
    picture_ = {};
    placeBin();
    updateGeometry();
    update();
}

void SavedRow::placeBin() {
    const int side = static_cast<int>(binSide * scale_);
    const QSize icon = QSize(side, side) * 2 / 3;
    bin_->setIcon(iconPixmap("bin", icon, devicePixelRatioF()));
    bin_->setIconSize(icon);
    bin_->setGeometry(width() - side - 8, height() - side - 8, side, side);
}

void SavedRow::resizeEvent(QResizeEvent* event) {
    placeBin();
    QAbstractButton::resizeEvent(event);
}

void SavedRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete) {
        emit thrownAway(game_);
    } else {
        QAbstractButton::keyPressEvent(event);
    }
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
    bin_->setAccessibleName(tr("Delete: %1").arg(text()));
    bin_->setToolTip(plainTip(tr("Delete (Delete key)")));
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
    const auto write = [&](const QFont& font, QRgb colour, Qt::Alignment where, const QString& line, int kept = 0) {
        painter.setPen(QColor(colour));
        painter.setFont(font);
        const QRect room = lines.adjusted(0, 0, -kept, 0);
        painter.drawText(room, where, painter.fontMetrics().elidedText(line, Qt::ElideRight, room.width()));
    };
    const auto pixels = [&](int size) { return static_cast<int>(size * scale_); };
    const QFont small = houseFont(pixels(14));
    const int whenWidth = QFontMetrics(small).horizontalAdvance(when_) + margin;
    write(houseFont(pixels(19), QFont::Bold), ink::black, Qt::AlignLeft | Qt::AlignTop, text(), whenWidth);
    write(small, ink::second, Qt::AlignRight | Qt::AlignTop, when_);
    write(houseFont(pixels(16)), ink::black, Qt::AlignLeft | Qt::AlignVCenter, state_);
    write(small, ink::second, Qt::AlignLeft | Qt::AlignBottom, people_, bin_->width());
}

}  // namespace intrika::start

#include "moc_saved_row.cpp"
