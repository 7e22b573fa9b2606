#include "app/print/true_type.h"

#include <QMap>
#include <QRawFont>
#include <QtEndian>

#include <algorithm>

namespace intrika {
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

class Outlines {
public:
    explicit Outlines(const QRawFont& font)
        : glyf_(font.fontTable("glyf")),
          loca_(font.fontTable("loca")),
          long_(u16(font.fontTable("head"), 50) != 0),
          count_(u16(font.fontTable("maxp"), 4)) {}

    bool empty() const { return glyf_.isEmpty() || loca_.isEmpty(); }
    quint32 count() const { return count_; }
    QByteArray glyph(quint32 index) const {
        const quint32 from = place(index), to = place(index + 1);
        return to > from ? glyf_.mid(from, to - from) : QByteArray();
    }

    void addParts(quint32 index, QSet<quint32>& used) const {
        const QByteArray data = glyph(index);
        if (data.size() < 10 || (u16(data, 0) & 0x8000) == 0) return;  // a compound has a negative number of outlines
        constexpr quint16 words = 0x1, scale = 0x8, more = 0x20, twoScales = 0x40, matrix = 0x80;
        quint16 flags = more;
        for (qsizetype at = 10; (flags & more) != 0 && at + 4 <= data.size();) {
            flags = u16(data, at);
            const quint32 part = u16(data, at + 2);
            if (!used.contains(part)) {
                used.insert(part);
                addParts(part, used);
            }
            at += (flags & words) != 0 ? 8 : 6;
            if ((flags & scale) != 0) at += 2;
            if ((flags & twoScales) != 0) at += 4;
            if ((flags & matrix) != 0) at += 8;
        }
    }

private:
    quint32 place(quint32 index) const { return long_ ? u32(loca_, 4 * index) : 2u * u16(loca_, 2 * index); }

    QByteArray glyf_, loca_;
    bool long_;
    quint32 count_;
};

QByteArray sfnt(const QMap<QByteArray, QByteArray>& tables) {
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
QByteArray usedAdvances(const TrueTypeFacts& facts, const QSet<quint32>& used) {
    QByteArray hmtx = facts.hmtx;
    for (int glyph = 0; glyph < facts.glyphs; ++glyph) {
        if (used.contains(static_cast<quint32>(glyph)) || glyph == facts.advances - 1) continue;
        const qsizetype at = glyph < facts.advances ? 4 * glyph : 4 * facts.advances + 2 * (glyph - facts.advances);
        const qsizetype size = glyph < facts.advances ? 4 : 2;
        if (at + size <= hmtx.size()) std::fill_n(hmtx.data() + at, size, '\0');
    }
    return hmtx;
}

}  // namespace

double TrueTypeFacts::advance(quint32 glyph) const {
    const qsizetype index = std::min<qsizetype>(glyph, std::max(advances - 1, 0));
    return u16(hmtx, 4 * index) * 1000.0 / unitsPerEm;
}

TrueTypeFacts trueTypeFacts(const QRawFont& font) {
    TrueTypeFacts facts;
    facts.unitsPerEm = std::max<int>(u16(font.fontTable("head"), 18), 1);
    facts.glyphs = u16(font.fontTable("maxp"), 4);
    facts.advances = u16(font.fontTable("hhea"), 34);
    facts.hmtx = font.fontTable("hmtx");
    return facts;
}

QByteArray trueTypeSubset(const QRawFont& font, QSet<quint32>& used) {
    const Outlines outlines(font);
    if (outlines.empty()) return {};
    used.insert(0);
    for (const quint32 glyph : QSet(used)) outlines.addParts(glyph, used);
    QByteArray glyf, loca;
    for (quint32 glyph = 0; glyph < outlines.count(); ++glyph) {
        put32(loca, static_cast<quint32>(glyf.size()));
        if (used.contains(glyph)) glyf += outlines.glyph(glyph);
        while (glyf.size() % 4 != 0) glyf.append('\0');
    }
    put32(loca, static_cast<quint32>(glyf.size()));
    QMap<QByteArray, QByteArray> tables{{"glyf", glyf}, {"loca", loca}};
    for (const char* name : {"cvt ", "fpgm", "head", "hhea", "maxp", "prep"}) {
        if (const QByteArray table = font.fontTable(name); !table.isEmpty()) tables.insert(name, table);
    }
    tables["hmtx"] = usedAdvances(trueTypeFacts(font), used);
    tables["head"][50] = 0;  // places of glyphs are written with four bytes
    tables["head"][51] = 1;
    return sfnt(tables);
}

}  // namespace intrika
