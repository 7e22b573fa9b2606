#include "app/phones/guest_row.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "engines/bots/level.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <array>
#include <optional>
#include <string>

namespace intrika::phones {
namespace {

constexpr int chipSide = 28;
constexpr int withPhone = 0, atLaptop = 1;  // the bots follow

// Chance alone is no help to anybody.
constexpr std::array botLevels{Level::easy, Level::normal, Level::strong, Level::master};

// Within a line.
QString levelWord(Level level) { return Words().say(say("level." + std::string(nameOf(level)))).toLower(); }

}  // namespace

GuestRow::GuestRow(Guests& guests, Seat seat, QWidget* parent)
    : QWidget(parent),
      guests_(guests),
      seat_(seat),
      chip_(plainLabel(this)),
      name_(plainLabel(this)),
      state_(plainLabel(this)),
      free_(new QPushButton(this)),
      player_(new QComboBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(10);
    chip_->setPixmap(seatChip(guests.seats()[seat].colour, chipSide, devicePixelRatioF()));
    name_->setFont(houseFont(18, QFont::Bold));
    state_->setFont(houseFont(15));
    state_->setProperty("small", true);
    state_->setWordWrap(true);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(name_);
    texts->addWidget(state_);
    row->addWidget(chip_, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    free_->setProperty("look", QStringLiteral("quiet"));
    free_->setFont(houseFont(15));
    free_->setAutoDefault(true);
    player_->setFont(houseFont(15));
    row->addWidget(free_);
    row->addWidget(player_);
    connect(free_, &QPushButton::clicked, this, [this] { guests_.vacate(seat_); });
    connect(player_, &QComboBox::activated, this, &GuestRow::change);
    refresh();
}

// A person who is given the seat back plays as they did, or as they are to from now on.
void GuestRow::change(int player) {
    if (player > atLaptop)
        return guests_.setDeputy(seat_, botLevels.at(static_cast<std::size_t>(player - atLaptop - 1)));
    guests_.setDeputy(seat_, std::nullopt);
    guests_.setPhone(seat_, player == withPhone);
}

// A seat is handed to a bot in a game that is on; before it, whoever sets up the game seats one.
void GuestRow::fillPlayers() {
    const QSignalBlocker quiet(player_);
    player_->clear();
    player_->addItems({tr("with a phone"), tr("at this laptop")});
    const auto deputy = guests_.deputy(seat_);
    player_->setCurrentIndex(guests_.phones().contains(seat_) ? withPhone : atLaptop);
    if (!guests_.isSeated()) return;
    for (const Level level : botLevels) {
        player_->addItem(tr("a bot: %1").arg(levelWord(level)));
        if (level == deputy) player_->setCurrentIndex(player_->count() - 1);
    }
}

QString GuestRow::stateText() const {
    if (const auto deputy = guests_.deputy(seat_)) return tr("a bot decides instead (%1)").arg(levelWord(*deputy));
    if (!guests_.phones().contains(seat_)) return tr("plays at this laptop");
    if (!guests_.taken().contains(seat_)) return tr("nobody has come yet");
    return guests_.here().contains(seat_) ? tr("is here with a phone") : tr("the phone is not connected");
}

void GuestRow::refresh() {
    const QString name = guests_.seats()[seat_].name;
    const bool isPhone = guests_.phones().contains(seat_), isTaken = guests_.taken().contains(seat_);
    name_->setText(breakable(name));
    state_->setText(stateText());
    free_->setText(tr("Free the seat"));
    free_->setToolTip(plainTip(tr("This phone is sent away, and another one may take the seat.")));
    free_->setAccessibleName(tr("Free the seat: %1").arg(name));
    free_->setVisible(isPhone && isTaken);
    fillPlayers();
    player_->setAccessibleName(tr("Who plays for %1").arg(name));
}

}  // namespace intrika::phones

#include "moc_guest_row.cpp"
