#include "app/print/print_options.h"

#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"

#include <nlohmann/json.hpp>

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace intrika::print {
namespace {

template <class T>
using Names = QList<std::pair<const char*, T>>;

const Names<Paper> papers{{"a4", Paper::a4}, {"letter", Paper::letter}, {"a3", Paper::a3}, {"a2", Paper::a2}};
const Names<Turn> turns{{"automatic", Turn::automatic}, {"portrait", Turn::portrait}, {"landscape", Turn::landscape}};
const Names<Layout> layouts{
    {"shared-cut", Layout::sharedCut}, {"bleed", Layout::bleed}, {"gutterfold", Layout::gutterfold}};
const Names<Marks> marksNames{{"crop", Marks::crop}, {"lines", Marks::lines}, {"none", Marks::none}};
const Names<Backs> backsNames{{"long-edge", Backs::longEdge}, {"short-edge", Backs::shortEdge}, {"none", Backs::none}};
const Names<Sides> sidesNames{{"interleaved", Sides::interleaved}, {"fronts", Sides::fronts}, {"backs", Sides::backs}};
const Names<Style> styles{{"colour", Style::colour}, {"grey", Style::grey}, {"ink-saver", Style::inkSaver}};

template <class T>
bool readName(const Names<T>& names, const QString& word, T& to) {
    for (const auto& [name, value] : names) {
        if (word != QLatin1String(name)) continue;
        to = value;
        return true;
    }
    return false;
}

template <class T>
QString nameOf(const Names<T>& names, T value) {
    for (const auto& [name, known] : names) {
        if (known == value) return QLatin1String(name);
    }
    return {};
}

bool readNumber(const QString& word, double least, double most, double& to) {
    bool isNumber = false;
    const double value = word.trimmed().toDouble(&isNumber);
    if (!isNumber || !(value >= least && value <= most)) return false;
    to = value;
    return true;
}

bool readPair(const QString& word, QLatin1Char between, double least, double most, QPointF& to) {
    const QStringList both = word.split(between);
    double x = 0, y = 0;
    if (both.size() != 2 || !readNumber(both[0], least, most, x) || !readNumber(both[1], least, most, y)) return false;
    to = {x, y};
    return true;
}

bool readCopies(const QString& word, QMap<QString, int>& to) {
    QMap<QString, int> copies;
    for (const QString& one : word.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList both = one.split(QLatin1Char('='));
        double count = 0;
        if (both.size() != 2 || !readNumber(both[1], 0, 999, count)) return false;
        copies[both[0].trimmed()] = static_cast<int>(count);
    }
    to = copies;
    return true;
}

QString pairText(QPointF pair, QLatin1Char between) {
    return QString::number(pair.x(), 'g', 8) + between + QString::number(pair.y(), 'g', 8);
}

QString copiesText(const QMap<QString, int>& copies) {
    QStringList all;
    for (auto it = copies.begin(); it != copies.end(); ++it) all << it.key() + u'=' + QString::number(*it);
    return all.join(QLatin1Char(','));
}

// An option by its name: how it is read from text and written to it.
struct Field {
    const char* name;
    bool (*read)(const QString&, PrintOptions&);
    QString (*write)(const PrintOptions&);
};

const std::array<Field, 19> fields{{
    {"parts",
     [](const QString& w, PrintOptions& o) {
         o.parts = w.simplified().remove(' ').split(',', Qt::SkipEmptyParts);
         return true;
     },
     [](const PrintOptions& o) { return o.parts.join(','); }},
    {"players",
     [](const QString& w, PrintOptions& o) {
         o.players = w.toInt();
         return w.isEmpty() || (o.players >= fewestPlayers && o.players <= mostPlayers);
     },
     [](const PrintOptions& o) { return o.players == 0 ? QString() : QString::number(o.players); }},
    {"paper", [](const QString& w, PrintOptions& o) { return readName(papers, w, o.paper); },
     [](const PrintOptions& o) { return nameOf(papers, o.paper); }},
    {"turn", [](const QString& w, PrintOptions& o) { return readName(turns, w, o.turn); },
     [](const PrintOptions& o) { return nameOf(turns, o.turn); }},
    {"layout", [](const QString& w, PrintOptions& o) { return readName(layouts, w, o.layout); },
     [](const PrintOptions& o) { return nameOf(layouts, o.layout); }},
    {"card-size",
     [](const QString& w, PrintOptions& o) {
         QPointF size;
         if (w.isEmpty()) return o.cardSize = {}, true;
         const bool read = readPair(w, QLatin1Char('x'), 20, 300, size);
         if (read) o.cardSize = {size.x(), size.y()};
         return read;
     },
     [](const PrintOptions& o) {
         return o.cardSize.isEmpty() ? QString()
                                     : pairText({o.cardSize.width(), o.cardSize.height()}, QLatin1Char('x'));
     }},
    {"bleed", [](const QString& w, PrintOptions& o) { return readNumber(w, 0, 3, o.bleed); },
     [](const PrintOptions& o) { return QString::number(o.bleed); }},
    {"corner", [](const QString& w, PrintOptions& o) { return readNumber(w, 0, 15, o.corner); },
     [](const PrintOptions& o) { return QString::number(o.corner); }},
    {"marks", [](const QString& w, PrintOptions& o) { return readName(marksNames, w, o.marks); },
     [](const PrintOptions& o) { return nameOf(marksNames, o.marks); }},
    {"backs", [](const QString& w, PrintOptions& o) { return readName(backsNames, w, o.backs); },
     [](const PrintOptions& o) { return nameOf(backsNames, o.backs); }},
    {"sides", [](const QString& w, PrintOptions& o) { return readName(sidesNames, w, o.sides); },
     [](const PrintOptions& o) { return nameOf(sidesNames, o.sides); }},
    {"back-offset",
     [](const QString& w, PrintOptions& o) { return readPair(w, QLatin1Char(','), -20, 20, o.backOffset); },
     [](const PrintOptions& o) { return pairText(o.backOffset, QLatin1Char(',')); }},
    {"scale", [](const QString& w, PrintOptions& o) { return readPair(w, QLatin1Char(','), 0.95, 1.05, o.scale); },
     [](const PrintOptions& o) { return pairText(o.scale, QLatin1Char(',')); }},
    {"style", [](const QString& w, PrintOptions& o) { return readName(styles, w, o.style); },
     [](const PrintOptions& o) { return nameOf(styles, o.style); }},
    {"lang",
     [](const QString& w, PrintOptions& o) {
         o.language = w;
         return w.isEmpty() || w == u"hu" || w == u"en";
     },
     [](const PrintOptions& o) { return o.language; }},
    {"board",
     [](const QString& w, PrintOptions& o) {
         o.board = w;
         return true;
     },
     [](const PrintOptions& o) { return o.board; }},
    {"tile-overlap", [](const QString& w, PrintOptions& o) { return readNumber(w, 0, 40, o.tileOverlap); },
     [](const PrintOptions& o) { return QString::number(o.tileOverlap); }},
    {"paper-weight", [](const QString& w, PrintOptions& o) { return readNumber(w, 60, 400, o.paperWeight); },
     [](const PrintOptions& o) { return QString::number(o.paperWeight); }},
    {"copies", [](const QString& w, PrintOptions& o) { return readCopies(w, o.copies); },
     [](const PrintOptions& o) { return copiesText(o.copies); }},
}};

constexpr const char* ownKey = "own";  // which a command line has no words for

bool isOption(const QString& name) {
    return std::any_of(fields.begin(), fields.end(),
                       [&name](const Field& field) { return name == QLatin1String(field.name); });
}

Unexpected wrongValue(const QString& name, const QString& value) {
    return unexpected(Problem::Code::badOption,
                      say("print.problem.value", {literal(name.toStdString()), literal(value.toStdString())}));
}

}  // namespace

Text withPlace(const Problem& problem) {
    if (problem.place.empty()) return problem.text;
    return say("problem.at-place", {literal(problem.place), part(problem.text)});
}

Expected<std::string> readPrintFile(const QString& path) {
    auto text = readOutsideFile(path.toStdString());
    if (text) return *std::move(text);
    Problem why = std::move(text.error());
    if (why.code == Problem::Code::cannotRead) why.text.id = "print.problem.read";  // as part of a sentence
    return unexpected(std::move(why));
}

Expected<void> setOption(PrintOptions& options, const QString& name, const QString& value) {
    for (const Field& field : fields) {
        if (name != QLatin1String(field.name)) continue;
        if (field.read(value, options)) return {};
        return wrongValue(name, value);
    }
    return unexpected(Problem::Code::badOption, say("print.problem.option", {literal(name.toStdString())}));
}

QString optionValue(const PrintOptions& options, const QString& name) {
    for (const Field& field : fields) {
        if (name == QLatin1String(field.name)) return field.write(options);
    }
    return {};
}

QByteArray toJson(const PrintOptions& options) {
    QJsonObject json;
    for (const Field& field : fields) {
        json.insert(QLatin1String(field.name), field.write(options));
    }
    if (!options.own.isEmpty()) json.insert(QLatin1String(ownKey), toJson(options.own));
    return QJsonDocument(json).toJson();
}

Expected<PrintOptions> optionsFromJson(const QByteArray& json, const PrintOptions& otherwise) {
    const auto read = parseJson({json.constData(), static_cast<std::size_t>(json.size())});
    if (!read) return unexpected(read.error());
    if (!read->is_object()) return unexpected(Problem::Code::badValue, say("print.problem.no-settings"));
    PrintOptions options = otherwise;
    for (const auto& [key, value] : read->items()) {
        const QString name = QString::fromStdString(key);
        if (key == ownKey) {
            if (readOwnLooks(value, options.own)) continue;
            return wrongValue(name, QString::fromStdString(lineOfJson(value)));
        }
        const bool isWord = value.is_number() || value.is_string();
        if (!isWord && isOption(name)) return wrongValue(name, QString::fromStdString(lineOfJson(value)));
        const QString text = value.is_number()   ? QString::number(value.get<double>(), 'g', 8)
                             : value.is_string() ? QString::fromStdString(value.get<std::string>())
                                                 : QString();
        if (const auto set = setOption(options, name, text); !set) return unexpected(set.error());
    }
    return options;
}

}  // namespace intrika::print
