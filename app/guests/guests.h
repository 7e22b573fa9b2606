// Those who play with a phone: who has come, what is due to whom. Knows the table and the door, and is the only one
// that does. A message to a seat is made of what the table answers to that seat.
#pragma once

#include "app/guests/door.h"
#include "app/guests/face_pictures.h"
#include "app/guests/message_reader.h"
#include "app/guests/room.h"
#include "app/guests/seat_secrets.h"
#include "engines/bots/level.h"
#include "engines/saves/seat_info.h"
#include "engines/session/game_kind.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika::guests {

// First a lobby: people come in and say their names. From `sit` on the table is played at.
class Guests : public QObject, private DoorListener {
    Q_OBJECT

public:
    // `seats`: as they are seated; `phones`: those of people that are to be played with a phone.
    Guests(const GameKind& kind, std::vector<SeatInfo> seats, SeatSet phones, std::unique_ptr<Door> door);
    ~Guests() override;

    // Of a game that is taken up again: before `open`.
    void bring(const SeatSecrets& secrets);
    bool open();  // false: this machine has no network that could be used
    // The table outlives this; seats are those that this was made with, but for the names.
    void sit(Table& table);

    SeatSet phones() const { return phones_; }
    SeatSet taken() const { return secrets_.taken; }  // somebody has joined there
    SeatSet here() const;                             // and is connected
    const std::vector<SeatInfo>& seats() const { return seats_; }

    bool isLettingIn() const { return secrets_.isOpen; }
    void letIn(bool on);
    void setPhone(Seat seat, bool with);  // who had it as a phone is sent away
    void vacate(Seat seat);               // another phone may take it
    // A bot decides there from now on; none: whoever has the seat. Once the game is on.
    void setDeputy(Seat seat, std::optional<Level> level);
    std::optional<Level> deputy(Seat seat) const { return table_ ? table_->deputy(seat) : std::nullopt; }
    bool isSeated() const { return table_ != nullptr; }  // the game is on

    QStringList addresses() const;  // the best first, with the port
    void lookForAddresses();
    QString joinLink(const QString& address) const;
    QString seatLink(const QString& address, Seat seat) const;  // for tests
    QrCode code(const QString& address) const;
    const QString& typedCode() const { return typed_; }  // for who cannot scan; empty: nobody is let in

signals:
    void changed();  // who is there, or who may come

private:
    struct LineState {
        Seat seat = noSeat;  // noSeat: it came to join
        QString language;    // empty: it has not said hello
    };
    struct Question {
        int number = 0;
        std::optional<Prompt> prompt;  // what is asked; none: nothing
    };

    void lineOpened(LineId line, const QByteArray& secret) override;
    void lineSaid(LineId line, const QByteArray& text) override;
    void lineClosed(LineId line) override;
    std::optional<Served> file(const QString& path) override;

    void obey(LineId line, LineState& state, const GuestMessage& message);
    void greet(LineId line, LineState& state, const QString& language);
    void join(LineId line, LineState& state, const GuestMessage& message);
    void choose(LineId line, Seat seat, const GuestMessage& message);
    void takeBack(LineId line, Seat seat, const GuestMessage& message);
    void tell(LineId line, const LineState& state);  // how things stand now
    void tellAllSoon();
    void tellAll();
    void askAnew();
    void sendHint(const Hint& hint);
    QString freeName(const QString& wanted, Seat seat) const;
    void refuse(LineId line, const Text& why);
    void admitSeat(Seat seat);
    void admitGuests();
    void keep();
    QStringList names() const;
    const Words& wordsIn(const QString& language);
    bool isAsked(Seat seat) const;
    bool isFree(Seat seat) const { return phones_.contains(seat) && !secrets_.taken.contains(seat); }

    const GameKind& kind_;
    std::vector<SeatInfo> seats_;
    SeatSet phones_;
    std::unique_ptr<Door> door_;
    SeatSecrets secrets_;
    QString typed_;
    FacePictures pictures_;
    QPointer<Table> table_;
    std::map<LineId, LineState> lines_;
    std::vector<Question> questions_;  // by seat
    std::map<QString, Words> words_;   // by language
    Seat hintFor_ = noSeat;
    bool tellingAll_ = false;  // tellAll() stands in the event queue
};

}  // namespace intrika::guests
