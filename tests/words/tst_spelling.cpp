// Every text of both languages as an editor checks it: spelled right, the glossary's words, the right marks, short
// enough.
#include "engines/session/game_kind.h"
#include "engines/words/rules_text.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/ts_files.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>
#include <QTest>

namespace tst_spelling {

using namespace intrika;

namespace {

// Text as a reader sees it, without what is no word: tags, Markdown, placeholders, rule numbers, options of the command
// line, keys of the keyboard, suffixes of files, fractions ("9,5-et" ends as a tenth does; dictionaries take it for a
// 5).
QString proseOf(QString text) {
    static const QList<QRegularExpression> noWords{
        QRegularExpression("`[^`]*`"), QRegularExpression("<[^>]*>"),
        QRegularExpression("%(\\d|n|L\\d|Ln)(\\[\\w+\\])?(’s)?"),
        QRegularExpression("\\b[A-Z]-\\d+|--\\w+|\\d+–|\\bF\\d+\\b|\\b\\d+x\\d+\\b|\\b\\d+,\\d+-[a-z]+"),
        QRegularExpression("[*_#]|(?<=s)’(?!\\w)|\\bEsc\\b|(?<!\\w)\\.\\w+")};
    static const QRegularExpression shortcut(
        QStringLiteral("&(?=\\w)"), QRegularExpression::UseUnicodePropertiesOption);  // may stand within a word
    text.remove(shortcut);
    for (const auto& noWord : noWords) text.replace(noWord, QStringLiteral(" "));
    return text;
}

struct OwnWords {
    QStringList all;
    QStringList newer;  // those that only older dictionaries do not know
};

OwnWords ownWords(const QString& language) {
    static const QString mark = QStringLiteral(" (older)");
    OwnWords words;
    for (QString line : contentsOf(root("translations/words_") + language + ".txt").split(u'\n')) {
        if (line.isEmpty() || line.startsWith(u'#')) continue;
        const bool isNewer = line.endsWith(mark);
        if (isNewer) line.chop(mark.size());
        words.all << line;
        if (isNewer) words.newer << line;
    }
    return words;
}

bool isWritten(const QString& word, const QString& prose) {
    const QRegularExpression whole(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(word)),
                                   QRegularExpression::UseUnicodePropertiesOption);
    return prose.contains(whole);
}

// What hunspell does not know. It must be there: an unchecked text is no checked one.
QStringList misspelled(const QString& prose, const QString& language, const QStringList& known, QString& failure) {
    QTemporaryFile list;
    if (!list.open()) failure = list.errorString();
    list.write(known.join(u'\n').toUtf8() + '\n');
    list.close();
    QProcess hunspell;
    // The word list is read in the encoding of the locale.
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    hunspell.setProcessEnvironment(environment);
    const QString dictionary = language == u"hu" ? QStringLiteral("hu_HU") : QStringLiteral("en_GB");
    hunspell.start(QStringLiteral("hunspell"), {"-d", dictionary, "-i", "utf-8", "-p", list.fileName(), "-l"});
    if (!hunspell.waitForStarted()) {
        failure = QStringLiteral("hunspell is not installed");
        return {};
    }
    hunspell.write(prose.toUtf8());
    hunspell.closeWriteChannel();
    if (!hunspell.waitForFinished(60'000) || hunspell.exitCode() != 0) {
        failure = QString::fromUtf8(hunspell.readAllStandardError());
        return {};
    }
    QStringList words = QString::fromUtf8(hunspell.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

// Each text with one of the words in it: file and beginning.
QStringList placesOf(const QStringList& words, const QList<Unit>& units) {
    QStringList places;
    for (const QString& word : words) {
        for (const Unit& unit : units) {
            for (const QString& form : unit.forms) {
                if (!isWritten(word, proseOf(form))) continue;
                places << word + " in " + unit.file + ": " + form.left(70);
            }
        }
    }
    return places;
}

// A row of docs/glossary.md: English and Hungarian terms, and the words that are not used for them, "(not: …)".
struct Entry {
    QStringList english, hungarian, notEnglish, notHungarian;
};

QStringList termsIn(QString cell, QStringList& forbidden) {
    static const QRegularExpression isNot(QStringLiteral("\\(not: ([^)]*)\\)"));
    for (auto found = isNot.globalMatch(cell); found.hasNext();) forbidden << found.next().captured(1).split(", ");
    static const QRegularExpression bracket(QStringLiteral("\\([^)]*\\)"));
    static const QRegularExpression separator(QStringLiteral("[,;] "));
    QStringList terms = cell.remove(bracket).split(separator);
    for (QString& term : terms) term = term.trimmed();
    return terms;
}

QList<Entry> glossary() {
    QList<Entry> entries;
    for (const QString& line : contentsOf(root("docs/glossary.md")).split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 5 || cells[1].trimmed() == u"English" || cells[1].startsWith(u"---")) continue;
        Entry entry;
        entry.english = termsIn(cells[1], entry.notEnglish);
        entry.hungarian = termsIn(cells[2], entry.notHungarian);
        entries << entry;
    }
    return entries;
}

// A text that is nothing but a term: without shortcut, ellipsis and capital.
QString bareTerm(QString text) { return text.remove(u'&').remove(u'…').trimmed().toLower(); }

void check(const QString& language, const QRegularExpression& forbidden) {
    QVERIFY2(forbidden.isValid(), qPrintable(forbidden.errorString()));
    static const QRegularExpression code(QStringLiteral("`[^`]*`|%\\d\\[\\w+\\]"));
    for (const Unit& unit : allUnits(language)) {
        for (const QString& form : unit.forms) {
            const QString text = QString(form).remove(code);
            QVERIFY2(!text.contains(forbidden), qPrintable(unit.file + ", " + unit.key + ": " + form));
        }
    }
}

}  // namespace

class TstSpelling : public QObject {
    Q_OBJECT

private slots:
    void spelling_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
    }
    void spelling() {
        QFETCH(QString, language);
        const QList<Unit> units = allUnits(language);
        QString prose;
        for (const Unit& unit : units) prose += proseOf(unit.forms.join(u'\n')) + u'\n';
        const auto [known, newer] = ownWords(language);
        QVERIFY(!known.isEmpty());
        QString failure;
        const QStringList wrong = misspelled(prose, language, known, failure);
        QVERIFY2(failure.isEmpty(), qPrintable(failure));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u' ') + u'\n' + placesOf(wrong, units).join(u'\n')));
        // The speller does its work: it finds what is wrong.
        QCOMPARE(misspelled("xqzvk\n", language, known, failure), QStringList("xqzvk"));
        // The list holds no word that nobody writes or that every dictionary knows.
        const QStringList unknown = misspelled(prose, language, {}, failure);
        QStringList idle;
        for (const QString& word : known) {
            const bool isNeeded = unknown.contains(word) || unknown.contains(word + u'.') ||
                                  (newer.contains(word) && isWritten(word, prose));
            if (!isNeeded) idle << word;
        }
        QVERIFY2(idle.isEmpty(), qPrintable("no text needs: " + idle.join(", ")));
    }

    // One thing has one name, in rules, cards, log and prompts alike, and never one of those that the glossary refuses.
    void glossaryIsKept_data() { spelling_data(); }
    void glossaryIsKept() {
        QFETCH(QString, language);
        int refused = 0;
        for (const Entry& entry : glossary()) {
            for (const QString& word : language == u"hu" ? entry.notHungarian : entry.notEnglish) {
                ++refused;
                check(language, QRegularExpression(QStringLiteral("\\b%1").arg(QRegularExpression::escape(word)),
                                                   QRegularExpression::UseUnicodePropertiesOption |
                                                       QRegularExpression::CaseInsensitiveOption));
                if (QTest::currentTestFailed()) return;
            }
        }
        QVERIFY(refused > 2);
    }

    // A text that is a term of the glossary is its partner in the other language.
    void termsHaveOneTranslation() {
        QMap<QString, QStringList> hungarianOf;
        for (const Entry& entry : glossary()) {
            const bool pairs = entry.english.size() == entry.hungarian.size();
            for (qsizetype i = 0; i < entry.english.size(); ++i) {
                auto& terms = hungarianOf[bareTerm(entry.english[i])];
                for (const QString& term : pairs ? QStringList(entry.hungarian[i]) : entry.hungarian)
                    terms << bareTerm(term);
            }
        }
        int compared = 0;
        for (const QString& stem : stems()) {
            const auto hu = unitsOf(tsFile(stem, "hu"));
            const auto en = unitsOf(tsFile(stem, "en"));
            for (auto unit = en.begin(); unit != en.end(); ++unit) {
                const auto terms = hungarianOf.constFind(bareTerm(unit->forms.value(0)));
                if (terms == hungarianOf.constEnd() || !hu.contains(unit.key())) continue;
                ++compared;
                const QString text = hu[unit.key()].forms.value(0);
                QVERIFY2(terms->contains(bareTerm(text)), qPrintable(unit->file + ", " + unit->key + ": " + text));
            }
        }
        QVERIFY(compared > 30);
    }

    // Words and marks that the editor's guide forbids.
    void forbidden_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("pattern");
        const auto row = [](const char* language, const char* pattern) {
            QTest::newRow(qPrintable(QString(language) + ' ' + pattern)) << language << pattern;
        };
        row("hu", "\\b[Aa]\\(z\\)|\\b[Aa]z? %");
        row("hu", "\\w\\((?:s|k|ok|ek|ök|t)\\)");
        row("hu", "\\b(?:[Kk]érjük|[Ss]ikeresen|ugyebár)\\b");
        row("hu", "\\b(?:db|ill)\\b");
        row("hu", "\\b[Öö]n(?:t|nek|nel)?\\b");
        row("hu", "\\d(?:-ik| darab)\\b");
        row("hu", "\"|\\.\\.\\.|“");
        row("hu",
            "(?:\\d|%n|két|három|négy|öt|hat|néhány|mindkét|több) (?:lapok|kártyák|pontok|tájak|lépések|házak)\\b");
        // The program is no "we": it says what you do, or what is to be done.
        row("hu", "\\w[uü]nk\\b");
        row("hu", "(?:ad|dob|fordít|hagy|kap|lát|mond|mutat|oszt|rak|számol|tart|választ)juk\\b");
        row("hu", "(?:cserél|dönt|fed|jelöl|kever|mér)jük\\b|(?:te|ve)sszük\\b");
        row("hu", "(?:kérdez|néz|nevez)zük\\b|húzzuk\\b|játsszuk\\b");
        row("hu", "\\b(?:[Kk]etten|[Hh]árman|[Nn]égyen|[Öö]ten|[Hh]atan|[Kk]ilencen|[Tt]ízen|[Tt]öbben)\\s\\d");
        row("hu", "\\b[Dd]önts magad\\b");
        row("en", "\\b[Ss]hall\\b|\\bthe own\\b|\\bone an? (?:card|line|sheet)\\b");
        row("en", "\\w\\(s\\)");
        row("en", "\\w'\\w|n’t\\b|’(?:ll|re|ve)\\b");
        row("en", "\"|\\.\\.\\.|„");
        row("en", "\\b(?:color|center|neighbor|gray|canceled)");
        for (const char* language : {"hu", "en"}) {
            row(language, "(?<=[\\w.,]) - |(?<=\\w)--(?=\\w)| -- ");  // a dash is –
            row(language, "(?<![\\w–-])-\\d");                        // a minus is −
            row(language, "(?<![\\w-])(\\d+)-(?!\\1(?!\\d))\\d");     // a range has a dash; "4-4" is four to each
        }
    }
    void forbidden() {
        QFETCH(QString, language);
        QFETCH(QString, pattern);
        check(language, QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption));
    }

    // What explains an option, a level or a command is a sentence, and what names a kind of card begins as a title
    // does.
    void helpsAndKinds_data() { spelling_data(); }
    void helpsAndKinds() {
        QFETCH(QString, language);
        static const QRegularExpression help(
            QStringLiteral("^(?:options|level)\\..*\\.help$|"
                           "^cli\\.help\\.(?!usage|options|option-word|positionals|commands|command-word|required)"));
        static const QRegularExpression kind(QStringLiteral("^face\\..*\\.kind$"));
        int helps = 0, kinds = 0;
        for (const Unit& unit : allUnits(language)) {
            const QString text = unit.forms.value(0);
            const QString where = unit.file + ", " + unit.key + ": " + text;
            if (unit.key.contains(help)) {
                ++helps;
                QVERIFY2(text.endsWith(u'.'), qPrintable(where));
            } else if (unit.key.contains(kind)) {
                ++kinds;
                QVERIFY2(!text[0].isLower(), qPrintable(where));
            }
        }
        QVERIFY(helps > 100 && kinds > 100);
    }

    void pairsOfMarks_data() { spelling_data(); }
    void pairsOfMarks() {
        QFETCH(QString, language);
        const QString open = language == u"hu" ? QStringLiteral("„") : QStringLiteral("“");
        for (const Unit& unit : allUnits(language)) {
            for (const QString& form : unit.forms) {
                QVERIFY2(form.count(open) == form.count(u'”'), qPrintable(unit.file + ", " + unit.key + ": " + form));
                QVERIFY2(form.trimmed() == form && !form.contains("  "), qPrintable(unit.file + ", " + unit.key));
                QVERIFY2(form.count(u'(') == form.count(u')'), qPrintable(unit.file + ", " + unit.key + ": " + form));
            }
        }
    }

    // No line breaks between a number and its noun, or before a dash, whether a translator or the program saw to it.
    void noBreakSpacesInRules_data() { spelling_data(); }
    void noBreakSpacesInRules() {
        QFETCH(QString, language);
        switchLanguage(language);
        static const QRegularExpression loose(QStringLiteral("(?<!\\n) –|(?<![\\w\\n|-])(?<!^)\\d+\\.? (?=\\p{Ll})"),
                                              QRegularExpression::UseUnicodePropertiesOption);
        for (const GameKind* game : allGames()) {
            for (const RuleEntry& entry : rulesOf(QString::fromStdString(game->id))) {
                QVERIFY2(!entry.text.contains(loose), qPrintable(QString::fromStdString(game->id) + ": " + entry.text));
            }
        }
    }

    // Hungarian, with a placeholder counted as ten characters: a button 18, a prompt or a choice 60, a line 100.
    void lengths() {
        const QMap<QString, int> most{{"word.", 18}, {"prompt.", 60}, {"choice.", 60}, {"log.", 100},
                                      {"not.", 100}, {"why.", 120},   {"undo.", 100},  {"problem.", 100}};
        static const QRegularExpression placeholder(QStringLiteral("%\\d(\\[\\w+\\])?"));
        for (const Unit& unit : allUnits("hu")) {
            for (auto limit = most.begin(); limit != most.end(); ++limit) {
                if (!unit.key.startsWith(limit.key())) continue;
                const QString length = QString(unit.forms.first()).replace(placeholder, QString(10, u'x'));
                QVERIFY2(length.size() <= limit.value(), qPrintable(unit.key + ": " + unit.forms.first()));
            }
        }
    }
};

INTRIKA_TEST(TstSpelling)

}  // namespace tst_spelling

#include "tst_spelling.moc"
