// What abilities of The King Is Dead ask for, and what they bring (K-35, K-53 to K-69).
#include "engines/succession/rules.h"
#include "tests/support/random_event.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_succession_abilities {

using namespace intrika;
using namespace intrika::succession;

namespace {

// The last turn of a stage, of somebody who has robbed nobody and has all actions of a Merchant left.
State lastTurn(std::initializer_list<Card> cards) {
    State state = begun(3);
    Board& board = state.board;
    const std::array<Character, 3> characters{Character::merchant1, Character::queen, Character::duke};
    for (Seat seat = 0; seat < 3; ++seat) {
        board.players[seat].character = characters[seat];
        state.hands[seat].takeBack();
    }
    board.phase = Phase::turn;
    for (const Seat seat : {Seat{1}, Seat{2}}) board.acted.append(seat);
    board.turn.seat = 0;
    board.turn.left = printedActions(Character::merchant1);
    giveCards(board.players[0], cards);
    return state;
}

CardPile pile(std::initializer_list<Card> fromFoot) {
    CardPile cards;
    for (const Card card : fromFoot) cards.append(card);
    return cards;
}

bool mayUse(const State& state) { return Rules::isLegal(state, 0, Use{}); }

// K-57, K-59, K-70, told from the cards alone.
bool mayLeave(const Player& player, Card card) {
    const auto& own = player.row(sortOf(card));
    const auto& partners = player.row(otherSort(sortOf(card)));
    return std::count(own.begin(), own.end(), card) > std::count(partners.begin(), partners.end(), partnerOf(card));
}
bool hasFreeCard(const Player& player, Sort sort) {
    const auto& row = player.row(sort);
    return std::any_of(row.begin(), row.end(), [&player](Card card) { return mayLeave(player, card); });
}

}  // namespace

class TstSuccessionAbilities : public QObject {
    Q_OBJECT

private slots:
    // K-56, K-58: a coin for each token or building, as far as the bank has them; they need one, and a coin there.
    void theBankPaysWhatItHas_data() {
        QTest::addColumn<int>("subject");
        QTest::newRow("K-56") << static_cast<int>(Card::jailer);
        QTest::newRow("K-58") << static_cast<int>(Card::scholar);
    }
    void theBankPaysWhatItHas() {
        QFETCH(int, subject);
        State state = lastTurn({Card::garden, Card::inn, Card::market, static_cast<Card>(subject)});
        Player& player = state.board.players[0];
        player.tokens = 3;
        player.coins = 4;
        state.board.bank = 2;
        QVERIFY(mayUse(state));
        State poor = state;
        poor.board.players[0].tokens = 0;
        poor.board.players[0].buildings.clear();
        QVERIFY(!mayUse(poor));
        poor = state;
        poor.board.bank = 0;
        QVERIFY(!mayUse(poor));
        Rules::play(state, 0, Use{});
        QCOMPARE(int{player.coins}, 6);
        QCOMPARE(int{state.board.bank}, 0);
    }

    // K-66, K-67: a card of the wanted sort lies in some pile, wherever; coins are not needed to look.
    void aSearchNeedsACardOfItsSort() {
        using C = Card;
        const auto mayLook = [](Card subject, const std::array<CardPile, pileCount>& piles) {
            State state = lastTurn({subject});
            state.board.players[0].coins = 0;
            for (int each = 0; each < pileCount; ++each) layPile(state, each, piles[static_cast<std::size_t>(each)]);
            return mayUse(state);
        };
        const CardPile none;
        QVERIFY(!mayLook(C::vintner, {pile({C::inn, C::mine}), pile({C::market}), none, none}));
        QVERIFY(!mayLook(C::vintner, {pile({C::inn, C::mine}), none, pile({C::garden}), none}));
        QVERIFY(mayLook(C::vintner, {pile({C::inn, C::mine}), none, pile({C::smith, C::garden}), none}));
        QVERIFY(mayLook(C::vintner, {pile({C::inn, C::smith}), none, none, none}));
        QVERIFY(mayLook(C::vintner, {none, none, none, pile({C::smith})}));
        QVERIFY(!mayLook(C::miner, {none, none, pile({C::smith, C::farmer}), pile({C::miner})}));
        QVERIFY(!mayLook(C::miner, {pile({C::smith}), none, pile({C::smith, C::farmer}), none}));
        QVERIFY(mayLook(C::miner, {pile({C::inn, C::smith}), none, pile({C::farmer}), none}));
        QVERIFY(mayLook(C::miner, {none, none, pile({C::farmer, C::inn}), none}));
        QVERIFY(mayLook(C::miner, {none, pile({C::inn}), none, none}));
    }

    // K-61: only a player who is tied doubles an action, before it, and only one that can be carried out.
    void aSailorNeedsATie() {
        State state = lastTurn({Card::sailor});
        QVERIFY(!mayUse(state));
        state.board.turn.limit = 1;
        QVERIFY(mayUse(state));
        state.board.turn.left = {};
        QVERIFY(!mayUse(state));
    }

    // K-69: what was stolen, once more, if it can be carried out.
    void aFarmerNeedsWhatWasStolen() {
        State state = lastTurn({Card::farmer});
        Player& player = state.board.players[0];
        player.covered.append({Action::settle, 1});
        player.covered.append({Action::recruit, 2});
        player.tokens = 0;
        QVERIFY(!Rules::isLegal(state, 0, UseAction{Action::settle}));
        QVERIFY(!Rules::isLegal(state, 0, UseAction{Action::money}));
        QVERIFY(Rules::isLegal(state, 0, UseAction{Action::recruit}));
        player.tokens = 1;
        QVERIFY(Rules::isLegal(state, 0, UseAction{Action::settle}));
    }

    // K-68: one token is enough to pass it on.
    void aHerbalistNeedsAToken() {
        State state = lastTurn({Card::herbalist});
        state.board.players[0].tokens = 1;
        QVERIFY(Rules::isLegal(state, 0, UseOnSeat{1}));
        state.board.players[0].tokens = 0;
        QVERIFY(!Rules::isLegal(state, 0, UseOnSeat{1}));
    }

    // K-62: one purchase a stage, here of a stolen `buy`, is a coin cheaper.
    void aSmithServesOnce() {
        State state = lastTurn({Card::smith});
        state.board.turn.pending = Pending::action;
        state.board.turn.action = Action::buy;
        state.board.players[0].coins = 20;
        layPile(state, 0, pile({Card::inn, Card::market, Card::garden}));
        QVERIFY(Rules::isLegal(state, 0, Buy{0, Price::discount}));
        Rules::play(state, 0, Buy{0, Price::discount});
        QCOMPARE(int{state.board.players[0].coins}, 20 - 3);
        for (int passes = 0; passes < 3; ++passes) Rules::play(state, 0, Pass{});  // settle, money, recruit
        QVERIFY(Rules::isLegal(state, 0, Buy{0, Price::full}));
        QVERIFY(!Rules::isLegal(state, 0, Buy{0, Price::discount}));
    }

    // K-66, 11.2: what is taken lies at a place that the pile has.
    void nothingIsTakenFromBelowAPile() {
        State state = lastTurn({Card::vintner});
        layPile(state, 2, pile({Card::smith, Card::farmer}));
        layPile(state, 3, {});
        Rules::play(state, 0, Use{});
        for (const std::uint8_t index : {std::uint8_t{0}, std::uint8_t{1}})
            QVERIFY(Rules::isLegal(state, 0, Take{2, index}));
        QVERIFY(!Rules::isLegal(state, 0, Take{2, 2}));
        QVERIFY(!Rules::isLegal(state, 0, Take{3, 0}));
        QVERIFY(!Rules::isLegal(state, 0, Take{pileCount, 0}));
    }

    // 11.2: each subject is used in its own way, and in no other's.
    void aSubjectIsUsedInItsOwnWay() {
        using C = Card;
        const auto isItsWay = [](Card subject, const Move& move) {
            if (std::holds_alternative<UseToSwap>(move)) return subject == C::ladyInWaiting || subject == C::bishop;
            if (std::holds_alternative<UseOnPile>(move)) return subject == C::troubadour;
            if (std::holds_alternative<UseOnSeat>(move)) return subject == C::herbalist;
            if (std::holds_alternative<UseAction>(move)) return subject == C::farmer;
            return subject != C::gardener && subject != C::guard && subject != C::smith;
        };
        const std::vector<Move> ways{UseToSwap{0, 1, 0}, UseOnPile{Sort::building, 0, 3}, UseOnSeat{1},
                                     UseAction{Action::money}, Use{}};
        for (int index = kindsOfSort; index < cardCount; ++index) {
            const auto subject = static_cast<Card>(index);
            State state = lastTurn({C::market, subject});
            state.board.turn.limit = 1;  // for the Sailor
            state.board.players[0].covered.append({Action::money, 1});
            giveCards(state.board.players[1], {C::cathedral, C::jailer});
            bool isUsed = false;  // in a way of its own with more than the bare move
            for (const Move& way : ways) {
                const bool isBare = std::holds_alternative<Use>(way);
                QCOMPARE(Rules::isLegal(state, 0, way), isItsWay(subject, way) && !(isBare && isUsed));
                isUsed |= isItsWay(subject, way);
            }
        }
    }

    // K-57, K-59: one swaps with another player of this game.
    void oneSwapsWithAnother() {
        State state = lastTurn({Card::market, Card::ladyInWaiting});
        giveCards(state.board.players[1], {Card::cathedral});
        QVERIFY(Rules::isLegal(state, 0, UseToSwap{0, 1, 0}));
        QVERIFY(!Rules::isLegal(state, 0, UseToSwap{0, 0, 0}));
        QVERIFY(!Rules::isLegal(state, 0, UseToSwap{0, static_cast<Seat>(state.board.seats), 0}));
    }

    // K-35: no turn waits for somebody who could only pass, but in a search. K-57, K-59: who asks for a swap has a
    // card to give, and so has another player.
    void aTurnWaitsForADecision() {
        Rng rng(7);
        int decisions = 0;
        int swaps = 0;
        for (int game = 0; game < 60; ++game) {
            for (State state = begun(2 + game % 3, 300 + game); !Rules::toAct(state).isOver();
                 randomEvent<Rules>(state, rng)) {
                const Board& board = state.board;
                if (board.phase != Phase::turn || board.turn.pending == Pending::search) continue;
                MoveList<Move> moves;
                Rules::legalMoves(state, board.turn.seat, moves);
                const auto isPass = [](const Move& move) { return std::holds_alternative<Pass>(move); };
                QVERIFY(!std::all_of(moves.begin(), moves.end(), isPass));
                ++decisions;
                const Player& player = board.players[board.turn.seat];
                const bool swapsCards = player.active() == Card::ladyInWaiting || player.active() == Card::bishop;
                if (!swapsCards || player.used || board.turn.pending != Pending::none) continue;
                const Sort sort = player.active() == Card::bishop ? Sort::subject : Sort::building;
                bool isPossible = false;
                for (Seat other = 0; other < board.seats; ++other) {
                    if (other != board.turn.seat) isPossible |= hasFreeCard(board.players[other], sort);
                }
                isPossible &= hasFreeCard(player, sort);
                const auto isSwap = [](const Move& move) { return std::holds_alternative<UseToSwap>(move); };
                QCOMPARE(std::any_of(moves.begin(), moves.end(), isSwap), isPossible);
                swaps += isPossible ? 1 : 0;
            }
        }
        QVERIFY(decisions > 1000 && swaps > 10);
    }
};

INTRIKA_TEST(TstSuccessionAbilities)

}  // namespace tst_succession_abilities

#include "tst_succession_abilities.moc"
