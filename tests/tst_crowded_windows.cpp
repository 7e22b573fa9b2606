// Text of twice the size in the smallest windows: columns stay wide enough for what stands over them.
#include "app/play/game_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/text_size.h"
#include "app/scene/table_scene.h"
#include "engines/table/save_file.h"
#include "tests/support/random_play.h"
#include "tests/support/temp_home.h"

#include <QMenuBar>
#include <QTest>

#include <algorithm>

using namespace intrika;

namespace {

const TempHome home;

constexpr double leastColumn = 90;  // px from the middle of one to that of the next
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
    double leastPitch() {
        const auto& scene = part<TableScene>();
        std::vector<double> middles;
        for (const Zone& zone : scene.tableau().zones) {
            if (zone.shape == Shape::column) middles.push_back(scene.layout().zone(zone.id)->frame.center().x());
        }
        double least = middles[1] - middles[0];
        for (std::size_t at = 2; at < middles.size(); ++at) least = std::min(least, middles[at] - middles[at - 1]);
        return least;
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
    void columnsKeepTheirWidth_data();
    void columnsKeepTheirWidth();
};

void TestCrowdedWindows::columnsKeepTheirWidth_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    const GameKind& kind = *gameNamed("schemes");
    for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats) {
        for (const QString& language : languages())
            QTest::addRow("%d, %s", seats, qPrintable(language)) << seats << language;
    }
}

void TestCrowdedWindows::columnsKeepTheirWidth() {
    QFETCH(int, seats);
    QFETCH(QString, language);
    switchLanguage(language);
    applyTextSize(200);
    Shown shown(seated(*gameNamed("schemes"), seats));
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    shown.page.begin();
    const Table& table = shown.page.table();
    auto& prompt = shown.part<PromptPanel>();
    for (int decision = 0; decision < decisions; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks() || table.isOver(); }, 20'000));
        if (table.isOver()) break;
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800)}) {
            shown.page.resize(pageIn(size));
            QTest::qWait(30);
            QVERIFY2(shown.leastPitch() >= leastColumn, qPrintable(QString::number(shown.leastPitch())));
        }
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_1);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    }
}

QTEST_MAIN(TestCrowdedWindows)
#include "tst_crowded_windows.moc"
