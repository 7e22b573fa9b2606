#include "app/shell/board_page.h"

#include "app/board_editor/board_editor.h"
#include "app/pages/notice_bar.h"
#include "engines/files/own_boards.h"

#include <QEvent>
#include <QVBoxLayout>

namespace intrika::shell {

BoardPage::BoardPage(const GameKind& kind, NoticeBar& notices, QWidget* parent)
    : PaperPage(parent),
      kind_(kind),
      notices_(notices),
      editor_(new BoardEditor(*kind.boards, Words(QString::fromStdString(kind.id)))) {
    setWidest(QWIDGETSIZE_MAX);
    body()->addWidget(editor_, 1);
    connect(editor_, &BoardEditor::told, this,
            [this](const QString& problem) { notices_.tell([problem] { return problem; }); });
    const auto id = [this] { return QString::fromStdString(editor_->document().board().id); };
    connect(editor_, &BoardEditor::playAsked, this, [this, id] {
        if (keep()) emit playAsked(kind_, id());
    });
    connect(editor_, &BoardEditor::printAsked, this, [this, id] {
        if (keep()) emit printAsked(ownBoardFile(id()));
    });
    retranslate();
}

bool BoardPage::keep() {
    const BoardMap& board = editor_->document().board();
    const QString file = ownBoardFile(QString::fromStdString(board.id));
    if (!editor_->mayReplace(file)) return false;
    const auto problem = keepBoard(board, *kind_.boards);
    if (!problem) {
        editor_->setKept(file);
        return true;
    }
    notices_.tell([text = problem->text, game = QString::fromStdString(kind_.id)] { return Words(game).say(text); });
    return false;
}

void BoardPage::changeEvent(QEvent* event) {
    PaperPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void BoardPage::retranslate() { setTitle(tr("Board editor")); }

}  // namespace intrika::shell

#include "moc_board_page.cpp"
