// Text of twice the size in the smallest windows: with few and with all seats taken the log still tells, what is asked
// can be read and decided, with a hint beside it too, and columns stay wide enough for what stands over them.
#include "app/play/game_page.h"
#include "app/play/hint_panel.h"
#include "app/play/log_panel.h"
#include "app/play/prompt_panel.h"
#include "app/play/text_size.h"
#include "app/scene/table_scene.h"
#include "engines/table/save_file.h"
#include "tests/support/random_play.h"
#include "tests/support/temp_home.h"

#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

using namespace intrika;

namespace {

const TempHome home;

constexpr int leastLogLines = 4, leastAskedLines = 2;
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

int linesSeen(const QWidget& text) {
    return text.visibleRegion().boundingRect().height() / text.fontMetrics().height();
}

bool isWholeOn(const QWidget* part) {
    return part != nullptr && part->isVisible() && part->visibleRegion().boundingRect() == part->rect();
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
    // Nothing is missing of what somebody needs who decides; else what is.
    QString missing() {
        const QLabel& question = part<QLabel>("question");
        const int all = question.heightForWidth(question.width()) / question.fontMetrics().height();
        if (linesSeen(question) < std::min(all, leastAskedLines))
            return QString("%1 lines asked").arg(linesSeen(question));
        return isWholeOn(&part<QPushButton>("confirm")) ? QString() : "the golden button";
    }
    QString missingOfLog() {
        const LogPanel& log = part<LogPanel>();
        const int lines = log.isVisible() ? log.viewport()->height() / log.fontMetrics().lineSpacing() : 0;
        return lines < leastLogLines ? QString("%1 lines told").arg(lines) : QString();
    }
    // The longest that one may be: three moves, and a reason of some lines.
    QString missingBesideAHint() {
        const Table& table = page.table();
        const Prompt prompt = table.prompt(0);
        Hint hint{0, {}, prompt.question};
        for (std::size_t at = 0; at < std::min<std::size_t>(3, prompt.choices.size()); ++at)
            hint.lines.push_back({prompt.choices[at].key, prompt.choices[at].text, 0.5F, at > 0});
        auto& panel = part<HintPanel>();
        panel.showHint(hint, Words(QString::fromStdString(table.kind().id), table.names()));
        QTest::qWait(30);
        QString found = missing();
        if (found.isEmpty() && !isWholeOn(panel.findChild<QPushButton*>())) found = "the hint's button";
        panel.forget();
        QTest::qWait(30);
        return found.isEmpty() ? found : "beside a hint: " + found;
    }
    QString missingOnTable() {
        auto& scene = part<TableScene>();
        std::vector<double> middles;
        for (const Zone& zone : scene.tableau().zones) {
            if (zone.shape == Shape::column) middles.push_back(scene.layout().zone(zone.id)->frame.center().x());
        }
        for (std::size_t at = 1; at < middles.size(); ++at) {
            if (middles[at] - middles[at - 1] < leastColumn)
                return QString("columns %1").arg(middles[at] - middles[at - 1]);
        }
        return {};
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
    void whatIsNeededIsSeen_data();
    void whatIsNeededIsSeen();
};

void TestCrowdedWindows::whatIsNeededIsSeen_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const GameKind* kind : allGames()) {
        for (const int seats : {kind->minSeats, kind->maxSeats}) {
            for (const QString& language : languages())
                QTest::addRow("%s, %d, %s", kind->id.c_str(), seats, qPrintable(language))
                    << QByteArray::fromStdString(kind->id) << seats << language;
        }
    }
}

void TestCrowdedWindows::whatIsNeededIsSeen() {
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(QString, language);
    switchLanguage(language);
    applyTextSize(200);
    Shown shown(seated(*gameNamed(game.toStdString()), seats));
    QVERIFY(QTest::qWaitForWindowActive(&shown.page));
    shown.page.begin();
    const Table& table = shown.page.table();
    auto& prompt = shown.part<PromptPanel>();
    QStringList missing;
    for (int decision = 0; decision < decisions; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks() || table.isOver(); }, 20'000));
        if (table.isOver()) break;
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800)}) {
            shown.page.resize(pageIn(size));
            QTest::qWait(30);
            for (const QString& found :
                 {shown.missing(), shown.missingOfLog(), shown.missingBesideAHint(), shown.missingOnTable()}) {
                if (!found.isEmpty())
                    missing << QString("%1 px, “%2”: %3")
                                   .arg(size.width())
                                   .arg(shown.part<QLabel>("question").text(), found);
            }
        }
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_1);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return);
        QTest::keyClick(shown.page.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
}

QTEST_MAIN(TestCrowdedWindows)
#include "tst_crowded_windows.moc"
