// A file that stands at its name whole, or not at all.
#pragma once

#include "engines/core/text.h"

#include <QSaveFile>

namespace intrika {

class WholeFile : public QSaveFile {
public:
    using QSaveFile::QSaveFile;

    bool begin();
    bool finish();
    bool writeAll(const QByteArray& bytes) { return begin() && write(bytes) == bytes.size() && finish(); }
    // Why it could not be written, for people.
    intrika::Text problem();  // QIODevice has a Text of its own
};

}  // namespace intrika
