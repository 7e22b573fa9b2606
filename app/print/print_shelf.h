// Several games printed as one file.
#pragma once

#include "app/print/print_job.h"

namespace intrika::print {

// A job for each game of which the options ask for something, in this order. An entry of the options' parts or copies
// concerns every game that has it, or one: "traitor:action.farmer". What tests the printer comes once.
Expected<QList<std::shared_ptr<const PrintJob>>> makeJobs(const QStringList& games, const PrintOptions& options);

// One after the other into one file, whole or not at all.
Expected<Printed> writeTogether(const QList<std::shared_ptr<const PrintJob>>& jobs, const QString& file,
                                const Progress& progress = {});

}  // namespace intrika::print
