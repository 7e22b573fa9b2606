// All settings on one sheet, with the same effect as in the menu and at once.
#pragma once

#include "app/pages/paper_page.h"
#include "app/settings/room.h"

#include <QList>

#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QMenu;

namespace intrika::settings {

class Settings;

// The own name, and what is made from the menu: a list of choices for each submenu, a box to tick for each action that
// can be ticked, and a section for each separator. What is chosen in one of the two is chosen in the other.
class SettingsPage : public PaperPage {
    Q_OBJECT

public:
    // `others`: menus that stand elsewhere, but are looked for here.
    SettingsPage(Settings& settings, const QMenu& menu, const QList<const QMenu*>& others, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Choice {
        const QMenu* menu;
        QList<QAction*> actions;  // those of it that can be chosen
        QLabel* label;
        QComboBox* values;
    };
    struct Tick {
        const QAction* action;
        QCheckBox* box;
    };
    struct Section {
        const QAction* separator;
        QLabel* heading;
    };
    void beginSection(const QAction& separator);
    void addName();
    void addField(QLabel& label, QWidget& field);
    void addChoice(const QMenu& menu);
    void addTick(QAction& action);
    void retranslate();
    void refresh();

    Settings& settings_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QVBoxLayout* column_;
    QGridLayout* fields_ = nullptr;  // of the section that is being made
    std::vector<Section> sections_;
    std::vector<Choice> choices_;
    std::vector<Tick> ticks_;
};

}  // namespace intrika::settings
