#include "app/guests/plugin/line.h"

#include "app/guests/plugin/typed_code.h"

#include <QRegularExpression>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace intrika::guests {
namespace {

constexpr int protocolVersion = 1;
constexpr int openingBytes = 256;  // of what is said in clear

// {"v":1,"id":"<16 hex>","random":"<16 hex>"}, or with "share":"<64 hex>" instead of the id, in any order and with any
// spaces; no JSON beyond it is understood.
struct Opening {
    int version = 0;
    QByteArray id, share, random;
};
std::optional<Opening> readOpening(const QString& text) {
    static const QRegularExpression member(
        QStringLiteral("\"(v|id|share|random)\"\\s*:\\s*(?:\"([0-9a-f]{16}|[0-9a-f]{64})\"|([0-9]{1,4}))\\s*[,}]"));
    if (text.size() > openingBytes) return std::nullopt;
    Opening opening;
    for (auto all = member.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        const QString name = match.captured(1);
        if (name == u"v") opening.version = match.captured(3).toInt();
        if (name == u"id") opening.id = match.captured(2).toLatin1();
        if (name == u"share") opening.share = QByteArray::fromHex(match.captured(2).toLatin1());
        if (name == u"random") opening.random = QByteArray::fromHex(match.captured(2).toLatin1());
    }
    const bool saysWho = opening.id.size() == 2 * randomBytes || opening.share.size() == shareBytes;
    const bool isWhole = opening.version > 0 && saysWho && opening.random.size() == randomBytes;
    return isWhole ? std::optional(opening) : std::nullopt;
}

}  // namespace

Line::Line(LineId id, std::unique_ptr<QWebSocket> socket, Known known, QObject* parent)
    : QObject(parent), id_(id), socket_(std::move(socket)), known_(std::move(known)) {
    // Of a sealed message; what is padded and sealed is a little longer than the text in it.
    constexpr quint64 most = DoorLimits::messageBytes + 2 * paddedTo;
    socket_->setMaxAllowedIncomingFrameSize(most);
    socket_->setMaxAllowedIncomingMessageSize(most);
    patience_.setSingleShot(true);
    patience_.setTimerType(Qt::VeryCoarseTimer);
    connect(&patience_, &QTimer::timeout, this, [this] { close(Closing::tooMuch); });
    patience_.start(DoorLimits::helloMs);
    clock_.start();
    connect(socket_.get(), &QWebSocket::textMessageReceived, this, &Line::hearClear);
    connect(socket_.get(), &QWebSocket::binaryMessageReceived, this, &Line::hearSealed);
    connect(socket_.get(), &QWebSocket::disconnected, this, &Line::end);
}

Line::~Line() {
    if (socket_) socket_->disconnect(this);
}

// What was not used is saved up to the next second's.
bool Line::isTooFast() {
    credit_ += static_cast<double>(clock_.restart()) * DoorLimits::messagesPerSecond / 1000;
    credit_ = std::min<double>(credit_, DoorLimits::messagesPerSecond);
    credit_ -= 1;
    return credit_ < 0;
}

void Line::hearClear(const QString& text) {
    if (isClosed_) return;
    const auto opening = readOpening(text);
    if (channel_ || !opening) return close(Closing::nonsense);
    if (opening->version != protocolVersion) return close(Closing::version);
    if (!opening->share.isEmpty()) return agree(opening->share, opening->random);
    secret_ = known_.secretOf(opening->id);
    if (secret_.isEmpty()) return close(Closing::unknownSecret);
    const QByteArray random = randomOf(randomBytes);
    channel_.emplace(secret_, random, opening->random, SealedChannel::Side::door);
    socket_->sendTextMessage(
        QStringLiteral("{\"v\":%1,\"random\":\"%2\"}").arg(protocolVersion).arg(QLatin1String(random.toHex())));
}

// By the code: whether it is the right one their first frame tells.
void Line::agree(const QByteArray& pageShare, const QByteArray& pageRandom) {
    const Typed typed = known_.typed();
    if (typed.code.isEmpty()) return close(Closing::tooMuch);
    const KeyShare own;
    const QByteArray key = own.keyWith(pageShare, typed.code, SealedChannel::Side::door);
    if (key.isEmpty()) return close(Closing::nonsense);
    const QByteArray random = randomOf(randomBytes);
    secret_ = typed.secret;
    isTyped_ = true;
    channel_ = SealedChannel::withKey(key, random, pageRandom, SealedChannel::Side::door);
    socket_->sendTextMessage(QStringLiteral("{\"v\":%1,\"share\":\"%2\",\"random\":\"%3\"}")
                                 .arg(protocolVersion)
                                 .arg(QLatin1String(own.open().toHex()), QLatin1String(random.toHex())));
}

void Line::hearSealed(const QByteArray& frame) {
    if (isClosed_) return;
    if (!channel_) return close(Closing::nonsense);
    if (isTooFast() || frame.size() > DoorLimits::messageBytes + 2 * paddedTo) return close(Closing::tooMuch);
    const auto text = channel_->open(frame);
    if (!text) return close(isTyped_ && !isOpen_ ? Closing::wrongCode : Closing::nonsense);
    if (isTyped_ && !isOpen_) known_.rightCode();
    patience_.start(DoorLimits::silentMs);
    if (!std::exchange(isOpen_, true)) emit opened();
    if (!isClosed_) emit said(*text);
}

void Line::say(const QByteArray& text) {
    if (isClosed_ || !isOpen_) return;
    socket_->sendBinaryMessage(channel_->seal(text));
    if (socket_->bytesToWrite() > DoorLimits::unreadBytes) close(Closing::tooMuch);
}

// Who does not read is not waited for.
void Line::close(Closing why) {
    if (isClosed_) return;
    const bool reads = socket_->bytesToWrite() <= DoorLimits::unreadBytes;
    if (reads) {
        socket_->close(static_cast<QWebSocketProtocol::CloseCode>(why));
    } else {
        socket_->abort();
    }
    end();
}

void Line::end() {
    if (std::exchange(isClosed_, true)) return;
    patience_.stop();
    emit closed();
}

}  // namespace intrika::guests

#include "moc_line.cpp"
