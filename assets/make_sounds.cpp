// A tool of the build: makes the sounds that the program plays out of what assets/sounds says of them.
//   make_sounds FOLDER FILE...
// writes FOLDER/<name>_<take>.wav, mono, 16 bits. Nothing is recorded: noise, tones and plucked strings are added up.
// The same data makes the same sounds, sample for sample. What the values mean stands in app/sounds/README.md.
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <numbers>
#include <span>
#include <string>
#include <vector>

namespace {

using nlohmann::json;

constexpr double rate = 22050;  // samples a second
constexpr double edge = 0.006;  // seconds in which a sound ends, so that nothing clicks
using Samples = std::vector<double>;

struct Trouble {
    std::string what;
};

// One take differs from the next as one card does from another.
class Chance {
public:
    explicit Chance(std::uint32_t seed) : state_(seed * 2654435761U + 1) {}

    double between(double low, double high) { return low + (high - low) * next(); }

private:
    double next() {  // a linear congruence; its upper bits will do
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>(state_ >> 8U) / static_cast<double>(1U << 24U);
    }

    std::uint32_t state_;
};

std::size_t samplesIn(double seconds) { return static_cast<std::size_t>(seconds * rate); }

// How loud a part is after so many seconds: it comes up, then it dies away.
double loudness(const json& part, double seconds) {
    const double attack = part.value("attack", 0.001), fade = part.value("fade", 0.1);
    return seconds < attack ? seconds / attack : std::exp(-(seconds - attack) / fade);
}

// Lets through what is below a pitch.
class Muffle {
public:
    explicit Muffle(double pitch) : share_(1 - std::exp(-2 * std::numbers::pi * pitch / rate)) {}

    double pass(double sample) { return kept_ += share_ * (sample - kept_); }

private:
    double share_;
    double kept_ = 0;
};

Samples noise(const json& part, std::size_t length, Chance& chance) {
    const double top = part.value("to", 4000.0) * chance.between(0.88, 1.12);
    Muffle first(top), second(top), below(part.value("from", 300.0));
    Samples samples(length);
    for (double& sample : samples) {
        const double muffled = second.pass(first.pass(chance.between(-1, 1)));
        sample = muffled - below.pass(muffled);
    }
    return samples;
}

Samples tone(const json& part, std::size_t length, Chance& chance) {
    const double pitch = part.at("pitch"), glide = part.value("glide", pitch);
    const double off = chance.between(0.985, 1.015);
    double phase = 0;
    Samples samples(length);
    for (std::size_t i = 0; i < length; ++i) {
        const double way = std::min(1.0, static_cast<double>(i) / rate / part.value("fade", 0.1));
        phase += 2 * std::numbers::pi * off * (pitch + (glide - pitch) * way) / rate;
        samples[i] = std::sin(phase);
    }
    return samples;
}

// A plucked string, after Karplus and Strong: noise goes round, and each time a little of it is lost.
Samples plucked(const json& part, std::size_t length, Chance& chance) {
    const double round = rate / part.at("pitch").get<double>() - 0.5;
    const auto whole = static_cast<std::size_t>(round);
    const double rest = round - static_cast<double>(whole);
    Muffle soft(2600);
    Samples samples(length);
    for (std::size_t i = 0; i < length; ++i) {
        if (i < whole + 2) {
            samples[i] = soft.pass(chance.between(-1, 1));
        } else {
            const auto before = [&](std::size_t by) { return 0.5 * (samples[i - by] + samples[i - by - 1]); };
            samples[i] = (1 - rest) * before(whole) + rest * before(whole + 1);
        }
    }
    return samples;
}

Samples made(const json& part, std::size_t length, Chance& chance) {
    const std::string is = part.at("is");
    if (is == "noise") return noise(part, length, chance);
    if (is == "tone") return tone(part, length, chance);
    if (is == "string") return plucked(part, length, chance);
    throw Trouble{"no such part: " + is};
}

// As often as the part says, ever slower and fainter.
void add(const json& part, Samples& to, Chance& chance) {
    double at = part.value("at", 0.0), gap = part.value("every", 0.0), level = part.value("level", 1.0);
    for (int time = 0; time < part.value("times", 1); ++time) {
        const std::size_t from = samplesIn(at);
        if (from >= to.size()) return;
        const Samples samples = made(part, to.size() - from, chance);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            to[from + i] += level * samples[i] * loudness(part, static_cast<double>(i) / rate);
        }
        at += gap * chance.between(0.9, 1.1);
        gap *= part.value("slower", 1.0);
        level *= part.value("fainter", 1.0);
    }
}

// As loud as it is to be at its loudest, and silent at its end.
void finish(Samples& samples, double level) {
    const std::size_t last = std::min(samplesIn(edge), samples.size());
    for (std::size_t i = 0; i < last; ++i) samples[samples.size() - 1 - i] *= static_cast<double>(i) / rate / edge;
    double loudest = 0;
    for (const double sample : samples) loudest = std::max(loudest, std::abs(sample));
    if (loudest <= 0) throw Trouble{"a sound that is not heard"};
    for (double& sample : samples) sample *= level / loudest;
}

void put(std::ostream& out, std::uint32_t number, int bytes) {
    for (int byte = 0; byte < bytes; ++byte) out.put(static_cast<char>((number >> (8 * byte)) & 0xFFU));
}

void write(const std::filesystem::path& path, const Samples& samples) {
    constexpr std::uint32_t headRest = 36, formatSize = 16, bytesEach = 2;
    const auto perSecond = static_cast<std::uint32_t>(rate);
    const auto size = static_cast<std::uint32_t>(samples.size()) * bytesEach;
    std::ofstream out(path, std::ios::binary);
    out << "RIFF";
    put(out, headRest + size, 4);
    out << "WAVEfmt ";
    put(out, formatSize, 4);
    put(out, 1, 2);  // uncompressed
    put(out, 1, 2);  // channels
    put(out, perSecond, 4);
    put(out, perSecond * bytesEach, 4);
    put(out, bytesEach, 2);
    put(out, 8 * bytesEach, 2);
    out << "data";
    put(out, size, 4);
    for (const double sample : samples) {
        put(out, static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(sample * 32767))), 2);
    }
    if (!out.flush()) throw Trouble{path.string() + " cannot be written"};
}

void make(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::ifstream text(file);
    const json sound = json::parse(text);
    for (int take = 0; take < sound.value("takes", 1); ++take) {
        Chance chance(static_cast<std::uint32_t>(take) + 1);
        Samples samples(samplesIn(sound.at("seconds")));
        for (const json& part : sound.at("parts")) add(part, samples, chance);
        finish(samples, sound.at("level"));
        write(folder / (file.stem().string() + "_" + std::to_string(take) + ".wav"), samples);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    std::string now = "needs FOLDER FILE...";
    try {
        if (arguments.size() < 3) throw Trouble{now};
        std::filesystem::create_directories(arguments[1]);
        for (const char* file : arguments.subspan(2)) {
            now = file;
            make(arguments[1], file);
        }
        return 0;
    } catch (const Trouble& trouble) {
        std::cerr << "make_sounds: " << now << ": " << trouble.what << '\n';
    } catch (const std::exception& trouble) {
        std::cerr << "make_sounds: " << now << ": " << trouble.what() << '\n';
    }
    return 1;
}
