// A TrueType font without the glyphs that nobody uses.
#pragma once

#include <QByteArray>
#include <QSet>

class QRawFont;

namespace intrika {

struct TrueTypeFacts {
    int unitsPerEm = 1000;
    int glyphs = 0;
    int advances = 0;  // glyphs with an advance of their own; the others have the last one
    QByteArray hmtx;

    // In thousandths of the size.
    double advance(quint32 glyph) const;
};

TrueTypeFacts trueTypeFacts(const QRawFont& font);

// A font file that keeps the glyphs' numbers. `used` grows by the parts that compound glyphs are made of. Empty: the
// font has no TrueType outlines.
QByteArray trueTypeSubset(const QRawFont& font, QSet<quint32>& used);

}  // namespace intrika
