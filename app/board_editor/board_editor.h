// Making boards: a map to draw on, the tools beside it, and in words what is still wrong.
#pragma once

#include "app/board_editor/board_document.h"
#include "app/board_editor/room.h"
#include "engines/words/words.h"

#include <QSet>
#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QActionGroup;
class QLabel;
class QListWidget;
class QPushButton;
class QToolBar;

namespace intrika::board_editor {

class BoardCanvas;
class BoardForm;

class BoardEditor : public QWidget {
    Q_OBJECT

public:
    // `words` say what is wrong.
    explicit BoardEditor(const BoardKit& kit, const Words& words, QWidget* parent = nullptr);

    BoardDocument& document() { return document_; }
    BoardCanvas& canvas() { return *canvas_; }
    bool open(const QString& path);  // false: it is told why not, and what was being made stays
    bool save(const QString& path);
    // Whether what was being made may go: asks where it is not saved.
    bool mayLeave();
    // Whether this file may be written: asks where it holds a board that was not opened from it and would be lost.
    bool mayReplace(const QString& file);
    void setKept(const QString& file);  // the board has been written there

    enum class Tool { plain, forest, mountain, swamp, river, ford, bridge, village, town, city, start, mark, clear };
    void choose(Tool tool, int mark = 0);

signals:
    void playAsked();   // on the board as it is now; it has no faults
    void printAsked();  // the same
    void told(const QString& problem);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct ToolAction {
        Tool tool;
        int mark;
        QAction* action;
    };
    void makeTools();
    void makeActions();
    void makeNewMenu();
    BoardMap emptyOne() const;
    void begin(BoardMap board);  // under a name that is free
    bool isFaultless();          // with all that has been typed
    void addTool(Tool tool, int mark = 0);
    void work(MapCell cell);
    void workAlong(MapCell from, MapCell to);
    BoardMap worked(MapCell cell) const;
    BothNames newName(MapSettlement::Kind kind) const;
    BothNames newRiver() const;
    QString nameOf(const ToolAction& tool) const;
    void refresh();
    void showFaults();
    void askOpen();
    void askSave();
    void alignTools();
    void retranslate();

    Words words_;
    BoardDocument document_;
    QToolBar* tools_;
    QToolBar* actions_;
    QActionGroup* group_;
    struct Copy {
        std::shared_ptr<const BoardMap> board;
        QAction* action;
    };
    std::vector<ToolAction> toolActions_;
    std::vector<Copy> copies_;
    BoardCanvas* canvas_;
    BoardForm* form_;
    QLabel* faultTitle_;
    QListWidget* faults_;
    QAction *new_ = nullptr, *empty_ = nullptr, *open_ = nullptr, *save_ = nullptr, *undo_ = nullptr, *redo_ = nullptr,
            *play_ = nullptr, *print_ = nullptr;
    Tool tool_ = Tool::forest;
    int mark_ = 0;
    QString path_;
    QSet<QString> own_;  // files that hold this board, or held it
};

}  // namespace intrika::board_editor
