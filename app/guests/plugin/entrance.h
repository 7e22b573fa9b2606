// Where connections come in: at the addresses of local networks and of this machine, all at one port.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

class QTcpServer;
class QTcpSocket;

namespace intrika::guests {

// Private ones of RFC 1918, link-local ones, and the machine itself; IPv4, for a person has to be able to type them.
bool isLocalNetwork(const QHostAddress& address);

// So many at most. Whoever has not proved to know a secret makes room for whoever comes later.
class Entrance : public QObject {
    Q_OBJECT

public:
    Entrance();
    ~Entrance() override;

    std::uint16_t open(std::uint16_t wanted);  // 0: it cannot
    void shut();
    void lookForAddresses();
    QStringList addresses() const;   // with the port; this machine's own last
    void trust(QTcpSocket* socket);  // it stays when others come

signals:
    void came(QTcpSocket* socket);

private:
    bool listenAt(const QHostAddress& address, std::uint16_t port);
    void take(QTcpServer& server);
    bool makeRoom();

    std::uint16_t port_ = 0;
    std::vector<std::unique_ptr<QTcpServer>> servers_;
    QList<QPointer<QTcpSocket>> strangers_;  // the oldest first
    int connections_ = 0;
};

}  // namespace intrika::guests
