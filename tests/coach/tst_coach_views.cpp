// Views and tables of the Coach (C-190 to C-193): what who knows, and how it is shown.
#include "engines/coach/belief.h"
#include "engines/coach/pieces.h"
#include "engines/coach/presenter.h"
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <map>

namespace tst_coach_views {

using namespace intrika;
using namespace intrika::coach;

namespace {

std::vector<Observer> observersOf(const State& state) {
    std::vector<Observer> all{spectator};
    for (Seat seat = 0; seat < state.board.seats; ++seat) all.emplace_back(seat);
    return all;
}

// Who has what, for telling truths apart.
std::string handsAndAlliances(const State& state) {
    std::string text;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        text += namesOf(state.players[seat].hand) + (state.players[seat].alliance == Alliance::order ? "|o " : "|b ");
    }
    return text;
}

std::map<std::string, int> truthsOf(const View& view, int times) {
    Rng rng(11);
    std::map<std::string, int> truths;
    for (int time = 0; time < times; ++time) ++truths[handsAndAlliances(Rules::determinize(view, rng))];
    return truths;
}

const Zone& zoneIn(const Tableau& table, ZoneId id) {
    return *std::find_if(table.zones.begin(), table.zones.end(), [id](const Zone& zone) { return zone.id == id; });
}

// The observer, seat 0, has all the others' objects but three.
State nearlyAllKnown() { return withoutDeck(tableOf({{"dagger", "key", "goblet", "whip"}, plainProfessions}), 0); }

}  // namespace

class TestCoachViews : public QObject {
    Q_OBJECT

private slots:
    void aTruthHasTheSameView_data() {
        QTest::addColumn<int>("phase");
        for (std::size_t phase = 0; phase < phaseIds.size(); ++phase) {
            QTest::newRow(std::string(phaseIds[phase]).c_str()) << static_cast<int>(phase);
        }
    }
    void aTruthHasTheSameView() {
        QFETCH(int, phase);
        Options options;
        options.smuggling = true;
        options.rounds = 2;
        for (const int seats : {3, 4, 6}) {
            const State state = reachedPhase(options, seats, 5, static_cast<Phase>(phase));
            Rng rng(3);
            for (const Observer observer : observersOf(state)) {
                const View view = Rules::view(state, observer);
                const State truth = Rules::determinize(view, rng);
                QVERIFY(Rules::view(truth, observer) == view);
                QVERIFY(Rules::view(Belief(view, {}).truth(rng), observer) == view);
                const Json json = Codec::writePosition(truth);
                const auto read = Codec::readPosition(json, options, seats);
                QVERIFY2(read, read ? "" : (read.error().place + " " + json.dump()).c_str());
                if (observer) QVERIFY(movesOf(truth, *observer) == movesOf(state, *observer));
                for (const Seat seat : Rules::toAct(truth).seats) QVERIFY(!movesOf(truth, seat).empty());
            }
        }
    }

    // All ways to lay three objects, and two alliance cards of one kind and one of the other, before three players.
    void everyTruthIsAsLikely() {
        const auto truths = truthsOf(Rules::view(nearlyAllKnown(), Seat(0)), 9000);
        QCOMPARE(truths.size(), std::size_t(6 * 3));
        for (const auto& [text, times] : truths) QVERIFY2(times > 400 && times < 600, text.c_str());
    }

    void whatIsKnownIsTrueInEveryTruth() {
        State state = nearlyAllKnown();
        state.notes[0].in(2, Object::goblet);
        state.notes[0].learnAlliance(1, Alliance::brotherhood);
        const auto truths = truthsOf(Rules::view(state, Seat(0)), 2000);
        QCOMPARE(truths.size(), std::size_t(2 * 2));
    }

    // C-34: whoever hands over has what was named, also for those who cannot see it.
    void whoHandsOverHasIt() {
        State state =
            tableOf({{"key", "dagger goblet", "whip", "gloves"}, "diplomat bodyguard grand-master poison-mixer"});
        play(state, 0, UseProfession{Profession::diplomat, 1});
        play(state, 0, Demand{Object::dagger});
        Rng rng(7);
        for (int time = 0; time < 100; ++time) {
            const State truth = Rules::determinize(Rules::view(state, Seat(2)), rng);
            QVERIFY(truth.players[1].hand.has(Object::dagger));
        }
    }

    // C-120: everybody sees when the last card has left the deck.
    void anEmptyDeckIsSeen() {
        State state = tableOf({{"key", "goblet", "whip", "gloves"}, plainProfessions});
        while (!state.deck.empty()) {
            QVERIFY(!Rules::view(state, spectator).deckIsEmpty());
            state.players[3].hand.add(state.deck.takeBack());
        }
        QVERIFY(Rules::view(state, spectator).deckIsEmpty());
    }

    // C-190: the whole view of somebody who is not in it, while a trade and its choice go on.
    void aTradeSeenFromOutside() {
        State state = tableOf({{"bag-key key", "folio goblet", "whip", "gloves"}, plainProfessions});
        play(state, 0, Offer{Object::bagKey, 1, false});
        const Json offered = Codec::writeView(Rules::view(state, Seat(2)))["trade"];
        QCOMPARE(offered["offered"], Json("?"));
        QCOMPARE(offered["answer"], Json());
        play(state, 1, Accept{Object::folio, false});
        const Json seen = Codec::writeView(Rules::view(state, Seat(2)))["trade"];
        QCOMPARE(seen["offered"], Json("?"));
        QCOMPARE(seen["answer"], Json("?"));
        QCOMPARE(seen["queue"], Json::parse(R"([{"giver":0,"object":"bag"},{"giver":1,"object":"folio"}])"));
        const Json own = Codec::writeView(Rules::view(state, Seat(1)))["trade"];
        QCOMPARE(own["queue"][0]["object"], Json("bag-key"));
    }

    // What is offered lies in the middle, open to the two alone; an arrow leads from one to the other.
    void anOfferLiesInTheMiddle() {
        State state = tableOf({{"whip key", "folio goblet", "dagger", "gloves"}, plainProfessions});
        play(state, 0, Offer{Object::whip, 1, false});
        for (const Observer observer : {Observer(Seat(0)), Observer(Seat(1)), Observer(Seat(2)), spectator}) {
            const Tableau table = Presenter::tableau(Rules::view(state, observer));
            const Zone& before = zoneIn(table, zone(SeatZone::before, 1));
            const bool isOneOfThem = observer == Seat(0) || observer == Seat(1);
            QCOMPARE(before.area, Area::centre);
            QCOMPARE(before.pieces.size(), std::size_t(1));
            QCOMPARE(before.pieces[0].face, isOneOfThem ? objectFace(Object::whip) : objectBack);
            QCOMPARE(table.links.size(), std::size_t(1));
            QVERIFY(table.links[0].from == 0 && table.links[0].to == 1);
        }
        play(state, 1, Refuse{});
        QVERIFY(Presenter::tableau(Rules::view(state, spectator)).links.empty());
    }

    // C-80, C-81: both sums, who counts for whom, and who has yet to speak.
    void aFightIsSeenAtAGlance() {
        State state = tableOf({{"dagger key", "goblet", "whip", "gloves", "monocle"},
                               "brawler bodyguard grand-master poison-mixer doctor"});
        play(state, 0, Fight{2});
        passTo(state, Phase::support);
        play(state, 1, Support{Side::attacker});
        const Tableau table = Presenter::tableau(Rules::view(state, spectator));
        const auto ownersIn = [&](TableZone which) {
            SeatSet owners;
            for (const Piece& piece : zoneIn(table, zone(which)).pieces) {
                if (piece.face == travellerFace) owners = owners.with(piece.owner);
            }
            return owners;
        };
        QCOMPARE(ownersIn(TableZone::swords), seats({0, 1}));
        QCOMPARE(ownersIn(TableZone::shields), seats({2}));
        QCOMPARE(ownersIn(TableZone::undecided), seats({3, 4}));
        QCOMPARE(table.labels.size(), std::size_t(2));
        QVERIFY(table.labels[0].text == say("label.points", {number(2)}));
        QVERIFY(table.labels[1].text == say("label.points", {number(1)}));
        for (const Plate& plate : table.plates) QVERIFY(plate.badges.size() <= 2);
    }

    // C-191, C-192
    void afterTheEndAllIsOpen() {
        State state = tableOf({{"key key", "goblet", "whip", "gloves"}, plainProfessions});
        play(state, 0, Declare{Victory::alliance});
        QCOMPARE(Codec::writeView(Rules::view(state, spectator))["players"][0]["alliance"], Json("?"));
        play(state, 0, Name{SeatSet::of(2)});
        const Json json = Codec::writeView(Rules::view(state, spectator));
        QCOMPARE(json["players"][0]["alliance"], Json("order"));
        QCOMPARE(json["players"][0]["profession"], Json("brawler"));
        QCOMPARE(json["players"][0]["objects"], Json::parse(R"(["key","key"])"));
        QCOMPARE(json["players"][0]["known"], Json());
        QCOMPARE(json["result"]["ranking"], Json::parse("[[1,3],[0,2]]"));
    }

    // It lies before its seat; the plate does not repeat it.
    void anOpenAllianceIsShownOnce() {
        State state = tableOf({{"key key", "goblet", "whip", "gloves"}, plainProfessions});
        play(state, 0, Declare{Victory::alliance});
        play(state, 0, Name{SeatSet::of(2)});
        for (const Observer observer : {spectator, Observer(Seat(1))}) {
            const Tableau table = Presenter::tableau(Rules::view(state, observer));
            for (Seat seat = 0; seat < 4; ++seat) {
                QCOMPARE(zoneIn(table, zone(SeatZone::alliance, seat)).pieces.size(), std::size_t(1));
                QCOMPARE(table.plates[seat].emblem, noFace);
            }
        }
    }
};

INTRIKA_TEST(TestCoachViews)

}  // namespace tst_coach_views

#include "tst_coach_views.moc"
