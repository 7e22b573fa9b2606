#include "engines/table/table_hold.h"

#include "engines/table/table.h"

#include <utility>

namespace intrika::table {

TableHold::TableHold(Table& table, std::string_view why) : table_(&table), why_(why) { table.holds_.push_back(why); }

TableHold::~TableHold() { letGo(); }

TableHold::TableHold(TableHold&& other) noexcept : table_(std::exchange(other.table_, nullptr)), why_(other.why_) {}

TableHold& TableHold::operator=(TableHold&& other) noexcept {
    if (this == &other) return *this;
    letGo();
    table_ = std::exchange(other.table_, nullptr);
    why_ = other.why_;
    return *this;
}

void TableHold::letGo() {
    if (Table* table = std::exchange(table_, nullptr)) table->letGo(why_);
}

}  // namespace intrika::table
