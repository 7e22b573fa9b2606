// A decisive moment over the dimmed table: plays a script beat by beat, whatever game it is of. It asks nothing.
#pragma once

#include "app/stage/stage_ground.h"
#include "app/stage/stage_painter.h"
#include "engines/core/stage.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

namespace intrika::stage {

// Space, Enter or a click: the next beat; Escape: the end.
class StageView : public QWidget {
    Q_OBJECT

public:
    StageView(const QString& game, const std::vector<std::string>& faceKeys, FaceCache& faces, QWidget* parent);

    StageLooks& looks() { return looks_; }
    // `table`: as it looks now. `pace`: factor on all times; 0: the last picture alone, for `stillMs` or until a key.
    void play(const StageScript& script, const QPixmap& table, double pace, int stillMs);
    void lieOver(const QRect& geometry, const QPixmap& table);
    void setSeats(std::vector<QPointF> plates) { seats_ = std::move(plates); }  // where what they gain flies to
    void stand(int beat);  // still, at this beat or the last, until it is closed
    void close();          // without a word
    void next();
    void skip();
    bool take(int key);  // false: it has no use for it
    bool isOpen() const { return phase_ != Phase::closed; }
    const StageScript& script() const { return script_; }
    int beat() const { return beat_; }

signals:
    void closes();  // it is still there
    void told(int happenings);
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Phase { closed, opening, telling, closing, still };

    void begin(Phase phase, int milliseconds);
    void goOn();
    void tellBeat();
    void finish();
    void tick();
    void lieOut();
    const StageBeat& present() const { return script_.beats[static_cast<std::size_t>(beat_)]; }
    int lastBeat() const { return static_cast<int>(script_.beats.size()) - 1; }
    QStringList beadNames() const;
    int beadAt() const;
    void paintPicture(QPainter& painter, double now);
    void paintGains(QPainter& painter, double now);

    FaceCache& faces_;
    StageLooks looks_;
    StageScript script_;
    QPixmap table_;
    std::vector<QPointF> seats_;
    Band band_;
    std::optional<StageGround> ground_;
    std::vector<StageLayout> layouts_;  // of the beats
    Phase phase_ = Phase::closed;
    int beat_ = 0;
    bool isTold_ = false;  // the present beat
    double pace_ = 1;
    QVariantAnimation clock_;  // milliseconds of the present phase, at normal speed
    QTimer still_;
};

}  // namespace intrika::stage
