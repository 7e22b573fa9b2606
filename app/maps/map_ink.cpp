#include "app/maps/map_ink.h"

#include "app/faces/palette.h"

namespace intrika::maps {
namespace {

MapInk inColour() {
    return {
        .land = QColor(0xF2E4C3),
        .line = QColor(0x3A2A1A),
        .quietLine = QColor(0x3A, 0x2A, 0x1A, 51),
        .water = QColor(0x8DB9C6),
        .waterEdge = QColor(0x2F5F70),
        .waterText = QColor(0x16394A),
        .wood = QColor(0xDCDCA8),
        .woodEdge = QColor(0x8F9A5A),
        .leaf = QColor(0xC6CE8E),
        .leafShade = QColor(0x59753A),
        .rock = QColor(0xE2C795),
        .rockEdge = QColor(0xA9793F),
        .rockLit = QColor(0xFBF1D6),
        .rockShade = QColor(0xB58549),
        .marsh = QColor(0xCFD6B8),
        .marshEdge = QColor(0x6F8B74),
        .reed = QColor(0x3F5B46),
        .wall = QColor(0xFFF8E6),
        .wallShade = QColor(0xD8BE8C),
        .roof = QColor(0xB4472E),
        .flag = QColor(0x8E1F2F),
        .start = QColor(0x8E1F2F),
        .mark = QColor(0xD9702A),
        .onMark = QColor(ink::black),
    };
}

// White paper and outlines: what is dark is small.
MapInk savingInk() {
    MapInk ink = inColour();
    const QColor paper(Qt::white), dark(0x2A2A2A), middle(0x4A4A4A), pale(0x9A9A9A);
    for (QColor* fill :
         {&ink.land, &ink.water, &ink.wood, &ink.leaf, &ink.rock, &ink.rockLit, &ink.marsh, &ink.wall, &ink.onMark}) {
        *fill = paper;
    }
    ink.leafShade = QColor(0x9A9A9A);
    for (QColor* edge : {&ink.woodEdge, &ink.rockEdge, &ink.marshEdge, &ink.wallShade}) *edge = pale;
    for (QColor* shade : {&ink.rockShade, &ink.roof, &ink.flag, &ink.reed, &ink.start, &ink.mark}) {
        *shade = middle;
    }
    ink.line = ink.waterEdge = ink.waterText = dark;
    return ink;
}

}  // namespace

MapInk mapInk(Style style) {
    if (style == Style::inkSaver) return savingInk();
    MapInk ink = inColour();
    if (style == Style::colour) return ink;
    for (QColor* colour : {&ink.land,      &ink.line,  &ink.water,     &ink.waterEdge, &ink.waterText, &ink.wood,
                           &ink.woodEdge,  &ink.leaf,  &ink.leafShade, &ink.rock,      &ink.rockEdge,  &ink.rockLit,
                           &ink.rockShade, &ink.marsh, &ink.marshEdge, &ink.reed,      &ink.wall,      &ink.wallShade,
                           &ink.roof,      &ink.flag,  &ink.start,     &ink.mark,      &ink.onMark}) {
        *colour = greyed(*colour);
    }
    const float faint = ink.quietLine.alphaF();
    ink.quietLine = ink.line;
    ink.quietLine.setAlphaF(faint);
    return ink;
}

}  // namespace intrika::maps
