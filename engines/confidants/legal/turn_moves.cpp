#include "engines/confidants/legal/turn_moves.h"

#include "engines/confidants/legal/walking.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

class TurnMoves {
public:
    TurnMoves(const OpenState& state, const Secrets& own, Seat seat, MoveList<Move>& out)
        : state_(state),
          board_(state.board()),
          turn_(state.turn),
          player_(state.players[seat]),
          own_(own),
          seat_(seat),
          out_(out) {}

    void addAll() {
        if (isWalkInterrupted(state_)) {
            addMarches(state_, seat_, ArmyKind::patrician, out_);
            addGives();
            return;
        }
        for (const ArmyKind army : allArmies) addMarches(state_, seat_, army, out_);
        addAction();
        addSecret();
        addExchange();
        addFree();
        addGiftUses();
        addGives();
        addOffers();
        addEnds();
    }

private:
    bool isOnBoard(ArmyKind kind) const { return player_.army(kind).onBoard(); }
    GiftList giftsOf(Seat seat, ArmyKind kind) const { return state_.gifts.list(GiftZone::with(seat, kind)); }

    template <class Add>
    void forPayers(int price, Add add) {
        for (const ArmyKind kind : allArmies) {
            if (isOnBoard(kind) && player_.army(kind).gold >= price) add(kind);
        }
    }
    template <class Add>
    void forFreePayers(Add add) {
        for (const ArmyKind kind : allArmies) {
            if (paysFreely(state_, seat_, kind)) add(kind);
        }
    }

    // E-32
    bool canHide() const { return player_.finding > 0 && player_.caught == noRound; }

    void addAction() {
        if (turn_.action || player_.bid == noRank || state_.isIdle(seat_)) return;
        switch (player_.bid) {
            case Rank::freshHorses:
            case Rank::localGuide:
                if (player_.fatigue > 0) out_.push_back(Use{By::action});
                break;
            case Rank::dirtyBusiness:
                if (!state_.hasBusiness()) addBribes();
                break;
            case Rank::plotHigh:
            case Rank::plotLow:
                addSchemes(By::action);
                break;
            case Rank::jewel:
                out_.push_back(Use{By::action});
                break;
            case Rank::messenger:
                addSends(Way::action, 0);
                break;
            case Rank::camping:
            case Rank::gallop:
                break;
        }
    }

    void addBribes() {
        for (const std::uint8_t rounds : {std::uint8_t{1}, std::uint8_t{2}}) {
            forPayers(bribePrice(state_.options, rounds), [&](ArmyKind payer) {
                out_.push_back(Bribe{rounds, payer});
            });
        }
    }

    void addSchemes(By by) {
        for (Seat target = 0; target < state_.seats; ++target) {
            if (isSchemeTarget(state_, seat_, target)) out_.push_back(Scheme{by, target});
        }
    }

    // E-76, E-88, E-97
    void addGoods(Way way, ArmyKind from, ArmyKind to, int gold) {
        for (int amount = 1; amount <= gold; ++amount) out_.push_back(Send{Goods::ofGold(amount), way, from, to});
        for (const Gift gift : giftsOf(seat_, from)) out_.push_back(Send{Goods::of(gift), way, from, to});
    }

    void addSends(Way way, int fee) {
        for (const ArmyKind from : allArmies) {
            const Army& sender = player_.army(from);
            if (!sender.onBoard() || sender.gold < fee) continue;
            for (const ArmyKind to : allArmies) {
                if (to != from && isOnBoard(to)) addGoods(way, from, to, sender.gold - fee);
            }
        }
    }

    void addSecret() {
        if (turn_.secret || player_.bid == Rank::camping || state_.isIdle(seat_)) return;
        const bool hasMercenary = isOnBoard(ArmyKind::large) || isOnBoard(ArmyKind::small);
        switch (own_.bid.card) {
            case Secret::feast:
                if (player_.fatigue > 0) out_.push_back(Use{By::secret});
                break;
            case Secret::plot:
                addSchemes(By::secret);
                break;
            case Secret::support:
            case Secret::foulTip:
            case Secret::veto:
                out_.push_back(Use{By::secret});
                break;
            case Secret::recruit:
                addRecruits();
                break;
            case Secret::luck:
                for (const ArmyKind kind : allArmies) {
                    if (isOnBoard(kind)) out_.push_back(Luck{kind});
                }
                break;
            case Secret::courier:
                addSends(Way::secret, 1);
                break;
            case Secret::haste:
                if (hasMercenary) out_.push_back(Use{By::secret});
                break;
            default:
                break;
        }
    }

    void addRecruits() {
        if (isOnBoard(ArmyKind::large) && isOnBoard(ArmyKind::small)) return;
        const NodeSet nodes = recruitNodes(state_);
        for (const ArmyKind army : mercenaries) {
            if (isOnBoard(army)) continue;
            forPayers(recruitGold, [&](ArmyKind payer) {
                nodes.forEach(board_.words(), [&](NodeId node) {
                    out_.push_back(Recruit{board_.spot(node), army, payer});
                });
            });
        }
    }

    // E-70
    void addExchange() {
        if (!asksForExchange(state_)) return;
        const auto& reserve = own_.reserve;
        for (auto card = reserve.begin(); card != reserve.end(); ++card) {
            if (std::find(reserve.begin(), card, *card) == card) out_.push_back(Exchange{*card});
        }
    }

    bool isUnused(Free kind) const { return !player_.freeUsed.contains(kind); }

    void addFree() {
        if (isUnused(Free::intrigue)) addIntrigues();
        if (isUnused(Free::doublePay)) {
            forFreePayers([&](ArmyKind payer) { out_.push_back(DoublePay{payer}); });
        }
        if (isUnused(Free::supper) && player_.fatigue > 0) {
            forFreePayers([&](ArmyKind payer) { out_.push_back(Supper{payer}); });
        }
        if (isUnused(Free::guide)) addGuides();
    }

    void addIntrigues() {
        for (Seat target = 0; target < state_.seats; ++target) {
            const Player& other = state_.players[target];
            const bool sensible = target == seat_ ? canHide() : other.alive && other.caught == noRound;
            if (!sensible) continue;
            forFreePayers([&](ArmyKind payer) { out_.push_back(Intrigue{target, payer}); });
        }
    }

    // E-94: a patrician's longer walk must be possible.
    bool canLengthen(int steps, int purse) const {
        return !state_.options.exactMove || walkIsPossible(state_, seat_, purse, turn_.left + steps);
    }

    void addGuides() {
        for (const ArmyKind army : allArmies) {
            if (!canWalk(state_, seat_, army)) continue;
            for (std::uint8_t gold = 1; gold <= 2; ++gold) {
                forFreePayers([&](ArmyKind payer) {
                    if (player_.army(payer).gold < gold) return;
                    const int spent = payer == ArmyKind::patrician ? gold : 0;
                    const int purse = player_.army(ArmyKind::patrician).gold - spent;
                    if (army != ArmyKind::patrician || canLengthen(gold, purse)) {
                        out_.push_back(Guide{army, gold, payer});
                    }
                });
            }
        }
    }

    // E-68
    bool canUseMap(ArmyKind army) const {
        if (!canWalk(state_, seat_, army)) return false;
        if (army != ArmyKind::patrician) return true;
        return player_.fatigue + turn_.left - turn_.free + 1 <= trackEnd &&
               canLengthen(1, player_.army(ArmyKind::patrician).gold);
    }

    void addGiftUses() {
        for (const ArmyKind army : allArmies) {
            for (const Gift gift : giftsOf(seat_, army)) {
                const GiftKind kind = kindOf(gift);
                const bool usable = (kind == GiftKind::diplomacy && canHide()) ||
                                    (kind == GiftKind::map && !turn_.maps.contains(gift) && canUseMap(army));
                if (usable) out_.push_back(UseGift{army, gift});
            }
        }
    }

    // E-42: of his gold a patrician on the way may give away only what he does not need for a toll.
    int goldToGive(ArmyKind from) const {
        const int gold = player_.army(from).gold;
        const bool onTheWay = isWalkInterrupted(state_) && from == ArmyKind::patrician && gold > 0;
        return onTheWay && !walkIsPossible(state_, seat_, 0, turn_.left) ? gold - 1 : gold;
    }

    void addGives() {
        if (turn_.gives == mostGives) return;
        for (const ArmyKind from : allArmies) {
            const Army& giver = player_.army(from);
            for (const ArmyKind to : allArmies) {
                if (to == from || !giver.onBoard() || player_.army(to).at != giver.at) continue;
                addGoods(Way::hand, from, to, goldToGive(from));
                if (const City wagon = own_.wagon(from); wagon != noWagon) {
                    out_.push_back(Send{Goods::of(wagon), Way::hand, from, to});
                }
            }
        }
    }

    // E-98
    void addOffers() {
        if (!state_.options.trades || turn_.offered || player_.out || player_.trades >= mostTrades) return;
        const int gold = player_.army(ArmyKind::patrician).gold;
        const GiftList own = giftsOf(seat_, ArmyKind::patrician);
        for (Seat to = 0; to < state_.seats; ++to) {
            const Player& other = state_.players[to];
            if (to == seat_ || !other.alive || other.trades >= mostTrades) continue;
            const GiftList theirs = giftsOf(to, ArmyKind::patrician);
            const int theirGold = other.army(ArmyKind::patrician).gold;
            for (const Gift give : own) {
                for (const Gift want : theirs) out_.push_back(Offer{Goods::of(give), Goods::of(want), to});
                for (int want = 1; want <= theirGold; ++want)
                    out_.push_back(Offer{Goods::of(give), Goods::ofGold(want), to});
            }
            for (const Gift want : theirs) {
                for (int give = 1; give <= gold; ++give)
                    out_.push_back(Offer{Goods::ofGold(give), Goods::of(want), to});
            }
        }
    }

    // E-36
    void addEnds() {
        if (asksForExchange(state_)) return;
        out_.push_back(EndTurn{});
        for (unsigned bits = 3; bits < 8; ++bits) {
            const ArmySet merge = ArmySet::ofBits(bits);
            if (merge.count() < 2) continue;
            const NodeId at = player_.army(merge.first()).at;
            const auto together = [&](ArmyKind kind) { return !merge.contains(kind) || player_.army(kind).at == at; };
            if (at != noNode && std::all_of(allArmies.begin(), allArmies.end(), together))
                out_.push_back(EndTurn{merge});
        }
    }

    const OpenState& state_;
    const Board& board_;
    const Turn& turn_;
    const Player& player_;
    const Secrets& own_;
    Seat seat_;
    MoveList<Move>& out_;
};

}  // namespace

void addTurnMoves(const OpenState& state, const Secrets& own, Seat seat, MoveList<Move>& out) {
    TurnMoves(state, own, seat, out).addAll();
}

bool isWalkInterrupted(const OpenState& state) {
    const Turn& turn = state.turn;
    return state.options.exactMove && turn.walks && turn.begun && turn.left > 0;
}

bool asksForExchange(const OpenState& state) {
    return state.phase == Phase::turn && state.players[state.active()].bid == Rank::camping && !state.turn.exchanged;
}

int bribePrice(const Options& options, int rounds) { return rounds == 1 ? 1 : options.twoRoundBribe; }

bool isSchemeTarget(const OpenState& state, Seat seat, Seat target) {
    const Player& player = state.players[target];
    if (target == seat) return player.finding > 0 && player.caught == noRound;
    if (!player.alive) return false;
    for (Seat other = 0; other < state.seats; ++other) {
        const Player& one = state.players[other];
        if (other != seat && one.alive && one.caught == noRound) return true;
    }
    return false;
}

NodeSet recruitNodes(const OpenState& state) {
    const Board& board = state.board();
    NodeSet nodes;
    for (int distance = recruitDistance; distance >= 0 && nodes.empty(board.words()); --distance) {
        board.open().forEach(board.words(), [&](NodeId node) {
            for (const NodeId band : state.bands) {
                if (board.distance(band, node) == distance) nodes.add(node);
            }
        });
    }
    return nodes;
}

bool paysFreely(const OpenState& state, Seat seat, ArmyKind payer) {
    const Player& player = state.players[seat];
    const Army& army = player.army(payer);
    if (player.out && payer == ArmyKind::patrician) return false;  // E-27
    return army.onBoard() && army.gold >= 1;
}

}  // namespace intrika::confidants
