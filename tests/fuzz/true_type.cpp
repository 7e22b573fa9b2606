// Whatever a font's file holds, what is kept of it is a font that a reader can draw, and no larger than it was; or it
// has no outlines.
#include "tests/fuzz/promises.h"
#include "tests/support/font_files.h"

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray file(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const FontTables tables = tablesIn(file);
    const FontFacts facts = fontFacts(tables);
    for (const quint32 glyph : {0u, 1u, 0xFFFFu, 0xFFFFFFFFu}) must(facts.advance(glyph) >= 0);
    if (!hasTrueTypeOutlines(tables)) return 0;
    QSet<quint32> used{1, 0xFFFF, 0x10000};
    for (std::size_t at = 0; at < size; at += 7) used.insert(data[at]);
    const QByteArray part = trueTypeSubset(tables, used);
    must(FontCheck(part).fault().isEmpty());
    must(tablesIn(part)["glyf"].isEmpty() || hasTrueTypeOutlines(tablesIn(part)));  // it may be that no glyph is sound
    must(tablesIn(part)["glyf"].size() <= tables["glyf"].size() + 4 * facts.glyphs);
    return 0;
}
