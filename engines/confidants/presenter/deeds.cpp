// Who wrongs whom in The Emperor's Confidants: a trade brings two closer; a band, a plot, an intrigue or a veto parts
// them.
#include "engines/confidants/presenter/presenter.h"

namespace intrika::confidants {
namespace {

class Dealings {
public:
    void operator()(const told::Accepted& told) {
        deeds.push_back({Deed::Kind::favour, told.seat, told.offerer});
        deeds.push_back({Deed::Kind::favour, told.offerer, told.seat});
    }
    void operator()(const told::Attacked& told) { harm(told.controller, told.attacked); }
    void operator()(const told::Vetoed& told) { harm(told.seat, told.whose); }
    template <OneOf<told::Schemed, told::Intrigued> Plot>
    void operator()(const Plot& told) {
        harm(told.seat, told.target);
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;

private:
    // Nobody bears a grudge against oneself, nor against what moves by itself.
    void harm(Seat by, Seat to) {
        if (by != to && by != noSeat && to != noSeat) deeds.push_back({Deed::Kind::harm, by, to});
    }
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View&, std::span<const Narrated<Told>> redacted) {
    Dealings wrongs;
    for (const Narrated<Told>& one : redacted) std::visit(wrongs, one.told);
    return wrongs.deeds;
}

}  // namespace intrika::confidants
