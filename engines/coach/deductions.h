// The notebook of one seat: what follows for certain from what it has seen since the game began. Only what the rules
// compel counts; what others probably are is left to the player (and to bots: allegiance.h).
#pragma once

#include "engines/coach/told.h"
#include "engines/coach/view.h"
#include "engines/coach/whereabouts.h"
#include "engines/core/notebook.h"

#include <span>

namespace intrika::coach {

// Each card has the places where it may be. After every event these are exactly those that fit it and the numbers of
// cards that all see; what ties one card to another beyond the event is forgotten, so a mark may say "possible" longer
// than it must, but never wrongly "certain" or "impossible".
class Deductions {
public:
    explicit Deductions(const View& first) { begin(first); }
    // One event: what the seat was told of it, and what it sees afterwards.
    void follow(std::span<const Told> told, const View& after);
    Notebook notebook() const;

private:
    void begin(const View& first);
    void learn(std::span<const Told> told);
    void trade(const told::Exchanged& given, const told::Exchanged& back, std::span<const Told> told);
    void passOn(std::span<const Told> told);
    void learnOne(const Told& told);
    void look(const Told& look, Place where, const Hidden<Objects>& objects);
    void noteLook(const Told& look);
    void learnOfNewProfession(std::span<const Told> told);
    void learnOfDemand(std::span<const Told> told);
    void handIs(Place place, Objects objects);
    void adopt(const View& now);
    void adoptObjects(const View& now);
    void adoptProfessions(const View& now);
    Verdict allianceOf(Seat seat, Alliance alliance) const;
    Notebook::Row row(Seat seat) const;

    View view_;  // as it was seen last
    Whereabouts objects_;
    Whereabouts professions_;
    std::vector<Notebook::Look> looks_;
    int steps_ = 0;
};

}  // namespace intrika::coach
