// What opens in windows of its own beside the main one: rules, printing, keys, who made it.
#pragma once

#include "app/shell/room.h"

#include <QString>

#include <memory>

class QMainWindow;

namespace intrika::rules {
class RulesReader;
}
namespace intrika::settings {
class Settings;
}

namespace intrika::shell {

class SideWindows {
public:
    SideWindows(const Settings& settings, QMainWindow& window);
    ~SideWindows();

    void showRules(const GameKind& kind, const QString& rule);  // empty: none in particular
    // `kind`: the game at hand. A board file, or none in particular.
    void showPrinting(const GameKind& kind, const QString& board);
    void showKeys();
    void showAbout();
    void close();  // those that would outlive the main one

private:
    const Settings& settings_;
    QMainWindow& window_;
    std::unique_ptr<RulesReader> rules_;  // null: not asked for yet
};

}  // namespace intrika::shell
