// Who cannot scan types a short code: it lets in, and cannot be guessed.
#include "app/guests/plugin/typed_code.h"
#include "tests/support/guest_party.h"
#include "tests/support/phone.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_typed_codes {

using namespace intrika;
using namespace intrika::guests;

class TstTypedCodes : public QObject {
    Q_OBJECT

private slots:
    void whoeverTypesTheCodeJoins() {
        Party party(allThree, false);
        QCOMPARE(party.guests->typedCode().size(), codeLetters);
        Phone guest("http://" + party.address() + "/");
        guest.typed = party.guests->typedCode();
        QVERIFY(guest.meet() && guest.awaits("lobby"));
        guest.say({{"kind", "join"}, {"seat", 2}, {"name", "Zoé"}, {"language", "hu"}});
        QVERIFY(guest.awaits("seated"));
        Phone seated(party.seatLink(2));
        QVERIFY(seated.meet());
        const QString old = party.guests->typedCode();
        party.guests->letIn(false);
        QVERIFY2(guest.awaitsClose(4005), "whoever had it was not sent away");
        QVERIFY(party.guests->typedCode().isEmpty());
        Phone late("http://" + party.address() + "/");
        late.typed = old;
        QVERIFY(!late.meet());
        party.guests->letIn(true);
        QVERIFY(party.guests->typedCode() != old);
    }

    // Ten wrong ones, and nobody has another try in this minute; whoever scans, or sits, comes in as ever.
    void codesCannotBeGuessed() {
        Party party(allThree, false);
        const QString right = party.guests->typedCode();
        const QString wrong = right[0] == 'A' ? 'B' + right.mid(1) : 'A' + right.mid(1);
        const auto tried = [&](const QString& code) {
            Phone guest("http://" + party.address() + "/");
            guest.typed = code;
            return guest.meet() ? 0 : guest.closeCode();
        };
        for (int nth = 0; nth < 3; ++nth) QCOMPARE(tried(right), 0);  // no guesses
        for (int nth = 0; nth < DoorLimits::wrongCodesPerMinute; ++nth) QCOMPARE(tried(wrong), 4007);
        QCOMPARE(tried(wrong), 4004);
        QCOMPARE(tried(right), 4004);
        Phone guest(party.joinLink()), seated(party.seatLink(0));
        QVERIFY(guest.meet() && seated.meet());
    }

    // Many that are begun at once are as many tries.
    void triesCountFromTheirBeginning() {
        Party party(allThree, false);
        std::vector<std::unique_ptr<Phone>> guests;
        for (int nth = 0; nth < 3 * DoorLimits::wrongCodesPerMinute; ++nth) {
            guests.push_back(std::make_unique<Phone>("http://" + party.address() + "/"));
            guests.back()->typed = party.guests->typedCode();
            guests.back()->saysHello = false;
            guests.back()->open();
        }
        const auto isAnswered = [](const auto& guest) { return guest->hasChannel() || guest->isClosed(); };
        QVERIFY(waitFor([&] { return std::all_of(guests.begin(), guests.end(), isAnswered); }));
        const auto tries =
            std::count_if(guests.begin(), guests.end(), [](const auto& guest) { return guest->hasChannel(); });
        QCOMPARE(static_cast<int>(tries), DoorLimits::wrongCodesPerMinute);
    }

    // Both sides come to the same key by the same code alone, and by no half that gives the key away.
    void aKeyIsAgreedUpon() {
        using Side = SealedChannel::Side;
        const KeyShare door, page, other;
        const QByteArray key = door.keyWith(page.open(), "KFRTWD", Side::door);
        QCOMPARE(key.size(), 32);
        QCOMPARE(page.keyWith(door.open(), "KFRTWD", Side::page), key);
        QVERIFY(page.keyWith(door.open(), "KFRTWE", Side::page) != key);
        QVERIFY(other.keyWith(door.open(), "KFRTWD", Side::page) != key);
        QVERIFY(door.keyWith(QByteArray(shareBytes, '\0'), "KFRTWD", Side::door).isEmpty());
        QVERIFY(door.keyWith("short", "KFRTWD", Side::door).isEmpty());
        QVERIFY(newTypedCode() != newTypedCode());
    }
};

INTRIKA_TEST(TstTypedCodes)

}  // namespace tst_typed_codes

#include "tst_typed_codes.moc"
