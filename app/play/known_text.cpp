#include "app/play/known_text.h"

#include "app/play/seen.h"
#include "app/scene/table_reader.h"
#include "app/scene/table_scene.h"
#include "engines/session/game_kind.h"

#include <QCoreApplication>
#include <QStringList>

namespace intrika::play {
namespace {

struct KnownText {
    Q_DECLARE_TR_FUNCTIONS(KnownText)
};

void addChildren(const TableNode& node, int depth, QStringList& lines) {
    for (const TableNode& child : node.children) {
        if (!child.name.isEmpty()) lines << QString(2 * depth, u' ') + child.name;
        addChildren(child, depth + 1, lines);
    }
}

// As a screen reader would find it.
QStringList tableInWords(const Table& table, Observer observer, const Words& words) {
    TableScene scene(table.kind().faces, words);
    scene.setTableSize({1280, 800});
    scene.setPeople(table.names(), table.colours(), observer.value_or(noSeat));
    scene.show(table.tableau(observer));
    QStringList lines;
    addChildren(readTable(scene), 1, lines);
    return lines;
}

QStringList logInWords(const Table& table, Observer observer, const Words& words) {
    Viewpoint eyes{SeatSet()};
    eyes.fix(observer);
    QStringList lines;
    QString round;
    const auto beginRound = [&](int at) {
        const QString now = words.say(table.tableau(observer, at).headline);
        if (now != round) lines << QStringLiteral("  ") + now;
        round = now;
    };
    beginRound(0);
    for (int step = 0; step < table.stepCount(); ++step) {
        for (const ToldLine& line : toldLines(table, eyes, step, words)) {
            lines << QStringLiteral("    ") + line.sentence;
        }
        beginRound(step + 1);
    }
    return lines;
}

}  // namespace

QString knownTitle(const Table& table, Observer observer, const Words& words) {
    const QString game = words.say(say("title"));
    if (!observer) return KnownText::tr("%1 – what everybody knows").arg(game);
    return KnownText::tr("%1 – what %2 knows").arg(game, table.seatInfo(*observer).name);
}

QString knownText(const Table& table, Observer observer, const Words& words) {
    QStringList lines{knownTitle(table, observer, words),
                      KnownText::tr("To be read, not to be played on: what is secret is not in it."),
                      {}};
    lines << KnownText::tr("The table") << tableInWords(table, observer, words) << QString();
    lines << KnownText::tr("What happened") << logInWords(table, observer, words) << QString();
    return lines.join(u'\n');
}

}  // namespace intrika::play
