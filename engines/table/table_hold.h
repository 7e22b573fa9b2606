// A table that has to wait: somebody shows what has happened, or the laptop changes hands.
#pragma once

#include <QPointer>

#include <string_view>

namespace intrika::table {

class Table;

// As long as one of these lives, no bot's answer is played and no chance drawn; the table goes on when the last of them
// is gone. May outlive the table.
class [[nodiscard]] TableHold {
public:
    TableHold(Table& table, std::string_view why);  // a literal, as "the curtain is down"
    ~TableHold();
    TableHold(TableHold&& other) noexcept;
    TableHold& operator=(TableHold&& other) noexcept;

private:
    void letGo();

    QPointer<Table> table_;
    std::string_view why_;
};

}  // namespace intrika::table
