// What stands beside the table keeps its room, in small windows and with texts of twice the size too: what is asked can
// be read, and the log keeps its lines.
#include "app/play/game_actions.h"
#include "app/play/game_page.h"
#include "app/play/hint_panel.h"
#include "app/play/log_panel.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/play/text_size.h"
#include "app/scene/table_scene.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "tests/support/all_games.h"
#include "tests/support/full_game.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/thoroughness.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tst_crowded_windows {

using namespace intrika;

namespace {

// The first thing that has less room than it needs, or lies on another.
QString squeezedIn(PromptPanel& prompt) {
    QList<QWidget*> parts;
    for (QPushButton* button : prompt.findChildren<QPushButton*>()) parts << button;
    for (QLabel* label : prompt.findChildren<QLabel*>()) parts << label;
    parts.removeIf([](const QWidget* part) { return !part->isVisible(); });
    const auto boxOf = [&prompt](const QWidget* part) {
        return part->visibleRegion().boundingRect().translated(part->mapTo(&prompt, QPoint()));
    };
    for (const QWidget* part : parts) {
        const int needed = part->hasHeightForWidth() ? part->heightForWidth(part->width()) : part->sizeHint().height();
        const QString what = QString(part->metaObject()->className()) + u' ' + part->objectName();
        if (part->height() < needed) return what + QString(": %1 of %2 px").arg(part->height()).arg(needed);
        for (const QWidget* other : parts) {
            if (other != part && boxOf(other).intersects(boxOf(part))) return what + " lies on " + other->objectName();
        }
    }
    return {};
}

// Of usual sentences, which take more than one each.
int linesOf(const LogPanel& log) {
    return log.isVisible() ? log.viewport()->height() / log.fontMetrics().lineSpacing() : 0;
}

constexpr double leastColumn = 90;  // px from the middle of one to that of the next

double leastPitch(const TableScene& scene) {
    double least = INFINITY, last = -INFINITY;
    for (const Zone& zone : scene.laid().tableau.zones) {
        if (zone.shape != Shape::column) continue;
        const double middle = scene.laid().layout.zone(zone.id)->frame.center().x();
        least = std::min(least, middle - last);
        last = middle;
    }
    return least;
}

constexpr QSize smallest(1024, 700);

// A game in a window of this size, with texts of so many per cent.
class Crowded {
public:
    Crowded(const NewGame& game, int textSize, QSize size) {
        settings_.setTextSize(textSize);
        settings_.setSpeed(Speed::off);
        settings_.setPace(Pace::atOnce);
        window_.emplace(allGames(), settings_);
        window_->setMinimumSize(1, 1);
        window_->resize(size);
        window_->show();
        isShown_ = QTest::qWaitForWindowActive(&*window_);
        window_->starter().begin(game);
    }
    bool isShown() const { return isShown_; }
    GamePage& page() const { return *window_->gamePage(); }
    PromptPanel& prompt() const { return *page().findChild<PromptPanel*>(); }
    const LogPanel& log() const { return *page().findChild<LogPanel*>(); }

    void decide(Qt::Key digit) const {
        QTest::keyClick(page().focusWidget(), digit);
        QTest::keyClick(page().focusWidget(), Qt::Key_Return);
        QTest::keyClick(page().focusWidget(), Qt::Key_Return, Qt::ControlModifier);  // where it asks once more
    }

private:
    Settings settings_;
    std::optional<MainWindow> window_;
    bool isShown_ = false;
};

bool isWhole(const QWidget& widget) { return widget.visibleRegion().boundingRect() == widget.rect(); }

}  // namespace

class TstCrowdedWindows : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTextSize(100); }
    void whatIsAskedIsNotSqueezed_data();
    void whatIsAskedIsNotSqueezed();
    void theLogKeepsItsLines_data();
    void theLogKeepsItsLines();
    void aHintLeavesRoomForTheQuestion_data();
    void aHintLeavesRoomForTheQuestion();
    void columnsKeepTheirWidth_data();
    void columnsKeepTheirWidth();
    void theLinksBesideTheNameAreWhole();
};

void TstCrowdedWindows::whatIsAskedIsNotSqueezed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const GameKind* kind : allGames()) {
        for (const QString& language : languages()) {
            QList<QSize> sizes{smallest};
            if (isThorough() && language == "hu") sizes.append({1100, 740});  // its words are the longer ones
            if (isLong()) sizes.append({1280, 800});
            for (const QSize size : sizes)
                QTest::addRow("%s, %s, %dx%d", kind->id.c_str(), qPrintable(language), size.width(), size.height())
                    << QString::fromStdString(kind->id) << language << size;
        }
    }
}

// Buttons of a prompt never lie on each other, and its texts are whole: what has no room scrolls.
void TstCrowdedWindows::whatIsAskedIsNotSqueezed() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    switchLanguage(language);
    Crowded crowded(fullGame(*gameNamed(game.toStdString())), 200, size);
    QVERIFY(crowded.isShown());
    auto& prompt = crowded.prompt();
    const auto asks = [&prompt] { return prompt.asks(); };
    const LogPanel& log = crowded.log();
    for (int decision = 0; decision < 5; ++decision) {
        QVERIFY(QTest::qWaitFor(asks, 20'000));
        QTest::qWait(50);
        QTRY_COMPARE_WITH_TIMEOUT(squeezedIn(prompt), QString(), 1000);  // a busy machine lays out a little later
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(log) >= 4, 1000);
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(*prompt.findChild<QPushButton*>("confirm")), 1000);
        crowded.decide(Qt::Key_1);
    }
}

void TstCrowdedWindows::theLogKeepsItsLines_data() {
    QTest::addColumn<QString>("game");
    for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
}

// With all seats taken, whatever is asked: six lines are told, and no choice has to be scrolled to.
void TstCrowdedWindows::theLogKeepsItsLines() {
    QFETCH(QString, game);
    switchLanguage("hu");
    Crowded crowded(fullGame(*gameNamed(game.toStdString())), 100, {1366, 768});
    QVERIFY(crowded.isShown());
    auto& prompt = crowded.prompt();
    const LogPanel& log = crowded.log();
    QStringList few;
    for (int decision = 0; decision < 14; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks() || crowded.page().table().isOver(); }, 20'000));
        if (crowded.page().table().isOver()) break;
        QTest::qWait(50);
        const auto missing = [&] {
            QStringList found;
            if (linesOf(log) < 6) found << QString("%1 lines").arg(linesOf(log));
            for (const QPushButton* button : prompt.findChildren<QPushButton*>()) {
                if (button->isVisible() && !isWhole(*button)) found << button->text();
            }
            return found;
        };
        if (!QTest::qWaitFor([&] { return missing().isEmpty(); }, 1000)) {  // as above
            few << prompt.findChild<QLabel*>("question")->text() + ": " + missing().join(", ");
        }
        crowded.decide(static_cast<Qt::Key>(Qt::Key_1 + decision % 2));
    }
    QVERIFY2(few.isEmpty(), qPrintable(few.join("\n")));
}

void TstCrowdedWindows::aHintLeavesRoomForTheQuestion_data() { theLogKeepsItsLines_data(); }

// Two lines of it, and the button that decides: the log gives way to both.
void TstCrowdedWindows::aHintLeavesRoomForTheQuestion() {
    QFETCH(QString, game);
    switchLanguage("hu");
    Crowded crowded(fullGame(*gameNamed(game.toStdString())), 200, smallest);
    QVERIFY(crowded.isShown());
    GamePage& page = crowded.page();
    auto& prompt = crowded.prompt();
    const auto& question = *prompt.findChild<QLabel*>("question");
    for (int decision = 0; decision < 4; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks(); }, 20'000));
        page.actions().hint->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.findChild<HintPanel*>()->inWords().isEmpty(), 60'000);
        const auto wanted = [&] { return std::min(question.height(), 2 * question.fontMetrics().lineSpacing()); };
        const auto seen = [&] { return question.visibleRegion().boundingRect().height(); };
        QTRY_VERIFY2_WITH_TIMEOUT(seen() >= wanted(), qPrintable(question.text()), 1000);
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(*prompt.findChild<QPushButton*>("confirm")), 1000);
        crowded.decide(Qt::Key_1);
    }
}

void TstCrowdedWindows::columnsKeepTheirWidth_data() {
    QTest::addColumn<int>("seats");
    const GameKind& kind = *gameNamed("schemes");
    for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats) QTest::addRow("%d", seats) << seats;
}

// What stands over a column can be read, however large texts are.
void TstCrowdedWindows::columnsKeepTheirWidth() {
    QFETCH(int, seats);
    switchLanguage("hu");
    Crowded crowded(gameFor(*gameNamed("schemes"), seats), 200, smallest);
    QVERIFY(crowded.isShown());
    const GamePage& page = crowded.page();
    const auto& prompt = crowded.prompt();
    const auto& scene = *page.findChild<TableScene*>();
    for (int decision = 0; decision < 8; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return prompt.asks() || page.table().isOver(); }, 20'000));
        if (page.table().isOver()) break;
        QTRY_VERIFY2_WITH_TIMEOUT(leastPitch(scene) >= leastColumn, qPrintable(QString::number(leastPitch(scene))),
                                  1000);
        crowded.decide(Qt::Key_1);
    }
}

// In company there are more of them.
void TstCrowdedWindows::theLinksBesideTheNameAreWhole() {
    for (const GameKind* kind : allGames()) {
        for (const QString& language : languages()) {
            switchLanguage(language);
            NewGame game = fullGame(*kind);
            for (SeatInfo& seat : game.seats) seat.player = PlayerKind();
            const Crowded crowded(game, 100, smallest);
            QVERIFY(crowded.isShown());
            const auto* bar = crowded.page().findChild<SidePanel*>()->findChild<QFrame*>("bar");
            auto* here = crowded.page().findChild<QPushButton*>("here");  // the curtain does not listen at once
            const auto isUp = [bar, here] {
                if (!bar->isVisible()) here->click();
                return bar->isVisible();
            };
            QVERIFY(QTest::qWaitFor(isUp));
            QTest::qWait(50);
            for (const QToolButton* link : bar->findChildren<QToolButton*>()) {
                const QString what = QString::fromStdString(kind->id) + u' ' + link->text();
                QVERIFY2(link->isHidden() || link->width() >= link->sizeHint().width(), qPrintable(what));
            }
        }
    }
}

INTRIKA_TEST(TstCrowdedWindows)

}  // namespace tst_crowded_windows

#include "tst_crowded_windows.moc"
