// Boards of the game that has maps, and pictures of them.
#pragma once

#include "app/maps/map_painter.h"
#include "engines/boards/board_file.h"
#include "tests/support/rooms.h"

#include <QFile>
#include <QImage>
#include <QPainter>

#include <nlohmann/json.hpp>

#include <memory>

namespace intrika::test {

inline constexpr std::array<MarkKind, 2> marks{{{"robbers", "R"}, {"mob", "N"}}};
inline constexpr int pixelsToUnit = 3;

inline QByteArray boardText(const QString& id) {
    QFile file(QStringLiteral(INTRIKA_SOURCE_DIR "/assets/boards/%1.json").arg(id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline Expected<BoardMap> boardFrom(const QByteArray& text) {
    return readBoardMap(nlohmann::json::parse(text.toStdString(), nullptr, false), marks);
}

inline std::shared_ptr<BoardMap> boardNamed(const QString& id) {
    return std::make_shared<BoardMap>(boardFrom(boardText(id)).value());
}

inline std::shared_ptr<BoardMap> emptyBoard() {
    auto board = std::make_shared<BoardMap>();
    board->rows = 5;
    board->columns = 3;
    board->terrain.assign(30, Terrain::plain);
    return board;
}

inline QImage picture(std::shared_ptr<const BoardMap> board, MapStyle style = {}) {
    const MapPainter map(std::move(board), std::move(style));
    QImage image((map.extent().size() * pixelsToUnit).toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.scale(pixelsToUnit, pixelsToUnit);
    painter.translate(-map.extent().topLeft());
    map.paint(painter);
    return image;
}

inline QImage partOf(const QImage& image, const BoardMap& board, MapStyle::Frame frame, const QRectF& box) {
    const QRectF at = box.translated(-MapPainter::extentOf(board, frame).topLeft());
    return image.copy(QRectF(at.topLeft() * pixelsToUnit, at.size() * pixelsToUnit).toAlignedRect());
}

}  // namespace intrika::test
