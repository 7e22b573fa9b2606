// The rules of the Coach, by rule number, where the scenario files do not reach: the table of C-8, cards meeting cards,
// what everyone remembers, the end of a match, and what the story of a game tells to whom.
#include "engines/coach/course.h"
#include "engines/coach/pieces.h"
#include "tests/support/coach_positions.h"

#include <QtTest>

#include <set>

using namespace intrika;
using namespace intrika::coach;

namespace {

constexpr auto noneSpecial = "brawler bodyguard grand-master poison-mixer priest doctor";

// Four seats, seat 0 offers `offered` to seat 1, who answers with `answer`.
State traded(const std::string& offered, const std::string& answer, const std::string& more = {},
             const std::string& deckTop = {}) {
    State state = tableOf({{offered + " key", answer + " goblet", "whip", more.empty() ? "gloves" : more},
                           "brawler bodyguard grand-master poison-mixer",
                           deckTop});
    play(state, 0, Offer{object(offered), 1, false});
    play(state, 1, Accept{object(answer), false});
    return state;
}

std::set<Object> demandsOf(const State& state) {
    std::set<Object> names;
    for (const Move& move : movesOf(state, state.board.turnSeat)) names.insert(std::get<Demand>(move).name);
    return names;
}

bool mayPlay(const State& state, Seat seat, const Move& move) { return Rules::isLegal(state, seat, move); }

SeatSet waiting(const State& state) { return Rules::toAct(state).seats; }

SeatSet seats(std::initializer_list<int> list) {
    SeatSet set;
    for (const int seat : list) set = set.with(static_cast<Seat>(seat));
    return set;
}

// A match after its last game, by the totals before it, with these winners of a right declaration for one point each.
State matchOver(std::vector<int> scores, SeatSet winners, bool extra) {
    State state;
    Board& board = state.board;
    board.seats = static_cast<std::uint8_t>(scores.size());
    board.options.rounds = 2;
    board.round = extra ? 3 : 2;
    board.extra = extra;
    board.phase = Phase::over;
    board.declaration.winners = winners;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        board.scores[seat] = static_cast<std::int16_t>(scores[seat]);
    }
    return state;
}

}  // namespace

class TestCoach : public QObject {
    Q_OBJECT
private slots:
    void objectsAreCountedByKind() {
        const Objects hand = objects("key key goblet bag-key whip");
        QCOMPARE(hand.count(), 5);
        QCOMPARE(hand.copies(Object::key), 2);
        QVERIFY(hand.contains(objects("key whip")));
        QVERIFY(!hand.contains(objects("goblet goblet")));
        QVERIFY(!hand.contains(objects("dagger")));
        QCOMPARE(namesOf(hand - objects("key whip")), std::string("key goblet bag-key"));
        QCOMPARE(namesOf(hand.merged(objects("goblet goblet bag dagger"))),
                 std::string("key key goblet goblet bag-key bag dagger whip"));
        QCOMPARE(namesOf(hand.withoutBags()), std::string("key key goblet whip"));
    }

    void deal_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("full");
        QTest::addColumn<int>("sealedOnly");
        QTest::addColumn<int>("professions");
        const int table[8][6] = {{3, 2, 8, 14, 9, 7}, {4, 1, 6, 17, 12, 6}, {5, 1, 5, 16, 11, 5}, {6, 1, 5, 15, 10, 4},
                                 {7, 1, 5, 14, 9, 3}, {8, 1, 5, 13, 8, 2},  {9, 1, 5, 12, 7, 1},  {10, 1, 5, 10, 6, 0}};
        for (const auto& row : table) {
            QTest::addRow("C-8, %d seats", row[0]) << row[0] << row[1] << row[2] << row[3] << row[4] << row[5];
        }
    }
    void deal() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(int, limit);
        QFETCH(int, full);
        QFETCH(int, sealedOnly);
        QFETCH(int, professions);
        QCOMPARE(handLimit(seats), limit);
        for (const Luggage luggage : {Luggage::full, Luggage::sealed}) {
            Options options;
            options.luggage = luggage;
            Rng rng(static_cast<std::uint64_t>(seats));
            for (int times = 0; times < 50; ++times) {
                const State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
                QCOMPARE(static_cast<int>(state.deck.size()), luggage == Luggage::full ? full : sealedOnly);
                QCOMPARE(static_cast<int>(state.professionDeck.size()), professions);
                Objects inHands;
                int order = 0;
                for (Seat seat = 0; seat < seats; ++seat) {
                    QCOMPARE(state.players[seat].hand.count(), hand);
                    inHands += state.players[seat].hand;
                    order += state.players[seat].alliance == Alliance::order ? 1 : 0;
                }
                QVERIFY(inHands.contains(objects("bag-key bag-goblet")));
                for (const Object one : inHands.kinds()) QVERIFY(isSealed(one));
                QVERIFY(order == seats / 2 || order == (seats + 1) / 2);
            }
        }
    }

    // 12.2: with ten seats, 1 + 5*9 + 9 + 2 + 9 moves.
    void theLongestTurn() {
        TableText text;
        text.hands = {"key goblet bag-key dagger lodge-arms"};
        for (const char* hand :
             {"key", "key", "goblet", "goblet", "bag-goblet", "gloves", "whip", "privilege", "monocle"}) {
            text.hands.emplace_back(hand);
        }
        text.professions =
            "diplomat doctor duelist poison-mixer grand-master clairvoyant hypnotist bodyguard priest brawler";
        QCOMPARE(movesOf(tableOf(text), 0).size(), std::size_t(1 + 5 * 9 + 9 + 1 + 9));
    }

    // C-32, C-33
    void whatMayBeDemanded() {
        const std::string professions = "diplomat bodyguard grand-master poison-mixer";
        State state = tableOf({{"key dagger", "goblet", "whip", "bag-key"}, professions});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        const auto names = demandsOf(state);
        QCOMPARE(names.size(), std::size_t(15));  // sixteen names, but the own dagger
        QVERIFY(names.count(Object::bag) == 1 && names.count(Object::bagKey) == 0 && names.count(Object::key) == 1);
        QVERIFY(names.count(Object::dagger) == 0);

        state = tableOf({{"bag-key", "goblet", "whip", "dagger"}, professions});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        QVERIFY(demandsOf(state).count(Object::bag) == 0);

        state = tableOf({{"bag-key bag-goblet key", "goblet", "whip", "dagger"}, professions});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        QVERIFY(demandsOf(state).count(Object::bag) == 0);  // both are there already

        state = withoutDeck(tableOf({{"key key key", "bag-key", "whip", "dagger"}, professions}), 3);
        play(state, 0, UseProfession{Profession::diplomat, 1});
        QVERIFY(demandsOf(state).count(Object::bag) == 0 && demandsOf(state).count(Object::key) == 1);
        play(state, 0, Demand{Object::key});
        QVERIFY(mayPlay(state, 1, Give{Object::bagKey, false}));
    }

    // C-42, C-112
    void aBagForTheMirrorOrThePearl() {
        const State pearl = traded("black-pearl", "bag-goblet");
        QCOMPARE(pearl.board.phase, Phase::ability);
        QCOMPARE(pearl.board.trade.queue[0].giver, Seat(1));
        const State mirror = traded("broken-mirror", "bag-goblet");
        QCOMPARE(mirror.board.phase, Phase::turn);
        QVERIFY(mirror.players[0].hand.has(Object::bagGoblet));
    }

    // C-111: nobody hears anything of mirror against pearl.
    void theMirrorForThePearl() {
        const State state = traded("black-pearl", "broken-mirror");
        QCOMPARE(state.board.phase, Phase::turn);
        QCOMPARE(namesOf(state.notes[2].holds[0]), std::string());
        QCOMPARE(namesOf(state.notes[0].holds[1]), std::string("black-pearl"));
    }

    // C-113: sextant offered, bag back. The objects move on, then the card is drawn.
    void theSextantComesBeforeTheBag() {
        State state = traded("sextant", "bag-goblet", {}, "dagger");
        play(state, 0, Direct{Direction::right});
        play(state, 3, PassOn{Object::gloves});
        play(state, 0, PassOn{Object::bagGoblet});
        play(state, 2, PassOn{Object::whip});
        play(state, 1, PassOn{Object::sextant});
        QCOMPARE(namesOf(state.players[3].hand), std::string("bag-goblet"));
        QCOMPARE(namesOf(state.players[0].hand), std::string("key sextant"));
        QCOMPARE(state.board.phase, Phase::ability);
        play(state, 1, DrawCard{});
        QCOMPARE(namesOf(state.players[1].hand), std::string("goblet dagger whip"));
        QCOMPARE(state.board.turnSeat, Seat(1));
    }

    // C-113: bag offered, sextant back. The card is drawn first and may already be passed on.
    void theBagComesBeforeTheSextant() {
        State state = traded("bag-goblet", "sextant", {}, "dagger");
        play(state, 0, DrawCard{});
        play(state, 1, Direct{Direction::left});
        QVERIFY(mayPlay(state, 0, PassOn{Object::dagger}));
        QVERIFY(mayPlay(state, 0, PassOn{Object::sextant}));
        QCOMPARE(waiting(state), seats({0, 1, 2, 3}));
    }

    // C-113, C-182: privilege against sextant; the look comes first here.
    void thePrivilegeLooksInItsTurn() {
        const State state = traded("privilege", "sextant");
        QCOMPARE(namesOf(state.notes[0].holds[1]), std::string("goblet privilege"));
        QCOMPARE(state.board.phase, Phase::ability);
    }

    // C-114: folio against coat, each on the profession that lies there then.
    void theFolioBeforeTheCoat() {
        State state = traded("folio", "coat");
        play(state, 0, Swap{});
        QCOMPARE(state.players[0].profession, Profession::bodyguard);
        play(state, 1, DrawCard{});
        QCOMPARE(state.players[1].profession, Profession::diplomat);  // the top of the deck
        QCOMPARE(state.professionDeck[state.professionDeck.size() - 1], Profession::brawler);
        QCOMPARE(state.board.phase, Phase::shuffleProfessions);
        QCOMPARE(state.notes[0].professions[1], Profession::none);
        QCOMPARE(state.notes[1].professions[0], Profession::bodyguard);
    }

    // C-57: with nine seats the coat's deck has one card, and nothing is shuffled.
    void theCoatWithADeckOfOne() {
        TableText text;
        text.hands = {"coat key",   "gloves",  "whip",      "dagger", "bag-key",
                      "bag-goblet", "monocle", "privilege", "goblet"};
        text.professions = "doctor duelist poison-mixer grand-master clairvoyant hypnotist bodyguard priest brawler";
        State state = tableOf(text);
        play(state, 0, Offer{Object::coat, 1, false});
        play(state, 1, Accept{Object::gloves, false});
        play(state, 0, DrawCard{});
        QCOMPARE(state.players[0].profession, Profession::diplomat);
        QCOMPARE(state.professionDeck.top(), Profession::doctor);
        QCOMPARE(state.board.phase, Phase::turn);
    }

    // C-59, C-120: the draw that empties the deck turns bags into pieces at once.
    void theLastCardIsDrawn() {
        State state = traded("bag-goblet", "monocle");
        while (state.deck.size() > 1) state.players[3].hand.add(state.deck.takeTop());
        play(state, 0, DrawCard{});
        QVERIFY(state.deck.empty());
        QVERIFY(state.notes[1].members[static_cast<std::size_t>(Alliance::order)].contains(Seat(0)));  // the monocle
        QCOMPARE(piecesIn(objects("bag-goblet goblet"), Alliance::brotherhood, state.deck.empty()), 2);
    }

    // C-26: with several decisions in the queue, only the player whose turn it is may look.
    void theClairvoyantOfAnother() {
        State state = tableOf(
            {{"bag-key key", "folio goblet", "whip", "gloves"}, "brawler clairvoyant grand-master poison-mixer"});
        play(state, 0, Offer{Object::bagKey, 1, false});
        play(state, 1, Accept{Object::folio, false});
        play(state, 0, Decline{});
        QVERIFY(!mayPlay(state, 1, UseProfession{Profession::clairvoyant, noSeat}));
    }

    // C-25: a deck of two cards is not shuffled, and of one card only one is chosen.
    void theClairvoyantWithFewCards() {
        State state = tableOf({{"key", "goblet", "whip", "gloves"}, "clairvoyant brawler grand-master poison-mixer"});
        while (state.deck.size() > 2) state.players[3].hand.add(state.deck.takeTop());
        const Object first = state.deck[1];
        play(state, 0, UseProfession{Profession::clairvoyant, noSeat});
        play(state, 0, Stack{first});
        play(state, 0, movesOf(state, 0).front());
        QCOMPARE(state.board.phase, Phase::turn);
        QCOMPARE(state.deck.top(), first);
        QCOMPARE(state.notes[0].deckTop[0], first);

        state.deck.takeTop();
        state.players[3].hand.add(first);
        state.board.open[0] = Profession::none;
        play(state, 0, UseProfession{Profession::clairvoyant, noSeat});
        play(state, 0, movesOf(state, 0).front());
        QCOMPARE(state.board.phase, Phase::turn);
        QVERIFY(state.notes[0].deckTop[1] == Object::none);
    }

    // C-58: kept back, an ability is not named; a demanded object stays known by its name (D-47).
    void whatIsSmuggled() {
        Options options;
        options.smuggling = true;
        State state = tableOf({{"key dagger", "monocle goblet", "whip", "gloves"},
                               "diplomat bodyguard grand-master poison-mixer",
                               {},
                               {},
                               options});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        play(state, 0, Demand{Object::monocle});
        QVERIFY(!mayPlay(state, 1, Give{Object::goblet, false}));
        play(state, 1, Give{Object::monocle, true});
        QVERIFY(!mayPlay(state, 0, Give{Object::key, true}));  // no ability to keep back
        play(state, 0, Give{Object::key, false});
        QCOMPARE(state.board.phase, Phase::turn);
        QCOMPARE(state.board.turnSeat, Seat(0));  // C-36
        QCOMPARE(namesOf(state.notes[2].holds[0]), std::string("monocle"));
        QVERIFY(state.notes[1].members[0].empty());
    }

    // C-72, C-85, C-97
    void whoIsAskedTellsNothing() {
        State state = tableOf({{"key dagger", "goblet", "whip", "gloves", "monocle"},
                               "brawler bodyguard grand-master poison-mixer priest"});
        play(state, 0, Fight{2});
        QCOMPARE(waiting(state), seats({1, 2, 3, 4}));
        passAll(state);
        QCOMPARE(state.board.phase, Phase::support);
        QCOMPARE(waiting(state), seats({1}));
        play(state, 1, Support{Side::defender});
        QCOMPARE(waiting(state), seats({3}));
        passAll(state);
        QCOMPARE(state.board.phase, Phase::hypnotist);
        passAll(state);
        QCOMPARE(waiting(state), seats({0, 1, 2, 3, 4}));
        play(state, 3, UseProfession{Profession::poisonMixer, 0});
        QCOMPARE(waiting(state), seats({0, 2}));
        QVERIFY(!mayPlay(state, 0, UseObject{Object::dagger}));  // C-90: only a Duelist can speak now
        passAll(state);
        QCOMPARE(state.board.fight.winner, Seat(0));
        QCOMPARE(state.board.phase, Phase::doctor);
        QCOMPARE(waiting(state), seats({1, 2, 4}));
    }

    // C-85, D-25: the Doctor who is hypnotised is not asked.
    void theHypnotisedDoctor() {
        State state = tableOf({{"key dagger", "goblet", "whip", "gloves"}, "hypnotist bodyguard grand-master doctor"});
        play(state, 0, Fight{1});
        passTo(state, Phase::hypnotist);
        QVERIFY(!mayPlay(state, 0, UseProfession{Profession::hypnotist, 1}));
        play(state, 0, UseProfession{Profession::hypnotist, 3});
        QCOMPARE(waiting(state), seats({0, 1, 2}));
        play(state, 0, UseObject{Object::dagger});
        passAll(state);
        QCOMPARE(state.board.phase, Phase::doctor);
        QCOMPARE(waiting(state), seats({1, 2}));
    }

    // C-117: ring and Duelist of the two fighters both count; the points are even, so the ring decides.
    void theRingAndTheDuelist() {
        State state = tableOf(
            {{"key dagger", "poison-ring goblet", "whip", "gloves"}, "brawler duelist grand-master poison-mixer"});
        play(state, 0, Fight{1});
        passTo(state, Phase::support);
        play(state, 2, Support{Side::attacker});
        play(state, 3, Support{Side::attacker});
        passAll(state);
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 3);
        play(state, 1, UseProfession{Profession::duelist, noSeat});
        play(state, 0, UseObject{Object::dagger});
        play(state, 1, UseObject{Object::poisonRing});
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 2);
        QCOMPARE(pointsOf(state.board.fight, Side::defender, 4), 2);
        passAll(state);
        QCOMPARE(state.board.fight.winner, Seat(1));
    }

    // C-102: with an empty deck a tie brings nobody anything.
    void aTieWithoutADeck() {
        State state = withoutDeck(tableOf({{"key", "goblet", "whip", "gloves"}, noneSpecial}), 3);
        const int before = state.players[0].hand.count();
        play(state, 0, Fight{1});
        passTo(state, Phase::abilities);
        passAll(state);
        QCOMPARE(state.players[0].hand.count(), before);
    }

    // C-106: an equal copy of the card just taken may go back.
    void anEqualCopyGoesBack() {
        State state = tableOf({{"key dagger", "key", "whip", "gloves"}, "brawler bodyguard grand-master poison-mixer"});
        play(state, 0, Fight{1});
        passTo(state, Phase::abilities);
        play(state, 0, UseObject{Object::dagger});
        passTo(state, Phase::spoils);
        play(state, 0, Search{});
        play(state, 0, Take{Object::key});
        QCOMPARE(state.board.phase, Phase::giveBack);
        QVERIFY(state.players[1].hand.empty());
        QVERIFY(mayPlay(state, 0, Give{Object::key, false}));
        play(state, 0, Give{Object::key, false});
        QCOMPARE(namesOf(state.players[1].hand), std::string("key"));
    }

    // C-121, C-122, C-125: naming nobody asks for three pieces, or two and a potion.
    void whoMayNameNobody() {
        State four = tableOf({{"key key", "goblet", "whip", "gloves"}, noneSpecial});
        play(four, 0, Declare{Victory::alliance});
        QVERIFY(!mayPlay(four, 0, Name{}));
        QCOMPARE(movesOf(four, 0).size(), std::size_t(3 + 3));
        State five = tableOf({{"key key", "goblet", "whip", "gloves", "dagger"}, noneSpecial, {}, "obbbo"});
        play(five, 0, Declare{Victory::alliance});
        play(five, 0, Name{});
        QVERIFY(five.board.declaration.right);  // two of five: the smaller alliance
        QCOMPARE(five.board.declaration.winners, seats({0, 4}));
    }

    // C-125
    void whoMayDeclare() {
        const State none = tableOf({{"goblet goblet", "key", "whip", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(none, 0, Declare{Victory::alliance}));
        const State pearl = tableOf({{"key key key black-pearl", "whip", "goblet", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(pearl, 0, Declare{Victory::alliance}));
        QVERIFY(!mayPlay(pearl, 0, Declare{Victory::fortune}));
        const State arms = tableOf({{"key key lodge-arms bag-key", "whip", "goblet", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(arms, 0, Declare{Victory::lodge}));  // the bag is no key yet
    }

    // C-141
    void pointsOfAGame() {
        State state = tableOf({{"key key", "goblet", "key", "gloves", "whip", "dagger"}, noneSpecial});
        play(state, 0, Declare{Victory::alliance});
        play(state, 0, Name{seats({2})});
        const auto& points = state.board.declaration.points;
        QCOMPARE(std::vector<int>(points.begin(), points.begin() + 6), (std::vector<int>{3, 0, 2, 0, 1, 0}));
        State wrong = tableOf({{"key key", "goblet", "key", "gloves", "whip", "dagger"}, noneSpecial});
        play(wrong, 0, Declare{Victory::alliance});
        play(wrong, 0, Name{seats({4})});
        const auto& lost = wrong.board.declaration.points;
        QCOMPARE(std::vector<int>(lost.begin(), lost.begin() + 6), (std::vector<int>{0, 2, 0, 2, 0, 2}));
    }

    // C-142 to C-145
    void placesOfAMatch() {
        using Ranking = std::vector<std::vector<Seat>>;
        const State parted = matchOver({5, 5, 2, 2}, seats({1}), false);
        QVERIFY(!isAnotherGameDue(parted.board));
        QCOMPARE(Rules::result(parted).ranking(), (Ranking{{1}, {0}, {2, 3}}));
        const State tied = matchOver({5, 5, 5, 2}, seats({0, 1}), false);
        QVERIFY(isAnotherGameDue(tied.board));
        const State shared = matchOver({5, 5, 5, 2}, seats({0, 1}), true);
        QVERIFY(!isAnotherGameDue(shared.board));
        QCOMPARE(Rules::result(shared).ranking(), (Ranking{{0, 1}, {2}, {3}}));
        const State nobodyWon = matchOver({5, 5, 2, 2}, {}, true);  // D-49
        QCOMPARE(Rules::result(nobodyWon).ranking(), (Ranking{{0, 1}, {2, 3}}));
    }

    // C-160, C-145
    void theTurnLimit() {
        Options options;
        options.turnLimit = 5;
        State state = tableOf({{"key key", "goblet", "whip"}, "brawler doctor priest", {}, {}, options});
        for (int turn = 0; turn < 15; ++turn) {
            QCOMPARE(state.board.phase, Phase::turn);
            play(state, state.board.turnSeat, Pass{});
        }
        QVERIFY(Rules::toAct(state).isOver());
        QCOMPARE(Rules::result(state).ranking(), (std::vector<std::vector<Seat>>{{0, 1, 2}}));
        QCOMPARE(static_cast<int>(Rules::result(state).scores[0]), 0);
    }

    // C-170 to C-175
    void memory() {
        Notes notes;
        notes.in(1, Object::bag);
        notes.see(1, Object::bagKey);
        QCOMPARE(namesOf(notes.holds[1]), std::string("bag-key"));
        notes.in(1, Object::key);
        notes.see(1, Object::key);  // D-50
        QCOMPARE(namesOf(notes.holds[1]), std::string("key bag-key"));
        notes.outUnknown(1);
        notes.in(1, Object::key);
        notes.outUnknown(1);
        QCOMPARE(namesOf(notes.held[1]), std::string("key bag-key"));
        notes.see(1, Object::key);
        QCOMPARE(namesOf(notes.held[1]), std::string("bag-key"));
        notes.in(2, Object::bagKey);  // it is single: nobody else has it
        QVERIFY(notes.held[1].empty());
        notes.in(2, Object::bag);
        notes.out(2, Object::bag);  // which one is open
        QVERIFY(notes.holds[2].empty());
    }

    // C-188: who knew the top card knows who has it now. It stands in their notes; the drawing itself looks to them as
    // to all.
    void aKnownTopCardIsDrawn() {
        State state = traded("bag-key", "dagger", {}, "folio coat");
        state.notes[2].deckTop = {Object::folio, Object::coat};
        state.notes[2].knowsDeck = true;
        state.notes[2].deck = objectsOf(state.deck);
        Narrator narrator;
        play(state, 0, DrawCard{}, &narrator);
        QCOMPARE(namesOf(state.notes[2].holds[0]), std::string("folio"));
        QVERIFY(state.notes[2].deckTop[0] == Object::coat && !state.notes[2].deck.has(Object::folio));
        QVERIFY(state.notes[3].holds[0].empty());
        const auto faceFor = [&](Observer observer) {
            return redact(narrator.happenings(), observer).front().faces[0];
        };
        QCOMPARE(faceFor(Seat(0)), objectFace(Object::folio));
        QCOMPARE(faceFor(Seat(2)), objectBack);
        QCOMPARE(faceFor(Seat(3)), objectBack);
        QCOMPARE(faceFor(spectator), objectBack);
    }

    // 11.1: what an exchange tells, and to whom.
    void anExchangeIsSeenByTheTwo() {
        State state = tableOf(
            {{"key dagger", "goblet whip", "gloves", "monocle"}, "brawler bodyguard grand-master poison-mixer"});
        Narrator narrator;
        play(state, 0, Offer{Object::dagger, 1, false}, &narrator);
        play(state, 1, Accept{Object::whip, false}, &narrator);
        for (const Happening& told : narrator.happenings()) {
            if (told.faces.empty()) continue;
            QVERIFY(!told.openToAll);
            QCOMPARE(told.knowers, seats({0, 1}));
        }
        QVERIFY(narrator.happenings().front().learners == seats({1}));
    }

    // 11.1: the partner sees an object, but not that its ability is kept back.
    void aSmuggledOfferLooksLikeAnother() {
        Options options;
        options.smuggling = true;
        const State state = tableOf({{"monocle key", "goblet", "gloves", "whip"}, noneSpecial, {}, {}, options});
        const Offer open{Object::monocle, 1, false};
        const Offer smuggled{Object::monocle, 1, true};
        for (const Observer observer : {spectator, Observer(Seat(1)), Observer(Seat(2))}) {
            QVERIFY(!Rules::sees(state, 0, open, observer));
            QVERIFY(!Rules::sees(state, 0, smuggled, observer));
        }
        QVERIFY(Rules::glimpse(open) == Rules::glimpse(smuggled));
        QVERIFY(Rules::sees(state, 0, Offer{Object::key, 1, false}, Observer(Seat(1))));
    }
};

QTEST_GUILESS_MAIN(TestCoach)
#include "tst_coach.moc"
