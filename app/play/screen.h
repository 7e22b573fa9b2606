// The transitions of a screen from one mode to the next: who looks, who is asked, and why the curtain falls.
#pragma once

#include "app/play/screen_mode.h"
#include "app/play/viewpoint.h"

namespace intrika::play {

// What a position asks of people.
struct Call {
    SeatSet deciding;       // those who are to decide
    SeatSet secret;         // of them: whose question shows what only they may see
    bool isForAll = false;  // it is one question to the whole table
    bool isChance = false;
    bool isOver = false;
};

// A step, as far as it matters to who sees it and how.
struct StepShown {
    int step = 0;
    SeatSet looks;                // who is to see, alone, what it showed them
    bool isForEverybody = false;  // there is something in it that all are to see
    bool runs = false;            // it is shown as one motion, and nobody has to go on
};

// One person at the screen: the eyes are always theirs. None: the spectator's. Several: the spectator's while bots play
// and at public questions; before the secret question of a person the curtain falls, and only that person raises it.
// Anybody may take the screen for a look at their own cards, whoever is asked, and gives it back or decides. Who
// decides twice running sees no curtain between. Several who decide at once are asked one after another, in seat order,
// unless the question is one to the whole table: then all look at it together, and only who has something to say takes
// the screen.
//
// One of these for each surface: where only one person looks, no curtain ever falls. Who decides elsewhere (with a
// phone) is nobody here: their questions are in no `Call`, and the eyes are a spectator's meanwhile. What does not
// belong to the mode leaves it as it is.
class Screen {
public:
    explicit Screen(SeatSet people, bool inCompany = false) : viewpoint_(people, inCompany) {}

    const ScreenMode& mode() const { return mode_; }
    template <class Mode>
    const Mode* as() const {
        return std::get_if<Mode>(&mode_);
    }
    template <class Mode>
    bool is() const {
        return std::holds_alternative<Mode>(mode_);
    }
    const Viewpoint& viewpoint() const { return viewpoint_; }
    bool isHidden() const { return is<mode::Hidden>(); }
    bool isPast() const { return is<mode::Past>() || is<mode::Gathered>(); }  // the table shows what was
    Seat asked() const;                                                       // noSeat: no one person is
    Seat looker() const;  // who looks at their own cards, asked or not; noSeat: nobody
    bool mayHide() const { return viewpoint_.isShared() && !isHidden(); }
    bool mayTakeOwnCards() const;
    std::string_view whyHeld() const;  // why the table has to wait; empty: it need not

    // What the game does.
    void begin(const Call& call, const StepShown& last);       // when the program ended, not all may have seen it
    void stepTaken(const Call& call, const StepShown& shown);  // the curtain comes first
    void stepShown();                                          // now people are asked
    void settle(const Call& call);                             // the last step is no more, or not to be shown

    // What people do. False: it does not belong to the mode.
    bool hide();
    bool raise();  // "I am here"
    void decided();
    void nobodySpeaks();
    Seat pass();  // it is the next one's turn to pass; noSeat: nobody is left
    bool speak(Seat seat);
    bool takeOwnCards(Seat seat);
    bool giveBack();  // whoever took the screen has looked, or has nothing to say after all
    bool seen();      // what was shown to them alone

    // What is shown instead.
    void lookBack();
    void comeBack();
    void teach();
    void fix(Observer eyes);
    void open();
    // Others decide here from now on than before; `settle` follows.
    void setPeople(SeatSet people, bool inCompany);

private:
    ScreenMode next();
    ScreenMode nextLook();
    ScreenMode nextQuestion();
    bool isPutToAll() const;
    void hideBehind(const mode::Hidden& curtain);

    Viewpoint viewpoint_;
    ScreenMode mode_;
    Call call_;
    // What outlives a mode.
    struct {
        Seat seat = noSeat;
        mode::Why why = mode::Why::turn;
    } taken_;        // the screen, by somebody of their own accord: spokeUp or ownCards
    SeatSet looks_;  // who has not yet seen what the last step showed them alone
    int lookStep_ = 0;
    SeatSet silent_;  // who still has to pass
};

}  // namespace intrika::play
