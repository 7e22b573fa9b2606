// The tests of a room are one program, each file a class of tests and a name space as the file is called:
//   room_tests tst_file [Qt Test's own arguments]
// runs the class of one file in a process of its own, for a test may leave Qt or the process changed.
#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace intrika {

using TestClasses = std::map<std::string, std::function<std::unique_ptr<QObject>()>>;

TestClasses& testClasses();

// The name of the file without folder and ending.
inline std::string stemOf(std::string path) {
    path.erase(0, path.rfind('/') + 1);
    return path.substr(0, path.rfind('.'));
}

template <class Class>
bool addTestClass(const char* file) {
    return testClasses().emplace(stemOf(file), [] { return std::make_unique<Class>(); }).second;
}

}  // namespace intrika

#define INTRIKA_TEST(Class) const bool isTest##Class = intrika::addTestClass<Class>(__FILE__);
