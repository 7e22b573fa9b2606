#include "app/print/page_ink.h"

#include <QImage>

#include <algorithm>

namespace intrika::print {

double inkOf(const QImage& picture) {
    if (picture.isNull()) return 0;
    const QImage image = picture.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int red = qRed(line[x]), green = qGreen(line[x]), blue = qBlue(line[x]);
            const int brightest = std::max({red, green, blue});
            const int black = 255 - brightest;
            sum += black + (brightest - red) + (brightest - green) + (brightest - blue);
        }
    }
    return sum / 255 / (static_cast<double>(image.width()) * image.height());
}

}  // namespace intrika::print
