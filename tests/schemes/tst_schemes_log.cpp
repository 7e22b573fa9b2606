// What the log says of a column that is evaluated.
#include "engines/schemes/happenings.h"
#include "engines/schemes/telling.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_schemes_log {

using namespace intrika;
using namespace intrika::schemes;

namespace {

// Of one column, how the influence in it came about.
QStringList sumsOf(const char* cards) {
    Layout layout;
    layout.columns = {{"music-4", cards}, {"trade-4", ""}};
    const Board board = layout.state().board;
    Evaluation evaluation;
    evaluate(board.columns.row(0), board.goals[0].kind(), false, evaluation);
    Narrator narrator;
    tellEvaluated(narrator, board, 0, board.columns.row(0), evaluation);
    const Words words("schemes", {"Anna", "Bence"});
    QStringList sums;
    for (const auto& each : redact(narrator.narrated(), spectator)) {
        if (!std::holds_alternative<told::Summed>(each.told)) continue;
        sums << words.say(sentenceOf(each.told)).replace(QChar::Nbsp, u' ');
    }
    return sums;
}

}  // namespace

class TstSchemesLog : public QObject {
    Q_OBJECT

private slots:
    // S-42: each card with what it is worth in the end, after the Hermit has counted, the Double copied (S-70) and the
    // Dragon taken its due (S-75), so that the sum can be checked against the table.
    void sumsNameTheirCards() {
        const char* cards = "0 dragon, 1 king, 0 squire, 1 double, 0 hermit";
        switchLanguage("en");
        QCOMPARE(sumsOf(cards), QStringList({"Anna’s influence: 11 (Dragon) + 2 (Squire) + 8 (Hermit) = 21.",
                                             "Bence’s influence: 18 (King) + 6 (Double) = 24."}));
        switchLanguage("hu");
        QCOMPARE(sumsOf(cards), QStringList({"Anna befolyása: 11 (Sárkány) + 2 (Apród) + 8 (Remete) = 21.",
                                             "Bence befolyása: 18 (Király) + 6 (Hasonmás) = 24."}));
    }

    // A card that has left (S-58) or is worth nothing (S-44) is no part of the sum; one card alone is no sum.
    void onlyWhatCountsIsNamed() {
        switchLanguage("en");
        QCOMPARE(sumsOf("0 witch, 1 squire, 1 king"),
                 QStringList({"Anna’s influence: 1 (Witch).", "Bence’s influence: 20 (King)."}));
        QCOMPARE(sumsOf("0 double, 1 assassin"),
                 QStringList({"Anna’s influence: 9.5 (Double).", "Bence’s influence: 9.5 (Assassin)."}));
        switchLanguage("hu");
        QCOMPARE(sumsOf("1 assassin, 0 double"), QStringList({"Bence befolyása: 9,5 (Orgyilkos)."}));
    }
};

INTRIKA_TEST(TstSchemesLog)

}  // namespace tst_schemes_log

#include "tst_schemes_log.moc"
