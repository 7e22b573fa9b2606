// One phone's line: first who it is, in clear; then sealed frames alone, within limits.
#pragma once

#include "app/guests/door.h"
#include "app/guests/plugin/sealed_channel.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QWebSocket;

namespace intrika::guests {

class Line : public QObject {
    Q_OBJECT

public:
    // The secret of an id; empty: nobody has it.
    using Secrets = std::function<QByteArray(const QByteArray&)>;

    Line(LineId id, std::unique_ptr<QWebSocket> socket, Secrets secrets, QObject* parent);
    ~Line() override;

    LineId id() const { return id_; }
    const QByteArray& secret() const { return secret_; }
    bool isOpen() const { return isOpen_; }  // the guest has proved to know the secret
    bool isClosed() const { return isClosed_; }
    void say(const QByteArray& text);
    void close(Closing why);

signals:
    void opened();
    void said(const QByteArray& text);
    void closed();  // once, whoever did it

private:
    void hearClear(const QString& text);
    void hearSealed(const QByteArray& frame);
    bool isTooFast();
    void end();

    LineId id_;
    std::unique_ptr<QWebSocket> socket_;
    Secrets secrets_;
    QByteArray secret_;
    std::optional<SealedChannel> channel_;
    QTimer patience_;
    QElapsedTimer clock_;
    double credit_ = DoorLimits::messagesPerSecond;  // messages that may still come now
    bool isOpen_ = false, isClosed_ = false;
};

}  // namespace intrika::guests
