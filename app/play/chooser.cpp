#include "app/play/chooser.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace intrika::play {
namespace {

using Picks = std::vector<Pick>;

Picks sorted(Picks picks) {
    std::sort(picks.begin(), picks.end());
    return picks;
}

// As multisets; both sorted.
bool contains(const Picks& all, const Picks& part) {
    return std::includes(all.begin(), all.end(), part.begin(), part.end());
}

bool isWord(const Pick& pick) { return pick.on == Pick::On::word; }

Picks withoutWords(Picks picks) {
    picks.erase(std::remove_if(picks.begin(), picks.end(), isWord), picks.end());
    return picks;
}

// Sorted, each once.
Picks distinct(Picks picks) {
    std::sort(picks.begin(), picks.end());
    picks.erase(std::unique(picks.begin(), picks.end()), picks.end());
    return picks;
}

}  // namespace

void Chooser::ask(Prompt prompt) {
    prompt_ = std::move(prompt);
    clear();
}

bool Chooser::goesOnWith(const Pick& pick) const {
    Picks extended = picked_;
    extended.push_back(pick);
    return fits(extended);
}

const StandIn* Chooser::standInAt(const Pick& there) const {
    const StandIn* first = nullptr;
    for (const StandIn& standIn : prompt_.standIns) {
        if (standIn.there != there) continue;
        if (goesOnWith(standIn.meant)) return &standIn;
        if (first == nullptr) first = &standIn;
    }
    return first;
}

Pick Chooser::meantBy(const Pick& pick) const {
    const StandIn* standIn = standInAt(pick);
    return standIn == nullptr ? pick : standIn->meant;
}

// Of what was picked, the last that the thing there is or stands in for.
std::optional<Pick> Chooser::pickedAt(const Pick& there) const {
    const auto isThere = [&](const Pick& pick) {
        return pick == there || std::any_of(prompt_.standIns.begin(), prompt_.standIns.end(), [&](const StandIn& one) {
                   return one.there == there && one.meant == pick;
               });
    };
    const auto found = std::find_if(picked_.rbegin(), picked_.rend(), isThere);
    return found == picked_.rend() ? std::nullopt : std::optional(*found);
}

void Chooser::addStandIns(Picks& picks) const {
    const Picks meant = picks;
    for (const StandIn& standIn : prompt_.standIns) {
        const auto times = std::count(meant.begin(), meant.end(), standIn.meant);
        picks.insert(picks.end(), static_cast<std::size_t>(times), standIn.there);
    }
}

Picks Chooser::shownPicked() const {
    Picks shown = picked_;
    addStandIns(shown);
    return shown;
}

bool Chooser::hasPicked(const Pick& pick) const { return pickedAt(pick).has_value(); }

Picks Chooser::pickable() const {
    // A button that is pressed closes nothing: the things it stands against take its place.
    const Picks selection = withoutWords(sorted(picked_));
    Picks next;
    for (const Choice& choice : prompt_.choices) {
        const Picks all = sorted(choice.picks);
        if (!contains(all, selection)) continue;
        std::set_difference(all.begin(), all.end(), selection.begin(), selection.end(), std::back_inserter(next));
    }
    next = distinct(std::move(next));
    addStandIns(next);  // for buttons too: a pile that one draws from
    return distinct(withoutWords(std::move(next)));
}

std::vector<int> Chooser::listed() const {
    const Picks begun = sorted(pointed_);
    std::vector<int> indices;
    for (std::size_t i = 0; i < prompt_.choices.size(); ++i) {
        if (contains(sorted(prompt_.choices[i].picks), begun)) indices.push_back(static_cast<int>(i));
    }
    return indices;
}

std::vector<int> Chooser::onButtons() const {
    std::vector<int> indices;
    for (std::size_t word = 0; word < prompt_.words.size(); ++word) {
        const Picks alone{{Pick::On::word, noZone, static_cast<std::uint16_t>(word)}};
        const auto found = std::find_if(prompt_.choices.begin(), prompt_.choices.end(),
                                        [&](const Choice& choice) { return choice.picks == alone; });
        if (found != prompt_.choices.end()) indices.push_back(static_cast<int>(found - prompt_.choices.begin()));
    }
    return indices;
}

// Of two choices for one place the one comes first whose buttons are pressed.
std::vector<PlaceHint> Chooser::hints() const {
    const auto words = [](Picks picks) {
        picks.erase(std::remove_if(picks.begin(), picks.end(), [](const Pick& pick) { return !isWord(pick); }),
                    picks.end());
        return picks;
    };
    const Picks selection = sorted(picked_), chosen = withoutWords(selection), pressed = words(selection);
    std::vector<PlaceHint> found;
    for (const Choice& choice : prompt_.choices) {
        const Picks picks = sorted(choice.picks), all = withoutWords(picks);
        const auto place =
            std::find_if(all.rbegin(), all.rend(), [](const Pick& pick) { return pick.on == Pick::On::place; });
        if (place == all.rend() || !contains(all, chosen)) continue;
        if (all.size() != chosen.size() + (contains(chosen, {*place}) ? 0 : 1)) continue;  // more would be missing
        const auto at = words(picks) == pressed ? found.begin() : found.end();
        found.insert(at, {*place, choice.cost, choice.detail, choice.way, choice.risky});
    }
    for (const StandIn& standIn : prompt_.standIns) {
        if (standIn.there.on != Pick::On::place || standInAt(standIn.there) != &standIn) continue;
        if (goesOnWith(standIn.meant)) found.push_back({standIn.there, {}, {}, {}, false});
    }
    return found;
}

Picks Chooser::movable() const {
    Picks found;
    for (const Choice& choice : prompt_.choices) {
        const Picks things = withoutWords(sorted(choice.picks));
        if (things.size() != 2 || things[0].on != Pick::On::face || things[1].on != Pick::On::place) continue;
        found.push_back(things[0]);
    }
    return distinct(std::move(found));
}

bool Chooser::fits(const Picks& picks) const {
    const Picks part = sorted(picks);
    return std::any_of(prompt_.choices.begin(), prompt_.choices.end(),
                       [&](const Choice& choice) { return contains(sorted(choice.picks), part); });
}

bool Chooser::pick(const Pick& shown) {
    const Pick pick = meantBy(shown);
    Picks extended = picked_;
    extended.push_back(pick);
    if (!goesOnWith(pick)) {
        if (!fits({pick})) return false;
        extended = {pick};
        for (const Pick& earlier : picked_) {
            extended.push_back(earlier);
            if (!fits(extended)) extended.pop_back();
        }
        if (sorted(extended) == sorted(picked_)) return false;  // one more of the same is what does not fit
    }
    setPicked(std::move(extended));
    return true;
}

bool Chooser::unpick(const Pick& pick) {
    const auto there = pickedAt(pick);
    if (!there) return false;
    Picks left = picked_;
    left.erase(std::find(left.begin(), left.end(), *there));
    setPicked(std::move(left));
    return true;
}

void Chooser::setPicked(Picks picks) {
    picked_ = std::move(picks);
    pointed_ = picked_;
    selected_.reset();
}

void Chooser::select(const Choice& choice) {
    picked_ = choice.picks;
    selected_ = choice.key;
    if (!contains(sorted(picked_), sorted(pointed_))) pointed_.clear();
}

void Chooser::clear() { setPicked({}); }

const Choice* Chooser::ready() const {
    const Picks selection = sorted(picked_);
    const Choice *equal = nullptr, *begun = nullptr;
    bool isOnly = true;  // of the choices that begin with the selection
    for (const Choice& choice : prompt_.choices) {
        if (selected_ == choice.key) return &choice;
        const Picks all = sorted(choice.picks);
        if (selection.empty() || !contains(all, selection)) continue;
        isOnly = begun == nullptr;
        begun = &choice;
        if (all != selection) continue;
        if (equal != nullptr) return nullptr;
        equal = &choice;
    }
    if (selected_) return nullptr;
    return equal == nullptr && isOnly ? begun : equal;
}

bool Chooser::decides() const {
    if (prompt_.confirm || ready() == nullptr || !ready()->warning.empty()) return false;
    const Picks selection = sorted(picked_);
    return std::none_of(prompt_.choices.begin(), prompt_.choices.end(), [&](const Choice& choice) {
        const Picks all = sorted(choice.picks);
        return all.size() > selection.size() && contains(all, selection);
    });
}

}  // namespace intrika::play
