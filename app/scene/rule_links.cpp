#include "app/scene/rule_links.h"

#include "app/scene/room.h"
#include "engines/words/rules_text.h"

#include <QRegularExpression>

namespace intrika::scene {

QString withRuleLinks(const QString& sentence) {
    const QString link = QStringLiteral("<a href=\"\\1\" style=\"color:#7A1D22;\">\\1</a>");
    return sentence.toHtmlEscaped().replace(ruleNumbers(), link);
}

}  // namespace intrika::scene
