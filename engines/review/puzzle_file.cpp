#include "engines/review/puzzle_file.h"

#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/session/event_text.h"
#include "engines/session/game_kind.h"

#include <nlohmann/json.hpp>

#include <climits>
#include <cmath>
#include <optional>
#include <utility>

namespace intrika::review {
namespace {

constexpr int thousandths = 1000;

int roundedShare(double share) { return share < 0 ? -1 : static_cast<int>(std::lround(share * thousandths)); }

double shareOf(const JsonReader& reader) { return reader.integer(-1, thousandths) / double(thousandths); }

Puzzle readParts(const JsonReader& reader) {
    reader.exactKeys({"seat", "best", "share", "next", "shares", "record"});
    Puzzle puzzle;
    puzzle.seat = static_cast<Seat>(reader["seat"].integer(0, maxSeats - 1));
    puzzle.best = lineOfJson(reader["best"].object());
    puzzle.share = shareOf(reader["share"]);
    puzzle.next = shareOf(reader["next"]);
    for (const JsonReader& share : reader["shares"].items()) puzzle.shares.push_back(shareOf(share));
    return puzzle;
}

// The position is the record's end.
std::optional<Problem> setUp(OpenPuzzle& open, std::string_view recordText, const Games& games) {
    Puzzle& puzzle = open.puzzle;
    auto record = parseRecord(recordText, games);
    if (!record) return below("/record", record.error());
    puzzle.record = std::move(*record);
    puzzle.event = static_cast<int>(puzzle.record.events.size());
    auto session = openRecord(puzzle.record);
    if (!session) return below("/record", session.error());
    open.session = std::move(*session);
    const auto wrong = [](const char* place) {
        return Problem{Problem::Code::badValue, place, -1, say("problem.bad-puzzle")};
    };
    if (puzzle.seat >= puzzle.record.seats.size() || !open.session->toAct().mayAct(puzzle.seat)) return wrong("/seat");
    const auto best = open.session->legalMove(puzzle.seat, knownJson(puzzle.best));
    if (!best) return below("/best", best.error());
    open.best = *best;
    open.moves = open.session->legalMoves(puzzle.seat);
    if (puzzle.shares.size() != open.moves.size()) return wrong("/shares");
    puzzle.why = open.session->explain(puzzle.seat, open.best);
    return std::nullopt;
}

}  // namespace

Expected<PuzzleHead> readPuzzleHead(std::string_view line) {
    const auto json = parseJson(line);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    reader.exactKeys({"seats", "moves", "difficulty"});
    const PuzzleHead head{reader["seats"].integer(1, maxSeats), reader["moves"].integer(2, INT_MAX),
                          reader["difficulty"].id<Difficulty>(difficultyNames)};
    if (issue) return unexpected(std::move(*issue));
    return head;
}

std::string writePuzzle(const Puzzle& puzzle) {
    nlohmann::ordered_json shares = nlohmann::ordered_json::array();
    for (const double share : puzzle.shares) shares.push_back(roundedShare(share));
    const nlohmann::ordered_json head{{"seats", puzzle.record.seats.size()},
                                      {"moves", puzzle.shares.size()},
                                      {"difficulty", idOf(puzzle.difficulty, difficultyNames)}};
    const nlohmann::ordered_json body{{"seat", puzzle.seat},
                                      {"best", knownJson(puzzle.best)},
                                      {"share", roundedShare(puzzle.share)},
                                      {"next", roundedShare(puzzle.next)},
                                      {"shares", shares},
                                      {"record", knownJson(writeRecord(puzzle.record))}};
    return head.dump() + '\n' + body.dump() + '\n';
}

Expected<OpenPuzzle> readPuzzle(std::string_view line, const Games& games) {
    const auto json = parseJson(line);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    OpenPuzzle open{readParts(reader), nullptr, {}, {}};
    const std::string record = lineOfJson(reader["record"].object());
    if (!issue) issue = setUp(open, record, games);
    if (issue) return unexpected(std::move(*issue));
    return open;
}

}  // namespace intrika::review
