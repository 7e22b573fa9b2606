// A tool for whoever draws: all faces of all games on contact sheets, to look at after every change.
//   contact_sheets FOLDER
// Every size that a table shows, then as they look without colour and to people who do not see red or green.
#include "app/faces/face_composer.h"
#include "engines/registry/all_games.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>

namespace {

using namespace intrika;
using namespace intrika::faces;
using namespace intrika::registry;
using namespace intrika::session;
using namespace intrika::words;

struct Size {
    const char* name;
    int height;  // of a card
    Form form;
    int columns;
};

constexpr std::array<Size, 3> sizes{
    {{"480", 480, Form::whole, 9}, {"168", 168, Form::onTable, 12}, {"90", 90, Form::onTable, 18}}};

using Matrix = std::array<std::array<double, 3>, 3>;

// Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};

double linear(int value) {
    const double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int encoded(double value) {
    const double c = value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return std::clamp(static_cast<int>(std::lround(c * 255)), 0, 255);
}

QRgb seen(QRgb colour, const Matrix& eyes) {
    const std::array<double, 3> light{linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))};
    std::array<int, 3> out{};
    for (std::size_t i = 0; i < 3; ++i) {
        out[i] = encoded(std::max(0.0, eyes[i][0] * light[0] + eyes[i][1] * light[1] + eyes[i][2] * light[2]));
    }
    return qRgb(out[0], out[1], out[2]);
}

QImage filtered(QImage image, const std::function<QRgb(QRgb)>& filter) {
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) line[x] = filter(line[x]);
    }
    return image;
}

// Owned faces in every colour that the game's seats have, the others once.
std::vector<std::pair<FaceId, std::string>> allOf(const FaceComposer& faces, const GameKind& game) {
    std::vector<std::pair<FaceId, std::string>> all;
    for (FaceId face = 0; face < faces.count(); ++face) {
        if (!faces.isOwned(face)) all.emplace_back(face, std::string());
        if (!faces.isOwned(face)) continue;
        for (const std::string& colour : game.seatColours) all.emplace_back(face, colour);
    }
    return all;
}

QImage sheet(const GameKind& game, const Size& size, Style style = Style::colour) {
    const QString id = QString::fromStdString(game.id);
    const FaceComposer faces(id, game.faces, style);
    const Words words(id);
    const auto all = allOf(faces, game);
    const int gap = size.height / 16;
    const QSize cell(size.height * 63 / 88 + gap, size.height + gap);
    const int rows = (static_cast<int>(all.size()) + size.columns - 1) / size.columns;
    QImage image(cell.width() * size.columns + gap, cell.height() * rows + gap, QImage::Format_RGB32);
    image.fill(0x22343A);
    QPainter painter(&image);
    for (int i = 0; const auto& [face, owner] : all) {
        const QSizeF box = faces.size(face, size.form) * (size.height / 88.0);
        const QPointF at(gap + cell.width() * (i % size.columns), gap + cell.height() * (i / size.columns));
        ++i;
        faces.paint(painter, {at, box}, face, size.form, owner, faces.words(face, words), size.height);
    }
    return image;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 2 || !QDir().mkpath(arguments[1])) {
        std::fputs("usage: contact_sheets FOLDER\n", stderr);
        return 2;
    }
    const auto save = [&](const QImage& image, const QString& name) {
        const QString path = QDir(arguments[1]).filePath(name + QStringLiteral(".png"));
        const bool saved = image.save(path);
        std::printf("%s%s\n", qUtf8Printable(path), saved ? "" : ": cannot be written");
        return saved;
    };
    bool good = true;
    for (const GameKind* game : allGames()) {
        const QString id = QString::fromStdString(game->id);
        for (const QString& language : languages()) {
            switchLanguage(language);
            for (const Size& size : sizes) {
                good &=
                    save(sheet(*game, size), QStringLiteral("%1-%2-%3").arg(id, language, QLatin1String(size.name)));
            }
        }
        good &= save(sheet(*game, sizes[0], Style::inkSaver), id + QStringLiteral("-ink-saver"));
        good &= save(sheet(*game, sizes[0], Style::grey), id + QStringLiteral("-print-grey"));
        const QImage small = sheet(*game, sizes[2]), middle = sheet(*game, sizes[1]);
        const auto grey = [](QRgb c) { return qRgb(qGray(c), qGray(c), qGray(c)); };
        good &= save(filtered(small, grey), id + QStringLiteral("-grey-90"));
        good &= save(filtered(middle, grey), id + QStringLiteral("-grey-168"));
        good &=
            save(filtered(middle, [](QRgb c) { return seen(c, deuteranopia); }), id + QStringLiteral("-deuteranopia"));
        good &= save(filtered(middle, [](QRgb c) { return seen(c, protanopia); }), id + QStringLiteral("-protanopia"));
    }
    return good ? 0 : 1;
}
