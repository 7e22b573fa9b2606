#include "app/studio/paper_printer.h"

#include "engines/words/words.h"

#include <QElapsedTimer>
#include <QPrinter>

namespace intrika::studio {
namespace {

void turn(QPrinter& printer, const Page& page) {
    const bool lying = page.paper.width() > page.paper.height();
    printer.setPageOrientation(lying ? QPageLayout::Landscape : QPageLayout::Portrait);
}

QPageSize::PageSizeId sizeOf(Paper paper) {
    switch (paper) {
        case Paper::letter:
            return QPageSize::Letter;
        case Paper::a3:
            return QPageSize::A3;
        case Paper::a2:
            return QPageSize::A2;
        case Paper::a4:
            break;
    }
    return QPageSize::A4;
}

}  // namespace

void prepare(QPrinter& printer, const PrintJob& job) {
    const PrintOptions& options = job.options();
    const bool twoSided = options.backs != Backs::none && options.sides == Sides::interleaved;
    printer.setDocName(Words(job.kit().game).say(say("title")));
    printer.setPageSize(QPageSize(sizeOf(options.paper)));
    printer.setFullPage(true);
    printer.setColorMode(options.style == Style::colour ? QPrinter::Color : QPrinter::GrayScale);
    printer.setDuplex(!twoSided                          ? QPrinter::DuplexNone
                      : options.backs == Backs::longEdge ? QPrinter::DuplexLongSide
                                                         : QPrinter::DuplexShortSide);
    turn(printer, job.plan().pages.front());
}

Expected<Printed> printOn(QPrinter& printer, const PrintJob& job, const Progress& progress) {
    QElapsedTimer clock;
    clock.start();
    const auto failed = [] { return unexpected(Problem::Code::cannotWrite, say("print.problem.printer")); };
    printer.setFullPage(true);  // whatever the dialog made of it
    const auto& pages = job.plan().pages;
    turn(printer, pages.front());
    QPainter painter;
    if (!painter.begin(&printer)) return failed();
    int done = 0;
    for (const Page& page : pages) {
        if (progress && !progress(done, static_cast<int>(pages.size()))) {
            printer.abort();
            return unexpected(Problem::Code::cancelled, say("print.problem.cancelled"));
        }
        turn(printer, page);
        if (done > 0 && !printer.newPage()) return failed();
        const double unit = printer.resolution() / 25.4;
        painter.save();
        painter.scale(unit, unit);
        Canvas canvas(painter);
        job.paint(canvas, page);
        painter.restore();
        ++done;
    }
    if (!painter.end() || printer.printerState() == QPrinter::Error) return failed();
    if (progress) progress(done, done);
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    return Printed{printer.printerName(), done, job.plan().sheets, job.plan().cards, 0, seconds};
}

}  // namespace intrika::studio
