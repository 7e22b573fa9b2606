#include "app/finale/outcome.h"

#include "app/faces/number_text.h"
#include "app/finale/points_by_source.h"
#include "engines/table/winners.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

namespace intrika::finale {
namespace {

constexpr std::size_t mostDeciding = 5;  // in one row

// Reads a game that is over.
class Reader {
public:
    Reader(const Table& table, const Words& words, const SourceFaces& sources)
        : table_(table),
          words_(words),
          sources_(sources),
          result_(table.result()),
          tableau_(table.tableau(spectator)),
          counts_(hasPoints(table)) {}

    Outcome read() const {
        Outcome outcome;
        const auto ranking = result_.ranking();
        const bool somebodyWon = counts_ || result_.scores[ranking.front().front()] > 0;
        if (somebodyWon) outcome.winners = ranking.front();
        for (std::size_t place = somebodyWon ? 1 : 0; place < ranking.size(); ++place) {
            for (const Seat seat : ranking[place])
                outcome.others.push_back({seat, result_.places[seat] + 1, score(seat)});
        }
        outcome.headline = words_.say(winnersOf(table_));
        outcome.reason = reasonOf(outcome);
        outcome.rows = counts_ ? rowOfBest(outcome.winners) : rowsOfSides(outcome);
        for (const Plate& plate : tableau_.plates) {
            if (isOneOf(plate.seat, outcome.winners)) outcome.banners.push_back(plate.emblem);
        }
        return outcome;
    }

private:
    static bool isOneOf(Seat seat, const std::vector<Seat>& seats) {
        return std::find(seats.begin(), seats.end(), seat) != seats.end();
    }
    std::optional<int> score(Seat seat) const {
        return counts_ ? std::optional<int>(result_.scores[seat]) : std::nullopt;
    }

    // What shines among the pieces that decided; else by how much it was won.
    Text whyOf(const Outcome& outcome) const {
        int shining = 0;
        for (const Zone& zone : tableau_.zones) {
            if (zone.area != Area::result || !isOneOf(zone.owner, outcome.winners)) continue;
            shining += std::any_of(zone.pieces.begin(), zone.pieces.end(),
                                   [](const Piece& piece) { return piece.mark == Piece::Mark::glowing; });
        }
        if (shining > 0 && outcome.winners.size() == 1) return say("finale.shining", {}, shining);
        if (outcome.winners.size() > 1 || outcome.others.empty()) return {};
        const int ahead = result_.scores[outcome.winners.front()] - *outcome.others.front().points;
        return ahead > 0 ? say("finale.ahead", {}, ahead) : Text();
    }

    QString reasonOf(const Outcome& outcome) const {
        QStringList reasons;
        const auto add = [&](const Text& text) {
            if (!text.empty()) reasons << words_.say(text);
        };
        if (!outcome.winners.empty() && counts_) {
            const int points = result_.scores[outcome.winners.front()];
            const char* id = points < 0 ? "finale.points-below" : "finale.points";
            add(say(id, {}, std::abs(points)));
            add(whyOf(outcome));
        } else if (outcome.winners.size() > 1 && sideThatWon(table_) != noFace) {
            add(listOf(outcome.winners));
        }
        add(tableau_.headline);
        return reasons.join(QStringLiteral("  ·  "));
    }

    Deciding decidingOf(const Zone& zone) const {
        const QString label = words_.say(zone.label), caption = words_.say(zone.caption);
        return {zone.owner, zone.pieces, caption.isEmpty() ? label : caption + QStringLiteral(": ") + label,
                words_.say(zone.detail)};
    }

    std::vector<Deciding> piecesOf(Seat seat) const {
        std::vector<Deciding> pieces;
        for (const Zone& zone : tableau_.zones) {
            if (zone.area == Area::result && zone.owner == seat) pieces.push_back(decidingOf(zone));
        }
        return pieces;
    }

    // The largest first. Where a game tells pieces, only sources that have a face go with them.
    std::vector<Deciding> sourcesOf(Seat seat, bool onlyPictured) const {
        std::vector<PointSource> sources = pointSourcesOf(table_);
        std::stable_sort(sources.begin(), sources.end(), [seat](const PointSource& a, const PointSource& b) {
            return a.points[seat] > b.points[seat];
        });
        std::vector<Deciding> told;
        for (const PointSource& source : sources) {
            const auto face = sources_.find(QString::fromStdString(source.sentence));
            if (source.points[seat] <= 0 || (onlyPictured && face == sources_.end())) continue;
            const QString caption = words_.say(source.name()) + QStringLiteral(": +") + numberText(source.points[seat]);
            Deciding one{seat, {}, caption, caption};
            if (face != sources_.end()) one.pieces.push_back({*face, 0, seat, Piece::Mark::none, source.name()});
            told.push_back(std::move(one));
        }
        return told;
    }

    // So many at most; where pieces decided, room is left for the largest source that has none.
    std::vector<Deciding> bestOf(Seat seat, std::size_t most) const {
        std::vector<Deciding> best = piecesOf(seat);
        std::vector<Deciding> sources = sourcesOf(seat, !best.empty());
        if (best.empty()) best.swap(sources);
        sources.resize(std::min<std::size_t>(sources.size(), most > 2 ? 1 : 0));
        best.resize(std::min(best.size(), most - sources.size()));
        std::move(sources.begin(), sources.end(), std::back_inserter(best));
        return best;
    }

    // Of several who tie each has the same share of the row.
    std::vector<std::vector<Deciding>> rowOfBest(const std::vector<Seat>& winners) const {
        std::vector<Deciding> row;
        for (const Seat seat : winners) {
            for (Deciding& one : bestOf(seat, std::max<std::size_t>(1, mostDeciding / winners.size()))) {
                if (row.size() < mostDeciding) row.push_back(std::move(one));
            }
        }
        return {row};
    }

    std::vector<std::vector<Deciding>> rowsOfSides(const Outcome& outcome) const {
        std::vector<std::vector<Deciding>> rows(2);
        for (const Seat seat : outcome.winners) {
            for (Deciding& one : piecesOf(seat)) rows[0].push_back(std::move(one));
        }
        for (const Ranked& other : outcome.others) {
            for (Deciding& one : piecesOf(other.seat)) rows[1].push_back(std::move(one));
        }
        std::erase_if(rows, [](const auto& row) { return row.empty(); });
        return rows;
    }

    const Table& table_;
    const Words& words_;
    const SourceFaces& sources_;
    Result result_;
    Tableau tableau_;
    bool counts_;
};

}  // namespace

Outcome outcomeOf(const Table& table, const Words& words, const SourceFaces& sources) {
    return Reader(table, words, sources).read();
}

}  // namespace intrika::finale
