// A guided first game on the page: from its beginning until it is over or somebody has had enough.
#pragma once

#include "app/play/room.h"
#include "engines/core/move_key.h"
#include "engines/session/lesson.h"

#include <QObject>

#include <memory>

namespace intrika::play {

class LessonGuide;
struct GameSurface;

// Nobody is guided before `teach`; what is asked then has empty answers.
class GuidedGame : public QObject {
    Q_OBJECT

public:
    explicit GuidedGame(GameSurface& surface);
    ~GuidedGame() override;

    void teach(Lesson lesson);
    bool isOn() const { return guide_ != nullptr; }
    // Shows what belongs to this moment. True: the game has to wait until it was read; `wentOn` tells.
    bool holds();
    bool accepts(const MoveKey& key);  // false: it was said why not this one
    QString advice() const;
    bool offerLeaving();  // false: nobody is guided
    void retranslate();
    void fit();  // to the page's size

signals:
    void wentOn();  // or the game goes on as any other
    void newGameWanted();
    void ruleWanted(const QString& number);

private:
    void leave();

    GameSurface& surface_;
    std::unique_ptr<LessonGuide> guide_;
};

}  // namespace intrika::play
