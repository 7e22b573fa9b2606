#include "engines/table/table.h"

#include "engines/core/json_text.h"
#include "engines/files/save_file.h"
#include "engines/session/event_text.h"
#include "engines/session/journal.h"
#include "engines/session/own_things.h"
#include "engines/session/record.h"
#include "engines/table/bot_seat.h"
#include "engines/table/budget_here.h"
#include "engines/table/silence.h"
#include "engines/words/clean_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace intrika::table {
namespace {

constexpr int chanceItself = maxSeats;

}  // namespace

Table::Table(std::unique_ptr<Session> session, std::vector<SeatInfo> seats, std::uint64_t seed,
             std::unique_ptr<SaveFile> file, QObject* parent)
    : QObject(parent),
      session_(std::move(session)),
      seats_(std::move(seats)),
      seed_(seed),
      talk_(*session_, seats_, seed_),
      file_(std::move(file)),
      hintsUsed_(seats_.size(), 0),
      bots_(seats_.size()),
      adviser_(std::make_unique<BotSeat>()),
      reasoner_(std::make_unique<Reasoner>(*session_, humans())) {
    Q_ASSERT(static_cast<int>(seats_.size()) == session_->seatCount());
    for (SeatInfo& seat : seats_) seat.name = cleanName(seat.name);
    retry_.setInterval(std::chrono::seconds(10));
    connect(&retry_, &QTimer::timeout, this, &Table::catchUp);
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        if (seats_[seat].player.is != PlayerKind::Is::human) makeBot(seat);
    }
    connect(reasoner_.get(), &Reasoner::progressed, this, &Table::reasoning);
    connect(reasoner_.get(), &Reasoner::found, this, &Table::reasonsFound);
    connect(adviser_.get(), &BotSeat::progressed, this, [this](double share) { emit thinking(hintFor_, share); });
    connect(adviser_.get(), &BotSeat::answered, this, [this](int step, const Advice& advice) {
        if (step == stepCount()) hintThought(std::exchange(hintFor_, noSeat), advice);
    });
}

void Table::makeBot(Seat seat) {
    if (bots_[seat]) return;
    bots_[seat] = std::make_unique<BotSeat>();
    connect(bots_[seat].get(), &BotSeat::progressed, this, [this, seat](double share) { emit thinking(seat, share); });
    connect(bots_[seat].get(), &BotSeat::answered, this, [this, seat](int step, const Advice& advice) {
        if (step != stepCount()) return;
        emit thinkingEnded(seat);
        answer_ = advice;
        goOnSoon();
    });
}

Table::~Table() {
    if (file_) file_->catchUp();
}

const GameKind& Table::kind() const { return session_->kind(); }
int Table::seatCount() const { return session_->seatCount(); }
const SeatInfo& Table::seatInfo(Seat seat) const { return seats_.at(seat); }

QStringList Table::names() const {
    QStringList names;
    for (const SeatInfo& seat : seats_) names << seat.name;
    return names;
}

std::vector<std::string> Table::colours() const {
    std::vector<std::string> colours;
    for (const SeatInfo& seat : seats_) colours.push_back(seat.colour);
    return colours;
}

int Table::stepCount() const { return session_->stepCount(); }
ToAct Table::toAct(int at) const { return session_->toAct(at); }

ToAct Table::asked() const {
    ToAct now = toAct();
    if (isAlone() && script_.empty() && onlySilence(prompt(humans().first()))) {
        now.seats = now.seats.without(humans().first());
    }
    return now;
}

// A person, and neither the table for them nor a bot in their place.
bool Table::wasAsked(int step) const {
    const Observer by = mover(step);
    if (!humansAmong(seats_).contains(by) || deputies_.at(*by, step)) return false;
    return !isAlone() || !onlySilence(session_->prompt(*by, step));
}

bool Table::isOver() const { return session_->toAct().isOver(); }
Result Table::result() const { return session_->result(); }
Tableau Table::tableau(Observer observer, int at) const { return session_->tableau(observer, at); }
Prompt Table::prompt(Seat seat) const {
    prompts_.resize(seats_.size());
    std::optional<Prompt>& kept = prompts_.at(seat);
    if (!kept) kept = session_->prompt(seat);
    return *kept;
}
Text Table::whyNot(Seat seat, std::span<const Pick> picks) const { return session_->whyNot(seat, picks); }
Observer Table::mover(int step) const { return session_->step(step).mover; }

int Table::lastTurnOf(Seat seat) const {
    int events = stepCount();
    while (events > 0 && (mover(events - 1) != Observer(seat) || !wasAsked(events - 1))) --events;
    return events;
}

std::vector<Moment> Table::moments(int step, Observer observer) const { return session_->moments(step, observer); }

StageScript Table::stage(int step, Observer observer) const { return session_->stage(step, observer); }

std::vector<SpokenLine> Table::lines(int step, Observer observer) const {
    return talks_ ? talk_.at(step, observer) : std::vector<SpokenLine>();
}

Notebook Table::notebook(Seat seat, int at) const { return session_->notebook(seat, at); }

std::vector<Happening> Table::happenings(int step, Observer observer) const {
    return session_->happenings(step, observer);
}

Table::TakeBack Table::planTakeBack(Seat asking) const {
    if (isOver()) return {0, say("undo.over")};
    if (trial_) return {0, say("undo.nothing")};
    SeatSet informed;
    for (int at = stepCount() - 1; at >= 0; --at) {
        const Step& step = session_->step(at);
        informed = informed | step.informed;
        if (!wasAsked(at)) continue;
        if (practice_) return {at, {}};
        if (asking != noSeat && *step.mover != asking) return {0, say("undo.another", {person(*step.mover)})};
        if (!(informed & humans()).empty()) return {0, say("undo.informed")};
        return {at, {}};
    }
    return {0, say("undo.nothing")};
}

Text Table::whyNoTakeBack(Seat asking) const { return planTakeBack(asking).whyNot; }

void Table::takeBack(Seat asking) {
    const TakeBack plan = planTakeBack(asking);
    if (!plan.whyNot.empty()) return;
    const int events = stepCount() - plan.to;
    reasoner_->forgetFrom(plan.to);
    while (stepCount() > plan.to) session_->takeBack();
    deputies_.cutTo(plan.to);
    talk_.forget();
    dropAnswers();
    keep(journalUndo(events));
    if (std::exchange(looks_, {}).events > 0) keepThing(Changing::looks);  // what comes instead nobody has seen
    emit rewound(stepCount());
    goOnSoon();
}

void Table::begin() {
    Q_ASSERT(!begun_);
    begun_ = true;
    if (stepCount() == 0) sitting_.start();
    keepBeginning();
    if (!pencilIsWhole_) emit troubled({Problem::Code::foreign, "/app/pencil", -1, say("problem.pencil")});
    if (isOver()) finish();
    if (!isHeld()) goOnSoon();
}

void Table::keepBeginning() {
    if (!file_) return;
    if (!file_->isEmpty()) return keep({});  // its writer may have died before it was safe
    const Record record = recordNow();
    std::string lines = journalHead(record);
    for (const std::string& event : record.events) lines += journalEvent(event);
    keep(lines);
}

void Table::keepIn(std::unique_ptr<SaveFile> file) {
    Q_ASSERT(!file_);
    file_ = std::move(file);
    keepBeginning();
    if (isOver()) finish();
}

QString Table::journal() const { return file_ ? file_->path() : QString(); }

void Table::setScript(std::vector<std::string> events) {
    script_ = std::move(events);
    if (begun_) goOnSoon();  // whom the table answers for has changed
}

std::optional<MoveKey> Table::scriptedMove(Seat seat) const {
    const auto next = static_cast<std::size_t>(stepCount());
    if (next >= script_.size() || !toAct().mayAct(seat)) return std::nullopt;
    const auto event = knownJson(script_[next]);
    const auto parts = readEvent(event);
    if (!parts || parts->seat != Observer(seat)) return std::nullopt;
    const auto key = session_->legalMove(seat, *parts->what);
    return key ? std::optional(*key) : std::nullopt;
}

// False: the script has nothing for this moment, or nothing that fits what people decided.
bool Table::playScript() {
    const auto next = static_cast<std::size_t>(stepCount());
    if (next >= script_.size()) return false;
    const auto step = session_->replay(knownJson(script_[next]));
    if (step) carriedOut(*step);
    return step.has_value();
}

void Table::choose(Seat seat, const MoveKey& key) {
    Q_ASSERT(humans().contains(seat));
    if (trial_) {
        emit tried(seat, key);
        return emit rewound(stepCount());
    }
    auto step = session_->play(seat, key);
    if (step) {
        carriedOut(*step);
    } else {
        emit refused(step.error());
    }
}

void Table::letGo(std::string_view why) {
    holds_.erase(std::find(holds_.begin(), holds_.end(), why));
    if (!isHeld()) goOnSoon();
}

// Through the event queue: one event at a time reaches the listeners, whatever they call meanwhile.
void Table::goOnSoon() {
    if (std::exchange(goingOn_, true)) return;
    QMetaObject::invokeMethod(this, &Table::goOn, Qt::QueuedConnection);
}

void Table::goOn() {
    goingOn_ = false;
    if (trial_) return;
    const ToAct now = session_->toAct();
    if (!begun_ || now.isOver()) return;
    // Where people and bots decide at the same time, people come first: nobody can tell who knew what by the time it
    // took.
    if (!now.isChance() && !(now.seats & humans()).empty()) return keepSilence();
    if (!script_.empty() && (isHeld() || playScript())) return;
    if (now.isChance()) {
        if (isHeld()) return;
        Rng rng(seedFor(chanceItself));
        carriedOut(session_->drawChance(rng));
        return;
    }
    const Seat seat = now.seats.first();
    if (!answer_) {
        askBot(seat);
    } else if (!isHeld()) {
        playAnswer(seat);
    }
}

// In a lesson everything is left to the learner.
void Table::keepSilence() {
    if (isHeld() || !isAlone() || !script_.empty()) return;
    if (const auto silence = onlySilence(prompt(humans().first()))) choose(humans().first(), *silence);
}

void Table::askBot(Seat seat) {
    if (bots_[seat]->isThinking()) return;
    const PlayerKind player = playerNow(seat);
    bots_[seat]->ask(session_->think(seat, player, budgetHere(player.level), seedFor(seat)), stepCount());
    emit thinking(seat, 0);
}

void Table::playAnswer(Seat seat) {
    const Advice advice = *std::exchange(answer_, std::nullopt);
    if (advice.problem) emit troubled(*advice.problem);
    const auto step = session_->play(seat, advice.best);
    Q_ASSERT(step);
    reasoner_->keep(stepCount() - 1, advice);
    carriedOut(*step);
}

void Table::carriedOut(const Step& step) {
    dropAnswers();
    keep(journalEvent(step.event));
    if (isOver()) finish();
    emit stepTaken(stepCount() - 1);
    goOnSoon();
}

// Whatever was being thought about is no longer the question.
void Table::dropAnswers() {
    prompts_.clear();
    cancelHint();
    answer_.reset();
    for (Seat seat = 0; seat < bots_.size(); ++seat) {
        if (!bots_[seat] || !bots_[seat]->isThinking()) continue;
        bots_[seat]->cancel();
        emit thinkingEnded(seat);
    }
}

void Table::askHint(Seat seat) {
    if (trial_ || !toAct().mayAct(seat)) return;  // a trial asks what the person would do alone
    cancelHint();
    hintFor_ = seat;
    const PlayerKind strong{PlayerKind::Is::bot, Level::strong, {}};
    adviser_->ask(session_->think(seat, strong, adviceBudgetHere(), seedFor(seat)), stepCount());
    emit thinking(seat, 0);
}

void Table::cancelHint() {
    if (hintFor_ == noSeat) return;
    adviser_->cancel();
    emit thinkingEnded(std::exchange(hintFor_, noSeat));
}

void Table::hintThought(Seat seat, const Advice& advice) {
    emit thinkingEnded(seat);
    Hint hint;
    hint.seat = seat;
    hint.lines = linesOf(advice, prompt(seat));
    if (!hint.lines.empty()) hint.why = session_->explain(seat, hint.lines.front().key);
    ++hintsUsed_.at(seat);
    keepThing(Changing::hints);
    emit hintReady(hint);
}

void Table::keep(std::string_view lines) {
    if (file_) tellTrouble(file_->append(lines));
}

void Table::finish() {
    if (!file_) return;
    const auto problem = file_->finish(writeRecord(finishedRecord()));
    tellTrouble(problem);
    if (problem) return;
    recordFile_ = recordOf(file_->path());
    file_.reset();
}

void Table::catchUp() {
    if (isOver()) {
        finish();
    } else {
        keep({});
    }
}

std::optional<Problem> Table::notKept() const { return file_ && file_->isBehind() ? trouble_ : std::nullopt; }

// What could not be written is tried again from time to time, and at the next event; each cause is told once.
void Table::tellTrouble(const std::optional<Problem>& problem) {
    const auto before = std::exchange(trouble_, problem);
    if (!problem) {
        retry_.stop();
        if (before) emit keptAgain();
        return;
    }
    retry_.start();
    if (!before || before->text != problem->text) emit troubled(*problem);
}

// One generator for every decision, from the seed and the number of events: a game that is taken up again, or gone
// back in, meets the same chance; nobody can draw anew by taking back.
std::uint64_t Table::seedFor(int who, int at) const {
    const auto nth = static_cast<std::uint64_t>(at == Session::latest ? stepCount() : at) * (maxSeats + 1) +
                     static_cast<std::uint64_t>(who) + 1;
    return seed_ ^ (nth * 0xD1B54A32D192ED03u);  // an odd factor of its own, not that of splitmix64
}

}  // namespace intrika::table

#include "moc_table.cpp"
