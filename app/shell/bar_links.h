// What can be set with one click on the right of the top bar; all of it stands in the menus too.
#pragma once

#include "app/shell/room.h"

#include <QObject>

class QAction;
class QToolButton;

namespace intrika::settings {
class SettingsMenu;
}

namespace intrika::shell {

class TopBar;

class BarLinks : public QObject {
    Q_OBJECT

public:
    BarLinks(TopBar& bar, SettingsMenu& settings, QAction& fullScreen);

    void retranslate();

private:
    void addSound();
    void tellSound();

    SettingsMenu& settings_;
    QAction& fullScreen_;
    QToolButton* sound_;  // null: nothing can sound here
    QToolButton* pace_;
    QToolButton* screen_;
};

}  // namespace intrika::shell
