// Boards as maps: their files, and that what is drawn says what is there.
#include "app/maps/map_places.h"
#include "engines/boards/board_kit.h"
#include "engines/boards/board_names.h"
#include "tests/support/boards_drawn.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <set>

namespace tst_maps {

using namespace intrika;
using namespace intrika::test;

namespace {

constexpr std::array<std::string_view, 3> cities{"paleokastro", "apolonia", "arnea"};

// Pixels that look otherwise.
int differences(const QImage& one, const QImage& other) {
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            different += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 8 ? 1 : 0;
        }
    }
    return different;
}

}  // namespace

class TstMaps : public QObject {
    Q_OBJECT

private slots:
    void suppliedBoardsAreReadAndWrittenAsTheyAre_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"macedonia", "small"}) QTest::newRow(id) << id;
    }
    void suppliedBoardsAreReadAndWrittenAsTheyAre() {
        QFETCH(QString, id);
        const QByteArray text = boardText(id);
        const auto board = boardFrom(text);
        QVERIFY(board);
        QCOMPARE(QByteArray::fromStdString(writeBoardFile(*board)), text);
    }

    void cellsAreNamedByHalfRowAndColumn() {
        const auto board = boardNamed("small");
        QCOMPARE(nameOf(*board, {0, 0}), std::string("B:1,1"));
        QCOMPARE(nameOf(*board, {6, 11}), std::string("J:12,1"));
        for (int cell = 0; cell < 144; ++cell) {
            QVERIFY(cellNamed(*board, nameOf(*board, board->cellAt(cell))) == board->cellAt(cell));
        }
        for (const char* wrong :
             {"", "B", "K:1,1", "B:0,1", "B:01,1", "B:1,7", "J:13,1", "B:1,1.nw", "B:1;1", "B:+1,1"})
            QVERIFY2(!cellNamed(*board, wrong), wrong);
    }

    void aBadFileIsToldWithItsPlace_data() {
        QTest::addColumn<QByteArray>("good");
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<std::string>("place");
        QTest::addColumn<std::string>("key");
        const auto row = [](const char* name, const char* good, const char* bad, const char* place, const char* key) {
            QTest::newRow(name) << QByteArray(good) << QByteArray(bad) << std::string(place) << std::string(key);
        };
        row("sign", "\"...ff.~.....\"", "\"...fx.~.....\"", "/terrain/0", "problem.board.sign");
        row("row", "\"...ff.~.....\"", "\"...ff.~....\"", "/terrain/0", "problem.board.row-length");
        row("start", "\"B:2,2\"", "\"B:2,7\"", "/start/3", "problem.board.no-cell");
        row("mark", "\"mob\": \"B:10,4\"", "\"mob\": 7", "/mob", "problem.not-text");
        row("kind", "\"kind\": \"village\", \"at\": \"B:6,2\"", "\"kind\": \"hamlet\", \"at\": \"B:6,2\"",
            "/settlements/2/kind", "problem.unknown-name");
        row("pile", "\"arnea\": \"bottom\"", "\"arena\": \"bottom\"", "/giftPiles/arena", "problem.unknown-key");
        row("key", "\"sheet\"", "\"colour\"", "/colour", "problem.unknown-key");
        row("name", "\"hu\": \"Mieza\"", "\"hu\": 7", "/settlements/2/name/hu", "problem.not-text");
        row("id", "\"id\": \"small\"", "\"id\": \"\"", "/id", "problem.empty");
        row("course", "\"B:1,6\"]", "\"B:1,66\"]", "/rivers/0/course/12", "problem.board.no-cell");
    }
    void aBadFileIsToldWithItsPlace() {
        QFETCH(QByteArray, good);
        QFETCH(QByteArray, bad);
        QFETCH(std::string, place);
        QFETCH(std::string, key);
        QByteArray text = boardText("small");
        QVERIFY(text.contains(good));
        const auto board = boardFrom(text.replace(good, bad));
        QVERIFY(!board);
        QCOMPARE(board.error().place, place);
        QCOMPARE(board.error().text.id, key);
    }

    // Whoever draws a board names it last: until then it is read, its faults told, and names proposed.
    void aBoardIsReadBeforeItIsNamed() {
        QByteArray text = boardText("small");
        text.replace("\"hu\": \"Mieza\"", "\"hu\": \"\"").replace("\"en\": \"Mieza\"", "\"en\": \"\"");
        auto board = boardFrom(text);
        QVERIFY(board);
        board->name = {"", "Small"};
        board->rivers.front().name = {};
        QVERIFY(boardFrom(QByteArray::fromStdString(writeBoardFile(*board))).value() == *board);
        BoardKit kit;
        kit.cities = cities;
        std::set<std::string> places;
        for (const BoardFault& fault : faultsOf(*board, kit)) places.insert(fault.place);
        QVERIFY(places == (std::set<std::string>{"/name/hu", "/rivers/0/name/hu", "/settlements/2/name/hu"}));
        const BoardMap named = withAllNames(*board);
        QVERIFY(named.name == (BothNames{"Small", "Small"}));
        QVERIFY(named.settlements[2].name == (BothNames{named.settlements[2].id, named.settlements[2].id}));
        QVERIFY(faultsOf(named, kit).empty());
    }

    void everyKindOfCellIsSeen_data() {
        QTest::addColumn<Terrain>("terrain");
        for (const auto& [name, terrain] : {std::pair{"forest", Terrain::forest},
                                            {"mountain", Terrain::mountain},
                                            {"swamp", Terrain::swamp},
                                            {"river", Terrain::river},
                                            {"ford", Terrain::ford},
                                            {"bridge", Terrain::bridge}}) {
            QTest::newRow(name) << terrain;
        }
    }
    // In colour, in grey and with little ink; and unlike every other kind.
    void everyKindOfCellIsSeen() {
        QFETCH(Terrain, terrain);
        for (const Style style : {Style::colour, Style::grey, Style::inkSaver}) {
            MapStyle look;
            look.style = style;
            const auto cellOf = [&](Terrain kind) {
                auto board = emptyBoard();
                board->terrain[static_cast<std::size_t>(board->indexOf({2, 2}))] = kind;
                if (isWater(kind)) {
                    board->rivers.push_back({"r", {"r", "r"}, {{2, 3}, {2, 2}, {2, 1}}, {}, {}, {}});
                    for (const int y : {1, 3}) board->terrain[static_cast<std::size_t>(y * 6 + 2)] = Terrain::river;
                }
                return partOf(picture(board, look), *board, look.frame, boxOf(*board, {2, 2}));
            };
            const QImage seen = cellOf(terrain);
            for (int other = 0; other <= static_cast<int>(Terrain::bridge); ++other) {
                const QImage others = cellOf(static_cast<Terrain>(other));
                int different = 0;
                for (int y = 0; y < seen.height(); ++y) {
                    for (int x = 0; x < seen.width(); ++x) {
                        different += std::abs(qGray(seen.pixel(x, y)) - qGray(others.pixel(x, y))) > 25 ? 1 : 0;
                    }
                }
                if (static_cast<Terrain>(other) == terrain)
                    QCOMPARE(different, 0);
                else
                    QVERIFY2(different * 20 > seen.width() * seen.height(), qPrintable(QString::number(other)));
            }
        }
    }

    void bothLanguagesNameTheirPlaces() {
        const auto board = boardNamed("macedonia");
        const auto hungarian = placeNames(*board, "hu", 0), english = placeNames(*board, "en", 0);
        QCOMPARE(hungarian.size(), board->settlements.size());
        QStringList texts;
        for (const PlacedName& name : hungarian) texts << name.text;
        QVERIFY(texts.contains(QStringLiteral("PALEÓKASZTRO")));
        for (const PlacedName& name : english) QVERIFY(name.text != QStringLiteral("PALEÓKASZTRO"));
        MapStyle look;
        look.language = "hu";
        QVERIFY(picture(board, look) != picture(board));
    }

    // As printed and at the size at which letters are read on a screen of 1280 x 800.
    void namesHideNeitherNamesNorPictures_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("least");
        for (const char* id : {"macedonia", "small"}) {
            for (const char* language : {"hu", "en"}) {
                QTest::addRow("%s %s printed", id, language) << id << language << 0.0;
                QTest::addRow("%s %s small", id, language) << id << language << 9.0;
            }
        }
    }
    void namesHideNeitherNamesNorPictures() {
        QFETCH(QString, id);
        QFETCH(QString, language);
        QFETCH(double, least);
        const auto board = boardNamed(id);
        const auto names = placeNames(*board, language.toStdString(), least);
        for (const PlacedName& name : names) {
            QVERIFY2(cellsBox(*board).contains(name.box), qPrintable(name.text));
            for (const PlacedName& other : names) {
                if (&other != &name) QVERIFY2(!other.box.intersects(name.box), qPrintable(name.text + other.text));
            }
            for (const MapMark& mark : board->marks)
                QVERIFY2(!name.box.contains(middleOf(*board, mark.at)), qPrintable(name.text));
        }
    }

    // Who comes nearer reads larger letters, but sees more of the map as well; and each name stays at its settlement.
    void namesGrowLessThanTheMap() {
        MapStyle look;
        look.leastText = 15;
        look.laidFor = 0.8;
        const auto board = boardNamed("macedonia");
        const MapPainter map(board, look);
        QCOMPARE(map.letterShare(0.8), 1.0);
        double before = 1;
        for (const double zoom : {1.25, 2.0, 4.0, 6.0}) {
            const double grown = map.letterShare(0.8 * zoom) * zoom;
            QVERIFY2(grown > before && grown < 1 + (zoom - 1) / 2, qPrintable(QString::number(zoom)));
            before = grown;
        }
        QCOMPARE(MapPainter(board, MapStyle()).letterShare(6), 1.0);  // on paper all is drawn as it was laid

        const auto names = placeNames(*board, "hu", look.leastText);
        const auto near = shrunk(names, map.letterShare(0.8 * 4));
        for (std::size_t i = 0; i < names.size(); ++i) {
            QVERIFY2(names[i].box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(near[i].box), qPrintable(near[i].text));
            QVERIFY2(near[i].box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(names[i].anchor),
                     qPrintable(near[i].text));
        }
    }

    // Two names too close to be both read stand apart when the map is seen large.
    void aCrowdedNameFindsRoomNearby() {
        PlacedName left{"left", Cut::regular, 10, {0, 0, 40, 10}, {0, 5}, false};
        PlacedName right{"right", Cut::regular, 10, {24, 0, 46, 10}, {70, 5}, true};
        QVERIFY(shrunk({left, right}, 0.9)[1].crowded);
        QVERIFY(!shrunk({left, right}, 0.5)[1].crowded);
    }

    // E-151: pieces stand on banks, which must be dry and apart from each other.
    void banksAreDry() {
        const auto board = boardNamed("macedonia");
        const MapInk ink = mapInk(Style::colour);
        const QImage image = picture(board);
        for (const MapRiver& river : board->rivers) {
            for (const MapCell cell : river.course) {
                if (board->at(cell) != Terrain::river) continue;
                for (const MapCorner bank : {MapCorner::nw, MapCorner::ne, MapCorner::se, MapCorner::sw}) {
                    const QPointF at = pointOf(*board, mapPlace(board->indexOf(cell), bank));
                    const QImage there = partOf(image, *board, MapStyle::Frame::full, QRectF(at, QSizeF(0.4, 0.4)));
                    QVERIFY2(there.pixel(0, 0) != ink.water.rgb(), nameOf(*board, cell).c_str());
                }
            }
        }
    }

    void theSameBoardIsTheSamePicture() {
        const QImage once = picture(boardNamed("small")), again = picture(boardNamed("small"));
        QCOMPARE(once, again);
        QVERIFY(!once.isNull());
    }

    // Tiles on the screen are parts of one map.
    void aPartIsThatPartOfTheWhole() {
        const auto board = boardNamed("small");
        MapStyle look;
        look.frame = MapStyle::Frame::none;
        const MapPainter map(board, look);
        const QImage whole = picture(board, look);
        const QRect tile(100, 150, 200, 170);
        QImage part(tile.size(), QImage::Format_RGB32);
        QPainter painter(&part);
        painter.translate(-tile.topLeft());
        painter.scale(pixelsToUnit, pixelsToUnit);
        map.paint(
            painter,
            QRectF(QPointF(tile.topLeft()) / pixelsToUnit, QSizeF(tile.size()) / pixelsToUnit).adjusted(-1, -1, 1, 1));
        painter.end();
        QCOMPARE(differences(part, whole.copy(tile)), 0);
    }

    // The editor paints no more than a stroke changed.
    void aChangeIsPaintedAsOnTheWholeMap_data() {
        using Edit = std::function<void(BoardMap&)>;
        QTest::addColumn<Edit>("edit");
        const auto cellOf = [](const BoardMap& board, Terrain terrain) {
            return std::find(board.terrain.begin(), board.terrain.end(), terrain) - board.terrain.begin();
        };
        const auto turn = [cellOf](Terrain from, Terrain to) -> Edit {
            return [=](BoardMap& board) { board.terrain[static_cast<std::size_t>(cellOf(board, from))] = to; };
        };
        QTest::newRow("wood cut") << turn(Terrain::forest, Terrain::plain);
        QTest::newRow("wood to rock") << turn(Terrain::forest, Terrain::mountain);
        QTest::newRow("new wood") << turn(Terrain::plain, Terrain::forest);
        QTest::newRow("no ford") << turn(Terrain::ford, Terrain::river);
        QTest::newRow("new village") << Edit([](BoardMap& board) {
            board.settlements.push_back({"new", MapSettlement::Kind::village, {4, 1}, {"Új falu", "New village"}});
        });
        QTest::newRow("longer name") << Edit([](BoardMap& board) { board.settlements[3].name.en += " on the hill"; });
        QTest::newRow("start") << Edit([](BoardMap& board) { board.start.pop_back(); });
        QTest::newRow("mark") << Edit([](BoardMap& board) { board.marks.front().at = {0, 0}; });
    }
    void aChangeIsPaintedAsOnTheWholeMap() {
        QFETCH(std::function<void(BoardMap&)>, edit);
        const auto before = boardNamed("small"), after = boardNamed("small");
        edit(*after);
        QVERIFY(*before != *after);
        const MapPainter old(before, {}), map(after, {});
        const QRectF part = map.changedSince(old);
        QVERIFY(part.width() * part.height() < map.extent().width() * map.extent().height() * 0.75);
        QImage painted = picture(before);
        const QTransform place =
            QTransform::fromScale(pixelsToUnit, pixelsToUnit).translate(-map.extent().left(), -map.extent().top());
        QPainter painter(&painted);
        const QRect pixels = place.mapRect(part).toAlignedRect();
        painter.setClipRect(pixels);
        painter.setTransform(place);
        map.paint(painter, place.inverted().mapRect(QRectF(pixels)));
        painter.end();
        QCOMPARE(differences(painted, picture(after)), 0);
        QVERIFY(differences(painted, picture(before)) > 0);
    }

    void printsAreWhatTheySay() {
        const auto board = boardNamed("small");
        MapStyle look;
        look.style = Style::grey;
        const QImage grey = picture(board, look);
        look.style = Style::inkSaver;
        const QImage saved = picture(board, look);
        qint64 dark = 0;
        for (int y = 0; y < grey.height(); ++y) {
            for (int x = 0; x < grey.width(); ++x) {
                const QRgb c = grey.pixel(x, y);
                QVERIFY(qRed(c) == qGreen(c) && qGreen(c) == qBlue(c));
                dark += 255 - qGray(saved.pixel(x, y));
            }
        }
        const double coverage = static_cast<double>(dark) / 255 / (grey.width() * grey.height());
        QVERIFY2(coverage > 0.01 && coverage < 0.12, qPrintable(QString::number(coverage)));
    }
};

INTRIKA_TEST(TstMaps)

}  // namespace tst_maps

#include "tst_maps.moc"
