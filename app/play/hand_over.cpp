#include "app/play/hand_over.h"

#include "app/play/curtain.h"
#include "app/play/game_surface.h"
#include "app/play/log_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_scene.h"

#include <QToolTip>
#include <QWidget>

namespace intrika::play {

void HandOver::lower(const mode::Hidden& hidden) {
    QToolTip::hideText();
    surface_.animator->finishNow();
    surface_.forgetPointedAt();
    surface_.side->log().forget();
    surface_.scene->clear();
    surface_.content->hide();
    call(hidden);
}

void HandOver::call(const mode::Hidden& hidden) {
    if (hidden.seat == noSeat) {
        surface_.curtain->fall({}, {}, surface_.gameTitle());
    } else {
        const SeatInfo& info = surface_.table->seatInfo(hidden.seat);
        const Words& words = surface_.words;
        // Not the game's name: some are called as a role is.
        const QStringList parts{words.say(say("colour." + info.colour)), words.say(say("mark." + info.colour))};
        const bool looks = hidden.why == mode::Why::ownCards;
        surface_.curtain->fall(info.name, info.colour, parts.join(QStringLiteral(" · ")),
                               looks ? Curtain::Calls::toLook : Curtain::Calls::toDecide);
    }
    // One click may have decided, so the way back is offered before anybody answers.
    if (hidden.why != mode::Why::turn || surface_.table->stepCount() == 0) return;
    surface_.curtain->offerTakeBack(surface_.words.say(surface_.table->whyNoTakeBack(surface_.viewpoint().person())));
}

void HandOver::rise() {
    surface_.content->show();
    const bool still = surface_.animator->speed() == Speed::off;
    surface_.curtain->rise(still ? Curtain::Rise::atOnce : Curtain::Rise::animated);
}

}  // namespace intrika::play
