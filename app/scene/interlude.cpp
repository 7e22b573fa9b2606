#include "app/scene/interlude.h"

#include "moc_interlude.cpp"
