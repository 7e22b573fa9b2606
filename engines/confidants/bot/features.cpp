#include "engines/confidants/bot/features.h"

#include "engines/confidants/bot/shares.h"
#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/walking.h"
#include "engines/core/steady_math.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// A game of the large board takes some forty rounds, and the first of them must count, too.
constexpr float hasteInRoundsOfLarge = 36.0f;
constexpr int turnCases = 3;  // of Features::Turns
constexpr int trackCases = trackEnd + 1;
constexpr int roundCases = 48;  // binOf rounds
constexpr int nearCases = 5;    // how near the end is
constexpr int leadCases = 25;
constexpr int wayCases = 24;  // steps, the last for all beyond
constexpr int goldCases = 9;
constexpr int villageCases = 19;
constexpr int townCases = 7;
constexpr int carrierCases = 5;  // of a wagon: each army, one that is lost, nobody

struct SeatLayout : FeatureLayout {
    FeatureBlock bias = block(1);
    FeatureBlock seats = block(maxPlayers + 1);
    FeatureBlock large = block(1);
    FeatureBlock stage = block(8 * turnCases);
    FeatureBlock waiting = block(11 * 2);
    FeatureBlock place = block(maxPlayers * 3);
    FeatureBlock round = block(20);
    FeatureBlock lastRounds = block(10);
    FeatureBlock rounds = block(roundCases);
    FeatureBlock amount = block(6);
    FeatureBlock lead = block(nearCases * leadCases);
    FeatureBlock leadInTurn = block(nearCases * turnCases);
    FeatureBlock goal = block(turnCases);
    FeatureBlock visits = block(roundCases);
    FeatureBlock deliveries = block(roundCases);
    FeatureBlock fatigue = block(trackCases);
    FeatureBlock finding = block(trackCases);
    FeatureBlock caught = block(3);
    FeatureBlock beaten = block(4);
    FeatureBlock hand = block(rankCount);
    FeatureBlock playable = block(rankCount + 1);
    FeatureBlock cardsLeft = block(rankCount + 1);
    FeatureBlock secrets = block(secretKinds);
    FeatureBlock laid = block(secretKinds * turnCases);
    FeatureBlock bid = block(rankCount * turnCases);
    FeatureBlock actionLeft = block(rankCount);
    FeatureBlock stepsLeft = block(13);
    FeatureBlock poolLeft = block(13);
    FeatureBlock fatigueAfter = block(trackCases + 8);
    FeatureBlock gold = block(goldCases);
    FeatureBlock purse = block(4);
    FeatureBlock gifts = block(giftKinds * armyCount);
    FeatureBlock army = block(armyCount * 6);
    FeatureBlock strength = block(armyCount * 8);
    FeatureBlock ground = block(armyCount * placeCases * 2 * 2);
    FeatureBlock mob = block(armyCount * wayCases * 2);
    FeatureBlock robbers = block(armyCount * wayCases);
    FeatureBlock movesMob = block(2);
    FeatureBlock together = block(4);
    FeatureBlock villages = block(villageCases);
    FeatureBlock towns = block(townCases);
    FeatureBlock cities = block(cityCount + 1);
    FeatureBlock delivered = block(cityCount + 1);
    FeatureBlock wayOfMercenaries = block(2 * wayCases);
    FeatureBlock wayOfPatrician = block(3 * wayCases);
    FeatureBlock slack = block(2 * wayCases);
    FeatureBlock reachable = block(8);
    FeatureBlock nearest = block(2 * wayCases);
    FeatureBlock carrier = block(cityCount * carrierCases);
    FeatureBlock wayToCity = block(carrierCases * wayCases);
    FeatureBlock wayOfWagon = block(wayCases);
    FeatureBlock apart = block(wayCases);
    FeatureBlock toMeeting = block(wayCases);
    FeatureBlock meetingSlack = block(wayCases);
    FeatureBlock wait = block(12);
};
constexpr SeatLayout seatLayout;

int roundCase(float rounds) {
    return rounds < 12 ? static_cast<int>(2 * rounds) : 24 + static_cast<int>((rounds - 12) / 2);
}
int nearCase(float rounds) { return rounds < 1.5f ? 0 : rounds < 3 ? 1 : rounds < 5 ? 2 : rounds < 9 ? 3 : 4; }

}  // namespace

FeatureCounts Features::counts() { return {seatLayout.total, countOfMoves()}; }

Features::Features(const State& position) : state_(position), board_(position.board()) {}

Features::Turns Features::turnsOf(Seat seat) const {
    if (state_.phase < Phase::turn) return Turns::later;
    if (state_.phase > Phase::turn) return Turns::done;
    for (std::size_t index = state_.done; index < state_.turns.size(); ++index) {
        if (state_.turns[index] == seat) return index == state_.done ? Turns::now : Turns::later;
    }
    return Turns::done;
}

// Steps that the army can still do in this round, as far as that is settled.
int Features::stepsNow(Seat seat, ArmyKind army) const {
    switch (turnsOf(seat)) {
        case Turns::done:
            return 0;
        case Turns::now:
            return canWalk(state_, seat, army) ? confidants::stepsLeft(state_, army) : 0;
        case Turns::later:
            break;
    }
    const Army& one = player(seat).army(army);
    if (state_.phase != Phase::turn || !one.onBoard() || one.held > 0) return 0;
    if (army != ArmyKind::patrician) return 6;
    return state_.isIdle(seat) || player(seat).bid == noRank ? 0 : numberOf(player(seat).bid);
}

int Features::placeAt(NodeId node) const {
    const std::uint8_t here = board_.settlementAt(node);
    return here == noSettlement ? 0 : 1 + static_cast<int>(board_.settlement(here).kind);
}

const Features::Outlook& Features::outlookOf(Seat seat) const {
    auto& outlook = outlooks_[seat];
    if (!outlook) outlook.emplace(state_, seat);
    return *outlook;
}

void Features::seat(Seat seat, FeatureList& list) const {
    list.add(seatLayout.bias);
    list.add(seatLayout.seats, state_.seats);
    if (isLarge(board_)) list.add(seatLayout.large);
    course(seat, list);
    race(seat, list);
    tracks(seat, list);
    cards(seat, list);
    if (state_.phase == Phase::turn) turn(seat, list);
    goods(seat, list);
    armies(seat, list);
    visits(seat, list);
    wagons(seat, list);
}

void Features::urge(std::span<float> values) const {
    const float inRounds = isLarge(board_) ? hasteInRoundsOfLarge : hasteInRounds;
    for (Seat seat = 0; seat < values.size(); ++seat) {
        values[seat] = (1 - haste) * values[seat] + haste * steadyExp(-outlookOf(seat).rounds / inRounds);
    }
}

void Features::course(Seat seat, FeatureList& list) const {
    const auto turns = static_cast<int>(turnsOf(seat));
    list.add(seatLayout.stage, static_cast<int>(state_.phase) * turnCases + turns);
    if (state_.pending.kind != Waiting::none) {
        list.add(seatLayout.waiting, static_cast<int>(state_.pending.kind) * 2 + (state_.pending.seat == seat ? 1 : 0));
    }
    const SeatLine& line = state_.phase == Phase::turn ? state_.turns : state_.order;
    for (std::size_t index = 0; index < line.size(); ++index) {
        if (line[index] != seat) continue;
        const int which = state_.phase < Phase::bid ? 0 : state_.phase == Phase::bid ? 1 : 2;
        list.add(seatLayout.place, which * maxPlayers + static_cast<int>(index));
    }
    list.add(seatLayout.round, state_.round - 1);
    if (state_.options.rounds != 0) {
        const int left = static_cast<int>(state_.options.rounds) - state_.round;
        if (left < 9) list.add(seatLayout.lastRounds, left);
    }
}

// Who is ahead.
void Features::race(Seat seat, FeatureList& list) const {
    const Outlook& own = outlookOf(seat);
    float rival = 300;
    for (Seat other = 0; other < state_.seats; ++other) {
        if (other != seat) rival = std::min(rival, outlookOf(other).rounds);
    }
    const float first = std::min(own.rounds, rival);
    const int near = nearCase(first);
    const float lead = std::clamp(rival - own.rounds, -12.0f, 12.0f);
    const float scale = 0.5f + 0.35f * std::min(first, 7.0f);
    list.add(seatLayout.rounds, roundCase(own.rounds));
    list.add(seatLayout.amount, 0, 0.1f * std::min(own.rounds, 60.0f));
    list.add(seatLayout.amount, 1, std::clamp((rival - own.rounds) / scale, -4.0f, 4.0f));
    list.add(seatLayout.amount, 2, 0.1f * own.work.visits);
    list.add(seatLayout.amount, 3, 0.1f * own.work.deliveries);
    list.add(seatLayout.lead, near * leadCases + static_cast<int>(2 * std::clamp(lead, -6.0f, 6.0f) + 12.5f));
    list.add(seatLayout.leadInTurn, near * turnCases + static_cast<int>(turnsOf(seat)), 0.25f * lead);
    list.add(seatLayout.visits, roundCase(own.work.visits));
    list.add(seatLayout.deliveries, roundCase(own.work.deliveries));
    if (own.rounds == 0) list.add(seatLayout.goal, static_cast<int>(turnsOf(seat)));
}

void Features::tracks(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    list.add(seatLayout.fatigue, self.fatigue);
    list.add(seatLayout.finding, self.finding);
    if (self.caught != noRound) list.add(seatLayout.caught, self.caught == state_.round ? 0 : 1);
    if (self.out) list.add(seatLayout.caught, 2);
    list.add(seatLayout.beaten, self.beaten);
    list.add(seatLayout.amount, 4, static_cast<float>(self.fatigue) * static_cast<float>(self.fatigue) / 128);
    list.add(seatLayout.amount, 5, static_cast<float>(self.finding) * static_cast<float>(self.finding) / 128);
}

void Features::cards(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    const Secrets& secrets = state_.secrets[seat];
    list.addEach(seatLayout.hand, self.hand);
    int playable = 0;
    for (const Rank rank : self.hand) playable += self.fatigue + numberOf(rank) <= trackEnd ? 1 : 0;
    list.add(seatLayout.playable, playable);
    list.add(seatLayout.cardsLeft, self.hand.count());
    for (int kind = 0; kind < secretKinds; ++kind) {
        if (secrets.hand.contains(static_cast<Secret>(kind))) list.add(seatLayout.secrets, kind);
    }
    const Turns turns = turnsOf(seat);
    const int when = static_cast<int>(turns);
    if (self.bid != noRank) list.add(seatLayout.bid, numberOf(self.bid) * turnCases + when);
    const bool isUsed = turns == Turns::now && state_.turn.secret;
    if (secrets.bid.isThere() && turns != Turns::done && !isUsed) {
        list.add(seatLayout.laid, static_cast<int>(secrets.bid.card) * turnCases + when);
    }
}

void Features::turn(Seat seat, FeatureList& list) const {
    const Turns turns = turnsOf(seat);
    if (turns == Turns::done) return;
    const Player& self = player(seat);
    const int steps = stepsNow(seat, ArmyKind::patrician);
    list.add(seatLayout.stepsLeft, steps);
    list.add(seatLayout.fatigueAfter, self.fatigue + steps);
    const bool isActionLeft = turns == Turns::later || !state_.turn.action;
    if (isActionLeft && self.bid != noRank) list.add(seatLayout.actionLeft, numberOf(self.bid));
    if (turns == Turns::now)
        list.add(seatLayout.poolLeft, state_.turn.pool + state_.turn.bonus[1] + state_.turn.bonus[2]);
}

void Features::goods(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    int purse = 0;
    for (const Army& army : self.armies) purse = std::max<int>(purse, army.gold);
    list.add(seatLayout.gold, std::min(goldOf(self), goldCases - 1));
    list.add(seatLayout.purse, std::min(purse, 3));
    for (const ArmyKind army : allArmies) {
        for (const GiftKind gift : {GiftKind::diplomacy, GiftKind::map, GiftKind::weapon}) {
            const int held = state_.gifts.count(GiftZone::with(seat, army), gift);
            for (int one = 0; one < held; ++one) {
                list.add(seatLayout.gifts, static_cast<int>(gift) * armyCount + static_cast<int>(army));
            }
        }
    }
}

void Features::armies(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    for (const ArmyKind kind : allArmies) {
        const Army& army = self.army(kind);
        const int standing = !army.onBoard() ? 5 : std::min<int>(army.held, 4);
        list.add(seatLayout.army, static_cast<int>(kind) * 6 + standing);
        if (army.onBoard()) unit(seat, kind, list);
    }
    list.add(seatLayout.together, self.merged.count());
    if (state_.phase >= Phase::turn && moverOfMob(state_) == seat) list.add(seatLayout.movesMob);
    if (state_.business.seat == seat) list.add(seatLayout.movesMob, 1);
}

void Features::unit(Seat seat, ArmyKind kind, FeatureList& list) const {
    const Army& army = player(seat).army(kind);
    const int which = static_cast<int>(kind);
    list.add(seatLayout.strength, which * 8 + std::min(strengthOf(state_, seat, ArmySet::of(kind)), 7));
    const std::uint8_t here = board_.settlementAt(army.at);
    const int place = placeAt(army.at);
    const int isKnown = here != noSettlement && army.night == here ? 1 : 0;
    const int walks = stepsNow(seat, kind) > 0 ? 1 : 0;
    list.add(seatLayout.ground, ((which * placeCases + place) * 2 + isKnown) * 2 + walks);
    const auto wayTo = [&](NodeId band) {
        return band == noNode ? wayCases - 1 : std::min<int>(board_.afoot(band, army.at), wayCases - 1);
    };
    const int isSafe = place >= 2 ? 1 : 0;
    list.add(seatLayout.mob, (which * wayCases + wayTo(state_.band(Band::mob))) * 2 + isSafe);
    list.add(seatLayout.robbers, which * wayCases + wayTo(state_.band(Band::robbers)));
}

void Features::visits(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    const Plan& plan = outlookOf(seat).plan;
    const VisitCount been = visitsOf(state_, seat);
    const MapGoal& goal = board_.plan().goal;
    list.add(seatLayout.villages, std::max(0, goal.villages - been.villages));
    list.add(seatLayout.towns, std::max(0, goal.towns - been.towns));
    list.add(seatLayout.cities, std::max(0, goal.cities - been.cities));
    const NodeId patrician = self.army(ArmyKind::patrician).at;
    if (patrician == noNode) return;
    std::array<int, armyCount> steps{};
    for (const ArmyKind kind : allArmies) steps[static_cast<std::size_t>(kind)] = stepsNow(seat, kind);
    int reachable = 0;
    for (int index = 0; index < board_.settlements(); ++index) {
        const auto settlement = static_cast<std::uint8_t>(index);
        if (self.hasVisited(settlement)) continue;
        const bool isCity = board_.settlement(index).kind == Settled::city;
        if (!isCity && !plan.wants(settlement)) continue;
        const NodeId node = board_.settlementNode(index);
        int way = 99, slack = 99;
        for (const ArmyKind kind : mercenaries) {
            const NodeId at = self.army(kind).at;
            if (at == noNode) continue;
            const int far = board_.afoot(at, node);
            way = std::min(way, far);
            slack = std::min(slack, far - steps[static_cast<std::size_t>(kind)]);
        }
        const int walk = board_.afoot(patrician, node);
        slack = std::min(slack, walk - steps.front());
        list.add(seatLayout.wayOfMercenaries, (isCity ? wayCases : 0) + std::min(way, wayCases - 1));
        list.add(seatLayout.wayOfPatrician, (isCity ? wayCases : 0) + std::min(walk, wayCases - 1));
        list.add(seatLayout.slack, (isCity ? wayCases : 0) + std::clamp(slack + 6, 0, wayCases - 1));
        reachable += slack <= 0 ? 1 : 0;
    }
    list.add(seatLayout.reachable, reachable);
    for (const ArmyKind kind : mercenaries) {
        const NodeId at = self.army(kind).at;
        if (at != noNode)
            list.add(seatLayout.nearest,
                     (kind == ArmyKind::large ? 0 : wayCases) + std::min(plan.toNearest(at), wayCases - 1));
    }
}

void Features::wagons(Seat seat, FeatureList& list) const {
    const Player& self = player(seat);
    const Plan& plan = outlookOf(seat).plan;
    const Secrets& secrets = state_.secrets[seat];
    list.add(seatLayout.delivered, static_cast<int>(self.delivered.size()));
    const NodeId patrician = self.army(ArmyKind::patrician).at;
    if (patrician == noNode) return;
    for (const City city : allCities) {
        if (self.delivered.contains(city)) continue;
        const NodeId there = board_.cityNode(city);
        int carrier = 4;
        for (const ArmyKind kind : allArmies) {
            if (secrets.wagon(kind) != city) continue;
            const NodeId at = self.army(kind).at;
            carrier = at == noNode ? 3 : static_cast<int>(kind);
            if (kind == ArmyKind::patrician || at == noNode) continue;
            list.add(seatLayout.wayOfWagon, std::min<int>(board_.afoot(at, there), wayCases - 1));
            list.add(seatLayout.apart, std::min<int>(board_.afoot(at, patrician), wayCases - 1));
        }
        list.add(seatLayout.carrier, static_cast<int>(city) * carrierCases + carrier);
        list.add(seatLayout.wayToCity,
                 carrier * wayCases + std::min<int>(board_.afoot(patrician, there), wayCases - 1));
    }
    const Plan::Meeting meeting = plan.meeting();
    if (meeting.place == noNode) return;
    const int walk = board_.afoot(patrician, meeting.place);
    list.add(seatLayout.toMeeting, std::min(walk, wayCases - 1));
    list.add(seatLayout.meetingSlack, std::clamp(walk - stepsNow(seat, ArmyKind::patrician) + 8, 0, wayCases - 1));
    list.add(seatLayout.wait, std::min(static_cast<int>(2 * meeting.wait), 11));
}

}  // namespace intrika::confidants
