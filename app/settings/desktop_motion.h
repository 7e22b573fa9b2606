// Whether the desktop wants things to move.
#pragma once

namespace intrika::settings {

// Qt 6.4 has no answer of its own (its style hint is 200 ms on every desktop), so the settings of KDE, GTK and GNOME
// are read. True where none of them says no.
bool desktopWantsMotion();

}  // namespace intrika::settings
