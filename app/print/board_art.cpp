#include "app/print/board_art.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

namespace intrika {
namespace {

struct Ink {
    QChar sign;
    QRgb colour;
};

constexpr double thin = 0.2;

QColor colourOf(QChar sign) {
    static const QList<Ink> inks{{u'f', 0xFFC9D3A0}, {u'm', 0xFFD9B98A}, {u's', 0xFFCFD6B8},
                                 {u'~', 0xFF8DB9C6}, {u'=', 0xFFC4DDE2}, {u'#', 0xFFD8C49A}};
    for (const Ink& one : inks) {
        if (one.sign == sign) return one.colour;
    }
    return QColor(0xF2, 0xE4, 0xC3);
}

class BoardArt {
public:
    BoardArt(QPainter& painter, const BoardFile& board, Style style)
        : painter_(painter), board_(board), style_(style), field_(board.field()) {}

    void paint() {
        cells();
        frame();
        for (const BoardSite& mark : board_.marks) site(mark);
        for (const BoardSite& settlement : board_.sites) site(settlement);
    }

private:
    QColor printed(const QColor& colour) const {
        if (style_ == Style::inkSaver) return Qt::white;
        return style_ == Style::grey ? greyed(colour) : colour;
    }

    QRectF cell(int column, int row) const {
        const double side = board_.cellMm;
        return {field_.left() + side * column, field_.top() + side * row, side, side};
    }

    void cells() {
        for (int row = 0; row < board_.rows; ++row) {
            for (int column = 0; column < board_.columns; ++column) {
                const QChar sign = board_.terrain[row][column];
                painter_.setPen(QPen(QColor(0, 0, 0, 60), thin));
                painter_.setBrush(printed(colourOf(sign)));
                painter_.drawRect(cell(column, row));
                if (sign == u'.' || style_ == Style::colour) continue;
                paintLine(painter_, sign, Cut::regular, 5, cell(column, row).center(), Qt::AlignHCenter,
                          QColor(ink::foot));
            }
        }
    }

    void frame() {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(QColor(ink::black), 0.7));
        painter_.drawRect(field_.adjusted(-0.4, -0.4, 0.4, 0.4));
        const int half = board_.columns / 2;
        for (int column = 0; column < board_.columns; ++column) {
            const double x = cell(column, 0).center().x();
            for (const double y : {field_.top() - 2, field_.bottom() + 4.4}) {
                coordinate(column % half + 1, {x, y});
            }
        }
        for (int row = 0; row < board_.rows; ++row) {
            const double y = cell(0, row).center().y() + 1.2;
            for (const double x : {field_.left() - 3.4, field_.right() + 3.4}) coordinate(board_.rows - row, {x, y});
        }
        paintLine(painter_, board_.name, Cut::bold, 8, {board_.sheet.width() / 2, field_.top() - 10}, Qt::AlignHCenter,
                  QColor(ink::black));
    }

    void coordinate(int value, QPointF at) {
        paintLine(painter_, QString::number(value), Cut::regular, 3.4, at, Qt::AlignHCenter, QColor(ink::second));
    }

    void site(const BoardSite& site) {
        const QPointF middle = cell(site.column, site.row).center();
        const bool city = site.kind == u"city", town = site.kind == u"town", named = !site.name.isEmpty();
        const double radius = city ? 5 : town ? 4 : named ? 3 : 2;
        painter_.setPen(QPen(QColor(ink::black), 0.4));
        painter_.setBrush(printed(named ? QColor(0xA4, 0x4E, 0x2B) : QColor(0xD9, 0x70, 0x2A)));
        if (city) painter_.drawRect(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)));
        if (!city) painter_.drawEllipse(middle, radius, radius);
        if (!named) return;
        const double size = city ? 5.2 : town ? 4.8 : 4.2;
        paintLine(painter_, site.name, named && !city && !town ? Cut::italic : Cut::bold, size,
                  middle + QPointF(0, radius + size * 0.8), Qt::AlignHCenter, QColor(ink::black));
    }

    QPainter& painter_;
    const BoardFile& board_;
    Style style_;
    QRectF field_;
};

}  // namespace

Stamp boardStamp(const BoardFile& board, Style style) {
    return {QStringLiteral("board"), QRectF(QPointF(), board.sheet),
            [board, style](QPainter& painter) { BoardArt(painter, board, style).paint(); }};
}

}  // namespace intrika
