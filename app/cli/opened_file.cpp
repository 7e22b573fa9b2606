#include "app/cli/opened_file.h"

#include "app/cli/report.h"
#include "engines/core/outside_file.h"

#include <utility>

namespace intrika::cli {

std::optional<OpenedFile> openFile(const std::string& file, const Games& games) {
    const auto text = readOutsideFile(file);
    auto record = text ? parseRecord(*text, games) : unexpected(text.error());
    if (!record) {
        badFile(file, record.error());
        return std::nullopt;
    }
    OpenedFile opened{std::move(*record), {}};
    opened.opening = openAsFarAsPossible(opened.record);
    return opened;
}

Exit whole(const std::string& file, const OpenedFile& opened) {
    if (!opened.opening.problem) return Exit::done;
    return badFile(file, *opened.opening.problem, speechOf(opened.record));
}

std::unique_ptr<Session> sessionIn(const std::string& file, const Games& games) {
    auto opened = openFile(file, games);
    if (!opened || whole(file, *opened) != Exit::done) return nullptr;
    return std::move(opened->opening.session);
}

}  // namespace intrika::cli
