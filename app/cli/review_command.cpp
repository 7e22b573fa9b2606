#include "app/cli/review_command.h"

#include "app/cli/opened_file.h"
#include "app/cli/report.h"
#include "engines/core/json_text.h"
#include "engines/review/reckon.h"
#include "engines/review/summary.h"
#include "engines/session/deputies.h"
#include "engines/session/hindsight.h"
#include "engines/session/own_things.h"
#include "engines/words/words.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>

namespace intrika::cli {
namespace {

using OrderedJson = nlohmann::ordered_json;
using review::Decision;
using review::Review;

// More digits than a search can vouch for, and so few that no sum of shares shows how it was reckoned.
double tidy(double share) { return std::round(share * 1e9) / 1e9; }

OrderedJson tidy(const Shares& shares) {
    OrderedJson list = OrderedJson::array();
    for (const double share : shares) list.push_back(tidy(share));
    return list;
}

OrderedJson movesOf(const Decision& decision) {
    OrderedJson moves = OrderedJson::array();
    for (const review::Option& option : decision.options) {
        OrderedJson line{{"move", knownJson(option.move)}};
        if (option.visits > 0) line["share"] = tidy(option.share);
        moves.push_back(std::move(line));
    }
    return moves;
}

void addDecision(OrderedJson& line, const Decision& decision) {
    line["best"] = knownJson(decision.best);
    line["chosen"] = knownJson(decision.chosen);
    line["loss"] = tidy(decision.loss);
    line["error"] = tidy(decision.error);
    line["mark"] = nameOf(decision.mark());
    line["moves"] = movesOf(decision);
}

// Chances before and after, in truth and as each seat knew its own; then what the decision was worth.
OrderedJson eventLine(const Review& review, const Session& session, const Deputies& deputies, int event) {
    const auto& after = review.after(event);
    OrderedJson line{{"event", event}};
    if (after.decision) {
        line["seat"] = after.decision->seat;
        if (const auto level = deputies.at(after.decision->seat, event)) line["deputy"] = nameOf(*level);
    } else {
        line["chance"] = knownJson(session.step(event).event)["chance"];
    }
    line["shares"] = tidy(after.truth);
    line["before"] = tidy(review.before(event).truth);
    line["known"] = tidy(after.known);
    line["knownBefore"] = tidy(review.before(event).known);
    if (after.decision) addDecision(line, *after.decision);
    line["luck"] = tidy(luckOf(review, event));
    line["skill"] = tidy(skillOf(review, event));
    return line;
}

OrderedJson turningPointsOf(const review::Summary& summary) {
    OrderedJson points = OrderedJson::array();
    for (const review::TurningPoint& point : summary.turningPoints) {
        OrderedJson line{{"event", point.event}, {"cause", nameOf(point.cause)}};
        if (point.seat) line["seat"] = *point.seat;
        line["change"] = tidy(point.change);
        points.push_back(std::move(line));
    }
    return points;
}

OrderedJson ratingOf(const review::Summary& summary) {
    OrderedJson ratings = OrderedJson::array();
    for (const review::Rating& rating : summary.rating) {
        OrderedJson line{{"decisions", rating.decisions}, {"loss", tidy(rating.loss)}};
        if (rating.levels.size() == 1) line["level"] = nameOf(rating.levels.front());
        for (const Level level : rating.levels) line["levels"].push_back(nameOf(level));
        ratings.push_back(std::move(line));
    }
    return ratings;
}

void printReview(const Review& review, const Session& session, const Deputies& deputies) {
    for (int event = 0; event < review.eventCount(); ++event) printLine(eventLine(review, session, deputies, event));
    const review::Summary summary = summaryOf(review, deputies);
    printLine(OrderedJson{{"result", tidy(summary.result)},
                          {"luck", tidy(summary.luck)},
                          {"skill", tidy(summary.skill)},
                          {"rating", ratingOf(summary)},
                          {"turningPoints", turningPointsOf(summary)}});
}

OrderedJson inAllLanguages(const Text& text, const std::string& game) {
    OrderedJson sentences;
    for (const QString& code : languages()) {
        sentences[code.toStdString()] = Words::in(code, QString::fromStdString(game)).say(text).toStdString();
    }
    return sentences;
}

}  // namespace

Exit reviewRecord(const ReviewOrder& order, const Games& games) {
    const auto opened = openFile(order.file, games);
    if (!opened || whole(order.file, *opened) != Exit::done) return Exit::failed;
    const Session& session = *opened->opening.session;
    const auto game = session.hindsight();
    if (!game) return badFile(order.file, game.error(), speechOf(session.kind(), session.seatCount()));
    Review review = review::begun(**game, order.effort);
    reckon(review, **game, {order.jobs});
    printReview(review, session, readOwnThings(opened->record).deputies);
    return Exit::done;
}

Exit printPuzzle(const review::PuzzleOrder& order) {
    const auto puzzle = makePuzzle(order);
    if (!puzzle) {
        complain(puzzle.error().text);
        return Exit::failed;
    }
    printLine(OrderedJson{{"game", order.game->id},
                          {"seed", order.seed},
                          {"event", puzzle->event},
                          {"seat", puzzle->seat},
                          {"best", knownJson(puzzle->best)},
                          {"share", tidy(puzzle->share)},
                          {"next", tidy(puzzle->next)},
                          {"why", inAllLanguages(puzzle->why, order.game->id)},
                          {"record", knownJson(writeRecord(puzzle->record))}});
    return Exit::done;
}

}  // namespace intrika::cli
