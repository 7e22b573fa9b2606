// What is heard: small, the same from every build, never a noise, and nothing where nothing can be heard.
#include "app/sounds/long_wait.h"
#include "app/sounds/loudspeaker.h"
#include "app/sounds/sparing_sounds.h"
#include "tests/support/heard_sounds.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

namespace tst_sounds {

using namespace intrika;
using namespace intrika::sounds;

namespace {

constexpr qint64 mostBytes = 300'000;  // all together
constexpr qsizetype headBytes = 44;
constexpr int fullScale = 32767;

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<int> samplesOf(const QByteArray& wave) {
    std::vector<int> samples;
    for (qsizetype at = headBytes; at + 1 < wave.size(); at += 2) {
        samples.push_back(qFromLittleEndian<qint16>(wave.constData() + at));
    }
    return samples;
}

QStringList waves() { return QDir(SOUND_FILES).entryList({"*.wav"}, QDir::Files, QDir::Name); }

// A clock that stands until somebody turns it.
struct StoppedClock {
    long long now = 5000;
    Clock clock() {
        return [this] { return now; };
    }
};

}  // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void everySoundIsMade() {
        QStringList names;
        for (const QString& wave : waves()) names << wave.section('_', 0, -2);
        names.removeDuplicates();
        QStringList wanted;
        for (const char* name : soundNames) wanted << name;
        wanted.sort();
        QCOMPARE(names, wanted);
    }

    void allTogetherTheyAreSmall() {
        qint64 bytes = 0;
        for (const QString& wave : waves()) bytes += QFile(QDir(SOUND_FILES).filePath(wave)).size();
        QVERIFY(bytes > 0);
        QVERIFY2(bytes <= mostBytes, qPrintable(QString::number(bytes)));
    }

    // Quiet, nowhere cut off, and at rest in the end, so that nothing clicks.
    void theyBeginAndEndInSilence() {
        for (const QString& wave : waves()) {
            const std::vector<int> samples = samplesOf(bytesOf(QDir(SOUND_FILES).filePath(wave)));
            QVERIFY2(samples.size() > 1000, qPrintable(wave));
            int loudest = 0;
            for (const int sample : samples) loudest = std::max(loudest, std::abs(sample));
            QVERIFY2(loudest > fullScale / 5 && loudest <= fullScale * 6 / 10, qPrintable(wave));
            QVERIFY2(std::abs(samples.front()) < fullScale / 8, qPrintable(wave));
            QVERIFY2(std::abs(samples.back()) < fullScale / 500, qPrintable(wave));
        }
    }

    void theSameDataMakeTheSameSounds() {
        QTemporaryDir folder;
        QStringList arguments{folder.path()};
        for (const char* name : soundNames) arguments << QString(INTRIKA_SOURCE_DIR "/assets/sounds/%1.json").arg(name);
        QCOMPARE(QProcess::execute(MAKE_SOUNDS, arguments), 0);
        for (const QString& wave : waves()) {
            QVERIFY2(bytesOf(folder.filePath(wave)) == bytesOf(QDir(SOUND_FILES).filePath(wave)), qPrintable(wave));
        }
    }

    void theToolRefusesWhatItDoesNotKnow() {
        QTemporaryDir folder;
        QFile file(folder.filePath("odd.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"seconds": 0.1, "level": 0.5, "parts": [{"is": "trumpet"}]})");
        file.close();
        QProcess tool;
        tool.start(MAKE_SOUNDS, {folder.path(), file.fileName()});
        QVERIFY(tool.waitForFinished());
        QCOMPARE(tool.exitCode(), 1);
        QVERIFY(tool.readAllStandardError().contains("trumpet"));
    }

    void manyAtOnceAreHeardAsSome() {
        HeardSounds heard;
        StoppedClock time;
        SparingSounds sparing(heard, time.clock());
        for (int card = 0; card < 60; ++card, time.now += 12) sparing.play(Sound::cardDealt);
        QVERIFY(heard.count(Sound::cardDealt) >= 4);
        QVERIFY(heard.count(Sound::cardDealt) <= static_cast<int>(SparingSounds::mostInASecond));
        time.now += 2000;
        sparing.play(Sound::cardDealt);
        QCOMPARE(heard.played.back(), Sound::cardDealt);
    }

    void whatIsDifferentIsHeardBeside() {
        HeardSounds heard;
        StoppedClock time;
        SparingSounds sparing(heard, time.clock());
        for (const Sound sound : {Sound::curtain, Sound::call, Sound::curtain}) sparing.play(sound);
        QVERIFY((heard.played == std::vector{Sound::curtain, Sound::call}));
    }

    void onlyALongWaitIsLong() {
        StoppedClock time;
        LongWait wait(time.clock());
        QVERIFY(!wait.end());  // nobody waited
        wait.begin();
        time.now += LongWait::longMs - 1;
        wait.begin();
        QVERIFY(!wait.end());
        wait.begin();
        time.now += LongWait::longMs - 1;
        wait.begin();  // the next of several: it is one wait
        time.now += 1;
        QVERIFY(wait.end());
        QVERIFY(!wait.end());  // each is told once
    }

    // This machine may have a device or none.
    void theLibrarySingsOrIsSilent() {
#ifdef VOICE
        Loudspeaker speaker(VOICE);
        QSignalSpy failed(&speaker, &Loudspeaker::failed);
        speaker.setGain(0.001);
        for (int i = 0; i < 3; ++i) {
            for (std::size_t at = 0; at < soundNames.size(); ++at) speaker.play(static_cast<Sound>(at));
        }
        QTest::qWait(200);
        QCOMPARE(failed.count(), 0);
#else
        QSKIP("built without Qt Multimedia");
#endif
    }

    // As where its package is there, but not Qt's.
    void aLibraryThatCannotBeLoadedIsTold() {
        QTemporaryDir folder;
        QFile file(folder.filePath("libintrika_sound.so"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no library");
        file.close();
        Loudspeaker speaker(file.fileName());
        QSignalSpy failed(&speaker, &Loudspeaker::failed);
        speaker.play(Sound::coin);
        QTRY_COMPARE(failed.count(), 1);
        speaker.play(Sound::coin);
        QTest::qWait(20);
        QCOMPARE(failed.count(), 1);
    }

    void whoWantsNoSoundLoadsNothing() {
        Loudspeaker speaker(QStringLiteral("/nowhere/libintrika_sound.so"));
        QSignalSpy failed(&speaker, &Loudspeaker::failed);
        speaker.setGain(0);
        speaker.play(Sound::coin);
        QTest::qWait(20);
        QCOMPARE(failed.count(), 0);
    }
};

INTRIKA_TEST(TestSounds)

}  // namespace tst_sounds

#include "tst_sounds.moc"
