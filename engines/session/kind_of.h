// From a game's types to what the program knows of it: how it is dealt, opened and measured.
#pragma once

#include "engines/bots/bench_of.h"
#include "engines/session/session_of.h"

namespace intrika {

// How every game begins, told by the options and setup of its own.
template <class Game>
struct Beginning {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using Opened = Expected<std::unique_ptr<Session>>;

    static Opened deal(const nlohmann::json& json, int seats, Rng& rng) {
        return withOptions(json, seats, [&](const auto& options) -> Opened {
            return fromDeal(options, seats, Rules::deal(options, seats, rng));
        });
    }
    static Opened fromSetup(const nlohmann::json& json, int seats, const nlohmann::json& setupJson) {
        return withOptions(json, seats, [&](const auto& options) -> Opened {
            const auto setup = Codec::readSetup(setupJson, options, seats);
            if (!setup) return unexpected(below("/setup", setup.error()));
            return fromDeal(options, seats, *setup);
        });
    }
    static Opened fromPosition(const nlohmann::json& json, int seats, const nlohmann::json& positionJson) {
        return withOptions(json, seats, [&](const auto& options) -> Opened {
            const auto position = Codec::readPosition(positionJson, options, seats);
            if (!position) return unexpected(below("/position", position.error()));
            return std::make_unique<SessionOf<Game>>(*position);
        });
    }

private:
    static Opened fromDeal(const typename Rules::Options& options, int seats, const typename Rules::Setup& setup) {
        return std::make_unique<SessionOf<Game>>(Rules::start(options, seats, setup), Codec::writeSetup(setup));
    }
    template <class Begin>
    static Opened withOptions(const nlohmann::json& json, int seats, Begin begin) {
        if (auto problem = wrongSeatCount(Game::kind(), seats)) return unexpected(std::move(*problem));
        const auto options = Codec::readOptions(json);
        if (!options) return unexpected(below("/options", options.error()));
        return begin(*options);
    }
};

// Fills in what follows from the game's types; `facts` are the rest.
template <class Game>
GameKind kindOf(GameKind facts) {
    facts.deal = &Beginning<Game>::deal;
    facts.fromSetup = &Beginning<Game>::fromSetup;
    facts.fromPosition = &Beginning<Game>::fromPosition;
    facts.bench = &benchOf<Game>;
    facts.keepsNotebook = DrawsConclusions<typename Game::Stage, typename Game::Rules>;
    return facts;
}

}  // namespace intrika
