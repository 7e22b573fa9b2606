#include "app/print/pdf_engine.h"

#include <QPixmap>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::print {
namespace {

constexpr double hairline = 0.1;    // mm; printers lose what is thinner
constexpr double leastSeen = 0.01;  // mm
constexpr int fine = 2;             // decimals of a place: no printer shows more

QByteArray reference(char kind, int number) {
    return '/' + QByteArray(1, kind) + QByteArray::number(number) + ' ' + QByteArray::number(number) + " 0 R";
}

QByteArray dictionary(const char* name, char kind, const QSet<int>& numbers) {
    if (numbers.isEmpty()) return {};
    QList<int> sorted(numbers.begin(), numbers.end());
    std::sort(sorted.begin(), sorted.end());
    QByteArray entries = QByteArray("/") + name + "<<";
    for (const int number : sorted) entries += reference(kind, number);
    return entries + ">>";
}

bool hasShading(const QBrush& brush) {
    return brush.style() == Qt::LinearGradientPattern || brush.style() == Qt::RadialGradientPattern;
}

QList<double> leftsOf(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    QList<double> lefts;
    for (int i = 0; i <= text.size(); ++i) lefts.append(line.cursorToX(i));
    return lefts;
}

}  // namespace

PdfEngine::PdfEngine(PdfShared& shared, const QRectF& box, const QTransform& toUnits)
    : QPaintEngine(AllFeatures), shared_(shared), base_(toUnits), page_(toUnits.mapRect(box)), out_("q\n") {}

double PdfEngine::scale() const { return std::sqrt(std::abs(toUnits().determinant())); }

double PdfEngine::lineWidth(const QPen& pen) const {
    if (pen.widthF() > 0) return pen.widthF() * (pen.isCosmetic() ? 1 : scale());
    return hairline * std::sqrt(std::abs(base_.determinant()));
}

bool PdfEngine::isSeen(const QBrush& brush) const {
    if (brush.style() == Qt::NoBrush || opacity_ <= 0) return false;
    return hasShading(brush) || (brush.color().alpha() > 0 && brush.color().rgb() != qRgb(255, 255, 255));
}

// A drawing that comes to nothing, or lies beside the page, is not there to be seen.
void PdfEngine::show(const QRectF& box) {
    QRectF seen = box & page_;
    for (const QPainterPath& clip : clips_) seen &= clip.boundingRect();
    const double least = leastSeen * std::sqrt(std::abs(base_.determinant()));
    if (seen.width() >= least && seen.height() >= least) isEmpty_ = false;
}

void PdfEngine::updateState(const QPaintEngineState& now) {
    const DirtyFlags changed = now.state();
    if (changed.testFlag(DirtyTransform)) transform_ = now.transform();
    if (changed.testFlag(DirtyPen)) pen_ = now.pen();
    if (changed.testFlag(DirtyBrush)) brush_ = now.brush();
    if (changed.testFlag(DirtyOpacity)) opacity_ = now.opacity();
    const bool hasPath = changed.testFlag(DirtyClipPath), hasRegion = changed.testFlag(DirtyClipRegion);
    if (!hasPath && !hasRegion && !changed.testFlag(DirtyClipEnabled)) return;
    clipStale_ = true;
    if (changed.testFlag(DirtyClipEnabled) && !now.isClipEnabled()) clips_.clear();
    if (!hasPath && !hasRegion) return;
    if (now.clipOperation() != Qt::IntersectClip) clips_.clear();
    if (now.clipOperation() == Qt::NoClip) return;
    QPainterPath shape;
    if (hasPath) {
        shape = now.clipPath();
    } else {
        shape.addRegion(now.clipRegion());
    }
    clips_.append(toUnits().map(shape));
}

void PdfEngine::point(const QPointF& at) {
    out_ += pdfNumber(at.x(), fine);
    out_ += ' ';
    out_ += pdfNumber(at.y(), fine);
    out_ += ' ';
}

void PdfEngine::paths(const QPainterPath& path) {
    QPointF first;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        point(element);
        if (element.type == QPainterPath::MoveToElement) {
            first = element;
            out_ += "m\n";
        } else if (element.type == QPainterPath::CurveToElement) {
            point(path.elementAt(i + 1));
            point(path.elementAt(i + 2));
            out_ += "c\n";
            i += 2;
        } else {
            out_ += "l\n";
        }
        const bool last = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        if (last && element.type != QPainterPath::MoveToElement && QPointF(path.elementAt(i)) == first) out_ += "h\n";
    }
}

void PdfEngine::applyClip() {
    if (!clipStale_) return;
    clipStale_ = false;
    // What is told within q and Q is forgotten with it, so that the content always falls back to the same beginning.
    out_ += "Q\nq\n";
    told_ = {};
    for (const QPainterPath& clip : clips_) {
        if (clip.isEmpty()) out_ += "0 0 0 0 re\n";
        paths(clip);
        out_ += clip.fillRule() == Qt::OddEvenFill ? "W* n\n" : "W n\n";
    }
}

QByteArray PdfEngine::colour(const QColor& colour, bool filling) const {
    if (colour.red() == colour.green() && colour.green() == colour.blue()) {
        return pdfNumber(colour.redF()) + (filling ? " g\n" : " G\n");
    }
    return pdfNumber(colour.redF()) + ' ' + pdfNumber(colour.greenF()) + ' ' + pdfNumber(colour.blueF()) +
           (filling ? " rg\n" : " RG\n");
}

QByteArray PdfEngine::matrix(const QTransform& to) const {
    QByteArray six;
    for (const double value : {to.m11(), to.m12(), to.m21(), to.m22(), to.dx(), to.dy()}) {
        six += pdfNumber(value, 5) + ' ';
    }
    return six;
}

void PdfEngine::setAlpha(double fill, double stroke) {
    if (fill == told_.fillAlpha && stroke == told_.strokeAlpha) return;
    const int alpha = shared_.opacity(fill, stroke);
    states_.insert(alpha);
    out_ += "/G" + QByteArray::number(alpha) + " gs\n";
    told_.fillAlpha = fill;
    told_.strokeAlpha = stroke;
}

void PdfEngine::setFill(const QBrush& brush) {
    setAlpha(opacity_ * (hasShading(brush) ? 1 : brush.color().alphaF()), told_.strokeAlpha);
    QByteArray wanted;
    if (hasShading(brush)) {
        const int pattern = shared_.shading(*brush.gradient(), brush.transform() * toUnits());
        patterns_.insert(pattern);
        wanted = "/Pattern cs/P" + QByteArray::number(pattern) + " scn\n";
    } else {
        wanted = colour(brush.color(), true);
    }
    if (wanted != told_.fill) out_ += wanted;
    told_.fill = wanted;
}

void PdfEngine::setStroke(const QPen& pen) {
    setAlpha(told_.fillAlpha, opacity_ * pen.color().alphaF());
    const QByteArray ink = colour(pen.color(), false);
    if (ink != told_.stroke) out_ += ink;
    told_.stroke = ink;
    const double width = lineWidth(pen);
    const int cap = pen.capStyle() == Qt::RoundCap ? 1 : pen.capStyle() == Qt::SquareCap ? 2 : 0;
    const int join = pen.joinStyle() == Qt::RoundJoin ? 1 : pen.joinStyle() == Qt::BevelJoin ? 2 : 0;
    QByteArray line = pdfNumber(width) + " w " + QByteArray::number(cap) + " J " + QByteArray::number(join) + " j [";
    if (pen.style() != Qt::SolidLine) {
        for (const double dash : pen.dashPattern()) line += pdfNumber(dash * width) + ' ';
    }
    line += "] 0 d\n";
    if (line != told_.line) out_ += line;
    told_.line = line;
}

void PdfEngine::drawPath(const QPainterPath& path) {
    if (path.isEmpty()) return;
    applyClip();
    const QPainterPath mapped = toUnits().map(path);
    if (brush_.style() != Qt::NoBrush) {
        setFill(brush_);
        paths(mapped);
        out_ += path.fillRule() == Qt::OddEvenFill ? "f*\n" : "f\n";
        if (isSeen(brush_)) show(mapped.boundingRect());
    }
    if (pen_.style() != Qt::NoPen) {
        setStroke(pen_);
        paths(mapped);
        out_ += "S\n";
        const double half = lineWidth(pen_) / 2;
        if (isSeen(pen_.brush())) show(mapped.boundingRect().adjusted(-half, -half, half, half));
    }
}

void PdfEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    if (mode != PolylineMode) path.closeSubpath();
    const QBrush brush = brush_;
    if (mode == PolylineMode) brush_ = Qt::NoBrush;
    drawPath(path);
    brush_ = brush;
}

void PdfEngine::glyphs(PdfFonts::Face& face, const QString& text, const QList<double>& lefts, double size) {
    QByteArray run;
    double owed = 0;  // how far the last glyph's own advance is from where the next one stands
    out_ += '[';
    for (qsizetype i = 0; i < text.size(); ++i) {
        const quint32 glyph = PdfFonts::glyph(face, text[i].unicode());
        if (std::abs(owed) >= 1) {
            if (!run.isEmpty()) out_ += '<' + run + '>';
            run.clear();
            out_ += pdfNumber(owed, 0);
            owed -= std::round(owed);
        }
        run += QByteArray::number(glyph, 16).rightJustified(4, '0');
        owed += face.facts.advance(glyph) - (lefts[i + 1] - lefts[i]) * 1000 / size;
    }
    out_ += '<' + run + ">]TJ ET\n";
}

void PdfEngine::drawTextItem(const QPointF& at, const QTextItem& item) {
    const QString text = item.text();
    const QFont font = item.font();
    if (text.trimmed().isEmpty()) return;
    PdfFonts::Face& face = shared_.fonts.faceOf(font);
    const bool known = std::all_of(text.begin(), text.end(), [&face](QChar letter) {
        return !letter.isSurrogate() && PdfFonts::glyph(face, letter.unicode()) != 0;
    });
    if (!known) {  // a letter of another font: drawn
        QPainterPath drawn;
        drawn.addText(at, font, text);
        const QBrush brush = std::exchange(brush_, pen_.brush());
        const QPen pen = std::exchange(pen_, Qt::NoPen);
        drawPath(drawn);
        brush_ = brush;
        pen_ = pen;
        return;
    }
    applyClip();
    setFill(pen_.brush());
    const double size = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF();
    fonts_.insert(face.number);
    out_ += "BT /F" + QByteArray::number(face.number) + ' ' + pdfNumber(size) + " Tf " +
            matrix(QTransform(1, 0, 0, -1, at.x(), at.y()) * toUnits()) + "Tm ";
    const QList<double> lefts = leftsOf(text, font);
    glyphs(face, text, lefts, size);
    if (isSeen(pen_.brush())) show(toUnits().mapRect(QRectF(at.x(), at.y() - size, lefts.back(), size)));
}

void PdfEngine::drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) {
    drawImage(to, pixmap.toImage(), from, Qt::AutoColor);
}

void PdfEngine::drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags) {
    const int number = shared_.image(image.copy(from.toAlignedRect()));
    applyClip();
    setAlpha(opacity_, told_.strokeAlpha);
    forms_.insert(number);
    show(toUnits().mapRect(to));
    const QTransform place(to.width(), 0, 0, -to.height(), to.left(), to.bottom());
    out_ += "q " + matrix(place * toUnits()) + "cm/X" + QByteArray::number(number) + " Do Q\n";
}

void PdfEngine::stamp(int form, const QRectF& shown, const QTransform& place) {
    applyClip();
    show((place * base_).mapRect(shown));
    setAlpha(1, 1);
    forms_.insert(form);
    out_ += "q " + matrix(place * base_) + "cm/X" + QByteArray::number(form) + " Do Q\n";
}

QByteArray PdfEngine::resources() const {
    return "<<" + dictionary("Font", 'F', fonts_) + dictionary("ExtGState", 'G', states_) +
           dictionary("Pattern", 'P', patterns_) + dictionary("XObject", 'X', forms_) + ">>";
}

}  // namespace intrika::print
