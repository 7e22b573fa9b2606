#include "engines/core/clean_text.h"

#include <array>

namespace intrika {
namespace {

struct Range {
    std::string_view first, last;  // UTF-8 of the same length, which is in the order of the characters
};

constexpr std::array<Range, 4> controls{{
    {"\xC2\x80", "\xC2\x9F"},          // U+0080: terminals take some for the beginning of a command
    {"\xE2\x80\xA8", "\xE2\x80\xAE"},  // U+2028: line ends, and what turns the direction of writing round
    {"\xE2\x81\xA6", "\xE2\x81\xA9"},  // U+2066: the same, isolated
    {"\xEF\xBF\xB9", "\xEF\xBF\xBC"},  // U+FFF9: annotations and what stands for an object
}};

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; }

// In what is no UTF-8, too: a byte that stands for itself takes nothing along that would hide it.
std::string_view letterAt(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t most = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    std::size_t end = at + 1;
    while (end < text.size() && isContinuation(text[end]) && end - at < most) ++end;
    return text.substr(at, end - at);
}

bool isControl(std::string_view letter) {
    const auto lead = static_cast<unsigned char>(letter.front());
    if (letter.size() == 1) return lead < 0x20 || lead == 0x7F;
    for (const Range& range : controls) {
        if (letter.size() == range.first.size() && letter >= range.first && letter <= range.last) return true;
    }
    return false;
}

struct Cleaned {
    std::string text;
    bool isCut = false;
};

Cleaned cleaned(std::string_view text, std::size_t most) {
    Cleaned kept;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (letters++ == most) {
            kept.isCut = true;
            break;
        }
        const auto letter = letterAt(text, at);
        kept.text += isControl(letter) ? std::string_view(" ") : letter;
        at += letter.size();
    }
    return kept;
}

}  // namespace

std::string cleanName(std::string_view name) {
    std::string kept = cleaned(name, maxNameLength).text;
    return kept.find_first_not_of(' ') == std::string::npos ? std::string() : kept;
}

std::string withEscapes(std::string_view json) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::size_t at = 0; at < json.size();) {
        const auto letter = letterAt(json, at);
        at += letter.size();
        if (!isControl(letter) || letter == "\n") {
            text += letter;
            continue;
        }
        unsigned code = 0;
        for (const char byte : letter) {
            const auto value = static_cast<unsigned char>(byte);
            code = isContinuation(byte) ? (code << 6u) | (value & 0x3Fu)
                                        : value & (letter.size() == 1   ? 0x7Fu
                                                   : letter.size() == 2 ? 0x1Fu
                                                                        : 0x0Fu);
        }
        text += "\\u";
        for (unsigned shift = 16; shift > 0; shift -= 4) text += digits[(code >> (shift - 4)) & 0xFu];
    }
    return text;
}

std::string cleanQuote(std::string_view text) {
    Cleaned kept = cleaned(text, maxQuoteLength);
    return kept.isCut ? kept.text + "…" : kept.text;
}

}  // namespace intrika
