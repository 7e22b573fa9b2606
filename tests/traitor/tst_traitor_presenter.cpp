// What people see and read of Traitor, on the positions of random games.
#include "engines/session/game_kind.h"
#include "engines/traitor/game.h"
#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"
#include "engines/traitor/presenter.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/traitor_example.h"
#include "tests/support/traitor_positions.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_traitor_presenter {

using namespace intrika;
using namespace intrika::traitor;

namespace {

struct Table {
    int seats = 4;
    Options options;
    std::uint64_t seed = 1;
};

std::vector<Table> tables() {
    std::vector<Table> all;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        for (const int seats : {3, 4}) {
            all.push_back({seats, {}, seed});
            all.push_back({seats, {Deal::fixed, Supplies::faceDown, United::fourth}, seed + 100});
        }
    }
    return all;
}

using Visit = std::function<void(const State& position, const std::vector<Narrated<Told>>& told)>;

// Plays a random game; `visit` sees every position and what was told on the way to it.
void playThrough(const Table& table, const Visit& visit) {
    Rng rng(table.seed);
    State state = Rules::start(table.options, table.seats, Rules::deal(table.options, table.seats, rng));
    Narrator start;
    visit(state, start.narrated());
    while (!Rules::toAct(state).isOver()) {
        Narrator narrator;
        playRandomly(state, rng, &narrator);
        visit(state, narrator.narrated());
    }
}

void onAllTables(const Visit& visit) {
    for (const Table& table : tables()) playThrough(table, visit);
}

std::vector<Observer> observersOf(const State& state) {
    std::vector<Observer> observers{spectator};
    for (Seat seat = 0; seat < state.board.seats; ++seat) observers.push_back(seat);
    return observers;
}

Prompt promptOf(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return Presenter::prompt(Rules::view(state, seat), seat, moves);
}

}  // namespace

class TstTraitorPresenter : public QObject {
    Q_OBJECT

private:
    const Words words_{"traitor", {"Anna", "Bence", "Csilla", "Dóri"}};

private slots:
    void init() { switchLanguage("en"); }

    // Whoever decides with cards that only they may see does so behind the curtain.
    void secrecy_data() {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<bool>("secret");
        QTest::newRow("all that counts lies open (T-6)") << Phase::placeEstate << false;
        QTest::newRow("the hand says what can be won at a place (T-14)") << Phase::conflict << true;
        QTest::newRow("action cards are looked through (T-19)") << Phase::action << true;
        QTest::newRow("supply cards are chosen from the hand (T-24)") << Phase::supply << true;
        QTest::newRow("buildings lie open (T-46)") << Phase::build << false;
        QTest::newRow("supply cards are chosen from the hand (T-68)") << Phase::draw << true;
    }
    void secrecy() {
        QFETCH(Phase, phase);
        QFETCH(bool, secret);
        for (const Table& table : tables()) {
            const State state = reachedPhase(table.options, table.seats, table.seed, phase);
            QCOMPARE(promptOf(state, Rules::toAct(state).seats.first()).secret, secret);
        }
    }

    // T-14: who has no card in hand has nothing to hide.
    void nothingIsHiddenWithoutCards() {
        State state = reachedPhase({}, 4, 1, Phase::conflict);
        const Seat seat = Rules::toAct(state).seats.first();
        state.board.discard += state.cards[seat].hand;
        state.cards[seat].hand = {};
        QVERIFY(!promptOf(state, seat).secret);
    }

    // Each card lies on the table once, hidden or open (the strip of seen action cards is no place of theirs).
    void nothingIsLostFromSight() {
        const std::size_t faces = faceKeys().size();
        onAllTables([faces](const State& state, const auto&) {
            for (const Observer observer : observersOf(state)) {
                const Tableau table = Presenter::tableau(Rules::view(state, observer));
                int supplies = 0;
                int actions = 0;
                int landscapes = 0;
                int conflicts = 0;
                std::set<ZoneId> zones;
                for (const Zone& zone : table.zones) {
                    QVERIFY(zones.insert(zone.id).second);
                    for (const Piece& piece : zone.pieces) {
                        QVERIFY(piece.face < faces);
                        if (zone.id == traitor::zone(TableZone::seen)) continue;
                        const FaceId face = piece.face;
                        landscapes += face < supplyFace(0);
                        supplies += (face >= supplyFace(0) && face < actionFace(Action::traitor)) || face == supplyBack;
                        actions += (face >= actionFace(Action::traitor) && face < loyaltyFace(House::eagle)) ||
                                   face == actionBack;
                        conflicts += face == conflictFace;
                    }
                }
                const bool handsAreMade =
                    state.board.phase == Phase::placeEstate && state.board.options.deal == Deal::fixed;
                QCOMPARE(supplies, handsAreMade ? supplyTotal - 3 * state.board.seats : supplyTotal);  // T-9
                QCOMPARE(actions, actionCount);
                QCOMPARE(landscapes, ringSize);
                QCOMPARE(conflicts, 1);
                QCOMPARE(table.plates.size(), static_cast<std::size_t>(state.board.seats));
            }
        });
    }

    // T-83, T-84: other hands lie there as backs, and what is not known is not named.
    void handsOfOthersAreBacks() {
        onAllTables([](const State& state, const auto&) {
            for (const Observer observer : observersOf(state)) {
                const Tableau table = Presenter::tableau(Rules::view(state, observer));
                for (Seat seat = 0; seat < state.board.seats; ++seat) {
                    const Zone* hand = zoneIn(table, zone(SeatZone::hand, seat));
                    QVERIFY(hand);
                    QCOMPARE(static_cast<int>(hand->pieces.size()), state.cards[seat].hand.count());
                    for (const Piece& piece : hand->pieces) {
                        QCOMPARE(piece.face == supplyBack, observer != seat);
                        QCOMPARE(piece.name.id == "piece.supply-back", observer != seat);
                    }
                }
            }
        });
    }

    // T-28: before Yellow plays, by present loyalty: River 5 + Brown 12, City 15 + Blue 4.
    void runningTotals() {
        const State state = exampleAfter(12);
        QCOMPARE(static_cast<int>(state.board.phase), static_cast<int>(Phase::supply));
        const Tableau table = Presenter::tableau(Rules::view(state, spectator));
        QCOMPARE(table.labels.size(), std::size_t(2));
        QCOMPARE(words_.say(table.labels[0].text), QString("17"));
        QCOMPARE(table.labels[0].emblem, loyaltyFace(House::eagle));
        QCOMPARE(int(table.labels[0].place), 11);
        QCOMPARE(words_.say(table.labels[1].text), QString("19"));
        QCOMPARE(int(table.labels[1].place), 0);
        QCOMPARE(words_.say(table.headline), QString("Round 1 of 8").replace("1 o", "1\u00A0o"));
        const Zone* ring = zoneIn(table, zone(TableZone::ring));
        for (const Piece& piece : ring->pieces) {
            QCOMPARE(piece.mark == Piece::Mark::glowing, piece.place == 11 || piece.place == 0);
        }
    }

    // T-85: the strip shows what Blue was handed; Diplomat +2 is set aside and the Builder is with Brown.
    void seenActions() {
        const Tableau table = Presenter::tableau(Rules::view(exampleAfter(7), 1));
        const Zone* seen = zoneIn(table, zone(TableZone::seen));
        QVERIFY(seen);
        for (const Piece& piece : seen->pieces) {
            const bool unseen =
                piece.face == actionFace(Action::diplomat2) || piece.face == actionFace(Action::builder);
            QCOMPARE(piece.mark == Piece::Mark::faint, unseen);
        }
        const Tableau fromOutside = Presenter::tableau(Rules::view(exampleAfter(7), spectator));
        QVERIFY(!zoneIn(fromOutside, zone(TableZone::seen)));
    }

    void choiceTexts() {
        const Prompt prompt = promptOf(exampleAfter(11), 2);  // Green: 2 2 5
        QStringList texts;
        for (const Choice& choice : prompt.choices) texts << words_.say(choice.text).replace(QChar(0xA0), ' ');
        texts.sort();
        QCOMPARE(texts, QStringList({"Play 2 + 2 + 5: 9 points", "Play 2 + 2: 4 points", "Play 2 + 5: 7 points",
                                     "Play 2: 2 points", "Play 5: 5 points", "Play nothing"}));
        QCOMPARE(prompt.rule, std::string("T-24"));
    }

    // Reasons that people meet, word for word.
    void reasons() {
        const State placing = exampleAfter(1);
        const auto why = [this](const State& state, Seat seat, std::vector<Pick> picks) {
            return words_.say(Presenter::whyNot(Rules::view(state, seat), seat, picks)).replace(QChar(0xA0), ' ');
        };
        const auto place = [](TableZone where, std::uint16_t slot) { return Pick{Pick::On::place, zone(where), slot}; };
        QCOMPARE(why(placing, 1, {place(TableZone::ring, 5)}), QString("This landscape has a building already (T-7)."));
        QCOMPARE(why(placing, 2, {place(TableZone::ring, 6)}), QString("It is Bence’s turn (T-6)."));
        const State setting = exampleAfter(4);
        QCOMPARE(why(setting, 1, {place(TableZone::borders, 0)}), QString("Both landscapes are the Rose’s (T-14)."));
        QCOMPARE(why(setting, 1, {place(TableZone::borders, 11)}), QString());

        State building = exampleAfter(12);
        building.board.phase = Phase::build;
        building.board.actor = 0;
        Player& brown = building.board.players[0];
        brown.estates = SlotSet::of(5);
        brown.depots = SlotSet::of(2).with(3);
        QCOMPARE(why(building, 0, {place(TableZone::buildings, 5)}), QString("You may have at most 2 depots (T-52)."));
        QCOMPARE(why(building, 0, {place(TableZone::buildings, 2)}), QString());
        QCOMPARE(why(building, 0, {place(TableZone::ring, 8)}), QString("Your stock is empty (T-50)."));
        QCOMPARE(why(building, 0, {place(TableZone::buildings, 11)}),
                 QString("You may turn over only a building of your own (T-53)."));
        switchLanguage("hu");
        QCOMPARE(why(building, 0, {place(TableZone::buildings, 5)}), QString("Legfeljebb 2 lerakatod lehet (T-52)."));
    }

    // T-68: due 3, room 2: discarding nothing means drawing fewer.
    void discarding() {
        State state = exampleAfter(12);
        state.board.phase = Phase::draw;
        state.board.actor = 2;  // Green: 2 2 5
        state.board.left = 3;
        const Prompt prompt = promptOf(state, 2);
        QCOMPARE(words_.say(prompt.question).replace(QChar(0xA0), ' '), QString("3 cards due, room for 2: discard?"));
        QStringList texts;
        for (const Choice& choice : prompt.choices) texts << words_.say(choice.text).replace(QChar(0xA0), ' ');
        texts.sort();
        QCOMPARE(texts,
                 QStringList({"Discard 2: draw 3 cards", "Discard 5: draw 3 cards", "Discard nothing: draw 2 cards"}));
        const Pick two{Pick::On::face, zone(SeatZone::hand, 2), supplyFace(0)};
        const std::vector<Pick> both{two, two};
        QCOMPARE(words_.say(Presenter::whyNot(Rules::view(state, 2), 2, both)).replace(QChar(0xA0), ' '),
                 QString("You may discard at most 1 card (T-68)."));
    }

    // T-34: what makes up the totals, to the last diplomat (T-36), and those who changed sides count where they are
    // now.
    void logTellsHowTheConflictCameAbout() {
        const auto sentences = [](State state, const QString& language) {
            switchLanguage(language);
            const Words words("traitor", {"Anna", "Bence", "Csilla", "Dóri"});
            Narrator narrator;
            Rules::play(state, 3, PlaySupplies{SupplySet::of(1)}, &narrator);
            QStringList lines;
            for (const auto& [told, learners, beat, account] : redact(narrator.narrated(), spectator)) {
                const bool counts = std::holds_alternative<told::HouseCounted>(told);
                if (!counts && !std::holds_alternative<told::ConflictWon>(told)) continue;
                lines << words.say(Presenter::sentence(told)).replace(QChar(0xA0), ' ');
            }
            return lines;
        };
        const State state = exampleAfter(12);
        QCOMPARE(sentences(state, "en"),
                 QStringList({"The Eagle had 5 (River) + 2 + 4 + 6 + 4 = 21.",
                              "The Rose had 15 (City) + 3 + 5 (Diplomat +5) = 23.", "The Rose won (23–21)."}));
        QCOMPARE(sentences(state, "hu"), QStringList({"A Sas pontjai: 5 (Folyó) + 2 + 4 + 6 + 4 = 21.",
                                                      "A Rózsa pontjai: 15 (Város) + 3 + 5 (+5-ös diplomata) = 23.",
                                                      "A Rózsa győzött (23–21)."}));
    }

    // Sentences of the log keep what their observer may not know.
    void logKeepsSecrets() {
        State state = exampleAfter(5);
        Narrator narrator;
        Rules::settle(state, SetAside{Action::diplomat2}, nullptr);
        Rules::play(state, 0, ChooseAction{Action::builder}, &narrator);
        const auto first = [&](Observer observer) {
            return words_.say(Presenter::sentence(redact(narrator.narrated(), observer).front().told));
        };
        QCOMPARE(first(0), QString("Anna chose the Builder."));
        QCOMPARE(first(1), QString("Anna chose an action card."));
        QCOMPARE(first(spectator), QString("Anna chose an action card."));
    }
};

INTRIKA_TEST(TstTraitorPresenter)

}  // namespace tst_traitor_presenter

#include "tst_traitor_presenter.moc"
