// What stands on the tables of unfinished games, found out one by one beside the window's own work.
#pragma once

#include "app/start/room.h"
#include "engines/saves/saved_games.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <memory>

namespace intrika::start {

class TablePicture;

// A game is read and played through on another thread. Its picture lies beside the journal and is drawn anew only when
// the game has gone on since.
class Glances : public QObject {
    Q_OBJECT

public:
    explicit Glances(const Games& games, QObject* parent = nullptr);
    ~Glances() override;

    void askFor(const QStringList& journals);  // instead of whatever was asked for before

signals:
    void seen(const QString& journal, const intrika::saves::Glance& glance);
    void pictured(const QString& journal, const QImage& picture);

private:
    struct Look {
        Expected<Glance> glance;
        QImage picture;  // null: none that is as new as the game
    };
    void next();
    void take(const QString& journal, const Look& look);
    void keepPicture(const QString& journal, const QImage& picture);

    const Games& games_;
    QStringList waiting_;
    std::unique_ptr<TablePicture> drawing_;
    int edition_ = 0;  // answers to what was asked before count no more
    QThreadPool pool_;
};

}  // namespace intrika::start
