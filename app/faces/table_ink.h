// The colours of what lies on the table and of the pages before it, for a dark and for a light cloth.
#pragma once

#include <QColor>

class QPainter;
class QRectF;

namespace intrika::faces {

enum class Cloth { dark, light };

// Every text has 4.5:1 or more on what it stands on, every line that says something 3:1.
struct TableInk {
    QColor clothMiddle, clothEdge, weave;
    QColor text, quiet;     // on the cloth, the plates and the panels
    QColor state, onState;  // what can be picked, who acts, headlines; a sign on it
    QColor plate, plateLine;
    QColor turn;      // light on the plate of who acts, where it is brightest
    QColor panel;     // before the table
    QColor ornament;  // lines that say nothing
    QColor rosette;
    QColor dots;      // places that can only be asked about
    QColor cardEdge;  // round paper that lies on the cloth; none on the dark one, for it doubles the cost of a frame
};

const TableInk& tableInk(Cloth cloth);

// A soft light a little above the middle, and a weave at 45 degrees.
void paintCloth(QPainter& painter, const QRectF& area, const TableInk& ink);

}  // namespace intrika::faces
