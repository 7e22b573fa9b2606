#include "engines/table/talk.h"

#include "engines/session/relations.h"

#include <array>
#include <string>

namespace intrika::table {
namespace {

constexpr int variants = 4;  // of each kind of line, for each temperament
// Whoever has said something is silent for so many events a seat: what is said at every turn nobody reads.
constexpr int quietRounds = 6;

int variantOf(std::uint64_t seed, std::size_t step, Seat speaker) {
    Rng rng(seed ^ (step * (maxSeats + 1) + speaker + 1) * 0x8CB92BA72F3D8DD7u);  // no factor of the table's
    return 1 + static_cast<int>(rng.below(variants));
}

}  // namespace

struct Talk::Heard {
    Relations relations;
    std::vector<std::vector<SpokenLine>> steps;
    std::array<int, maxSeats> quietUntil{};  // a step, by seat
};

Talk::Talk(const Session& session, const std::vector<SeatInfo>& seats, std::uint64_t seed)
    : session_(session), seats_(seats), seed_(seed) {}

Talk::~Talk() = default;

void Talk::forget() { heard_.clear(); }

const std::vector<SpokenLine>& Talk::at(int step, Observer observer) {
    std::unique_ptr<Heard>& heard = heard_[observer ? *observer : -1];
    if (!heard) heard = std::make_unique<Heard>();
    while (static_cast<int>(heard->steps.size()) <= step) follow(*heard, observer);
    return heard->steps.at(static_cast<std::size_t>(step));
}

// At most two speak at once: who betrayed, and one of those who were betrayed.
void Talk::follow(Heard& heard, Observer observer) const {
    const auto step = static_cast<int>(heard.steps.size());
    heard.steps.emplace_back();
    const std::vector<Deed> betrayals = heard.relations.follow(session_.deeds(step, observer));
    for (const Deed& deed : betrayals) {
        if (heard.steps.back().empty()) speak(heard, deed.by, "betrays", deed.to);
    }
    const std::size_t first = heard.steps.back().size();
    for (const Deed& deed : betrayals) {
        if (heard.steps.back().size() == first) speak(heard, deed.to, "betrayed", deed.by);
    }
}

void Talk::speak(Heard& heard, Seat speaker, std::string_view kind, Seat of) const {
    const PlayerKind& player = seats_.at(speaker).player;
    if (!mayHaveTemperament(player) || player.temperament == Temperament::plain) return;
    const std::size_t step = heard.steps.size() - 1;
    int& quietUntil = heard.quietUntil.at(speaker);
    if (static_cast<int>(step) < quietUntil) return;
    quietUntil = static_cast<int>(step) + quietRounds * session_.seatCount();
    const std::string key = "line." + std::string(nameOf(player.temperament)) + "." + std::string(kind) + "." +
                            std::to_string(variantOf(seed_, step, speaker));
    heard.steps.back().push_back({speaker, say(key, {person(of)})});
}

}  // namespace intrika::table
