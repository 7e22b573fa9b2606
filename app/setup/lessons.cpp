#include "app/setup/lessons.h"

#include "app/setup/new_game.h"

#include <QFile>

namespace intrika::setup {
namespace {

QString fileOf(const GameKind& kind) {
    return QStringLiteral(":/lessons/%1.json").arg(QString::fromStdString(kind.id));
}

}  // namespace

bool hasLesson(const GameKind& kind) { return QFile::exists(fileOf(kind)); }

Expected<Lesson> lessonOf(const GameKind& kind, const Games& games) {
    QFile file(fileOf(kind));
    if (!file.open(QIODevice::ReadOnly)) {
        return unexpected({Problem::Code::cannotRead, {}, -1, say("problem.no-lesson")});
    }
    return parseLesson(file.readAll().toStdString(), games);
}

Expected<OpenedGame> dealLesson(const Lesson& lesson) {
    Record beginning = lesson.record;
    beginning.events.clear();
    beginning.result.reset();
    auto session = openRecord(beginning);
    if (!session) return unexpected(std::move(session.error()));
    OpenedGame game;
    game.session = std::move(*session);
    const GameKind& kind = game.session->kind();
    for (Seat seat = 0; seat < game.session->seatCount(); ++seat) {
        const auto is = seat == lesson.learner ? PlayerKind::Is::human : PlayerKind::Is::bot;
        game.seats.push_back({defaultName(seat), {is, Level::easy, {}}, kind.seatColours.at(seat)});
    }
    return game;
}

}  // namespace intrika::setup
