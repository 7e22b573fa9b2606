// What is shown and told of The Emperor's Confidants is what the rules have made of it.
#include "engines/confidants/presenter/presenter.h"
#include "tests/support/confidants_positions.h"
#include "tests/support/one_of.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tst_confidants_presenter {

using namespace intrika;
using namespace intrika::confidants;

namespace {

// What the dice come to; 0: none fell.
int rolledIn(const Told& told) {
    if (const auto* mob = std::get_if<told::MobRolled>(&told)) return mob->dice.steps();
    if (const auto* robbers = std::get_if<told::RobbersRolled>(&told)) return robbers->dice.steps();
    if (const auto* scheme = std::get_if<told::Schemed>(&told)) return scheme->die;
    const auto* battle = std::get_if<told::BattleRolled>(&told);
    return battle ? battle->die : 0;
}

// The greatest chance that a band comes, as the text tells it in percent.
std::int64_t chanceToldIn(const Text& text) {
    const bool isChance = text.id == "cost.mob" || text.id == "cost.robbers";
    std::int64_t most = isChance ? text.args.at(0).number : 0;
    for (const TextArg& arg : text.args) {
        for (const Text& inner : arg.inner) most = std::max(most, chanceToldIn(inner));
    }
    return most;
}

// A game played to its end by everybody's last move, and what its end is told by.
struct Ending {
    State state;
    std::vector<std::string> told;
    std::vector<Seat> standing;

    explicit Ending(State from) : state(std::move(from)) {
        Narrator narrator;
        Rng rng(1);
        while (!Rules::toAct(state).isOver()) {
            narrator.take();
            if (Rules::toAct(state).isChance()) {
                Rules::settle(state, Rules::draw(state, rng), &narrator);
            } else {
                const auto moves = movesOf(state);
                Rules::play(state, Rules::toAct(state).seats.first(), moves[moves.size() - 1], &narrator);
            }
        }
        for (const Narrated<Told>& one : narrator.narrated()) {
            if (one.account) told.push_back(Presenter::sentence(one.told).id);
            if (const auto* stands = std::get_if<confidants::told::Standing>(&one.told))
                standing.push_back(stands->seat);
        }
    }
};

}  // namespace

class TestConfidantsPresenter : public QObject {
    Q_OBJECT

private slots:
    // E-108: a place is marked as risky where its words tell of a chance of a quarter or more.
    void aRiskyPlaceTellsItsDanger() {
        int risky = 0, safe = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            playThrough(begun(3, seed), seed, [&](const State& state, Rng&) {
                if (state.phase != Phase::turn) return;
                const Seat seat = Rules::toAct(state).seats.first();
                const auto moves = movesOf(state);
                for (const Choice& choice : Presenter::prompt(Rules::view(state, seat), seat, moves).choices) {
                    QCOMPARE(choice.risky, chanceToldIn(choice.detail) >= 25);
                    if (!choice.way.empty()) ++(choice.risky ? risky : safe);
                }
            });
        }
        QVERIFY(risky > 50 && safe > 50);
    }

    // Changes of the tracks are told one by one, so what was told adds up to what is (E-101: not beyond 16).
    void whatIsToldAddsUp() {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            State state = begun(3, seed);
            Rng rng(seed);
            std::array<int, maxPlayers> finding{};
            while (!Rules::toAct(state).isOver()) {
                Narrator narrator;
                randomEvent<Rules>(state, rng, &narrator);
                for (const auto& [told, learners, beat, account] : narrator.narrated()) {
                    if (const auto* rose = std::get_if<told::FindingRose>(&told)) finding[rose->seat] = rose->now;
                    if (const auto* fell = std::get_if<told::FindingFell>(&told)) finding[fell->seat] = fell->now;
                    if (const auto* free = std::get_if<told::Released>(&told)) {
                        finding[free->seat] = state.options.findingReset;
                    }
                    // E-105: of the mob's dice the highest does not count.
                    const auto dice = Presenter::motion(told).dice;
                    int sum = 0;
                    for (const Die& die : dice) sum += die.counts ? die.value : 0;
                    QCOMPARE(sum, rolledIn(told));
                    QCOMPARE(std::holds_alternative<told::MobRolled>(told), dice.size() == 3);
                }
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    QCOMPARE(finding[seat], int{state.players[seat].finding});
                }
            }
        }
    }

    // E-132, E-133: the end tells why it came and how all stand, those in front first.
    void theEndIsExplained() {
        State start = begun(3, 4);
        start.options.rounds = 1;
        const Ending limit(start);
        QVERIFY((limit.told ==
                 std::vector<std::string>{"log.limit-reached", "log.standing", "log.standing", "log.standing"}));
        const Result result = rankingOf(limit.state);
        for (std::size_t i = 1; i < limit.standing.size(); ++i) {
            QVERIFY(result.places[limit.standing[i - 1]] <= result.places[limit.standing[i]]);
        }
    }

    // E-132: who has been wherever the goal asks and delivered all wagons ends the game.
    void theGoalIsExplained() {
        State start = begun(3, 4);
        start.options.rounds = 1;
        for (int index = 0; index < start.board().settlements(); ++index) {
            start.players[1].visited.append(static_cast<std::uint8_t>(index));
            start.players[1].visitedSet |= 1u << index;
        }
        QCOMPARE(Ending(start).told.front(), std::string("log.limit-reached"));  // without its wagons
        for (const City city : allCities) start.players[1].delivered.append(city);
        while (start.phase <= Phase::load) {
            Rules::play(start, Rules::toAct(start).seats.first(), movesOf(start).front());
        }
        start.secrets[1].wagons.fill(noWagon);
        const Ending goal(start);
        QCOMPARE(goal.told.front(), std::string("log.goal-reached"));
        QCOMPARE(int{goal.standing.front()}, 1);
    }

    // Whatever may be done can be pointed at, and is then not explained away; what may not has a reason with a rule.
    void everyChoiceCanBePointedAt() {
        int reasons = 0;
        playThrough(begun(3, 5), 5, [&](const State& state, Rng& rng) {
            const Seat seat = Rules::toAct(state).seats.first();
            const View view = Rules::view(state, seat);
            const auto moves = movesOf(state);
            const Prompt prompt = Presenter::prompt(view, seat, std::span<const Move>(moves.begin(), moves.size()));
            QCOMPARE(prompt.choices.size(), moves.size());
            std::set<MoveKey> keys;
            for (const Choice& choice : prompt.choices) {
                keys.insert(choice.key);
                QVERIFY(!choice.text.empty());
                for (const Pick& pick : choice.picks) {
                    if (pick.on == Pick::On::word) QVERIFY(pick.value < prompt.words.size());
                }
            }
            QCOMPARE(keys.size(), moves.size());
            const Choice& some = oneOf(prompt.choices, rng);
            if (!some.picks.empty()) QVERIFY(Presenter::whyNot(view, seat, some.picks).empty());
            const int cells = state.board().plan().width() * state.board().plan().rows;
            const Pick anywhere{Pick::On::place, zone(TableZone::map),
                                mapPlace(static_cast<int>(rng.below(static_cast<std::uint32_t>(cells))))};
            const Text reason = Presenter::whyNot(view, seat, std::vector<Pick>{anywhere});
            if (!reason.empty()) ++reasons;
        });
        QVERIFY(reasons > 50);
    }
};

INTRIKA_TEST(TestConfidantsPresenter)

}  // namespace tst_confidants_presenter

#include "tst_confidants_presenter.moc"
