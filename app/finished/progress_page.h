// How well somebody played over time, and how luckily: from the reviews that were kept.
#pragma once

#include "app/finished/room.h"
#include "app/pages/paper_page.h"
#include "engines/saves/reviewed_games.h"

#include <vector>

class QComboBox;

namespace intrika::pages {
class SheetTable;
}

namespace intrika::finished {

class ProgressChart;
class ReviewedReader;

class ProgressPage : public PaperPage {
    Q_OBJECT

public:
    explicit ProgressPage(const Games& games, QWidget* parent = nullptr);

    void refresh();  // called whenever the page comes into view

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(const std::vector<ReviewedPart>& parts);
    void retranslate();
    void fillFilters();
    void fill();

    ReviewedReader* reader_;
    std::vector<ReviewedPart> parts_;
    QLabel* help_;
    QComboBox* player_;
    QComboBox* game_;
    QLabel* strength_;
    ProgressChart* chart_;
    SheetTable* table_;
};

}  // namespace intrika::finished
