// All small pictures of a game on two sheets, so that a phone asks for two pictures and not for a hundred: JPEG for
// what is a rectangle or a disc, which the page cuts out, and PNG for the others.
#pragma once

#include "app/faces/face_composer.h"
#include "app/guests/room.h"

#include <QByteArray>
#include <QPoint>
#include <QSize>

#include <array>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace intrika::guests {

enum class Sheet : std::uint8_t { solid, clear };
inline constexpr int sheetCount = 2;

// One small picture, in a phone's own pixels. Words are never in it: it is too small for them.
struct SmallPicture {
    FaceId face = noFace;
    std::string colour;  // empty: nobody's
    QSize size;
    double corner = 0;  // radius of its corners; half its side: a disc. 0: it has an outline of its own
    Sheet sheet = Sheet::solid;
    QPoint at;  // on its sheet
};

class SmallSheets {
public:
    // Gives each its place. The composer outlives this.
    SmallSheets(const FaceComposer& composer, std::vector<SmallPicture> pictures);
    ~SmallSheets();

    const std::vector<SmallPicture>& pictures() const { return pictures_; }
    QSize size(Sheet sheet) const { return sizes_[static_cast<std::size_t>(sheet)]; }  // empty: there is none
    void drawSoon();                                                                   // on a thread of its own
    const QByteArray& bytes(Sheet sheet);  // as a file; waits until it is drawn

private:
    void layOut(Sheet sheet);
    QByteArray drawn(Sheet sheet, const std::stop_token& stop) const;

    const FaceComposer& composer_;
    std::vector<SmallPicture> pictures_;
    std::array<QSize, sheetCount> sizes_;
    std::array<QByteArray, sheetCount> bytes_;  // the worker's until it is joined
    std::jthread worker_;
};

}  // namespace intrika::guests
