#include "app/guests/face_pictures.h"

#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"
#include "app/guests/picture_file.h"
#include "app/maps/map_geometry.h"
#include "app/maps/map_painter.h"
#include "engines/boards/board_map.h"
#include "engines/words/words.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace intrika::guests {
namespace {

constexpr double smallPixels = 104;  // of a phone, to the longer side of a card in a hand
constexpr double largePixels = 460;  // of a card that is read
constexpr double cardLength = 88;    // mm
constexpr double cornerMm = 3;
constexpr double largeRatio = 2;  // of the picture's pixels to a phone's own
constexpr int largeQuality = 80;

// Of a rectangle nothing has to be seen through, and the other format takes a third of the bytes.
QString endingOf(const SmallPicture& picture) {
    return picture.sheet == Sheet::solid ? QStringLiteral(".jpg") : QStringLiteral(".png");
}

QSize sizeOf(QSizeF mm, double pixels) {
    const QSizeF size = mm * (pixels / cardLength);
    return {std::max(1, qRound(size.width())), std::max(1, qRound(size.height()))};
}

double cornerOf(Build build, QSize size) {
    if (build == Build::token) return std::min(size.width(), size.height()) / 2.0;
    return build == Build::figure ? 0 : cornerMm * smallPixels / cardLength;
}

Served jpegOf(const QImage& image) { return {"image/jpeg", jpegBytes(image, largeQuality), true}; }
Served pngOf(const QImage& image) { return {"image/png", pngBytes(image), true}; }

}  // namespace

FacePictures::FacePictures(const GameKind& kind, std::vector<std::string> colours, QString edition)
    : game_(QString::fromStdString(kind.id)),
      edition_(std::move(edition)),
      colours_(std::move(colours)),
      composer_(game_, kind.faces),
      sheets_(composer_, smallPictures()) {}

FacePictures::~FacePictures() = default;

// What is wholly its owner's is a picture for each; cards have a ribbon, and room for it.
bool FacePictures::wearsColour(FaceId face) const {
    const Build build = composer_.build(face);
    return composer_.isOwned(face) && (build == Build::card || build == Build::slip);
}

std::string FacePictures::index(FaceId face, const std::string& colour) const {
    if (face == noFace) return {};
    const std::string number = std::to_string(face);
    return composer_.isOwned(face) && !wearsColour(face) && !colour.empty() ? number + '-' + colour : number;
}

std::vector<SmallPicture> FacePictures::smallPictures() const {
    std::vector<SmallPicture> all;
    for (std::size_t at = 0; at < composer_.count(); ++at) {
        const auto face = static_cast<FaceId>(at);
        const QSize size = sizeOf(composer_.size(face, Form::onTable), smallPixels);
        const double corner = cornerOf(composer_.build(face), size);
        SmallPicture picture{face, {}, size, corner, corner > 0 ? Sheet::solid : Sheet::clear, {}};
        all.push_back(picture);
        if (!composer_.isOwned(face) || wearsColour(face)) continue;
        for (const std::string& colour : colours_) {
            picture.colour = colour;
            all.push_back(picture);
        }
    }
    return all;
}

QString FacePictures::sheetUrl(Sheet sheet) const {
    return QStringLiteral("/picture/%1/small.%2")
        .arg(edition_, sheet == Sheet::solid ? QStringLiteral("jpg") : QStringLiteral("png"));
}

QString FacePictures::largeUrl(const SmallPicture& picture, const QString& language) const {
    return QStringLiteral("/picture/%1/%2/large-%3%4")
        .arg(edition_, language, QString::fromStdString(indexOf(picture)), endingOf(picture));
}

QString FacePictures::mapUrl(const QString& language) const {
    return QStringLiteral("/picture/%1/%2/land.jpg").arg(edition_, language);
}

QSize FacePictures::mapSize() const {
    const QSizeF units = MapPainter::extentOf(*board_, MapStyle::Frame::slim).size();
    return (units * (mapSide / cellSide)).toSize();
}

QPointF FacePictures::mapPoint(std::uint16_t place) const {
    const QRectF extent = MapPainter::extentOf(*board_, MapStyle::Frame::slim);
    return (pointOf(*board_, place) - extent.topLeft()) * (mapSide / cellSide);
}

const Words& FacePictures::wordsIn(const QString& language) const {
    const auto found = words_.find(language);
    return found != words_.end() ? found->second : words_.emplace(language, Words::in(language, game_)).first->second;
}

Served FacePictures::drawnFace(const SmallPicture& picture, const QString& language) const {
    const QSize logical = sizeOf(composer_.size(picture.face, Form::whole), largePixels);
    const FaceWords words = composer_.words(picture.face, wordsIn(language));
    const bool isSolid = picture.sheet == Sheet::solid;
    const QImage image = paintedPicture(logical * largeRatio, largeRatio, [&](QPainter& painter) {
        const QRectF target(0, 0, logical.width(), logical.height());
        const bool isDisc = composer_.build(picture.face) == Build::token;
        if (isSolid) painter.fillRect(target, QColor(isDisc ? ink::gold : ink::paper));
        composer_.paint(painter, target, picture.face, Form::whole, picture.colour, words, logical.height());
    });
    return isSolid ? jpegOf(image) : pngOf(image);
}

Served FacePictures::drawnMap(const QString& language) const {
    MapStyle style;
    style.language = language;
    style.frame = MapStyle::Frame::slim;
    const MapPainter painter(board_, style);
    const double scale = mapSide / cellSide;
    const QImage image = paintedPicture(mapSize(), 1, [&](QPainter& to) {
        to.fillRect(QRect({}, mapSize()), QColor(ink::paper));
        to.scale(scale, scale);
        to.translate(-painter.extent().topLeft());
        painter.paint(to, painter.extent(), scale);
    });
    return jpegOf(image);
}

// `name`: "large-12-red.jpg", "land.jpg".
std::optional<Served> FacePictures::drawn(const QString& language, const QString& name) const {
    if (name == u"land.jpg") return board_ ? std::optional(drawnMap(language)) : std::nullopt;
    for (const SmallPicture& picture : all()) {
        if (largeUrl(picture, language).endsWith(u'/' + name)) return drawnFace(picture, language);
    }
    return std::nullopt;
}

std::optional<Served> FacePictures::sheet(const QString& name) {
    if (name == u"small.jpg") return Served{"image/jpeg", sheets_.bytes(Sheet::solid), true};
    if (name == u"small.png") return Served{"image/png", sheets_.bytes(Sheet::clear), true};
    return std::nullopt;
}

std::optional<Served> FacePictures::picture(const QString& path) {
    const QStringList parts = path.split(u'/');  // "", "picture", edition, language of what has words, name
    if (parts.size() < 4 || parts[1] != u"picture" || parts[2] != edition_) return std::nullopt;
    if (parts.size() == 4) return sheet(parts[3]);
    if (const auto kept = kept_.constFind(path); kept != kept_.cend()) return *kept;
    if (parts.size() != 5 || !languages().contains(parts[3])) return std::nullopt;
    const auto served = drawn(parts[3], parts[4]);
    if (served) kept_.insert(path, *served);
    return served;
}

}  // namespace intrika::guests
