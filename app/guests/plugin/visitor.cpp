#include "app/guests/plugin/visitor.h"

#include "app/guests/plugin/http_request.h"

#include <QHostAddress>
#include <QTcpSocket>

#include <utility>

namespace intrika::guests {
namespace {

constexpr int requestMs = 15'000;  // for the whole request; a busy phone opens connections long before it asks
constexpr char linePath[] = "/line";

// As HTTP's "deflate": zlib's own format, which Qt has behind a length of four bytes.
QByteArray packedBytes(const QByteArray& body) { return qCompress(body, 9).mid(4); }

bool isText(const QByteArray& type) {
    return type.startsWith("text/") || type == "application/json" || type == "image/svg+xml";
}

QByteArray reasonOf(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        default:
            return "Bad Request";
    }
}

}  // namespace

Visitor::Visitor(QTcpSocket* socket, Files files, QObject* parent)
    : QObject(parent), socket_(socket), files_(std::move(files)) {
    patience_.setSingleShot(true);
    patience_.setTimerType(Qt::CoarseTimer);
    connect(&patience_, &QTimer::timeout, this, &Visitor::leave);
    patience_.start(requestMs);
    connect(socket, &QTcpSocket::readyRead, this, &Visitor::read);
    connect(socket, &QTcpSocket::disconnected, this, &Visitor::leave);
    connect(socket, &QTcpSocket::bytesWritten, this, [this] {
        patience_.start(requestMs);
        read();
    });
    connect(socket, &QObject::destroyed, this, &QObject::deleteLater);
    if (socket->bytesAvailable() > 0) QMetaObject::invokeMethod(this, &Visitor::read, Qt::QueuedConnection);
}

Visitor::~Visitor() {
    if (socket_ != nullptr) socket_->deleteLater();
}

void Visitor::leave() {
    if (socket_ != nullptr) socket_->abort();
    deleteLater();
}

// One request after the other; the next when the answer to the last is gone.
void Visitor::read() {
    while (socket_ != nullptr && socket_->bytesToWrite() == 0) {
        const QByteArray head = socket_->peek(DoorLimits::headBytes);
        const auto end = headEnd(head);
        if (end < 0) {
            if (head.size() >= DoorLimits::headBytes) refuse(400);
            return;
        }
        const auto request = readRequest(QByteArrayView(head).first(end));
        if (!request) return refuse(400);
        if (!isAskedRightly(*request)) return refuse(403);
        if (request->upgrades) {
            if (request->path != linePath || request->origin.isEmpty()) return refuse(403);
            QTcpSocket* socket = socket_;
            socket->disconnect(this);
            socket_ = nullptr;
            emit lineAsked(socket);
            return deleteLater();
        }
        socket_->skip(request->bytes);
        if (!answer(*request)) return;
    }
}

// By the address that the connection came to and from no page but ours: a page of elsewhere, whose name was made to
// mean this machine, says its own name here.
bool Visitor::isAskedRightly(const HttpRequest& request) const {
    const QByteArray port = ':' + QByteArray::number(socket_->localPort());
    const bool isHere = request.host == socket_->localAddress().toString().toLatin1() + port ||
                        (socket_->localAddress().isLoopback() && request.host == "localhost" + port);
    return isHere && (request.origin.isEmpty() || request.origin == "http://" + request.host);
}

// False: nothing more is read.
bool Visitor::answer(const HttpRequest& request) {
    const auto served = files_(QString::fromLatin1(request.path));
    if (served && request.inflates && isText(served->type)) {
        send(200, {served->type, packedBytes(served->body), served->forGood}, request.host, true);
    } else if (served) {
        send(200, *served, request.host);
    } else {
        send(404, {"text/plain", "404\n", false}, request.host);
    }
    if (request.closes && socket_ != nullptr) socket_->disconnectFromHost();
    return !request.closes;
}

void Visitor::refuse(int status) {
    send(status, {"text/plain", QByteArray::number(status) + '\n', false}, "localhost");
    socket_->disconnect(this);
    connect(socket_, &QTcpSocket::disconnected, this, &Visitor::leave);
    socket_->disconnectFromHost();
}

void Visitor::send(int status, const Served& served, const QByteArray& host, bool packed) {
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) + "\r\n";
    const auto field = [&head](const char* name, const QByteArray& value) {
        head += QByteArray(name) + ": " + value + "\r\n";
    };
    field("Content-Type", served.type);
    if (packed) field("Content-Encoding", "deflate");
    field("Vary", "Accept-Encoding");
    field("Content-Length", QByteArray::number(served.body.size()));
    field("Cache-Control", served.forGood ? "private, max-age=604800, immutable" : "no-cache");
    field("Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://" + host +
              "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    field("X-Content-Type-Options", "nosniff");
    field("Referrer-Policy", "no-referrer");
    field("Cross-Origin-Opener-Policy", "same-origin");
    field("Cross-Origin-Resource-Policy", "same-origin");
    socket_->write(head + "\r\n" + served.body);
}

}  // namespace intrika::guests

#include "moc_visitor.cpp"
