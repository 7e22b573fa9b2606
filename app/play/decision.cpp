#include "app/play/decision.h"

#include "app/play/choice_list.h"
#include "app/play/prompt_panel.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace intrika::play {
namespace {

// Of a question to the whole table: it is no move of the game, so the word's number will do.
MoveKey keyOfWord(std::uint16_t word) { return {{static_cast<std::uint8_t>(word)}}; }

MoveKey keyOfPutBack() {
    MoveKey key;
    key.bytes.fill(0xFF);
    return key;
}

void addWord(Prompt& prompt, const Text& text, const MoveKey& key) {
    const Pick pick{Pick::On::word, noZone, static_cast<std::uint16_t>(prompt.words.size())};
    prompt.choices.push_back({key, {pick}, text});
    prompt.words.push_back(text);
}

}  // namespace

Decision::Decision(const Table& table, TableScene& scene, PromptPanel& panel, QObject* parent)
    : QObject(parent), table_(table), scene_(scene), panel_(panel) {
    connect(&scene.picks(), &TablePicks::picked, this, &Decision::pick);
    connect(&scene.picks(), &TablePicks::unpicked, this, [this](const Pick& pick) {
        if (chooser_.unpick(pick)) refresh();
    });
    // What does not go with the selection may still take its place; a reason is due only for what is not possible.
    connect(&scene.picks(), &TablePicks::asked, this, [this](const Pick& pick) {
        if (seat_ == noSeat) return;  // a question to the whole table has nothing on it to point at
        if (this->pick(pick)) return;
        const QString reason = reasonAgainst(pick);
        scene_.reason().explain(pick, reason);
        emit told(reason);
    });
    // What was dropped there stays selected: the reason is about it.
    connect(&scene.onMap(), &MapPointing::denied, this, [this](const Pick& pick) {
        if (seat_ == noSeat) return;
        const QString reason = reasonAgainst(pick);
        scene_.reason().explain(pick, reason);
        emit told(reason);
    });
    // Nothing takes it away but pointing at something else: the way to its link leads over the empty table.
    connect(&scene.picks(), &TablePicks::pointed, this, [this](const Pick& pick) {
        if (seat_ != noSeat) panel_.showReason(whyNot(pick));
    });

    connect(&panel, &PromptPanel::wordPressed, this, &Decision::press);
    connect(&panel, &PromptPanel::confirmed, this, &Decision::decide);
    connect(&panel, &PromptPanel::allWanted, this, &Decision::giveUp);
    connect(&panel, &PromptPanel::choiceSelected, this, &Decision::selectNth);
    connect(&panel.choices(), &ChoiceList::selected, this, &Decision::selectNth);
    connect(&panel.choices(), &ChoiceList::decided, this, [this](int index) {
        const Choice& choice = chooser_.prompt().choices.at(static_cast<std::size_t>(index));
        const bool isRead = choice.warning.empty() || chooser_.ready() == &choice;
        chooser_.select(choice);
        refresh();
        if (isRead) decide();
    });
}

void Decision::ask(const mode::Asking& asking, const Words& words) {
    seat_ = asking.seat;
    called_ = {};
    words_ = words;
    scene_.map().setWatched(false);
    Prompt prompt = table_.prompt(seat_);
    if (asking.why == mode::Why::spokeUp) addWord(prompt, say("table.put-back"), keyOfPutBack());
    if (asking.why == mode::Why::ownCards) addWord(prompt, say("table.looked"), keyOfPutBack());
    chooser_.ask(std::move(prompt));
    scene_.setFrontAside(false);
    retranslate();
}

void Decision::askAll(SeatSet called, const Words& words) {
    seat_ = noSeat;
    called_ = called;
    words_ = words;
    Prompt prompt;
    const Prompt own = table_.prompt(called.first());
    prompt.question = own.question;
    prompt.rule = own.rule;
    const auto add = [&prompt](const Text& text) {
        addWord(prompt, text, keyOfWord(static_cast<std::uint16_t>(prompt.words.size())));
    };
    add(say("table.nobody"));
    for (const Seat seat : called) add(say("table.person", {person(seat)}));
    chooser_.ask(std::move(prompt));
    retranslate();
}

void Decision::retranslate() {
    if (!asks()) return;
    if (seat_ == noSeat) {
        panel_.ask(chooser_, tr("To the whole table"), {}, words_);
    } else {
        const SeatInfo& info = table_.seatInfo(seat_);
        panel_.ask(chooser_, info.name, info.colour, words_);
    }
    told_ = panel_.choices().accessibleName();
    refresh();
}

void Decision::stop() {
    seat_ = noSeat;
    called_ = {};
    chooser_.stop();
    scene_.map().setWatched(true);
    panel_.forget();
    showOnTable();
}

void Decision::selectNth(int choice) {
    chooser_.select(chooser_.prompt().choices.at(static_cast<std::size_t>(choice)));
    refresh();
}

void Decision::select(const MoveKey& key) {
    for (const Choice& choice : chooser_.prompt().choices) {
        if (choice.key == key) chooser_.select(choice);
    }
    refresh();
}

std::vector<Pick> Decision::picksOf(const MoveKey& key) const {
    const auto& choices = chooser_.prompt().choices;
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&key](const Choice& choice) { return choice.key == key; });
    return found == choices.end() ? std::vector<Pick>() : found->picks;
}

bool Decision::giveUp() {
    if (!asks() || chooser_.picked().empty()) return false;
    chooser_.clear();
    refresh();
    return true;
}

void Decision::press(int word) {
    const Pick pressed{Pick::On::word, noZone, static_cast<std::uint16_t>(word)};
    if (chooser_.hasPicked(pressed)) {
        chooser_.unpick(pressed);
        refresh();
    } else if (pick(pressed)) {
        if (asks() && chooser_.ready() != nullptr) panel_.focusConfirm();
    } else if (seat_ != noSeat) {
        refresh();  // the button has gone down
        panel_.showReason(reasonAgainst(pressed));
        emit told(reasonAgainst(pressed));
    }
}

bool Decision::pick(const Pick& pick) {
    if (!asks() || !chooser_.pick(pick)) return false;
    refresh();
    if (chooser_.decides()) decide();
    return true;
}

void Decision::decide() {
    const Choice* choice = chooser_.ready();
    if (!asks() || choice == nullptr) return;
    if (seat_ == noSeat) return decideForAll(*choice);
    const MoveKey key = choice->key;
    if (key == keyOfPutBack()) return emit wasPutBack(std::exchange(seat_, noSeat));
    emit decided(std::exchange(seat_, noSeat), key);
}

void Decision::decideForAll(const Choice& choice) {
    const SeatSet called = std::exchange(called_, {});
    std::uint8_t word = choice.key.bytes[0];
    if (word == 0) return emit nobodySpeaks(called);
    for (const Seat seat : called) {
        if (--word == 0) return emit speakerFound(seat);
    }
}

// What was refused before is no longer spoken of.
void Decision::refresh() {
    showOnTable();
    panel_.showReason({});
    panel_.showSelection(chooser_, words_);
    tellSelection();
}

// Hints first: they are read aloud with what can be picked.
void Decision::showOnTable() {
    scene_.map().setMovable(chooser_.movable());
    scene_.onMap().setHints(chooser_.hints());
    scene_.picks().setPickable(chooser_.pickable());
    scene_.picks().setPicked(chooser_.shownPicked());
}

// A warning, or how many choices are left.
void Decision::tellSelection() {
    const Choice* ready = chooser_.ready();
    const bool warns = ready != nullptr && !ready->warning.empty();
    const QString now = warns ? words_.say(ready->warning) : panel_.choices().accessibleName();
    if (std::exchange(told_, now) != now && !chooser_.decides()) emit told(now);
}

bool Decision::isPossible(const Pick& pick) const {
    const auto next = chooser_.pickable();
    return chooser_.hasPicked(pick) || std::find(next.begin(), next.end(), pick) != next.end();
}

QString Decision::whyNot(const Pick& pick) const {
    return seat_ == noSeat || isPossible(pick) ? QString() : reasonAgainst(pick);
}

QString Decision::reasonAgainst(const Pick& pick) const {
    auto picks = chooser_.picked();
    picks.push_back(chooser_.meantBy(pick));
    return words_.say(table_.whyNot(seat_, picks));
}

}  // namespace intrika::play

#include "moc_decision.cpp"
