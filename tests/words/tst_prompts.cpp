// What people are asked and how they point at it, in random games of every registered game: each legal move is one
// choice, what it points at lies on the table, and whatever else lies there has a reason why not.
#include "engines/boards/board_map.h"
#include "engines/core/map_place.h"
#include "engines/session/game_kind.h"
#include "engines/words/rules_text.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/one_of.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace tst_prompts {

using namespace intrika;

namespace {

constexpr int mostEvents = 400;  // of one game: the longest ones ask the same again
constexpr std::uint32_t decisionsApart = isInstrumented ? 3 : 1;
constexpr std::size_t choicesTried = 40;
constexpr int picksTried = 40;

using Picks = std::vector<Pick>;

Picks sorted(Picks picks) {
    std::sort(picks.begin(), picks.end());
    return picks;
}

// Empty ones too: a column has one at its foot, for what is laid there.
int placesOf(const Zone& zone) {
    if (zone.shape == Shape::map) return zone.board->width() * zone.board->rows * mapCorners;
    return zone.shape == Shape::column ? static_cast<int>(zone.pieces.size()) + 1 : zone.places;
}

Picks everythingShown(const Tableau& table) {
    Picks picks;
    for (const Zone& zone : table.zones) {
        for (const Piece& piece : zone.pieces) {
            picks.push_back({Pick::On::face, zone.id, piece.face});
            picks.push_back({Pick::On::place, zone.id, piece.place});
        }
        for (int place = 0; place < placesOf(zone); ++place) {
            picks.push_back({Pick::On::place, zone.id, static_cast<std::uint16_t>(place)});
        }
    }
    for (const Plate& plate : table.plates) picks.push_back({Pick::On::seat, noZone, plate.seat});
    return picks;
}

// `visit(session, seat, rng)` at every decision; under a sanitizer, at some.
template <class Visit>
void atDecisions(const GameKind& kind, const Visit& visit) {
    for (const int seats : std::set{kind.minSeats, kind.usualSeats, kind.maxSeats}) {
        for (const nlohmann::json& options : {optionCombinations(kind).front(), optionCombinations(kind).back()}) {
            Rng rng(static_cast<std::uint64_t>(seats));
            const auto session = kind.deal(options, seats, rng, {}).value();
            for (int event = 0; event < mostEvents && !session->toAct().isOver(); ++event) {
                for (const Seat seat : session->toAct().seats) {
                    if (rng.below(decisionsApart) == 0) visit(*session, seat, rng);
                }
                if (QTest::currentTestFailed()) return;
                playRandomly(*session, rng, 1);
            }
        }
    }
}

}  // namespace

class TstPrompts : public QObject {
    Q_OBJECT

    static void addGames() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
    static const GameKind& game() {
        QFETCH_GLOBAL(QString, game);
        return *gameNamed(game.toStdString());
    }

private slots:
    void initTestCase_data() { addGames(); }
    void initTestCase() { switchLanguage("en"); }

    // No two choices are pointed at in the same way, else the table could not tell them apart.
    void everyMoveIsOneChoice() {
        atDecisions(game(), [](const Session& session, Seat seat, Rng&) {
            const Prompt prompt = session.prompt(seat);
            QVERIFY(!prompt.question.empty() && !prompt.rule.empty());
            std::multiset<MoveKey> keys;
            std::set<Picks> selections;
            for (const Choice& choice : prompt.choices) {
                keys.insert(choice.key);
                const bool isNew = choice.picks.empty() || selections.insert(sorted(choice.picks)).second;
                QVERIFY2(isNew, choice.text.id.c_str());
            }
            const auto moves = session.legalMoves(seat);
            QVERIFY(keys == std::multiset<MoveKey>(moves.begin(), moves.end()));
        });
    }

    // As often as it is picked. A public question is asked before everybody's eyes: the spectator's table must do.
    void whatAChoicePointsAtIsShown() {
        atDecisions(game(), [](const Session& session, Seat seat, Rng&) {
            const Prompt prompt = session.prompt(seat);
            const Picks shown = everythingShown(session.tableau(prompt.secret ? Observer(seat) : spectator));
            for (const Choice& choice : prompt.choices) {
                for (const Pick& pick : choice.picks) {
                    if (pick.on == Pick::On::word) {
                        QVERIFY(pick.value < prompt.words.size());
                        continue;
                    }
                    const bool enough = std::count(shown.begin(), shown.end(), pick) >=
                                        std::count(choice.picks.begin(), choice.picks.end(), pick);
                    QVERIFY2(enough, choice.text.id.c_str());
                }
            }
        });
    }

    // Both lie on the table, or one of the prompt's buttons is meant; no choice points at the one that only stands in.
    void whatStandsInForAThingLiesBesideIt() {
        atDecisions(game(), [](const Session& session, Seat seat, Rng&) {
            const Prompt prompt = session.prompt(seat);
            const Picks shown = everythingShown(session.tableau(prompt.secret ? Observer(seat) : spectator));
            const auto has = [](const Picks& picks, const Pick& pick) {
                return std::find(picks.begin(), picks.end(), pick) != picks.end();
            };
            Picks pointedAt;
            for (const Choice& choice : prompt.choices) {
                pointedAt.insert(pointedAt.end(), choice.picks.begin(), choice.picks.end());
            }
            std::set<std::pair<Pick, Pick>> standing;  // one thing may stand in for several
            for (const StandIn& standIn : prompt.standIns) {
                const bool isButton = standIn.meant.on == Pick::On::word && standIn.meant.value < prompt.words.size();
                QVERIFY(has(shown, standIn.there) && (isButton || has(shown, standIn.meant)));
                QVERIFY(!has(pointedAt, standIn.there));
                QVERIFY(standing.insert({standIn.there, standIn.meant}).second);
            }
        });
    }

    // "Why not?" names a rule that can be opened.
    void whatIsShownHasAChoiceOrAReason() {
        const Words words(QString::fromStdString(game().id), {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"});
        std::set<QString> rules;
        for (const RuleEntry& entry : rulesOf(words)) rules.insert(entry.number);
        atDecisions(game(), [&](const Session& session, Seat seat, Rng& rng) {
            std::set<Picks> whole;
            for (const Choice& choice : session.prompt(seat).choices) {
                whole.insert(sorted(choice.picks));
                if (choice.picks.empty() || whole.size() > choicesTried) continue;
                const Text reason = session.whyNot(seat, choice.picks);
                QVERIFY2(reason.empty(), qPrintable(words.say(choice.text) + ": " + words.say(reason)));
            }
            const Picks shown = everythingShown(session.tableau(seat));
            const auto some = [&] { return oneOf(shown, rng); };
            for (int tried = 0; tried < picksTried; ++tried) {
                const Picks picks = tried % 2 == 0 ? Picks{some()} : sorted({some(), some()});
                const Text reason = session.whyNot(seat, picks);
                QVERIFY2(reason.empty() == whole.contains(picks), qPrintable(words.say(reason)));
                if (reason.empty()) continue;
                const auto number = ruleNumbers().match(words.say(reason));
                QVERIFY2(rules.contains(number.captured(1)), qPrintable(words.say(reason)));
            }
        });
    }
};

INTRIKA_TEST(TstPrompts)

}  // namespace tst_prompts

#include "tst_prompts.moc"
