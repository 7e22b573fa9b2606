// By which variant a game is played: its own options, the number of the deal, practice. Each has a line about it.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "engines/files/own_boards.h"
#include "engines/session/game_kind.h"

#include <QWidget>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace intrika::setup {

class GameOptions : public QWidget {
    Q_OBJECT

public:
    GameOptions(const GameKind& kind, const Settings::Seating& last, QWidget* parent = nullptr);

    std::map<std::string, std::string> chosen() const;
    std::optional<std::uint64_t> seed() const;
    bool isPractice() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        const OptionSpec* spec;
        QLabel* label;
        QComboBox* values;
        QLabel* help;
        OwnBoards own = {};  // offered below the values that the game has
    };
    Row makeRow(const OptionSpec& spec, const Settings::Seating& last);
    void makeSeed(QGridLayout& grid);
    void makePractice(QGridLayout& grid);
    void retranslate();
    void nameValues(const Row& row) const;
    void explain();  // what is chosen, in its own words; what it is about stands in the tool tip

    const GameKind& kind_;
    std::vector<Row> rows_;
    QLabel* seedLabel_ = nullptr;
    QLineEdit* seed_ = nullptr;
    QLabel* seedHelp_ = nullptr;
    QCheckBox* practice_ = nullptr;
    QLabel* practiceHelp_ = nullptr;
};

QLabel* smallPrint(QWidget* parent);

}  // namespace intrika::setup
