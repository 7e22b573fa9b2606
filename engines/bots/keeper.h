// A small process between us and an external bot. It outlives us for a moment, whatever ends us, and ends all that the
// bot started. Linux.
#pragma once

namespace intrika::bots {

struct KeptProgram {
    char* const* arguments;  // the program first, on the PATH if it has no slash; ends with null
    int standardIn;
    int standardOut;
    int life;     // a pipe's reading end: when nobody holds the other end any more, everything is ended
    int failure;  // a pipe's writing end: gets errno where the program cannot be started, else just ends
};

// Runs in a child that has just been forked from a program with threads, so it calls nothing that may hold a lock.
[[noreturn]] void keep(const KeptProgram& program);

}  // namespace intrika::bots
