// Every game can be made of paper: as many cards and tokens as its rules name, with their own backs, in words that are
// there in every language.
#include "app/print/print_shelf.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/print_choice.h"
#include "tests/support/rendered_pdf.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_kits {

using namespace intrika;
using rendered_pdf::PrintFolder;

class TstKits : public QObject, private PrintFolder {
    Q_OBJECT

    static void addGames() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) {
            QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
        }
    }

    static PrintOptions forPlayers(int players) {
        PrintOptions options;
        options.players = players;
        return options;
    }

    QString fileOf(const QString& game, const PrintOptions& options) const {
        const auto job = PrintJob::make(game, options);
        const QString file = folder_.filePath("kit.pdf");
        return job && (*job)->write(file) ? file : QString();
    }

private slots:
    void initTestCase() { begin(); }

    void componentsAreThoseOfTheRules_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("pieces");
        const auto row = [](const char* rule, const char* game, int players, const char* part, int pieces) {
            QTest::addRow("%s: %s for %d", rule, part, players) << game << players << part << pieces;
        };
        row("T-4", "traitor", 4, "landscape-cards", 12);
        for (const int players : {3, 4}) {
            row("T-3", "traitor", players, "loyalty-cards", players);
            row("T-5", "traitor", players, "building-cards", 3 * players);
        }
        row("T-8", "traitor", 3, "supply-cards", 5 + 5 + 5 + 5 + 2 + 1);
        row("T-18", "traitor", 3, "action-cards", 6);
        row("T-2, T-10", "traitor", 3, "office-cards", 1 + 1);
        row("T-14", "traitor", 3, "conflict-card", 1);
        row("components", "traitor", 3, "overview-cards", 6);
        for (const int players : {2, 6}) row("S-2", "schemes", players, "influence-cards", 25 * players);
        row("S-4", "schemes", 2, "goal-cards", 6 * (1 + 1 + 2 + 1 + 1));
        row("K-7", "succession", 2, "character-cards", 12);
        row("K-2", "succession", 2, "building-cards", 16 * 2);
        row("K-2", "succession", 2, "subject-cards", 16 * 2);
        row("K-6", "succession", 2, "conflict-tokens", 30);
        for (const int players : {2, 4}) row("K-6", "succession", players, "crests", 2 * players);
        row("C-5", "coach", 3, "object-cards", 21);
        row("C-2", "coach", 10, "profession-cards", 10);
        row("C-3", "coach", 3, "alliance-cards", 5 + 5);
        row("C-3", "coach", 9, "potions", 9);
        for (const int players : {3, 10}) row("C-70", "coach", players, "characters", players);
    }
    void componentsAreThoseOfTheRules() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QString, part);
        QFETCH(int, pieces);
        const Kit kit = loadKit(game);
        QVERIFY(kit.part(part) != nullptr);
        QCOMPARE(piecesOf(kit, *kit.part(part), forPlayers(players)).size(), pieces);
    }

    // T-8: 5 of each of 2 to 5, two 6s, one 8. S-4: the 3 of a kind is there twice. C-5: three keys, three goblets.
    void copiesOfACard_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("face");
        QTest::addColumn<int>("copies");
        QTest::newRow("T-8: 5") << "traitor"
                                << "supply.5" << 5;
        QTest::newRow("T-8: 6") << "traitor"
                                << "supply.6" << 2;
        QTest::newRow("T-8: 8") << "traitor"
                                << "supply.8" << 1;
        QTest::newRow("S-4: 3") << "schemes"
                                << "goal.music-3" << 2;
        QTest::newRow("S-4: 5") << "schemes"
                                << "goal.music-5" << 1;
        QTest::newRow("C-5: key") << "coach"
                                  << "object.key" << 3;
        QTest::newRow("C-5: bag") << "coach"
                                  << "object.bag-key" << 1;
        QTest::newRow("K-2: mine") << "succession"
                                   << "building.mine" << 2;
    }
    void copiesOfACard() {
        QFETCH(QString, game);
        QFETCH(QString, face);
        QFETCH(int, copies);
        const Kit kit = loadKit(game);
        qsizetype found = 0;
        for (const KitPart& part : kit.parts) {
            const auto pieces = piecesOf(kit, part, {});
            found += std::count_if(pieces.begin(), pieces.end(), [&](const KitPiece& piece) {
                return piece.face != nullptr && piece.face->face == face;
            });
        }
        QCOMPARE(found, copies);
    }

    void aKitIsForThePlayersOfItsGame_data() { addGames(); }
    void aKitIsForThePlayersOfItsGame() {
        QFETCH(QString, game);
        const GameKind* kind = gameNamed(game.toStdString());
        const Kit kit = loadKit(game);
        QCOMPARE(kit.leastPlayers, kind->minSeats);
        QCOMPARE(kit.mostPlayers, kind->maxSeats);
        QCOMPARE(kit.boards.isEmpty(), kind->boards == nullptr);
        QStringList colours;
        for (const std::string& colour : kind->seatColours) colours << QString::fromStdString(colour);
        QCOMPARE(kit.colours, colours);
        for (const int players : {kind->minSeats - 1, kind->maxSeats + 1}) {
            const auto job = PrintJob::make(game, forPlayers(players));
            QVERIFY(!job);
            QCOMPARE(job.error().text.id.c_str(), "print.problem.players");
        }
        QVERIFY(PrintJob::make(game, forPlayers(kind->minSeats)));
    }

    // What lies on the table lies on it as paper, but for what is counted, told by its place, or an action on a card.
    void everyFaceOfTheGameIsPrinted_data() { addGames(); }
    void everyFaceOfTheGameIsPrinted() {
        QFETCH(QString, game);
        static const QSet<QString> signs{
            "coach object.bag",          "coach token.traveller",    "succession piece.coin",
            "succession action.buy",     "succession action.give",   "succession action.money",
            "succession action.recruit", "succession action.settle", "confidants piece.gold",
            "confidants token.villages", "confidants token.towns",   "confidants token.cities",
            "confidants token.wagons"};
        const auto printed = loadKit(game).faceKeys();
        for (const std::string& face : gameNamed(game.toStdString())->faces) {
            const bool isPrinted = std::find(printed.begin(), printed.end(), face) != printed.end();
            QCOMPARE(isPrinted, !signs.contains(game + ' ' + QString::fromStdString(face)));
        }
    }

    // A hidden card must not be known by its back; a card with two fronts shows the other one.
    void backsTellNothing_data() { addGames(); }
    void backsTellNothing() {
        QFETCH(QString, game);
        const Kit kit = loadKit(game);
        int hidden = 0;
        for (const KitPart& part : kit.parts) {
            if (part.kind != PartKind::cards) continue;
            for (const KitFace& face : part.faces) {
                QVERIFY2(part.back.isEmpty() || face.back.isEmpty(), qPrintable(face.face));
                hidden += part.back.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(hidden > 10);
    }

    void bothSidesOfACardAreOnOneSheet() {
        PrintOptions options = only("landscape-cards,action-cards");
        options.players = 3;
        const auto job = PrintJob::make("traitor", options);
        QVERIFY(job);
        QHash<QString, QString> backs;
        for (const Page& page : (*job)->plan().pages) {
            if (!page.back) continue;
            for (const Placed& placed : page.placed) backs[placed.piece.face->face] = placed.piece.back();
        }
        QCOMPARE(backs.value("landscape.city-eagle"), "landscape.city-rose");
        QCOMPARE(backs.value("action.farmer"), "back.action");
        QCOMPARE(backs.size(), 6 + 6);
    }

    // What has two sides needs them behind one another, though it is no card.
    void tokensWithTwoSidesAreTurnedToo() {
        for (const Layout layout : {Layout::bleed, Layout::gutterfold}) {
            PrintOptions options = only("characters,potions");
            options.players = 5;
            options.layout = layout;
            const auto job = PrintJob::make("coach", options);
            QVERIFY(job);
            QMap<QString, int> fronts, backs;
            for (const Page& page : (*job)->plan().pages) {
                for (const Placed& placed : page.placed) ++(placed.back ? backs : fronts)[placed.piece.part->id];
            }
            QCOMPARE(fronts, (QMap<QString, int>{{"characters", 5}, {"potions", 9}}));
            QCOMPARE(backs, (QMap<QString, int>{{"characters", 5}}));
        }
    }

    // A few tokens need no sheet of their own: they lie beside the last cards, and a cut below a row goes through none.
    void tokensLieBesideTheLastCards_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Paper>("paper");
        for (const char* game : {"traitor", "succession", "coach"}) {
            QTest::addRow("%s, A4", game) << game << Paper::a4;
            QTest::addRow("%s, Letter", game) << game << Paper::letter;
        }
    }
    void tokensLieBesideTheLastCards() {
        QFETCH(QString, game);
        QFETCH(Paper, paper);
        PrintOptions options;
        options.paper = paper;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        const auto isCard = [](const Placed& placed) { return placed.piece.part->kind == PartKind::cards; };
        qsizetype tokens = 0;
        for (const Page& page : (*job)->plan().pages) {
            if (page.back || page.placed.isEmpty() || page.kind == PartKind::form) continue;
            QList<QRectF> cards;
            for (const Placed& placed : page.placed) {
                if (isCard(placed)) cards << placed.cut;
            }
            QVERIFY(!cards.isEmpty());
            tokens += page.placed.size() - cards.size();
            for (const Placed& placed : page.placed) {
                if (isCard(placed)) continue;
                for (const QRectF& card : cards) {
                    QVERIFY(!card.adjusted(-5.99, -5.99, 5.99, 5.99).intersects(placed.cut));  // with its bleed
                    QVERIFY(card.bottom() < placed.cut.top() || card.bottom() > placed.cut.bottom());
                }
            }
        }
        QVERIFY(tokens > 0);
    }

    // Nor do four gifts: smaller cards that fill no sheet lie beside the last large ones, with their bleed.
    void aFewSmallCardsLieBesideLargeOnes() {
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            PrintOptions options;
            options.paper = paper;
            const auto job = PrintJob::make("confidants", options);
            QVERIFY(job);
            qsizetype gifts = 0, besideOthers = 0;
            for (const Page& page : (*job)->plan().pages) {
                if (page.back || page.kind != PartKind::cards) continue;
                const bool isOfSmallOnes = page.grid->cut == QSizeF(44, 68);
                QVERIFY(!isOfSmallOnes || page.placed.size() == page.grid->perSheet());
                for (qsizetype i = 0; i < page.placed.size(); ++i) {
                    const Placed& one = page.placed[i];
                    gifts += one.piece.part->id == "gift-cards" ? 1 : 0;
                    besideOthers += one.cut.size() == page.grid->cut ? 0 : 1;
                    const QRectF bled = one.cut.adjusted(-3.99, -3.99, 3.99, 3.99);
                    for (qsizetype j = 0; j < i; ++j) QVERIFY(!bled.intersects(page.placed[j].cut));
                }
            }
            QCOMPARE(gifts, 4 * 4);
            QCOMPARE(besideOthers, 4);
        }
    }

    // K-3: the back of a building is 2 coins, that of a subject 1.
    void backsThatAreMoney() {
        const Kit kit = loadKit("succession");
        QCOMPARE(kit.part("building-cards")->coin, 2);
        QCOMPARE(kit.part("subject-cards")->coin, 1);
        PrintOptions options = only("building.mine");
        const QString text =
            QString::fromUtf8(tool("pdftotext", {"-f", "2", "-raw", fileOf("succession", options), "-"}));
        QCOMPARE(text.simplified().split(' ').count("2"), 2 * 2);
    }

    void aGameWithoutABoardTakesNone() {
        PrintOptions options;
        options.board = "no such board";
        const auto job = PrintJob::make("traitor", options);
        QVERIFY(job);
        QVERIFY(!(*job)->plan().tiles);
    }

    // Whoever asks for a game gets all that it needs: its rules too, which nobody has in the head.
    void theRulesBelongToTheKit_data() { addGames(); }
    void theRulesBelongToTheKit() {
        QFETCH(QString, game);
        const auto job = PrintJob::make(game, {});
        QVERIFY(job);
        const auto& pages = (*job)->plan().pages;
        QVERIFY(std::any_of(pages.begin(), pages.end(), [](const Page& page) { return page.kind == PartKind::rules; }));
    }

    // Entries mean every game that has them, or the one that is named; each game's pictures are its own.
    void severalGamesInOneFile() {
        PrintOptions options = only("action-cards,traitor:loyalty.eagle,calibration");
        options.players = 3;
        options.copies["traitor:action.farmer"] = 5;
        const auto jobs = makeJobs({"traitor", "confidants", "schemes"}, options);
        QVERIFY(jobs);
        QCOMPARE(jobs->size(), 2);  // nothing of Schemes was asked for
        QCOMPARE((*jobs)[0]->plan().cards, 6 + 4 + 3);
        QCOMPARE((*jobs)[1]->plan().cards, 3 * 9);
        const QString file = folder_.filePath("several.pdf");
        const auto done = writeTogether(*jobs, file);
        QVERIFY(done);
        QCOMPARE(done->cards, 13 + 27);
        QCOMPARE(done->pages, (*jobs)[0]->plan().pages.size() + (*jobs)[1]->plan().pages.size());
        const QString text = QString::fromUtf8(tool("pdftotext", {file, "-"}));
        QVERIFY(tool("pdfinfo", {file}).contains("Traitor, The Emperor"));
        QCOMPARE(text.count("print the calibration page"), 0);
        QCOMPARE(text.count("Length of the vertical line"), 1);
        for (const char* word : {"Farmer", "Gallop", "Traitor · Action cards"}) QVERIFY2(text.contains(word), word);
    }

    void whatNoGameHasIsTold() {
        const QStringList games{"traitor", "schemes"};
        QCOMPARE(makeJobs(games, only("traitor:goal-cards")).error().text.id.c_str(), "print.problem.part");
        QCOMPARE(makeJobs(games, only("dice")).error().text.id.c_str(), "print.problem.part");
        QCOMPARE(makeJobs({"traitor", "chess"}, {}).error().text.id.c_str(), "print.problem.game");
        PrintOptions large = only("supply-cards");
        large.players = 3;
        large.cardSize = {290, 290};  // in whose words: those of no game say ‹supply-cards›
        const auto none = makeJobs({"confidants", "traitor"}, large);
        QVERIFY(!none);
        const QString said = Words("confidants").say(none.error().text);
        QVERIFY2(said.startsWith("Traitor: Supply cards:"), qPrintable(said));
    }

    void everyWordIsThere_data() { addGames(); }
    void everyWordIsThere() {
        QFETCH(QString, game);
        const Kit kit = loadKit(game);
        for (const QString& language : languages()) {
            const Words words = Words::in(language, game);
            PrintOptions options;
            options.language = language;
            options.paper = Paper::letter;
            for (const KitPart& part : kit.parts) {
                QVERIFY2(!words.say(say("part." + part.id.toStdString())).contains(QChar(0x2039)), qPrintable(part.id));
                if (part.kind != PartKind::board && part.kind != PartKind::cards) options.parts << part.id;
            }
            const QString text = QString::fromUtf8(tool("pdftotext", {fileOf(game, options), "-"}));
            QVERIFY(text.size() > 5000);
            QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text.section(QChar(0x2039), 1, 1).left(40)));
            QVERIFY(!text.contains("**"));
        }
    }
};

INTRIKA_TEST(TstKits)

}  // namespace tst_kits

#include "tst_kits.moc"
