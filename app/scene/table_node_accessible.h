// One part of the table for a screen reader: a zone, a card, a seat.
#pragma once

#include "app/scene/piece_item.h"
#include "app/scene/table_reader.h"

#include <QAccessibleInterface>
#include <QCoreApplication>

namespace intrika::scene {

class TableAccessible;

class TableNodeAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    TableNodeAccessible(const TableAccessible& table, const TableKey& key) : table_(table), key_(key) {}

    bool isValid() const override { return node() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }  // the table finds what lies there
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    const TableNode* node() const;
    QGraphicsItem* item() const;
    ThingState thing() const;
    QString whatCanBeDone() const;

    const TableAccessible& table_;
    TableKey key_;
};

}  // namespace intrika::scene
