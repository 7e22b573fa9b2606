// The journal of a running game: text that only grows, a line for every event, so that a crash loses nothing.
#pragma once

#include "engines/session/record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::session {

// One JSON object a line: first the head, a record without events; then an event each, or what was taken back,
// `{"undo":2}`, or what has changed of the program's own things, `{"app":{"pencil":[]}}`, key by key. Every line ends
// with a newline; what stands behind the last newline is torn and does not count.
std::string journalHead(const Record& record);
std::string journalEvent(std::string_view event);  // Step::event, one of Record::events
std::string journalUndo(int events);               // events > 0: how many of the latest are taken back
std::string journalApp(std::string_view changed);  // an object, one line

struct Journal {
    Record record;                   // the head as it was changed, with the events that were not taken back
    std::size_t wholeBytes = 0;      // the length of what was read: a writer goes on from here
    std::optional<Problem> problem;  // a whole line that is none of a journal; what stands before it was read
};

// An error only if there is no whole head. Whether the events are legal is seen by `openRecord`.
Expected<Journal> readJournal(std::string_view text, const Games& games);

}  // namespace intrika::session
