#include "app/phones/code_picture.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace intrika::phones {
namespace {

constexpr int quietZone = 4;  // modules, as the norm asks
constexpr int leastSide = 240;

}  // namespace

CodePicture::CodePicture(QWidget* parent) : QWidget(parent) {
    setMinimumSize(leastSide, leastSide);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CodePicture::setCode(QrCode code) {
    code_ = std::move(code);
    update();
}

// Each module is the same whole number of the device's pixels.
void CodePicture::paintEvent(QPaintEvent*) {
    if (code_.side == 0) return;
    QPainter painter(this);
    const int modules = code_.side + 2 * quietZone;
    const double ratio = devicePixelRatioF();
    const double module = std::max(1.0, double(int(std::min(width(), height()) * ratio / modules))) / ratio;
    const double side = module * modules;
    painter.translate((width() - side) / 2, (height() - side) / 2);
    painter.fillRect(QRectF(0, 0, side, side), Qt::white);
    for (int y = 0; y < code_.side; ++y) {
        for (int x = 0; x < code_.side; ++x) {
            if (!code_.dark[static_cast<std::size_t>(y * code_.side + x)]) continue;
            painter.fillRect(QRectF((x + quietZone) * module, (y + quietZone) * module, module, module), Qt::black);
        }
    }
}

}  // namespace intrika::phones

#include "moc_code_picture.cpp"
