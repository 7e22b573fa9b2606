#include "app/pages/thrown_game.h"

#include "app/pages/notice_bar.h"
#include "app/pages/room.h"
#include "app/pages/when_text.h"
#include "engines/files/save_file.h"
#include "engines/files/trash.h"
#include "engines/words/words.h"

#include <QCoreApplication>
#include <QFile>

namespace intrika::pages {
namespace {

struct Trash {
    Q_DECLARE_TR_FUNCTIONS(Trash)
};

}  // namespace

void throwAwayGame(const ThrownGame& thrown, NoticeBar& notices, const std::function<void()>& changed) {
    const auto trashed = throwAway(thrown.path);
    changed();
    if (!trashed) return notices.tell([problem = trashed.error()] { return Words().say(problem); });
    const auto sentence = [thrown] {
        return Trash::tr("In the trash: %1, %2.").arg(Words(thrown.game).say(say("title")), whenText(thrown.when));
    };
    // They are made anew if the game comes back; phones are not let in again.
    QFile::remove(pictureOf(thrown.path));
    QFile::remove(reviewOf(thrown.path));
    QFile::remove(phonesOf(thrown.path));
    notices.tell(sentence, {[] { return Trash::tr("Undo"); },
                            [thrown, trashed = *trashed, changed, &notices] {
                                const bool isBack = takeOutOfTrash(trashed, thrown.path);
                                changed();
                                if (!isBack) notices.tell([] { return Trash::tr("It could not be brought back."); });
                            }});
}

}  // namespace intrika::pages
