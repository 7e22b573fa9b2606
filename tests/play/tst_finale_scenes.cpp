// The scenes of the games' ends: data that is understood, words that can be read on it, and a light of the day.
#include "app/faces/emblems.h"
#include "app/faces/face_file.h"
#include "app/faces/palette.h"
#include "app/finale/scene_data.h"
#include "tests/support/all_games.h"
#include "tests/support/contrast.h"
#include "tests/support/finale_window.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_finale_scenes {

using namespace intrika;

namespace {

QColor blended(const QColor& upper, double strength, const QColor& lower) {
    const auto mixed = [strength](float a, float b) { return static_cast<float>(a * strength + b * (1 - strength)); };
    return QColor::fromRgbF(mixed(upper.redF(), lower.redF()), mixed(upper.greenF(), lower.greenF()),
                            mixed(upper.blueF(), lower.blueF()));
}

// Of some thousand points of two pictures of one size.
double changedShare(const QImage& before, const QImage& after) {
    constexpr int across = 64, down = 36;
    int changed = 0;
    for (int i = 0; i < across * down; ++i) {
        const QPoint at(i % across * before.width() / across, i / across * before.height() / down);
        changed += before.pixel(at) != after.pixel(at);
    }
    return static_cast<double>(changed) / (across * down);
}

}  // namespace

class TestFinaleScenes : public QObject {
    Q_OBJECT

private slots:
    void scenesAreUnderstood();
    void whatASceneCannotBeIsToldAndLeftOut();
    void wordsCanBeReadOnTheirGrounds();
    void theLightClothHasADaylightOfItsOwn();
};

void TestFinaleScenes::scenesAreUnderstood() {
    for (const GameKind* kind : allGames()) {
        const QString game = QString::fromStdString(kind->id);
        QStringList problems;
        const SceneData scene = sceneIn(readFaceFile(game), &problems);
        QCOMPARE(problems, QStringList());
        QVERIFY(scene.layers.size() >= 5);
        const Emblems emblems(game);
        QVERIFY(emblems.has(scene.crest));
        for (const Layer& layer : scene.layers) {
            QVERIFY2(layer.emblem.isEmpty() || emblems.has(layer.emblem), qPrintable(layer.emblem));
            const auto& faces = kind->faces;
            const bool isFace = std::find(faces.begin(), faces.end(), layer.raisedFor.toStdString()) != faces.end();
            QVERIFY2(layer.raisedFor.isEmpty() || isFace, qPrintable(layer.raisedFor));
        }
        for (const QString& face : scene.sources) {
            const auto& faces = kind->faces;
            QVERIFY2(std::find(faces.begin(), faces.end(), face.toStdString()) != faces.end(), qPrintable(face));
        }
    }
}

void TestFinaleScenes::whatASceneCannotBeIsToldAndLeftOut() {
    QStringList problems;
    const QJsonObject file = parseFaceFile(R"({"grounds": {"game": {}}, "finale": {"scene": [
        {"shape": "cube"}, {"shape": "polygon", "points": [[0, 0], [1, 1]]}, {"shape": "ellipse", "at": [0, 0]},
        {"shape": "emblem", "at": [0, 0], "emblem": "crown", "side": 1e9}, {"shape": "tiles", "at": [1e12, 0]},
        {"shape": "ellipse", "at": [0, 0], "radii": [4, 4]}]}})");
    const SceneData scene = sceneIn(file, &problems);
    QCOMPARE(problems,
             (QStringList{"finale cube", "finale polygon", "finale ellipse", "finale emblem", "finale tiles"}));
    QCOMPARE(scene.layers.size(), std::size_t(1));
}

// Also where the scene shines through a plate.
void TestFinaleScenes::wordsCanBeReadOnTheirGrounds() {
    const QColor cream(ink::tableText), gold(ink::gold);
    for (const GameKind* kind : allGames()) {
        const SceneData scene = readScene(QString::fromStdString(kind->id));
        QVERIFY(contrast(cream, scene.ribbon) >= 4.5);
        for (const QColor& behind : {scene.light, scene.edge, QColor(ink::paper)}) {
            const QColor plate = blended(scene.plate, plateStrength, behind);
            for (const QColor& text : {cream, gold}) QVERIFY2(contrast(text, plate) >= 4.5, kind->id.c_str());
        }
        QVERIFY2(contrast(scene.line, scene.plate) >= 4.5,
                 kind->id.c_str());  // places on the ribbons
    }
}

// Pale behind its figures, but for those who arrive at night; what is told stands on the same plates.
void TestFinaleScenes::theLightClothHasADaylightOfItsOwn() {
    int pale = 0;
    for (const GameKind* kind : allGames()) {
        const SceneData scene = readScene(QString::fromStdString(kind->id)), day = inDaylight(scene);
        const bool isPaler = day.ground.lightnessF() > scene.ground.lightnessF() + 0.2F;
        QVERIFY2(isPaler || day.ground == scene.ground, kind->id.c_str());
        QCOMPARE(day.plate, scene.plate);
        pale += isPaler;
        const auto table = over(*kind, 3, 1);
        FinaleWindow shown(*table, QSize(1280, 800));
        const QImage dark = shown.view.grab().toImage();
        shown.view.setCloth(Cloth::light);
        QCOMPARE(changedShare(dark, shown.view.grab().toImage()) > 0.15, isPaler);
        shown.view.setCloth(Cloth::dark);
        QVERIFY(changedShare(dark, shown.view.grab().toImage()) < 0.15);  // cards may have come meanwhile
    }
    QVERIFY(pale >= 4);
}

INTRIKA_TEST(TestFinaleScenes)

}  // namespace tst_finale_scenes

#include "tst_finale_scenes.moc"
