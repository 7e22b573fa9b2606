// The points of all seats over the rounds, as lines. The same in words for whoever cannot see them.
#pragma once

#include "app/play/room.h"
#include "app/play/score_history.h"
#include "engines/words/words.h"

#include <QWidget>

namespace intrika::play {

// Every round can be pointed at, by mouse or with the arrow keys; a click or Enter asks for the table at its end.
class ScoreChart : public QWidget {
    Q_OBJECT

public:
    explicit ScoreChart(QWidget* parent = nullptr);

    void tell(const Table& table, const Words& words);  // precondition: the game is over
    std::vector<int> labelledRounds() const;            // ten at most
    QSize sizeHint() const override { return {400, 210}; }
    QSize minimumSizeHint() const override { return {280, 160}; }

signals:
    void placeWanted(int at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Line {
        QString name;
        std::string colour;
        std::vector<int> scores;  // by round
    };
    QRectF plot() const;
    QPointF spot(int round, int score) const;
    int roundAt(double x) const;
    void pointAt(int round);  // -1: at none
    QString inWords(int round) const;
    void paintGrid(QPainter& painter) const;
    void paintLine(QPainter& painter, const Line& line) const;
    void paintNames(QPainter& painter) const;

    std::vector<Line> lines_;  // by seat
    std::vector<int> places_;  // by round: where it ended
    std::vector<QString> rounds_;
    int least_ = 0, most_ = 1;
    int pointed_ = -1;
};

}  // namespace intrika::play
