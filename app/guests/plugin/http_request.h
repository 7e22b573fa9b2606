// The head of a request, as far as this door understands HTTP: GET without a body, or a WebSocket that is asked for.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace intrika::guests {

struct HttpRequest {
    QByteArray path;    // without what stands behind "?"
    QByteArray host;    // as it was sent
    QByteArray origin;  // empty: none
    bool upgrades = false;
    bool inflates = false;  // the browser understands what zlib has packed
    qsizetype bytes = 0;    // of the head, its empty line included
    bool closes = false;    // the browser wants no further answer on this connection
};

// Where the head ends: behind its empty line. -1: it is not all there yet.
qsizetype headEnd(QByteArrayView text);

// None: it is no request that anybody is answered here. Precondition: `head` ends with its empty line.
std::optional<HttpRequest> readRequest(QByteArrayView head);

}  // namespace intrika::guests
