#include "app/guests/face_pictures.h"

#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"
#include "app/maps/map_geometry.h"
#include "app/maps/map_painter.h"
#include "engines/boards/board_map.h"
#include "engines/words/words.h"

#include <QBuffer>
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
constexpr double smallRatio = 1.5, largeRatio = 2;  // of the picture's pixels to a phone's own
constexpr int smallQuality = 72, largeQuality = 82;

const QString& smallPrefix() {
    static const QString prefix = QStringLiteral("small-");
    return prefix;
}
const QString& largePrefix() {
    static const QString prefix = QStringLiteral("large-");
    return prefix;
}

// Of a rectangle nothing has to be seen through, and the other format takes a third of the bytes.
QString endingOf(double corner) { return corner > 0 ? QStringLiteral(".jpg") : QStringLiteral(".png"); }

bool isRectangle(Build build) { return build != Build::token && build != Build::figure; }

QSize sizeOf(QSizeF mm, double pixels) {
    const QSizeF size = mm * (pixels / cardLength);
    return {std::max(1, qRound(size.width())), std::max(1, qRound(size.height()))};
}

QByteArray bytesOf(const QImage& image, const char* format, int quality) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

Served jpegOf(const QImage& image, int quality) {
    return {"image/jpeg", bytesOf(image.convertToFormat(QImage::Format_RGB32), "JPG", quality), true};
}
Served pngOf(const QImage& image) { return {"image/png", bytesOf(image, "PNG", 0), true}; }

}  // namespace

FacePictures::FacePictures(const GameKind& kind, std::vector<std::string> colours, QString edition)
    : game_(QString::fromStdString(kind.id)),
      edition_(std::move(edition)),
      count_(kind.faces.size()),
      colours_(std::move(colours)),
      composer_(game_, kind.faces) {}

FacePictures::~FacePictures() = default;

std::string FacePictures::index(FaceId face, const std::string& colour) const {
    if (face == noFace) return {};
    const std::string number = std::to_string(face);
    return composer_.isOwned(face) && !colour.empty() ? number + '-' + colour : number;
}

std::vector<FacePictures::Entry> FacePictures::entries() const {
    std::vector<Entry> entries;
    for (std::size_t at = 0; at < count_; ++at) {
        const auto face = static_cast<FaceId>(at);
        const QSize size = sizeOf(composer_.size(face, Form::onTable), smallPixels);
        const double corner = isRectangle(composer_.build(face)) ? cornerMm * smallPixels / cardLength : 0;
        entries.push_back({index(face, {}), face, {}, size, corner});
        if (!composer_.isOwned(face)) continue;
        for (const std::string& colour : colours_) {
            entries.push_back({index(face, colour), face, colour, size, corner});
        }
    }
    return entries;
}

QString FacePictures::url(const Entry& entry, Size size, const QString& language) const {
    const QString name = QString::fromStdString(entry.index) + endingOf(entry.corner);
    return QStringLiteral("/picture/%1/%2/%3%4")
        .arg(edition_, language, size == Size::small ? smallPrefix() : largePrefix(), name);
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

Served FacePictures::drawnFace(const Entry& entry, Size size, const QString& language) const {
    const bool isSmall = size == Size::small;
    const Form form = isSmall ? Form::onTable : Form::whole;
    const QSize logical = isSmall ? entry.size : sizeOf(composer_.size(entry.face, form), largePixels);
    const double ratio = isSmall ? smallRatio : largeRatio;
    const FaceWords words = composer_.words(entry.face, wordsIn(language));
    const QImage image = paintedPicture(logical * ratio, ratio, [&](QPainter& painter) {
        const QRectF target(0, 0, logical.width(), logical.height());
        if (entry.corner > 0) painter.fillRect(target, QColor(ink::paper));
        composer_.paint(painter, target, entry.face, form, entry.colour, words, logical.height());
    });
    if (entry.corner > 0) return jpegOf(image, isSmall ? smallQuality : largeQuality);
    return pngOf(image);
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
    return jpegOf(image, largeQuality);
}

// `name`: "small-12-red.jpg", "land.jpg".
std::optional<Served> FacePictures::drawn(const QString& language, const QString& name) const {
    if (name == u"land.jpg") return board_ ? std::optional(drawnMap(language)) : std::nullopt;
    for (const Entry& entry : entries()) {
        for (const Size size : {Size::small, Size::large}) {
            if (url(entry, size, language).endsWith(u'/' + name)) return drawnFace(entry, size, language);
        }
    }
    return std::nullopt;
}

std::optional<Served> FacePictures::picture(const QString& path) {
    if (const auto kept = kept_.constFind(path); kept != kept_.cend()) return *kept;
    const QStringList parts = path.split(u'/');  // "", "picture", edition, language, name
    if (parts.size() != 5 || parts[1] != u"picture" || parts[2] != edition_) return std::nullopt;
    if (!languages().contains(parts[3])) return std::nullopt;
    const auto served = drawn(parts[3], parts[4]);
    if (served) kept_.insert(path, *served);
    return served;
}

}  // namespace intrika::guests
