#include "app/setup/player_box.h"

#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "app/faces/text_fit.h"
#include "app/guests/load_door.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"
#include "engines/words/words.h"

#include <QAbstractItemView>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStandardItemModel>

#include <QtMath>

#include <algorithm>
#include <array>

namespace intrika::setup {
namespace {

constexpr int personIndex = 0, phoneIndex = 1, firstBot = 2;
constexpr int programIndex = firstBot + static_cast<int>(allLevels.size());
constexpr int leastLetters = 12;
constexpr QRgb cream = 0xFFF1E6CC;
constexpr int strengths = static_cast<int>(allLevels.size()) - 1;
constexpr double dotStep = 2.6;  // radii from one dot to the next

// Head and shoulders, in a box of 20 round the origin.
QPainterPath personSign() {
    QPainterPath path;
    path.addEllipse(QPointF(0, -4.6), 4.4, 4.8);
    path.moveTo(-8.4, 9);
    path.cubicTo(-8.4, 3, -5, 1, 0, 1);
    path.cubicTo(5, 1, 8.4, 3, 8.4, 9);
    path.closeSubpath();
    return path;
}

// A telephone that is held upright.
QPainterPath phoneSign() {
    QPainterPath path, glass;
    path.addRoundedRect(-5.4, -9.2, 10.8, 18.4, 2, 2);
    glass.addRect(-3.8, -7, 7.6, 11.6);
    glass.addEllipse(QPointF(0, 7), 1.1, 1.1);
    return path.subtracted(glass);
}

QPainterPath gearSign() {
    constexpr int teeth = 8;
    QPainterPath tooth;
    tooth.addRect(-1.9, -9.4, 3.8, 5);
    QPainterPath path;
    path.addEllipse(QPointF(), 6.8, 6.8);
    for (int number = 0; number < teeth; ++number)
        path = path.united(QTransform().rotate(number * 360.0 / teeth).map(tooth));
    QPainterPath hole;
    hole.addEllipse(QPointF(), 2.8, 2.8);
    return path.subtracted(hole);
}

void paintSign(QPainter& painter, const QPainterPath& sign, QPointF centre, double side, const QColor& ink) {
    painter.save();
    painter.translate(centre);
    painter.scale(side / 20, side / 20);
    painter.fillPath(sign, ink);
    painter.restore();
}

// There is room for one word, and dots tell the level.
QString botWord(const PlayerKind& player) {
    const bool isPlain = player.temperament == Temperament::plain;
    return Words().say(say(isPlain ? "level." + std::string(nameOf(player.level))
                                   : "temperament." + std::string(nameOf(player.temperament))));
}

}  // namespace

double strengthWidth(double radius) { return radius * (dotStep * (strengths - 1) + 2); }

void paintStrength(QPainter& painter, QPointF from, double radius, Level level, const QColor& ink) {
    painter.save();
    painter.setPen(QPen(ink, radius * 0.32));
    for (int dot = 0; dot < strengths; ++dot) {
        painter.setBrush(dot < static_cast<int>(level) ? QBrush(ink) : QBrush(Qt::NoBrush));
        painter.drawEllipse(from + QPointF(radius * (1 + dot * dotStep), 0), radius * 0.9, radius * 0.9);
    }
    painter.restore();
}

PlayerBox::PlayerBox(QWidget* parent) : QComboBox(parent) {
    for (int item = 0; item <= programIndex; ++item) addItem(QString());
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, &PlayerBox::choose);
    retranslate();
}

// The card leaves the box little room; what can be chosen is read whole.
void PlayerBox::showPopup() {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth());
    QComboBox::showPopup();
}

void PlayerBox::setPerson(bool person) { setPlayer(person ? PlayerKind() : machine_); }

void PlayerBox::setTemperament(Temperament temperament) {
    temperament_ = temperament;
    machine_.temperament = mayHaveTemperament(machine_) ? temperament : Temperament::plain;
    PlayerKind player = player_;
    player.temperament = mayHaveTemperament(player) ? temperament : Temperament::plain;
    setPlayer(player);
}

void PlayerBox::retranslate() {
    const Words words;
    setItemText(personIndex, words.say(say("level.human")));
    setItemData(personIndex, plainTip(words.say(say("level.human.help"))), Qt::ToolTipRole);
    // What is not to be had is there, and says why.
    const bool mayCome = canHaveGuests();
    setItemText(phoneIndex, words.say(say("player.phone")));
    const Text help = say(mayCome ? "player.phone.help" : "player.phone.missing");
    setItemData(phoneIndex, plainTip(words.say(help)), Qt::ToolTipRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) items->item(phoneIndex)->setEnabled(mayCome);
    for (std::size_t level = 0; level < allLevels.size(); ++level) {
        const int index = firstBot + static_cast<int>(level);
        const std::string key = "level." + std::string(nameOf(allLevels[level]));
        setItemText(index, tr("Bot: %1").arg(words.say(say(key))));
        setItemData(index, plainTip(words.say(say(key + ".help"))), Qt::ToolTipRole);
    }
    setPlayer(player_);
}

void PlayerBox::setWithPhone(bool on) {
    withPhone_ = on && player_.is == PlayerKind::Is::human;
    setPlayer(player_);
}

void PlayerBox::setPlayer(const PlayerKind& player) {
    player_ = player;
    if (mayHaveTemperament(player)) temperament_ = player.temperament;
    if (player.is != PlayerKind::Is::human) machine_ = player;
    withPhone_ = withPhone_ && player.is == PlayerKind::Is::human;
    const QString program = QFileInfo(QString::fromStdString(player.program)).fileName();
    setItemText(programIndex, program.isEmpty() ? tr("External program…") : tr("Program: %1").arg(program));
    switch (player.is) {
        case PlayerKind::Is::human:
            setCurrentIndex(withPhone_ ? phoneIndex : personIndex);
            break;
        case PlayerKind::Is::bot:
            setCurrentIndex(firstBot + static_cast<int>(player.level));
            break;
        case PlayerKind::Is::external:
            setCurrentIndex(programIndex);
            break;
        case PlayerKind::Is::textbook:
        case PlayerKind::Is::untaught:
            break;  // of matches, never of a table
    }
    describe();
    update();
}

// What a temperament is, for whoever stops at it.
void PlayerBox::describe() {
    const bool hasOne = player_.temperament != Temperament::plain;
    const std::string key = "temperament." + std::string(nameOf(player_.temperament));
    const Words words;
    const QString told =
        hasOne ? words.say(say(key)) + QStringLiteral(": ") + words.say(say(key + ".help")) : QString();
    setAccessibleDescription(told);
    setToolTip(plainTip(told));
}

void PlayerBox::choose(int index) {
    PlayerKind player;
    if (index == programIndex) {
        const QString program =
            askOpenPath(this, tr("Program that plays"), {}, QString::fromStdString(player_.program));
        player = program.isEmpty() ? player_ : PlayerKind{PlayerKind::Is::external, {}, program.toStdString()};
    } else if (index >= firstBot) {
        player = {PlayerKind::Is::bot, allLevels[static_cast<std::size_t>(index - firstBot)], {}};
        if (mayHaveTemperament(player)) player.temperament = temperament_;
    }
    withPhone_ = index == phoneIndex;
    setPlayer(player);
    emit playerChosen();
}

QString PlayerBox::word() const {
    switch (player_.is) {
        case PlayerKind::Is::bot:
            return botWord(player_);
        case PlayerKind::Is::external:
            return QFileInfo(QString::fromStdString(player_.program)).fileName();
        default:
            return Words().say(say(withPhone_ ? "player.phone.word" : "level.human"));
    }
}

void PlayerBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(focusRing, focusRing, -focusRing, -focusRing);
    paintBox(painter, box, 6, underMouse() ? QColor(style::ink::field) : QColor(cream), QColor(style::ink::edge), 1.2);
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()), 6);
    const double high = box.height(), middle = box.center().y();
    const bool isPerson = player_.is == PlayerKind::Is::human;
    paintSign(painter,
              withPhone_ ? phoneSign()
              : isPerson ? personSign()
                         : gearSign(),
              {box.left() + high * 0.48, middle}, high * 0.52, QColor(style::ink::quiet));
    const double arrow = high * 0.32;
    const QRectF point(box.right() - high * 0.52, middle - arrow * 0.35, arrow, arrow * 0.75);
    paintArrow(painter, point, Qt::DownArrow, QColor(style::ink::quiet));
    double right = point.left() - high * 0.1;
    if (player_.is == PlayerKind::Is::bot) {
        const double radius = high * 0.115;
        right -= strengthWidth(radius);
        paintStrength(painter, {right, middle}, radius, player_.level, palette().color(QPalette::Highlight));
        right -= high * 0.08;
    }
    const QRectF words(box.left() + high * 0.84, box.top(), right - box.left() - high * 0.84, high);
    QFont letters = font();
    const double fitting = letters.pixelSize() * words.width() / QFontMetricsF(letters).horizontalAdvance(word());
    letters.setPixelSize(std::clamp(qFloor(fitting), leastLetters, letters.pixelSize()));
    painter.setFont(letters);
    painter.setPen(QColor(style::ink::text));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(letters).elidedText(word(), Qt::ElideRight, words.width()));
}

}  // namespace intrika::setup

#include "moc_player_box.cpp"
