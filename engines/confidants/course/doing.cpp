#include "engines/confidants/course/doing.h"

#include <algorithm>
#include <utility>

namespace intrika::confidants {

void relieve(const Doing& doing, Seat seat, int fatigue) {
    Player& player = doing.player(seat);
    const int relief = std::min<int>(fatigue, player.fatigue);
    player.fatigue = static_cast<std::uint8_t>(player.fatigue - relief);
    if (relief > 0) doing.tell(told::FatigueFell{seat, relief, player.fatigue});
}

void hide(const Doing& doing, Seat seat, int finding) {
    Player& player = doing.player(seat);
    const int fall = std::min<int>(finding, player.finding);
    player.finding = static_cast<std::uint8_t>(player.finding - fall);
    if (fall > 0) doing.tell(told::FindingFell{seat, fall, player.finding});
}

void addFinding(const Doing& doing, Seat seat, int finding) {
    Player& player = doing.player(seat);
    if (player.caught != noRound) return;
    const int risen = player.finding + finding;
    player.finding = static_cast<std::uint8_t>(std::min(risen, trackEnd));
    if (finding > 0) doing.tell(told::FindingRose{seat, finding, player.finding});
    if (risen <= trackEnd) return;
    player.caught = static_cast<Round>(doing.state.round + 1);
    doing.tell(told::Caught{seat});
}

void addGold(Army& army, int gold) {
    army.gold = static_cast<std::uint16_t>(std::min<int>(mostGold, army.gold + gold));
}

void giveGold(const Doing& doing, Seat seat, ArmyKind army, int gold) {
    addGold(doing.army(seat, army), gold);
    doing.tell(told::GoldGot{seat, gold});
}

void discardGifts(const Doing& doing, Seat seat, ArmyKind army) {
    GiftPlaces& gifts = doing.state.gifts;
    for (const Gift gift : gifts.list(GiftZone::with(seat, army))) gifts.move(gift, GiftZone::discard());
}

void loseArmy(const Doing& doing, Seat seat, ArmyKind kind) {
    doing.tell(told::ArmyLost{seat, kind});
    discardGifts(doing, seat, kind);
    Army& army = doing.army(seat, kind);
    Army left;
    left.strength = army.strength;
    army = left;
}

void deliver(const Doing& doing, Seat seat) {
    const Army& patrician = doing.army(seat, ArmyKind::patrician);
    City& wagon = doing.secrets(seat).wagon(ArmyKind::patrician);
    if (!patrician.onBoard() || wagon == noWagon || doing.board.cityNode(wagon) != patrician.at) return;
    const City city = std::exchange(wagon, noWagon);
    doing.tell(told::Delivered{seat, doing.state.options.board, city});
    doing.player(seat).delivered.append(city);
    if (doing.state.piles.count(city) == 0) return;
    const Gift drawn = doing.state.piles.draw(city);
    const bool money = kindOf(drawn) == GiftKind::money;
    doing.tell([&](Telling telling) { telling.cameOut(told::GiftDrawn{seat, city, drawn}); });
    if (money) giveGold(doing, seat, ArmyKind::patrician, 2);
    doing.state.gifts.move(drawn, money ? GiftZone::discard() : GiftZone::with(seat, ArmyKind::patrician));
}

}  // namespace intrika::confidants
