// What the sources of the engines read of libraries most often.
#pragma once

#include "packaging/headers/library.h"

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>
