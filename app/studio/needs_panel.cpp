#include "app/studio/needs_panel.h"

#include "app/print/page_ink.h"
#include "engines/words/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace intrika::studio {
namespace {

QString items(const QStringList& lines) {
    QString list = QStringLiteral("<ul style='margin-left: -18px'>");
    for (const QString& line : lines) list += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    return list + QStringLiteral("</ul>");
}

QString heading(const QString& text) { return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }

// "56 for 63 × 88 mm", by the cards' sizes, large ones first.
QStringList sleeves(const PrintJob& job) {
    std::map<std::pair<double, double>, int> counts;
    for (const Page& page : job.plan().pages) {
        for (const Placed& placed : page.placed) {
            if (placed.back || placed.piece.part->kind != PartKind::cards) continue;
            ++counts[{-placed.piece.size.width(), placed.piece.size.height()}];
        }
    }
    QStringList lines;
    for (const auto& [size, count] : counts) {
        const QLocale locale;
        lines << NeedsPanel::tr("%n sleeve(s) for %1 × %2 mm, if you like", nullptr, count)
                     .arg(locale.toString(-size.first), locale.toString(size.second));
    }
    return lines;
}

QString hoursText(int minutes) {
    if (minutes < 90) return NeedsPanel::tr("about %n minute(s) of cutting and folding", nullptr, minutes);
    return NeedsPanel::tr("about %n hour(s) of cutting and folding", nullptr, (minutes + 30) / 60);
}

QStringList partLines(const PrintJob& job) {
    const Words words(job.kit().game);
    QStringList lines;
    for (const KitPart& part : job.kit().parts) {
        int pieces = 0;
        bool there = false;
        for (const Page& page : job.plan().pages) {
            there = there || page.parts.contains(part.id);
            pieces += static_cast<int>(std::count_if(page.placed.begin(), page.placed.end(), [&](const Placed& one) {
                return !one.back && one.piece.part->id == part.id;
            }));
        }
        if (!there) continue;
        const QString name = words.say(say("part." + part.id.toStdString()));
        lines << (pieces == 0 ? name : NeedsPanel::tr("%1: %2").arg(name, QLocale().toString(pieces)));
    }
    return lines;
}

}  // namespace

QString countsText(const PrintJob& job, std::optional<double> ink) {
    const PrintPlan& plan = job.plan();
    QStringList counts{
        NeedsPanel::tr("%n sheet(s) of %1", nullptr, plan.sheets).arg(paperName(job.options().paper)),
        NeedsPanel::tr("%n page(s)", nullptr, static_cast<int>(plan.pages.size())),
    };
    if (plan.cards > 0) counts << NeedsPanel::tr("%n card(s)", nullptr, plan.cards);
    if (ink) {
        const int pages = std::max(1, static_cast<int>(std::lround(*ink / inkOfTextPage)));
        counts << NeedsPanel::tr("ink as for %n page(s) of text", nullptr, pages);
    }
    return counts.join(QStringLiteral(" · "));
}

void NeedsPanel::tell(const PrintJob& job, std::optional<double> ink) {
    const Words words(job.kit().game);
    QStringList paper = countsText(job, ink).split(QStringLiteral(" · "));
    paper << hoursText(minutesFor(job.plan()));
    setHtml(heading(tr("For %n player(s)", nullptr, job.kit().playersOf(job.options()))) + items(paper) +
            heading(tr("From home")) + QStringLiteral("<p>%1</p>").arg(words.say(say("print.needed")).toHtmlEscaped()) +
            items(sleeves(job)) + heading(tr("What is printed")) + items(partLines(job)));
    setAccessibleName(tr("What you need"));
}

}  // namespace intrika::studio

#include "moc_needs_panel.cpp"
