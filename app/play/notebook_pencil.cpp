#include "app/play/notebook_pencil.h"

#include "app/play/notebook_cells.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QTableWidget>

#include <optional>
#include <utility>

namespace intrika::play {
namespace {

bool isOpen(const QTableWidgetItem* item) {
    return item != nullptr && item->data(notebook_cell::marked).toBool() &&
           item->data(notebook_cell::least).toInt() == 0 && item->data(notebook_cell::most).toInt() > 0;
}

PencilMark pencilOn(const QTableWidgetItem& item) {
    return static_cast<PencilMark>(item.data(notebook_cell::pencil).toInt());
}

PencilMark after(PencilMark mark) {
    return mark == PencilMark::no ? PencilMark::none : static_cast<PencilMark>(static_cast<int>(mark) + 1);
}

// What the key writes where this stands; none: it is no key of the pencil.
std::optional<PencilMark> writtenBy(int key, PencilMark now) {
    switch (key) {
        case Qt::Key_Question:
            return PencilMark::maybe;
        case Qt::Key_Plus:
            return PencilMark::yes;
        case Qt::Key_Minus:
            return PencilMark::no;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            return PencilMark::none;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return after(now);
        default:
            return std::nullopt;
    }
}

}  // namespace

NotebookPencil::NotebookPencil(QTableWidget& table, QPushButton& rubOut)
    : QObject(&table), table_(table), rubOut_(rubOut) {
    table_.installEventFilter(this);
    connect(&table_, &QTableWidget::cellClicked, this, [this](int row, int column) {
        QTableWidgetItem* item = table_.item(row, column);
        if (isOpen(item)) write(*item, after(pencilOn(*item)));
    });
    // What was written in a whole game is not rubbed out by a slip.
    connect(&rubOut_, &QPushButton::clicked, this, [this] {
        if (std::exchange(mayRubOut_, true)) {
            table_.setFocus();
            emit rubOutWanted();
        }
        nameRubOut();
        if (mayRubOut_) emit told(rubOut_.text());
    });
}

bool NotebookPencil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isCommand = key->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    QTableWidgetItem* item = table_.currentItem();
    if (isCommand || !isOpen(item)) return QObject::eventFilter(watched, event);
    const auto mark = writtenBy(key->key(), pencilOn(*item));
    if (!mark) return QObject::eventFilter(watched, event);
    write(*item, *mark);
    return true;
}

void NotebookPencil::write(QTableWidgetItem& item, PencilMark mark) {
    show(item, mark);
    const int place = item.data(notebook_cell::place).toInt();
    const auto thing = static_cast<FaceId>(item.data(notebook_cell::thing).toUInt());
    emit told(item.toolTip());
    emit pencilled({owner_, place, thing}, mark);
}

// What has become certain, or impossible, hides what was written there: it may come back by undo.
void NotebookPencil::show(QTableWidgetItem& item, PencilMark mark) {
    const PencilMark shown = isOpen(&item) ? mark : PencilMark::none;
    item.setData(notebook_cell::pencil, static_cast<int>(shown));
    const QString found = item.data(notebook_cell::told).toString();
    const QString written = shown == PencilMark::maybe ? tr("perhaps")
                            : shown == PencilMark::yes ? tr("I think so")
                            : shown == PencilMark::no  ? tr("I think not")
                                                       : QString();
    tellItem(item, written.isEmpty() ? found : tr("%1; in pencil: %2").arg(found, written));
}

void NotebookPencil::hand(Seat owner, bool hasWritten) {
    owner_ = owner;
    offerRubOut(hasWritten);
}

void NotebookPencil::offerRubOut(bool wanted) {
    mayRubOut_ = false;
    nameRubOut();
    if (!wanted && rubOut_.hasFocus()) table_.setFocus();
    rubOut_.setVisible(wanted);
}

void NotebookPencil::nameRubOut() {
    rubOut_.setText(mayRubOut_ ? tr("Rub out all pencil marks for good") : tr("Rub out all pencil marks"));
}

}  // namespace intrika::play

#include "moc_notebook_pencil.cpp"
