#include "app/print/card_figures.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double pageMargin = 16;  // as that of the rules
constexpr int perRow = 7;
constexpr double betweenFigures = 4;
constexpr double captionHeight = 7.5;  // two lines
constexpr double belowFigure = 0.6, captionSize = 2.6, leastCaption = 2.2;
constexpr double partSize = 4.2, partGap = 2.4, titleSize = 5.4, titleGap = 3;
constexpr double edgeLine = 0.12;

bool hasFigures(const KitPart& part) {
    return part.isCutOut() && part.kind != PartKind::boxes && !part.extra && !part.faces.isEmpty();
}

}  // namespace

// From left to right and from above to below, a row as high as what is highest in it.
class CardFigures::Rows {
public:
    explicit Rows(const QSizeF& paper)
        : room_(QRectF(QPointF(), paper).adjusted(pageMargin, pageMargin, -pageMargin, -pageMargin)),
          width_((room_.width() - (perRow - 1) * betweenFigures) / perRow),
          top_(room_.top()) {}

    int page() const { return page_; }
    // `row`: height of the row below it.
    QPointF heading(double size, double below, double row) {
        endRow();
        const double height = size + below;
        if (top_ + height + row + captionHeight > room_.bottom()) turnOver();
        const QPointF baseline(room_.left(), top_ + size);
        top_ += height;
        return baseline;
    }
    // Cards as wide as the column; what is smaller keeps its size.
    QSizeF shown(const QSizeF& cut) const {
        const QSizeF most(width_, width_ * cardMm.height() / cardMm.width());
        const bool fits = cut.width() <= most.width() && cut.height() <= most.height();
        return fits ? cut : cut.scaled(most, Qt::KeepAspectRatio);
    }
    QRectF figure(const QSizeF& size, double row) {
        if (column_ == perRow) endRow();
        row_ = row;
        if (column_ == 0 && top_ + row_ + captionHeight > room_.bottom()) turnOver();
        const double left = room_.left() + column_++ * (width_ + betweenFigures);
        return {QPointF(left + (width_ - size.width()) / 2, top_), size};
    }
    void endRow() {
        if (column_ > 0) top_ += row_ + captionHeight + betweenFigures / 2;
        column_ = 0;
    }
    double width() const { return width_; }

private:
    void turnOver() {
        ++page_;
        top_ = room_.top();
    }

    QRectF room_;
    double width_;
    double top_;
    double row_ = 0;
    int column_ = 0;
    int page_ = 0;
};

CardFigures::CardFigures(const PieceArt& art, const PrintOptions& options, const QSizeF& paper)
    : art_(art), options_(options) {
    options_.parts.clear();
    options_.copies.clear();
    Rows rows(paper);
    for (const KitPart& part : art.kit().parts) {
        if (!hasFigures(part)) continue;
        QList<Figure> figures = figuresOf(part);
        double row = 0;
        for (const Figure& figure : figures) row = std::max(row, rows.shown(figure.piece.size).height());
        const auto head = [&](const std::string& key, double size, double below) {
            const QPointF at = rows.heading(size, below, row);
            headings_.append({art.words().say(say(key)), size, at, rows.page()});
        };
        if (headings_.isEmpty()) head("print.figures", titleSize, titleGap);
        head("part." + part.id.toStdString(), partSize, partGap);
        for (Figure& figure : figures) {
            figure.place = rows.figure(rows.shown(figure.piece.size), row);
            figure.page = rows.page();
        }
        figures_ += figures;
        rows.endRow();
    }
    pages_ = figures_.isEmpty() ? 0 : rows.page() + 1;
    captionWidth_ = rows.width();
}

// Those of one player are like all the others'.
QList<CardFigures::Figure> CardFigures::figuresOf(const KitPart& part) const {
    QList<Figure> figures;
    const QList<KitPiece> pieces = piecesOf(art_.kit(), part, options_);
    for (const KitPiece& piece : pieces) {
        if (piece.owner != pieces.front().owner) break;
        const auto isSame = [&piece](const Figure& other) { return other.piece.face == piece.face; };
        const auto known = std::find_if(figures.begin(), figures.end(), isSame);
        if (known != figures.end()) {
            ++known->copies;
            continue;
        }
        figures.append({piece, false, 1, {}, 0});
    }
    for (int i = static_cast<int>(figures.size()) - 1; i >= 0; --i) {
        const bool twoSided = !figures[i].piece.face->back.isEmpty();
        if (twoSided) figures.insert(i + 1, {figures[i].piece, true, 1, {}, 0});
    }
    return figures;
}

QString CardFigures::captionOf(const Figure& figure) const {
    const KitFace& face = *figure.piece.face;
    const QString& key = figure.isBack ? face.back : face.face;
    QString name = key.isEmpty() ? QString() : art_.words(key).name;
    if (figure.copies == 1 || figure.isBack) return name;
    if (!name.isEmpty()) name += u' ';
    return name + u'×' + QString::number(figure.copies);
}

void CardFigures::paint(Canvas& canvas, const Figure& figure) const {
    const double past = options_.layout == Layout::bleed ? options_.bleed : 0;
    const auto stamp = figure.isBack ? art_.back(figure.piece, past) : std::optional(art_.front(figure.piece, past));
    const double scale = figure.place.width() / figure.piece.size.width();
    QPainter& painter = canvas.painter();
    painter.save();
    painter.setClipRect(figure.place, Qt::IntersectClip);
    canvas.stamp(*stamp, QTransform::fromTranslate(figure.place.left(), figure.place.top()).scale(scale, scale));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(ink::foot), edgeLine));
    if (figure.piece.part->kind == PartKind::cards) painter.drawRect(figure.place);
    const QRectF under(figure.place.center().x() - captionWidth_ / 2, figure.place.bottom() + belowFigure,
                       captionWidth_, captionHeight - 2 * belowFigure);
    const FittedText caption = fitParagraph(captionOf(figure), Cut::regular, under.size(), captionSize, leastCaption);
    double baseline = under.top() + caption.size;
    for (const QString& line : caption.lines) {
        paintLine(painter, line, Cut::regular, caption.size, {under.center().x(), baseline}, Qt::AlignHCenter,
                  QColor(ink::black));
        baseline += caption.size * 1.15;
    }
}

void CardFigures::paint(Canvas& canvas, int page) const {
    for (const Heading& heading : headings_) {
        if (heading.page != page) continue;
        paintLine(canvas.painter(), heading.text, Cut::bold, heading.size, heading.at, Qt::AlignLeft,
                  QColor(ink::black));
    }
    for (const Figure& figure : figures_) {
        if (figure.page == page) paint(canvas, figure);
    }
}

}  // namespace intrika::print
