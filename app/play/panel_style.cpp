#include "app/play/panel_style.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/play/enter_key.h"
#include "app/play/panel_growth.h"

#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace intrika::play {
namespace {

constexpr int shareSteps = 1000;
constexpr std::array<const char*, 3> lookNames{"gold", "plain", "link"};
constexpr int iconGap = 10;
constexpr int rowPadding = 4;
constexpr int headingSpace = 8;
constexpr qsizetype mostHeights = 4096;  // of rows that are kept
const QColor selected(0xEF, 0xDF, 0xBE);
const QColor underline(0xE5, 0xC3, 0x75);
const QColor keyRim(0x8A, 0x6D, 0x2F), keyGround(0xFF, 0xFF, 0xFF);

}  // namespace

QFont panelFont(Cut cut, int pixels) {
    QFont font = typeFace(cut);
    font.setPixelSize(textPixels(pixels));
    return font;
}

QString panelStyle() {
    return QStringLiteral(
        "QWidget { color: #1F1B18; }"
        "QFrame[look='page'] { background: #FBF6EA; }"
        "QFrame[look='card'] { background: #F2E6CF; border-radius: 8px; }"
        "QFrame[look='question'] { background: #F2E6CF; border: 1px solid #9C7A35; border-top: 4px solid #9C6F1E;"
        " border-radius: 8px; }"
        "QListWidget { background: transparent; border: 2px solid transparent; border-radius: 4px; }"
        "QListWidget:focus { border-color: #7A1D22; }"
        "QPushButton { border-radius: 8px; padding: 6px 12px; }"
        "QPushButton[look='gold'] { background: #F2C85B; color: #221A08; border: 2px solid #9C6F1E; }"
        "QPushButton[look='gold']:hover { background: #FFDB7D; }"
        "QPushButton[look='gold']:disabled { background: #E6D9BE; color: #5A4F45; border-color: #D8C6A0; }"
        "QPushButton[look='plain'] { background: #FBF6EA; border: 2px solid #8A6D2F; }"
        "QPushButton[look='plain']:hover { background: #FFFFFF; }"
        "QPushButton[look='plain']:checked { background: #F2C85B; }"
        "QPushButton[look='link'] { background: transparent; color: #7A1D22; text-decoration: underline;"
        " border: 2px solid transparent; border-radius: 4px; padding: 0; }"
        "QPushButton[look='link']:focus { border-color: #7A1D22; }"
        "QPushButton[look='gold']:focus, QPushButton[look='plain']:focus { border-color: #7A1D22; }"
        "QProgressBar { background: #E6D9BE; border: none; border-radius: 3px; }"
        "QProgressBar::chunk { background: #9C6F1E; border-radius: 3px; }");
}

QPixmap seatChip(std::string_view colour, int side, qreal devicePixelRatio) {
    QPixmap chip(QSize(side, side) * devicePixelRatio);
    chip.setDevicePixelRatio(devicePixelRatio);
    chip.fill(Qt::transparent);
    if (colour.empty()) return chip;
    QPainter painter(&chip);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSeatChip(painter, colour, QPointF(side, side) / 2, side * 0.45);
    return chip;
}

int keyCapSide(const QWidget& beside) { return panelPixels(textPixels(17), beside); }

QPixmap keyCap(int digit, const QWidget& beside) {
    const int side = keyCapSide(beside);
    const qreal devicePixelRatio = beside.devicePixelRatioF();
    QPixmap cap(QSize(side, side) * devicePixelRatio);
    cap.setDevicePixelRatio(devicePixelRatio);
    cap.fill(Qt::transparent);
    if (digit == 0) return cap;
    QPainter painter(&cap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(keyRim, 1.2));
    painter.setBrush(keyGround);
    painter.drawRoundedRect(QRectF(0, 0, side, side).adjusted(1, 1, -1, -1), side * 0.2, side * 0.2);
    painter.setFont(panelFont(Cut::regular, 13, beside));
    painter.setPen(QColor(ink::black));
    painter.drawText(QRectF(0, 0, side, side), Qt::AlignCenter, QString::number(digit));
    return cap;
}

QPushButton* panelButton(ButtonLook look, const QFont& font, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setProperty("look", QString::fromLatin1(lookNames[static_cast<std::size_t>(look)]));
    button->setFont(font);
    clickOnEnter(*button);
    return button;
}

QProgressBar* shareBar(QWidget* parent) {
    auto* bar = new QProgressBar(parent);
    bar->setRange(0, shareSteps);
    bar->setTextVisible(false);
    bar->setFixedHeight(6);
    return bar;
}

void setShare(QProgressBar& bar, double share) { bar.setValue(qRound(share * shareSteps)); }

QString buttonText(const QString& text, const QFont& font, int width) {
    const QFontMetrics metrics(font);
    QString lines;
    QString line;
    for (const QString& word : text.split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            lines += line + u'\n';
            line = word;
        } else {
            line = longer;
        }
    }
    return plainCaption(lines + line);
}

void showAllRows(QListWidget& list) {
    int height = 2 * list.frameWidth() + 4;
    for (int row = 0; row < list.count(); ++row) height += list.sizeHintForRow(row);
    list.setFixedHeight(height);
}

WrappedRows::WrappedRows(QListWidget* list) : QStyledItemDelegate(list), list_(list) {
    list->setItemDelegate(this);
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QListView::ScrollPerPixel);
}

QRect WrappedRows::textBox(const QRect& row, const QModelIndex& index) const {
    const bool heading = index.data(headingRole).toBool();
    const bool icon = !index.data(Qt::DecorationRole).isNull();
    const int left = icon ? list_->iconSize().width() + iconGap : 0;
    return row.adjusted(left + rowPadding, rowPadding + (heading ? headingSpace : 0), -rowPadding, -rowPadding);
}

void WrappedRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRect box = textBox(option.rect, index);
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0) painter->fillRect(option.rect, selected);
    const auto icon = index.data(Qt::DecorationRole).value<QPixmap>();
    if (!icon.isNull()) painter->drawPixmap(option.rect.left() + rowPadding, box.top(), icon);
    const auto font = index.data(Qt::FontRole);
    painter->setFont(font.isValid() ? font.value<QFont>() : list_->font());
    painter->setPen(QColor(ink::black));
    painter->drawText(box, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, index.data().toString());
    if (index.data(headingRole).toBool()) {
        painter->setPen(QPen(underline, 2));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->restore();
}

QSize WrappedRows::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const int width = list_->viewport()->width();
    const QRect box = textBox(QRect(0, 0, width, 1000), index);
    const auto font = index.data(Qt::FontRole);
    const int text =
        heightOf({index.data().toString(), font.isValid() ? font.value<QFont>() : list_->font(), box.width()});
    const int icon = index.data(Qt::DecorationRole).isNull() ? 0 : list_->iconSize().height();
    return {width, std::max(text, icon) + 1000 - box.height()};
}

int WrappedRows::heightOf(const Wrapped& wrapped) const {
    const auto known = heights_.constFind(wrapped);
    if (known != heights_.cend()) return *known;
    if (heights_.size() == mostHeights) heights_.clear();
    const QRect room(0, 0, wrapped.width, 10000);
    const QRect all = QFontMetrics(wrapped.font).boundingRect(room, Qt::TextWordWrap, wrapped.text);
    return *heights_.insert(wrapped, all.height());
}

}  // namespace intrika::play
