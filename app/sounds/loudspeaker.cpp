#include "app/sounds/loudspeaker.h"

#include "app/sounds/voice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

#include <utility>

namespace intrika::sounds {

// Where the voice is; all of it happens on the loudspeaker's thread.
class Loudspeaker::Stage : public QObject {
public:
    void load(const QString& library) {
        loader_.setFileName(library);
        voice_ = qobject_cast<Voice*>(loader_.instance());
    }
    bool hasVoice() const { return voice_ != nullptr; }
    void sing(Sound sound, double gain) {
        if (voice_ != nullptr) voice_->sing(sound, gain);
    }
    void leave() {  // what the voice has made ends on this thread too
        voice_ = nullptr;
        delete loader_.instance();
    }

private:
    QPluginLoader loader_;
    Voice* voice_ = nullptr;
};

Loudspeaker::Loudspeaker(QString library) : library_(std::move(library)) {
    thread_.setObjectName(QStringLiteral("sounds"));
}

Loudspeaker::~Loudspeaker() {
    if (stage_ == nullptr) return;
    QMetaObject::invokeMethod(
        stage_, [stage = stage_] { stage->leave(); }, Qt::QueuedConnection);
    stage_->deleteLater();
    thread_.quit();
    thread_.wait();
}

// Beside the program where it was built, else where a package has it.
QString Loudspeaker::installedVoice() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* folder : {".", INTRIKA_VOICE_FOLDER}) {
        const QString path = here.absoluteFilePath(QLatin1String(folder) + QStringLiteral("/libintrika_sound.so"));
        if (QFileInfo::exists(path)) return QDir::cleanPath(path);
    }
    return {};
}

void Loudspeaker::play(Sound sound) {
    if (gain_ <= 0 || library_.isEmpty()) return;
    if (stage_ == nullptr) {
        stage_ = new Stage;
        stage_->moveToThread(&thread_);
        thread_.start(QThread::LowPriority);
        QMetaObject::invokeMethod(stage_, [this, stage = stage_, library = library_] {
            stage->load(library);
            if (!stage->hasVoice()) emit failed();
        });
    }
    QMetaObject::invokeMethod(stage_, [stage = stage_, sound, gain = gain_] { stage->sing(sound, gain); });
}

}  // namespace intrika::sounds

#include "moc_loudspeaker.cpp"
