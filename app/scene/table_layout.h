// Where everything of a tableau lies: pure geometry, in logical pixels.
#pragma once

#include "app/scene/ring_layout.h"
#include "app/scene/zone_layout.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace intrika::scene {

struct TableLayout {
    double unit = 1;               // 1 on a table of 984 x 800; lengths of texts and lines grow with it
    double text = 1;               // how much larger than usual texts are beside that
    double plateText = 1;          // the same on plates, which may be too narrow for it
    double labelSize = 14;         // of the texts under zones, px; where there is no room they are smaller
    QRectF headline;               // of headline and subline
    std::vector<QRectF> plates;    // as Tableau::plates
    std::vector<QRectF> busts;     // likewise; empty: there is none
    std::vector<ZoneSpots> zones;  // as Tableau::zones
    std::vector<QRectF> labels;    // as Tableau::labels
    QRectF hand;                   // of the viewer's hand; empty for a spectator
    QRectF front;                  // behind the pieces of Area::front; empty where there are none
    QRectF frontTab;               // at its foot, or where it was put aside: what puts it aside or takes it up again

    const ZoneSpots* zone(ZoneId id) const {
        for (const ZoneSpots& zone : zones) {
            if (zone.id == id) return &zone;
        }
        return nullptr;
    }
};

// `viewer` sits at the bottom left with the hand beside; noSeat: seat 0 sits there, and nobody's hand is shown.
// `frontAside`: pieces of Area::front are not shown. `busts`: whoever sits opposite is seen in person.
TableLayout layOut(const Tableau& tableau, QSizeF table, Seat viewer, const FaceSizes& sizes, RingFitter& fitter,
                   double textScale = 1, LabelWidths labelWidths = {}, bool frontAside = false, bool busts = false);

}  // namespace intrika::scene
