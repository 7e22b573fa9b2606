// The paint engine behind PdfContent.
#pragma once

#include "app/print/pdf_content.h"

#include <QBrush>
#include <QPen>
#include <QSet>

#include <optional>

namespace intrika::print {

class PdfEngine : public QPaintEngine {
public:
    PdfEngine(PdfShared& shared, const QRectF& box, const QTransform& toUnits);

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF& at, const QTextItem& item) override;
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override;
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags) override;

    void stamp(int form, const QRectF& shown, const QTransform& place);
    bool isEmpty() const { return isEmpty_; }
    QByteArray commands() const { return out_ + "Q\n"; }
    QByteArray resources() const;

private:
    // What the content has been told, so as not to tell it again.
    struct Told {
        QByteArray fill, stroke, line;
        double fillAlpha = 1, strokeAlpha = 1;
    };

    QTransform toUnits() const { return transform_ * base_; }
    double scale() const;
    double lineWidth(const QPen& pen) const;
    bool isSeen(const QBrush& brush) const;
    void show(const QRectF& box);
    void paths(const QPainterPath& path);
    void applyClip();
    void setFill(const QBrush& brush);
    void setStroke(const QPen& pen);
    void setAlpha(double fill, double stroke);
    QByteArray colour(const QColor& colour, bool filling) const;
    QByteArray matrix(const QTransform& transform) const;
    void glyphs(PdfFonts::Face& face, const QString& text, const QList<double>& lefts, double size);
    void point(const QPointF& at);

    PdfShared& shared_;
    QTransform base_, transform_;
    QRectF page_;  // in the content's units, as all boxes
    bool isEmpty_ = true;
    QPen pen_;
    QBrush brush_;
    double opacity_ = 1;
    QList<QPainterPath> clips_;  // in the content's units, each within the others
    bool clipStale_ = false;
    Told told_;
    QByteArray out_;
    QSet<int> fonts_, states_, patterns_, forms_;
};

}  // namespace intrika::print
