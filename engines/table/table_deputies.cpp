// The part of Table that knows who decides: people, and bots in their places.
#include "engines/session/own_things.h"
#include "engines/table/bot_seat.h"
#include "engines/table/table.h"

#include <utility>

namespace intrika::table {

SeatSet Table::humans() const {
    SeatSet deciding = humansAmong(seats_);
    for (const Seat seat : deputies_.now()) deciding = deciding.without(seat);
    return deciding;
}

PlayerKind Table::playerNow(Seat seat) const {
    const auto level = deputies_.now(seat);
    return level ? PlayerKind{PlayerKind::Is::bot, *level, {}} : seats_[seat].player;
}

void Table::bringDeputies(Deputies deputies) {
    Q_ASSERT(!begun_);
    deputies_ = std::move(deputies);
    for (const Seat seat : deputies_.now()) makeBot(seat);
}

void Table::setDeputy(Seat seat, std::optional<Level> level) {
    Q_ASSERT(begun_ && humansAmong(seats_).contains(seat));
    if (isOver() || deputies_.now(seat) == level) return;
    dropAnswers();  // what is being thought of, for whomever
    deputies_.set(seat, level, stepCount());
    if (level) makeBot(seat);
    keepThing(Changing::deputies);
    emit deputyChanged(seat);
    goOnSoon();
}

}  // namespace intrika::table
