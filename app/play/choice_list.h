// What may be decided now and no button says, as a plain list: for the keyboard, for a screen reader, and to find out
// what is possible.
#pragma once

#include "app/play/room.h"
#include "engines/core/choice.h"
#include "engines/words/words.h"

#include <QListWidget>
#include <QStringList>

#include <vector>

namespace intrika::play {

class ChoiceList : public QListWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    QSize sizeHint() const override;  // no higher than it must be: the log needs the height as well

    // `rows`: indices of the choices that have a row; `firstKey`: the digit that stands before the first.
    void offer(const std::vector<Choice>& choices, std::vector<int> rows, int firstKey, const Words& words);
    void narrow(const std::vector<int>& choices);  // shows these of those that are offered; of no row: all of them
    void mark(int choice);                         // shows which one is selected on the table; -1: none
    void decide(int row);
    void fitSigns();  // to the type, which has grown
    // Without a row, which would be selected by that; a reader speaks of the list before the row that is set next.
    void takeFocus();
    int wholeHeight() const;  // with all that are offered, px; the same while fewer are shown
    int offered() const { return static_cast<int>(rows_.size()); }
    int choiceAt(int row) const { return shown_.at(static_cast<std::size_t>(row)); }

signals:
    void selected(int choice);
    void decided(int choice);  // Enter or double click

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fill(std::vector<int> choices);

    QStringList texts_;       // by choice
    std::vector<int> rows_;   // which are offered
    std::vector<int> shown_;  // by row
    int firstKey_ = 1;
    mutable int wholeHeight_ = 0;
    bool marking_ = false;
};

}  // namespace intrika::play
