// One line's cipher: XSalsa20-Poly1305 (NaCl's secretbox, libsodium), padded, each frame with the next number. What was
// altered, left out, sent twice or sent by who does not know the secret does not open.
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <optional>

namespace intrika::guests {

inline constexpr int secretBytes = 16;
inline constexpr int randomBytes = 8;  // of each side, as long as the connection
inline constexpr int paddedTo = 1024;

QByteArray randomOf(int bytes);
QByteArray hashOf(const QByteArray& text);     // SHA-512
QByteArray guestId(const QByteArray& secret);  // 16 hex digits: names the secret, and does not tell it

class SealedChannel {
public:
    enum class Side : std::uint8_t { page, door };  // as the nonce has it

    // Randoms of `randomBytes` each.
    SealedChannel(const QByteArray& secret, const QByteArray& doorRandom, const QByteArray& pageRandom, Side own);
    // By a key of 32 bytes that was agreed upon.
    static SealedChannel withKey(QByteArray key, const QByteArray& doorRandom, const QByteArray& pageRandom, Side own);

    QByteArray seal(const QByteArray& text);
    // None: it is not the other side's next frame. The channel is then of no use any more.
    std::optional<QByteArray> open(const QByteArray& frame);

private:
    SealedChannel(QByteArray key, QByteArray randoms, Side own);
    using Nonce = std::array<unsigned char, 24>;
    Nonce nonce(Side from, std::uint64_t counter) const;

    QByteArray key_, randoms_;
    Side own_;
    std::uint64_t sealed_ = 0, opened_ = 0;
    bool broken_ = false;
};

}  // namespace intrika::guests
