// One phone's line: first who it is, in clear; then sealed frames alone, within limits.
#pragma once

#include "app/guests/door.h"
#include "app/guests/plugin/sealed_channel.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QWebSocket;

namespace intrika::guests {

class Line : public QObject {
    Q_OBJECT

public:
    // The code that may be typed instead, and the secret that it stands for; empty: there is none now.
    struct Typed {
        QString code;
        QByteArray secret;
    };
    struct Known {
        std::function<QByteArray(const QByteArray&)> secretOf;  // an id; empty: nobody has it
        std::function<Typed()> typed;                           // asked once for each try
        std::function<void()> rightCode;                        // it was no guess
    };

    Line(LineId id, std::unique_ptr<QWebSocket> socket, Known known, QObject* parent);
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
    void agree(const QByteArray& pageShare, const QByteArray& pageRandom);
    void hearSealed(const QByteArray& frame);
    bool isTooFast();
    void end();

    LineId id_;
    std::unique_ptr<QWebSocket> socket_;
    Known known_;
    QByteArray secret_;
    std::optional<SealedChannel> channel_;
    QTimer patience_;
    QElapsedTimer clock_;
    double credit_ = DoorLimits::messagesPerSecond;  // messages that may still come now
    bool isOpen_ = false, isClosed_ = false;
    bool isTyped_ = false;  // the guest has a code, and no secret yet
};

}  // namespace intrika::guests
