#include "app/print/board_art.h"

#include "app/faces/palette.h"
#include "app/maps/map_geometry.h"
#include "app/print/sheet_plan.h"

namespace intrika {
namespace {

// The map's own white is left out, so that tiles need not carry it.
QRectF printedBox(const BoardMap& board, MapStyle::Frame frame) {
    const QRectF all = MapPainter::extentOf(board, frame);
    return frame == MapStyle::Frame::full ? all.adjusted(6, 4, -6, -6) : all;
}

QSizeF sheetOf(const BoardMap& board) {
    for (const Paper paper : {Paper::a4, Paper::letter, Paper::a3, Paper::a2}) {
        if (paperName(paper).toStdString() == board.sheet) return paperMm(paper, Turn::portrait);
    }
    return {};
}

bool fits(const QSizeF& size, const QSizeF& sheet) {
    const auto within = [&size](const QSizeF& room) {
        return size.width() <= room.width() && size.height() <= room.height();
    };
    return within(sheet) || within(sheet.transposed());
}

// Cells keep their size; where the sheet that the board is made for has no room for the wide frame, it gets the slim.
MapStyle::Frame frameFor(const BoardMap& board, double mm) {
    const QSizeF full = printedBox(board, MapStyle::Frame::full).size() * mm;
    const QSizeF sheet = sheetOf(board);
    return sheet.isEmpty() || fits(full, sheet) ? MapStyle::Frame::full : MapStyle::Frame::slim;
}

}  // namespace

BoardArt::BoardArt(std::shared_ptr<const BoardMap> board, Style style, QString language)
    : board_(std::move(board)),
      style_(style),
      language_(std::move(language)),
      mm_(board_->cellMm / cellSide),
      frame_(frameFor(*board_, mm_)),
      box_(printedBox(*board_, frame_)) {}

const MapPainter& BoardArt::painter() const {
    std::call_once(made_, [this] {
        MapStyle style;
        style.style = style_;
        style.language = language_;
        style.frame = frame_;
        painter_ = std::make_unique<const MapPainter>(board_, std::move(style));
    });
    return *painter_;
}

Stamp BoardArt::stamp() const {
    return {QStringLiteral("board"), QRectF(QPointF(), size()), [this](QPainter& painter) {
                painter.scale(mm_, mm_);
                painter.translate(-box_.topLeft());
                this->painter().paint(painter, box_);
            }};
}

void BoardArt::sketch(QPainter& painter) const {
    painter.save();
    painter.scale(mm_, mm_);
    painter.translate(-box_.topLeft());
    for (std::size_t i = 0; i < board_->terrain.size(); ++i) {
        const Terrain terrain = board_->terrain[i];
        if (terrain == Terrain::plain) continue;
        const QColor tone = isWater(terrain) ? QColor(0xA8, 0xA8, 0xA8) : QColor(0xE2, 0xE2, 0xE2);
        painter.fillRect(boxOf(*board_, board_->cellAt(static_cast<int>(i))), tone);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::black));
    for (const MapSettlement& site : board_->settlements) {
        const double radius = cellSide * (site.kind == MapSettlement::Kind::city ? 0.6 : 0.3);
        painter.drawEllipse(boxOf(*board_, site.at).center(), radius, radius);
    }
    painter.restore();
}

}  // namespace intrika
