// Reviews of finished games, read beside the window's thread: each is a file of its own, and some are long.
#pragma once

#include "app/finished/room.h"
#include "engines/saves/reviewed_games.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>
#include <vector>

namespace intrika::finished {

class ReviewedReader : public QObject {
    Q_OBJECT

public:
    explicit ReviewedReader(const Games& games, QObject* parent = nullptr);
    ~ReviewedReader() override;

    void read();  // `found` answers; whatever was asked before is not answered
    bool isReading() const { return reading_; }

signals:
    void found(const std::vector<intrika::saves::ReviewedPart>& parts);

private:
    const Games& games_;
    std::stop_source stop_;
    bool reading_ = false;
    QThreadPool pool_;
};

}  // namespace intrika::finished
