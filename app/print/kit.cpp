#include "app/print/kit.h"

#include "app/faces/face_data.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>

#include <algorithm>
#include <optional>

namespace intrika::print {
namespace {

// A standee is two fronts, head to head, on two feet.
QSizeF cutOf(const KitPart& part, const KitFace& face, const PrintOptions& options) {
    const QSizeF size = face.size.isEmpty() ? part.size : face.size;
    if (part.kind == PartKind::standees) return {size.width(), 2 * (size.height() + face.footMm)};
    const bool usual = size == cardMm;
    return part.kind == PartKind::cards && usual && !options.cardSize.isEmpty() ? options.cardSize : size;
}

// Of a part or a face, for one player or whoever it is.
std::optional<int> askedCopies(const PrintOptions& options, const QString& owner, const QString& id) {
    for (const QString& entry : {owner + u'/' + id, id}) {
        if (options.copies.contains(entry)) return options.copies.value(entry);
    }
    return std::nullopt;
}

int copiesOf(const KitPart& part, const KitFace& face, const QString& owner, const PrintOptions& options) {
    const auto ofFace = askedCopies(options, owner, face.face);
    return ofFace ? *ofFace : face.copies * askedCopies(options, owner, part.id).value_or(1);
}

// An entry of the options' parts: a part or a face, of all colours or of one ("red/action.gallop").
bool covers(const QString& entry, const KitPart& part, const QString& face, const QString& owner) {
    const qsizetype slash = entry.indexOf(u'/');
    const QString what = entry.mid(slash + 1);
    return (slash < 0 || entry.left(slash) == owner) && (what == part.id || (!face.isEmpty() && what == face));
}

bool isAskedFor(const PrintOptions& options, const KitPart& part, const KitFace& face, const QString& owner) {
    return options.parts.isEmpty() ||
           std::any_of(options.parts.begin(), options.parts.end(),
                       [&](const QString& entry) { return covers(entry, part, face.face, owner); });
}

bool coversSomeOf(const QString& entry, const KitPart& part, const QString& owner) {
    return covers(entry, part, {}, owner) ||
           std::any_of(part.faces.begin(), part.faces.end(),
                       [&](const KitFace& face) { return covers(entry, part, face.face, owner); });
}

bool namesSomeOf(const QString& entry, const Kit& kit, const KitPart& part) {
    const QStringList owners = part.perPlayer ? kit.colours + QStringList(QString()) : QStringList(QString());
    return std::any_of(owners.begin(), owners.end(),
                       [&](const QString& owner) { return coversSomeOf(entry, part, owner); });
}

void addFaces(QList<KitPiece>& pieces, const KitPart& part, const QString& owner, const PrintOptions& options,
              int players) {
    for (const KitFace& face : part.faces) {
        if (!isAskedFor(options, part, face, owner)) continue;
        const int numbers = face.numbered ? players : 1;
        for (int number = 1; number <= numbers; ++number) {
            const KitPiece piece{&part, &face, owner, face.numbered ? number : 0, cutOf(part, face, options)};
            for (int copy = 0; copy < copiesOf(part, face, owner, options); ++copy) pieces.append(piece);
        }
    }
}

// For all that the kit has of these cards, whatever is printed now.
KitPiece boxFor(const Kit& kit, const KitPart& part, const QString& owner, PrintOptions options) {
    options.parts.clear();
    QSizeF cards;
    int layers = 0;
    for (const QString& id : part.holds) {
        for (const KitPiece& piece : piecesOf(kit, *kit.part(id), options)) {
            if (!owner.isEmpty() && piece.owner != owner) continue;
            cards = cards.expandedTo(piece.size);
            layers += options.layout == Layout::gutterfold && !piece.back().isEmpty() ? 2 : 1;
        }
    }
    const TuckBox box(cards, thicknessMm(layers, options.paperWeight));
    return {&part, nullptr, owner, 0, box.size(), box};
}

}  // namespace

const KitPart* Kit::part(const QString& id) const {
    const auto found = std::find_if(parts.begin(), parts.end(), [&id](const KitPart& part) { return part.id == id; });
    return found == parts.end() ? nullptr : &*found;
}

int Kit::playersOf(const PrintOptions& options) const { return options.players == 0 ? mostPlayers : options.players; }

std::vector<std::string> Kit::faceKeys() const {
    QStringList keys;
    for (const KitPart& part : parts) {
        for (const KitFace& face : part.faces) keys << face.face << face.back;
        if (part.isCutOut()) keys << part.back << part.cover;
    }
    for (const QJsonValue form : forms) {
        for (const QJsonValue element : form.toArray()) {
            for (const char* named : {"face", "plate"}) keys << element[QLatin1String(named)].toString();
        }
    }
    keys.removeDuplicates();
    keys.removeAll(QString());
    std::vector<std::string> all;
    for (const QString& key : keys) all.push_back(key.toStdString());
    return all;
}

QStringList printableGames() {
    QStringList games = QDir(QStringLiteral(":/kits")).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (QString& game : games) game.chop(static_cast<int>(qstrlen(".json")));
    return games;
}

QString usualGame() {
    const QStringList games = printableGames();
    const auto found =
        std::find_if(games.begin(), games.end(), [](const QString& game) { return !loadKit(game).boards.isEmpty(); });
    return found == games.end() ? games.value(0) : *found;
}

Kit loadKit(const QString& game) {
    QFile file(QStringLiteral(":/kits/%1.json").arg(game));
    const std::string text = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    Kit none;
    none.game = game;
    return parseKit(game, text).value_or(none);
}

QString KitPiece::back() const { return face == nullptr || face->back.isEmpty() ? part->back : face->back; }

QString KitPiece::key() const {
    return part->id + u'/' + (face == nullptr ? part->form : face->face) + u'/' + owner + u'/' +
           QString::number(number) + u'/' +
           (face == nullptr ? QString() : face->foot + face->back + QString::number(face->value));
}

QList<KitPiece> piecesOf(const Kit& kit, const KitPart& part, const PrintOptions& options) {
    QList<KitPiece> pieces;
    const int players = kit.playersOf(options);
    const QStringList owners = part.perPlayer ? kit.colours.mid(0, players) : QStringList{QString()};
    for (const QString& owner : owners) {
        if (part.kind == PartKind::form || part.kind == PartKind::boxes) {
            if (!isAskedFor(options, part, {}, owner)) continue;
            const KitPiece piece = part.kind == PartKind::boxes ? boxFor(kit, part, owner, options)
                                                                : KitPiece{&part, nullptr, owner, 0, part.size};
            pieces += QList<KitPiece>(askedCopies(options, owner, part.id).value_or(part.copies), piece);
        } else {
            addFaces(pieces, part, owner, options, players);
        }
    }
    return pieces;
}

bool hasEntry(const Kit& kit, const QString& entry) {
    return std::any_of(kit.parts.begin(), kit.parts.end(),
                       [&](const KitPart& part) { return namesSomeOf(entry, kit, part); });
}

bool hasFace(const Kit& kit, const QString& entry) {
    const qsizetype slash = entry.indexOf(u'/');
    const std::vector<std::string> faces = kit.faceKeys();
    const bool isKnown = std::find(faces.begin(), faces.end(), entry.mid(slash + 1).toStdString()) != faces.end();
    return isKnown && (slash < 0 || kit.colours.contains(entry.left(slash)));
}

Unexpected noSuchPart(const QString& entry) {
    return unexpected(Problem::Code::unknownPart, say("print.problem.part", {literal(entry.toStdString())}));
}

Expected<QList<const KitPart*>> chosenParts(const Kit& kit, const PrintOptions& options) {
    if (const int players = kit.playersOf(options); players < kit.leastPlayers || players > kit.mostPlayers) {
        return unexpected(Problem::Code::badOption,
                          say("print.problem.players",
                              {literal(kit.game.toStdString()), number(kit.leastPlayers), number(kit.mostPlayers)}));
    }
    for (const QString& entry : options.parts + options.copies.keys()) {
        if (!hasEntry(kit, entry)) return noSuchPart(entry);
    }
    for (const QString& entry : options.own.keys()) {
        if (!hasFace(kit, entry)) return noSuchPart(entry);
    }
    QList<const KitPart*> chosen;
    for (const KitPart& part : kit.parts) {
        const bool named = std::any_of(options.parts.begin(), options.parts.end(),
                                       [&](const QString& entry) { return namesSomeOf(entry, kit, part); });
        if (options.parts.isEmpty() ? !part.extra : named) chosen.append(&part);
    }
    return chosen;
}

}  // namespace intrika::print
