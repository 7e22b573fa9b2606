// Sheets to play on and to look up, put together from elements that the kit's data name.
#pragma once

#include "app/print/piece_art.h"

#include <QJsonObject>

namespace intrika::print {

// An element is an object with `at`: x, y, width, height in mm, and one key that says what it is:
//   "title", "heading", "text", "lines"   a word's key; `lines`: an empty line to write on follows
//   "track"    figures from 0 to `to`, from `hot` on in a stronger tone; the value is the word above
//   "slot"     an outlined place for a card; the value is the word in it
//   "plate"    a picture (face), a name (key) and a figure
//   "boxes"    `count` squares to tick before a word, `columns` of them in a row
//   "seats"    after a word's key a place with the mark of every player
//   "grid"     a table to write in: a column for every player, a row for every number to `count` and every word of
//              `rows`; the value is the word above the rows
//   "dice"     what was thrown; those of `aside` are crossed out
//   "cards"    the cards of a part: picture, name, how many of them, where they begin, effect
//   "sites"    the settlements of a kind, with place and a square to tick; "goal" says how many are needed
//   "owner"    the player's colour: mark, hatching and letter
class FormArt {
public:
    explicit FormArt(const PieceArt& art) : art_(art) {}
    void paint(QPainter& painter, const QString& form, const KitPiece& piece) const;

private:
    struct Element {
        QJsonObject json;
        QRectF at;
        const KitPiece& piece;

        QString key(const char* kind) const { return json.value(QLatin1String(kind)).toString(); }
        double number(const char* name, double otherwise) const {
            return json.value(QLatin1String(name)).toDouble(otherwise);
        }
    };
    using Draw = void (FormArt::*)(QPainter&, const Element&) const;

    QString say(const QString& key) const;
    void title(QPainter& painter, const Element& element) const;
    void heading(QPainter& painter, const Element& element) const;
    void text(QPainter& painter, const Element& element) const;
    void lines(QPainter& painter, const Element& element) const;
    void track(QPainter& painter, const Element& element) const;
    void slot(QPainter& painter, const Element& element) const;
    void plate(QPainter& painter, const Element& element) const;
    void boxes(QPainter& painter, const Element& element) const;
    void sites(QPainter& painter, const Element& element) const;
    void owner(QPainter& painter, const Element& element) const;
    void paintSeat(QPainter& painter, const QString& colour, QPointF middle, double side) const;
    void seats(QPainter& painter, const Element& element) const;
    void grid(QPainter& painter, const Element& element) const;
    void gridRow(QPainter& painter, const QString& word, const QRectF& at, double first, double column) const;
    void dice(QPainter& painter, const Element& element) const;
    void cards(QPainter& painter, const Element& element) const;
    void card(QPainter& painter, const KitPart& part, const KitFace& face, const QRectF& at) const;
    void square(QPainter& painter, QPointF at, double side) const;

    const PieceArt& art_;
};

}  // namespace intrika::print
