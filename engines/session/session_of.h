// The one implementation of Session, for every game. What leaves it towards a seat goes through that seat's view.
#pragma once

#include "engines/bots/belief.h"
#include "engines/bots/think_of.h"
#include "engines/core/game_rules.h"
#include "engines/session/game_kind.h"
#include "engines/session/hindsight_of.h"
#include "engines/session/history.h"
#include "engines/session/referee.h"
#include "engines/session/relations.h"
#include "engines/session/session.h"
#include "engines/session/uncovered.h"

#include <cassert>

namespace intrika::session {

// A `Game` gathers a game's types: Game::Rules, Game::Codec, Game::Presenter, Game::Heuristics, its id and its kind().
// Json is a parameter only so that this header does without the whole of it: whoever makes a session includes that.
template <class Game, class Json = nlohmann::json>
class SessionOf final : public Session {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using Presenter = typename Game::Presenter;
    using Heuristics = typename Game::Heuristics;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;
    using Told = typename Rules::Told;
    using Referee = intrika::session::Referee<Game>;
    static_assert(GameRules<Rules> && GameCodec<Codec, Rules> && GamePresenter<Presenter, Rules> &&
                  GameHeuristics<Heuristics, Rules>);

public:
    // `setup` is null when the game begins from a position. `ground`: what positions refer to without keeping it.
    SessionOf(const State& first, Json setup, std::shared_ptr<const void> ground)
        : ground_(std::move(ground)), history_(first), setup_(std::move(setup)) {}

    const GameKind& kind() const override { return Game::kind(); }
    int seatCount() const override { return Rules::seatCount(history_.at(0)); }
    int stepCount() const override { return history_.stepCount(); }
    const Step& step(int index) const override { return history_.step(index); }
    ToAct toAct(int at) const override { return Rules::toAct(state(at)); }

    Expected<Step> play(Seat seat, const MoveKey& key) override {
        const auto move = Referee::moveByKey(history_.latest(), seat, key);
        if (!move) return unexpected(move.error());
        return history_.play(seat, *move);
    }

    Expected<Step> replay(const Json& event) override {
        const auto parts = readEvent(event);
        if (!parts) return unexpected(parts.error());
        if (parts->seat) {
            const auto move = Referee::readMove(history_.latest(), *parts->seat, *parts->what);
            if (!move) return unexpected(move.error());
            return history_.play(*parts->seat, *move);
        }
        const auto chance = Referee::readChance(history_.latest(), *parts->what);
        if (!chance) return unexpected(chance.error());
        return history_.settle(*chance);
    }

    Step drawChance(Rng& rng) override {
        assert(toAct(latest).isChance());
        return history_.settle(Rules::draw(state(latest), rng));
    }

    bool takeBack() override { return history_.takeBack(); }

    Tableau tableau(Observer observer, int at) const override { return Presenter::tableau(viewOf(observer, at)); }

    Prompt prompt(Seat seat, int at) const override {
        if (!toAct(at).mayAct(seat)) return {};
        const View seen = viewOf(seat, at);
        return Presenter::prompt(seen, seat, movesFrom(seen, seat));
    }

    Text whyNot(Seat seat, std::span<const Pick> picks) const override {
        return Presenter::whyNot(viewOf(seat, latest), seat, picks);
    }

    std::vector<Happening> happenings(int index, Observer observer) const override {
        return shown<Presenter>(redact(history_.told(index), observer));
    }

    std::vector<Moment> moments(int index, Observer observer) const override {
        const auto told = redact(history_.told(index), observer);
        const auto retouch = [&told](Tableau& tableau, std::size_t nth) { correct(tableau, told[nth].told); };
        const std::vector<Happening> seen = shown<Presenter>(told);
        if (!hasAccount(seen)) return {};
        return momentsOf(seen, tableau(observer, index), tableau(observer, index + 1), retouch);
    }

    StageScript stage([[maybe_unused]] int index, [[maybe_unused]] Observer observer) const override {
        if constexpr (Stages<Presenter, Rules>) {
            return Presenter::stage(viewOf(observer, index), redact(history_.told(index), observer));
        } else {
            return {};
        }
    }

    std::vector<Deed> deeds([[maybe_unused]] int index, [[maybe_unused]] Observer observer) const override {
        if constexpr (TellsDeeds<Presenter, Rules>) {
            return Presenter::deeds(viewOf(observer, index), redact(history_.told(index), observer));
        } else {
            return {};
        }
    }

    // From what the seat saw event by event, and from nothing else.
    Notebook notebook(Seat seat, int at) const override {
        if constexpr (DrawsConclusions<Presenter, Rules>) {
            typename Presenter::Deductions deductions(viewOf(seat, 0));
            const int steps = at == latest ? stepCount() : at;
            for (int index = 0; index < steps; ++index) {
                deductions.follow(toldTo(seat, index), viewOf(seat, index + 1));
            }
            return deductions.notebook();
        } else {
            return {};
        }
    }

    Json options() const override { return Codec::writeOptions(Rules::options(history_.at(0))); }
    Json setup() const override { return setup_; }
    Json position(int at) const override { return Codec::writePosition(state(at)); }
    Json view(Observer observer, int at) const override { return Codec::writeView(viewOf(observer, at)); }

    std::vector<MoveKey> legalMoves(Seat seat, int at) const override {
        std::vector<MoveKey> keys;
        for (const Move& move : Referee::movesOf(state(at), seat)) keys.push_back(keyOf(move));
        return keys;
    }

    Json moveJson(Seat seat, const MoveKey& key, int at) const override {
        const auto move = Referee::moveByKey(state(at), seat, key);
        return move ? Codec::writeMove(*move) : Json();
    }

    Expected<MoveKey> legalMove(Seat seat, const Json& move, int at) const override {
        const auto read = Referee::readMove(state(at), seat, move);
        if (!read) return unexpected(read.error());
        return keyOf(*read);
    }

    Result result() const override {
        assert(toAct(latest).isOver());
        return Rules::result(history_.latest());
    }

    int side(Seat seat) const override {
        if constexpr (HasSides<Rules>) {
            return Rules::sideOf(history_.latest(), seat);
        } else {
            return seat;
        }
    }

    Expected<std::unique_ptr<const Hindsight>> hindsight() const override {
        if (!toAct(latest).isOver()) return unexpected(gameGoesOn());
        return std::make_unique<const HindsightOf<Game>>(history_, ground_);
    }

    std::unique_ptr<Thinking> think(Seat seat, const PlayerKind& player, const Budget& budget, std::uint64_t seed,
                                    int at) const override {
        assert(toAct(at).mayAct(seat));
        auto job = thinkOf<Game>(viewOf(seat, at), seat, player, budget, seed, externals_, seenBy(seat, at),
                                 moodOf(player.temperament, seat, at));
        job->keep(ground_);
        return job;
    }

    Text explain(Seat seat, const MoveKey& key, int at) const override {
        const View seen = viewOf(seat, at);
        for (const Move& move : movesFrom(seen, seat)) {
            if (keyOf(move) == key) return Heuristics::explain(seen, seat, move);
        }
        return {};
    }

    std::optional<Explained> explained(int index, Observer observer, int events) const override {
        return Uncovered<Game>(history_, index, observer).explained(events);
    }
    std::optional<int> uncoveredBy(int index, Observer observer) const override {
        return Uncovered<Game>::uncoveredBy(history_, index, observer);
    }

private:
    const State& state(int at) const { return at == latest ? history_.latest() : history_.at(at); }
    View viewOf(Observer observer, int at) const { return Rules::view(state(at), observer); }

    static void correct([[maybe_unused]] Tableau& tableau, [[maybe_unused]] const Told& told) {
        if constexpr (Retouches<Presenter, Rules>) Presenter::retouch(tableau, told);
    }

    std::vector<Told> toldTo(Seat seat, int index) const {
        std::vector<Told> told;
        for (const auto& each : history_.told(index)) told.push_back(redact(each.told, seat));
        return told;
    }

    // All that the seat was told, where its heuristics have a use for it.
    std::vector<Told> seenBy(Seat seat, int at) const {
        std::vector<Told> seen;
        if constexpr (WeighsWhatItSaw<Heuristics, Rules>) {
            const int steps = at == latest ? stepCount() : at;
            for (int index = 0; index < steps; ++index) {
                for (Told& told : toldTo(seat, index)) seen.push_back(std::move(told));
            }
        }
        return seen;
    }

    // Whom it bears a grudge, by what it was told of.
    Mood moodOf(Temperament temperament, Seat seat, int at) const {
        Relations relations;
        if (temperament == Temperament::grudging) {
            const int steps = at == latest ? stepCount() : at;
            for (int index = 0; index < steps; ++index) relations.follow(deeds(index, seat));
        }
        return {temperament, Heuristics::search.temper, relations.harmsTo(seat)};
    }

    // From what the seat knows: whatever truth is behind it, the seat has the same moves.
    static MoveList<Move> movesFrom(const View& seen, Seat seat) {
        Rng rng(0);
        return legalMovesIn<Rules>(seen, seat, rng);
    }

    std::shared_ptr<const void> ground_;
    History<Game> history_;
    Json setup_;
    mutable ExternalBots externals_;  // asking them changes nothing of the game
};

}  // namespace intrika::session
