// Which features a net was trained on: where one of them changes its number or its meaning, so does this.
#pragma once

#include "engines/bots/rollout.h"
#include "engines/core/feature_list.h"
#include "engines/core/game_rules.h"
#include "engines/learning/room.h"

#include <bit>
#include <cstdint>

namespace intrika::learning {

// FNV-1a over the features of all seats and all moves in some random games.
template <class Rules, class Features>
class Fingerprint {
public:
    static std::uint64_t computed() {
        Fingerprint fingerprint;
        for (int game = 0; game < games; ++game) fingerprint.addGame();
        return fingerprint.hash_;
    }

private:
    using State = typename Rules::State;

    static constexpr int games = 3;
    static constexpr int seats = 3;  // which every game can have

    void addGame() {
        const typename Rules::Options options{};
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng_));
        for (ToAct next = settleChance<Rules>(state, rng_); !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            const Seat mover = next.seats.first();
            const Features features(state);
            for (Seat seat = 0; seat < seats; ++seat) {
                list_.clear();
                features.seat(seat, list_);
                addList();
            }
            Rules::legalMoves(state, mover, moves_);
            if constexpr (LearnsToActBySight<Features, Rules>) addSight(state, mover);
            for (const auto& move : moves_) {
                list_.clear();
                features.move(mover, move, list_);
                addList();
            }
            Rules::play(state, mover, moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))], nullptr);
        }
    }
    void addSight(const State& state, Seat mover) {
        const auto view = Rules::view(state, mover);
        const typename Features::Sight sight(view);
        list_.clear();
        sight.seat(list_);
        addList();
        for (const auto& move : moves_) {
            list_.clear();
            sight.move(move, list_);
            addList();
        }
    }
    void addList() {
        list_.forEach([this](std::uint32_t index, float amount) {
            add(index);
            add(std::bit_cast<std::uint32_t>(amount));
        });
    }
    void add(std::uint32_t word) { hash_ = (hash_ ^ word) * 0x100000001B3u; }

    Rng rng_{1};
    FeatureList list_;
    MoveList<typename Rules::Move> moves_;
    std::uint64_t hash_ = 0xCBF29CE484222325u;
};

}  // namespace intrika::learning
