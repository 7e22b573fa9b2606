// A page's or a form's content: what QPainter draws on it becomes paths, text and shadings of the PDF.
#pragma once

#include "app/print/pdf_fonts.h"

#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QSizeF>
#include <QTransform>

#include <memory>

class QGradient;
class QImage;

namespace intrika {

// What contents have in common: each opacity, shading and font is in the file once.
class PdfShared {
public:
    explicit PdfShared(PdfFile& file) : fonts(file), file_(file) {}

    PdfFonts fonts;

    int opacity(double fill, double stroke);                       // the number of a graphics state
    int shading(const QGradient& gradient, const QTransform& to);  // the number of a pattern
    int image(const QImage& image);
    PdfFile& file() { return file_; }

private:
    int known(const QByteArray& body);

    PdfFile& file_;
    QMap<QByteArray, int> objects_;
};

class PdfEngine;

class PdfContent : public QPaintDevice {
public:
    // `toUnits`: from mm, the top left corner at the origin, to the units of the content.
    PdfContent(PdfShared& shared, const QSizeF& mm, const QTransform& toUnits);
    ~PdfContent() override;

    // Puts a form there, under the clip that the painter has now. `place`: from the form's mm to this content's.
    void stamp(int form, const QTransform& place);

    QPaintEngine* paintEngine() const override;
    QByteArray commands() const;
    QByteArray resources() const;  // a dictionary

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF mm_;
    std::unique_ptr<PdfEngine> engine_;
};

}  // namespace intrika
