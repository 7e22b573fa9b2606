// How the printed sheets become a game, in pictures without words.
#pragma once

#include "app/print/piece_art.h"
#include "app/print/print_plan.h"

namespace intrika::print {

enum class Making { cutting, turning, folding, standee, tiles };

// What has to be done with these pages, in this order.
QList<Making> makingsOf(const PrintPlan& plan, const PrintOptions& options);

QString nameOf(Making making);  // of its picture's file

class GuideFigures {
public:
    GuideFigures(const PieceArt& art, const PrintPlan& plan, const PrintOptions& options)
        : art_(art), plan_(plan), options_(options) {}

    static constexpr QSizeF size{100, 52};  // mm

    // The upper left corner at the origin.
    void paint(QPainter& painter, Making making) const;

private:
    void cutting(QPainter& painter) const;
    void turning(QPainter& painter) const;
    void folding(QPainter& painter) const;
    void standee(QPainter& painter) const;
    void tiles(QPainter& painter) const;
    void sheet(QPainter& painter, const QRectF& box) const;
    void cards(QPainter& painter, const QRectF& box, int columns, int rows) const;
    void numbers(QPainter& painter, const QRectF& box, bool back, bool upright) const;
    void tile(QPainter& painter, const QRectF& box, double shift) const;
    void standing(QPainter& painter, const KitPiece& piece, QPointF at, double scale) const;
    void badge(QPainter& painter, QPointF at, int number) const;
    const KitPiece* firstStandee() const;
    QColor strong() const;
    QColor soft() const;

    const PieceArt& art_;
    const PrintPlan& plan_;
    const PrintOptions& options_;
};

}  // namespace intrika::print
