#include "app/print/own_look.h"

#include "engines/core/outside_file.h"
#include "engines/words/clean_words.h"

#include <nlohmann/json.hpp>

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <array>

namespace intrika::print {
namespace {

constexpr int mostPixels = 1200;  // of a side: a card's at 300 to the inch
constexpr qint64 largestArea = 100'000'000;
constexpr double fadedBy = 0.45;  // where ink is saved

// Photographs alone: a drawing can lead to other files.
const std::array photographs{"png", "jpeg", "bmp", "gif", "webp"};

bool isPhotograph(const QByteArray& format) {
    return std::any_of(photographs.begin(), photographs.end(), [&](const char* known) { return format == known; });
}

QImage inStyle(const QImage& picture, Style style) {
    QImage printed = picture.convertToFormat(QImage::Format_RGB32);
    if (style == Style::colour) return printed;
    printed = printed.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
    if (style == Style::inkSaver) {
        QPainter painter(&printed);
        painter.setOpacity(fadedBy);
        painter.fillRect(printed.rect(), Qt::white);
    }
    return printed;
}

Unexpected noPicture(const QString& file) {
    return unexpected(Problem::Code::cannotRead,
                      say("print.problem.picture", {literal(quotedFile(file).toStdString())}));
}

Expected<QImage> readPicture(const QString& file, Style style) {
    const auto read = readOutsideFile(file.toStdString());
    if (!read) return noPicture(file);
    QByteArray bytes = QByteArray::fromRawData(read->data(), static_cast<qsizetype>(read->size()));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);  // as the camera was held
    const QSize size = reader.size();
    const bool isKnown =
        isPhotograph(reader.format()) && !size.isEmpty() && qint64(size.width()) * size.height() <= largestArea;
    if (!isKnown) return noPicture(file);
    if (std::max(size.width(), size.height()) > mostPixels) {
        reader.setScaledSize(size.scaled(mostPixels, mostPixels, Qt::KeepAspectRatio).expandedTo({1, 1}));
    }
    const QImage picture = reader.read();
    if (picture.isNull()) return noPicture(file);
    return inStyle(picture, style);
}

bool readLook(const nlohmann::json& json, OwnLook& look) {
    if (!json.is_object()) return false;
    for (const auto& [key, value] : json.items()) {
        if (!value.is_string()) return false;
        const QString text = QString::fromStdString(value.get<std::string>());
        if (key == "name") {
            look.name = cleanName(text);
        } else if (key == "text") {
            look.text = cleanQuote(text);
        } else if (key == "picture") {
            look.picture = text;
        } else {
            return false;
        }
    }
    return true;
}

}  // namespace

const OwnLook* ownLookOf(const OwnLooks& looks, const QString& owner, const QString& face) {
    for (const QString& entry : {owner + u'/' + face, face}) {
        if (const auto found = looks.find(entry); found != looks.end()) return &*found;
    }
    return nullptr;
}

QJsonObject toJson(const OwnLooks& looks) {
    QJsonObject json;
    for (auto it = looks.begin(); it != looks.end(); ++it) {
        QJsonObject look;
        if (!it->name.isEmpty()) look.insert(QLatin1String("name"), it->name);
        if (!it->text.isEmpty()) look.insert(QLatin1String("text"), it->text);
        if (!it->picture.isEmpty()) look.insert(QLatin1String("picture"), it->picture);
        json.insert(it.key(), look);
    }
    return json;
}

bool readOwnLooks(const nlohmann::json& json, OwnLooks& looks) {
    if (!json.is_object()) return false;
    OwnLooks read;
    for (const auto& [entry, value] : json.items()) {
        OwnLook look;
        if (!readLook(value, look)) return false;
        if (!look.isEmpty()) read.insert(QString::fromStdString(entry), look);
    }
    looks = read;
    return true;
}

Expected<OwnPictures> readOwnPictures(const OwnLooks& looks, Style style) {
    OwnPictures pictures;
    for (const OwnLook& look : looks) {
        if (look.picture.isEmpty() || pictures.contains(look.picture)) continue;
        auto picture = readPicture(look.picture, style);
        if (!picture) return unexpected(picture.error());
        pictures.insert(look.picture, *picture);
    }
    return pictures;
}

}  // namespace intrika::print
