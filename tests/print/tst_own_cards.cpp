// Names, sentences and photographs of one's own on cards: printed as they are written, and nothing but that.
#include "app/print/print_job.h"
#include "app/print/print_shelf.h"
#include "engines/core/clean_text.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/print_choice.h"
#include "tests/support/rendered_pdf.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QImage>
#include <QTest>

namespace tst_own_cards {

using namespace intrika;
using namespace intrika::rendered_pdf;

class TstOwnCards : public QObject, private PrintFolder {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void aNameOfOnesOwnIsPrinted();
    void onePlayersNameComesBeforeEverybodys();
    void aNameIsPrintedAsItIsWritten_data();
    void aNameIsPrintedAsItIsWritten();
    void aPhotographFillsItsPlace();
    void aPhotographIsPrintedAsTheStyleSays();
    void aBackOfOnesOwnStillSaysWhoseItIs();
    void whatIsNoPhotographIsTold_data();
    void whatIsNoPhotographIsTold();
    void aBlankCardBearsWhatSomebodyWrites();
    void aChoiceKeepsIt();
    void whatIsNoLookIsNamed_data();
    void whatIsNoLookIsNamed();

private:
    QString textOf(const PrintOptions& options) {
        const QString file = written(options);
        return file.isEmpty() ? QString() : QString::fromUtf8(tool("pdftotext", {file, "-"}));
    }
    QString photograph(const QColor& colour) {
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(colour);
        const QString file = folder_.filePath("photograph.png");
        return picture.save(file) ? file : QString();
    }
    QString fileOf(const QByteArray& bytes) {
        QFile file(folder_.filePath("strange"));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    // How much of the first page has about this colour.
    static double shareOf(const PrintOptions& options, const QColor& colour) {
        const auto job = PrintJob::make(game, options);
        if (!job) return -1;
        const QImage page = (*job)->picture((*job)->plan().pages.front(), {420, 594});
        int found = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                const QColor seen = page.pixelColor(x, y);
                found += std::abs(seen.red() - colour.red()) + std::abs(seen.green() - colour.green()) +
                             std::abs(seen.blue() - colour.blue()) <
                         30;
            }
        }
        return double(found) / (page.width() * page.height());
    }
};

void TstOwnCards::aNameOfOnesOwnIsPrinted() {
    PrintOptions options = only("red/action.camping");
    QVERIFY(textOf(options).contains("Camping"));
    options.own["action.camping"] = {"Aunt Ilona", "Sleeps under the stars.", {}};
    const QString text = textOf(options);
    QVERIFY2(text.contains("Aunt Ilona") && text.contains("Sleeps under the stars."), qPrintable(text));
    QVERIFY(!text.contains("Camping"));
}

void TstOwnCards::onePlayersNameComesBeforeEverybodys() {
    PrintOptions options = only("action.camping");
    options.own["action.camping"] = {"Everybody", {}, {}};
    options.own["red/action.camping"] = {"Red alone", {}, {}};
    const QString text = textOf(options);
    QCOMPARE(text.count("Everybody"), 1);
    QCOMPARE(text.count("Red alone"), 1);
}

void TstOwnCards::aNameIsPrintedAsItIsWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << "<b>Ilona</b>";
    QTest::newRow("entity") << "Fish & chips &amp;";
    QTest::newRow("place holder") << "%1 %n";
    QTest::newRow("PDF string") << "a) Tj (b\\";
}
void TstOwnCards::aNameIsPrintedAsItIsWritten() {
    QFETCH(QString, name);
    PrintOptions options = only("red/action.camping");
    options.own["action.camping"] = {name, {}, {}};
    const QString text = textOf(options);
    QVERIFY2(text.contains(name), qPrintable(text));
}

void TstOwnCards::aPhotographFillsItsPlace() {
    const QColor green(10, 240, 30);
    PrintOptions options = only("red/action.camping");
    QVERIFY(shareOf(options, green) < 0.001);
    options.own["action.camping"].picture = photograph(green);
    const double share = shareOf(options, green);
    const double place = 54.0 * 44.5 / (210 * 297);  // mm of the card that its emblem had
    QVERIFY2(share > 0.8 * place && share < 1.05 * place, qPrintable(QString::number(share)));
}

void TstOwnCards::aPhotographIsPrintedAsTheStyleSays() {
    const QColor green(10, 240, 30);
    PrintOptions options = only("red/action.camping");
    options.own["action.camping"].picture = photograph(green);
    for (const Style style : {Style::grey, Style::inkSaver}) {
        options.style = style;
        QCOMPARE(shareOf(options, green), 0.0);
    }
}

void TstOwnCards::aBackOfOnesOwnStillSaysWhoseItIs() {
    const QColor green(10, 240, 30);
    PrintOptions options = only("red/action.camping");
    options.own["back.action"].picture = photograph(green);
    options.sides = Sides::backs;
    const double card = 63.0 * 88 / (210 * 297);
    const double share = shareOf(options, green);
    QVERIFY2(share > 0.9 * card, qPrintable(QString::number(share)));
    PrintOptions others = options;
    others.parts = QStringList("black/action.camping");
    const auto backOf = [](const PrintOptions& one) {
        const auto job = PrintJob::make(game, one);
        return job ? (*job)->picture((*job)->plan().pages.front(), {420, 594}) : QImage();
    };
    QVERIFY(backOf(options) != backOf(others));
}

void TstOwnCards::whatIsNoPhotographIsTold_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("Anna");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("drawing") << QByteArray(
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>)");
    QTest::newRow("cut") << QByteArray::fromHex("89504e470d0a1a0a0000000d49484452000000010000000108");
    // 60,000 by 60,000 pixels, said in a few bytes.
    QTest::newRow("huge") << QByteArray("BM") +
                                 QByteArray::fromHex("3600000000000000360000002800000060ea000060ea000001001800") +
                                 QByteArray(40, '\0');
}
void TstOwnCards::whatIsNoPhotographIsTold() {
    QFETCH(QByteArray, bytes);
    PrintOptions options = only("red/action.camping");
    options.own["action.camping"].picture = fileOf(bytes);
    const auto job = PrintJob::make(game, options);
    QVERIFY(!job);
    QCOMPARE(job.error().text.id.c_str(), "print.problem.picture");
    QVERIFY(Words().say(job.error().text).contains("strange"));
    options.own["action.camping"].picture = folder_.filePath("there is none");
    QVERIFY(!PrintJob::make(game, options));
}

void TstOwnCards::aBlankCardBearsWhatSomebodyWrites() {
    for (const QString& one : printableGames()) {
        PrintOptions options;
        options.parts = QStringList("blank-cards");
        options.copies["blank-cards"] = 3;
        options.own["blank"] = {"Uncle Guszti", "Deals twice.", {}};
        const auto job = PrintJob::make(one, options);
        QVERIFY2(job.has_value(), qPrintable(one));
        QCOMPARE((*job)->plan().cards, 3);
        const QString file = folder_.filePath("blank.pdf");
        QVERIFY((*job)->write(file));
        const QString text = QString::fromUtf8(tool("pdftotext", {file, "-"}));
        QVERIFY2(text.count("Uncle Guszti") == 3 && text.contains("Deals twice."), qPrintable(one + text));
    }
}

void TstOwnCards::aChoiceKeepsIt() {
    PrintOptions options;
    options.own["red/action.camping"] = {"Ilona", "Sleeps.", "/home/ilona/a.jpg"};
    options.own["back.action"].picture = "/b.png";
    const auto read = optionsFromJson(toJson(options));
    QVERIFY(read.has_value());
    QVERIFY(*read == options);
    // A stranger's choice: nothing in it turns a line round, or fills a page.
    const auto strange = optionsFromJson("{\"own\": {\"action.camping\": {\"name\": \"a\\u202eb" +
                                         QByteArray(10'000, 'x') + "\", \"text\": \"\"}}}");
    QVERIFY(strange.has_value());
    const QString name = strange->own["action.camping"].name;
    QVERIFY(!name.contains(QChar(0x202e)) && name.size() <= int(maxNameLength));
}

void TstOwnCards::whatIsNoLookIsNamed_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    QTest::newRow("list") << QByteArray(R"({"own": ["Anna"]})") << "print.problem.value";
    QTest::newRow("word") << QByteArray(R"({"own": {"action.camping": "Anna"}})") << "print.problem.value";
    QTest::newRow("other key") << QByteArray(R"({"own": {"action.camping": {"naem": "Anna"}}})")
                               << "print.problem.value";
    QTest::newRow("no card") << QByteArray(R"({"own": {"action.campink": {"name": "Anna"}}})") << "print.problem.part";
    QTest::newRow("no player") << QByteArray(R"({"own": {"pink/action.camping": {"name": "Anna"}}})")
                               << "print.problem.part";
}
void TstOwnCards::whatIsNoLookIsNamed() {
    QFETCH(QByteArray, json);
    QFETCH(QString, says);
    const auto options = optionsFromJson(json);
    const auto job = options ? PrintJob::make(game, *options) : unexpected(options.error());
    QVERIFY(!job);
    QCOMPARE(job.error().text.id.c_str(), qPrintable(says));
    if (!options) return;
    const auto jobs = makeJobs({game}, *options);  // as on the command line
    QVERIFY(!jobs);
    QCOMPARE(jobs.error().text.id.c_str(), qPrintable(says));
}

INTRIKA_TEST(TstOwnCards)

}  // namespace tst_own_cards

#include "tst_own_cards.moc"
