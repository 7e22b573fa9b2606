// The words that every game speaks: piles, sets, keys, randomness, redaction, results, reading JSON.
#include "engines/core/fixed_list.h"
#include "engines/core/json_tools.h"
#include "engines/core/move_key.h"
#include "engines/core/narrator.h"
#include "engines/core/result.h"
#include "engines/core/rng.h"
#include "engines/core/seat.h"
#include "engines/core/small_set.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

namespace tst_core {

using namespace intrika;

namespace {

// What could happen in some game.
struct Passed {
    Seat seat;
    bool operator==(const Passed&) const = default;
};
struct Drawn {
    Seat seat;
    Hidden<int> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const Drawn&) const = default;
};
struct Forgetful {
    Hidden<int> card;
};
using Told = std::variant<Passed, Drawn>;
static_assert(NamesWhatItHides<Passed> && NamesWhatItHides<Drawn> && !NamesWhatItHides<Forgetful>);

template <class Set>
auto listOf(const Set& set) {
    std::vector<std::decay_t<decltype(*set.begin())>> list;
    for (const auto element : set) list.push_back(element);
    return list;
}

// Pearson's statistic for outcomes that should be equally frequent.
double unevenness(const std::vector<int>& counts) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

struct Step {
    std::uint8_t to;
};
struct Give {
    std::uint8_t to;
    std::uint8_t card;
};
struct Stop {};
using AnyMove = std::variant<Step, Give, Stop>;

using List = FixedList<int, 4>;
List fixedList(std::initializer_list<int> things) {
    List list;
    for (const int thing : things) list.append(thing);
    return list;
}

Problem problemOf(const std::string& text, void (*read)(const JsonReader&)) {
    const auto json = nlohmann::json::parse(text);
    std::optional<Problem> issue;
    read(JsonReader(json, issue));
    return issue.value_or(Problem{});
}

}  // namespace

class TestCore : public QObject {
    Q_OBJECT
private slots:
    void pileIsTakenFromAtItsBack() {
        List pile = fixedList({7, 9});
        QCOMPARE(pile.back(), 9);
        QCOMPARE(pile.fromBack(1), 7);
        QCOMPARE(pile.takeBack(), 9);
        QCOMPARE(pile.backOr(0), 7);
        QCOMPARE(pile.takeBack(), 7);
        QVERIFY(pile.empty());
        QCOMPARE(pile.backOr(3), 3);
    }

    // Lists are equal whatever was in them.
    void fixedListKeepsItsOrder() {
        List list = fixedList({5, 6, 7, 8});
        QVERIFY(list.isFull());
        QCOMPARE(list.find(7), 2);
        QCOMPARE(list.find(9), -1);
        QCOMPARE(list.take(1), 6);
        QVERIFY(list == fixedList({5, 7, 8}));
        QCOMPARE(list.takeFront(), 5);
        QCOMPARE(list.takeBack(), 8);
        QVERIFY(list == fixedList({7}));
        QVERIFY(list.contains(7) && !list.contains(0));
        list = fixedList({1, 2, 3, 4});
        list.removeIf([](int thing) { return thing % 2 == 0; });
        QVERIFY(list == fixedList({1, 3}));
        list.clear();
        QVERIFY(list == List());
    }

    void seatsGoRoundClockwise() {
        QCOMPARE(leftNeighbour(2, 3), Seat(0));
        QCOMPARE(leftNeighbour(1, 3), Seat(2));
        QCOMPARE(clockwise(2, 3, 4), Seat(1));
        QCOMPARE(clockwise(0, 4, 4), Seat(0));
    }

    void seatSetIteratesInSeatOrder() {
        const SeatSet set = SeatSet::of(4).with(0).with(9).without(4);
        QCOMPARE(listOf(set), (std::vector<Seat>{0, 9}));
        QCOMPARE(set.count(), 2);
        QCOMPARE(set.first(), Seat(0));
        QVERIFY(!set.contains(spectator));
        QVERIFY(!SeatSet::everybody().contains(noSeat));
        QVERIFY(SeatSet::everybody().contains(Observer(9)));
    }

    void smallSetKnowsItsElements() {
        using Set = SmallSet<std::uint8_t, 12>;
        for (unsigned bits = 0; bits < 1u << 12; ++bits) {
            const Set set = Set::ofBits(bits);
            std::vector<std::uint8_t> expected;
            for (std::uint8_t i = 0; i < 12; ++i) {
                if ((bits >> i & 1u) != 0) expected.push_back(i);
            }
            QCOMPARE(listOf(set), expected);
            QCOMPARE(set.count(), static_cast<int>(expected.size()));
            QCOMPARE((~set).count(), 12 - set.count());
            for (unsigned i = 0; i < expected.size(); ++i) QCOMPARE(set.nth(i), expected[i]);
            QCOMPARE(set.lowest(), expected.empty() ? Set() : Set::of(expected[0]));
        }
    }

    void keysAreEqualForEqualMovesOnly() {
        const std::vector<AnyMove> moves{Step{0}, Step{1}, Give{0, 1}, Give{1, 0}, Stop{}};
        for (std::size_t a = 0; a < moves.size(); ++a) {
            for (std::size_t b = 0; b < moves.size(); ++b) QCOMPARE(keyOf(moves[a]) == keyOf(moves[b]), a == b);
            QVERIFY(keyOf(moves[a]) != hiddenMove);
        }
    }

    // A seed must mean the same game on every machine: figures of the published algorithm.
    void randomNumbersArePinned() {
        Rng rng(42);
        QCOMPARE(rng.next(), std::uint64_t(0xD0764D4F4476689F));
        QCOMPARE(rng.next(), std::uint64_t(0x519E4174576F3791));
        QCOMPARE(rng.next(), std::uint64_t(0xFBE07CFB0C24ED8C));
    }

    void randomNumbersAreEven() {
        Rng rng(1);
        std::vector<int> counts(7);
        for (int i = 0; i < 70000; ++i) ++counts[rng.below(7)];
        QVERIFY(unevenness(counts) < 30);  // 6 degrees of freedom: beyond 27 once in ten thousand
        for (int i = 0; i < 1000; ++i) {
            const double unit = rng.unit();
            QVERIFY(unit >= 0 && unit < 1);
        }
    }

    void everyOrderIsEquallyLikely() {
        Rng rng(2);
        std::map<std::string, int> orders;
        for (int i = 0; i < 24000; ++i) {
            std::string cards = "abcd";
            shuffle(cards, rng);
            ++orders[cards];
        }
        QCOMPARE(orders.size(), std::size_t(24));
        std::vector<int> counts;
        for (const auto& [order, count] : orders) counts.push_back(count);
        QVERIFY(unevenness(counts) < 60);  // 23 degrees of freedom
    }

    void onlyKnowersAreToldWhatIsHidden() {
        const Told drawn = Drawn{1, Hidden<int>::knownTo(SeatSet::of(1), 34)};
        const auto seenBy = [](const Told& told, Observer observer) {
            return std::get<Drawn>(redact(told, observer)).card;
        };
        QCOMPARE(*seenBy(drawn, 1), 34);
        QVERIFY(!seenBy(drawn, 0));
        QVERIFY(!seenBy(drawn, spectator));
        QVERIFY(!isOpenToAll(drawn));
        QCOMPARE(*seenBy(redact(drawn, 1), 1), 34);  // and what was read may be read again
        const Told shown = Drawn{1, Hidden<int>::openly(5)};
        QCOMPARE(*seenBy(shown, spectator), 5);
        QVERIFY(isOpenToAll(shown) && isOpenToAll(Told(Passed{0})));
    }

    void whoKnowsSomethingIsToldToNobodyElse() {
        const auto toOne = Drawn{1, Hidden<int>::knownTo(SeatSet::of(1), 34)};
        const auto toTwo = Drawn{1, Hidden<int>::knownTo(SeatSet::of(1).with(2), 34)};
        QVERIFY(redact(Told(toOne), 0) == redact(Told(toTwo), 0));
        QVERIFY(redact(Told(toOne), 1) == redact(Told(toTwo), 1));
    }

    void beatsAreCounted() {
        NarratorOf<Told> narrator;
        narrator.tell(Passed{0});
        narrator.tell(Passed{1});
        narrator.nextBeat();
        narrator.tell(Passed{2});
        const auto told = narrator.take();
        QCOMPARE(told[0].beat, told[1].beat);
        QVERIFY(told[2].beat > told[1].beat);
    }

    void equalScoresShareAPlace() {
        const std::array<std::int16_t, 4> scores{7, 9, 9, 2};
        const Result result = rankByScore(scores);
        QCOMPARE(result.ranking(), (std::vector<std::vector<Seat>>{{1, 2}, {0}, {3}}));
        QCOMPARE(int(result.places[0]), 2);
        QCOMPARE(int(result.places[3]), 3);
    }

    void exactKeysAreDemanded() {
        const auto read = [](const JsonReader& json) { json["a"].exactKeys({"x", "y"}); };
        QCOMPARE(problemOf(R"({"a":{"x":1}})", read).text, say("problem.missing-key", {literal("y")}));
        QCOMPARE(QString::fromStdString(problemOf(R"({"a":{"x":1}})", read).place), QString("/a"));
        const Problem unknown = problemOf(R"({"a":{"x":1,"y":2,"p/q~r":3}})", read);
        QCOMPARE(unknown.text, say("problem.unknown-key", {literal("p/q~r")}));
        QCOMPARE(QString::fromStdString(unknown.place), QString("/a/p~1q~0r"));
        QCOMPARE(problemOf(R"({"a":[1]})", read).text, say("problem.not-object"));
        QVERIFY(problemOf(R"({"a":{"x":1,"y":null}})", read).text.empty());
    }

    void numbersAreBounded_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("good");
        for (const auto* good : {"0", "11", "5"}) QTest::newRow(good) << QByteArray(good) << true;
        for (const auto* bad :
             {"-1", "12", "5.0", "1e400", "18446744073709551615", "4294967301", "\"5\"", "null", "true", "[]"}) {
            QTest::newRow(bad) << QByteArray(bad) << false;
        }
    }
    void numbersAreBounded() {
        QFETCH(QByteArray, value);
        QFETCH(bool, good);
        const auto json = nlohmann::json::parse(value.toStdString(), nullptr, false);
        std::optional<Problem> issue;
        const int read = json.is_discarded() ? -1 : JsonReader(json, issue, "/n").integer(0, 11);
        const bool isRead = !json.is_discarded() && !issue;  // 1e400 is refused by the parser already
        QCOMPARE(isRead, good);
        QVERIFY(json.is_discarded() || (read >= 0 && read <= 11));
    }

    void theFirstIssueIsKept() {
        const auto json = nlohmann::json::parse(R"({"a":["x","nonsense"],"b":1})");
        std::optional<Problem> issue;
        const JsonReader reader(json, issue);
        constexpr std::array<std::string_view, 2> ids{"x", "y"};
        for (const auto& item : reader["a"].items()) item.id<int>(ids);
        reader["b"].items();
        QVERIFY(issue.has_value());
        QCOMPARE(QString::fromStdString(issue->place), QString("/a/1"));
        QCOMPARE(issue->text, say("problem.unknown-name", {literal("nonsense")}));
    }

    void aListOfTheWrongLengthCanBeReadAllTheSame() {
        const auto json = nlohmann::json::parse("[1]");
        std::optional<Problem> issue;
        QCOMPARE(JsonReader(json, issue).items(3).size(), std::size_t(3));
        QCOMPARE(issue->text, say("problem.wrong-length", {number(3)}));
    }
};

INTRIKA_TEST(TestCore)

}  // namespace tst_core

#include "tst_core.moc"
