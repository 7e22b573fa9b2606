// What everybody may know before the game, and about its page: no seat's view is in it.
#pragma once

#include "app/guests/room.h"
#include "engines/saves/seat_info.h"
#include "engines/words/words.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace intrika::guests {

class FacePictures;

std::string welcomeMessage(const Words& words, Seat you, const FacePictures& pictures, ZoneId mapZone);

struct Lobby {
    bool isOpen = true;
    Seat you = noSeat;
    SeatSet humans, phones, taken, here;
};
std::string lobbyMessage(const Lobby& lobby, const std::vector<SeatInfo>& seats);

// Every text of the page, "guests.page." taken off its key: {"title": "..."}.
QByteArray pageWords(const QString& language);

std::string seatedMessage(const QByteArray& secret);
std::string refusedMessage(const QString& text);
std::string byeMessage(const QString& text);
std::string pongMessage();

}  // namespace intrika::guests
