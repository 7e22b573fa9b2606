// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::maps {}
namespace intrika::words {}

namespace intrika::board_editor {

using namespace boards;
using namespace dialogs;
using namespace faces;
using namespace files;
using namespace maps;
using namespace words;

}  // namespace intrika::board_editor
