// The notebook in front of the table or beside it: what its owner can conclude, as a table of people by things, what
// they suspect, and what was shown to whom.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QFrame>
#include <QSize>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace intrika::faces {
class FaceComposer;
}

namespace intrika::play {

class NotebookPencil;

class NotebookPage : public QFrame {
    Q_OBJECT

public:
    // In front of the table people stand in rows, with all things side by side; beside it things do, in words.
    enum class Lies { inFront, beside };

    explicit NotebookPage(const GameKind& kind, QWidget* parent = nullptr);
    ~NotebookPage() override;

    // `room`: how wide it may be beside the table of a page so large, with which it grows; tell it again after a
    // change.
    void lay(Lies lies, int room, QSize page);
    Lies lies() const { return lies_; }

    void tell(const Notebook& notebook, const Table& table, Seat owner, const Words& words);
    void forget();  // the curtain falls

    void offerRubOut(bool wanted);  // there is something in pencil

signals:
    void closed();
    void pencilled(const intrika::session::PencilCell& cell, intrika::session::PencilMark mark);
    void rubOutWanted();                 // of all that the owner has written
    void told(const QString& sentence);  // what stands in a cell now, for whoever does not see it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate(const QString& owner);
    void tellThings(const Notebook& notebook, const Words& words);
    void tellGroup(const Notebook::Group& group, int first, const Words& words);
    void tellPlace(int place, const Notebook& notebook, const Table& table, Seat owner, const Words& words);
    void put(int place, int thing, QTableWidgetItem* item);
    void fit();
    int heightOfRest() const;
    void fitInFront();
    void fitBeside();
    void fitRows(int high);
    QPixmap sign(FaceId face) const;
    int pixels(int usual) const;  // as large as it is here

    std::unique_ptr<FaceComposer> faces_;
    Lies lies_ = Lies::inFront;
    int room_ = 0;
    QLabel* title_;
    QPushButton* close_;
    QTableWidget* table_;
    QLabel* legend_;
    QPushButton* rubOut_;
    NotebookPencil* pencil_;
    QLabel* looksTitle_;
    QListWidget* looks_;
};

}  // namespace intrika::play
