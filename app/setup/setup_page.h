// Who sits where, and by which variant: all of it has a default, so that Enter begins.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/new_game.h"
#include "app/setup/room.h"
#include "engines/files/own_boards.h"

#include <QWidget>

#include <memory>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace intrika::setup {

class SeatRow;

class SetupPage : public QWidget {
    Q_OBJECT

public:
    explicit SetupPage(Settings& settings, QWidget* parent = nullptr);

    void show(const GameKind& kind);  // as this game was set up last
    NewGame newGame() const;

public slots:
    void start();  // as the button does: only when nothing is wrong

signals:
    void chosen(const intrika::setup::NewGame& game);
    void lessonAsked(const intrika::session::GameKind& kind);
    void rulesAsked(const intrika::session::GameKind& kind);
    void leftAlone();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct OptionRow {
        const OptionSpec* spec;
        QLabel* label;
        QComboBox* values;
        QLabel* help;
        OwnBoards own = {};  // offered below the values that the game has
    };
    QWidget* makePanel(const Settings::Seating& last);
    QWidget* makeSeats(const Settings::Seating& last);
    QWidget* makeSeatCounts();
    QWidget* makeSeatButtons();
    OptionRow makeOption(const OptionSpec& spec, const Settings::Seating& last, QWidget* side);
    QWidget* makeOptions(const Settings::Seating& last);
    QWidget* makeButtons();
    void setSeatCount(int seats);
    void setPeople(int people);  // the first so many seats are people, the others are not
    void validate();
    void explainOptions();
    void retranslate();
    Settings::Seating seating() const;

    Settings& settings_;
    const GameKind* kind_ = nullptr;
    QWidget* panel_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* seatsLabel_ = nullptr;
    QButtonGroup* seatCounts_ = nullptr;
    QPushButton* everybody_ = nullptr;
    QPushButton* othersAreBots_ = nullptr;
    std::vector<SeatRow*> seats_;
    int seatCount_ = 0;
    QLabel* wrong_ = nullptr;
    QLabel* levels_ = nullptr;
    QLabel* optionsLabel_ = nullptr;
    std::vector<OptionRow> options_;
    QLabel* seedLabel_ = nullptr;
    QLineEdit* seed_ = nullptr;
    QCheckBox* practice_ = nullptr;
    QLabel* practiceHelp_ = nullptr;
    QLabel* seedHelp_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* lesson_ = nullptr;
    QPushButton* rules_ = nullptr;
};

}  // namespace intrika::setup
