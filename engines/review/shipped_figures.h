// The file with the figures of the levels, as it is; engines read no files.
#pragma once

namespace intrika::review {

const char* shippedFigures();

}  // namespace intrika::review
