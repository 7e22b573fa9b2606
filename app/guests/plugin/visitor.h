// One connection of a browser as long as it speaks HTTP: gets files, or asks for a line.
#pragma once

#include "app/guests/door.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

class QTcpSocket;

namespace intrika::guests {

struct HttpRequest;

class Visitor : public QObject {
    Q_OBJECT

public:
    using Files = std::function<std::optional<Served>(const QString&)>;

    Visitor(QTcpSocket* socket, Files files, QObject* parent);  // owns the socket until it asks for a line
    ~Visitor() override;

signals:
    void lineAsked(QTcpSocket* socket);  // with the request still to be read; the receiver's from now on

private:
    void read();
    bool answer(const HttpRequest& request);
    bool isAskedRightly(const HttpRequest& request) const;
    void send(int status, const Served& served, const QByteArray& host, bool packed = false);
    void refuse(int status);
    void leave();

    QPointer<QTcpSocket> socket_;
    Files files_;
    QTimer patience_;
};

}  // namespace intrika::guests
