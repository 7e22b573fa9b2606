#include "app/guests/plugin/entrance.h"

#include "app/guests/door.h"

#include <QNetworkInterface>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

namespace intrika::guests {
namespace {

constexpr int portsTried = 20;

// Those by which a phone comes in first.
QList<QHostAddress> localAddresses() {
    QList<QHostAddress> all;
    for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
        if (isLocalNetwork(address) && !all.contains(address)) all << address;
    }
    const auto rank = [](const QHostAddress& address) {
        if (address.isLoopback()) return 2;
        return address.isLinkLocal() ? 1 : 0;
    };
    std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return all;
}

}  // namespace

bool isLocalNetwork(const QHostAddress& address) {
    if (address.protocol() != QAbstractSocket::IPv4Protocol) return false;
    static const QList<QPair<QHostAddress, int>> subnets{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
                                                         QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
                                                         QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
                                                         QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")),
                                                         QHostAddress::parseSubnet(QStringLiteral("127.0.0.0/8"))};
    return std::any_of(subnets.begin(), subnets.end(), [&](const auto& one) { return address.isInSubnet(one); });
}

Entrance::Entrance() = default;
Entrance::~Entrance() = default;

bool Entrance::listenAt(const QHostAddress& address, std::uint16_t port) {
    auto server = std::make_unique<QTcpServer>();
    if (!server->listen(address, port)) return false;
    port_ = server->serverPort();
    connect(server.get(), &QTcpServer::newConnection, this, [this, at = server.get()] { take(*at); });
    servers_.push_back(std::move(server));
    return true;
}

// A port that is free at one address need not be so at another.
std::uint16_t Entrance::open(std::uint16_t wanted) {
    const auto addresses = localAddresses();
    for (int tried = 0; tried < portsTried && !addresses.isEmpty(); ++tried) {
        port_ = tried == 0 ? wanted : 0;
        const bool all = std::all_of(addresses.begin(), addresses.end(),
                                     [this](const QHostAddress& address) { return listenAt(address, port_); });
        if (all) return port_;
        servers_.clear();
    }
    return port_ = 0;
}

void Entrance::shut() { servers_.clear(); }

void Entrance::lookForAddresses() {
    if (servers_.empty()) return;
    const auto addresses = localAddresses();
    std::erase_if(servers_, [&](const auto& server) { return !addresses.contains(server->serverAddress()); });
    const std::uint16_t port = port_;
    for (const QHostAddress& address : addresses) {
        const bool known = std::any_of(servers_.begin(), servers_.end(),
                                       [&](const auto& server) { return server->serverAddress() == address; });
        if (!known) listenAt(address, port);
    }
}

QStringList Entrance::addresses() const {
    QStringList texts;
    for (const QHostAddress& address : localAddresses()) {
        const bool listens = std::any_of(servers_.begin(), servers_.end(),
                                         [&](const auto& server) { return server->serverAddress() == address; });
        if (listens) texts << QStringLiteral("%1:%2").arg(address.toString()).arg(port_);
    }
    return texts;
}

void Entrance::trust(QTcpSocket* socket) { strangers_.removeAll(socket); }

bool Entrance::makeRoom() {
    strangers_.removeAll(nullptr);
    if (connections_ < DoorLimits::connections) return true;
    if (strangers_.isEmpty()) return false;
    QTcpSocket* oldest = strangers_.takeFirst();
    oldest->abort();
    oldest->deleteLater();
    return true;
}

void Entrance::take(QTcpServer& server) {
    while (QTcpSocket* socket = server.nextPendingConnection()) {
        if (!isLocalNetwork(socket->peerAddress()) || !makeRoom()) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        socket->setParent(nullptr);  // the server may go before it
        ++connections_;
        connect(socket, &QObject::destroyed, this, [this] { --connections_; });
        strangers_ << socket;
        emit came(socket);
    }
}

}  // namespace intrika::guests

#include "moc_entrance.cpp"
