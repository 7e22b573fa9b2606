#include "app/setup/table_room.h"

#include "app/faces/painted_picture.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/setup/characters.h"
#include "app/setup/invitation.h"
#include "app/setup/new_game.h"
#include "app/setup/place_card.h"
#include "app/setup/room_painter.h"
#include "app/setup/seat_ribbon.h"
#include "app/surfaces/game_colours.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRandomGenerator>

#include <algorithm>

namespace intrika::setup {
namespace {

constexpr double headingText = 34, hintText = 17, headingInset = 40, hintWide = 420;

QFont headingLetters(double unit) { return houseFont(qRound(headingText * std::max(0.82, unit)), QFont::Bold); }
QFont hintLetters(double unit) { return houseItalic(qRound(hintText * std::max(0.9, unit))); }

int lineHeight(const QFont& font) { return QFontMetrics(font).height(); }

}  // namespace

namespace {

// Every page of a run has the same bots: a language that is switched makes no others of them.
std::uint64_t seedOfThisRun() {
    static const std::uint64_t seed = QRandomGenerator::global()->generate64();
    return seed;
}

}  // namespace

TableRoom::TableRoom(const GameKind& kind, const Settings::Seating& last, QWidget* parent)
    : QWidget(parent), kind_(kind), characters_(seedOfThisRun()), seated_(kind.usualSeats) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    makeCards(last);
    makeInvitations();
    const int seats = static_cast<int>(last.seats.size());
    setSeatCount(seats >= kind.minSeats && seats <= kind.maxSeats ? seats : kind.usualSeats);
    retranslate();
}

void TableRoom::makeCards(const Settings::Seating& last) {
    const NewGame usual = usualGame(kind_);
    for (Seat seat = 0; seat < kind_.maxSeats; ++seat) {
        auto* card = new PlaceCard(seat, kind_.seatColours.at(seat), this);
        Settings::Seating::Place place{{}, {PlayerKind::Is::bot, Level::normal, {}}};
        if (seat < usual.seats.size()) place.player = usual.seats[seat].player;
        card->setPlace(seat < last.seats.size() ? last.seats[seat] : place);
        connect(card, &PlaceCard::changed, this, &TableRoom::changed);
        connect(card, &PlaceCard::carried, this, [this, card](QPointF to) { showTarget(*card, to); });
        connect(card, &PlaceCard::dropped, this, [this, card](QPointF at) { drop(*card, at); });
        connect(card, &PlaceCard::moved, this, [this, seat](int steps) {
            const int other = plan_->neighbour(seat, steps);
            exchange(seat, other);
            cards_[static_cast<std::size_t>(other)]->ribbon().setFocus(Qt::TabFocusReason);
        });
        cards_.push_back(card);
    }
}

void TableRoom::makeInvitations() {
    for (int chair = 0; chair < kind_.maxSeats; ++chair) {
        auto* invitation = new Invitation(QString::fromStdString(kind_.id), this);
        connect(invitation, &Invitation::clicked, this,
                [this, chair] { sitDown(plan_->chairs()[static_cast<std::size_t>(chair)].place); });
        invitations_.push_back(invitation);
    }
}

void TableRoom::setSeatCount(int seats) {
    for (int place = seated_; place < seats; ++place) put(place, carriedPlace(place));
    seated_ = seats;
    for (int place = 0; place < static_cast<int>(cards_.size()); ++place)
        cards_[static_cast<std::size_t>(place)]->setVisible(place < seats);
    lay();
    emit seatsChanged(seats);
}

void TableRoom::setCharacters(bool on) {
    const std::vector<Temperament> drawn = drawTemperaments(cards_.size(), characters_);
    for (std::size_t place = 0; place < cards_.size(); ++place)
        cards_[place]->setTemperament(on ? drawn[place] : Temperament::plain);
}

void TableRoom::setPeople(int people) {
    for (int place = 0; place < static_cast<int>(cards_.size()); ++place)
        cards_[static_cast<std::size_t>(place)]->setPerson(place < people);
}

// Who changes seats keeps the name under which everybody saw them.
Settings::Seating::Place TableRoom::carriedPlace(int place) const {
    auto whoever = cards_[static_cast<std::size_t>(place)]->place();
    if (whoever.name.isEmpty()) whoever.name = defaultName(place);
    return whoever;
}

void TableRoom::put(int place, Settings::Seating::Place whoever) {
    if (whoever.name == defaultName(place)) whoever.name.clear();
    cards_[static_cast<std::size_t>(place)]->setPlace(whoever);
}

void TableRoom::exchange(int place, int other) {
    const auto one = carriedPlace(place), two = carriedPlace(other);
    put(place, two);
    put(other, one);
    emit changed();
}

void TableRoom::move(int place, int before) {
    const int to = before > place ? before - 1 : before;
    std::vector<Settings::Seating::Place> order;
    for (int i = 0; i < seated_; ++i) order.push_back(carriedPlace(i));
    const auto taken = order[static_cast<std::size_t>(place)];
    order.erase(order.begin() + place);
    order.insert(order.begin() + to, taken);
    for (int i = 0; i < seated_; ++i) put(i, order[static_cast<std::size_t>(i)]);
    emit changed();
}

void TableRoom::sitDown(int place) {
    if (seated_ >= kind_.maxSeats) return;
    const int last = seated_;
    setSeatCount(last + 1);
    move(last, place);
    cards_[static_cast<std::size_t>(place)]->setFocus();
}

void TableRoom::changeSeats(int place, int chair) {
    const Chair& to = plan_->chairs()[static_cast<std::size_t>(chair)];
    if (to.isEmpty)
        move(place, to.place);
    else if (to.place != place)
        exchange(place, to.place);
}

void TableRoom::showTarget(const PlaceCard& card, QPointF at) {
    const auto near = plan_->chairNear(at);
    const bool isOwn = near && plan_->chairs()[static_cast<std::size_t>(*near)].place == card.seatHere();
    const auto target = isOwn && !plan_->chairs()[static_cast<std::size_t>(*near)].isEmpty ? std::nullopt : near;
    if (target == target_) return;
    target_ = target;
    update();
}

void TableRoom::drop(PlaceCard& card, QPointF at) {
    showTarget(card, at);
    if (target_) changeSeats(card.seatHere(), *target_);
    target_.reset();
    lay();
}

void TableRoom::setWindowUnit(double unit) {
    unit_ = unit;
    lay();
}

double TableRoom::headHeight() const {
    const double heading = lineHeight(headingLetters(unit_)) + lineHeight(hintLetters(unit_)) + headingInset * unit_;
    // It stands in a corner, where no chair is, unless it is so large that it reaches the middle.
    return textScale() > 1.2 ? heading : heading * 0.3;
}

SeatingPlan TableRoom::planned(QSizeF room) const {
    return {room, {kind_.maxSeats, seated_}, {unit_, textScale()}, headHeight()};
}

int TableRoom::heightNeeded(int width, int height) const {
    return qRound(planned(QSizeF(width, height)).room().height());
}

void TableRoom::lay() {
    plan_ = planned(QSizeF(size()));
    for (const Chair& chair : plan_->chairs()) {
        const auto number = static_cast<std::size_t>(&chair - plan_->chairs().data());
        auto* invitation = static_cast<Invitation*>(invitations_[number]);
        invitation->setVisible(chair.isEmpty);
        if (chair.isEmpty)
            invitation->lie(chair.card, plan_->cardScale());
        else
            cards_[static_cast<std::size_t>(chair.place)]->lie(chair.card, plan_->cardScale());
    }
    ground_ = {};
    update();
}

void TableRoom::retranslate() {
    setAccessibleName(tr("Who sits at the table?"));
    setAccessibleDescription(tr("Drag a card to another chair, or write on it."));
    update();
}

void TableRoom::resizeEvent(QResizeEvent*) { lay(); }

void TableRoom::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange && plan_) lay();
    QWidget::changeEvent(event);
}

const QPixmap& TableRoom::ground() {
    const Cloth cloth = clothUnder(*this);
    if (!ground_.isNull() && painted_ == cloth) return ground_;
    painted_ = cloth;
    const auto paint = [&](QPainter& painter) { paintRoom(painter, *plan_, QString::fromStdString(kind_.id), cloth); };
    ground_ = QPixmap::fromImage(paintedPicture(size() * devicePixelRatioF(), devicePixelRatioF(), paint));
    return ground_;
}

void TableRoom::paintHeading(QPainter& painter) const {
    const double inset = headingInset * unit_;
    const QFont heading = headingLetters(unit_), hint = hintLetters(unit_);
    QRectF line(inset, inset * 0.6, width() - 2 * inset, lineHeight(heading));
    painter.setFont(heading);
    painter.setPen(headingInk(*painted_));
    painter.drawText(line, Qt::AlignLeft, accessibleName());
    const double wide = std::min<double>(width() - 2 * inset, std::max(width() * 0.36, hintWide * 0.6));
    painter.setFont(hint);
    painter.setPen(hintInk(*painted_));
    painter.drawText(QRectF(inset, line.bottom() + 2, wide, lineHeight(hint) * 3.2), Qt::AlignLeft | Qt::TextWordWrap,
                     accessibleDescription());
}

void TableRoom::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.drawPixmap(0, 0, ground());
    const QColor line = gameColours(QString::fromStdString(kind_.id), *painted_).line;
    const auto& chairs = plan_->chairs();
    for (std::size_t number = 0; number < chairs.size(); ++number) {
        const Chair& chair = chairs[number];
        const auto place = static_cast<std::size_t>(chair.place);
        const std::string colour = chair.isEmpty ? std::string() : cards_[place]->colour();
        paintChair(painter, chair, plan_->chairScale(), {colour, line, target_ == static_cast<int>(number)});
    }
    paintHeading(painter);
}

}  // namespace intrika::setup

#include "moc_table_room.cpp"
