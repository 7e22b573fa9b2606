// What the owner of a notebook writes into it: suspicions in pencil, on what is neither certain nor impossible.
#pragma once

#include "app/play/room.h"
#include "engines/session/pencil.h"

#include <QObject>

class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace intrika::play {

// By click and by key, in cells that carry what notebook_cells.h names.
class NotebookPencil : public QObject {
    Q_OBJECT

public:
    NotebookPencil(QTableWidget& table, QPushButton& rubOut);

    void hand(Seat owner, bool hasWritten);  // noSeat: nobody writes
    void offerRubOut(bool wanted);           // there is something in pencil
    void show(QTableWidgetItem& item, PencilMark mark);

signals:
    void pencilled(const intrika::session::PencilCell& cell, intrika::session::PencilMark mark);
    void rubOutWanted();                 // of all that the owner has written
    void told(const QString& sentence);  // what stands in a cell now, for whoever does not see it

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void write(QTableWidgetItem& item, PencilMark mark);
    void nameRubOut();

    QTableWidget& table_;
    QPushButton& rubOut_;
    Seat owner_ = noSeat;
    bool mayRubOut_ = false;  // asked for once already
};

}  // namespace intrika::play
