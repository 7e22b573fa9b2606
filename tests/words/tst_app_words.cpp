// The window's own words: translated completely, with nothing lost on the way. lrelease never fails, so this does.
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_app_words {

namespace {

struct Unit {
    QString source;
    bool plural = false;
    bool unfinished = false;
    QStringList texts;  // one, or one a plural form
};

// By context and source.
QMap<QString, Unit> unitsOf(const QString& code) {
    QFile file(QStringLiteral(INTRIKA_SOURCE_DIR "/translations/app_%1.ts").arg(code));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QMap<QString, Unit> units;
    QString context;
    Unit unit;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            const auto name = xml.name();
            if (name == u"name") context = xml.readElementText();
            if (name == u"message") unit = {{}, xml.attributes().value("numerus") == u"yes", false, {}};
            if (name == u"source") unit.source = xml.readElementText();
            if (name == u"numerusform") unit.texts += xml.readElementText();
            if (name == u"translation") {
                unit.unfinished = !xml.attributes().value("type").isEmpty();
                if (!unit.plural) unit.texts += xml.readElementText();
            }
        } else if (xml.isEndElement() && xml.name() == u"message") {
            units[context + u'\n' + unit.source] = unit;
        }
    }
    return xml.hasError() ? QMap<QString, Unit>() : units;
}

// What must be in both: %1, %n, HTML tags, and whether it ends with an ellipsis (a window opens) or a full stop.
QStringList marksOf(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("%[0-9n]|</?[a-z0-9]+[^>]*>|…$|\\.$"));
    QStringList marks;
    for (auto found = mark.globalMatch(text); found.hasNext();) marks += found.next().captured();
    marks.sort();
    return marks;
}

}  // namespace

class TestAppWords : public QObject {
    Q_OBJECT

private slots:
    void bothLanguagesHaveTheSameUnits() {
        QVERIFY(unitsOf("hu").size() > 100);
        QCOMPARE(unitsOf("hu").keys(), unitsOf("en").keys());
    }

    void nothingIsMissing_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("forms");
        QTest::newRow("hu") << "hu" << 1;
        QTest::newRow("en") << "en" << 2;
    }
    void nothingIsMissing() {
        QFETCH(QString, code);
        QFETCH(int, forms);
        for (const Unit& unit : unitsOf(code)) {
            QVERIFY2(!unit.unfinished, qPrintable(unit.source));
            QCOMPARE(unit.texts.size(), unit.plural ? forms : 1);
            for (const QString& text : unit.texts) QVERIFY2(!text.trimmed().isEmpty(), qPrintable(unit.source));
        }
    }

    void placeholdersAndTagsAreKept_data() { nothingIsMissing_data(); }
    void placeholdersAndTagsAreKept() {
        QFETCH(QString, code);
        for (const Unit& unit : unitsOf(code)) {
            for (const QString& text : unit.texts) {
                QVERIFY2(marksOf(text) == marksOf(unit.source),
                         qPrintable(unit.source + QStringLiteral(" -> ") + text));
            }
        }
    }

    // %n is put in first: a digit that follows a number of its own would become part of that number.
    void noPlaceholderRunsIntoAnother_data() { nothingIsMissing_data(); }
    void noPlaceholderRunsIntoAnother() {
        QFETCH(QString, code);
        static const QRegularExpression runsOn(QStringLiteral("%L?[0-9]+%L?n|%L?[0-9]{2,}|%n[0-9]"));
        for (const Unit& unit : unitsOf(code)) {
            for (const QString& text : unit.texts + QStringList{unit.source}) {
                QVERIFY2(!runsOn.match(text).hasMatch(), qPrintable(text));
            }
        }
    }
};

INTRIKA_TEST(TestAppWords)

}  // namespace tst_app_words

#include "tst_app_words.moc"
