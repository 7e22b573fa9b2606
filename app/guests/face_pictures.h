// All pictures that a game's faces need, alike for all seats: what is fetched says nothing of who holds what.
#pragma once

#include "app/faces/face_composer.h"
#include "app/guests/door.h"
#include "app/guests/room.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QHash>
#include <QSize>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika::boards {
struct BoardMap;
}

namespace intrika::guests {

class FacePictures {
public:
    // `colours`: of all seats. `edition`: names the pictures of this game; others have others.
    FacePictures(const GameKind& kind, std::vector<std::string> colours, QString edition);
    ~FacePictures();

    // Null: the game is not played on a map.
    void setBoard(std::shared_ptr<const boards::BoardMap> board) { board_ = std::move(board); }
    const boards::BoardMap* board() const { return board_.get(); }

    // "12", or "12-red" where the face carries its owner's colour; empty: no face.
    std::string index(FaceId face, const std::string& colour) const;

    struct Entry {
        std::string index;
        FaceId face = noFace;
        std::string colour;  // empty: nobody's
        QSize size;          // of the small picture, in a phone's own pixels
        double corner = 0;   // of a card, the radius of its corners in these; 0: it is no rectangle
    };
    std::vector<Entry> entries() const;
    FaceWords words(FaceId face, const Words& words) const { return composer_.words(face, words); }
    enum class Size { small, large };
    QString url(const Entry& entry, Size size, const QString& language) const;

    // The map's picture: `mapSide` pixels to a cell.
    static constexpr int mapSide = 40;
    QString mapUrl(const QString& language) const;
    QSize mapSize() const;
    QPointF mapPoint(std::uint16_t place) const;  // in its pixels

    // None: there is no such picture. Drawn when it is first asked for.
    std::optional<Served> picture(const QString& path);

private:
    Served drawnFace(const Entry& entry, Size size, const QString& language) const;
    Served drawnMap(const QString& language) const;
    const Words& wordsIn(const QString& language) const;
    std::optional<Served> drawn(const QString& language, const QString& name) const;

    QString game_, edition_;
    std::size_t count_;
    std::vector<std::string> colours_;
    FaceComposer composer_;
    std::shared_ptr<const boards::BoardMap> board_;
    QHash<QString, Served> kept_;             // by path
    mutable std::map<QString, Words> words_;  // by language
};

}  // namespace intrika::guests
