// A game that somebody does not want to keep: it goes to the trash, from where it comes back by one click.
#pragma once

#include <QDateTime>
#include <QString>

#include <functional>

namespace intrika::pages {

class NoticeBar;

struct ThrownGame {
    QString path;
    QString game;  // GameKind::id
    QDateTime when;
};

// Nothing is asked before, for the notice offers the way back. `changed`: it is gone now, or there again.
void throwAwayGame(const ThrownGame& thrown, NoticeBar& notices, const std::function<void()>& changed);

}  // namespace intrika::pages
