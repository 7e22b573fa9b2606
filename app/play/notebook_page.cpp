#include "app/play/notebook_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/face_composer.h"
#include "app/play/notebook_cells.h"
#include "app/play/notebook_pencil.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace intrika::play {
namespace {

// In front: above the people, what a group is called, and its things.
constexpr int groupRow = 0, signRow = 1, firstRow = 2;
constexpr int nameColumn = 0, firstColumn = 1;
constexpr int heads = -1;  // instead of a place or a thing: what these are called
constexpr int signSide = 26;
constexpr int narrowestName = 96, widestName = 190, widestColumn = 44;
constexpr int narrowestColumn = 18, widestBeside = 28, lowestRow = 17;
constexpr int margin = 16, besideMargin = 10;
constexpr int leastLooks = 70;  // height of their list

}  // namespace

NotebookPage::NotebookPage(const GameKind& kind, QWidget* parent)
    : QFrame(parent),
      faces_(std::make_unique<FaceComposer>(QString::fromStdString(kind.id), kind.faces)),
      title_(plainLabel(this)),
      close_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 15), this)),
      table_(new QTableWidget(this)),
      legend_(plainLabel(this)),
      rubOut_(panelButton(ButtonLook::link, panelFont(Cut::regular, 14), this)),
      pencil_(new NotebookPencil(*table_, *rubOut_)),
      looksTitle_(plainLabel(this)),
      looks_(new QListWidget(this)) {
    setObjectName(QStringLiteral("notebook"));
    setProperty("look", QStringLiteral("page"));
    setProperty("paper", true);
    setStyleSheet(panelStyle() + QStringLiteral("QTableWidget { background: transparent; border: 2px solid transparent;"
                                                " gridline-color: #E5D9BF; selection-background-color: #EFDFBE;"
                                                " selection-color: #1F1B18; }"
                                                "QTableWidget:focus { border-color: #7A1D22; }"));
    close_->setObjectName(QStringLiteral("closeNotebook"));
    table_->setObjectName(QStringLiteral("conclusions"));
    table_->horizontalHeader()->hide();
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setMinimumSectionSize(narrowestColumn);
    table_->verticalHeader()->setMinimumSectionSize(lowestRow);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setTextElideMode(Qt::ElideNone);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setIconSize({signSide, signSide});
    table_->setItemDelegate(new NotebookCells(table_));
    rubOut_->setObjectName(QStringLiteral("rubOut"));
    looks_->setObjectName(QStringLiteral("looks"));
    new WrappedRows(looks_);

    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(table_);
    column->addWidget(legend_);
    column->addWidget(rubOut_, 0, Qt::AlignLeft);
    column->addWidget(looksTitle_);
    column->addWidget(looks_, 1);
    column->addStretch();
    connect(close_, &QPushButton::clicked, this, &NotebookPage::closed);
    connect(pencil_, &NotebookPencil::pencilled, this, &NotebookPage::pencilled);
    connect(pencil_, &NotebookPencil::rubOutWanted, this, &NotebookPage::rubOutWanted);
    connect(pencil_, &NotebookPencil::told, this, &NotebookPage::told);
    lay(Lies::inFront, 0, {});
}

NotebookPage::~NotebookPage() = default;

void NotebookPage::lay(Lies lies, int room, QSize page) {
    growPanel(*this, growthFor(page));
    lies_ = lies;
    room_ = room;
    const int side = lies == Lies::inFront ? margin : besideMargin;
    layout()->setContentsMargins(side, 10, side, 12);
    legend_->setWordWrap(true);
    table_->setTextElideMode(lies == Lies::beside ? Qt::ElideMiddle : Qt::ElideNone);
    if (lies == Lies::beside) return fit();
    setMinimumWidth(0);
    setMaximumWidth(QWIDGETSIZE_MAX);
}

void NotebookPage::offerRubOut(bool wanted) { pencil_->offerRubOut(wanted); }

void NotebookPage::put(int place, int thing, QTableWidgetItem* item) {
    if (lies_ == Lies::beside) {
        table_->setItem(1 + thing, 1 + place, item);
    } else {
        table_->setItem(firstRow + place, firstColumn + thing, item);
    }
}

void NotebookPage::retranslate(const QString& owner) {
    title_->setFont(panelFont(Cut::bold, 22, *this));
    legend_->setFont(panelFont(Cut::italic, 14, *this));
    looksTitle_->setFont(panelFont(Cut::bold, 17, *this));
    looks_->setFont(panelFont(Cut::regular, 15, *this));
    table_->setFont(panelFont(Cut::regular, lies_ == Lies::beside ? 13 : 15, *this));
    title_->setText(tr("Notebook · %1").arg(owner));
    close_->setText(lies_ == Lies::beside ? tr("Close") : tr("Back to the table"));
    legend_->setText(tr("Disc: certain. Ring: possible. Stroke: impossible.") + u' ' +
                     tr("Click a ring to pencil in what you suspect (?, ✓, ✗); by key: ?, +, −, Delete."));
    looksTitle_->setText(tr("Who was shown what"));
    table_->setAccessibleName(tr("What you can conclude"));
    looks_->setAccessibleName(looksTitle_->text());
}

void NotebookPage::tell(const Notebook& notebook, const Table& table, Seat owner, const Words& words) {
    retranslate(table.seatInfo(owner).name);
    pencil_->hand(owner, table.pencil().has(owner));
    const int row = table_->currentRow(), column = table_->currentColumn();
    table_->clear();
    table_->clearSpans();
    const int places = static_cast<int>(notebook.rows.size());
    tellThings(notebook, words);
    for (int place = 0; place < places; ++place) tellPlace(place, notebook, table, owner, words);
    looks_->clear();
    for (const Notebook::Look& look : notebook.looks) looks_->insertItem(0, words.say(look.text));
    for (QWidget* widget : {static_cast<QWidget*>(looksTitle_), static_cast<QWidget*>(looks_)}) {
        widget->setVisible(looks_->count() > 0);
    }
    fit();
    table_->setCurrentCell(row < 0 ? (lies_ == Lies::beside ? 1 : firstRow) : row, column < 0 ? nameColumn : column);
}

void NotebookPage::tellThings(const Notebook& notebook, const Words& words) {
    const int places = static_cast<int>(notebook.rows.size());
    int things = 0;
    for (const Notebook::Group& group : notebook.groups) things += static_cast<int>(group.things.size());
    const bool beside = lies_ == Lies::beside;
    table_->setRowCount(beside ? 1 + things : firstRow + places);
    table_->setColumnCount(beside ? 1 + places : firstColumn + things);
    int first = 0;
    for (const Notebook::Group& group : notebook.groups) {
        tellGroup(group, first, words);
        first += static_cast<int>(group.things.size());
    }
}

void NotebookPage::tellGroup(const Notebook::Group& group, int first, const Words& words) {
    const int things = static_cast<int>(group.things.size());
    const bool beside = lies_ == Lies::beside;
    if (!beside) {
        const QString title = words.say(group.title);
        auto* item = notebookItem(title, title);
        item->setFont(panelFont(Cut::bold, things < 4 ? 12 : 16, *this));
        table_->setItem(groupRow, firstColumn + first, item);
        if (things > 1) table_->setSpan(groupRow, firstColumn + first, 1, things);
    }
    for (int thing = 0; thing < things; ++thing) {
        const Notebook::Thing& told = group.things[static_cast<std::size_t>(thing)];
        const QString name = words.say(told.name);
        auto* item = beside ? notebookItem(name, name, Qt::AlignLeft | Qt::AlignVCenter) : notebookItem({}, name);
        item->setIcon(sign(told.face));
        put(heads, first + thing, item);
    }
}

void NotebookPage::tellPlace(int place, const Notebook& notebook, const Table& table, Seat owner, const Words& words) {
    const Notebook::Row& told = notebook.rows[static_cast<std::size_t>(place)];
    const QString name = words.say(told.name);
    const bool beside = lies_ == Lies::beside;
    auto* head = notebookItem(beside ? QString() : name, name, Qt::AlignLeft | Qt::AlignVCenter);
    if (beside) head->setIcon(pileChip(pixels(signSide), devicePixelRatioF()));
    if (told.seat != noSeat)
        head->setIcon(seatChip(table.seatInfo(told.seat).colour, pixels(signSide), devicePixelRatioF()));
    put(place, heads, head);
    int number = 0;
    for (const Notebook::Group& group : notebook.groups) {
        for (const Notebook::Thing& thing : group.things) {
            const Verdict found = told.findings.at(static_cast<std::size_t>(number));
            const QString mark = found.isImpossible()       ? tr("impossible")
                                 : !found.isCertain()       ? tr("possible")
                                 : found.least < found.most ? tr("certain, %L1 or more").arg(found.least)
                                 : found.least > 1          ? tr("certain, %L1").arg(found.least)
                                                            : tr("certain");
            auto* item = new QTableWidgetItem;
            item->setData(notebook_cell::marked, true);
            item->setData(notebook_cell::least, found.least);
            item->setData(notebook_cell::most, found.most);
            item->setData(notebook_cell::place, place);
            item->setData(notebook_cell::thing, thing.face);
            item->setData(notebook_cell::told, tr("%1, %2: %3").arg(name, words.say(thing.name), mark));
            pencil_->show(*item, table.pencil().at({owner, place, thing.face}));
            put(place, number++, item);
        }
    }
}

void NotebookPage::forget() {
    pencil_->hand(noSeat, false);
    table_->clear();
    table_->clearSpans();
    table_->setRowCount(0);
    looks_->clear();
    title_->clear();
}

int NotebookPage::pixels(int usual) const { return panelPixels(usual, *this); }

QPixmap NotebookPage::sign(FaceId face) const {
    const qreal ratio = devicePixelRatioF();
    const int side = pixels(signSide);
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    faces_->paint(painter, QRectF(0, 0, side, side), face, Form::sign, {}, {}, side);
    return picture;
}

void NotebookPage::fit() {
    if (table_->columnCount() <= firstColumn || table_->rowCount() <= 1) return;
    if (lies_ == Lies::beside) {
        fitBeside();
    } else if (table_->rowCount() >= firstRow) {
        fitInFront();
    }
}

// What stands above and below the table.
int NotebookPage::heightOfRest() const {
    const QMargins around = layout()->contentsMargins();
    const int wide = (lies_ == Lies::beside ? minimumWidth() : width()) - around.left() - around.right();
    const int head = std::max(title_->sizeHint().height(), close_->sizeHint().height());
    const int looks = looks_->count() > 0 ? looksTitle_->sizeHint().height() + leastLooks : 0;
    constexpr int gaps = 6;
    return around.top() + around.bottom() + head + legend_->heightForWidth(wide) + rubOut_->sizeHint().height() +
           looks + gaps * layout()->spacing();
}

// All things side by side, whatever the window's width; all people without scrolling, where they have room.
void NotebookPage::fitInFront() {
    const int columns = table_->columnCount() - firstColumn;
    const int room = width() - 2 * margin - 2 * table_->frameWidth() - 4;
    const int name = std::clamp(room / 6, pixels(narrowestName), pixels(widestName));
    const int each = std::min((room - name) / columns, pixels(widestColumn));
    table_->setColumnWidth(nameColumn, name);
    for (int column = 0; column < columns; ++column) table_->setColumnWidth(firstColumn + column, each);
    for (int column = firstColumn; column < table_->columnCount(); ++column) {
        auto* title = table_->item(groupRow, column);
        if (title == nullptr) continue;
        const int wide = table_->columnSpan(groupRow, column) * each - 4;
        title->setText(QFontMetrics(title->font())
                           .elidedText(title->data(Qt::AccessibleTextRole).toString(), Qt::ElideRight, wide));
    }
    table_->setIconSize(QSize(1, 1) * std::min(pixels(signSide), each - 4));
    const int usual = QFontMetrics(panelFont(Cut::regular, 15, *this)).height() + 10;
    fitRows(std::clamp((height() - heightOfRest()) / table_->rowCount(), 22, usual));
}

// No wider than leaves room for the table.
void NotebookPage::fitBeside() {
    const QFontMetrics letters(table_->font());
    const int columns = table_->columnCount() - firstColumn;
    const int around = 2 * besideMargin + 2 * table_->frameWidth() + 4;
    const int usualName = qRound(pixels(narrowestName) * 1.5 * textScale());
    const int each = std::clamp((room_ - around - usualName) / columns, narrowestColumn, pixels(widestBeside));
    const int name =
        std::clamp(room_ - around - each * columns, narrowestName, std::max(usualName, pixels(widestName)));
    table_->setColumnWidth(nameColumn, name);
    for (int column = 0; column < columns; ++column) table_->setColumnWidth(firstColumn + column, each);
    setFixedWidth(name + each * columns + around);
    table_->setIconSize(QSize(1, 1) * std::min(pixels(signSide), each - 2));
    const int lowest = std::max(lowestRow, letters.height());
    fitRows(std::clamp((height() - heightOfRest()) / table_->rowCount(), lowest, pixels(26)));
}

void NotebookPage::fitRows(int high) {
    int sum = 2 * table_->frameWidth() + 2;
    for (int row = 0; row < table_->rowCount(); ++row) {
        const bool tall = lies_ == Lies::inFront && row == signRow;
        table_->setRowHeight(row, tall ? std::max(high, pixels(signSide) + 6) : high);
        sum += table_->rowHeight(row);
    }
    table_->setFixedHeight(lies_ == Lies::beside ? std::min(sum, std::max(height() - heightOfRest(), 200)) : sum);
}

void NotebookPage::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

void NotebookPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closed();
    QFrame::keyPressEvent(event);
}

}  // namespace intrika::play

#include "moc_notebook_page.cpp"
