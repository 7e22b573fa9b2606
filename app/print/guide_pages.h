// Pages that explain: what there is and what else is needed, how the printer turns and measures, the rules.
#pragma once

#include "app/print/piece_art.h"
#include "app/print/print_plan.h"

namespace intrika::print {

class GuidePages {
public:
    GuidePages(const PieceArt& art, const PrintPlan& plan, const PrintOptions& options)
        : art_(art), plan_(plan), options_(options) {}

    void plan(QPainter& painter, const Page& page) const;
    void making(QPainter& painter, const Page& page) const;
    void flipTest(QPainter& painter, const Page& page) const;
    void calibration(QPainter& painter, const Page& page) const;

private:
    double contents(QPainter& painter, const QRectF& box) const;  // where it ends
    void findings(QPainter& painter, const QRectF& box) const;
    void assembly(QPainter& painter, const QRectF& box) const;
    double paragraph(QPainter& painter, const Text& text, const QRectF& box) const;
    double heading(QPainter& painter, const char* key, const QRectF& box) const;

    const PieceArt& art_;
    const PrintPlan& plan_;
    const PrintOptions& options_;
};

// The lines of the calibration page, mm.
inline constexpr double calibrationAcross = 160, calibrationDown = 180;

// How long cutting and folding takes about, in minutes.
int minutesFor(const PrintPlan& plan);

}  // namespace intrika::print
