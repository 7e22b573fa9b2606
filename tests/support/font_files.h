// Small TrueType fonts that say what a test wants them to say, and what must hold of a font file whoever made it.
#pragma once

#include "app/print/true_type.h"
#include "tests/support/rooms.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QList>
#include <QString>

#include <algorithm>

namespace intrika {

inline QByteArray bigEndian(const QList<int>& words) {
    QByteArray bytes;
    for (const int word : words) bytes.append(static_cast<char>(word >> 8)).append(static_cast<char>(word));
    return bytes;
}

// A square, in the middle of nowhere.
inline QByteArray squareGlyph() {
    const QByteArray box = bigEndian({1, 0, 0, 100, 100, 3, 0});
    return box + QByteArray("\1\1\1\1", 4) + bigEndian({0, 0, 100, 0, 0, 100, 0, -100});
}

// Made of others, each moved by two bytes or, `far`, by two words, and stretched.
inline QByteArray compoundGlyph(const QList<int>& parts, bool far = false) {
    QByteArray glyph = bigEndian({-1, 0, 0, 100, 100});
    for (qsizetype part = 0; part < parts.size(); ++part) {
        const int more = part + 1 < parts.size() ? 0x20 : 0;
        glyph += bigEndian({(far ? 0x1 | 0x80 : 0x2) | more, parts[part]});
        glyph += far ? bigEndian({7, 7, 1, 0, 0, 1}) : bigEndian({0x0505});
    }
    return glyph;
}

inline FontTables fontOf(const QByteArrayList& glyphs, bool isLong = true) {
    QByteArray loca, glyf, hmtx;
    const auto tellPlace = [&] {
        if (isLong) loca += bigEndian({static_cast<int>(glyf.size()) >> 16});
        loca += bigEndian({static_cast<int>(glyf.size()) / (isLong ? 1 : 2)});
    };
    for (const QByteArray& glyph : glyphs) {
        tellPlace();
        glyf += glyph;
        while (glyf.size() % 4 != 0) glyf.append('\0');
        hmtx += bigEndian({500, 0});
    }
    tellPlace();
    const int count = static_cast<int>(glyphs.size());
    return {{"glyf", glyf},
            {"loca", loca},
            {"hmtx", hmtx},
            {"head", bigEndian({1, 0}) + QByteArray(14, '\0') + bigEndian({1000}) + QByteArray(30, '\0') +
                         bigEndian({isLong ? 1 : 0, 0})},
            {"hhea", bigEndian({1, 0}) + QByteArray(30, '\0') + bigEndian({count})},
            {"maxp", bigEndian({1, 0, count}) + QByteArray(26, '\0')}};
}

inline quint32 bigEndianAt(const QByteArray& data, qsizetype at, int bytes) {
    quint32 value = 0;
    for (int byte = 0; byte < bytes; ++byte)
        value = value << 8 | (at + byte < data.size() ? static_cast<quint8>(data[at + byte]) : 0u);
    return value;
}

// Of any bytes: what a table's entry says, as far as it lies in the file.
inline FontTables tablesIn(const QByteArray& file) {
    FontTables tables;
    const int count = static_cast<int>(bigEndianAt(file, 4, 2));
    for (int table = 0; table < count && 12 + 16 * (table + 1) <= file.size(); ++table) {
        const qsizetype entry = 12 + 16 * table;
        tables[file.mid(entry, 4)] = file.mid(bigEndianAt(file, entry + 8, 4), bigEndianAt(file, entry + 12, 4));
    }
    return tables;
}

// What a reader of this font could fall over; nothing: each glyph is in the file, with all that it is made of, and no
// deeper than any reader goes.
class FontCheck {
public:
    explicit FontCheck(const QByteArray& file) : tables_(tablesIn(file)) {}

    QString fault() const {
        const QByteArray loca = tables_["loca"];
        const int count = glyphCount();
        if (loca.size() != 4 * (count + 1)) return QStringLiteral("places are missing");
        if (tables_["hmtx"].size() < 2 * count) return QStringLiteral("widths are missing");
        for (int glyph = 0; glyph < count; ++glyph) {
            if (place(glyph) > place(glyph + 1)) return QStringLiteral("places go back");
            if (depth(glyph, 0) > deepest) return QStringLiteral("glyph %1 has no end").arg(glyph);
        }
        return place(count) <= tables_["glyf"].size() ? QString() : QStringLiteral("glyphs are missing");
    }
    int glyphCount() const { return static_cast<int>(bigEndianAt(tables_["maxp"], 4, 2)); }
    QByteArray glyph(int index) const { return tables_["glyf"].mid(place(index), place(index + 1) - place(index)); }

private:
    static constexpr int deepest = 20;

    qsizetype place(int glyph) const { return bigEndianAt(tables_["loca"], 4 * glyph, 4); }
    // How many glyphs are made of glyphs below each other, at most; beyond `deepest` it is looked no further.
    int depth(int index, int above) const {
        if (const auto known = depths_.constFind(index); known != depths_.constEnd()) return *known;
        const QByteArray data = glyph(index);
        if (above > deepest || bigEndianAt(data, 0, 2) < 0x8000) return above > deepest ? above : 0;
        int below = 0;
        for (qsizetype at = 10;;) {
            const quint32 flags = bigEndianAt(data, at, 2), part = bigEndianAt(data, at + 2, 2);
            if (at + 4 > data.size() || static_cast<int>(part) >= glyphCount()) return deepest + 1;
            below = std::max(below, depth(static_cast<int>(part), above + 1));
            if ((flags & 0x20) == 0 || below > deepest) break;
            at += (flags & 0x1 ? 8 : 6) + (flags & 0x8 ? 2 : 0) + (flags & 0x40 ? 4 : 0) + (flags & 0x80 ? 8 : 0);
        }
        return *depths_.insert(index, below + 1);
    }

    FontTables tables_;
    mutable QHash<int, int> depths_;
};

}  // namespace intrika
