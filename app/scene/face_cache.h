// Pictures of faces, drawn once for each size and language, away from the window's thread.
#pragma once

#include "app/faces/face_composer.h"
#include "app/scene/picture_queue.h"
#include "app/scene/room.h"

#include <QCache>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QSize>

#include <memory>

namespace intrika::scene {

class FaceCache : public QObject {
    Q_OBJECT

public:
    // `faces`: GameKind::faces.
    FaceCache(const QString& game, std::vector<std::string> faces, QObject* parent = nullptr);

    struct Wish {
        FaceId face = noFace;
        Form form = Form::onTable;
        std::string owner;  // seat colour; only faces that carry one look at it
        QSizeF size;        // logical pixels
        qreal ratio = 1;    // device pixels to a logical one
    };
    // The picture with `shadow` pixels of shade round it on every side, in exactly the device pixels that are wished
    // for. While it is being drawn: one of another size, else a null one; `drawn` tells when it is there.
    // They are drawn in the order in which they were wished for.
    QPixmap picture(const Wish& wish);
    static constexpr double shadow = 7;  // logical px

    QSizeF sizeMm(FaceId face, Form form) const { return composer_->size(face, form); }
    FaceId person() const { return composer_->person(); }
    Build build(FaceId face) const { return composer_->build(face); }
    std::optional<int> value(FaceId face) const { return composer_->value(face); }
    QString name(FaceId face, const Words& words) const { return composer_->words(face, words).name; }
    bool hasText(FaceId face) const { return !words_.value(face).text.isEmpty(); }
    void setWords(const Words& words);  // pictures of another language are dropped
    void forgetWaiting();               // what was wished for and is not there is not wanted any more
    bool waitForDrawn(int milliseconds) { return queue_.wait(milliseconds); }
    bool isIdle() const { return queue_.isIdle(); }

signals:
    void drawn(const QSet<intrika::FaceId>& faces);  // since it told the last time

private:
    void order(const QString& key, const QString& kin, const Wish& wish);
    void tellDrawn(FaceId face);

    std::shared_ptr<const FaceComposer> composer_;
    QHash<FaceId, FaceWords> words_;
    QCache<QString, QPixmap> pictures_;
    QHash<QString, QPixmap> latest_;  // the newest picture of a face, whatever its size
    QSet<QString> waiting_;
    QSet<FaceId> untold_;
    QElapsedTimer lastTold_;
    PictureQueue queue_;
};

}  // namespace intrika::scene
