// A TrueType font without the glyphs that nobody uses. Its tables come from a font file, so no offset, count or depth
// in them is relied on.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QSet>

class QRawFont;

namespace intrika::print {

// By their names of four letters. A table that the font has not got is missing or empty.
using FontTables = QMap<QByteArray, QByteArray>;

FontTables fontTables(const QRawFont& font);  // those that a PDF needs of it

struct FontFacts {
    int unitsPerEm = 1000;
    int glyphs = 0;
    int advances = 0;  // glyphs with an advance of their own; the others have the last one
    QByteArray hmtx;

    // In thousandths of the size.
    double advance(quint32 glyph) const;
};

FontFacts fontFacts(const FontTables& tables);

// Whether there are such outlines, with all that a reader needs to find them.
bool hasTrueTypeOutlines(const FontTables& tables);

// Of a font that has them: a font file that keeps the glyphs' numbers. A glyph whose data is cut off, or that is made
// of glyphs in a circle or without end, is kept without an outline.
QByteArray trueTypeSubset(const FontTables& tables, const QSet<quint32>& used);

}  // namespace intrika::print
