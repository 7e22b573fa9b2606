#include "app/scene/face_cache.h"

#include "app/faces/painted_picture.h"
#include "engines/words/words.h"

#include <QPainter>

#include <utility>

namespace intrika::scene {
namespace {

constexpr int faceKilobytes = 96 * 1024;

// Shade below a thing, a little lower than it: layers of faint black, so that nothing needs to be blurred.
void paintShade(QPainter& painter, const QRectF& box, bool round, double unit) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 24));
    for (int grow = 0; grow < 4; ++grow) {
        const QRectF shade = box.adjusted(-grow, -grow, grow, grow).translated(0.5, 2.5);
        const double corner = round ? shade.width() / 2 : 3 * unit + grow;
        painter.drawRoundedRect(shade, corner, corner);
    }
}

// What a card beside the thing would be high, so that a strip or a token leaves out as much as the cards around it.
double cardHeight(const FaceCache::Wish& wish, QSizeF mm) { return wish.size.width() / mm.width() * 88; }

QImage drawPicture(const FaceComposer& composer, const FaceCache::Wish& wish, const FaceWords& words) {
    const double margin = wish.form == Form::onTable ? FaceCache::shadow : 0;
    const QSizeF whole = wish.size + QSizeF(margin, margin) * 2;
    return paintedPicture((whole * wish.ratio).toSize(), wish.ratio, [&](QPainter& painter) {
        const QRectF box(QPointF(margin, margin), wish.size);
        const QSizeF mm = composer.size(wish.face, wish.form);
        if (margin > 0) paintShade(painter, box, mm.width() == mm.height(), wish.size.width() / mm.width());
        composer.paint(painter, box, wish.face, wish.form, wish.owner, words, cardHeight(wish, mm));
    });
}

}  // namespace

FaceCache::FaceCache(const QString& game, std::vector<std::string> faces, QObject* parent)
    : QObject(parent), composer_(std::make_shared<FaceComposer>(game, std::move(faces))), pictures_(faceKilobytes) {}

QPixmap FaceCache::picture(const Wish& wish) {
    if (wish.size.isEmpty()) return {};
    const bool owned = composer_->isOwned(wish.face);
    const QString kin = QStringLiteral("%1/%2/%3")
                            .arg(wish.face)
                            .arg(static_cast<int>(wish.form))
                            .arg(owned ? QString::fromStdString(wish.owner) : QString());
    const QString key =
        QStringLiteral("%1/%2x%3/%4").arg(kin).arg(wish.size.width()).arg(wish.size.height()).arg(wish.ratio);
    if (const QPixmap* found = pictures_.object(key)) return *found;
    if (!waiting_.contains(key)) order(key, kin, wish);
    return latest_.value(kin);
}

void FaceCache::order(const QString& key, const QString& kin, const Wish& wish) {
    waiting_.insert(key);
    const auto draw = [wish, composer = composer_, words = words_.value(wish.face)] {
        return drawPicture(*composer, wish, words);
    };
    queue_.order(draw, [this, key, kin, face = wish.face](QImage&& image) {
        waiting_.remove(key);
        const auto kilobytes = static_cast<int>(image.sizeInBytes() / 1024) + 1;
        const QPixmap picture = QPixmap::fromImage(std::move(image));
        latest_.insert(kin, picture);
        pictures_.insert(key, new QPixmap(picture), kilobytes);
        tellDrawn(face);
    });
}

// A table's pictures arrive by the dozen, and each telling paints what shows them.
void FaceCache::tellDrawn(FaceId face) {
    constexpr int apartMs = 60;
    untold_.insert(face);
    if (!waiting_.isEmpty() && lastTold_.isValid() && lastTold_.elapsed() < apartMs) return;
    lastTold_.start();
    emit drawn(std::exchange(untold_, {}));
}

void FaceCache::setWords(const Words& words) {
    forgetWaiting();
    pictures_.clear();
    latest_.clear();
    for (FaceId face = 0; face < composer_->count(); ++face) words_.insert(face, composer_->words(face, words));
}

void FaceCache::forgetWaiting() {
    queue_.forget();
    waiting_.clear();
}

}  // namespace intrika::scene

#include "moc_face_cache.cpp"
