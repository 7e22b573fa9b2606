// What is told of the program outside it: every game is announced, and no manual page is made of a help that failed.
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_packaging {

namespace {

const QString root = QStringLiteral(INTRIKA_SOURCE_DIR "/");

// In one line, apostrophes as they are typed.
QString textOf(const QString& path) {
    QFile file(root + path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).replace(u'’', u'\'').simplified();
}

QString titleOf(const QString& game, const QString& language) {
    static const QRegularExpression title("<source>title</source>\\s*<translation>([^<]+)</translation>");
    return title.match(textOf(QString("translations/%1_%2.ts").arg(game, language))).captured(1);
}

QStringList games() {
    return QDir(root + "assets/faces").entryList({"*.json"}).replaceInStrings(QRegularExpression("\\.json$"), {});
}

}  // namespace

class TstPackaging : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    // The manual page of a program that is this script; nothing if none was made.
    QByteArray manualOf(const QByteArray& script) {
        const QString program = folder_.filePath("program"), part = folder_.filePath("page.in"),
                      page = folder_.filePath("page.gz");
        QFile::remove(page);
        const auto write = [](const QString& path, const QByteArray& text) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        if (!write(program, "#!/bin/sh\n" + script) ||
            !write(part, "Version @VERSION@\n@options\n@commands\n.SH END\n"))
            return {};
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QProcess make;
        make.start(root + "packaging/man/make", {part, program, "en", "1.2", page});
        if (!make.waitForFinished() || make.exitCode() != 0) return {};
        QProcess unpack;
        unpack.start("gzip", {"-dc", page});
        return unpack.waitForFinished() ? unpack.readAllStandardOutput() : QByteArray();
    }

private slots:
    void everyGameIsAnnounced_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("languages");
        const QStringList both{"en", "hu"};
        QTest::newRow("software centre") << "packaging/intrika.metainfo.xml.in" << both;
        QTest::newRow("package") << "packaging/debian/description" << QStringList{"en"};
        QTest::newRow("manual page, en") << "packaging/man/intrika.en.in" << QStringList{"en"};
        QTest::newRow("manual page, hu") << "packaging/man/intrika.hu.in" << QStringList{"hu"};
        QTest::newRow("README") << "README.md" << both;
        QTest::newRow("README, hu") << "README.hu.md" << both;
    }
    void everyGameIsAnnounced() {
        QFETCH(QString, file);
        QFETCH(QStringList, languages);
        const QString text = textOf(file);
        QVERIFY(games().contains("traitor"));
        for (const QString& game : games()) {
            for (const QString& language : languages) {
                const QString title = titleOf(game, language);
                QVERIFY2(!title.isEmpty(), qPrintable(game));
                QVERIFY2(text.contains(title), qPrintable(title));
            }
        }
    }

    void manualPageIsMadeOfTheHelp() {
        const QByteArray page = manualOf(
            "case $1 in\n"
            "deal) echo 'Deals.'; echo '  --seed N   Where chance begins' ;;\n"
            "*) printf '  --lang CODE   Language\\nCommands:\\n  deal   Deals\\n' ;;\n"
            "esac\n");
        QCOMPARE(page, QByteArray("Version 1.2\n"
                                  ".TP\n\\fB\\-\\-lang CODE\\fR\nLanguage\n"
                                  ".SS deal\nDeals.\n.TP\n\\fB\\-\\-seed N\\fR\nWhere chance begins\n"
                                  ".SH END\n"));
    }

    // Otherwise a page without options would be packed, and nobody would be told.
    void helpThatFailsMakesNoPage_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("always") << QByteArray("exit 1\n");
        QTest::newRow("after having begun") << QByteArray("echo '  --lang CODE   Language'; exit 1\n");
        QTest::newRow("of one command") << QByteArray(
            "test \"$1\" = deal && exit 1\nprintf 'Commands:\\n  deal   Deals\\n  play   Plays\\n'\n");
        QTest::newRow("in one language") << QByteArray("case $* in *--lang*) exit 1 ;; esac\n");
    }
    void helpThatFailsMakesNoPage() {
        QFETCH(QByteArray, script);
        QCOMPARE(manualOf(script), QByteArray());
        QVERIFY(!QFile::exists(folder_.filePath("page.gz")));
    }
};

INTRIKA_TEST(TstPackaging)

}  // namespace tst_packaging

#include "tst_packaging.moc"
