// A game on disk: a journal while it is played, a record when it is over or when a person saves it.
#pragma once

#include "engines/core/problem.h"
#include "engines/files/disk.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::files {

// In the user's data folder: $XDG_DATA_HOME/intrika/journals, .../finished and .../boards. Games hold the whole deal,
// so the first two are for their owner alone.
QString journalFolder();
QString finishedFolder();
QString boardFolder();
// Which puzzles were solved, and on which days: $XDG_DATA_HOME/intrika/puzzles.json.
QString puzzleFile();

// The picture of its table, kept beside a journal while there is a journal.
QString pictureOf(const QString& journal);
// The secrets by which phones find their seats in that game, likewise.
QString phonesOf(const QString& journal);

// The record that a journal becomes when its game is over, and the review that is kept beside a record.
QString recordOf(const QString& journal);
QString reviewOf(const QString& record);

// Some window of the program goes on with the game of this journal. Only a look: `SaveFile::takeUp` decides.
bool isBeingPlayed(const QString& journal);

// The journal of one running game, held for this window alone by a lock that ends with the process. A line that cannot
// be written now is kept and goes out, in order, before the next; nothing that is on disk is ever written again, unless
// somebody took it away meanwhile.
class SaveFile {
public:
    explicit SaveFile(QString path);           // a new journal, made by the first write
    static std::unique_ptr<SaveFile> begin();  // the same, with a name of its own
    // An existing one: claimed, then read. Problem: another window plays it, or it cannot be read.
    static Expected<std::unique_ptr<SaveFile>> takeUp(const QString& path);

    const QString& path() const { return path_; }
    const std::string& text() const { return text_; }
    bool isEmpty() const { return text_.empty(); }
    bool isBehind() const { return safe_ < text_.size() || !isSynced_; }

    // Of what stands there only so much counts; the rest is cut off by the first write.
    void keepOnly(std::size_t bytes);
    // A damaged journal in whose place this one comes: it is laid aside ("….damaged") once this one is on disk.
    void standInFor(std::unique_ptr<SaveFile> damaged) { damaged_ = std::move(damaged); }

    // Written and synced when this returns, or a Problem and kept for later.
    std::optional<Problem> append(std::string_view lines);
    std::optional<Problem> catchUp();
    // The record goes to the folder of finished games, then the journal is removed; on a Problem the journal stays.
    std::optional<Problem> finish(const std::string& record);

private:
    std::optional<Problem> hold();
    std::optional<Problem> layAsideDamaged();

    QString path_;
    std::string text_;
    std::size_t safe_ = 0;  // bytes of text_ that were written
    bool isSynced_ = true;  // what was written, and its name, are on disk
    Descriptor file_;       // locked; none before the first write
    std::unique_ptr<SaveFile> damaged_;
};

Expected<std::string> fileText(const QString& path);

// Replaces what stands at `path` at once or not at all.
std::optional<Problem> saveRecord(const QString& path, const std::string& record);

}  // namespace intrika::files
