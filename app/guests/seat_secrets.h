// The secrets of a game's seats, beside its journal, so that phones find their seats again when the program comes back.
// For their owner alone, and gone with the journal.
#pragma once

#include "app/guests/room.h"
#include "engines/core/problem.h"
#include "engines/core/seat.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace intrika::guests {

struct SeatSecrets {
    std::uint16_t port = 0;                  // that the phones know
    QByteArray join;                         // 16 bytes
    bool isOpen = true;                      // whoever has the join secret may take a free seat
    std::array<QByteArray, maxSeats> seats;  // 16 bytes each; empty: not played with a phone
    SeatSet taken;                           // somebody has joined there
    bool operator==(const SeatSecrets&) const = default;
};

std::optional<SeatSecrets> readSecrets(const QString& journal);  // none: there are none, or they make no sense
std::optional<Problem> keepSecrets(const QString& journal, const SeatSecrets& secrets);
void removeSecrets(const QString& journal);

}  // namespace intrika::guests
