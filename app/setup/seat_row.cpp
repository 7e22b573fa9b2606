#include "app/setup/seat_row.h"

#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "app/play/panel_style.h"
#include "app/setup/new_game.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <array>

namespace intrika::setup {
namespace {

constexpr int chipSide = 30;
constexpr int humanIndex = 0;
constexpr int externalIndex = 1 + static_cast<int>(allLevels.size());

}  // namespace

SeatRow::SeatRow(Seat seat, std::string colour, QWidget* parent)
    : QWidget(parent),
      seat_(seat),
      colour_(std::move(colour)),
      chip_(plainLabel(this)),
      name_(new QLineEdit(this)),
      who_(new QComboBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(chip_);
    row->addWidget(name_, 3);
    row->addWidget(who_, 2);
    chip_->setPixmap(seatChip(colour_, chipSide, devicePixelRatioF()));
    name_->setMaxLength(longestName);
    setFocusProxy(name_);
    for (int item = 0; item <= externalIndex; ++item) who_->addItem(QString());
    connect(name_, &QLineEdit::textChanged, this, &SeatRow::changed);
    connect(who_, &QComboBox::activated, this, &SeatRow::chosen);
    retranslate();
}

void SeatRow::setPlace(const Settings::Seating::Place& place) {
    name_->setText(place.name);
    showPlayer(place.player);
}

Settings::Seating::Place SeatRow::place() const { return {name_->text().simplified(), player_}; }

SeatInfo SeatRow::info() const {
    const QString typed = name_->text().simplified();
    return {typed.isEmpty() ? defaultName(seat_) : typed, player_, colour_};
}

void SeatRow::setPerson(bool person) {
    showPlayer(person ? PlayerKind() : machine_);
    emit changed();
}

void SeatRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SeatRow::retranslate() {
    const Words words;
    const QString seat = tr("Seat %1").arg(seat_ + 1);
    name_->setPlaceholderText(defaultName(seat_));
    name_->setAccessibleName(tr("%1: name").arg(seat));
    who_->setAccessibleName(tr("%1: who plays").arg(seat));
    chip_->setAccessibleName(words.say(say("colour." + colour_)));
    chip_->setToolTip(plainTip(chip_->accessibleName()));
    who_->setItemText(humanIndex, words.say(say("level.human")));
    who_->setItemData(humanIndex, plainTip(words.say(say("level.human.help"))), Qt::ToolTipRole);
    for (std::size_t level = 0; level < allLevels.size(); ++level) {
        const int index = 1 + static_cast<int>(level);
        const std::string key = "level." + std::string(nameOf(allLevels[level]));
        who_->setItemText(index, tr("Bot: %1").arg(words.say(say(key))));
        who_->setItemData(index, plainTip(words.say(say(key + ".help"))), Qt::ToolTipRole);
    }
    showPlayer(player_);
}

void SeatRow::showPlayer(const PlayerKind& player) {
    player_ = player;
    if (player.is != PlayerKind::Is::human) machine_ = player;
    const QString program = QFileInfo(QString::fromStdString(player.program)).fileName();
    who_->setItemText(externalIndex, program.isEmpty() ? tr("External program…") : tr("Program: %1").arg(program));
    switch (player.is) {
        case PlayerKind::Is::human:
            who_->setCurrentIndex(humanIndex);
            break;
        case PlayerKind::Is::bot:
            who_->setCurrentIndex(1 + static_cast<int>(player.level));
            break;
        case PlayerKind::Is::external:
            who_->setCurrentIndex(externalIndex);
            break;
        case PlayerKind::Is::textbook:
        case PlayerKind::Is::untaught:
            break;  // of matches, never of a table
    }
}

void SeatRow::chosen(int index) {
    PlayerKind player;
    if (index == externalIndex) {
        const QString program =
            askOpenPath(this, tr("Program that plays"), {}, QString::fromStdString(player_.program));
        player = program.isEmpty() ? player_ : PlayerKind{PlayerKind::Is::external, {}, program.toStdString()};
    } else if (index != humanIndex) {
        player = {PlayerKind::Is::bot, allLevels[static_cast<std::size_t>(index - 1)], {}};
    }
    showPlayer(player);
    emit changed();
}

}  // namespace intrika::setup

#include "moc_seat_row.cpp"
