#include "engines/confidants/course/rules.h"

#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/legal_moves.h"

#include <algorithm>
#include <cassert>

namespace intrika::confidants {
namespace {

void playPlace(const Event& event, Seat seat, const Place& move) {
    for (const ArmyKind kind : allArmies) {
        const NodeId at = event.board.node(move.at[static_cast<std::size_t>(kind)]);
        event.army(seat, kind).at = at;
        event.tell(told::Placed{seat, kind, event.state.options.board, at});
    }
    placed(event);
}

void playLoad(const Event& event, Seat seat, const Load& move) {
    event.secrets(seat).wagons = move.wagons;
    event.tell([&](Telling telling) { telling.loaded(seat); });
    loaded(event);
}

void playBid(const Event& event, Seat seat, const Bid& move) {
    Player& player = event.player(seat);
    player.hand = player.hand.without(move.rank);
    player.bid = move.rank;
    Secrets& secrets = event.secrets(seat);
    secrets.hand.take(move.secret);
    secrets.bid = {move.secret, false};
    event.tell([&](Telling telling) { telling.bid(seat); });
    bidden(event);
}

std::uint8_t rollDie(Rng& rng) { return static_cast<std::uint8_t>(1 + rng.below(dieFaces)); }

bool isDie(std::uint8_t value) { return value >= 1 && value <= dieFaces; }

GiftList giftsToLose(const State& state) {
    return state.gifts.list(GiftZone::with(state.pending.seat, ArmyKind::patrician));
}

}  // namespace

Setup Rules::deal(const Options&, int seats, Rng& rng) {
    Setup setup;
    setup.first = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seats)));
    std::vector<Gift> cards;
    for (int kind = 0; kind < giftKinds; ++kind) {
        for (int number = 0; number < seats; ++number) cards.push_back(giftOf(static_cast<GiftKind>(kind), number));
    }
    shuffle(cards, rng);
    for (std::size_t card = 0; card < cards.size(); ++card) {  // E-4
        setup.piles.putBelow(allCities[card % cityCount], cards[card]);
    }
    return setup;
}

State Rules::start(const Options& options, int seats, const Setup& setup) {
    State state;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    state.piles = setup.piles;
    for (const City city : allCities) {
        for (const Gift gift : setup.piles.list(city)) state.gifts.move(gift, GiftZone::piled());
    }
    state.bands = {state.board().mob(), state.board().robbers()};
    for (int step = 0; step < seats; ++step) state.order.append(clockwise(setup.first, step, seats));
    for (Seat seat = 0; seat < seats; ++seat) {  // E-2
        Player& player = state.players[seat];
        player.hand = RankSet::all();
        Secrets& secrets = state.secrets[seat];
        secrets.hand = SecretHand::all();
        secrets.reserve = firstReserve;
        for (const Secret card : firstReserve) secrets.hand.take(card);
        for (const ArmyKind kind : allArmies) {
            player.army(kind).strength = firstStrengths[static_cast<std::size_t>(kind)];
        }
        player.army(ArmyKind::patrician).gold = 1;
    }
    return state;
}

void Rules::legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
    confidants::legalMoves(state, state.secrets[seat], seat, out);
}

bool Rules::isLegal(const State& state, Seat seat, const Move& move) {
    MoveList<Move> moves;
    legalMoves(state, seat, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void Rules::play(State& state, Seat seat, const Move& move, Narrator* narrator) {
    assert(isLegal(state, seat, move));
    const Event event(state, narrator);
    std::visit(
        Overloaded{[&](const Place& m) { playPlace(event, seat, m); }, [&](const Load& m) { playLoad(event, seat, m); },
                   [&](const Bid& m) { playBid(event, seat, m); },
                   [&](const Veto& m) { answerVeto(event, seat, m.use); },
                   [&](const Answer& m) { answerOffer(event, m.accept); },
                   [&](const Tip& m) { answerTip(event, m.use); }, [&](const MoveBand& m) { moveBand(event, m); },
                   [&](const Stay&) { stayBand(event); }, [&](const Fight& m) { fight(event, m.pay); },
                   [&](const PlaceBand& m) { replaceBand(event, event.board.node(m.at)); },
                   [&](const Evict& m) { evict(event, event.board.node(m.to)); },
                   [&](const auto&) { carryOut(event, seat, move); }},
        move);
}

Chance Rules::draw(const State& state, Rng& rng) {
    switch (static_cast<ChanceKind>(toAct(state).chance)) {
        case ChanceKind::plotDie:
            return PlotDie{rollDie(rng)};
        case ChanceKind::mobDice: {
            MobDice dice{};
            for (auto& value : dice.values) value = rollDie(rng);
            return dice;
        }
        case ChanceKind::robberDice: {
            RobberDice dice{};
            for (auto& value : dice.values) value = rollDie(rng);
            return dice;
        }
        case ChanceKind::battleDie:
            return BattleDie{rollDie(rng)};
        case ChanceKind::steal:
            break;
    }
    const GiftList gifts = giftsToLose(state);
    return Steal{gifts[rng.below(static_cast<std::uint32_t>(gifts.size()))]};
}

bool Rules::isPossible(const State& state, const Chance& chance) {
    const ToAct now = toAct(state);
    if (!now.isChance() || now.chance != chance.index()) return false;
    return std::visit(
        Overloaded{[](const MobDice& dice) { return std::all_of(dice.values.begin(), dice.values.end(), isDie); },
                   [](const RobberDice& dice) { return std::all_of(dice.values.begin(), dice.values.end(), isDie); },
                   [&](const Steal& stolen) { return giftsToLose(state).contains(stolen.gift); },
                   [](const auto& die) { return isDie(die.value); }},
        chance);
}

void Rules::settle(State& state, const Chance& chance, Narrator* narrator) {
    const Event event(state, narrator);
    std::visit(Overloaded{[&](const PlotDie& die) { rollPlot(event, die); },
                          [&](const MobDice& dice) { rollMob(event, dice); },
                          [&](const RobberDice& dice) { rollRobbers(event, dice); },
                          [&](const BattleDie& die) { rollBattle(event, die); },
                          [&](const Steal& stolen) { steal(event, stolen.gift); }},
               chance);
}

bool Rules::sees(const State& state, Seat mover, const Move& move, Observer observer) {
    if (observer == mover) return true;
    if (const auto* given = std::get_if<Send>(&move)) return !given->goods.isWagon() || state.options.wagonsOpen;
    return !std::holds_alternative<Load>(move) && !std::holds_alternative<Bid>(move) &&
           !std::holds_alternative<Exchange>(move);
}

MoveKey Rules::glimpse(const Move& move) {
    if (const auto* bid = std::get_if<Bid>(&move)) return keyOf(Move(Bid{bid->rank, noSecret}));
    if (const auto* given = std::get_if<Send>(&move)) {
        Send seen = *given;
        seen.goods = Goods::of(City::paleokastro);
        return keyOf(Move(seen));
    }
    return hiddenMove;
}

}  // namespace intrika::confidants
