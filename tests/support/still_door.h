// A door without sockets: who comes in by it is a test.
#pragma once

#include "app/guests/door.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace intrika {

class StillDoor : public guests::Door {
public:
    std::uint16_t open(std::uint16_t port, guests::DoorListener& listener) override {
        listener_ = &listener;
        return port == 0 ? 1 : port;
    }
    void shut() override { listener_ = nullptr; }
    void lookForAddresses() override {}
    QStringList addresses() const override { return {"192.168.1.2:40000"}; }
    QByteArray newSecret() const override { return QByteArray(15, 's') + static_cast<char>(++secrets_); }
    void admit(const QByteArray&, int) override {}
    QString admitByCode(const QByteArray&) override { return "KFRTWD"; }
    void forget(const QByteArray&) override {}
    void say(guests::LineId line, const QByteArray& text) override { heard[line] = text; }
    void close(guests::LineId, guests::Closing) override {}
    guests::QrCode codeOf(const QString&) const override { return {21, std::vector<bool>(21 * 21, true)}; }

    std::map<guests::LineId, QByteArray> heard;  // the last of each line

private:
    guests::DoorListener* listener_ = nullptr;
    mutable int secrets_ = 0;
};

}  // namespace intrika
