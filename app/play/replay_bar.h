// The bar under the table while the past is on it: where one is, and the ways from there.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"

#include <QFrame>
#include <QIcon>
#include <QList>
#include <QStringList>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace intrika::play {

class ReplayBar : public QFrame {
    Q_OBJECT

public:
    explicit ReplayBar(const Table& table, QWidget* parent = nullptr);

    struct State {
        bool on = false;
        bool playing = false;
        bool over = false;  // the game; then the bar is always there, and one may choose whose eyes to use
        bool open = true;   // no curtain
        int at = 0;
        int count = 0;
        QStringList sentences;  // of a moment of an account; none: a step is shown
        int moment = 0;
        int moments = 0;
    };
    void tell(const State& state);
    void showEyes(Observer eyes);
    void showOpen();         // all cards
    void fitTo(QSize page);  // it grows with a large one
    bool isDragged() const;
    QString place() const;  // where one is, in words
    void offerForward();    // the next key pressed may be Enter
    // With their keys, which are the page's; those that lead nowhere are disabled.
    QList<QAction*> steps() const { return {back_, forward_, first_, last_, leave_}; }

signals:
    void placeWanted(int at);
    void backWanted();
    void forwardWanted();
    void playWanted(bool playing);
    void leaveWanted();
    void eyesChosen(intrika::Observer eyes);
    void openChosen();

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* makeStep(const QString& name, const QKeySequence& keys = {});
    QToolButton* button(QAction* action);
    QIcon glyph(const char* parts, bool onGold) const;
    void fit();
    void retranslate();
    void tellPlace();
    void tellEyes(int chosen);

    const Table& table_;
    State state_;
    QAction *back_, *forward_, *first_, *last_, *play_, *leave_;
    QToolButton* forwardButton_ = nullptr;
    QToolButton* leaveButton_;
    QLabel* place_;
    QSlider* slider_;
    QComboBox* eyes_;
};

}  // namespace intrika::play
