// Somebody at the window who does whatever can be done, by a generator with a seed, and never means anything by it.
#pragma once

#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/scene/table_view.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/core/rng.h"
#include "tests/monkey/calm.h"
#include "tests/monkey/dialog_attendant.h"
#include "tests/monkey/last_actions.h"
#include "tests/monkey/monkey_eyes.h"
#include "tests/monkey/window_sanity.h"
#include "tests/support/all_games.h"
#include "tests/support/players.h"
#include "tests/support/rooms.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

#include <array>
#include <memory>

namespace intrika {

class Monkey {
public:
    // All that it writes goes below `home`.
    Monkey(const GameKind& kind, std::uint64_t seed, QString home)
        : kind_(kind), seed_(seed), home_(std::move(home)), attendant_([this] { answer(); }) {
        QSettings("intrika", "intrika").clear();  // what an earlier monkey chose
        standStill();
        openWindow();
        rng_ = Rng(seed_);
        beginGame(false);
        settle();
    }

    // Each step draws from a generator of its own: what came of one step does not change what the next one draws.
    void act(int step) {
        step_ = step;
        rng_ = Rng(seed_ * 1'000'003 + static_cast<std::uint64_t>(step));
        if (step % stepsOfAScene == 0) {
            note("goes elsewhere");
            attendant_.during([this] { goElsewhere(); });
        } else {
            attendant_.during([this] { doSomething(); });
        }
        settle();
        if (!window_->isVisible()) openWindow();
    }
    MainWindow& window() { return *window_; }

private:
    static constexpr int stepsOfAScene = 40;

    int below(std::size_t bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
    bool chance(int percent) { return below(100) < percent; }
    template <class Range>
    auto& anyOf(Range& range) {
        return range[static_cast<std::size_t>(below(range.size()))];
    }
    // Drawn one after the other, whatever order a compiler has for arguments.
    QPoint anywhereIn(const QWidget& widget) {
        const int x = below(static_cast<std::size_t>(widget.width()));
        const int y = below(static_cast<std::size_t>(widget.height()));
        return {x, y};
    }
    void note(const QString& what) const {
        LastActions::note(QString::fromStdString(kind_.id) + " seed " + QString::number(seed_) + " step " +
                          QString::number(step_) + ": " + what);
    }

    void openWindow() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(allGames(), settings_);
        window_->starter().setSeeds([this] { return rng_.next() >> 11; });
        window_->resize(1280, 800);
        window_->show();
        if (!QTest::qWaitForWindowActive(window_.get())) qFatal("keys would go elsewhere");
        window_->showStart();
        settle();
    }

    // Motion and rests take time, which cannot be repeated.
    void standStill() {
        settings_.setSpeed(Speed::off);
        settings_.setPace(Pace::atOnce);
    }

    void settle() {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        calm_.wait();
        const GamePage* page = window_->gamePage();
        const bool isHidden = page != nullptr && page->findChild<Curtain*>()->isDown();
        if (isHidden && !wasHidden_) QTest::qWait(Curtain::deafMs + 10);
        wasHidden_ = isHidden;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    // Where the mouse and the keys go: to what is in front.
    QWidget* inFront() {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* modal = QApplication::activeModalWidget()) return modal;
        const auto windows = windowsShown();
        if (windows.empty()) return nullptr;
        return chance(70) ? windows.front() : windows[static_cast<std::size_t>(below(windows.size()))];
    }

    void doSomething() {
        using Act = void (Monkey::*)(QWidget&);
        struct Habit {
            int share;
            Act act;
        };
        static constexpr std::array habits{
            Habit{24, &Monkey::decide},    Habit{16, &Monkey::clickAThing}, Habit{14, &Monkey::clickAButton},
            Habit{12, &Monkey::pressAKey}, Habit{7, &Monkey::clickARow},    Habit{7, &Monkey::clickAnywhere},
            Habit{6, &Monkey::useAMenu},   Habit{5, &Monkey::fillAField},   Habit{3, &Monkey::turnTheWheel},
            Habit{3, &Monkey::drag},       Habit{2, &Monkey::resize},       Habit{1, &Monkey::closeIt}};
        QWidget* front = inFront();
        if (front == nullptr) return;
        int left = below(100);
        for (const Habit& habit : habits) {
            left -= habit.share;
            if (left < 0) return (this->*habit.act)(*front);
        }
    }

    void clickAt(QWidget& window, QPoint at) {
        if (!window.rect().contains(at) || at.isNull()) return;
        activate(window);
        const QWidget* child = window.childAt(at);
        const auto* button = qobject_cast<const QAbstractButton*>(child);
        const bool right = chance(5);
        // What a single click closes would be gone before the second one.
        const bool staysOpen = button == nullptr && &window == window_.get();
        const bool twice = chance(6) && staysOpen;
        note(QString("%1click at %2,%3 on %4/%5 %6")
                 .arg(right   ? "right "
                      : twice ? "double "
                              : "")
                 .arg(at.x())
                 .arg(at.y())
                 .arg(window.metaObject()->className(), child == nullptr ? "nothing" : child->metaObject()->className(),
                      button == nullptr ? QString() : button->text()));
        if (twice) return QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {}, at);
        QTest::mouseClick(window.windowHandle(), right ? Qt::RightButton : Qt::LeftButton, {}, at);
    }
    // The press may take the window away; of a menu even that of Ctrl or Alt alone does, which comes first.
    void press(const QPointer<QWidget>& window, int key, Qt::KeyboardModifiers with = {}) {
        if (window == nullptr || window->windowHandle() == nullptr) return;
        if (window == QApplication::activePopupWidget()) with = {};
        activate(*window);
        note("key " + QKeySequence(key | static_cast<int>(with)).toString() + " in " +
             window->metaObject()->className());
        const QPointer<QWindow> handle = window->windowHandle();
        QTest::keyPress(handle, static_cast<Qt::Key>(key), with);
        if (handle != nullptr) QTest::keyRelease(handle, static_cast<Qt::Key>(key), with);
        calm_.wait();
    }

    // As somebody does who plays: by the number of a choice, by Enter behind the curtain, with what lies ready.
    void decide(QWidget& front) {
        const GamePage* page = window_->gamePage();
        if (page == nullptr || &front != window_.get()) return pressAKey(front);
        if (page->findChild<Curtain*>()->isDown()) return press(&front, Qt::Key_Return);
        press(&front, Qt::Key_1 + below(chance(80) ? 3 : 9));
        press(inFront(), Qt::Key_Return, chance(30) ? Qt::ControlModifier : Qt::NoModifier);
    }
    void clickAThing(QWidget& front) {
        const auto views = usable<TableView>(front);
        if (views.empty()) return clickAnywhere(front);
        auto things = thingsOn(*views.front(), chance(70));
        if (things.empty()) things = thingsOn(*views.front(), false);
        if (!things.empty()) clickAt(front, anyOf(things));
    }
    void clickAButton(QWidget& front) {
        const auto buttons = usable<QAbstractButton>(front);
        if (!buttons.empty()) clickAt(front, seenPlace(*anyOf(buttons), front));
    }
    void clickARow(QWidget& front) {
        const auto lists = usable<QAbstractItemView>(front);
        if (lists.empty()) return clickAButton(front);
        QAbstractItemView& list = *anyOf(lists);
        if (list.model() == nullptr || list.model()->rowCount() == 0) return;
        const QModelIndex row = list.model()->index(below(static_cast<std::size_t>(list.model()->rowCount())), 0);
        const QPoint at = list.visualRect(row).center();
        if (list.viewport()->rect().contains(at)) clickAt(front, list.viewport()->mapTo(&front, at));
    }
    void clickAnywhere(QWidget& front) { clickAt(front, anywhereIn(front)); }
    void pressAKey(QWidget& front) {
        static constexpr std::array keys{Qt::Key_Return,   Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab,
                                         Qt::Key_Backtab,  Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,
                                         Qt::Key_Down,     Qt::Key_Home,  Qt::Key_End,    Qt::Key_PageUp,
                                         Qt::Key_Plus,     Qt::Key_F1,    Qt::Key_F11,    Qt::Key_Delete,
                                         Qt::Key_PageDown, Qt::Key_Minus, Qt::Key_Menu,   Qt::Key_Backspace};
        static constexpr std::array with{Qt::NoModifier,      Qt::NoModifier,  Qt::NoModifier,
                                         Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier};
        const bool letter = chance(40);
        const int key = letter ? Qt::Key_A + below(26) : chance(15) ? Qt::Key_0 + below(10) : anyOf(keys);
        press(&front, key, anyOf(with));
    }
    void useAMenu(QWidget& front) {
        if (&front != window_.get()) return pressAKey(front);
        const auto actions = actionsOf(*window_);
        QAction* action = anyOf(actions);
        note("menu: " + action->text());
        action->trigger();
    }
    void fillAField(QWidget& front) {
        std::vector<QWidget*> fields;
        for (QWidget* widget : usable<QWidget>(front)) {
            const bool isField =
                qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QLineEdit*>(widget) != nullptr ||
                qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr;
            if (isField) fields.push_back(widget);
        }
        if (fields.empty()) return clickAButton(front);
        QWidget* field = anyOf(fields);
        const bool types = qobject_cast<QComboBox*>(field) == nullptr && qobject_cast<QTabBar*>(field) == nullptr;
        clickAt(front, seenPlace(*field, front));
        static const QStringList texts{"7", "0", "-3.5", "1e9", "Anna", "<b>x</b>", "Őry & Űr", "%1[theAcc]", "  "};
        const QString text = texts[below(static_cast<std::size_t>(texts.size()))];
        for (int key = 0; !types && key < 3; ++key) press(inFront(), chance(50) ? Qt::Key_Down : Qt::Key_Up);
        if (!types && QApplication::activePopupWidget() != nullptr) press(inFront(), Qt::Key_Return);
        if (!types || QApplication::focusWidget() == nullptr) return;
        note("types " + text);
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown, letter, {});
        if (chance(50)) press(inFront(), Qt::Key_Return);
    }
    void turnTheWheel(QWidget& front) {
        const QPoint at = anywhereIn(front);
        const int turns = chance(50) ? 120 : -120;
        note(QString("wheel %1 at %2,%3").arg(turns).arg(at.x()).arg(at.y()));
        QWidget* child = front.childAt(at);
        if (child == nullptr) return;
        QWheelEvent wheel(child->mapFrom(&front, at), front.mapToGlobal(at), {}, {0, turns}, Qt::NoButton,
                          chance(20) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(child, &wheel);
    }
    void drag(QWidget& front) {
        const auto views = usable<TableView>(front);
        const auto things = views.empty() ? std::vector<QPoint>() : thingsOn(*views.front(), chance(70));
        const QPoint from = things.empty() ? anywhereIn(front) : anyOf(things);
        const QPoint to = !things.empty() && chance(50) ? anyOf(things) : anywhereIn(front);
        if (!front.rect().contains(from) || !front.rect().contains(to)) return;
        activate(front);
        note(QString("drags from %1,%2 to %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        const QPointer<QWindow> window = front.windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int part = 1; part <= 4 && window; ++part) QTest::mouseMove(window, from + (to - from) * part / 4);
        if (window) QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }
    void resize(QWidget& front) {
        if (front.windowState() != Qt::WindowNoState || qobject_cast<QMenu*>(&front) != nullptr) return;
        const QSize size(800 + below(1200), 600 + below(700));
        note(QString("resizes to %1x%2").arg(size.width()).arg(size.height()));
        front.resize(size);
    }
    void closeIt(QWidget& front) {
        if (&front == QApplication::activePopupWidget()) return press(&front, Qt::Key_Escape);  // as a desktop would
        note(QString("closes ") + front.metaObject()->className());
        front.close();
    }

    // As from the menus, without their way there.
    void goElsewhere() {
        for (int tries = 0; tries < 20 && QApplication::activePopupWidget() != nullptr; ++tries)
            QApplication::activePopupWidget()->close();
        while (QWidget* modal = QApplication::activeModalWidget()) modal->close();
        standStill();
        switch (below(12)) {
            case 0:
                return window_->starter().learn(kind_);
            case 1:
                return window_->starter().demonstrate();
            case 2:
                return window_->pages().showBoards();
            case 3:
                return window_->showPrinting();
            case 4:
                return window_->pages().setUp(kind_);
            case 5:
                return window_->pages().showFinished();
            case 6:
                return openSomeFile();
            case 7:
                return beginGame(true);
            default:
                return beginGame(false);
        }
    }
    void openSomeFile() {
        QStringList files = filesIn(home_);
        if (files.isEmpty()) return beginGame(false);
        const QString file = anyOf(files);
        note("opens ~" + file.mid(home_.size()));
        window_->opener().openFile(file);
    }
    void beginGame(bool practice) {
        NewGame game;
        game.kind = &kind_;
        const int seats = kind_.minSeats + below(static_cast<std::size_t>(kind_.maxSeats - kind_.minSeats + 1));
        for (int seat = 0; seat < seats; ++seat) {
            const bool person = practice ? seat == 0 : chance(50);
            const PlayerKind player = person ? human : chance(80) ? dice : beginner;
            game.seats.push_back(
                {defaultName(static_cast<Seat>(seat)), player, kind_.seatColours.at(static_cast<std::size_t>(seat))});
        }
        for (const OptionSpec& option : kind_.options) {
            if (chance(30)) game.options[option.key] = anyOf(option.values);
        }
        game.seed = rng_.next() >> 1;
        game.practice = practice;
        note(QString("begins a game of %1").arg(seats));
        window_->starter().begin(game);
    }

    // Somebody waits for an answer; it gets one, after this or that was done with it.
    void answer() {
        if (QWidget* popup = QApplication::activePopupWidget()) {
            attendant_.during([&] { chance(50) ? clickAnywhere(*popup) : press(popup, Qt::Key_Escape); });
            return;
        }
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (dialog == nullptr) return;
        note(QString("is asked by ") + dialog->metaObject()->className() + ' ' + dialog->windowTitle());
        attendant_.during([&] {
            if (auto* files = qobject_cast<QFileDialog*>(dialog)) {
                answerFiles(*files);
            } else if (auto* box = qobject_cast<QMessageBox*>(dialog)) {
                box->buttons()[below(static_cast<std::size_t>(box->buttons().size()))]->click();
            } else if (auto* progress = qobject_cast<QProgressDialog*>(dialog)) {
                if (chance(2)) progress->cancel();
            } else if (chance(30)) {
                dialog->close();
            } else {
                doSomething();
            }
        });
    }
    void answerFiles(QFileDialog& dialog) {
        auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
        if (field == nullptr || chance(30)) return dialog.reject();
        const QStringList files = filesIn(home_);
        const bool opens = dialog.acceptMode() == QFileDialog::AcceptOpen;
        QString name = home_ + "/of the monkey " + QString::number(below(5));
        if (dialog.fileMode() == QFileDialog::Directory || chance(5)) name = home_;
        if (!files.isEmpty() && chance(opens ? 95 : 30)) name = files[below(static_cast<std::size_t>(files.size()))];
        note("names the file ~" + name.mid(home_.size()));
        field->setText(name);
        emit field->textEdited(name);
        for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons()) {
            const auto role = dialog.findChild<QDialogButtonBox*>()->buttonRole(button);
            if (role == QDialogButtonBox::AcceptRole && button->isEnabled()) return button->click();
        }
        dialog.reject();
    }

    const GameKind& kind_;
    std::uint64_t seed_;
    QString home_;
    Rng rng_{0};
    int step_ = 0;
    Settings settings_;
    DialogAttendant attendant_;
    std::unique_ptr<MainWindow> window_;
    bool wasHidden_ = false;
    Calm calm_{[this] { return window_->gamePage(); }};
};

}  // namespace intrika
