// What is printed: for how many players, on which board, which parts of the kit, down to a single card.
#pragma once

#include "app/print/kit.h"
#include "app/studio/room.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace intrika::studio {

class PartsPanel : public QWidget {
    Q_OBJECT

public:
    explicit PartsPanel(const Kit& kit, QWidget* parent = nullptr);

    void showChoice(const PrintOptions& options);
    void take(PrintOptions& options) const;
    bool isEmpty() const;  // nothing is ticked, which options cannot say

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillTree();
    void addFaces(QTreeWidgetItem* parent, const KitPart& part, const QString& owner);
    void tick(QTreeWidgetItem* item, const PrintOptions& options);
    void touched();
    void count();
    void showCopies();
    void copiesChosen(int copies);
    void makeBoard(QFormLayout* form);
    void showBoard(const QString& board);
    void nameBoards();
    void askForBoard();
    void retranslate();

    const Kit& kit_;
    QMap<QString, int> copies_;
    QLabel *playersLabel_, *boardLabel_ = nullptr, *languageLabel_, *copiesLabel_;
    QSpinBox *players_, *copiesBox_;
    QComboBox *board_ = nullptr, *language_;  // board_: null where the game has none
    QPushButton* open_ = nullptr;
    QTreeWidget* tree_;
};

}  // namespace intrika::studio
