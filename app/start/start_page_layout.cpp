// What lies where on the start page, and how large, for every window and size of texts.
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "app/start/continue_panel.h"
#include "app/start/poster.h"
#include "app/start/start_page.h"
#include "engines/words/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>
#include <vector>

namespace intrika::start {
namespace {

constexpr QSize drawnFor{1280, 760};  // the window in which everything has its natural size
constexpr int sideWidth = 470;
constexpr int gap = 48;
constexpr int shelfGap = 16;
constexpr int rowsGap = 8;
constexpr int leastShelf = 1100;  // narrower windows show the posters as rows
constexpr int continueRowHeight = 98;
constexpr int buttonCells = 6;                   // to share among those of a row
constexpr int largestPlay = 22, leastPlay = 18;  // px of the gold button's text before it takes two lines
constexpr int goldFrame = 44;                    // what its edge and padding take of a gold button's width
constexpr int besideRows = 290;                  // heading, buttons and the space between them
constexpr int belowPosters = 215;                // what stands below posters
constexpr double leastPosters = 0.54;            // of what header and footer leave

}  // namespace

void StartPage::resizeEvent(QResizeEvent* event) {
    const double scale =
        std::clamp(std::min(width() / double(drawnFor.width()), height() / double(drawnFor.height())), 1.0, 2.0);
    if (scale != scale_) {
        scale_ = scale;
        setFonts();
    }
    arrange();
    QWidget::resizeEvent(event);
}

void StartPage::setFonts() {
    mask_->setPixmap(iconPixmap("mask", {scaled(104), scaled(56)}, devicePixelRatioF()));
    title_->setFont(houseFont(scaled(50), QFont::Bold));
    tagline_->setFont(houseItalic(scaled(18)));
    who_->setFont(houseItalic(scaled(16)));
    for (QPushButton* button : {lesson_, new_, finished_, open_, rules_, puzzle_})
        button->setFont(houseFont(scaled(17)));
    keys_->setFont(houseFont(scaled(15)));
    print_->setFont(houseFont(scaled(15)));
    for (QPushButton* button : languages_) button->setFont(houseFont(scaled(15)));
    continue_->setScale(scale_);
}

void StartPage::arrange() {
    const int across = widthBetween();
    keys_->setVisible(keys_->sizeHint().width() + footButtonsWidth() <= across);
    const int natural = static_cast<int>(posters_.size()) * scaled(posterCard.width() + shelfGap);
    const auto arrangement = natural + gap + scaled(sideWidth) <= across ? Arrangement::beside
                             : width() >= leastShelf                     ? Arrangement::above
                                                                         : Arrangement::rows;
    const bool roomy = height() >= drawnFor.height() * 0.9 * textScale();
    // Ornaments give way to buttons, then posters do.
    if (layWhole(arrangement, roomy) || (roomy && layWhole(arrangement, false))) return;
    layWhole(Arrangement::rows, roomy);
}

// False: posters over the buttons leave them too little room.
bool StartPage::layWhole(Arrangement arrangement, bool ornaments) {
    tagline_->setVisible(ornaments);
    lay(arrangement);
    return arrangement != Arrangement::above || buttons_->sizeHint().height() <= heightOfSide(arrangement);
}

int StartPage::widthBetween() const {
    const QMargins margins = layout()->contentsMargins();
    return width() - margins.left() - margins.right();
}

// What header and footer leave.
int StartPage::heightBetween() const {
    return height() - header_->sizeHint().height() - footer_->sizeHint().height() - 50;
}

int StartPage::heightOfSide(Arrangement arrangement) const {
    const bool above = arrangement == Arrangement::above;
    return heightBetween() - (above ? posters_.front()->height() + middle_->spacing() : 0);
}

void StartPage::lay(Arrangement arrangement) {
    const bool above = arrangement == Arrangement::above;
    const int posters = static_cast<int>(posters_.size());
    const int across = widthBetween();
    const int down = heightBetween();
    const int side = scaled(sideWidth);
    middle_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    middle_->setSpacing(above ? scaled(20) : gap);
    sideBox_->setDirection(above ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    sideBox_->setSpacing(above ? scaled(24) : scaled(16));
    const int overSide = std::max(qRound(down * leastPosters), down - qRound(scaled(belowPosters) * textScale()));
    layPosters(arrangement, {above ? across : across - gap - side, above ? overSide : down});
    const int left = above ? down - posters_.front()->height() - 70 : down - qRound(scaled(besideRows) * textScale());
    continue_->setMostRows(std::clamp(static_cast<int>(left / (scaled(continueRowHeight) * textScale())), 1, 4));
    const int shelf = posters * (posters_.front()->width() + shelfGap) - shelfGap;
    // Few posters are no reason to squeeze what stands below them: games to continue and buttons are a side each.
    side_->setFixedWidth(above ? std::min(across, std::max(shelf, 2 * side + sideBox_->spacing())) : side);
    const int whole = side_->minimumWidth();
    const int column =
        above ? (whole - sideBox_->spacing()) / 2 : whole - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    writePlay(column);
    layButtons(column);
    buttons_->setMaximumWidth(above ? column : QWIDGETSIZE_MAX);
    const int besideButtons = above ? 0 : buttons_->sizeHint().height() + sideBox_->spacing();
    continue_->welcomeWithin({column, heightOfSide(arrangement) - besideButtons});
}

// In one line if need be smaller, else in several.
void StartPage::writePlay(int width) {
    const QString title = Words(QString::fromStdString(favourite_->id)).say(say("title"));
    const QString play = tr("Play now: %1").arg(title);
    QFont font;
    for (int size = largestPlay; size >= leastPlay; --size) {
        font = houseFont(scaled(size), QFont::Bold);
        if (QFontMetrics(font).horizontalAdvance(play) <= width - goldFrame) break;
    }
    play_->setFont(font);
    play_->setText(buttonText(play, play_->font(), width - goldFrame));
    play_->setAccessibleName(play);  // in one line
}

// Under the gold one, in two rows; where texts are large, as many to a row as have room.
void StartPage::layButtons(int width) {
    std::vector<QPushButton*> others{new_, lesson_, puzzle_, open_, rules_, finished_};
    if (!daily_) others.erase(others.begin() + 2);
    auto* grid = static_cast<QGridLayout*>(buttons_->layout());
    const auto fit = [&](const QList<int>& rows) {
        auto next = others.begin();
        return std::all_of(rows.begin(), rows.end(), [&](int count) {
            int wide = (count - 1) * grid->spacing();
            for (int i = 0; i < count; ++i) wide += (*next++)->sizeHint().width();
            return wide <= width;
        });
    };
    const auto all = static_cast<int>(others.size());
    const QList<int> two{3, all - 3}, three{2, 2, all - 4}, each(all, 1);
    const QList<int>& rows = fit(two) ? two : fit(three) ? three : each;
    auto next = others.begin();
    for (int row = 0; row < rows.size(); ++row) {
        const int cells = buttonCells / rows[row];
        for (int i = 0; i < rows[row]; ++i) grid->addWidget(*next++, row + 2, i * cells, 1, cells);
    }
}

int StartPage::footButtonsWidth() const {
    const int spacing = footer_->layout()->spacing();
    int width = print_->sizeHint().width() + spacing;
    for (const QPushButton* button : languages_) width += button->sizeHint().width() + spacing;
    return width;
}

void StartPage::layPosters(Arrangement arrangement, QSize room) {
    if (room.width() <= 0 || room.height() <= 0) return;  // not laid out yet
    const int posters = static_cast<int>(posters_.size());
    const bool rows = arrangement == Arrangement::rows;
    shelf_->setDirection(rows ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    shelf_->setSpacing(rows ? rowsGap : shelfGap);
    const int highest = qRound(posterRow.height() * textScale());
    const QSize row{room.width(), std::min(highest, room.height() / posters - rowsGap)};
    const double fits = std::min(room.width() / double(posters * (posterCard.width() + shelfGap)),
                                 room.height() / double(posterCard.height()));
    const QSize whole = posterCard * std::clamp(fits, 0.6, 2.5);
    for (Poster* poster : posters_) poster->setFixedSize(rows ? row : whole);
}

}  // namespace intrika::start
