// From what is pointed at to a choice: one rule for single cards, any cards of a hand, "card, then place", and passes.
#pragma once

#include "app/play/room.h"
#include "app/scene/map_table.h"
#include "engines/core/choice.h"

#include <optional>
#include <vector>

namespace intrika::play {

// A selection is a multiset of picks, and always part of the picks of some choice of the prompt. Wherever a pick comes
// from, one that stands in for another is taken as that other; where it stands in for several, as the first that still
// fits.
class Chooser {
public:
    void ask(Prompt prompt);  // nothing is selected
    void stop() { ask({}); }

    const Prompt& prompt() const { return prompt_; }
    const std::vector<Pick>& picked() const { return picked_; }
    std::vector<Pick> shownPicked() const;  // with what stands in for them
    bool hasPicked(const Pick& pick) const;
    // What may be picked next, each once, with what stands in for it; no words.
    std::vector<Pick> pickable() const;
    Pick meantBy(const Pick& pick) const;
    // Indices of the prompt's choices that go on from what was pointed at: all where nothing was. A choice selected as
    // a whole leaves those around it, so that one can go on from it to the next in a list.
    std::vector<int> listed() const;
    // Likewise those that a button says by itself, in the order of the buttons.
    std::vector<int> onButtons() const;
    // Of the places that would complete a choice, and of the one that did.
    std::vector<PlaceHint> hints() const;
    // Picked alone, each leaves nothing but a place to be picked, and buttons: it can be dragged there.
    std::vector<Pick> movable() const;

    // False, and nothing changes: no choice has this pick. One that fits no choice together with the selection takes
    // the place of what it does not go with.
    bool pick(const Pick& pick);
    bool unpick(const Pick& pick);
    void select(const Choice& choice);
    void clear();

    // The choice that the selection equals, or the only one that begins with it; null: none, or more than one and none
    // of them was selected by itself.
    const Choice* ready() const;
    // It is ready, no longer choice begins with it, and nobody asks for a confirmation: one click was enough.
    bool decides() const;

private:
    bool fits(const std::vector<Pick>& picks) const;
    bool goesOnWith(const Pick& pick) const;
    const StandIn* standInAt(const Pick& there) const;  // null: it stands for itself
    std::optional<Pick> pickedAt(const Pick& there) const;
    void setPicked(std::vector<Pick> picks);
    void addStandIns(std::vector<Pick>& picks) const;

    Prompt prompt_;
    std::vector<Pick> picked_;   // in the order of picking
    std::vector<Pick> pointed_;  // what is left of them without a choice selected as a whole
    std::optional<MoveKey> selected_;
};

}  // namespace intrika::play
