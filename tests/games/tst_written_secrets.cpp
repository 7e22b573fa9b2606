// What is written of a game for somebody keeps its secrets: two truths that look the same to them are the same text.
#include "games_under_test.h"  // before Qt, which makes `slots` a word of its own
#include "tests/support/laws.h"

#include "app/play/known_text.h"
#include "engines/files/save_file.h"
#include "engines/table/table.h"
#include "tests/support/all_games.h"
#include "tests/support/one_of.h"
#include "tests/support/random_event.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <optional>

namespace tst_written_secrets {

using namespace intrika;

namespace {

std::unique_ptr<Table> tableWith(std::unique_ptr<Session> session) {
    const GameKind& kind = session->kind();
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < session->seatCount(); ++seat) {
        seats.push_back({QString("Name%1").arg(seat), {}, kind.seatColours[seat]});
    }
    return std::make_unique<Table>(std::move(session), seats, 7, nullptr);
}

QString textOf(std::unique_ptr<Session> session, Observer observer) {
    const auto table = tableWith(std::move(session));
    return knownText(*table, observer, Words(QString::fromStdString(table->kind().id), table->names()));
}

// A truth, another one that shows the observer the same, and what happened in both, which showed them the same too.
template <class Game>
struct Pair {
    using Laws = laws::Laws<Game>;
    using Rules = typename Laws::Rules;
    using Codec = typename Laws::Codec;
    using State = typename Laws::State;
    using Shown = typename Laws::Shown;

    State first, second;
    Observer observer;
    std::unique_ptr<Session> one, other;

    Pair(const State& state, Observer who, Rng& rng)
        : first(state), second(Rules::determinize(Rules::view(state, who), rng)), observer(who) {
        one = opened(first);
        other = opened(second);
    }
    bool differs() const { return !(first == second); }

    // False: from here on the observer can tell them apart, or the game is over.
    bool goOn(Rng& rng) {
        const ToAct toAct = Rules::toAct(first);
        if (toAct.isOver()) return false;
        if (toAct.isChance()) {
            const auto outcome = Rules::draw(first, rng);
            const auto another = Rules::isPossible(second, outcome) ? outcome : Rules::draw(second, rng);
            return take(Laws::afterChance(first, outcome, observer), Laws::afterChance(second, another, observer),
                        {{"chance", Codec::writeChance(outcome)}}, {{"chance", Codec::writeChance(another)}});
        }
        const Seat seat = toAct.seats.first();
        const auto moves = Laws::movesOf(first, seat);
        const auto move = oneOf(moves, rng);
        const auto another = lookingLike(move, seat);
        if (!another) return false;
        return take(Laws::afterMove(first, seat, move, observer), Laws::afterMove(second, seat, *another, observer),
                    {{"seat", seat}, {"move", Codec::writeMove(move)}},
                    {{"seat", seat}, {"move", Codec::writeMove(*another)}});
    }

private:
    // What may have been played in the other truth, as far as the observer sees; none: they would see that it was not.
    std::optional<typename Laws::Move> lookingLike(const typename Laws::Move& move, Seat seat) const {
        if (Rules::isLegal(second, seat, move)) return move;
        const auto looks = Laws::seen(first, seat, move, observer);
        for (const auto& another : Laws::movesOf(second, seat)) {
            if (Laws::seen(second, seat, another, observer) == looks) return another;
        }
        return std::nullopt;
    }

    bool take(const Shown& now, const Shown& alike, const nlohmann::json& event, const nlohmann::json& another) {
        const bool same = Rules::view(now.next, observer) == Rules::view(alike.next, observer) &&
                          now.said == alike.said && now.rolled == alike.rolled;
        if (!same) return false;
        first = now.next;
        second = alike.next;
        return one->replay(event).has_value() && other->replay(another).has_value();
    }
    static std::unique_ptr<Session> opened(const State& state) {
        return gameNamed(Game::id)
            ->fromPosition(Codec::writeOptions(Rules::options(state)), Rules::seatCount(state),
                           Codec::writePosition(state), {})
            .value();
    }
};

}  // namespace

class TestWrittenSecrets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void nothingSecretIsInIt_data() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
    void nothingSecretIsInIt() {
        QFETCH(QString, game);
        withGame(game.toStdString(), [&](auto type) {
            using Laws = laws::Laws<decltype(type)>;
            const auto options = Laws::Codec::readOptions(nlohmann::json::object()).value();
            int compared = 0, events = 0;
            // In some games the observer can soon tell two truths apart, so it takes more of them.
            for (std::uint64_t seed = 1; seed <= 3 || (seed <= 12 && events < 20); ++seed) {
                Rng rng(seed);
                const int seats = gameNamed(game.toStdString())->usualSeats;
                const auto dealt = Laws::Rules::start(options, seats, Laws::Rules::deal(options, seats, rng));
                for (const Observer observer : Laws::observers(dealt)) {
                    auto state = dealt;
                    for (std::uint64_t early = 0; early < 12 * ((seed - 1) % 3); ++early) {
                        if (!Laws::Rules::toAct(state).isOver()) randomEvent<typename Laws::Rules>(state, rng);
                    }
                    Pair<decltype(type)> pair(state, observer, rng);
                    while (pair.one->stepCount() < 25 && pair.goOn(rng)) continue;
                    if (!pair.differs()) continue;
                    ++compared;
                    events += pair.one->stepCount();
                    QCOMPARE(textOf(std::move(pair.one), observer), textOf(std::move(pair.other), observer));
                }
            }
            QVERIFY2(compared >= 5 && events >= 20, qPrintable(QString("%1, %2").arg(compared).arg(events)));
        });
    }

    // Else nothing would be secret because nothing is there.
    void whatIsKnownIsInIt() {
        auto table = tableWith(randomGame(*gameNamed("traitor"), 3, nlohmann::json::object(), 5, 30));
        const Words words("traitor", table->names());
        QStringList texts;
        for (const Observer observer : {spectator, Observer(0), Observer(1)}) {
            const QString text = knownText(*table, observer, words);
            for (int step = 0; step < table->stepCount(); ++step) {
                for (const Happening& happening : table->happenings(step, observer)) {
                    QVERIFY2(text.contains(words.say(happening.sentence)), qPrintable(text));
                }
            }
            for (const Zone& zone : table->tableau(observer).zones) {
                if (zone.area != Area::hand || !observer || zone.owner != *observer) continue;
                for (const Piece& piece : zone.pieces) QVERIFY(text.contains(words.say(piece.name)));
            }
            QVERIFY(!texts.contains(text));
            texts << text;
        }
    }
};

INTRIKA_TEST(TestWrittenSecrets)

}  // namespace tst_written_secrets

#include "tst_written_secrets.moc"
