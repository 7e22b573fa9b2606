// The words of the program in both languages: complete, equal in facts, and put together as an editor of Hungarian
// would. How they are spelled: tst_spelling.
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/ts_files.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

namespace tst_words {

using namespace intrika;

namespace {

// A grammatical form of a name, "action.builder.acc". Each language has the forms that its sentences ask for.
bool isForm(const QString& key, const QMap<QString, Unit>& units) {
    static const QSet<QString> forms{"acc", "dat", "ins", "all", "own", "of", "an"};
    const qsizetype dot = key.lastIndexOf(u'.');
    return dot > 0 && forms.contains(key.mid(dot + 1)) && units.contains(key.left(dot));
}

QSet<QString> keysWithoutForms(const QMap<QString, Unit>& units) {
    QSet<QString> keys;
    for (auto unit = units.begin(); unit != units.end(); ++unit) {
        if (!isForm(unit.key(), units)) keys << unit.key();
    }
    return keys;
}

QSet<QString> placeholders(const QString& text) {
    static const QRegularExpression placeholder(QStringLiteral("%(\\d|n|L\\d|Ln)"));
    QSet<QString> found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();) found << match.next().captured();
    return found;
}

QStringList keyLiterals(const QString& source, const QSet<QString>& families) {
    static const QRegularExpression literal(QStringLiteral("\"([a-z][a-z0-9-]*)(\\.[A-Za-z0-9-]+)*\\.?\""));
    QStringList found;
    static const QRegularExpression comment(QStringLiteral("//.*$"));
    for (QString line : source.split(u'\n')) {
        if (line.startsWith(u'#')) continue;
        line.remove(comment);
        for (auto match = literal.globalMatch(line); match.hasNext();) {
            const auto one = match.next();
            const QString text = one.captured().mid(1, one.captured().size() - 2);
            if (text.contains(u'.') && families.contains(one.captured(1))) found << text;
        }
    }
    return found;
}

}  // namespace

class TstWords : public QObject {
    Q_OBJECT

private slots:
    void init() { switchLanguage("en"); }

    void bothLanguages_data() {
        QTest::addColumn<QString>("stem");
        for (const QString& stem : stems()) QTest::newRow(qPrintable(stem)) << stem;
    }
    // Same keys, same placeholders, nothing empty or unfinished, as many plural forms as the language has.
    void bothLanguages() {
        QFETCH(QString, stem);
        const auto hu = unitsOf(tsFile(stem, "hu"));
        const auto en = unitsOf(tsFile(stem, "en"));
        QVERIFY(!hu.isEmpty());
        const auto onlyHu = keysWithoutForms(hu) - keysWithoutForms(en);
        const auto onlyEn = keysWithoutForms(en) - keysWithoutForms(hu);
        QVERIFY2(onlyHu.isEmpty(), qPrintable("only Hungarian: " + onlyHu.values().join(", ")));
        QVERIFY2(onlyEn.isEmpty(), qPrintable("only English: " + onlyEn.values().join(", ")));
        for (const auto* units : {&hu, &en}) {
            for (const Unit& unit : *units) {
                QVERIFY2(unit.finished, qPrintable(unit.key));
                QCOMPARE(unit.forms.size(), !unit.numerus || units == &hu ? 1 : 2);
                for (const QString& form : unit.forms) QVERIFY2(!form.trimmed().isEmpty(), qPrintable(unit.key));
            }
        }
        for (auto unit = hu.begin(); unit != hu.end(); ++unit) {
            if (!en.contains(unit.key())) continue;
            QCOMPARE(en[unit.key()].numerus, unit->numerus);
            for (const QString& form : en[unit.key()].forms) {
                QVERIFY2(placeholders(form) == placeholders(unit->forms.first()), qPrintable(unit.key()));
            }
        }
    }

    // Names of one family ("action.…") have the same forms, so a sentence may ask any of them for the form it needs.
    void familiesOfNames() {
        for (const QString& language : languages()) {
            for (const QString& stem : stems()) {
                const auto units = unitsOf(tsFile(stem, language));
                QMap<QString, QMap<QString, QSet<QString>>> families;  // family -> name -> forms
                for (const QString& key : units.keys()) {
                    if (!isForm(key, units)) continue;
                    const QString name = key.left(key.lastIndexOf(u'.'));
                    families[name.left(name.lastIndexOf(u'.'))][name] << key.mid(name.size() + 1);
                }
                for (const auto& family : families) {
                    for (auto name = family.begin(); name != family.end(); ++name) {
                        QVERIFY2(name.value() == family.first(), qPrintable(name.key()));
                        if (language == u"hu") {
                            QVERIFY2(name.value().contains({"acc", "dat", "ins"}), qPrintable(name.key()));
                        }
                    }
                }
            }
        }
    }

    // Every key that the code names is there, in both languages.
    void keysOfTheCode() {
        for (const QString& language : languages()) {
            QSet<QString> keys;
            QSet<QString> families;
            for (const Unit& unit : allUnits(language)) {
                if (unit.context.contains(u':')) continue;  // a class of the window: its keys are English sentences
                keys << unit.key;
                if (unit.key.contains(u'.')) families << unit.key.section(u'.', 0, 0);
            }
            int seen = 0;
            QStringList missing;
            for (const QString& folder : {root("engines"), root("app")}) {
                for (QDirIterator files(folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
                     files.hasNext();) {
                    for (const QString& key : keyLiterals(contentsOf(files.next()), families)) {
                        ++seen;
                        const bool begins = std::any_of(keys.begin(), keys.end(),
                                                        [&key](const QString& whole) { return whole.startsWith(key); });
                        const bool there = keys.contains(key) || (key.endsWith(u'.') && begins);
                        if (!there) missing << key + " in " + files.filePath();
                    }
                }
            }
            QVERIFY2(missing.isEmpty(), qPrintable(language + ": " + missing.join(", ")));
            QVERIFY(seen > 100);
        }
    }

    void everyGameHasATitle() {
        for (const QString& game : QDir(root("engines")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (!QFile::exists(root("engines/") + game + "/game.cpp")) continue;
            for (const char* key : {"title", "pitch"}) {
                for (const QString& language : languages()) {
                    switchLanguage(language);
                    QVERIFY(!Words(game).say(say(key)).contains(u'‹'));
                }
            }
        }
    }

    void sentences() {
        const Words words("traitor", {"Anna", "Bence"});
        const Text drew = say("log.drew", {person(1)}, 2);
        QCOMPARE(words.say(drew), QString("Bence drew 2 cards.").replace("2 ", "2\u00A0"));
        QCOMPARE(words.say(say("log.drew", {person(0)}, 1)), QString("Anna drew 1\u00A0card."));
        QCOMPARE(words.say(say("log.conflict-won", {term("house.eagle"), number(23), number(21)})),
                 QString("The Eagle won (23–21)."));
        const Text nested = say("place.border", {literal("%2"), literal("b")});
        QCOMPARE(words.say(say("place.border", {part(nested), literal("c – d")})), QString("%2\u00A0– b\u00A0– c – d"));
        QCOMPARE(words.say(Text{}), QString());
        QCOMPARE(words.say(say("no.such.key")), QString("‹no.such.key›"));
        QCOMPARE(words.term("action.nobody"), QString("‹action.nobody›"));
        switchLanguage("hu");
        QCOMPARE(words.say(drew), QString("Bence felhúzott 2\u00A0lapot."));
        QCOMPARE(words.say(say("log.conflict-won", {term("house.eagle"), number(23), number(21)})),
                 QString("A Sas győzött (23–21)."));
        QCOMPARE(words.say(say("log.house-changed", {person(0), term("house.rose")})),
                 QString("Anna átállt, mostantól a Rózsához hűséges."));
        QCOMPARE(words.say(say("log.landscape-turned", {term("landscape.forest"), term("house.eagle")})),
                 QString("Az Erdő átfordult, mostantól a Sasé."));
        QCOMPARE(words.say(say("log.action-shown", {person(0), term("action.diplomat-5")})),
                 QString("Anna felfedte a +5-ös diplomatát."));
    }

    // A game's words stand before the common ones; without a game there are only the common ones.
    void contexts() {
        QCOMPARE(Words("traitor").say(say("level.easy")), QString("Beginner"));
        QCOMPARE(Words().say(say("level.easy")), QString("Beginner"));
        QCOMPARE(Words().say(say("title")), QString("‹title›"));
        QCOMPARE(Words("traitor").say(say("title")), QString("Traitor"));
    }

    void problems() {
        Problem problem;
        problem.text = say("problem.foreign");
        const QString bare = Words().say(problem.text);
        QCOMPARE(Words().say(problem), bare);
        problem.place = "/move/card";
        QVERIFY(Words().say(problem).contains("/move/card") && Words().say(problem).contains(bare));
        problem.event = 46;
        QCOMPARE(Words().say(problem), QString("Event 47 (/move/card): ") + bare);
        switchLanguage("hu");
        QVERIFY(Words().say(problem).startsWith(u"47.\u00A0esemény (/move/card): "));
    }

    void numbers() {
        const auto written = [](std::int64_t value) {
            return Words("traitor").say(say("label.total", {number(value)}));
        };
        QCOMPARE(written(1234), QString("1,234"));
        QCOMPARE(written(-2), QString("−2"));
        switchLanguage("hu");
        QCOMPARE(written(1234), QString("1234"));
        QCOMPARE(written(12345), QString("12\u00A0345"));
        QCOMPARE(written(-2), QString("−2"));
    }

    void articles_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("article");
        for (const char* word : {"1",      "5",     "50",     "1000",   "5.",      "1 000 000", "I. oszlop", "V.",
                                 "A rang", "S-40",  "E-23",   "Az",     "Építész", "ács",       "őr",        "Ürge",
                                 "„Este”", "»Óra«", "(Erdő)", "  alma", "M",       "X",         "Y",         "FŐ"}) {
            QTest::newRow(word) << word << "az";
        }
        for (const char* word :
             {"2",     "10",       "15",      "100",  "12 345", "11",    "150",   "II. oszlop", "III.", "IV.",
              "VI.",   "X.",       "T-17",    "K-30", "C-42",   "B:9,5", "+2-es", "−5",         "-1",   "Sas",
              "Rózsa", "„Király”", "(Város)", "Q",    "Nap",    "Medve", "Lovag", "Fa"}) {
            QTest::newRow(word) << word << "a";
        }
    }
    void articles() {
        QFETCH(QString, word);
        QFETCH(QString, article);
        QCOMPARE(hungarianArticle(word), article);
    }

    // The forms of the game's names, as an editor listed them.
    void forms_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("forms");  // name, the, acc, dat, ins
        const auto row = [](const char* key, const char* forms) {
            QTest::newRow(key) << key << QString::fromUtf8(forms).split(", ");
        };
        row("action.traitor", "Áruló, az Áruló, Árulót, Árulónak, Árulóval");
        row("action.diplomat-2",
            "+2-es diplomata, a +2-es diplomata, +2-es diplomatát, +2-es diplomatának, +2-es diplomatával");
        row("action.diplomat-5",
            "+5-ös diplomata, a +5-ös diplomata, +5-ös diplomatát, +5-ös diplomatának, +5-ös diplomatával");
        row("action.builder", "Építész, az Építész, Építészt, Építésznek, Építésszel");
        row("action.strategist", "Stratéga, a Stratéga, Stratégát, Stratégának, Stratégával");
        row("action.farmer", "Földműves, a Földműves, Földművest, Földművesnek, Földművessel");
        row("landscape.desert", "Sivatag, a Sivatag, Sivatagot, Sivatagnak, Sivataggal");
        row("landscape.pasture", "Legelő, a Legelő, Legelőt, Legelőnek, Legelővel");
        row("landscape.river", "Folyó, a Folyó, Folyót, Folyónak, Folyóval");
        row("landscape.forest", "Erdő, az Erdő, Erdőt, Erdőnek, Erdővel");
        row("landscape.village", "Falu, a Falu, Falut, Falunak, Faluval");
        row("landscape.city", "Város, a Város, Várost, Városnak, Várossal");
        row("house.eagle", "Sas, a Sas, Sast, Sasnak, Sassal");
        row("house.rose", "Rózsa, a Rózsa, Rózsát, Rózsának, Rózsával");
        row("building.estate", "tanya, a tanya, tanyát, tanyának, tanyával");
        row("building.depot", "lerakat, a lerakat, lerakatot, lerakatnak, lerakattal");
        row("supply.2", "2-es, a 2-es, 2-est, 2-esnek, 2-essel");
        row("supply.3", "3-as, a 3-as, 3-ast, 3-asnak, 3-assal");
        row("supply.4", "4-es, a 4-es, 4-est, 4-esnek, 4-essel");
        row("supply.5", "5-ös, az 5-ös, 5-öst, 5-ösnek, 5-össel");
        row("supply.6", "6-os, a 6-os, 6-ost, 6-osnak, 6-ossal");
        row("supply.8", "8-as, a 8-as, 8-ast, 8-asnak, 8-assal");
    }
    void forms() {
        QFETCH(QString, key);
        QFETCH(QStringList, forms);
        const Words words("traitor");
        QCOMPARE(words.term(key, "the"), "the " + words.term(key));
        QCOMPARE(words.term(key, "acc"), words.term(key));
        QCOMPARE(words.term(key, "theIns"), "the " + words.term(key));
        switchLanguage("hu");
        const QString article = forms[1].section(u' ', 0, 0) + u' ';
        QCOMPARE(words.term(key), forms[0]);
        QCOMPARE(words.term(key, "the"), forms[1]);
        const QStringList cases{"acc", "dat", "ins"};
        for (int i = 0; i < cases.size(); ++i) {
            QCOMPARE(words.term(key, cases[i]), forms[i + 2]);
            const QString definite = "the" + cases[i].left(1).toUpper() + cases[i].mid(1);
            QCOMPARE(words.term(key, definite), article + forms[i + 2]);
        }
    }

    // A name's own article gives way; places and people, who say so by a unit `.the`, take none.
    void namesWithArticles() {
        class Invented : public QTranslator {
        public:
            QString translate(const char*, const char* key, const char*, int) const override {
                return units.value(key);
            }
            bool isEmpty() const override { return false; }
            QMap<QString, QString> units;
        } invented;
        invented.units = {
            {"card.three", "A három muskétás"}, {"card.three.acc", "Három muskétást"}, {"card.romeo", "Rómeó"},
            {"card.romeo.the", "Rómeó"},        {"card.romeo.acc", "Rómeót"},          {"card.band", "The Band"}};
        switchLanguage("hu");
        QCoreApplication::installTranslator(&invented);
        const Words words("invented");
        QCOMPARE(words.term("card.three", "name"), QString("A három muskétás"));
        QCOMPARE(words.term("card.three", "the"), QString("a Három muskétás"));
        QCOMPARE(words.term("card.three", "theAcc"), QString("a Három muskétást"));
        QCOMPARE(words.term("card.romeo", "the"), QString("Rómeó"));
        QCOMPARE(words.term("card.romeo", "theAcc"), QString("Rómeót"));
        switchLanguage("en");
        QCoreApplication::removeTranslator(&invented);
        QCoreApplication::installTranslator(&invented);
        QCOMPARE(words.term("card.band", "the"), QString("the Band"));
        QCOMPARE(words.term("card.romeo", "the"), QString("Rómeó"));
    }

    // Switching while running gives what starting in that language gives, Qt's own texts included.
    void switching() {
        const auto everything = [] {
            QStringList all{QLocale().name(), currentLanguage(),
                            QCoreApplication::translate("QPlatformTheme", "Cancel"),
                            QCoreApplication::translate("common", "no such key")};
            for (const Unit& unit : allUnits("hu")) {
                all << QCoreApplication::translate(unit.context.toUtf8(), unit.key.toUtf8(), nullptr, 2);
            }
            return all;
        };
        switchLanguage("hu");
        const QStringList hungarian = everything();
        switchLanguage("en");
        const QStringList english = everything();
        QCOMPARE(english[1], QString("en"));
        QCOMPARE(hungarian[1], QString("hu"));
        QVERIFY(english[2] == "Cancel" && hungarian[2] != "Cancel");
        QVERIFY(english != hungarian);
        switchLanguage("hu");
        QCOMPARE(everything(), hungarian);
        switchLanguage("en");
        QCOMPARE(everything(), english);
    }

    // What is printed in a language is what the window would say in it.
    void besideTheOneThatIsOn() {
        const Text several = say("print.plan.facts", {number(4), number(12345), term("part.board"), literal("x")});
        for (const char* code : {"hu", "en"}) {
            switchLanguage(code);
            const QStringList wanted{Words("confidants").say(several), Words("confidants").term("part.board", "theAcc"),
                                     Words("confidants").say(say("no.such.key")), Words().language()};
            switchLanguage(code == QString("hu") ? "en" : "hu");
            const Words words = Words::in(code, "confidants");
            QCOMPARE((QStringList{words.say(several), words.term("part.board", "theAcc"), words.say(say("no.such.key")),
                                  words.language()}),
                     wanted);
            QVERIFY(Words("confidants").say(several) != wanted[0]);
        }
    }

    // The window's texts come with no-break spaces too, though nobody typed them; names keep theirs.
    void windowTextsDoNotBreak() {
        const auto moves = [] {
            return QCoreApplication::translate("intrika::start::SavedRow", "%n move(s)", nullptr, 3);
        };
        QCOMPARE(moves(), QString("3\u00A0moves"));
        QCOMPARE(QCoreApplication::translate("intrika::shell::MainWindow", "%1 – Intrika"),
                 QString("%1\u00A0– Intrika"));
        QCOMPARE(QCoreApplication::translate("intrika::play::Curtain", "%1 is next"), QString("%1 is next"));
        switchLanguage("hu");
        QCOMPARE(moves(), QString("3\u00A0lépés"));
    }

    void systemLanguageIsOneOfOurs() { QVERIFY(languages().contains(systemLanguage())); }
};

INTRIKA_TEST(TstWords)

}  // namespace tst_words

#include "tst_words.moc"
