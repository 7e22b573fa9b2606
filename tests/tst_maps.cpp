// Boards as maps: their files, and that what is drawn says what is there.
#include "app/maps/map_painter.h"
#include "app/maps/map_places.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_reader.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/scene/zone_item.h"
#include "engines/core/board_file.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace intrika;

namespace {

constexpr std::array<MarkKind, 2> marks{{{"robbers", "R"}, {"mob", "N"}}};
constexpr int scale = 3;  // pixels to a unit

QByteArray boardText(const QString& id) {
    QFile file(QStringLiteral(INTRIKA_SOURCE_DIR "/assets/boards/%1.json").arg(id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Expected<BoardMap> boardFrom(const QByteArray& text) {
    return readBoardMap(nlohmann::json::parse(text.toStdString(), nullptr, false), marks);
}

std::shared_ptr<BoardMap> boardNamed(const QString& id) {
    return std::make_shared<BoardMap>(boardFrom(boardText(id)).value());
}

std::shared_ptr<BoardMap> emptyBoard() {
    auto board = std::make_shared<BoardMap>();
    board->rows = 5;
    board->columns = 3;
    board->terrain.assign(30, Terrain::plain);
    return board;
}

QImage picture(std::shared_ptr<const BoardMap> board, MapStyle style = {}) {
    const MapPainter map(std::move(board), std::move(style));
    QImage image((map.extent().size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-map.extent().topLeft());
    map.paint(painter);
    return image;
}

QImage partOf(const QImage& image, const BoardMap& board, MapStyle::Frame frame, const QRectF& box) {
    const QRectF at = box.translated(-MapPainter::extentOf(board, frame).topLeft());
    return image.copy(QRectF(at.topLeft() * scale, at.size() * scale).toAlignedRect());
}

constexpr ZoneId mapZone = 0, redArmies = 1, greenArmies = 2;

std::uint16_t placeNamed(const BoardMap& board, const char* cell, MapCorner corner = MapCorner::whole) {
    return mapPlace(board.indexOf(cellNamed(board, cell).value()), corner);
}

// The small board with armies of two seats, two of them on one cell.
Tableau tableOn(const std::shared_ptr<const BoardMap>& board) {
    Tableau table;
    Zone map;
    map.id = mapZone;
    map.shape = Shape::map;
    map.board = board;
    table.zones.push_back(map);
    const auto armies = [&](ZoneId id, Seat owner, std::vector<const char*> cells) {
        Zone zone;
        zone.id = id;
        zone.shape = Shape::standing;
        zone.around = mapZone;
        zone.owner = owner;
        for (const char* cell : cells) {
            zone.pieces.push_back({static_cast<FaceId>(zone.pieces.size()), placeNamed(*board, cell), owner,
                                   Piece::Mark::none, say("army")});
        }
        table.zones.push_back(zone);
    };
    armies(redArmies, 0, {"B:1,1", "B:3,4"});
    armies(greenArmies, 1, {"B:1,1", "J:7,6"});
    return table;
}

class MapOnTable {
public:
    explicit MapOnTable(const char* board = "small")
        : board_(boardNamed(board)), scene_({"large", "small"}, Words(QStringLiteral("none"))), view_(&scene_) {
        scene_.setPeople({"Anna", "Béla"}, {"red", "green"}, 0);
        view_.resize(900, 700);
        view_.show();
        if (!QTest::qWaitForWindowActive(&view_)) qFatal("keys would go elsewhere");
        scene_.show(tableOn(board_));
    }
    const BoardMap& board() { return *board_; }
    TableScene& scene() { return scene_; }
    TableView& view() { return view_; }
    QPointF at(const char* cell) { return scene_.map().placeBox(placeNamed(*board_, cell)).center(); }
    void click(QPointF point) { QTest::mouseClick(view_.viewport(), Qt::LeftButton, {}, point.toPoint()); }
    Pick place(const char* cell, MapCorner corner = MapCorner::whole) {
        return {Pick::On::place, mapZone, placeNamed(*board_, cell, corner)};
    }

private:
    std::shared_ptr<const BoardMap> board_;
    TableScene scene_;
    TableView view_;
};

QStringList namesOf(const TableNode& node) {
    QStringList names{node.name};
    for (const TableNode& child : node.children) names << namesOf(child);
    return names;
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
        row("name", "\"hu\": \"Mieza\"", "\"hu\": \"\"", "/settlements/2/name/hu", "problem.empty");
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
        painter.scale(scale, scale);
        map.paint(painter, QRectF(QPointF(tile.topLeft()) / scale, QSizeF(tile.size()) / scale).adjusted(-1, -1, 1, 1));
        painter.end();
        int different = 0;
        for (int y = 0; y < tile.height(); ++y) {
            for (int x = 0; x < tile.width(); ++x) {
                const QRgb a = part.pixel(x, y), b = whole.pixel(tile.topLeft() + QPoint(x, y));
                different += std::abs(qGray(a) - qGray(b)) > 8 ? 1 : 0;
            }
        }
        QCOMPARE(different, 0);
    }

    void piecesStandOnTheirPlacesAndBesideEachOther() {
        MapOnTable table;
        std::vector<QPointF> feet;
        for (const PieceItem* piece : table.scene().pieces()) {
            const QPointF place = table.scene().map().placeBox(piece->piece().place).center();
            QVERIFY(QLineF(place, piece->spot().centre).length() < piece->spot().size.width());
            for (const QPointF& other : feet) QVERIFY(QLineF(other, piece->spot().centre).length() > 8);
            feet.push_back(piece->spot().centre);
        }
        QCOMPARE(feet.size(), std::size_t(4));
    }

    void aPlaceIsPickedByMouseAndAnotherAskedAbout() {
        MapOnTable table;
        table.scene().setPickable({table.place("B:5,2"), table.place("B:3,6", MapCorner::ne)});
        const QSignalSpy picked(&table.scene(), &TableScene::picked), asked(&table.scene(), &TableScene::asked);
        table.click(table.at("B:5,2"));
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked.front().front().value<Pick>() == table.place("B:5,2"));
        table.click(table.at("J:3,5"));
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.front().front().value<Pick>() == table.place("J:3,5"));
    }

    // Arrows go from cell to cell, and on a river to the bank that can be picked.
    void keysLeadOverTheCells() {
        MapOnTable table;
        table.scene().setPickable({table.place("B:5,5"), table.place("B:5,6", MapCorner::nw)});
        table.view().setFocus();
        QTest::keyClick(&table.view(), Qt::Key_Tab);
        while (table.scene().pickOf(table.scene().focusStop()).value_or(Pick{}) != table.place("B:5,5")) {
            QVERIFY(table.scene().focusStop() != nullptr);
            QTest::keyClick(&table.view(), Qt::Key_Right);
        }
        QTest::keyClick(&table.view(), Qt::Key_Right);
        QVERIFY(table.scene().pickOf(table.scene().focusStop()) == table.place("B:5,6", MapCorner::nw));
        QTest::keyClick(&table.view(), Qt::Key_Left);
        QTest::keyClick(&table.view(), Qt::Key_Up);
        QVERIFY(table.scene().pickOf(table.scene().focusStop()) == table.place("B:6,5"));
        const QSignalSpy asked(&table.scene(), &TableScene::asked);
        QTest::keyClick(&table.view(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
    }

    void zoomingKeepsWhatIsPointedAt() {
        MapOnTable table("macedonia");
        const QPointF before = table.at("J:23,3");
        table.scene().map().zoom(before, 3);
        QVERIFY(QLineF(before, table.at("J:23,3")).length() < 2);
        const QPointF beside = table.at("J:23,4");
        QVERIFY(beside.x() - before.x() > 40);
        // Dragging takes the map along; nothing is picked by it.
        const QSignalSpy asked(&table.scene(), &TableScene::asked);
        QTest::mousePress(table.view().viewport(), Qt::LeftButton, {}, before.toPoint());
        QTest::mouseMove(table.view().viewport(), (before + QPointF(-30, 40)).toPoint());
        QTest::mouseRelease(table.view().viewport(), Qt::LeftButton, {}, (before + QPointF(-30, 40)).toPoint());
        QVERIFY(QLineF(before + QPointF(-30, 40), table.at("J:23,3")).length() < 3);
        QCOMPARE(asked.size(), 0);
        for (int step = 0; step < 12; ++step) QTest::keyClick(&table.view(), Qt::Key_Minus);
        const QRectF frame = table.scene().map().frame();
        for (const char* corner : {"B:1,1", "J:33,12", "B:33,1"}) QVERIFY(frame.contains(table.at(corner)));
    }

    void placesHaveNamesToBeRead() {
        switchLanguage("en");
        MapOnTable table;
        table.scene().setPickable({table.place("B:3,4"), table.place("B:5,6", MapCorner::nw), table.place("B:2,6")});
        const QStringList names = namesOf(readTable(table.scene()));
        for (const char* name : {"Olynthos, B:3,4", "B:5,6, river, north-west bank", "B:2,6, ford"}) {
            QVERIFY2(names.contains(QString::fromUtf8(name)), qPrintable(names.join("; ")));
        }
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

QTEST_MAIN(TstMaps)
#include "tst_maps.moc"
