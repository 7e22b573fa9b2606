#include "app/guests/plugin/sealed_channel.h"

#include <QtEndian>

#include <sodium.h>

#include <algorithm>
#include <utility>

namespace intrika::guests {
namespace {

constexpr int lengthBytes = 4;

const unsigned char* bytesOf(const QByteArray& array) {
    return reinterpret_cast<const unsigned char*>(array.constData());
}
unsigned char* bytesOf(QByteArray& array) { return reinterpret_cast<unsigned char*>(array.data()); }

QByteArray padded(const QByteArray& text) {
    const auto whole = (lengthBytes + text.size() + paddedTo - 1) / paddedTo * paddedTo;
    QByteArray all(whole, '\0');
    qToBigEndian(static_cast<quint32>(text.size()), all.data());
    std::copy(text.begin(), text.end(), all.begin() + lengthBytes);
    return all;
}

std::optional<QByteArray> unpadded(const QByteArray& all) {
    if (all.isEmpty() || all.size() % paddedTo != 0) return std::nullopt;
    const auto length = qFromBigEndian<quint32>(all.constData());
    if (length > static_cast<quint32>(all.size() - lengthBytes)) return std::nullopt;
    return all.mid(lengthBytes, static_cast<qsizetype>(length));
}

}  // namespace

QByteArray randomOf(int bytes) {
    if (sodium_init() < 0) qFatal("libsodium cannot be used");
    QByteArray random(bytes, '\0');
    randombytes_buf(random.data(), static_cast<std::size_t>(bytes));
    return random;
}

QByteArray hashOf(const QByteArray& text) {
    QByteArray hash(crypto_hash_sha512_BYTES, '\0');
    crypto_hash_sha512(bytesOf(hash), bytesOf(text), static_cast<unsigned long long>(text.size()));
    return hash;
}

QByteArray guestId(const QByteArray& secret) { return hashOf("intrika guest id 1" + secret).left(8).toHex(); }

SealedChannel::SealedChannel(QByteArray key, QByteArray randoms, Side own)
    : key_(std::move(key)), randoms_(std::move(randoms)), own_(own) {
    Q_ASSERT(key_.size() == crypto_secretbox_KEYBYTES);
    Q_ASSERT(randoms_.size() == 2 * randomBytes);
}

SealedChannel::SealedChannel(const QByteArray& secret, const QByteArray& doorRandom, const QByteArray& pageRandom,
                             Side own)
    : SealedChannel(hashOf("intrika guest key 1" + secret).left(crypto_secretbox_KEYBYTES), doorRandom + pageRandom,
                    own) {}

SealedChannel SealedChannel::withKey(QByteArray key, const QByteArray& doorRandom, const QByteArray& pageRandom,
                                     Side own) {
    return {std::move(key), doorRandom + pageRandom, own};
}

SealedChannel::Nonce SealedChannel::nonce(Side from, std::uint64_t counter) const {
    Nonce nonce{};
    std::copy(randoms_.begin(), randoms_.end(), nonce.begin());
    qToBigEndian(counter, nonce.data() + 2 * randomBytes);  // its first byte is the direction's: no line gets so far
    nonce[2 * randomBytes] = static_cast<unsigned char>(from);
    return nonce;
}

QByteArray SealedChannel::seal(const QByteArray& text) {
    const QByteArray plain = padded(text);
    QByteArray frame(plain.size() + static_cast<qsizetype>(crypto_secretbox_MACBYTES), '\0');
    crypto_secretbox_easy(bytesOf(frame), bytesOf(plain), static_cast<unsigned long long>(plain.size()),
                          nonce(own_, sealed_++).data(), bytesOf(key_));
    return frame;
}

std::optional<QByteArray> SealedChannel::open(const QByteArray& frame) {
    const auto length = frame.size() - static_cast<qsizetype>(crypto_secretbox_MACBYTES);
    if (broken_ || length < paddedTo) {
        broken_ = true;
        return std::nullopt;
    }
    QByteArray plain(length, '\0');
    const Side other = own_ == Side::door ? Side::page : Side::door;
    broken_ = crypto_secretbox_open_easy(bytesOf(plain), bytesOf(frame), static_cast<unsigned long long>(frame.size()),
                                         nonce(other, opened_++).data(), bytesOf(key_)) != 0;
    const auto text = broken_ ? std::nullopt : unpadded(plain);
    broken_ = !text;
    return text;
}

}  // namespace intrika::guests
