// The part of Table that writes down the game: the record, and what people keep beside the events.
#include "engines/session/journal.h"
#include "engines/session/own_things.h"
#include "engines/session/record.h"
#include "engines/table/table.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace intrika::table {

Record Table::recordNow() const {
    std::vector<SeatEntry> entries;
    for (const SeatInfo& seat : seats_) {
        entries.push_back(seatEntry(seat.name.toStdString(), seat.player));
    }
    return recordOf(*session_, std::move(entries), writeOwnThings(ownThings(), kind()));
}

OwnThings Table::ownThings() const {
    OwnThings things;
    things.colours = colours();
    std::vector<PlayerKind> players;
    for (const SeatInfo& seat : seats_) players.push_back(seat.player);
    things.temperaments = temperamentsOf(players);
    things.seed = seed_;
    things.practice = practice_;
    const bool anyHints = std::any_of(hintsUsed_.begin(), hintsUsed_.end(), [](int hints) { return hints > 0; });
    if (anyHints) things.hints = hintsUsed_;
    things.pencil.marks = pencil_;
    if (!looksSeen().empty()) things.looks = looks_;
    things.deputies = deputies_;
    things.board = ownBoardOf(*session_);
    return things;
}

// When it ended, and how long it took where it was played at one sitting: for the list of finished games.
Record Table::finishedRecord() const {
    Record record = recordNow();
    OwnThings things = ownThings();
    things.ended = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    if (sitting_.isValid()) things.time = std::chrono::seconds(sitting_.elapsed() / 1000);
    record.app = writeOwnThings(things, kind());
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
    keepThing(Changing::pencil);
}

void Table::rubOutPencil(Seat owner) {
    if (!pencil_.has(owner)) return;
    pencil_.rubOut(owner);
    keepThing(Changing::pencil);
}

void Table::setLookSeen(Seat seat) {
    looks_ = {stepCount(), looksSeen().with(seat)};
    keepThing(Changing::looks);
}

void Table::keepThing(Changing which) { keep(journalApp(writeOwnThing(which, ownThings(), kind()))); }

}  // namespace intrika::table
