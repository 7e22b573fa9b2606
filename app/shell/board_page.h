// The board editor as a page of the window.
#pragma once

#include "app/pages/paper_page.h"
#include "app/shell/room.h"
#include "engines/session/game_kind.h"

#include <QString>

namespace intrika::board_editor {
class BoardEditor;
}
namespace intrika::pages {
class NoticeBar;
}

namespace intrika::shell {

class BoardPage : public PaperPage {
    Q_OBJECT

public:
    // Precondition: the game has a board kit.
    BoardPage(const GameKind& kind, NoticeBar& notices, QWidget* parent = nullptr);

    BoardEditor& editor() { return *editor_; }

signals:
    void playAsked(const intrika::session::GameKind& kind, const QString& board);
    void printAsked(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    bool keep();  // false: it is told why not, or a person would not
    void retranslate();

    const GameKind& kind_;
    NoticeBar& notices_;
    BoardEditor* editor_;
};

}  // namespace intrika::shell
