// What is seen on the stage: where it lies, in which colours, how it moves.
#include "app/faces/palette.h"
#include "app/stage/motion.h"
#include "app/stage/stage_colours.h"
#include "app/stage/stage_layout.h"
#include "app/stage/stage_painter.h"
#include "engines/words/words.h"
#include "tests/support/contrast.h"
#include "tests/support/rooms.h"
#include "tests/support/staged.h"
#include "tests/support/test_program.h"
#include "tests/support/text_recorder.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace tst_stage_pictures {

using namespace intrika;

namespace {

QStringList beadsOf(const StageScript& script, const Words& words) {
    QStringList names;
    for (const StageBeat& beat : script.beats) {
        if (!beat.name.empty()) names << words.say(beat.name);
    }
    return names;
}

struct Opened {
    QSize window;
    double width;  // of the script's band
};

std::vector<WrittenText> writtenIn(const StageBeat& beat, const QStringList& beads, const StageLooks& looks,
                                   FaceCache& faces, const Opened& opened) {
    const Band band(opened.window, opened.width);
    TextRecorder recorder(opened.window);
    QPainter canvas(&recorder);
    const StageLayout layout = layOut(beat.picture, band, faces);
    StagePainter painter(canvas, looks, faces, band);
    painter.paint(beat.picture, layout, cardsAt(nullptr, layout, movedMs), 1);
    painter.paintBeads(layout, beads, 0);
    canvas.end();
    return recorder.texts();
}

}  // namespace

class TestStagePictures : public QObject {
    Q_OBJECT

private slots:
    void everythingLiesInTheBand_data() { addGames(); }
    void everythingLiesInTheBand();
    void itIsReadOnEitherCloth_data() { addGames(); }
    void itIsReadOnEitherCloth();
    void wordsCanBeRead_data();
    void wordsCanBeRead();
    void whoHasABustIsSeenInPerson();
    void aWrongClaimSaysWhatIsWrong();
    void aCardTurnsAndMovesToItsPlace();
    void whatIsWonFliesToItsOwner();
    void pointsFlyToWhoeverGotThem();
};

void TestStagePictures::everythingLiesInTheBand() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    const FaceCache faces(game, kind.faces);
    for (const int seats : {kind.minSeats, kind.maxSeats}) {
        const Staged staged = firstStage(kind, 5, seats);
        if (staged.step < 0) continue;
        const StageScript script = staged.script();
        for (const QSize window : {QSize(764, 664), QSize(992, 764), QSize(1280, 864), QSize(2064, 1386)}) {
            const Band band(window, script.width);
            for (const StageBeat& beat : script.beats) {
                const StageLayout layout = layOut(beat.picture, band, faces);
                for (const PlacedCard& card : layout.cards) {
                    QRectF box(QPointF(), card.size);
                    box.moveCenter(card.centre);
                    QVERIFY(card.size.width() > 10 && band.box().contains(box));
                }
                for (std::size_t side = 0; side < layout.banners.size(); ++side) {
                    QVERIFY(band.box().contains(layout.dice[side]));
                    QVERIFY(layout.busts[side].isEmpty() || layout.banners[side].contains(layout.busts[side]));
                }
                for (std::size_t i = 1; i < layout.columns.size(); ++i) {
                    const PlacedColumn &left = layout.columns[i - 1], &right = layout.columns[i];
                    QVERIFY(left.middle + left.width / 2 <= right.middle - right.width / 2);
                    QVERIFY(right.noteLine < layout.beadLine);
                }
            }
        }
    }
}

void TestStagePictures::itIsReadOnEitherCloth() {
    QFETCH(QString, game);
    for (const Cloth cloth : {Cloth::dark, Cloth::light}) {
        const StageColours colours = stageColours(game, cloth);
        for (const QColor& ground : {colours.ground.ground, colours.ground.edge}) {
            for (const QColor& text : {colours.ink.text, colours.ink.quiet, colours.ink.state})
                QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + " on " + ground.name()));
        }
        QVERIFY(contrast(QColor(ink::tableText), colours.ribbon) >= 4.5);
    }
}

void TestStagePictures::wordsCanBeRead_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameKind* kind : allGames()) {
        for (const QString& language : languages())
            QTest::addRow("%s, %s", kind->id.c_str(), qPrintable(language))
                << QString::fromStdString(kind->id) << language;
    }
}

// In every beat, whatever the window: letters of 12 pixels at the least, none over others.
void TestStagePictures::wordsCanBeRead() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    switchLanguage(language);
    const GameKind& kind = *gameNamed(game.toStdString());
    FaceCache faces(game, kind.faces);
    StageLooks looks(game, kind.faces);
    std::set<QString> faults;
    std::size_t written = 0;
    for (const int seats : {kind.minSeats, kind.maxSeats}) {
        looks.names = QStringList{"Zsófia", "Kelemen", "Borbála", "Ádám",  "Orsolya",
                                  "Mátyás", "Gergely", "Hedvig",  "Ignác", "Jolán"}
                          .mid(0, seats);
        looks.seats = {kind.seatColours.begin(), kind.seatColours.begin() + seats};
        looks.words = Words(game, looks.names);
        for (const std::uint64_t seed : {5U, 6U, 7U, 8U}) {
            const Staged staged = firstStage(kind, seed, seats);
            if (staged.step < 0) continue;
            const StageScript script = staged.script();
            const QStringList beads = beadsOf(script, looks.words);
            for (const QSize window : {QSize(744, 664), QSize(981, 764), QSize(1278, 864), QSize(1540, 1044)}) {
                for (const StageBeat& beat : script.beats) {
                    const std::vector<WrittenText> texts = writtenIn(beat, beads, looks, faces, {window, script.width});
                    written += texts.size();
                    for (const QString& fault : faultsAmong(texts))
                        faults.insert(QStringLiteral("%1 px wide: %2").arg(window.width()).arg(fault));
                }
            }
        }
    }
    for (const QString& fault : faults) qWarning("%s", qPrintable(fault));
    QVERIFY(faults.empty());
    QVERIFY(written > 0);
}

// All with a seat, over their names; where two fight they alone.
void TestStagePictures::whoHasABustIsSeenInPerson() {
    const GameKind& kind = *gameNamed("coach");
    const FaceCache faces("coach", kind.faces);
    QVERIFY(faces.person() != noFace);
    bool stood = false, fought = false;
    for (std::uint64_t seed = 1; seed <= 40 && !(stood && fought); ++seed) {
        const Staged staged = firstStage(kind, seed, 6);
        if (staged.step < 0) continue;
        const StageScript script = staged.script();
        const Band band(QSize(992, 764), script.width);
        const StagePicture& picture = script.beats.back().picture;
        const StageLayout layout = layOut(picture, band, faces);
        for (std::size_t i = 0; i < picture.sides.size(); ++i) QVERIFY(!layout.busts[i].isEmpty());
        fought |= !picture.sides.empty();
        stood |= picture.sides.empty();
        for (const PlacedColumn& column : layout.columns) {
            QCOMPARE(column.bust.isEmpty(), !picture.sides.empty());
            if (column.bust.isEmpty()) continue;
            QVERIFY(band.box().contains(column.bust) && column.bust.bottom() <= column.nameLine);
            QVERIFY(column.bust.width() <= column.width);
        }
    }
    QVERIFY(fought && stood);
}

void TestStagePictures::aWrongClaimSaysWhatIsWrong() {
    const GameKind& kind = *gameNamed("coach");
    bool seen = false;
    for (std::uint64_t seed = 1; seed <= 60 && !seen; ++seed) {
        const auto session = randomGame(kind, 5, nlohmann::json::object(), seed, 2000);
        const StageScript script = session->stage(session->stepCount() - 1, spectator);
        if (script.empty() || script.beats.back().picture.seals.empty()) continue;
        const StagePicture& end = script.beats.back().picture;
        for (const StageSeal& seal : end.seals) {
            if (seal.fate != StageSeal::Fate::stamped || seal.good) continue;
            seen = true;
            QVERIFY(!end.sentence.empty() && !(end.sentence == script.beats.front().picture.sentence));
        }
    }
    QVERIFY(seen);
}

void TestStagePictures::aCardTurnsAndMovesToItsPlace() {
    StageLayout before, after;
    before.cards = {{{1, 10, noSeat, {}}, {100, 100}, {60, 90}, 0}, {{2, 20, noSeat, {}}, {300, 100}, {60, 90}, 0}};
    after.cards = {{{1, 11, noSeat, {}}, {400, 100}, {60, 90}, 0}};
    const auto begin = cardsAt(&before, after, 0);
    QCOMPARE(begin.size(), 2U);  // what is gone goes through the trap first
    QCOMPARE(begin[1].placed.card.face, FaceId(10));
    QCOMPARE(begin[1].placed.centre, QPointF(100, 100));
    const auto end = cardsAt(&before, after, movedMs);
    QCOMPARE(end.size(), 1U);
    QCOMPARE(end[0].placed.card.face, FaceId(11));
    QCOMPARE(end[0].placed.centre, QPointF(400, 100));
    QCOMPARE(end[0].width, 1.0);
    QCOMPARE(end[0].opacity, 1.0);
}

void TestStagePictures::whatIsWonFliesToItsOwner() {
    StageLayout layout;
    layout.cards = {{{1, 10, noSeat, {}}, {100, 100}, {60, 90}, 0}, {{2, 20, noSeat, {}}, {300, 100}, {60, 90}, 0}};
    const std::vector<StageGain> gains{{2, 1}, {1, 7}, {9, 0}};  // nobody sits there; no such card
    const std::vector<QPointF> seats{{0, 0}, {700, 500}};
    const auto begin = flyingAt(layout, gains, seats, 0);
    QCOMPARE(begin.size(), 1U);
    QCOMPARE(begin[0].placed.centre, QPointF(300, 100));
    const auto end = flyingAt(layout, gains, seats, flightMs - 1);
    QVERIFY((end[0].placed.centre - seats[1]).manhattanLength() < 12);
    QVERIFY(end[0].placed.size.width() < 30);
    QVERIFY(flyingAt(layout, gains, seats, flightMs).empty());
    const StageLayout after;
    const auto left = cardsAt(&layout, after, 0, gains);
    QVERIFY(std::none_of(left.begin(), left.end(), [](const ShownCard& card) { return card.placed.card.id == 2; }));
}

void TestStagePictures::pointsFlyToWhoeverGotThem() {
    StageBeat beat;
    beat.picture.columns.resize(3);
    StageLayout layout;
    layout.columns.resize(3);
    for (std::size_t at = 0; at < 3; ++at) {
        beat.picture.columns[at].seat = static_cast<Seat>(2 - at);
        layout.columns[at].middle = 100.0 * static_cast<double>(at);
        layout.columns[at].noteLine = 300;
    }
    beat.picture.columns[0].note = say("stage.points", {number(6)});
    beat.notes = SeatSet().with(2);
    const std::vector<QPointF> seats{{0, 0}, {300, 0}, {600, 0}};
    const auto begin = notesAt(beat, layout, seats, 0);
    QCOMPARE(begin.size(), 1U);
    QVERIFY(begin[0].text == say("stage.points", {number(6)}));
    QCOMPARE(begin[0].centre, QPointF(0, 300));
    QCOMPARE(begin[0].size, 1.0);
    const auto end = notesAt(beat, layout, seats, flightMs - 1);
    QVERIFY((end[0].centre - seats[2]).manhattanLength() < 12);
    QVERIFY(end[0].size < 0.6);
    QVERIFY(notesAt(beat, layout, seats, flightMs).empty());
    QVERIFY(notesAt(beat, layout, {}, 0).empty());  // no plate, no way
}

INTRIKA_TEST(TestStagePictures)

}  // namespace tst_stage_pictures

#include "tst_stage_pictures.moc"
