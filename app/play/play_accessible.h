// What a screen reader meets around the table: choices that can be pressed, and nothing behind a curtain that is down.
#pragma once

#include <QAccessibleWidget>

namespace intrika::play {

class ChoiceList;
class GamePage;

// For QAccessible::installFactory.
QAccessibleInterface* makePlayAccessible(const QString& className, QObject* object);

class ChoiceListAccessible : public QAccessibleWidget {
public:
    explicit ChoiceListAccessible(ChoiceList* list);
    ~ChoiceListAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    ChoiceList& list() const;

private:
    mutable std::vector<QAccessible::Id> rows_;
};

class GamePageAccessible : public QAccessibleWidget {
public:
    explicit GamePageAccessible(GamePage* page);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

private:
    QWidget* curtain() const;  // null: it is not down
};

}  // namespace intrika::play
