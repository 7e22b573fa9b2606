// A table of words and figures on paper: rows to choose from, sorted by any column.
#pragma once

#include <QTableWidget>
#include <QVariant>

namespace intrika::pages {

// Tab goes through it as through one thing; arrows move between its rows, Enter activates one.
class SheetTable : public QTableWidget {
    Q_OBJECT

public:
    explicit SheetTable(QWidget* parent = nullptr);

    static constexpr int keyRole = Qt::UserRole + 1;  // of every cell: the key of its row

    struct Cell {
        QString text;
        QVariant order;  // what it is sorted by; none: the text. Figures stand on the right.
    };
    // `key` is what the row stands for.
    void setRows(const QStringList& headings, const std::vector<std::pair<QVariant, std::vector<Cell>>>& rows);
    // The column of words that gives way where not all have room, and takes what is left over.
    void setElastic(int column);
    QVariant chosen() const;  // the key of the row that is chosen; null: none is

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    int elastic_ = -1;  // none: the last one takes what is left over
};

}  // namespace intrika::pages
