#include "app/print/board_art.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/maps/map_geometry.h"
#include "app/print/sheet_plan.h"

#include <algorithm>

namespace intrika::print {
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

bool isWithin(const QSizeF& size, const QSizeF& sheet) {
    const auto within = [&size](const QSizeF& room) {
        return size.width() <= room.width() && size.height() <= room.height();
    };
    return within(sheet) || within(sheet.transposed());
}

const MapSettlement* siteOf(const BoardMap& board, const MapPile& pile) {
    const auto found = std::find_if(board.settlements.begin(), board.settlements.end(),
                                    [&pile](const MapSettlement& site) { return site.id == pile.settlement; });
    return found == board.settlements.end() ? nullptr : &*found;
}

// Cells keep their size; where the sheet that the board is made for has no room for the wide frame, it gets the slim.
MapStyle::Frame frameFor(const BoardMap& board, double mm) {
    const QSizeF full = printedBox(board, MapStyle::Frame::full).size() * mm;
    const QSizeF sheet = sheetOf(board);
    return sheet.isEmpty() || isWithin(full, sheet) ? MapStyle::Frame::full : MapStyle::Frame::slim;
}

}  // namespace

BoardArt::BoardArt(std::shared_ptr<const BoardMap> board, Style style, const Words& words)
    : board_(std::move(board)),
      style_(style),
      language_(words.language()),
      halves_{words.say(say("map.half-left")), words.say(say("map.half-right"))},
      mm_(board_->cellMm / cellSide),
      frame_(frameFor(*board_, mm_)),
      box_(printedBox(*board_, frame_)) {
    for (const MapPile& pile : board_->piles) {
        const MapSettlement* site = siteOf(*board_, pile);
        piles_ << (site == nullptr ? QString()
                                   : words.say(say("print.pile", {literal(site->name.in(language_.toStdString()))})));
    }
}

const MapPainter& BoardArt::painter() const {
    std::call_once(made_, [this] {
        MapStyle style;
        style.style = style_;
        style.language = language_;
        style.frame = frame_;
        style.halves = halves_;
        painter_ = std::make_unique<const MapPainter>(board_, std::move(style));
    });
    return *painter_;
}

Stamp BoardArt::stamp() const {
    return {QStringLiteral("board"), QRectF(QPointF(), size()), [this](QPainter& painter) {
                painter.scale(mm_, mm_);
                painter.translate(-box_.topLeft());
                this->painter().paint(painter, box_);
                if (frame_ != MapStyle::Frame::full) return;
                for (std::size_t i = 0; i < board_->piles.size(); ++i) {
                    pilePlate(painter, board_->piles[i], piles_[static_cast<int>(i)]);
                }
            }};
}

// On the frame, as near to its town as that edge comes: the pile lies beside the board there.
void BoardArt::pilePlate(QPainter& painter, const MapPile& pile, const QString& caption) const {
    constexpr double textSize = 4.2, high = 6, away = 10.7;  // of its middle, from the cells
    const MapSettlement* site = siteOf(*board_, pile);
    if (site == nullptr) return;
    const bool upright = pile.edge == MapPile::Edge::left || pile.edge == MapPile::Edge::right;
    const bool first = pile.edge == MapPile::Edge::left || pile.edge == MapPile::Edge::top;
    const QRectF cells = cellsBox(*board_);
    const QPointF town = boxOf(*board_, site->at).center();
    const double longest = (upright ? cells.height() : cells.width()) - high;
    const FittedText text = fitLine(caption, Cut::bold, longest, textSize, 2);
    const double half = textWidth(text.lines.first(), Cut::bold, text.size) / 2 + 3;
    const double from = (upright ? cells.top() : cells.left()) + half,
                 to = (upright ? cells.bottom() : cells.right()) - half;
    const double along = std::clamp(upright ? town.y() : town.x(), from, std::max(from, to));
    const double across = first ? -away : (upright ? cells.right() : cells.bottom()) + away;
    const MapInk ink = mapInk(style_);
    painter.save();
    painter.translate(upright ? QPointF(across, along) : QPointF(along, across));
    if (upright) painter.rotate(first ? -90 : 90);
    painter.setPen(QPen(ink.line, 0.5));
    painter.setBrush(ink.land);
    painter.drawRoundedRect(QRectF(-half, -high / 2, 2 * half, high), 1, 1);
    paintLine(painter, text.lines.first(), Cut::bold, text.size, {0, text.size * 0.33}, Qt::AlignHCenter, ink.line);
    painter.restore();
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

}  // namespace intrika::print
