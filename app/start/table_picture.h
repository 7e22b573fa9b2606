// A small picture of a table as everybody may see it, drawn while nothing waits for it.
#pragma once

#include "app/start/room.h"
#include "engines/saves/saved_games.h"

#include <QImage>
#include <QObject>

namespace intrika::scene {
class TableScene;
}

namespace intrika::start {

class TablePicture : public QObject {
    Q_OBJECT

public:
    static constexpr QSize size{480, 300};

    explicit TablePicture(const Glance& glance, QObject* parent = nullptr);

signals:
    void drawn(const QImage& picture);  // once

private:
    void drawWhenReady();
    QImage draw();

    TableScene* scene_;
    bool told_ = false;
};

}  // namespace intrika::start
