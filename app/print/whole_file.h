// A file that stands at its name whole, or not at all.
#pragma once

#include <QSaveFile>

namespace intrika {

class WholeFile : public QSaveFile {
public:
    using QSaveFile::QSaveFile;

    bool begin();
    bool finish();
    bool writeAll(const QByteArray& bytes) { return begin() && write(bytes) == bytes.size() && finish(); }
};

}  // namespace intrika
