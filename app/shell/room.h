// The rooms below whose names this one speaks.
#pragma once

namespace intrika::board_editor {}
namespace intrika::dialogs {}
namespace intrika::files {}
namespace intrika::finished {}
namespace intrika::guests {}
namespace intrika::pages {}
namespace intrika::phones {}
namespace intrika::play {}
namespace intrika::print {}
namespace intrika::puzzles {}
namespace intrika::reviews {}
namespace intrika::rules {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::settings {}
namespace intrika::setup {}
namespace intrika::sounds {}
namespace intrika::start {}
namespace intrika::studio {}
namespace intrika::style {}
namespace intrika::words {}

namespace intrika::shell {

using namespace board_editor;
using namespace dialogs;
using namespace files;
using namespace finished;
using namespace guests;
using namespace pages;
using namespace phones;
using namespace play;
using namespace print;
using namespace puzzles;
using namespace reviews;
using namespace rules;
using namespace saves;
using namespace session;
using namespace settings;
using namespace setup;
using namespace sounds;
using namespace start;
using namespace studio;
using namespace style;
using namespace words;

}  // namespace intrika::shell
