// A game on disk: a journal while it is played, a record when it is over or when a person saves it.
#pragma once

#include "engines/core/problem.h"

#include <QLockFile>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace intrika {

// In the user's data folder: $XDG_DATA_HOME/intrika/journals, .../finished and .../boards.
QString journalFolder();
QString finishedFolder();
QString boardFolder();

// The picture of its table, kept beside a journal while there is a journal.
QString pictureOf(const QString& journal);

// Some window of the program goes on with the game of this journal.
bool isBeingPlayed(const QString& journal);

// The journal of one running game. A line that cannot be written now is kept and goes out, in order, before the next;
// nothing that is on disk is ever written again, unless somebody took it away meanwhile.
class SaveFile {
public:
    // `text`: what stands at `path` and counts, whole lines; anything behind it is cut off by the first write.
    explicit SaveFile(QString path, std::string text = {});
    static std::unique_ptr<SaveFile> begin();  // a new journal, made by the first write

    const QString& path() const { return path_; }
    bool isEmpty() const { return text_.empty(); }
    bool isBehind() const { return safe_ < text_.size(); }

    // Written and synced when this returns, or a Problem and kept for later.
    std::optional<Problem> append(std::string_view lines);
    std::optional<Problem> catchUp();
    // The record goes to the folder of finished games, then the journal is removed; on a Problem the journal stays.
    std::optional<Problem> finish(const std::string& record);

private:
    void claim();

    QString path_;
    std::string text_;
    std::size_t safe_;                 // bytes of text_ that are on disk
    std::unique_ptr<QLockFile> lock_;  // another window of the program leaves this game alone
};

Expected<std::string> fileText(const QString& path);

// Replaces what stands at `path` at once or not at all.
std::optional<Problem> saveRecord(const QString& path, const std::string& record);

}  // namespace intrika
