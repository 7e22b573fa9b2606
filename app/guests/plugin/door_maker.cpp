// What the program finds in the library (libintrika_guests.so).
#include "app/guests/plugin/guest_door.h"

#include <QObject>

namespace intrika::guests {

class GuestDoorMaker : public QObject, public DoorMaker {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID INTRIKA_DOOR)
    Q_INTERFACES(intrika::guests::DoorMaker)

public:
    Door* make() override { return new GuestDoor; }
};

}  // namespace intrika::guests

#include "door_maker.moc"
