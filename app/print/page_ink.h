// How much ink a page takes, computed from a small picture of it.
#pragma once

class QImage;

namespace intrika::print {

// In whole pages of black: colours are mixed as printers do, their grey in black. 1 is a page all black, an inch of
// yellow counts like one of black.
double inkOf(const QImage& picture);

// Makers of printers reckon with pages of text, which are covered to a twentieth.
inline constexpr double inkOfTextPage = 0.05;

}  // namespace intrika::print
