// Trades and demands of the Coach, by rule number: cards meeting cards, and in which order they work.
#include "engines/coach/pieces.h"
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>

namespace tst_coach_trades {

using namespace intrika;
using namespace intrika::coach;

namespace {

// Four seats, seat 0 offers `offered` to seat 1, who answers with `answer`.
State traded(const std::string& offered, const std::string& answer, const std::string& more = {},
             const std::string& deckTop = {}) {
    State state = tableOf(
        {{offered + " key", answer + " goblet", "whip", more.empty() ? "gloves" : more}, plainProfessions, deckTop});
    play(state, 0, Offer{object(offered), 1, false});
    play(state, 1, Accept{object(answer), false});
    return state;
}

std::set<Object> demandsOf(const State& state) {
    std::set<Object> names;
    for (const Move& move : movesOf(state, state.board.turnSeat)) names.insert(std::get<Demand>(move).name);
    return names;
}

}  // namespace

class TestCoachTrades : public QObject {
    Q_OBJECT
private slots:
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
        QCOMPARE(state.professionDeck.front(), Profession::brawler);
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
        QCOMPARE(state.professionDeck.back(), Profession::doctor);
        QCOMPARE(state.board.phase, Phase::turn);
    }

    // C-186: others exchange what they knew of the two, who know each other's; of the own seat nothing is noted.
    void theFolioAndWhatWasKnown() {
        State state = tableOf({{"folio key", "gloves goblet", "whip", "dagger"}, plainProfessions});
        for (const Seat observer : {Seat(0), Seat(2)}) state.notes[observer].professions[1] = Profession::bodyguard;
        play(state, 0, Offer{Object::folio, 1, false});
        play(state, 1, Accept{Object::gloves, false});
        play(state, 0, Swap{});
        using P = Profession;
        const auto known = [&state](Seat observer) {
            const auto& all = state.notes[observer].professions;
            return std::vector<Profession>(all.begin(), all.begin() + 4);
        };
        QCOMPARE(known(0), (std::vector<P>{P::none, P::brawler, P::none, P::none}));
        QCOMPARE(known(1), (std::vector<P>{P::bodyguard, P::none, P::none, P::none}));
        QCOMPARE(known(2), (std::vector<P>{P::bodyguard, P::none, P::none, P::none}));
        QCOMPARE(known(3), (std::vector<P>(4, P::none)));
    }

    // C-180: what was demanded by name is open, but a key or goblet is not once the deck is empty: it may be a bag.
    void aDemandIsOpenToAll_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("given");
        QTest::addColumn<bool>("hasDeck");
        QTest::addColumn<QString>("noted");  // by those who only listen
        const auto row = [](const char* title, const char* name, const char* given, bool hasDeck, const char* noted) {
            QTest::newRow(title) << name << given << hasDeck << noted;
        };
        row("a key", "key", "key", true, "key");
        row("a single object", "gloves", "gloves", true, "gloves");
        row("a key without a deck", "key", "key", false, "");
        row("a bag as a key", "key", "bag-key", false, "");
        row("a single object without a deck", "gloves", "gloves", false, "gloves");
    }
    void aDemandIsOpenToAll() {
        QFETCH(QString, name);
        QFETCH(QString, given);
        QFETCH(bool, hasDeck);
        QFETCH(QString, noted);
        State state = tableOf({{"goblet", "key bag-key gloves", "whip", "dagger"}, "diplomat bodyguard priest doctor"});
        if (!hasDeck) state = withoutDeck(state, 3);
        play(state, 0, UseProfession{Profession::diplomat, 1});
        play(state, 0, Demand{object(name.toStdString())});
        play(state, 1, Give{object(given.toStdString()), false});
        play(state, 0, Give{Object::goblet, false});
        QCOMPARE(namesOf(state.notes[2].holds[0]), noted.toStdString());
        QCOMPARE(namesOf(state.notes[1].holds[0]), given.toStdString());
        QCOMPARE(namesOf(state.notes[2].holds[1]), std::string());  // what came back lay face down
    }

    // C-34, C-35: what came back for a demanded object has been laid down too when abilities begin to work.
    void bothLieThereWhileADemandedOneWorks() {
        State state = tableOf({{"goblet", "folio key", "whip", "dagger"}, "diplomat bodyguard priest doctor"});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        play(state, 0, Demand{Object::folio});
        play(state, 1, Give{Object::folio, false});
        play(state, 0, Give{Object::goblet, false});
        QCOMPARE(state.board.phase, Phase::ability);
        QVERIFY(state.board.trade.hasOffered && state.board.trade.hasAnswer);
        QCOMPARE(state.secrets.offered, Object::goblet);
        QCOMPARE(state.secrets.answer, Object::folio);
    }

    // C-59, C-120: the draw that empties the deck turns bags into pieces at once.
    void theLastCardIsDrawn() {
        State state = traded("bag-goblet", "monocle");
        while (state.deck.size() > 1) state.players[3].hand.add(state.deck.takeBack());
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

    // C-58: kept back, an ability is not named; a demanded object stays known by its name.
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
        const auto drawnFor = [&](Observer observer) {
            return std::get<told::Drew>(redact(narrator.narrated().front().told, observer)).object;
        };
        QVERIFY(drawnFor(Seat(0)) && *drawnFor(Seat(0)) == Object::folio);
        QVERIFY(!drawnFor(Seat(2)));
        QVERIFY(!drawnFor(Seat(3)));
        QVERIFY(!drawnFor(spectator));
    }
};

INTRIKA_TEST(TestCoachTrades)

}  // namespace tst_coach_trades

#include "tst_coach_trades.moc"
