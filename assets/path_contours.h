// A path of SVG data, contour by contour.
#pragma once

#include <string>
#include <vector>

namespace intrika {

// Each begins with an absolute move, so that it can be drawn by itself; joined they are the path again. Throws
// std::runtime_error where the data is no path.
std::vector<std::string> contoursOf(const std::string& path);

}  // namespace intrika
