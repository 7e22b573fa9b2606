// A game on the screen that somebody looks back on.
#pragma once

#include "app/play/log_panel.h"
#include "app/play/news_strip.h"
#include "app/play/replay_bar.h"
#include "app/play/why_panel.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"

#include <QLabel>
#include <QTest>

namespace intrika {

struct FollowedPage : ShownPage {
    using ShownPage::ShownPage;
    LogPanel& log() { return *page.findChild<LogPanel*>(); }
    ReplayBar& bar() { return *page.findChild<ReplayBar*>(); }
    QString place() { return bar().findChild<QLabel*>("place")->text().replace(QChar::Nbsp, u' '); }
    NewsStrip& news() { return *page.findChild<NewsStrip*>(); }
    WhyPanel& why() { return *page.findChild<WhyPanel*>(); }
    void click(const char* button) { QTest::mouseClick(page.findChild<QWidget*>(button), Qt::LeftButton); }
    void press(Qt::Key key) { QTest::keyClick(page.focusWidget(), key); }
    void clickLine(int row) {
        log().scrollToItem(log().item(row));
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualItemRect(log().item(row)).center());
    }
    void decide() {
        press(Qt::Key_1);
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
    }
    void openCurtain() {
        QTest::qWait(Curtain::deafMs + 10);
        QTest::keyClick(&curtain(), Qt::Key_Return);
    }
    void playTo(int steps) {
        while (waits() && table().stepCount() < steps && !table().isOver()) {
            if (curtain().isDown()) {
                openCurtain();
            } else {
                decide();
            }
        }
        waits();
    }
};

}  // namespace intrika
