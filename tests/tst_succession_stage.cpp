// What people see and read of The King Is Dead, on the positions of random games.
#include "engines/session/game_kind.h"
#include "engines/succession/game.h"
#include "engines/succession/pairing.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"
#include "engines/succession/stage.h"
#include "engines/words/words.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace intrika;
using namespace intrika::succession;

namespace {

using Visit = std::function<void(const State& position, const std::vector<Happening>& told)>;

// Plays a random game; `visit` sees every position and what was told on the way to it.
void playThrough(const Options& options, int seats, std::uint64_t seed, const Visit& visit) {
    Rng rng(seed);
    State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
    visit(state, {});
    MoveList<Move> moves;
    for (ToAct toAct = Rules::toAct(state); !toAct.isOver(); toAct = Rules::toAct(state)) {
        Narrator narrator;
        if (toAct.isChance()) {
            Rules::settle(state, Rules::draw(state, rng), &narrator);
        } else {
            const Seat seat = toAct.seats.first();
            Rules::legalMoves(state, seat, moves);
            Rules::play(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &narrator);
        }
        visit(state, narrator.happenings());
    }
}

Options houseRules() {
    Options options;
    options.games = 2;
    options.treasurerRecruits = true;
    options.hiddenMoney = true;
    return options;
}

void onAllTables(const Visit& visit) {
    for (const int seats : {2, 3, 4}) {
        playThrough({}, seats, static_cast<std::uint64_t>(seats), visit);
        playThrough(houseRules(), seats, static_cast<std::uint64_t>(seats) + 10, visit);
    }
}

std::vector<Observer> observersOf(const State& state) {
    std::vector<Observer> observers{spectator};
    for (Seat seat = 0; seat < state.seats; ++seat) observers.emplace_back(seat);
    return observers;
}

Prompt promptOf(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return Stage::prompt(Rules::view(state, seat), seat, moves);
}

}  // namespace

class TstSuccessionStage : public QObject {
    Q_OBJECT

private:
    const Words words_{"succession", {"Anna", "Bence", "Csilla", "Dóri"}};

private slots:
    // K-71: whoever has looked through a pile may look it up for the rest of the game; nobody else reads it.
    void knownPilesCanBeReadAgain() {
        int read = 0;
        onAllTables([&](const State& state, const auto&) {
            for (const Observer observer : observersOf(state)) {
                const Tableau table = Stage::tableau(Rules::view(state, observer));
                for (int pile = 0; pile < pileCount; ++pile) {
                    const auto& cards = state.piles[static_cast<std::size_t>(pile)];
                    if (cards.empty()) continue;
                    const bool isKnown =
                        observer && state.players[*observer].known.contains(static_cast<std::uint8_t>(pile));
                    const QString told = words_.say(zoneIn(table, pileZone(pile))->pieces.back().name);
                    QString below;
                    for (int place = 1; place < cards.size(); ++place) {
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
        onAllTables([](const State& state, const auto&) {
            const ToAct toAct = Rules::toAct(state);
            if (toAct.kind != ToAct::Kind::seats) return;
            const bool secret = state.phase == Phase::choose || state.turn.pending == Pending::search;
            QCOMPARE(promptOf(state, toAct.seats.first()).secret, secret);
        });
    }

    // K-11: before the last one has chosen nobody else's choice lies open, and what was said to the others names none.
    void nothingShowsBeforeAllHaveChosen() {
        onAllTables([this](const State& state, const std::vector<Happening>& told) {
            if (state.phase != Phase::choose) return;
            for (const Observer observer : observersOf(state)) {
                const Tableau table = Stage::tableau(Rules::view(state, observer));
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    const Zone* character = zoneIn(table, zone(SeatZone::character, seat));
                    QVERIFY(character != nullptr && zoneIn(table, zone(SeatZone::actions, seat))->pieces.empty());
                    for (const Piece& piece : character->pieces) {
                        QVERIFY(piece.face == characterBack || observer == Observer(seat));
                    }
                }
                for (const Happening& happening : redact(told, observer)) {
                    if (happening.what != static_cast<std::uint16_t>(Told::chosen) || observer == happening.actor)
                        continue;
                    const Text sentence = Stage::sentence(happening);
                    QVERIFY2(sentence.id == "log.chosen", qPrintable(words_.say(sentence)));
                }
            }
        });
    }

    // K-32: where an action was stolen lies the robber's crest; the other actions stay, in their order.
    void crestsLieOnStolenActions() {
        int crests = 0;
        onAllTables([&](const State& state, const auto&) {
            if (state.phase != Phase::turn) return;
            const Tableau table = Stage::tableau(Rules::view(state, spectator));
            for (Seat seat = 0; seat < state.seats; ++seat) {
                const Player& player = state.players[seat];
                const Zone* actions = zoneIn(table, zone(SeatZone::actions, seat));
                std::size_t place = 0;
                for (const Action action : actionsOf(player.character, state.options)) {
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
        onAllTables([](const State& state, const auto&) {
            const Tableau table = Stage::tableau(Rules::view(state, spectator));
            for (int pile = 0; pile < pileCount; ++pile) {
                const Zone* under = zoneIn(table, underZone(pile));
                QVERIFY(under != nullptr && under->around == pileZone(pile));
                QCOMPARE(under->pieces.size(), std::size_t{1});
                QCOMPARE(zoneIn(table, pileZone(pile))->pieces.size(),
                         static_cast<std::size_t>(state.piles[static_cast<std::size_t>(pile)].size()));
            }
        });
    }

    // K-91 to K-93: at the end every card of a player lies in a pair or alone.
    void theEndShowsThePairs() {
        int games = 0;
        onAllTables([&](const State& state, const auto&) {
            if (!state.gameIsOver()) return;
            ++games;
            const Tableau table = Stage::tableau(Rules::view(state, spectator));
            for (Seat seat = 0; seat < state.seats; ++seat) {
                const Player& player = state.players[seat];
                std::multiset<FaceId> own, shown;
                for (const Card card : player.buildings) own.insert(cardFace(card));
                for (const Card card : player.subjects) own.insert(cardFace(card));
                for (const Zone& group : table.zones) {
                    if (group.area != Area::result || group.owner != seat) continue;
                    QVERIFY(group.pieces.size() == 1 || group.pieces.size() == 2);
                    for (const Piece& piece : group.pieces) shown.insert(piece.face);
                }
                QVERIFY(shown == own);
            }
        });
        QVERIFY(games >= 9);
    }
};

QTEST_GUILESS_MAIN(TstSuccessionStage)
#include "tst_succession_stage.moc"
