// All that may be decided now as a plain list: for the keyboard, for a screen reader, and to find out what is possible.
#pragma once

#include "engines/core/choice.h"
#include "engines/words/words.h"

#include <QListWidget>
#include <QStringList>

#include <vector>

namespace intrika {

class ChoiceList : public QListWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    QSize sizeHint() const override;  // no higher than it must be: the log needs the height as well

    void offer(const std::vector<Choice>& choices, const Words& words);
    void narrow(const std::vector<int>& choices);  // shows these of those that are offered
    void mark(int choice);                         // shows which one is selected on the table; -1: none
    void decide(int row);
    // Without a row, which would be selected by that; a reader speaks of the list before the row that is set next.
    void takeFocus();
    int offered() const { return static_cast<int>(texts_.size()); }

signals:
    void selected(int choice);
    void decided(int choice);  // Enter or double click

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fill(std::vector<int> choices);

    QStringList texts_;
    std::vector<int> shown_;  // by row
    bool marking_ = false;
};

}  // namespace intrika
