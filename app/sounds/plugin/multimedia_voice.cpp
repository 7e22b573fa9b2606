// The voice of Qt Multimedia, a library of its own (libintrika_sound.so): only it links Qt's, and it carries the
// sounds.
#include "app/sounds/voice.h"

#include <QAudioDevice>
#include <QFile>
#include <QHash>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QUrl>

#include <memory>
#include <vector>

namespace intrika::sounds {

class MultimediaVoice : public QObject, public Voice {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID INTRIKA_VOICE)
    Q_INTERFACES(intrika::sounds::Voice)

public:
    void sing(Sound sound, double gain) override;

private:
    // The same in several ways, one after the other, for no two cards sound alike.
    struct Takes {
        std::vector<std::unique_ptr<QSoundEffect>> effects;
        std::size_t next = 0;
    };
    Takes& takesOf(Sound sound);

    QHash<Sound, std::shared_ptr<Takes>> sounds_;
};

size_t qHash(Sound sound, size_t seed = 0) { return ::qHash(static_cast<int>(sound), seed); }

MultimediaVoice::Takes& MultimediaVoice::takesOf(Sound sound) {
    auto& takes = sounds_[sound];
    if (takes) return *takes;
    takes = std::make_shared<Takes>();
    for (int take = 0;; ++take) {
        const QString name = QStringLiteral("/sounds/%1_%2.wav").arg(QLatin1String(nameOf(sound))).arg(take);
        if (!QFile::exists(u':' + name)) return *takes;
        takes->effects.push_back(std::make_unique<QSoundEffect>());
        takes->effects.back()->setSource(QUrl(QStringLiteral("qrc:") + name));
    }
}

// Headphones may come and go while a game is played.
void MultimediaVoice::sing(Sound sound, double gain) {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull()) return;
    Takes& takes = takesOf(sound);
    if (takes.effects.empty()) return;
    QSoundEffect& effect = *takes.effects[takes.next++ % takes.effects.size()];
    if (effect.audioDevice() != device) effect.setAudioDevice(device);
    effect.setVolume(static_cast<float>(gain));
    effect.play();
}

}  // namespace intrika::sounds

#include "multimedia_voice.moc"
