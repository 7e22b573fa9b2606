#include "app/finale/finale_accessible.h"

#include "app/finale/deciding_cards.h"
#include "app/finale/plaque.h"

#include <QAccessibleWidget>

namespace intrika::finale {

QAccessibleInterface* makeFinaleAccessible(const QString&, QObject* object) {
    const bool isText = qobject_cast<Plaque*>(object) != nullptr || qobject_cast<RankRibbon*>(object) != nullptr ||
                        qobject_cast<DecidingCards*>(object) != nullptr;
    return isText ? new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::StaticText) : nullptr;
}

}  // namespace intrika::finale
