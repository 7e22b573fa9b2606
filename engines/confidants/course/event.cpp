#include "engines/confidants/course/event.h"

#include <algorithm>
#include <utility>

namespace intrika::confidants {

void relieve(const Event& event, Seat seat, int fatigue) {
    Player& player = event.player(seat);
    const int relief = std::min<int>(fatigue, player.fatigue);
    player.fatigue = static_cast<std::uint8_t>(player.fatigue - relief);
    if (relief > 0) event.tell(told::FatigueFell{seat, relief, player.fatigue});
}

void hide(const Event& event, Seat seat, int finding) {
    Player& player = event.player(seat);
    const int fall = std::min<int>(finding, player.finding);
    player.finding = static_cast<std::uint8_t>(player.finding - fall);
    if (fall > 0) event.tell(told::FindingFell{seat, fall, player.finding});
}

void addFinding(const Event& event, Seat seat, int finding) {
    Player& player = event.player(seat);
    if (player.caught != noRound) return;
    const int risen = player.finding + finding;
    player.finding = static_cast<std::uint8_t>(std::min(risen, trackEnd));
    if (finding > 0) event.tell(told::FindingRose{seat, finding, player.finding});
    if (risen <= trackEnd) return;
    player.caught = static_cast<Round>(event.state.round + 1);
    event.tell(told::Caught{seat});
}

void spend(const Event& event, Seat seat, ArmyKind payer, int gold) {
    event.army(seat, payer).gold = static_cast<std::uint16_t>(event.army(seat, payer).gold - gold);
}

void addGold(Army& army, int gold) {
    army.gold = static_cast<std::uint16_t>(std::min<int>(mostGold, army.gold + gold));
}

void giveGold(const Event& event, Seat seat, ArmyKind army, int gold) {
    addGold(event.army(seat, army), gold);
    event.tell(told::GoldGot{seat, gold});
}

void discardGifts(const Event& event, Seat seat, ArmyKind army) {
    GiftPlaces& gifts = event.state.gifts;
    for (const Gift gift : gifts.list(GiftZone::with(seat, army))) gifts.move(gift, GiftZone::discard());
}

void loseArmy(const Event& event, Seat seat, ArmyKind kind) {
    event.tell(told::ArmyLost{seat, kind});
    discardGifts(event, seat, kind);
    Army& army = event.army(seat, kind);
    Army left;
    left.strength = army.strength;
    army = left;
}

void deliver(const Event& event, Seat seat) {
    const Army& patrician = event.army(seat, ArmyKind::patrician);
    City& wagon = event.secrets(seat).wagon(ArmyKind::patrician);
    if (!patrician.onBoard() || wagon == noWagon || event.board.cityNode(wagon) != patrician.at) return;
    const City city = std::exchange(wagon, noWagon);
    event.tell(told::Delivered{seat, event.state.options.board, city});
    event.player(seat).delivered.append(city);
    if (event.state.piles.count(city) == 0) return;
    const Gift drawn = event.state.piles.draw(city);
    const bool money = kindOf(drawn) == GiftKind::money;
    event.tell([&](Telling telling) { telling.cameOut(told::GiftDrawn{seat, city, drawn}); });
    if (money) giveGold(event, seat, ArmyKind::patrician, 2);
    event.state.gifts.move(drawn, money ? GiftZone::discard() : GiftZone::with(seat, ArmyKind::patrician));
}

}  // namespace intrika::confidants
