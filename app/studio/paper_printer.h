// The pages on a printer of the system, CUPS or whatever the desktop has.
#pragma once

#include "app/print/print_job.h"
#include "app/studio/room.h"

class QPrinter;

namespace intrika::studio {

// Paper, sides and margins as the job has them; a person may still change the rest in the system's dialog.
void prepare(QPrinter& printer, const PrintJob& job);
Expected<Printed> printOn(QPrinter& printer, const PrintJob& job, const Progress& progress);

}  // namespace intrika::studio
