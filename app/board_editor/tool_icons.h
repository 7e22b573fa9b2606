// The editor's tools, as what they make looks on the map.
#pragma once

#include "app/board_editor/board_editor.h"

#include <QIcon>

namespace intrika::board_editor {

QIcon toolIcon(BoardEditor::Tool tool, const BoardKit& kit, int mark);

}  // namespace intrika::board_editor
