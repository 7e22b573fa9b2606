// The table as a screen reader meets it: zones as lists, things as items that can be pressed, seats as groups.
#pragma once

#include "app/scene/table_reader.h"

#include <QAccessibleWidget>

#include <map>

namespace intrika::scene {

class TableNodeAccessible;
class TableView;

class TableAccessible : public QAccessibleWidget {
public:
    // For QAccessible::installFactory.
    static QAccessibleInterface* make(const QString& className, QObject* object);

    explicit TableAccessible(TableView* view);
    ~TableAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QAccessible::State state() const override;

    void forgetView() { hasView_ = false; }  // Qt lets its object() outlive all of it but the QObject
    // What is on the table, or what can be done with it, is not the same any more.
    void refresh();
    void tellFocus();

    TableView& view() const;
    TableScene& scene() const;
    const TableNode& tree() const;
    QAccessibleInterface* at(const TableKey& key) const;

private:
    mutable TableNode tree_;
    mutable bool read_ = false;
    bool hasView_ = true;
    mutable std::map<TableKey, QAccessible::Id> known_;
};

}  // namespace intrika::scene
