#include "app/guests/small_sheets.h"

#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"
#include "app/guests/picture_file.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace intrika::guests {
namespace {

constexpr double sheetRatio = 1.5;  // of the sheet's pixels to a phone's own
constexpr int sheetWidth = 800;     // of a phone's own pixels
constexpr int gridStep = 8;
constexpr int leastGap = 3;  // so that no neighbour shines in where a browser scales
constexpr int solidQuality = 58;

int toGrid(int length) { return (length + leastGap + gridStep - 1) / gridStep * gridStep; }

}  // namespace

SmallSheets::SmallSheets(const FaceComposer& composer, std::vector<SmallPicture> pictures)
    : composer_(composer), pictures_(std::move(pictures)) {
    layOut(Sheet::solid);
    layOut(Sheet::clear);
}

SmallSheets::~SmallSheets() = default;

// In rows, the highest first.
void SmallSheets::layOut(Sheet sheet) {
    std::vector<SmallPicture*> its;
    for (SmallPicture& picture : pictures_) {
        if (picture.sheet == sheet) its.push_back(&picture);
    }
    std::stable_sort(its.begin(), its.end(),
                     [](const auto* a, const auto* b) { return a->size.height() > b->size.height(); });
    QPoint at;
    int rowHeight = 0, widest = 0;
    for (SmallPicture* picture : its) {
        const int width = toGrid(picture->size.width());
        if (at.x() > 0 && at.x() + width > sheetWidth) at = {0, at.y() + std::exchange(rowHeight, 0)};
        picture->at = at;
        rowHeight = std::max(rowHeight, toGrid(picture->size.height()));
        at.rx() += width;
        widest = std::max(widest, at.x());
    }
    sizes_[static_cast<std::size_t>(sheet)] = {widest, at.y() + rowHeight};
}

void SmallSheets::drawSoon() {
    if (worker_.joinable()) return;
    worker_ = std::jthread([this](const std::stop_token& stop) {
        for (const Sheet sheet : {Sheet::solid, Sheet::clear}) {
            bytes_[static_cast<std::size_t>(sheet)] = drawn(sheet, stop);
        }
    });
}

const QByteArray& SmallSheets::bytes(Sheet sheet) {
    drawSoon();
    if (worker_.joinable()) worker_.join();
    return bytes_[static_cast<std::size_t>(sheet)];
}

// A disc is cut out by the page; what is left of its edge is its rim's.
QByteArray SmallSheets::drawn(Sheet sheet, const std::stop_token& stop) const {
    const QSize size = this->size(sheet);
    if (size.isEmpty()) return {};
    const QImage image = paintedPicture(size * sheetRatio, sheetRatio, [&](QPainter& painter) {
        if (sheet == Sheet::solid) painter.fillRect(QRect({}, size), QColor(ink::paper));
        for (const SmallPicture& picture : pictures_) {
            if (picture.sheet != sheet || stop.stop_requested()) continue;
            const QRectF target(picture.at, picture.size);
            if (composer_.build(picture.face) == Build::token) painter.fillRect(target, QColor(ink::gold));
            composer_.paint(painter, target, picture.face, Form::onTable, picture.colour, {}, target.height());
        }
    });
    if (stop.stop_requested()) return {};
    return sheet == Sheet::solid ? jpegBytes(image, solidQuality) : pngBytes(image);
}

}  // namespace intrika::guests
