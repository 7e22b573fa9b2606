// Sentences that name rules.
#pragma once

#include <QString>

namespace intrika::scene {

// As rich text, with every rule number ("T-24") a link to itself.
QString withRuleLinks(const QString& sentence);

}  // namespace intrika::scene
