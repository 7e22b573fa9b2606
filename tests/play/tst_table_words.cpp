// Whatever a table says in words can be read: no letters are too small, none are written over others, and nothing lies
// on them.
#include "app/faces/text_fit.h"
#include "app/maps/map_painter.h"
#include "app/play/chooser.h"
#include "app/scene/layers.h"
#include "app/scene/link_item.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_ground.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/zones_of.h"
#include "engines/core/rng.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/boxes.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/text_recorder.h"

#include <QGraphicsItem>
#include <QStyleOptionGraphicsItem>
#include <QTest>
#include <QThreadPool>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace tst_table_words {

using namespace intrika;

namespace {

constexpr std::array moments{0, 25, 60, 100, 160};  // events after the deal
constexpr std::array windows{QSize(1024, 700), QSize(1280, 800), QSize(1366, 768), QSize(1600, 900), QSize(1920, 1080)};

struct Moment {
    QString name;
    Tableau tableau;
    Prompt prompt;
    Seat viewer = noSeat;
};

// With the eyes of who decides.
std::vector<Moment> momentsOf(const GameKind& game, int seats) {
    Rng rng(11);
    auto session = std::move(game.deal(nlohmann::json::object(), seats, rng, {}).value());
    std::vector<Moment> found;
    for (std::size_t next = 0; next < moments.size() && !session->toAct().isOver();) {
        if (session->stepCount() >= moments[next] && !session->toAct().isChance()) {
            const Seat seat = session->toAct().seats.first();
            found.push_back({QStringLiteral("after %1").arg(session->stepCount()), session->tableau(seat),
                             session->prompt(seat), seat});
            ++next;
        }
        playRandomEvent(*session, rng);
    }
    return found;
}

// What a window leaves to the table beside the panel and below the bar.
QSize tableIn(QSize window) {
    const double panel =
        window.width() <= 1600 ? 280 + (window.width() - 1024) * 42 / 576.0 : 322 + (window.width() - 1600) * 0.181;
    return {window.width() - qRound(panel), window.height() - 36};
}

constexpr qreal onGround = -1, onMap = layer::map - 0.5;  // below all items

struct Seen : WrittenText {
    qreal z = onGround;
};

class Table {
public:
    Table(const GameKind& game, int seats) : scene_(game.faces, Words(QString::fromStdString(game.id), {})) {
        for (int seat = 0; seat < seats; ++seat) {
            names_ << QStringList{"Zsófia", "Kelemen", "Borbála", "Ádám",  "Erzsébet",
                                  "Flóra",  "Gergely", "Hedvig",  "Ignác", "Jolán"}[seat];
            colours_.push_back(game.seatColours[static_cast<std::size_t>(seat)]);
        }
    }

    void show(const Moment& moment, QSize window) {
        scene_.setHeadlineSaid(false);
        scene_.setTableSize(tableIn(window));
        scene_.setPeople(names_, colours_, moment.viewer);
        scene_.show(moment.tableau);
        Chooser chooser;
        chooser.ask(moment.prompt);
        scene_.onMap().setHints(chooser.hints());
        scene_.picks().setPickable(chooser.pickable());
    }

    std::vector<Seen> written() {
        std::vector<Seen> all;
        const auto record = [&](qreal z, const auto& paint) {
            TextRecorder recorder(scene_.sceneRect().size().toSize());
            QPainter painter(&recorder);
            paint(painter);
            painter.end();
            for (const WrittenText& text : recorder.texts()) {
                if (scene_.sceneRect().intersects(text.box)) all.push_back({text, z});
            }
        };
        record(onGround, [&](QPainter& painter) {
            scene_.ground().surface().paintStill(painter, scene_.ground().plan());
            scene_.ground().surface().paintChanging(painter, scene_.ground().plan());
        });
        if (const Zone* map = mapOf(scene_.laid().tableau))
            record(onMap, [&](QPainter& painter) { paintMap(painter, *map); });
        QStyleOptionGraphicsItem option;
        for (QGraphicsItem* item : scene_.items(Qt::AscendingOrder)) {
            if (!item->isVisible()) continue;
            record(item->zValue(), [&](QPainter& painter) {
                painter.setTransform(item->sceneTransform());
                item->paint(&painter, &option, nullptr);
            });
        }
        const QRectF front = scene_.laid().layout.front;
        std::erase_if(all, [&](const Seen& one) { return one.z < layer::frontPanel && front.intersects(one.box); });
        return all;
    }

    const std::vector<PieceItem*>& pieces() const { return scene_.things().pieces(); }
    std::vector<QPainterPath> arrows() const {
        std::vector<QPainterPath> found;
        for (const QGraphicsItem* item : scene_.items()) {
            if (const auto* link = dynamic_cast<const LinkItem*>(item)) found.push_back(link->shaft());
        }
        return found;
    }

private:
    // As its tiles are drawn, away from the window's thread.
    void paintMap(QPainter& painter, const Zone& map) const {
        const MapTable& shown = scene_.map();
        painter.setTransform(shown.camera().toScene());
        const MapPainter drawn(map.board, shown.style());
        drawn.paint(painter, drawn.extent(), shown.camera().scale());
    }

    TableScene scene_;
    QStringList names_;
    std::vector<std::string> colours_;
};

bool runsOver(const QPainterPath& arrow, const QRectF& box) {
    constexpr int steps = 100;
    for (int step = 0; step <= steps; ++step) {
        if (box.contains(arrow.pointAtPercent(static_cast<double>(step) / steps))) return true;
    }
    return false;
}

QStringList faultsIn(const std::vector<Seen>& all, const Table& table) {
    QStringList faults = faultsAmong({all.begin(), all.end()});
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].z == onMap) continue;  // names are written once more over what stands there
        for (const QPainterPath& arrow : table.arrows()) {
            if (all[i].z <= layer::zone && runsOver(arrow, all[i].box))
                faults << QStringLiteral("crossed by an arrow: ") + told(all[i]);
        }
        for (const PieceItem* piece : table.pieces()) {
            if (piece->zValue() > all[i].z && areOneOver(piece->mapToScene(piece->shape()).boundingRect(), all[i].box))
                faults << QStringLiteral("hidden: %1 by a piece of %2").arg(told(all[i])).arg(piece->zone());
        }
    }
    return faults;
}

QStringList cutIn(const std::vector<Seen>& all) {
    QStringList cut;
    for (const Seen& one : all) {
        if (one.text.endsWith(QChar(0x2026))) cut << QStringLiteral("cut: ") + told(one);
    }
    return cut;
}

}  // namespace

class TestTableWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void whatIsWrittenIsRecorded();
    void faultsAreFound();
    void wordsCanBeRead_data();
    void wordsCanBeRead();
};

// Nobody looks at pictures here: none are drawn.
void TestTableWords::initTestCase() {
    QThreadPool::globalInstance()->setMaxThreadCount(1);
    QThreadPool::globalInstance()->reserveThread();
}

void TestTableWords::cleanupTestCase() { QThreadPool::globalInstance()->releaseThread(); }

// In any way, as it comes to lie on the device.
void TestTableWords::whatIsWrittenIsRecorded() {
    TextRecorder recorder(QSize(400, 300));
    QPainter painter(&recorder);
    painter.translate(100, 50);
    painter.scale(2, 2);
    paintLine(painter, QStringLiteral("Ház"), Cut::bold, 7, {0, 0}, Qt::AlignLeft, Qt::black);
    painter.setFont(textFont(Cut::regular, 10));
    painter.drawText(QRectF(0, 20, 100, 20), Qt::AlignLeft | Qt::AlignTop, QStringLiteral("kert"));
    painter.end();
    QCOMPARE(recorder.texts().size(), std::size_t{2});
    const WrittenText &house = recorder.texts().front(), &garden = recorder.texts().back();
    QCOMPARE(house.text, QStringLiteral("Ház"));
    QVERIFY(std::abs(house.size - 14) < 0.1 && std::abs(garden.size - 20) < 0.1);
    QVERIFY(house.box.bottom() <= 51 && house.box.height() > 6 && house.box.height() < 14);
    QVERIFY(std::abs(house.box.left() - 100) < 3 && garden.box.top() >= 90 && garden.box.bottom() < 130);
}

void TestTableWords::faultsAreFound() {
    const WrittenText one{QStringLiteral("one"), 14, QRectF(0, 0, 40, 10)};
    const WrittenText apart{QStringLiteral("apart"), 14, QRectF(50, 0, 40, 10)};
    const WrittenText over{QStringLiteral("over"), 14, QRectF(30, 5, 40, 10)};
    const WrittenText small{QStringLiteral("small"), 11, QRectF(0, 50, 40, 10)};
    QCOMPARE(faultsAmong({one, apart}).size(), 0);
    QCOMPARE(faultsAmong({one, over}).size(), 1);
    QCOMPARE(faultsAmong({one, apart, over}).size(), 2);
    QCOMPARE(faultsAmong({one, small}).size(), 1);
    QPainterPath arrow(QPointF(-10, 5));
    arrow.lineTo(100, 5);
    QVERIFY(runsOver(arrow, one.box) && !runsOver(arrow, small.box));
}

void TestTableWords::wordsCanBeRead_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const GameKind* game : allGames()) {
        for (const int seats : std::set{game->minSeats, game->maxSeats}) {
            for (const char* language : {"hu", "en"})
                QTest::addRow("%s, %d, %s", game->id.data(), seats, language)
                    << QByteArray(game->id.data()) << seats << QString::fromLatin1(language);
        }
    }
}

void TestTableWords::wordsCanBeRead() {
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(QString, language);
    switchLanguage(language);
    const GameKind& kind = *gameNamed(game.constData());
    Table table(kind, seats);
    std::map<QString, QString> faults;  // each once, with where it was seen first
    for (const Moment& moment : momentsOf(kind, seats)) {
        for (const QSize window : windows) {
            table.show(moment, window);
            const std::vector<Seen> all = table.written();
            QVERIFY(all.size() >= 2 * static_cast<std::size_t>(seats));  // names, cards in hands
            QStringList found = faultsIn(all, table);
            if (window.width() >= 1280) found += cutIn(all);
            for (const QString& fault : found)
                faults.emplace(fault,
                               QStringLiteral("%1, %2 x %3").arg(moment.name).arg(window.width()).arg(window.height()));
        }
    }
    for (const auto& [fault, where] : faults) qWarning("%s: %s", qPrintable(where), qPrintable(fault));
    QVERIFY(faults.empty());
}

INTRIKA_TEST(TestTableWords)

}  // namespace tst_table_words

#include "tst_table_words.moc"
