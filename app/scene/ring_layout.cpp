#include "app/scene/ring_layout.h"

#include "app/scene/ring_form.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::scene {
namespace {

// In heights of a card.
constexpr double gapSide = 0.29;     // of a token between two cards
constexpr double leastGap = 0.19;    // between neighbours; the token covers of either as much as has no writing
constexpr double leastApart = 0.07;  // between cards that are no neighbours

constexpr double ringAir = 5;                       // px between things
constexpr double leastCard = 24, leastRadius = 60;  // px, where there is no room at all
constexpr double smallCard = 56;                    // px: beside smaller ones texts in the middle get less room

// Round the middle of the ring.
struct Box {
    double x = 0, y = 0, halfWidth = 0, halfHeight = 0;

    Box(QPointF centre, QSizeF size)
        : x(centre.x()), y(centre.y()), halfWidth(size.width() / 2), halfHeight(size.height() / 2) {}

    bool nears(const Box& other, double apart) const {
        return std::abs(x - other.x) < halfWidth + other.halfWidth + apart &&
               std::abs(y - other.y) < halfHeight + other.halfHeight + apart;
    }
    bool isWithin(QSizeF size) const {
        return std::abs(x) + halfWidth <= size.width() / 2 && std::abs(y) + halfHeight <= size.height() / 2;
    }
};

using Boxes = std::vector<Box>;

// Whether cards of a height have room in a form. Smaller ones always have where larger ones do, for where cards lie
// does not depend on their size.
class Trial {
public:
    explicit Trial(const RingWish& wish) : wish_(wish) {}

    // For whatever slope from which on rims lie aside.
    bool cardsFit(const RingForm& form, double height) {
        height_ = height;
        cards_.clear();
        for (const QPointF& card : form.cards) cards_.emplace_back(card, RingParts::card(height));
        return neighboursApart() && middleFree() && areInside(form, cards_) && areClear(form, cards_) && cardsApart();
    }

    bool rimsFit(const RingForm& form) {
        if (!wish_.rims) return true;
        rims_.clear();
        for (std::size_t i = 0; i < form.cards.size(); ++i)
            rims_.emplace_back(form.cards[i] + form.toRim(i, height_), RingParts::rim(height_));
        return areInside(form, rims_) && areClear(form, rims_) && rimsApart();
    }

    bool fits(const RingForm& form, double height) { return cardsFit(form, height) && rimsFit(form); }

private:
    bool neighboursApart() const {
        const double least = height_ * leastGap;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const Box &a = cards_[i], &b = cards_[(i + 1) % cards_.size()];
            const double x = std::max(0.0, std::abs(a.x - b.x) - 2 * a.halfWidth);
            const double y = std::max(0.0, std::abs(a.y - b.y) - 2 * a.halfHeight);
            if (x * x + y * y < least * least) return false;
        }
        return true;
    }

    bool middleFree() const {
        const Box middle({}, wish_.middle.beside(height_));
        const QSizeF token(height_ * gapSide, height_ * gapSide);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const Box &a = cards_[i], &b = cards_[(i + 1) % cards_.size()];
            if (middle.nears(a, ringAir) || middle.nears(Box({(a.x + b.x) / 2, (a.y + b.y) / 2}, token), ringAir))
                return false;
        }
        return true;
    }

    bool areInside(const RingForm& form, const Boxes& boxes) const {
        return std::all_of(boxes.begin(), boxes.end(), [&](const Box& box) { return box.isWithin(form.box.size()); });
    }

    bool areClear(const RingForm& form, const Boxes& boxes) const {
        for (const QRectF& obstacle : wish_.obstacles) {
            const Box other(obstacle.center() - form.box.center(), obstacle.size());
            for (const Box& box : boxes) {
                if (box.nears(other, ringAir)) return false;
            }
        }
        return true;
    }

    bool cardsApart() const {
        const double apart = ringAir + height_ * leastApart;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            for (std::size_t other = 0; other < i; ++other) {
                if (cards_[i].nears(cards_[other], apart)) return false;
            }
        }
        return true;
    }

    bool rimsApart() const {
        for (std::size_t i = 0; i < rims_.size(); ++i) {
            for (std::size_t other = 0; other < rims_.size(); ++other) {
                if (other == i) continue;
                if (rims_[i].nears(cards_[other], ringAir) || rims_[i].nears(rims_[other], ringAir)) return false;
            }
        }
        return true;
    }

    const RingWish& wish_;
    double height_ = 0;
    Boxes cards_, rims_;
};

// For each of a fixed number of forms, given in parts of the room, there is one largest height of cards, which changes
// with the room as little as that does; so does the largest of them all.
class Search {
public:
    Search(const RingWish& wish, const EqualSteps& steps) : wish_(wish), steps_(steps), trial_(wish) {}

    void look(const QRectF& box) {
        if (box.isEmpty()) return;
        // What is found in most windows comes first: it spares a longer look at the others.
        tryForm(box, 0.56, 0.72);
        for (int x = parts; x >= 0; --x) {
            for (int y = parts; y >= 0; --y)
                tryForm(box, leastX + (mostX - leastX) * x / parts, leastY + (mostY - leastY) * y / parts);
        }
    }

    double height() const { return height_; }
    const RingForm& form() const { return form_; }

private:
    static constexpr double exact = 0.05;                                              // px
    static constexpr double leastX = 0.42, mostX = 0.92, leastY = 0.42, mostY = 0.82;  // of half the room
    static constexpr int parts = 48;

    void tryForm(const QRectF& box, double x, double y) {
        const double better = height_ + exact;
        if (better > wish_.mostCardHeight) return;
        // The card at the top with its rim, the one at the side: they cannot lie elsewhere.
        const double rim = wish_.rims ? RingParts::rimHeight * (1 - RingParts::rimHidden) : 0;
        if (box.height() / 2 * (1 - y) < (0.5 + rim) * better) return;
        if (box.width() / 2 * (1 - x) < RingParts::cardWidth / 2 * better) return;
        RingForm form(box, box.width() / 2 * x, box.height() / 2 * y, steps_);
        if (!trial_.cardsFit(form, better)) return;
        // Rims at the corners lie aside or above and below, all alike.
        for (const double steep : {1.1, 2.0, 0.5}) {
            form.steep = steep;
            if (!trial_.fits(form, height_ + exact)) continue;
            height_ = largest(form, height_ + exact);
            form_ = form;
        }
    }

    // Of `least`, which fits, up to the most.
    double largest(const RingForm& form, double least) {
        double most = wish_.mostCardHeight;
        if (trial_.fits(form, most)) return most;
        while (most - least > exact / 4) {
            const double middle = (least + most) / 2;
            (trial_.fits(form, middle) ? least : most) = middle;
        }
        return least;
    }

    const RingWish& wish_;
    const EqualSteps& steps_;
    Trial trial_;
    double height_ = 0;
    RingForm form_;
};

// Where there is no room beside the seats: between those above and those below.
QRectF amid(const RingWish& wish) {
    QRectF box = wish.box;
    const double middle = box.center().y();
    for (const QRectF& seat : wish.obstacles) {
        if (seat.center().y() < middle) {
            box.setTop(std::max(box.top(), seat.bottom() + ringAir));
        } else {
            box.setBottom(std::min(box.bottom(), seat.top() - ringAir));
        }
    }
    return box;
}

RingLayout lay(const RingWish& wish, const RingForm& form, double height) {
    RingLayout ring;
    ring.card = RingParts::card(height);
    ring.centre = form.box.center();
    ring.radiusX = form.radiusX;
    ring.radiusY = form.radiusY;
    const double side = height * gapSide;
    for (std::size_t i = 0; i < form.cards.size(); ++i) {
        const QPointF card = ring.centre + form.cards[i];
        const QPointF next = ring.centre + form.cards[(i + 1) % form.cards.size()];
        ring.cards.push_back({card, ring.card, 0});
        ring.rims.push_back({card + form.toRim(i, height), RingParts::rim(height), 0});
        ring.gaps.push_back({(card + next) / 2, {side, side}, 0});
        const QPointF label = card + form.toLabel(i, height, wish.label);
        ring.labels.emplace_back(label - QPointF(wish.label.width(), wish.label.height()) / 2, wish.label);
    }
    const QSizeF inside = wish.middle.beside(height);
    ring.inside = {ring.centre - QPointF(inside.width(), inside.height()) / 2, inside};
    return ring;
}

}  // namespace

QSizeF RingMiddle::beside(double cardHeight) const {
    const double part = std::min(1.0, cardHeight / smallCard);
    return {std::max(texts.width() * part, pieces.width() * cardHeight),
            texts.height() * part + pieces.height() * cardHeight};
}

QRectF RingLayout::insideWith(const std::vector<std::size_t>& labelled) const {
    double part = 1;
    for (const std::size_t place : labelled) {
        const QRectF& label = labels[place % labels.size()];
        const QPointF off = label.center() - centre;
        const double x = (std::abs(off.x()) - label.width() / 2) / (inside.width() / 2);
        const double y = (std::abs(off.y()) - label.height() / 2) / (inside.height() / 2);
        part = std::min(part, std::max(x, y));
    }
    const QSizeF size = inside.size() * std::max(part, 0.3);
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

const RingLayout& RingFitter::fit(const RingWish& wish) {
    if (wish == wish_ && !ring_.cards.empty()) return ring_;
    if (!steps_ || steps_->count() != wish.count) steps_.emplace(wish.count);
    Search search(wish, *steps_);
    search.look(wish.box);
    search.look(amid(wish));
    wish_ = wish;
    // A table without any room shows a ring all the same.
    ring_ = search.height() > 0 ? lay(wish, search.form(), search.height())
                                : lay(wish, RingForm(wish.box, leastRadius, leastRadius, *steps_), leastCard);
    return ring_;
}

}  // namespace intrika::scene
