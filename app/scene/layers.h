// What lies over what on the table, from below.
#pragma once

#include <QtGlobal>

namespace intrika::scene::layer {

inline constexpr qreal map = 0;          // lies on the ground
inline constexpr qreal link = 1;         // from one of the people to another, under all that lies between them
inline constexpr qreal zone = 2;         // labels and empty zones: never over a piece
inline constexpr qreal rim = 10;         // tucked under the ring's cards
inline constexpr qreal piece = 20;       // pieces of a zone keep their order by fractions of 1
inline constexpr qreal gap = 30;         // a token on a border may touch both cards
inline constexpr qreal place = 32;       // where something can be laid: must be seen on what lies there
inline constexpr qreal label = 35;       // running totals hang over a card's edge
inline constexpr qreal plate = 40;       // ring and flights go under the names of people
inline constexpr qreal frontPanel = 50;  // before everything on the table
inline constexpr qreal front = 52;
inline constexpr qreal hand = 60;    // held before the table
inline constexpr qreal picked = 65;  // raised out of its fan
inline constexpr qreal flying = 80;  // over all it flies past
inline constexpr qreal mark = 85;    // round what is being spoken of
inline constexpr qreal speech = 88;  // beside the plates, over all that lies there
inline constexpr qreal bubble = 90;  // reasons must not be covered by anything
inline constexpr qreal look = 100;

// On a map what stands nearer to whoever looks stands before the others; `y` is its place on the table, px.
constexpr qreal standing(qreal y) { return gap + y / 1e5; }

}  // namespace intrika::scene::layer
