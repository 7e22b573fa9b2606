// What is heard on this machine. The library that knows of sound is loaded when the first sound is due, on a thread of
// its own, for that takes as long as some pictures of a card that moves.
#pragma once

#include "app/sounds/sounds.h"

#include <QObject>
#include <QString>
#include <QThread>

namespace intrika::sounds {

class Loudspeaker : public QObject, public Sounds {
    Q_OBJECT

public:
    // `library`: the path of a library that has a Voice.
    explicit Loudspeaker(QString library = installedVoice());
    ~Loudspeaker() override;

    static QString installedVoice();  // the one that this program was installed with; empty: none

    void play(Sound sound) override;
    void setGain(double gain) override { gain_ = gain; }

signals:
    void failed();  // the library cannot be loaded here: there will be no sound

private:
    class Stage;

    QString library_;
    QThread thread_;
    Stage* stage_ = nullptr;  // on the thread; made when the first sound is due
    double gain_ = 1;
};

}  // namespace intrika::sounds
