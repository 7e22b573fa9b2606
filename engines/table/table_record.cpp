// The part of Table that writes down the game: the record, and what people keep beside the events.
#include "engines/core/json_text.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/table/own_boards.h"
#include "engines/table/table.h"

#include <nlohmann/json.hpp>

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace intrika {

Record Table::recordNow() const {
    std::vector<SeatEntry> entries;
    for (const SeatInfo& seat : seats_) {
        entries.push_back(seatEntry(seat.name.toStdString(), seat.player));
    }
    nlohmann::json app{{"colours", colours()}, {"seed", seed_}};
    if (practice_) app["practice"] = true;
    if (std::any_of(hintsUsed_.begin(), hintsUsed_.end(), [](int hints) { return hints > 0; }))
        app["hints"] = hintsUsed_;
    if (!pencil_.empty()) app["pencil"] = pencil_.json(kind());
    if (!looksSeen().empty()) app["looks"] = looks_.json();
    if (const auto board = ownBoardOf(*session_)) app["board"] = knownJson(writeBoardFile(*board));
    return recordOf(*session_, std::move(entries), app.dump());
}

// When it ended, and how long it took where it was played at one sitting: for the list of finished games.
Record Table::finishedRecord() const {
    Record record = recordNow();
    auto app = knownJson(record.app);
    app["ended"] = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    if (sitting_.isValid()) app["seconds"] = sitting_.elapsed() / 1000;
    record.app = app.dump();
    return record;
}

std::string Table::record() const { return writeRecord(recordNow()); }

void Table::bringPencil(ReadPencil read) {
    Q_ASSERT(!begun_);
    pencil_ = std::move(read.marks);
    pencilIsWhole_ = read.whole;
}

void Table::setPencil(const PencilCell& cell, PencilMark mark) {
    if (pencil_.at(cell) == mark) return;
    pencil_.set(cell, mark);
    keepThing("pencil", pencil_.json(kind()));
}

void Table::rubOutPencil(Seat owner) {
    if (!pencil_.has(owner)) return;
    pencil_.rubOut(owner);
    keepThing("pencil", pencil_.json(kind()));
}

void Table::setLookSeen(Seat seat) {
    looks_ = {stepCount(), looksSeen().with(seat)};
    keepThing("looks", looks_.json());
}

// One of the program's own things as it is now.
void Table::keepThing(const char* key, const nlohmann::json& value) {
    keep(journalApp(nlohmann::json{{key, value}}.dump()));
}

}  // namespace intrika
