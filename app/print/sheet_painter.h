// Draws a page as it comes out of the printer: pictures, marks, ruler and label.
#pragma once

#include "app/print/card_figures.h"
#include "app/print/guide_pages.h"
#include "app/print/piece_art.h"
#include "app/print/print_plan.h"
#include "app/print/rules_pages.h"

namespace intrika::print {

class SheetPainter {
public:
    SheetPainter(const PieceArt& art, const PrintPlan& plan, const PrintOptions& options, const RulesPages& rules,
                 const CardFigures& figures)
        : art_(art), plan_(plan), options_(options), rules_(rules), figures_(figures) {}

    // The painter's unit is a millimetre, its origin the page's upper left corner.
    void paint(Canvas& canvas, const Page& page) const;

private:
    void paintContent(Canvas& canvas, const Page& page) const;
    void rules(Canvas& canvas, const Page& page) const;
    void pieces(Canvas& canvas, const Page& page) const;
    void gridMarks(QPainter& painter, const Page& page) const;
    void foldLine(QPainter& painter, const Page& page) const;
    void formMarks(QPainter& painter, const Page& page) const;
    void pieceMarks(QPainter& painter, const Page& page) const;
    void corners(QPainter& painter, const Page& page) const;
    void board(Canvas& canvas, const Page& page) const;
    void glueMarks(QPainter& painter, const Page& page) const;
    void tileMarks(QPainter& painter, const Page& page) const;
    void whichTile(QPainter& painter, const Page& page, const QRectF& strip) const;
    QString labelOf(const Page& page) const;
    void label(QPainter& painter, const Page& page) const;
    void tileLabel(QPainter& painter, const Page& page) const;

    const PieceArt& art_;
    const PrintPlan& plan_;
    const PrintOptions& options_;
    const RulesPages& rules_;
    const CardFigures& figures_;  // on the pages after those of the rules
};

// What is on a page, for bookmarks and labels.
QString pageTitle(const Page& page, const PrintPlan& plan, const Words& words);

}  // namespace intrika::print
