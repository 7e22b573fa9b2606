// The one implementation of Hindsight, for every game.
#pragma once

#include "engines/bots/appraise.h"
#include "engines/bots/known_truth.h"
#include "engines/bots/win_share.h"
#include "engines/core/json_text.h"
#include "engines/session/hindsight.h"
#include "engines/session/history.h"
#include "engines/session/referee.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace intrika::session {

template <class Game>
class HindsightOf final : public Hindsight {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using Heuristics = typename Game::Heuristics;
    using Told = typename Rules::Told;
    using Belief = typename BeliefOf<Rules, Heuristics>::Type;

public:
    // Precondition: the game is over.
    HindsightOf(History<Game> history, std::shared_ptr<const void> ground)
        : ground_(std::move(ground)), history_(std::move(history)) {}

    std::string gameId() const override { return std::string(Game::id); }
    int seatCount() const override { return Rules::seatCount(history_.at(0)); }
    int stepCount() const override { return history_.stepCount(); }
    Observer mover(int event) const override { return history_.step(event).mover; }

    MoveKey move(int event) const override { return history_.step(event).move; }

    bool isSecret(int event) const override {
        const Seat seat = *mover(event);
        const auto made = Referee<Game>::moveByKey(history_.at(event), seat, move(event));
        for (int other = 0; other < seatCount(); ++other) {
            if (!Rules::sees(history_.at(event), seat, *made, static_cast<Seat>(other))) return true;
        }
        return false;
    }

    std::string moveText(int event, const MoveKey& key) const override {
        const auto legal = Referee<Game>::moveByKey(history_.at(event), *mover(event), key);
        return legal ? lineOfJson(Codec::writeMove(*legal)) : std::string();
    }

    // FNV-1a (Fowler, Noll, Vo).
    std::uint64_t fingerprint() const override {
        std::uint64_t hash = 0xCBF29CE484222325u;
        const auto add = [&hash](const std::string& text) {
            for (const char each : text) hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001B3u;
        };
        add(std::string(Game::id) + lineOfJson(Codec::writePosition(history_.at(0))));
        for (int event = 0; event < stepCount(); ++event) add(history_.step(event).event);
        return hash;
    }

    Shares shares() const override {
        std::array<float, maxSeats> values{};
        const std::span<float> won(values.data(), static_cast<std::size_t>(seatCount()));
        toWinShares<Rules>(history_.latest(), won);
        return {won.begin(), won.end()};
    }

    double fairShare() const override {
        if constexpr (HasSides<Rules>) {
            SeatSet sides;
            for (int seat = 0; seat < seatCount(); ++seat) {
                const int side = Rules::sideOf(history_.latest(), static_cast<Seat>(seat));
                sides = sides.with(static_cast<Seat>(side));
            }
            return 1.0 / sides.count();
        } else {
            return 1.0 / seatCount();
        }
    }

    std::optional<double> known(Seat seat, int at, const Effort& effort, const std::stop_token& stop) const override {
        if (at == stepCount()) return shares()[seat];
        const auto hopes = prospects<Game>(Belief(viewOf(seat, at), seenBy(seat, at)), seat, effort, stop);
        return hopes ? std::optional((*hopes)[seat]) : std::nullopt;
    }

    std::optional<Shares> truth(int at, const Effort& effort, const std::stop_token& stop) const override {
        if (at == stepCount()) return shares();
        return prospects<Game>(KnownTruth<Rules>(history_.at(at)), firstToAct(at), effort, stop);
    }

    std::optional<Appraisal> appraise(int event, const MoveKey& chosen, const Effort& effort,
                                      const std::stop_token& stop) const override {
        const Seat seat = *mover(event);
        return Appraiser<Game>(viewOf(seat, event), seat, seenBy(seat, event), effort).appraise(chosen, stop);
    }

private:
    typename Rules::View viewOf(Seat seat, int at) const { return Rules::view(history_.at(at), seat); }

    Seat firstToAct(int at) const {
        const ToAct next = Rules::toAct(history_.at(at));
        return next.isChance() ? Seat(0) : next.seats.first();
    }

    // All that the seat was told, where its heuristics have a use for it.
    std::vector<Told> seenBy(Seat seat, int at) const {
        std::vector<Told> seen;
        if constexpr (WeighsWhatItSaw<Heuristics, Rules>) {
            for (int index = 0; index < at; ++index) {
                for (const auto& each : history_.told(index)) seen.push_back(redact(each.told, seat));
            }
        }
        return seen;
    }

    std::shared_ptr<const void> ground_;
    History<Game> history_;
};

}  // namespace intrika::session
