// A code that is short enough to be typed. It is never sent, and what is sent is worth nothing to whoever wants to find
// it out afterwards: both sides agree on a key that they alone know (X25519), and the code only says that it was agreed
// with the right one. So it can be guessed at the door alone, once a line, and the door counts.
#pragma once

#include "app/guests/plugin/sealed_channel.h"

#include <QByteArray>
#include <QString>

namespace intrika::guests {

inline constexpr int shareBytes = 32;
inline constexpr int codeLetters = 6;  // of 24: 191 million codes

QString newTypedCode();

// One line's half of the agreement.
class KeyShare {
public:
    KeyShare();  // drawn at random
    const QByteArray& open() const { return open_; }
    // Of the channel, where the other's half and the code are these; empty: that half is none that may be used.
    QByteArray keyWith(const QByteArray& others, const QString& code, SealedChannel::Side own) const;

private:
    QByteArray secret_, open_;
};

}  // namespace intrika::guests
