// Large pictures that a window's thread cannot do without.
#pragma once

#include <functional>

namespace intrika::scene {

// Until it is drawn. Qt hands a few lines each of every large fill to the threads of QThreadPool::globalInstance, and
// waits for all of them, unless one of these threads fills. While they have other pictures to draw that takes several
// times as long; so one more of them draws it all.
void drawUndivided(const std::function<void()>& draw);

}  // namespace intrika::scene
