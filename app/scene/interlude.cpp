#include "app/scene/interlude.h"

namespace intrika::scene {

Interlude::~Interlude() = default;

}  // namespace intrika::scene

#include "moc_interlude.cpp"
