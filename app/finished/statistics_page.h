// How everybody did, counted from the finished games.
#pragma once

#include "app/finished/room.h"
#include "app/pages/paper_page.h"
#include "app/settings/settings.h"
#include "engines/saves/finished_games.h"

namespace intrika::pages {
class NoticeBar;
class SheetTable;
}  // namespace intrika::pages

namespace intrika::finished {

class FinishedReader;

class StatisticsPage : public PaperPage {
    Q_OBJECT

public:
    StatisticsPage(const Games& games, Settings& settings, NoticeBar& notices, QWidget* parent = nullptr);

    void refresh();  // called whenever the page comes into view

signals:
    void progressAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(QList<FinishedGame> games);
    void retranslate();
    QString helpText() const;
    void askToErase();

    Settings& settings_;
    NoticeBar& notices_;
    FinishedReader* reader_;
    std::vector<Standing> standings_;
    SheetTable* table_;
    QLabel* help_;
    QPushButton* progress_;
    QPushButton* erase_;
};

}  // namespace intrika::finished
