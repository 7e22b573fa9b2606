// What people see and read of The King Is Dead, on the positions of random games.
#include "engines/session/game_kind.h"
#include "engines/succession/game.h"
#include "engines/succession/pairing.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"
#include "engines/succession/presenter.h"
#include "engines/succession/telling.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_succession_presenter {

using namespace intrika;
using namespace intrika::succession;

namespace {

using Happened = std::vector<Narrated<Told>>;
using Visit = std::function<void(const State& position, const Happened& happened)>;

// Plays a random game; `visit` sees every position and what was told on the way to it.
void playThrough(const Options& options, int seats, std::uint64_t seed, const Visit& visit) {
    Rng rng(seed);
    State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
    visit(state, {});
    while (!Rules::toAct(state).isOver()) {
        Narrator narrator;
        randomEvent<Rules>(state, rng, &narrator);
        visit(state, narrator.narrated());
    }
}

Options houseRules() {
    Options options;
    options.games = 2;
    options.treasurerRecruits = true;
    options.hiddenMoney = true;
    return options;
}

void onAllBoards(const Visit& visit) {
    for (const int seats : {2, 3, 4}) {
        playThrough({}, seats, static_cast<std::uint64_t>(seats), visit);
        playThrough(houseRules(), seats, static_cast<std::uint64_t>(seats) + 10, visit);
    }
}

std::vector<Observer> observersOf(const State& state) {
    std::vector<Observer> observers{spectator};
    for (Seat seat = 0; seat < state.board.seats; ++seat) observers.emplace_back(seat);
    return observers;
}

Prompt promptOf(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return Presenter::prompt(Rules::view(state, seat), seat, moves);
}

// What the rows, the coins and the tokens of somebody are worth.
struct Worth {
    int singles = 0, coins = 0, tokens = 0;
};

// The end of a game in which these were left, with no pair.
Board ended(const std::vector<Worth>& worths) {
    Board board;
    board.seats = static_cast<std::uint8_t>(worths.size());
    board.phase = Phase::over;
    for (std::size_t seat = 0; seat < worths.size(); ++seat) {
        Player& player = board.players[seat];
        for (int i = 0; i < worths[seat].singles; ++i) player.buildings.append(static_cast<Card>(i));
        player.coins = static_cast<std::uint8_t>(3 * worths[seat].coins);
        player.tokens = static_cast<std::uint8_t>(worths[seat].tokens);
        board.scores[seat] = static_cast<std::int16_t>(scoreOf(player).total());
    }
    for (Pile& pile : board.piles) pile.top = Card::garden;
    return board;
}

}  // namespace

class TstSuccessionPresenter : public QObject {
    Q_OBJECT

private:
    const Words words_{"succession", {"Anna", "Bence", "Csilla", "Dóri"}};

private slots:
    // K-71: whoever has looked through a pile may look it up for the rest of the game; nobody else reads it.
    void knownPilesCanBeReadAgain() {
        int read = 0;
        onAllBoards([&](const State& state, const auto&) {
            for (const Observer observer : observersOf(state)) {
                const Tableau board = Presenter::tableau(Rules::view(state, observer));
                for (int pile = 0; pile < pileCount; ++pile) {
                    const int height = state.board.piles[static_cast<std::size_t>(pile)].height();
                    if (height == 0) continue;
                    const bool isKnown =
                        observer && state.board.players[*observer].known.contains(static_cast<std::uint8_t>(pile));
                    const QString told = words_.say(zoneIn(board, pileZone(pile))->pieces.back().name);
                    QString below;
                    for (int place = 1; place < height; ++place) {
                        below += (place > 1 ? QStringLiteral(", ") : QString()) +
                                 words_.say(say("list.one", {nameOf(state.cardAt(pile, place))}));
                    }
                    if (below.isEmpty()) continue;
                    QCOMPARE(told.endsWith(QStringLiteral(": ") + below), isKnown);
                    read += isKnown ? 1 : 0;
                }
            }
        });
        QVERIFY(read > 20);
    }

    void init() { switchLanguage("en"); }

    // K-11, K-66, K-67: hands and searched piles are for the eyes of one.
    void secrecy() {
        onAllBoards([](const State& state, const auto&) {
            const ToAct toAct = Rules::toAct(state);
            if (toAct.kind != ToAct::Kind::seats) return;
            const bool secret = state.board.phase == Phase::choose || state.board.turn.pending == Pending::search;
            QCOMPARE(promptOf(state, toAct.seats.first()).secret, secret);
        });
    }

    // K-11: before the last one has chosen nobody else's choice lies open, and what was said to the others names none.
    void nothingShowsBeforeAllHaveChosen() {
        onAllBoards([this](const State& state, const Happened& happened) {
            if (state.board.phase != Phase::choose) return;
            for (const Observer observer : observersOf(state)) {
                const Tableau board = Presenter::tableau(Rules::view(state, observer));
                for (Seat seat = 0; seat < state.board.seats; ++seat) {
                    const Zone* character = zoneIn(board, zone(SeatZone::character, seat));
                    QVERIFY(character != nullptr && zoneIn(board, zone(SeatZone::actions, seat))->pieces.empty());
                    for (const Piece& piece : character->pieces) {
                        QVERIFY(piece.face == characterBack || observer == Observer(seat));
                    }
                }
                for (const auto& each : redact(happened, observer)) {
                    const auto* chosen = std::get_if<told::Chosen>(&each.told);
                    if (chosen == nullptr || observer == chosen->seat) continue;
                    QVERIFY(!chosen->character);
                    const Text sentence = Presenter::sentence(each.told);
                    QVERIFY2(sentence.id == "log.chosen", qPrintable(words_.say(sentence)));
                    QVERIFY(Presenter::motion(each.told).faces == std::vector{characterBack});
                }
            }
        });
    }

    // K-32: where an action was stolen lies the robber's crest; the other actions stay, in their order.
    void crestsLieOnStolenActions() {
        int crests = 0;
        onAllBoards([&](const State& state, const auto&) {
            if (state.board.phase != Phase::turn) return;
            const Tableau board = Presenter::tableau(Rules::view(state, spectator));
            for (Seat seat = 0; seat < state.board.seats; ++seat) {
                const Player& player = state.board.players[seat];
                const Zone* actions = zoneIn(board, zone(SeatZone::actions, seat));
                std::size_t place = 0;
                for (const Action action : actionsOf(player.character, state.board.options)) {
                    const Piece& piece = actions->pieces.at(place++);
                    const auto crest = std::find_if(player.covered.begin(), player.covered.end(),
                                                    [&](const Covered& covered) { return covered.action == action; });
                    const bool isCovered = crest != player.covered.end();
                    QCOMPARE(piece.face, isCovered ? crestFace : actionFace(action));
                    if (isCovered) QCOMPARE(piece.owner, crest->by);
                    crests += isCovered ? 1 : 0;
                }
                QCOMPARE(actions->pieces.size(), place);
            }
        });
        QVERIFY(crests > 20);
    }

    // K-42: under every pile lies what can be taken there, an emptied one too.
    void coinsLieUnderTheirPiles() {
        onAllBoards([](const State& state, const auto&) {
            const Tableau board = Presenter::tableau(Rules::view(state, spectator));
            for (int pile = 0; pile < pileCount; ++pile) {
                const Zone* under = zoneIn(board, underZone(pile));
                QVERIFY(under != nullptr && under->around == pileZone(pile));
                QCOMPARE(under->pieces.size(), std::size_t{1});
                QCOMPARE(zoneIn(board, pileZone(pile))->pieces.size(),
                         static_cast<std::size_t>(state.board.piles[static_cast<std::size_t>(pile)].height()));
            }
        });
    }

    // K-91 to K-93: at the end every card of a player lies in a pair or alone.
    void theEndShowsThePairs() {
        int games = 0;
        onAllBoards([&](const State& state, const auto&) {
            if (!state.board.gameIsOver()) return;
            ++games;
            const Tableau board = Presenter::tableau(Rules::view(state, spectator));
            for (Seat seat = 0; seat < state.board.seats; ++seat) {
                const Player& player = state.board.players[seat];
                std::multiset<FaceId> own, shown;
                for (const Card card : player.buildings) own.insert(cardFace(card));
                for (const Card card : player.subjects) own.insert(cardFace(card));
                for (const Zone& group : board.zones) {
                    if (group.area != Area::result || group.owner != seat) continue;
                    QVERIFY(group.pieces.size() == 1 || group.pieces.size() == 2);
                    for (const Piece& piece : group.pieces) shown.insert(piece.face);
                }
                QVERIFY(shown == own);
            }
        });
        QVERIFY(games >= 9);
    }

    // K-90 to K-96: who won by how much and by what; who ties, with nobody ahead of anybody.
    void theEndSaysWhatDecidedIt_data() {
        QTest::addColumn<Board>("board");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("hungarian");
        QTest::newRow("coins")
            << ended({{1, 5, 0}, {2, 1, 0}, {0, 2, 0}})
            << "Anna wins, 3 points ahead of Bence. Coins made the greatest difference: 4 points more."
            << "Anna nyert, 3 ponttal Bence előtt. A legnagyobb különbség az érmékből adódott: 4 "
               "ponttal több.";
        QTest::newRow("tokens, below nothing")
            << ended({{1, 0, 3}, {0, 0, 1}})
            << "Bence wins, 3 points ahead of Anna. Conflict tokens made the greatest difference: they cost 4 points "
               "less."
            << "Bence nyert, 3 ponttal Anna előtt. A legnagyobb különbség a konfliktusjelzőkből adódott: 4 ponttal "
               "kisebb veszteség.";
        QTest::newRow("two as good") << ended({{2, 2, 0}, {1, 1, 0}})
                                     << "Anna wins, 2 points ahead of Bence. Single cards made the greatest "
                                        "difference: 1 point more. Coins made the greatest difference: 1 point more."
                                     << "";
        QTest::newRow("ahead of two") << ended({{3, 2, 0}, {1, 1, 0}, {0, 2, 0}})
                                      << "Anna wins, 3 points ahead of Bence, Csilla. Single cards made the greatest "
                                         "difference: 2 points more."
                                      << "";
        QTest::newRow("ahead of two, of each by something else")
            << ended({{2, 2, 0}, {0, 3, 0}, {3, 0, 0}}) << "Anna wins, 1 point ahead of Bence, Csilla."
            << "Anna nyert, 1 ponttal Bence, Csilla előtt.";
        QTest::newRow("a tie") << ended({{1, 2, 0}, {0, 1, 0}, {3, 0, 0}})
                               << "Equal at the top: Anna, Csilla. There is no tie-break: they share first place."
                               << "Egyenlő pontszámmal az élen: Anna, Csilla. Semmi sem dönt köztük, "
                                  "osztoznak az első helyen.";
        Board match = ended({{1, 2, 0}, {0, 1, 0}});
        match.options.games = 3;
        match.game = 3;
        match.scores = {20, 25};
        QTest::newRow("a match") << match << "By all games together Bence wins, 5 points ahead of Anna."
                                 << "Az összes játszma alapján Bence nyert, 5 ponttal Anna előtt.";
    }
    void theEndSaysWhatDecidedIt() {
        QFETCH(Board, board);
        QFETCH(QString, english);
        QFETCH(QString, hungarian);
        Narrator narrator;
        tellGameEnded(narrator, board);
        const auto decided = [&] {
            QStringList sentences;
            for (const auto& each : narrator.narrated()) {
                if (each.beat == narrator.narrated().back().beat)
                    sentences << words_.say(Presenter::sentence(each.told));
            }
            return sentences.join(' ').simplified();
        };
        QCOMPARE(decided(), english);
        if (hungarian.isEmpty()) return;
        switchLanguage("hu");
        QCOMPARE(decided(), hungarian);
    }

    // K-82, K-84
    void theEndSaysWhyItCame() {
        const auto told = [this](const Board& board) {
            Narrator narrator;
            tellGameEnded(narrator, board);
            return words_.say(Presenter::sentence(narrator.narrated().front().told)).simplified();
        };
        Board board = ended({{1, 0, 0}, {0, 0, 0}});
        QCOMPARE(told(board), QString("Game 1 is over: round 30 was the last."));
        board.piles[1] = board.piles[2] = {};
        QCOMPARE(told(board), QString("Game 1 is over. Run out: building pile 2, subject pile 1."));
    }

    // Between the games of a match nothing has been decided.
    void aGameOfAMatchDecidesNothingYet() {
        int between = 0;
        onAllBoards([&](const State& state, const std::vector<Narrated<Told>>& told) {
            const auto decides = [](const Narrated<Told>& one) {
                return std::holds_alternative<told::Won>(one.told) ||
                       std::holds_alternative<told::WonMatch>(one.told) ||
                       std::holds_alternative<told::TiedForFirst>(one.told);
            };
            const bool decided = std::any_of(told.begin(), told.end(), decides);
            QCOMPARE(decided, state.board.phase == Phase::over);
            between += state.board.phase == Phase::newGame ? 1 : 0;
        });
        QVERIFY(between > 0);
    }
};

INTRIKA_TEST(TstSuccessionPresenter)

}  // namespace tst_succession_presenter

#include "tst_succession_presenter.moc"
