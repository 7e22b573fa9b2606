// Whatever a file of faces holds, each face that is asked for can be painted; what could not be understood is told.
#include "app/faces/face_file.h"
#include "app/faces/game_scene.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

#include <QImage>
#include <QPainter>
#include <QRectF>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

bool isSize(const QSizeF& size) { return size.width() >= 1 && size.height() >= 1 && size.width() <= 1000; }

void mustBePaintable(const FaceSet& set) {
    must(set.accent.isValid() && set.rosetteLobes > 0);
    must(rosette({}, 21, 6, set.rosetteLobes).elementCount() < 100'000);
    for (const FaceData& face : set.faces) {
        must(isSize(sizeOnTable(face)) && isSize(sizeWhole(face)));
        const Ground& ground = face.ground;
        for (const QColor& colour : {ground.ground, ground.deep, ground.lit, ground.shade, ground.rim, ground.ribbon,
                                     ground.grain, ground.onRibbon}) {
            must(colour.isValid());
        }
    }
}

void paint(const GameScene& scene) {
    QImage image(50, 46, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    scene.paint(painter, image.rect());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QJsonObject file = parseFaceFile(text);
    std::vector<std::string> keys{"no.such.face"};
    for (const QString& key : file.value(QLatin1String("faces")).toObject().keys()) keys.push_back(key.toStdString());
    QStringList problems;
    const FaceSet set = readFaces(file, keys, &problems, static_cast<Style>(size % 3));
    must(set.faces.size() == keys.size() && !problems.isEmpty());
    mustBePaintable(set);
    paint(GameScene("succession", file, &problems));
    return 0;
}
