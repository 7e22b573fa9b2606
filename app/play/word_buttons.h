// The buttons of a prompt, and the key beside each that is a choice by itself.
#pragma once

#include "app/play/room.h"
#include "engines/core/text.h"
#include "engines/words/words.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace intrika::play {

class WordButtons : public QWidget {
    Q_OBJECT

public:
    explicit WordButtons(QWidget* parent = nullptr);

    // `numbers`: by label, the digit that chooses it, or 0; `width`: what there is room for, in pixels.
    void offer(const std::vector<Text>& labels, const std::vector<int>& numbers, const Words& words, int width);
    const std::vector<QPushButton*>& buttons() const { return buttons_; }  // by label

signals:
    void pressed(int label);

private:
    QPushButton* makeButton(int number, const QString& text, int room);

    QVBoxLayout* rows_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace intrika::play
