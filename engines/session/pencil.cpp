#include "engines/session/pencil.h"

#include "engines/session/game_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::session {
namespace {

constexpr std::array<std::string_view, 4> markIds{"none", "maybe", "yes", "no"};
constexpr unsigned mostRows = 2 * maxSeats;  // more than any notebook has

std::optional<unsigned> numberIn(const nlohmann::json& entry, const char* key, unsigned end) {
    const auto found = entry.find(key);
    if (found == entry.end() || !found->is_number_unsigned()) return std::nullopt;
    const auto number = found->get<std::uint64_t>();
    return number < end ? std::optional(static_cast<unsigned>(number)) : std::nullopt;
}

// Where the word stands in the list.
template <class Words>
std::optional<std::size_t> wordIn(const nlohmann::json& entry, const char* key, const Words& words) {
    const auto found = entry.find(key);
    if (found == entry.end() || !found->is_string()) return std::nullopt;
    const auto at = std::find(words.begin(), words.end(), found->get_ref<const std::string&>());
    if (at == words.end()) return std::nullopt;
    return static_cast<std::size_t>(at - words.begin());
}

bool readMark(const nlohmann::json& entry, const GameKind& kind, int seats, PencilMarks& marks) {
    if (!entry.is_object() || entry.size() != 4) return false;
    const auto owner = numberIn(entry, "seat", static_cast<unsigned>(seats));
    const auto place = numberIn(entry, "place", mostRows);
    const auto thing = wordIn(entry, "thing", kind.faces);
    const auto mark = wordIn(entry, "mark", markIds);
    if (!owner || !place || !thing || !mark || *mark == 0) return false;
    marks.set({static_cast<Seat>(*owner), static_cast<int>(*place), static_cast<FaceId>(*thing)},
              static_cast<PencilMark>(*mark));
    return true;
}

}  // namespace

PencilMark PencilMarks::at(const PencilCell& cell) const {
    const auto found = marks_.find(cell);
    return found == marks_.end() ? PencilMark::none : found->second;
}

void PencilMarks::set(const PencilCell& cell, PencilMark mark) {
    if (mark == PencilMark::none) {
        marks_.erase(cell);
    } else {
        marks_[cell] = mark;
    }
}

void PencilMarks::rubOut(Seat owner) {
    std::erase_if(marks_, [owner](const auto& mark) { return mark.first.owner == owner; });
}

bool PencilMarks::has(Seat owner) const {
    return std::any_of(marks_.begin(), marks_.end(), [owner](const auto& mark) { return mark.first.owner == owner; });
}

nlohmann::json PencilMarks::json(const GameKind& kind) const {
    auto list = nlohmann::json::array();
    for (const auto& [cell, mark] : marks_) {
        list.push_back({{"seat", cell.owner},
                        {"place", static_cast<unsigned>(cell.place)},
                        {"thing", kind.faces.at(cell.thing)},
                        {"mark", markIds[static_cast<std::size_t>(mark)]}});
    }
    return list;
}

ReadPencil readPencil(const nlohmann::json& list, const GameKind& kind, int seats) {
    ReadPencil read;
    read.whole = list.is_array();
    if (!read.whole) return read;
    for (const nlohmann::json& entry : list) read.whole = readMark(entry, kind, seats, read.marks) && read.whole;
    return read;
}

}  // namespace intrika::session
