// Waits until the table on the screen is as it will be until somebody does something: what one does next must not meet
// bots who are as quick one time and slow another.
#pragma once

#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/lesson_guide.h"
#include "app/play/replay_bar.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "tests/support/rooms.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTest>
#include <QTimer>

#include <functional>
#include <utility>

namespace intrika {

class Calm {
public:
    explicit Calm(std::function<const GamePage*()> page) : page_(std::move(page)) {}

    void wait() {
        watch();
        QCoreApplication::processEvents();
        watch();
        still_.start();
        [[maybe_unused]] const bool quiet = QTest::qWaitFor([this] { return isQuiet(); }, longestUnrestMs);
    }

private:
    static constexpr int longestUnrestMs = 20'000;
    static constexpr int stillMs = 400;    // bots who think tell of it every 150
    static constexpr int stepsOfBots = 3;  // before one looks back

    static bool looksBack(const GamePage& page) { return page.findChild<ReplayBar*>()->steps().last()->isEnabled(); }

    // Until somebody is to decide, or nothing more comes by itself.
    bool isQuiet() {
        const GamePage* page = page_();
        if (page == nullptr || !page->isVisible() || page->table().isOver()) return true;
        const auto* scene = static_cast<TableScene*>(page->findChild<TableView*>()->scene());
        if (!thinking_.isEmpty() || scene->isPlaying() || page->findChild<QTimer*>("rest")->isActive()) {
            still_.start();
            return false;
        }
        if (page->findChild<Curtain*>()->isDown() || page->isGathered() || looksBack(*page)) return true;
        const auto* guide = page->findChild<LessonGuide*>();
        if (guide != nullptr && !guide->waitsFor().isEmpty()) return true;
        const ToAct asked = page->table().asked();
        if (asked.kind == ToAct::Kind::seats && !(asked.seats & page->table().humans()).empty()) return true;
        return still_.hasExpired(stillMs);  // the table waits for something else than a decision
    }

    // Bots who play among themselves would get as far as they are quick: after some steps one looks back, which holds
    // them. Told through the queue, this comes before the next bot's answer.
    void watch() {
        const GamePage* page = page_();
        if (page == nullptr) return;
        const Table& table = page->table();
        watchedUntil_ = table.stepCount() + stepsOfBots;
        if (watched_ == page) return;
        watched_ = page;
        thinking_.clear();
        const auto lookBack = [this, page](int step) {
            const bool isEnough = page->table().humans().empty() && step + 1 >= watchedUntil_;
            if (isEnough && !looksBack(*page)) page->findChild<ReplayBar*>()->steps().first()->trigger();
        };
        QObject::connect(&table, &Table::stepTaken, page, lookBack, Qt::QueuedConnection);
        QObject::connect(&table, &Table::thinking, page, [this](Seat seat) { thinking_.insert(seat); });
        QObject::connect(&table, &Table::thinkingEnded, page, [this](Seat seat) { thinking_.remove(seat); });
    }

    std::function<const GamePage*()> page_;
    QPointer<const GamePage> watched_;
    int watchedUntil_ = 0;
    QElapsedTimer still_;
    QSet<Seat> thinking_;  // bots, and whoever asked for a hint
};

}  // namespace intrika
