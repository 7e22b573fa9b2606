#include "app/finale/stage_plan.h"

#include "app/faces/text_fit.h"
#include "app/finale/medal.h"
#include "app/finale/scene_painter.h"

#include <algorithm>

namespace intrika::finale {
namespace {

constexpr double headlineMiddle = 440, reasonMiddle = 518, rankMiddle = 589, titleMiddle = 648;
constexpr QSizeF headlineSize(760, 96), reasonSize(900, 42), rankSize(236, 58), titleSize(300, 36);
constexpr double rankGap = 26;
constexpr double rowsBegin = 672, rowsEnd = 888;
constexpr double rowsAlone = 596;  // where no ranks stand over them
constexpr double buttonEdge = 40, buttonGap = 10, buttonFoot = 28;
constexpr double widestGroup = 262;

class Planner {
public:
    Planner(StageSize size, const StageNeeds& needs) : size_(size), needs_(needs) {}

    StagePlan plan() {
        planMedals();
        plan_.headline = size_.box({0, headlineMiddle}, headlineSize);
        plan_.reason = size_.box({0, reasonMiddle}, reasonSize);
        planRanks();
        planButtons();
        plan_.title = size_.box({0, hasRanks() ? titleMiddle : rankMiddle - 15}, titleSize);
        planRows();
        return std::move(plan_);
    }

private:
    bool hasRanks() const { return needs_.ranks > 0; }

    // Several stand side by side, each smaller.
    void planMedals() {
        constexpr double several = 150 / medalSide, widest = 1040;
        const auto count = static_cast<double>(needs_.winners);
        const double scale = needs_.winners < 2 ? 1 : std::min(several, widest / (count * laurelSide));
        const double pitch = laurelSide * scale;
        plan_.medalScale = scale * size_.unit();
        for (std::size_t i = 0; i < needs_.winners; ++i) {
            const double x = (static_cast<double>(i) - (count - 1) / 2) * pitch;
            plan_.medals.push_back(size_.at({x, ScenePainter::medal.y()}));
        }
    }

    // Up to four in a line; more of them on two lines, lower each.
    void planRanks() {
        constexpr std::size_t mostInLine = 4;
        const std::size_t lines = needs_.ranks > mostInLine ? 2 : 1;
        const std::size_t inLine = (needs_.ranks + lines - 1) / std::max<std::size_t>(1, lines);
        const QSizeF box(lines == 1 ? rankSize.width() : 206, lines == 1 ? rankSize.height() : 36);
        for (std::size_t i = 0; i < needs_.ranks; ++i) {
            const std::size_t line = i / inLine, first = line * inLine;
            const auto here = static_cast<double>(std::min(inLine, needs_.ranks - first));
            const double x = (static_cast<double>(i - first) - (here - 1) / 2) * (box.width() + rankGap);
            const double y = rankMiddle + (lines == 1 ? 0 : (line == 0 ? -21 : 21));
            plan_.ranks.push_back(size_.box({x, y}, box));
        }
    }

    void planButtons() {
        const double unit = size_.unit();
        const double gap = buttonGap * std::max(unit, 0.7);
        const double room = size_.window().height() - buttonFoot * unit - plan_.reason.bottom() - 2;  // below the words
        for (std::size_t side = 0; side < plan_.buttons.size(); ++side) {
            const double width = needs_.buttonWidths[side];
            const auto count = static_cast<double>(needs_.buttons[side]);
            const double height = std::min(needs_.buttonHeight, (room + gap) / count - gap);
            const double left = side == 0 ? buttonEdge * unit : size_.window().width() - buttonEdge * unit - width;
            double bottom = size_.window().height() - buttonFoot * unit;
            plan_.buttons[side].resize(needs_.buttons[side]);
            for (std::size_t row = needs_.buttons[side]; row-- > 0;) {
                plan_.buttons[side][row] = QRectF(left, bottom - height, width, height);
                bottom -= height + gap;
            }
        }
    }

    // Between the buttons.
    void planRows() {
        const double unit = size_.unit();
        const double left = plan_.buttons[0][0].right() + 16 * unit, right = plan_.buttons[1][0].left() - 16 * unit;
        const double top = (hasRanks() ? rowsBegin : rowsAlone) * size_.down(), bottom = rowsEnd * size_.down();
        const auto rows = static_cast<double>(needs_.rows.size());
        const double height = std::min((bottom - top) / std::max(1.0, rows), 230 * unit);
        for (std::size_t row = 0; row < needs_.rows.size(); ++row) {
            const auto count = static_cast<double>(needs_.rows[row]);
            const double pitch = std::min((right - left) / std::max(1.0, count), widestGroup * unit);
            const double first = (left + right) / 2 - pitch * count / 2;
            const double y = (top + bottom) / 2 + (static_cast<double>(row) - rows / 2) * height;
            std::vector<QRectF> boxes;
            for (std::size_t i = 0; i < needs_.rows[row]; ++i) {
                boxes.emplace_back(first + pitch * static_cast<double>(i), y, pitch, height);
            }
            plan_.rows.push_back(std::move(boxes));
        }
    }

    StageSize size_;
    const StageNeeds& needs_;
    StagePlan plan_;
};

}  // namespace

StagePlan planStage(StageSize size, const StageNeeds& needs) { return Planner(size, needs).plan(); }

double typeSize(StageSize size, double design) { return textPixels(design) * std::max(size.unit(), 0.8); }

}  // namespace intrika::finale
