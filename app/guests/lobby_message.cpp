#include "app/guests/lobby_message.h"

#include "app/guests/chip_path.h"
#include "app/guests/face_pictures.h"
#include "engines/boards/board_map.h"
#include "engines/core/json_text.h"
#include "engines/core/map_place.h"
#include "engines/words/language_name.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace intrika::guests {
namespace {

using Json = nlohmann::json;

// The page's own texts, by the list that lies beside it.
Json wordsJson(const QString& language) {
    const Words words = Words::in(language, QStringLiteral("guests"));
    Json json = Json::object();
    QFile list(QStringLiteral(":/guests/words.txt"));
    if (!list.open(QIODevice::ReadOnly)) return json;
    while (!list.atEnd()) {
        const std::string key = list.readLine().trimmed().toStdString();
        if (!key.empty()) json[key] = words.say(say("guests.page." + key)).toStdString();
    }
    return json;
}

Json sheetsJson(const FacePictures& pictures) {
    Json sheets = Json::array();
    for (const Sheet sheet : {Sheet::solid, Sheet::clear}) {
        const QSize size = pictures.sheetSize(sheet);
        sheets.push_back(
            {{"picture", pictures.sheetUrl(sheet).toStdString()}, {"width", size.width()}, {"height", size.height()}});
    }
    return sheets;
}

Json facesJson(const FacePictures& pictures, const Words& words) {
    Json faces = Json::object();
    for (const SmallPicture& picture : pictures.all()) {
        const FaceWords said = pictures.words(picture.face, words);
        faces[pictures.indexOf(picture)] = {{"sheet", picture.sheet},
                                            {"at", {picture.at.x(), picture.at.y()}},
                                            {"size", {picture.size.width(), picture.size.height()}},
                                            {"corner", picture.corner},
                                            {"large", pictures.largeUrl(picture, words.language()).toStdString()},
                                            {"wears", pictures.wearsColour(picture.face)},
                                            {"name", said.name.toStdString()},
                                            {"text", said.text.toStdString()}};
    }
    return faces;
}

Json picturesJson(const FacePictures& pictures, const QString& language) {
    Json all = Json::array();
    for (const Sheet sheet : {Sheet::solid, Sheet::clear}) {
        if (!pictures.sheetSize(sheet).isEmpty()) all.push_back(pictures.sheetUrl(sheet).toStdString());
    }
    if (pictures.board() != nullptr) all.push_back(pictures.mapUrl(language).toStdString());
    for (const SmallPicture& picture : pictures.all()) {
        all.push_back(pictures.largeUrl(picture, language).toStdString());
    }
    return all;
}

// A river's cell has a place for each bank beside the whole one.
Json cellsJson(const FacePictures& pictures) {
    const boards::BoardMap& board = *pictures.board();
    Json cells = Json::array();
    for (int cell = 0; cell < board.width() * board.rows; ++cell) {
        const MapCell at = board.cellAt(cell);
        const int corners = board.at(at) == boards::Terrain::river ? mapCorners : 1;
        for (int corner = 0; corner < corners; ++corner) {
            const std::uint16_t place = mapPlace(cell, static_cast<MapCorner>(corner));
            const QPointF point = pictures.mapPoint(place);
            cells.push_back({place, qRound(point.x()), qRound(point.y())});
        }
    }
    return cells;
}

Json mapJson(const FacePictures& pictures, const QString& language, ZoneId zone) {
    if (pictures.board() == nullptr) return {};
    return {{"picture", pictures.mapUrl(language).toStdString()},
            {"width", pictures.mapSize().width()},
            {"height", pictures.mapSize().height()},
            {"zone", zone},
            {"cell", FacePictures::mapSide},
            {"cells", cellsJson(pictures)}};
}

}  // namespace

std::string welcomeMessage(const Words& words, Seat you, const FacePictures& pictures, ZoneId mapZone) {
    Json tongues = Json::array();
    for (const QString& code : languages()) {
        tongues.push_back({{"id", code.toStdString()}, {"name", languageName(code).toStdString()}});
    }
    const std::string title = words.say(say("title")).toStdString();
    return lineOfJson({{"kind", "welcome"},
                       {"language", words.language().toStdString()},
                       {"languages", std::move(tongues)},
                       {"words", wordsJson(words.language())},
                       {"game", {{"id", words.game().toStdString()}, {"name", title}}},
                       {"you", you == noSeat ? Json() : Json(you)},
                       {"faces", facesJson(pictures, words)},
                       {"sheets", sheetsJson(pictures)},
                       {"pictures", picturesJson(pictures, words.language())},
                       {"map", mapJson(pictures, words.language(), mapZone)}});
}

std::string lobbyMessage(const Lobby& lobby, const std::vector<SeatInfo>& seats) {
    Json all = Json::array();
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const auto seat = static_cast<Seat>(at);
        const bool isPhone = lobby.phones.contains(seat);
        Json json = chipJson(seats[at].colour);
        json["seat"] = seat;
        json["name"] = seats[at].name.toStdString();
        json["kind"] = !lobby.humans.contains(seat) ? "bot" : isPhone ? "phone" : "laptop";
        json["free"] = isPhone && !lobby.taken.contains(seat);
        json["here"] = !isPhone || lobby.here.contains(seat);
        all.push_back(std::move(json));
    }
    return lineOfJson({{"kind", "lobby"},
                       {"open", lobby.isOpen},
                       {"you", lobby.you == noSeat ? Json() : Json(lobby.you)},
                       {"seats", std::move(all)}});
}

QByteArray pageWords(const QString& language) { return QByteArray::fromStdString(lineOfJson(wordsJson(language))); }

std::string seatedMessage(const QByteArray& secret) {
    return lineOfJson({{"kind", "seated"}, {"secret", secret.toHex().toStdString()}});
}

std::string refusedMessage(const QString& text) {
    return lineOfJson({{"kind", "refused"}, {"text", text.toStdString()}});
}

std::string byeMessage(const QString& text) { return lineOfJson({{"kind", "bye"}, {"text", text.toStdString()}}); }

std::string pongMessage() { return lineOfJson({{"kind", "pong"}}); }

}  // namespace intrika::guests
