// Who sits where, and by which variant: a room with the table, and a sheet beside it. All of it has a default, so that
// Enter begins.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/new_game.h"
#include "app/setup/room.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace intrika::setup {

class SetupSheet;
class TableRoom;

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
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeFrame();
    void makeFoot();
    void lead();  // the order in which Tab goes
    void arrange();
    void stack(bool stacked);
    void keepMargin();
    void placeButtons(bool stacked);
    void validate();
    void retranslate();
    Settings::Seating seating() const;

    Settings& settings_;
    const GameKind* kind_ = nullptr;
    QBoxLayout* sides_;
    QScrollArea* roomArea_ = nullptr;  // the room; stacked, what is on the sheet below it
    QVBoxLayout* below_ = nullptr;     // within it
    QWidget* paper_ = nullptr;         // the sheet: head, what is on it, foot
    QFrame* head_ = nullptr;
    QScrollArea* sheetArea_ = nullptr;
    QWidget* foot_ = nullptr;
    QGridLayout* buttons_ = nullptr;
    bool isStacked_ = false;

    TableRoom* room_ = nullptr;
    SetupSheet* sheet_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* wrong_ = nullptr;
    QPushButton* start_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* lesson_ = nullptr;
    QPushButton* rules_ = nullptr;
};

}  // namespace intrika::setup
