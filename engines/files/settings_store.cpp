#include "engines/files/settings_store.h"

#include "engines/core/outside_file.h"
#include "engines/files/disk.h"

#include <QByteArray>
#include <QList>

#include <string>

namespace intrika::files {
namespace {

constexpr int hexDigits = 16;
constexpr int octalDigits = 8;

int digitOf(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    const char small = static_cast<char>(letter | 0x20);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : hexDigits;
}

// The letter that digits name from `at` on, which moves behind them; of a number too long Qt takes the last sixteen
// bits.
char letterOf(const QByteArray& lines, qsizetype& at, int base) {
    unsigned number = 0;
    for (; at < lines.size() && digitOf(lines[at]) < base; ++at)
        number = (number * static_cast<unsigned>(base) + static_cast<unsigned>(digitOf(lines[at]))) & 0xFFFF;
    return number < 0x80 ? static_cast<char>(number) : '\0';
}

// What Qt makes of the lines, as far as the names of its forms go: marks of quotation, line ends and escapes are gone.
QByteArray unescaped(const QByteArray& lines) {
    QByteArray plain;
    plain.reserve(lines.size());
    for (qsizetype at = 0; at < lines.size();) {
        const char letter = lines[at++];
        if (letter != '\\') {
            if (letter != '"' && letter != '\n' && letter != '\r') plain += letter;
            continue;
        }
        if (at == lines.size()) break;
        if (lines[at] == 'x') {
            ++at;
            plain += letterOf(lines, at, hexDigits);
        } else if (digitOf(lines[at]) < octalDigits) {
            plain += letterOf(lines, at, octalDigits);
        } else {
            ++at;  // a letter that stands for none of these
        }
    }
    return plain;
}

// A text that begins with @ is written with another before it.
bool holds(const QByteArray& plain, const char* form) {
    for (qsizetype at = plain.indexOf(form); at >= 0; at = plain.indexOf(form, at + 1)) {
        if (at == 0 || plain[at - 1] != '@') return true;
    }
    return false;
}

// Whether Qt would read something of that form in these lines of an INI file, however it is escaped.
bool holdsBinary(const QByteArray& lines) {
    if (!lines.contains("(")) return false;
    const QByteArray plain = unescaped(lines);
    return holds(plain, "@Variant(") || holds(plain, "@DateTime(");
}

QByteArray withoutBinary(const QByteArray& text) {
    QByteArray kept;
    for (const QByteArray& line : text.split('\n')) {
        if (!holdsBinary(line)) kept += line + '\n';
    }
    return holdsBinary(kept) ? QByteArray() : kept;  // a value over several lines
}

void leaveOutBinary(const QString& path) {
    const auto text = readOutsideFile(path.toStdString());
    if (!text) return;
    const QByteArray lines = QByteArray::fromStdString(*text);
    if (!holdsBinary(lines)) return;
    const std::string kept = withoutBinary(lines).toStdString();
    if (!replaceFile(path + QStringLiteral(".damaged"), *text, Folder::usual)) replaceFile(path, kept, Folder::usual);
}

}  // namespace

QSettings settingsStore() {
    leaveOutBinary(QSettings("intrika", "intrika").fileName());
    return QSettings("intrika", "intrika");
}

}  // namespace intrika::files
