// All that may be decided now as a plain list: for the keyboard, for a screen reader, and to find out what is possible.
#pragma once

#include "engines/core/choice.h"
#include "engines/words/words.h"

#include <QListWidget>

namespace intrika {

class ChoiceList : public QListWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    QSize sizeHint() const override;  // no higher than it must be: the log needs the height as well

    void offer(const std::vector<Choice>& choices, const Words& words);
    void mark(int choice);  // shows which one is selected on the table; -1: none

signals:
    void selected(int choice);
    void decided(int choice);  // Enter or double click

protected:
    bool event(QEvent* event) override;

private:
    bool marking_ = false;
};

}  // namespace intrika
