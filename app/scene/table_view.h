// The window onto the table: fits it to its size, and brings mouse and keys to it.
#pragma once

#include "app/scene/table_scene.h"
#include "engines/core/choice.h"

#include <QGraphicsView>
#include <QRegion>
#include <QTimer>

#include <functional>

class QPushButton;

namespace intrika::scene {

class TableAccessible;

// Tab goes from group to group (what lies before everything, the hand, the table, each seat) and out at the ends;
// arrows move within a group, with Ctrl a card within the hand, Enter picks, Space looks at the thing large, Escape
// ends looking. Resting on a thing for a moment or clicking it with the right button looks as well.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    explicit TableView(TableScene* table, QWidget* parent = nullptr);
    ~TableView() override;
    QSize sizeHint() const override { return {984, 800}; }

    void focusOn(QGraphicsItem* item);
    bool switchFront();  // what lies before everything is put aside or taken up again; false: nothing lies there
    // Told to a screen reader of a thing that cannot be picked; empty: nobody is asked.
    using WhyNot = std::function<QString(const Pick&)>;
    void setWhyNot(WhyNot whyNot) { whyNot_ = std::move(whyNot); }
    QString whyNot(const Pick& pick) const { return whyNot_ ? whyNot_(pick) : QString(); }
    void setReader(TableAccessible* reader) { reader_ = reader; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct At {
        std::ptrdiff_t group = -1;
        std::ptrdiff_t stop = -1;
    };
    using Stops = std::vector<std::vector<QGraphicsItem*>>;

    At focusAt(const Stops& stops) const;
    void moveFocus(int key);
    bool zoomByKey(int key);
    void hover(QGraphicsItem* item);
    void stopLooking();
    void showFrontButton();

    TableScene* table_;
    QPushButton* frontButton_;
    QTimer hoverTimer_;
    bool lookedByHover_ = false;
    WhyNot whyNot_;
    TableAccessible* reader_ = nullptr;  // null: nothing has asked for it yet
    QRegion painted_;                    // what of the viewport is being painted
};

}  // namespace intrika::scene
