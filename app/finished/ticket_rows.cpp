#include "app/finished/ticket_rows.h"

#include "app/faces/game_scene.h"
#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"
#include "app/pages/look.h"
#include "app/pages/sheet_table.h"

#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intrika::finished {
namespace {

constexpr int rowHeight = 64, stubWide = 76, textGap = 14;
constexpr double ticketGap = 3, ticketCorner = 6, notch = 6;
constexpr QSizeF emblemRoom(62, 50);
constexpr QRgb ticketPaper = 0xFFFFFDF6, chosenPaper = 0xFFF5E7BE, ticketEdge = 0xFFB8842B, chosenEdge = 0xFF8A5A12;

// With a bite above and below, where it was to be torn.
QPainterPath ticketShape(const QRectF& box) {
    QPainterPath shape;
    shape.addRoundedRect(box, ticketCorner, ticketCorner);
    for (const double y : {box.top(), box.bottom()}) {
        QPainterPath bite;
        bite.addEllipse(QPointF(box.left() + stubWide, y), notch, notch);
        shape = shape.subtracted(bite);
    }
    return shape;
}

}  // namespace

TicketRows::TicketRows(SheetTable& table, GameOf gameOf)
    : QStyledItemDelegate(&table), table_(table), gameOf_(std::move(gameOf)) {
    table.setItemDelegate(this);
    table.setAlternatingRowColors(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->setDefaultSectionSize(std::max(rowHeight, table.fontMetrics().height() + 24));
    QPalette bare = table.palette();
    bare.setColor(QPalette::Base, Qt::transparent);
    table.setPalette(bare);
}

const TicketRows::Stub& TicketRows::stubOf(const QString& game) const {
    const auto known = stubs_.constFind(game);
    if (known != stubs_.constEnd()) return *known;
    const double ratio = table_.devicePixelRatioF();
    const auto draw = [&](QPainter& on) { GameScene(game).paintFigures(on, QRectF(QPointF(), emblemRoom)); };
    const QImage emblems = paintedPicture((emblemRoom * ratio).toSize(), ratio, draw);
    return *stubs_.insert(game, {gameColour(game), QPixmap::fromImage(emblems)});
}

void TicketRows::paintTicket(QPainter& painter, const QRectF& ticket, const Stub& stub, bool isChosen) const {
    const QPainterPath shape = ticketShape(ticket);
    painter.fillPath(shape, QColor(isChosen ? chosenPaper : ticketPaper));
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    const QRectF left(ticket.left(), ticket.top(), stubWide, ticket.height());
    painter.fillRect(left, stub.ground);
    painter.drawPixmap(left.center() - QPointF(emblemRoom.width(), emblemRoom.height()) / 2, stub.emblems);
    QPen perforation(QColor(ticketPaper), 3, Qt::DotLine, Qt::RoundCap);
    painter.setPen(perforation);
    painter.drawLine(QPointF(left.right(), ticket.top() + notch * 1.8), QPointF(left.right(), ticket.bottom() - notch));
    painter.restore();
    painter.strokePath(shape, QPen(QColor(isChosen ? chosenEdge : ticketEdge), isChosen ? 3 : 1));
}

void TicketRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    // Each cell paints what it sees of the whole row's ticket.
    const int first = table_.columnViewportPosition(0);
    const int wide = std::max(table_.horizontalHeader()->length(), table_.viewport()->width());
    const QRectF row(first, option.rect.top(), wide, option.rect.height());
    const QRectF ticket = row.adjusted(2, ticketGap, -2, -ticketGap);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const QModelIndex head = index.siblingAtColumn(0);
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    paintTicket(*painter, ticket, stubOf(gameOf_(head.data(SheetTable::keyRole))), isChosen);
    const int from = index.column() == 0 ? stubWide + textGap : textGap / 2;
    const QRect words = option.rect.adjusted(from, 0, -textGap / 2, 0);
    painter->setFont(option.font);
    painter->setPen(QColor(faces::ink::black));
    const auto align = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
    painter->drawText(words, static_cast<int>(align | Qt::TextSingleLine),
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    painter->restore();
}

QSize TicketRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int wide = option.fontMetrics.horizontalAdvance(index.data().toString());
    return {wide + textGap + 2 + (index.column() == 0 ? stubWide + textGap / 2 : 0), rowHeight};
}

}  // namespace intrika::finished
