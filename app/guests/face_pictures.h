// All pictures that a game's faces need, alike for all seats: what is fetched says nothing of who holds what.
#pragma once

#include "app/faces/face_composer.h"
#include "app/guests/door.h"
#include "app/guests/room.h"
#include "app/guests/small_sheets.h"
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

    // "12", or "12-red" where the picture carries its owner's colour; empty: no face.
    std::string index(FaceId face, const std::string& colour) const;
    // The page lays the owner's colour on, and one picture does for all.
    bool wearsColour(FaceId face) const;

    // Also the order in which they are on the sheets.
    const std::vector<SmallPicture>& all() const { return sheets_.pictures(); }
    std::string indexOf(const SmallPicture& picture) const { return index(picture.face, picture.colour); }
    FaceWords words(FaceId face, const Words& words) const { return composer_.words(face, words); }
    QSize sheetSize(Sheet sheet) const { return sheets_.size(sheet); }
    QString sheetUrl(Sheet sheet) const;
    QString largeUrl(const SmallPicture& picture, const QString& language) const;
    void drawSheetsSoon() { sheets_.drawSoon(); }

    // The map's picture: `mapSide` pixels to a cell.
    static constexpr int mapSide = 40;
    QString mapUrl(const QString& language) const;
    QSize mapSize() const;
    QPointF mapPoint(std::uint16_t place) const;  // in its pixels

    // None: there is no such picture. Drawn when it is first asked for.
    std::optional<Served> picture(const QString& path);

private:
    std::vector<SmallPicture> smallPictures() const;
    Served drawnFace(const SmallPicture& picture, const QString& language) const;
    std::optional<Served> sheet(const QString& name);
    Served drawnMap(const QString& language) const;
    const Words& wordsIn(const QString& language) const;
    std::optional<Served> drawn(const QString& language, const QString& name) const;

    QString game_, edition_;
    std::vector<std::string> colours_;
    FaceComposer composer_;
    SmallSheets sheets_;
    std::shared_ptr<const boards::BoardMap> board_;
    QHash<QString, Served> kept_;             // by path
    mutable std::map<QString, Words> words_;  // by language
};

}  // namespace intrika::guests
