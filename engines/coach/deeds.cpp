// Who wrongs whom in the Coach: whoever speaks up in a fight helps one of the two against the other one (C-71).
#include "engines/coach/presenter.h"

namespace intrika::coach {
namespace {

class Fights {
public:
    explicit Fights(const FightState& fight) : attacker_(fight.attacker), defender_(fight.defender) {}

    void operator()(const told::FightBegan& told) {
        attacker_ = told.seat;
        defender_ = told.defender;
        deeds.push_back({Deed::Kind::harm, attacker_, defender_});
    }
    void operator()(const told::Spoke& told) {
        if (told.side == Side::none) return;
        const bool forAttacker = told.side == Side::attacker;
        deeds.push_back({Deed::Kind::favour, told.seat, forAttacker ? attacker_ : defender_});
        deeds.push_back({Deed::Kind::harm, told.seat, forAttacker ? defender_ : attacker_});
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;

private:
    Seat attacker_, defender_;
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View& before, std::span<const Narrated<Told>> redacted) {
    Fights fights(before.board.fight);
    for (const Narrated<Told>& one : redacted) std::visit(fights, one.told);
    return fights.deeds;
}

}  // namespace intrika::coach
