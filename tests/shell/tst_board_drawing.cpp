// Boards as they are drawn, by mouse and keys, and what is said while one draws.
#include "app/board_editor/board_canvas.h"
#include "tests/support/board_workshop.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QTest>

namespace tst_board_drawing {

using namespace intrika;
using namespace intrika::board_workshop;

class TstBoardDrawing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("intrika");
        switchLanguage("en");
    }

    void aBrushPaintsAllOnItsWay() {
        Maker maker;
        maker.draw(Tool::mountain, {{1, 1}, {4, 1}, {4, 3}});
        for (const MapCell cell : {MapCell{1, 1}, {2, 1}, {3, 1}, {4, 1}, {4, 2}, {4, 3}}) {
            QVERIFY(maker.board().at(cell) == Terrain::mountain);
        }
        QVERIFY(maker.terrain(1, 2) == Terrain::plain);
        const QAction* undo = maker.editor().actions().front();
        QVERIFY(undo->isEnabled());
        maker.editor().document().steps().undo();  // the whole stroke
        QVERIFY(!undo->isEnabled());
        QVERIFY(maker.terrain(1, 1) == Terrain::plain && maker.terrain(4, 3) == Terrain::plain);
        maker.editor().document().steps().redo();
        QVERIFY(maker.terrain(4, 3) == Terrain::mountain);
    }

    void aRiverFlowsFromEdgeToEdgeAndTakesOthersIn() {
        Maker maker;
        maker.draw(Tool::river, {{3, 11}, {3, 4}, {5, 4}, {5, 0}});
        QCOMPARE(maker.board().rivers.size(), std::size_t(1));
        const MapRiver& river = maker.board().rivers.front();
        QCOMPARE(river.course.size(), std::size_t(14));
        QVERIFY(river.from == Compass::north && river.to == Compass::south);
        maker.draw(Tool::river, {{9, 6}, {3, 6}});
        QCOMPARE(maker.board().rivers.size(), std::size_t(2));
        QVERIFY(maker.board().rivers[1].joins == (MapCell{3, 6}));
        QVERIFY(!maker.board().rivers[1].from);
        maker.click(Tool::bridge, {3, 9});
        maker.click(Tool::ford, {7, 6});
        QVERIFY(maker.terrain(3, 9) == Terrain::bridge && maker.terrain(7, 6) == Terrain::ford);
        maker.click(Tool::bridge, {0, 0});
        QVERIFY(maker.terrain(0, 0) == Terrain::plain);
        for (const QString& fault : maker.faults()) {
            QVERIFY2(!fault.contains("river") && !fault.contains("water"), qPrintable(fault));
        }
    }

    // Land is made where one clicks, whatever was there, and nowhere else: above it the river ends, below it one rises.
    void aRiverIsMadeLandCellByCell_data() {
        QTest::addColumn<Tool>("tool");
        QTest::addColumn<Tool>("crossing");
        for (const auto& [name, tool] :
             {std::pair{"plain", Tool::plain}, {"forest", Tool::forest}, {"clear", Tool::clear}}) {
            QTest::addRow("%s on a ford", name) << tool << Tool::ford;
            QTest::addRow("%s on a bridge", name) << tool << Tool::bridge;
            QTest::addRow("%s on a river", name) << tool << Tool::river;
        }
    }
    void aRiverIsMadeLandCellByCell() {
        QFETCH(Tool, tool);
        QFETCH(Tool, crossing);
        Maker maker;
        maker.draw(Tool::river, {{3, 11}, {3, 0}});
        maker.draw(Tool::river, {{9, 6}, {3, 6}});
        if (crossing != Tool::river) maker.click(crossing, {3, 8});
        const BoardMap before = maker.board();
        maker.click(tool, {3, 8});
        QVERIFY(maker.terrain(3, 8) == (tool == Tool::forest ? Terrain::forest : Terrain::plain));
        for (const std::int16_t y : {0, 7, 9, 11}) QVERIFY(maker.terrain(3, y) == Terrain::river);
        const auto& rivers = maker.board().rivers;
        QCOMPARE(rivers.size(), std::size_t(3));
        QVERIFY(rivers[0].from == Compass::north && !rivers[0].to);
        QCOMPARE(rivers[0].course.size(), std::size_t(3));
        QVERIFY(rivers[1] == before.rivers[1]);  // it still flows into what is left
        QVERIFY(!rivers[2].from && rivers[2].to == Compass::south);
        QCOMPARE(rivers[2].course.size(), std::size_t(8));
        QVERIFY(rivers[2].name == rivers[0].name && rivers[2].id != rivers[0].id);
        for (const QString& fault : maker.faults()) {
            QVERIFY2(!fault.contains("river") && !fault.contains("water"), qPrintable(fault));
        }
        maker.click(tool, {3, 6});
        QVERIFY(!maker.board().rivers[1].joins);
        maker.draw(Tool::plain, {{3, 11}, {3, 0}});
        maker.draw(Tool::plain, {{9, 6}, {3, 6}});
        QVERIFY(maker.board().rivers.empty());
        while (maker.editor().document().steps().canUndo()) maker.editor().document().steps().undo();
        QVERIFY(maker.board().rivers.empty());
        while (maker.editor().document().steps().canRedo()) maker.editor().document().steps().redo();
        QVERIFY(maker.board().rivers.empty());
    }

    void whatStandsOnACellKeepsItPlain() {
        Maker maker;
        maker.click(Tool::village, {2, 2});
        maker.click(Tool::start, {3, 2});
        maker.click(Tool::mark, {4, 2}, 1);
        maker.draw(Tool::forest, {{1, 2}, {5, 2}});
        QVERIFY(maker.terrain(1, 2) == Terrain::forest && maker.terrain(5, 2) == Terrain::forest);
        for (const std::int16_t x : {2, 3, 4}) QVERIFY(maker.terrain(x, 2) == Terrain::plain);
        maker.click(Tool::clear, {2, 2});
        QVERIFY(maker.board().settlements.empty());
    }

    // As the game does; only files name them in one way.
    void cellsAreNamedInTheReadersLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("cell");
        QTest::newRow("hu") << "hu"
                            << "B:\u20603,3";
        QTest::newRow("en") << "en"
                            << "L:\u20603,3";
    }
    void cellsAreNamedInTheReadersLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, cell);
        Maker maker;
        maker.click(Tool::village, {2, 2});
        switchLanguage(language);
        BoardMap nameless = maker.board();
        nameless.settlements.front().name = {};
        maker.editor().document().change(nameless, "");
        const QStringList faults = maker.faults();
        const auto named = [&cell](const QString& text) { return text.contains(cell); };
        QVERIFY2(std::any_of(faults.begin(), faults.end(), named), qPrintable(faults.join('\n')));
        const auto titles = maker.editor().findChildren<QLabel*>();
        QVERIFY(std::any_of(titles.begin(), titles.end(), [&](const QLabel* one) { return named(one->text()); }));
        QVERIFY(writeBoardFile(maker.board()).find("\"at\": \"B:3,3\"") != std::string::npos);
        switchLanguage("en");
    }

    void whatIsNewIsNamedInBothLanguages_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : languages()) QTest::newRow(qPrintable(code)) << code;
    }
    void whatIsNewIsNamedInBothLanguages() {
        QFETCH(QString, language);
        switchLanguage(language);
        Maker maker;
        maker.click(Tool::village, {2, 2});
        maker.click(Tool::town, {4, 2});
        maker.draw(Tool::river, {{9, 11}, {9, 4}});
        switchLanguage("en");
        const auto& settlements = maker.board().settlements;
        QVERIFY(settlements[0].name == (BothNames{"1. falu", "Village 1"}));
        QVERIFY(settlements[1].name == (BothNames{"2. kisváros", "Town 2"}));
        QVERIFY(maker.board().rivers.front().name == (BothNames{"1. folyó", "River 1"}));
        const auto labels = maker.editor().findChildren<QLabel*>();
        for (const char* name : {"Magyar", "English"}) {
            const auto is = [name](const QLabel* label) { return label->text() == QLatin1String(name); };
            QCOMPARE(std::count_if(labels.begin(), labels.end(), is), 2);
        }
    }

    void aMarksSignIsShownWhole() {
        static constexpr std::array<MarkKind, 1> accented{{{"mob", "É"}}};
        BoardKit made = kit();
        made.marks = accented;
        Maker maker(made);
        trigger(maker.editor(), "É");
    }

    void keysDrawAsTheMouseDoes() {
        Maker maker;
        BoardCanvas& canvas = maker.editor().canvas();
        canvas.setFocus();
        canvas.setCursorCell({2, 11});
        maker.editor().choose(Tool::river);
        for (int step = 0; step < 11; ++step) QTest::keyClick(&canvas, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(maker.board().rivers.size(), std::size_t(1));
        QVERIFY(maker.board().rivers.front().to == Compass::south);
        maker.editor().choose(Tool::ford);
        QTest::keyClick(&canvas, Qt::Key_Up);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QVERIFY(maker.terrain(2, 1) == Terrain::ford);
    }

    void whatIsWrongIsToldUntilItIsMended() {
        Maker maker;
        QVERIFY(maker.faults().contains("At least three start cells are needed."));
        QVERIFY(maker.faults().contains("This city is missing: “arnea”."));
        for (const MapCell cell : {MapCell{0, 0}, {1, 0}, {0, 1}}) maker.click(Tool::start, cell);
        maker.click(Tool::city, {2, 8});
        maker.click(Tool::city, {9, 8});
        maker.click(Tool::city, {9, 2});
        maker.click(Tool::city, {5, 5});  // there are only three
        QCOMPARE(maker.board().settlements.size(), std::size_t(3));
        QVERIFY2(maker.faults().isEmpty(), qPrintable(maker.faults().join("; ")));
        QVERIFY(!maker.editor().findChild<QListWidget*>()->isVisible());
    }

    void aSmallerBoardLosesWhatLiesBeyond() {
        Maker maker;
        QVERIFY(maker.editor().open(suppliedFile()));
        const BoardMap before = maker.board();
        maker.editor().document().change(resized(before, 9, 5), "Size");
        QCOMPARE(maker.board().rows, 9);
        const MapRiver& cut = maker.board().rivers.back();  // the lower end of one that came from beyond
        QVERIFY(cut.from == Compass::north && cut.course.front().y == 8);
        for (const MapSettlement& one : maker.board().settlements) QVERIFY(maker.board().holds(one.at));
        for (const MapRiver& river : maker.board().rivers) {
            for (const MapCell cell : river.course) QVERIFY(isWater(maker.board().at(cell)));
        }
        maker.editor().document().steps().undo();
        QVERIFY(maker.board() == before);
    }
};

INTRIKA_TEST(TstBoardDrawing)

}  // namespace tst_board_drawing

#include "tst_board_drawing.moc"
