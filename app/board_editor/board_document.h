// The board that is being made, with all that can be taken back.
#pragma once

#include "app/board_editor/board_edits.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace intrika::board_editor {

class BoardDocument : public QObject {
    Q_OBJECT

public:
    explicit BoardDocument(const BoardKit& kit, QObject* parent = nullptr);

    const BoardKit& kit() const { return kit_; }
    const BoardMap& board() const { return *board_; }
    std::shared_ptr<const BoardMap> shared() const { return board_; }
    const std::vector<BoardFault>& faults() const { return faults_; }
    QUndoStack& steps() { return steps_; }

    void open(BoardMap board);  // nothing of it can be taken back
    // One step, with what it is called. Steps of one stroke are taken back together.
    void change(BoardMap board, const QString& name);
    void endStroke() { ++stroke_; }

    // Nothing: the file is opened or written.
    std::optional<Problem> load(const QString& path);
    std::optional<Problem> save(const QString& path);

signals:
    void changed();

private:
    friend class BoardStep;
    void put(std::shared_ptr<const BoardMap> board);

    const BoardKit& kit_;
    std::shared_ptr<const BoardMap> board_;
    std::vector<BoardFault> faults_;
    QUndoStack steps_;
    int stroke_ = 0;
};

}  // namespace intrika::board_editor
