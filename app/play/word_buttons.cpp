#include "app/play/word_buttons.h"

#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr int buttonFrame = 30, beforeText = 6;  // px; Qt leaves as much between a picture and its text
constexpr std::size_t mostInColumn = 3;          // words
constexpr int wordText = 16;                     // px

}  // namespace

WordButtons::WordButtons(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
}

// Many lie two in a row where they have room, so that the log keeps its own; the first, which passes or ends a turn,
// lies by itself.
void WordButtons::offer(const std::vector<Text>& labels, const std::vector<int>& numbers, const Words& words,
                        int width) {
    qDeleteAll(buttons_);
    buttons_.clear();
    while (QLayoutItem* row = rows_->takeAt(0)) delete row;
    const int shared = width - rows_->spacing();
    const QFontMetrics metrics(panelFont(Cut::regular, wordText, *this));
    const auto needed = [&](std::size_t label) {
        const int key = numbers[label] == 0 ? 0 : keyCapSide(*this) + beforeText;
        return metrics.horizontalAdvance(words.say(labels[label])) + buttonFrame + key;
    };
    const bool crowded = labels.size() > mostInColumn;
    for (std::size_t label = 0; label < labels.size(); ++label) {
        auto* row = new QHBoxLayout;
        rows_->addLayout(row);
        const auto add = [&](std::size_t which, int room) {
            row->addWidget(makeButton(numbers[which], words.say(labels[which]), room), room);
        };
        const bool isAlone = !crowded || label == 0 || label + 1 == labels.size();
        const int left = needed(label), right = isAlone ? 0 : needed(label + 1);
        if (isAlone || left + right > shared) {
            add(label, width);
            continue;
        }
        const bool isEven = std::max(left, right) <= shared / 2;
        add(label, isEven ? shared / 2 : shared - right);
        add(++label, isEven ? shared / 2 : right);
    }
    setVisible(!buttons_.empty());
    updateGeometry();
}

QPushButton* WordButtons::makeButton(int number, const QString& text, int room) {
    const auto label = static_cast<int>(buttons_.size());
    auto* button = panelButton(ButtonLook::plain, panelFont(Cut::regular, wordText, *this), this);
    button->setObjectName(QStringLiteral("word%1").arg(label));
    button->setCheckable(true);
    if (number != 0) {
        showKey(*button, number);
        room -= keyCapSide(*this) + beforeText;
    }
    button->setText(buttonText(text, button->font(), room - buttonFrame));
    button->setAccessibleName(text);
    button->setMinimumHeight(button->sizeHint().height());
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, this, [this, label] { emit pressed(label); });
    button->show();  // now, and not when the event comes: the panel asks at once for how much room they take
    buttons_.push_back(button);
    return button;
}

}  // namespace intrika::play

#include "moc_word_buttons.cpp"
