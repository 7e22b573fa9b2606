// What a screen reader hears of the words and cards of the finale.
#pragma once

#include "app/finale/room.h"

#include <QAccessible>

class QObject;
class QString;

namespace intrika::finale {

// For QAccessible::installFactory.
QAccessibleInterface* makeFinaleAccessible(const QString& key, QObject* object);

}  // namespace intrika::finale
