// The end of a game: the finale, and behind it the sheet that says how it came.
#pragma once

#include "app/faces/table_ink.h"
#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "app/scene/face_cache.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QStackedWidget>

namespace intrika::finale {
class FinaleView;
}

namespace intrika::play {

class HowItCame;

class ResultPanel : public QStackedWidget {
    Q_OBJECT

public:
    ResultPanel(const Table& table, const Viewpoint& viewpoint, FaceCache& faces, QWidget* parent = nullptr);

    void tell(const Words& words);  // precondition: the game is over
    // Once for a game, with motion at this pace (0: none); afterwards it stands as it ended. Call `tell` before.
    void reveal(double pace);
    void setCloth(Cloth cloth);
    void finishNow();  // what is being played

signals:
    void revealed();  // for the first time
    void againWanted();
    void newGameWanted();
    void saveWanted();
    void tableWanted();
    void replayWanted();
    void reviewWanted();
    void placeWanted(int at);  // the table when so many events had happened

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeFinale();
    void turnTo(QWidget* page);
    void showHow();

    const Table& table_;
    const Viewpoint& viewpoint_;
    FaceCache& faces_;
    Cloth cloth_ = Cloth::dark;
    Words words_;
    finale::FinaleView* finale_ = nullptr;  // made when the game has ended
    HowItCame* how_ = nullptr;              // made when somebody wants to know
    bool revealed_ = false;
};

}  // namespace intrika::play
