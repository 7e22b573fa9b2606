#include "app/play/curtain.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/play/keys.h"
#include "app/play/panel_style.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPropertyAnimation>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace intrika::play {
namespace {

constexpr int medalSide = 190;
const QColor cream(0xFF, 0xF4, 0xDC);
const QColor straw(0xF2, 0xD9, 0xA0);

void paintFolds(QPainter& painter, const QRect& area) {
    constexpr std::array<int, 5> widths{74, 58, 82, 64, 70};
    int x = 0;
    for (std::size_t fold = 0; x < area.width(); ++fold) {
        const int width = widths[fold % widths.size()];
        QLinearGradient light(x, 0, x + width, 0);
        light.setStops({{0, 0xFF3D0D14}, {.25, 0xFF7A1D27}, {.5, 0xFF9C2A33}, {.9, 0xFF4A1018}, {1, 0xFF3D0D14}});
        painter.fillRect(x, 0, width, area.height(), light);
        x += width;
    }
    QLinearGradient dusk(0, 0, 0, area.height());
    dusk.setStops({{0, QColor(0, 0, 0, 110)}, {.25, QColor(0, 0, 0, 0)}, {1, QColor(0, 0, 0, 90)}});
    painter.fillRect(area, dusk);
}

// The valance: scallops with a gold hem and a fringe.
void paintValance(QPainter& painter, int width) {
    constexpr int scallops = 8;
    constexpr double top = 54, sag = 122;
    constexpr int threads = 40;
    const double step = double(width) / scallops;
    for (int i = 0; i < scallops; ++i) {
        const double left = i * step;
        QPainterPath hem(QPointF(left + step, top));
        hem.cubicTo(left + .75 * step, sag, left + .25 * step, sag, left, top);
        QPainterPath cloth = hem;
        cloth.lineTo(left, 0);
        cloth.lineTo(left + step, 0);
        QLinearGradient light(left, 0, left + step, 0);
        light.setStops({{0, 0xFF4A1018}, {.5, 0xFFA8313A}, {1, 0xFF4A1018}});
        painter.fillPath(cloth, light);
        painter.setPen(QPen(QColor(0xB8, 0x84, 0x2B), 1.4));
        for (int thread = 1; thread < threads; ++thread) {
            const QPointF at = hem.pointAtPercent(double(thread) / threads);
            painter.drawLine(at, at + QPointF(0, 16));
        }
        painter.strokePath(hem, QPen(QColor(0xD9, 0xA4, 0x41), 5));
    }
}

QPixmap medal(std::string_view colour, qreal devicePixelRatio) {
    QPixmap picture(QSize(medalSide, medalSide) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(medalSide / 100.0, medalSide / 100.0);
    const QPointF centre(50, 50);
    const SeatInk seat = seatInk(colour);
    painter.setPen(QPen(cream, 2));
    painter.setBrush(seat.ground);
    painter.drawEllipse(centre, 47, 47);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(seat.mark, .7));
    painter.drawEllipse(centre, 42.5, 42.5);
    QColor fine = seat.mark;
    fine.setAlphaF(.55F);
    painter.strokePath(rosette(centre, 34.5, 6, 30), QPen(fine, .35));
    paintSeatMark(painter, colour, centre, 40, seat.mark);
    return picture;
}

QLabel* line(QWidget* parent, Cut cut, int pixels, const QColor& colour) {
    auto* label = plainLabel(parent);
    label->setFont(panelFont(cut, pixels));
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setStyleSheet(QStringLiteral("color: %1;").arg(colour.name()));
    return label;
}

}  // namespace

Curtain::Curtain(QWidget* parent)
    : QFrame(parent),
      medal_(plainLabel(this)),
      name_(line(this, Cut::bold, 64, cream)),
      seat_(line(this, Cut::italic, 22, straw)),
      open_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 26), this)),
      help_(line(this, Cut::regular, 18, straw)),
      takeBack_(panelButton(ButtonLook::link, panelFont(Cut::italic, 18), this)),
      rising_(new QPropertyAnimation(this, "pos", this)) {
    setObjectName(QStringLiteral("curtain"));
    setFocusPolicy(Qt::StrongFocus);
    setStyleSheet(panelStyle());
    open_->setObjectName(QStringLiteral("here"));
    open_->setMinimumSize(340, 64);
    takeBack_->setObjectName(QStringLiteral("takeBack"));
    takeBack_->setStyleSheet(QStringLiteral("color: %1;").arg(straw.name()));
    takeBack_->setCursor(Qt::PointingHandCursor);
    for (QPushButton* button : {open_, takeBack_}) {
        button->setFocusPolicy(Qt::NoFocus);  // its keys are the curtain's, which do not listen at once
    }

    auto* column = new QVBoxLayout(this);
    column->addStretch(3);
    column->addWidget(medal_, 0, Qt::AlignCenter);
    column->addSpacing(16);
    for (QLabel* text : {name_, seat_}) column->addWidget(text);
    column->addSpacing(40);
    column->addWidget(open_, 0, Qt::AlignCenter);
    column->addSpacing(12);
    column->addWidget(help_);
    column->addStretch(2);
    column->addWidget(takeBack_, 0, Qt::AlignCenter);
    column->addSpacing(12);

    rising_->setDuration(riseMs);
    rising_->setEasingCurve(QEasingCurve::OutCubic);
    connect(rising_, &QPropertyAnimation::finished, this, &QWidget::hide);
    connect(open_, &QPushButton::clicked, this, &Curtain::open);
    connect(takeBack_, &QPushButton::clicked, this, &Curtain::takeBack);
    parent->installEventFilter(this);
    hide();
}

void Curtain::fall(const QString& name, std::string_view colour, const QString& seatInWords, Calls calls) {
    const bool somebody = !name.isEmpty();
    medal_->setPixmap(somebody ? medal(colour, devicePixelRatioF()) : QPixmap());
    const QString caption = calls == Calls::toLook ? tr("%1 looks at their own cards") : tr("%1 is next");
    const QString title = somebody ? caption.arg(name) : tr("The table is hidden");
    name_->setText(breakable(title));
    seat_->setText(seatInWords);
    open_->setText(somebody ? tr("I am here") : tr("Show the table"));
    help_->setText(somebody
                       ? tr("Hand over the laptop. Everybody else looks away; a click, Enter or Space shows the table.")
                       : tr("A click, Enter or Space shows it again."));
    setAccessibleName(title);
    takeBack_->setText(tr("A slip? Take the last decision back"));
    takeBack_->setToolTip(plainTip(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    takeBack_->setAccessibleDescription({});
    takeBack_->hide();
    const bool falls = !std::exchange(down_, true);
    if (falls) fallen_.start();
    rising_->stop();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    giveKeys(*this);
    if (falls) emit drawn();
    if (somebody) emit called();
}

// On a page that was behind another when the curtain fell.
void Curtain::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    if (down_) setFocus();
}

void Curtain::offerTakeBack(const QString& whyNot) {
    whyNot_ = whyNot;
    takeBack_->show();
}

void Curtain::takeBack() {
    if (!listens()) return;
    if (whyNot_.isEmpty()) return emit takenBack();
    help_->setText(whyNot_);
    takeBack_->setAccessibleDescription(whyNot_);
}

void Curtain::rise(Rise how) {
    if (!std::exchange(down_, false)) return;
    if (how == Rise::atOnce) {
        hide();
        return;
    }
    rising_->setStartValue(QPoint(0, 0));
    rising_->setEndValue(QPoint(0, -height()));
    rising_->start();
    emit drawn();
}

bool Curtain::listens() const { return down_ && fallen_.elapsed() >= deafMs; }

void Curtain::open() {
    if (listens()) emit opened();
}

void Curtain::keyPressEvent(QKeyEvent* event) {
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (opens && !event->isAutoRepeat()) open();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && down_) setGeometry(parentWidget()->rect());
    return QFrame::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFolds(painter, rect());
    paintValance(painter, width());
}

}  // namespace intrika::play

#include "moc_curtain.cpp"
