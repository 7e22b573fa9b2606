// What a phone loads before it shows a table: little, and alike for all.
#include "app/guests/face_pictures.h"
#include "app/guests/lobby_message.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_guest_pictures {

using namespace intrika;
using namespace intrika::guests;

namespace {

constexpr qsizetype firstLoadBytes = 300 * 1024;
constexpr qsizetype headBytes = 620;  // of each answer, at most

void addGames() {
    QTest::addColumn<const GameKind*>("kind");
    for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << kind;
}

// With as many seats as there may be, on the usual board.
std::unique_ptr<FacePictures> picturesOf(const GameKind& kind) {
    auto pictures = std::make_unique<FacePictures>(kind, kind.seatColours, "edition");
    Rng rng(1);
    const auto session = kind.deal(nlohmann::json::object(), kind.usualSeats, rng, {});
    for (const Zone& zone : session.value()->tableau(spectator).zones) {
        if (zone.board != nullptr) pictures->setBoard(zone.board);
    }
    return pictures;
}

qsizetype pageBytes() {
    qsizetype bytes = qCompress(pageWords("hu"), 9).size() + headBytes;
    const QDir page(":/guests");
    for (const QString& name : page.entryList()) {
        QFile file(page.filePath(name));
        if (name != "words.txt" && file.open(QIODevice::ReadOnly))
            bytes += qCompress(file.readAll(), 9).size() + headBytes;
    }
    return bytes;
}

qsizetype sheetBytes(FacePictures& pictures) {
    qsizetype bytes = 0;
    for (const Sheet sheet : {Sheet::solid, Sheet::clear}) {
        if (pictures.sheetSize(sheet).isEmpty()) continue;
        const auto served = pictures.picture(pictures.sheetUrl(sheet));
        bytes += served->body.size() + headBytes;
    }
    return bytes;
}

}  // namespace

class TstGuestPictures : public QObject {
    Q_OBJECT

private slots:
    void theFirstLoadIsSmall_data() { addGames(); }
    void theFirstLoadIsSmall() {
        QFETCH(const GameKind*, kind);
        const auto pictures = picturesOf(*kind);
        const Words words = Words::in("hu", QString::fromStdString(kind->id));
        const auto welcome = static_cast<qsizetype>(welcomeMessage(words, 0, *pictures, 1).size());
        const qsizetype sheets = sheetBytes(*pictures), page = pageBytes(), all = page + welcome + sheets;
        qInfo("%lld KB: page %lld, welcome %lld, small pictures %lld", all / 1024, page / 1024, welcome / 1024,
              sheets / 1024);
        QVERIFY(all <= firstLoadBytes);
    }

    void picturesLieApartOnTheirSheets_data() { addGames(); }
    void picturesLieApartOnTheirSheets() {
        QFETCH(const GameKind*, kind);
        const FacePictures pictures(*kind, kind->seatColours, "edition");
        const auto& all = pictures.all();
        for (std::size_t one = 0; one < all.size(); ++one) {
            const QRect area(all[one].at, all[one].size);
            QVERIFY(QRect({}, pictures.sheetSize(all[one].sheet)).contains(area));
            for (std::size_t other = 0; other < one; ++other) {
                if (all[other].sheet != all[one].sheet) continue;
                QVERIFY(!area.adjusted(0, 0, 2, 2).intersects(QRect(all[other].at, all[other].size)));
            }
        }
    }

    // What a seat holds is told by no picture: each is on the sheets that all fetch, whoever owns it.
    void everyFaceIsThere_data() { addGames(); }
    void everyFaceIsThere() {
        QFETCH(const GameKind*, kind);
        FacePictures pictures(*kind, kind->seatColours, "edition");
        std::vector<std::string> there;
        for (const SmallPicture& picture : pictures.all()) there.push_back(pictures.indexOf(picture));
        for (std::size_t face = 0; face < kind->faces.size(); ++face) {
            for (const std::string& colour : kind->seatColours) {
                QVERIFY(std::count(there.begin(), there.end(), pictures.index(static_cast<FaceId>(face), colour)) == 1);
            }
        }
        for (const Sheet sheet : {Sheet::solid, Sheet::clear}) {
            if (pictures.sheetSize(sheet).isEmpty()) continue;
            const QImage drawn = QImage::fromData(pictures.picture(pictures.sheetUrl(sheet))->body);
            QCOMPARE(drawn.size(), pictures.sheetSize(sheet) * 1.5);
        }
        QVERIFY(!pictures.picture("/picture/other/small.jpg"));
        QVERIFY(!pictures.picture("/picture/edition/large.jpg"));
    }
};

INTRIKA_TEST(TstGuestPictures)

}  // namespace tst_guest_pictures

#include "tst_guest_pictures.moc"
