#include "app/guests/guests.h"

#include "app/guests/lobby_message.h"
#include "app/guests/page_file.h"
#include "app/guests/seat_message.h"

#include <algorithm>
#include <utility>

namespace intrika::guests {
namespace {

constexpr int joinBytes = 16;

std::vector<std::string> coloursOf(const std::vector<SeatInfo>& seats) {
    std::vector<std::string> colours;
    for (const SeatInfo& seat : seats) colours.push_back(seat.colour);
    return colours;
}

QString edition(const Door& door) { return QString::fromLatin1(door.newSecret().left(4).toHex()); }

QByteArray sent(const std::string& message) { return QByteArray::fromStdString(message); }

struct MapOnTable {
    ZoneId zone = noZone;  // noZone: the game has none
    std::shared_ptr<const boards::BoardMap> board;
};
MapOnTable mapOn(const Table& table) {
    const Tableau tableau = table.tableau(spectator);
    for (const Zone& zone : tableau.zones) {
        if (zone.board != nullptr) return {zone.id, zone.board};
    }
    return {};
}

}  // namespace

Guests::Guests(const GameKind& kind, std::vector<SeatInfo> seats, SeatSet phones, std::unique_ptr<Door> door)
    : kind_(kind),
      seats_(std::move(seats)),
      phones_(phones & humansAmong(seats_)),
      door_(std::move(door)),
      pictures_(kind, coloursOf(seats_), edition(*door_)),
      questions_(seats_.size()) {
    secrets_.join = door_->newSecret();
    Q_ASSERT(secrets_.join.size() == joinBytes);
}

Guests::~Guests() {
    for (const auto& [line, state] : lines_) {
        door_->say(line, sent(byeMessage(wordsIn(state.language).say(say("guests.bye")))));
    }
    door_->shut();
}

void Guests::bring(const SeatSecrets& secrets) {
    secrets_ = secrets;
    secrets_.taken = secrets.taken & phones_;
}

bool Guests::open() {
    secrets_.port = door_->open(secrets_.port, *this);
    if (secrets_.port == 0) return false;
    pictures_.drawSheetsSoon();
    for (const Seat seat : phones_) admitSeat(seat);
    if (secrets_.isOpen) admitGuests();
    return true;
}

// By the code in the picture, or by one that is short enough to be typed.
void Guests::admitGuests() {
    door_->admit(secrets_.join, DoorLimits::linesToJoin);
    typed_ = door_->admitByCode(secrets_.join);
}

void Guests::admitSeat(Seat seat) {
    QByteArray& secret = secrets_.seats.at(seat);
    if (secret.isEmpty()) secret = door_->newSecret();
    door_->admit(secret, DoorLimits::linesPerSeat);
}

void Guests::sit(Table& table) {
    table_ = &table;
    words_.clear();
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) seats_[seat] = table.seatInfo(static_cast<Seat>(seat));
    if (const MapOnTable map = mapOn(table); map.board != nullptr) pictures_.setBoard(map.board);
    connect(&table, &Table::stepTaken, this, &Guests::tellAllSoon);
    connect(&table, &Table::rewound, this, &Guests::tellAllSoon);
    connect(&table, &Table::hintReady, this, &Guests::sendHint);
    connect(&table, &Table::deputyChanged, this, [this] {
        emit changed();
        tellAllSoon();
    });
    keep();
    askAnew();
    for (auto& [line, state] : lines_) {
        if (!state.language.isEmpty()) greet(line, state, state.language);
    }
}

// As long as there is a journal, whoever takes it up lets the phones in again.
void Guests::keep() {
    if (table_ == nullptr || table_->journal().isEmpty()) return;
    keepSecrets(table_->journal(), secrets_);
}

SeatSet Guests::here() const {
    SeatSet here;
    for (const auto& [line, state] : lines_) {
        if (state.seat != noSeat) here = here.with(state.seat);
    }
    return here;
}

void Guests::letIn(bool on) {
    if (std::exchange(secrets_.isOpen, on) == on) return;
    if (on) {
        secrets_.join = door_->newSecret();  // an old code is of no use any more
        admitGuests();
    } else {
        door_->forget(secrets_.join);
        typed_.clear();
    }
    keep();
    emit changed();
    tellAllSoon();
}

void Guests::setPhone(Seat seat, bool with) {
    if (phones_.contains(seat) == with) return;
    if (with) {
        phones_ = phones_.with(seat);
        admitSeat(seat);
    } else {
        phones_ = phones_.without(seat);
        vacate(seat);
        door_->forget(std::exchange(secrets_.seats.at(seat), {}));
    }
    keep();
    emit changed();
    tellAllSoon();
}

void Guests::vacate(Seat seat) {
    secrets_.taken = secrets_.taken.without(seat);
    door_->forget(std::exchange(secrets_.seats.at(seat), {}));
    if (phones_.contains(seat)) admitSeat(seat);
    keep();
    emit changed();
    tellAllSoon();
}

void Guests::setDeputy(Seat seat, std::optional<Level> level) {
    if (table_ != nullptr) table_->setDeputy(seat, level);
}

QStringList Guests::addresses() const { return door_->addresses(); }
void Guests::lookForAddresses() { door_->lookForAddresses(); }

QString Guests::joinLink(const QString& address) const {
    return QStringLiteral("http://%1/#j=%2").arg(address, QLatin1String(secrets_.join.toHex()));
}

QString Guests::seatLink(const QString& address, Seat seat) const {
    return QStringLiteral("http://%1/#s=%2").arg(address, QLatin1String(secrets_.seats.at(seat).toHex()));
}

QrCode Guests::code(const QString& address) const { return door_->codeOf(joinLink(address)); }

QStringList Guests::names() const {
    QStringList names;
    for (const SeatInfo& seat : seats_) names << seat.name;
    return names;
}

const Words& Guests::wordsIn(const QString& language) {
    const auto found = words_.find(language);
    if (found != words_.end()) return found->second;
    return words_.emplace(language, Words::in(language, QString::fromStdString(kind_.id), names())).first->second;
}

std::optional<Served> Guests::file(const QString& path) {
    if (path.startsWith(u"/picture/")) return pictures_.picture(path);
    for (const QString& language : languages()) {
        if (path == QStringLiteral("/words/%1.json").arg(language))
            return Served{"application/json", pageWords(language), false};
    }
    return pageFile(path);
}

void Guests::lineOpened(LineId line, const QByteArray& secret) {
    const auto seat = std::find(secrets_.seats.begin(), secrets_.seats.end(), secret);
    LineState state;
    if (seat != secrets_.seats.end()) state.seat = static_cast<Seat>(seat - secrets_.seats.begin());
    lines_[line] = state;
    if (state.seat != noSeat) secrets_.taken = secrets_.taken.with(state.seat);
    emit changed();
    tellAllSoon();
}

void Guests::lineClosed(LineId line) {
    lines_.erase(line);
    emit changed();
    tellAllSoon();
}

void Guests::lineSaid(LineId line, const QByteArray& text) {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    const auto message = readGuestMessage(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    using Kind = GuestMessage::Kind;
    const bool isGreeted = !found->second.language.isEmpty();
    if (!message || (!isGreeted && message->kind != Kind::hello)) return door_->close(line, Closing::nonsense);
    obey(line, found->second, *message);
}

void Guests::obey(LineId line, LineState& state, const GuestMessage& message) {
    using Kind = GuestMessage::Kind;
    if (message.kind == Kind::hello || message.kind == Kind::language) return greet(line, state, message.language);
    if (message.kind == Kind::ping) return door_->say(line, sent(pongMessage()));
    if (message.kind == Kind::join) return join(line, state, message);
    if (state.seat == noSeat || table_ == nullptr) return tell(line, state);
    switch (message.kind) {
        case Kind::choose:
            return choose(line, state.seat, message);
        case Kind::takeBack:
            return takeBack(line, state.seat, message);
        case Kind::whyNot:
            if (message.ask != questions_[state.seat].number) return tell(line, state);
            return door_->say(
                line, sent(whyNotMessage(*table_, state.seat, message.ask, message.picks, wordsIn(state.language))));
        case Kind::hint:
            if (message.ask != questions_[state.seat].number || !isAsked(state.seat)) return tell(line, state);
            hintFor_ = state.seat;
            return table_->askHint(state.seat);
        default:
            return;
    }
}

void Guests::greet(LineId line, LineState& state, const QString& language) {
    state.language = language.isEmpty() ? currentLanguage() : language;
    const ZoneId zone = table_ == nullptr ? noZone : mapOn(*table_).zone;
    door_->say(line, sent(welcomeMessage(wordsIn(state.language), state.seat, pictures_, zone)));
    tell(line, state);
}

void Guests::tell(LineId line, const LineState& state) {
    if (state.language.isEmpty()) return;
    if (table_ != nullptr && state.seat != noSeat) {
        const Attendance attendance{phones_, here()};
        return door_->say(line, sent(stateMessage(*table_, state.seat, questions_[state.seat].number, attendance,
                                                  pictures_, wordsIn(state.language))));
    }
    const Lobby lobby{secrets_.isOpen, state.seat, humansAmong(seats_), phones_, secrets_.taken, here()};
    door_->say(line, sent(lobbyMessage(lobby, seats_)));
}

// Once the game is on, names are what they are.
void Guests::join(LineId line, LineState& state, const GuestMessage& message) {
    if (state.seat != noSeat || !isFree(message.seat) || !secrets_.isOpen) return tell(line, state);
    if (table_ == nullptr && !message.name.isEmpty()) {
        seats_[message.seat].name = freeName(message.name, message.seat);
        words_.clear();
    }
    secrets_.taken = secrets_.taken.with(message.seat);
    keep();
    door_->say(line, sent(seatedMessage(secrets_.seats.at(message.seat))));
    emit changed();
    tellAllSoon();
}

// A name that somebody else has gets a number.
QString Guests::freeName(const QString& wanted, Seat seat) const {
    const auto isTaken = [&](const QString& name) {
        for (std::size_t other = 0; other < seats_.size(); ++other) {
            if (other != seat && seats_[other].name.compare(name, Qt::CaseInsensitive) == 0) return true;
        }
        return false;
    };
    QString name = wanted;
    for (int nth = 2; isTaken(name); ++nth) name = QStringLiteral("%1 %2").arg(wanted).arg(nth);
    return name;
}

void Guests::refuse(LineId line, const Text& why) {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    door_->say(line, sent(refusedMessage(wordsIn(found->second.language).say(why))));
    tell(line, found->second);
}

void Guests::choose(LineId line, Seat seat, const GuestMessage& message) {
    const Question& question = questions_[seat];
    const bool isOld = message.ask != question.number || !question.prompt || !isAsked(seat);
    if (isOld) return tell(line, lines_.at(line));
    const auto& choices = question.prompt->choices;
    const bool isOffered =
        std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.key == message.key; });
    if (!isOffered) return door_->close(line, Closing::nonsense);
    table_->choose(seat, message.key);
}

void Guests::takeBack(LineId line, Seat seat, const GuestMessage& message) {
    if (message.step != table_->stepCount()) return tell(line, lines_.at(line));
    const Text why = table_->whyNoTakeBack(seat);
    if (!why.empty()) return refuse(line, why);
    table_->takeBack(seat);
}

void Guests::sendHint(const Hint& hint) {
    if (hint.seat != hintFor_) return;
    hintFor_ = noSeat;
    for (const auto& [line, state] : lines_) {
        if (state.seat != hint.seat || state.language.isEmpty()) continue;
        door_->say(line, sent(hintMessage(hint, questions_[hint.seat].number, wordsIn(state.language))));
    }
    tellAllSoon();
}

// And no bot in their place.
bool Guests::isAsked(Seat seat) const { return table_->asked().mayAct(seat) && table_->humans().contains(seat); }

// The question of a seat stays the same as long as what it is asked does.
void Guests::askAnew() {
    for (std::size_t at = 0; at < questions_.size(); ++at) {
        const auto seat = static_cast<Seat>(at);
        if (!phones_.contains(seat)) continue;
        std::optional<Prompt> now;
        if (isAsked(seat)) now = table_->prompt(seat);
        if (now == questions_[at].prompt) continue;
        questions_[at] = {questions_[at].number + 1, std::move(now)};
    }
}

// All at once, whoever is concerned: when something is sent says nothing of what it is.
void Guests::tellAllSoon() {
    if (std::exchange(tellingAll_, true)) return;
    QMetaObject::invokeMethod(this, &Guests::tellAll, Qt::QueuedConnection);
}

void Guests::tellAll() {
    tellingAll_ = false;
    if (table_ != nullptr) askAnew();
    std::vector<LineId> all;
    for (const auto& [line, state] : lines_) all.push_back(line);
    for (const LineId line : all) {  // a slow one may go meanwhile
        const auto found = lines_.find(line);
        if (found != lines_.end()) tell(line, LineState(found->second));
    }
}

}  // namespace intrika::guests

#include "moc_guests.cpp"
