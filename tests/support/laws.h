// The laws that every game keeps (docs/ARCHITECTURE.md), for any game's types. A law answers with what broke it;
// an empty string says that it held.
#pragma once

#include "engines/core/game_rules.h"
#include "tests/support/random_event.h"
#include "tests/support/secret_places.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace intrika::laws {

template <class Game>
struct Laws {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using Presenter = typename Game::Presenter;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;
    using Told = typename Rules::Told;
    using Chance = typename Rules::Chance;
    using Options = typename Rules::Options;

    static MoveList<Move> movesOf(const State& state, Seat seat) {
        MoveList<Move> moves;
        Rules::legalMoves(state, seat, moves);
        return moves;
    }

    static std::set<MoveKey> keysOf(const MoveList<Move>& moves) {
        std::set<MoveKey> keys;
        for (const Move& move : moves) keys.insert(keyOf(move));
        return keys;
    }

    // The spectator and every seat.
    static std::vector<Observer> observers(const State& state) {
        std::vector<Observer> all{spectator};
        for (int seat = 0; seat < Rules::seatCount(state); ++seat) all.emplace_back(static_cast<Seat>(seat));
        return all;
    }

    // Plays a whole game; `visit` sees every position, the first and the last included, and answers what is broken.
    // Law 1: the game ends. How long it may last is told beside the game's sums, in tests/laws.
    template <class Visit>
    static std::string randomGame(const Options& options, int seats, std::uint64_t seed, Visit visit) {
        Rng rng(seed);
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
        for (int events = 0; events <= mostEvents(state); ++events) {
            std::string broken = visit(state, rng);
            if (!broken.empty() || Rules::toAct(state).isOver()) return broken;
            randomEvent<Rules>(state, rng);
        }
        return "the game does not end";
    }

    // Law 1.
    static std::string sums(const State& state) {
        const ToAct toAct = Rules::toAct(state);
        if (toAct.kind == ToAct::Kind::seats && toAct.seats.empty()) return "nobody is to act";
        return brokenSum(state);
    }

    // Law 2. `others`: moves from other positions.
    static std::string legality(const State& state, const std::vector<Move>& others) {
        const ToAct toAct = Rules::toAct(state);
        for (int index = 0; index < Rules::seatCount(state); ++index) {
            const auto seat = static_cast<Seat>(index);
            const auto moves = movesOf(state, seat);
            const auto keys = keysOf(moves);
            if (keys.size() != moves.size()) return "a move is listed twice";
            if (toAct.mayAct(seat) == moves.empty()) return "a seat has moves exactly when it is to act";
            for (const Move& move : moves) {
                if (!Rules::isLegal(state, seat, move)) return "a listed move is not legal";
                State next = state;
                Rules::play(next, seat, move, nullptr);
                if (next == state) return "a move changed nothing";
            }
            for (const Move& move : others) {
                if (Rules::isLegal(state, seat, move) != (keys.count(keyOf(move)) > 0)) {
                    return "a legal move is not listed: " + Codec::writeMove(move).dump();
                }
            }
        }
        return {};
    }

    // Law 3, of one position and what can be done in it.
    static std::string notation(const State& state) {
        const auto json = Codec::writePosition(state);
        const auto read = Codec::readPosition(json, Rules::options(state), Rules::seatCount(state));
        if (!read) return "a position is refused at " + read.error().place + ": " + read.error().text.id;
        if (!(*read == state)) return "a position comes back as another one: " + json.dump();
        const ToAct toAct = Rules::toAct(state);
        for (const Seat seat : toAct.seats) {
            for (const Move& move : movesOf(state, seat)) {
                const auto back = Codec::readMove(Codec::writeMove(move));
                if (!back || !(*back == move)) return "a move does not come back: " + Codec::writeMove(move).dump();
            }
        }
        return {};
    }

    // Law 3, of chance; and what is drawn must be possible, but only where it is due. `earlier`: what was drawn before.
    static std::string chance(const State& state, std::optional<Chance>& earlier, Rng& rng) {
        if (!Rules::toAct(state).isChance()) {
            const bool isPossible = earlier && Rules::isPossible(state, *earlier);
            return isPossible ? "an outcome is possible where none is due" : "";
        }
        const Chance drawn = Rules::draw(state, rng);
        earlier = drawn;
        if (!Rules::isPossible(state, drawn)) return "an impossible outcome was drawn";
        const auto back = Codec::readChance(Codec::writeChance(drawn));
        return back && *back == drawn ? std::string() : "an outcome does not come back";
    }

    // Laws 4 and 5, for one observer and one truth that the view allows.
    static std::string knowledge(const State& state, Observer observer, const State& truth) {
        if (!(Rules::view(truth, observer) == Rules::view(state, observer))) return "the truth has another view";
        if (!(Rules::toAct(truth) == Rules::toAct(state))) return "in the truth somebody else is to act";
        if (observer && keysOf(movesOf(truth, *observer)) != keysOf(movesOf(state, *observer))) {
            return "what a seat may do depends on what it does not know";
        }
        return {};
    }

    // Law 10.
    static std::string openness(const State& state) {
        const Json position = Codec::writePosition(state);
        const Options played = Rules::options(state);
        const Json options = Codec::writeOptions(played);
        const auto secrets = secretsOf(played);
        for (const Observer observer : observers(state)) {
            const Json due = viewOf(position, options, observer, secrets);
            const Json view = Codec::writeView(Rules::view(state, observer));
            if (view == due) continue;
            const std::string eyes = observer ? "seat " + std::to_string(*observer) : std::string("the spectator");
            return "the view of " + eyes + " is not what the rules say: " + Json::diff(due, view).dump();
        }
        return {};
    }

    // What one event shows an observer.
    struct Shown {
        State next;
        std::vector<Narrated<Told>> told;
        std::vector<Happening> happenings;
        StageScript script;
        std::vector<Deed> deeds;
        std::vector<Told> said;
        std::vector<std::vector<Die>> rolled;
    };
    static StageScript script([[maybe_unused]] const View& before,
                              [[maybe_unused]] const std::vector<Narrated<Told>>& redacted) {
        if constexpr (Stages<Presenter, Rules>) {
            return Presenter::stage(before, redacted);
        } else {
            return {};
        }
    }
    static std::vector<Deed> deeds([[maybe_unused]] const View& before,
                                   [[maybe_unused]] const std::vector<Narrated<Told>>& redacted) {
        if constexpr (TellsDeeds<Presenter, Rules>) {
            return Presenter::deeds(before, redacted);
        } else {
            return {};
        }
    }
    static Shown shown(const State& before, State next, const NarratorOf<Told>& narrator, Observer observer) {
        const auto told = redact(narrator.narrated(), observer);
        Shown result{next,
                     told,
                     intrika::shown<Presenter>(told),
                     script(Rules::view(before, observer), told),
                     deeds(Rules::view(before, observer), told),
                     {},
                     {}};
        for (const Narrated<Told>& each : narrator.narrated()) {
            if (isSaidAloud(each.told)) result.said.push_back(each.told);
            const auto dice = Presenter::motion(each.told).dice;
            if (!dice.empty()) result.rolled.push_back(dice);
        }
        return result;
    }

    // A game names in tests/laws what its rules let a player say aloud of something that stays secret.
    static bool isSaidAloud(const Told& told) {
        return std::visit(
            [](const auto& each) {
                return requires { isOnlySaid(each); };
            },
            told);
    }
    static Shown afterMove(State state, Seat seat, const Move& move, Observer observer) {
        NarratorOf<Told> narrator;
        const State before = state;
        Rules::play(state, seat, move, &narrator);
        return shown(before, state, narrator, observer);
    }
    static Shown afterChance(State state, const Chance& outcome, Observer observer) {
        NarratorOf<Told> narrator;
        const State before = state;
        Rules::settle(state, outcome, &narrator);
        return shown(before, state, narrator, observer);
    }

    enum class Leak : std::uint8_t { none, found, notComparable };

    // Law 6: two truths with the same view before; where the view is the same afterwards too, all that is told is.
    // Dice, and what is only said, are in neither view, but everybody has seen or heard it: where that differs, there
    // is nothing to compare.
    static Leak compare(const Shown& one, const Shown& other, Observer observer) {
        if (!(Rules::view(one.next, observer) == Rules::view(other.next, observer))) return Leak::notComparable;
        if (one.said != other.said || one.rolled != other.rolled) return Leak::notComparable;
        const bool same = one.told == other.told && one.happenings == other.happenings && one.script == other.script &&
                          one.deeds == other.deeds;
        return same ? Leak::none : Leak::found;
    }

    // What the observer sees of a move, as the searches' trees have it.
    static MoveKey seen(const State& state, Seat mover, const Move& move, Observer observer) {
        if (Rules::sees(state, mover, move, observer)) return keyOf(move);
        if constexpr (ShowsPartOfMoves<Rules>) return Rules::glimpse(move);
        return hiddenMove;
    }

    // The same event in both truths where it is possible in both, else another one of its kind.
    static Leak telling(const State& state, const State& truth, Observer observer, Rng& rng) {
        const ToAct toAct = Rules::toAct(state);
        if (toAct.isChance()) {
            const Chance outcome = Rules::draw(state, rng);
            const Chance other =
                Rules::isPossible(truth, outcome) && rng.below(2) == 0 ? outcome : Rules::draw(truth, rng);
            return compare(afterChance(state, outcome, observer), afterChance(truth, other, observer), observer);
        }
        const Seat seat = toAct.seats.first();
        const Move move = randomMove<Rules>(state, seat, rng);
        const bool same = Rules::isLegal(truth, seat, move) && Rules::sees(state, seat, move, observer);
        const Move other = same ? move : randomMove<Rules>(truth, seat, rng);
        if (seen(state, seat, move, observer) != seen(truth, seat, other, observer)) return Leak::notComparable;
        return compare(afterMove(state, seat, move, observer), afterMove(truth, seat, other, observer), observer);
    }

    // Law 8: how many sequences of so many events there are. Of chance one outcome is taken, by a fixed seed.
    static std::uint64_t sequences(const State& state, int length) {
        const ToAct toAct = Rules::toAct(state);
        if (length == 0) return 1;
        if (toAct.isOver()) return 0;
        std::uint64_t count = 0;
        if (toAct.isChance()) {
            Rng rng(1);
            State next = state;
            Rules::settle(next, Rules::draw(state, rng), nullptr);
            return sequences(next, length - 1);
        }
        for (const Seat seat : toAct.seats) {
            for (const Move& move : movesOf(state, seat)) {
                State next = state;
                Rules::play(next, seat, move, nullptr);
                count += sequences(next, length - 1);
            }
        }
        return count;
    }
};

}  // namespace intrika::laws
