// How things lie on paper: its size, the cards', bleed, marks, ink.
#pragma once

#include "app/print/print_options.h"
#include "app/studio/room.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace intrika::studio {

class OptionBox;

class PaperPanel : public QWidget {
    Q_OBJECT

public:
    explicit PaperPanel(QWidget* parent = nullptr);

    void showChoice(const PrintOptions& options);
    void setHasBoard(bool hasBoard);  // otherwise nothing overlaps
    void take(PrintOptions& options) const;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeSize(QFormLayout* form);
    QDoubleSpinBox* addMm(QFormLayout* form, QLabel*& label, double most, double step);
    void sizeChosen();
    void retranslate();

    QFormLayout* form_;
    std::vector<OptionBox*> boxes_;
    QLabel *sizeLabel_, *bleedLabel_ = nullptr, *cornerLabel_ = nullptr, *overlapLabel_ = nullptr,
                        *weightLabel_ = nullptr;
    QComboBox* size_;
    QDoubleSpinBox *width_, *height_;
    QDoubleSpinBox *bleed_, *corner_, *overlap_, *weight_;
};

}  // namespace intrika::studio
