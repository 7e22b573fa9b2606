// What the window's program finds around it when it is started: a display, and how large things are to be drawn.
#pragma once

#include <QString>

namespace intrika::launch {

// What the environment asks for and no window can be drawn in; empty: nothing. In the current language.
QString wrongScale();

// Qt ends a program by abort() where it cannot reach a display. As long as this object lives the program ends with a
// sentence instead; what Qt reports meanwhile is passed on afterwards.
class DisplaySought {
public:
    using Speak = void (*)();  // sets the language, for which Qt has to be half there
    explicit DisplaySought(Speak speak);
    ~DisplaySought();
    DisplaySought(const DisplaySought&) = delete;
    DisplaySought& operator=(const DisplaySought&) = delete;
};

}  // namespace intrika::launch
