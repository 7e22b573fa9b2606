// All that a game shows, asks and tells can be read in every language: random games of every registered game, as each
// seat sees them. Nothing reads as a bare key, an empty gap or a placeholder that nobody filled.
#include "engines/core/happening.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/one_of.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"
#include "tests/support/ts_files.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <unordered_set>

namespace tst_texts {

using namespace intrika;

namespace {

constexpr int gamesOfEach = isInstrumented ? 1 : 2;
constexpr int mostEvents = 500;  // of one game: the longest ones say the same again

const QStringList people{"Anna", "Bence", "Csilla", "Dóri", "Emil", "Fanni", "Gergő", "Hanna", "Imre", "Judit"};

nlohmann::json someOptions(const GameKind& kind, Rng& rng) {
    nlohmann::json options = nlohmann::json::object();
    for (const OptionSpec& option : kind.options) {
        const auto at = rng.below(static_cast<std::uint32_t>(option.values.size()));
        options[option.key] = option.json(option.values[at]);
    }
    return options;
}

std::vector<Text> textsOf(const Tableau& table) {
    std::vector<Text> texts{table.headline, table.subline};
    for (const Zone& zone : table.zones) {
        texts.push_back(zone.label);
        texts.push_back(zone.detail);
        for (const Piece& piece : zone.pieces) texts.push_back(piece.name);
    }
    for (const Label& label : table.labels) texts.push_back(label.text);
    for (const Plate& plate : table.plates) texts.insert(texts.end(), plate.badges.begin(), plate.badges.end());
    for (const Link& link : table.links) texts.push_back(link.text);
    return texts;
}

std::vector<Text> textsOf(const Prompt& prompt) {
    std::vector<Text> texts{prompt.question};
    for (const Choice& choice : prompt.choices) texts.push_back(choice.text);
    texts.insert(texts.end(), prompt.words.begin(), prompt.words.end());
    return texts;
}

// Up to two things that lie on the table: what a player might point at.
std::vector<Pick> somePicks(const Tableau& table, Rng& rng) {
    std::vector<Pick> picks;
    for (int i = 0; i < 2 && !table.zones.empty(); ++i) {
        const Zone& zone = oneOf(table.zones, rng);
        if (zone.pieces.empty()) continue;
        const Piece& piece = oneOf(zone.pieces, rng);
        const bool face = rng.below(2) == 0;
        picks.push_back({face ? Pick::On::face : Pick::On::place, zone.id, face ? piece.face : piece.place});
    }
    return picks;
}

// What tells a text from every other one.
void spell(const Text& text, std::string& out) {
    out += text.id + '(' + (text.count ? std::to_string(*text.count) : "") + '|';
    for (const TextArg& arg : text.args) {
        out += std::to_string(static_cast<int>(arg.kind)) + ':' + std::to_string(arg.number) + ':' + arg.word + ',';
        for (const Text& inner : arg.inner) spell(inner, out);
    }
    out += ')';
}

// How many there are for the log.
std::size_t logSentencesOf(const QString& game) {
    std::size_t count = 0;
    for (const Unit& unit : unitsOf(tsFile(game, "en"))) {
        if (unit.key.startsWith(u"log.") && !unit.key.endsWith(u".source")) ++count;
    }
    return count;
}

}  // namespace

class TestTexts : public QObject {
    Q_OBJECT

    const GameKind* kind_ = nullptr;
    Words words_;
    std::set<std::string> told_;
    std::unordered_set<std::string> read_;  // spelled: most is on the table for many events
    std::vector<nlohmann::json> earlier_;   // moves that were legal at another time

    static void addGames() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const GameKind* kind : allGames()) {
            for (const QString& language : languages()) {
                QTest::addRow("%s %s", kind->id.c_str(), qPrintable(language))
                    << QString::fromStdString(kind->id) << language;
            }
        }
    }
    void takeRow() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        switchLanguage(language);
        kind_ = gameNamed(game.toStdString());
        words_ = Words(game, people.mid(0, kind_->maxSeats));
        told_.clear();
        read_.clear();
        earlier_.clear();
    }

    void verifyReadable(const std::vector<Text>& texts) {
        static const QRegularExpression unfilled("%\\d|%n|[‹\\[]");
        for (const Text& text : texts) {
            std::string spelled;
            spell(text, spelled);
            if (!read_.insert(std::move(spelled)).second) continue;
            const QString read = words_.say(text);
            QVERIFY2(!read.contains(unfilled), qPrintable(read));
            QVERIFY2(text.empty() == read.isEmpty(), text.id.c_str());
        }
    }

    void verifyTold(const Session& session, int step, Observer observer) {
        for (const Happening& happening : session.happenings(step, observer)) {
            told_.insert(happening.sentence.id);
            verifyReadable({happening.sentence});
            if (happening.points) verifyReadable({say(happening.sentence.id + ".source")});  // for the result's table
        }
    }

    void verifyAsked(const Session& session, Seat seat, Rng& rng) {
        const Prompt prompt = session.prompt(seat);
        verifyReadable(textsOf(prompt));
        verifyReadable({session.whyNot(seat, somePicks(session.tableau(seat), rng))});
        const Choice& some = oneOf(prompt.choices, rng);
        verifyReadable({session.explain(seat, some.key)});
        verifyRefused(session, seat, rng);
        earlier_.push_back(session.moveJson(seat, some.key));
    }

    // A move of another time is legal here too, or it is refused with a reason.
    void verifyRefused(const Session& session, Seat seat, Rng& rng) {
        if (earlier_.empty()) return;
        const auto& move = oneOf(earlier_, rng);
        const auto answer = session.legalMove(seat, move);
        if (!answer) verifyReadable({answer.error().text});
    }

    void verifyGame(Session& session, Rng& rng) {
        const auto seats = static_cast<std::uint32_t>(session.seatCount());
        for (int event = 0; event < mostEvents && !session.toAct().isOver() && !QTest::currentTestFailed(); ++event) {
            const ToAct toAct = session.toAct();
            Seat mover = static_cast<Seat>(rng.below(seats));
            if (!toAct.isChance()) {
                mover = toAct.seats.first();
                verifyAsked(session, mover, rng);
            }
            playRandomEvent(session, rng);
            for (const Observer observer :
                 {Observer(mover), Observer(static_cast<Seat>(rng.below(seats))), spectator}) {
                verifyTold(session, session.stepCount() - 1, observer);
                verifyReadable(textsOf(session.tableau(observer)));
            }
        }
    }

private slots:
    void everythingOnTheTableIsReadable_data() { addGames(); }
    void everythingOnTheTableIsReadable() {
        takeRow();
        for (const int seats : std::set{kind_->minSeats, kind_->usualSeats, kind_->maxSeats}) {
            Rng rng(static_cast<std::uint64_t>(seats));
            for (int game = 0; game < gamesOfEach; ++game) {
                const auto options = game == 0 ? nlohmann::json::object() : someOptions(*kind_, rng);
                auto session = kind_->deal(options, seats, rng, {});
                QVERIFY2(session.has_value(), options.dump().c_str());
                verifyGame(**session, rng);
                if (QTest::currentTestFailed()) return;
            }
        }
        const std::size_t written = logSentencesOf(QString::fromStdString(kind_->id));
        QVERIFY2(2 * told_.size() > written,
                 qPrintable(QString("only %1 of %2 sentences were told").arg(told_.size()).arg(written)));
    }

    void everyFaceHasWords_data() { addGames(); }
    void everyFaceHasWords() {
        takeRow();
        for (const std::string& face : kind_->faces) {
            for (const char* part : {".name", ".kind", ".text"}) verifyReadable({say("face." + face + part)});
        }
    }

    // What the window shows of the game before it begins: options and their values, with help, and the seats' colours.
    void optionsAndColoursHaveWords_data() { addGames(); }
    void optionsAndColoursHaveWords() {
        takeRow();
        for (const OptionSpec& option : kind_->options) {
            std::vector<std::string> keys{"options." + option.key};
            for (const std::string& value : option.values) keys.push_back(keys.front() + '.' + value);
            for (const std::string& key : keys) verifyReadable({say(key), say(key + ".help")});
        }
        for (const std::string& colour : kind_->seatColours) {
            verifyReadable({say("colour." + colour), say("mark." + colour)});
        }
    }
};

INTRIKA_TEST(TestTexts)

}  // namespace tst_texts

#include "tst_texts.moc"
