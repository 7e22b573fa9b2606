#include "engines/session/relations.h"

namespace intrika::session {

bool Relations::isBetrayal(const Deed& deed) const {
    return deed.kind == Deed::Kind::betrayal || helpers_.at(deed.by).contains(deed.to);
}

std::vector<Deed> Relations::follow(std::span<const Deed> deeds) {
    std::vector<Deed> betrayals;
    for (const Deed& deed : deeds) {
        if (deed.kind == Deed::Kind::favour) {
            helpers_.at(deed.to) = helpers_.at(deed.to).with(deed.by);
            continue;
        }
        ++harms_.at(deed.to).at(deed.by);
        if (!isBetrayal(deed)) continue;
        betrayals.push_back({Deed::Kind::betrayal, deed.by, deed.to});
        helpers_.at(deed.by) = helpers_.at(deed.by).without(deed.to);
        helpers_.at(deed.to) = helpers_.at(deed.to).without(deed.by);
    }
    return betrayals;
}

}  // namespace intrika::session
