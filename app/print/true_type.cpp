#include "app/print/true_type.h"

#include <QHash>
#include <QList>
#include <QRawFont>
#include <QtEndian>

#include <algorithm>
#include <optional>

namespace intrika::print {
namespace {

// What is past the end of a damaged font reads as nothing.
quint16 u16(const QByteArray& data, qsizetype at) {
    return at + 2 <= data.size() ? qFromBigEndian<quint16>(data.constData() + at) : quint16(0);
}

quint32 u32(const QByteArray& data, qsizetype at) {
    return at + 4 <= data.size() ? qFromBigEndian<quint32>(data.constData() + at) : 0;
}

void put16(QByteArray& to, quint32 value) {
    to.append(static_cast<char>(value >> 8 & 0xFF));
    to.append(static_cast<char>(value & 0xFF));
}

void put32(QByteArray& to, quint32 value) {
    put16(to, value >> 16);
    put16(to, value & 0xFFFF);
}

QByteArray bytes16(quint32 value) {
    QByteArray bytes;
    put16(bytes, value);
    return bytes;
}

quint32 checksum(const QByteArray& table) {
    quint32 sum = 0;
    for (qsizetype at = 0; at < table.size(); at += 4) {
        for (qsizetype byte = 0; byte < 4; ++byte) {
            const quint32 value = at + byte < table.size() ? static_cast<quint8>(table[at + byte]) : 0;
            sum += value << (24 - 8 * byte);
        }
    }
    return sum;
}

// Of glyphs that are made of glyphs that are made of glyphs: more than any font needs.
constexpr int mostDepth = 16, tooManyPieces = 1000;

class Outlines {
public:
    explicit Outlines(const FontTables& tables)
        : glyf_(tables["glyf"]),
          loca_(tables["loca"]),
          long_(u16(tables["head"], 50) != 0),
          count_(u16(tables["maxp"], 4)) {}

    bool canBeRead() const {
        return !glyf_.isEmpty() && count_ > 0 && loca_.size() >= (long_ ? 4 : 2) * (qsizetype(count_) + 1);
    }
    quint32 count() const { return count_; }
    qsizetype size() const { return glyf_.size(); }
    QByteArray glyph(quint32 index) const {
        if (index >= count_) return {};
        const quint32 from = place(index), to = place(index + 1);
        return from < to && to <= glyf_.size() ? glyf_.mid(from, to - from) : QByteArray();
    }

private:
    quint32 place(quint32 index) const {
        const qsizetype at = index;
        return long_ ? u32(loca_, 4 * at) : 2u * u16(loca_, 2 * at);
    }

    QByteArray glyf_, loca_;
    bool long_;
    quint32 count_;
};

// The glyphs that this one is made of; nothing: its data is cut off.
std::optional<QList<quint32>> partsIn(const QByteArray& glyph) {
    constexpr quint16 words = 0x1, scale = 0x8, more = 0x20, twoScales = 0x40, matrix = 0x80;
    QList<quint32> parts;
    if (glyph.isEmpty()) return parts;  // a space
    if (glyph.size() < 10) return std::nullopt;
    if ((u16(glyph, 0) & 0x8000) == 0) return parts;  // a compound has a negative number of outlines
    quint16 flags = more;
    for (qsizetype at = 10; (flags & more) != 0;) {
        flags = u16(glyph, at);
        parts.append(u16(glyph, at + 2));
        at += (flags & words) != 0 ? 8 : 6;
        if ((flags & scale) != 0) at += 2;
        if ((flags & twoScales) != 0) at += 4;
        if ((flags & matrix) != 0) at += 8;
        if (at > glyph.size()) return std::nullopt;
    }
    return parts;
}

// Those that are asked for and all that they are made of, as far as their data is there. No two glyphs of a sound font
// share bytes, so together they are no longer than the table; in another one they could make gigabytes of little.
using Parts = QMap<quint32, QList<quint32>>;
Parts partsOfAll(const Outlines& outlines, const QSet<quint32>& used) {
    Parts known;
    QSet<quint32> found = used;
    QList<quint32> open = used.values();
    std::sort(open.begin(), open.end());
    for (qsizetype left = outlines.size(); !open.isEmpty();) {
        const quint32 glyph = open.takeFirst();
        const QByteArray data = outlines.glyph(glyph);
        left -= data.size();
        const auto parts = partsIn(data);
        if (glyph >= outlines.count() || left < 0 || !parts) continue;
        known.insert(glyph, *parts);
        for (const quint32 part : *parts) {
            if (found.contains(part)) continue;
            found.insert(part);
            open.append(part);
        }
    }
    return known;
}

// Those whose parts can be drawn too, beginning with those that have none: what goes round in a circle is never
// reached.
QSet<quint32> drawable(const Parts& parts) {
    QHash<quint32, int> pieces;  // that a glyph comes to when it is drawn
    for (int depth = 0; depth <= mostDepth; ++depth) {
        const QHash<quint32, int> below = pieces;
        for (auto glyph = parts.begin(); glyph != parts.end(); ++glyph) {
            int sum = 1;
            for (const quint32 part : *glyph) sum = std::min(sum + below.value(part, tooManyPieces), tooManyPieces);
            if (sum < tooManyPieces) pieces.insert(glyph.key(), sum);
        }
        if (pieces.size() == below.size()) break;
    }
    return QSet<quint32>(pieces.keyBegin(), pieces.keyEnd());
}

QByteArray sfnt(const FontTables& tables) {
    quint32 power = 1, exponent = 0;
    for (; 2 * power <= static_cast<quint32>(tables.size()); power *= 2) ++exponent;
    QByteArray file;
    put32(file, 0x00010000);
    put16(file, static_cast<quint32>(tables.size()));
    put16(file, 16 * power);
    put16(file, exponent);
    put16(file, 16 * (static_cast<quint32>(tables.size()) - power));
    QByteArray body;
    const qsizetype start = 12 + 16 * tables.size();
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        file += table.key();
        put32(file, checksum(*table));
        put32(file, static_cast<quint32>(start + body.size()));
        put32(file, static_cast<quint32>(table->size()));
        body += *table;
        while (body.size() % 4 != 0) body.append('\0');
    }
    return file + body;
}

// Advances of glyphs that are not used are nothing: they would not deflate.
QByteArray usedAdvances(const FontFacts& facts, const QSet<quint32>& used) {
    const int sharing = facts.glyphs - facts.advances;
    QByteArray hmtx = facts.hmtx.leftJustified(4 * facts.advances + 2 * sharing, '\0', true);
    for (int glyph = 0; glyph < facts.glyphs; ++glyph) {
        if (used.contains(static_cast<quint32>(glyph)) || glyph == facts.advances - 1) continue;
        const bool isOwn = glyph < facts.advances;
        const qsizetype at = isOwn ? 4 * glyph : 4 * facts.advances + 2 * (glyph - facts.advances);
        std::fill_n(hmtx.data() + at, isOwn ? 4 : 2, '\0');
    }
    return hmtx;
}

}  // namespace

FontTables fontTables(const QRawFont& font) {
    FontTables tables;
    for (const char* name : {"CFF ", "cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"}) {
        if (const QByteArray table = font.fontTable(name); !table.isEmpty()) tables.insert(name, table);
    }
    return tables;
}

double FontFacts::advance(quint32 glyph) const {
    const qsizetype index = std::min<qsizetype>(glyph, std::max(advances - 1, 0));
    return u16(hmtx, 4 * index) * 1000.0 / unitsPerEm;
}

FontFacts fontFacts(const FontTables& tables) {
    FontFacts facts;
    facts.unitsPerEm = std::max<int>(u16(tables["head"], 18), 1);
    facts.glyphs = u16(tables["maxp"], 4);
    facts.advances = std::min<int>(u16(tables["hhea"], 34), facts.glyphs);
    facts.hmtx = tables["hmtx"];
    return facts;
}

bool hasTrueTypeOutlines(const FontTables& tables) {
    constexpr qsizetype head = 54, hhea = 36, maxp = 32;  // bytes, of the only versions that there are
    return tables["head"].size() >= head && tables["hhea"].size() >= hhea && tables["maxp"].size() >= maxp &&
           Outlines(tables).canBeRead();
}

QByteArray trueTypeSubset(const FontTables& tables, const QSet<quint32>& used) {
    const Outlines outlines(tables);
    const FontFacts facts = fontFacts(tables);
    const QSet<quint32> kept = drawable(partsOfAll(outlines, used + QSet<quint32>{0}));
    QByteArray glyf, loca, hhea = tables["hhea"], head = tables["head"];
    for (quint32 glyph = 0; glyph < outlines.count(); ++glyph) {
        put32(loca, static_cast<quint32>(glyf.size()));
        if (kept.contains(glyph)) glyf += outlines.glyph(glyph);
        while (glyf.size() % 4 != 0) glyf.append('\0');
    }
    put32(loca, static_cast<quint32>(glyf.size()));
    head.replace(50, 2, bytes16(1));  // places of glyphs are written with four bytes
    hhea.replace(34, 2, bytes16(static_cast<quint32>(facts.advances)));
    FontTables part{{"glyf", glyf}, {"loca", loca}, {"head", head}, {"hhea", hhea}, {"maxp", tables["maxp"]}};
    part["hmtx"] = usedAdvances(facts, used + kept);
    for (const char* name : {"cvt ", "fpgm", "prep"}) {
        if (tables.contains(name)) part.insert(name, tables[name]);
    }
    return sfnt(part);
}

}  // namespace intrika::print
