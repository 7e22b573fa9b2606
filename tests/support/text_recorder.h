// A device that is painted on and keeps what was written, where, and how large. Nothing is drawn.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSize>
#include <QString>

#include <cmath>
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

}  // namespace intrika
