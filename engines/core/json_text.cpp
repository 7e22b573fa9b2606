#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace intrika {
namespace {

using Json = nlohmann::json;
using Limits = JsonLimits;

constexpr int outOfRange = 406;  // nlohmann's number for a number that no double holds

Problem notJson(std::string_view text, std::size_t byte) {
    const bool cutOff = byte >= text.size();
    const auto upTo = text.substr(0, byte);
    const auto line = std::count(upTo.begin(), upTo.end(), '\n') + 1;
    const auto column = byte - (upTo.rfind('\n') + 1) + 1;  // npos + 1 is 0: the first line
    if (cutOff) return {Problem::Code::badJson, {}, -1, say("problem.cut-off", {number(line)})};
    return {Problem::Code::badJson,
            {},
            -1,
            say("problem.not-json", {number(line), number(static_cast<std::int64_t>(column))})};
}

TextArg limit(std::size_t most) { return number(static_cast<std::int64_t>(most)); }

// Takes what the parser finds, piece by piece, and stops it at the first limit. The parser itself does not recurse.
class Builder final : public nlohmann::json_sax<Json> {
public:
    explicit Builder(std::string_view text) : text_(text) {}

    bool null() override { return put(nullptr) != nullptr; }
    bool boolean(bool value) override { return put(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return put(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return put(value) != nullptr; }
    bool number_float(number_float_t value, const string_t&) override { return put(value) != nullptr; }
    bool string(string_t& value) override { return put(std::move(value)) != nullptr; }
    bool binary(binary_t&) override { return stop(say("problem.not-json", {number(1), number(1)})); }
    bool start_object(std::size_t) override { return open(Json::value_t::object); }
    bool start_array(std::size_t) override { return open(Json::value_t::array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& key) override {
        Json& object = *open_.back();
        if (object.size() == Limits::keys) return stop(say("problem.too-many-keys", {limit(Limits::keys)}));
        const auto [place, isNew] = object.emplace(std::move(key), nullptr);
        if (!isNew && !double_) double_ = place.key();
        slot_ = &*place;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
        // Of a number beyond every range the parser does not say where.
        if (error.id == outOfRange) return stop(say("problem.number-too-large"));
        problem_ = notJson(text_, position > 0 ? position - 1 : 0);
        return false;
    }

    Expected<Json> result() {
        if (problem_) return unexpected(std::move(*problem_));
        if (!double_) return std::move(root_);
        return unexpected({Problem::Code::badValue, {}, -1, say("problem.double-key", {literal(*double_)})});
    }

private:
    bool stop(Text text) {
        problem_ = Problem{Problem::Code::badJson, {}, -1, std::move(text)};
        return false;
    }

    // Where it lies now; null: there is too much of it.
    Json* put(Json value) {
        if (++values_ > Limits::values) return stop(say("problem.too-many-values")), nullptr;
        if (open_.empty()) return &(root_ = std::move(value));
        Json& around = *open_.back();
        if (around.is_object()) return &(*slot_ = std::move(value));
        if (around.size() == Limits::items) {
            return stop(say("problem.too-many-items", {limit(Limits::items)})), nullptr;
        }
        around.push_back(std::move(value));
        return &around.back();
    }

    bool open(Json::value_t kind) {
        if (open_.size() == Limits::depth) return stop(say("problem.too-deep"));
        Json* const opened = put(Json(kind));
        if (opened != nullptr) open_.push_back(opened);
        return opened != nullptr;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    std::string_view text_;
    Json root_;
    std::vector<Json*> open_;  // what the parser is in, from the root on
    Json* slot_ = nullptr;     // of the key that was read last
    std::size_t values_ = 0;
    std::optional<std::string> double_;
    std::optional<Problem> problem_;
};

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// The notation writes these keys before others; the rest stand in the order of the alphabet.
constexpr const char* leadingKeys[] = {"seat", "type"};

// Most of what a file holds; the library's own writer is made anew for each value.
bool isPlain(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        const auto value = static_cast<unsigned char>(letter);
        return value >= 0x20 && value < 0x7F && letter != '"' && letter != '\\';
    });
}

void writeText(const std::string& text, std::string& line) {
    if (!isPlain(text)) {
        line += written(text);
        return;
    }
    line += '"';
    line += text;
    line += '"';
}

void write(const Json& json, std::string& line);

void writeEntry(const std::string& key, const Json& value, std::string& line) {
    if (line.back() != '{') line += ',';
    writeText(key, line);
    line += ':';
    write(value, line);
}

void writeObject(const Json& json, std::string& line) {
    line += '{';
    for (const char* key : leadingKeys) {
        if (const auto found = json.find(key); found != json.end()) writeEntry(key, *found, line);
    }
    for (const auto& [key, value] : json.items()) {
        if (std::find(std::begin(leadingKeys), std::end(leadingKeys), key) == std::end(leadingKeys)) {
            writeEntry(key, value, line);
        }
    }
    line += '}';
}

void write(const Json& json, std::string& line) {
    if (json.is_object()) return writeObject(json, line);
    if (json.is_string()) return writeText(json.get_ref<const std::string&>(), line);
    if (!json.is_array()) {
        line += written(json);
        return;
    }
    line += '[';
    for (std::size_t item = 0; item < json.size(); ++item) {
        if (item > 0) line += ',';
        write(json[item], line);
    }
    line += ']';
}

}  // namespace

Expected<Json> parseJson(std::string_view text) {
    if (text.size() > Limits::bytes) {
        return unexpected({Problem::Code::badValue,
                           {},
                           -1,
                           say("problem.file-too-large", {limit(Limits::bytes / Limits::mebibyte)})});
    }
    Builder builder(text);
    Json::sax_parse(text.begin(), text.end(), &builder);
    return builder.result();
}

Json knownJson(std::string_view text) {
    auto json = parseJson(text);
    return json ? std::move(*json) : Json();
}

std::string lineOfJson(const Json& json) {
    std::string line;
    write(json, line);
    return line;
}

std::string quoted(const std::string& text) {
    std::string line;
    writeText(text, line);
    return line;
}

}  // namespace intrika
