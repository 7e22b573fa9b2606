// What several threads draw at once (MapTiles, FaceCache, LatePicture) looks as if one had drawn it, from the first
// picture on. Under the address sanitizer nothing of it is lost either, or used when it is gone.
#include "app/faces/game_scene.h"
#include "app/maps/map_painter.h"
#include "tests/support/drawn_faces.h"
#include "tests/support/instrumented.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include <malloc.h>

namespace tst_drawing_threads {

using namespace intrika;

namespace {

constexpr int threads = 2;  // more would wait for a processor instead of being there together

using Draw = std::function<QImage()>;

// So that all go on at the same moment, as nearly as can be.
class Rendezvous {
public:
    void wait(int times) {
        ++arrived_;
        for (int look = 0; arrived_ < times * threads; ++look) {
            if (look % 1000 == 999) std::this_thread::yield();
        }
    }

private:
    std::atomic<int> arrived_ = 0;
};

// `make` is asked for the same thing again and again, and each of them is drawn for the first time by all threads at
// once. How many of their pictures differ from what one thread alone draws.
int strangePictures(int count, const std::function<Draw()>& make) {
    const QImage alone = make()();
    std::vector<Draw> things;
    for (int thing = 0; thing < count; ++thing) things.push_back(make());
    std::atomic<int> strange = 0;
    Rendezvous rendezvous;
    std::vector<std::jthread> all;
    for (int thread = 0; thread < threads; ++thread) {
        all.emplace_back([&] {
            int times = 0;
            for (const Draw& draw : things) {
                rendezvous.wait(++times);
                if (draw() != alone) ++strange;
            }
        });
    }
    all.clear();
    return strange;
}

// A river between a wood, a mountain and a swamp, from end to end.
std::shared_ptr<const BoardMap> longBoard() {
    auto board = std::make_shared<BoardMap>();
    board->rows = 60;
    board->columns = 3;
    MapRiver river{"r", {"r", "r"}, {}, {}, {}, {}};
    for (int y = 0; y < board->rows; ++y) {
        for (const Terrain terrain :
             {Terrain::plain, Terrain::forest, Terrain::river, Terrain::swamp, Terrain::mountain, Terrain::plain})
            board->terrain.push_back(terrain);
        river.course.push_back({2, static_cast<std::int8_t>(y)});
    }
    board->rivers.push_back(river);
    return board;
}

// Of a cell with water, wood, rock and marsh round it.
QImage smallPicture(const MapPainter& map) {
    const QRectF seen = boxOf(map.board(), {2, 30}).adjusted(-cellSide, 0, cellSide, 0);
    QImage image(12, 4, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(0.25, 0.25);
    painter.translate(-seen.topLeft());
    map.paint(painter, seen);
    return image;
}

Draw newMap() {
    MapStyle look;
    look.frame = MapStyle::Frame::none;
    return [map = std::make_shared<const MapPainter>(longBoard(), look)] { return smallPicture(*map); };
}

std::size_t bytesInUse() { return mallinfo2().uordblks + mallinfo2().hblkhd; }

}  // namespace

class TestDrawingThreads : public QObject {
    Q_OBJECT

private slots:
    void aMapIsDrawnByManyAtOnce() { QCOMPARE(strangePictures(200, newMap), 0); }

    void facesAreDrawnByManyAtOnce() {
        const auto make = []() -> Draw {
            const std::vector<std::string> keys{"character.queen", "building.garden", "character.knight"};
            return [faces = std::make_shared<const FaceComposer>("succession", keys)] {
                QImage all(180, 80, QImage::Format_ARGB32_Premultiplied);
                all.fill(Qt::white);
                QPainter painter(&all);
                for (FaceId face = 0; face < 3; ++face)
                    faces->paint(painter, QRectF(face * 60, 0, 57, 80), face, Form::whole, {}, {}, 400);
                return all;
            };
        };
        QCOMPARE(strangePictures(10, make), 0);
    }

    void postersAreDrawnByManyAtOnce() {
        const auto make = []() -> Draw {
            return [scene = std::make_shared<const GameScene>("succession")] {
                QImage poster(100, 92, QImage::Format_ARGB32_Premultiplied);
                poster.fill(Qt::white);
                QPainter painter(&poster);
                scene->paint(painter, QRectF(poster.rect()));
                return poster;
            };
        };
        QCOMPARE(strangePictures(10, make), 0);
    }

    // Threads meet by chance only. What a map kept of its first drawing, it would keep for all of them.
    void drawingAMapLeavesNothingInIt() {
        if (isInstrumented) QSKIP("the sanitizer's memory is not counted");
        constexpr int count = 50;
        newMap()();  // what Qt keeps for every picture
        std::vector<Draw> maps;
        for (int map = 0; map < count; ++map) maps.push_back(newMap());
        const std::size_t before = bytesInUse();
        for (const Draw& draw : maps) draw();
        const std::size_t after = bytesInUse();
        QVERIFY2(after < before + count * 1000, qPrintable(QString::number(after - before)));
    }
};

INTRIKA_TEST(TestDrawingThreads)

}  // namespace tst_drawing_threads

#include "tst_drawing_threads.moc"
