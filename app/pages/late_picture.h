// A picture that takes long to draw: it is drawn on another thread, and whoever shows it does without it meanwhile.
#pragma once

#include "app/pages/room.h"
#include "app/scene/picture_queue.h"

#include <QObject>
#include <QPixmap>
#include <QSize>

#include <functional>

class QPainter;
class QWidget;

namespace intrika::pages {

class LatePicture : public QObject {
public:
    using Paint = std::function<void(QPainter&, QSizeF)>;

    // `widget` is painted anew when the picture is there, and owns it.
    explicit LatePicture(QWidget* widget);

    // In logical pixels of the widget's screen. While one of this size is being drawn: the last one, or a null one.
    // `paint` runs on another thread, so it holds all that it needs.
    const QPixmap& at(QSize size, const Paint& paint);
    void begin(QSize size, const Paint& paint);  // for whoever knows before anything is painted how large it will be
    void forget();                               // it has to look otherwise from now on

    static void waitForAll();  // for pictures of the window

private:
    bool wants(QSize size);  // another one than there is or will be; from now on this one
    void order(QSize size, const Paint& paint);

    QWidget* widget_;
    QPixmap picture_;
    QSize wanted_;  // device pixels
    PictureQueue queue_;
};

}  // namespace intrika::pages
