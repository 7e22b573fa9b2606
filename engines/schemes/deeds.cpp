// Who wrongs whom in Schemes and Intrigue: an assassin strikes the nearest card, whosesoever it is, and who wins a goal
// card takes it from all who had a part in its column.
#include "engines/schemes/presenter.h"

namespace intrika::schemes {
namespace {

class Stabs {
public:
    void operator()(const told::Murdered& told) { add(Deed::Kind::betrayal, told.assassin, told.victim); }
    void operator()(const told::ColumnBegan&) { rivals_ = {}; }
    void operator()(const told::Summed& told) { rivals_ = rivals_.with(told.seat); }
    void operator()(const told::GoalWon& told) {
        for (const Seat rival : rivals_) add(Deed::Kind::harm, told.seat, rival);
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;

private:
    void add(Deed::Kind kind, Seat by, Seat to) {
        if (by != to) deeds.push_back({kind, by, to});
    }

    SeatSet rivals_;  // in the column that is being counted
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View&, std::span<const Narrated<Told>> redacted) {
    Stabs wrongs;
    for (const Narrated<Told>& one : redacted) std::visit(wrongs, one.told);
    return wrongs.deeds;
}

}  // namespace intrika::schemes
