// How far a game is, in a word: for logs and comparisons.
#pragma once

#include <QByteArray>
#include <QCryptographicHash>

#include <string>
#include <vector>

namespace intrika {

inline QByteArray stateOf(const std::vector<std::string>& events) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const std::string& event : events) hash.addData(QByteArray::fromStdString(event + "\n"));
    return QByteArray::number(static_cast<qulonglong>(events.size())) + ':' + hash.result().toHex().left(12);
}

}  // namespace intrika
