// The games that were played to their end: to look through again, to save elsewhere, to throw away.
#pragma once

#include "app/finished/room.h"
#include "app/pages/paper_page.h"
#include "engines/saves/finished_games.h"

class QComboBox;

namespace intrika::pages {
class NoticeBar;
class SheetTable;
}  // namespace intrika::pages

namespace intrika::finished {

class FinishedReader;

class FinishedPage : public PaperPage {
    Q_OBJECT

public:
    FinishedPage(const Games& games, NoticeBar& notices, QWidget* parent = nullptr);

    void refresh();  // called whenever the page comes into view

signals:
    void openAsked(const QString& path);
    void reviewAsked(const QString& path);
    void statisticsAsked();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(QList<FinishedGame> games);
    void retranslate();
    void fill();
    void fillFilter();
    void openChosen();
    void reviewChosen();
    void saveChosen();
    void deleteChosen();
    const FinishedGame* chosen() const;
    const FinishedGame* atPath(const QString& path) const;  // null: it is not listed

    const Games& all_;
    NoticeBar& notices_;
    FinishedReader* reader_;
    QList<FinishedGame> games_;
    QComboBox* filter_;
    SheetTable* table_;
    QLabel* none_;
    QPushButton* statistics_;
    QPushButton* delete_;
    QPushButton* save_;
    QPushButton* review_;
    QPushButton* open_;
};

}  // namespace intrika::finished
