#include "app/settings/settings_menu.h"

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "engines/words/language_name.h"

#include <QActionGroup>
#include <QEvent>

namespace intrika::settings {

template <class Value, class Choose>
SettingsMenu::Choices<Value> SettingsMenu::addChoices(const QList<Value>& values, Choose choose) {
    Choices<Value> choices{addMenu(QString()), {}};
    auto* group = new QActionGroup(this);
    for (const Value& value : values) {
        QAction* action = group->addAction(choices.menu->addAction(QString()));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [choose, value] { choose(value); });
        choices.actions[value] = action;
    }
    return choices;
}

SettingsMenu::SettingsMenu(Settings& settings, QWidget* parent)
    : QMenu(parent), onePage(addAction(QString())), settings_(settings) {
    onePage->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Comma);
    onePage->setMenuRole(QAction::NoRole);
    about_ = addSeparator();
    languages_ = addChoices<QString>(languages(), [this](const QString& code) { emit languageChosen(code); });
    course_ = addSeparator();
    paces_ = addChoices<Pace>({Pace::slow, Pace::normal, Pace::fast, Pace::atOnce}, [this](Pace pace) {
        settings_.setPace(pace);
        emit paceChosen(pace);
    });
    speeds_ = addChoices<Speed>({Speed::slow, Speed::normal, Speed::fast, Speed::off}, [this](Speed speed) {
        settings_.setSpeed(speed);
        emit speedChosen(speed);
    });
    addSound();
    hideWhenLeft = addAction(QString());
    hideWhenLeft->setCheckable(true);
    hideWhenLeft->setChecked(settings_.hidesWhenLeft());
    connect(hideWhenLeft, &QAction::toggled, this, [this](bool hides) { settings_.setHidesWhenLeft(hides); });
    characters = addAction(QString());
    characters->setCheckable(true);
    characters->setChecked(settings_.hasCharacters());
    connect(characters, &QAction::toggled, this, [this](bool on) {
        settings_.setCharacters(on);
        emit charactersChosen(on);
    });
    look_ = addSeparator();
    cloths_ = addChoices<Cloth>({Cloth::dark, Cloth::light}, [this](Cloth cloth) {
        settings_.setCloth(cloth);
        emit clothChosen(cloth);
    });
    // Not at the start: to ask a desktop whether it wants motion can take a while.
    connect(this, &QMenu::aboutToShow, this, &SettingsMenu::refresh);
    retranslate();
}

void SettingsMenu::addSound() {
    sound = addAction(QString());
    sound->setCheckable(true);
    sound->setChecked(settings_.hasSound());
    connect(sound, &QAction::toggled, this, [this](bool on) {
        settings_.setSound(on);
        emit soundChosen(on ? gainOf(settings_.volume()) : 0);
    });
    volumes_ = addChoices<Volume>({Volume::quiet, Volume::medium, Volume::loud}, [this](Volume volume) {
        settings_.setVolume(volume);
        emit soundChosen(settings_.hasSound() ? gainOf(volume) : 0);
    });
    for (QAction* action : {sound, volumes_.menu->menuAction()}) action->setVisible(false);
}

void SettingsMenu::offerSound() {
    for (QAction* action : {sound, volumes_.menu->menuAction()}) action->setVisible(true);
    emit soundChosen(settings_.hasSound() ? gainOf(settings_.volume()) : 0);
}

void SettingsMenu::withdrawSound() {
    for (QAction* action : {sound, volumes_.menu->menuAction()}) action->setEnabled(false);
}

QString SettingsMenu::paceText() const { return paces_.actions.value(settings_.pace())->text(); }

void SettingsMenu::refresh() {
    languages_.actions.value(currentLanguage())->setChecked(true);
    paces_.actions.value(settings_.pace())->setChecked(true);
    speeds_.actions.value(settings_.speed())->setChecked(true);
    cloths_.actions.value(settings_.cloth())->setChecked(true);
    volumes_.actions.value(settings_.volume())->setChecked(true);
    characters->setChecked(settings_.hasCharacters());
}

void SettingsMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMenu::changeEvent(event);
}

void SettingsMenu::retranslate() {
    setTitle(tr("&Settings"));
    about_->setText(tr("You"));
    course_->setText(tr("In the game"));
    look_->setText(tr("Looks"));
    onePage->setText(tr("All on &one page"));
    languages_.menu->setTitle(tr("&Language"));
    for (const QString& code : languages_.actions.keys()) languages_.actions[code]->setText(languageName(code));
    languages_.actions.value(currentLanguage())->setChecked(true);
    paces_.menu->setTitle(tr("&Pace of the bots"));
    paces_.actions[Pace::slow]->setText(tr("&Slow"));
    paces_.actions[Pace::normal]->setText(tr("&Normal"));
    paces_.actions[Pace::fast]->setText(tr("&Fast"));
    paces_.actions[Pace::atOnce]->setText(tr("&At once"));
    speeds_.menu->setTitle(tr("&Animation"));
    speeds_.actions[Speed::slow]->setText(tr("&Slow"));
    speeds_.actions[Speed::normal]->setText(tr("&Normal"));
    speeds_.actions[Speed::fast]->setText(tr("&Fast"));
    speeds_.actions[Speed::off]->setText(tr("&Off"));
    characters->setText(tr("Bots have &temperaments"));
    cloths_.menu->setTitle(tr("&Table"));
    cloths_.actions[Cloth::dark]->setText(tr("&Dark"));
    cloths_.actions[Cloth::light]->setText(tr("&Light"));
    sound->setText(tr("S&ounds"));
    volumes_.menu->setTitle(tr("&Volume"));
    volumes_.actions[Volume::quiet]->setText(tr("&Quiet"));
    volumes_.actions[Volume::medium]->setText(tr("&Medium"));
    volumes_.actions[Volume::loud]->setText(tr("&Loud"));
    hideWhenLeft->setText(tr("&Hide the table when another program is in front"));
}

}  // namespace intrika::settings

#include "moc_settings_menu.cpp"
