// Seats those who play with phones, and tells the screen who is left to decide at it.
#pragma once

#include "app/guests/guests.h"
#include "app/play/room.h"

#include <QObject>

#include <memory>

namespace intrika::play {

class ScreenDirector;
struct GameSurface;

class GuestSeats : public QObject {
    Q_OBJECT

public:
    // `guests` null: nobody plays with a phone.
    GuestSeats(GameSurface& surface, ScreenDirector& director, std::unique_ptr<Guests> guests);
    ~GuestSeats() override;

    void welcome();  // once the game has begun
    Guests* guests() const { return guests_.get(); }

private:
    void tellScreen();

    GameSurface& surface_;
    ScreenDirector& director_;
    std::unique_ptr<Guests> guests_;
    SeatSet deciding_, phones_;  // people, as the screen knows them
};

}  // namespace intrika::play
