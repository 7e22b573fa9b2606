// A game on the screen, decided as a person does: by mouse on the table, by keys on the table, in the list.
#pragma once

#include "app/scene/table_picks.h"
#include "tests/support/choice_keys.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"

#include <QGraphicsItem>
#include <QPushButton>

#include <optional>
#include <set>

namespace intrika {

struct PlayedPage : ShownPage {
    using ShownPage::ShownPage;
    QListWidget& log() { return *page.findChild<QListWidget*>("log"); }
    QPushButton& confirm() { return *page.findChild<QPushButton*>("confirm"); }
};

// Where the mouse finds this thing and nothing above it.
inline std::optional<QPoint> visiblePoint(PlayedPage& page, const QGraphicsItem* item) {
    const QRectF box = item->sceneBoundingRect();
    constexpr int steps = 24;
    for (int y = 0; y < steps; ++y) {
        for (int x = 0; x < steps; ++x) {
            const QPointF at = box.topLeft() + QPointF((x + .5) * box.width() / steps, (y + .5) * box.height() / steps);
            const QPoint onView = page.view().mapFromScene(at);
            if (page.view().rect().contains(onView) && page.scene().thingAt(page.view().mapToScene(onView)) == item) {
                return onView;
            }
        }
    }
    return std::nullopt;
}

inline bool clickThing(PlayedPage& page, const Pick& pick, std::set<QGraphicsItem*>& clicked) {
    for (QGraphicsItem* item : page.scene().items()) {
        if (clicked.count(item) > 0 || page.scene().picks().pickOf(item) != std::optional(pick)) continue;
        const auto point = visiblePoint(page, item);
        if (!point) continue;
        clicked.insert(item);
        QTest::mouseClick(page.view().viewport(), Qt::LeftButton, {}, *point);
        return true;
    }
    return false;
}

inline bool clickButton(PlayedPage& page, const QString& name) {
    QCoreApplication::processEvents();  // new buttons get their places
    auto* button = page.page.findChild<QPushButton*>(name);
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
    QTest::mouseClick(button, Qt::LeftButton);
    return true;
}

inline bool decideByMouse(PlayedPage& page, const Choice& choice) {
    const int steps = page.table().stepCount();
    std::set<QGraphicsItem*> clicked;
    for (const Pick& pick : choice.picks) {
        if (page.table().stepCount() != steps) return true;
        const bool done = pick.on == Pick::On::word ? clickButton(page, QString("word%1").arg(pick.value))
                                                    : clickThing(page, pick, clicked);
        if (!done) return false;
    }
    return page.table().stepCount() != steps || clickButton(page, "confirm");
}

// Tab and arrows until this thing has the focus; some widget of the page may have it before.
inline bool walkTo(PlayedPage& page, const Pick& pick, const std::set<QGraphicsItem*>& done) {
    constexpr int mostKeys = 400;
    const auto there = [&] {
        QGraphicsItem* item = page.scene().picks().focusStop();
        return page.view().hasFocus() && item != nullptr && done.count(item) == 0 &&
               page.scene().picks().pickOf(item) == std::optional(pick);
    };
    for (int keys = 0; keys < mostKeys && !there(); ++keys) {
        QTest::keyClick(page.page.focusWidget(), Qt::Key_Tab);
        if (!page.view().hasFocus() || page.scene().picks().focusStop() == nullptr) continue;
        const auto* first = page.scene().picks().focusStop();
        while (!there() && ++keys < mostKeys) {
            QTest::keyClick(&page.view(), Qt::Key_Right);
            if (page.scene().picks().focusStop() == first) break;
        }
    }
    return there();
}

inline bool decideByKeysOnTheTable(PlayedPage& page, const Choice& choice) {
    const int steps = page.table().stepCount();
    std::set<QGraphicsItem*> done;
    for (const Pick& pick : choice.picks) {
        if (page.table().stepCount() != steps) return true;
        if (pick.on == Pick::On::word) {
            auto* button = page.page.findChild<QPushButton*>(QString("word%1").arg(pick.value));
            for (int keys = 0; keys < 100 && !button->hasFocus(); ++keys) {
                QTest::keyClick(page.page.focusWidget(), Qt::Key_Tab);
            }
            if (!button->hasFocus()) return false;
            QTest::keyClick(button, Qt::Key_Space);
        } else {
            if (!walkTo(page, pick, done)) return false;
            done.insert(page.scene().picks().focusStop());
            QTest::keyClick(&page.view(), Qt::Key_Return);
        }
    }
    if (page.table().stepCount() == steps)
        QTest::keyClick(page.page.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    return page.table().stepCount() != steps;
}

// `index`: of the choice in the prompt.
inline bool decideByKeysInTheList(PlayedPage& page, int index) {
    const int steps = page.table().stepCount();
    const Prompt prompt = page.table().prompt((page.table().toAct().seats & page.table().humans()).first());
    decideByKeys(page.page, page.choices(), prompt, prompt.choices.at(static_cast<std::size_t>(index)));
    return page.table().stepCount() != steps;
}

enum class By { mouse, key };

inline void openCurtain(PlayedPage& page, By how) {
    QTest::qWait(Curtain::deafMs + 10);
    if (how == By::mouse) {
        QTest::mouseClick(page.curtain().findChild<QPushButton*>("here"), Qt::LeftButton);
    } else {
        QTest::keyClick(&page.curtain(), Qt::Key_Return);
    }
}

}  // namespace intrika
