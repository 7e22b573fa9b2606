// Records without their events and their deal: all that a list of games needs, kept beside the files so that thousands
// need not be read again each time.
#pragma once

#include "engines/saves/room.h"
#include "engines/session/record.h"

#include <QDir>
#include <QString>

#include <map>
#include <optional>
#include <string_view>

class QFileInfo;

namespace intrika::saves {

// One that is kept, and the file's size and time that it was read at.
struct RecordHead {
    qint64 size = 0;
    qint64 changed = 0;  // ms since 1970
    QString record;
};
// By file name. Somebody may have been at the file that they are kept in: what is no head is left out, and is read from
// its game again.
std::map<QString, RecordHead> parseHeads(std::string_view text);

// What is kept is only ever a copy: where it is missing, damaged or older than its file, the file is read.
class RecordHeads {
public:
    RecordHeads(const QDir& folder, const Games& games);

    std::optional<Record> of(const QFileInfo& file);  // none: it cannot be read
    void keep() const;                                // those that were asked for; not being able to is no harm

private:
    std::optional<Record> kept(const QFileInfo& file);

    const Games& games_;
    QString path_;
    std::map<QString, RecordHead> known_;  // by file name
    std::map<QString, RecordHead> asked_;
    bool isNew_ = false;  // a file was read
};

}  // namespace intrika::saves
