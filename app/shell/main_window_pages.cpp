// The window's pages beside the game: each is made when it is first opened.
#include "app/finished/finished_page.h"
#include "app/finished/statistics_page.h"
#include "app/settings/settings_menu.h"
#include "app/settings/settings_page.h"
#include "app/settings/text_size_menu.h"
#include "app/setup/setup_page.h"
#include "app/shell/board_page.h"
#include "app/shell/main_window.h"
#include "engines/boards/board_kit.h"

#include <QStackedWidget>

namespace intrika {

void MainWindow::setUp(const GameKind& kind) {
    if (setupPage_ == nullptr) {
        setupPage_ = new SetupPage(settings_, pages_);
        pages_->addWidget(setupPage_);
        connect(setupPage_, &SetupPage::chosen, this, [this](const NewGame& game) {
            begin(game);
            offerLesson(*game.kind);
        });
        connect(setupPage_, &SetupPage::lessonAsked, this, &MainWindow::learn);
        connect(setupPage_, &SetupPage::rulesAsked, this, [this](const GameKind& asked) { showRules(asked, {}); });
        connect(setupPage_, &SetupPage::leftAlone, this, &MainWindow::goBack);
    }
    goTo(setupPage_);
    setupPage_->show(kind);
}

void MainWindow::showFinished() {
    if (finishedPage_ == nullptr) {
        finishedPage_ = new FinishedPage(games_, *notices_, pages_);
        pages_->addWidget(finishedPage_);
        connect(finishedPage_, &FinishedPage::openAsked, this, &MainWindow::openFile);
        connect(finishedPage_, &FinishedPage::statisticsAsked, this, &MainWindow::showStatistics);
        connect(finishedPage_, &FinishedPage::leftAlone, this, &MainWindow::goBack);
    }
    goTo(finishedPage_);
    finishedPage_->refresh();
}

void MainWindow::showStatistics() {
    if (statisticsPage_ == nullptr) {
        statisticsPage_ = new StatisticsPage(games_, settings_, *notices_, pages_);
        pages_->addWidget(statisticsPage_);
        connect(statisticsPage_, &StatisticsPage::leftAlone, this, &MainWindow::goBack);
    }
    goTo(statisticsPage_);
    statisticsPage_->refresh();
}

void MainWindow::showBoards() {
    if (boardPage_ == nullptr) {
        boardPage_ = new BoardPage(*games_.onBoards(), *notices_, pages_);
        pages_->addWidget(boardPage_);
        connect(boardPage_, &BoardPage::leftAlone, this, &MainWindow::goBack);
        connect(boardPage_, &BoardPage::playAsked, this, [this](const GameKind& kind, const QString& board) {
            NewGame game = gameAsLast(kind, settings_);
            game.options[std::string(kind.boards->option)] = board.toStdString();
            begin(game);
        });
        connect(boardPage_, &BoardPage::printAsked, this, &MainWindow::showPrinting);
    }
    goTo(boardPage_);
}

void MainWindow::showSettings() {
    settingsMenu_->refresh();
    if (settingsPage_ == nullptr) {
        settingsPage_ = new SettingsPage(settings_, *settingsMenu_, {textSizeMenu_}, pages_);
        pages_->addWidget(settingsPage_);
        connect(settingsPage_, &SettingsPage::leftAlone, this, &MainWindow::goBack);
    }
    goTo(settingsPage_);
    settingsPage_->setFocus();
}

}  // namespace intrika
