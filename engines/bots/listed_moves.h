// The moves that a search looks at: the legal ones, or those of them that the heuristics put forward.
#pragma once

#include "engines/bots/search_tree.h"
#include "engines/core/game_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace intrika::bots {

template <class Rules, class Heuristics>
void listMoves(const typename Rules::State& state, Seat seat, MoveList<typename Rules::Move>& moves) {
    Rules::legalMoves(state, seat, moves);
    if constexpr (OrdersMoves<Heuristics, Rules>) {
        if (!moves.empty()) Heuristics::orderMoves(state, seat, moves);
    }
}

// Leaves out what this belief reckons: rollouts, and others in a tree, know when they are right, so a search takes such
// moves for better than they are. Where nothing else can be done, they stay. `room`: a list to work in.
template <class Belief, class Move>
void leaveOutComputed(MoveList<Move>& moves, MoveList<Move>& room) {
    const auto isComputed = [](const Move& move) { return Belief::isComputed(move); };
    if (std::none_of(moves.begin(), moves.end(), isComputed)) return;
    room.clear();
    for (const Move& move : moves) {
        if (!isComputed(move)) std::visit([&room](const auto& kind) { room.push_back(kind); }, move);
    }
    if (!room.empty()) std::swap(moves, room);
}

// What was listed where a search has been before. To put moves in order takes longer than to make one; where the same
// moves are legal at the same point of the tree, the same ones are looked at.
template <class Rules, class Heuristics>
class Listings {
public:
    using State = typename Rules::State;
    using Move = typename Rules::Move;

    // Precondition: `moves` are the legal ones, and some. Afterwards those that are looked at.
    void narrow(const State& state, Seat mover, Path path, MoveList<Move>& moves) {
        path = pathOfList(path, moves);
        if (used_ < mostPlaces && 2 * (used_ + 1) > places_.size()) grow();
        Place& place = placeOf(path.bits());
        if (place.path == 0) {
            Heuristics::orderMoves(state, mover, moves);
            if (used_ == mostPlaces) return;
            place = {path.bits(), static_cast<std::uint32_t>(listed_.size()), static_cast<std::uint32_t>(moves.size())};
            ++used_;
            listed_.insert(listed_.end(), moves.begin(), moves.end());
            return;
        }
        moves.clear();
        for (std::uint32_t index = place.first; index < place.first + place.count; ++index) {
            std::visit([&moves](const auto& kind) { moves.push_back(kind); }, listed_[index]);
        }
    }

private:
    static constexpr std::size_t mostPlaces = 100'000;  // of a search without an end: some tens of megabytes

    struct Place {
        std::uint64_t path = 0;  // with the legal moves; 0: free
        std::uint32_t first = 0, count = 0;
    };

    // What no move is called stands before them: else what is left after the first of some moves would be taken for all
    // of them, of before.
    static Path pathOfList(Path path, const MoveList<Move>& moves) {
        path = path.then(hiddenMove);
        for (const Move& move : moves) path = path.then(keyOf(move));
        return path;
    }

    Place& placeOf(std::uint64_t path) {
        const std::size_t mask = places_.size() - 1;
        std::size_t place = path & mask;
        while (places_[place].path != path && places_[place].path != 0) place = (place + 1) & mask;
        return places_[place];
    }
    [[gnu::noinline]] void grow() {
        std::vector<Place> old(2 * places_.size());
        old.swap(places_);
        for (const Place& place : old) {
            if (place.path != 0) placeOf(place.path) = place;
        }
    }

    std::vector<Place> places_ = std::vector<Place>(256);
    std::vector<Move> listed_;
    std::size_t used_ = 0;
};

}  // namespace intrika::bots
