// A choice between the values of one option, as the command line names them.
#pragma once

#include "app/print/print_options.h"
#include "app/studio/room.h"

#include <QComboBox>

class QFormLayout;
class QLabel;

namespace intrika::studio {

class OptionBox : public QComboBox {
    Q_OBJECT

public:
    OptionBox(const char* option, const QStringList& values, QFormLayout* form);

    void showChoice(const PrintOptions& options);
    void take(PrintOptions& options) const;
    QLabel* label() const { return label_; }
    void retranslate();  // names by option and value

signals:
    void changed();  // by a person

private:
    const char* option_;
    QLabel* label_;
};

}  // namespace intrika::studio
