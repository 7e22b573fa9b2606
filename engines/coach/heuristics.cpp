#include "engines/coach/heuristics.h"

#include "engines/coach/venture.h"
#include "engines/coach/victory.h"
#include "engines/coach/windows.h"

#include <algorithm>
#include <optional>

namespace intrika::coach {
namespace {

// By the pieces of an alliance that its members hold, the potion among them (C-123).
constexpr std::array<float, 4> nearness{0, 0.05f, 0.13f, 0.27f};
// By those of them that the seat can name with certainty.
constexpr std::array<float, 4> sureness{0, 0.02f, 0.06f, 0.17f};
constexpr float withPearl = 0.4f;  // what nearness is worth while a member has the pearl
constexpr float ofAlliance = 0.02f;
constexpr float ofObject = 0.014f;
constexpr float ofLodge = 0.03f;      // the arms, by each piece that lies beside them
constexpr float leastChance = 0.04f;  // no open game is won or lost for certain
constexpr float greatest = 0.8f;
// A game that nobody wins is lost for everybody (C-160), and whoever waits may be forestalled.
constexpr float impatience = 0.45f;
constexpr int longGame = 20;  // turns for each seat, until impatience grows no more

int capped(int pieces) { return std::min(pieces, piecesToWin); }

// What one alliance has.
struct Strength {
    int pieces = 0;
    int members = 0;
    bool pearl = false;
    float value() const { return nearness[static_cast<std::size_t>(capped(pieces))] * (pearl ? withPearl : 1.0f); }
};

Strength strengthOf(const State& state, Alliance alliance) {
    const Board& board = state.board;
    Strength strength;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = state.players[seat];
        if (player.alliance != alliance) continue;
        ++strength.members;
        strength.pearl = strength.pearl || player.hand.has(Object::blackPearl);
        strength.pieces += piecesIn(player.hand, alliance, state.deck.empty());
    }
    if (strength.pieces > 0 && havePotions(board.seats) && strength.members < alliancesEach(board.seats)) {
        ++strength.pieces;
    }
    return strength;
}

// C-123, as far as the seat can be sure of it: its own pieces, and those that it knows to lie with two known friends.
int surePieces(const State& state, Seat seat) {
    const Player& self = state.players[seat];
    const bool deckIsEmpty = state.deck.empty();
    const int own = piecesIn(self.hand, self.alliance, deckIsEmpty);
    if (own == 0) return 0;
    int first = 0;
    int second = 0;
    for (const Seat friendly : state.notes[seat].members[static_cast<std::size_t>(self.alliance)]) {
        const int pieces = piecesIn(state.notes[seat].holds[friendly], self.alliance, deckIsEmpty);
        second = std::max(second, std::min(first, pieces));
        first = std::max(first, pieces);
    }
    return capped(own + first + second);
}

float ownValue(const State& state, Seat seat) {
    const Notes& notes = state.notes[seat];
    const Objects hand = state.players[seat].hand;
    float value = sureness[static_cast<std::size_t>(surePieces(state, seat))];
    value += ofAlliance * static_cast<float>((notes.members[0] | notes.members[1]).count());
    value += ofObject * static_cast<float>(hand.count());
    if (hand.has(Object::lodgeArms)) {
        const bool deckIsEmpty = state.deck.empty();
        value += ofLodge * static_cast<float>(piecesIn(hand, Alliance::order, deckIsEmpty) +
                                              piecesIn(hand, Alliance::brotherhood, deckIsEmpty));
    }
    return value;
}

// Whom a right declaration would name: those with most pieces first. None: it cannot be right.
std::optional<SeatSet> rightNames(const State& state, Seat seat) {
    const Alliance own = state.players[seat].alliance;
    Declaration declaration;
    declaration.seat = seat;
    for (int pieces = piecesToWin; pieces > 0; --pieces) {
        for (Seat other = 0; other < state.board.seats; ++other) {
            const Player& player = state.players[other];
            if (other == seat || player.alliance != own || declaration.named.count() == 2) continue;
            if (piecesIn(player.hand, own, state.deck.empty()) == pieces) {
                declaration.named = declaration.named.with(other);
            }
        }
    }
    judge(state, declaration);
    if (!declaration.right || (declaration.named.empty() && !mayNameNobody(state, seat))) return std::nullopt;
    return declaration.named;
}

std::optional<Move> pickDeclaring(const State& position, Seat seat) {
    const Board& board = position.board;
    if (board.phase == Phase::turn && mayDeclare(position, seat, Victory::lodge)) return Declare{Victory::lodge};
    const bool names = board.phase == Phase::naming && board.declaration.victory == Victory::alliance;
    if (!names && !(board.phase == Phase::turn && mayDeclare(position, seat, Victory::alliance))) return std::nullopt;
    const auto named = rightNames(position, seat);
    if (!named) return std::nullopt;
    return names ? Move(Name{*named}) : Move(Declare{Victory::alliance});
}

// Who knows a friend stands by them; who does not, by whomever.
Move pickSide(const State& position, Seat seat, Rng& rng) {
    const FightState& fight = position.board.fight;
    const auto isFriend = [&](Seat other) {
        return position.players[other].alliance == position.players[seat].alliance;
    };
    const bool attacker = isFriend(fight.attacker);
    if (rng.below(3) == 0 || attacker == isFriend(fight.defender)) {
        return Support{static_cast<Side>(rng.below(3))};
    }
    return Support{attacker ? Side::attacker : Side::defender};
}

}  // namespace

void Heuristics::evaluate(const State& position, std::span<float> values) {
    const Board& board = position.board;
    if (allIsShown(board.phase)) {
        for (Seat seat = 0; seat < values.size(); ++seat)
            values[seat] = board.declaration.winners.contains(seat) ? 1 : 0;
        return;
    }
    const std::array<float, allianceCount> strength{strengthOf(position, Alliance::order).value(),
                                                    strengthOf(position, Alliance::brotherhood).value()};
    const int length = std::min<int>(board.options.turnLimit, longGame) * board.seats;
    const float passed = std::min(1.0f, static_cast<float>(board.turnNumber) / static_cast<float>(length));
    for (Seat seat = 0; seat < values.size(); ++seat) {
        const Alliance own = position.players[seat].alliance;
        const float ahead = strength[static_cast<std::size_t>(own)] - strength[static_cast<std::size_t>(other(own))];
        const float open = std::clamp(0.4f + ahead + ownValue(position, seat), leastChance, greatest);
        values[seat] = open * (1 - impatience * passed);
    }
}

Move Heuristics::rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    if (const auto declaring = pickDeclaring(position, seat)) return *declaring;
    const Phase phase = position.board.phase;
    if (phase == Phase::support) return pickSide(position, seat, rng);
    if (isWindow(phase) && rng.below(2) == 0) return Pass{};
    Rules::legalMoves(position, seat, scratch);
    for (;;) {  // in a turn, passing is always there to end this
        const Move& move = scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
        if (!std::holds_alternative<Declare>(move)) return move;
    }
}

}  // namespace intrika::coach
