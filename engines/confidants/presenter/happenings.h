// What is said of each thing that happens, and what is seen moving, from what an observer may know. An empty sentence:
// not worth a line.
#pragma once

#include "engines/confidants/told/told.h"

namespace intrika::confidants {

// Of each phase in a file of its own, happenings_beginning.cpp and so on.
Text sentenceOf(const told::Beginning& redacted);
Motion motionOf(const told::Beginning& redacted);
Text sentenceOf(const told::Walking& redacted);
Motion motionOf(const told::Walking& redacted);
Text sentenceOf(const told::Cards& redacted);
Motion motionOf(const told::Cards& redacted);
Text sentenceOf(const told::Favours& redacted);
Motion motionOf(const told::Favours& redacted);
Text sentenceOf(const told::Bands& redacted);
Motion motionOf(const told::Bands& redacted);
Text sentenceOf(const told::Night& redacted);
Motion motionOf(const told::Night& redacted);

}  // namespace intrika::confidants
