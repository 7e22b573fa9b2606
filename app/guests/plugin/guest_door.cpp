#include "app/guests/plugin/guest_door.h"

#include "app/guests/plugin/typed_code.h"
#include "app/guests/plugin/visitor.h"

#include <QTcpSocket>
#include <QWebSocket>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace intrika::guests {

GuestDoor::GuestDoor() : upgrades_(QStringLiteral("Intrika"), QWebSocketServer::NonSecureMode) {
    upgrades_.setMaxPendingConnections(DoorLimits::connections);
    upgrades_.setHandshakeTimeout(std::chrono::milliseconds(DoorLimits::helloMs));
    connect(&entrance_, &Entrance::came, this, &GuestDoor::welcome);
    connect(&upgrades_, &QWebSocketServer::newConnection, this, &GuestDoor::takeLine);
}

GuestDoor::~GuestDoor() { shut(); }

std::uint16_t GuestDoor::open(std::uint16_t port, DoorListener& listener) {
    listener_ = &listener;
    return entrance_.open(port);
}

void GuestDoor::shut() {
    entrance_.shut();
    listener_ = nullptr;
    known_.clear();
    typed_ = {};
    for (auto& [id, line] : std::exchange(lines_, {})) {
        line->close(Closing::byHost);
        line.release()->deleteLater();
    }
    for (QObject* visitor : visitors_.children()) delete visitor;
}

void GuestDoor::admit(const QByteArray& secret, int lines) { known_[guestId(secret)] = {secret, lines}; }

QString GuestDoor::admitByCode(const QByteArray& secret) {
    typed_ = {newTypedCode(), secret};
    return typed_.code;
}

// A try counts from its beginning on, for many could be begun at once. Where there were too many, nobody has another
// one in this minute.
Line::Typed GuestDoor::typedNow() {
    if (!sinceTry_.isValid() || sinceTry_.hasExpired(60'000)) {
        sinceTry_.start();
        tries_ = 0;
    }
    return tries_++ < DoorLimits::wrongCodesPerMinute ? typed_ : Line::Typed();
}

void GuestDoor::forget(const QByteArray& secret) {
    if (typed_.secret == secret) typed_ = {};
    known_.remove(guestId(secret));
    std::vector<Line*> its;
    for (const auto& [id, line] : lines_) {
        if (line->secret() == secret) its.push_back(line.get());
    }
    for (Line* line : its) line->close(Closing::byHost);
}

void GuestDoor::say(LineId line, const QByteArray& text) {
    const auto found = lines_.find(line);
    if (found != lines_.end()) found->second->say(text);
}

void GuestDoor::close(LineId line, Closing why) {
    const auto found = lines_.find(line);
    if (found != lines_.end()) found->second->close(why);
}

void GuestDoor::welcome(QTcpSocket* socket) {
    const auto files = [this](const QString& path) {
        return listener_ == nullptr ? std::nullopt : listener_->file(path);
    };
    auto* visitor = new Visitor(socket, files, &visitors_);
    connect(visitor, &Visitor::lineAsked, this, &GuestDoor::upgrade);
}

// Qt's server answers; until it has, the connection is nobody's.
void GuestDoor::upgrade(QTcpSocket* socket) {
    asking_.removeAll(nullptr);
    asking_ << socket;
    connect(socket, &QTcpSocket::disconnected, socket, [socket] {
        if (socket->parent() == nullptr) socket->deleteLater();
    });
    upgrades_.handleConnection(socket);
}

// The one that became this.
QTcpSocket* GuestDoor::connectionOf(const QWebSocket& socket) {
    for (const QPointer<QTcpSocket>& one : asking_) {
        if (one == nullptr || one->peerPort() != socket.peerPort() || one->peerAddress() != socket.peerAddress())
            continue;
        QTcpSocket* found = one;
        asking_.removeAll(found);
        return found;
    }
    return nullptr;
}

void GuestDoor::takeLine() {
    while (auto socket = std::unique_ptr<QWebSocket>(upgrades_.nextPendingConnection())) {
        socket->setParent(nullptr);
        const QPointer<QTcpSocket> connection = connectionOf(*socket);
        if (connection != nullptr) connection->setParent(socket.get());  // it goes with it
        Line::Known known;
        known.secretOf = [this](const QByteArray& id) { return known_.value(id).secret; };
        known.typed = [this] { return typedNow(); };
        known.rightCode = [this] { tries_ = std::max(0, tries_ - 1); };
        auto line = std::make_unique<Line>(++last_, std::move(socket), std::move(known), nullptr);
        Line* made = line.get();
        lines_[last_] = std::move(line);
        connect(made, &Line::opened, this, [this, made, connection] {
            entrance_.trust(connection);
            openLine(*made);
        });
        connect(made, &Line::said, this, [this, made](const QByteArray& text) {
            if (listener_ != nullptr) listener_->lineSaid(made->id(), text);
        });
        connect(made, &Line::closed, this, [this, made] { endLine(*made); });
    }
}

// Whoever comes last stays: a phone that lost its network is back before its old line is known to be dead.
void GuestDoor::openLine(Line& line) {
    const Known known = known_.value(guestId(line.secret()));
    if (known.lines == 0) return line.close(Closing::unknownSecret);  // it was forgotten meanwhile
    std::vector<Line*> open;
    for (const auto& [id, other] : lines_) {
        if (other->isOpen() && !other->isClosed() && other->secret() == line.secret()) open.push_back(other.get());
    }
    for (std::size_t at = 0; at + static_cast<std::size_t>(known.lines) < open.size(); ++at) {
        open[at]->close(Closing::taken);
    }
    if (listener_ != nullptr) listener_->lineOpened(line.id(), line.secret());
}

// The line itself goes when whoever called it is done.
void GuestDoor::endLine(Line& line) {
    const auto found = lines_.find(line.id());
    if (found == lines_.end()) return;
    found->second.release()->deleteLater();
    lines_.erase(found);
    if (line.isOpen() && listener_ != nullptr) listener_->lineClosed(line.id());
}

}  // namespace intrika::guests

#include "moc_guest_door.cpp"
