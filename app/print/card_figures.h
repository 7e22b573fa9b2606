// The figures at the end of the rules: what is cut out, each picture once, with its name.
#pragma once

#include "app/print/piece_art.h"

namespace intrika::print {

class CardFigures {
public:
    // Of the whole kit, whatever of it is printed now.
    CardFigures(const PieceArt& art, const PrintOptions& options, const QSizeF& paper);

    int pages() const { return pages_; }
    void paint(Canvas& canvas, int page) const;

private:
    struct Figure {
        KitPiece piece;
        bool isBack = false;  // the other side of what lies before it
        int copies = 1;
        QRectF place;  // mm on the page
        int page = 0;
    };
    struct Heading {
        QString text;
        double size = 0;
        QPointF at;
        int page = 0;
    };
    class Rows;

    QList<Figure> figuresOf(const KitPart& part) const;
    QString captionOf(const Figure& figure) const;
    void paint(Canvas& canvas, const Figure& figure) const;

    const PieceArt& art_;
    PrintOptions options_;
    QList<Figure> figures_;
    QList<Heading> headings_;
    double captionWidth_ = 0;
    int pages_ = 0;
};

}  // namespace intrika::print
