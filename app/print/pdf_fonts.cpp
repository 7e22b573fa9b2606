#include "app/print/pdf_fonts.h"

#include <QSet>

namespace intrika::print {
namespace {

QByteArray hex4(quint32 value) { return QByteArray::number(value, 16).rightJustified(4, '0'); }

// What a reader copies or searches.
QByteArray unicodeMap(const QMap<quint32, char32_t>& letters) {
    constexpr int mostInBlock = 100;
    QByteArray map =
        "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/Letters def/CMapType 2 def\n"
        "1 begincodespacerange<0000><ffff>endcodespacerange\n";
    int left = 0;
    for (auto it = letters.begin(); it != letters.end(); ++it) {
        if (left == 0) {
            left = static_cast<int>(std::min<qsizetype>(mostInBlock, std::distance(it, letters.end())));
            map += QByteArray::number(left) + " beginbfchar\n";
        }
        map += '<' + hex4(it.key()) + "><";
        const QString text = QString::fromUcs4(&it.value(), 1);
        for (const QChar unit : text) map += hex4(unit.unicode());
        map += ">\n";
        if (--left == 0) map += "endbfchar\n";
    }
    return map + "endcmap CMapName currentdict/CMap defineresource pop end end";
}

QByteArray widths(const PdfFonts::Face& face) {
    QByteArray list;
    for (auto it = face.letterOf.begin(); it != face.letterOf.end(); ++it) {
        list += QByteArray::number(it.key()) + '[' + pdfNumber(face.facts.advance(it.key()), 0) + ']';
    }
    return list;
}

// Six letters before the name say that it is a part of the font.
QByteArray subsetName(const QRawFont& font, int number) {
    QByteArray tag;
    for (int i = 0; i < 6; ++i, number /= 26) tag += static_cast<char>('A' + number % 26);
    QString name = font.familyName() + QLatin1Char('-') + font.styleName();
    name.removeIf([](QChar letter) { return letter.unicode() > 126 || (!letter.isLetterOrNumber() && letter != '-'); });
    return tag + '+' + name.toLatin1();
}

}  // namespace

PdfFonts::Face& PdfFonts::faceOf(const QFont& font) {
    const QString key =
        font.family() + QString::number(font.weight()) + (font.italic() ? QLatin1String("i") : QLatin1String());
    const auto found = faces_.find(key);
    if (found != faces_.end()) return *found;
    Face face;
    face.font = QRawFont::fromFont(font);
    face.tables = fontTables(face.font);
    face.facts = fontFacts(face.tables);
    face.isTrueType = hasTrueTypeOutlines(face.tables);
    face.number = file_.reserve();
    return *faces_.insert(key, face);
}

quint32 PdfFonts::glyph(Face& face, char32_t letter) {
    const auto known = face.glyphOf.constFind(letter);
    if (known != face.glyphOf.constEnd()) return *known;
    if (!face.isTrueType && !face.tables.contains("CFF ")) return 0;
    const auto found = face.font.glyphIndexesForString(QString::fromUcs4(&letter, 1));
    const quint32 glyph = found.size() == 1 ? found.front() : 0;
    face.glyphOf.insert(letter, glyph);
    if (glyph != 0 && !face.letterOf.contains(glyph)) face.letterOf.insert(glyph, letter);
    return glyph;
}

void PdfFonts::write(Face& face) {
    if (face.letterOf.isEmpty()) return file_.object(face.number, "null");  // none of its letters was used
    const QByteArray name = subsetName(face.font, face.number);
    QSet<quint32> used;
    for (const quint32 glyph : face.letterOf.keys()) used.insert(glyph);
    const QByteArray outlines = face.isTrueType ? trueTypeSubset(face.tables, used) : face.tables["CFF "];
    const int file = face.isTrueType ? file_.stream("/Length1 " + QByteArray::number(outlines.size()), outlines)
                                     : file_.stream("/Subtype/CIDFontType0C", outlines);
    const double perEm = 1000 / face.font.pixelSize();
    const int descriptor = file_.object(
        "<</Type/FontDescriptor/FontName/" + name + "/Flags 4/FontBBox[-500 -400 1500 1200]/ItalicAngle 0/Ascent " +
        pdfNumber(face.font.ascent() * perEm, 0) + "/Descent " + pdfNumber(-face.font.descent() * perEm, 0) +
        "/CapHeight " + pdfNumber(face.font.capHeight() * perEm, 0) + "/StemV 80" +
        (face.isTrueType ? "/FontFile2 " : "/FontFile3 ") + QByteArray::number(file) + " 0 R>>");
    const int map = file_.stream({}, unicodeMap(face.letterOf));
    file_.object(face.number, "<</Type/Font/Subtype/Type0/BaseFont/" + name + "/Encoding/Identity-H/ToUnicode " +
                                  QByteArray::number(map) + " 0 R/DescendantFonts[<</Type/Font/Subtype/" +
                                  (face.isTrueType ? "CIDFontType2/CIDToGIDMap/Identity" : "CIDFontType0") +
                                  "/BaseFont/" + name +
                                  "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor " +
                                  QByteArray::number(descriptor) + " 0 R/W[" + widths(face) + "]>>]>>");
}

void PdfFonts::writeAll() {
    for (Face& face : faces_) write(face);
}

}  // namespace intrika::print
