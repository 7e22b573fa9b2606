// A phone without a browser: speaks the protocol as app/guests/README.md has it.
#pragma once

#include "app/guests/plugin/sealed_channel.h"
#include "app/guests/plugin/typed_code.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkRequest>
#include <QObject>
#include <QUrl>
#include <QWebSocket>

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intrika {

// Handles events until the condition holds. False: it did not within that time.
inline bool waitFor(const std::function<bool()>& condition, int ms = 20'000) {
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < ms) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    return condition();
}

class Phone : public QObject {
public:
    using Json = nlohmann::json;

    // A link as the QR code or the panel has it.
    explicit Phone(const QString& link) : url_(link) {
        secret_ = QByteArray::fromHex(url_.fragment().mid(2).toLatin1());
        connect(&socket_, &QWebSocket::connected, this, [this] { introduce(); });
        connect(&socket_, &QWebSocket::textMessageReceived, this, [this](const QString& text) { agree(text); });
        connect(&socket_, &QWebSocket::binaryMessageReceived, this, [this](const QByteArray& frame) { hear(frame); });
        connect(&socket_, &QWebSocket::disconnected, this, [this] { closed_ = true; });
    }

    QString origin = {};  // empty: the page's own
    QString language = "en";
    bool saysHello = true;
    QString typed = {};  // a code, instead of what the link says

    void open() {
        const QString host = QString("%1:%2").arg(url_.host()).arg(url_.port());
        QNetworkRequest request(QUrl("ws://" + host + "/line"));
        request.setRawHeader("Origin", (origin.isEmpty() ? "http://" + host : origin).toLatin1());
        socket_.open(request);
    }
    bool meet() {
        open();
        return waitFor([this] { return closed_ || !has("welcome").is_null(); }) && !closed_;
    }

    void say(const Json& message) {
        socket_.sendBinaryMessage(channel_->seal(QByteArray::fromStdString(message.dump())));
    }
    void sayRaw(const QByteArray& text) { socket_.sendBinaryMessage(channel_->seal(text)); }
    void sendFrame(const QByteArray& frame) { socket_.sendBinaryMessage(frame); }
    QByteArray seal(const QByteArray& text) { return channel_->seal(text); }
    bool hasChannel() const { return channel_.has_value(); }

    // The last message of a kind; null: none has come.
    Json has(const std::string& kind) const {
        for (auto it = heard_.rbegin(); it != heard_.rend(); ++it) {
            if ((*it)["kind"] == kind) return *it;
        }
        return {};
    }
    Json state() const { return has("state"); }
    std::size_t heard() const { return heard_.size(); }
    void forget() { heard_.clear(); }
    bool awaits(const std::string& kind) {
        return waitFor([&] { return !has(kind).is_null(); });
    }
    bool awaitsState(const std::function<bool(const Json&)>& isIt) {
        return waitFor([&] {
            const Json now = state();
            return !now.is_null() && isIt(now);
        });
    }

    bool isAsked() const {
        const Json now = state();
        return !now.is_null() && !now["prompt"].is_null();
    }
    void choose(std::size_t nth = 0) {
        const Json now = state();
        const auto& choices = now["prompt"]["choices"];
        say({{"kind", "choose"}, {"ask", now["ask"]}, {"key", choices[nth % choices.size()]["key"]}});
    }

    bool isClosed() const { return closed_; }
    int closeCode() const { return static_cast<int>(socket_.closeCode()); }
    bool awaitsClose(int code) {
        return waitFor([this] { return closed_; }) && closeCode() == code;
    }
    void cut() { socket_.abort(); }
    QWebSocket& socket() { return socket_; }
    const QByteArray& secret() const { return secret_; }
    std::function<void()> onHeard = {};

private:
    void introduce() {
        random_ = guests::randomOf(guests::randomBytes);
        Json opening{{"v", 1}, {"random", random_.toHex().toStdString()}};
        if (typed.isEmpty()) {
            opening["id"] = guests::guestId(secret_).toStdString();
        } else {
            opening["share"] = share_.open().toHex().toStdString();
        }
        socket_.sendTextMessage(QString::fromStdString(opening.dump()));
    }
    void agree(const QString& text) {
        const Json answer = Json::parse(text.toStdString());
        const QByteArray doorRandom = QByteArray::fromHex(QByteArray::fromStdString(answer["random"]));
        constexpr auto own = guests::SealedChannel::Side::page;
        if (typed.isEmpty()) {
            channel_.emplace(secret_, doorRandom, random_, own);
        } else {
            const QByteArray share = QByteArray::fromHex(QByteArray::fromStdString(answer["share"]));
            channel_ = guests::SealedChannel::withKey(share_.keyWith(share, typed, own), doorRandom, random_, own);
        }
        if (saysHello) say({{"kind", "hello"}, {"language", language.toStdString()}});
    }
    void hear(const QByteArray& frame) {
        const auto text = channel_->open(frame);
        if (!text) qFatal("the door sent what does not open");
        heard_.push_back(Json::parse(text->toStdString()));
        if (onHeard) onHeard();
    }

    QUrl url_;
    QByteArray secret_, random_;
    guests::KeyShare share_;
    QWebSocket socket_;
    std::optional<guests::SealedChannel> channel_;
    std::vector<Json> heard_;
    bool closed_ = false;
};

}  // namespace intrika
