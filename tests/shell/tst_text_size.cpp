// Text of twice the size: nothing is cut, on any page, in either language, in the smallest window.
#include "app/faces/text_fit.h"
#include "app/play/choice_list.h"
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/scene/layers.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"
#include "app/settings/text_size_menu.h"
#include "app/shell/game_starter.h"
#include "app/shell/help_dialogs.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/files/save_file.h"
#include "tests/support/all_games.h"
#include "tests/support/full_game.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_text_size {

using namespace intrika;

namespace {

constexpr QSize smallest{1024, 700};

QString nameOf(const QWidget* widget, const QString& text) {
    return QString("%1 \u201c%2\u201d: has %3x%4")
        .arg(widget->metaObject()->className(), text)
        .arg(widget->width())
        .arg(widget->height());
}

// What is cut within itself, or reaches out of what holds it. What scrolls is not cut.
void findCut(QWidget* root, QStringList& cut) {
    for (QWidget* widget : root->findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        QString text;
        QSize needed;
        if (auto* label = qobject_cast<QLabel*>(widget)) {
            text = label->text();
            needed = label->sizeHint();
            if (label->wordWrap()) needed = {label->minimumSizeHint().width(), label->heightForWidth(label->width())};
        } else if (auto* button = qobject_cast<QAbstractButton*>(widget)) {
            text = button->text();
            needed = button->sizeHint();
        }
        if (text.isEmpty()) continue;
        if (needed.width() > widget->width() || needed.height() > widget->height())
            cut << nameOf(widget, text) + QString(", needs %1x%2").arg(needed.width()).arg(needed.height());
        for (QWidget* holder = widget->parentWidget(); holder != nullptr && holder != root->parentWidget();
             holder = holder->parentWidget()) {
            if (qobject_cast<QAbstractScrollArea*>(holder) != nullptr) break;
            const QRect box(widget->mapTo(holder, QPoint()), widget->size());
            if (qobject_cast<QAbstractScrollArea*>(holder->parentWidget()) == nullptr && !holder->rect().contains(box))
                cut << nameOf(widget, text) + QString(", reaches out of ") + holder->metaObject()->className();
        }
    }
    cut.removeDuplicates();
}

QString cutIn(QWidget& root) {
    QTest::qWait(50);
    QCoreApplication::processEvents();
    QStringList cut;
    findCut(&root, cut);
    return cut.join("\n");
}

NewGame someGame(PlayerKind first) {
    NewGame game;
    game.kind = gameNamed("traitor");
    const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};
    for (Seat seat = 0; seat < 4; ++seat)
        game.seats.push_back({defaultName(seat), seat == 0 ? first : dice, game.kind->seatColours.at(seat)});
    game.seed = 3;
    return game;
}

QList<const ZoneItem*> labelled(const TableScene& scene) {
    QList<const ZoneItem*> found;
    for (const QGraphicsItem* item : scene.items()) {
        const auto* zone = qgraphicsitem_cast<const ZoneItem*>(item);
        if (zone != nullptr && !zone->text().isEmpty() && !zone->labelBox().isEmpty()) found << zone;
    }
    return found;
}

// Labels that do not fit their place, cannot be read, or lie on each other or on cards of the middle.
QStringList cutLabels(const TableScene& scene, int& seen) {
    QStringList cut;
    const auto all = labelled(scene);
    for (const ZoneItem* zone : all) {
        ++seen;
        const FittedText& text = zone->label();
        const QRectF box = zone->labelBox();
        double widest = 0;
        for (const QString& line : text.lines) widest = std::max(widest, textWidth(line, Cut::regular, text.size));
        const double height = static_cast<double>(text.lines.size()) * text.size * labelLead;
        const QString what = QString("“%1” %2 px, %3x%4 in %5x%6").arg(zone->text()).arg(text.size);
        if (widest > box.width() + 1 || height > box.height() + 1 || text.size < 11.9)
            cut << what.arg(widest).arg(height).arg(box.width()).arg(box.height());
        if (!scene.sceneRect().contains(box)) cut << zone->text() + ": reaches out of the table";
        for (const ZoneItem* other : all) {
            const bool sameLayer = other->zValue() == zone->zValue();
            if (other < zone && sameLayer && other->labelBox().adjusted(1, 1, -1, -1).intersects(box))
                cut << zone->text() + ": lies on " + other->text();
        }
        for (const PieceItem* piece : scene.things().pieces()) {
            const QRectF card = piece->mapRectToScene(piece->shape().boundingRect()).adjusted(2, 2, -2, -2);
            const bool sameLevel = (piece->zValue() >= layer::front) == (zone->zValue() >= layer::front);
            if (sameLevel && piece->zValue() < layer::hand && card.intersects(box))
                cut << zone->text() + ": a card lies on it";
        }
    }
    return cut;
}

}  // namespace

class TstTextSize : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTextSize(100); }
    void sizesAreKeptAndGoStepByStep();
    void everyTextGrows();
    void nothingIsCut_data();
    void nothingIsCut();
    void nothingIsCutWhereTheSizeIsChosen_data() { nothingIsCut_data(); }
    void nothingIsCutWhereTheSizeIsChosen();
    void noLabelOnTheTableIsCut_data() { nothingIsCut_data(); }
    void noLabelOnTheTableIsCut();
    void everyFullTableCanBePlayed_data();
    void everyFullTableCanBePlayed();
};

void TstTextSize::sizesAreKeptAndGoStepByStep() {
    Settings settings;
    MainWindow window(allGames(), settings);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (const int size : {125, 150, 175, 200, 200}) {
        QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(settings.textSize(), size);
        QCOMPARE(Settings().textSize(), size);
    }
    QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(settings.textSize(), 175);
    QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(settings.textSize(), 100);
    QSettings("intrika", "intrika").setValue("textSize", 5000);
    QCOMPARE(Settings().textSize(), 100);
}

void TstTextSize::everyTextGrows() {
    Settings settings;
    MainWindow window(allGames(), settings);
    window.resize(1280, 800);
    window.starter().begin(someGame({}));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto pixelsOf = [&] {
        QMap<QWidget*, int> pixels;
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            const bool texts = qobject_cast<QLabel*>(widget) || qobject_cast<QAbstractButton*>(widget) ||
                               qobject_cast<QListWidget*>(widget);
            const auto* tool = qobject_cast<QToolButton*>(widget);
            const bool onlyIcon = tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
            if (texts && !onlyIcon && widget->isVisible()) pixels[widget] = QFontInfo(widget->font()).pixelSize();
        }
        return pixels;
    };
    const auto before = pixelsOf();
    QVERIFY(before.size() > 8);
    applyTextSize(200);
    for (const auto& [widget, pixels] : pixelsOf().toStdMap()) {
        if (!before.contains(widget)) continue;
        // What is read doubles; headings, which are large already, grow by less.
        const int least = before[widget] < 20 ? before[widget] * 9 / 5 : before[widget] + 15;
        QVERIFY2(
            pixels >= least,
            qPrintable(
                QString("%1: %2, then %3").arg(widget->metaObject()->className()).arg(before[widget]).arg(pixels)));
    }
    applyTextSize(100);
    for (const auto& [widget, pixels] : pixelsOf().toStdMap()) {
        if (before.contains(widget)) QVERIFY(std::abs(pixels - before[widget]) <= 1);
    }
}

void TstTextSize::nothingIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("size");
    for (const QString& language : languages()) {
        for (const int size : {100, 150, 200}) {
            QTest::newRow(qPrintable(language + ' ' + QString::number(size))) << language << size;
        }
    }
}

void TstTextSize::nothingIsCut() {
    QFETCH(QString, language);
    QFETCH(int, size);
    switchLanguage(language);
    Settings settings;
    settings.setTextSize(size);
    settings.setSpeed(Speed::off);
    settings.setPace(Pace::atOnce);
    MainWindow window(allGames(), settings);
    window.setMinimumSize(1, 1);
    window.resize(smallest);
    window.show();
    window.showStart();
    QStringList cut;
    const auto look = [&](const QString& where) {
        const QString found = cutIn(window);
        if (!found.isEmpty()) cut << where + ":\n" + found;
        if (window.width() > smallest.width() || window.height() > smallest.height())
            cut << where + QString(": grew to %1x%2").arg(window.width()).arg(window.height());
    };
    look("start page");
    window.pages().setUp(*gameNamed("traitor"));
    look("new game");
    window.starter().begin(someGame({}));
    QVERIFY(QTest::qWaitFor([&] { return window.findChild<QListWidget*>("choices")->count() > 0; }, 20'000));
    look("a running game");
    window.starter().begin(someGame({PlayerKind::Is::bot, Level::random, {}}));
    QVERIFY(QTest::qWaitFor([&] { return window.gamePage()->table().isOver(); }, 60'000));
    look("the end");
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join("\n")));
}

// What is open while the size is chosen has been broken into lines for the old one.
void TstTextSize::nothingIsCutWhereTheSizeIsChosen() {
    QFETCH(QString, language);
    QFETCH(int, size);
    switchLanguage(language);
    Settings settings;
    settings.setTextSize(100);
    MainWindow window(allGames(), settings);
    window.resize(smallest);
    window.show();
    window.showStart();
    applyTextSize(size);
    QTRY_COMPARE(cutIn(window), QString());
    applyTextSize(100);
    window.starter().begin(someGame({}));
    QVERIFY(QTest::qWaitFor([&] { return window.findChild<QListWidget*>("choices")->count() > 0; }, 20'000));
    applyTextSize(size);
    QTRY_COMPARE(cutIn(window), QString());
}

// Whoever looks on, and the person whose draft it is, through the first rounds of a game.
void TstTextSize::noLabelOnTheTableIsCut() {
    QFETCH(QString, language);
    QFETCH(int, size);
    switchLanguage(language);
    applyTextSize(size);
    const GameKind& kind = *gameNamed("traitor");
    QStringList cut;
    int labels = 0;
    for (int events = 0; events < 60; events += 3) {
        const auto session = randomGame(kind, 4, nlohmann::json::object(), 7, events);
        const Words words("traitor", {"Krisztina", "Boldizsár", "Zsófia", "Maximilián"});
        TableScene scene(kind.faces, words);
        scene.setTableSize({smallest.width() - 330.0, smallest.height() - 30.0});
        for (const Observer eyes : {spectator, Observer(Seat{0})}) {
            scene.setPeople(words.names(), kind.seatColours, eyes.value_or(noSeat));
            scene.show(session->tableau(eyes));
            const QStringList found = cutLabels(scene, labels);
            if (!found.isEmpty()) cut << QString("after %1 events:\n").arg(events) + found.join('\n');
        }
    }
    QVERIFY(labels > 60);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join("\n")));
}

void TstTextSize::everyFullTableCanBePlayed_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const GameKind* kind : allGames()) {
        for (const QSize size : {smallest, QSize(1280, 800)})
            QTest::addRow("%s, %dx%d", kind->id.c_str(), size.width(), size.height())
                << QString::fromStdString(kind->id) << size;
    }
}

// With all seats taken and texts of twice the size nobody's plate lies on another's, the links over the log are whole,
// and cards are still cards.
void TstTextSize::everyFullTableCanBePlayed() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    switchLanguage("hu");
    Settings settings;
    settings.setTextSize(200);
    MainWindow window(allGames(), settings);
    window.setMinimumSize(1, 1);
    window.resize(size);
    window.show();
    const NewGame full = fullGame(*gameNamed(game.toStdString()));
    window.starter().begin(full);
    QTest::qWait(50);
    auto* scene = window.findChild<TableScene*>();
    QVERIFY(scene != nullptr);
    const std::vector<QRectF>& plates = scene->laid().layout.plates;
    QCOMPARE(plates.size(), full.seats.size());
    for (std::size_t one = 0; one < plates.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) QVERIFY(!plates[one].intersects(plates[other]));
    }
    for (const QToolButton* link : window.gamePage()->findChildren<QToolButton*>()) {
        if (link->isVisible() && link->toolButtonStyle() == Qt::ToolButtonTextOnly)
            QVERIFY2(link->width() >= link->sizeHint().width(), qPrintable(link->text()));
    }
    for (const PieceItem* piece : scene->things().pieces()) {
        const QSizeF box = piece->spot().size;
        QVERIFY2(std::min(box.width(), box.height()) >= 13, qPrintable(QString::number(box.width())));
    }
}

INTRIKA_TEST(TstTextSize)

}  // namespace tst_text_size

#include "tst_text_size.moc"
