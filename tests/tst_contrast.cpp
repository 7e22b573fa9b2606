// What is written can be read: 4.5:1 for text, 3:1 for lines and marks, of the colours that are really used.
#include "app/faces/palette.h"
#include "app/play/panel_style.h"
#include "app/shell/look.h"
#include "engines/session/game_kind.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace intrika;

namespace {

constexpr double forText = 4.5, forLines = 3;

double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

}  // namespace

class TstContrast : public QObject {
    Q_OBJECT

private slots:
    void textsOnTheirGrounds_data() {
        QTest::addColumn<QRgb>("text");
        QTest::addColumn<QRgb>("ground");
        for (const QRgb table : {ink::tableLight, ink::tableDark}) {
            for (const QRgb text : {ink::tableText, ink::tableQuiet, ink::gold})
                QTest::addRow("%06x on %06x", text & 0xFFFFFF, table & 0xFFFFFF) << text << table;
        }
        for (const QRgb text : {ink::black, ink::second, ink::foot, ink::wine})
            QTest::addRow("%06x on paper", text & 0xFFFFFF) << text << ink::paper;
    }
    void textsOnTheirGrounds() {
        QFETCH(QRgb, text);
        QFETCH(QRgb, ground);
        QVERIFY(contrast(text, ground) >= forText);
    }

    // Every rule of a style sheet that sets both. What is disabled must still be found, hence the lines' measure.
    void stylesOfPages() {
        static const QRegularExpression rule("([^{}]+)\\{([^}]*)\\}");
        static const QRegularExpression text("(?:^|[; ])color: (#[0-9A-Fa-f]{6})");
        static const QRegularExpression ground("background: (#[0-9A-Fa-f]{6})");
        int checked = 0;
        for (const QString& style : {panelStyle(), pageStyle()}) {
            for (auto rules = rule.globalMatch(style); rules.hasNext();) {
                const auto found = rules.next();
                const auto letters = text.match(found.captured(2)), under = ground.match(found.captured(2));
                if (!letters.hasMatch() || !under.hasMatch()) continue;
                ++checked;
                const double least = found.captured(1).contains(":disabled") ? forLines : forText;
                QVERIFY2(contrast(QColor(letters.captured(1)), QColor(under.captured(1))) >= least,
                         qPrintable(found.captured(0)));
            }
        }
        QVERIFY(checked > 4);
    }

    // A seat has a mark of its own, and the mark stands out from its ground.
    void seatsAreToldApartWithoutColour() {
        for (const GameKind* kind : allGames()) {
            std::vector<QPainterPath> marks;
            for (const std::string& colour : kind->seatColours) {
                const SeatInk seat = seatInk(colour);
                QVERIFY2(contrast(seat.mark, seat.ground) >= forLines, colour.c_str());
                const QPainterPath mark = seatMark(colour);
                QVERIFY2(!mark.isEmpty(), colour.c_str());
                QVERIFY2(std::find(marks.begin(), marks.end(), mark) == marks.end(), colour.c_str());
                marks.push_back(mark);
            }
        }
    }
};

QTEST_MAIN(TstContrast)
#include "tst_contrast.moc"
