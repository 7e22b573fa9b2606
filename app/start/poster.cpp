#include "app/start/poster.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/pages/late_picture.h"
#include "app/pages/look.h"
#include "app/start/poster_picture.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace intrika::start {

namespace {

// "3–4 players", "45–60 min".
QStringList factsOf(const GameKind& kind) {
    const QString players = kind.minSeats == kind.maxSeats
                                ? Poster::tr("%n player(s)", nullptr, kind.minSeats)
                                : Poster::tr("%1–%2 players").arg(kind.minSeats).arg(kind.maxSeats);
    if (kind.maxMinutes == 0) return {players};
    const QString minutes = kind.minMinutes == kind.maxMinutes
                                ? Poster::tr("%n min", nullptr, kind.minMinutes)
                                : Poster::tr("%1–%2 min").arg(kind.minMinutes).arg(kind.maxMinutes);
    return {players, minutes};
}

QString weightText(Weight weight) {
    switch (weight) {
        case Weight::light:
            return Poster::tr("light: quick to learn");
        case Weight::medium:
            return Poster::tr("medium: a rule or two to look up");
        case Weight::heavy:
            return Poster::tr("heavy: much to keep in mind");
    }
    return {};
}

}  // namespace

Poster::Poster(const GameKind& kind, QWidget* parent)
    : QAbstractButton(parent), kind_(kind), picture_(new LatePicture(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    retranslate();
}

void Poster::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) picture_->forget();
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
    facts_ = factsOf(kind_);
    const QString weight = weightText(kind_.weight);
    setToolTip(plainTip(weight));
    setAccessibleDescription(QStringList{pitch_, facts_.join(QStringLiteral(" · ")), weight}.join(u' '));
    picture_->forget();
    update();
}

bool Poster::isRow() const { return width() > height(); }

double Poster::scale() const {
    if (isRow()) return height() / double(posterRow.height());
    return std::min(width() / double(posterCard.width()), height() / double(posterCard.height()));
}

QSizeF Poster::wholeSize() const { return isRow() ? QSizeF(size()) / scale() : QSizeF(posterCard); }

void Poster::drawAhead() { picture_->begin((wholeSize() * scale()).toSize(), content()); }

void Poster::paintEvent(QPaintEvent*) {
    const double scale = this->scale();
    const QSizeF whole = wholeSize();
    const QSizeF left = isRow() ? QSizeF() : (QSizeF(size()) - whole * scale) / 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(left.width(), left.height());
    painter.scale(scale, scale);
    paintPaper(painter, whole);
    painter.resetTransform();
    painter.drawPixmap(QPointF(left.width(), left.height()), picture_->at((whole * scale).toSize(), content()));
}

std::function<void(QPainter&, QSizeF)> Poster::content() const {
    const double scale = this->scale();
    const PosterText shown{QString::fromStdString(kind_.id), text(), pitch_, facts_, kind_.weight, textScale(), scale};
    return [shown, scale, row = isRow()](QPainter& on, QSizeF whole) {
        on.scale(scale, scale);
        row ? paintPosterRow(on, shown, whole.width() / scale) : paintPosterCard(on, shown);
    };
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

}  // namespace intrika::start

#include "moc_poster.cpp"
