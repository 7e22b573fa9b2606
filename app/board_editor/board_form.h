// What of a board is written and not drawn: its names, its size, how much of it is to be visited, the names on a cell.
#pragma once

#include "app/board_editor/board_document.h"

#include <QWidget>

#include <array>

class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace intrika::board_editor {

class BoardForm : public QWidget {
    Q_OBJECT

public:
    explicit BoardForm(BoardDocument& document, QWidget* parent = nullptr);

    void lookAt(MapCell cell);  // a settlement or a river there shows its names
    void refresh();
    void commit();  // what is typed and not left yet counts too

protected:
    void changeEvent(QEvent* event) override;

private:
    struct NameFields {
        QLabel* title;
        QLineEdit *hu, *en;
    };
    NameFields addNames();
    QSpinBox* addNumber(int least, int most);
    void nameBoard();
    void nameThing();
    void resize();
    void setGoal();
    BothNames* namesAt(BoardMap& board) const;  // null: nothing there has a name
    void retranslate();

    BoardDocument& document_;
    QFormLayout* form_;
    QLabel* idTitle_;
    QLineEdit* id_;
    NameFields board_, thing_;
    QSpinBox *rows_, *columns_;
    std::array<QSpinBox*, 3> goals_{};
    std::array<QLabel*, 5> numberTitles_{};
    MapCell cell_;
    bool refreshing_ = false;  // what is shown is not what was typed
};

}  // namespace intrika::board_editor
