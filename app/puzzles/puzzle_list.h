// All puzzles of a game, and how far somebody has come with each.
#pragma once

#include "app/pages/paper_page.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/puzzles/room.h"

#include <string>

class QComboBox;
class QLabel;
class QPushButton;

namespace intrika::pages {
class NoticeBar;
class SheetTable;
}  // namespace intrika::pages

namespace intrika::puzzles {

class PuzzleList : public PaperPage {
    Q_OBJECT

public:
    PuzzleList(PuzzleDesk& desk, NoticeBar& notices, QWidget* parent = nullptr);

    void refresh();                        // called whenever the page comes into view
    void showGame(const std::string& id);  // its puzzles are listed

signals:
    void chosen(const intrika::puzzles::PuzzlePlace& place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillFilter();
    void fill();
    void openChosen();
    std::string game() const;
    QString aboutText() const;
    QString stateText(const PuzzleTries& tries) const;

    PuzzleDesk& desk_;
    NoticeBar& notices_;
    QLabel* about_;
    QComboBox* filter_;
    SheetTable* table_;
    QPushButton* today_;
    QPushButton* open_;
};

}  // namespace intrika::puzzles
