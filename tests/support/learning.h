// A window in which somebody is led through a lesson. Declare it after a TempHome.
#pragma once

#include "app/play/game_page.h"
#include "app/play/lesson_bubble.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/menus.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"

#include <QGraphicsItem>
#include <QPushButton>
#include <QTest>

#include <optional>
#include <set>

namespace intrika {

inline constexpr Seat learner = 0;
inline constexpr int patience = 20'000;  // ms

struct Learning {
    explicit Learning(QSize size = {1280, 800}) : window(allGames(), settings) {
        settings.setSpeed(Speed::off);
        settings.setPace(Pace::atOnce);
        window.resize(size);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("keys would go elsewhere");
    }
    void begin(const GameKind& kind) { window.starter().learn(kind); }
    GamePage& page() { return *window.gamePage(); }
    const Table& table() { return page().table(); }
    TableView& view() { return *page().findChild<TableView*>(); }
    TableScene& scene() { return *static_cast<TableScene*>(view().scene()); }
    LessonBubble* bubble() { return page().findChild<LessonBubble*>(); }
    QPushButton& next() { return *bubble()->findChild<QPushButton*>("lessonNext"); }
    void openHelp() { window.findChild<Menus*>()->rules->trigger(); }
    bool isTold() { return bubble() != nullptr && bubble()->isVisible(); }
    QString text() { return bubble()->accessibleDescription(); }
    bool waitsForSomebody() {
        return QTest::qWaitFor([this] { return bubble() == nullptr || isTold(); }, patience);
    }
    // The lesson's own move, as the prompt offers it.
    Choice wanted() {
        const auto key = table().scriptedMove(learner);
        for (const Choice& choice : table().prompt(learner).choices) {
            if (key && choice.key == *key) return choice;
        }
        return {};
    }

    Settings settings;
    MainWindow window;
};

// A point where the mouse meets this thing, with no bubble above it.
inline std::optional<QPoint> freePoint(Learning& at, const Pick& pick, const std::set<const QGraphicsItem*>& done) {
    const QRectF box = at.scene().marks().outlineOf(pick).boundingRect();
    for (int y = 1; y < 24; ++y) {
        for (int x = 1; x < 24; ++x) {
            const QPointF point = box.topLeft() + QPointF(x * box.width() / 24, y * box.height() / 24);
            const QPoint onView = at.view().mapFromScene(point);
            if (at.view().childAt(onView) != at.view().viewport()) continue;
            const QGraphicsItem* item = at.scene().thingAt(at.view().mapToScene(onView));
            const auto met = item == nullptr || done.count(item) > 0 ? std::nullopt : at.scene().picks().pickOf(item);
            if (met && isSameThing(*met, pick, at.scene().laid().tableau)) return onView;
        }
    }
    return std::nullopt;
}

}  // namespace intrika
