// What a strong player would do, asked for by whoever is asked.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"

#include <QObject>

#include <optional>

namespace intrika::play {

class Decision;
class GuidedGame;
struct GameSurface;

class Hints : public QObject {
    Q_OBJECT

public:
    Hints(GameSurface& surface, Decision& decision, const GuidedGame& lesson);

    void forget();
    void retranslate();
    void refresh();  // whether one may be asked for

private:
    void show(const Hint& hint);
    void ask();
    void showThinking(Seat seat, double share);
    bool isHere(Seat seat) const;

    GameSurface& surface_;
    Decision& decision_;
    const GuidedGame& lesson_;  // which marks on the table what it speaks of
    std::optional<Hint> hint_;
    bool isAsked_ = false;  // for one, here
};

}  // namespace intrika::play
