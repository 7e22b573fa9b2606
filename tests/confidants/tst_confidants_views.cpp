// What the players of The Emperor's Confidants know (sections 10 and 11.5 of its rules).
#include "engines/confidants/presenter/pieces.h"
#include "engines/confidants/presenter/presenter.h"
#include "tests/support/confidants_positions.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <span>
#include <string>

namespace tst_confidants_views {

using namespace intrika;
using namespace intrika::confidants;

namespace {

State afterLoading(bool wagonsOpen, std::uint64_t seed) {
    Rng rng(seed);
    Options options;
    options.board = *suppliedBoard("small");
    options.wagonsOpen = wagonsOpen;
    State state = Rules::start(options, 3, Rules::deal(options, 3, rng));
    while (state.phase <= Phase::load) randomEvent<Rules>(state, rng);
    return state;
}

Prompt promptOf(const State& state) {
    const Seat seat = Rules::toAct(state).seats.first();
    const auto moves = movesOf(state);
    return Presenter::prompt(Rules::view(state, seat), seat, std::span<const Move>(moves.begin(), moves.size()));
}

Json seen(const State& state, Observer observer) { return Codec::writeView(Rules::view(state, observer)); }

}  // namespace

class TestConfidantsViews : public QObject {
    Q_OBJECT

private slots:
    void othersSeeCountsAndWhatWasShown() {
        const Json view = seen(positionOf(examplePosition()), Seat{1});
        const Json& other = view["players"][0];
        QCOMPARE(other["secrets"].get<int>(), 4);
        QCOMPARE(other["reserve"].get<int>(), 3);
        QVERIFY(other["secretBid"] == "?");
        QVERIFY(other["secretPlayed"] == Json::parse(R"([{"card": "haste", "shown": true},
            {"card": "support", "shown": true}, {"card": "?", "shown": false}, {"card": "?", "shown": false}])"));
        QVERIFY(other["hand"] == examplePosition()["players"][0]["hand"]);  // action cards are open
        QCOMPARE(view["piles"]["paleokastro"].get<int>(), 3);
        QVERIFY(view["players"][1] == examplePosition()["players"][1]);  // one's own cards
    }

    // A card that has been used is shown to all (E-34).
    void aUsedCardIsSeenBeforeTheTurnEnds() {
        QVERIFY(seen(positionOf(examplePosition()), Seat{0})["players"][1]["secretBid"] == "haste");
    }

    // E-87: whoever is asked for a veto has seen the card, and a position cannot say otherwise.
    void aCardThatMayBeVetoedIsSeen() {
        Json position = examplePosition();
        position["players"][1]["secretBid"] = "plot";
        position["players"][1]["secrets"] = {"foul-tip", "recruit", "luck", "haste"};
        position["players"][1]["secretPlayed"][0] = {{"card", "haste"}, {"shown", true}};
        position["players"][1]["secretShown"] = false;
        position["turn"]["secret"] = false;
        position["vetoes"] = {{{"seat", 0}, {"round", 5}}};
        State state = positionOf(position);
        Narrator narrator;
        QVERIFY(seen(state, Seat{0})["players"][1]["secretBid"] == "?");
        Rules::play(state, 1, Scheme{By::secret, 0}, &narrator);
        QVERIFY(seen(state, Seat{0})["players"][1]["secretBid"] == "plot");
        QVERIFY(seen(state, spectator)["players"][1]["secretBid"] == "plot");
        const auto& narrated = narrator.narrated();
        QVERIFY(std::any_of(narrated.begin(), narrated.end(), [](const Narrated<Told>& one) {
            return one.learners.contains(0) && one.told == Told(told::SecretAnnounced{1, Secret::plot}) &&
                   Presenter::motion(one.told).faces == std::vector<FaceId>{secretFace(Secret::plot)};
        }));
        Json waiting = Codec::writePosition(state);
        QVERIFY(Codec::readPosition(waiting, Options(), 2).has_value());
        waiting["turn"]["secret"] = false;
        QVERIFY(!Codec::readPosition(waiting, Options(), 2).has_value());
        waiting["turn"]["secret"] = true;
        waiting["players"][1]["secretShown"] = false;
        QVERIFY(!Codec::readPosition(waiting, Options(), 2).has_value());
        // Cancelled or not, it is used.
        Rules::play(state, 0, Veto{true});
        QVERIFY(!Rules::isLegal(state, 1, Scheme{By::secret, 0}));
        QCOMPARE(int{state.players[0].finding}, 4);
    }

    // E-6: a start cell is pointed at on the map, for one army after another.
    void armiesBeginWhereTheMapIsClicked() {
        Rng rng(5);
        Options options;
        options.board = *suppliedBoard("small");
        const State state = Rules::start(options, 2, Rules::deal(options, 2, rng));
        const Seat seat = state.active();
        const Prompt prompt = promptOf(state);
        const auto begins = [&](NodeId node) {
            std::vector<ZoneId> meant;
            for (const StandIn& one : prompt.standIns) {
                const Pick cell{Pick::On::place, zone(TableZone::map), placeOf(state.board(), node)};
                if (one.there == cell) meant.push_back(one.meant.zone);
            }
            return meant;
        };
        const std::vector<ZoneId> all{beginZone(ArmyKind::patrician), beginZone(ArmyKind::large),
                                      beginZone(ArmyKind::small)};
        for (const NodeId node : state.board().start()) QVERIFY(begins(node) == all);
        const NodeId elsewhere = state.board().settlementNode(0);
        QVERIFY(begins(elsewhere).empty());
        const Pick cell{Pick::On::place, zone(TableZone::map), placeOf(state.board(), elsewhere)};
        QCOMPARE(Presenter::whyNot(Rules::view(state, seat), seat, std::span(&cell, 1)).id, std::string("not.start"));
    }

    // E-98: an offer has a button that says so, whatever else it needs.
    void aTradeHasItsButton() {
        Json position = examplePosition();
        position["players"][0]["armies"]["patrician"]["gold"] = 2;
        const Prompt prompt = promptOf(positionOf(position));
        const auto word = std::find_if(prompt.words.begin(), prompt.words.end(),
                                       [](const Text& text) { return text.id == "word.trade"; });
        QVERIFY(word != prompt.words.end());
        const Pick button{Pick::On::word, noZone, static_cast<std::uint16_t>(word - prompt.words.begin())};
        int offers = 0;
        for (const Choice& choice : prompt.choices) {
            const bool isOffer = choice.text.id == "choice.offer";
            QCOMPARE(std::find(choice.picks.begin(), choice.picks.end(), button) != choice.picks.end(), isOffer);
            offers += isOffer ? 1 : 0;
        }
        QCOMPARE(offers, 2);  // the map for 1 or for 2 gold
        position["options"]["trades"] = false;
        for (const Text& text : promptOf(positionOf(position)).words) QVERIFY(text.id != "word.trade");
    }

    void theSpectatorSeesWhatAllKnow() {
        const Json view = seen(positionOf(examplePosition()), spectator);
        for (const Json& player : view["players"]) {
            QVERIFY(player["secrets"].is_number());
            QVERIFY(player["reserve"].is_number());
        }
    }

    // E-8
    void wagonsAreOpenAfterTheLoadingOrStaySecret() {
        const auto armiesSeenBy = [](const State& state, Seat observer) {
            return Json(seen(state, observer)["players"][1]["armies"]);
        };
        const Json open = armiesSeenBy(afterLoading(true, 1), 0);
        for (const Json& army : open) QVERIFY(army["wagon"] != "?");
        const State secret = afterLoading(false, 1);
        const Json hidden = armiesSeenBy(secret, 0), own = armiesSeenBy(secret, 1);
        for (const Json& army : hidden) QVERIFY(army["wagon"] == "?");
        for (const Json& army : own) QVERIFY(army["wagon"] != "?");
    }

    // E-7: whoever loads next has seen the wagon on the patrician, so every truth has it there.
    void theNextToLoadKnowsAWagon() {
        Rng rng(5);
        Options options;
        options.board = *suppliedBoard("small");
        State state = Rules::start(options, 2, Rules::deal(options, 2, rng));
        while (state.phase == Phase::place)
            Rules::play(state, Rules::toAct(state).seats.first(), movesOf(state).front());
        const Seat first = state.active();
        Rules::play(state, first, movesOf(state).front());
        const Seat second = state.active();
        const City loaded = state.secrets[first].wagon(ArmyKind::patrician);
        std::set<City> others;
        for (int guess = 0; guess < 50; ++guess) {
            const State truth = Rules::determinize(Rules::view(state, second), rng);
            QVERIFY(truth.secrets[first].wagon(ArmyKind::patrician) == loaded);
            others.insert(truth.secrets[first].wagon(ArmyKind::large));
        }
        QCOMPARE(static_cast<int>(others.size()), 2);
    }

    // Until the first exchange everybody knows what lies in a reserve (section 10).
    void aReserveIsKnownUntilItsOwnerHasCamped() {
        Rng rng(7);
        const State state = afterLoading(true, 3);
        for (int guess = 0; guess < 50; ++guess) {
            const State truth = Rules::determinize(Rules::view(state, Seat{0}), rng);
            for (Seat seat = 1; seat < truth.seats; ++seat) QVERIFY(truth.secrets[seat].reserve == firstReserve);
        }
    }

    void aReserveStaysKnownWhileNobodyCamps() {
        Rng rng(9);
        State state = afterLoading(true, 3);
        while (state.phase == Phase::bid) {
            const Seat seat = Rules::toAct(state).seats.first();
            const auto moves = movesOf(state);
            const Move* bid = std::find_if(moves.begin(), moves.end(),
                                           [](const Move& move) { return std::get<Bid>(move).rank != Rank::camping; });
            Rules::play(state, seat, *bid);
        }
        for (Seat observer = 0; observer < state.seats; ++observer) {
            for (int guess = 0; guess < 20; ++guess) {
                const State truth = Rules::determinize(Rules::view(state, observer), rng);
                for (Seat seat = 0; seat < truth.seats; ++seat) QVERIFY(truth.secrets[seat].reserve == firstReserve);
            }
        }
    }

    // E-64: a patrician in a city has another wagon, for its own would have been delivered.
    void aWagonIsNotThoughtOfInItsOwnCity() {
        Rng rng(4);
        State state = positionOf(examplePosition());
        state.options.wagonsOpen = false;
        state.players[1].army(ArmyKind::patrician).at = state.board().cityNode(City::paleokastro);
        for (int guess = 0; guess < 50; ++guess) {
            const State truth = Rules::determinize(Rules::view(state, Seat{0}), rng);
            QVERIFY(truth.secrets[1].wagon(ArmyKind::patrician) == City::apolonia);
            QVERIFY(truth.secrets[1].wagon(ArmyKind::large) == City::paleokastro);
        }
    }

    // What a player's sheet counts is seen by all, and an army's goods stand beside it.
    void aSheetTellsWhatItsPlayerHas() {
        const Tableau table = Presenter::tableau(Rules::view(positionOf(examplePosition()), spectator));
        std::vector<std::pair<int, int>> counted;
        for (const Track& track : table.plates[0].tracks) counted.emplace_back(track.value, track.most);
        QVERIFY(counted ==
                (std::vector<std::pair<int, int>>{{9, 16}, {4, 16}, {2, 0}, {2, 5}, {1, 2}, {0, 3}, {0, 3}}));
        const auto lying = [&](ZoneId id) {
            std::vector<FaceId> faces;
            for (const Zone& zone : table.zones) {
                if (zone.id != id) continue;
                for (const Piece& piece : zone.pieces) faces.push_back(piece.face);
            }
            return faces;
        };
        QVERIFY(lying(goodsZone(0, ArmyKind::patrician)) ==
                (std::vector<FaceId>{unitFace(ArmyKind::patrician), wagonFace(City::paleokastro), goldFace, goldFace}));
        // The card of the round is not among those that are gone.
        const State state = positionOf(examplePosition());
        QCOMPARE(lying(zone(SeatZone::played, 0)).size(), state.players[0].played.size());
    }

    // Whoever walks may click on the army's counter on the sheet as well.
    void anArmyStandsOnItsSheetAsOnTheMap() {
        Json position = examplePosition();
        position["players"][1]["armies"]["small"]["at"] = nullptr;
        for (const char* gone : {"gold", "pass"}) position["players"][1]["armies"]["small"][gone] = 0;
        const Prompt prompt = promptOf(positionOf(position));
        const auto stands = [&](ArmyKind army) {
            const StandIn wanted{{Pick::On::face, goodsZone(1, army), unitFace(army)},
                                 {Pick::On::face, zone(SeatZone::units, 1), unitFace(army)}};
            return std::count(prompt.standIns.begin(), prompt.standIns.end(), wanted);
        };
        QVERIFY(stands(ArmyKind::patrician) == 1 && stands(ArmyKind::large) == 1);
        QVERIFY(stands(ArmyKind::small) == 0);  // it is lost
    }

    // E-30, E-35: only of what could still be done.
    void aTurnThatEndsTooSoonIsWarnedOf() {
        const auto warningOf = [](const Json& position) {
            for (const Choice& choice : promptOf(positionOf(position)).choices) {
                if (choice.text.id == "choice.end-turn") return choice.warning.id;
            }
            return std::string("no end");
        };
        Json position = examplePosition();
        QCOMPARE(warningOf(position), std::string("warning.walk"));
        position["players"][1]["bid"] = 1;  // Fresh Horses, for whoever is tired
        position["players"][1]["hand"] = {0, 2, 4, 5};
        position["turn"]["walk"]["left"] = 1;
        QCOMPARE(warningOf(position), std::string("warning.both"));
        position["turn"]["walk"]["left"] = 0;
        QCOMPARE(warningOf(position), std::string("warning.action"));
        position["turn"]["action"] = true;
        QCOMPARE(warningOf(position), std::string());
        position = examplePosition();
        position["players"][1]["armies"]["patrician"]["held"] = 2;
        position["turn"]["walk"] = nullptr;
        QCOMPARE(warningOf(position), std::string());
    }

    // E-70: the reserve lies before the camper's eyes alone, until a card has been taken.
    void theReserveIsLargeWhileItIsAskedFor() {
        Json position = examplePosition();
        position["players"][1]["bid"] = 0;
        position["players"][1]["hand"] = {1, 2, 4, 5};
        position["players"][1]["secretBid"] = "haste";
        position["players"][1]["secretShown"] = false;
        position["players"][1]["armies"]["small"]["gold"] = 0;
        position["turn"]["secret"] = false;
        position["turn"]["walk"]["left"] = 0;
        const auto reserveOf = [](const State& state, Observer observer) {
            for (const Zone& one : Presenter::tableau(Rules::view(state, observer)).zones) {
                if (one.id == zone(SeatZone::reserve, 1)) return one;
            }
            return Zone();
        };
        State state = positionOf(position);
        QVERIFY(reserveOf(state, Seat{1}).area == Area::front);
        QVERIFY(reserveOf(state, Seat{0}).area == Area::seat && reserveOf(state, spectator).area == Area::seat);
        QCOMPARE(promptOf(state).rule, std::string("E-70"));
        const Pick patrician{Pick::On::face, zone(SeatZone::units, 1), unitFace(ArmyKind::patrician)};
        QCOMPARE(Presenter::whyNot(Rules::view(state, Seat{1}), 1, std::span(&patrician, 1)).id,
                 std::string("not.camp-stays"));
        Rules::play(state, 1, Exchange{Secret::courier});
        QVERIFY(reserveOf(state, Seat{1}).area == Area::seat);
        QCOMPARE(promptOf(state).rule, std::string("E-30"));
    }

    void aBidTellsItsRankOnly() {
        const State state = afterLoading(true, 2);
        const Seat seat = Rules::toAct(state).seats.first();
        const Move move = Bid{Rank::gallop, Secret::luck};
        QVERIFY(Rules::isLegal(state, seat, move));
        QVERIFY(Rules::sees(state, seat, move, seat));
        QVERIFY(!Rules::sees(state, seat, move, spectator));
        QVERIFY(Rules::glimpse(move) == Rules::glimpse(Bid{Rank::gallop, Secret::feast}));
        QVERIFY(!(Rules::glimpse(move) == Rules::glimpse(Bid{Rank::messenger, Secret::luck})));
    }
};

INTRIKA_TEST(TestConfidantsViews)

}  // namespace tst_confidants_views

#include "tst_confidants_views.moc"
