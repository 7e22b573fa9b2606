#include "app/faces/face_composer.h"

#include "app/faces/card_painter.h"
#include "app/faces/room.h"
#include "engines/words/words.h"

#include <QPainter>

#include <algorithm>

namespace intrika::faces {
namespace {

constexpr QSizeF signSize(10, 10), bustSize(50, 60);
constexpr double tinyBelow = 48;

Detail detailFor(Form form, double pixelsHigh) {
    if (form == Form::whole || form == Form::printed) return Detail::full;
    if (pixelsHigh < tinyBelow) return Detail::tiny;
    if (pixelsHigh < FaceComposer::smallBelow) return Detail::small;
    return pixelsHigh < FaceComposer::textFrom ? Detail::named : Detail::full;
}

void draw(CardPainter card, Build build, Form form) {
    if (form == Form::sign) return card.sign();
    if (form == Form::bust) return card.bust();
    switch (build) {
        case Build::card:
            return card.card();
        case Build::scored:
            return card.scored();
        case Build::poster:
            return card.poster();
        case Build::tile:
            return form == Form::onTable ? card.strip() : card.tile();
        case Build::token:
            return card.token();
        case Build::slip:
            return card.slip();
        case Build::figure:
            return card.figure();
        case Build::back:
            return card.back();
    }
}

}  // namespace

FaceComposer::FaceComposer(const QString& game, std::vector<std::string> keys, Style style)
    : keys_(std::move(keys)), emblems_(game), set_(loadFaces(game, keys_, nullptr, style)) {}

QSizeF FaceComposer::size(FaceId face, Form form) const {
    if (form == Form::sign || face >= count()) return signSize;
    if (form == Form::bust) return bustSize;
    return form == Form::onTable ? sizeOnTable(set_.faces[face]) : sizeWhole(set_.faces[face]);
}

FaceId FaceComposer::person() const {
    const auto hasHats = [](const FaceData& face) { return !face.hats.isEmpty(); };
    const auto found = std::find_if(set_.faces.begin(), set_.faces.end(), hasHats);
    return found == set_.faces.end() ? noFace : static_cast<FaceId>(found - set_.faces.begin());
}

std::optional<int> FaceComposer::value(FaceId face) const {
    bool isNumber = false;
    const int value = face < count() ? set_.faces[face].index.toInt(&isNumber) : 0;
    return isNumber ? std::optional(value) : std::nullopt;
}

FaceWords FaceComposer::words(FaceId face, const Words& words) const {
    FaceWords found;
    if (face >= count()) return found;
    const auto say = [&](const char* which) {
        if (!set_.faces[face].words.contains(QLatin1String(which))) return QString();
        return words.say(intrika::say("face." + keys_[face] + '.' + which));
    };
    found.name = say("name");
    found.kind = say("kind");
    found.text = say("text");
    if (!set_.gameWord.isEmpty()) found.game = words.say(intrika::say(set_.gameWord.toStdString())).toUpper();
    return found;
}

void FaceComposer::paint(QPainter& painter, const QRectF& target, FaceId face, Form form, const std::string& owner,
                         const FaceWords& words, double pixelsHigh) const {
    if (face >= count()) return;
    const QSizeF mm = size(face, form);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(target.topLeft());
    painter.scale(target.width() / mm.width(), target.height() / mm.height());
    const FaceData& data = set_.faces[face];
    draw(CardPainter(painter, set_, data, emblems_, data.owned ? owner : std::string(), words,
                     detailFor(form, pixelsHigh), form == Form::printed ? Outline::cut : Outline::drawn),
         data.build, form);
    painter.restore();
}

}  // namespace intrika::faces
