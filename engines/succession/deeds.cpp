// Who wrongs whom in The King Is Dead: whoever robs an action does so before everybody's eyes, and chooses which one
// (K-32); tokens that are passed on, and cards that are taken in exchange, harm as well.
#include "engines/succession/presenter.h"

namespace intrika::succession {
namespace {

class Robberies {
public:
    void operator()(const told::Stolen& told) { deeds.push_back({Deed::Kind::betrayal, told.seat, told.victim}); }
    void operator()(const told::TurnedAround& told) { deeds.push_back({Deed::Kind::harm, told.victim, told.robber}); }
    void operator()(const told::CardsSwapped& told) { deeds.push_back({Deed::Kind::harm, told.seat, told.other}); }
    template <OneOf<told::Given, told::TokenPassedOn> Token>
    void operator()(const Token& told) {
        deeds.push_back({Deed::Kind::harm, told.seat, told.receiver});
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View&, std::span<const Narrated<Told>> redacted) {
    Robberies wrongs;
    for (const Narrated<Told>& one : redacted) std::visit(wrongs, one.told);
    return wrongs.deeds;
}

}  // namespace intrika::succession
