#include "app/scene/table_decor.h"

#include "app/faces/table_ink.h"
#include "app/scene/label_item.h"
#include "app/scene/layers.h"
#include "app/scene/link_item.h"
#include "app/scene/zone_item.h"
#include "app/scene/zones_of.h"
#include "engines/words/words.h"

#include <QGraphicsPathItem>
#include <QGraphicsScene>
#include <QPen>

#include <algorithm>
#include <initializer_list>

namespace intrika::scene {
namespace {

QString said(const Words& words, const Text& text) { return text.empty() ? QString() : words.say(text); }

}  // namespace

void TableDecor::makeItems(const TableInk& ink) {
    headline_ = new LabelItem(faces_, LabelItem::Look::headline);
    subline_ = new LabelItem(faces_, LabelItem::Look::subline);
    frontPanel_ = new QGraphicsPathItem;
    frontPanel_->setZValue(layer::frontPanel);
    for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{headline_, subline_, frontPanel_}) {
        item->setAcceptedMouseButtons(Qt::NoButton);
        scene_.addItem(item);
    }
    setInk(ink);
}

void TableDecor::setInk(const TableInk& ink) {
    if (headline_ == nullptr) return;
    frontPanel_->setPen(QPen(ink.state, 1.2));
    QColor ground = ink.panel;
    ground.setAlpha(255);  // what lies behind would be taken for a part of it
    frontPanel_->setBrush(ground);
}

void TableDecor::show(const Tableau& tableau, const TableLayout& layout, const Words& words,
                      const std::vector<std::string>& colours, const TableInk& ink) {
    if (headline_ == nullptr) makeItems(ink);
    showZones(tableau, layout, words);
    showTotals(tableau, layout, words, colours);
    showHeadline(tableau, layout, words);
    showLinks(tableau, layout, colours);
    showFront(layout);
}

void TableDecor::showZones(const Tableau& tableau, const TableLayout& layout, const Words& words) {
    const auto keep = [this](std::size_t count) {
        while (zones_.size() > count) {
            delete zones_.back();
            zones_.pop_back();
        }
    };
    keep(tableau.zones.size());
    for (std::size_t i = 0; i < tableau.zones.size(); ++i) {
        const Zone& zone = tableau.zones[i];
        if (i == zones_.size() || zones_[i]->zone() != zone.id) {
            auto* item = new ZoneItem(zone.id);
            scene_.addItem(item);
            zones_.insert(zones_.begin() + static_cast<std::ptrdiff_t>(i), item);
        }
        zones_[i]->setZValue(zone.area == Area::front ? layer::front : layer::zone);
        const Text& text = zone.area == Area::seat && !zone.caption.empty() ? zone.caption : zone.label;
        zones_[i]->lie(layout.zones[i], said(words, text), layout.labelSize, zone.pieces.empty());
    }
    keep(tableau.zones.size());
}

void TableDecor::showTotals(const Tableau& tableau, const TableLayout& layout, const Words& words,
                            const std::vector<std::string>& colours) {
    for (LabelItem* gone : totals_) delete gone;
    totals_.clear();
    const Zone* map = mapOf(tableau);
    for (std::size_t i = 0; i < tableau.labels.size(); ++i) {
        const Label& label = tableau.labels[i];
        if (map != nullptr && label.zone == map->id) continue;  // they move with it
        totals_.push_back(new LabelItem(faces_, LabelItem::Look::total));
        const std::string owner = label.owner < colours.size() ? colours[label.owner] : std::string();
        totals_.back()->tell(layout.labels[i], words.say(label.text), label.emblem, owner);
        const auto isNamed = [&](const Zone& zone) { return zone.id == label.zone && zone.area == Area::front; };
        const bool before = std::any_of(tableau.zones.begin(), tableau.zones.end(), isNamed);
        totals_.back()->setZValue(before ? layer::front + 2 : layer::label);
        scene_.addItem(totals_.back());
    }
}

void TableDecor::showLinks(const Tableau& tableau, const TableLayout& layout, const std::vector<std::string>& colours) {
    for (LinkItem* gone : links_) delete gone;
    links_.clear();
    if (tableau.links.empty()) return;
    std::vector<QRectF> written;
    for (const Written& one : this->words()) written.push_back(one.box);
    for (const Link& link : tableau.links) {
        links_.push_back(new LinkItem);
        links_.back()->join(layout.plates.at(link.from), layout.plates.at(link.to), scene_.sceneRect().center(),
                            written, link.from < colours.size() ? colours[link.from] : std::string());
        scene_.addItem(links_.back());
    }
}

void TableDecor::showHeadline(const Tableau& tableau, const TableLayout& layout, const Words& words) {
    QRectF upper = layout.headline;
    upper.setHeight(upper.height() * 0.56);
    QRectF lower = layout.headline;
    lower.setTop(upper.bottom());
    lower.setHeight(lower.height() * 0.85);
    for (LabelItem* item : {headline_, subline_}) item->setZValue(layout.front.isEmpty() ? layer::label : layer::front);
    const bool isSaid = layout.headline.height() > 0;
    headline_->tell(upper, isSaid ? said(words, tableau.headline) : QString());
    subline_->tell(lower, isSaid ? said(words, tableau.subline) : QString());
}

void TableDecor::showFront(const TableLayout& layout) {
    QPainterPath front;
    if (!layout.front.isEmpty()) front.addRoundedRect(layout.front, 12, 12);
    frontPanel_->setPath(front);
}

std::vector<Written> TableDecor::words() const {
    std::vector<Written> words;
    for (const ZoneItem* zone : zones_) {
        if (zone->zValue() < layer::front) words.push_back({zone->written(), false});
    }
    for (const LabelItem* line : {headline_, subline_}) {
        if (line != nullptr && line->zValue() < layer::front) words.push_back({line->written(), line == headline_});
    }
    std::erase_if(words, [](const Written& one) { return one.box.isEmpty(); });
    return words;
}

void TableDecor::showDrawn(const QSet<FaceId>& faces) {
    for (LabelItem* total : totals_) {
        if (faces.contains(total->face())) total->update();
    }
}

void TableDecor::clear() {
    for (ZoneItem* gone : zones_) delete gone;
    for (LabelItem* gone : totals_) delete gone;
    for (LinkItem* gone : links_) delete gone;
    for (QGraphicsItem* gone : std::initializer_list<QGraphicsItem*>{headline_, subline_, frontPanel_}) delete gone;
    zones_.clear();
    totals_.clear();
    links_.clear();
    headline_ = subline_ = nullptr;
    frontPanel_ = nullptr;
}

bool TableDecor::isFrontPanel(const QGraphicsItem* item) const { return item != nullptr && item == frontPanel_; }

}  // namespace intrika::scene
