// Whatever comes in by the door of phones: a request that can be answered, a frame that opens, or nothing.
#include "app/guests/plugin/http_request.h"
#include "app/guests/plugin/sealed_channel.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto end = headEnd(bytes);
    must(end <= bytes.size());
    if (end > 0) {
        const auto request = readRequest(QByteArrayView(bytes).first(end));
        if (request) {
            must(request->path.startsWith('/') && !request->path.contains('?'));
            must(!request->host.isEmpty());
            must(request->bytes == end);
        }
    }
    static const QByteArray secret(secretBytes, 's'), random(randomBytes, 'r');
    SealedChannel page(secret, random, random, SealedChannel::Side::page);
    SealedChannel door(secret, random, random, SealedChannel::Side::door);
    must(door.open(page.seal(bytes)) == bytes);
    must(!door.open(bytes));  // nobody guesses what is sealed
    return 0;
}
