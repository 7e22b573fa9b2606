#include "app/guests/plugin/guest_door.h"

#include <qrcodegen/QrCode.hpp>

namespace intrika::guests {

// Links are far from what a code can hold.
QrCode GuestDoor::codeOf(const QString& text) const {
    const auto code = qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    QrCode dots;
    dots.side = code.getSize();
    for (int y = 0; y < dots.side; ++y) {
        for (int x = 0; x < dots.side; ++x) dots.dark.push_back(code.getModule(x, y));
    }
    return dots;
}

}  // namespace intrika::guests
