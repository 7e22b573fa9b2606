#include "app/play/guest_seats.h"

#include "app/play/game_surface.h"
#include "app/play/screen_director.h"

#include <QAction>

#include <utility>

namespace intrika::play {

GuestSeats::GuestSeats(GameSurface& surface, ScreenDirector& director, std::unique_ptr<Guests> guests)
    : surface_(surface), director_(director), guests_(std::move(guests)) {
    surface.actions.phones->setVisible(guests_ != nullptr);
}

GuestSeats::~GuestSeats() = default;

void GuestSeats::welcome() {
    if (!guests_) return;
    deciding_ = surface_.table->humans();
    phones_ = guests_->phones();
    guests_->sit(*surface_.table);
    connect(guests_.get(), &Guests::changed, this, &GuestSeats::tellScreen);
}

// Whoever gets or gives back a phone meanwhile, or has a bot in their place, decides elsewhere from then on.
void GuestSeats::tellScreen() {
    const SeatSet deciding = surface_.table->humans(), phones = guests_->phones();
    if (deciding == deciding_ && phones == phones_) return;
    deciding_ = deciding;
    phones_ = phones;
    SeatSet here = deciding;
    for (const Seat seat : phones) here = here.without(seat);
    director_.setPeople(here, !phones.empty());
}

}  // namespace intrika::play

#include "moc_guest_seats.cpp"
