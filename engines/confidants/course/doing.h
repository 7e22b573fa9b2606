// A position while one event is carried out, and who listens; shared by the files that carry out the rules.
#pragma once

#include "engines/confidants/course/telling.h"

#include <concepts>

namespace intrika::confidants {

struct Doing {
    explicit Doing(State& position, Narrator* listener)
        : state(position), board(position.board()), narrator(listener) {}

    Player& player(Seat seat) const { return state.players[seat]; }
    Secrets& secrets(Seat seat) const { return state.secrets[seat]; }
    Army& army(Seat seat, ArmyKind kind) const { return state.players[seat].army(kind); }

    // Where somebody listens.
    template <std::convertible_to<Told> Each>
    void tell(const Each& told) const {
        if (narrator) narrator->tell(told);
    }
    template <std::invocable<Telling> What>
    void tell(What what) const {
        if (narrator) what(Telling(*narrator, state));
    }
    void nextBeat() const {
        if (narrator) narrator->nextBeat();
    }

    State& state;
    const Board& board;
    Narrator* narrator;  // null: nobody
};

// What more than one of those files needs.
void relieve(const Doing& doing, Seat seat, int fatigue);
void hide(const Doing& doing, Seat seat, int finding);
// E-101
void addFinding(const Doing& doing, Seat seat, int finding);
void addGold(Army& army, int gold);
void giveGold(const Doing& doing, Seat seat, ArmyKind army, int gold);  // from the bank
void discardGifts(const Doing& doing, Seat seat, ArmyKind army);
// E-115
void loseArmy(const Doing& doing, Seat seat, ArmyKind army);
// E-64 to E-66
void deliver(const Doing& doing, Seat seat);

// The course of a round (section 6).
void placed(const Doing& doing);
void loaded(const Doing& doing);
void bidden(const Doing& doing);
void endTurn(const Doing& doing);
void endMob(const Doing& doing);
void endRobbers(const Doing& doing);
void endNight(const Doing& doing);

// The turn.
void carryOut(const Doing& doing, Seat seat, const Move& move);
void answerVeto(const Doing& doing, Seat seat, bool use);
void answerOffer(const Doing& doing, bool accept);
void rollPlot(const Doing& doing, PlotDie die);

// The bands.
void callBand(const Doing& doing, Band band, Seat seat);
void rollMob(const Doing& doing, const MobDice& dice);
void rollRobbers(const Doing& doing, const RobberDice& dice);
void moveBand(const Doing& doing, const MoveBand& move);
void stayBand(const Doing& doing);
void fight(const Doing& doing, ArmyKind pay);
void rollBattle(const Doing& doing, BattleDie die);
void steal(const Doing& doing, Gift gift);
void replaceBand(const Doing& doing, NodeId at);
void askForTips(const Doing& doing);
void answerTip(const Doing& doing, bool use);

// The night and what follows.
void workOutNight(const Doing& doing);
void evict(const Doing& doing, NodeId to);
void keepUp(const Doing& doing);

}  // namespace intrika::confidants
