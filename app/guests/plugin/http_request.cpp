#include "app/guests/plugin/http_request.h"

#include <QList>

#include <algorithm>

namespace intrika::guests {
namespace {

constexpr int mostFields = 64;

bool isPlain(QByteArrayView text) {
    return std::all_of(text.begin(), text.end(), [](char letter) { return letter >= ' ' && letter < 0x7F; });
}

// "gzip, deflate;q=0.5": one that is named with a weight of nothing is refused.
bool namesDeflate(const QByteArray& value) {
    for (const QByteArray& one : value.toLower().split(',')) {
        const QList<QByteArray> parts = one.split(';');
        if (parts.first().trimmed() != "deflate") continue;
        const QByteArray weight = parts.value(1).trimmed();
        return !weight.startsWith("q=") || weight.mid(2).toDouble() > 0;
    }
    return false;
}

// False: this request is answered by nobody.
bool takeField(const QByteArray& line, HttpRequest& request) {
    const auto colon = line.indexOf(':');
    if (colon <= 0) return false;
    const QByteArray name = line.left(colon).toLower();
    const QByteArray value = line.mid(colon + 1).trimmed();
    if (name == "host") {
        if (!request.host.isEmpty() || value.isEmpty()) return false;
        request.host = value;
    } else if (name == "origin") {
        if (!request.origin.isEmpty()) return false;
        request.origin = value;
    } else if (name == "upgrade") {
        request.upgrades = value.toLower() == "websocket";
    } else if (name == "accept-encoding") {
        request.inflates = namesDeflate(value);
    } else if (name == "connection") {
        request.closes = value.toLower() == "close";
    } else if (name == "transfer-encoding" || (name == "content-length" && value != "0")) {
        return false;  // a body
    }
    return true;
}

}  // namespace

qsizetype headEnd(QByteArrayView text) {
    const auto end = text.indexOf(QByteArrayView("\r\n\r\n"));
    return end < 0 ? -1 : end + 4;
}

std::optional<HttpRequest> readRequest(QByteArrayView head) {
    QByteArray text = head.toByteArray();
    text.chop(4);
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() > mostFields) return std::nullopt;
    HttpRequest request;
    request.bytes = head.size();
    for (qsizetype at = 0; at < lines.size(); ++at) {
        QByteArray line = lines[at];
        if (at + 1 < lines.size() && !line.endsWith('\r')) return std::nullopt;
        if (line.endsWith('\r')) line.chop(1);
        if (at > 0) {
            if (!takeField(line, request)) return std::nullopt;
            continue;
        }
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 3 || words[0] != "GET" || words[2] != "HTTP/1.1" || !isPlain(line)) return std::nullopt;
        if (!words[1].startsWith('/')) return std::nullopt;
        request.path = words[1].left(words[1].indexOf('?') < 0 ? words[1].size() : words[1].indexOf('?'));
    }
    if (request.host.isEmpty()) return std::nullopt;
    return request;
}

}  // namespace intrika::guests
