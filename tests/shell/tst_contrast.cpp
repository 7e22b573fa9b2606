// What is written can be read: 4.5:1 for text, 3:1 for lines and marks, of the colours that are really used.
#include "app/faces/palette.h"
#include "app/faces/table_ink.h"
#include "app/finished/statistics_page.h"
#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/how_it_came.h"
#include "app/play/lesson_bubble.h"
#include "app/play/news_strip.h"
#include "app/play/notebook_page.h"
#include "app/play/panel_style.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/play/side_panel.h"
#include "app/reviews/trial_strip.h"
#include "app/reviews/whole_list.h"
#include "app/rules/rules_reader.h"
#include "app/settings/name_bar.h"
#include "app/settings/settings.h"
#include "app/setup/setup_page.h"
#include "app/start/continue_panel.h"
#include "app/start/saved_row.h"
#include "app/start/start_page.h"
#include "tests/support/all_games.h"
#include "tests/support/contrast.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"
#include "tests/support/style_sheet.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace tst_contrast {

using namespace intrika;

namespace {

constexpr double forText = 4.5, forLines = 3;

using Grounds = QList<QColor>;

double leastContrast(const QColor& colour, const Grounds& grounds) {
    double least = 21;
    for (const QColor& ground : grounds) least = std::min(least, contrast(colour, ground));
    return least;
}

QColor laid(const QColor& above, const QColor& below) {
    const auto mixed = [share = above.alphaF()](float one, float other) { return share * one + (1 - share) * other; };
    return QColor::fromRgbF(mixed(above.redF(), below.redF()), mixed(above.greenF(), below.greenF()),
                            mixed(above.blueF(), below.blueF()));
}

Grounds clothOf(Cloth cloth) { return {tableInk(cloth).clothMiddle, tableInk(cloth).clothEdge}; }

// A style sheet, where it is set, and what is under the widget.
struct Worn {
    QString file;
    QString style;
    Grounds on;
};

// What a rule is laid on.
Grounds under(const StyleSheet& sheet, const QString& selector, const Grounds& on) {
    const QString around = StyleSheet::around(selector);
    if (around.isEmpty()) return on;
    if (around == u"*[cloth='light']") return clothOf(Cloth::light);
    const auto ground = sheet.ground(around);
    return ground ? Grounds{*ground} : under(sheet, around, on);
}

// What can be read against its ground, and every line that says something against one of its two sides. What is
// disabled must still be found, but its edge says nothing.
QStringList faultsOf(const Worn& worn) {
    const StyleSheet sheet(worn.style);
    QStringList faults;
    const auto check = [&](const QString& selector, const char* what, double has, double needs) {
        if (has < needs) faults << QStringLiteral("%1: %2 %3 %4").arg(worn.file, selector, what).arg(has, 0, 'f', 2);
    };
    for (const QString& selector : sheet.selectors()) {
        const bool disabled = selector.contains(u":disabled");
        const Grounds outside = under(sheet, selector, worn.on);
        const auto ground = sheet.ground(selector);
        const Grounds inside = ground ? Grounds{*ground} : outside;
        const auto text = sheet.text(selector);
        static const QRegularExpression mark("::(chunk|handle|groove|sub-page)");  // they bear no text
        const bool isMark = mark.match(selector).hasMatch();
        const bool told = !isMark && (sheet.says(selector, "color") || (sheet.says(selector, "background") && ground));
        if (text && told) check(selector, "text", leastContrast(*text, inside), disabled ? forLines : forText);
        if (const auto other = sheet.colour(selector, "alternate-background-color"); other && text)
            check(selector, "text of every other row", contrast(*text, *other), forText);
        const auto chosen = sheet.colour(selector, "selection-color");
        if (const auto behind = sheet.colour(selector, "selection-background-color"); chosen && behind)
            check(selector, "chosen text", contrast(*chosen, *behind), forText);
        for (const char* edge : {"border", "border-color", "border-top", "border-bottom"}) {
            const auto line = sheet.says(selector, edge) ? sheet.colour(selector, edge) : std::nullopt;
            if (!line || disabled || line == ground) continue;
            check(selector, edge, std::max(leastContrast(*line, outside), leastContrast(*line, inside)), forLines);
        }
        if (ground && isMark) check(selector, "mark", leastContrast(*ground, outside), forLines);
    }
    return faults;
}

template <class Widget>
QString styleIn(const QWidget& page, const QString& name = {}) {
    const auto* found = page.findChild<Widget*>(name);
    return found == nullptr ? QString() : found->styleSheet();
}

const Grounds paper{QColor(ink::paper)}, card{QColor(0xF2, 0xE6, 0xCF)}, sand{QColor(0xF1, 0xE6, 0xCC)};
const Grounds folds{QColor(0x3D, 0x0D, 0x14), QColor(0x9C, 0x2A, 0x33)};  // of the curtain

std::vector<Worn> wornByPages() {
    static Settings settings;
    NoticeBar notices;
    const SavedRow row{UnfinishedGame{{}, QStringLiteral("traitor"), {}, {}, 0}};
    const Grounds cloth = clothOf(Cloth::dark);
    QListWidget moments;
    layOnPaper(moments, "moments", 1);
    return {{"reviews/whole_list.h", moments.styleSheet(), paper},
            {"reviews/trial_strip.cpp", TrialStrip().styleSheet(), cloth},
            {"start/saved_row.cpp", styleIn<QToolButton>(row, "throwAway"), sand},
            {"rules/rules_reader.cpp", styleIn<QTreeWidget>(RulesReader()), paper},
            {"start/continue_panel.cpp", ContinuePanel(allGames()).styleSheet(), cloth},
            {"pages/sheet_table.cpp", SheetTable().styleSheet(), paper},
            {"setup/setup_page.cpp", SetupPage(settings).styleSheet(), cloth},
            {"start/start_page.cpp", StartPage(allGames(), settings).styleSheet(), cloth},
            {"pages/paper_page.cpp", StatisticsPage(allGames(), settings, notices).styleSheet(), cloth},
            {"settings/name_bar.cpp", NameBar(settings).styleSheet(), cloth},
            {"pages/notice_bar.cpp", notices.styleSheet(), cloth}};
}

void addLabels(std::vector<Worn>& worn, const char* file, const QWidget& in, const Grounds& on) {
    for (const QLabel* label : in.findChildren<QLabel*>()) {
        if (!label->styleSheet().isEmpty()) worn.push_back({file, label->styleSheet(), on});
    }
}

std::vector<Worn> wornInGames() {
    std::vector<Worn> worn;
    for (const GameKind* kind : allGames()) {
        const std::vector<PlayerKind> seats(3, dice);  // as many as every game has
        const GamePage page(tableOf(dealt(seats.size(), 1, kind->id.c_str()), seats, 1));
        const auto* curtain = page.findChild<Curtain*>();
        worn.push_back({"play/side_panel.cpp", styleIn<QFrame>(page, "bar"), {}});  // in the game's own colour
        worn.push_back({"play/side_panel.cpp", styleIn<SidePanel>(page), paper + card});
        worn.push_back({"scene/table_view.cpp", styleIn<QPushButton>(page, "front"), clothOf(Cloth::dark)});
        worn.push_back({"play/how_it_came.cpp", HowItCame(page.table(), Viewpoint({})).styleSheet(), paper});
        worn.push_back({"play/curtain.cpp", curtain->styleSheet(), paper});  // that of the panels, for its one button
        addLabels(worn, "play/curtain.cpp", *curtain, folds);
        worn.push_back({"play/replay_bar.cpp", ReplayBar(page.table()).styleSheet(), paper});
        worn.push_back({"play/notebook_page.cpp", NotebookPage(*kind).styleSheet(), paper});
    }
    QWidget table;
    const LessonBubble bubble(&table);
    worn.push_back({"play/lesson_bubble.cpp", bubble.styleSheet(), paper});
    const PromptPanel prompt;
    const NewsStrip news;
    addLabels(worn, "play/lesson_bubble.cpp", bubble, paper);
    addLabels(worn, "play/prompt_panel.cpp", prompt, card);
    worn.push_back({"play/news_strip.cpp", styleIn<QToolButton>(news), card});
    return worn;
}

}  // namespace

class TstContrast : public QObject {
    Q_OBJECT

private:
    static QStringList filesWithStyle() {
        const QDir app(INTRIKA_SOURCE_DIR "/app");
        QStringList files;
        QDirIterator sources(app.path(), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile source(sources.next());
            if (!source.open(QIODevice::ReadOnly)) continue;
            // The look only sets again what is set elsewhere.
            const QByteArray text = source.readAll().replace("setStyleSheet(page->styleSheet())", {});
            if (text.contains("setStyleSheet(")) files << app.relativeFilePath(source.fileName());
        }
        files.sort();
        return files;
    }

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

    void styleSheets_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : filesWithStyle()) QTest::newRow(qPrintable(file)) << file;
    }
    // Wherever a style sheet is set, it is looked at here.
    void styleSheets() {
        QFETCH(QString, file);
        static const std::vector<Worn> worn = [] {
            std::vector<Worn> all = wornByPages();
            for (Worn& each : wornInGames()) all.push_back(std::move(each));
            return all;
        }();
        int looked = 0;
        for (const Worn& each : worn) {
            if (each.file != file) continue;
            ++looked;
            QVERIFY2(!each.style.isEmpty(), "it was looked for in the wrong place");
            const QStringList faults = faultsOf(each);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        }
        QVERIFY2(looked > 0, "say above where it is worn");
    }

    // Of everybody, and of who acts: there the plate is lit.
    void platesCanBeRead() {
        for (const Cloth cloth : {Cloth::dark, Cloth::light}) {
            const TableInk& ink = tableInk(cloth);
            for (const QColor& below : clothOf(cloth)) {
                const QColor plate = laid(ink.plate, below), lit = laid(ink.turn, plate);
                for (const QColor& text : {ink.text, ink.quiet, ink.state}) {
                    QVERIFY(leastContrast(text, {plate, lit}) >= forText);
                }
                QVERIFY(contrast(ink.state, plate) >= forLines);  // the band of who acts
            }
        }
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

INTRIKA_TEST(TstContrast)

}  // namespace tst_contrast

#include "tst_contrast.moc"
