#include "app/phones/guest_row.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace intrika::phones {
namespace {

constexpr int chipSide = 28;

}  // namespace

GuestRow::GuestRow(Guests& guests, Seat seat, QWidget* parent)
    : QWidget(parent),
      guests_(guests),
      seat_(seat),
      chip_(plainLabel(this)),
      name_(plainLabel(this)),
      state_(plainLabel(this)),
      free_(new QPushButton(this)),
      change_(new QPushButton(this)) {
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
    for (QPushButton* button : {free_, change_}) {
        button->setProperty("look", QStringLiteral("quiet"));
        button->setFont(houseFont(15));
        button->setAutoDefault(true);
        row->addWidget(button);
    }
    connect(free_, &QPushButton::clicked, this, [this] { guests_.vacate(seat_); });
    connect(change_, &QPushButton::clicked, this,
            [this] { guests_.setPhone(seat_, !guests_.phones().contains(seat_)); });
    refresh();
}

QString GuestRow::stateText() const {
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
    change_->setText(isPhone ? tr("Play at the laptop") : tr("Play with a phone"));
    change_->setAccessibleName(change_->text() + QStringLiteral(": ") + name);
}

}  // namespace intrika::phones

#include "moc_guest_row.cpp"
