#include "app/play/screen.h"

namespace intrika::play {
namespace {

// Whom the curtain would call in place of this mode, and what for.
mode::Hidden calledIn(const ScreenMode& now) {
    if (const auto* hidden = std::get_if<mode::Hidden>(&now)) return *hidden;
    if (const auto* asking = std::get_if<mode::Asking>(&now)) return {asking->seat, asking->why};
    if (const auto* look = std::get_if<mode::ShowingLook>(&now)) return {look->seat, mode::Why::look};
    if (const auto* cards = std::get_if<mode::OwnCards>(&now)) return {cards->seat, mode::Why::ownCards};
    return {noSeat, mode::Why::turn};
}

}  // namespace

Seat Screen::asked() const {
    const auto* asking = as<mode::Asking>();
    return asking == nullptr ? noSeat : asking->seat;
}

Seat Screen::looker() const { return !isHidden() && taken_.why == mode::Why::ownCards ? taken_.seat : noSeat; }

bool Screen::mayTakeOwnCards() const { return mayHide() && !is<mode::Gathered>() && looks_.empty() && !call_.isOver; }

std::string_view Screen::whyHeld() const {
    return std::visit([](const auto& now) { return now.holds; }, mode_);
}

void Screen::begin(const Call& call, const StepShown& last) {
    stepTaken(call, last);
    if (is<mode::ShowingStep>()) stepShown();
}

void Screen::stepTaken(const Call& call, const StepShown& shown) {
    const bool stays = isHidden();
    call_ = call;
    looks_ = shown.looks;
    lookStep_ = shown.step;
    const ScreenMode then = next();
    if (stays) {
        hideBehind(calledIn(then));
        return;
    }
    const bool passesOn = !looks_.empty() || std::holds_alternative<mode::Hidden>(then);
    const bool together = viewpoint_.isShared() && shown.isForEverybody;
    if (together && (passesOn || viewpoint_.eyes() || !shown.runs)) {
        viewpoint_.use(spectator);
        taken_ = {};
        mode_ = mode::Gathered{shown.step};
    } else if (passesOn) {
        mode_ = then;
    } else {
        mode_ = mode::ShowingStep{shown.step};
    }
}

void Screen::stepShown() {
    if (is<mode::ShowingStep>()) mode_ = next();
}

void Screen::settle(const Call& call) {
    const bool stays = isHidden();
    call_ = call;
    looks_ = silent_ = {};
    mode_ = next();
    if (stays) hideBehind(calledIn(mode_));
}

// Whose turn it is stands on the curtain; a look at the own cards is over.
bool Screen::hide() {
    if (!mayHide()) return false;
    const ScreenMode now = next();
    const bool looks = std::holds_alternative<mode::OwnCards>(now);
    hideBehind({looks ? noSeat : calledIn(now).seat, mode::Why::byHand});
    return true;
}

bool Screen::raise() {
    const auto* hidden = as<mode::Hidden>();
    if (hidden == nullptr) return false;
    if (hidden->seat != noSeat) viewpoint_.use(hidden->seat);
    mode_ = next();
    return true;
}

void Screen::decided() {
    if (is<mode::Asking>()) taken_ = {};
}

void Screen::nobodySpeaks() {
    const auto* asking = as<mode::AskingAll>();
    if (asking == nullptr) return;
    silent_ = asking->seats;
    mode_ = mode::Passing{silent_};
}

Seat Screen::pass() {
    if (!is<mode::Passing>() || silent_.empty()) return noSeat;
    const Seat seat = silent_.first();
    silent_ = silent_.without(seat);
    return seat;
}

bool Screen::speak(Seat seat) {
    if (isHidden() || !isPutToAll() || !call_.deciding.contains(seat)) return false;
    taken_ = {seat, mode::Why::spokeUp};
    hideBehind({seat, mode::Why::spokeUp});
    return true;
}

// Whoever is called to speak decides in the same way as if they had spoken up.
bool Screen::takeOwnCards(Seat seat) {
    if (!mayTakeOwnCards()) return false;
    if (isPutToAll() && call_.deciding.contains(seat)) return speak(seat);
    taken_ = {seat, mode::Why::ownCards};
    hideBehind({seat, mode::Why::ownCards});
    return true;
}

bool Screen::giveBack() {
    if (isHidden() || taken_.seat == noSeat) return false;
    taken_ = {};
    viewpoint_.use(spectator);
    mode_ = next();
    return true;
}

bool Screen::seen() {
    const auto* look = as<mode::ShowingLook>();
    if (look == nullptr) return false;
    looks_ = looks_.without(look->seat);
    mode_ = next();
    return true;
}

void Screen::lookBack() {
    if (!isHidden() && !isPast()) mode_ = mode::Past{};
}

void Screen::comeBack() {
    if (isPast()) mode_ = next();
}

void Screen::teach() {
    if (!viewpoint_.isShared() && !isPast()) mode_ = mode::Teaching{};
}

void Screen::fix(Observer eyes) {
    viewpoint_.fix(eyes);
    taken_ = {};
    looks_ = {};
    mode_ = next();
}

void Screen::open() {
    fix(spectator);
    viewpoint_.open();
}

// Whoever has the screen and is not among them any more has it no longer.
void Screen::setPeople(SeatSet people, bool inCompany) {
    viewpoint_.setPeople(people, inCompany);
    if (!people.contains(viewpoint_.eyes())) viewpoint_.use(spectator);
    if (!people.contains(taken_.seat)) taken_ = {};
}

// What is to be done as things stand, with the eyes that it needs; asked twice, it is the same.
ScreenMode Screen::next() {
    if (!looks_.empty()) return nextLook();
    if (taken_.why == mode::Why::ownCards) {
        viewpoint_.use(taken_.seat);
        if (!call_.deciding.contains(taken_.seat)) return mode::OwnCards{taken_.seat};
        return mode::Asking{taken_.seat, mode::Why::ownCards};
    }
    const bool isHeard = call_.isForAll && call_.deciding.contains(taken_.seat);
    if (!isHeard) taken_ = {};
    if (!isPutToAll()) return nextQuestion();
    viewpoint_.use(spectator);
    if (silent_ == call_.deciding) return mode::Passing{silent_};
    silent_ = {};
    return mode::AskingAll{call_.deciding};
}

ScreenMode Screen::nextLook() {
    const Observer eyes = viewpoint_.eyes();
    const Seat seat = looks_.contains(eyes) ? *eyes : looks_.first();
    if (eyes == Observer(seat)) return mode::ShowingLook{seat, lookStep_};
    viewpoint_.use(spectator);
    return mode::Hidden{seat, mode::Why::look};
}

// To one person, or to nobody here.
ScreenMode Screen::nextQuestion() {
    const Observer eyes = viewpoint_.eyes();
    Seat asked = noSeat;
    if (taken_.why == mode::Why::spokeUp) {
        asked = taken_.seat;
    } else if (!call_.deciding.empty()) {
        asked = call_.deciding.contains(eyes) ? *eyes : call_.deciding.first();
    }
    const bool isSecret = call_.secret.contains(asked), isTheirs = asked != noSeat && eyes == Observer(asked);
    if (viewpoint_.isFixed()) {
        if (isSecret && !isTheirs) asked = noSeat;  // the question shows what only that person may see
    } else if (viewpoint_.people().count() == 1 && !viewpoint_.isShared()) {
        viewpoint_.use(viewpoint_.people().first());
    } else if (!(isSecret && isTheirs) && !(call_.isChance && eyes)) {
        // What chance decides is nobody else's turn: whoever moved may be the next to decide.
        viewpoint_.use(spectator);
        if (isSecret) return mode::Hidden{asked, taken_.why};
    }
    silent_ = {};
    if (asked != noSeat) return mode::Asking{asked, taken_.why};
    return call_.isOver ? ScreenMode(mode::Over{}) : mode::Watching{};
}

bool Screen::isPutToAll() const {
    return viewpoint_.isShared() && call_.isForAll && !call_.deciding.empty() && taken_.why != mode::Why::spokeUp;
}

void Screen::hideBehind(const mode::Hidden& curtain) {
    viewpoint_.use(spectator);
    if (taken_.why == mode::Why::ownCards && curtain.why != mode::Why::ownCards) taken_ = {};
    mode_ = curtain;
}

}  // namespace intrika::play
