// Fonts that were cut off, or that somebody made to do harm: what is kept of them can be read, and drawn in the end.
#include "tests/support/font_files.h"
#include "tests/support/test_program.h"

#include <QPainterPath>
#include <QRawFont>
#include <QTest>

namespace tst_true_type {

using namespace intrika;

namespace {

bool isKept(const QByteArray& file, int glyph) { return !FontCheck(file).glyph(glyph).isEmpty(); }

// A square, a space, and what is made of them.
FontTables soundFont(bool isLong) {
    return fontOf({squareGlyph(), {}, squareGlyph(), compoundGlyph({2, 1}), compoundGlyph({3, 2}, true)}, isLong);
}

// Glyph 1 is a square, each of the next ones is made of the one before, so many times.
FontTables towerOf(int glyphs, int times) {
    QByteArrayList tower{squareGlyph(), squareGlyph()};
    for (int glyph = 2; glyph < glyphs; ++glyph) tower << compoundGlyph(QList<int>(times, glyph - 1));
    return fontOf(tower);
}

// Of two parts, each moved and stretched as the flags say.
QByteArray stretchedGlyph(int flags, int first, int second) {
    const int arguments = ((flags & 0x1) != 0 ? 2 : 1) + ((flags & 0x8) != 0 ? 1 : 0) + ((flags & 0x40) != 0 ? 2 : 0) +
                          ((flags & 0x80) != 0 ? 4 : 0);
    QByteArray glyph = bigEndian({-1, 0, 0, 100, 100, flags | 0x20, first}) + bigEndian(QList<int>(arguments, 0x0101));
    return glyph + bigEndian({flags, second}) + bigEndian(QList<int>(arguments, 0x0101));
}

// Six glyphs, of which the last three share an advance.
FontTables fontOfSharedAdvances() {
    FontTables font = fontOf(QByteArrayList(6, squareGlyph()));
    font["hhea"].replace(34, 2, bigEndian({3}));
    font["hmtx"] = bigEndian({100, 11, 200, 12, 300, 13, 1400, 1500, 1600});
    return font;
}

// The sum of a table's big-endian words, the last one filled up with nothing.
quint32 sumOf(QByteArray table) {
    while (table.size() % 4 != 0) table.append('\0');
    quint32 sum = 0;
    for (qsizetype at = 0; at < table.size(); at += 4) sum += bigEndianAt(table, at, 4);
    return sum;
}

QRawFont systemFont() {
    QFont font(QStringLiteral("Gentium Plus"));
    font.setPixelSize(20);
    return QRawFont::fromFont(font);
}

QSet<quint32> glyphsOf(const QRawFont& font, const QString& text) {
    const QList<quint32> glyphs = font.glyphIndexesForString(text);
    return QSet<quint32>(glyphs.begin(), glyphs.end());
}

}  // namespace

class TestTrueType : public QObject {
    Q_OBJECT

private slots:
    void partsComeAlong_data() {
        QTest::addColumn<bool>("isLong");
        QTest::newRow("places of two bytes") << false;
        QTest::newRow("places of four bytes") << true;
    }
    void partsComeAlong() {
        QFETCH(bool, isLong);
        const FontTables font = soundFont(isLong);
        QVERIFY(hasTrueTypeOutlines(font));
        const QByteArray file = trueTypeSubset(font, {4});
        QCOMPARE(FontCheck(file).fault(), QString());
        for (const int glyph : {0, 2, 3, 4}) QVERIFY(isKept(file, glyph));
        QVERIFY(!isKept(trueTypeSubset(font, {3}), 4));
        QVERIFY(QRawFont(file, 20).isValid());
    }

    // What a reader searches a font's tables by.
    void tablesAreFound_data() {
        QTest::addColumn<FontTables>("font");
        QTest::addColumn<QList<int>>(
            "search");  // for two to a power: 16 times as many, the exponent, 16 times the rest
        FontTables hinted = soundFont(true);
        hinted["cvt "] = "abcde";
        hinted["fpgm"] = "fghijklmnopq";
        hinted["prep"] = "r\xFFs";
        QTest::newRow("six tables") << soundFont(true) << QList<int>{6, 64, 2, 32};
        QTest::newRow("nine tables") << hinted << QList<int>{9, 128, 3, 16};
    }
    void tablesAreFound() {
        QFETCH(FontTables, font);
        QFETCH(QList<int>, search);
        const QByteArray file = trueTypeSubset(font, {4});
        QCOMPARE(file.left(12), bigEndian({1, 0}) + bigEndian(search));
        QByteArray before;
        for (qsizetype entry = 12; entry < 12 + 16 * search.front(); entry += 16) {
            const QByteArray name = file.mid(entry, 4), table = tablesIn(file)[name];
            QVERIFY(name > before);
            before = name;
            QCOMPARE(bigEndianAt(file, entry + 4, 4), sumOf(table));
            QCOMPARE(bigEndianAt(file, entry + 8, 4) % 4, 0U);
            QCOMPARE(static_cast<qsizetype>(bigEndianAt(file, entry + 12, 4)), table.size());
        }
    }

    void whatIsNoGlyphStaysAsItWas() {
        FontTables font = soundFont(false);
        font["cvt "] = "abcde";
        font["fpgm"] = "fghijklmnopq";
        font["prep"] = "r";
        font["CFF "] = font["name"] = "not asked for";
        const FontTables part = tablesIn(trueTypeSubset(font, {4}));
        for (const char* name : {"cvt ", "fpgm", "prep", "maxp", "hhea"}) QCOMPARE(part[name], font[name]);
        QCOMPARE(part["head"], QByteArray(font["head"]).replace(50, 2, bigEndian({1})));  // places of four bytes
        QVERIFY(!part.contains("CFF ") && !part.contains("name"));
        for (int place = 0; place <= 5; ++place) QCOMPARE(bigEndianAt(part["loca"], 4 * place, 4) % 4, 0U);
    }

    void advancesAreInThousandths() {
        FontTables font = fontOfSharedAdvances();
        font["head"].replace(18, 2, bigEndian({2048}));
        const FontFacts facts = fontFacts(font);
        QCOMPARE(facts.advance(0), 100 * 1000 / 2048.0);
        QCOMPARE(facts.advance(1), 200 * 1000 / 2048.0);
        for (const quint32 shared : {2U, 3U, 5U, 0xFFFFU}) QCOMPARE(facts.advance(shared), 300 * 1000 / 2048.0);
        QCOMPARE(fontFacts({}).advance(3), 0.0);
        QCOMPARE(fontFacts({}).glyphs, 0);
    }

    // Those that are not used are nothing, but for the one that others share.
    void usedAdvancesAreKept() {
        const FontTables font = fontOfSharedAdvances();
        const auto kept = [&](const QSet<quint32>& used) { return tablesIn(trueTypeSubset(font, used))["hmtx"]; };
        QCOMPARE(kept({1, 4}), bigEndian({100, 11, 200, 12, 300, 13, 0, 1500, 0}));
        QCOMPARE(kept({3, 5}), bigEndian({100, 11, 0, 0, 300, 13, 1400, 0, 1600}));
        FontTables cut = font;
        cut["hmtx"].truncate(10);
        QCOMPARE(tablesIn(trueTypeSubset(cut, {1, 4}))["hmtx"], bigEndian({100, 11, 200, 12, 300, 0, 0, 0, 0}));
        cut["hmtx"] = font["hmtx"] + "more";
        QCOMPARE(tablesIn(trueTypeSubset(cut, {0, 1, 2, 3, 4, 5}))["hmtx"], font["hmtx"]);
    }

    void partsMayBeMovedAndStretchedInAnyWay() {
        for (const int far : {0x0, 0x1}) {
            for (const int stretched : {0x0, 0x8, 0x40, 0x80}) {
                const QByteArray glyph = stretchedGlyph(far | stretched, 2, 3);
                const FontTables font = fontOf({squareGlyph(), glyph, squareGlyph(), squareGlyph()});
                const QByteArray file = trueTypeSubset(font, {1});
                QCOMPARE(FontCheck(file).fault(), QString());
                for (const int part : {1, 2, 3}) QVERIFY2(isKept(file, part), qPrintable(QString::number(stretched)));
                FontTables cut = fontOf({squareGlyph(), glyph});
                cut["loca"].replace(8, 4,
                                    bigEndian({0, static_cast<int>(squareGlyph().size() + 3) / 4 * 4 +
                                                      static_cast<int>(glyph.size()) - 1}));
                QVERIFY(!isKept(trueTypeSubset(cut, {1}), 1));
            }
        }
    }

    void manyOutlinesAreNoParts() {
        const QByteArray many = bigEndian({200, 0, 0, 100, 100}) + QByteArray(400, '\1');
        const QByteArray file = trueTypeSubset(fontOf({squareGlyph(), many, squareGlyph().left(8)}), {1, 2});
        QCOMPARE(FontCheck(file).glyph(1).left(many.size()), many);
        QVERIFY(!isKept(file, 2));  // cut off before it says how large it is
        QVERIFY(isKept(trueTypeSubset(fontOf({squareGlyph(), QByteArray(10, '\0')}), {1}), 1));
    }

    // It may have a place: what lies there is not counted against those that the font has.
    void aGlyphThatTheFontHasNotGotCostsNothing() {
        FontTables font = fontOf({squareGlyph(), compoundGlyph({5}), compoundGlyph({3}), squareGlyph(), {}, {}});
        font["maxp"].replace(4, 2, bigEndian({5}));
        font["loca"].replace(20, 4, bigEndian({0, 0}));
        const QByteArray file = trueTypeSubset(font, {1, 2});
        QVERIFY(!isKept(file, 1) && isKept(file, 2) && isKept(file, 3));
    }

    void whatIsKeptLooksTheSame() {
        const QRawFont font = systemFont();
        const QString text = QStringLiteral("Őrült író ½ fi");
        const QSet<quint32> used = glyphsOf(font, text);
        const QRawFont part(trueTypeSubset(fontTables(font), used), font.pixelSize());
        QVERIFY(part.isValid());
        for (const quint32 glyph : used) {
            QCOMPARE(part.pathForGlyph(glyph), font.pathForGlyph(glyph));
            QCOMPARE(part.advancesForGlyphIndexes({glyph}), font.advancesForGlyphIndexes({glyph}));
        }
    }

    void glyphsInACircleAreLeftOut() {
        const FontTables font = fontOf({squareGlyph(), compoundGlyph({1}), compoundGlyph({0, 3}),
                                        compoundGlyph({4}, true), compoundGlyph({0, 2}), compoundGlyph({0})});
        const QByteArray file = trueTypeSubset(font, {1, 2, 5});
        QCOMPARE(FontCheck(file).fault(), QString());
        QVERIFY(isKept(file, 0) && isKept(file, 5));
        for (const int glyph : {1, 2, 3, 4}) QVERIFY(!isKept(file, glyph));
    }

    void depthHasALimit() {
        const QByteArray file = trueTypeSubset(towerOf(60'000, 1), {10, 59'999});
        QCOMPARE(FontCheck(file).fault(), QString());
        QVERIFY(isKept(file, 10));
        QVERIFY(!isKept(file, 59'999));
    }

    // Fifteen storeys of five: thirty thousand million squares.
    void piecesHaveALimit() {
        const QByteArray file = trueTypeSubset(towerOf(16, 5), {15, 4});
        QCOMPARE(FontCheck(file).fault(), QString());
        QVERIFY(isKept(file, 4));
        QVERIFY(!isKept(file, 15));
    }

    // Each of many glyphs is said to be the whole table.
    void aSmallFontStaysSmall() {
        constexpr int glyphs = 6'000;
        FontTables font = fontOf(QByteArrayList(glyphs, squareGlyph()));
        font["loca"].clear();
        for (int glyph = 0; glyph <= glyphs; ++glyph)
            font["loca"] += bigEndian(glyph % 2 == 0 ? QList<int>{0, 0} : QList<int>{0x1E, 0});
        QVERIFY(hasTrueTypeOutlines(font));
        QSet<quint32> all;
        for (quint32 glyph = 0; glyph < glyphs; ++glyph) all.insert(glyph);
        const QByteArray file = trueTypeSubset(font, all);
        QVERIFY2(file.size() < 2 * font["glyf"].size(), qPrintable(QString::number(file.size())));
        QCOMPARE(FontCheck(file).fault(), QString());
    }

    void offsetsBeyondTheEnd() {
        for (const bool isLong : {false, true}) {
            for (int place = 0; place <= 5; ++place) {
                for (const int byte : {0x00, 0x01, 0x7F, 0x80, 0xFF}) {
                    FontTables font = soundFont(isLong);
                    const int width = isLong ? 4 : 2;
                    for (int at = 0; at < width; ++at) font["loca"][width * place + at] = static_cast<char>(byte);
                    QCOMPARE(FontCheck(trueTypeSubset(font, {0, 1, 2, 3, 4})).fault(), QString());
                }
            }
        }
        FontTables cut = soundFont(true);
        cut["glyf"].chop(1);
        QVERIFY(!isKept(trueTypeSubset(cut, {4}), 4));
        QVERIFY(isKept(trueTypeSubset(cut, {3}), 3));
        QCOMPARE(FontCheck(trueTypeSubset(soundFont(true), {5, 65'536, 0xFFFFFFFF})).fault(), QString());
        for (const int missing : {4, 8, 12, 16}) {
            const FontTables torn = fontOf({squareGlyph(), compoundGlyph({0, 0}, true).chopped(missing)});
            QVERIFY(!isKept(trueTypeSubset(torn, {1}), 1));
        }
        const FontTables far = fontOf({squareGlyph(), compoundGlyph({0, 700})});
        QVERIFY(!isKept(trueTypeSubset(far, {1}), 1));
    }

    void countsThatSayMoreThanThereIs() {
        for (const char* table : {"maxp", "hhea", "head"}) {
            const FontTables sound = soundFont(true);
            for (int at = 0; at < sound[table].size(); ++at) {
                FontTables font = sound;
                font[table][at] = '\xFF';
                if (!hasTrueTypeOutlines(font)) continue;
                QCOMPARE(FontCheck(trueTypeSubset(font, {4})).fault(), QString());
                QVERIFY(fontFacts(font).advance(4) >= 0);
            }
        }
    }

    // Every table of a font of the system, cut at each byte where it is small, and at each byte of the glyphs that are
    // used.
    void aFontCutAnywhere() {
        const QRawFont font = systemFont();
        const QSet<quint32> used = glyphsOf(font, QStringLiteral("Aű"));
        const FontTables part = tablesIn(trueTypeSubset(fontTables(font), used));
        QVERIFY(part["glyf"].size() > 100);
        int sound = 0;
        for (const QByteArray& name : part.keys()) {
            const qsizetype size = part[name].size();
            const qsizetype step = name == "glyf" ? 1 : std::max<qsizetype>(1, size / 100);
            for (qsizetype cut = 0; cut < size; cut += step) {
                FontTables torn = part;
                torn[name].truncate(cut);
                fontFacts(torn).advance(3);
                if (!hasTrueTypeOutlines(torn)) continue;
                ++sound;
                QCOMPARE(FontCheck(trueTypeSubset(torn, used)).fault(), QString());
            }
        }
        QVERIFY2(sound > part["glyf"].size() / 2, qPrintable(QString::number(sound)));
    }

    void whatIsNoFontHasNoOutlines() {
        QVERIFY(!hasTrueTypeOutlines({}));
        QVERIFY(!hasTrueTypeOutlines(tablesIn("OTTO")));
        for (const QByteArray& name : soundFont(true).keys()) {
            FontTables font = soundFont(true);
            font.remove(name);
            QCOMPARE(hasTrueTypeOutlines(font), name == "hmtx");
        }
        QVERIFY(hasTrueTypeOutlines(fontOf({squareGlyph()})));
        for (const bool isLong : {false, true}) {
            FontTables font = soundFont(isLong);
            font["loca"].chop(1);  // the end of the last glyph is not told
            QVERIFY(!hasTrueTypeOutlines(font));
        }
    }
};

INTRIKA_TEST(TestTrueType)

}  // namespace tst_true_type

#include "tst_true_type.moc"
