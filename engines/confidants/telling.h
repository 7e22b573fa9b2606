// What the rules tell a narrator, one function for each thing that happens (made only where somebody listens).
#pragma once

#include "engines/confidants/pieces.h"
#include "engines/confidants/state.h"
#include "engines/core/happening.h"

#include <span>

namespace intrika::confidants {

// What a happening of this game is; `actor`, `other`, `amount` and `detail` as the comment says, faces wherever pieces
// move or turn. Armies, settlements and other things are told by their numbers; of what takes place on the map `amount`
// tells the board and, of a march, the steps (told() in pieces.h).
enum class Told : std::uint16_t {
    placed,           // actor; detail: army; its face
    loaded,           // actor; faces of the wagons, for the actor
    wagonSighted,     // actor: whose; other: who sees it; one face
    wagonOpened,      // actor; detail: army; one face
    bid,              // actor; detail: rank; its face
    secretBid,        // actor; one face, for the actor
    keptOut,          // actor
    turnBegan,        // actor
    marched,          // actor; detail: army; amount: steps; its face
    tollPaid,         // actor; detail: army
    visited,          // actor; detail: settlement
    delivered,        // actor; detail: settlement of the city; the wagon's face
    giftDrawn,        // actor; one face
    goldGot,          // actor; amount; detail: army
    fatigueFell,      // actor; amount; detail: fatigue now
    findingFell,      // actor; amount; detail: finding now
    findingRose,      // the same
    caught,           // actor
    actionUsed,       // actor; detail: rank
    secretUsed,       // actor; detail: card; its face
    secretAnnounced,  // the same; waits for a veto
    actionAnnounced,  // as actionUsed; waits for a veto
    vetoed,           // actor; other: whose card
    notVetoed,        // actor
    bribed,           // actor; amount: gold; detail: rounds
    schemed,          // actor; other: target; dice; amount: the die; detail: by how much finding rises
    sent,             // actor; amount: goods; detail: from and to; a gift's or wagon's face
    recruited,        // actor; detail: army; its face
    lucky,            // actor; detail: army
    exchanged,        // actor; one face, for the actor: the card laid on the reserve
    secretTaken,      // actor; one face, for the actor: the card taken from it
    intrigued,        // actor; other
    doublePaid,       // actor; detail: army
    supped,           // actor
    guided,           // actor; detail: army; amount: steps
    giftUsed,         // actor; detail: army; one face
    offered,          // actor; other; amount, detail: goods given and wanted
    accepted,         // actor; other
    declined,         // actor; other
    turnEnded,        // actor
    merged,           // actor; detail: armies as a set
    mobRolled,        // actor; dice; amount: steps
    mobIdle,          // nobody moves it
    mobStuck,         // it has no way
    robbersRolled,    // actor; dice; amount: steps
    tipUsed,          // actor
    tipKept,          // actor
    bandMoved,        // actor; detail: band; its face
    bandStayed,       // actor
    attacked,         // actor; other: whom; amount: band; detail: armies as a set
    battleRolled,     // actor; dice; amount: the die; detail: strength of the armies
    battleWon,        // actor; amount: die and strength; detail: strength of the band
    battleLost,       // the same
    armyLost,         // actor; detail: army
    goldLost,         // actor; amount
    beaten,           // actor; amount: rounds to be missed
    giftLost,         // actor; one face
    bandPlaced,       // actor; detail: band; its face
    nightBegan,
    nightSpent,    // actor; detail: settlement
    bridgePaid,    // actor; detail: army
    evicted,       // actor; detail: army; its face
    massacred,     // actor; detail: army
    eliminated,    // actor
    cardsBack,     // actor
    released,      // actor
    roundBegan,    // amount: round
    goalReached,   // actor; amount: villages and towns visited, as `Both`
    limitReached,  // amount: rounds
    oneIsLeft,     // actor; noSeat: nobody is
    standing,  // actor; amount: renown and what the goal asks for, as `Both`; detail: fatigue and finding, as `Both`
    gameOver
};

// Two small figures in one.
struct Both {
    int one = 0, other = 0;
    constexpr int told() const { return one * 64 + other; }
    static constexpr Both ofTold(int told) { return {told / 64, told % 64}; }
};

class Telling {
public:
    Telling(Narrator& narrator, const State& state) : narrator_(narrator), state_(state), board_(state.board()) {}

    void placed(Seat seat, ArmyKind army);
    void loaded(Seat seat);
    void wagonSighted(Seat loader, Seat viewer);
    void wagonsOpened();
    void bid(Seat seat);
    void marched(Seat seat, ArmyKind army, NodeId from, int steps);  // after
    void settled(Told what, Seat seat, std::uint8_t settlement);     // visited, nightSpent
    void delivered(Seat seat, City city);
    void giftDrawn(Seat seat, City city, Gift gift);
    void changed(Told what, Seat seat, int amount, int now);
    enum class Use { now, unlessVetoed };
    void used(Seat seat, bool secret, Use when);
    void schemed(Seat seat, Seat target, int die, int rise);
    void sent(Seat seat, ArmyKind from, ArmyKind to, Goods goods);
    void recruited(Seat seat, ArmyKind army);
    void exchanged(Seat seat, Secret taken, Secret laid);
    void gift(Told what, Seat seat, ArmyKind army, Gift gift);
    // By dice: no undo may cross it, and what comes of it is seen after they fell.
    void rolled(Told what, Seat seat, std::span<const std::uint8_t> dice, int amount, int detail = 0);
    void bandMoved(Told what, Seat seat, Band band, NodeId from);
    void evicted(Seat seat, ArmyKind army, NodeId from);
    void ended();  // E-132, E-133: why, and how all stand
    // Whatever moves nothing.
    void plain(Told what, Seat seat = noSeat, int amount = 0, int detail = 0);
    void towards(Told what, Seat seat, Seat other, int amount = 0, int detail = 0);
    void nextBeat() { narrator_.nextBeat(); }

private:
    void moved(Happening told, Seat seat, ArmyKind army, NodeId from);
    void reasonOfEnd();
    SeatSet all() const { return SeatSet::firstOf(state_.seats); }

    Narrator& narrator_;
    const State& state_;
    const Board& board_;
};

}  // namespace intrika::confidants
