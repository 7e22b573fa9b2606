// What the files that carry out the rules share.
#pragma once

#include "engines/confidants/course/telling.h"

#include <concepts>

namespace intrika::confidants {

// A move or an outcome of chance while it is carried out on a position, and who listens.
struct Event {
    explicit Event(State& position, Narrator* listener)
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
void spend(const Event& event, Seat seat, ArmyKind payer, int gold);
void relieve(const Event& event, Seat seat, int fatigue);
void hide(const Event& event, Seat seat, int finding);
// E-101
void addFinding(const Event& event, Seat seat, int finding);
void addGold(Army& army, int gold);
void giveGold(const Event& event, Seat seat, ArmyKind army, int gold);  // from the bank
void discardGifts(const Event& event, Seat seat, ArmyKind army);
// E-115
void loseArmy(const Event& event, Seat seat, ArmyKind army);
// E-64 to E-66
void deliver(const Event& event, Seat seat);

// The course of a round (section 6).
void placed(const Event& event);
void loaded(const Event& event);
void bidden(const Event& event);
void endTurn(const Event& event);
void endMob(const Event& event);
void endRobbers(const Event& event);
void endNight(const Event& event);

// The turn.
void carryOut(const Event& event, Seat seat, const Move& move);
void markUsed(const Event& event, Seat seat, By by, Telling::Use when = Telling::Use::now);
void answerOffer(const Event& event, bool accept);

// What can be cancelled by a veto (E-87).
void attempt(const Event& event, Seat seat, const Mischief& mischief);
void answerVeto(const Event& event, Seat seat, bool use);
void rollPlot(const Event& event, PlotDie die);

// The bands.
void callBand(const Event& event, Band band, Seat seat);
void rollMob(const Event& event, const MobDice& dice);
void rollRobbers(const Event& event, const RobberDice& dice);
void moveBand(const Event& event, const MoveBand& move);
void stayBand(const Event& event);
void fight(const Event& event, ArmyKind pay);
void rollBattle(const Event& event, BattleDie die);
void steal(const Event& event, Gift gift);
void replaceBand(const Event& event, NodeId at);
void askForTips(const Event& event);
void answerTip(const Event& event, bool use);

// The night and what follows.
void workOutNight(const Event& event);
void evict(const Event& event, NodeId to);
void keepUp(const Event& event);

}  // namespace intrika::confidants
