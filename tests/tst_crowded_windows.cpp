// Text of twice the size in the smallest windows: the log keeps its lines, what is asked can be read.
#include "app/play/game_page.h"
#include "app/play/log_panel.h"
#include "app/play/prompt_panel.h"
#include "app/play/text_size.h"
#include "engines/table/save_file.h"
#include "tests/support/random_play.h"
#include "tests/support/temp_home.h"

#include <QMenuBar>
#include <QTest>

#include <algorithm>

using namespace intrika;

namespace {

const TempHome home;

constexpr int leastLogLines = 4;
constexpr int decisions = 6;

// One person against bots.
std::unique_ptr<Table> seated(const GameKind& kind, int seats) {
    const QStringList names{"Anna", "Béla", "Cili", "Dóri", "Elek", "Flóra", "Gábor", "Hédi", "Ida", "Jenő"};
    const PlayerKind bot{PlayerKind::Is::bot, Level::random, {}};
    std::vector<SeatInfo> infos;
    for (Seat seat = 0; seat < seats; ++seat)
        infos.push_back({names.at(seat), seat == 0 ? PlayerKind{} : bot, kind.seatColours.at(seat)});
    return std::make_unique<Table>(randomGame(kind, seats, nlohmann::json::object(), 7, 0), infos, 7, nullptr);
}

// What a window's menu leaves.
QSize pageIn(QSize window) {
    QMenuBar menu;
    menu.addMenu("Menu");
    return window - QSize(0, menu.sizeHint().height());
}

struct Shown {
    explicit Shown(std::unique_ptr<Table> table) : page(std::move(table)) {
        page.setSpeed(Speed::off);
        page.setPace(Pace::atOnce);
        page.setMinimumSize(1, 1);
        page.show();
    }
    template <class Part>
    Part& part(const QString& name = {}) {
        return *page.findChild<Part*>(name);
    }

    GamePage page;
};

}  // namespace

class TestCrowdedWindows : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        applyTextSize(100);
        switchLanguage("en");
    }
    void theLogKeepsItsLines_data();
    void theLogKeepsItsLines();
};

void TestCrowdedWindows::theLogKeepsItsLines_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameKind* kind : allGames()) {
        const QString game = QString::fromStdString(kind->id);
        for (const QString& language : languages())
            QTest::addRow("%s, %s", qPrintable(game), qPrintable(language)) << game << language;
    }
}

void TestCrowdedWindows::theLogKeepsItsLines() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    switchLanguage(language);
    applyTextSize(200);
    const GameKind& kind = *gameNamed(game.toStdString());
    Shown shown(seated(kind, std::max(kind.minSeats, 3)));
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    shown.page.begin();
    const Table& table = shown.page.table();
    auto& prompt = shown.part<PromptPanel>();
    const auto& log = shown.part<LogPanel>();
    for (int decision = 0; decision < decisions; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks() || table.isOver(); }, 20'000));
        if (table.isOver()) break;
        for (const QSize size : {QSize(1024, 700), QSize(1100, 740), QSize(1280, 800)}) {
            shown.page.resize(pageIn(size));
            QTest::qWait(30);
            const int lines = log.isVisible() ? log.height() / log.lineHeight() : 0;
            QVERIFY2(
                lines >= leastLogLines,
                qPrintable(QStringLiteral("%1 lines of %2 at decision %3").arg(lines).arg(size.width()).arg(decision)));
        }
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_1);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    }
}

QTEST_MAIN(TestCrowdedWindows)
#include "tst_crowded_windows.moc"
