#include "app/print/print_shelf.h"

#include "engines/words/words.h"

#include <QSet>

#include <algorithm>

namespace intrika::print {
namespace {

// A part is called what its own game calls it.
Problem among(const Kit& kit, Problem problem) {
    const Words words(kit.game);
    if (problem.text.id == "print.problem.players") return problem;  // which names the game
    problem.text = say("print.problem.of-game", {literal(words.say(say("title")).toStdString()),
                                                 literal(words.say(problem.text).toStdString())});
    return problem;
}

bool isTest(PartKind kind) { return kind == PartKind::flipTest || kind == PartKind::calibration; }

// What of the options concerns one game: entries that it has, without its name before them.
class Share {
public:
    explicit Share(const Kit& kit) : kit_(kit) {}

    // Nothing: it is another game's.
    std::optional<QString> entry(const QString& entry) const { return known(entry, hasEntry); }
    std::optional<QString> face(const QString& entry) const { return known(entry, hasFace); }

    PrintOptions of(const PrintOptions& all) const {
        PrintOptions options = all;
        options.parts.clear();
        options.copies.clear();
        for (const QString& one : all.parts) {
            if (const auto own = entry(one)) options.parts << *own;
        }
        for (auto it = all.copies.begin(); it != all.copies.end(); ++it) {
            if (const auto own = entry(it.key())) options.copies[*own] = *it;
        }
        options.own.clear();
        for (auto it = all.own.begin(); it != all.own.end(); ++it) {
            if (const auto own = face(it.key())) options.own[*own] = *it;
        }
        return options;
    }

private:
    std::optional<QString> known(const QString& entry, bool (*has)(const Kit&, const QString&)) const {
        const qsizetype colon = entry.indexOf(u':');
        if (colon >= 0 && entry.left(colon) != kit_.game) return std::nullopt;
        const QString own = entry.mid(colon + 1);
        return has(kit_, own) ? std::optional(own) : std::nullopt;
    }

    const Kit& kit_;
};

using Knows = std::optional<QString> (Share::*)(const QString&) const;

std::optional<QString> strangerAmong(const QStringList& entries, const QList<Kit>& kits, Knows knows) {
    for (const QString& entry : entries) {
        const bool known = std::any_of(kits.begin(), kits.end(),
                                       [&](const Kit& kit) { return (Share(kit).*knows)(entry).has_value(); });
        if (!known) return entry;
    }
    return std::nullopt;
}

// The printer is the same for all of them.
void dropTestsSeen(PrintOptions& options, const Kit& kit, QSet<QString>& seen) {
    options.parts.removeIf([&](const QString& entry) {
        const KitPart* part = kit.part(entry);
        if (part == nullptr || !isTest(part->kind)) return false;
        const bool again = seen.contains(entry);
        seen.insert(entry);
        return again;
    });
}

}  // namespace

Expected<QList<std::shared_ptr<const PrintJob>>> makeJobs(const QStringList& games, const PrintOptions& options) {
    QList<Kit> kits;
    for (const QString& game : games) kits << loadKit(game);
    for (const Kit& kit : kits) {
        if (!kit.parts.isEmpty()) continue;
        return unexpected(Problem::Code::badOption, say("print.problem.game", {literal(kit.game.toStdString())}));
    }
    const QStringList entries = options.parts + options.copies.keys();
    if (const auto unknown = strangerAmong(entries, kits, &Share::entry)) return noSuchPart(*unknown);
    if (const auto unknown = strangerAmong(options.own.keys(), kits, &Share::face)) return noSuchPart(*unknown);
    QList<std::shared_ptr<const PrintJob>> jobs;
    QSet<QString> tests;
    for (const Kit& kit : kits) {
        PrintOptions own = Share(kit).of(options);
        dropTestsSeen(own, kit, tests);
        if (own.parts.isEmpty() && !options.parts.isEmpty()) continue;
        auto job = PrintJob::make(kit.game, own, games.size() > 1);
        if (!job) return unexpected(games.size() > 1 ? among(kit, job.error()) : job.error());
        jobs << std::shared_ptr<const PrintJob>(std::move(*job));
    }
    return jobs;
}

Expected<Printed> writeTogether(const QList<std::shared_ptr<const PrintJob>>& jobs, const QString& file,
                                const Progress& progress) {
    QList<const PrintJob*> all;
    for (const auto& job : jobs) all << job.get();
    return writeJobs(all, file, progress);
}

}  // namespace intrika::print
