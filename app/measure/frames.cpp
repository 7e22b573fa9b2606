#include "app/measure/frames.h"

#include "app/scene/animator.h"
#include "app/scene/face_cache.h"
#include "app/scene/map_table.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/table_view.h"
#include "engines/boards/board_kit.h"
#include "engines/core/thread_clock.h"
#include "engines/session/game_kind.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace intrika::measure {
namespace {

constexpr QSize viewSize(1920, 1080);
constexpr QSizeF card(180, 252);
constexpr int columns = 10, rows = 3;
constexpr int frameRounds = 8;
constexpr ZoneId lying = 0, elsewhere = 1;

double threadMs() { return threadSeconds() * 1000; }

class TimedView : public TableView {
public:
    using TableView::TableView;

    std::vector<double> take() { return std::exchange(frames_, {}); }
    void restart() { last_ = threadMs(); }

protected:
    // From frame to frame, so that the animation's own work and the way to the screen are in it.
    void paintEvent(QPaintEvent* event) override {
        TableView::paintEvent(event);
        const double now = threadMs();
        frames_.push_back(now - std::exchange(last_, now));
    }

private:
    double last_ = 0;
    std::vector<double> frames_;
};

class Stand {
public:
    explicit Stand(const GameKind& kind)
        : scene_(kind.faces, Words(QString::fromStdString(kind.id))),
          view_(&scene_),
          animator_(&scene_),
          back_(static_cast<FaceId>(kind.faces.size() - 1)) {
        view_.resize(viewSize);
        view_.show();
        QCoreApplication::processEvents();
        for (const FaceId face : {FaceId{0}, back_}) warm(face);
    }

    std::vector<double> turning() {
        std::vector<double> all;
        for (int round = 0; round < frameRounds; ++round) {
            deal();
            play(std::vector<FaceId>(columns * rows, back_), lying);
            append(all);
        }
        return sorted(all);
    }

    std::vector<double> moving() {
        std::vector<double> all;
        for (std::size_t cards = 1; cards <= 6; ++cards) {
            deal();
            play(std::vector<FaceId>(cards, FaceId{0}), elsewhere);
            append(all);
        }
        return sorted(all);
    }

private:
    static std::vector<double> sorted(std::vector<double> values) {
        std::sort(values.begin(), values.end());
        return values;
    }

    // The first frame holds what went before it.
    void append(std::vector<double>& all) {
        const std::vector<double> frames = view_.take();
        if (frames.size() > 1) all.insert(all.end(), frames.begin() + 1, frames.end());
    }

    void warm(FaceId face) {
        scene_.faces().picture({face, Form::onTable, {}, card, view_.devicePixelRatioF()});
        constexpr int patienceMs = 5000;
        scene_.faces().waitForDrawn(patienceMs);
    }

    void deal() {
        Zone zone;
        zone.id = lying;
        Tableau empty;
        empty.zones.push_back(zone);
        scene_.show(empty);
        for (int i = 0; i < columns * rows; ++i) {
            const QPointF centre(96 + i % columns * 190, 150 + i / columns * 300);
            scene_.things().newPiece({0, static_cast<std::uint16_t>(i), noSeat, Piece::Mark::none, {}}, lying,
                                     {centre, card, 0});
        }
        QCoreApplication::processEvents();
        view_.take();
    }

    void play(std::vector<FaceId> faces, ZoneId to) {
        Happening happening;
        happening.from = lying;
        happening.to = to;
        happening.faces = std::move(faces);
        QEventLoop loop;
        QObject::connect(&animator_, &Animator::finished, &loop, &QEventLoop::quit);
        view_.restart();
        animator_.play({happening}, scene_.laid().tableau);
        if (animator_.isPlaying()) loop.exec();
    }

    TableScene scene_;
    TimedView view_;
    Animator animator_;
    FaceId back_;
};

// The game's first board with a piece on every place where somebody could begin or call.
Tableau tableOn(std::shared_ptr<const BoardMap> board) {
    Tableau tableau;
    Zone map, pieces;
    map.id = lying;
    map.shape = Shape::map;
    pieces.id = elsewhere;
    pieces.shape = Shape::standing;
    pieces.around = lying;
    const auto stand = [&](MapCell cell) {
        pieces.pieces.push_back({0, mapPlace(board->indexOf(cell)), noSeat, Piece::Mark::none, {}});
    };
    for (const MapCell cell : board->start) stand(cell);
    for (const MapSettlement& one : board->settlements) stand(one.at);
    map.board = std::move(board);
    tableau.zones = {map, pieces};
    return tableau;
}

}  // namespace

FrameCosts measureFrames(const GameKind& kind) {
    Stand stand(kind);
    return {stand.turning(), stand.moving()};
}

std::vector<double> measureMap(const GameKind& kind) {
    constexpr int steps = 60, settleMs = 400, eachMs = 4;
    TableScene scene(kind.faces, Words(QString::fromStdString(kind.id)));
    TimedView view(&scene);
    view.resize(viewSize);
    view.show();
    scene.show(tableOn(kind.boards->supplied().front()));
    const auto wait = [](int milliseconds) {
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    };
    wait(settleMs);
    const QPointF middle = scene.map().frame().center();
    view.take();
    view.restart();
    for (int step = 0; step < 4 * steps; ++step) {
        if (step < steps) scene.map().zoom(middle, 1.02);
        const double way = step < 2 * steps ? -7 : 7;
        if (step >= steps) scene.map().pan({way, way});
        wait(eachMs);
    }
    std::vector<double> frames = view.take();
    std::sort(frames.begin(), frames.end());
    return frames;
}

}  // namespace intrika::measure
