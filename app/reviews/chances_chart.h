// Everybody's chances over a game, as lines: seats by colour and by their marks. The same in words for whoever cannot
// see them.
#pragma once

#include "app/reviews/room.h"
#include "engines/review/review.h"
#include "engines/review/summary.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QRectF>
#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QPainter;

namespace intrika::reviews {

// Points come in any order while a review is reckoned; there is no line where one is missing. Turning points bear
// numbers, arrows go from one to the next. A click or Enter asks for the table at that place.
class ChancesChart : public QWidget {
    Q_OBJECT

public:
    explicit ChancesChart(QWidget* parent = nullptr);

    void tell(const Table& table, const Words& words);  // precondition: the game is over
    void show(const review::Review& review, const std::vector<review::TurningPoint>& turningPoints);
    using QWidget::show;
    void pointAt(int turningPoint);  // -1: at none
    int pointed() const { return pointed_; }
    QSize sizeHint() const override { return {520, 230}; }
    QSize minimumSizeHint() const override { return {300, 170}; }

signals:
    void placeWanted(int at);  // the table when so many events had happened
    void turningPointPointed(int turningPoint);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Line {
        QString name;
        std::string colour;
        std::vector<double> chances;  // by how many events had happened; below 0: not known yet
    };
    struct Round {
        QString name;
        int at = 0;  // it ended
    };
    QRectF plot() const;
    QPointF spot(int at, double chance) const;
    int placeAt(double x) const;
    QString inWords(int at) const;
    void describe();
    void paintGrid(QPainter& painter) const;
    void paintLine(QPainter& painter, const Line& line, std::size_t seat) const;
    void paintTurningPoints(QPainter& painter) const;
    void paintNames(QPainter& painter) const;

    std::vector<Line> lines_;  // by seat
    std::vector<Round> rounds_;
    std::vector<int> turns_;  // places of the turning points
    int last_ = 1;
    int pointed_ = -1;
};

}  // namespace intrika::reviews
