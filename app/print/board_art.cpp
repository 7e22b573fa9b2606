#include "app/print/board_art.h"

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

}  // namespace intrika
