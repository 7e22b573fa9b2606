#include "app/start/table_picture.h"

#include "app/pages/look.h"
#include "app/scene/face_cache.h"
#include "app/scene/map_table.h"
#include "app/scene/table_scene.h"
#include "engines/session/game_kind.h"

#include <QPainter>

namespace intrika::start {
namespace {

constexpr QSize drawnAs{1120, 700};  // large enough for cards to look like cards

}  // namespace

TablePicture::TablePicture(const Glance& glance, QObject* parent) : QObject(parent) {
    QStringList names;
    std::vector<std::string> colours;
    for (const SeatInfo& seat : glance.seats) {
        names << seat.name;
        colours.push_back(seat.colour);
    }
    const Words words(QString::fromStdString(glance.kind->id), names);
    scene_ = new TableScene(glance.kind->faces, words, this);
    scene_->setTableSize(QSizeF(drawnAs));
    scene_->setPeople(names, colours, noSeat);
    scene_->show(glance.tableau);
    connect(&scene_->faces(), &FaceCache::drawn, this, &TablePicture::drawWhenReady);
    connect(&scene_->map(), &MapTable::drawn, this, &TablePicture::drawWhenReady);
    draw();  // looks for every face, and so has them drawn
    QMetaObject::invokeMethod(this, &TablePicture::drawWhenReady, Qt::QueuedConnection);
}

void TablePicture::drawWhenReady() {
    if (told_ || !scene_->isDrawn()) return;
    told_ = true;
    emit drawn(draw());
}

QImage TablePicture::draw() {
    QImage image(drawnAs, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene_->render(&painter, QRectF(QPointF(), drawnAs), QRectF(QPointF(), drawnAs));
    painter.end();
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace intrika::start

#include "moc_table_picture.cpp"
