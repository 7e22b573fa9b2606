#include "app/print/piece_art.h"

#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/box_art.h"
#include "app/print/form_art.h"
#include "engines/boards/board_words.h"

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double readable = 1000;  // pixels high: paper shows everything
constexpr double tearLine = 0.15;
constexpr double foldTick = 1.8;  // less than half of what is between pieces

QSizeF faceSize(const FaceComposer& faces, FaceId face) { return faces.size(face, Form::printed); }

// Across a piece, white under it where the ground is dark; beside the piece it goes on for whoever scores it.
void foldLine(QPainter& painter, double y, double width, double dash) {
    const QLineF across(0, y, width, y);
    painter.setPen(QPen(QColor(Qt::white), 3 * tearLine, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(across);
    QPen pen(QColor(ink::black), tearLine, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(QLineF(-foldTick, y, -tearLine, y));
    painter.drawLine(QLineF(width + tearLine, y, width + foldTick, y));
    pen.setDashPattern({dash, dash * 0.7});
    painter.setPen(pen);
    painter.drawLine(across);
}

}  // namespace

PieceArt::PieceArt(const Kit& kit, const PrintOptions& options, const std::shared_ptr<const BoardMap>& board,
                   OwnPictures pictures)
    : kit_(kit),
      options_(options),
      pictures_(std::move(pictures)),
      words_(Words::in(options.language, kit.game)),
      faces_(kit.game, kit.faceKeys(), options.style) {
    if (board) board_.emplace(board, options.style, words_);
    FaceId id = 0;
    for (const std::string& key : kit.faceKeys()) ids_.insert(QString::fromStdString(key), id++);
}

QString PieceArt::nameOf(const MapSettlement& settlement) const {
    return QString::fromStdString(settlement.name.in(words_.language().toStdString()));
}

QColor PieceArt::ink(const QColor& colour) const {
    if (options_.style == Style::colour) return colour;
    return options_.style == Style::grey ? greyed(colour) : QColor(Qt::white);
}

const MapSettlement* PieceArt::siteOf(const KitPiece& piece) const {
    if (piece.face->place.isEmpty() || !board_) return nullptr;
    const auto& all = board()->settlements;
    const auto site = std::find_if(all.begin(), all.end(), [&piece](const MapSettlement& one) {
        return one.id == piece.face->place.toStdString();
    });
    return site == all.end() ? nullptr : &*site;
}

FaceWords PieceArt::wordsOf(const QString& key, const KitPiece& piece) const {
    FaceWords words = kitsWords(key, piece);
    const OwnLook* own = ownLookOf(options_.own, piece.owner, key);
    if (own == nullptr) return words;
    if (!own->name.isEmpty()) words.name = own->name;
    if (!own->text.isEmpty()) words.text = own->text;
    words.picture = pictures_.value(own->picture);
    return words;
}

FaceWords PieceArt::kitsWords(const QString& key, const KitPiece& piece) const {
    FaceWords found = faces_.words(ids_.value(key), words_);
    if (!piece.owner.isEmpty()) found.letter = words_.say(say("letter." + piece.owner.toStdString()));
    if (piece.face == nullptr || key != piece.face->face) return found;
    if (piece.number > 0) found.index = QString::number(piece.number);
    if (!piece.face->foot.isEmpty()) {
        found.game += QStringLiteral(" · ") + words_.say(say(piece.face->foot.toStdString())).toUpper();
    }
    if (const MapSettlement* site = siteOf(piece)) {
        found.name = nameOf(*site);
        found.kind += QStringLiteral(" · ") + words_.say(coordinatesOf(*board(), site->at));
    }
    return found;
}

void PieceArt::face(QPainter& painter, const QString& key, const KitPiece& piece, const QSizeF& size,
                    bool covering) const {
    const FaceId id = ids_.value(key);
    const QSizeF own = faceSize(faces_, id);
    const double x = size.width() / own.width(), y = size.height() / own.height();
    const QSizeF scaled = own * (covering ? std::max(x, y) : std::min(x, y));
    const QRectF target({(size.width() - scaled.width()) / 2, (size.height() - scaled.height()) / 2}, scaled);
    faces_.paint(painter, target, id, Form::printed, piece.owner.toStdString(), wordsOf(key, piece), readable);
}

void PieceArt::emblem(QPainter& painter, const QString& face, const QRectF& box) const {
    if (!ids_.contains(face)) return;
    faces_.paint(painter, box, ids_.value(face), Form::sign, {}, {}, readable);
}

void PieceArt::money(QPainter& painter, const KitPiece& piece) const {
    const QRectF box(QPointF(), piece.size);
    const QPointF middle = box.center();
    const QColor line = ink(QColor(0xA2, 0x70, 0x1C)) == Qt::white ? QColor(Qt::black) : ink(QColor(0xA2, 0x70, 0x1C));
    painter.fillRect(box.adjusted(-faceBleed, -faceBleed, faceBleed, faceBleed), ink(QColor(0xF3, 0xDF, 0xA8)));
    if (options_.style != Style::inkSaver) {
        painter.strokePath(sineField(box), QPen(line, 0.12));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(QColor(0xF3, 0xDF, 0xA8)));
        painter.drawEllipse(middle, 13.6, 13.6);
        painter.strokePath(rosette(middle, 11.6, 2.2, 18), QPen(line, 0.16));
    }
    coin(painter, middle, 9.6, piece.face->value);
    const QString value = QString::number(piece.face->value);
    for (const QPointF& corner : {box.topLeft() + QPointF(3.4, 5.4), box.bottomRight() + QPointF(-3.4, -2.4)}) {
        paintLine(painter, value, Cut::bold, 4.6, corner, Qt::AlignHCenter, QColor(ink::black));
    }
}

void PieceArt::coin(QPainter& painter, QPointF middle, double radius, int value) const {
    const double inner = radius * 0.9, letters = radius * 1.15;
    painter.setPen(QPen(QColor(ink::black), 0.5));
    painter.setBrush(ink(QColor(0xD9, 0xA2, 0x2E)));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(QColor(ink::black), 0.2));
    painter.drawEllipse(middle, inner, inner);
    paintLine(painter, QString::number(value), Cut::bold, letters, middle + QPointF(0, letters * 0.34),
              Qt::AlignHCenter, QColor(ink::black));
}

// What is money too says so in two corners: it is fanned in the hand, and lies either way round.
void PieceArt::cardBack(QPainter& painter, const QString& key, const KitPiece& piece) const {
    face(painter, key, piece, piece.size, true);
    if (piece.part->coin == 0) return;
    constexpr double radius = 7, away = 11;
    for (const bool upsideDown : {false, true}) {
        painter.save();
        if (upsideDown) {
            painter.translate(piece.size.width(), piece.size.height());
            painter.rotate(180);
        }
        coin(painter, {away, away}, radius, piece.part->coin);
        painter.restore();
    }
}

void PieceArt::standee(QPainter& painter, const KitPiece& piece) const {
    const QSizeF front(piece.size.width(), piece.size.height() / 2 - piece.face->footMm);
    const double fold = piece.size.height() / 2;
    painter.setPen(QPen(QColor(ink::black), tearLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), piece.size));
    for (const bool upsideDown : {false, true}) {
        painter.save();
        painter.translate(upsideDown ? front.width() : 0, fold);
        if (upsideDown) painter.rotate(180);
        face(painter, piece.face->face, piece, front, false);
        foldLine(painter, front.height(), front.width(), 3);
        painter.restore();
    }
    foldLine(painter, fold, front.width(), 6);
}

// Without bleed the picture ends where the card does; with bleed it has to go past the corners too.
void PieceArt::clipCorners(QPainter& painter, const KitPiece& piece, double past) const {
    if (options_.corner <= 0 || past > 0 || piece.part->kind != PartKind::cards) return;
    QPainterPath card;
    card.addRoundedRect(QRectF(QPointF(), piece.size), options_.corner, options_.corner);
    painter.setClipPath(card, Qt::IntersectClip);
}

// A square of its owner's, round the picture; the mark stands in a corner.
void PieceArt::marker(QPainter& painter, const KitPiece& piece, const QString& key) const {
    const std::string owner = piece.owner.toStdString();
    const SeatInk seat = seatInk(owner);
    const bool saving = options_.style == Style::inkSaver;
    const QRectF box(QPointF(), piece.size);
    if (!owner.empty()) {
        painter.fillRect(box, ink(seat.ground));
        QColor line = saving ? QColor(ink::black) : seat.mark;
        if (!saving) line.setAlphaF(0.3F);
        QPainterPath square;
        square.addRect(box);
        paintSeatHatching(painter, owner, square, 1.2, QPen(line, 0.14));
    }
    face(painter, key, piece, piece.size, false);
    if (owner.empty()) return;
    const double radius = box.width() * 0.14;
    const QPointF at = box.bottomRight() - QPointF(radius + 0.5, radius + 0.5);
    painter.setPen(QPen(QColor(ink::black), 0.15));
    painter.setBrush(QColor(Qt::white));
    painter.drawEllipse(at, radius, radius);
    paintSeatMark(painter, owner, at, radius * 1.25, QColor(ink::black));
}

// Round, with its owner's mark, or with what the face shows.
void PieceArt::token(QPainter& painter, const KitPiece& piece, const QString& key) const {
    if (!key.isEmpty()) return face(painter, key, piece, piece.size, false);
    const QPointF middle(piece.size.width() / 2, piece.size.height() / 2);
    const SeatInk seat = seatInk(piece.owner.toStdString());
    const bool saving = options_.style == Style::inkSaver;
    painter.setPen(QPen(QColor(ink::black), 0.2));
    painter.setBrush(ink(seat.ground));
    painter.drawEllipse(middle, middle.x() - 0.1, middle.y() - 0.1);
    paintSeatMark(painter, piece.owner.toStdString(), middle, piece.size.width() * 0.58,
                  saving ? QColor(ink::black) : seat.mark);
}

Stamp PieceArt::front(const KitPiece& piece, double past) const {
    const double around = piece.part->kind == PartKind::standees ? foldTick
                          : piece.part->kind == PartKind::boxes  ? tearLine
                                                                 : past;
    const QRectF box = QRectF(QPointF(), piece.size).adjusted(-around, -around, around, around);
    const auto paint = [this, piece, past](QPainter& painter) {
        clipCorners(painter, piece, past);
        switch (piece.part->kind) {
            case PartKind::money:
                return money(painter, piece);
            case PartKind::standees:
                return standee(painter, piece);
            case PartKind::tokens:
                return token(painter, piece, piece.face->face);
            case PartKind::markers:
                return marker(painter, piece, piece.face->face);
            case PartKind::boxes:
                return paintTuckBox(painter, *this, piece);
            case PartKind::form:
                return FormArt(*this).paint(painter, piece.part->form, piece);
            default:
                return face(painter, piece.face->face, piece, piece.size, false);
        }
    };
    return {kit_.game + QStringLiteral("/f") + piece.key(), box, paint};
}

std::optional<Stamp> PieceArt::back(const KitPiece& piece, double past) const {
    if (piece.part->kind == PartKind::money) return front(piece, past);
    const QString key = piece.back();
    if (key.isEmpty()) return std::nullopt;
    const QRectF box = QRectF(QPointF(), piece.size).adjusted(-past, -past, past, past);
    const auto paint = [this, piece, key, past](QPainter& painter) {
        clipCorners(painter, piece, past);
        switch (piece.part->kind) {
            case PartKind::form:
                return FormArt(*this).paint(painter, key, piece);
            case PartKind::tokens:
                return token(painter, piece, key);
            case PartKind::markers:
                return marker(painter, piece, key);
            default:
                return cardBack(painter, key, piece);
        }
    };
    const QString size = QString::number(piece.size.width()) + u'x' + QString::number(piece.size.height());
    return Stamp{kit_.game + QStringLiteral("/b") + piece.part->id + u'/' + key + u'/' + piece.owner + u'/' + size, box,
                 paint};
}

}  // namespace intrika::print
