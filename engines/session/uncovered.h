// What an observer can make of a decision of somebody else, and of why it was made.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/session/covered_piece.h"
#include "engines/session/history.h"
#include "engines/session/referee.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace intrika::session {

template <class Game>
class Uncovered {
    using Rules = typename Game::Rules;
    using Presenter = typename Game::Presenter;
    using Heuristics = typename Game::Heuristics;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;
    using Narrated = std::vector<intrika::Narrated<typename Rules::Told>>;
    using Referee = intrika::session::Referee<Game>;

public:
    Uncovered(const History<Game>& history, int step, Observer who)
        : history_(history),
          step_(step),
          mover_(*history.step(step).mover),
          who_(who),
          before_(Rules::view(history.at(step), who)),
          after_(Rules::view(history.at(step + 1), who)) {}

    // The one move, and the one reason for it, that lead from what the observer saw before to what they had seen when
    // so many events had happened, in whatever truth they may hold possible. None where there are several. It is worked
    // out from what they saw alone, so it gives nothing away; of a truth that is very rare it can be wrong.
    std::optional<Explained> explained(int events) const {
        if (auto plain = fromItsViews()) return plain;
        return fromItsPiece(events);
    }

    // How many events had happened when what that decision laid down covered was turned up. None: it has not been.
    static std::optional<int> uncoveredBy(const History<Game>& history, int step, Observer who) {
        const auto piece = pieceIn(history, step, who);
        if (!piece) return std::nullopt;
        const auto [watch, events] = watched(history, step, who, *piece);
        return watch.faces().empty() ? std::nullopt : std::optional(events);
    }

private:
    // What is common to all truths that were tried. It takes some of them before that means anything.
    class Agreement {
    public:
        void add(const Explained& here) {
            differ_ = differ_ || (only_ && !(*only_ == here));
            only_ = here;
        }
        void countTruth() { ++truths_; }
        bool isSettled() const { return differ_ || truths_ >= enough; }
        std::optional<Explained> outcome() const { return differ_ || truths_ < least ? std::nullopt : only_; }

    private:
        static constexpr int least = 8, enough = 32;
        std::optional<Explained> only_;
        bool differ_ = false;
        int truths_ = 0;
    };

    // `fits`: may it have been this move of this truth?
    template <class Fits>
    std::optional<Explained> agreed(int truths, Fits fits) const {
        constexpr std::size_t mostMoves = 4000;  // so that nobody waits for it
        Agreement agreement;
        std::size_t tried = 0;
        for (int nth = 0; nth < truths && tried < mostMoves && !agreement.isSettled(); ++nth) {
            Rng rng(static_cast<std::uint64_t>(nth) + 1);
            const State truth = Rules::determinize(before_, rng);
            if (!Rules::toAct(truth).mayAct(mover_)) continue;
            bool isPossible = false;
            const auto moves = Referee::movesOf(truth, mover_);
            tried += moves.size();
            for (const Move& move : moves) {
                if (!fits(truth, move)) continue;
                isPossible = true;
                agreement.add({keyOf(move), Heuristics::explain(Rules::view(truth, mover_), mover_, move)});
            }
            if (isPossible) agreement.countTruth();
        }
        return agreement.outcome();
    }

    std::optional<Explained> fromItsViews() const {
        return agreed(32, [this](State truth, const Move& move) {
            Rules::play(truth, mover_, move, nullptr);
            return Rules::view(truth, who_) == after_;
        });
    }

    // What was seen of the rest of that event, and of others, is left out: less knowledge never tells more.
    std::optional<Explained> fromItsPiece(int events) const {
        const auto piece = pieceIn(history_, step_, who_);
        if (!piece) return std::nullopt;
        const auto [watch, by] = watched(history_, step_, who_, *piece);
        if (watch.faces().empty() || by > events) return std::nullopt;
        const Tableau tableau = Presenter::tableau(after_);
        const Zone* zone = zoneIn(tableau, piece->zone);
        if (zone == nullptr || !keepsItsPlaces(*zone)) return std::nullopt;
        const auto seen = upTo(history_.told(step_), piece->happening);
        return agreed(200, [&, &faces = watch.faces()](State truth, const Move& move) {
            NarratorOf<typename Rules::Told> narrator;
            Rules::play(truth, mover_, move, &narrator);
            const auto& told = narrator.narrated();
            return told.size() > piece->happening &&
                   sorted(Presenter::motion(told[piece->happening].told).faces) == faces &&
                   upTo(told, piece->happening) == seen;
        });
    }

    static std::vector<Motion> seenIn(const History<Game>& history, int step, Observer who) {
        std::vector<Motion> seen;
        for (const auto& each : redact(history.told(step), who)) seen.push_back(Presenter::motion(each.told));
        return seen;
    }
    static std::optional<CoveredPiece> pieceIn(const History<Game>& history, int step, Observer who) {
        const Observer mover = history.step(step).mover;
        return mover ? coveredBy(seenIn(history, step, who), *mover) : std::nullopt;
    }

    // As the observer was told of it.
    Narrated upTo(const Narrated& told, std::size_t last) const {
        return redact(Narrated(told.begin(), told.begin() + static_cast<std::ptrdiff_t>(last) + 1), who_);
    }

    static std::vector<FaceId> sorted(std::vector<FaceId> faces) {
        std::sort(faces.begin(), faces.end());
        return faces;
    }

    // And how many events it took.
    static std::pair<PieceWatch, int> watched(const History<Game>& history, int step, Observer who,
                                              const CoveredPiece& piece) {
        PieceWatch watch(piece);
        std::size_t first = piece.happening + 1;
        int events = step;
        for (; events < history.stepCount() && !watch.isOver(); ++events, first = 0) {
            const std::vector<Motion> seen = seenIn(history, events, who);
            for (std::size_t nth = first; nth < seen.size(); ++nth) watch.follow(seen[nth]);
        }
        return {watch, events};
    }

    const History<Game>& history_;
    int step_;
    Seat mover_;
    Observer who_;
    View before_, after_;
};

}  // namespace intrika::session
