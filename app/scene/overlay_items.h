// What comes for a moment before the table: the reason why not, and a card looked at large.
#pragma once

#include "app/scene/face_cache.h"
#include "engines/core/tableau.h"

#include <QGraphicsItem>
#include <QString>
#include <QTextDocument>

#include <string>
#include <vector>

namespace intrika::scene {

// A bubble with a tail that points at a thing.
class BubbleItem : public QGraphicsItem {
public:
    BubbleItem();

    QRectF boundingRect() const override { return box_.united(QRectF(tip_, QSizeF(1, 1))).adjusted(-12, -12, 12, 12); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    // Beside `thing`, within `table`; `size` of the text in px; the words are no wider than `widest`.
    void tell(const QString& text, const QRectF& thing, const QRectF& table, double size, double widest = 320);
    const QString& text() const { return text_; }
    QRectF box() const { return box_; }
    QString rule() const;  // the number of the rule that the text names; empty: none

private:
    QString text_;
    QTextDocument words_;  // the text with the rule's number as a link
    QRectF box_;
    QPointF tip_;
};

// The whole face of a thing and what it is in words.
class LookItem : public QGraphicsItem {
public:
    explicit LookItem(FaceCache& faces);

    QRectF boundingRect() const override { return panel_.adjusted(-8, -8, 8, 8); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    // How it was asked for; in passing it is smaller, and lies where it hides least of what is `played`.
    enum class Way { closely, inPassing };
    // `face` noFace: only the words. As far from `thing` as the table allows, so that it stays seen; clear of `hand` if
    // that is where it is, so that one can go on to the next card.
    void look(FaceId face, const std::string& owner, const QString& words, const QRectF& thing, const QRectF& table,
              const QRectF& hand = {}, Way way = Way::closely, const std::vector<QRectF>& played = {});
    QRectF panel() const { return panel_; }
    FaceId face() const { return face_; }
    const QString& text() const { return text_; }

private:
    FaceCache& faces_;
    FaceId face_ = noFace;
    std::string owner_;
    QString text_;
    void clear(const QRectF& thing, const QRectF& table, const std::vector<QRectF>& played);

    QRectF panel_, card_, words_;
};

}  // namespace intrika::scene
