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
        FontTables font = fontOf(QByteArrayList(60'000, squareGlyph()));
        font["loca"].clear();
        for (int glyph = 0; glyph <= 60'000; ++glyph)
            font["loca"] += bigEndian(glyph % 2 == 0 ? QList<int>{0, 0} : QList<int>{0x1E, 0});
        QVERIFY(hasTrueTypeOutlines(font));
        QSet<quint32> all;
        for (quint32 glyph = 0; glyph < 60'000; ++glyph) all.insert(glyph);
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
    }
};

INTRIKA_TEST(TestTrueType)

}  // namespace tst_true_type

#include "tst_true_type.moc"
