// The page that is looked at, as it comes out of the printer. It can be come nearer to, and be turned over.
#pragma once

#include <QImage>
#include <QWidget>

class QVariantAnimation;

namespace intrika::studio {

class PageDrawer;

class PageView : public QWidget {
    Q_OBJECT

public:
    explicit PageView(PageDrawer& drawer, QWidget* parent = nullptr);

    void look(int page);  // -1: there is none
    // The paper turns round this axis, and its other side is seen.
    void turnTo(int page, Qt::Orientation axis);
    void setTurnTime(int milliseconds) { turnTime_ = milliseconds; }

    void setZoom(double zoom);  // 1: the whole page
    double zoom() const { return zoom_; }
    bool isTurning() const;
    QSize sizeHint() const override { return {560, 440}; }

signals:
    void turnAsked();
    void stepAsked(int pages);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF box() const;  // of the paper on the widget
    QSizeF paper() const;
    void zoomAt(double zoom, QPointF at);
    void shiftBy(QPointF by);
    QImage pictureOf(int page) const;

    PageDrawer& drawer_;
    int page_ = -1;
    double zoom_ = 1;
    QPointF shift_;  // of the paper's middle from the widget's
    QPointF pressed_, last_;
    bool dragged_ = false;
    int turnTime_ = 260;
    QVariantAnimation* turning_;
    Qt::Orientation axis_ = Qt::Vertical;
    QImage before_;  // the side that is turned away
};

}  // namespace intrika::studio
