#include "app/pages/sheet_table.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace intrika::pages {
namespace {

constexpr int orderRole = Qt::UserRole;
constexpr int lineHeight = 44;
constexpr int leastElastic = 8;  // letters
constexpr Qt::Alignment wordsAlign = Qt::AlignLeft | Qt::AlignVCenter;
constexpr Qt::Alignment figuresAlign = Qt::AlignRight | Qt::AlignVCenter;

class OrderedItem : public QTableWidgetItem {
public:
    explicit OrderedItem(const SheetTable::Cell& cell) : QTableWidgetItem(cell.text) {
        if (!cell.order.isNull()) setData(orderRole, cell.order);
        const bool figure = cell.order.canConvert<double>() && cell.order.metaType().id() != QMetaType::QDateTime;
        setTextAlignment(figure ? figuresAlign : wordsAlign);
        setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }

    bool operator<(const QTableWidgetItem& other) const override {
        const QVariant mine = data(orderRole);
        const QVariant theirs = other.data(orderRole);
        if (mine.isNull() || theirs.isNull()) return text().localeAwareCompare(other.text()) < 0;
        return QVariant::compare(mine, theirs) == QPartialOrdering::Less;
    }
};

}  // namespace

SheetTable::SheetTable(QWidget* parent) : QTableWidget(parent) {
    setFont(houseFont(16));
    horizontalHeader()->setFont(houseFont(15, QFont::Bold));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);  // as they come, until a heading is clicked
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(lineHeight, fontMetrics().height() + 10));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
}

void SheetTable::setRows(const QStringList& headings, const std::vector<std::pair<QVariant, std::vector<Cell>>>& rows) {
    const QVariant before = chosen();
    setSortingEnabled(false);
    clear();
    setColumnCount(static_cast<int>(headings.size()));
    setRowCount(static_cast<int>(rows.size()));
    setHorizontalHeaderLabels(headings);
    for (int column = 0; column < columnCount(); ++column) horizontalHeaderItem(column)->setTextAlignment(wordsAlign);
    for (int row = 0; row < rowCount(); ++row) {
        const auto& [key, cells] = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < columnCount(); ++column) {
            auto* item = new OrderedItem(cells[static_cast<std::size_t>(column)]);
            item->setData(keyRole, key);
            setItem(row, column, item);
            horizontalHeaderItem(column)->setTextAlignment(Qt::Alignment(item->textAlignment()));
        }
    }
    if (elastic_ >= 0 && elastic_ < columnCount()) {
        horizontalHeader()->setSectionResizeMode(elastic_, QHeaderView::Stretch);
        for (int row = 0; row < rowCount(); ++row)
            item(row, elastic_)->setToolTip(plainTip(item(row, elastic_)->text()));
    }
    setSortingEnabled(true);
    int choose = 0;
    for (int row = 0; row < rowCount(); ++row) {
        if (!before.isNull() && item(row, 0)->data(keyRole) == before) choose = row;
    }
    if (rowCount() > 0) setCurrentCell(choose, 0);
}

void SheetTable::setElastic(int column) {
    elastic_ = column;
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setMinimumSectionSize(leastElastic * fontMetrics().averageCharWidth());
}

QVariant SheetTable::chosen() const {
    const QTableWidgetItem* at = item(currentRow(), 0);
    return at == nullptr ? QVariant() : at->data(keyRole);
}

void SheetTable::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentItem() != nullptr) {
        emit itemActivated(currentItem());
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

}  // namespace intrika::pages

#include "moc_sheet_table.cpp"
