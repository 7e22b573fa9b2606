// A picture as a browser gets it.
#pragma once

#include <QByteArray>
#include <QImage>

namespace intrika::guests {

QByteArray jpegBytes(const QImage& image, int quality);  // 0 to 100
QByteArray pngBytes(const QImage& image);

}  // namespace intrika::guests
