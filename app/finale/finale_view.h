// The end of a game as a scene: who won, on a ribbon below a medal, and what decided it.
#pragma once

#include "app/faces/table_ink.h"
#include "app/finale/drapes.h"
#include "app/finale/outcome.h"
#include "app/finale/room.h"
#include "app/finale/scene_data.h"
#include "app/finale/stage_plan.h"
#include "app/scene/face_cache.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace intrika::finale {

class Beats;
class DecidingCards;
class Plaque;
class RankRibbon;
class StageButton;

class FinaleView : public QWidget {
    Q_OBJECT

public:
    // `faces`: of the game's table.
    FinaleView(const Table& table, FaceCache& faces, QWidget* parent = nullptr);
    ~FinaleView() override;

    void tell(const Words& words);  // precondition: the game is over
    void setCloth(Cloth cloth);
    void play(double pace);  // from the closed curtain on; `pace`: factor on all times, 0: no motion
    void finishNow();
    bool isPlaying() const { return clock_.state() == QAbstractAnimation::Running; }
    const Outcome& outcome() const { return outcome_; }

signals:
    void againWanted();
    void newGameWanted();
    void tableWanted();
    void howWanted();  // "how it came"
    void reviewWanted();
    void replayWanted();
    void saveWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    StageSize stage() const { return StageSize(size()); }
    StageButton* button(bool gold, void (FinaleView::*pressed)(), const char* name);
    SourceFaces sourceFaces() const;
    QStringList bannerNames() const;
    Beats beats() const;
    void fillRanks(const Words& words);
    void fillRows();
    void nameButtons();
    StageNeeds needs() const;
    void lieOut();
    void lieOutWords(const StagePlan& plan);
    void lieOutButtons(const StagePlan& plan);
    void showAt(double now);
    void paintMedals(QPainter& painter, double share) const;
    void redrawScene();

    const Table& table_;
    FaceCache& faces_;
    Cloth cloth_ = Cloth::dark;
    Emblems emblems_;
    SceneData scene_;
    Outcome outcome_;
    StagePlan plan_;
    QPixmap ground_;                // all that does not move
    std::optional<Drapes> drapes_;  // none: both are to be drawn anew
    QVariantAnimation clock_;
    double now_ = 0;

    Plaque* headline_;
    Plaque* reason_;
    QWidget* rankBox_;
    Plaque* title_;
    QWidget* rowBox_;
    std::array<std::vector<StageButton*>, 2> buttons_;
    std::vector<RankRibbon*> ranks_;
    std::vector<std::vector<DecidingCards*>> rows_;
};

}  // namespace intrika::finale
