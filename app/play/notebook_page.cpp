#include "app/play/notebook_page.h"

#include "app/faces/face_composer.h"
#include "app/play/panel_style.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace intrika {
namespace {

constexpr int groupRow = 0, signRow = 1, firstRow = 2;  // above the people: what a group is called, and its things
constexpr int nameColumn = 0, firstColumn = 1;
constexpr int signSide = 26;
constexpr int leastRole = Qt::UserRole, mostRole = Qt::UserRole + 1, markRole = Qt::UserRole + 2;
constexpr int narrowestName = 96, widestName = 190, widestColumn = 44;

const QColor sure(0xF2, 0xC8, 0x5B), sureRim(0x8A, 0x6D, 0x2F), text(0x1F, 0x1B, 0x18), faint(0xB9, 0xA5, 0x7C);

// Certain: a filled disc, with the number where there are several. Possible: a ring. Impossible: a short stroke.
void paintMark(QPainter& painter, const QRectF& cell, const Verdict& found) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = std::min({cell.width() * 0.34, cell.height() * 0.34, 9.0});
    const QPointF middle = cell.center();
    if (found.isImpossible()) {
        painter.setPen(QPen(faint, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - QPointF(radius * 0.4, 0), middle + QPointF(radius * 0.4, 0));
        return;
    }
    painter.setPen(QPen(sureRim, 1.8));
    painter.setBrush(found.isCertain() ? QBrush(sure) : QBrush(Qt::NoBrush));
    painter.drawEllipse(middle, radius, radius);
    if (found.least < 2) return;
    painter.setPen(text);
    painter.setFont(panelFont(Cut::bold, qRound(radius * 1.5)));
    painter.drawText(cell, Qt::AlignCenter, QString::number(found.least));
}

class MarkDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(markRole).toBool()) return;
        painter->save();
        paintMark(*painter, option.rect,
                  {static_cast<std::uint8_t>(index.data(leastRole).toInt()),
                   static_cast<std::uint8_t>(index.data(mostRole).toInt())});
        painter->restore();
    }
};

QTableWidgetItem* itemOf(const QString& shown, const QString& told, Qt::Alignment align = Qt::AlignCenter) {
    auto* item = new QTableWidgetItem(shown);
    item->setTextAlignment(align);
    item->setToolTip(told);
    item->setData(Qt::AccessibleTextRole, told);
    return item;
}

}  // namespace

NotebookPage::NotebookPage(const GameKind& kind, QWidget* parent)
    : QFrame(parent),
      faces_(std::make_unique<FaceComposer>(QString::fromStdString(kind.id), kind.faces)),
      title_(new QLabel(this)),
      close_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 15), this)),
      table_(new QTableWidget(this)),
      legend_(new QLabel(this)),
      looksTitle_(new QLabel(this)),
      looks_(new QListWidget(this)) {
    setObjectName(QStringLiteral("notebook"));
    setProperty("look", QStringLiteral("page"));
    setStyleSheet(panelStyle() + QStringLiteral("QTableWidget { background: transparent; border: 2px solid transparent;"
                                                " gridline-color: #E5D9BF; selection-background-color: #EFDFBE;"
                                                " selection-color: #1F1B18; }"
                                                "QTableWidget:focus { border-color: #7A1D22; }"));
    close_->setObjectName(QStringLiteral("closeNotebook"));
    table_->setObjectName(QStringLiteral("conclusions"));
    table_->horizontalHeader()->hide();
    table_->verticalHeader()->hide();
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setTextElideMode(Qt::ElideNone);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setIconSize({signSide, signSide});
    table_->setItemDelegate(new MarkDelegate(table_));
    looks_->setObjectName(QStringLiteral("looks"));
    new WrappedRows(looks_);
    legend_->setTextFormat(Qt::PlainText);

    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 12);
    column->addLayout(head);
    column->addWidget(table_);
    column->addWidget(legend_);
    column->addWidget(looksTitle_);
    column->addWidget(looks_, 1);
    connect(close_, &QPushButton::clicked, this, &NotebookPage::closed);
}

NotebookPage::~NotebookPage() = default;

void NotebookPage::retranslate(const QString& owner) {
    title_->setFont(panelFont(Cut::bold, 22));
    legend_->setFont(panelFont(Cut::italic, 14));
    looksTitle_->setFont(panelFont(Cut::bold, 17));
    looks_->setFont(panelFont(Cut::regular, 15));
    table_->setFont(panelFont(Cut::regular, 15));
    title_->setText(tr("Notebook · %1").arg(owner));
    close_->setText(tr("Back to the table"));
    legend_->setText(tr("Disc: certain. Ring: possible. Stroke: impossible."));
    looksTitle_->setText(tr("Who was shown what"));
    table_->setAccessibleName(tr("What you can conclude"));
    looks_->setAccessibleName(looksTitle_->text());
}

void NotebookPage::tell(const Notebook& notebook, const Table& table, Seat owner, const Words& words) {
    retranslate(table.seatInfo(owner).name);
    const int row = table_->currentRow(), column = table_->currentColumn();
    table_->clear();
    table_->clearSpans();
    table_->setRowCount(firstRow + static_cast<int>(notebook.rows.size()));
    tellThings(notebook, words);
    for (int each = 0; each < static_cast<int>(notebook.rows.size()); ++each) tellRow(each, notebook, table, words);
    looks_->clear();
    for (const Notebook::Look& look : notebook.looks) looks_->insertItem(0, words.say(look.text));
    looksTitle_->setVisible(looks_->count() > 0);
    fit();
    table_->setCurrentCell(row < 0 ? firstRow : row, column < 0 ? nameColumn : column);
}

void NotebookPage::tellThings(const Notebook& notebook, const Words& words) {
    int column = firstColumn;
    for (const Notebook::Group& group : notebook.groups) {
        const int things = static_cast<int>(group.things.size());
        table_->setColumnCount(column + things);
        const QString title = words.say(group.title);
        auto* item = itemOf(title, title);
        item->setFont(panelFont(Cut::bold, things < 4 ? 12 : 16));
        table_->setItem(groupRow, column, item);
        if (things > 1) table_->setSpan(groupRow, column, 1, things);
        for (const Notebook::Thing& thing : group.things) {
            auto* sign = itemOf({}, words.say(thing.name));
            sign->setIcon(this->sign(thing.face));
            table_->setItem(signRow, column++, sign);
        }
    }
}

void NotebookPage::tellRow(int row, const Notebook& notebook, const Table& table, const Words& words) {
    const Notebook::Row& told = notebook.rows[static_cast<std::size_t>(row)];
    const QString name = words.say(told.name);
    auto* head = itemOf(name, name, Qt::AlignLeft | Qt::AlignVCenter);
    if (told.seat != noSeat) head->setIcon(seatChip(table.seatInfo(told.seat).colour, signSide, devicePixelRatioF()));
    table_->setItem(firstRow + row, nameColumn, head);
    int column = firstColumn;
    for (const Notebook::Group& group : notebook.groups) {
        for (const Notebook::Thing& thing : group.things) {
            const Verdict found = told.findings.at(static_cast<std::size_t>(column - firstColumn));
            const QString mark = found.isImpossible()       ? tr("impossible")
                                 : !found.isCertain()       ? tr("possible")
                                 : found.least < found.most ? tr("certain, %L1 or more").arg(found.least)
                                 : found.least > 1          ? tr("certain, %L1").arg(found.least)
                                                            : tr("certain");
            auto* item = itemOf({}, tr("%1, %2: %3").arg(name, words.say(thing.name), mark));
            item->setData(markRole, true);
            item->setData(leastRole, found.least);
            item->setData(mostRole, found.most);
            table_->setItem(firstRow + row, column++, item);
        }
    }
}

void NotebookPage::forget() {
    table_->clear();
    table_->clearSpans();
    table_->setRowCount(0);
    looks_->clear();
    title_->clear();
}

QPixmap NotebookPage::sign(FaceId face) const {
    const qreal ratio = devicePixelRatioF();
    QPixmap picture(QSize(signSide, signSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    faces_->paint(painter, QRectF(0, 0, signSide, signSide), face, Form::sign, {}, {}, signSide);
    return picture;
}

// All things side by side, whatever the window's width; all people without scrolling, where they have room.
void NotebookPage::fit() {
    const int columns = table_->columnCount() - firstColumn;
    if (columns < 1 || table_->rowCount() < firstRow) return;
    const int room = width() - 2 * 16 - 2 * table_->frameWidth() - 4;
    const int name = std::clamp(room / 6, narrowestName, widestName);
    const int each = std::min((room - name) / columns, widestColumn);
    table_->setColumnWidth(nameColumn, name);
    for (int column = 0; column < columns; ++column) table_->setColumnWidth(firstColumn + column, each);
    table_->setIconSize(QSize(1, 1) * std::min(signSide, each - 4));
    const int usual = QFontMetrics(panelFont(Cut::regular, 15)).height() + 10;
    const int most = (height() - 190) / table_->rowCount();
    const int high = std::clamp(most, 22, usual);
    int sum = 2 * table_->frameWidth() + 2;
    for (int row = 0; row < table_->rowCount(); ++row) {
        table_->setRowHeight(row, row == signRow ? std::max(high, signSide + 6) : high);
        sum += table_->rowHeight(row);
    }
    table_->setFixedHeight(sum);
}

void NotebookPage::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

void NotebookPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closed();
    QFrame::keyPressEvent(event);
}

}  // namespace intrika
