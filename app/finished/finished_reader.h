// Finished games for a page: few are read at once, many beside the window's thread.
#pragma once

#include "app/finished/room.h"
#include "engines/saves/finished_games.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace intrika::finished {

class FinishedReader : public QObject {
    Q_OBJECT

public:
    explicit FinishedReader(const Games& games, QObject* parent = nullptr);
    ~FinishedReader() override;

    void read();  // `found` answers, of few games before this returns; whatever was asked before is not answered
    bool isReading() const { return reading_; }
    static QString sentence();  // what a page says meanwhile

signals:
    void found(const QList<intrika::saves::FinishedGame>& games);

private:
    void take(const QList<FinishedGame>& games);

    const Games& games_;
    std::stop_source stop_;
    bool reading_ = false;
    QThreadPool pool_;
};

}  // namespace intrika::finished
