// Reviews of finished games, read beside the window's thread: each is a file of its own, and some are long.
#pragma once

#include "app/finished/slow_reader.h"
#include "engines/saves/reviewed_games.h"

#include <vector>

namespace intrika::finished {

class ReviewedReader : public SlowReader {
    Q_OBJECT

public:
    explicit ReviewedReader(const Games& games, QObject* parent = nullptr);

    void read();  // `found` answers; whatever was asked before is not answered

signals:
    void found(const std::vector<intrika::saves::ReviewedPart>& parts);

private:
    const Games& games_;
};

}  // namespace intrika::finished
