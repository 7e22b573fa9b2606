// Beside the result: the cards that brought points together, seat by seat (Area::result of the last tableau).
#pragma once

#include "app/play/room.h"
#include "app/scene/face_cache.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace intrika::play {

class CountedCards : public QWidget {
    Q_OBJECT

public:
    explicit CountedCards(QWidget* parent = nullptr);

    void tell(const Table& table, const Words& words);  // hidden where the game has nothing of the kind
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, heightForWidth(std::max(200, width()))}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Group {
        std::vector<Piece> pieces;
        QString points;
        QString told;
        QRectF box;
    };
    struct Row {
        std::string colour;
        QString name;
        std::vector<Group> groups;
        QRectF chip;
    };
    // Of rows laid out in that width; answers their height.
    double lie(std::vector<Row>& rows, double width) const;
    void paintGroup(QPainter& painter, const Group& group);

    std::unique_ptr<FaceCache> faces_;
    std::vector<Row> rows_;
};

}  // namespace intrika::play
