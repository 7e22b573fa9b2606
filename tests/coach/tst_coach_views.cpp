// What an observer of the Coach may know (C-190 to C-193), sees on the table, and the truths that a view allows.
#include "engines/bots/search_thinking.h"
#include "engines/coach/brain.h"
#include "engines/coach/pieces.h"
#include "engines/coach/stage.h"
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <map>

namespace tst_coach_views {

using namespace intrika;
using namespace intrika::coach;

namespace {

constexpr auto professions = "brawler bodyguard grand-master poison-mixer";

std::vector<Observer> observersOf(const State& state) {
    std::vector<Observer> all{spectator};
    for (Seat seat = 0; seat < state.board.seats; ++seat) all.emplace_back(seat);
    return all;
}

Place placeOfPearl(const State& state) {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].hand.has(Object::blackPearl)) return seat;
    }
    return deckPlace;
}

bool isKnownTo(const View& view, Place place) {
    return place != deckPlace &&
           (view.players[place].hand.has(Object::blackPearl) || view.notes.holds[place].has(Object::blackPearl));
}

std::size_t splitOf(const Allegiance& allegiance, const State& state) {
    SeatSet order;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].alliance == Alliance::order) order = order.with(seat);
    }
    std::size_t split = 0;
    while (split < allegiance.splits() && allegiance.order(split) != order) ++split;
    return split;
}

// How often the pearl is believed to lie there, of four seats of whom the first asks itself; nothing lies open.
double pearlAt(Place place, const std::vector<Told>& seen) {
    const State state = tableOf({{"dagger", "bag-key", "bag-goblet", "whip"}, professions});
    const Belief belief(Rules::view(state, Seat(0)), seen);
    Rng rng(23);
    int times = 0;
    for (int time = 0; time < 2000; ++time) times += placeOfPearl(belief.truth(rng)) == place ? 1 : 0;
    return times / 2000.0;
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
State nearlyAllKnown() { return withoutDeck(tableOf({{"dagger", "key", "goblet", "whip"}, professions}), 0); }

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

    // C-3: all ways to deal the alliance cards of which the observer has one, and each of them is drawn.
    void everySplitIsBelievedPossible_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("splits");
        const int splits[8] = {2 + 1, 3, 6 + 4, 10, 20 + 15, 35, 70 + 56, 126};
        for (int seats = 3; seats <= 10; ++seats) QTest::addRow("%d seats", seats) << seats << splits[seats - 3];
    }
    void everySplitIsBelievedPossible() {
        QFETCH(int, seats);
        QFETCH(int, splits);
        Rng rng(17);
        const State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
        const Allegiance allegiance(Rules::view(state, Seat(1)));
        QCOMPARE(static_cast<int>(allegiance.splits()), splits);
        std::map<int, int> drawn;
        for (int time = 0; time < 40 * splits; ++time) {
            int bits = 0;
            for (const Seat seat : allegiance.order(allegiance.draw(rng))) bits |= 1 << seat;
            ++drawn[bits];
        }
        QCOMPARE(static_cast<int>(drawn.size()), splits);
        for (const auto& [bits, times] : drawn) QVERIFY2(times > 10 && times < 90, std::to_string(bits).c_str());
    }

    void whoStandsByWhomIsBelievedAFriend() {
        Rng rng(19);
        const State state = Rules::start({}, 5, Rules::deal({}, 5, rng));
        const View view = Rules::view(state, Seat(0));
        const std::vector<Told> seen{told::FightBegan{1, 2}, told::Spoke{3, Side::attacker},
                                     told::Spoke{4, Side::defender}};
        const Bonds bonds(5, seen);
        QVERIFY(bonds.between(1, 3) > 0 && bonds.between(2, 4) > 0);
        QVERIFY(bonds.between(1, 2) < 0 && bonds.between(2, 3) < 0 && bonds.between(1, 4) < 0);
        QCOMPARE(bonds.between(0, 1), 0.0f);
        // What is known for certain stays certain, whatever they did.
        View informed = view;
        informed.notes.learnAlliance(1, Alliance::order);
        informed.notes.learnAlliance(3, Alliance::brotherhood);
        const Allegiance allegiance(informed, seen);
        QCOMPARE(allegiance.chanceOf(1, Alliance::order), 1.0f);
        QCOMPARE(allegiance.chanceOf(3, Alliance::order), 0.0f);
        QVERIFY(std::abs(allegiance.chanceOf(2, Alliance::order) + allegiance.chanceOf(2, Alliance::brotherhood) - 1) <
                1e-4f);
    }

    // C-6: nothing comes back into the deck, so no bag lies there; who looked through it knows more.
    void noBagLiesInTheDeck() {
        State state = tableOf({{"dagger", "bag-key", "bag-goblet", "whip"}, professions, "key goblet"});
        Rng rng(2);
        for (int time = 0; time < 200; ++time) {
            const State truth = Rules::determinize(Rules::view(state, Seat(0)), rng);
            for (const Object object : truth.deck) QVERIFY(!isBag(object));
        }
        state.notes[0].lookThroughDeck(objectsOf(state.deck));
        state.notes[0].deckTop = {Object::key, Object::goblet};
        for (int time = 0; time < 200; ++time) {
            const State truth = Rules::determinize(Rules::view(state, Seat(0)), rng);
            QVERIFY(truth.deck.back() == Object::key && truth.deck.fromBack(1) == Object::goblet);
            QVERIFY(objectsOf(truth.deck) == objectsOf(state.deck));
        }
    }

    // C-6: the same for what somebody once had, wherever it has gone since.
    void whatWasSeenInAHandIsNotInTheDeck() {
        State state = tableOf({{"whip", "bag-key gloves", "bag-goblet", "coat"}, professions});
        state.notes[0].held[1] = objects("dagger key");
        const Belief belief(Rules::view(state, Seat(0)), {});
        Rng rng(4);
        for (int time = 0; time < 300; ++time) {
            const State truth = belief.truth(rng);
            QVERIFY(!objectsOf(truth.deck).has(Object::dagger));
            QVERIFY(objectsOf(truth.deck).copies(Object::key) <= 2);
        }
    }

    // C-41: who has the pearl wants to be rid of it, and nobody can refuse it.
    void thePearlIsFollowed() {
        const double dealt = 2.0 / 14 / 4;
        const Hidden<Object> unseen;
        const told::Offered offer{1, 2, unseen};
        const std::vector<Told> taken{offer, told::Exchanged{1, 2, true, unseen}, told::Exchanged{2, 1, false, unseen}};
        QVERIFY(std::abs(pearlAt(1, {}) - dealt) < 0.02);
        QVERIFY(pearlAt(1, {offer, told::Refused{2, 1, unseen}}) < 0.25 * dealt);
        QVERIFY(pearlAt(2, taken) > pearlAt(1, taken));
        QVERIFY(pearlAt(2, taken) > pearlAt(3, taken));
        // C-51: what is said aloud was no pearl.
        std::vector<Told> named = taken;
        named.push_back(told::Named{1, Object::monocle});
        QVERIFY(pearlAt(2, named) < pearlAt(2, taken));
        const told::Demanded demand{2, 3, Object::blackPearl};
        QCOMPARE(pearlAt(3, {demand, told::DemandFailed{2, 3}}), 0.0);
        const told::Exchanged given{2, 3, false, unseen};
        QCOMPARE(pearlAt(2, {demand, given, told::Exchanged{3, 2, true, unseen}}), 1.0);
    }

    // Whatever was seen on the way: the truth is never ruled out, and only truths with the same view are believed.
    void whatIsTrueIsBelievedPossible() {
        for (const int seats : {4, 5, 10}) {
            Rng rng(static_cast<std::uint64_t>(seats));
            State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
            std::vector<Told> seen;
            for (int event = 0; event < 250 && !Rules::toAct(state).isOver(); ++event) {
                Narrator narrator;
                const ToAct now = Rules::toAct(state);
                if (now.isChance()) {
                    Rules::settle(state, Rules::draw(state, rng), &narrator);
                } else {
                    const Seat seat = now.seats.first();
                    const auto moves = movesOf(state, seat);
                    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                    if (!std::holds_alternative<Declare>(move)) Rules::play(state, seat, move, &narrator);
                }
                for (const auto& each : narrator.narrated()) seen.push_back(redact(each.told, Seat(0)));
                const View view = Rules::view(state, Seat(0));
                if (event % 5 != 0 || allIsShown(state.board.phase)) continue;
                const Belief belief(view, seen);
                QVERIFY(Rules::view(belief.truth(rng), Seat(0)) == view);
                const Place place = placeOfPearl(state);
                if (isKnownTo(view, place)) continue;
                const auto drawn = belief.pearl().draw(splitOf(belief.allegiance(), state), Places().set(place), rng);
                QVERIFY2(drawn == place, qPrintable(QString("%1 seats, event %2").arg(seats).arg(event)));
            }
        }
    }

    // To declare is reckoned, or not done: the search may only find other moves.
    void noSearchEndsInADeclaration() {
        const State state = tableOf({{"key key", "goblet", "whip", "gloves"}, professions});
        QVERIFY(mayPlay(state, 0, Declare{Victory::alliance}));
        intrika::Search<Rules, Brain> search(Rules::view(state, Seat(0)), 0, 5, 50);
        for (int time = 0; time < 50; ++time) search.iterate();
        const auto rated = search.rated();
        QVERIFY(rated.size() + 1 == search.choices().size());
        for (const RatedMove& move : rated) QVERIFY(move.key != keyOf(Move(Declare{Victory::alliance})));
    }

    // C-130: what is reckoned is told as the one move that was thought of, and not as one that was searched.
    void whatIsReckonedIsOneMoveWithoutProspects() {
        const State state = tableOf({{"lodge-arms key key goblet", "dagger", "whip", "gloves"}, professions});
        Budget budget;
        budget.iterations = 50;
        budget.milliseconds = 0;
        std::atomic<float> share;
        SearchThinking<Rules, Brain> thinking(Rules::view(state, Seat(0)), 0, budget, 3);
        const Advice advice = thinking.run({}, share);
        QCOMPARE(advice.best, keyOf(Move(Declare{Victory::lodge})));
        QCOMPARE(advice.rated.size(), std::size_t(1));
        QCOMPARE(advice.rated.front().key, advice.best);
        QCOMPARE(advice.rated.front().visits, 0u);
    }

    // Who is asked for the Priest and is not, is thought about as long as who is: the time it takes tells nothing.
    void aForcedAnswerTakesAsLong() {
        State state = tableOf({{"key", "dagger", "whip", "gloves"}, "brawler priest grand-master poison-mixer"});
        play(state, 0, Fight{1});
        for (const Seat seat : {Seat(1), Seat(2)}) {
            QCOMPARE(movesOf(state, seat).size(), std::size_t(seat == 1 ? 2 : 1));
            Budget budget;
            budget.iterations = 120;
            budget.milliseconds = 0;
            std::atomic<float> share;
            SearchThinking<Rules, Brain> thinking(Rules::view(state, seat), seat, budget, 3);
            QCOMPARE(thinking.run({}, share).iterations, std::uint64_t{120});
        }
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

    // C-190: the whole view of somebody who is not in it, while a trade and its choice go on.
    void aTradeSeenFromOutside() {
        State state = tableOf({{"bag-key key", "folio goblet", "whip", "gloves"}, professions});
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
        State state = tableOf({{"whip key", "folio goblet", "dagger", "gloves"}, professions});
        play(state, 0, Offer{Object::whip, 1, false});
        for (const Observer observer : {Observer(Seat(0)), Observer(Seat(1)), Observer(Seat(2)), spectator}) {
            const Tableau table = Stage::tableau(Rules::view(state, observer));
            const Zone& before = zoneIn(table, zone(SeatZone::before, 1));
            const bool isOneOfThem = observer == Seat(0) || observer == Seat(1);
            QCOMPARE(before.area, Area::centre);
            QCOMPARE(before.pieces.size(), std::size_t(1));
            QCOMPARE(before.pieces[0].face, isOneOfThem ? objectFace(Object::whip) : objectBack);
            QCOMPARE(table.links.size(), std::size_t(1));
            QVERIFY(table.links[0].from == 0 && table.links[0].to == 1);
        }
        play(state, 1, Refuse{});
        QVERIFY(Stage::tableau(Rules::view(state, spectator)).links.empty());
    }

    // C-80, C-81: both sums, who counts for whom, and who has yet to speak.
    void aFightIsSeenAtAGlance() {
        State state = tableOf({{"dagger key", "goblet", "whip", "gloves", "monocle"},
                               "brawler bodyguard grand-master poison-mixer doctor"});
        play(state, 0, Fight{2});
        passTo(state, Phase::support);
        play(state, 1, Support{Side::attacker});
        const Tableau table = Stage::tableau(Rules::view(state, spectator));
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
        State state = tableOf({{"key key", "goblet", "whip", "gloves"}, professions});
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
        State state = tableOf({{"key key", "goblet", "whip", "gloves"}, professions});
        play(state, 0, Declare{Victory::alliance});
        play(state, 0, Name{SeatSet::of(2)});
        for (const Observer observer : {spectator, Observer(Seat(1))}) {
            const Tableau table = Stage::tableau(Rules::view(state, observer));
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
