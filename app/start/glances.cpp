#include "app/start/glances.h"

#include "app/start/table_picture.h"

#include <QFileInfo>

namespace intrika::start {
namespace {

QImage keptPicture(const QString& journal) {
    const QFileInfo picture(pictureOf(journal));
    if (!picture.exists() || picture.lastModified() < QFileInfo(journal).lastModified()) return {};
    return QImage(picture.filePath());
}

}  // namespace

Glances::Glances(const Games& games, QObject* parent) : QObject(parent), games_(games) { pool_.setMaxThreadCount(1); }

Glances::~Glances() {
    pool_.clear();
    pool_.waitForDone();
}

void Glances::askFor(const QStringList& journals) {
    ++edition_;
    drawing_.reset();
    waiting_ = journals;
    next();
}

void Glances::next() {
    if (waiting_.isEmpty()) return;
    const QString journal = waiting_.takeFirst();
    pool_.start([this, journal, edition = edition_] {
        const Look look{glanceAt(journal, games_), keptPicture(journal)};
        const auto deliver = [this, journal, look, edition] {
            if (edition == edition_) take(journal, look);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void Glances::take(const QString& journal, const Look& look) {
    if (!look.glance) return next();
    emit seen(journal, *look.glance);
    if (!look.picture.isNull()) {
        emit pictured(journal, look.picture);
        return next();
    }
    drawing_ = std::make_unique<TablePicture>(*look.glance);
    const auto keep = [this, journal, edition = edition_](const QImage& picture) {
        if (edition == edition_) keepPicture(journal, picture);
    };
    connect(drawing_.get(), &TablePicture::drawn, this, keep, Qt::QueuedConnection);
}

void Glances::keepPicture(const QString& journal, const QImage& picture) {
    drawing_.reset();
    // The game may be over by now. Where a picture cannot be kept, it is drawn again next time.
    if (QFileInfo::exists(journal)) picture.save(pictureOf(journal));
    emit pictured(journal, picture);
    next();
}

}  // namespace intrika::start

#include "moc_glances.cpp"
