#include "app/guests/plugin/typed_code.h"

#include <sodium.h>

#include <string_view>

namespace intrika::guests {
namespace {

constexpr std::string_view letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";  // without I and O, which look like figures

static_assert(shareBytes == crypto_scalarmult_BYTES && shareBytes == crypto_scalarmult_SCALARBYTES);

const unsigned char* start(const QByteArray& bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}
unsigned char* start(QByteArray& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace

QString newTypedCode() {
    if (sodium_init() < 0) qFatal("libsodium cannot be used");
    QString code;
    for (int nth = 0; nth < codeLetters; ++nth) {
        code += QLatin1Char(letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))]);
    }
    return code;
}

KeyShare::KeyShare() : secret_(randomOf(shareBytes)), open_(shareBytes, '\0') {
    crypto_scalarmult_base(start(open_), start(secret_));
}

QByteArray KeyShare::keyWith(const QByteArray& others, const QString& code, SealedChannel::Side own) const {
    if (others.size() != shareBytes) return {};
    QByteArray agreed(shareBytes, '\0');
    if (crypto_scalarmult(start(agreed), start(secret_), start(others)) != 0) return {};
    const bool isPage = own == SealedChannel::Side::page;
    const QByteArray shares = isPage ? open_ + others : others + open_;  // the page's first
    return hashOf("intrika guest code 1" + agreed + shares + code.toLatin1()).left(crypto_secretbox_KEYBYTES);
}

}  // namespace intrika::guests
