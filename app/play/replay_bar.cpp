#include "app/play/replay_bar.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/play/enter_key.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr int glyphSide = 18, buttonSide = 36;  // px
constexpr int eyesChip = 18;
constexpr int widestEyes = 150;
const QColor signInk(ink::tableText), signOnGold(0x22, 0x1A, 0x08), signAsleep(0x84, 0x8F, 0x8C);

// What stands in a glyph, from left to right: '<' and '>' are triangles, '|' a bar.
QPixmap glyphIn(const QColor& colour, const char* parts, int side, qreal devicePixelRatio) {
    QPixmap picture(QSize(side, side) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double top = side * 0.14, bottom = side - top, middle = side / 2.0;
    const double bar = side * 0.2, gap = side * 0.1, triangle = side * 0.45;
    double width = 0;
    for (const char* part = parts; *part != 0; ++part) width += *part == '|' ? bar + gap : triangle;
    double x = (side - width) / 2;
    for (const char* part = parts; *part != 0; ++part) {
        if (*part == '|') {
            painter.drawRect(QRectF(x + gap / 2, top, bar, bottom - top));
            x += bar + gap;
            continue;
        }
        const double tip = *part == '>' ? x + triangle : x;
        const double back = *part == '>' ? x : x + triangle;
        painter.drawPolygon(QPolygonF({{back, top}, {back, bottom}, {tip, middle}}));
        x += triangle;
    }
    return picture;
}

QString withKeys(const QString& text, const QKeySequence& keys) {
    return QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

// Night on either cloth, as the bar on top of the window. Round buttons are as high as `side`.
QString barStyle(int side) {
    return QStringLiteral(
               "#replay { background: #10191D; border-top: 2px solid #D9B56A; }"
               "#replay QLabel { color: #F6EEDC; }"
               "#replay QToolButton { background: #22343A; color: #F6EEDC; border: 2px solid #B8923F;"
               " border-radius: 8px; padding: 4px 14px; }"
               "#replay QToolButton[round='true'] { border-radius: %1px; padding: 0; }"
               "#replay QToolButton:hover:enabled { background: #34505A; }"
               "#replay QToolButton:disabled { background: #172328; border-color: #4A5A5E; }"
               "#replay QToolButton#play { background: #F2C85B; color: #221A08; border-color: #FFF1DC; }"
               "#replay QToolButton#play:hover:enabled { background: #FFDB7D; }"
               "#replay QToolButton:focus { border-color: #FFFFFF; }"
               "#replay QSlider { min-height: %2px; }"
               "#replay QSlider::groove:horizontal { height: 4px; background: #6B7D82; border-radius: 2px; }"
               "#replay QSlider::sub-page:horizontal { background: #F2C85B; border-radius: 2px; }"
               "#replay QSlider::handle:horizontal { width: 16px; margin: -7px 0; background: #F2C85B;"
               " border: 2px solid #10191D; border-radius: 9px; }"
               "#replay QSlider::handle:horizontal:focus { border-color: #FFFFFF; }")
        .arg(side / 2)
        .arg(side * 2 / 3);
}

// A click leads to where it falls, and not a step towards it.
class PlaceSlider : public QSlider {
public:
    explicit PlaceSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

protected:
    void mousePressEvent(QMouseEvent* event) override {
        const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
        const int at = qRound(event->position().x()) - handle / 2;
        if (event->button() == Qt::LeftButton)
            setSliderPosition(QStyle::sliderValueFromPosition(minimum(), maximum(), at, width() - handle));
        QSlider::mousePressEvent(event);
    }
};

}  // namespace

ReplayBar::ReplayBar(const Table& table, QWidget* parent)
    : QFrame(parent),
      table_(table),
      back_(makeStep(QStringLiteral("stepBack"), Qt::Key_PageUp)),
      forward_(makeStep(QStringLiteral("stepForward"), Qt::Key_PageDown)),
      first_(makeStep(QStringLiteral("toFirst"), Qt::Key_Home)),
      last_(makeStep(QStringLiteral("toLast"), Qt::Key_End)),
      play_(makeStep(QStringLiteral("playSteps"))),
      leave_(makeStep(QStringLiteral("leaveReplay"), Qt::Key_Escape)),
      leaveButton_(button(leave_)),
      place_(plainLabel(this)),
      slider_(new PlaceSlider(this)),
      eyes_(new QComboBox(this)) {
    setObjectName(QStringLiteral("replay"));
    place_->setObjectName(QStringLiteral("place"));
    place_->setFont(panelFont(Cut::bold, 17));
    place_->setWordWrap(true);
    leaveButton_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    leaveButton_->setFont(panelFont(Cut::bold, 15));
    eyes_->setObjectName(QStringLiteral("eyes"));
    eyes_->setFont(panelFont(Cut::regular, 14));
    slider_->setPageStep(1);

    auto* words = new QHBoxLayout;
    words->addWidget(place_, 1);
    words->addWidget(leaveButton_);
    auto* controls = new QHBoxLayout;
    controls->setSpacing(6);
    for (QAction* step : {first_, back_, play_, forward_, last_}) {
        QToolButton* made = button(step);
        made->setProperty("round", true);
        if (step == forward_) forwardButton_ = made;
        if (step == play_) made->setObjectName(QStringLiteral("play"));
        controls->addWidget(made);
    }
    controls->addSpacing(6);
    controls->addWidget(slider_, 1);
    controls->addWidget(eyes_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 6, 14, 6);
    rows->setSpacing(4);
    rows->addLayout(words);
    rows->addLayout(controls);

    connect(back_, &QAction::triggered, this, &ReplayBar::backWanted);
    connect(forward_, &QAction::triggered, this, &ReplayBar::forwardWanted);
    connect(first_, &QAction::triggered, this, [this] { emit placeWanted(0); });
    connect(last_, &QAction::triggered, this, [this] { emit placeWanted(state_.count); });
    connect(play_, &QAction::triggered, this, [this] { emit playWanted(!state_.playing); });
    connect(leave_, &QAction::triggered, this, &ReplayBar::leaveWanted);
    connect(slider_, &QSlider::valueChanged, this, &ReplayBar::placeWanted);
    connect(slider_, &QSlider::sliderReleased, this, [this] { emit placeWanted(slider_->value()); });
    connect(eyes_, &QComboBox::activated, this, &ReplayBar::tellEyes);
    fit();
    hide();
}

void ReplayBar::fitTo(QSize page) {
    if (growthFor(page) == panelGrowth(*this)) return;
    growPanel(*this, growthFor(page));
    fit();
}

void ReplayBar::fit() {
    const int side = panelPixels(buttonSide, *this), sign = panelPixels(glyphSide, *this);
    setStyleSheet(barStyle(side));
    for (QToolButton* button : findChildren<QToolButton*>()) {
        button->setIconSize(QSize(sign, sign));
        if (button->property("round").toBool()) button->setFixedSize(side, side);
    }
    const int chip = panelPixels(eyesChip, *this);
    eyes_->setIconSize(QSize(chip, chip));
    eyes_->setMaximumWidth(panelPixels(widestEyes, *this));
    retranslate();
}

QIcon ReplayBar::glyph(const char* parts, bool onGold) const {
    const int side = panelPixels(glyphSide, *this);
    QIcon icon(glyphIn(onGold ? signOnGold : signInk, parts, side, devicePixelRatioF()));
    icon.addPixmap(glyphIn(signAsleep, parts, side, devicePixelRatioF()), QIcon::Disabled);
    return icon;
}

QAction* ReplayBar::makeStep(const QString& name, const QKeySequence& keys) {
    auto* made = new QAction(this);
    made->setObjectName(name);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return made;
}

QToolButton* ReplayBar::button(QAction* action) {
    auto* made = new QToolButton(this);
    made->setDefaultAction(action);
    made->setFocusPolicy(Qt::TabFocus);
    clickOnEnter(*made);
    return made;
}

void ReplayBar::offerForward() { forwardButton_->setFocus(); }

bool ReplayBar::isDragged() const { return slider_->isSliderDown(); }

void ReplayBar::tell(const State& state) {
    state_ = state;
    const bool usable = state.open && (state.on || state.over);
    setVisible(state.open && state.on && state.count > 0);
    back_->setEnabled(state.open && state.at > 0);
    first_->setEnabled(usable);
    forward_->setEnabled(usable && state.at < state.count);
    last_->setEnabled(usable);
    leave_->setEnabled(state.open && state.on);
    eyes_->setVisible(state.over);
    {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, state.count);
        slider_->setValue(state.at);
    }
    tellPlace();
}

void ReplayBar::showEyes(Observer eyes) { eyes_->setCurrentIndex(eyes ? *eyes + 1 : 0); }

void ReplayBar::showOpen() { eyes_->setCurrentIndex(eyes_->count() - 1); }

// The spectator first, then the seats, then whoever sees everything.
void ReplayBar::tellEyes(int chosen) {
    if (chosen == eyes_->count() - 1) return emit openChosen();
    emit eyesChosen(chosen == 0 ? spectator : Observer(static_cast<Seat>(chosen - 1)));
}

QString ReplayBar::place() const {
    if (!state_.sentences.isEmpty()) {
        const QString counted = tr("%L1 of %L2").arg(state_.moment).arg(state_.moments);
        return state_.sentences.join(QLatin1Char(' ')) + QStringLiteral("  (%1)").arg(counted);
    }
    if (state_.at == 0) return state_.over ? tr("Replay: the beginning") : tr("Looking back: the beginning");
    const QString text = state_.over ? tr("Replay: step %L1 of %L2") : tr("Looking back: step %L1 of %L2");
    return text.arg(state_.at).arg(state_.count);
}

void ReplayBar::tellPlace() {
    const QString play = state_.playing ? tr("Pause") : tr("Play");
    play_->setIcon(glyph(state_.playing ? "||" : ">", true));
    play_->setText(play);
    play_->setToolTip(plainTip(play));
    leave_->setText(state_.over ? tr("Result") : tr("Back to the game"));
    leave_->setToolTip(plainTip(withKeys(leave_->text(), leave_->shortcut())));
    place_->setText(place());
    slider_->setAccessibleName(place_->text());
}

void ReplayBar::retranslate() {
    const auto name = [this](QAction* action, const char* parts, const QString& text) {
        action->setIcon(glyph(parts, false));
        action->setText(text);
        action->setToolTip(plainTip(withKeys(text, action->shortcut())));
    };
    name(first_, "|<", tr("To the beginning"));
    name(back_, "<<", tr("One step back"));
    name(forward_, ">>", tr("One step forward"));
    name(last_, ">|", tr("To the end"));
    tellPlace();
    eyes_->setAccessibleName(tr("Point of view"));
    eyes_->setToolTip(plainTip(tr("Whose view of the table is shown.")));
    const int chosen = std::max(0, eyes_->currentIndex());
    eyes_->clear();
    eyes_->addItem(tr("Spectator"));
    for (Seat seat = 0; seat < table_.seatCount(); ++seat) {
        const SeatInfo& info = table_.seatInfo(seat);
        eyes_->addItem(seatChip(info.colour, eyes_->iconSize().width(), devicePixelRatioF()), info.name);
    }
    eyes_->addItem(tr("All cards open"));
    eyes_->setCurrentIndex(chosen);
}

void ReplayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

}  // namespace intrika::play

#include "moc_replay_bar.cpp"
