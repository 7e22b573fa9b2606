// Mean loss and luck of one person's games, as they came: a line above, bars below.
#pragma once

#include "app/finished/room.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace intrika::finished {

class ProgressChart : public QWidget {
    Q_OBJECT

public:
    struct Game {
        std::optional<double> loss;  // none: nothing in it mattered
        double luck = 0;
    };

    explicit ProgressChart(QWidget* parent = nullptr);
    void show(std::vector<Game> games);  // oldest first
    using QWidget::show;
    QSize sizeHint() const override { return {720, 300}; }
    QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void paintLosses(QPainter& painter, const QRectF& area) const;
    void paintLuck(QPainter& painter, const QRectF& area) const;
    double x(const QRectF& area, std::size_t game) const;

    std::vector<Game> games_;
};

// The mean of the last games up to each, of those that have a loss: single games tell little.
std::vector<std::optional<double>> runningLosses(const std::vector<ProgressChart::Game>& games);

}  // namespace intrika::finished
