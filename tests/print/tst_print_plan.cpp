// What is planned to be printed: where things lie on paper, what belongs to a kit, what a choice means.
#include "app/print/guide_figures.h"
#include "app/print/page_ink.h"
#include "app/print/print_job.h"
#include "engines/words/words.h"
#include "tests/support/print_choice.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QPainterPath>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_print_plan {

using namespace intrika;

namespace {

const QString game = QStringLiteral("confidants");

}  // namespace

class TstPrintPlan : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

private slots:
    void initTestCase() { switchLanguage("en"); }

    void cardsOnASheet_data() {
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<int>("cards");
        QTest::newRow("A4, shared cuts") << Paper::a4 << 0.0 << 9;
        QTest::newRow("A4, bleed 2") << Paper::a4 << 2.0 << 8;
        QTest::newRow("A4, bleed 3") << Paper::a4 << 3.0 << 8;
        QTest::newRow("Letter, shared cuts") << Paper::letter << 0.0 << 9;
        QTest::newRow("Letter, bleed 2") << Paper::letter << 2.0 << 8;
        QTest::newRow("Letter, bleed 3") << Paper::letter << 3.0 << 6;
        QTest::newRow("A3, bleed 2") << Paper::a3 << 2.0 << 18;
    }
    void cardsOnASheet() {
        QFETCH(Paper, paper);
        QFETCH(double, bleed);
        QFETCH(int, cards);
        const auto grid = bestGrid(paper, Turn::automatic, {63, 88}, 2 * bleed, bleed);
        QVERIFY(grid);
        QCOMPARE(grid->perSheet(), cards);
        const QRectF sheet(QPointF(), grid->paper);
        for (int i = 0; i < cards; ++i) {
            const QRectF with = grid->cutAt(i).adjusted(-bleed, -bleed, bleed, bleed);
            QVERIFY(sheet.adjusted(5, 5, -5, -5).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(with));
            for (int j = 0; j < i; ++j) {
                QVERIFY(!grid->cutAt(j).adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(grid->cutAt(i)));
            }
        }
        QVERIFY(!bestGrid(Paper::a4, Turn::portrait, {300, 88}, 0, 0));
    }

    // Turning the paper twice brings everything back; what lies behind is on the paper.
    void backsLieBehindFronts() {
        for (const QSizeF& paper : {QSizeF(210, 297), QSizeF(297, 210)}) {
            for (const Backs backs : {Backs::longEdge, Backs::shortEdge}) {
                const QRectF cut(20, 30, 63, 88);
                const QRectF seen = behind(cut, paper, backs);
                QCOMPARE(behind(seen, paper, backs), cut);
                const bool upright = turnsOverUprightAxis(paper, backs);
                QCOMPARE(seen.top() == cut.top(), upright);
                QCOMPARE(seen.left() == cut.left(), !upright);
                // The edge that the paper is turned over is one of its long or short ones.
                const double edge = upright ? paper.height() : paper.width();
                QCOMPARE(edge == 297, backs == Backs::longEdge);
            }
        }
    }

    void tilesMakeTheBoard_data() {
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<double>("overlap");
        QTest::addColumn<int>("count");
        QTest::newRow("A4") << Paper::a4 << 8.0 << 8;
        QTest::newRow("A4, edge to edge") << Paper::a4 << 0.0 << 6;
        QTest::newRow("Letter") << Paper::letter << 10.0 << 6;
        QTest::newRow("A3") << Paper::a3 << 8.0 << 4;
        QTest::newRow("A2") << Paper::a2 << 8.0 << 1;
    }
    void tilesMakeTheBoard() {
        QFETCH(Paper, paper);
        QFETCH(double, overlap);
        QFETCH(int, count);
        const auto tiles = tileBoard(paper, Turn::automatic, {420, 594}, overlap);
        QVERIFY(tiles);
        QCOMPARE(tiles->count(), count);
        QPainterPath together;
        for (int i = 0; i < count; ++i) {
            together.addRect(tiles->part(i));
            QVERIFY(QRectF(QPointF(), tiles->paper).contains(QRectF(tiles->placeOf(i), tiles->part(i).size())));
            if (i % tiles->columns > 0) QCOMPARE(tiles->part(i - 1).right() - tiles->part(i).left(), overlap);
            if (i >= tiles->columns) QCOMPARE(tiles->part(i - tiles->columns).bottom() - tiles->part(i).top(), overlap);
        }
        together.setFillRule(Qt::WindingFill);
        QPainterPath board;
        board.addRect(0, 0, 420, 594);
        QVERIFY(board.subtracted(together.simplified()).isEmpty());
        QVERIFY(!tileBoard(Paper::a4, Turn::automatic, {420, 594}, 150));
    }

    void suppliedBoards_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("sheets");
        QTest::newRow("an A2 board on A4") << "macedonia" << 6;
        QTest::newRow("an A4 board") << "small" << 1;
    }
    void suppliedBoards() {
        QFETCH(QString, board);
        QFETCH(int, sheets);
        PrintOptions options = only("board");
        options.board = board;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        QCOMPARE((*job)->plan().tiles->count(), sheets);
    }

    // A printer that prints on one side gets the fronts, then the same stack for the backs.
    void backsComeInTheOrderOfFronts() {
        PrintOptions options;
        options.parts =
            QStringList{"plan", "action-cards", "gift-cards", "player-sheets", "board", "rules", "flip-test"};
        const auto sheets = [&options](Sides sides) {
            options.sides = sides;
            QList<int> all;
            const auto job = PrintJob::make(game, options);
            if (!job) return all;
            for (const Page& page : (*job)->plan().pages) {
                all << page.sheet;
                if (page.back != (sides == Sides::backs)) all << -1;
            }
            return all;
        };
        const QList<int> fronts = sheets(Sides::fronts), backs = sheets(Sides::backs);
        for (int i = 0; i < fronts.size(); ++i) QCOMPARE(fronts[i], i + 1);
        for (int i = 0; i < backs.size(); ++i) QCOMPARE(backs[i], i + 1);
        QVERIFY(backs.size() > 10);
    }

    // Whoever prints the fronts alone has all that is to be read.
    void frontsHaveEveryPageOfText() {
        PrintOptions options = only("plan,rules");
        const auto pagesOf = [&options](Sides sides) {
            options.sides = sides;
            QList<std::pair<PartKind, int>> pages;
            const auto job = PrintJob::make(game, options);
            if (!job) return pages;
            for (const Page& page : (*job)->plan().pages) pages.append({page.kind, page.part});
            return pages;
        };
        QVERIFY(pagesOf(Sides::fronts).size() > 6);
        QCOMPARE(pagesOf(Sides::fronts), pagesOf(Sides::interleaved));
    }

    // What is folded has its backs on the same side: the whole kit is printed on one side, and nothing is left out.
    void aFoldedKitTurnsNoPaper() {
        PrintOptions options;
        options.layout = Layout::gutterfold;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        const PrintPlan& plan = (*job)->plan();
        QCOMPARE(plan.sheets, static_cast<int>(plan.pages.size()));
        QMap<QString, int> fronts, backs;
        for (const Page& page : plan.pages) {
            QVERIFY(!page.back && !page.isBlank);
            for (const Placed& placed : page.placed) ++(placed.back ? backs : fronts)[placed.piece.part->id];
            if (!page.folded) continue;
            const double fold = page.paper.height() / 2;
            for (const Placed& placed : page.placed) {
                QVERIFY(placed.back ? placed.cut.bottom() <= fold - 5 : placed.cut.top() >= fold + 5);
                if (!placed.back) continue;
                const bool hasFront = std::any_of(page.placed.begin(), page.placed.end(), [&](const Placed& other) {
                    return !other.back && other.piece.key() == placed.piece.key() &&
                           qAbs(other.cut.left() - placed.cut.left()) < 1e-6 &&
                           qAbs(other.cut.top() + placed.cut.bottom() - 2 * fold) < 1e-6;
                });
                QVERIFY(hasFront);
            }
        }
        for (const char* part : {"action-cards", "secret-cards", "wagon-cards", "money", "player-sheets", "summary"}) {
            QVERIFY(fronts[part] > 0);
            QCOMPARE(backs[part], fronts[part]);
        }
    }

    void rulesAreReadLikeABook() {
        PrintOptions options = only("rules");
        const auto both = (*PrintJob::make(game, options))->plan();
        options.backs = Backs::none;
        const auto single = (*PrintJob::make(game, options))->plan();
        QVERIFY(single.sheets > 4);
        QCOMPARE(both.sheets, (single.sheets + 1) / 2);
        QCOMPARE(both.pages.size(), single.pages.size());
        for (int i = 0; i < both.pages.size(); ++i) {
            QCOMPARE(both.pages[i].part, i);
            QVERIFY(!both.pages[i].isBlank);
        }
    }

    // What is cut out with scissors lies close, and apart.
    void smallPiecesShareASheet() {
        PrintOptions options;
        options.parts = QStringList{"patricians", "mercenaries", "bands", "markers", "track-tokens", "robber-token"};
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            options.paper = paper;
            const auto job = PrintJob::make(game, options);
            QVERIFY(job);
            QCOMPARE((*job)->plan().sheets, 1);
            const Page& page = (*job)->plan().pages.front();
            QCOMPARE(page.placed.size(), 4 + 8 + 2 + 44 + 8 + 1);
            for (int i = 0; i < page.placed.size(); ++i) {
                const QRectF cut = page.placed[i].cut;
                QVERIFY(QRectF(QPointF(), page.paper).adjusted(8.99, 8.99, -8.99, -8.99).contains(cut));
                for (int j = 0; j < i; ++j) {
                    QVERIFY(!page.placed[j].cut.adjusted(-3.99, -3.99, 3.99, 3.99).intersects(cut));
                }
            }
        }
    }

    void theKitTellsHowItIsMade() {
        PrintOptions options;
        const auto makings = [&options] { return makingsOf((*PrintJob::make(game, options))->plan(), options); };
        using enum Making;
        QCOMPARE(makings(), (QList{cutting, turning, standee, tiles}));
        options.layout = Layout::gutterfold;
        QCOMPARE(makings(), (QList{folding, cutting, standee, tiles}));
        options.paper = Paper::a2;
        options.layout = Layout::sharedCut;
        options.backs = Backs::none;
        QCOMPARE(makings(), (QList{cutting, standee}));
        const QString folder = folder_.filePath("pictures");
        QVERIFY((*PrintJob::make(game, options))->writePictures(folder));
        QCOMPARE(QDir(folder).entryList(QDir::Files), (QStringList{"cutting.png", "standee.png"}));
        QVERIFY(inkOf(QImage(folder + "/standee.png")) > 0.01);
    }

    void singleCards() {
        const Kit kit = loadKit(game);
        const auto pieces = [&](const char* parts) {
            const PrintOptions options = only(parts);
            qsizetype count = 0;
            const auto chosen = chosenParts(kit, options);
            if (!chosen) return count;
            for (const KitPart* part : *chosen) count += piecesOf(kit, *part, options).size();
            return count;
        };
        QCOMPARE(pieces("action.gallop"), 2);  // both players'
        QCOMPARE(pieces("red/action.gallop"), 1);
        QCOMPARE(pieces("red/action-cards"), 9);
        QCOMPARE(pieces("black/player-sheets,gift.map"), 1 + 2);
        PrintOptions options = only("action.gallop");
        options.copies["red/action.gallop"] = 3;  // the other player's once
        QCOMPARE(piecesOf(kit, *kit.part("action-cards"), options).size(), 3 + 1);
        QVERIFY(!chosenParts(kit, only("blue/action.gallop")));
        options.copies["blue/action.gallop"] = 3;
        QVERIFY(!chosenParts(kit, options));
        QVERIFY(!chosenParts(kit, only("red/gift.map")));  // which is nobody's
    }

    // A page of text is covered to about a twentieth; ink saver needs less than grey, grey less than colour.
    void inkIsReckoned() {
        QImage half(10, 10, QImage::Format_RGB32);
        half.fill(Qt::white);
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 10; ++x) half.setPixel(x, y, qRgb(0, 0, 0));
        }
        QCOMPARE(inkOf(half), 0.5);
        half.fill(Qt::red);  // magenta and yellow
        QCOMPARE(inkOf(half), 2.0);
        PrintOptions options = only("action-cards");
        QList<double> ink;
        for (const Style style : {Style::inkSaver, Style::grey, Style::colour}) {
            options.style = style;
            ink << (*PrintJob::make(game, options))->ink();
        }
        QVERIFY(ink[0] < ink[1] / 2 && ink[1] < ink[2]);
    }

    // No page could be planned with such pieces, or none painted with such forms.
    void aKitThatIsOfNoUseIsTold() {
        const auto read = [](const std::string& parts, const std::string& forms) {
            return parseKit(
                game, R"({"players": [2, 2], "boards": [], "colours": ["red", "black"], "marks": [], "parts": [)" +
                          parts + R"(], "forms": {)" + forms + "}}");
        };
        QVERIFY(read(R"({"id": "a", "kind": "cards", "size": [63, 88], "faces": [{"face": "x"}]})",
                     R"("f": [{"dice": [1, 6], "at": [0, 0, 9, 9]}])"));
        for (const char* part :
             {R"({"id": "a", "kind": "cards", "faces": [{"face": "x"}]})",
              R"({"id": "a", "kind": "cards", "size": [0, 88], "faces": [{"face": "x"}]})",
              R"({"id": "a", "kind": "cards", "size": [63, 1e300], "faces": [{"face": "x"}]})",
              R"({"id": "a", "kind": "money", "size": [9, 9], "faces": [{"copies": 1000000}]})",
              R"({"id": "a", "kind": "boxes"})", R"({"id": "a", "kind": "boxes", "holds": ["b"], "cover": "x"})",
              R"({"id": "a", "kind": "form", "form": "f"})", R"({"id": "a", "kind": "coins"})"}) {
            QVERIFY2(!read(part, {}), part);
        }
        for (const char* form : {R"("f": [{"dice": [7], "at": [0, 0, 9, 9]}])", R"("f": [{"title": "t"}])",
                                 R"("f": [{"boxes": "b", "columns": 0, "at": [0, 0, 9, 9]}])"}) {
            const auto kit = read({}, form);
            QVERIFY2(!kit && !kit.error().place.empty(), form);
        }
    }

    void theKitIsComplete() {
        const Kit kit = loadKit(game);
        QStringList problems;
        loadFaces(game, kit.faceKeys(), &problems);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
        for (int players = 2; players <= 4; ++players) {
            PrintOptions options;
            options.players = players;
            const auto count = [&](const char* part) { return piecesOf(kit, *kit.part(part), options).size(); };
            QCOMPARE(count("action-cards"), 9 * players);
            QCOMPARE(count("secret-cards"), 12 * players);
            QCOMPARE(count("wagon-cards"), 3 * players);
            QCOMPARE(count("gift-cards"), 4 * players);
            QCOMPARE(count("money"), 40);
            QCOMPARE(count("track-tokens"), 2 * players);
        }
        int gold = 0;
        for (const KitPiece& piece : piecesOf(kit, *kit.part("money"), {})) gold += piece.face->value;
        QCOMPARE(gold, 50);
    }

    void presetsKeepEverything() {
        PrintOptions options = only("board,money");
        options.paper = Paper::letter;
        options.layout = Layout::gutterfold;
        options.cardSize = {70, 120};
        options.backOffset = {0.4, -1.2};
        options.scale = {1.01, 0.99};
        options.copies["action-cards"] = 3;
        options.board = "small";
        options.language = "hu";
        const auto read = optionsFromJson(toJson(options));
        QVERIFY(read);
        QVERIFY(*read == options);
        QCOMPARE(optionsFromJson("{\"paper\": \"a9\"}").error().text.id.c_str(), "print.problem.value");
        QCOMPARE(optionsFromJson("{\"papier\": \"a4\"}").error().text.id.c_str(), "print.problem.option");
        QCOMPARE(optionsFromJson("{").error().text.id.c_str(), "problem.cut-off");
    }

    void whatIsWrongIsTold() {
        QCOMPARE(PrintJob::make("chess", {}).error().text.id.c_str(), "print.problem.game");
        QCOMPARE(PrintJob::make(game, only("dice")).error().text.id.c_str(), "print.problem.part");
        PrintOptions options = only("action-cards");
        options.board = folder_.filePath("none.json");
        QCOMPARE(PrintJob::make(game, options).error().text.id.c_str(), "print.problem.read");
        QFile board(options.board);
        QVERIFY(board.open(QIODevice::WriteOnly));
        board.write("{\"id\": \"mine\", \"rows\": 2");
        board.close();
        QCOMPARE(PrintJob::make(game, options).error().text.id.c_str(), "print.problem.board");
        options = only("action-cards");
        options.cardSize = {250, 250};
        QCOMPARE(PrintJob::make(game, options).error().text.id.c_str(), "print.problem.paper");
    }
};

INTRIKA_TEST(TstPrintPlan)

}  // namespace tst_print_plan

#include "tst_print_plan.moc"
