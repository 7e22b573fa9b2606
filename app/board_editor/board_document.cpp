#include "app/board_editor/board_document.h"

#include "engines/files/own_boards.h"
#include "engines/files/save_file.h"

#include <utility>

namespace intrika::board_editor {

class BoardStep : public QUndoCommand {
public:
    BoardStep(BoardDocument& document, std::shared_ptr<const BoardMap> before, std::shared_ptr<const BoardMap> after,
              const QString& name, int stroke)
        : QUndoCommand(name),
          document_(document),
          before_(std::move(before)),
          after_(std::move(after)),
          stroke_(stroke) {}

    int id() const override { return 1; }
    void undo() override { document_.put(before_); }
    void redo() override { document_.put(after_); }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* later = static_cast<const BoardStep*>(other);
        if (later->stroke_ != stroke_) return false;
        after_ = later->after_;
        return true;
    }

private:
    BoardDocument& document_;
    std::shared_ptr<const BoardMap> before_, after_;
    int stroke_;
};

BoardDocument::BoardDocument(const BoardKit& kit, QObject* parent)
    : QObject(parent), kit_(kit), board_(std::make_shared<const BoardMap>(emptyBoard(kit, 12, 6))) {}

void BoardDocument::put(std::shared_ptr<const BoardMap> board) {
    board_ = std::move(board);
    faults_ = faultsOf(*board_, kit_);
    emit changed();
}

void BoardDocument::open(BoardMap board) {
    steps_.clear();
    put(std::make_shared<const BoardMap>(std::move(board)));
}

void BoardDocument::change(BoardMap board, const QString& name) {
    if (board == *board_) return;
    steps_.push(new BoardStep(*this, board_, std::make_shared<const BoardMap>(std::move(board)), name, stroke_));
}

std::optional<Problem> BoardDocument::load(const QString& path) {
    auto board = readBoardFile(path, kit_);
    if (!board) return board.error();
    open(std::move(*board));
    return std::nullopt;
}

std::optional<Problem> BoardDocument::save(const QString& path) {
    auto problem = saveRecord(path, writeBoardFile(*board_));
    if (!problem) steps_.setClean();
    return problem;
}

}  // namespace intrika::board_editor

#include "moc_board_document.cpp"
