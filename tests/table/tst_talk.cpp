// What bots with a temperament say at the table, and who is silent.
#include "engines/session/own_things.h"
#include "engines/session/record.h"
#include "engines/table/talk.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_talk {

using namespace intrika;

namespace {

PlayerKind bot(Temperament temperament) { return {PlayerKind::Is::bot, Level::normal, {}, temperament}; }

// A person, and a bot of each temperament.
std::vector<PlayerKind> company() {
    return {human, bot(Temperament::bold), bot(Temperament::careful), bot(Temperament::grudging)};
}

// A game of Traitor as chance has it, played to the end.
std::unique_ptr<Session> playedGame(std::uint64_t seed) {
    Rng rng(seed);
    auto session = std::move(traitorKind().deal(nlohmann::json::object(), 4, rng, {}).value());
    while (!session->toAct().isOver()) {
        if (session->toAct().isChance()) {
            session->drawChance(rng);
            continue;
        }
        const Seat seat = session->toAct().seats.first();
        const auto moves = session->legalMoves(seat);
        (void)session->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return session;
}

struct Spoken {
    int step;
    SpokenLine line;
    bool operator==(const Spoken&) const = default;
};

std::vector<Spoken> allLines(const Session& session, const std::vector<SeatInfo>& seats, std::uint64_t seed,
                             Observer observer = spectator) {
    Talk talk(session, seats, seed);
    std::vector<Spoken> lines;
    for (int step = 0; step < session.stepCount(); ++step) {
        for (const SpokenLine& line : talk.at(step, observer)) lines.push_back({step, line});
    }
    return lines;
}

// Of several games, one after the other.
std::vector<Spoken> linesOfGames(const std::vector<PlayerKind>& players) {
    std::vector<Spoken> lines;
    for (std::uint64_t game = 1; game <= 12; ++game) {
        const auto more = allLines(*playedGame(game), seatsOf(players), game);
        lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
}

}  // namespace

class TestTalk : public QObject {
    Q_OBJECT

private slots:
    void onlyWhoHasATemperamentSpeaks() {
        SeatSet speakers;
        for (const Spoken& spoken : linesOfGames(company())) speakers = speakers.with(spoken.line.speaker);
        QCOMPARE(speakers, SeatSet().with(1).with(2).with(3));
        const PlayerKind plain = bot(Temperament::plain);
        QVERIFY(linesOfGames({human, plain, dice, plain}).empty());
    }

    void everyLineIsThereInBothLanguages() {
        for (const QString& language : {QStringLiteral("hu"), QStringLiteral("en")}) {
            const Words words = Words::in(language, QStringLiteral("traitor"));
            for (const Temperament temperament : allTemperaments) {
                for (const char* kind : {"betrays", "betrayed"}) {
                    for (int variant = 1; variant <= 4; ++variant) {
                        const std::string key =
                            "line." + std::string(nameOf(temperament)) + "." + kind + "." + std::to_string(variant);
                        QVERIFY2(!words.say(say(key, {person(0)})).contains(u'‹'), key.c_str());
                    }
                }
            }
        }
    }

    // Taken up again on another day, a game has the same lines; in another deal they are others.
    void linesFollowFromSeedAndStep() {
        const auto session = playedGame(4);
        const auto seats = seatsOf(company());
        const auto lines = allLines(*session, seats, 1);
        QVERIFY(!lines.empty());
        QCOMPARE(allLines(*session, seats, 1), lines);
        Talk talk(*session, seats, 1);
        QCOMPARE(talk.at(lines.back().step, spectator).back(), lines.back().line);  // whatever was asked for first
        bool others = false;
        for (std::uint64_t seed = 2; seed < 12; ++seed) others |= !(allLines(*session, seats, seed) == lines);
        QVERIFY(others);
    }

    void nobodySpeaksAtEveryTurn() {
        for (std::uint64_t game = 1; game <= 12; ++game) {
            std::array<int, 4> before{-1000, -1000, -1000, -1000};
            for (const Spoken& spoken : allLines(*playedGame(game), seatsOf(company()), game)) {
                int& last = before.at(spoken.line.speaker);
                QVERIFY(spoken.step - last >= 6 * 4);
                last = spoken.step;
            }
        }
    }

    void whatIsTakenBackWasNeverSaid() {
        auto session = playedGame(4);
        const auto seats = seatsOf(company());
        const int spoken = allLines(*session, seats, 1).front().step;
        Talk talk(*session, seats, 1);
        QVERIFY(!talk.at(spoken, spectator).empty());
        while (session->stepCount() > spoken) session->takeBack();
        talk.forget();
        Rng rng(8);
        const Seat seat = session->toAct().isChance() ? noSeat : session->toAct().seats.first();
        if (seat == noSeat) {
            session->drawChance(rng);
        } else {
            (void)session->play(seat, session->legalMoves(seat).back());
        }
        QCOMPARE(talk.at(spoken, spectator), Talk(*session, seats, 1).at(spoken, spectator));
    }

    void aTableIsSilentWhereNobodyWantsLines() {
        Table table(playedGame(4), seatsOf(company()), 1, nullptr);
        const int spoken = allLines(*playedGame(4), seatsOf(company()), 1).front().step;
        QVERIFY(!table.lines(spoken, spectator).empty());
        table.setTalking(false);
        QVERIFY(table.lines(spoken, spectator).empty());
    }

    // In what a program keeps for itself: the notation has no place for it, and readers that know none lose nothing.
    void aRecordKeepsWhoIsWhat() {
        const Table table(playedGame(4), seatsOf(company()), 1, nullptr);
        const auto record = parseRecord(table.record(), Games(allGames()));
        QVERIFY(record);
        QCOMPARE(record->seats[1].level, std::string("normal"));
        const std::vector kept{Temperament::plain, Temperament::bold, Temperament::careful, Temperament::grudging};
        QVERIFY(readOwnThings(*record).temperaments == kept);
        const PlayerKind plain = bot(Temperament::plain);
        const Table without(playedGame(4), seatsOf({human, plain, plain, plain}), 1, nullptr);
        QVERIFY(without.record().find("temperament") == std::string::npos);
    }
};

INTRIKA_TEST(TestTalk)

}  // namespace tst_talk

#include "tst_talk.moc"
