// Who wrongs whom in Schemes and Intrigue: an assassin strikes the nearest card, whosesoever it is.
#include "engines/schemes/presenter.h"

namespace intrika::schemes {
namespace {

class Stabs {
public:
    void operator()(const told::Murdered& told) {
        if (told.assassin != told.victim) deeds.push_back({Deed::Kind::betrayal, told.assassin, told.victim});
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View&, std::span<const Narrated<Told>> redacted) {
    Stabs wrongs;
    for (const Narrated<Told>& one : redacted) std::visit(wrongs, one.told);
    return wrongs.deeds;
}

}  // namespace intrika::schemes
