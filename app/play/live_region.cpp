#include "app/play/live_region.h"

#include "app/play/seen.h"

#include <QAccessible>

#include <algorithm>
#include <limits>

namespace intrika::play {
namespace {

QStringList sentencesOf(const Table& table, const Viewpoint& viewpoint, int step, const Words& words) {
    QStringList sentences;
    for (const ToldLine& line : toldLines(table, viewpoint, step, words)) sentences << line.sentence;
    return sentences;
}

}  // namespace

LiveRegion::LiveRegion(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("live"));
    setFixedSize(1, 1);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void LiveRegion::tellStep(const Table& table, const Viewpoint& viewpoint, int step, const Words& words) {
    const QStringList sentences = sentencesOf(table, viewpoint, step, words);
    if (!sentences.isEmpty()) speak(sentences);
}

void LiveRegion::tellSeen(const Table& table, const Viewpoint& viewpoint, std::size_t happenings, const Words& words) {
    if (!followed_) return;
    QStringList sentences;
    for (const ToldLine& line : toldLines(table, viewpoint, followed_->step, words)) {
        if (line.happening >= followed_->seen && line.happening < happenings) sentences << line.sentence;
    }
    followed_->seen = std::max(followed_->seen, happenings);
    if (!sentences.isEmpty()) speak(sentences);
}

void LiveRegion::tellRest(const Table& table, const Viewpoint& viewpoint, const Words& words) {
    tellSeen(table, viewpoint, std::numeric_limits<std::size_t>::max(), words);
    followed_.reset();
}

// Again from the own last move on, for every step interrupts what was still being spoken of the last one.
void LiveRegion::tellPrompt(const Table& table, const Viewpoint& viewpoint, Seat seat, const Words& words,
                            const QString& advice) {
    QStringList sentences;
    for (int step = std::max(0, table.lastTurnOf(seat) - 1); step < table.stepCount(); ++step) {
        sentences << sentencesOf(table, viewpoint, step, words);
    }
    sentences << table.seatInfo(seat).name + u':' << words.say(table.prompt(seat).question);
    if (!advice.isEmpty()) sentences << advice;
    speak(sentences);
}

void LiveRegion::tellPast(const Table& table, const Viewpoint& viewpoint, int at, const Words& words,
                          const QString& place) {
    QStringList sentences{place + u'.'};
    if (at > 0) sentences << sentencesOf(table, viewpoint, at - 1, words);
    speak(sentences);
}

// With Qt 6.4 a screen reader speaks a notification that comes up, and nothing else that happens away from the focus.
void LiveRegion::speak(const QStringList& sentences) {
    setAccessibleName(sentences.join(u' '));
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

}  // namespace intrika::play

#include "moc_live_region.cpp"
