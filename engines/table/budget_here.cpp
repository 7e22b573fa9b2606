#include "engines/table/budget_here.h"

#include <algorithm>
#include <thread>

namespace intrika::table {
namespace {

Budget onThreadsOf(Level level, Budget budget) {
    budget.threads = threadsOf(level, static_cast<int>(std::thread::hardware_concurrency()));
    return budget;
}

}  // namespace

int threadsOf(Level level, int processors) {
    if (level == Level::master) return std::max(processors, 1);
    return level == Level::strong ? std::max(processors - 1, 1) : 1;
}

Budget budgetHere(Level level) { return onThreadsOf(level, budgetOf(level)); }

Budget adviceBudgetHere() { return onThreadsOf(Level::strong, budgetOfAdvice()); }

}  // namespace intrika::table
