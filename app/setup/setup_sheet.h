// The paper beside the room: how many play, by which variant, and what to expect of each bot.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "engines/session/game_kind.h"

#include <QWidget>

#include <utility>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace intrika::setup {

class GameOptions;

class SetupSheet : public QWidget {
    Q_OBJECT

public:
    SetupSheet(const GameKind& kind, const Settings::Seating& last, QWidget* parent = nullptr);

    void showSeatCount(int seats);
    void setCharacters(bool on);
    bool hasCharacters() const;
    void setRightMargin(int pixels);
    const GameOptions& options() const { return *options_; }

signals:
    void seatCountChosen(int seats);
    void peopleChosen(int people);  // the first so many seats
    void charactersChosen(bool on);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addHeading(QBoxLayout& column);
    void makeCounts(QVBoxLayout& column);
    void makePresets(QVBoxLayout& column);
    void makeStrengths(QVBoxLayout& column);
    void makeCharacters(QVBoxLayout& column);
    void retranslate();

    const GameKind& kind_;
    QLabel* seatsLabel_ = nullptr;
    QButtonGroup* seatCounts_ = nullptr;
    QPushButton* everybody_ = nullptr;
    QPushButton* othersAreBots_ = nullptr;
    QLabel* optionsLabel_ = nullptr;
    GameOptions* options_ = nullptr;
    QLabel* botsLabel_ = nullptr;
    std::vector<std::pair<Level, QLabel*>> strengths_;
    QCheckBox* characters_ = nullptr;
    QLabel* charactersHelp_ = nullptr;
    QLabel* fairness_ = nullptr;  // what no bot does
};

}  // namespace intrika::setup
