#include "assets/path_contours.h"

#include <cctype>
#include <charconv>
#include <sstream>
#include <stdexcept>

namespace intrika {
namespace {

struct Point {
    double x = 0, y = 0;
};

int argumentsOf(char command) {
    switch (std::tolower(command)) {
        case 'm':
        case 'l':
        case 't':
            return 2;
        case 'h':
        case 'v':
            return 1;
        case 'c':
            return 6;
        case 's':
        case 'q':
            return 4;
        case 'a':
            return 7;
        case 'z':
            return 0;
        default:
            throw std::runtime_error(std::string("no command of a path: ") + command);
    }
}

class PathReader {
public:
    explicit PathReader(const std::string& path) : path_(path) {}

    std::vector<std::string> contours() {
        for (skip(); at_ < path_.size(); skip()) segment();
        return std::move(contours_);
    }

private:
    void segment() {
        if (std::isalpha(static_cast<unsigned char>(path_[at_])) != 0) {
            command_ = path_[at_++];
        } else if (command_ == 'm' || command_ == 'M') {
            command_ = command_ == 'm' ? 'l' : 'L';  // what follows a move without a letter is drawn
        }
        const std::size_t begin = at_;
        const Point from = here_;
        readEnd(from);
        if (command_ == 'm' || command_ == 'M') return beginContour();
        if (contours_.empty()) throw std::runtime_error("a path that does not begin with a move");
        contours_.back() += command_ + path_.substr(begin, at_ - begin);
    }

    // Where the segment ends; of a closed contour it is where it began.
    void readEnd(Point from) {
        const bool relative = std::islower(static_cast<unsigned char>(command_)) != 0;
        const int arguments = argumentsOf(command_);
        const char kind = static_cast<char>(std::tolower(command_));
        if (kind == 'z') here_ = begin_;
        for (int index = 0; index < arguments; ++index) {
            const bool isFlag = kind == 'a' && (index == 3 || index == 4);
            const double value = isFlag ? flag() : number();
            const bool isY = kind == 'v' || (kind != 'h' && index == arguments - 1);
            const bool isX = kind == 'h' || (kind != 'v' && index == arguments - 2);
            if (isX) here_.x = value + (relative ? from.x : 0);
            if (isY) here_.y = value + (relative ? from.y : 0);
        }
    }

    void beginContour() {
        begin_ = here_;
        std::ostringstream move;
        move << 'M' << here_.x << ' ' << here_.y;
        contours_.push_back(move.str());
    }

    void skip() {
        while (at_ < path_.size() && (path_[at_] == ',' || std::isspace(static_cast<unsigned char>(path_[at_])) != 0)) {
            ++at_;
        }
    }
    // One digit: the next value may follow without a gap.
    double flag() {
        skip();
        if (at_ == path_.size()) throw std::runtime_error("a path that breaks off");
        return path_[at_++] - '0';
    }
    double number() {
        skip();
        double value = 0;
        const auto [end, error] = std::from_chars(path_.data() + at_, path_.data() + path_.size(), value);
        if (error != std::errc()) throw std::runtime_error("no number in a path: " + path_.substr(at_, 12));
        at_ = static_cast<std::size_t>(end - path_.data());
        return value;
    }

    const std::string& path_;
    std::size_t at_ = 0;
    char command_ = 0;
    Point here_, begin_;
    std::vector<std::string> contours_;
};

}  // namespace

std::vector<std::string> contoursOf(const std::string& path) { return PathReader(path).contours(); }

}  // namespace intrika
