// Whoever has the rules and nothing else can learn the game: every card stands in them by its name, with what is
// printed on it, and so does every option.
#include "engines/schemes/cards.h"
#include "engines/session/game_kind.h"
#include "engines/succession/rules.h"
#include "engines/words/rules_text.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_rules_teach {

using namespace intrika;

namespace {

QString id(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

// The cells of every line of a table, bare of marks and of what stands in brackets.
QList<QStringList> rowsIn(const QString& markdown) {
    static const QRegularExpression marks(QStringLiteral("\\*|\\s*\\([^)]*\\)"));
    QList<QStringList> rows;
    for (const QString& line : markdown.split(u'\n')) {
        if (!line.startsWith(u'|')) continue;
        QStringList cells = line.mid(1, line.lastIndexOf(u'|') - 1).split(u'|');
        for (QString& cell : cells) cell = cell.remove(marks).trimmed();
        rows << cells;
    }
    return rows;
}

QStringList numbersIn(const QString& text) {
    static const QRegularExpression number(QStringLiteral("\\d+(?:[.,]\\d+)?"));
    QStringList numbers;
    for (auto found = number.globalMatch(text); found.hasNext();) numbers << found.next().captured();
    return numbers;
}

bool stands(const QList<QStringList>& rows, const QStringList& wanted) {
    return std::any_of(rows.begin(), rows.end(),
                       [&wanted](const QStringList& row) { return row.mid(0, wanted.size()) == wanted; });
}

// What is printed: "9.5", of a specialist both values, of the double nothing.
QStringList influenceOf(schemes::Card card, const QLocale& locale) {
    using namespace schemes;
    const auto at = [&](GoalKind kind) { return locale.toString(printed(card, kind) / 2.0); };
    if (card == Card::theDouble) return {};
    if (!isSpecialist(card)) return {at(GoalKind::alchemy)};
    const GoalKind own = kindOf(card);
    return {at(own), at(own == GoalKind::alchemy ? GoalKind::music : GoalKind::alchemy)};
}

succession::Hand handOf(std::initializer_list<succession::Character> characters) {
    succession::Hand hand;
    for (const auto character : characters) hand.append(character);
    return hand;
}

}  // namespace

class TestRulesTeach : public QObject {
    Q_OBJECT

private slots:
    void everyGameTellsSecretsAndOptions_data() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
    void everyGameTellsSecretsAndOptions() {
        QFETCH(QString, game);
        const Words words(game);
        const std::vector<RuleEntry> entries = rulesOf(words);
        std::vector<std::string> sections{"rules.head.components", "rules.head.setup", "rules.head.secrets"};
        if (!gameNamed(game.toStdString())->options.empty()) sections.emplace_back("rules.head.options");
        for (const std::string& key : sections) {
            const QString heading = words.say(say(key));
            QVERIFY2(std::any_of(entries.begin(), entries.end(), [&](const RuleEntry& e) { return e.text == heading; }),
                     ("the outline has no section " + key).c_str());
        }
    }

    void everyOptionIsTold_data() { languageRows({QStringLiteral("schemes"), QStringLiteral("succession")}); }
    void everyOptionIsTold() {
        const Words words = wordsOfRow();
        const QString told = words.say(say("rules.options.list"));
        QVERIFY(rulesMarkdown(words).contains(told));
        for (const OptionSpec& option : gameNamed(words.game().toStdString())->options) {
            const QString name = words.say(say("options." + option.key));
            QVERIFY2(told.contains(QStringLiteral("**%1**").arg(name)), qPrintable(name));
        }
    }

    void everyAllyHasItsInfluence_data() { languageRows({QStringLiteral("schemes")}); }
    void everyAllyHasItsInfluence() {
        using namespace schemes;
        const Words words = wordsOfRow();
        const QList<QStringList> rows = rowsIn(rulesMarkdown(words));
        for (int index = 0; index < cardCount; ++index) {
            const QString name = words.term(QStringLiteral("face.influence.%1.name").arg(id(cardIds[index])));
            const QStringList wanted = influenceOf(static_cast<Card>(index), words.locale());
            QVERIFY2(std::any_of(rows.begin(), rows.end(),
                                 [&](const QStringList& row) {
                                     return row.size() == 3 && row[0] == name && numbersIn(row[1]) == wanted;
                                 }),
                     qPrintable(name + u' ' + wanted.join(u'/')));
        }
    }

    void everyKindOfGoalHasItsCardsAndItsSpecialist_data() { languageRows({QStringLiteral("schemes")}); }
    void everyKindOfGoalHasItsCardsAndItsSpecialist() {
        using namespace schemes;
        const Words words = wordsOfRow();
        const QString told = words.say(say("rules.components.goals"));
        QStringList points;
        for (int worth = 1; worth <= mostPoints; ++worth) {
            for (int copy = 0; copy < Goal::of(GoalKind::music, worth).copies(); ++copy)
                points << QString::number(worth);
        }
        QCOMPARE(numbersIn(told.section(QStringLiteral("**"), 1, 1)), points);
        const QList<QStringList> rows = rowsIn(rulesMarkdown(words));
        for (int index = 0; index < cardCount; ++index) {
            const auto card = static_cast<Card>(index);
            if (!isSpecialist(card)) continue;
            const QString kindId = id(goalKindIds[static_cast<std::size_t>(kindOf(card))]);
            const QString kind = words.term(QStringLiteral("face.goal.%1-1.name").arg(kindId)).toLower();
            const QString name = words.term(QStringLiteral("face.influence.%1.name").arg(id(cardIds[index])));
            QVERIFY2(told.contains(kind), qPrintable(kind));
            QVERIFY2(std::any_of(rows.begin(), rows.end(),
                                 [&](const QStringList& row) { return row[0] == name && row.last() == kind; }),
                     qPrintable(name));
        }
    }

    void everyCharacterHasRankCrownAndActions_data() { languageRows({QStringLiteral("succession")}); }
    void everyCharacterHasRankCrownAndActions() {
        using namespace succession;
        const Words words = wordsOfRow();
        const QList<QStringList> rows = rowsIn(words.say(say("rules.components.characters")));
        QCOMPARE(rows.size(), characterCount + 2);  // and what stands over them
        for (int index = 0; index < characterCount; ++index) {
            const auto character = static_cast<Character>(index);
            const QStringList& row = rows[index + 2];
            QCOMPARE(row.size(), 4);
            QCOMPARE(row[0], QString(QChar('A' + static_cast<int>(rankOf(character)))));
            QCOMPARE(row[1], words.term(QStringLiteral("face.character.%1.name").arg(id(characterIds[index]))));
            QCOMPARE(row[2] != u"–", withSymbol.contains(character));
            QStringList actions = row[3].split(QStringLiteral(", "));
            for (int action = 0; action < actionCount; ++action) {
                if (!printedActions(character).contains(static_cast<Action>(action))) continue;
                const QString name = words.term(QStringLiteral("face.action.%1.name").arg(id(actionIds[action])));
                QVERIFY2(!actions.empty() && name.contains(actions.takeFirst(), Qt::CaseInsensitive),
                         qPrintable(row.join(u' ')));
            }
            QVERIFY2(actions.empty(), qPrintable(row.join(u' ')));
        }
    }

    void everyBuildingAndSubjectHasColourWorthAndPartner_data() { languageRows({QStringLiteral("succession")}); }
    void everyBuildingAndSubjectHasColourWorthAndPartner() {
        using namespace succession;
        static constexpr std::array<const char*, colourCount> colours{
            "rules.components.yellow", "rules.components.red", "rules.components.blue", "rules.components.green"};
        const Words words = wordsOfRow();
        const auto named = [&words](const char* sort, Card card) {
            const QString key = QStringLiteral("face.%1.%2.name").arg(QLatin1String(sort), id(cardIds[indexOf(card)]));
            return QStringList{words.term(key), QString::number(worthOf(card))};
        };
        for (int index = 0; index < kindsOfSort; ++index) {
            const auto building = static_cast<Card>(index);
            const QString told = words.say(say(colours[static_cast<std::size_t>(colourOf(building))]));
            QVERIFY(rulesMarkdown(words).contains(told));
            const QStringList row = named("building", building) + named("subject", partnerOf(building));
            QVERIFY2(stands(rowsIn(told), row), qPrintable(row.join(u' ')));
        }
    }

    void theExampleStageIsRight() {  // K-22, K-32 to K-35, K-42, K-44 to K-46; Red, Blue and Green are seats 0 to 2
        using namespace succession;
        Rng rng(1);
        Setup setup = Rules::deal({}, 3, rng);
        setup.deal.hands = {handOf({Character::queen, Character::duke, Character::count}),
                            handOf({Character::knight, Character::courtier, Character::priest}),
                            handOf({Character::diplomat, Character::countess, Character::treasurer})};
        setup.deal.aside = {};
        for (const auto character : {Character::lordProtector, Character::merchant1, Character::merchant2})
            setup.deal.aside.append(character);
        const std::pair<std::size_t, Card> tops[] = {
            {0, Card::inn}, {1, Card::university}, {1, Card::harbour}, {2, Card::gardener}, {3, Card::farmer}};
        for (const auto& [pile, card] : tops) setup.piles[pile].append(card);
        State state = Rules::start({}, 3, setup);
        const auto played = [&state](Seat seat, const Move& move) {
            QVERIFY(Rules::isLegal(state, seat, move));
            Rules::play(state, seat, move);
        };
        played(0, Play{Character::queen});
        played(1, Play{Character::knight});
        played(2, Play{Character::diplomat});
        QCOMPARE(int{state.board.players[1].tokens}, 2);
        QCOMPARE(int{state.board.players[2].tokens}, 2);
        played(0, Steal{1, Action::money});
        played(0, TakeMoney{1});
        QCOMPARE(int{state.board.players[0].coins}, 7);
        played(0, Recruit{2});
        QCOMPARE(int{state.money[2]}, 5);
        played(1, Steal{2, Action::buy});
        played(1, Buy{1, Price::full});
        QCOMPARE(int{state.board.players[1].coins}, 2);
        QCOMPARE(int{state.money[1]}, 3);
        played(2, Settle{});
        QCOMPARE(int{state.board.players[2].tokens}, 1);
        played(2, TakeMoney{2});
        QCOMPARE(int{state.board.players[2].coins}, 10);
        QCOMPARE(int{state.board.stage}, 2);
    }

private:
    static void languageRows(const QStringList& games) {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : games) {
            for (const QString& code : languages()) QTest::newRow(qPrintable(game + u' ' + code)) << game << code;
        }
    }
    static Words wordsOfRow() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        return Words::in(language, game);
    }
};

INTRIKA_TEST(TestRulesTeach)

}  // namespace tst_rules_teach

#include "tst_rules_teach.moc"
