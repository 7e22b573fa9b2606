// Settings: what is chosen here is written down, holds at once, and is told to whoever shows it.
#pragma once

#include "app/faces/table_ink.h"
#include "app/play/pace.h"
#include "app/scene/animator.h"
#include "app/settings/room.h"
#include "app/sounds/volume.h"

#include <QAction>
#include <QMap>
#include <QMenu>
#include <QString>

namespace intrika::settings {

class Settings;

class SettingsMenu : public QMenu {
    Q_OBJECT

public:
    SettingsMenu(Settings& settings, QWidget* parent);

    void refresh();  // ticks what the settings say; before the menu is seen in another way than by opening it

    QMenu* paces() const { return paces_.menu; }
    void offerSound();         // where there is a loudspeaker; until then nothing here speaks of sound
    void withdrawSound();      // it could not be made to sound: the switch says why
    QString paceText() const;  // as its line in the menu is called

    QAction* onePage;
    QAction* characters;
    QAction* hideWhenLeft;
    QAction* sound;

signals:
    void languageChosen(const QString& code);
    void speedChosen(intrika::scene::Speed speed);
    void paceChosen(intrika::play::Pace pace);
    void soundChosen(double gain);  // 0: none
    void charactersChosen(bool on);
    void clothChosen(intrika::faces::Cloth cloth);

protected:
    void changeEvent(QEvent* event) override;

private:
    template <class Value>
    struct Choices {
        QMenu* menu = nullptr;
        QMap<Value, QAction*> actions;
    };
    template <class Value, class Choose>
    Choices<Value> addChoices(const QList<Value>& values, Choose choose);
    void addSound();
    void retranslate();

    Settings& settings_;
    QAction* about_;  // what begins a section of the settings
    QAction* course_;
    QAction* look_;
    Choices<QString> languages_;
    Choices<Speed> speeds_;
    Choices<Pace> paces_;
    Choices<Cloth> cloths_;
    Choices<Volume> volumes_;
};

}  // namespace intrika::settings
