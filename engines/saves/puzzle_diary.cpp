#include "engines/saves/puzzle_diary.h"

#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/files/disk.h"
#include "engines/files/save_file.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <climits>
#include <utility>

namespace intrika::saves {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr int diaryVersion = 1;

QDate dayIn(const JsonReader& reader) {
    const QDate day = QDate::fromString(QString::fromStdString(reader.text()), Qt::ISODate);
    if (!day.isValid()) reader.fail(say("problem.bad-diary"));
    return day;
}

}  // namespace

const PuzzleTries& PuzzleDiary::of(const std::string& puzzle) const {
    static const PuzzleTries none;
    const auto entry = puzzles_.find(puzzle);
    return entry == puzzles_.end() ? none : entry->second;
}

void PuzzleDiary::note(const std::string& puzzle, bool isRight, std::optional<QDate> day) {
    PuzzleTries& entry = puzzles_[puzzle];
    if (!entry.isSolved) {
        ++entry.tries;
        entry.isSolved = isRight;
    }
    if (isRight && day) days_.insert(*day);
}

int PuzzleDiary::streak(const QDate& today) const {
    QDate day = days_.count(today) > 0 ? today : today.addDays(-1);
    int days = 0;
    for (; days_.count(day) > 0; day = day.addDays(-1)) ++days;
    return days;
}

std::string writeDiary(const PuzzleDiary& diary) {
    OrderedJson puzzles = OrderedJson::array();
    for (const auto& [puzzle, entry] : diary.puzzles_) {
        puzzles.push_back({{"puzzle", puzzle}, {"tries", entry.tries}, {"solved", entry.isSolved}});
    }
    OrderedJson days = OrderedJson::array();
    for (const QDate& day : diary.days_) days.push_back(day.toString(Qt::ISODate).toStdString());
    return OrderedJson{{"diary", diaryVersion}, {"puzzles", puzzles}, {"days", days}}.dump() + '\n';
}

Expected<PuzzleDiary> readDiary(const std::string& text) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    reader.exactKeys({"diary", "puzzles", "days"});
    reader["diary"].integer(diaryVersion, diaryVersion);
    PuzzleDiary diary;
    for (const JsonReader& entry : reader["puzzles"].items()) {
        entry.exactKeys({"puzzle", "tries", "solved"});
        diary.puzzles_[entry["puzzle"].text()] = {entry["tries"].integer(1, INT_MAX), entry["solved"].boolean()};
    }
    for (const JsonReader& day : reader["days"].items()) diary.days_.insert(dayIn(day));
    if (issue) return unexpected(std::move(*issue));
    return diary;
}

KeptDiary keptDiary() {
    const QString path = puzzleFile();
    if (!QFile::exists(path)) return {};
    const auto text = fileText(path);
    if (!text) return {{}, text.error()};
    auto diary = readDiary(*text);
    if (!diary) return {{}, diary.error()};
    return {std::move(*diary), std::nullopt};
}

std::optional<Problem> layDiaryAside() { return renameFile(puzzleFile(), puzzleFile() + QStringLiteral(".damaged")); }

std::optional<Problem> keepDiary(const PuzzleDiary& diary) {
    return replaceFile(puzzleFile(), writeDiary(diary), Folder::usual);
}

}  // namespace intrika::saves
