// The notebook of the Coach: what a seat can conclude, compared with every world that fits what it has seen.
#include "engines/coach/allegiance.h"
#include "engines/coach/deductions.h"
#include "engines/coach/pieces.h"
#include "tests/support/coach_positions.h"
#include "tests/support/one_of.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace tst_coach_notebook {

using namespace intrika;
using namespace intrika::coach;

namespace {

constexpr Seat watcher = 0;

std::vector<Told> toldTo(Seat seat, const Narrator& narrator) {
    std::vector<Told> told;
    for (const auto& each : narrator.narrated()) told.push_back(redact(each.told, seat));
    return told;
}

// A game as one seat follows it.
struct Following {
    State state;
    Seat seat;
    Deductions deductions;

    explicit Following(const State& first, Seat who = watcher)
        : state(first), seat(who), deductions(Rules::view(first, who)) {}

    template <class Act>
    void after(Act act) {
        Narrator narrator;
        act(state, narrator);
        deductions.follow(toldTo(seat, narrator), Rules::view(state, seat));
    }
    void play(Seat mover, const Move& move) {
        after([&](State& now, Narrator& narrator) { coach::play(now, mover, move, &narrator); });
    }
    void playRandomly(Rng& rng) {
        after([&](State& now, Narrator& narrator) { randomEvent<Rules>(now, rng, &narrator); });
    }
    void passTo(Phase phase) {
        while (state.board.phase != phase) {
            const Seat mover = Rules::toAct(state).seats.first();
            play(mover, state.board.phase == Phase::support ? Move(Support{Side::none}) : Move(Pass{}));
        }
    }
};

// Where a notebook says something: by the seat's row (the deck's is the last) and the thing's face.
Verdict find(const Notebook& book, std::size_t row, FaceId face) {
    std::size_t column = 0;
    for (const auto& group : book.groups) {
        for (const auto& thing : group.things) {
            if (thing.face == face) return book.rows.at(row).findings.at(column);
            ++column;
        }
    }
    throw std::out_of_range("no such thing");
}
Verdict find(const Following& game, std::size_t row, Object object) {
    return find(game.deductions.notebook(), row, objectFace(object));
}

bool operator==(Verdict found, std::pair<int, int> wanted) {
    return found.least == wanted.first && found.most == wanted.second;
}
constexpr std::pair impossible{0, 0}, possible{0, 1}, certain{1, 1};

Objects objectsAt(const State& state, std::size_t row) {
    return row < state.board.seats ? state.players[row].hand : objectsOf(state.deck);
}

// What the marks of a notebook say that is not so; empty: all is true.
std::string untrueOf(const State& truth, const Notebook& book) {
    const std::size_t deck = truth.board.seats;
    for (std::size_t row = 0; row <= deck; ++row) {
        for (const Object object : objectsInPlay(truth.board.options, truth.board.seats).kinds()) {
            Objects there = objectsAt(truth, row);
            if (row == deck) {
                for (int card = 0; card < truth.board.stacked; ++card) there.add(truth.secrets.stacked[card]);
            }
            const Verdict found = find(book, row, objectFace(object));
            const int copies = there.copies(object);
            if (copies < found.least || copies > found.most) {
                return std::to_string(row) + " has " + std::to_string(copies) + " of " +
                       std::string(idOf(object, objectIds)) + ", not " + std::to_string(found.least) + " to " +
                       std::to_string(found.most);
            }
        }
        if (row == deck) break;
        const Player& player = truth.players[row];
        if (find(book, row, professionFace(player.profession)).isImpossible())
            return "profession of " + std::to_string(row);
        if (find(book, row, allianceFace(player.alliance)).isImpossible()) return "alliance of " + std::to_string(row);
        if (find(book, row, allianceFace(other(player.alliance))).isCertain())
            return "alliance of " + std::to_string(row);
    }
    return {};
}

// ---- every world ----
using Worlds = std::vector<State>;

void addNew(Worlds& worlds, const State& world) {
    if (std::find(worlds.begin(), worlds.end(), world) == worlds.end()) worlds.push_back(world);
}

// All ways to lay the objects that the seat does not see; of all else this position is the truth.
Worlds worldsOf(const State& state) {
    Objects unseen = objectsOf(state.deck);
    for (Seat seat = 1; seat < state.board.seats; ++seat) unseen += state.players[seat].hand;
    Worlds worlds;
    State world = state;
    std::function<void(std::size_t, Objects)> lay = [&](std::size_t place, Objects left) {
        if (place == state.board.seats) {
            ObjectPile order = pileOf(left);
            std::sort(order.begin(), order.end());
            do {
                const bool bag = std::any_of(order.begin(), order.end(), isBag);
                world.deck = order;
                if (!bag) addNew(worlds, world);
            } while (std::next_permutation(order.begin(), order.end()));
            return;
        }
        std::function<void(Objects, Objects, int)> choose = [&](Objects from, Objects rest, int open) {
            if (open == 0) {
                lay(place + 1, from + rest);
                return;
            }
            if (from.empty()) return;
            const Object kind = from.kinds().first();
            const Objects one = Objects::of(kind);
            world.players[place].hand += one;
            choose(from - one, rest, open - 1);
            world.players[place].hand -= one;
            Objects all;
            for (int copy = from.copies(kind); copy > 0; --copy) all.add(kind);
            choose(from - all, rest + all, open);
        };
        const int size = state.players[place].hand.count();
        const Objects before = world.players[place].hand;
        world.players[place].hand = {};
        choose(left, {}, size);
        world.players[place].hand = before;
    };
    lay(1, unseen);
    return worlds;
}

// The worlds in which somebody could have done what the seat saw being done.
Worlds followed(const Worlds& before, Seat mover, const std::vector<Told>& told, const View& seen) {
    Worlds after;
    for (const State& world : before) {
        for (const Move& move : movesOf(world, mover)) {
            State next = world;
            Narrator narrator;
            Rules::play(next, mover, move, &narrator);
            if (Rules::view(next, watcher) == seen && toldTo(watcher, narrator) == told) {
                addNew(after, next);
            }
        }
    }
    return after;
}

// Few enough objects are out of sight to try everything; alliances and professions are known, and no chance comes in.
State nearlyAllSeen(Rng& rng) {
    Options options;
    options.luggage = Luggage::sealed;
    State state = tableOf(
        {{"dagger whip poison-ring monocle goblet gloves throwing-knives", "bag-key key key", "bag-goblet privilege"},
         plainProfessions,
         "key goblet goblet",
         "obo",
         options});
    Objects unseen = objectsOf(state.deck);
    for (Seat seat = 1; seat < 3; ++seat) unseen += state.players[seat].hand;
    for (;;) {
        ObjectPile cards = pileOf(unseen);
        shuffle(cards, rng);
        for (Seat seat = 1; seat < 3; ++seat) {
            state.players[seat].hand = {};
            for (int card = 0; card < 4 - seat; ++card) state.players[seat].hand.add(cards.takeBack());
        }
        state.deck = cards;
        if (std::none_of(cards.begin(), cards.end(), isBag)) break;
    }
    for (Seat seat = 1; seat < 3; ++seat) {
        state.notes[watcher].learnAlliance(seat, state.players[seat].alliance);
        state.notes[watcher].professions[seat] = state.players[seat].profession;
    }
    return state;
}

// How many copies lie there in some world, at least and at most.
std::pair<int, int> extremesIn(const Worlds& worlds, std::size_t row, Object object) {
    int least = piecesEach;
    int most = 0;
    for (const State& world : worlds) {
        const int copies = objectsAt(world, row).copies(object);
        least = std::min(least, copies);
        most = std::max(most, copies);
    }
    return {least, most};
}

}  // namespace

class TestCoachNotebook : public QObject {
    Q_OBJECT
private slots:
    // What is certain is so in every world, what is impossible in none; and next to nothing is left open that is not.
    void nothingIsConcludedThatSomeWorldDenies() {
        Rng rng(23);
        int marks = 0;
        int open = 0;
        for (int game = 0; game < 12; ++game) {
            Following following(nearlyAllSeen(rng));
            Worlds worlds = worldsOf(following.state);
            for (int event = 0; event < 30 && following.state.board.phase != Phase::naming; ++event) {
                const ToAct now = Rules::toAct(following.state);
                if (now.isOver() || now.isChance()) break;
                const auto moves = movesOf(following.state, now.seats.first());
                const Move& move = oneOf(moves, rng);
                if (std::holds_alternative<Declare>(move)) continue;
                State next = following.state;
                Narrator narrator;
                Rules::play(next, now.seats.first(), move, &narrator);
                worlds = followed(worlds, now.seats.first(), toldTo(watcher, narrator), Rules::view(next, watcher));
                following.play(now.seats.first(), move);
                QVERIFY(std::find(worlds.begin(), worlds.end(), following.state) != worlds.end());
                const Notebook book = following.deductions.notebook();
                for (std::size_t row = 1; row < 4; ++row) {
                    for (const Object object : objectsInPlay(next.board.options, 3).kinds()) {
                        const auto [least, most] = extremesIn(worlds, row, object);
                        const Verdict found = find(book, row, objectFace(object));
                        QVERIFY2(found.least <= least && found.most >= most,
                                 std::string(idOf(object, objectIds)).c_str());
                        ++marks;
                        open += found.least != least || found.most != most ? 1 : 0;
                    }
                }
            }
        }
        qInfo() << open << "of" << marks << "marks say less than the worlds do";
        QVERIFY(marks > 5000);
        QVERIFY2(open * 50 < marks, std::to_string(open).c_str());
    }

    void theTruthIsNeverDenied_data() {
        QTest::addColumn<int>("seats");
        for (int seats = minPlayers; seats <= maxPlayers; ++seats) QTest::addRow("%d seats", seats) << seats;
    }
    void theTruthIsNeverDenied() {
        QFETCH(int, seats);
        Options options;
        options.smuggling = seats % 3 == 0;
        options.rounds = seats == 4 ? 3 : 1;
        Rng rng(41);
        Following following(Rules::start(options, seats, Rules::deal(options, seats, rng)),
                            static_cast<Seat>(seats - 1));
        int certainMarks = 0;
        for (int event = 0; event < 600 && !Rules::toAct(following.state).isOver(); ++event) {
            following.playRandomly(rng);
            if (event % 8 != 0) continue;
            const Notebook book = following.deductions.notebook();
            const std::string untrue = untrueOf(following.state, book);
            QVERIFY2(untrue.empty(), (std::to_string(event) + ": " + untrue).c_str());
            for (const Verdict& found : book.rows.front().findings) certainMarks += found.isCertain() ? 1 : 0;
        }
        QVERIFY(certainMarks > 0);
    }

    // C-3, with every way to split the seats: what is known of some says whose the others are.
    void alliancesAreCounted() {
        Rng rng(5);
        for (int time = 0; time < 200; ++time) {
            const int seats = minPlayers + time % 8;
            State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
            for (Seat seat = 1; seat < seats; ++seat) {
                if (rng.below(2) == 0) state.notes[watcher].learnAlliance(seat, state.players[seat].alliance);
            }
            const View view = Rules::view(state, watcher);
            const Allegiance splits(view);
            const Notebook book = Deductions(view).notebook();
            for (Seat seat = 0; seat < seats; ++seat) {
                for (const Alliance alliance : {Alliance::order, Alliance::brotherhood}) {
                    const float chance = splits.chanceOf(seat, alliance);
                    const Verdict found = find(book, seat, allianceFace(alliance));
                    QCOMPARE(found.isImpossible(), chance < 1e-6f);
                    QCOMPARE(found.isCertain(), chance > 1 - 1e-5f);
                }
            }
        }
    }

    // C-6: what has no seal lies in the deck, and both bags in hands.
    void theDealTellsWhereThingsBegin() {
        Rng rng(9);
        const Following game(Rules::start({}, 5, Rules::deal({}, 5, rng)));
        for (std::size_t row = 1; row < 5; ++row) QVERIFY(find(game, row, Object::brokenMirror) == impossible);
        QVERIFY(find(game, 5, Object::brokenMirror) == certain);
        QVERIFY(find(game, 5, Object::bagKey) == impossible);
        QVERIFY(find(game, 5, Object::blackPearl) == possible);
    }

    // C-50 to C-52: with the mirror out of the way, an object that would be named has not changed hands in silence.
    void whatIsNotSaidTellsSomething() {
        const State dealt = tableOf({{"key", "monocle", "bag-key", "bag-goblet"}, plainProfessions});
        Following game(dealt);
        game.play(0, Offer{Object::key, 1, false});
        game.play(1, Accept{Object::monocle, false});  // named, and now the watcher's
        QVERIFY(find(game, 1, Object::key) == std::pair(1, 1));
        game.play(1, Offer{Object::key, 2, false});
        game.play(2, Accept{Object::bagKey, false});  // named: a bag
        QVERIFY(find(game, 2, Object::key) == std::pair(1, 1));
        const Verdict one = find(game, 1, Object::bagKey);
        QVERIFY(one == possible);  // which of the two, nobody said
    }

    // C-31, C-33: whoever hears a demand learns from it.
    void aDemandTellsEverybody() {
        State state = tableOf({{"key", "dagger", "bag-key", "bag-goblet"}, "brawler diplomat grand-master doctor"});
        state.board.turnSeat = 1;
        state.board.waiting = SeatSet::of(1);
        Following game(state);
        QVERIFY(find(game, 2, Object::whip) == possible);
        game.play(1, UseProfession{Profession::diplomat, 2});
        game.play(1, Demand{Object::whip});
        QVERIFY(find(game, 2, Object::whip) == impossible);
        QVERIFY(find(game, 1, Object::whip) == impossible);
        QVERIFY(find(game, 3, Object::whip) == possible);
        QCOMPARE(game.deductions.notebook().looks.size(), std::size_t(1));
    }

    // The last place that is left, and a profession that its owner has laid back.
    void professionsAreCountedOut() {
        State state = tableOf({{"key", "coat", "bag-key", "bag-goblet"}, plainProfessions});
        state.notes[watcher].professions[1] = Profession::bodyguard;
        state.board.turnSeat = 1;
        state.board.waiting = SeatSet::of(1);
        Following game(state);
        QVERIFY(find(game.deductions.notebook(), 1, professionFace(Profession::bodyguard)) == certain);
        game.play(1, Offer{Object::coat, 2, false});
        game.play(2, Accept{Object::bagKey, false});
        game.play(1, DrawCard{});
        const Notebook book = game.deductions.notebook();
        QVERIFY(find(book, 4, professionFace(Profession::bodyguard)) == certain);
        QVERIFY(find(book, 1, professionFace(Profession::bodyguard)) == impossible);
        QVERIFY(find(book, 1, professionFace(Profession::doctor)) == possible);
    }

    // Hidden cards change places, and the notebook is the same.
    void itKnowsNoMoreThanItsSeat() {
        State one = tableOf({{"key", "dagger goblet", "bag-key whip", "bag-goblet"}, plainProfessions, "coat folio"});
        State other = one;
        std::swap(other.players[1].hand, other.players[2].hand);
        std::swap(other.players[1].profession, other.players[3].profession);
        std::swap(other.players[1].alliance, other.players[2].alliance);
        Following here(one);
        Following there(other);
        QVERIFY(here.deductions.notebook() == there.deductions.notebook());
        for (Following* game : {&here, &there}) {
            game->play(0, Fight{3});
            game->passTo(Phase::turn);
        }
        here.play(1, Offer{Object::goblet, 2, false});
        there.play(1, Offer{Object::whip, 2, false});
        for (Following* game : {&here, &there}) game->play(2, Refuse{});
        QVERIFY(here.state.players[1].hand != there.state.players[1].hand);
        QVERIFY(here.deductions.notebook() == there.deductions.notebook());
    }
};

INTRIKA_TEST(TestCoachNotebook)

}  // namespace tst_coach_notebook

#include "tst_coach_notebook.moc"
