// Law 6 for phones: of two truths with the same view, the messages to a seat are the same, byte by byte. And a
// spectator of all that is fetched learns nothing of who holds what.
#include "app/guests/face_pictures.h"
#include "app/guests/seat_message.h"
#include "engines/files/save_file.h"
#include "engines/table/table.h"
#include "tests/support/law_games.h"
#include "tests/support/test_program.h"

namespace tst_guest_laws {

using namespace intrika;
using namespace intrika::guests;
using namespace intrika::laws;

namespace {

// Each takes two sessions and all that is sent: of a game only some positions can be asked, and each for one seat.
const int gamesForMessages = atLeastOne(2);
const std::uint32_t messagesApart = 6 * positionsApart();

std::vector<SeatInfo> peopleOf(const GameKind& kind, int seats) {
    std::vector<SeatInfo> people;
    for (int seat = 0; seat < seats; ++seat) {
        people.push_back({QString("Seat %1").arg(seat), {}, kind.seatColours.at(static_cast<std::size_t>(seat))});
    }
    return people;
}

// All that a phone at this seat is sent as things stand.
std::string sentTo(Seat seat, std::unique_ptr<Session> session, const FacePictures& pictures, const Words& words) {
    const GameKind& kind = session->kind();
    const auto people = peopleOf(kind, session->seatCount());
    const Table table(std::move(session), people, 1, nullptr);
    const Attendance attendance{table.humans(), table.humans()};
    const std::vector<Pick> picks{{Pick::On::seat, noZone, 0}};
    return stateMessage(table, seat, 1, attendance, pictures, words) + whyNotMessage(table, seat, 1, picks, words);
}

}  // namespace

class TstGuestLaws : public QObject {
    Q_OBJECT

private slots:
    void whatIsSentIsNoMoreThanTheViewShows_data() { addSettings(); }
    void whatIsSentIsNoMoreThanTheViewShows() {
        QFETCH(laws::Setting, setting);
        const GameKind& kind = *gameNamed(setting.game);
        std::vector<std::string> colours = kind.seatColours;
        const FacePictures pictures(kind, colours, "edition");
        QStringList names;
        for (int seat = 0; seat < setting.seats; ++seat) names << QString("Seat %1").arg(seat);
        const Words words = Words::in("en", QString::fromStdString(kind.id), names);  // takes long to load
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Codec = typename Laws::Codec;
            int compared = 0;
            inRandomGames<decltype(game)>(setting, gamesForMessages, [&](const auto& position, Rng& rng) {
                if (rng.below(messagesApart) != 0 && compared > 0) return "";
                const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(setting.seats)));
                const auto truth = Rules::determinize(Rules::view(position, Observer(seat)), rng);
                const std::string one = sentTo(seat, sessionAt<Codec>(setting, position), pictures, words);
                if (one != sentTo(seat, sessionAt<Codec>(setting, truth), pictures, words)) {
                    return "what is sent tells truths apart";
                }
                ++compared;
                return "";
            });
            QVERIFY2(compared > 0, "it was never put to the test");
        });
    }
};

INTRIKA_TEST(TstGuestLaws)

}  // namespace tst_guest_laws

#include "tst_guest_laws.moc"
