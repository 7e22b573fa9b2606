// What somebody has printed on a card instead of its own words and emblem: a friend's name for an ally, a photograph
// for a seat.
#pragma once

#include "app/faces/face_data.h"
#include "app/print/room.h"
#include "engines/core/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <QHash>
#include <QImage>
#include <QJsonObject>
#include <QMap>
#include <QString>

namespace intrika::print {

// Empty: as it is.
struct OwnLook {
    QString name, text;
    QString picture;  // a file

    bool isEmpty() const { return name.isEmpty() && text.isEmpty() && picture.isEmpty(); }
    bool operator==(const OwnLook&) const = default;
};

// By what they stand on: a face or a back, "colour/" before those of one player.
using OwnLooks = QMap<QString, OwnLook>;

// None: nobody gave it a look of its own. One player's comes before everybody's.
const OwnLook* ownLookOf(const OwnLooks& looks, const QString& owner, const QString& face);

QJsonObject toJson(const OwnLooks& looks);
// Texts are made fit to be shown (engines/core/clean_text.h). False: it is something else.
bool readOwnLooks(const nlohmann::json& json, OwnLooks& looks);

// By file, no larger than paper can show, and in the colours that are printed. A file that is no photograph is a
// problem.
using OwnPictures = QHash<QString, QImage>;
Expected<OwnPictures> readOwnPictures(const OwnLooks& looks, Style style);

}  // namespace intrika::print
