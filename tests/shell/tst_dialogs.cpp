// Dialogs that ask for files: they begin in a folder that there is, in a home where nobody has made one yet. And
// labels, which remember how high they are.
#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QLabel>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_dialogs {

using namespace intrika;

namespace {

struct Begun {
    QString folder, file;
};

// Where the next dialog begins; then it is closed with what was wanted, or without.
class Watched {
public:
    explicit Watched(QString choose = {}) : choose_(std::move(choose)) {}
    const Begun& begun() const { return begun_; }

private:
    QString choose_;
    Begun begun_;
    Answer<QFileDialog> answer_{[this](QFileDialog& dialog) {
        begun_ = {dialog.directory().absolutePath(), dialog.selectedFiles().value(0)};
        if (choose_.isEmpty()) return dialog.reject();
        dialog.findChild<QLineEdit*>("fileNameEdit")->setText(choose_);
        for (const auto which : {QDialogButtonBox::Open, QDialogButtonBox::Save}) {
            if (auto* button = dialog.findChild<QDialogButtonBox*>()->button(which)) return button->click();
        }
    }};
};

}  // namespace

class TstDialogs : public QObject {
    Q_OBJECT

private:
    QTemporaryDir elsewhere_;  // where the program was started, and where nothing is to go

private slots:
    void initTestCase() {
        QVERIFY(QDir::setCurrent(elsewhere_.path()));
        QVERIFY(!QFileInfo::exists(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
    }

    void labelsAreAsHighAsTheirText() {
        constexpr int wide = 120;
        QWidget place;
        QLabel* label = plainLabel("A sentence that is in one line until it may be broken.", &place);
        QCOMPARE(label->heightForWidth(wide), QLabel(label->text(), &place).heightForWidth(wide));
        label->setWordWrap(true);
        const auto isRight = [&] {
            QLabel measured(label->text(), &place);
            measured.setWordWrap(true);
            measured.setFont(label->font());
            measured.setStyleSheet(label->styleSheet());
            measured.ensurePolished();
            label->ensurePolished();
            return label->heightForWidth(wide) == measured.heightForWidth(wide) &&
                   label->heightForWidth(2 * wide) == measured.heightForWidth(2 * wide);
        };
        QVERIFY(isRight());
        label->setText("A sentence that needs more lines than one, and then some.");
        QVERIFY(isRight());
        label->setText(label->text() + label->text());
        QVERIFY(isRight());
        QFont larger = label->font();
        larger.setPixelSize(40);
        label->setFont(larger);
        QVERIFY(isRight());
        label->setStyleSheet("padding: 30px;");
        QVERIFY(isRight());
    }

    void aFileIsProposedWhereItCanBeSaved_data() {
        QTest::addColumn<QString>("proposed");
        QTest::addColumn<QString>("file");
        QTest::newRow("a bare name") << "kit.pdf" << QDir::home().filePath("kit.pdf");
        QTest::newRow("in a folder that there is not") << "/no/such/folder/kit.pdf" << QDir::home().filePath("kit.pdf");
        QTest::newRow("in a folder that there is")
            << testHome().path("home/kit.pdf") << testHome().path("home/kit.pdf");
    }
    void aFileIsProposedWhereItCanBeSaved() {
        QFETCH(QString, proposed);
        QFETCH(QString, file);
        const Watched seen;
        QVERIFY(askSavePath(nullptr, "Save", proposed, "PDF (*.pdf)").isEmpty());
        QCOMPARE(seen.begun().file, file);
        QVERIFY(QFileInfo(QFileInfo(seen.begun().file).absolutePath()).isDir());
        const Watched named("other");
        QCOMPARE(askSavePath(nullptr, "Save", proposed, "PDF (*.pdf)"), QFileInfo(file).dir().filePath("other.pdf"));
    }

    void documentsAreTheUsualFolderWhereThereIsOne() {
        QCOMPARE(usualFolder(), QDir::homePath());
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QVERIFY(QDir().mkpath(documents));
        QCOMPARE(usualFolder(), documents);
        QVERIFY(QDir().rmdir(documents));
    }

    void filesAreLookedForWhereOneWasLast() {
        const QTemporaryDir known;
        QFile file(known.filePath("game.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString folder = QFileInfo(file).canonicalPath();
        {
            const Watched seen;
            askOpenPath(nullptr, "Open", "All (*)");
            QCOMPARE(seen.begun().folder, QDir::homePath());
        }
        for (const QString& from : {known.path(), file.fileName()}) {
            const Watched seen;
            askOpenPath(nullptr, "Open", "All (*)", from);
            QCOMPARE(QFileInfo(seen.begun().folder).canonicalFilePath(), folder);
        }
        {
            const Watched chosen(file.fileName());
            QCOMPARE(askOpenPath(nullptr, "Open", "All (*)"), file.fileName());
        }
        const Watched again;
        QVERIFY(askFolder(nullptr, "Folder").isEmpty());
        QCOMPARE(QFileInfo(again.begun().folder).canonicalFilePath(), folder);
    }
};

INTRIKA_TEST(TstDialogs)

}  // namespace tst_dialogs

#include "tst_dialogs.moc"
