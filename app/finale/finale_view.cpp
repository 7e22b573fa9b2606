#include "app/finale/finale_view.h"

#include "app/faces/number_text.h"
#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"
#include "app/finale/beats.h"
#include "app/finale/deciding_cards.h"
#include "app/finale/finale_accessible.h"
#include "app/finale/medal.h"
#include "app/finale/plaque.h"
#include "app/finale/scene_painter.h"
#include "app/finale/stage_button.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <limits>
#include <utility>

namespace intrika::finale {
namespace {

constexpr double ended = std::numeric_limits<double>::max();

PlaqueLook lookOf(const SceneData& scene, StageSize stage, Cut cut, double most) {
    PlaqueLook look;
    look.cut = cut;
    look.fill = faded(scene.plate, plateStrength);
    look.line = scene.line;
    look.text = QColor(ink::tableText);
    look.lineWidth = 1.4 * std::max(1.0, stage.unit());
    look.most = typeSize(stage, most);
    return look;
}

// What touches does not overlap.
QRect pixelsIn(const QRectF& box) {
    return {QPoint(qFloor(box.left()), qFloor(box.top())), QPoint(qFloor(box.right()) - 1, qFloor(box.bottom()) - 1)};
}

// Of whom nothing shines there is nothing to count.
QString captionWithName(const QString& name, const Deciding& deciding) {
    const bool shines = std::any_of(deciding.pieces.begin(), deciding.pieces.end(),
                                    [](const Piece& piece) { return piece.mark == Piece::Mark::glowing; });
    return shines ? name + QStringLiteral(": ") + deciding.caption : name;
}

}  // namespace

FinaleView::FinaleView(const Table& table, FaceCache& faces, QWidget* parent)
    : QWidget(parent),
      table_(table),
      faces_(faces),
      emblems_(QString::fromStdString(table.kind().id)),
      scene_(readScene(QString::fromStdString(table.kind().id))),
      headline_(new Plaque(this)),
      reason_(new Plaque(this)),
      rankBox_(new QWidget(this)),
      title_(new Plaque(this)),
      rowBox_(new QWidget(this)) {
    QAccessible::installFactory(&makeFinaleAccessible);
    setObjectName(QStringLiteral("finale"));
    headline_->setObjectName(QStringLiteral("winner"));
    reason_->setObjectName(QStringLiteral("reason"));
    title_->setObjectName(QStringLiteral("decided"));
    buttons_[0] = {button(true, &FinaleView::againWanted, "again"),
                   button(false, &FinaleView::newGameWanted, "newGame"),
                   button(false, &FinaleView::tableWanted, "toTable")};
    buttons_[1] = {button(false, &FinaleView::howWanted, "how"), button(false, &FinaleView::reviewWanted, "review"),
                   button(false, &FinaleView::replayWanted, "replayAll"),
                   button(false, &FinaleView::saveWanted, "saveResult")};
    setFocusProxy(buttons_[0][0]);
    installEventFilter(this);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { showAt(value.toDouble()); });
    connect(&clock_, &QVariantAnimation::finished, this, [this] { showAt(ended); });
    now_ = ended;
}

FinaleView::~FinaleView() = default;

StageButton* FinaleView::button(bool gold, void (FinaleView::*pressed)(), const char* name) {
    auto* made = new StageButton(gold ? StageButton::Kind::gold : StageButton::Kind::plain, this);
    made->setObjectName(QLatin1String(name));
    made->installEventFilter(this);
    connect(made, &QPushButton::clicked, this, pressed);
    return made;
}

SourceFaces FinaleView::sourceFaces() const {
    SourceFaces faces;
    const std::vector<std::string>& keys = table_.kind().faces;
    for (auto source = scene_.sources.begin(); source != scene_.sources.end(); ++source) {
        const auto found = std::find(keys.begin(), keys.end(), source.value().toStdString());
        if (found != keys.end()) faces.insert(source.key(), static_cast<FaceId>(found - keys.begin()));
    }
    return faces;
}

QStringList FinaleView::bannerNames() const {
    QStringList names;
    for (const FaceId face : outcome_.banners) {
        if (face < table_.kind().faces.size()) names << QString::fromStdString(table_.kind().faces[face]);
    }
    return names;
}

Beats FinaleView::beats() const {
    std::size_t cards = 0;
    for (const auto& row : rows_) cards += row.size();
    return {static_cast<int>(ranks_.size()), static_cast<int>(cards)};
}

void FinaleView::tell(const Words& words) {
    outcome_ = outcomeOf(table_, words, sourceFaces());
    headline_->setText(outcome_.headline);
    reason_->setText(outcome_.reason);
    title_->setText(outcome_.rows.empty() ? QString() : words.say(say("finale.decided")));
    fillRanks(words);
    fillRows();
    nameButtons();
    lieOut();
    showAt(now_);
}

// Those who have cards in a row of their own are told by these.
void FinaleView::fillRanks(const Words& words) {
    qDeleteAll(ranks_);
    ranks_.clear();
    for (const Ranked& ranked : outcome_.others) {
        if (!ranked.points) continue;
        auto* ribbon = new RankRibbon(rankBox_);
        const SeatInfo& seat = table_.seatInfo(ranked.seat);
        ribbon->tell(ranked.place, seat.name, seat.colour, numberText(*ranked.points));
        ribbon->setAccessibleDescription(words.say(say("finale.points", {}, std::max(0, *ranked.points))));
        ribbon->show();
        ranks_.push_back(ribbon);
    }
}

void FinaleView::fillRows() {
    for (const auto& row : rows_) qDeleteAll(row);
    rows_.clear();
    const std::vector<std::string> colours = table_.colours();
    const bool ofSeveral = outcome_.winners.size() != 1 || outcome_.rows.size() > 1;
    for (const std::vector<Deciding>& row : outcome_.rows) {
        std::vector<DecidingCards*> cards;
        for (Deciding deciding : row) {
            const SeatInfo& seat = table_.seatInfo(deciding.owner);
            if (outcome_.rows.size() > 1) deciding.caption = captionWithName(seat.name, deciding);
            auto* made = new DecidingCards(faces_, deciding, colours, ofSeveral ? seat.colour : std::string(), rowBox_);
            made->show();
            cards.push_back(made);
        }
        rows_.push_back(std::move(cards));
    }
}

void FinaleView::nameButtons() {
    const auto& [left, right] = buttons_;
    left[0]->setText(tr("Play again"));
    left[1]->setText(tr("New game"));
    left[2]->setText(tr("Back to the table"));
    right[0]->setText(tr("How it came"));
    right[1]->setText(tr("Review"));
    right[2]->setText(tr("Replay"));
    right[3]->setText(tr("Save…"));
    setAccessibleName(outcome_.headline);
}

StageNeeds FinaleView::needs() const {
    StageNeeds needs;
    needs.winners = outcome_.winners.size();
    needs.ranks = ranks_.size();
    for (const auto& row : rows_) needs.rows.push_back(row.size());
    const double most = 0.24 * width(), type = typeSize(stage(), 20);
    for (std::size_t side = 0; side < buttons_.size(); ++side) {
        double widest = 238 * stage().unit();
        for (StageButton* button : buttons_[side]) {
            button->setTypeSize(type);
            widest = std::max(widest, button->wantedWidth());
        }
        needs.buttons[side] = buttons_[side].size();
        needs.buttonWidths[side] = std::min(widest, most);
    }
    needs.buttonHeight = std::max(56 * stage().unit(), 1.6 * type + 8);
    return needs;
}

void FinaleView::lieOut() {
    if (width() < 1 || height() < 1) return;
    plan_ = planStage(stage(), needs());
    rankBox_->setGeometry(rect());
    rowBox_->setGeometry(rect());
    lieOutWords(plan_);
    lieOutButtons(plan_);
    drapes_.reset();
    update();
}

void FinaleView::lieOutWords(const StagePlan& plan) {
    PlaqueLook ribbon = lookOf(scene_, stage(), Cut::bold, 64);
    ribbon.outline = PlaqueLook::Outline::ribbon;
    ribbon.fill = scene_.ribbon;
    ribbon.line = QColor(ink::gold);
    ribbon.lineWidth = 3 * std::max(0.6, stage().unit());
    ribbon.most = 64 * stage().unit();
    headline_->setLook(ribbon);
    headline_->setGeometry(pixelsIn(plan.headline));
    reason_->setLook(lookOf(scene_, stage(), Cut::italic, 22));
    reason_->setGeometry(pixelsIn(plan.reason));
    PlaqueLook title = lookOf(scene_, stage(), Cut::bold, 22);
    title.text = QColor(ink::gold);
    title.line = Qt::transparent;
    title_->setLook(title);
    title_->setGeometry(pixelsIn(plan.title));
    PlaqueLook rank = lookOf(scene_, stage(), Cut::bold, 22);
    rank.outline = PlaqueLook::Outline::ribbon;
    rank.fill = scene_.plate;
    for (std::size_t i = 0; i < ranks_.size(); ++i) {
        ranks_[i]->setLook(rank);
        ranks_[i]->setGeometry(pixelsIn(plan.ranks[i]));
    }
    PlaqueLook caption = lookOf(scene_, stage(), Cut::bold, 17);
    caption.line = Qt::transparent;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        for (std::size_t i = 0; i < rows_[row].size(); ++i) {
            rows_[row][i]->setLook(caption);
            rows_[row][i]->setGeometry(pixelsIn(plan.rows[row][i]));
        }
    }
}

void FinaleView::lieOutButtons(const StagePlan& plan) {
    for (std::size_t side = 0; side < buttons_.size(); ++side) {
        for (std::size_t row = 0; row < buttons_[side].size(); ++row) {
            buttons_[side][row]->setInk(scene_.plate, scene_.line);
            buttons_[side][row]->setGeometry(pixelsIn(plan.buttons[side][row]));
        }
    }
}

void FinaleView::setCloth(Cloth cloth) {
    if (std::exchange(cloth_, cloth) == cloth) return;
    drapes_.reset();
    update();
}

void FinaleView::redrawScene() {
    const qreal ratio = devicePixelRatioF();
    const QImage picture = paintedPicture((QSizeF(size()) * ratio).toSize(), ratio, [this](QPainter& painter) {
        const SceneData scene = cloth_ == Cloth::light ? inDaylight(scene_) : scene_;
        ScenePainter(scene, emblems_, stage(), bannerNames()).paint(painter);
    });
    ground_ = QPixmap::fromImage(picture);
    drapes_.emplace(scene_, stage(), ratio);
}

void FinaleView::play(double pace) {
    if (pace <= 0) return finishNow();
    const int length = beats().end();
    clock_.setStartValue(0.0);
    clock_.setEndValue(static_cast<double>(length));
    clock_.setDuration(static_cast<int>(length * pace));
    clock_.start();
}

void FinaleView::finishNow() {
    clock_.stop();
    showAt(ended);
}

void FinaleView::showAt(double now) {
    now_ = now;
    const Beats beats = this->beats();
    for (Plaque* plaque : {headline_, reason_}) plaque->setShare(beats.ribbon(now));
    for (std::size_t i = 0; i < ranks_.size(); ++i) ranks_[i]->setShare(beats.rank(now, static_cast<int>(i)));
    int card = 0;
    title_->setShare(beats.card(now, 0));
    for (const auto& row : rows_) {
        for (DecidingCards* cards : row) cards->setShare(beats.card(now, card++));
    }
    update();
}

void FinaleView::paintMedals(QPainter& painter, double share) const {
    if (share <= 0) return;
    painter.setOpacity(share);
    const double scale = plan_.medalScale * (0.7 + 0.3 * share);
    for (std::size_t i = 0; i < plan_.medals.size(); ++i) {
        paintMedal(painter, plan_.medals[i], scale, table_.seatInfo(outcome_.winners[i]).colour);
    }
    if (plan_.medals.size() == 1 && !scene_.crest.isEmpty()) {
        const HalfLight light{QColor(0xFF, 0xF6, 0xDC), QColor(ink::gold), QColor(0x3A, 0x2A, 0x06), 22};
        emblems_.paint(painter, scene_.crest, plan_.medals[0] - QPointF(0, 136 * scale), 76 * scale, light);
    }
    painter.setOpacity(1);
}

void FinaleView::paintEvent(QPaintEvent*) {
    if (!drapes_) redrawScene();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(QPointF(), ground_);
    const Beats beats = this->beats();
    paintMedals(painter, beats.medal(now_));
    drapes_->paint(painter, beats.curtain(now_));
}

void FinaleView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lieOut();
}

// Any key or click ends what is being played, and nothing else.
bool FinaleView::eventFilter(QObject* watched, QEvent* event) {
    const bool ends = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
    if (!isPlaying() || !ends) return QWidget::eventFilter(watched, event);
    finishNow();
    return true;
}

}  // namespace intrika::finale

#include "moc_finale_view.cpp"
