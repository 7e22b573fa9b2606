#include "app/play/call.h"

#include "engines/table/table.h"

namespace intrika::play {

Call callOf(const Table& table, SeatSet people) {
    const ToAct now = table.asked();
    Call call;
    call.deciding = now.seats & people;
    call.isChance = now.isChance();
    call.isOver = now.isOver();
    for (const Seat seat : call.deciding) {
        if (table.prompt(seat).secret) call.secret = call.secret.with(seat);
    }
    call.isForAll = !call.deciding.empty() && table.prompt(call.deciding.first()).silence.has_value();
    return call;
}

}  // namespace intrika::play
