// What a phone says is read within limits; what makes no sense is a problem, and nothing is believed.
#include "app/guests/message_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_guest_messages {

using namespace intrika;
using namespace intrika::guests;

using Kind = GuestMessage::Kind;

namespace {

// Apostrophes stand for quotation marks.
Expected<GuestMessage> read(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return readGuestMessage(text);
}

}  // namespace

class TstGuestMessages : public QObject {
    Q_OBJECT

private slots:
    void messagesAreRead() {
        const auto join = read("{'kind':'join','seat':2,'name':' Anna\u202e\\n','language':'hu'}");
        QVERIFY(join);
        QVERIFY(join->kind == Kind::join && join->seat == 2);
        QCOMPARE(join->name.trimmed(), QString("Anna"));
        QCOMPARE(join->language, QString("hu"));

        MoveKey key;
        for (std::size_t at = 0; at < key.bytes.size(); ++at) key.bytes[at] = static_cast<std::uint8_t>(17 * at);
        const auto choose = read("{'kind':'choose','ask':7,'key':'" + hexOf(key) + "'}");
        QVERIFY(choose && choose->kind == Kind::choose && choose->ask == 7);
        QVERIFY(choose->key == key);

        const auto whyNot = read(
            "{'kind':'whyNot','ask':1,'picks':[{'on':'face','zone':3,'value':9},{'on':'word','value':0,'zone':null}]}");
        QVERIFY(whyNot);
        QVERIFY((whyNot->picks == std::vector<Pick>{{Pick::On::face, 3, 9}, {Pick::On::word, noZone, 0}}));
    }

    void aForeignLanguageIsTheLaptops() {
        for (const char* language : {"", "xx", "HU", "../hu"}) {
            const auto hello = read(std::string("{'kind':'hello','language':'") + language + "'}");
            QVERIFY(hello && hello->language.isEmpty());
        }
    }

    void namesAreCut() {
        const auto join = read("{'kind':'join','seat':0,'language':'','name':'" + std::string(1000, 'n') + "'}");
        QVERIFY(join && join->name.size() <= 60);
    }

    void nonsenseIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
        row("nothing", "");
        row("no JSON", "hello");
        row("a list", "[]");
        row("no kind", "{}");
        row("another kind", "{'kind':'deal'}");
        row("a kind that is a number", "{'kind':1}");
        row("a key too many", "{'kind':'ping','more':1}");
        row("a key missing", "{'kind':'choose','ask':1}");
        row("a key twice", "{'kind':'ping','kind':'ping'}");
        row("a short move", "{'kind':'choose','ask':1,'key':'00'}");
        row("capitals in a move", "{'kind':'choose','ask':1,'key':'" + QByteArray(32, 'A') + "'}");
        row("a seat beyond", "{'kind':'join','seat':10,'name':'','language':''}");
        row("a seat below", "{'kind':'join','seat':-1,'name':'','language':''}");
        row("half a seat", "{'kind':'join','seat':0.5,'name':'','language':''}");
        row("a name that is none", "{'kind':'join','seat':0,'name':{},'language':''}");
        row("an ask too large", "{'kind':'hint','ask':99999999999}");
        row("a pick of something else", "{'kind':'whyNot','ask':1,'picks':[{'on':'card','value':1}]}");
        row("a pick beyond", "{'kind':'whyNot','ask':1,'picks':[{'on':'face','value':65536}]}");
        row("very deep", "{'kind':'whyNot','ask':1,'picks':" + QByteArray(5000, '[') + QByteArray(5000, ']') + "}");
        QByteArray many = "{'on':'seat','value':1},";
        many = many.repeated(65);
        many.chop(1);
        row("too many picks", "{'kind':'whyNot','ask':1,'picks':[" + many + "]}");
        row("too long", "{'kind':'hello','language':'" + QByteArray(64 * 1024, ' ') + "'}");
        row("no UTF-8", "{'kind':'hello','language':'\xff\xfe'}");
    }
    void nonsenseIsRefused() {
        QFETCH(QByteArray, text);
        QVERIFY(!read(text.toStdString()));
    }
};

INTRIKA_TEST(TstGuestMessages)

}  // namespace tst_guest_messages

#include "tst_guest_messages.moc"
