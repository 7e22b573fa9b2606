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

namespace intrika::print {

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
    // `box`: what is seen of it, in mm. `toUnits`: from mm to the units of the content.
    PdfContent(PdfShared& shared, const QRectF& box, const QTransform& toUnits);
    ~PdfContent() override;

    // Puts a form there, under the clip that the painter has now. `shown`: what there is to be seen of the form, in its
    // mm. `place`: from there to the mm of this content.
    void stamp(int form, const QRectF& shown, const QTransform& place);

    bool isEmpty() const;  // nothing that was drawn can be seen

    QPaintEngine* paintEngine() const override;
    QByteArray commands() const;
    QByteArray resources() const;  // a dictionary

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF size_;  // mm
    std::unique_ptr<PdfEngine> engine_;
};

}  // namespace intrika::print
