// What is known of a game, as a text to show to others: the table and the log in words. It holds nothing that its
// observer does not know, so nobody can play on from it.
#pragma once

#include "app/play/room.h"
#include "engines/core/seat.h"

#include <QString>

namespace intrika::table {
class Table;
}
namespace intrika::words {
class Words;
}

namespace intrika {}  // namespace intrika

namespace intrika::play {

QString knownTitle(const Table& table, Observer observer, const Words& words);  // the game and who knows it; one line
QString knownText(const Table& table, Observer observer, const Words& words);

}  // namespace intrika::play
