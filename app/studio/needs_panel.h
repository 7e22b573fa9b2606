// What one needs for so many players: paper, time, sleeves, and what is taken from home.
#pragma once

#include "app/print/print_job.h"
#include "app/studio/room.h"

#include <QTextBrowser>

namespace intrika::studio {

class NeedsPanel : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

    // `ink`: in pages all black, once it is computed.
    void tell(const PrintJob& job, std::optional<double> ink);
};

// "34 sheets of A4 · 67 pages · 112 cards · ink as for 90 pages of text"
QString countsText(const PrintJob& job, std::optional<double> ink);

}  // namespace intrika::studio
