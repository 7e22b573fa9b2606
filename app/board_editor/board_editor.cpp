#include "app/board_editor/board_editor.h"

#include "app/board_editor/board_canvas.h"
#include "app/board_editor/board_form.h"
#include "app/board_editor/tool_icons.h"
#include "app/dialogs/plain_text.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace intrika::board_editor {
namespace {

using Kind = MapSettlement::Kind;
constexpr int cellRole = Qt::UserRole;
constexpr int usualRows = 12, usualColumns = 6;

// Buttons of a tool bar, also the one behind which it puts those that have no room, take no focus of themselves.
void takeKeys(const QToolBar& bar) {
    for (QToolButton* button : bar.findChildren<QToolButton*>()) button->setFocusPolicy(Qt::TabFocus);
}

BothNames inBoth(const Text& text) {
    const auto said = [&text](const char* language) {
        QString words = Words::in(QString::fromLatin1(language)).say(text);
        return words.replace(QChar::Nbsp, u' ').toStdString();  // a name is kept as one would type it
    };
    return {said("hu"), said("en")};
}

}  // namespace

BoardEditor::BoardEditor(const BoardKit& kit, const Words& words, QWidget* parent)
    : QWidget(parent),
      words_(words),
      document_(kit),
      tools_(new QToolBar),
      actions_(new QToolBar),
      group_(new QActionGroup(this)),
      canvas_(new BoardCanvas),
      form_(new BoardForm(document_)),
      faultTitle_(plainLabel()),
      faults_(new QListWidget) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(actions_);
    auto* row = new QHBoxLayout;
    all->addLayout(row, 1);
    row->addWidget(tools_);
    row->addWidget(canvas_, 1);
    auto* side = new QVBoxLayout;
    row->addLayout(side);
    auto* scroller = new QScrollArea;
    scroller->setWidget(form_);
    scroller->setWidgetResizable(true);
    scroller->setFrameShape(QFrame::NoFrame);
    scroller->setFixedWidth(280);
    side->addWidget(scroller, 3);
    side->addWidget(faultTitle_);
    side->addWidget(faults_, 2);
    faults_->setWordWrap(true);
    faults_->setFixedWidth(280);
    faultTitle_->setWordWrap(true);
    faultTitle_->setFixedWidth(280);
    makeTools();
    makeActions();
    connect(&document_, &BoardDocument::changed, this, &BoardEditor::refresh);
    connect(canvas_, &BoardCanvas::cursorMoved, form_, &BoardForm::lookAt);
    connect(canvas_, &BoardCanvas::strokeBegan, this, &BoardEditor::work);
    connect(canvas_, &BoardCanvas::strokeWent, this, &BoardEditor::workAlong);
    connect(canvas_, &BoardCanvas::strokeEnded, &document_, &BoardDocument::endStroke);
    connect(faults_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item == nullptr || !item->data(cellRole).isValid()) return;
        canvas_->setCursorCell(document_.board().cellAt(item->data(cellRole).toInt()));
    });
    retranslate();
    begin(emptyOne());
}

void BoardEditor::makeTools() {
    tools_->setOrientation(Qt::Vertical);
    tools_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools_->setIconSize(QSize(28, 28));
    for (const Tool tool : {Tool::plain, Tool::forest, Tool::mountain, Tool::swamp, Tool::river, Tool::ford,
                            Tool::bridge, Tool::village, Tool::town, Tool::city, Tool::start}) {
        addTool(tool);
    }
    for (int mark = 0; mark < static_cast<int>(document_.kit().marks.size()); ++mark) addTool(Tool::mark, mark);
    addTool(Tool::clear);
    takeKeys(*tools_);
    choose(tool_);
}

void BoardEditor::addTool(Tool tool, int mark) {
    QAction* action = tools_->addAction(QString());
    action->setCheckable(true);
    action->setIcon(toolIcon(tool, document_.kit(), mark));
    group_->addAction(action);
    tools_->widgetForAction(action)->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(action, &QAction::triggered, this, [this, tool, mark] {
        tool_ = tool;
        mark_ = mark;
    });
    toolActions_.push_back({tool, mark, action});
}

void BoardEditor::choose(Tool tool, int mark) {
    for (const ToolAction& one : toolActions_) {
        if (one.tool == tool && one.mark == mark) one.action->trigger();
    }
}

void BoardEditor::makeActions() {
    actions_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    const auto add = [this](auto what) {
        QAction* action = actions_->addAction(QString());
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    makeNewMenu();
    open_ = add([this] { askOpen(); });
    save_ = add([this] { askSave(); });
    actions_->addSeparator();
    undo_ = add([this] { document_.steps().undo(); });
    redo_ = add([this] { document_.steps().redo(); });
    undo_->setEnabled(false);
    redo_->setEnabled(false);
    connect(&document_.steps(), &QUndoStack::canUndoChanged, undo_, &QAction::setEnabled);
    connect(&document_.steps(), &QUndoStack::canRedoChanged, redo_, &QAction::setEnabled);
    undo_->setShortcut(QKeySequence::Undo);
    redo_->setShortcut(QKeySequence::Redo);
    save_->setShortcut(QKeySequence::Save);
    for (QAction* action : {undo_, redo_, save_}) action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addActions({undo_, redo_, save_});
    actions_->addSeparator();
    play_ = add([this] {
        if (isFaultless()) emit playAsked();
    });
    print_ = add([this] {
        if (isFaultless()) emit printAsked();
    });
    takeKeys(*actions_);
}

// Most boards are made of another one.
void BoardEditor::makeNewMenu() {
    auto* menu = new QMenu(this);
    new_ = actions_->addAction(QString());
    new_->setMenu(menu);
    static_cast<QToolButton*>(actions_->widgetForAction(new_))->setPopupMode(QToolButton::InstantPopup);
    empty_ = menu->addAction(QString());
    connect(empty_, &QAction::triggered, this, [this] {
        if (mayLeave()) begin(emptyOne());
    });
    for (const auto& board : document_.kit().supplied()) {
        copies_.push_back({board, menu->addAction(QString())});
        connect(copies_.back().action, &QAction::triggered, this, [this, board] {
            if (mayLeave()) begin(*board);
        });
    }
}

void BoardEditor::work(MapCell cell) {
    for (const ToolAction& one : toolActions_) {
        if (one.tool == tool_ && one.mark == mark_) document_.change(worked(cell), nameOf(one));
    }
}

void BoardEditor::workAlong(MapCell from, MapCell to) {
    if (tool_ == Tool::river) {
        document_.change(withRiver(document_.board(), from, to, newRiver()), tr("River"));
    } else if (tool_ == Tool::plain || tool_ == Tool::forest || tool_ == Tool::mountain || tool_ == Tool::swamp ||
               tool_ == Tool::clear) {
        work(to);
    }
}

BoardMap BoardEditor::worked(MapCell cell) const {
    const BoardMap& board = document_.board();
    const BoardKit& kit = document_.kit();
    switch (tool_) {
        case Tool::plain:
            return withLand(board, cell, Terrain::plain);
        case Tool::forest:
            return withLand(board, cell, Terrain::forest);
        case Tool::mountain:
            return withLand(board, cell, Terrain::mountain);
        case Tool::swamp:
            return withLand(board, cell, Terrain::swamp);
        case Tool::river:
            break;  // one cell is no course
        case Tool::ford:
            return withCrossing(board, cell, Terrain::ford);
        case Tool::bridge:
            return withCrossing(board, cell, Terrain::bridge);
        case Tool::village:
            return withSettlement(board, kit, cell, Kind::village, newName(Kind::village));
        case Tool::town:
            return withSettlement(board, kit, cell, Kind::town, newName(Kind::town));
        case Tool::city:
            return withSettlement(board, kit, cell, Kind::city, newName(Kind::city));
        case Tool::start:
            return withStart(board, cell);
        case Tool::mark:
            return withMark(board, cell, std::string(kit.marks[static_cast<std::size_t>(mark_)].key));
        case Tool::clear:
            return cleared(board, cell);
    }
    return board;
}

BoardMap BoardEditor::emptyOne() const {
    BoardMap board = emptyBoard(document_.kit(), usualRows, usualColumns);
    board.id = "board";
    board.name = inBoth(say("board.new"));
    return board;
}

// Something to be read on the map until the maker has thought of a name; a city's is known.
BothNames BoardEditor::newName(Kind kind) const {
    const auto& known = document_.board().settlements;
    if (kind == Kind::city) {
        for (const std::string_view city : document_.kit().cities) {
            const bool there =
                std::any_of(known.begin(), known.end(), [city](const MapSettlement& one) { return one.id == city; });
            if (there) continue;
            for (const auto& board : document_.kit().supplied()) {
                for (const MapSettlement& one : board->settlements) {
                    if (one.id == city) return one.name;
                }
            }
        }
    }
    return inBoth(say(kind == Kind::village ? "board.new-village" : "board.new-town",
                      {number(static_cast<std::int64_t>(known.size()) + 1)}));
}

BothNames BoardEditor::newRiver() const {
    return inBoth(say("board.new-river", {number(static_cast<std::int64_t>(document_.board().rivers.size()) + 1)}));
}

void BoardEditor::refresh() {
    canvas_->setBoard(document_.shared());
    form_->refresh();
    showFaults();
    for (QAction* action : {play_, print_}) action->setEnabled(document_.faults().empty());
}

void BoardEditor::showFaults() {
    const auto& faults = document_.faults();
    faults_->clear();
    std::vector<MapCell> cells;
    for (const BoardFault& fault : faults) {
        auto* item = new QListWidgetItem(words_.say(fault.text), faults_);
        if (!fault.cell) continue;
        item->setData(cellRole, document_.board().indexOf(*fault.cell));
        cells.push_back(*fault.cell);
    }
    canvas_->setFaults(std::move(cells));
    faults_->setVisible(!faults.empty());
    faultTitle_->setText(faults.empty() ? tr("This board is ready to play on.")
                                        : tr("Still to be fixed: %n", nullptr, static_cast<int>(faults.size())));
}

void BoardEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &BoardEditor::alignTools, Qt::QueuedConnection);
}

// A tool bar makes each button as wide as its own words, and would centre them.
void BoardEditor::alignTools() {
    const QList<QToolButton*> buttons = tools_->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
    int widest = 0;
    for (const QToolButton* button : buttons) widest = std::max(widest, button->sizeHint().width());
    for (QToolButton* button : buttons) button->setMinimumWidth(button->menu() == nullptr ? widest : 0);
}

QString BoardEditor::nameOf(const ToolAction& tool) const {
    switch (tool.tool) {
        case Tool::plain:
            return tr("Plain");
        case Tool::forest:
            return tr("Forest");
        case Tool::mountain:
            return tr("Mountain");
        case Tool::swamp:
            return tr("Swamp");
        case Tool::river:
            return tr("River");
        case Tool::ford:
            return tr("Ford");
        case Tool::bridge:
            return tr("Bridge");
        case Tool::village:
            return tr("Village");
        case Tool::town:
            return tr("Town");
        case Tool::city:
            return tr("City");
        case Tool::start:
            return tr("Start");
        case Tool::mark:
            return QString::fromUtf8(document_.kit().marks[static_cast<std::size_t>(tool.mark)].sign);
        case Tool::clear:
            return tr("Clear");
    }
    return {};
}

void BoardEditor::retranslate() {
    for (const ToolAction& tool : toolActions_) tool.action->setText(nameOf(tool));
    alignTools();
    tools_->setAccessibleName(tr("Tools"));
    canvas_->setAccessibleName(tr("Map"));
    canvas_->setLanguage(currentLanguage());
    faults_->setAccessibleName(tr("What is still wrong"));
    new_->setText(tr("New board"));
    empty_->setText(tr("Empty"));
    const std::string language = currentLanguage().toStdString();
    for (const Copy& copy : copies_) {
        copy.action->setText(
            plainCaption(tr("A copy of %1").arg(QString::fromStdString(copy.board->name.in(language)))));
    }
    open_->setText(tr("Open…"));
    save_->setText(tr("Save…"));
    undo_->setText(tr("Undo"));
    redo_->setText(tr("Redo"));
    play_->setText(tr("Play on it"));
    print_->setText(tr("Print it…"));
    showFaults();
}

}  // namespace intrika::board_editor

#include "moc_board_editor.cpp"
