// The end: places, points and where they came from, and what next.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QFrame>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace intrika::play {

class CountedCards;
class ScoreChart;

class ResultPanel : public QFrame {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void tell(const Table& table, const Words& words);  // precondition: the game is over

signals:
    void againWanted();
    void newGameWanted();
    void saveWanted();
    void tableWanted();
    void placeWanted(int at);  // the table when so many events had happened

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static QString titleOf(const Table& table);
    void fit();
    void fillPlaces(const Table& table);
    void fillSources(const Table& table, const Words& words);

    QLabel* title_;
    QBoxLayout* top_;
    QGridLayout* places_;
    ScoreChart* chart_;
    QGridLayout* sources_;
    CountedCards* counted_;
    QLabel* counting_;  // how the last account of the game went, in sentences
    QGridLayout* buttons_;
    QPushButton* again_;
    QPushButton* newGame_;
    QPushButton* save_;
    QPushButton* table_;
};

}  // namespace intrika::play
