// The rules as people read them: complete, in both languages, found by number and by word.
#include "app/play/text_size.h"
#include "app/rules/rules_reader.h"
#include "engines/session/game_kind.h"
#include "engines/words/rules_text.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

namespace tst_rules {

using namespace intrika;

namespace {

const QString game = QStringLiteral("traitor");

QStringList numbersIn(const std::vector<RuleEntry>& entries) {
    QStringList numbers;
    for (const RuleEntry& entry : entries) {
        if (!entry.number.isEmpty()) numbers += entry.number;
    }
    return numbers;
}

bool shown(RulesReader& reader) {
    reader.openGame(*gameNamed(game.toStdString()));
    reader.show();
    reader.activateWindow();
    if (!QTest::qWaitForWindowActive(&reader)) return false;
    QTest::qWait(0);
    return true;
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { switchLanguage(QStringLiteral("en")); }
    void everyRuleStandsOnce();
    void everyEntryHasAText_data();
    void everyEntryHasAText();
    void bothLanguagesNameTheSameRulesAndNumbers_data() { gameRows(); }
    void bothLanguagesNameTheSameRulesAndNumbers();
    void markdownHasTitleHeadingsAndNumbers_data() { languageRows(); }
    void markdownHasTitleHeadingsAndNumbers();
    void unknownGameHasNoRules();
    void readerOpensAtEveryRule();
    void readerFindsWords();
    void readerSaysWhenThereIsNoHit();
    void readerKeepsItsPlaceWhenTheLanguageChanges();
    void readerKeepsItsPlaceWhenItsWidthChanges();
    void contentsLeadToTheirHeading();
    void linksLeadToTheRuleAndBack();
    void linksInTablesLookLikeTheOthers();
    void wordsInTablesStayWhole();
    void escapeClearsTheSearchThenCloses();
    void readerRemembersItsSize();

private:
    static void languageRows();
    static void gameRows();
    QTemporaryDir settings_;
};

void TestRules::languageRows() {
    QTest::addColumn<QString>("language");
    for (const QString& code : languages()) QTest::newRow(qPrintable(code)) << code;
}

void TestRules::gameRows() {
    QTest::addColumn<QString>("kind");
    for (const GameKind* each : allGames()) QTest::newRow(each->id.c_str()) << QString::fromStdString(each->id);
}

void TestRules::initTestCase() {
    QCoreApplication::setOrganizationName(QStringLiteral("intrika-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_rules"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
}

void TestRules::everyRuleStandsOnce() {
    QStringList wanted;
    for (int number = 1; number <= 89; ++number) wanted += QStringLiteral("T-%1").arg(number);
    QCOMPARE(numbersIn(rulesOf(game)), wanted);
}

void TestRules::everyEntryHasAText_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("language");
    for (const GameKind* each : allGames()) {
        for (const QString& code : languages()) {
            const QString id = QString::fromStdString(each->id);
            QTest::newRow(qPrintable(id + u' ' + code)) << id << code;
        }
    }
}

void TestRules::everyEntryHasAText() {
    QFETCH(QString, kind);
    QFETCH(QString, language);
    switchLanguage(language);
    const std::vector<RuleEntry> entries = rulesOf(kind);
    QVERIFY(!entries.empty());
    for (const RuleEntry& entry : entries) {
        const QByteArray where = (entry.number + u' ' + entry.text).toUtf8();
        QVERIFY2(!entry.text.trimmed().isEmpty(), where.constData());
        QVERIFY2(!entry.text.contains(QChar(0x2039)), where.constData());  // ‹key›: no translation
        QVERIFY2(entry.kind == RuleEntry::Kind::heading || entry.text.size() > 15, where.constData());
        QCOMPARE(entry.kind == RuleEntry::Kind::heading, entry.level > 0);
    }
}

// The same cards, points and rules are spoken of in both languages, rule by rule.
void TestRules::bothLanguagesNameTheSameRulesAndNumbers() {
    QFETCH(QString, kind);
    static const QRegularExpression row(QStringLiteral("^\\|"), QRegularExpression::MultilineOption);
    const auto named = [](const QString& text) {
        QStringList numbers;
        for (auto found = ruleNumbers().globalMatch(text); found.hasNext();) numbers += found.next().captured();
        numbers.sort();
        return numbers;
    };
    const std::vector<RuleEntry> english = rulesOf(kind);
    switchLanguage(QStringLiteral("hu"));
    const std::vector<RuleEntry> hungarian = rulesOf(kind);
    QCOMPARE(hungarian.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        QVERIFY2(english[i].text != hungarian[i].text, qPrintable(english[i].text));
        QCOMPARE(named(hungarian[i].text), named(english[i].text));
        QCOMPARE(hungarian[i].text.count(row), english[i].text.count(row));
    }
}

void TestRules::markdownHasTitleHeadingsAndNumbers() {
    QFETCH(QString, language);
    switchLanguage(language);
    const QString text = rulesMarkdown(Words(game));
    const std::vector<RuleEntry> entries = rulesOf(game);
    QVERIFY(text.startsWith(QStringLiteral("# ") + entries.front().text + u'\n'));
    QCOMPARE(text.count(QRegularExpression(QStringLiteral("^## "), QRegularExpression::MultilineOption)), 9);
    QCOMPARE(text.count(QRegularExpression(QStringLiteral("^### "), QRegularExpression::MultilineOption)), 14);
    for (const RuleEntry& entry : entries) {
        if (entry.number.isEmpty()) continue;
        const QString quoted = entry.kind == RuleEntry::Kind::example ? QStringLiteral("> ") : QString();
        QVERIFY2(text.contains(QStringLiteral("\n\n%1**%2** ").arg(quoted, entry.number)), qPrintable(entry.number));
    }
}

void TestRules::unknownGameHasNoRules() {
    QVERIFY(rulesOf(QStringLiteral("no-such-game")).empty());
    RulesReader reader;
    GameKind kind;
    kind.id = "no-such-game";
    reader.openGame(kind);
    reader.openAt(QStringLiteral("T-1"));
    QVERIFY(reader.markedRule().isEmpty());
    QVERIFY(reader.ruleInSight().isEmpty());
}

void TestRules::readerOpensAtEveryRule() {
    RulesReader reader;
    QVERIFY(shown(reader));
    for (const QString& number : numbersIn(rulesOf(game))) {
        reader.openAt(number);
        QCOMPARE(reader.markedRule(), number);
        QCOMPARE(reader.ruleInSight(), number);
        const auto* page = reader.findChild<QTextBrowser*>();
        const QTextCursor marked = page->extraSelections().constFirst().cursor;
        QVERIFY(marked.selectedText().startsWith(number + u'\t'));
        const QRect line = page->cursorRect(QTextCursor(marked.block()));
        QVERIFY2(page->viewport()->rect().contains(line.center()), qPrintable(number));
    }
    reader.openAt(QStringLiteral("T-999"));
    QCOMPARE(reader.markedRule(), QStringLiteral("T-89"));
}

void TestRules::readerFindsWords() {
    RulesReader reader;
    QVERIFY(shown(reader));
    auto* query = reader.findChild<QLineEdit*>();
    const auto* page = reader.findChild<QTextBrowser*>();
    QTest::keyClick(&reader, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(query->hasFocus());
    QTest::keyClicks(query, QStringLiteral("sudden DEATH"));
    QCOMPARE(reader.hitCount(), page->toPlainText().count(QStringLiteral("sudden death"), Qt::CaseInsensitive));
    QVERIFY(reader.hitCount() > 0);

    query->setText(QStringLiteral("depot"));
    const int count = reader.hitCount();
    QVERIFY(count > 3);
    QCOMPARE(page->extraSelections().size(), count);
    const int first = page->textCursor().position();
    QTest::keyClick(query, Qt::Key_Return);
    QVERIFY(page->textCursor().position() > first);
    QTest::keyClick(query, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(page->textCursor().position(), first);
    for (int i = 0; i < count; ++i) QTest::keyClick(query, Qt::Key_F3);
    QCOMPARE(page->textCursor().position(), first);
    QVERIFY(page->viewport()->rect().contains(page->cursorRect().center()));
}

void TestRules::readerSaysWhenThereIsNoHit() {
    RulesReader reader;
    reader.openGame(*gameNamed(game.toStdString()));
    auto* query = reader.findChild<QLineEdit*>();
    query->setText(QStringLiteral("submarine"));
    QCOMPARE(reader.hitCount(), 0);
    const QList<QLabel*> labels = reader.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text().contains(QStringLiteral("submarine")); }));
}

void TestRules::readerKeepsItsPlaceWhenTheLanguageChanges() {
    RulesReader reader;
    QVERIFY(shown(reader));
    for (const QString& number : {QStringLiteral("T-31"), QStringLiteral("T-68"), QStringLiteral("T-88")}) {
        switchLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        reader.openAt(number);
        const QString english = reader.findChild<QTextBrowser*>()->toPlainText();
        switchLanguage(QStringLiteral("hu"));
        QTRY_VERIFY(reader.findChild<QTextBrowser*>()->toPlainText() != english);
        QCOMPARE(reader.ruleInSight(), number);
        QCOMPARE(reader.markedRule(), number);
        QCOMPARE(reader.windowTitle(), rulesOf(game).front().text);
        const auto* page = reader.findChild<QTextBrowser*>();
        QVERIFY(page->extraSelections().constFirst().cursor.selectedText().startsWith(number));
        const QRect line = page->cursorRect(QTextCursor(page->extraSelections().constFirst().cursor.block()));
        QVERIFY2(page->viewport()->rect().contains(line.center()), qPrintable(number));
    }
}

void TestRules::readerKeepsItsPlaceWhenItsWidthChanges() {
    RulesReader reader;
    reader.resize(1280, 800);
    QVERIFY(shown(reader));
    reader.openAt(QStringLiteral("T-52"));
    auto* page = reader.findChild<QTextBrowser*>();
    const int before = page->verticalScrollBar()->maximum();
    reader.resize(700, 500);
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > before);
    QTest::qWait(20);
    const QRect line = page->cursorRect(QTextCursor(page->extraSelections().constFirst().cursor.block()));
    QVERIFY(page->viewport()->rect().contains(line.center()));
    QVERIFY(line.top() < 60);
    QCOMPARE(reader.ruleInSight(), QStringLiteral("T-52"));
}

void TestRules::contentsLeadToTheirHeading() {
    RulesReader reader;
    QVERIFY(shown(reader));
    auto* contents = reader.findChild<QTreeWidget*>();
    QCOMPARE(contents->topLevelItemCount(), 10);  // nine headings, and the cards
    QTreeWidgetItem* round = contents->topLevelItem(3);
    QCOMPARE(round->childCount(), 11);
    contents->setCurrentItem(round->child(6));
    QCOMPARE(reader.ruleInSight(), QStringLiteral("T-49"));
    reader.openAt(QStringLiteral("T-30"));
    QCOMPARE(contents->currentItem(), round->child(3));
}

void TestRules::linksLeadToTheRuleAndBack() {
    RulesReader reader;
    QVERIFY(shown(reader));
    reader.openAt(QStringLiteral("T-49"));
    auto* page = reader.findChild<QTextBrowser*>();
    QVERIFY(page->toHtml().contains(QStringLiteral("href=\"#T-51\"")));
    emit page->anchorClicked(QUrl(QStringLiteral("#T-51")));
    QCOMPARE(reader.ruleInSight(), QStringLiteral("T-51"));
    QTest::keyClick(&reader, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(reader.ruleInSight(), QStringLiteral("T-49"));
}

// Not in the desktop's colour, which may be made for dark ground.
void TestRules::linksInTablesLookLikeTheOthers() {
    RulesReader reader;
    reader.openGame(*gameNamed("schemes"));
    const QTextDocument* rules = reader.findChild<QTextBrowser*>()->document();
    QSet<QRgb> colours;
    int inTables = 0;
    for (QTextBlock block = rules->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); part != block.end(); ++part) {
            if (!part.fragment().charFormat().isAnchor()) continue;
            colours += part.fragment().charFormat().foreground().color().rgb();
            if (QTextCursor(block).currentTable() != nullptr) ++inTables;
        }
    }
    QVERIFY(inTables > 10);
    QCOMPARE(colours.size(), 1);
}

// Also in a window that is narrow for its text, as with letters of twice the size.
void TestRules::wordsInTablesStayWhole() {
    applyTextSize(100);  // as a window does
    switchLanguage(QStringLiteral("hu"));
    for (const char* each : {"schemes", "succession"}) {
        RulesReader reader;
        reader.openGame(*gameNamed(each));
        const double line = QFontMetricsF(reader.findChild<QTextBrowser*>()->font()).height();
        reader.resize(qRound(27 * line), qRound(17 * line));
        reader.show();
        QVERIFY(QTest::qWaitForWindowExposed(&reader));
        const auto* page = reader.findChild<QTextBrowser*>();
        QTRY_COMPARE(page->wordWrapMode(), QTextOption::WordWrap);
        for (QTextBlock block = page->document()->begin(); block.isValid(); block = block.next()) {
            for (int i = 1; i < block.layout()->lineCount(); ++i) {
                const QChar last = block.text().at(block.layout()->lineAt(i).textStart() - 1);
                QVERIFY2(!last.isLetterOrNumber(), qPrintable(block.text()));
            }
        }
    }
}

void TestRules::escapeClearsTheSearchThenCloses() {
    RulesReader reader;
    QVERIFY(shown(reader));
    reader.findChild<QLineEdit*>()->setText(QStringLiteral("house"));
    QVERIFY(reader.hitCount() > 0);
    QTest::keyClick(&reader, Qt::Key_Escape);
    QCOMPARE(reader.hitCount(), 0);
    QVERIFY(reader.isVisible());
    QTest::keyClick(&reader, Qt::Key_Escape);
    QVERIFY(!reader.isVisible());
}

void TestRules::readerRemembersItsSize() {
    const QSize size(731, 517);
    {
        RulesReader reader;
        reader.resize(size);
        reader.show();
        reader.close();
    }
    QCOMPARE(RulesReader().size(), size);
}

INTRIKA_TEST(TestRules)

}  // namespace tst_rules

#include "tst_rules.moc"
