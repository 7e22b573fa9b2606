// Faces: every thing of every game has its picture, whatever its data, with words that fit.
#include "app/faces/emblems.h"
#include "app/faces/face_composer.h"
#include "app/faces/face_file.h"
#include "app/faces/game_scene.h"
#include "app/faces/text_fit.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/drawn_faces.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_faces {

using namespace intrika;

namespace {

int coveredPixels(const QImage& image) {
    int covered = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) covered += qAlpha(image.pixel(x, y)) > 200;
    }
    return covered;
}

}  // namespace

class TestFaces : public QObject {
    Q_OBJECT

private slots:
    void everyFaceHasItsPictureAndEmblems() {
        for (const GameKind* game : allGames()) {
            const Emblems emblems(QString::fromStdString(game->id));
            QVERIFY(!emblems.names().isEmpty());
            QStringList problems;
            const FaceSet set = loadFaces(QString::fromStdString(game->id), game->faces, &problems);
            const QJsonObject file = readFaceFile(QString::fromStdString(game->id));
            QVERIFY(!GameScene(QString::fromStdString(game->id), file, &problems).isEmpty());
            QCOMPARE(problems, QStringList());
            for (const FaceData& face : set.faces) {
                for (const QString& name : {face.emblem, face.indexEmblem, face.mark}) {
                    QVERIFY2(name.isEmpty() || emblems.has(name), qPrintable(name));
                }
            }
        }
    }

    void aFaceWithoutDataIsToldAndShowsItsName() {
        QStringList problems;
        const FaceSet set = loadFaces(QStringLiteral("traitor"), {"no.such-face"}, &problems);
        QVERIFY(!problems.isEmpty());
        QCOMPARE(set.faces.size(), std::size_t{1});
        QCOMPARE(set.faces.front().words, QStringList{QStringLiteral("name")});
    }

    void whatCannotBePaintedIsToldAndLeftOut() {
        const QJsonObject file = parseFaceFile(R"({"lobes": 1000000, "grounds": {"game": {}}, "faces": {
            "flat": {"build": "card", "size": [-5, 1e300]}, "half": {"build": "card", "size": [63]}}})");
        QStringList problems;
        const FaceSet set = readFaces(file, {"flat", "half"}, &problems, Style::colour);
        QCOMPARE(problems, (QStringList{"lobes 1000000", "flat size", "half size"}));
        QCOMPARE(set.rosetteLobes, FaceSet().rosetteLobes);
        for (const FaceData& face : set.faces) QCOMPARE(sizeOnTable(face), cardMm);
    }

    // A light far away would have its rings drawn all the way there.
    void aSceneKeepsToItsPicture_data() {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QString>("told");
        QTest::newRow("light far away") << QByteArray(R"("light": [1e12, 40])") << "scene light";
        QTest::newRow("light of one number") << QByteArray(R"("light": [40])") << "scene light";
        QTest::newRow("light of words") << QByteArray(R"("light": ["left", "right"])") << "scene light";
        QTest::newRow("horizon below") << QByteArray(R"("horizon": 1e300)") << "scene horizon";
        QTest::newRow("horizon in words") << QByteArray(R"("horizon": "low")") << "scene horizon";
        QTest::newRow("no emblem") << QByteArray(R"("figures": [{"at": [9, 9]}])") << "scene figure ";
        QTest::newRow("figure outside") << QByteArray(R"("figures": [{"emblem": "crown", "at": [9, -1e9]}])")
                                        << "scene figure crown";
        QTest::newRow("figure nowhere") << QByteArray(R"("figures": [{"emblem": "crown"}])") << "scene figure crown";
        QTest::newRow("giant") << QByteArray(R"("figures": [{"emblem": "crown", "at": [9, 9], "side": 1e15}])")
                               << "scene figure crown";
        QTest::newRow("all rim") << QByteArray(R"("figures": [{"emblem": "crown", "at": [9, 9], "rimWidth": 1e15}])")
                                 << "scene figure crown";
    }
    void aSceneKeepsToItsPicture() {
        QFETCH(QByteArray, scene);
        QFETCH(QString, told);
        const QString game = QStringLiteral("succession");
        QVERIFY(Emblems(game).has("crown"));
        const QJsonObject file =
            parseFaceFile(R"({"texture": "rings", "grounds": {"game": {}}, "scene": {)" + scene + "}}");
        QStringList problems;
        const GameScene picture(game, file, &problems);
        QCOMPARE(problems, QStringList{told});
        QVERIFY(picture.isEmpty());
        QImage image(100, 92, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.paint(painter, image.rect());
        QVERIFY(coveredPixels(image) > 5000);
    }

    void everySizeIsFilled_data() {
        QTest::addColumn<int>("height");
        for (const int height : {30, 47, 48, 90, 179, 180, 305, 306, 620}) QTest::addRow("%d px", height) << height;
    }
    void everySizeIsFilled() {
        QFETCH(int, height);
        for (const GameKind* game : allGames()) {
            const FaceComposer faces(QString::fromStdString(game->id), game->faces);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const QSizeF mm = faces.size(face, Form::onTable);
                const QSize size((QSizeF(mm) * (height / mm.height())).toSize());
                const QImage image = drawn(faces, face, size, Form::onTable, "green");
                // All but rounded corners; a round piece leaves a fifth of its square, a pawn what its arch leaves.
                const double least = mm.width() == mm.height() ? 0.6 : mm.width() < 30 ? 0.8 : 0.93;
                QVERIFY2(coveredPixels(image) >= least * size.width() * size.height(), game->faces[face].c_str());
            }
        }
    }

    void wordsFitInBothLanguages_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
    }
    void wordsFitInBothLanguages() {
        QFETCH(QString, language);
        switchLanguage(language);
        for (const GameKind* game : allGames()) {
            const QString id = QString::fromStdString(game->id);
            const FaceComposer faces(id, game->faces);
            const Words words(id);
            std::vector<Build> builds;
            for (const FaceData& face : loadFaces(id, game->faces).faces) builds.push_back(face.build);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const FaceWords found = faces.words(face, words);
                const char* key = game->faces[face].c_str();
                QVERIFY2(!found.name.isEmpty(), key);
                for (const QString& text : {found.name, found.kind, found.text, found.game}) {
                    QVERIFY2(!text.contains(QChar(0x2039)), key);  // ‹key›: not translated
                }
                // Beside the ribbon, or below a picture that fills the card.
                const bool below = builds[face] == Build::poster || builds[face] == Build::tile;
                const double room = below ? 53 : 40;
                const FittedText name = fitLine(found.name, Cut::bold, room, 6.2, 4.6);
                QVERIFY2(name.lines.size() <= 2 && name.size >= 4.6, key);
                for (const QString& line : name.lines)
                    QVERIFY2(textWidth(line, Cut::bold, name.size) <= room + 0.5, key);
                const FittedText text = fitParagraph(found.text, Cut::regular, {52, 17.4}, 3.45, 2.7);
                QVERIFY2(static_cast<double>(text.lines.size()) * text.size * 1.22 <= 17.4, key);
            }
        }
    }

    // A board of one's own may have any names: none may run into its neighbours.
    void aLongWordStaysInItsPlace() {
        for (const char* name :
             {"Balatonmáriafürdő-Felsőszentmárton", "Two Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio"}) {
            const FittedText fitted = fitLine(QString::fromUtf8(name), Cut::bold, 27, 6.2, 4.6);
            for (const QString& line : fitted.lines) QVERIFY2(textWidth(line, Cut::bold, fitted.size) <= 27.01, name);
        }
    }
};

INTRIKA_TEST(TestFaces)

}  // namespace tst_faces

#include "tst_faces.moc"
