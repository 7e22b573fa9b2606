// What is sealed for a phone opens for nobody else, once, and in order.
#include "app/guests/plugin/http_request.h"
#include "app/guests/plugin/sealed_channel.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_sealed_channel {

using namespace intrika::guests;
using Side = SealedChannel::Side;

namespace {

struct Pair {
    QByteArray secret = randomOf(secretBytes), doorRandom = randomOf(randomBytes), pageRandom = randomOf(randomBytes);
    SealedChannel door{secret, doorRandom, pageRandom, Side::door};
    SealedChannel page{secret, doorRandom, pageRandom, Side::page};
};

}  // namespace

class TstSealedChannel : public QObject {
    Q_OBJECT

private slots:
    void whatOneSideSealsTheOtherOpens() {
        Pair pair;
        for (const QByteArray& text : {QByteArray("{}"), QByteArray(5000, 'x'), QByteArray()}) {
            QCOMPARE(pair.door.open(pair.page.seal(text)), std::optional(text));
            QCOMPARE(pair.page.open(pair.door.seal(text)), std::optional(text));
        }
    }

    // As tweetnacl, which the page uses, computes it.
    void theProtocolIsTheReadmes() {
        const QByteArray secret = QByteArray::fromHex("000102030405060708090a0b0c0d0e0f");
        const QByteArray doorRandom = QByteArray::fromHex("1011121314151617");
        const QByteArray pageRandom = QByteArray::fromHex("2021222324252627");
        SealedChannel page(secret, doorRandom, pageRandom, Side::page);
        QCOMPARE(guestId(secret), QByteArray("53a9e998ca398478"));
        QCOMPARE(page.seal("{\"kind\":\"ping\"}").left(32).toHex(),
                 QByteArray("aff4af01374d246757d4617be29ff748f6c16c386a6a642fb52cea22b79c6366"));
    }

    // Lengths tell no more than how many kilobytes it was.
    void framesArePadded() {
        Pair pair;
        const auto sizeOf = [&](int bytes) { return pair.door.seal(QByteArray(bytes, 'a')).size(); };
        QCOMPARE(sizeOf(0), sizeOf(1000));
        QCOMPARE(sizeOf(1), sizeOf(1020));
        QCOMPARE(sizeOf(1021) - sizeOf(1020), qsizetype(paddedTo));
    }

    void aFrameThatWasAlteredDoesNotOpen() {
        for (const int at : {0, 15, 16, 20, 500, 1039}) {
            Pair pair;
            QByteArray frame = pair.page.seal("{\"kind\":\"ping\"}");
            frame[at] = static_cast<char>(frame[at] ^ 1);
            QVERIFY(!pair.door.open(frame));
            QVERIFY2(!pair.door.open(pair.page.seal("{}")), "a channel that was tampered with is of no use any more");
        }
    }

    void aFrameOpensOnce() {
        Pair pair;
        const QByteArray frame = pair.page.seal("one");
        QVERIFY(pair.door.open(frame));
        QVERIFY(!pair.door.open(frame));
    }

    void framesOpenInTheirOrderAlone() {
        Pair pair;
        const QByteArray first = pair.page.seal("one"), second = pair.page.seal("two");
        QVERIFY(!pair.door.open(second));
        Pair other;
        other.page.seal("one that is lost");
        QVERIFY(!other.door.open(other.page.seal("two")));
    }

    void aFrameDoesNotComeBackToItsSender() {
        Pair pair;
        QVERIFY(!pair.page.open(pair.page.seal("one")));
    }

    void anotherSecretOpensNothing() {
        Pair pair;
        SealedChannel other(randomOf(secretBytes), pair.doorRandom, pair.pageRandom, Side::door);
        QVERIFY(!other.open(pair.page.seal("one")));
    }

    void anotherConnectionOpensNothing() {
        Pair pair;
        SealedChannel later(pair.secret, randomOf(randomBytes), pair.pageRandom, Side::door);
        QVERIFY(!later.open(pair.page.seal("one")));
    }

    void whatIsNoFrameDoesNotOpen_data() {
        QTest::addColumn<int>("bytes");
        for (const int bytes : {0, 1, 15, 16, 17, 1023, 1024, 1039, 100'000}) QTest::addRow("%d", bytes) << bytes;
    }
    void whatIsNoFrameDoesNotOpen() {
        QFETCH(int, bytes);
        Pair pair;
        QVERIFY(!pair.door.open(randomOf(bytes)));
    }

    void idsTellSecretsApartAndNotWhatTheyAre() {
        const QByteArray secret = randomOf(secretBytes);
        QCOMPARE(guestId(secret).size(), qsizetype(16));
        QVERIFY(guestId(secret) != guestId(randomOf(secretBytes)));
        QVERIFY(!guestId(secret).contains(secret.toHex().left(4) + secret.toHex().mid(4, 4)));
    }

    void aRequestIsReadFromItsHead() {
        const QByteArray head = "GET /page.js?x=1 HTTP/1.1\r\nHost: 10.0.0.1:80\r\nOrigin: http://a\r\n\r\n";
        QCOMPARE(headEnd(head + "rest"), head.size());
        const auto request = readRequest(head);
        QVERIFY(request);
        QCOMPARE(request->path, QByteArray("/page.js"));
        QCOMPARE(request->host, QByteArray("10.0.0.1:80"));
        QCOMPARE(request->origin, QByteArray("http://a"));
        QVERIFY(!request->upgrades);
    }

    void nothingElseIsARequest_data() {
        QTest::addColumn<QByteArray>("head");
        const auto row = [](const char* name, const QByteArray& head) { QTest::newRow(name) << head; };
        row("another method", "POST / HTTP/1.1\r\nHost: a\r\n\r\n");
        row("another version", "GET / HTTP/1.0\r\nHost: a\r\n\r\n");
        row("no host", "GET / HTTP/1.1\r\n\r\n");
        row("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
        row("two origins", "GET / HTTP/1.1\r\nHost: a\r\nOrigin: a\r\nOrigin: b\r\n\r\n");
        row("a body", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n");
        row("a body in pieces", "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
        row("another server's path", "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n");
        row("a line feed alone", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n");
        row("letters beyond", "GET /\xC3\xA1 HTTP/1.1\r\nHost: a\r\n\r\n");
        row("too many fields", "GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("X: y\r\n").repeated(100) + "\r\n");
        row("nothing", "\r\n\r\n");
    }
    void nothingElseIsARequest() {
        QFETCH(QByteArray, head);
        QVERIFY(!readRequest(head));
    }
};

INTRIKA_TEST(TstSealedChannel)

}  // namespace tst_sealed_channel

#include "tst_sealed_channel.moc"
