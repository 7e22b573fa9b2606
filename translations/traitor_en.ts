<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>traitor</name>
    <message>
        <source>action.traitor</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>action.diplomat-2</source>
        <translation>Diplomat +2</translation>
    </message>
    <message>
        <source>action.diplomat-5</source>
        <translation>Diplomat +5</translation>
    </message>
    <message>
        <source>action.builder</source>
        <translation>Builder</translation>
    </message>
    <message>
        <source>action.strategist</source>
        <translation>Strategist</translation>
    </message>
    <message>
        <source>action.farmer</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>landscape.desert</source>
        <translation>Desert</translation>
    </message>
    <message>
        <source>landscape.pasture</source>
        <translation>Pasture</translation>
    </message>
    <message>
        <source>landscape.river</source>
        <translation>River</translation>
    </message>
    <message>
        <source>landscape.forest</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>landscape.village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>landscape.city</source>
        <translation>City</translation>
    </message>
    <message>
        <source>house.eagle</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>house.rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>house.eagle.own</source>
        <translation>Eagle’s</translation>
    </message>
    <message>
        <source>house.rose.own</source>
        <translation>Rose’s</translation>
    </message>
    <message>
        <source>building.estate</source>
        <translation>estate</translation>
    </message>
    <message>
        <source>building.depot</source>
        <translation>depot</translation>
    </message>
    <message>
        <source>building.estate.an</source>
        <translation>an estate</translation>
    </message>
    <message>
        <source>building.depot.an</source>
        <translation>a depot</translation>
    </message>
    <message>
        <source>supply.2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>supply.3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>supply.4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>supply.5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>supply.6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>supply.8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Two houses quarrel over twelve landscapes, and someone always changes sides.</translation>
    </message>
    <message>
        <source>options.deal</source>
        <translation>First hands</translation>
    </message>
    <message>
        <source>options.deal.help</source>
        <translation>Which supply cards everyone begins with (T-8, T-9).</translation>
    </message>
    <message>
        <source>options.deal.random</source>
        <translation>From the pile</translation>
    </message>
    <message>
        <source>options.deal.random.help</source>
        <translation>Everyone gets three cards from the shuffled pile.</translation>
    </message>
    <message>
        <source>options.deal.fixed</source>
        <translation>3, 4 and 5</translation>
    </message>
    <message>
        <source>options.deal.fixed.help</source>
        <translation>The older rule: everyone begins with one 3, one 4 and one 5.</translation>
    </message>
    <message>
        <source>options.supplies</source>
        <translation>Supply cards</translation>
    </message>
    <message>
        <source>options.supplies.help</source>
        <translation>How supply cards are played in phase 3 (T-24, T-25).</translation>
    </message>
    <message>
        <source>options.supplies.face-up</source>
        <translation>Face up</translation>
    </message>
    <message>
        <source>options.supplies.face-up.help</source>
        <translation>Those who play later see what was played before.</translation>
    </message>
    <message>
        <source>options.supplies.face-down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>options.supplies.face-down.help</source>
        <translation>The others see only how many cards were played, until phase 4.</translation>
    </message>
    <message>
        <source>options.united</source>
        <translation>Three winners</translation>
    </message>
    <message>
        <source>options.united.help</source>
        <translation>What counts when all three players are on the winning side (T-42).</translation>
    </message>
    <message>
        <source>options.united.count</source>
        <translation>Column III</translation>
    </message>
    <message>
        <source>options.united.count.help</source>
        <translation>The number of winners counts.</translation>
    </message>
    <message>
        <source>options.united.fourth</source>
        <translation>Column IV</translation>
    </message>
    <message>
        <source>options.united.fourth.help</source>
        <translation>A side without opponents earns least.</translation>
    </message>
    <message>
        <source>table.round-of-8</source>
        <translation>Round %1 of 8</translation>
    </message>
    <message>
        <source>table.round-of-9</source>
        <translation>Round %1 of 9</translation>
    </message>
    <message>
        <source>phase.place-estate</source>
        <translation>First estates</translation>
    </message>
    <message>
        <source>phase.conflict</source>
        <translation>Phase 1: the place of the conflict</translation>
    </message>
    <message>
        <source>phase.set-aside</source>
        <translation>Phase 2: action cards</translation>
    </message>
    <message>
        <source>phase.action</source>
        <translation>Phase 2: action cards</translation>
    </message>
    <message>
        <source>phase.supply</source>
        <translation>Phase 3: supply cards</translation>
    </message>
    <message>
        <source>phase.build</source>
        <translation>Phase 7: building</translation>
    </message>
    <message>
        <source>phase.draw</source>
        <translation>Phase 10: drawing supplies</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>place.slot</source>
        <translation>%1 (%2), %3 o’clock</translation>
    </message>
    <message>
        <source>place.border</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>label.total</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>badge.start-player</source>
        <translation>start player</translation>
    </message>
    <message>
        <source>badge.strategy</source>
        <translation>places the conflict</translation>
    </message>
    <message numerus="yes">
        <source>badge.depots</source>
        <translation>
            <numerusform>%n depot</numerusform>
            <numerusform>%n depots</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.ring</source>
        <translation>Landscapes: Eagle %1, Rose %2</translation>
    </message>
    <message>
        <source>zone.buildings</source>
        <translation>Estates and depots under the landscapes</translation>
    </message>
    <message>
        <source>zone.borders</source>
        <translation>Borders between the landscapes</translation>
    </message>
    <message>
        <source>zone.actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>zone.actions-detail</source>
        <translation>The six action cards, face down</translation>
    </message>
    <message>
        <source>zone.set-aside</source>
        <translation>Set aside</translation>
    </message>
    <message>
        <source>zone.set-aside-detail</source>
        <translation>The action card set aside, face down</translation>
    </message>
    <message>
        <source>zone.left-over</source>
        <translation>Out of play</translation>
    </message>
    <message>
        <source>zone.left-over-detail</source>
        <translation>The action cards set aside and left over, face down</translation>
    </message>
    <message>
        <source>zone.draw-pile-short</source>
        <translation>Pile: %1</translation>
    </message>
    <message>
        <source>zone.discards-short</source>
        <translation>Discards: %1</translation>
    </message>
    <message>
        <source>zone.seen-short</source>
        <translation>Seen</translation>
    </message>
    <message numerus="yes">
        <source>zone.draw-pile</source>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.draw-pile-none</source>
        <translation>Draw pile: empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>Discards: %n card</numerusform>
            <numerusform>Discards: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>No discards</translation>
    </message>
    <message>
        <source>zone.draft</source>
        <translation>Handed to you</translation>
    </message>
    <message numerus="yes">
        <source>zone.draft-of</source>
        <translation>
            <numerusform>%1 chooses from %n card</numerusform>
            <numerusform>%1 chooses from %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.draft-of-none</source>
        <translation>%1 chooses</translation>
    </message>
    <message>
        <source>zone.seen-detail</source>
        <translation>The action cards you were handed this round. Faint ones you have not seen.</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>Your hand is empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>%1’s hand: %n card</numerusform>
            <numerusform>%1’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1’s hand: empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.played</source>
        <translation>
            <numerusform>Played: %n point</numerusform>
            <numerusform>Played: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.played-hidden</source>
        <translation>
            <numerusform>Played: %n card</numerusform>
            <numerusform>Played: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.stock</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.stock-none</source>
        <translation>Stock: empty</translation>
    </message>
    <message>
        <source>piece.landscape</source>
        <translation>%1: %2 conflict points; victory points %3, %4, %5, %6</translation>
    </message>
    <message>
        <source>piece.building</source>
        <translation>%2’s %1[of]: %3</translation>
    </message>
    <message>
        <source>piece.conflict</source>
        <translation>Conflict: %1</translation>
    </message>
    <message>
        <source>piece.supply</source>
        <translation>Supply card, %1 conflict points</translation>
    </message>
    <message>
        <source>piece.supply-back</source>
        <translation>Supply card, face down</translation>
    </message>
    <message>
        <source>piece.action</source>
        <translation>%1, action card</translation>
    </message>
    <message>
        <source>piece.action-unseen</source>
        <translation>%1, not seen this round</translation>
    </message>
    <message>
        <source>piece.action-back</source>
        <translation>Action card, face down</translation>
    </message>
    <message>
        <source>piece.action-of</source>
        <translation>%1’s action card: %2</translation>
    </message>
    <message>
        <source>piece.action-hidden</source>
        <translation>%1’s action card, face down</translation>
    </message>
    <message>
        <source>piece.loyalty</source>
        <translation>%1’s loyalty card: %2</translation>
    </message>
    <message>
        <source>piece.stock</source>
        <translation>Estate/depot card in %1’s stock</translation>
    </message>
    <message>
        <source>piece.to-build</source>
        <translation>To build: %1</translation>
    </message>
    <message>
        <source>prompt.place-estate</source>
        <translation>Place an estate under a free landscape.</translation>
    </message>
    <message>
        <source>prompt.conflict</source>
        <translation>Place the conflict.</translation>
    </message>
    <message>
        <source>prompt.action</source>
        <translation>Choose an action card.</translation>
    </message>
    <message>
        <source>prompt.supply</source>
        <translation>How many supply cards do you play?</translation>
    </message>
    <message>
        <source>prompt.supply-face-down</source>
        <translation>How many supply cards do you play, face down?</translation>
    </message>
    <message>
        <source>prompt.build</source>
        <translation>Build, turn over a building, or pass.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.discard</source>
        <translation>
            <numerusform>%n card due, room for %1: discard?</numerusform>
            <numerusform>%n cards due, room for %1: discard?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.discard-no-room</source>
        <translation>
            <numerusform>%n card due, no room for it: discard?</numerusform>
            <numerusform>%n cards due, no room for them: discard?</numerusform>
        </translation>
    </message>
    <message>
        <source>word.play-nothing</source>
        <translation>Play nothing</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>word.discard-nothing</source>
        <translation>Discard nothing</translation>
    </message>
    <message>
        <source>choice.build</source>
        <translation>%1[Name]: %2</translation>
    </message>
    <message>
        <source>choice.set-conflict</source>
        <translation>Conflict: %1</translation>
    </message>
    <message>
        <source>choice.action</source>
        <translation>Choose %1[the]</translation>
    </message>
    <message numerus="yes">
        <source>choice.play</source>
        <translation>
            <numerusform>Play %1: %n point</numerusform>
            <numerusform>Play %1: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.play-nothing</source>
        <translation>Play nothing</translation>
    </message>
    <message>
        <source>choice.flip-to-depot</source>
        <translation>Turn into a depot: %1</translation>
    </message>
    <message>
        <source>choice.flip-to-estate</source>
        <translation>Turn into an estate: %1</translation>
    </message>
    <message>
        <source>choice.build-nothing</source>
        <translation>Pass: build nothing</translation>
    </message>
    <message numerus="yes">
        <source>choice.discard</source>
        <translation>
            <numerusform>Discard %1: draw %n card</numerusform>
            <numerusform>Discard %1: draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.discard-nothing</source>
        <translation>
            <numerusform>Discard nothing: draw %n card</numerusform>
            <numerusform>Discard nothing: draw %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.discard-and-draw-nothing</source>
        <translation>Discard nothing: draw nothing</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 placed %2[an] under %3[the] (%4).</translation>
    </message>
    <message numerus="yes">
        <source>log.dealt</source>
        <translation>
            <numerusform>%1 got %n supply card.</numerusform>
            <numerusform>%1 got %n supply cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.dealt-known</source>
        <translation>
            <numerusform>%1 got %n supply card: %2.</numerusform>
            <numerusform>%1 got %n supply cards: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>Round %1. Start player: %2.</translation>
    </message>
    <message>
        <source>log.conflict-set</source>
        <translation>%1 placed the conflict between %2[the] (%3) and %4[the] (%5).</translation>
    </message>
    <message>
        <source>log.set-aside</source>
        <translation>One action card was set aside, face down.</translation>
    </message>
    <message>
        <source>log.action-chosen</source>
        <translation>%1 chose an action card.</translation>
    </message>
    <message>
        <source>log.action-chosen-known</source>
        <translation>%1 chose %2[the].</translation>
    </message>
    <message numerus="yes">
        <source>log.left-over</source>
        <translation>
            <numerusform>%n action card was left over.</numerusform>
            <numerusform>%n action cards were left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.played</source>
        <translation>
            <numerusform>%1 played %n supply card: %2 (%3 points).</numerusform>
            <numerusform>%1 played %n supply cards: %2 (%3 points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.played-hidden</source>
        <translation>
            <numerusform>%1 played %n supply card face down.</numerusform>
            <numerusform>%1 played %n supply cards face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.played-nothing</source>
        <translation>%1 played no supply cards.</translation>
    </message>
    <message>
        <source>log.turned-up</source>
        <translation>%1’s supply cards turned up: %2 (%3 points).</translation>
    </message>
    <message>
        <source>log.action-shown</source>
        <translation>%1 showed %2[the].</translation>
    </message>
    <message>
        <source>log.house-changed</source>
        <translation>%1 changed house and now serves %2[the].</translation>
    </message>
    <message>
        <source>log.house-sum</source>
        <translation>%1[The] had %2 = %3.</translation>
    </message>
    <message>
        <source>log.house-alone</source>
        <translation>%1[The] had %2.</translation>
    </message>
    <message>
        <source>log.conflict-won</source>
        <translation>%1[The] won (%2–%3).</translation>
    </message>
    <message>
        <source>log.conflict-tied</source>
        <translation>A tie (%1–%1): nobody won.</translation>
    </message>
    <message numerus="yes">
        <source>log.won-points</source>
        <translation>
            <numerusform>%1 scored %n victory point.</numerusform>
            <numerusform>%1 scored %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.traitor-point</source>
        <translation>
            <numerusform>%1 scored %n victory point for the Traitor.</numerusform>
            <numerusform>%1 scored %n victory points for the Traitor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.strategist-points</source>
        <translation>
            <numerusform>%1 scored %n victory point for the Strategist.</numerusform>
            <numerusform>%1 scored %n victory points for the Strategist.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.landscape-turned</source>
        <translation>%1[The] has turned and is now %2[theOwn].</translation>
    </message>
    <message>
        <source>log.flipped</source>
        <translation>%1 turned over a building under %3[the] (%4): it is now %2[an].</translation>
    </message>
    <message>
        <source>log.built-nothing</source>
        <translation>%1 passed and built nothing.</translation>
    </message>
    <message>
        <source>log.strategy-moved</source>
        <translation>%1 took the strategy card.</translation>
    </message>
    <message numerus="yes">
        <source>log.discarded</source>
        <translation>
            <numerusform>%1 discarded %n card.</numerusform>
            <numerusform>%1 discarded %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.discarded-known</source>
        <translation>
            <numerusform>%1 discarded %n card: %2.</numerusform>
            <numerusform>%1 discarded %n cards: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.discarded-nothing</source>
        <translation>%1 discarded nothing.</translation>
    </message>
    <message numerus="yes">
        <source>log.drew</source>
        <translation>
            <numerusform>%1 drew %n card.</numerusform>
            <numerusform>%1 drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.drew-known</source>
        <translation>
            <numerusform>%1 drew %n card: %2.</numerusform>
            <numerusform>%1 drew %n cards: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.drew-nothing</source>
        <translation>%1 drew no cards.</translation>
    </message>
    <message>
        <source>log.reshuffled</source>
        <translation>The draw pile ran out; %1 shuffled the discards.</translation>
    </message>
    <message>
        <source>log.sudden-death</source>
        <translation>Sudden death: all twelve landscapes are %1[theOwn].</translation>
    </message>
    <message numerus="yes">
        <source>log.depot-points</source>
        <translation>
            <numerusform>%1 scored %n victory point for depots.</numerusform>
            <numerusform>%1 scored %n victory points for depots.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>The game is over (T-78).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>The cards are being shuffled (T-18, T-70).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>It is %1’s turn (%2).</translation>
    </message>
    <message>
        <source>not.build-now</source>
        <translation>Only the Builder builds, in phase 7 (T-49).</translation>
    </message>
    <message>
        <source>not.action-fixed</source>
        <translation>A chosen action card is secret and cannot be changed (T-21).</translation>
    </message>
    <message>
        <source>not.take-back-supplies</source>
        <translation>Played cards cannot be taken back or added to (T-27).</translation>
    </message>
    <message>
        <source>not.change-house</source>
        <translation>Only action cards make you change house (T-30, T-31).</translation>
    </message>
    <message>
        <source>not.look-at-centre</source>
        <translation>These action cards take no part in this round (T-18, T-20).</translation>
    </message>
    <message>
        <source>not.place-estate</source>
        <translation>Now an estate is placed under a free landscape (T-6).</translation>
    </message>
    <message>
        <source>not.slot-taken</source>
        <translation>This landscape has a building already (T-7).</translation>
    </message>
    <message>
        <source>not.one-estate</source>
        <translation>You place exactly one estate (T-6).</translation>
    </message>
    <message>
        <source>not.set-conflict</source>
        <translation>Now the conflict is placed on a border (T-14).</translation>
    </message>
    <message>
        <source>not.conflict-between</source>
        <translation>The conflict is placed between two neighbouring landscapes (T-14).</translation>
    </message>
    <message>
        <source>not.same-house</source>
        <translation>Both landscapes are %1[theOwn] (T-14).</translation>
    </message>
    <message>
        <source>not.one-conflict</source>
        <translation>There is exactly one conflict a round (T-14).</translation>
    </message>
    <message>
        <source>not.choose-action</source>
        <translation>Now you choose one of the action cards handed to you (T-19).</translation>
    </message>
    <message>
        <source>not.one-action</source>
        <translation>You take exactly one action card (T-19).</translation>
    </message>
    <message>
        <source>not.play-supplies</source>
        <translation>Now you play supply cards from your hand, or none (T-24).</translation>
    </message>
    <message>
        <source>not.play-and-nothing</source>
        <translation>Play cards or nothing, not both (T-27).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>You play only cards from your own hand (T-24).</translation>
    </message>
    <message>
        <source>not.discard</source>
        <translation>Now you may discard cards from your hand (T-68).</translation>
    </message>
    <message>
        <source>not.discard-and-nothing</source>
        <translation>Discard cards or nothing, not both (T-68).</translation>
    </message>
    <message numerus="yes">
        <source>not.discard-limit</source>
        <translation>
            <numerusform>You may discard at most %n card (T-68).</numerusform>
            <numerusform>You may discard at most %n cards (T-68).</numerusform>
        </translation>
    </message>
    <message>
        <source>not.build</source>
        <translation>Now you build, turn over a building or pass (T-49).</translation>
    </message>
    <message>
        <source>not.own-building</source>
        <translation>You may turn over only a building of your own (T-53).</translation>
    </message>
    <message>
        <source>not.depot-limit</source>
        <translation>You may have at most 2 depots (T-52).</translation>
    </message>
    <message>
        <source>not.empty-stock</source>
        <translation>Your stock is empty (T-50).</translation>
    </message>
    <message>
        <source>not.flip-instead</source>
        <translation>Your building is here: you can only turn it over (T-51).</translation>
    </message>
    <message>
        <source>not.others-stock</source>
        <translation>You build only from your own stock (T-50).</translation>
    </message>
    <message>
        <source>not.one-build</source>
        <translation>The Builder does only one thing a round (T-49).</translation>
    </message>
    <message>
        <source>not.where-to-build</source>
        <translation>Choose a free landscape as well (T-50).</translation>
    </message>
    <message>
        <source>not.what-to-build</source>
        <translation>Choose an estate or a depot as well (T-50).</translation>
    </message>
    <message>
        <source>log.won-points.source</source>
        <translation>Conflicts</translation>
    </message>
    <message>
        <source>log.traitor-point.source</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>log.strategist-points.source</source>
        <translation>Strategist</translation>
    </message>
    <message>
        <source>log.depot-points.source</source>
        <translation>Depots</translation>
    </message>
    <message>
        <source>why.estate.pays</source>
        <translation>Put an estate here: %1. Your house holds it, so it brings a card each round (T-64).</translation>
    </message>
    <message>
        <source>why.estate.other-house</source>
        <translation>Put an estate here: %1. It brings cards once you serve that house (T-64).</translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.ahead</source>
        <translation>
            <numerusform>Place the conflict here: your side starts %n point ahead, and a victory is worth %1 each (T-41).</numerusform>
            <numerusform>Place the conflict here: your side starts %n points ahead, and a victory is worth %1 each (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.behind</source>
        <translation>
            <numerusform>Place the conflict here: your side starts %n point behind, but a victory is worth %1 each (T-41).</numerusform>
            <numerusform>Place the conflict here: your side starts %n points behind, but a victory is worth %1 each (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.even</source>
        <translation>
            <numerusform>Place the conflict here: both landscapes are equally strong, and a victory is worth %n each (T-41).</numerusform>
            <numerusform>Place the conflict here: both landscapes are equally strong, and a victory is worth %n each (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.traitor.behind</source>
        <translation>
            <numerusform>Choose the Traitor: your side is %n point behind.</numerusform>
            <numerusform>Choose the Traitor: your side is %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.traitor.fewer</source>
        <translation>
            <numerusform>Choose the Traitor: on the other side only %n player would win (T-41).</numerusform>
            <numerusform>Choose the Traitor: on the other side only %n players would share the victory (T-41).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.traitor</source>
        <translation>Choose the Traitor: 1 victory point for certain, and you change house at the last moment (T-44).</translation>
    </message>
    <message>
        <source>why.diplomat-2</source>
        <translation>Choose the Diplomat +2: 2 conflict points and one more supply card (T-65).</translation>
    </message>
    <message>
        <source>why.diplomat-5</source>
        <translation>Choose the Diplomat +5: 5 conflict points that cost no card (T-34).</translation>
    </message>
    <message>
        <source>why.diplomat-5.turns</source>
        <translation>Choose the Diplomat +5: all serve one house, so you will change house (T-31).</translation>
    </message>
    <message>
        <source>why.builder.depot</source>
        <translation>Choose the Builder: a depot brings up to 3 victory points at the end (T-80).</translation>
    </message>
    <message>
        <source>why.builder.estate</source>
        <translation>Choose the Builder: one more estate brings supply cards in the rounds to come (T-64).</translation>
    </message>
    <message>
        <source>why.strategist</source>
        <translation>Choose the Strategist: 2 victory points, and you place the next conflict (T-45, T-56).</translation>
    </message>
    <message>
        <source>why.strategist.last</source>
        <translation>Choose the Strategist: 2 victory points for certain (T-45).</translation>
    </message>
    <message numerus="yes">
        <source>why.farmer.few</source>
        <translation>
            <numerusform>Choose the Farmer: you hold only %n supply card and draw 3 (T-63).</numerusform>
            <numerusform>Choose the Farmer: you hold only %n supply cards and draw 3 (T-63).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.farmer</source>
        <translation>Choose the Farmer: you are due 3 supply cards (T-63).</translation>
    </message>
    <message>
        <source>why.supplies.traitor</source>
        <translation>As the Traitor you take these %1 points over to %2[the] (T-26).</translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.ahead</source>
        <translation>
            <numerusform>These %1 points put your side %n point ahead.</numerusform>
            <numerusform>These %1 points put your side %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.safer</source>
        <translation>
            <numerusform>With %1 more points your side leads by %n point.</numerusform>
            <numerusform>With %1 more points your side leads by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.level</source>
        <translation>
            <numerusform>With %n more point both sides are equal.</numerusform>
            <numerusform>With %n more points both sides are equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.closer</source>
        <translation>
            <numerusform>With these %1 points your side is only %n point behind.</numerusform>
            <numerusform>With these %1 points your side is only %n points behind.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.supplies.no-cards</source>
        <translation>You have no supply cards (T-27).</translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.lost</source>
        <translation>
            <numerusform>Play nothing: your side is %n point behind, more than your hand is worth.</numerusform>
            <numerusform>Play nothing: your side is %n points behind, more than your hand is worth.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.depots</source>
        <translation>
            <numerusform>Keep your cards: at the end up to 3 of them bring %n victory point each (T-80).</numerusform>
            <numerusform>Keep your cards: at the end up to 3 of them bring %n victory points each (T-80).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.enough</source>
        <translation>
            <numerusform>Play nothing: your side is already %n point ahead.</numerusform>
            <numerusform>Play nothing: your side is already %n points ahead.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.supplies.keep</source>
        <translation>Play nothing: your cards will be worth more later.</translation>
    </message>
    <message numerus="yes">
        <source>why.depot</source>
        <translation>
            <numerusform>A depot brings up to 3 victory points at the end, and only %n round is left (T-80).</numerusform>
            <numerusform>A depot brings up to 3 victory points at the end, and only %n rounds are left (T-80).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.depot.last</source>
        <translation>A depot brings up to 3 victory points at the end (T-80).</translation>
    </message>
    <message>
        <source>why.pass.depots</source>
        <translation>Pass: you have 2 depots already (T-52).</translation>
    </message>
    <message numerus="yes">
        <source>why.discard</source>
        <translation>
            <numerusform>Discard low cards (%1 points): you draw %n more in their place (T-68).</numerusform>
            <numerusform>Discard low cards (%1 points): you draw %n more in their place (T-68).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.discard.none</source>
        <translation>Keep all your cards and draw fewer (T-68).</translation>
    </message>
    <message>
        <source>problem.too-many-copies</source>
        <translation>There are not that many cards of this kind: %1.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>Three or four players are needed (T-1).</translation>
    </message>
    <message>
        <source>problem.setup-ring</source>
        <translation>The ring needs each kind of landscape once for each house (T-4).</translation>
    </message>
    <message>
        <source>problem.setup-supply</source>
        <translation>These are not the supply cards of the setup (T-8, T-9).</translation>
    </message>
    <message>
        <source>problem.landscapes</source>
        <translation>The ring needs two landscapes of each kind (T-4).</translation>
    </message>
    <message>
        <source>problem.stock</source>
        <translation>Stock and buildings on the table must be three cards together (T-5).</translation>
    </message>
    <message>
        <source>problem.depots</source>
        <translation>Nobody has more than 2 depots (T-52).</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>Nobody holds more than 5 supply cards (T-67).</translation>
    </message>
    <message>
        <source>problem.action-twice</source>
        <translation>This action card is in two places (T-89).</translation>
    </message>
    <message>
        <source>problem.no-builder</source>
        <translation>Nobody has chosen the Builder (T-49).</translation>
    </message>
    <message>
        <source>problem.action-chosen</source>
        <translation>Which seats have chosen an action card does not fit the draft (T-19).</translation>
    </message>
    <message>
        <source>problem.draft</source>
        <translation>This does not fit the draft of the action cards (T-85).</translation>
    </message>
    <message>
        <source>problem.one-house</source>
        <translation>Here both houses must own landscapes (T-89).</translation>
    </message>
    <message>
        <source>problem.conflict-place</source>
        <translation>The conflict must lie between landscapes of different houses (T-14).</translation>
    </message>
    <message>
        <source>problem.supplies</source>
        <translation>The 23 supply cards must all be there, none doubled (T-89).</translation>
    </message>
    <message>
        <source>problem.played</source>
        <translation>In this phase nobody has played supply cards (T-89).</translation>
    </message>
    <message>
        <source>problem.held</source>
        <translation>These cards are not with the other players (T-86).</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>“toAct” does not fit the phase (T-89).</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.name</source>
        <translation>Desert</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.text</source>
        <translation>Conflict points: 0. When it loses, each winner scores 3, 2, 1 or 1 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.name</source>
        <translation>Desert</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.text</source>
        <translation>Conflict points: 0. When it loses, each winner scores 3, 2, 1 or 1 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.name</source>
        <translation>Pasture</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.text</source>
        <translation>Conflict points: 3. When it loses, each winner scores 4, 3, 2 or 1 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.name</source>
        <translation>Pasture</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.text</source>
        <translation>Conflict points: 3. When it loses, each winner scores 4, 3, 2 or 1 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.name</source>
        <translation>River</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.text</source>
        <translation>Conflict points: 5. When it loses, each winner scores 5, 4, 3 or 2 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.name</source>
        <translation>River</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.text</source>
        <translation>Conflict points: 5. When it loses, each winner scores 5, 4, 3 or 2 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.name</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.text</source>
        <translation>Conflict points: 7. When it loses, each winner scores 6, 5, 3 or 2 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.name</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.text</source>
        <translation>Conflict points: 7. When it loses, each winner scores 6, 5, 3 or 2 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.name</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.text</source>
        <translation>Conflict points: 10. When it loses, each winner scores 7, 5, 4 or 3 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.name</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.text</source>
        <translation>Conflict points: 10. When it loses, each winner scores 7, 5, 4 or 3 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.name</source>
        <translation>City</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.kind</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.text</source>
        <translation>Conflict points: 15. When it loses, each winner scores 8, 6, 4 or 3 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.name</source>
        <translation>City</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.kind</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.text</source>
        <translation>Conflict points: 15. When it loses, each winner scores 8, 6, 4 or 3 victory points, as there are 1, 2, 3 or 4 of them.</translation>
    </message>
    <message>
        <source>face.supply.2.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.2.kind</source>
        <translation>2 conflict points</translation>
    </message>
    <message>
        <source>face.supply.2.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.supply.3.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.3.kind</source>
        <translation>3 conflict points</translation>
    </message>
    <message>
        <source>face.supply.3.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.supply.4.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.4.kind</source>
        <translation>4 conflict points</translation>
    </message>
    <message>
        <source>face.supply.4.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.supply.5.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.5.kind</source>
        <translation>5 conflict points</translation>
    </message>
    <message>
        <source>face.supply.5.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.supply.6.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.6.kind</source>
        <translation>6 conflict points</translation>
    </message>
    <message>
        <source>face.supply.6.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.supply.8.name</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>face.supply.8.kind</source>
        <translation>8 conflict points</translation>
    </message>
    <message>
        <source>face.supply.8.text</source>
        <translation>Played in phase 3, it counts for the house that you serve after phase 4.</translation>
    </message>
    <message>
        <source>face.action.traitor.name</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>face.action.traitor.kind</source>
        <translation>Phases 4 and 6</translation>
    </message>
    <message>
        <source>face.action.traitor.text</source>
        <translation>You change house and score 1 victory point.</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.name</source>
        <translation>Diplomat +2</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.kind</source>
        <translation>Phases 5 and 10</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.text</source>
        <translation>Adds 2 conflict points to your house. You draw one supply card more, at most three in all.</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.name</source>
        <translation>Diplomat +5</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.kind</source>
        <translation>Phases 4 and 5</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.text</source>
        <translation>Adds 5 conflict points to your house. If all players serve the same house, you change house.</translation>
    </message>
    <message>
        <source>face.action.builder.name</source>
        <translation>Builder</translation>
    </message>
    <message>
        <source>face.action.builder.kind</source>
        <translation>Phase 7</translation>
    </message>
    <message>
        <source>face.action.builder.text</source>
        <translation>You build an estate or a depot, or turn over one of yours.</translation>
    </message>
    <message>
        <source>face.action.strategist.name</source>
        <translation>Strategist</translation>
    </message>
    <message>
        <source>face.action.strategist.kind</source>
        <translation>Phases 6 and 8</translation>
    </message>
    <message>
        <source>face.action.strategist.text</source>
        <translation>You score 2 victory points and take the strategy card: you place the next conflict.</translation>
    </message>
    <message>
        <source>face.action.farmer.name</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>face.action.farmer.kind</source>
        <translation>Phase 10</translation>
    </message>
    <message>
        <source>face.action.farmer.text</source>
        <translation>You draw 3 supply cards before all others, but none for your estates.</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.name</source>
        <translation>Eagle</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.kind</source>
        <translation>Loyalty card</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.text</source>
        <translation>You serve the Eagle.</translation>
    </message>
    <message>
        <source>face.loyalty.rose.name</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>face.loyalty.rose.kind</source>
        <translation>Loyalty card</translation>
    </message>
    <message>
        <source>face.loyalty.rose.text</source>
        <translation>You serve the Rose.</translation>
    </message>
    <message>
        <source>face.building.estate.name</source>
        <translation>Estate</translation>
    </message>
    <message>
        <source>face.building.estate.kind</source>
        <translation>Building</translation>
    </message>
    <message>
        <source>face.building.estate.text</source>
        <translation>Brings 1 supply card in phase 10 if its landscape belongs to the house that you serve.</translation>
    </message>
    <message>
        <source>face.building.depot.name</source>
        <translation>Depot</translation>
    </message>
    <message>
        <source>face.building.depot.kind</source>
        <translation>Building</translation>
    </message>
    <message>
        <source>face.building.depot.text</source>
        <translation>At the end of the game it scores 1 victory point for each supply card in your hand, at most 3.</translation>
    </message>
    <message>
        <source>face.token.start-player.name</source>
        <translation>Start-player card</translation>
    </message>
    <message>
        <source>face.token.start-player.kind</source>
        <translation>Phases 2, 3 and 10</translation>
    </message>
    <message>
        <source>face.token.start-player.text</source>
        <translation>Its holder chooses and plays first. It goes to the left after each round.</translation>
    </message>
    <message>
        <source>face.token.strategy.name</source>
        <translation>Strategy card</translation>
    </message>
    <message>
        <source>face.token.strategy.kind</source>
        <translation>Phases 1 and 8</translation>
    </message>
    <message>
        <source>face.token.strategy.text</source>
        <translation>Its holder places the conflict.</translation>
    </message>
    <message>
        <source>face.token.conflict.name</source>
        <translation>Conflict card</translation>
    </message>
    <message>
        <source>face.token.conflict.kind</source>
        <translation>Phase 1</translation>
    </message>
    <message>
        <source>face.token.conflict.text</source>
        <translation>It lies between two neighbouring landscapes of different houses: these two fight.</translation>
    </message>
    <message>
        <source>face.back.supply.name</source>
        <translation>Supply card</translation>
    </message>
    <message>
        <source>face.back.supply.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.supply.text</source>
        <translation>Its value is hidden: 2, 3, 4, 5, 6 or 8.</translation>
    </message>
    <message>
        <source>face.back.action.name</source>
        <translation>Action card</translation>
    </message>
    <message>
        <source>face.back.action.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.action.text</source>
        <translation>One of the six action cards, hidden.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 outwitted them all</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 were equally cunning</translation>
    </message>
    <message>
        <source>stage.reveal</source>
        <translation>The reveal</translation>
    </message>
    <message>
        <source>stage.conflict</source>
        <translation>%1 (%2) – %3 (%4)</translation>
    </message>
    <message>
        <source>stage.laid-down</source>
        <translation>laid down</translation>
    </message>
    <message>
        <source>stage.actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>stage.sums</source>
        <translation>figures</translation>
    </message>
    <message>
        <source>stage.banner</source>
        <translation>banner</translation>
    </message>
    <message>
        <source>stage.land</source>
        <translation>land</translation>
    </message>
    <message>
        <source>stage.points</source>
        <translation>+%1</translation>
    </message>
</context>
</TS>
