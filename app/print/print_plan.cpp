#include "app/print/print_plan.h"

#include <algorithm>
#include <utility>

namespace intrika::print {
namespace {

constexpr double shelfMargin = 9;  // below it ruler and label have room
constexpr double pieceGap = 4;
constexpr int planPages = 2;  // what there is, and how it is made

Unexpected tooSmall(const PrintOptions& options, const KitPart& part, const QSizeF& size) {
    const auto mm = [](double value) { return literal(QString::number(value, 'g', 4).toStdString()); };
    return unexpected(Problem::Code::badOption,
                      say("print.problem.paper", {literal(paperName(options.paper).toStdString()), mm(size.width()),
                                                  mm(size.height()), term("part." + part.id.toStdString())}));
}

class Planner {
public:
    Planner(const Kit& kit, const PrintOptions& options, const QSizeF& board, int rulePages)
        : kit_(kit), options_(options), board_(board), rulePages_(rulePages) {}

    Expected<PrintPlan> plan(const QList<const KitPart*>& parts) {
        for (const KitPart* part : parts) {
            if (part->kind == PartKind::plan) single(*part, planPages);
        }
        collectSmallPieces(parts);
        if (const auto done = allCards(parts); !done) return unexpected(done.error());
        for (const KitPart* part : parts) {
            if (const auto done = other(*part, parts); !done) return unexpected(done.error());
        }
        while (!plan_.pages.isEmpty() && plan_.pages.back().isBlank) plan_.pages.removeLast();
        return plan_;
    }

private:
    static bool hasBack(const KitPiece& piece) {
        return piece.part->kind == PartKind::money || !piece.back().isEmpty();
    }
    bool isFolded() const { return options_.layout == Layout::gutterfold; }
    // Where backs are folded behind their fronts nothing is printed on the other side, but what tests it.
    bool turnsPaper(PartKind kind) const {
        return options_.backs != Backs::none && (!isFolded() || kind == PartKind::flipTest);
    }

    // A front and, where paper is turned, what comes behind it: another sheet's front must not.
    void addSheet(Page front) {
        front.sheet = ++plan_.sheets;
        Page back = front;
        back.back = true;
        back.placed.clear();
        for (const Placed& placed : front.placed) {
            if (front.folded || !hasBack(placed.piece)) continue;
            // A card is turned like a leaf, a sheet over whichever edge.
            const bool turned = front.kind != PartKind::form && !turnsOverUprightAxis(front.paper, options_.backs);
            back.placed.append(
                {placed.piece, behind(placed.cut, front.paper, options_.backs), turned, true, placed.scale});
        }
        back.isBlank = back.placed.isEmpty();
        addSides(front, back);
    }

    // A blank back too: a stack that is put back for its other sides keeps its order.
    void addSides(const Page& front, const Page& back) {
        if (options_.sides != Sides::backs) plan_.pages.append(front);
        if (turnsPaper(front.kind) && options_.sides != Sides::fronts) plan_.pages.append(back);
    }

    void single(const KitPart& part, int pages, const QSizeF& paper = {}) {
        const bool isText = part.kind == PartKind::rules || part.kind == PartKind::plan;
        // As a book, on the back; but whoever prints fronts alone shall have every page.
        const bool readsOn = isText && turnsPaper(part.kind) && options_.sides == Sides::interleaved;
        for (int index = 0; index < pages; index += readsOn ? 2 : 1) {
            Page front;
            front.kind = part.kind;
            front.paper = paper.isEmpty() ? paperMm(options_.paper, Turn::portrait) : paper;
            front.parts = QStringList{part.id};
            front.part = index;
            front.sheet = ++plan_.sheets;
            Page back = front;
            back.back = true;
            if (readsOn) ++back.part;
            back.isBlank = part.kind != PartKind::flipTest && (!readsOn || back.part == pages);
            addSides(front, back);
        }
    }

    // Cards of one size share sheets, player by player.
    Expected<void> allCards(const QList<const KitPart*>& parts) {
        QList<QList<KitPiece>> bySize;
        for (const KitPart* part : parts) {
            if (part->kind != PartKind::cards) continue;
            for (const KitPiece& piece : piecesOf(kit_, *part, options_)) {
                auto group = std::find_if(bySize.begin(), bySize.end(),
                                          [&piece](const auto& known) { return known.front().size == piece.size; });
                if (group == bySize.end()) group = bySize.insert(bySize.end(), QList<KitPiece>());
                group->append(piece);
            }
        }
        for (QList<KitPiece>& group : bySize) {
            std::stable_sort(group.begin(), group.end(), [this](const KitPiece& one, const KitPiece& other) {
                return rank(one.owner) < rank(other.owner);
            });
            plan_.cards += static_cast<int>(group.size());
        }
        for (qsizetype i = 0; i < bySize.size(); ++i) {
            next_ = i + 1 < bySize.size() ? &bySize[i + 1] : nullptr;
            if (bySize[i].isEmpty()) continue;
            const auto done = isFolded() ? foldedCards(bySize[i]) : cards(bySize[i]);
            if (!done) return done;
        }
        return {};
    }

    qsizetype rank(const QString& owner) const {
        return owner.isEmpty() ? kit_.colours.size() : kit_.colours.indexOf(owner);
    }

    Page cardPage(const CutGrid& grid, double past) const {
        Page page;
        page.paper = grid.paper;
        page.grid = grid;
        page.past = past;
        return page;
    }

    static void lay(Page& page, const Placed& placed) {
        page.placed.append(placed);
        if (!page.parts.contains(placed.piece.part->id)) page.parts.append(placed.piece.part->id);
    }

    Expected<void> cards(const QList<KitPiece>& pieces) {
        const double past = options_.layout == Layout::bleed ? options_.bleed : 0;
        const auto grid = bestGrid(options_.paper, options_.turn, pieces.front().size, 2 * past, past);
        if (!grid) return tooSmall(options_, *pieces.front().part, pieces.front().size);
        for (qsizetype from = 0; from < pieces.size(); from += grid->perSheet()) {
            Page page = cardPage(*grid, past);
            for (int i = 0; i < grid->perSheet() && from + i < pieces.size(); ++i) {
                lay(page, {pieces[from + i], grid->cutAt(i)});
            }
            if (page.placed.size() < grid->perSheet()) addSmallPieces(page);
            addSheet(page);
        }
        return {};
    }

    Expected<void> foldedCards(const QList<KitPiece>& pieces) {
        const auto grid = foldGrid(options_.paper, options_.turn, pieces.front().size, options_.bleed);
        if (!grid) return tooSmall(options_, *pieces.front().part, pieces.front().size);
        const double fold = grid->paper.height() / 2, away = 5 + options_.bleed;
        for (qsizetype from = 0; from < pieces.size(); from += grid->columns) {
            Page page = cardPage(*grid, options_.bleed);
            page.folded = true;
            for (int i = 0; i < grid->columns && from + i < pieces.size(); ++i) {
                QRectF cut = grid->cutAt(i);
                cut.moveTop(fold + away);
                lay(page, {pieces[from + i], cut});
                cut.moveBottom(fold - away);
                if (hasBack(pieces[from + i])) lay(page, {pieces[from + i], cut, true, true});
            }
            addSheet(page);
        }
        return {};
    }

    Expected<void> other(const KitPart& part, const QList<const KitPart*>& parts) {
        switch (part.kind) {
            case PartKind::money:
                return shelved(part.kind, piecesOf(kit_, part, options_), 0);
            case PartKind::standees:
            case PartKind::tokens:
            case PartKind::markers:
            case PartKind::boxes:
                return smallPieces(part.kind);
            case PartKind::form:
                return forms(part, parts);
            case PartKind::board:
                return board(part);
            case PartKind::rules:
                single(part, rulePages_);
                return {};
            case PartKind::flipTest:
            case PartKind::calibration:
                single(part, 1);
                return {};
            default:
                return {};
        }
    }

    // What is cut out with scissors; high pieces first.
    void collectSmallPieces(const QList<const KitPart*>& parts) {
        for (const KitPart* part : parts) {
            if (part->kind < PartKind::standees || part->kind > PartKind::boxes) continue;
            for (const KitPiece& piece : piecesOf(kit_, *part, options_)) {
                (piece.box ? boxes_ : hasBack(piece) ? twoSided_ : oneSided_).append(piece);
            }
        }
        for (QList<KitPiece>* pieces : {&oneSided_, &twoSided_, &boxes_}) {
            std::stable_sort(pieces->begin(), pieces->end(), [](const KitPiece& one, const KitPiece& other) {
                return one.size.height() > other.size.height();
            });
        }
    }

    // Cards of the next size that would not fill a sheet.
    QList<KitPiece> fewOfNext(double past) const {
        if (next_ == nullptr) return {};
        const auto grid = bestGrid(options_.paper, options_.turn, next_->front().size, 2 * past, past);
        return grid ? next_->mid(next_->size() - next_->size() % grid->perSheet()) : QList<KitPiece>();
    }

    // On the rest of a sheet of cards, if that is enough for those cards, for all with one side, or with two.
    void addSmallPieces(Page& page) {
        const int taken = static_cast<int>(page.placed.size());
        const double gap = std::max(pieceGap, 2 * page.past);
        const QList<KitPiece> few = fewOfNext(page.past);
        QList<KitPiece> added, left = few;
        QList<QRectF> places;
        for (QList<KitPiece>* pieces : {&left, &twoSided_, &oneSided_}) {
            const QList<KitPiece> together = added + *pieces;
            const auto room = shelveBeside(*page.grid, taken, pieceGap + page.past, sizesOf(together), gap);
            if (!room) continue;
            added = together;
            places = *room;
            pieces->clear();
        }
        if (left.isEmpty() && !few.isEmpty()) next_->remove(next_->size() - few.size(), few.size());
        for (qsizetype i = 0; i < added.size(); ++i) lay(page, {added[i], places[i]});
    }

    // All that has one side shares sheets, and all that has two; the first part brings the others.
    Expected<void> smallPieces(PartKind kind) {
        oneSided_ = std::exchange(boxes_, {}) + oneSided_;
        for (QList<KitPiece>* pieces : {&oneSided_, &twoSided_}) {
            if (const auto done = shelved(kind, std::exchange(*pieces, {}), pieceGap); !done) return done;
        }
        return {};
    }

    static QList<QSizeF> sizesOf(const QList<KitPiece>& pieces) {
        QList<QSizeF> sizes;
        for (const KitPiece& piece : pieces) sizes.append(piece.size);
        return sizes;
    }

    Expected<void> shelved(PartKind kind, const QList<KitPiece>& pieces, double gap) {
        if (pieces.isEmpty()) return {};
        const QList<QSizeF> sizes = sizesOf(pieces);
        const QSizeF paper = paperMm(options_.paper, options_.turn);
        const double fold = hasBack(pieces.front()) && isFolded() ? paper.height() / 2 : 0;
        const auto places = shelve({paper.width(), paper.height() - fold}, sizes, gap, shelfMargin);
        if (!places) return tooSmall(options_, *pieces.front().part, sizes.front());
        for (qsizetype i = 0; i < pieces.size();) {
            Page page;
            page.kind = kind;
            page.paper = paper;
            page.folded = fold > 0;
            for (const int sheet = (*places)[i].sheet; i < pieces.size() && (*places)[i].sheet == sheet; ++i) {
                QRectF cut = (*places)[i].cut.translated(0, fold);
                lay(page, {pieces[i], cut});
                cut.moveBottom(2 * fold - cut.top());
                if (page.folded) lay(page, {pieces[i], cut, true, true});
            }
            addSheet(page);
        }
        return {};
    }

    // Half of a Letter is a little less than A5: two forms share it all the same.
    std::pair<CutGrid, double> formGrid(const QSizeF& size) const {
        constexpr double alittle = 0.93;
        constexpr int most = 4;  // A5 on A2, in both directions
        const Turn usual = size.width() > size.height() ? Turn::landscape : Turn::portrait;
        std::pair<CutGrid, double> best{{paperMm(options_.paper, usual), 0, 0, size, 0}, 1};
        for (const Turn turn : {usual, usual == Turn::portrait ? Turn::landscape : Turn::portrait}) {
            const QSizeF paper = paperMm(options_.paper, turn);
            for (int columns = 1; columns <= most; ++columns) {
                for (int rows = 1; rows <= most; ++rows) {
                    const double scale =
                        std::min({1.0, paper.width() / columns / size.width(), paper.height() / rows / size.height()});
                    const bool alone = columns * rows == 1 && turn == usual;
                    if (columns * rows <= best.first.perSheet() || (scale < alittle && !alone)) continue;
                    best = {CutGrid{paper, columns, rows, size * scale, 0}, scale};
                }
            }
        }
        return best;
    }

    // A form lies beside those of its size; one that nothing stands behind can be turned on its side for it.
    static bool fitsBeside(const KitPart& base, const KitPart& part) {
        return part.size == base.size || (part.back.isEmpty() && part.size == base.size.transposed());
    }

    // Whose sheets it shares: a form that cannot be turned comes before those that can.
    static const KitPart* baseOf(const KitPart& part, const QList<const KitPart*>& parts) {
        for (const bool withBack : {true, false}) {
            for (const KitPart* one : parts) {
                if (one->kind == PartKind::form && one->back.isEmpty() != withBack && fitsBeside(*one, part))
                    return one;
            }
        }
        return &part;
    }

    QList<KitPiece> formsBeside(const KitPart& base, const QList<const KitPart*>& parts) const {
        QList<KitPiece> pieces = piecesOf(kit_, base, options_);
        for (const KitPart* part : parts) {
            const bool shares = part != &base && part->kind == PartKind::form && baseOf(*part, parts) == &base;
            if (shares) pieces += piecesOf(kit_, *part, options_);
        }
        return pieces;
    }

    // Nothing where numbers were asked for.
    void fillWithSpares(QList<KitPiece>& pieces, int perSheet) const {
        const auto spare = std::find_if(pieces.begin(), pieces.end(), [this](const KitPiece& piece) {
            return piece.part->spare && !options_.copies.contains(piece.part->id);
        });
        if (spare == pieces.end()) return;
        KitPiece nobodys = *spare;
        nobodys.owner.clear();
        while (pieces.size() % perSheet != 0) pieces.append(nobodys);
    }

    // A form has its own margin; on smaller paper it is drawn smaller.
    Expected<void> forms(const KitPart& part, const QList<const KitPart*>& parts) {
        if (baseOf(part, parts) != &part) return {};
        const auto [grid, scale] = formGrid(part.size);
        QList<KitPiece> pieces = formsBeside(part, parts);
        fillWithSpares(pieces, grid.perSheet());
        for (qsizetype from = 0; from < pieces.size(); from += grid.perSheet()) {
            Page page = cardPage(grid, 0);
            page.kind = PartKind::form;
            bool hasBacks = false;
            for (int i = 0; i < grid.perSheet() && from + i < pieces.size(); ++i) {
                const KitPiece& piece = pieces[from + i];
                lay(page, {piece, grid.cutAt(i), false, false, scale, piece.size != part.size});
                hasBacks = hasBacks || hasBack(piece);
            }
            addSheet(page);
            if (isFolded() && hasBacks) addSheet(withBacksInFront(page));
        }
        return {};
    }

    static Page withBacksInFront(Page page) {
        page.placed.removeIf([](const Placed& placed) { return !hasBack(placed.piece); });
        for (Placed& placed : page.placed) placed.back = true;
        return page;
    }

    Expected<void> board(const KitPart& part) {
        plan_.tiles = tileBoard(options_.paper, options_.turn, board_, options_.tileOverlap);
        if (!plan_.tiles) return tooSmall(options_, part, board_);
        single(part, plan_.tiles->count(), plan_.tiles->paper);
        return {};
    }

    const Kit& kit_;
    const PrintOptions& options_;
    QSizeF board_;
    int rulePages_;
    QList<KitPiece> oneSided_, twoSided_, boxes_;  // that have no sheet yet
    QList<KitPiece>* next_ = nullptr;              // cards of the size that comes after those being laid
    PrintPlan plan_;
};

}  // namespace

Expected<PrintPlan> planPrint(const Kit& kit, const PrintOptions& options, const QSizeF& board, int rulePages) {
    const auto parts = chosenParts(kit, options);
    if (!parts) return unexpected(parts.error());
    return Planner(kit, options, board, rulePages).plan(*parts);
}

}  // namespace intrika::print
