#include "app/reviews/review_texts.h"

#include "app/reviews/percent_text.h"
#include "engines/table/open_table.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace intrika::reviews {
namespace {

struct ReviewTexts {
    Q_DECLARE_TR_FUNCTIONS(intrika::reviews::ReviewTexts)
};

QString causeName(review::Cause cause) {
    switch (cause) {
        case review::Cause::chance:
            return ReviewTexts::tr("chance");
        case review::Cause::decision:
            return ReviewTexts::tr("a decision");
        case review::Cause::hidden:
            return ReviewTexts::tr("a hidden choice");
        case review::Cause::uncovering:
            return ReviewTexts::tr("what came to light");
    }
    return {};
}

QString moveText(const Table& table, const Words& words, int event, const std::string& move) {
    const auto told = table.toldMove(event, move);
    return told ? words.say(told->text) : QString();
}

// The first that can be said of it, with all cards open.
QString eventText(const Table& table, const Words& words, int event) {
    for (const Happening& happening : openHappenings(table, event)) {
        const QString sentence = words.say(happening.sentence);
        if (!sentence.isEmpty()) return sentence;
    }
    return {};
}

QString changesText(const Table& table, const Shares& change) {
    const auto [least, most] = std::minmax_element(change.begin(), change.end());
    QStringList parts;
    for (const auto seat : {most, least}) {
        const auto& info = table.seatInfo(static_cast<Seat>(seat - change.begin()));
        const QString part = info.name + u' ' + changeText(*seat);
        if (!parts.contains(part)) parts << part;
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString choiceText(const Prompt& prompt, const MoveKey& key, const Words& words) {
    const auto choice =
        std::find_if(prompt.choices.begin(), prompt.choices.end(), [&](const Choice& each) { return each.key == key; });
    return choice == prompt.choices.end() ? QString() : words.say(choice->text);
}

QString markName(review::Mark mark) {
    switch (mark) {
        case review::Mark::inaccuracy:
            return ReviewTexts::tr("Inaccuracy");
        case review::Mark::mistake:
            return ReviewTexts::tr("Mistake");
        case review::Mark::blunder:
            return ReviewTexts::tr("Blunder");
        case review::Mark::forced:
        case review::Mark::good:
            break;
    }
    return ReviewTexts::tr("Good");
}

QString markSign(review::Mark mark) {
    switch (mark) {
        case review::Mark::inaccuracy:
            return QStringLiteral("?!");
        case review::Mark::mistake:
            return QStringLiteral("?");
        case review::Mark::blunder:
            return QStringLiteral("??");
        case review::Mark::forced:
        case review::Mark::good:
            break;
    }
    return {};
}

QString roundAt(const Table& table, const Words& words, int event) {
    const QString round = words.say(table.tableau(spectator, event).headline);
    return round.isEmpty() ? ReviewTexts::tr("The beginning") : round;
}

std::optional<OwnMoment> ownMomentAt(const Table& table, const Words& words, const review::Review& review, int event) {
    const auto& point = review.points[static_cast<std::size_t>(event) + 1];
    if (!point || !point->decision) return std::nullopt;
    const review::Decision& decision = *point->decision;
    const bool isOwn = !table.deputies().at(decision.seat, event);
    if (!isOwn || decision.mark() < review::Mark::inaccuracy) return std::nullopt;
    const auto best = table.toldMove(event, decision.best);
    const auto chosen = table.toldMove(event, decision.chosen);
    if (!best || !chosen) return std::nullopt;
    OwnMoment moment;
    moment.event = event;
    moment.seat = decision.seat;
    moment.mark = decision.mark();
    moment.loss = decision.loss;
    moment.where = roundAt(table, words, event);
    moment.chosen = words.say(chosen->text);
    moment.best = words.say(best->text);
    moment.chosenKey = chosen->key;
    moment.bestKey = best->key;
    if (!best->why.empty()) moment.why = words.say(say("table.speaks-for-it", {part(best->why)}));
    moment.rule = best->rule;
    return moment;
}

QString turningPointText(const Table& table, const Words& words, const review::Review& review,
                         const review::TurningPoint& point) {
    const auto& decision = review.after(point.event).decision;
    QString what =
        decision ? moveText(table, words, point.event, decision->chosen) : eventText(table, words, point.event);
    if (point.seat && !what.isEmpty()) {
        what = ReviewTexts::tr("%1: %2", "a player, and what they did").arg(table.seatInfo(*point.seat).name, what);
    }
    const QString cause = causeName(point.cause);
    what = what.isEmpty() ? cause : ReviewTexts::tr("%1 (%2)").arg(what, cause);
    return ReviewTexts::tr("%1. %2\n%3", "a round, what happened, how the chances changed")
        .arg(roundAt(table, words, point.event), what, changesText(table, point.change));
}

}  // namespace intrika::reviews
