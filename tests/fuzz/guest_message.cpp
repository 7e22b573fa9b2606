// Whatever a phone says, it is a message within its bounds or it is said to be none.
#include "app/guests/message_reader.h"
#include "engines/core/clean_text.h"
#include "engines/words/words.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto message = readGuestMessage(textIn(data, size));
    if (!isRead(message)) return 0;
    must(size <= mostMessageBytes);
    must(message->language.isEmpty() || languages().contains(message->language));
    must(message->seat < maxSeats || message->kind != GuestMessage::Kind::join);
    must(message->name.size() <= static_cast<qsizetype>(2 * maxNameLength));
    must(message->ask >= 0 && message->step >= 0);
    must(message->picks.size() <= mostPicks);
    return 0;
}
