// The library that has a door, loaded when the first one is due.
#pragma once

#include "app/guests/door.h"

#include <memory>

namespace intrika::guests {

bool canHaveGuests();              // the library is there
std::unique_ptr<Door> makeDoor();  // null: it is not there, or cannot be loaded here

}  // namespace intrika::guests
