// Shows on the page what the screen is doing.
#pragma once

#include "app/play/hand_over.h"
#include "app/play/room.h"
#include "engines/table/table.h"

#include <QObject>

#include <optional>
#include <string_view>

namespace intrika::play {

class GuidedGame;
class Hints;
class LookingBack;
class NotebookPlace;
class OwnCards;
class PrivateLooks;
class Questioner;
class Rests;
class Saving;
struct GameSurface;

// Each shows a part of it.
struct ScreenParts {
    GuidedGame& lesson;
    Questioner& questioner;
    Hints& hints;
    PrivateLooks& looks;
    OwnCards& ownCards;
    NotebookPlace& notebook;
    LookingBack& past;
    Rests& rests;
    Saving& saving;
};

class ScreenDisplay : public QObject {
    Q_OBJECT

public:
    ScreenDisplay(GameSurface& surface, const ScreenParts& parts);

    void show();                               // everything as it is at this moment, with no motion
    void showPresent();                        // likewise, where the log has been told
    void present();                            // the table is drawn as it is: who is next is asked, or shown theirs
    void showStep(int step, Observer before);  // with motion, where there is any; `before`: the eyes until then
    void raise();                              // the curtain goes up
    void makeRoomForPast();
    void holdTable(std::string_view why);  // until something is shown: then the mode says whether it has to wait
    void retranslate();

signals:
    void titleChanged(const QString& title);

private:
    void perform();
    void showResult(bool over);
    void showLook(const mode::ShowingLook& look);
    void tellAwaited();
    void cover(const mode::Hidden& hidden);
    void stopAsking();
    void hold();
    void refreshActions();

    GameSurface& surface_;
    ScreenParts parts_;
    HandOver handOver_;
    std::optional<TableHold> hold_;
};

}  // namespace intrika::play
