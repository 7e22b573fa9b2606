// Where boards come from and go to: nothing that somebody made is lost without a question.
#include "app/board_editor/board_editor.h"
#include "app/board_editor/board_form.h"
#include "app/board_editor/room.h"
#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_message_box.h"
#include "engines/boards/board_names.h"
#include "engines/core/clean_text.h"
#include "engines/files/own_boards.h"
#include "engines/files/save_file.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace intrika::board_editor {
namespace {

// A dialog begins only in a folder that there is.
void makeBoardFolder() { QDir().mkpath(boardFolder()); }

}  // namespace

void BoardEditor::begin(BoardMap board) {
    path_.clear();
    own_.clear();
    board.id = freeBoardId(board.id, document_.kit());
    document_.open(std::move(board));
}

bool BoardEditor::mayLeave() {
    form_->commit();
    if (document_.steps().isClean()) return true;
    PlainMessageBox box(QMessageBox::Question, tr("Board editor"), tr("The board has unsaved changes. Save them?"),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) askSave();
    return answer == QMessageBox::Discard || document_.steps().isClean();
}

bool BoardEditor::isFaultless() {
    form_->commit();
    return document_.faults().empty();
}

bool BoardEditor::mayReplace(const QString& file) {
    const QFileInfo info(file);
    if (!info.exists() || own_.contains(info.canonicalFilePath())) return true;
    const auto there = readBoardFile(file, document_.kit());
    if (there && *there == document_.board()) return true;
    PlainMessageBox box(QMessageBox::Warning, tr("Board editor"),
                        tr("There is another board under the name “%1”. Replace it?")
                            .arg(QString::fromStdString(cleanName(document_.board().id))),
                        QMessageBox::Cancel, this);
    box.setInformativeText(tr("The other board would be lost. To keep both, give this one another file name."));
    const QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

void BoardEditor::setKept(const QString& file) {
    own_.insert(QFileInfo(file).canonicalFilePath());
    document_.steps().setClean();
}

bool BoardEditor::open(const QString& path) {
    if (const auto problem = document_.load(path)) {
        emit told(words_.say(*problem));
        return false;
    }
    path_ = path;
    own_ = {QFileInfo(path).canonicalFilePath()};
    return true;
}

bool BoardEditor::save(const QString& path) {
    form_->commit();
    document_.endStroke();
    document_.change(withAllNames(document_.board()), BoardForm::tr("Name"));
    if (const auto problem = document_.save(path)) {
        emit told(words_.say(*problem));
        return false;
    }
    path_ = path;
    setKept(path);
    return true;
}

void BoardEditor::askOpen() {
    if (!mayLeave()) return;
    makeBoardFolder();
    const QString path =
        askOpenPath(this, tr("Open a board"), tr("Boards (*.json)"), path_.isEmpty() ? boardFolder() : path_);
    if (!path.isEmpty()) open(path);
}

void BoardEditor::askSave() {
    form_->commit();
    makeBoardFolder();
    const QString usual = path_.isEmpty() ? ownBoardFile(QString::fromStdString(document_.board().id)) : path_;
    const QString path = askSavePath(this, tr("Save the board"), usual, tr("Boards (*.json)"));
    if (!path.isEmpty()) save(path);
}

}  // namespace intrika::board_editor
