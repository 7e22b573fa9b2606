// The house's widgets as they are painted: what is written on them can be read, what they say is seen, on every ground.
#include "app/faces/table_ink.h"
#include "app/pages/look.h"
#include "app/style/house_dress.h"
#include "tests/support/all_games.h"
#include "tests/support/contrast.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QStyleOption>
#include <QTest>

namespace tst_house_style {

using namespace intrika;

namespace {

constexpr double forText = 4.5, forLines = 3;

struct On {
    const char* name;
    QVariant cloth;  // null: paper
    QColor colour;
};

QList<On> grounds() {
    return {{"paper", {}, QColor(0xFB, 0xF6, 0xEA)},
            {"dark cloth", QString(), tableInk(Cloth::dark).clothMiddle},
            {"light cloth", QStringLiteral("light"), tableInk(Cloth::light).clothMiddle}};
}

// A widget on its ground, as the window would show it.
class Shown {
public:
    Shown(QWidget& widget, const On& on) {
        around_.setAutoFillBackground(true);
        QPalette colours = around_.palette();
        colours.setColor(QPalette::Window, on.colour);
        around_.setPalette(colours);
        if (!on.cloth.isNull()) around_.setProperty("cloth", on.cloth);
        widget.setParent(&around_);
        widget.move(margin, margin);
        widget.resize(widget.sizeHint());
        around_.resize(widget.size() + QSize(2 * margin, 2 * margin));
        around_.show();
    }
    ~Shown() {
        for (QObject* child : around_.children()) child->setParent(nullptr);
    }

    QImage picture() { return around_.grab().toImage(); }
    void focus(QWidget& widget) {
        around_.activateWindow();
        widget.setFocus();
    }

    static constexpr int margin = 8;

private:
    QWidget around_;
};

QColor commonest(const QImage& picture, const QRect& box) {
    QHash<QRgb, int> seen;
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x) ++seen[picture.pixel(x, y)];
    return QColor(std::max_element(seen.keyValueBegin(), seen.keyValueEnd(), [](const auto& one, const auto& other) {
                      return one.second < other.second;
                  })->first);
}

// Of anything in the box against what there is most of.
double bestSeen(const QImage& picture, const QRect& box) {
    const QColor ground = commonest(picture, box);
    double best = 1;
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            best = std::max(best, contrast(picture.pixelColor(x, y), ground));
    return best;
}

QRect inner(const QWidget& widget) { return widget.geometry().adjusted(6, 6, -6, -6); }

}  // namespace

class TestHouseStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { wearHouseStyle(); }

    void buttonsCanBeRead_data() {
        QTest::addColumn<QString>("look");
        QTest::addColumn<int>("ground");
        for (const char* look : {"", "gold", "plain", "danger", "count", "quiet", "link"}) {
            for (int ground = 0; ground < grounds().size(); ++ground) {
                if (QByteArray(look) == "link" && ground != 0) continue;  // links stand on paper alone
                QTest::addRow("%s on %s", look, grounds()[ground].name) << look << ground;
            }
        }
    }
    void buttonsCanBeRead() {
        QFETCH(QString, look);
        QFETCH(int, ground);
        QPushButton button(QStringLiteral("HHHHH"));
        button.setFont(houseFont(20, QFont::Bold));
        button.setProperty("look", look);
        Shown shown(button, grounds()[ground]);
        QVERIFY(bestSeen(shown.picture(), inner(button)) >= forText);
        button.setCheckable(true);
        button.setChecked(true);
        QVERIFY(bestSeen(shown.picture(), inner(button)) >= forText);
        button.setEnabled(false);
        button.setChecked(false);
        QVERIFY(bestSeen(shown.picture(), inner(button)) >= forLines);
    }

    // Whoever goes by keyboard sees where they are.
    void focusIsSeen_data() {
        QTest::addColumn<QString>("look");
        QTest::addColumn<int>("ground");
        for (const char* look : {"gold", "plain", "danger", "count", "quiet"}) {
            for (int ground = 0; ground < grounds().size(); ++ground)
                QTest::addRow("%s on %s", look, grounds()[ground].name) << look << ground;
        }
    }
    void focusIsSeen() {
        QFETCH(QString, look);
        QFETCH(int, ground);
        QPushButton button(QStringLiteral("HHHHH"));
        button.setProperty("look", look);
        Shown shown(button, grounds()[ground]);
        shown.focus(button);
        QTRY_VERIFY(button.hasFocus());
        const QImage picture = shown.picture();
        const int row = button.geometry().center().y();
        double best = 1;
        for (int x = button.x(); x < button.x() + 5; ++x)
            best = std::max(best, contrast(picture.pixelColor(x, row), grounds()[ground].colour));
        QVERIFY2(best >= forLines, qPrintable(QString::number(best)));
    }

    // In the colour of every game.
    void signsAreSeen() {
        for (const GameKind* kind : allGames()) {
            setGameColour(gameColour(QString::fromStdString(kind->id)));
            QCheckBox tick;
            tick.setChecked(true);
            QRadioButton radio;
            radio.setChecked(true);
            QComboBox combo;
            combo.addItem(QStringLiteral("HHHH"));
            QSlider slider(Qt::Horizontal);
            for (QWidget* widget : std::initializer_list<QWidget*>{&tick, &radio, &combo, &slider}) {
                Shown shown(*widget, grounds().front());
                QVERIFY2(bestSeen(shown.picture(), widget->geometry()) >= forLines,
                         qPrintable(QString::fromStdString(kind->id) + widget->metaObject()->className()));
            }
            const QPalette colours = QApplication::palette();
            QVERIFY(contrast(colours.color(QPalette::HighlightedText), colours.color(QPalette::Highlight)) >= forText);
        }
    }

    void fieldsCanBeRead() {
        QLineEdit field(QStringLiteral("HHHH"));
        Shown shown(field, grounds().front());
        QVERIFY(bestSeen(shown.picture(), inner(field)) >= forText);
        field.clear();
        field.setPlaceholderText(QStringLiteral("HHHH"));
        QVERIFY(bestSeen(shown.picture(), inner(field)) >= forText);
        field.setEnabled(false);
        QVERIFY(bestSeen(shown.picture(), inner(field)) >= forLines);
        field.setReadOnly(true);
        QVERIFY(field.sizeHint().height() >= 36);
    }

    void menusCanBeRead() {
        QMenu menu;
        menu.addAction(QStringLiteral("HHHH"))->setShortcut(Qt::CTRL | Qt::Key_H);
        QAction* other = menu.addAction(QStringLiteral("HHHHH"));
        const auto seenOf = [&](QAction* action) {
            return bestSeen(menu.grab().toImage(), menu.actionGeometry(action).adjusted(2, 2, -2, -2));
        };
        menu.adjustSize();
        QVERIFY(seenOf(menu.actions().front()) >= forText);
        menu.setActiveAction(other);
        QVERIFY(seenOf(other) >= forText);
        other->setEnabled(false);
        menu.setActiveAction(nullptr);
        QVERIFY(seenOf(other) >= forLines);
    }

    void scrollBarsAreSeenAndHaveNoArrows() {
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 100);
        bar.setPageStep(50);
        Shown shown(bar, grounds().front());
        bar.resize(bar.sizeHint().width(), 200);
        QVERIFY(bestSeen(shown.picture(), bar.geometry()) >= forLines);
        QStyleOptionSlider option;
        option.initFrom(&bar);
        option.orientation = Qt::Vertical;
        const auto part = [&](QStyle::SubControl control) {
            return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, control, &bar);
        };
        QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
        QVERIFY(part(QStyle::SC_ScrollBarSubLine).isEmpty());
        QCOMPARE(part(QStyle::SC_ScrollBarGroove).height(), 200);
    }

    // Every text of the program is set in the house's type.
    void formsAreInTheHousesType() {
        const QFont desktop = QApplication::font();
        setFormFont(formFont(desktop, 100));
        QCOMPARE(QLabel().font().family(), QStringLiteral("Gentium Plus"));
        QCOMPARE(QMenu().font().family(), QStringLiteral("Gentium Plus"));
        QCOMPARE(QFontInfo(QPushButton().font()).pixelSize(), 16);
        setFormFont(formFont(desktop, 200));
        QCOMPARE(QFontInfo(QPushButton().font()).pixelSize(), 32);
        QApplication::setFont(desktop);
    }
};

INTRIKA_TEST(TestHouseStyle)

}  // namespace tst_house_style

#include "tst_house_style.moc"
