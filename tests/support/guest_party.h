// A small table whose people come in over real sockets of this machine.
#pragma once

#include "app/guests/guests.h"
#include "app/guests/plugin/guest_door.h"
#include "engines/files/save_file.h"
#include "engines/table/table.h"
#include "tests/support/seated_table.h"

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace intrika {

using namespace guests;

inline const SeatSet allThree = SeatSet::firstOf(3);

// Traitor with three seats; those in `phones` have phones, the others are people at the laptop.
struct Party {
    explicit Party(SeatSet phones, bool seated = true, std::unique_ptr<SaveFile> file = nullptr)
        : guests(std::make_unique<Guests>(traitorKind(), infos(), phones, std::make_unique<GuestDoor>())) {
        isOpen = guests->open();
        if (seated) sit(std::move(file));
    }
    static std::vector<SeatInfo> infos() { return seatsOf({human, human, human}); }
    void sit(std::unique_ptr<SaveFile> file = nullptr) {
        table = std::make_unique<Table>(deal(3), guests->seats(), dealtSeed, std::move(file));
        table->begin();
        guests->sit(*table);
    }
    ~Party() { guests.reset(); }

    QString address() const { return "127.0.0.1:" + guests->addresses().last().section(':', 1); }
    QString seatLink(Seat seat) const { return guests->seatLink(address(), seat); }
    QString joinLink() const { return guests->joinLink(address()); }

    std::unique_ptr<Table> table;
    std::unique_ptr<Guests> guests;
    bool isOpen = false;
};

}  // namespace intrika
