#include "app/print/pdf_content.h"

#include "app/print/pdf_engine.h"

#include <QGradient>
#include <QImage>

#include <cmath>

namespace intrika::print {
namespace {

QByteArray rgb(const QColor& colour) {
    return pdfNumber(colour.redF()) + ' ' + pdfNumber(colour.greenF()) + ' ' + pdfNumber(colour.blueF());
}

// From stop to stop; two stops at one place are an edge.
QByteArray functionOf(QGradientStops stops) {
    if (stops.front().first > 0) stops.prepend({0, stops.front().second});
    if (stops.back().first < 1) stops.append({1, stops.back().second});
    QByteArray functions, bounds, encode;
    for (qsizetype i = 0; i + 1 < stops.size(); ++i) {
        if (stops[i + 1].first <= stops[i].first) continue;
        functions +=
            "<</FunctionType 2/Domain[0 1]/N 1/C0[" + rgb(stops[i].second) + "]/C1[" + rgb(stops[i + 1].second) + "]>>";
        encode += "0 1 ";
        if (stops[i + 1].first < 1) bounds += pdfNumber(stops[i + 1].first) + ' ';
    }
    return "<</FunctionType 3/Domain[0 1]/Functions[" + functions + "]/Bounds[" + bounds + "]/Encode[" + encode + "]>>";
}

QByteArray coordinates(const QGradient& gradient) {
    QByteArray list;
    const auto add = [&list](std::initializer_list<double> values) {
        for (const double value : values) list += pdfNumber(value) + ' ';
    };
    if (gradient.type() == QGradient::RadialGradient) {
        const auto& radial = static_cast<const QRadialGradient&>(gradient);
        add({radial.focalPoint().x(), radial.focalPoint().y(), radial.focalRadius(), radial.center().x(),
             radial.center().y(), radial.centerRadius()});
    } else {
        const auto& linear = static_cast<const QLinearGradient&>(gradient);
        add({linear.start().x(), linear.start().y(), linear.finalStop().x(), linear.finalStop().y()});
    }
    return list;
}

}  // namespace

int PdfShared::known(const QByteArray& body) {
    const auto found = objects_.constFind(body);
    if (found != objects_.constEnd()) return *found;
    return *objects_.insert(body, file_.object(body));
}

int PdfShared::opacity(double fill, double stroke) {
    return known("<</ca " + pdfNumber(fill) + "/CA " + pdfNumber(stroke) + ">>");
}

int PdfShared::shading(const QGradient& gradient, const QTransform& to) {
    QByteArray matrix;
    for (const double value : {to.m11(), to.m12(), to.m21(), to.m22(), to.dx(), to.dy()}) {
        matrix += pdfNumber(value, 5) + ' ';
    }
    const int type = gradient.type() == QGradient::RadialGradient ? 3 : 2;
    return known("<</PatternType 2/Matrix[" + matrix + "]/Shading<</ShadingType " + QByteArray::number(type) +
                 "/ColorSpace/DeviceRGB/Extend[true true]/Coords[" + coordinates(gradient) + "]/Function" +
                 functionOf(gradient.stops()) + ">>>>");
}

int PdfShared::image(const QImage& image) {
    const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
    QByteArray colours, alphas;
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (int x = 0; x < pixels.width(); ++x) {
            for (const int part : {qRed(line[x]), qGreen(line[x]), qBlue(line[x])}) {
                colours.append(static_cast<char>(part));
            }
            alphas.append(static_cast<char>(qAlpha(line[x])));
        }
    }
    const QByteArray size = "/Type/XObject/Subtype/Image/BitsPerComponent 8/Width " +
                            QByteArray::number(pixels.width()) + "/Height " + QByteArray::number(pixels.height());
    const int mask = file_.stream(size + "/ColorSpace/DeviceGray", alphas);
    return file_.stream(size + "/ColorSpace/DeviceRGB/SMask " + QByteArray::number(mask) + " 0 R", colours);
}

PdfContent::PdfContent(PdfShared& shared, const QRectF& box, const QTransform& toUnits)
    : size_(box.size()), engine_(std::make_unique<PdfEngine>(shared, box, toUnits)) {}

PdfContent::~PdfContent() = default;

void PdfContent::stamp(int form, const QRectF& shown, const QTransform& place) { engine_->stamp(form, shown, place); }

bool PdfContent::isEmpty() const { return engine_->isEmpty(); }

QPaintEngine* PdfContent::paintEngine() const { return engine_.get(); }

QByteArray PdfContent::commands() const { return engine_->commands(); }

QByteArray PdfContent::resources() const { return engine_->resources(); }

// One pixel is one millimetre, on every device: what is asked of that, by names that differ from one Qt to the next,
// QPaintDevice works out itself.
int PdfContent::metric(PaintDeviceMetric metric) const {
    switch (metric) {
        case PdmWidth:
        case PdmWidthMM:
            return static_cast<int>(std::ceil(size_.width()));
        case PdmHeight:
        case PdmHeightMM:
            return static_cast<int>(std::ceil(size_.height()));
        case PdmNumColors:
            return INT_MAX;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 72;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
    }
}

}  // namespace intrika::print
