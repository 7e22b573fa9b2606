#include "engines/coach/phrases.h"

#include <utility>

namespace intrika::coach {
namespace {

template <class Id, std::size_t Count>
TextArg named(std::string_view group, Id id, const std::array<std::string_view, Count>& ids) {
    return term(std::string(group) + std::string(ids[static_cast<std::size_t>(id)]));
}

}  // namespace

TextArg termOf(Object object) { return named("object.", object, objectIds); }
TextArg termOf(Profession profession) { return named("profession.", profession, professionIds); }
TextArg termOf(Alliance alliance) { return named("alliance.", alliance, allianceIds); }
TextArg termOf(Side side) { return named("side.", side, sideIds); }

Text listOf(Objects objects) {
    Text list;
    objects.forEach([&list](Object object) {
        const TextArg name = termOf(object);
        list = list.empty() ? say("list.one", {name}) : say("list.more", {part(std::move(list)), name});
    });
    return list;
}

Text wrongClaim(Seat seat, Victory victory, const Judgement& why) {
    if (victory == Victory::fortune) return say("log.wrong-fortune", {person(seat)});
    static const std::array<const char*, 5> ids{"log.wrong-few", "log.wrong-stranger", "log.wrong-empty",
                                                "log.wrong-pearl", "log.wrong-few"};
    std::vector<TextArg> args{person(seat)};
    if (why.seat != noSeat) args.push_back(person(why.seat));
    return say(ids[static_cast<std::size_t>(why.flaw)], std::move(args));
}

Text naming(const std::string& id, std::vector<TextArg> args, const Hidden<Objects>& objects) {
    if (!objects || objects->empty()) return say(id, std::move(args));
    args.push_back(part(listOf(*objects)));
    return say(id + "-known", std::move(args));
}

}  // namespace intrika::coach
