#include "engines/traitor/rules.h"

#include "engines/traitor/round.h"
#include "engines/traitor/telling.h"

#include <algorithm>
#include <cassert>

namespace intrika::traitor {
namespace {

// T-68: how many cards the drawing seat may discard at most.
int mostDiscards(const State& state, SupplySet hand) { return state.board.left - (handLimit - hand.count()); }

// T-52
bool mayHaveMoreDepots(const Player& player) { return player.depots.count() < maxDepots; }

SlotSet flippable(const Player& player) { return mayHaveMoreDepots(player) ? player.buildings() : player.depots; }

// Where the builder may build; empty without stock (T-50).
SlotSet buildable(const Board& board, const Player& player) { return player.stock() > 0 ? ~board.built() : SlotSet(); }

template <class Kind>
void listParts(SupplySet hand, int most, MoveList<Move>& out) {
    SupplySet cards;
    do {
        if (cards.count() <= most) out.push_back(Kind{cards});
        cards = cards.nextPartOf(hand);
    } while (!cards.empty());
}

void listBuilding(const Board& board, const Player& player, MoveList<Move>& out) {
    for (const auto slot : buildable(board, player)) {
        out.push_back(Build{slot, Side::estate});
        if (mayHaveMoreDepots(player)) out.push_back(Build{slot, Side::depot});
    }
    for (const auto slot : flippable(player)) out.push_back(Flip{slot});
    out.push_back(Pass{});
}

// Copies of each kind are chosen apart, so each part of the hand is equally likely. One number serves for all: there
// are at most 32 parts.
SupplySet randomPart(SupplySet hand, Rng& rng) {
    SupplySet chosen;
    std::uint64_t fraction = rng.next() >> 32;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        fraction *= static_cast<std::uint64_t>(hand.copies(kind)) + 1;
        chosen += SupplySet::of(kind, static_cast<int>(fraction >> 32));
        fraction &= 0xFFFFFFFFu;
    }
    return chosen;
}

SupplySet randomDiscard(SupplySet hand, int most, Rng& rng) {
    for (;;) {
        const SupplySet cards = randomPart(hand, rng);
        if (cards.count() <= most) return cards;
    }
}

Move randomBuilding(const Board& board, const Player& player, Rng& rng) {
    const SlotSet sites = buildable(board, player);
    const SlotSet cards = flippable(player);
    const auto estates = static_cast<unsigned>(sites.count());
    const unsigned depots = mayHaveMoreDepots(player) ? estates : 0;
    const auto flips = static_cast<unsigned>(cards.count());
    unsigned index = rng.below(estates + depots + flips + 1);
    if (index < estates) return Build{sites.nth(index), Side::estate};
    index -= estates;
    if (index < depots) return Build{sites.nth(index), Side::depot};
    index -= depots;
    if (index < flips) return Flip{cards.nth(index)};
    return Pass{};
}

void playPlaceEstate(State& state, Seat seat, const PlaceEstate& move, Narrator* narrator) {
    Board& board = state.board;
    SlotSet& estates = board.players[seat].estates;
    estates = estates.with(move.slot);
    if (narrator) narrator->tell(told::EstatePlaced{seat, placeAt(board, move.slot)});
    // Somebody whose stock is empty has nothing to place; only a position that no game reaches has such a seat.
    do {
        board.actor = leftNeighbour(board.actor, board.seats);
    } while (board.actor != board.startPlayer && board.players[board.actor].stock() == 0);
    if (board.actor == board.startPlayer) board.actor = noSeat;
}

void playSetConflict(State& state, Seat seat, const SetConflict& move, Narrator* narrator) {
    state.board.conflict = move.slot;
    state.board.actor = noSeat;
    if (!narrator) return;
    narrator->tell(told::ConflictSet{seat, placeAt(state.board, move.slot), placeAt(state.board, nextSlot(move.slot))});
}

// T-19: clockwise from the start player; noSeat after the last.
Seat seatAfter(const Board& board, Seat seat) {
    const Seat next = leftNeighbour(seat, board.seats);
    return next == board.startPlayer ? noSeat : next;
}

void playChooseAction(State& state, Seat seat, const ChooseAction& move, Narrator* narrator) {
    state.chosenBy[static_cast<std::size_t>(move.card)] = seat;
    state.draft = state.draft.without(move.card);
    state.board.actor = seatAfter(state.board, seat);
    if (!narrator) return;
    narrator->tell(told::ActionChosen{seat, Hidden<Action>::knownTo(SeatSet::of(seat), move.card)});
    narrator->nextBeat();
    if (state.board.actor != noSeat) {
        tellDraftHanded(*narrator, state.board.actor, state.draft);
    } else {
        const auto cards = Hidden<ActionSet>::knownTo(SeatSet::of(seat), state.draft);
        narrator->tell(told::LeftOver{seat, state.draft.count(), cards});
    }
}

void playSupplies(State& state, Seat seat, const PlaySupplies& move, Narrator* narrator) {
    SeatCards& cards = state.cards[seat];
    cards.hand -= move.cards;
    cards.played = move.cards;
    if (state.board.options.supplies == Supplies::faceUp) forgetShown(state, seat, move.cards);
    if (narrator) tellSuppliesPlayed(*narrator, state.board, seat, move.cards);
    state.board.actor = seatAfter(state.board, seat);
    if (narrator && state.board.actor == noSeat) narrator->nextBeat();
}

void playBuild(State& state, Seat seat, const Move& move, Narrator* narrator) {
    Player& player = state.board.players[seat];
    if (const auto* build = std::get_if<Build>(&move)) {
        SlotSet& slots = build->side == Side::estate ? player.estates : player.depots;
        slots = slots.with(build->slot);
        if (narrator) narrator->tell(told::Built{seat, placeAt(state.board, build->slot), build->side});
    } else if (const auto* flip = std::get_if<Flip>(&move)) {
        const SlotSet turned = SlotSet::of(flip->slot);
        player.estates = player.estates ^ turned;
        player.depots = player.depots ^ turned;
        const Side sideUp = player.estates.contains(flip->slot) ? Side::estate : Side::depot;
        if (narrator) narrator->tell(told::Flipped{seat, placeAt(state.board, flip->slot), sideUp});
    } else if (narrator) {
        narrator->tell(told::BuilderPassed{seat});
    }
    state.board.actor = noSeat;
}

void playDiscard(State& state, Seat seat, const Discard& move, Narrator* narrator) {
    Board& board = state.board;
    SupplySet& hand = state.cards[seat].hand;
    hand -= move.cards;
    board.discard += move.cards;
    board.left = static_cast<std::uint8_t>(std::min<int>(board.left, handLimit - hand.count()));
    forgetShown(state, seat, move.cards);
    if (!narrator) return;
    narrator->tell(told::Discarded{seat, move.cards}, move.cards.empty() ? SeatSet() : others(board, seat));
}

void settleSetAside(State& state, Action card, Narrator* narrator) {
    state.setAside = card;
    state.draft = ActionSet::all().without(card);
    state.board.phase = Phase::action;
    state.board.actor = state.board.startPlayer;
    if (!narrator) return;
    narrator->tell(told::SetAside{Hidden<Action>::knownTo({}, card)});
    narrator->nextBeat();
    tellDraftHanded(*narrator, state.board.actor, state.draft);
}

void settleShuffle(State& state, const SupplyPile& order, Narrator* narrator) {
    Board& board = state.board;
    // T-86: the pile was empty, so what is neither reshuffled nor in the own hand is in the others' hands.
    const SupplySet inHands = SupplySet::all() - board.discard;
    for (Seat seat = 0; seat < board.seats; ++seat) state.cards[seat].held = inHands - state.cards[seat].hand;
    if (narrator) narrator->tell(told::Reshuffled{board.actor});
    state.supply = order;
    board.discard = {};
}

}  // namespace

Setup Rules::deal(const Options& options, int seats, Rng& rng) {
    Setup setup;
    setup.startPlayer = static_cast<Seat>(rng.below(seats));
    for (int slot = 0; slot < ringSize; ++slot) {
        setup.ring[slot] = {static_cast<Land>(slot / houseCount), static_cast<House>(slot % houseCount)};
    }
    shuffle(setup.ring, rng);
    setup.supply = pileOf(supplyAtSetup(options, seats));
    shuffle(setup.supply, rng);
    return setup;
}

State Rules::start(const Options& options, int seats, const Setup& setup) {
    State state;
    Board& board = state.board;
    board.options = options;
    board.seats = static_cast<std::uint8_t>(seats);
    board.startPlayer = setup.startPlayer;
    board.strategyHolder = leftNeighbour(setup.startPlayer, seats);  // T-10
    board.actor = setup.startPlayer;
    for (std::uint8_t slot = 0; slot < ringSize; ++slot) {
        board.lands[slot] = setup.ring[slot].land;
        if (setup.ring[slot].house == House::eagle) board.eagle = board.eagle.with(slot);
    }
    for (int turn = 0; turn < seats; ++turn) {  // T-3
        board.players[clockwise(setup.startPlayer, turn, seats)].house = turn % 2 == 0 ? House::eagle : House::rose;
    }
    state.supply = setup.supply;
    return state;
}

ToAct Rules::toAct(const State& state) {
    const Seat actor = state.board.actor;
    return waitsFor(state.board, actor == noSeat ? 0 : state.cards[actor].hand.count());
}

void Rules::legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
    out.clear();
    if (!toAct(state).mayAct(seat)) return;
    const Board& board = state.board;
    const SupplySet hand = state.cards[seat].hand;
    switch (board.phase) {
        case Phase::placeEstate:
            for (const auto slot : ~board.built()) out.push_back(PlaceEstate{slot});
            break;
        case Phase::conflict:
            for (const auto slot : board.borders()) out.push_back(SetConflict{slot});
            break;
        case Phase::action:
            for (const auto card : state.draft) out.push_back(ChooseAction{card});
            break;
        case Phase::supply:
            listParts<PlaySupplies>(hand, handLimit, out);
            break;
        case Phase::build:
            listBuilding(board, board.players[seat], out);
            break;
        case Phase::draw:
            listParts<Discard>(hand, mostDiscards(state, hand), out);
            break;
        case Phase::setAside:
        case Phase::over:
            break;
    }
}

bool Rules::isLegal(const State& state, Seat seat, const Move& move) {
    if (!toAct(state).mayAct(seat)) return false;
    const Board& board = state.board;
    const Player& player = board.players[seat];
    const SupplySet hand = state.cards[seat].hand;
    const auto during = [&board](Phase phase) { return board.phase == phase; };
    return std::visit(
        Overloaded{
            [&](const PlaceEstate& m) { return during(Phase::placeEstate) && (~board.built()).contains(m.slot); },
            [&](const SetConflict& m) { return during(Phase::conflict) && board.borders().contains(m.slot); },
            [&](const ChooseAction& m) { return during(Phase::action) && state.draft.contains(m.card); },
            [&](const PlaySupplies& m) { return during(Phase::supply) && hand.contains(m.cards); },
            [&](const Build& m) {
                return during(Phase::build) && buildable(board, player).contains(m.slot) &&
                       (m.side == Side::estate || mayHaveMoreDepots(player));
            },
            [&](const Flip& m) { return during(Phase::build) && flippable(player).contains(m.slot); },
            [&](const Pass&) { return during(Phase::build); },
            [&](const Discard& m) {
                return during(Phase::draw) && hand.contains(m.cards) && m.cards.count() <= mostDiscards(state, hand);
            }},
        move);
}

void Rules::play(State& state, Seat seat, const Move& move, Narrator* narrator) {
    assert(isLegal(state, seat, move));
    switch (state.board.phase) {
        case Phase::placeEstate:
            playPlaceEstate(state, seat, *std::get_if<PlaceEstate>(&move), narrator);
            break;
        case Phase::conflict:
            playSetConflict(state, seat, *std::get_if<SetConflict>(&move), narrator);
            break;
        case Phase::action:
            playChooseAction(state, seat, *std::get_if<ChooseAction>(&move), narrator);
            break;
        case Phase::supply:
            playSupplies(state, seat, *std::get_if<PlaySupplies>(&move), narrator);
            break;
        case Phase::build:
            playBuild(state, seat, move, narrator);
            break;
        case Phase::draw:
            playDiscard(state, seat, *std::get_if<Discard>(&move), narrator);
            break;
        case Phase::setAside:
        case Phase::over:
            return;
    }
    if (state.board.actor == noSeat || state.board.phase == Phase::draw) runOn(state, narrator);
}

Move Rules::randomMove(const State& state, Seat seat, Rng& rng) {
    assert(toAct(state).mayAct(seat));
    const Board& board = state.board;
    const SupplySet hand = state.cards[seat].hand;
    const auto oneOf = [&rng](auto set) { return set.nth(rng.below(static_cast<std::uint32_t>(set.count()))); };
    switch (board.phase) {
        case Phase::placeEstate:
            return PlaceEstate{oneOf(~board.built())};
        case Phase::conflict:
            return SetConflict{oneOf(board.borders())};
        case Phase::action:
            return ChooseAction{oneOf(state.draft)};
        case Phase::supply:
            return PlaySupplies{randomPart(hand, rng)};
        case Phase::build:
            return randomBuilding(board, board.players[seat], rng);
        case Phase::draw:
            return Discard{randomDiscard(hand, mostDiscards(state, hand), rng)};
        case Phase::setAside:
        case Phase::over:
            break;
    }
    return Pass{};
}

Chance Rules::draw(const State& state, Rng& rng) {
    if (state.board.phase == Phase::setAside) return SetAside{static_cast<Action>(rng.below(actionCount))};
    ShuffleSupply shuffled{pileOf(state.board.discard)};
    shuffle(shuffled.order, rng);
    return shuffled;
}

bool Rules::isPossible(const State& state, const Chance& chance) {
    const ToAct waiting = toAct(state);
    if (!waiting.isChance() || waiting.chance != chance.index()) return false;
    const auto* shuffled = std::get_if<ShuffleSupply>(&chance);
    return !shuffled || cardsOf(shuffled->order) == state.board.discard;
}

void Rules::settle(State& state, const Chance& chance, Narrator* narrator) {
    assert(isPossible(state, chance));
    if (const auto* aside = std::get_if<SetAside>(&chance)) {
        settleSetAside(state, aside->card, narrator);
    } else {
        settleShuffle(state, std::get_if<ShuffleSupply>(&chance)->order, narrator);
        runOn(state, narrator);
    }
}

Result Rules::result(const State& state) {
    std::array<std::int16_t, maxPlayers> scores{};
    for (Seat seat = 0; seat < state.board.seats; ++seat) scores[seat] = state.board.players[seat].score;
    return rankByScore(std::span(scores.data(), state.board.seats));
}

bool Rules::sees(const State& state, Seat mover, const Move& move, Observer observer) {
    if (observer == mover) return true;
    const bool faceDown = state.board.options.supplies == Supplies::faceDown;
    return !std::holds_alternative<ChooseAction>(move) && !(faceDown && std::holds_alternative<PlaySupplies>(move));
}

}  // namespace intrika::traitor
