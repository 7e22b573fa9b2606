// What makes a board a bad one, whatever is played on it.
#include "engines/boards/board_kit.h"
#include "engines/boards/board_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace intrika::boards {
namespace {

using Kind = MapSettlement::Kind;

class Checker {
public:
    Checker(const BoardMap& board, const BoardKit& kit) : board_(board), kit_(kit) {}

    std::vector<BoardFault> check() {
        checkName(board_.name, "problem.board.nameless", "/name", {}, std::nullopt);
        std::set<MapCell> water;
        for (std::size_t river = 0; river < board_.rivers.size(); ++river) checkRiver(river, water);
        checkDryRivers(water);
        checkSettlements();
        checkGoal();
        checkBegin();
        return std::move(faults_);
    }

private:
    TextArg named(MapCell cell) const { return part(coordinatesOf(board_, cell)); }

    void fault(const char* key, const std::string& place, MapCell cell) {
        faults_.push_back({say(key, {named(cell)}), place, cell});
    }

    void checkName(const BothNames& name, const char* key, const std::string& place, std::vector<TextArg> args,
                   std::optional<MapCell> cell) {
        if (!name.hu.empty() && !name.en.empty()) return;
        faults_.push_back({say(key, std::move(args)), place + (name.hu.empty() ? "/hu" : "/en"), cell});
    }

    static std::string at(const char* list, std::size_t index, const char* key) {
        return '/' + std::string(list) + '/' + std::to_string(index) + (*key == 0 ? "" : "/") + key;
    }

    void checkRiver(std::size_t index, std::set<MapCell>& water) {
        const MapRiver& river = board_.rivers[index];
        for (std::size_t other = 0; other < index; ++other) {
            if (board_.rivers[other].id != river.id) continue;
            faults_.push_back({say("problem.board.id-twice", {literal(river.id)}), at("rivers", index, "id")});
        }
        for (std::size_t step = 0; step < river.course.size(); ++step) {
            const MapCell cell = river.course[step];
            const std::string place = at("rivers", index, "course") + '/' + std::to_string(step);
            if (step > 0 && !sideTowards(river.course[step - 1], cell)) {
                fault("problem.board.course-breaks", place, cell);
            }
            if (!isWater(board_.at(cell))) fault("problem.board.course-on-land", place, cell);
            if (!water.insert(cell).second) fault("problem.board.water-twice", place, cell);
        }
        if (river.course.empty()) return;
        checkEnds(index);
        const MapCell source = river.course.front();
        checkName(river.name, "problem.board.no-name", at("rivers", index, "name"), {named(source)}, source);
    }

    void checkEnds(std::size_t index) {
        const MapRiver& river = board_.rivers[index];
        const MapCell first = river.course.front(), last = river.course.back();
        if (river.from && board_.holds(neighbourOf(first, *river.from))) {
            fault("problem.board.not-at-edge", at("rivers", index, "from"), first);
        }
        if (river.to && board_.holds(neighbourOf(last, *river.to))) {
            fault("problem.board.not-at-edge", at("rivers", index, "to"), last);
        }
        if (!river.joins) return;
        const bool own = std::find(river.course.begin(), river.course.end(), *river.joins) != river.course.end();
        if (own || !isWater(board_.at(*river.joins)) || !sideTowards(last, *river.joins)) {
            fault("problem.board.joins", at("rivers", index, "joins"), *river.joins);
        }
        if (river.to) faults_.push_back({say("problem.board.two-mouths"), at("rivers", index, "to"), last});
    }

    void checkDryRivers(const std::set<MapCell>& water) {
        for (int index = 0; index < static_cast<int>(board_.terrain.size()); ++index) {
            const MapCell cell = board_.cellAt(index);
            if (isWater(board_.at(cell)) && water.count(cell) == 0) fault("problem.board.no-course", "/rivers", cell);
        }
    }

    void checkSettlements() {
        std::set<std::string> ids;
        std::set<MapCell> cells;
        for (std::size_t index = 0; index < board_.settlements.size(); ++index) {
            const MapSettlement& one = board_.settlements[index];
            const bool cityId = std::find(kit_.cities.begin(), kit_.cities.end(), one.id) != kit_.cities.end();
            if (!ids.insert(one.id).second) {
                faults_.push_back(
                    {say("problem.board.id-twice", {literal(one.id)}), at("settlements", index, "id"), one.at});
            }
            if (cityId != (one.kind == Kind::city)) {
                faults_.push_back({say("problem.board.cities"), at("settlements", index, "kind"), one.at});
            }
            if (!cells.insert(one.at).second) fault("problem.board.cell-twice", at("settlements", index, "at"), one.at);
            if (board_.at(one.at) != Terrain::plain) {
                fault("problem.board.not-plain", at("settlements", index, "at"), one.at);
            }
            checkName(one.name, "problem.board.no-name", at("settlements", index, "name"), {named(one.at)}, one.at);
        }
        for (const std::string_view city : kit_.cities) {
            if (ids.count(std::string(city)) > 0) continue;
            faults_.push_back({say("problem.board.city-missing", {literal(std::string(city))}), "/settlements"});
        }
    }

    int count(Kind kind) const {
        return static_cast<int>(std::count_if(board_.settlements.begin(), board_.settlements.end(),
                                              [kind](const MapSettlement& one) { return one.kind == kind; }));
    }

    void checkGoal() {
        const MapGoal& goal = board_.goal;
        const auto check = [&](int wanted, Kind kind, const char* place) {
            if (wanted > count(kind)) {
                faults_.push_back({say("problem.board.goal", {number(wanted), number(count(kind))}), place});
            }
        };
        check(goal.villages, Kind::village, "/goal/villages");
        check(goal.towns, Kind::town, "/goal/towns");
        check(goal.cities, Kind::city, "/goal/cities");
    }

    void checkBegin() {
        std::set<MapCell> cells;
        for (std::size_t index = 0; index < board_.start.size(); ++index) {
            const MapCell cell = board_.start[index];
            if (!cells.insert(cell).second) fault("problem.board.cell-twice", at("start", index, ""), cell);
            if (board_.at(cell) != Terrain::plain) fault("problem.board.not-plain", at("start", index, ""), cell);
        }
        if (cells.size() < 3) faults_.push_back({say("problem.board.start"), "/start"});
        for (const MapMark& mark : board_.marks) {
            if (board_.at(mark.at) != Terrain::plain) fault("problem.board.not-plain", '/' + mark.key, mark.at);
        }
    }

    const BoardMap& board_;
    const BoardKit& kit_;
    std::vector<BoardFault> faults_;
};

}  // namespace

std::vector<BoardFault> faultsOf(const BoardMap& board, const BoardKit& kit) {
    std::vector<BoardFault> faults = Checker(board, kit).check();
    if (faults.empty() && kit.faults != nullptr) faults = kit.faults(board);
    return faults;
}

}  // namespace intrika::boards
