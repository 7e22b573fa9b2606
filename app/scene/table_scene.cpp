#include "app/scene/table_scene.h"

#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/plate_item.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/scene_ink.h"
#include "app/scene/speech_bubbles.h"
#include "app/scene/table_decor.h"
#include "app/scene/table_ground.h"
#include "app/scene/table_look.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_mouse.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"
#include "app/scene/zone_item.h"
#include "app/surfaces/game_colours.h"

#include <utility>

namespace intrika::scene {
namespace {

// What lies before everything else.
std::vector<Zone> frontOf(const Tableau& tableau) {
    std::vector<Zone> zones;
    for (const Zone& zone : tableau.zones) {
        if (zone.area == Area::front) zones.push_back(zone);
    }
    return zones;
}

bool isThing(const QGraphicsItem* item) {
    return item->type() == PieceItem::Type || item->type() == PlaceItem::Type || item->type() == PlateItem::Type;
}

}  // namespace

TableScene::TableScene(const std::vector<std::string>& faces, const Words& words, QObject* parent)
    : QGraphicsScene(parent),
      ink_(surfaces::tableInk(words.game(), Cloth::dark)),
      faces_(std::make_unique<FaceCache>(words.game(), faces)),
      map_(std::make_unique<MapTable>(*this)),
      things_(std::make_unique<TableThings>(*this, *faces_, laid_, *map_)),
      picks_(std::make_unique<TablePicks>(*things_, laid_)),
      hand_(std::make_unique<ViewerHand>(*faces_, laid_, *things_, *picks_)),
      looks_(std::make_unique<TableLook>(*this, *faces_, laid_, *map_, *things_, *picks_)),
      reason_(std::make_unique<ReasonBubble>(*this, laid_, *picks_)),
      speech_(std::make_unique<SpeechBubbles>(*this, laid_, *things_)),
      marks_(std::make_unique<TableMarks>(*this, laid_, *map_, *things_, *picks_)),
      onMap_(std::make_unique<MapPointing>(*map_, laid_, *things_, *picks_)),
      decor_(std::make_unique<TableDecor>(*this, *faces_)),
      ground_(std::make_unique<TableGround>(words.game(), faces)) {
    laid_.words = words;
    setItemIndexMethod(NoIndex);  // few items, many of them moving
    faces_->setWords(words);
    listen();
    new TableMouse(*this);
    setTableSize({984, 800});
}

TableScene::~TableScene() { clear(); }

void TableScene::listen() {
    connect(faces_.get(), &FaceCache::drawn, this, &TableScene::showDrawn);
    connect(map_.get(), &MapTable::moved, this, [this] {
        skip();
        map_->stand(laid_.tableau, laid_.layout);
        map_->nameOver(laid_.tableau, laid_.layout);
        things_->standOnMap();
        marks_->refresh();
    });
    connect(onMap_.get(), &MapPointing::cursorMoved, this, &TableScene::told);
    connect(hand_.get(), &ViewerHand::reordered, this, &TableScene::again);
    connect(things_.get(), &TableThings::dropping, this, [this](QGraphicsItem* item) {
        looks_->forget(item);
        picks_->forget(item);
    });
    connect(picks_.get(), &TablePicks::picksChanged, onMap_.get(), &MapPointing::showWay);
    connect(picks_.get(), &TablePicks::choiceChanged, this, &TableScene::told);
    connect(picks_.get(), &TablePicks::statesChanged, this, [this] {
        if (!marks_->marked().empty()) marks_->refresh();  // what is picked rises
    });
    connect(picks_.get(), &TablePicks::wentTo, this, [this](const QGraphicsItem* item) {
        if (item != nullptr) reason_->hide();  // the way to a reason's rule leads over the empty table
        onMap_->showWay();
    });
}

void TableScene::setPeople(QStringList names, std::vector<std::string> colours, Seat viewer) {
    laid_.colours = std::move(colours);
    laid_.viewer = viewer;
    laid_.words = Words(laid_.words.game(), std::move(names));
    again();
}

void TableScene::setTableSize(QSizeF size) {
    if (size == sceneRect().size() || size.isEmpty()) return;
    skip();
    setSceneRect(QRectF(QPointF(), size));
    faces_->forgetWaiting();
    again();
}

void TableScene::retranslate() {
    faces_->setWords(laid_.words);
    again();
}

void TableScene::setCloth(Cloth cloth) {
    cloth_ = cloth;
    ink_ = surfaces::tableInk(laid_.words.game(), cloth);
    ground_->setCloth(cloth);
    decor_->setInk(ink());
    update();
}

void TableScene::layGround() {
    if (ground_->lay(laid_, sceneRect().size(), decor_->words())) update();
}

void TableScene::showGround(double share) {
    ground_->setShare(share);
    update();
}

void TableScene::drawBackground(QPainter* painter, const QRectF& exposed) { ground_->paint(*painter, exposed); }

const TableInk& inkOf(const QGraphicsItem& item) {
    const auto* table = qobject_cast<const TableScene*>(item.scene());
    return table == nullptr ? tableInk(Cloth::dark) : table->ink();
}

TableLayout TableScene::layoutOf(const Tableau& tableau) const {
    const FaceSizes sizes = [this](FaceId face) { return faces_->sizeMm(face, Form::onTable); };
    const LabelWidths labels = [this](const Zone& zone, int lines, double size) {
        return widthOnLines(laid_.words.say(zone.caption.empty() ? zone.label : zone.caption), Cut::regular, size,
                            lines);
    };
    Tableau drawn = tableau;
    if (!laid_.saysHeadline) drawn.headline = drawn.subline = {};
    TableLayout layout = layOut(drawn, sceneRect().size(), laid_.viewer, sizes, ringFitter_, textScale(), labels,
                                laid_.frontAside, faces_->person() != noFace);
    map_->stand(tableau, layout);
    return layout;
}

void TableScene::show(const Tableau& tableau) {
    const Tableau wanted = tableau;  // it may be the one that is replaced by ending what is played
    skip();
    lay(wanted);
}

void TableScene::again() {
    skip();
    lay(laid_.tableau);
}

bool TableScene::skip() {
    const bool played = playing_;
    if (played) emit skipAsked();
    return played;
}

bool TableScene::isDrawn() const { return faces_->isIdle() && map_->isDrawn(); }

void TableScene::showDrawn(const QSet<FaceId>& faces) {
    things_->repaint(faces);
    decor_->showDrawn(faces);
    map_->updateSwitches();
    looks_->repaint();
}

void TableScene::lay(const Tableau& tableau) {
    if (frontOf(tableau) != frontOf(laid_.tableau)) laid_.frontAside = false;
    laid_.tableau = hand_->arranged(tableau);
    laid_.layout = layoutOf(laid_.tableau);
    map_->show(laid_.tableau, laid_.layout, laid_.words, laid_.colours, *faces_);
    onMap_->keepCursor();
    things_->show();
    speech_->lay();
    decor_->show(laid_.tableau, laid_.layout, laid_.words, laid_.colours, ink());
    layGround();
    picks_->refresh();
    emit told();
    for (const PieceItem* item : things_->pieces()) item->expectPicture();
}

void TableScene::setFrontAside(bool aside) {
    if (std::exchange(laid_.frontAside, aside) != aside) again();
}

void TableScene::setHeadlineSaid(bool said) {
    if (std::exchange(laid_.saysHeadline, said) != said && !laid_.layout.zones.empty()) again();
}

void TableScene::clear() {
    skip();
    laid_.tableau = {};
    laid_.layout = {};
    picks_->clear();
    things_->clear();
    decor_->clear();
    layGround();
    map_->clear();
    looks_->clear();
    reason_->clear();
    speech_->clear();
    marks_->clear();
    QGraphicsScene::clear();
    emit told();
}

void TableScene::activate(QGraphicsItem* item) {
    if (!skip()) picks_->activate(item);
}

QGraphicsItem* TableScene::thingAt(QPointF point) const {
    std::vector<QGraphicsItem*> found;
    bool isCovered = false;
    for (QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        isCovered = decor_->isFrontPanel(item) && !laid_.layout.front.isEmpty();
        if (isCovered) break;
        if (isThing(item)) found.push_back(item);
    }
    if (found.empty()) return isCovered || !map_->contains(point) ? nullptr : onMap_->bankAt(point);
    return map_->contains(point) ? onMap_->meant(found, point) : found.front();
}

}  // namespace intrika::scene

#include "moc_table_scene.cpp"
