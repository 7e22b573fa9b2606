// The door of Qt WebSockets, libsodium and libqrcodegen.
#pragma once

#include "app/guests/door.h"
#include "app/guests/plugin/entrance.h"
#include "app/guests/plugin/line.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWebSocketServer>

#include <map>
#include <memory>

namespace intrika::guests {

class GuestDoor : public QObject, public Door {
    Q_OBJECT

public:
    GuestDoor();
    ~GuestDoor() override;

    std::uint16_t open(std::uint16_t port, DoorListener& listener) override;
    void shut() override;
    void lookForAddresses() override { entrance_.lookForAddresses(); }
    QStringList addresses() const override { return entrance_.addresses(); }
    QByteArray newSecret() const override { return randomOf(secretBytes); }
    void admit(const QByteArray& secret, int lines) override;
    QString admitByCode(const QByteArray& secret) override;
    void forget(const QByteArray& secret) override;
    void say(LineId line, const QByteArray& text) override;
    void close(LineId line, Closing why) override;
    QrCode codeOf(const QString& text) const override;

private:
    struct Known {
        QByteArray secret;
        int lines = 0;
    };
    void welcome(QTcpSocket* socket);
    void upgrade(QTcpSocket* socket);
    QTcpSocket* connectionOf(const QWebSocket& socket);
    void takeLine();
    Line::Typed typedNow();
    void openLine(Line& line);
    void endLine(Line& line);

    DoorListener* listener_ = nullptr;
    Entrance entrance_;
    QWebSocketServer upgrades_;
    QHash<QByteArray, Known> known_;                 // by id
    std::map<LineId, std::unique_ptr<Line>> lines_;  // the oldest first
    QObject visitors_;                               // their parent
    QList<QPointer<QTcpSocket>> asking_;             // for a line, and not yet one
    LineId last_ = 0;
    Line::Typed typed_;
    QElapsedTimer sinceTry_;  // since the first try of this minute
    int tries_ = 0;           // in it, without those that were right
};

}  // namespace intrika::guests
