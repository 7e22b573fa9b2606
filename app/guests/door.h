// Sealed lines between phones and the program, and the few files that a browser gets. What has one is a library that is
// loaded at run time (plugin/): the program links neither its sockets nor its cipher.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <cstdint>
#include <optional>
#include <vector>

namespace intrika::guests {

using LineId = std::uint64_t;  // one connection; none comes twice

// Why the door, or the program, closed a line; as WebSocket close codes.
enum class Closing : std::uint16_t {
    unknownSecret = 4001,
    taken = 4002,  // the seat has its two lines
    version = 4003,
    tooMuch = 4004,  // too much, too fast, or too slowly read
    byHost = 4005,
    nonsense = 4006,  // a frame that does not open, a message that makes no sense
    wrongCode = 4007  // the code that was typed is not the one
};

// What limits a guest; the README names them.
struct DoorLimits {
    static constexpr int messageBytes = 64 * 1024;
    static constexpr int messagesPerSecond = 20;
    static constexpr int connections = 200;
    static constexpr int linesPerSeat = 2;
    static constexpr int linesToJoin = 60;
    static constexpr qint64 unreadBytes = 1024 * 1024;
    static constexpr int headBytes = 8 * 1024;  // of a request
    static constexpr int helloMs = 5'000;       // from the request for a line to the first sealed frame
    static constexpr int silentMs = 60'000;
    static constexpr int wrongCodesPerMinute = 10;  // of all who try
};

// One answer to GET.
struct Served {
    QByteArray type;
    QByteArray body;
    bool forGood = false;  // what stands at this path never changes
};

// What happens at the door, told on its thread.
class DoorListener {
public:
    virtual ~DoorListener() = default;
    // The guest knows the secret: their first sealed frame opened. `said` follows.
    virtual void lineOpened(LineId line, const QByteArray& secret) = 0;
    virtual void lineSaid(LineId line, const QByteArray& text) = 0;
    virtual void lineClosed(LineId line) = 0;                     // of one that was opened, whoever closed it
    virtual std::optional<Served> file(const QString& path) = 0;  // of a fixed list; none: 404
};

// The modules of a QR code, row by row, true: dark.
struct QrCode {
    int side = 0;
    std::vector<bool> dark;
};

// Lives on the thread on which it was made.
class Door {
public:
    Door() = default;
    virtual ~Door() = default;
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    // Listens at this machine's addresses in local networks, at `port` if it is free, else (or at 0) at one that the
    // system gives. 0: it cannot. The listener outlives the door, or `shut`.
    virtual std::uint16_t open(std::uint16_t port, DoorListener& listener) = 0;
    virtual void shut() = 0;
    virtual void lookForAddresses() = 0;        // networks may have come and gone
    virtual QStringList addresses() const = 0;  // "192.168.1.5:40123", those that others reach first
    virtual QByteArray newSecret() const = 0;   // 16 random bytes
    // From now on who knows it may have so many lines.
    virtual void admit(const QByteArray& secret, int lines) = 0;
    // Likewise whoever types the code that comes back: 6 capital letters, as good as the secret for what is said on
    // their line. It is the only one.
    virtual QString admitByCode(const QByteArray& secret) = 0;
    virtual void forget(const QByteArray& secret) = 0;  // its lines are closed, byHost, and so is its code
    virtual void say(LineId line, const QByteArray& text) = 0;
    virtual void close(LineId line, Closing why) = 0;
    virtual QrCode codeOf(const QString& text) const = 0;
};

class DoorMaker {
public:
    virtual ~DoorMaker() = default;
    virtual Door* make() = 0;  // the caller's
};

}  // namespace intrika::guests

#define INTRIKA_DOOR "org.intrika.Door/1"
Q_DECLARE_INTERFACE(intrika::guests::DoorMaker, INTRIKA_DOOR)
