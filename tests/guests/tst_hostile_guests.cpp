// Whoever sends nonsense, forges, replays, floods or does not read gets nothing for it, and nobody else notices.
#include "app/guests/guests.h"
#include "app/guests/plugin/guest_door.h"
#include "tests/support/instrumented.h"
#include "tests/support/phone.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace tst_hostile_guests {

using namespace intrika;
using namespace intrika::guests;

namespace {

using Json = nlohmann::json;

constexpr int attacks = isInstrumented ? 1'000 : 10'000;
constexpr int crowd = DoorLimits::connections;

// Somebody plays with a phone at seat 0 while others try what they can.
struct Siege {
    Siege()
        : table(deal(3), seatsOf({human, human, human}), dealtSeed, nullptr),
          guests(traitorKind(), seatsOf({human, human, human}), SeatSet::firstOf(3), std::make_unique<GuestDoor>()) {
        guests.open();
        table.begin();
        guests.sit(table);
    }
    QString address() const { return "127.0.0.1:" + guests.addresses().last().section(':', 1); }
    QString link(Seat seat) const { return guests.seatLink(address(), seat); }
    quint16 port() const { return static_cast<quint16>(address().section(':', 1).toInt()); }

    Table table;
    Guests guests;
};

bool answers(Phone& phone) {
    phone.forget();
    phone.say({{"kind", "ping"}});
    return phone.awaits("pong");
}

// Comes in as any phone does, then never reads again.
class DeafPhone {
public:
    bool meet(quint16 port, const QByteArray& secret) {
        const QByteArray host = "127.0.0.1:" + QByteArray::number(port);
        socket_.connectToHost("127.0.0.1", port);
        socket_.write("GET /line HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                      "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        if (!reads("\r\n\r\n")) return false;
        read_.clear();
        const QByteArray random = randomOf(randomBytes);
        send(0x81, "{\"v\":1,\"id\":\"" + guestId(secret) + "\",\"random\":\"" + random.toHex() + "\"}");
        if (!reads("}")) return false;
        const Json answer = Json::parse(read_.mid(read_.indexOf('{')).toStdString());
        SealedChannel channel(secret, QByteArray::fromHex(QByteArray::fromStdString(answer["random"])), random,
                              SealedChannel::Side::page);
        socket_.setReadBufferSize(1);
        send(0x82, channel.seal("{\"kind\":\"hello\",\"language\":\"en\"}"));
        return true;
    }

private:
    bool reads(const QByteArray& end) {
        return waitFor([&] {
            read_ += socket_.readAll();
            return read_.contains(end);
        });
    }
    // A frame of RFC 6455 whose mask is nothing.
    void send(int kind, const QByteArray& text) {
        QByteArray head(1, static_cast<char>(kind));
        if (text.size() < 126) {
            head += static_cast<char>(0x80 | text.size());
        } else {
            head += static_cast<char>(0x80 | 126);
            head += static_cast<char>(text.size() / 256);
            head += static_cast<char>(text.size() % 256);
        }
        socket_.write(head + QByteArray(4, '\0') + text);
    }

    QTcpSocket socket_;
    QByteArray read_;
};

// What a stranger may send; each gets a line of its own.
using Attack = std::function<void(Phone&, Rng&)>;
std::vector<Attack> allAttacks() {
    const auto noise = [](Rng& rng, std::uint32_t most) {
        QByteArray bytes;
        for (std::uint32_t left = rng.below(most) + 1; left > 0; --left) bytes += static_cast<char>(rng.below(256));
        return bytes;
    };
    return {
        [noise](Phone& phone, Rng& rng) { phone.sendFrame(noise(rng, 3000)); },
        [noise](Phone& phone, Rng& rng) { phone.sayRaw(noise(rng, 500)); },
        [](Phone& phone, Rng&) {
            const QByteArray frame = phone.seal("{\"kind\":\"ping\"}");
            phone.sendFrame(frame);
            phone.sendFrame(frame);
        },
        [](Phone& phone, Rng&) {
            phone.seal("one that is held back");
            phone.say({{"kind", "ping"}});
        },
        [](Phone& phone, Rng& rng) {
            QByteArray frame = phone.seal("{\"kind\":\"ping\"}");
            const auto at = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(frame.size())));
            frame[at] = static_cast<char>(frame[at] ^ (1 << rng.below(8)));
            phone.sendFrame(frame);
        },
        [](Phone& phone, Rng&) { phone.sayRaw(QByteArray(70'000, ' ')); },
        [](Phone& phone, Rng&) { phone.sayRaw(QByteArray(1000, '[')); },
        [](Phone& phone, Rng&) { phone.socket().sendTextMessage("{\"v\":1}"); },
        [](Phone& phone, Rng&) {
            phone.say({{"kind", "choose"}, {"ask", 0}, {"key", std::string(31, '0')}});
        },
    };
}

}  // namespace

class TstHostileGuests : public QObject {
    Q_OBJECT

private slots:
    void nonsenseEndsItsOwnLineAlone() {
        Siege siege;
        Phone player(siege.link(0));
        QVERIFY(player.meet() && player.awaits("state"));
        const auto tried = allAttacks();
        Rng rng(7);
        constexpr int atOnce = 20;
        for (int begun = 0; begun < attacks; begun += atOnce) {
            std::vector<std::unique_ptr<Phone>> strangers;
            for (int nth = 0; nth < atOnce; ++nth) {
                strangers.push_back(std::make_unique<Phone>(siege.guests.joinLink(siege.address())));
                strangers.back()->open();
            }
            const auto all = [&](const std::function<bool(const Phone&)>& is) {
                return waitFor([&] {
                    return std::all_of(strangers.begin(), strangers.end(),
                                       [&](const auto& phone) { return is(*phone); });
                });
            };
            QVERIFY(all([](const Phone& phone) { return phone.isClosed() || !phone.has("welcome").is_null(); }));
            for (int nth = 0; nth < atOnce; ++nth) {
                if (!strangers[static_cast<std::size_t>(nth)]->isClosed())
                    tried[static_cast<std::size_t>(begun + nth) % tried.size()](
                        *strangers[static_cast<std::size_t>(nth)], rng);
            }
            QVERIFY2(all([](const Phone& phone) { return phone.isClosed(); }), "nonsense was put up with");
        }
        QVERIFY(!player.isClosed());
        QVERIFY(answers(player));
        QCOMPARE(siege.table.stepCount(), 0);
        QVERIFY(siege.guests.taken() == SeatSet::of(0));
    }

    void whatIsNoWebSocketIsLetGo() {
        Siege siege;
        Phone player(siege.link(0));
        QVERIFY(player.meet());
        Rng rng(3);
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int nth = 0; nth < 300; ++nth) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            QTcpSocket& socket = *sockets.back();
            socket.connectToHost("127.0.0.1", siege.port());
            QByteArray bytes("GET / HTTP/1.1\r\nHost: x\r\n");
            for (int left = static_cast<int>(rng.below(20'000)); left > 0; --left)
                bytes += static_cast<char>(rng.below(256));
            socket.write(bytes + "\r\n\r\n");
        }
        QVERIFY(waitFor([&] {
            return std::all_of(sockets.begin(), sockets.end(),
                               [](const auto& socket) { return socket->state() == QTcpSocket::UnconnectedState; });
        }));
        QVERIFY(answers(player));
    }

    // Whoever fills the door with connections that say nothing keeps nobody out.
    void aCrowdKeepsNobodyOut() {
        Siege siege;
        Phone player(siege.link(0));
        QVERIFY(player.meet());
        std::vector<std::unique_ptr<QTcpSocket>> silent;
        for (int nth = 0; nth < crowd + 50; ++nth) {
            silent.push_back(std::make_unique<QTcpSocket>());
            silent.back()->connectToHost("127.0.0.1", siege.port());
            QVERIFY(waitFor([&] { return silent.back()->state() != QTcpSocket::ConnectingState; }));
        }
        QVERIFY(answers(player));
        Phone late(siege.link(1));
        QVERIFY(late.meet());
        QVERIFY(waitFor([&] {
            const auto open = std::count_if(silent.begin(), silent.end(), [](const auto& socket) {
                return socket->state() == QTcpSocket::ConnectedState;
            });
            return open < crowd;
        }));
    }

    void whoeverSaysTooMuchIsCutOff() {
        Siege siege;
        Phone chatty(siege.link(1)), player(siege.link(0));
        QVERIFY(chatty.meet() && player.meet());
        for (int nth = 0; nth < 3 * DoorLimits::messagesPerSecond; ++nth) chatty.say({{"kind", "ping"}});
        QVERIFY(chatty.awaitsClose(4004));
        QVERIFY(answers(player));
    }

    void whoeverDoesNotReadIsCutOff() {
        Siege siege;
        Phone player(siege.link(0));
        QVERIFY(player.meet());
        DeafPhone deaf;
        QVERIFY(deaf.meet(siege.port(), QByteArray::fromHex(siege.link(1).section('=', -1).toLatin1())));
        QVERIFY(waitFor([&] { return siege.guests.here().contains(Seat(1)); }));
        // Each time all are sent how things stand.
        for (int round = 0; round < 20'000 && siege.guests.here().contains(Seat(1)); ++round) {
            siege.guests.letIn(round % 2 == 0);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        QVERIFY(!siege.guests.here().contains(Seat(1)));
        QVERIFY(answers(player));
    }

    void whoeverSaysNothingAfterTheOpeningIsToldNothing() {
        Siege siege;
        Phone mute(siege.link(0));
        mute.saysHello = false;
        mute.open();
        QVERIFY(waitFor([&] { return mute.hasChannel(); }));
        QVERIFY(mute.awaitsClose(4004));
        QCOMPARE(mute.heard(), std::size_t(0));
    }

    void anUnknownOrOldPageIsToldSo() {
        Siege siege;
        Phone unknown(QString("http://%1/#s=%2").arg(siege.address(), QString(32, 'a')));
        QVERIFY(!unknown.meet());
        QCOMPARE(unknown.closeCode(), 4001);
        QWebSocket old;
        QNetworkRequest request(QUrl("ws://" + siege.address() + "/line"));
        request.setRawHeader("Origin", "http://" + siege.address().toLatin1());
        bool closed = false;
        QObject::connect(&old, &QWebSocket::disconnected, [&] { closed = true; });
        QObject::connect(&old, &QWebSocket::connected, [&] {
            old.sendTextMessage("{\"v\":2,\"id\":\"0123456789abcdef\",\"random\":\"0123456789abcdef\"}");
        });
        old.open(request);
        QVERIFY(waitFor([&] { return closed; }));
        QCOMPARE(static_cast<int>(old.closeCode()), 4003);
    }
};

INTRIKA_TEST(TstHostileGuests)

}  // namespace tst_hostile_guests

#include "tst_hostile_guests.moc"
