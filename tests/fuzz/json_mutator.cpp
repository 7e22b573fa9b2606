// Changes JSON as JSON: bytes that are changed at random rarely get past the parser, to where a reader may go wrong.
#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using Json = nlohmann::json;

class Mutator {
public:
    Mutator(Json& root, unsigned seed) : random_(seed) { gather(root); }

    void change() {
        Json& one = *values_[below(values_.size())];
        switch (below(5)) {
            case 0:
                one = Json(*values_[below(values_.size())]);  // a copy: it may lie inside
                break;
            case 1:
                shorten(one);
                break;
            case 2:
                lengthen(one);
                break;
            default:
                nudge(one);
        }
    }

private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }

    void gather(Json& value) {
        values_.push_back(&value);
        for (auto& inner : value) {
            if (value.is_structured()) gather(inner);
        }
    }

    void shorten(Json& value) {
        if (!value.is_structured() || value.empty()) return nudge(value);
        auto gone = value.begin();
        std::advance(gone, below(value.size()));
        value.erase(gone);
    }

    void lengthen(Json& value) {
        const Json more = *values_[below(values_.size())];
        if (value.is_array()) {
            value.insert(value.begin() + static_cast<std::ptrdiff_t>(below(value.size() + 1)), more);
        } else if (value.is_object() && !value.empty()) {
            auto one = value.begin();
            std::advance(one, below(value.size()));
            value[mutated(one.key())] = more;
        } else {
            nudge(value);
        }
    }

    void nudge(Json& value) {
        static const std::vector<Json> others{nullptr,
                                              true,
                                              -1,
                                              0,
                                              1,
                                              255,
                                              1e300,
                                              2147483648u,
                                              "",
                                              Json::array(),
                                              65536,
                                              0.5,
                                              Json::object(),
                                              "none",
                                              9223372036854775807};
        if (value.is_number_integer() && below(3) > 0) {
            value = value.get<std::int64_t>() / 2 + static_cast<std::int64_t>(below(9)) - 4;
        } else if (value.is_string() && below(3) > 0) {
            value = mutated(value.get<std::string>());
        } else if (value.is_boolean() && below(3) > 0) {
            value = !value.get<bool>();
        } else {
            value = others[below(others.size())];
        }
    }

    static std::string mutated(std::string text) {
        const std::size_t size = text.size();
        text.resize(size + 8);
        text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
        return text;
    }

    std::mt19937 random_;
    std::vector<Json*> values_;
};

// A whole document or, in a journal, one of its lines.
std::pair<std::size_t, std::size_t> documentIn(std::string_view text, unsigned seed) {
    const std::size_t firstEnd = text.find('\n');
    const bool byLines = firstEnd != std::string_view::npos && intrika::parseJson(text.substr(0, firstEnd)).has_value();
    if (!byLines) return {0, text.size()};
    const std::size_t somewhere = seed % text.size();
    const std::size_t before = somewhere == 0 ? std::string_view::npos : text.rfind('\n', somewhere - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return {begin, std::min(text.find('\n', begin), text.size())};
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (size == 0 || seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
    const auto [begin, end] = documentIn(text, seed);
    auto json = intrika::parseJson(text.substr(begin, end - begin));
    if (!json) return LLVMFuzzerMutate(data, size, most);
    Mutator(*json, seed).change();
    const std::string changed =
        std::string(text.substr(0, begin)) + intrika::lineOfJson(*json) + std::string(text.substr(end));
    if (changed.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, changed.data(), changed.size());
    return changed.size();
}
