// What holds of a window whatever was done to it.
#pragma once

#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/log_panel.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/table_view.h"
#include "app/shell/main_window.h"
#include "tests/support/rooms.h"

#include <QApplication>
#include <QSet>
#include <QStackedWidget>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace intrika {

inline QString calledBy(const QWidget* widget) {
    return widget == nullptr ? QStringLiteral("nothing")
                             : QString::fromLatin1(widget->metaObject()->className()) + u'/' + widget->objectName();
}

// A desktop always has a window that the keys go to; the platform without a screen may have none when a dialog was
// closed, and activates lists and menus too, by an event that may come when they are closed again. Qt then gives the
// keys to what is not seen.
inline bool isNoWindowActive() {
    const QWidget* active = QApplication::activeWindow();
    return active == nullptr || (active->windowType() == Qt::Popup && !active->isVisible());
}

// As the desktop does before a window gets a click or a key.
inline void activate(const QWidget& window) {
    if (QApplication::activePopupWidget() != nullptr || window.isActiveWindow()) return;
    // For Qt's windows below, this one may have been the active one all along, and only a change is told.
    QWindow elsewhere;
    if (isNoWindowActive()) {
        elsewhere.show();
        elsewhere.requestActivate();
    }
    window.windowHandle()->requestActivate();
    [[maybe_unused]] const bool active = QTest::qWaitFor([&] { return window.isActiveWindow(); }, 500);
}

inline QString faultOfFocus() {
    const QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || isNoWindowActive()) return {};
    if (!focus->isVisible()) {
        const QWidget* active = QApplication::activeWindow();
        return QStringLiteral("the keys go to what is not seen: ") + calledBy(focus) + QStringLiteral(", and not to ") +
               calledBy(active) + QStringLiteral(" with ") + calledBy(active->focusWidget());
    }
    if (!focus->isEnabled()) return QStringLiteral("the keys go to what is disabled: ") + calledBy(focus);
    const QWidget* modal = QApplication::activeModalWidget();
    const bool isBehind = modal != nullptr && focus->window() != modal && !modal->isAncestorOf(focus) &&
                          focus->window()->parentWidget() != modal && QApplication::activePopupWidget() == nullptr;
    return isBehind ? QStringLiteral("the keys go behind a dialog: ") + calledBy(focus) : QString();
}

// Tab and Shift+Tab go round: Qt follows this ring until it is back, however long that takes.
inline QString faultOfRings() {
    for (const QWidget* window : QApplication::topLevelWidgets()) {
        QSet<const QWidget*> ring;
        const QWidget* at = window;
        while (!ring.contains(at)) {
            ring.insert(at);
            const QWidget* next = at->nextInFocusChain();
            if (next == nullptr || next->previousInFocusChain() != at)
                return QStringLiteral("the ring of the keys is torn behind ") + calledBy(at);
            at = next;
        }
        if (at != window) return QStringLiteral("the ring of the keys does not close at ") + calledBy(at);
        for (const QWidget* child : window->findChildren<const QWidget*>()) {
            if (child->window() == window && !ring.contains(child))
                return QStringLiteral("beside the ring of the keys: ") + calledBy(child);
        }
    }
    return {};
}

inline QString faultOfPages(const MainWindow& window) {
    const auto* pages = window.findChild<QStackedWidget*>();
    const QWidget* page = pages->currentWidget();
    if (page == nullptr) return QStringLiteral("no page is shown");
    if (!page->isVisible() || page->size().isEmpty()) return QStringLiteral("unseen: ") + calledBy(page);
    const QRect whole(QPoint(0, 0), window.size());
    return whole.contains(QRect(page->mapTo(&window, QPoint(0, 0)), page->size()))
               ? QString()
               : QStringLiteral("the page is larger than the window: ") + calledBy(page);
}

// Nothing of the game is on the screen, nor in the window's title.
inline QString faultOfCurtain(const MainWindow& window) {
    const GamePage& page = *window.gamePage();
    const auto* curtain = page.findChild<Curtain*>();
    if (!curtain->isDown()) return {};
    const auto* scene = static_cast<TableScene*>(page.findChild<TableView*>()->scene());
    if (!scene->laid().tableau.zones.empty() || !scene->things().pieces().empty())
        return QStringLiteral("pieces behind the curtain");
    if (page.findChild<LogPanel*>()->count() > 0) return QStringLiteral("a log behind the curtain");
    if (page.findChild<ChoiceList*>()->count() > 0) return QStringLiteral("choices behind the curtain");
    if (window.windowTitle() != u"Intrika") return QStringLiteral("the title tells: ") + window.windowTitle();
    if (!page.isVisible()) return {};
    const bool covers = curtain->isVisible() && curtain->geometry() == page.rect();
    return covers ? QString() : QStringLiteral("the curtain does not cover the table");
}

inline QString faultOf(const MainWindow& window) {
    QString fault = faultOfFocus();
    if (fault.isEmpty()) fault = faultOfRings();
    if (fault.isEmpty()) fault = faultOfPages(window);
    if (fault.isEmpty() && window.gamePage() != nullptr) fault = faultOfCurtain(window);
    return fault;
}

}  // namespace intrika
