// Each seat's result as what it is made of: luck and skill, as bars and as figures.
#pragma once

#include "app/reviews/room.h"
#include "engines/review/summary.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QWidget>

#include <string>

class QGridLayout;

namespace intrika::reviews {

// From the middle, which is a fair part, luck goes to one side; from its end skill goes on, or back, to the result.
class LuckBar : public QWidget {
    Q_OBJECT

public:
    LuckBar(double luck, double skill, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {160, 26}; }
    QSize minimumSizeHint() const override { return {90, 22}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double luck_, skill_;
};

class LuckTable : public QWidget {
    Q_OBJECT

public:
    explicit LuckTable(QWidget* parent = nullptr);
    void show(const Table& table, const review::Summary& summary);
    using QWidget::show;

private:
    void fillRow(int row, const SeatInfo& seat, const review::Summary& summary, std::size_t at);

    QGridLayout* grid_;
};

}  // namespace intrika::reviews
