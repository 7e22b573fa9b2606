// The map in the editor: shows a board and tells on which cells one works, by mouse or keys.
#pragma once

#include "app/board_editor/room.h"
#include "app/maps/map_painter.h"

#include <QPixmap>
#include <QTransform>
#include <QWidget>

#include <memory>
#include <optional>

namespace intrika::board_editor {

class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    explicit BoardCanvas(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const BoardMap> board);
    void setLanguage(const QString& language);
    void setFaults(std::vector<MapCell> cells);
    void setCursorCell(MapCell cell);
    QSize sizeHint() const override { return {560, 620}; }
    QPointF middleOfCell(MapCell cell) const;  // in the widget

signals:
    void strokeBegan(intrika::boards::MapCell cell);
    void strokeWent(intrika::boards::MapCell from, intrika::boards::MapCell to);  // neighbours
    void strokeEnded();
    void cursorMoved(intrika::boards::MapCell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QTransform toWidget() const;
    std::optional<MapCell> cellAt(QPointF point) const;
    void go(MapCell to);
    std::unique_ptr<const MapPainter> painter() const;
    void draw();
    void paintPart(const QRectF& part);

    std::shared_ptr<const BoardMap> board_;
    QString language_ = QStringLiteral("en");
    QPixmap picture_;
    std::unique_ptr<const MapPainter> painted_;  // what the picture shows
    std::vector<MapCell> faults_;
    MapCell cursor_;
    bool working_ = false;
};

}  // namespace intrika::board_editor
