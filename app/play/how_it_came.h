// How a game that is over came to its end: points by round and by source, what was counted, the log.
#pragma once

#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QColor>
#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace intrika::play {

class CountedCards;
class LogPanel;
class ScoreChart;

class HowItCame : public QFrame {
    Q_OBJECT

public:
    HowItCame(const Table& table, const Viewpoint& viewpoint, QWidget* parent = nullptr);

    void tell(const Words& words);  // precondition: the game is over

signals:
    void closed();
    void placeWanted(int at);  // the table when so many events had happened

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* makeSheet();
    void lieOut(QVBoxLayout& column);
    void fillSources(const Words& words);
    void fillHeads(int row);

    const Table& table_;
    QColor ground_, edge_;
    QLabel* title_;
    QPushButton* close_;
    ScoreChart* chart_;
    QGridLayout* sources_;
    CountedCards* counted_;
    QLabel* counting_;  // how the last account of the game went, in sentences
    QLabel* logTitle_;
    LogPanel* log_;
};

}  // namespace intrika::play
