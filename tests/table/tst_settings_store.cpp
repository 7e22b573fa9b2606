// A damaged file of settings: what Qt would take without measure is left out, the rest stays, and nothing is lost.
#include "engines/files/settings_store.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tst_settings_store {

using namespace intrika;

namespace {

QString storePath() { return QSettings("intrika", "intrika").fileName(); }

void put(const QByteArray& text) {
    QDir().mkpath(QFileInfo(storePath()).path());
    QFile file(storePath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

// By a file of its own, for Qt remembers those that it has read.
bool isReadAsBinary() {
    static int copies = 0;
    const QString copy = storePath() + QString::number(++copies);
    QFile::copy(storePath(), copy);
    const QVariant value = QSettings(copy, QSettings::IniFormat).value("value");
    QFile::remove(copy);
    return !value.toStringList().join(u' ').contains(u'(');
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestSettingsStore : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QFile::remove(storePath());
        QFile::remove(storePath() + ".damaged");
    }
    void cleanupTestCase() { init(); }

    // Each of them is read by Qt as a value of its own form.
    void whatQtTakesWithoutMeasureIsLeftOut_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("any") << QByteArray(R"~(@Variant(\0\0\0\n\x7f\xff\xff\xf0))~");
        QTest::newRow("a time") << QByteArray(R"~(@DateTime(\0\0\0\x10\0\0\0\0\0\0%\x8a\xed\x1\xd1\x95\x80\0))~");
        QTest::newRow("quoted") << QByteArray(R"~("@Variant(\0\0)")~");
        QTest::newRow("quoted within") << QByteArray(R"~("@Var""iant(\0\0)")~");
        QTest::newRow("one of a list") << QByteArray(R"~(a, @Variant(\0\0))~");
        QTest::newRow("a letter by its number") << QByteArray(R"~(@V\x61riant(\0\0))~");
        QTest::newRow("by its octal number") << QByteArray(R"~(\100Variant(\0\0))~");
        QTest::newRow("by a number that is too long") << QByteArray(R"~(\x120040Variant(\0\0))~");
        QTest::newRow("an escape of nothing") << QByteArray(R"~(@\QVariant(\0\0))~");
        QTest::newRow("over two lines") << QByteArray("@Vari\\\nant(\\0\\0)");
    }
    void whatQtTakesWithoutMeasureIsLeftOut() {
        QFETCH(const QByteArray, value);
        const QByteArray text =
            "[General]\nlanguage=hu\nwindowPlace=@ByteArray(\\x1\\xd9(\\xd0)\nvalue=" + value + "\n";
        put(text);
        QVERIFY(isReadAsBinary());
        {
            const QSettings store = settingsStore();
            QVERIFY(!store.contains("value"));
            const bool isOneLine = !value.contains('\n');
            QCOMPARE(store.value("language").toString(), isOneLine ? QString("hu") : QString());
            QCOMPARE(store.value("windowPlace").toByteArray(), isOneLine ? QByteArray("\x1\xd9(\xd0") : QByteArray());
        }
        QCOMPARE(bytesOf(storePath() + ".damaged"), text);
    }

    void whatThePersonWroteStays_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Anna", "@Variant(", "@DateTime(1)", "@", "a@Variant", "\"@Variant\"", "Zoé (2)\n@x"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void whatThePersonWroteStays() {
        QFETCH(const QString, name);
        settingsStore().setValue("name", name);
        settingsStore().setValue("names", QStringList{name, name});
        const QByteArray text = bytesOf(storePath());
        QCOMPARE(settingsStore().value("name").toString(), name);
        QCOMPARE(settingsStore().value("names").toStringList(), (QStringList{name, name}));
        QCOMPARE(bytesOf(storePath()), text);
        QVERIFY(!QFile::exists(storePath() + ".damaged"));
    }
};

INTRIKA_TEST(TestSettingsStore)

}  // namespace tst_settings_store

#include "tst_settings_store.moc"
