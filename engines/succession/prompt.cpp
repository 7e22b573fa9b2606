#include "engines/succession/abilities.h"
#include "engines/succession/actions.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"
#include "engines/succession/presenter.h"
#include "engines/succession/turn.h"

namespace intrika::succession {
namespace {

Pick placePick(ZoneId where, int place) { return {Pick::On::place, where, static_cast<std::uint16_t>(place)}; }
Pick topPick(int pile) { return placePick(pileZone(pile), 0); }
Pick seatPick(Seat seat) { return {Pick::On::seat, noZone, seat}; }
Pick actionPick(const Board& board, Seat seat, Action action) {
    return placePick(zone(SeatZone::actions, seat), placeOfAction(board, seat, action));
}
Pick rowPick(Seat seat, Sort sort, int place) { return placePick(zone(rowZone(sort), seat), place); }
Pick activePick(const Board& board, Seat seat) {
    return rowPick(seat, Sort::subject, board.players[seat].subjects.size() - 1);
}

// Moves that are no longer possible are described as well, to say why.
Card cardIn(const Board& board, Seat seat, Sort sort, int place) {
    if (seat >= board.seats) return noCard;
    const auto& row = board.players[seat].row(sort);
    return place < row.size() ? row[place] : noCard;
}

Text priceText(const char* id, Card card, Price price) {
    return say(id, {nameOf(card)}, card == noCard ? 0 : priceOf(card, price));
}

Sort swappedSort(const Board& board, Seat seat) {
    return board.players[seat].active() == Card::bishop ? Sort::subject : Sort::building;
}

Text useText(const Board& board, Seat seat) {
    const Card subject = board.players[seat].active();
    if (subject == noCard) return say("choice.use", {nameOf(subject)});
    return say("choice.use." + std::string(cardIds[static_cast<std::size_t>(subject)]));
}

Text moneyText(const View& view, int pile) {
    const int coins = view.money[static_cast<std::size_t>(pile)].value_or(0);
    if (coins == 0) return say("choice.money-hidden", {nameOfPile(pile)});
    return say("choice.money", {nameOfPile(pile)}, coins);
}

Text passText(const Board& board) {
    const Turn& turn = board.turn;
    if (board.phase != Phase::turn) return say("choice.pass-ability");
    if (turn.pending == Pending::search) return say("choice.pass-search");
    if (turn.pending == Pending::action) return say("choice.pass-action", {nameOf(turn.action)});
    if (turn.left.empty()) return say("choice.end-turn");
    return say("choice.pass", {part(listOf(nextActions(turn)))});
}

struct TextOf {
    const View& view;
    Seat seat;
    const Board& board = view.board;

    Text operator()(const Play& move) const { return say("choice.play", {nameOf(move.card)}); }
    Text operator()(const Pass&) const { return passText(board); }
    Text operator()(const Steal& move) const { return say("choice.steal", {nameOf(move.action), person(move.seat)}); }
    Text operator()(const Settle&) const { return say("choice.settle"); }
    Text operator()(const Give& move) const { return say("choice.give", {person(move.seat)}); }
    Text operator()(const TakeMoney& move) const { return moneyText(view, move.pile); }
    Text operator()(const Recruit& move) const {
        return priceText("choice.recruit", board.topOf(move.pile), Price::full);
    }
    Text operator()(const Buy& move) const {
        return priceText(move.price == Price::full ? "choice.buy" : "choice.buy-discount", board.topOf(move.pile),
                         move.price);
    }
    Text operator()(const Take& move) const {
        return priceText("choice.take", view.cardAt(move.pile, move.index).value_or(noCard), Price::full);
    }
    Text operator()(const Use&) const { return useText(board, seat); }
    Text operator()(const UseOnSeat& move) const {
        if (board.phase != Phase::gardener) return say("choice.herbalist", {person(move.seat)});
        const Character theirs = move.seat < board.seats ? board.players[move.seat].character : nobody;
        return say("choice.gardener", {nameOf(theirs), person(move.seat)});
    }
    Text operator()(const UseToSwap& move) const {
        const Sort sort = swappedSort(board, seat);
        return say("choice.swap", {nameOf(cardIn(board, seat, sort, move.own)),
                                   nameOf(cardIn(board, move.seat, sort, move.theirs)), person(move.seat)});
    }
    Text operator()(const UseOnPile& move) const {
        return say("choice.trade", {nameOf(cardIn(board, seat, move.row, move.own)), nameOf(board.topOf(move.pile))});
    }
    Text operator()(const UseAction& move) const { return say("choice.farmer", {nameOf(move.action)}); }
};

// The question that the present decision puts.
Text questionOf(const Board& board) {
    const Turn& turn = board.turn;
    switch (board.phase) {
        case Phase::choose:
            return say("prompt.choose");
        case Phase::gardener:
            return say("prompt.gardener");
        case Phase::conflict:
            return say("prompt.conflict");
        case Phase::turn:
            break;
        default:
            return {};
    }
    if (turn.pending == Pending::search) {
        return say(turn.search == Sort::subject ? "prompt.search-subject" : "prompt.search-building");
    }
    if (turn.pending == Pending::action) return say("prompt.open-action", {nameOf(turn.action)});
    if (!turn.steals.empty()) return say("prompt.steal");
    if (turn.left.empty()) return say("prompt.end-turn");
    if (turn.limit != unlimited) return say("prompt.tied");
    return say("prompt.action", {nameOf(turn.left.first())});
}

Text passWord(const Board& board) {
    const bool ends = board.phase == Phase::turn && board.turn.pending == Pending::none && board.turn.left.empty();
    return say(ends ? "word.end-turn" : "word.pass");
}

}  // namespace

std::vector<Pick> picksFor(const Board& board, Seat seat, const Move& move) {
    using Picks = std::vector<Pick>;
    return std::visit(
        Overloaded{[&](const Play& m) -> Picks {
                       return {{Pick::On::face, zone(SeatZone::hand, seat), characterFace(m.card)}};
                   },
                   [&](const Pass&) -> Picks { return {passPick}; },
                   [&](const Steal& m) -> Picks { return {actionPick(board, m.seat, m.action)}; },
                   [&](const Settle&) -> Picks { return {placePick(zone(SeatZone::tokens, seat), 0)}; },
                   [&](const Give& m) -> Picks { return {seatPick(m.seat)}; },
                   [&](const TakeMoney& m) -> Picks { return {placePick(underZone(m.pile), 0)}; },
                   [&](const Recruit& m) -> Picks { return {topPick(m.pile)}; },
                   [&](const Buy& m) -> Picks {
                       return m.price == Price::full ? Picks{topPick(m.pile)} : Picks{topPick(m.pile), discountPick};
                   },
                   [&](const Take& m) -> Picks {
                       const bool laidOut = sortOfPile(m.pile) == board.turn.search;
                       return {placePick(laidOut ? zoneOfPile(TableZone::search, m.pile) : pileZone(m.pile), m.index)};
                   },
                   [&](const Use&) -> Picks { return {activePick(board, seat)}; },
                   [&](const UseOnSeat& m) -> Picks {
                       if (board.phase == Phase::gardener) return {seatPick(m.seat)};
                       return {activePick(board, seat), seatPick(m.seat)};
                   },
                   [&](const UseToSwap& m) -> Picks {
                       const Sort sort = swappedSort(board, seat);
                       return {rowPick(seat, sort, m.own), rowPick(m.seat, sort, m.theirs)};
                   },
                   [&](const UseOnPile& m) -> Picks {
                       return {rowPick(seat, m.row, m.own), topPick(m.pile)};
                   },
                   [&](const UseAction& m) -> Picks {
                       return {activePick(board, seat), actionPick(board, seat, m.action)};
                   }},
        move);
}

Prompt Presenter::prompt(const View& view, Seat seat, std::span<const Move> moves) {
    const Board& board = view.board;
    Prompt prompt;
    prompt.rule = ruleOf(board);
    prompt.question = questionOf(board);
    prompt.secret = board.phase == Phase::choose || board.turn.pending == Pending::search;
    prompt.words = {passWord(board), say("word.discount")};
    if (board.phase != Phase::turn || !mayHaveDiscount(board.players[seat])) prompt.words.pop_back();
    if (board.phase == Phase::choose) prompt.words.clear();
    prompt.choices.reserve(moves.size());
    for (const Move& move : moves) {
        prompt.choices.push_back({keyOf(move), picksFor(board, seat, move), std::visit(TextOf{view, seat}, move)});
    }
    return prompt;
}

}  // namespace intrika::succession
