#include "app/guests/picture_file.h"

#include <QBuffer>
#include <QImageWriter>

namespace intrika::guests {
namespace {

QByteArray written(const QImage& image, QImageWriter& writer) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    writer.setDevice(&buffer);
    writer.write(image);
    return bytes;
}

}  // namespace

QByteArray jpegBytes(const QImage& image, int quality) {
    QImageWriter writer;
    writer.setFormat("jpg");
    writer.setQuality(quality);
    writer.setOptimizedWrite(true);
    writer.setProgressiveScanWrite(true);
    return written(image.convertToFormat(QImage::Format_RGB32), writer);
}

QByteArray pngBytes(const QImage& image) {
    QImageWriter writer;
    writer.setFormat("png");
    writer.setQuality(0);  // as small as it gets
    return written(image, writer);
}

}  // namespace intrika::guests
