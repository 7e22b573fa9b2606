// Finished games for a page: few are read at once, many beside the window's thread.
#pragma once

#include "app/finished/slow_reader.h"
#include "engines/saves/finished_games.h"

namespace intrika::finished {

class FinishedReader : public SlowReader {
    Q_OBJECT

public:
    explicit FinishedReader(const Games& games, QObject* parent = nullptr);

    void read();  // `found` answers, of few games before this returns; whatever was asked before is not answered
    static QString sentence();  // what a page says meanwhile

signals:
    void found(const QList<intrika::saves::FinishedGame>& games);

private:
    const Games& games_;
};

}  // namespace intrika::finished
