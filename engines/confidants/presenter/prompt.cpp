#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/legal_moves.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/presenter/march_costs.h"
#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/confidants/presenter/pointing.h"
#include "engines/confidants/presenter/presenter.h"

#include <algorithm>
#include <optional>

namespace intrika::confidants {
namespace {

Text mischiefName(const OpenState& state) {
    const Pending& pending = state.pending;
    const Mischief& mischief = pending.mischief;
    if (mischief.by == By::action) return say("goods.gift", {nameOf(state.players[pending.seat].bid)});
    return say("goods.gift", {nameOf(mischief.kind == Mischief::Kind::tip ? Secret::foulTip : Secret::plot)});
}

// With how many of the die's faces the attacked win against the band that moves now (E-110).
int savingRolls(const OpenState& state, Seat seat, ArmySet armies) {
    if (seat >= state.seats) return 0;  // moves that are not possible are described as well, to say why
    const int needed = strengthOf(state, state.pending.band) - strengthOf(state, seat, armies);
    return std::clamp(dieFaces + 1 - needed, 0, dieFaces);
}

// What each move does.
struct TextOf {
    const View& view;
    Seat seat;

    BoardRef board() const { return view.options.board; }
    const Player& self() const { return view.players[seat]; }
    Text cardUse(By by) const {
        if (by == By::action) return say("choice.use-action", {nameOf(self().bid)});
        return say("choice.use-secret", {nameOf(view.own.bid.card)});
    }

    Text operator()(const Place& move) const {
        const auto start = view.board().start();
        const auto sign = [&](Spot at) {
            const auto found = std::find(start.begin(), start.end(), view.board().node(at));
            return startSign(static_cast<int>(found - start.begin()));
        };
        return say("choice.place", {sign(move.at[0]), sign(move.at[1]), sign(move.at[2])});
    }
    Text operator()(const Load& move) const {
        return say("choice.load", {nameOf(move.wagons[0]), nameOf(move.wagons[1]), nameOf(move.wagons[2])});
    }
    Text operator()(const Bid& move) const {
        return say("choice.bid", {number(numberOf(move.rank)), nameOf(move.rank), nameOf(move.secret)});
    }
    Text operator()(const March& move) const {
        const bool exact = move.army == ArmyKind::patrician && view.options.exactMove;
        const bool stops = exact && move.steps < view.turn.left;
        const char* id = move.toll != 0 ? (stops ? "choice.stop-toll" : "choice.march-toll")
                                        : (stops ? "choice.stop" : "choice.march");
        return say(id, {nameOf(move.army), nameOf(board(), move.to)}, move.steps);
    }
    Text operator()(const Use& move) const { return cardUse(move.by); }
    Text operator()(const Bribe& move) const {
        return say("choice.bribe", {number(bribePrice(view.options, move.rounds)), nameOf(move.payer)}, move.rounds);
    }
    Text operator()(const Scheme& move) const {
        const TextArg card = move.by == By::action ? nameOf(self().bid) : nameOf(view.own.bid.card);
        if (move.target == seat) return say("choice.hide", {card});
        return say("choice.scheme", {card, person(move.target)});
    }
    Text operator()(const Send& move) const {
        const char* id = move.way == Way::hand ? "choice.give" : "choice.send";
        return say(id, {part(textOf(move.goods)), nameOf(move.from), nameOf(move.to)});
    }
    Text operator()(const Recruit& move) const {
        return say("choice.recruit", {nameOf(move.army), nameOf(board(), move.at), nameOf(move.payer)});
    }
    Text operator()(const Luck& move) const { return say("choice.luck", {nameOf(move.army)}); }
    Text operator()(const Exchange& move) const { return say("choice.exchange", {nameOf(move.take)}); }
    Text operator()(const Intrigue& move) const {
        if (move.target == seat) return say("choice.intrigue-self", {nameOf(move.payer)});
        return say("choice.intrigue", {person(move.target), nameOf(move.payer)});
    }
    Text operator()(const DoublePay& move) const { return say("choice.double-pay", {nameOf(move.payer)}); }
    Text operator()(const Supper& move) const { return say("choice.supper", {nameOf(move.payer)}); }
    Text operator()(const Guide& move) const {
        return say("choice.guide", {nameOf(move.army), nameOf(move.payer)}, move.gold);
    }
    Text operator()(const UseGift& move) const {
        return say("choice.use-gift", {nameOf(kindOf(move.gift)), nameOf(move.army)});
    }
    Text operator()(const Offer& move) const {
        return say("choice.offer",
                   {person(static_cast<Seat>(move.to)), part(textOf(move.give)), part(textOf(move.want))});
    }
    Text operator()(const EndTurn& move) const {
        return move.merge.empty() ? say("choice.end-turn") : say("choice.merge", {part(listOf(move.merge))});
    }
    Text operator()(const Veto& move) const {
        return say(move.use ? "choice.veto" : "choice.no-veto", {part(mischiefName(view))});
    }
    Text operator()(const Answer& move) const { return say(move.accept ? "choice.accept" : "choice.decline"); }
    Text operator()(const Tip& move) const { return say(move.use ? "choice.use-tip" : "choice.keep-tip"); }
    Text operator()(const MoveBand& move) const {
        if (!move.attacks()) return say("choice.band", {nameOf(board(), move.to)});
        const bool isSeated = move.seat < view.seats;
        const ArmySet armies = isSeated ? fightingWith(view.players[move.seat], move.army) : ArmySet();
        return say("choice.attack", {nameOf(move.army), person(move.seat), nameOf(board(), move.to),
                                     number(savingRolls(view, move.seat, armies))});
    }
    Text operator()(const Stay&) const { return say("choice.stay"); }
    Text operator()(const Fight& move) const {
        const Pending& pending = view.pending;
        if (move.pay == noArmy) return say("choice.fight", {number(savingRolls(view, pending.seat, pending.armies))});
        OpenState paid = view;
        ++paid.players[seat].army(move.pay).bonus;
        return say("choice.fight-double", {nameOf(move.pay), number(savingRolls(paid, pending.seat, pending.armies))});
    }
    Text operator()(const PlaceBand& move) const {
        return say("choice.place-band", {nameOf(view.pending.band), nameOf(board(), move.at)});
    }
    Text operator()(const Evict& move) const { return say("choice.evict", {nameOf(board(), move.to)}); }
};

Text fightQuestion(const OpenState& state) {
    const Pending& pending = state.pending;
    const int strength = strengthOf(state, pending.seat, pending.armies);
    return say("prompt.fight",
               {nameOf(pending.band), number(strength), number(savingRolls(state, pending.seat, pending.armies))});
}

Text answerQuestion(const OpenState& state) {
    const Pending& pending = state.pending;
    switch (pending.kind) {
        case Waiting::veto:
            return say("prompt.veto", {person(pending.seat), part(mischiefName(state))});
        case Waiting::offer:
            return say("prompt.offer", {person(pending.by), part(textOf(pending.give)), part(textOf(pending.want))});
        case Waiting::tip:
            return say("prompt.tip");
        case Waiting::band:
            return say(pending.band == Band::mob ? "prompt.mob" : "prompt.robbers", {}, pending.steps);
        case Waiting::fight:
            return fightQuestion(state);
        case Waiting::replace:
            return say("prompt.replace", {nameOf(pending.band)});
        case Waiting::evict:
            return say("prompt.evict", {nameOf(pending.queue.front().army)});
        default:
            return {};
    }
}

Text questionOf(const OpenState& state) {
    if (state.pending.kind != Waiting::none) return answerQuestion(state);
    switch (state.phase) {
        case Phase::place:
            return say("prompt.place");
        case Phase::load:
            return say("prompt.load");
        case Phase::bid:
            return say("prompt.bid");
        case Phase::turn:
            break;
        default:
            return {};
    }
    const Turn& turn = state.turn;
    if (isWalkInterrupted(state)) return say("prompt.walk-on", {}, turn.left);
    if (asksForExchange(state)) return say("prompt.camp");
    if (turn.walks && turn.left > 0) return say("prompt.turn-walk", {number(turn.pool)}, turn.left);
    return turn.pool == 0 ? say("prompt.turn-last") : say("prompt.turn", {}, turn.pool);
}

// E-30, E-35: what can be done no more when the turn has ended, where it would be for nothing but the own good.
Text forgotten(const OpenState& state, Seat seat, std::span<const Move> moves) {
    const auto may = [&](auto&& is) { return std::any_of(moves.begin(), moves.end(), is); };
    const bool mayWalk = !state.turn.begun && may([](const Move& move) {
        const auto* march = std::get_if<March>(&move);
        return march != nullptr && march->army == ArmyKind::patrician;
    });
    const bool mayUse = may([](const Move& move) {
        const auto* use = std::get_if<Use>(&move);
        return use != nullptr && use->by == By::action;
    });
    Text walk = mayWalk ? say("warning.walk", {}, state.turn.left) : Text();
    Text card = mayUse ? say("warning.action", {nameOf(state.players[seat].bid)}) : Text();
    if (walk.empty() || card.empty()) return walk.empty() ? card : walk;
    return say("warning.both", {part(std::move(walk)), part(std::move(card))});
}

// An army stands on the map and on its owner's sheet.
std::vector<StandIn> armiesOnSheets(const OpenState& state) {
    std::vector<StandIn> standIns;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const ArmyKind army : allArmies) {
            if (!state.players[seat].army(army).onBoard()) continue;
            const FaceId face = unitFace(army);
            standIns.push_back(
                {{Pick::On::face, goodsZone(seat, army), face}, {Pick::On::face, zone(SeatZone::units, seat), face}});
        }
    }
    return standIns;
}

// E-6: a start cell of the map is where the next army begins.
std::vector<StandIn> startsOnMap(const OpenState& state) {
    std::vector<StandIn> standIns;
    const auto start = state.board().start();
    for (std::size_t index = 0; index < start.size(); ++index) {
        const Pick cell{Pick::On::place, zone(TableZone::map), placeOf(state.board(), start[index])};
        for (const ArmyKind army : allArmies) {
            const Pick begin{Pick::On::place, beginZone(army), static_cast<std::uint16_t>(index)};
            standIns.push_back({cell, begin});
        }
    }
    return standIns;
}

}  // namespace

std::string ruleOf(const OpenState& state) {
    switch (state.pending.kind) {
        case Waiting::veto:
            return "E-87";
        case Waiting::plot:
            return "E-74";
        case Waiting::offer:
            return "E-99";
        case Waiting::tip:
            return "E-107";
        case Waiting::band:
            if (state.pending.steps == notRolled) return state.pending.band == Band::mob ? "E-105" : "E-106";
            return "E-108";
        case Waiting::fight:
        case Waiting::battle:
            return "E-110";
        case Waiting::steal:
            return "E-112";
        case Waiting::replace:
            return "E-111";
        case Waiting::evict:
            return "E-125";
        case Waiting::none:
            break;
    }
    switch (state.phase) {
        case Phase::place:
            return "E-6";
        case Phase::load:
            return "E-7";
        case Phase::bid:
            return "E-21";
        case Phase::turn:
            if (isWalkInterrupted(state)) return "E-42";
            return asksForExchange(state) ? "E-70" : "E-30";
        default:
            return "E-132";
    }
}

Prompt Presenter::prompt(const View& view, Seat seat, std::span<const Move> moves) {
    const Pointing pointing(view, seat, moves);
    Prompt prompt;
    prompt.rule = ruleOf(view);
    prompt.question = questionOf(view);
    prompt.secret = view.pending.kind == Waiting::none && view.phase != Phase::place;
    prompt.words = pointing.words();
    prompt.standIns = view.phase == Phase::place ? startsOnMap(view) : armiesOnSheets(view);
    prompt.choices.reserve(moves.size());
    // Why a move is refused is asked with the move itself, and what is not legal has no way and no cost.
    MoveList<Move> legal;
    legalMoves(view, view.own, seat, legal);
    std::optional<MarchCosts> costs;  // ways and dangers of the whole board: computed where somebody may march
    for (const Move& move : moves) {
        prompt.choices.push_back({keyOf(move), pointing.picksFor(move), std::visit(TextOf{view, seat}, move)});
        if (std::holds_alternative<EndTurn>(move)) prompt.choices.back().warning = forgotten(view, seat, moves);
        const auto* march = std::get_if<March>(&move);
        if (march == nullptr || std::find(legal.begin(), legal.end(), move) == legal.end()) continue;
        if (!costs) costs.emplace(view, seat);
        costs->tell(*march, prompt.choices.back());
    }
    return prompt;
}

}  // namespace intrika::confidants
