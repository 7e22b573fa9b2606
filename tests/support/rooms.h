// Tests speak of all rooms of the program at once.
#pragma once

#include "tests/support/engine_rooms.h"

namespace intrika::board_editor {}
namespace intrika::cli {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::finale {}
namespace intrika::finished {}
namespace intrika::guests {}
namespace intrika::launch {}
namespace intrika::maps {}
namespace intrika::measure {}
namespace intrika::pages {}
namespace intrika::phones {}
namespace intrika::play {}
namespace intrika::print {}
namespace intrika::puzzles {}
namespace intrika::reviews {}
namespace intrika::rules {}
namespace intrika::scene {}
namespace intrika::settings {}
namespace intrika::setup {}
namespace intrika::shell {}
namespace intrika::sounds {}
namespace intrika::stage {}
namespace intrika::start {}
namespace intrika::studio {}
namespace intrika::style {}
namespace intrika::surfaces {}

namespace intrika {

using namespace board_editor;
using namespace cli;
using namespace dialogs;
using namespace faces;
using namespace finale;
using namespace finished;
using namespace guests;
using namespace launch;
using namespace maps;
using namespace measure;
using namespace pages;
using namespace phones;
using namespace play;
using namespace print;
using namespace puzzles;
using namespace reviews;
using namespace rules;
using namespace scene;
using namespace settings;
using namespace setup;
using namespace shell;
using namespace sounds;
using namespace stage;
using namespace start;
using namespace studio;
using namespace style;
using namespace surfaces;

}  // namespace intrika
