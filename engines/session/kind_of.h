// From a game's types to what the program knows of it: how it is dealt, opened and measured.
#pragma once

#include "engines/bots/bench_of.h"
#include "engines/session/session_of.h"

#include <concepts>
#include <type_traits>

namespace intrika::session {

// What positions of a game only refer to, and its session keeps: a game on maps names it, as a Codec::Ground that is
// made of the boards that its options may name, and reads what refers to it once more with it.
template <class Codec, class Rules>
concept PlaysOnGround = requires(const nlohmann::json& json, const typename Rules::Options& options, int seats,
                                 typename Codec::Ground& ground) {
    requires std::constructible_from<typename Codec::Ground, MadeBoards>;
    { Codec::readOptions(json, ground) } -> std::same_as<Expected<typename Rules::Options>>;
    { Codec::readPosition(json, options, seats, ground) } -> std::same_as<Expected<typename Rules::State>>;
    { Codec::Ground::kit() } -> std::same_as<const BoardKit&>;
};

// Positions of other games hold all that they are.
struct NoGround {
    explicit NoGround(MadeBoards) {}
};

// How every game begins, told by the options and setup of its own.
template <class Game>
struct Beginning {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    static constexpr bool hasGround = PlaysOnGround<Codec, Rules>;
    static_assert(hasGround || IsLeftOut<typename Codec::Ground>);
    using Opened = Expected<std::unique_ptr<Session>>;

    static Opened deal(const nlohmann::json& json, int seats, Rng& rng, MadeBoards boards) {
        return withOptions(json, seats, boards, [&](const auto& options, const auto& ground) -> Opened {
            return fromDeal(options, seats, Rules::deal(options, seats, rng), ground);
        });
    }
    static Opened fromSetup(const nlohmann::json& json, int seats, const nlohmann::json& setupJson, MadeBoards boards) {
        return withOptions(json, seats, boards, [&](const auto& options, const auto& ground) -> Opened {
            const auto setup = Codec::readSetup(setupJson, options, seats);
            if (!setup) return unexpected(below("/setup", setup.error()));
            return fromDeal(options, seats, *setup, ground);
        });
    }
    static Opened fromPosition(const nlohmann::json& json, int seats, const nlohmann::json& positionJson,
                               MadeBoards boards) {
        return withOptions(json, seats, boards, [&](const auto& options, const auto& ground) -> Opened {
            const auto position = readPosition(positionJson, options, seats, *ground);
            if (!position) return unexpected(below("/position", position.error()));
            return std::make_unique<SessionOf<Game>>(*position, nullptr, ground);
        });
    }

private:
    using Ground = std::conditional_t<hasGround, typename Codec::Ground, NoGround>;

    static auto readOptions(const nlohmann::json& json, [[maybe_unused]] Ground& ground) {
        if constexpr (hasGround) {
            return Codec::readOptions(json, ground);
        } else {
            return Codec::readOptions(json);
        }
    }
    static auto readPosition(const nlohmann::json& json, const typename Rules::Options& options, int seats,
                             [[maybe_unused]] Ground& ground) {
        if constexpr (hasGround) {
            return Codec::readPosition(json, options, seats, ground);
        } else {
            return Codec::readPosition(json, options, seats);
        }
    }
    static Opened fromDeal(const typename Rules::Options& options, int seats, const typename Rules::Setup& setup,
                           const std::shared_ptr<Ground>& ground) {
        return std::make_unique<SessionOf<Game>>(Rules::start(options, seats, setup), Codec::writeSetup(setup), ground);
    }
    template <class Begin>
    static Opened withOptions(const nlohmann::json& json, int seats, MadeBoards boards, Begin begin) {
        if (auto problem = wrongSeatCount(Game::kind(), seats)) return unexpected(std::move(*problem));
        const auto ground = std::make_shared<Ground>(boards);
        const auto options = readOptions(json, *ground);
        if (!options) return unexpected(below("/options", options.error()));
        return begin(*options, ground);
    }
};

// Fills in what follows from the game's types; `facts` are the rest.
template <class Game>
GameKind kindOf(GameKind facts) {
    facts.deal = &Beginning<Game>::deal;
    facts.fromSetup = &Beginning<Game>::fromSetup;
    facts.fromPosition = &Beginning<Game>::fromPosition;
    facts.bench = &benchOf<Game>;
    if constexpr (PlaysOnGround<typename Game::Codec, typename Game::Rules>) facts.boards = &Game::Codec::Ground::kit();
    facts.keepsNotebook = DrawsConclusions<typename Game::Presenter, typename Game::Rules>;
    return facts;
}

}  // namespace intrika::session
