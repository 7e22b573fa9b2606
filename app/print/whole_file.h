// A file that stands at its name whole, or not at all.
#pragma once

#include "engines/core/problem.h"

#include <QSaveFile>

namespace intrika::print {

class WholeFile : public QSaveFile {
public:
    using QSaveFile::QSaveFile;

    bool begin();
    bool finish();
    bool writeAll(const QByteArray& bytes) { return begin() && write(bytes) == bytes.size() && finish(); }
    Problem problem();  // why it could not be written
};

}  // namespace intrika::print
