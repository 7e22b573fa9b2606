// A device that is painted on and keeps what was written, where, and how large. Nothing is drawn.
#pragma once

#include "tests/support/boxes.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cmath>
#include <cstddef>
#include <vector>

namespace intrika {

struct WrittenText {
    QString text;
    double size = 0;  // of its letters, px
    QRectF box;       // round its ink
};

class RecordingEngine : public QPaintEngine {
public:
    RecordingEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    std::vector<WrittenText> texts;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& baseline, const QTextItem& item) override {
        const QTransform onDevice = painter()->deviceTransform();
        const QFont font = item.font();
        const QRectF ink = QFontMetricsF(font).tightBoundingRect(item.text()).translated(baseline);
        const double scale = std::hypot(onDevice.m21(), onDevice.m22());
        if (!item.text().trimmed().isEmpty())
            texts.push_back({item.text(), font.pixelSize() * scale, onDevice.mapRect(ink)});
    }
    Type type() const override { return User; }
};

class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(QSize size) : size_(size) {}

    const std::vector<WrittenText>& texts() const { return engine_.texts; }
    QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int dotsPerInch = 96;
        switch (metric) {
            case PdmWidth:
                return size_.width();
            case PdmHeight:
                return size_.height();
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return dotsPerInch;
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            default:
                return QPaintDevice::metric(metric);
        }
    }

private:
    QSize size_;
    mutable RecordingEngine engine_;
};

inline QString told(const WrittenText& one) {
    return QStringLiteral("\"%1\" (%2 px, %3 %4 %5 x %6)")
        .arg(one.text)
        .arg(one.size, 0, 'f', 1)
        .arg(qRound(one.box.x()))
        .arg(qRound(one.box.y()))
        .arg(qRound(one.box.width()))
        .arg(qRound(one.box.height()));
}

// What is too small to be read, or written over something else.
inline QStringList faultsAmong(const std::vector<WrittenText>& all) {
    constexpr double least = 12, exact = 0.05;  // px; of reckoning
    QStringList faults;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].size < least - exact) faults << QStringLiteral("small: ") + told(all[i]);
        for (std::size_t j = 0; j < i; ++j) {
            if (areOneOver(all[i].box, all[j].box))
                faults << QStringLiteral("over each other: %1 and %2").arg(told(all[i]), told(all[j]));
        }
    }
    return faults;
}

}  // namespace intrika
