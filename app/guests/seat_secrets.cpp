#include "app/guests/seat_secrets.h"

#include "engines/core/json_text.h"
#include "engines/core/json_typed.h"
#include "engines/core/outside_file.h"
#include "engines/files/disk.h"
#include "engines/files/save_file.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <limits>
#include <string>

namespace intrika::guests {
namespace {

QByteArray readSecret(const JsonReader& reader) {
    static const QRegularExpression hex(QStringLiteral("^[0-9a-f]{32}$"));
    const QString text = QString::fromStdString(reader.text());
    if (!hex.match(text).hasMatch()) reader.fail(say("guests.problem.message"));
    return QByteArray::fromHex(text.toLatin1());
}

SeatSecrets secretsIn(const JsonReader& reader) {
    reader.exactKeys({"port", "join", "open", "seats", "taken"});
    SeatSecrets secrets;
    secrets.port = static_cast<std::uint16_t>(reader["port"].integer(0, std::numeric_limits<std::uint16_t>::max()));
    secrets.join = readSecret(reader["join"]);
    secrets.isOpen = reader["open"].boolean();
    secrets.taken = SeatSet::ofBits(static_cast<unsigned>(reader["taken"].integer(0, (1 << maxSeats) - 1)));
    const auto seats = reader["seats"].items(maxSeats);
    for (std::size_t seat = 0; seat < seats.size() && seat < maxSeats; ++seat) {
        if (!seats[seat].isNull()) secrets.seats[seat] = readSecret(seats[seat]);
    }
    return secrets;
}

std::string hexOf(const QByteArray& secret) { return secret.toHex().toStdString(); }

unsigned bitsOf(SeatSet seats) {
    unsigned bits = 0;
    for (const Seat seat : seats) bits |= 1u << seat;
    return bits;
}

}  // namespace

std::optional<SeatSecrets> readSecrets(const QString& journal) {
    const auto text = fileText(phonesOf(journal));
    if (!text) return std::nullopt;
    const auto json = parseJson(*text);
    if (!json) return std::nullopt;
    std::optional<Problem> issue;
    const SeatSecrets secrets = secretsIn(JsonReader(*json, issue));
    return issue ? std::nullopt : std::optional(secrets);
}

std::optional<Problem> keepSecrets(const QString& journal, const SeatSecrets& secrets) {
    nlohmann::json json{{"port", secrets.port},
                        {"join", hexOf(secrets.join)},
                        {"open", secrets.isOpen},
                        {"taken", bitsOf(secrets.taken)},
                        {"seats", nlohmann::json::array()}};
    for (const QByteArray& secret : secrets.seats) {
        json["seats"].push_back(secret.isEmpty() ? nlohmann::json() : nlohmann::json(hexOf(secret)));
    }
    return replaceFile(phonesOf(journal), lineOfJson(json), Folder::isPrivate);
}

void removeSecrets(const QString& journal) { removeFile(phonesOf(journal)); }

}  // namespace intrika::guests
