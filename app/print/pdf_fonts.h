// The fonts of a PDF: text stays text, and only the glyphs that were used are stored.
#pragma once

#include "app/print/pdf_file.h"
#include "app/print/true_type.h"

#include <QFont>
#include <QHash>
#include <QMap>
#include <QRawFont>

namespace intrika::print {

class PdfFonts {
public:
    struct Face {
        QRawFont font;
        FontTables tables;
        FontFacts facts;
        bool isTrueType = false;
        int number = 0;                    // of the font's object
        QMap<quint32, char32_t> letterOf;  // used glyphs, and what they stand for
        QHash<char32_t, quint32> glyphOf;
    };

    explicit PdfFonts(PdfFile& file) : file_(file) {}

    Face& faceOf(const QFont& font);
    // 0: the font has none, or it cannot be stored.
    static quint32 glyph(Face& face, char32_t letter);
    void writeAll();

private:
    void write(Face& face);

    PdfFile& file_;
    QMap<QString, Face> faces_;  // by family, weight and slant
};

}  // namespace intrika::print
