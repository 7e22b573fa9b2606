// Pieces that decided, and below them what they brought.
#pragma once

#include "app/finale/outcome.h"
#include "app/finale/plaque.h"
#include "app/scene/face_cache.h"

#include <QPointer>
#include <QRectF>
#include <QWidget>

#include <string>
#include <vector>

class QPainter;

namespace intrika::finale {

class DecidingCards : public QWidget {
    Q_OBJECT

public:
    // `colours`: of the seats. `chip`: the owner's, where several people's lie side by side; empty: none.
    DecidingCards(FaceCache& faces, const Deciding& deciding, std::vector<std::string> colours, std::string chip,
                  QWidget* parent);

    void setLook(const PlaqueLook& look);  // of the words below
    void setShare(double share);           // how far they have turned, 0..1
    const Deciding& deciding() const { return deciding_; }
    std::vector<QRectF> cardBoxes() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    double captionHeight() const;
    QSizeF sizeOf(const Piece& piece, double height) const;
    void paintCard(QPainter& painter, const Piece& piece, const QRectF& box);
    void paintFigure(QPainter& painter);
    void paintCaption(QPainter& painter);

    QPointer<FaceCache> faces_;
    Deciding deciding_;
    std::vector<std::string> colours_;
    std::string chip_;
    PlaqueLook look_;
    double share_ = 1;
};

}  // namespace intrika::finale
