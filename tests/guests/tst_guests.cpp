// Phones at a table, over real sockets of this machine: who gets in, what they may do, what they are told.
#include "app/guests/guests.h"
#include "app/guests/plugin/guest_door.h"
#include "engines/files/save_file.h"
#include "tests/support/guest_party.h"
#include "tests/support/phone.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_guests {

using namespace intrika;
using namespace intrika::guests;

namespace {

using Json = nlohmann::json;

// What comes back for a request that is sent as it is.
QByteArray answerTo(const QString& address, const QByteArray& request) {
    QTcpSocket socket;
    socket.connectToHost(address.section(':', 0, 0), static_cast<quint16>(address.section(':', 1).toInt()));
    if (!waitFor([&] { return socket.state() == QTcpSocket::ConnectedState; })) return "not connected";
    socket.write(request);
    QByteArray answer;
    waitFor([&] {
        answer += socket.readAll();
        return socket.state() != QTcpSocket::ConnectedState;
    });
    return answer;
}

QByteArray get(const QString& address, const QByteArray& path, const QByteArray& fields = {}) {
    return answerTo(address, "GET " + path + " HTTP/1.1\r\nHost: " + address.toLatin1() + "\r\n" + fields +
                                 "Connection: close\r\n\r\n");
}

bool isOk(const QByteArray& answer) { return answer.startsWith("HTTP/1.1 200 "); }

}  // namespace

class TstGuests : public QObject {
    Q_OBJECT

private slots:
    void aPhoneGetsThePageAndNothingElse() {
        Party party(allThree);
        QVERIFY(party.isOpen);
        const QByteArray page = get(party.address(), "/");
        QVERIFY2(isOk(page), page.left(200).constData());
        QVERIFY(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"));
        QVERIFY(!page.contains("Set-Cookie"));
        for (const char* path : {"/nacl.js", "/words/hu.json", "/words/en.json"})
            QVERIFY2(isOk(get(party.address(), path)), path);
        for (const char* path : {"/../../etc/passwd", "/words/xx.json", "/index.html/", "//etc/passwd",
                                 "/picture/a/hu/1.png", "/%2e%2e/x", "/line", "/words.txt"})
            QVERIFY2(!isOk(get(party.address(), path)), path);
    }

    void aBrowserThatInflatesGetsLess() {
        Party party(allThree);
        const QByteArray plain = get(party.address(), "/table_page.js");
        const QByteArray packed = get(party.address(), "/table_page.js", "Accept-Encoding: gzip, deflate, br\r\n");
        QVERIFY(packed.size() < plain.size() / 2);
        QVERIFY(packed.contains("Content-Encoding: deflate"));
        const QByteArray body = packed.mid(packed.indexOf("\r\n\r\n") + 4);
        QCOMPARE(qUncompress(QByteArray(4, '\0') + body), plain.mid(plain.indexOf("\r\n\r\n") + 4));
        for (const char* refusal : {"gzip, br", "deflate;q=0", "xdeflate"}) {
            const QByteArray field = "Accept-Encoding: " + QByteArray(refusal) + "\r\n";
            QVERIFY2(!get(party.address(), "/table_page.js", field).contains("Content-Encoding"), refusal);
        }
    }

    // A page of elsewhere whose name was made to mean this machine asks by its own name.
    void onlyThePageOfThisAddressIsAnswered() {
        Party party(allThree);
        const auto with = [&](const QByteArray& host, const QByteArray& fields = {}) {
            return answerTo(party.address(),
                            "GET / HTTP/1.1\r\nHost: " + host + "\r\n" + fields + "Connection: close\r\n\r\n");
        };
        const QByteArray own = party.address().toLatin1();
        QVERIFY(isOk(with(own)));
        QVERIFY(isOk(with(own, "Origin: http://" + own + "\r\n")));
        QVERIFY(!isOk(with("evil.example")));
        QVERIFY(!isOk(with("evil.example:" + own.mid(own.indexOf(':') + 1))));
        QVERIFY(!isOk(with(own, "Origin: http://evil.example\r\n")));
        Phone stranger(party.seatLink(0));
        stranger.origin = "http://evil.example";
        stranger.open();
        QVERIFY(waitFor([&] { return stranger.isClosed() || stranger.socket().error() != -1; }));
        QVERIFY(!stranger.hasChannel());
    }

    void whoeverScansJoinsAFreeSeat() {
        Party party(allThree, false);
        Phone guest(party.joinLink());
        QVERIFY(guest.meet());
        QVERIFY(guest.awaits("lobby"));
        QCOMPARE(guest.has("lobby")["seats"].size(), std::size_t(3));
        guest.say({{"kind", "join"}, {"seat", 1}, {"name", "Zsuzsi\n<b>"}, {"language", "hu"}});
        QVERIFY(guest.awaits("seated"));
        const auto secret = QString::fromStdString(guest.has("seated")["secret"]);
        QCOMPARE(party.seatLink(1).section('=', -1), secret);
        QCOMPARE(party.guests->seats()[1].name, QString("Zsuzsi <b>"));
        QVERIFY(party.guests->taken() == SeatSet::of(1));
        Phone other(party.joinLink());
        QVERIFY(other.meet());
        other.say({{"kind", "join"}, {"seat", 1}, {"name", "Egy másik"}, {"language", "hu"}});
        QVERIFY(waitFor([&] { return other.heard() >= 3; }));
        QVERIFY2(other.has("seated").is_null(), "a taken seat was given away");
        party.guests->letIn(false);
        QVERIFY(other.awaitsClose(4005));
        Phone late(party.joinLink());
        QVERIFY(!late.meet());
        QCOMPARE(late.closeCode(), 4001);
    }

    void aSeatIsHandedToABotAndBack() {
        Party party(allThree);
        Phone phone(party.seatLink(0));
        QVERIFY(phone.meet());
        const auto isMine = [](const Json& state) { return !state["prompt"].is_null(); };
        QVERIFY(playUntil(*party.table, [&] { return party.table->toAct().mayAct(0); }));
        QVERIFY(phone.awaitsState(isMine));
        const Json question = phone.state();
        party.guests->setDeputy(0, Level::random);
        QVERIFY(phone.awaitsState([](const Json& state) { return state["prompt"].is_null(); }));
        QVERIFY(phone.state()["seats"][0]["kind"] == Json("bot"));
        QVERIFY2(party.guests->phones().contains(0), "the phone was sent away");
        const int steps = question["step"];
        QVERIFY(phone.awaitsState([&](const Json& state) { return state["step"] > steps; }));
        phone.say({{"kind", "choose"}, {"ask", question["ask"]}, {"key", question["prompt"]["choices"][0]["key"]}});
        phone.say({{"kind", "hint"}, {"ask", phone.state()["ask"]}});
        party.guests->setDeputy(0, std::nullopt);
        QVERIFY(playUntil(*party.table, [&] { return party.table->toAct().mayAct(0); }));
        QVERIFY(phone.awaitsState(isMine));
        QVERIFY(phone.has("hint").is_null());
        QVERIFY(phone.state()["seats"][0]["kind"] == Json("phone"));
        phone.choose();
        QVERIFY(phone.awaitsState([&](const Json& state) { return state["step"] > steps + 1; }));
    }

    void aLobbyBecomesAGame() {
        Party party(allThree, false);
        Phone phone(party.seatLink(0));
        QVERIFY(phone.meet());
        QVERIFY(phone.awaits("lobby"));
        QVERIFY(phone.has("lobby")["you"] == Json(0));
        party.sit();
        QVERIFY(phone.awaits("state"));
        QVERIFY(phone.state()["you"] == Json(0));
    }

    void allOfAGameIsPlayedByPhones() {
        Party party(allThree);
        std::vector<std::unique_ptr<Phone>> phones;
        for (Seat seat = 0; seat < 3; ++seat) {
            phones.push_back(std::make_unique<Phone>(party.seatLink(seat)));
            QVERIFY(phones.back()->meet());
            QVERIFY(phones.back()->awaits("state"));
        }
        Rng rng(1);
        int decisions = 0;
        while (!party.table->isOver() && decisions < 2000) {
            const auto asked =
                std::find_if(phones.begin(), phones.end(), [](const auto& phone) { return phone->isAsked(); });
            if (asked == phones.end()) {
                QVERIFY(waitFor([&] {
                    return party.table->isOver() || std::any_of(phones.begin(), phones.end(),
                                                                [](const auto& phone) { return phone->isAsked(); });
                }));
                continue;
            }
            const int step = party.table->stepCount();
            (*asked)->choose(rng.below(1000));
            QVERIFY(waitFor([&] { return party.table->stepCount() > step; }));
            QVERIFY(waitFor([&] {
                return std::all_of(phones.begin(), phones.end(), [&](const auto& phone) {
                    return phone->state()["step"] == party.table->stepCount();
                });
            }));
            ++decisions;
        }
        QVERIFY(party.table->isOver());
        for (const auto& phone : phones) {
            QVERIFY(phone->awaitsState([](const Json& state) { return !state["over"].is_null(); }));
            QCOMPARE(phone->state()["over"]["ranks"].size(), std::size_t(3));
        }
    }

    void aChoiceForAnEarlierQuestionIsNotPlayed() {
        Party party(allThree);
        const Seat seat = party.table->toAct().seats.first();
        Phone phone(party.seatLink(seat));
        QVERIFY(phone.meet());
        QVERIFY(phone.awaits("state"));
        const Json old = phone.state();
        phone.choose();
        QVERIFY(waitFor([&] { return party.table->stepCount() > 0; }));
        QVERIFY(phone.awaitsState([](const Json& state) { return state["step"] > 0; }));
        const int step = party.table->stepCount();
        phone.forget();
        phone.say({{"kind", "choose"}, {"ask", old["ask"]}, {"key", old["prompt"]["choices"][0]["key"]}});
        QVERIFY(phone.awaits("state"));
        QCOMPARE(party.table->stepCount(), step);
        QVERIFY(phone.state()["step"] == Json(step));
    }

    void nobodyDecidesForAnotherSeat() {
        Party party(allThree);
        const Seat seat = party.table->toAct().seats.first();
        Phone asked(party.seatLink(seat)), other(party.seatLink(clockwise(seat, 1, 3)));
        QVERIFY(asked.meet() && other.meet());
        QVERIFY(asked.awaits("state") && other.awaits("state"));
        QVERIFY(!other.isAsked());
        other.say(
            {{"kind", "choose"}, {"ask", asked.state()["ask"]}, {"key", asked.state()["prompt"]["choices"][0]["key"]}});
        QVERIFY(waitFor([&] { return other.heard() >= 3; }));
        QCOMPARE(party.table->stepCount(), 0);
    }

    void aMoveThatIsNotOfferedEndsTheLine() {
        Party party(allThree);
        const Seat seat = party.table->toAct().seats.first();
        Phone phone(party.seatLink(seat));
        QVERIFY(phone.meet() && phone.awaits("state"));
        phone.say({{"kind", "choose"}, {"ask", phone.state()["ask"]}, {"key", std::string(32, 'e')}});
        QVERIFY(phone.awaitsClose(4006));
        QCOMPARE(party.table->stepCount(), 0);
    }

    void twoPhonesShareASeatAndAThirdTakesTheOldestOnesPlace() {
        Party party(allThree);
        Phone first(party.seatLink(0)), second(party.seatLink(0)), third(party.seatLink(0));
        QVERIFY(first.meet() && second.meet());
        QVERIFY(first.awaits("state") && second.awaits("state"));
        QVERIFY(!first.isClosed());
        QVERIFY(third.meet());
        QVERIFY(first.awaitsClose(4002));
        QVERIFY(!second.isClosed());
        QVERIFY(third.awaits("state"));
    }

    void aPhoneThatWasCutOffComesBackWhereItWas() {
        Party party(allThree);
        const Seat seat = party.table->toAct().seats.first();
        auto phone = std::make_unique<Phone>(party.seatLink(seat));
        QVERIFY(phone->meet() && phone->awaits("state"));
        const Json before = phone->state();
        phone->cut();
        QVERIFY(waitFor([&] { return !party.guests->here().contains(seat); }));
        phone = std::make_unique<Phone>(party.seatLink(seat));
        QVERIFY(phone->meet() && phone->awaits("state"));
        Json after = phone->state();
        QVERIFY(after["prompt"] == before["prompt"]);
        QVERIFY(after["ask"] == before["ask"]);
    }

    void aSeatThatIsTakenBackLetsItsPhoneGo() {
        Party party(allThree);
        const QString link = party.seatLink(0);
        Phone phone(link);
        QVERIFY(phone.meet());
        party.guests->vacate(0);
        QVERIFY(phone.awaitsClose(4005));
        Phone again(link);
        QVERIFY(!again.meet());
        QCOMPARE(again.closeCode(), 4001);
        Phone next(party.joinLink());
        QVERIFY(next.meet() && next.awaits("lobby"));
        QVERIFY(next.has("lobby")["seats"][0]["free"].get<bool>());
        party.guests->setPhone(1, false);
        QVERIFY(next.awaits("lobby"));
        QVERIFY(waitFor([&] { return next.has("lobby")["seats"][1]["kind"] == "laptop"; }));
    }

    void whyNotHintsAndUndoAreTheSeatsOwn() {
        Party party(allThree);
        const Seat seat = party.table->toAct().seats.first();
        Phone phone(party.seatLink(seat)), other(party.seatLink(clockwise(seat, 1, 3)));
        QVERIFY(phone.meet() && other.meet());
        QVERIFY(phone.awaits("state") && other.awaits("state"));
        const Json ask = phone.state()["ask"];
        phone.say({{"kind", "whyNot"}, {"ask", ask}, {"picks", {{{"on", "seat"}, {"value", 2}}}}});
        QVERIFY(phone.awaits("whyNot"));
        QVERIFY(!phone.has("whyNot")["text"].get<std::string>().empty());
        phone.say({{"kind", "hint"}, {"ask", ask}});
        QVERIFY(phone.awaits("hint"));
        QVERIFY(!phone.has("hint")["lines"].empty());
        QVERIFY2(other.has("hint").is_null(), "a hint knows the seat's cards");
        other.say({{"kind", "takeBack"}, {"step", 0}});
        QVERIFY(other.awaits("refused"));
    }

    void languagesAreEachPhonesOwn() {
        Party party(allThree);
        Phone one(party.seatLink(0)), other(party.seatLink(1));
        one.language = "hu";
        QVERIFY(one.meet() && other.meet());
        QVERIFY(one.awaits("state") && other.awaits("state"));
        QVERIFY(one.has("welcome")["language"] == Json("hu"));
        QVERIFY(one.state()["headline"] != other.state()["headline"]);
        one.forget();
        one.say({{"kind", "language"}, {"language", "en"}});
        QVERIFY(one.awaitsState([&](const Json& state) { return state["headline"] == other.state()["headline"]; }));
    }

    // What is fetched is the same for all, and it is all there.
    void allFetchTheSamePictures() {
        Party party(allThree);
        Phone one(party.seatLink(0)), other(party.seatLink(1));
        QVERIFY(one.meet() && other.meet());
        QVERIFY(one.has("welcome")["pictures"] == other.has("welcome")["pictures"]);
        QVERIFY(one.has("welcome")["faces"] == other.has("welcome")["faces"]);
        const Json pictures = one.has("welcome")["pictures"];
        QVERIFY(pictures.size() > 20);
        qsizetype bytes = 0;
        for (std::size_t at = 0; at < pictures.size(); at += 7) {
            const QByteArray answer = get(party.address(), QByteArray::fromStdString(pictures[at]));
            QVERIFY2(isOk(answer), pictures[at].get<std::string>().c_str());
            QVERIFY(answer.contains("immutable"));
            bytes += answer.size();
        }
        QVERIFY(bytes > 0);
    }

    void seatsAreFoundAgainAfterTheProgramWasKilled() {
        auto file = SaveFile::begin();
        const QString journal = file->path();
        QString link;
        std::uint16_t port = 0;
        {
            Party party(allThree, true, std::move(file));
            link = party.seatLink(1);
            const QFileInfo secrets(phonesOf(journal));
            QVERIFY(secrets.exists());
            QCOMPARE(
                secrets.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                QFile::Permissions());
            port = readSecrets(journal)->port;
        }
        const auto secrets = readSecrets(journal);
        QVERIFY(secrets);
        Guests again(traitorKind(), Party::infos(), allThree, std::make_unique<GuestDoor>());
        again.bring(*secrets);
        QVERIFY(again.open());
        QCOMPARE(readSecrets(journal)->port, port);
        QVERIFY2(link.contains(":" + QString::number(port) + "/"), "phones know the port as well");
        Phone phone(link);
        QVERIFY(phone.meet());
        SaveFile::takeUp(journal).value()->finish("{}");
        QVERIFY(!QFileInfo::exists(phonesOf(journal)));
    }
};

INTRIKA_TEST(TstGuests)

}  // namespace tst_guests

#include "tst_guests.moc"
