<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>confidants</name>
    <message>
        <source>title</source>
        <translation>The Emperor’s Confidants</translation>
    </message>
    <message>
        <source>action.camping</source>
        <translation>Camping</translation>
    </message>
    <message>
        <source>action.fresh-horses</source>
        <translation>Fresh Horses</translation>
    </message>
    <message>
        <source>action.dirty-business</source>
        <translation>Dirty Business</translation>
    </message>
    <message>
        <source>action.local-guide</source>
        <translation>Local Guide</translation>
    </message>
    <message>
        <source>action.plot-high</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>action.jewel</source>
        <translation>Jewel for Sale</translation>
    </message>
    <message>
        <source>action.plot-low</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>action.messenger</source>
        <translation>Courier</translation>
    </message>
    <message>
        <source>action.gallop</source>
        <translation>Gallop</translation>
    </message>
    <message>
        <source>secret.feast</source>
        <translation>Lavish Feast</translation>
    </message>
    <message>
        <source>secret.plot</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>secret.support</source>
        <translation>Family Support</translation>
    </message>
    <message>
        <source>secret.foul-tip</source>
        <translation>Foul Tip</translation>
    </message>
    <message>
        <source>secret.recruit</source>
        <translation>Recruiting</translation>
    </message>
    <message>
        <source>secret.luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>secret.veto</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>secret.courier</source>
        <translation>Courier</translation>
    </message>
    <message>
        <source>secret.haste</source>
        <translation>Forced March</translation>
    </message>
    <message>
        <source>gift.money</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>gift.diplomacy</source>
        <translation>Diplomacy</translation>
    </message>
    <message>
        <source>gift.map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>gift.weapon</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>army.patrician</source>
        <translation>patrician</translation>
    </message>
    <message>
        <source>army.large</source>
        <translation>large mercenary army</translation>
    </message>
    <message>
        <source>army.small</source>
        <translation>small mercenary army</translation>
    </message>
    <message>
        <source>band.robbers</source>
        <translation>robbers</translation>
    </message>
    <message>
        <source>band.mob</source>
        <translation>mob</translation>
    </message>
    <message>
        <source>free.toll</source>
        <translation>toll</translation>
    </message>
    <message>
        <source>free.intrigue</source>
        <translation>intrigue</translation>
    </message>
    <message>
        <source>free.double-pay</source>
        <translation>double pay</translation>
    </message>
    <message>
        <source>free.supper</source>
        <translation>supper</translation>
    </message>
    <message>
        <source>free.guide</source>
        <translation>guide</translation>
    </message>
    <message>
        <source>city.paleokastro</source>
        <translation>Paleokastro</translation>
    </message>
    <message>
        <source>city.apolonia</source>
        <translation>Apollonia</translation>
    </message>
    <message>
        <source>city.arnea</source>
        <translation>Arnea</translation>
    </message>
    <message>
        <source>face.action.camping.name</source>
        <translation>Camping</translation>
    </message>
    <message>
        <source>face.action.camping.kind</source>
        <translation>The patrician stays</translation>
    </message>
    <message>
        <source>face.action.camping.text</source>
        <translation>You cannot use your secret action card: exchange it for one of your reserve. At the end of the round all your cards return to your hand.</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.name</source>
        <translation>Fresh Horses</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.kind</source>
        <translation>The patrician walks 1 step</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.text</source>
        <translation>Your fatigue falls by 6.</translation>
    </message>
    <message>
        <source>face.action.dirty-business.name</source>
        <translation>Dirty Business</translation>
    </message>
    <message>
        <source>face.action.dirty-business.kind</source>
        <translation>The patrician walks 2 steps</translation>
    </message>
    <message>
        <source>face.action.dirty-business.text</source>
        <translation>Pay 1 gold to move the robbers at the end of this round, or 3 gold to move them at the end of this round and the next.</translation>
    </message>
    <message>
        <source>face.action.local-guide.name</source>
        <translation>Local Guide</translation>
    </message>
    <message>
        <source>face.action.local-guide.kind</source>
        <translation>The patrician walks 3 steps</translation>
    </message>
    <message>
        <source>face.action.local-guide.text</source>
        <translation>Your fatigue falls by 3.</translation>
    </message>
    <message>
        <source>face.action.plot-high.name</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>face.action.plot-high.kind</source>
        <translation>The patrician walks 4 steps</translation>
    </message>
    <message>
        <source>face.action.plot-high.text</source>
        <translation>Name an opponent and roll: their attention rises by the roll plus 1, every other opponent’s by half of that. Or: your own attention falls by 3.</translation>
    </message>
    <message>
        <source>face.action.jewel.name</source>
        <translation>Jewel for Sale</translation>
    </message>
    <message>
        <source>face.action.jewel.kind</source>
        <translation>The patrician walks 5 steps</translation>
    </message>
    <message>
        <source>face.action.jewel.text</source>
        <translation>Your patrician gets 1 gold.</translation>
    </message>
    <message>
        <source>face.action.plot-low.name</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>face.action.plot-low.kind</source>
        <translation>The patrician walks 6 steps</translation>
    </message>
    <message>
        <source>face.action.plot-low.text</source>
        <translation>Name an opponent and roll: their attention rises by the roll minus 1 (at least 1), every other opponent’s by half of that. Or: your own attention falls by 2.</translation>
    </message>
    <message>
        <source>face.action.messenger.name</source>
        <translation>Courier</translation>
    </message>
    <message>
        <source>face.action.messenger.kind</source>
        <translation>The patrician walks 7 steps</translation>
    </message>
    <message>
        <source>face.action.messenger.text</source>
        <translation>One of your armies sends gold or a gift card to another of your armies, wherever it is. No wagon.</translation>
    </message>
    <message>
        <source>face.action.gallop.name</source>
        <translation>Gallop</translation>
    </message>
    <message>
        <source>face.action.gallop.kind</source>
        <translation>The patrician walks 8 steps</translation>
    </message>
    <message>
        <source>face.action.gallop.text</source>
        <translation>No other effect. Your secret action card can be used.</translation>
    </message>
    <message>
        <source>face.secret.feast.name</source>
        <translation>Lavish Feast</translation>
    </message>
    <message>
        <source>face.secret.feast.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.feast.text</source>
        <translation>Your fatigue falls by 2.</translation>
    </message>
    <message>
        <source>face.secret.plot.name</source>
        <translation>Scheming</translation>
    </message>
    <message>
        <source>face.secret.plot.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.plot.text</source>
        <translation>Name an opponent and roll: their attention rises by the roll, every other opponent’s by half of that. Or: your own attention falls by 2.</translation>
    </message>
    <message>
        <source>face.secret.support.name</source>
        <translation>Family Support</translation>
    </message>
    <message>
        <source>face.secret.support.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.support.text</source>
        <translation>Your patrician gets 1 gold.</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.name</source>
        <translation>Foul Tip</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.text</source>
        <translation>You may move the robbers at the end of this round or of the next, unless Dirty Business is in force then.</translation>
    </message>
    <message>
        <source>face.secret.recruit.name</source>
        <translation>Recruiting</translation>
    </message>
    <message>
        <source>face.secret.recruit.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.recruit.text</source>
        <translation>Pay 2 gold: a lost mercenary army returns, exactly 7 steps from the robbers or from the mob. Its strength is 1 from then on.</translation>
    </message>
    <message>
        <source>face.secret.luck.name</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>face.secret.luck.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.luck.text</source>
        <translation>One of your armies has strength +1 until the end of the round.</translation>
    </message>
    <message>
        <source>face.secret.veto.name</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>face.secret.veto.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.veto.text</source>
        <translation>In the next round you may cancel each Dirty Business, Scheming or Foul Tip that an opponent uses.</translation>
    </message>
    <message>
        <source>face.secret.courier.name</source>
        <translation>Courier</translation>
    </message>
    <message>
        <source>face.secret.courier.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.courier.text</source>
        <translation>Pay 1 gold: one of your armies sends gold or a gift card to another of your armies, wherever it is.</translation>
    </message>
    <message>
        <source>face.secret.haste.name</source>
        <translation>Forced March</translation>
    </message>
    <message>
        <source>face.secret.haste.kind</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.secret.haste.text</source>
        <translation>Each of your mercenary armies may walk 1 step more this turn.</translation>
    </message>
    <message>
        <source>face.gift.money.name</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>face.gift.money.kind</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.gift.money.text</source>
        <translation>When you draw it, your patrician gets 2 gold. Then discard it.</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.name</source>
        <translation>Diplomacy</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.kind</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.text</source>
        <translation>At any time in your turn, but not during a walk: your attention falls by 5. Then discard it.</translation>
    </message>
    <message>
        <source>face.gift.map.name</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>face.gift.map.kind</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.gift.map.text</source>
        <translation>The army that has it may walk 1 step more in each of your turns.</translation>
    </message>
    <message>
        <source>face.gift.weapon.name</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>face.gift.weapon.kind</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.gift.weapon.text</source>
        <translation>The army that has it has strength +1.</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.name</source>
        <translation>Paleokastro</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.kind</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.text</source>
        <translation>Bring it to this city with your patrician, hand it over and draw a gift card for it.</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.name</source>
        <translation>Apollonia</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.kind</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.text</source>
        <translation>Bring it to this city with your patrician, hand it over and draw a gift card for it.</translation>
    </message>
    <message>
        <source>face.wagon.arnea.name</source>
        <translation>Arnea</translation>
    </message>
    <message>
        <source>face.wagon.arnea.kind</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>face.wagon.arnea.text</source>
        <translation>Bring it to this city with your patrician, hand it over and draw a gift card for it.</translation>
    </message>
    <message>
        <source>face.unit.patrician.name</source>
        <translation>Patrician</translation>
    </message>
    <message>
        <source>face.unit.patrician.kind</source>
        <translation>Strength: 3</translation>
    </message>
    <message>
        <source>face.unit.patrician.text</source>
        <translation>Walks as many steps as the rank of the action card. Only the patrician can hand over a wagon.</translation>
    </message>
    <message>
        <source>face.unit.large.name</source>
        <translation>Large mercenary army</translation>
    </message>
    <message>
        <source>face.unit.large.kind</source>
        <translation>Strength: 2</translation>
    </message>
    <message>
        <source>face.unit.large.text</source>
        <translation>The two mercenary armies share 6 steps a turn; a single one has 4.</translation>
    </message>
    <message>
        <source>face.unit.small.name</source>
        <translation>Small mercenary army</translation>
    </message>
    <message>
        <source>face.unit.small.kind</source>
        <translation>Strength: 1</translation>
    </message>
    <message>
        <source>face.unit.small.text</source>
        <translation>The two mercenary armies share 6 steps a turn; a single one has 4.</translation>
    </message>
    <message>
        <source>face.unit.robbers.name</source>
        <translation>Robbers</translation>
    </message>
    <message>
        <source>face.unit.robbers.kind</source>
        <translation>Strength: 7</translation>
    </message>
    <message>
        <source>face.unit.robbers.text</source>
        <translation>They obey whoever pays them. They do not enter cities.</translation>
    </message>
    <message>
        <source>face.unit.mob.name</source>
        <translation>Mob of the destitute</translation>
    </message>
    <message>
        <source>face.unit.mob.kind</source>
        <translation>Strength: 6</translation>
    </message>
    <message>
        <source>face.unit.mob.text</source>
        <translation>Moved by the player whose turn comes last. It enters neither towns nor cities.</translation>
    </message>
    <message>
        <source>face.piece.gold.name</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>face.piece.gold.kind</source>
        <translation>Always with an army</translation>
    </message>
    <message>
        <source>face.piece.gold.text</source>
        <translation>Gold is spent by the army that has it.</translation>
    </message>
    <message>
        <source>face.token.merged.name</source>
        <translation>Merged</translation>
    </message>
    <message>
        <source>face.token.pass.name</source>
        <translation>Bridge pass</translation>
    </message>
    <message>
        <source>face.token.held.name</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>face.token.beaten.name</source>
        <translation>Beaten</translation>
    </message>
    <message>
        <source>face.token.sycophants.name</source>
        <translation>Sycophants</translation>
    </message>
    <message>
        <source>face.token.out.name</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>face.token.robbers.name</source>
        <translation>Strength of the robbers</translation>
    </message>
    <message>
        <source>face.token.bonus.name</source>
        <translation>Strength +1</translation>
    </message>
    <message>
        <source>face.token.fatigue.name</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>face.token.finding.name</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>face.back.action.name</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.back.action.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.secret.name</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.back.secret.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.wagon.name</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>face.back.wagon.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.gift.name</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.back.gift.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>letter.red</source>
        <translation>R</translation>
    </message>
    <message>
        <source>letter.black</source>
        <translation>B</translation>
    </message>
    <message>
        <source>letter.grey</source>
        <translation>G</translation>
    </message>
    <message>
        <source>letter.green</source>
        <translation>V</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Three wagons, eighteen villages: travel the province well rested, and do not be found.</translation>
    </message>
    <message>
        <source>options.board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>options.board.help</source>
        <translation>The map that is played on (E-1).</translation>
    </message>
    <message>
        <source>options.board.macedonia</source>
        <translation>Macedonia</translation>
    </message>
    <message>
        <source>options.board.macedonia.help</source>
        <translation>The whole province: two to three hours at a table.</translation>
    </message>
    <message>
        <source>options.board.small</source>
        <translation>Small board</translation>
    </message>
    <message>
        <source>options.board.small.help</source>
        <translation>Six villages, two towns, three cities: a quick game.</translation>
    </message>
    <message>
        <source>options.rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>options.rounds.help</source>
        <translation>The game ends after this many rounds at the latest (E-132).</translation>
    </message>
    <message>
        <source>options.rounds.100</source>
        <translation>At most 100</translation>
    </message>
    <message>
        <source>options.rounds.100.help</source>
        <translation>It is nearly always the goal that ends it.</translation>
    </message>
    <message>
        <source>options.rounds.60</source>
        <translation>At most 60</translation>
    </message>
    <message>
        <source>options.rounds.60.help</source>
        <translation>Usually enough to reach the goal.</translation>
    </message>
    <message>
        <source>options.rounds.30</source>
        <translation>At most 30</translation>
    </message>
    <message>
        <source>options.rounds.30.help</source>
        <translation>Renown decides if nobody has finished by then.</translation>
    </message>
    <message>
        <source>options.wagonsOpen</source>
        <translation>Wagons</translation>
    </message>
    <message>
        <source>options.wagonsOpen.help</source>
        <translation>Whether all see what each army carries (E-8).</translation>
    </message>
    <message>
        <source>options.wagonsOpen.yes</source>
        <translation>Shown</translation>
    </message>
    <message>
        <source>options.wagonsOpen.yes.help</source>
        <translation>All are turned up after the loading.</translation>
    </message>
    <message>
        <source>options.wagonsOpen.no</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>options.wagonsOpen.no.help</source>
        <translation>They show only when they are delivered.</translation>
    </message>
    <message>
        <source>options.trades</source>
        <translation>Trading</translation>
    </message>
    <message>
        <source>options.trades.help</source>
        <translation>Whether patricians may trade (E-98).</translation>
    </message>
    <message>
        <source>options.trades.yes</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>options.trades.yes.help</source>
        <translation>At most two trades per player.</translation>
    </message>
    <message>
        <source>options.trades.no</source>
        <translation>None</translation>
    </message>
    <message>
        <source>options.trades.no.help</source>
        <translation>A game without trading.</translation>
    </message>
    <message>
        <source>options.exactMove</source>
        <translation>Patrician’s walk</translation>
    </message>
    <message>
        <source>options.exactMove.help</source>
        <translation>Whether the patrician walks all his steps (E-41).</translation>
    </message>
    <message>
        <source>options.exactMove.yes</source>
        <translation>Exactly</translation>
    </message>
    <message>
        <source>options.exactMove.yes.help</source>
        <translation>All of his steps or none.</translation>
    </message>
    <message>
        <source>options.exactMove.no</source>
        <translation>At most</translation>
    </message>
    <message>
        <source>options.exactMove.no.help</source>
        <translation>He may stop earlier.</translation>
    </message>
    <message>
        <source>options.mercSteps</source>
        <translation>Mercenary steps</translation>
    </message>
    <message>
        <source>options.mercSteps.help</source>
        <translation>How far mercenaries walk (E-45).</translation>
    </message>
    <message>
        <source>options.mercSteps.pool</source>
        <translation>Six shared</translation>
    </message>
    <message>
        <source>options.mercSteps.pool.help</source>
        <translation>Two armies share 6 steps, one alone has 4.</translation>
    </message>
    <message>
        <source>options.mercSteps.each</source>
        <translation>Five each</translation>
    </message>
    <message>
        <source>options.mercSteps.each.help</source>
        <translation>Each army has 5 steps, one alone has 4.</translation>
    </message>
    <message>
        <source>options.mercCities</source>
        <translation>Mercenaries in cities</translation>
    </message>
    <message>
        <source>options.mercCities.help</source>
        <translation>Whether mercenaries may enter cities (E-61).</translation>
    </message>
    <message>
        <source>options.mercCities.yes</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>options.mercCities.yes.help</source>
        <translation>They may wait there for the patrician.</translation>
    </message>
    <message>
        <source>options.mercCities.no</source>
        <translation>Not allowed</translation>
    </message>
    <message>
        <source>options.mercCities.no.help</source>
        <translation>Only the patrician enters cities.</translation>
    </message>
    <message>
        <source>options.bridge</source>
        <translation>Unpaid bridge</translation>
    </message>
    <message>
        <source>options.bridge.help</source>
        <translation>What happens to an army that cannot pay on a bridge (E-127).</translation>
    </message>
    <message>
        <source>options.bridge.evict</source>
        <translation>Eviction</translation>
    </message>
    <message>
        <source>options.bridge.evict.help</source>
        <translation>It leaves the bridge and is held for three rounds.</translation>
    </message>
    <message>
        <source>options.bridge.massacre</source>
        <translation>Massacre</translation>
    </message>
    <message>
        <source>options.bridge.massacre.help</source>
        <translation>It is lost; without the patrician the player is eliminated.</translation>
    </message>
    <message>
        <source>options.cardValues</source>
        <translation>Values of two cards</translation>
    </message>
    <message>
        <source>options.cardValues.help</source>
        <translation>Diplomacy and Scheming of rank 4 (E-67, E-74).</translation>
    </message>
    <message>
        <source>options.cardValues.rules</source>
        <translation>5 and 3</translation>
    </message>
    <message>
        <source>options.cardValues.rules.help</source>
        <translation>As the rules have it.</translation>
    </message>
    <message>
        <source>options.cardValues.cards</source>
        <translation>4 and 2</translation>
    </message>
    <message>
        <source>options.cardValues.cards.help</source>
        <translation>As printed on the cards.</translation>
    </message>
    <message>
        <source>options.twoRoundBribe</source>
        <translation>Price of two rounds</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.help</source>
        <translation>What it costs to move the robbers for two rounds (E-72).</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.3</source>
        <translation>3 gold</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.3.help</source>
        <translation>As printed on the card.</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.2</source>
        <translation>2 gold</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.2.help</source>
        <translation>A cheaper reading.</translation>
    </message>
    <message>
        <source>options.findingReset</source>
        <translation>After the sycophants</translation>
    </message>
    <message>
        <source>options.findingReset.help</source>
        <translation>Where attention stands afterwards (E-103).</translation>
    </message>
    <message>
        <source>options.findingReset.6</source>
        <translation>Becomes 6</translation>
    </message>
    <message>
        <source>options.findingReset.6.help</source>
        <translation>There is time to hide again.</translation>
    </message>
    <message>
        <source>options.findingReset.16</source>
        <translation>Stays at 16</translation>
    </message>
    <message>
        <source>options.findingReset.16.help</source>
        <translation>The next point brings them again.</translation>
    </message>
    <message>
        <source>options.sycophantsHold</source>
        <translation>Sycophants</translation>
    </message>
    <message>
        <source>options.sycophantsHold.help</source>
        <translation>Whether they hold the patrician too (E-102).</translation>
    </message>
    <message>
        <source>options.sycophantsHold.yes</source>
        <translation>They do</translation>
    </message>
    <message>
        <source>options.sycophantsHold.yes.help</source>
        <translation>The patrician does not walk in that round.</translation>
    </message>
    <message>
        <source>options.sycophantsHold.no</source>
        <translation>They do not</translation>
    </message>
    <message>
        <source>options.sycophantsHold.no.help</source>
        <translation>Only your cards cannot be used.</translation>
    </message>
    <message>
        <source>options.battlePay</source>
        <translation>Double pay in battle</translation>
    </message>
    <message>
        <source>options.battlePay.help</source>
        <translation>Whether it may be paid when attacked (E-92).</translation>
    </message>
    <message>
        <source>options.battlePay.yes</source>
        <translation>It may</translation>
    </message>
    <message>
        <source>options.battlePay.yes.help</source>
        <translation>If not yet paid in that round.</translation>
    </message>
    <message>
        <source>options.battlePay.no</source>
        <translation>Only before</translation>
    </message>
    <message>
        <source>options.battlePay.no.help</source>
        <translation>Only in your own turn.</translation>
    </message>
    <message>
        <source>options.campRest</source>
        <translation>Rest of a camper</translation>
    </message>
    <message>
        <source>options.campRest.help</source>
        <translation>What a camper who did not walk rests at night (E-121).</translation>
    </message>
    <message>
        <source>options.campRest.1</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>options.campRest.1.help</source>
        <translation>Even the exhausted recover in time.</translation>
    </message>
    <message>
        <source>options.campRest.0</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>options.campRest.0.help</source>
        <translation>Only settlements give rest.</translation>
    </message>
    <message>
        <source>options.campRest.2</source>
        <translation>2 points</translation>
    </message>
    <message>
        <source>options.campRest.2.help</source>
        <translation>It is easier to recover.</translation>
    </message>
    <message>
        <source>card.action</source>
        <translation>action card</translation>
    </message>
    <message>
        <source>card.secret</source>
        <translation>secret action card</translation>
    </message>
    <message>
        <source>card.wagon</source>
        <translation>an unknown city</translation>
    </message>
    <message>
        <source>list.one</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>list.more</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>list.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>list.then</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>goods.gift</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>goods.gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message>
        <source>goods.wagon</source>
        <translation>wagon for %1</translation>
    </message>
    <message>
        <source>place.bank-nw</source>
        <translation>%1, NW bank</translation>
    </message>
    <message>
        <source>place.bank-ne</source>
        <translation>%1, NE bank</translation>
    </message>
    <message>
        <source>place.bank-se</source>
        <translation>%1, SE bank</translation>
    </message>
    <message>
        <source>place.bank-sw</source>
        <translation>%1, SW bank</translation>
    </message>
    <message>
        <source>label.place</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>label.visited</source>
        <translation>visited</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>table.round-of</source>
        <translation>Round %1 of at most %2</translation>
    </message>
    <message>
        <source>table.phase</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase.place</source>
        <translation>Starting places</translation>
    </message>
    <message>
        <source>phase.load</source>
        <translation>Loading</translation>
    </message>
    <message>
        <source>phase.bid</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>phase.turn</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>phase.mob</source>
        <translation>Mob</translation>
    </message>
    <message>
        <source>phase.robbers</source>
        <translation>Robbers</translation>
    </message>
    <message>
        <source>phase.night</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>The game is over</translation>
    </message>
    <message numerus="yes">
        <source>badge.beaten</source>
        <translation>
            <numerusform>beaten: %n round</numerusform>
            <numerusform>beaten: %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.caught</source>
        <translation>caught</translation>
    </message>
    <message>
        <source>badge.out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>badge.business</source>
        <translation>has hired the robbers</translation>
    </message>
    <message>
        <source>badge.eliminated</source>
        <translation>eliminated</translation>
    </message>
    <message>
        <source>zone.map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>reach.mob</source>
        <translation>How far the mob may come (darker: with a chance of at least 50%)</translation>
    </message>
    <message>
        <source>reach.robbers</source>
        <translation>How far the robbers may come (darker: with a chance of at least 50%)</translation>
    </message>
    <message>
        <source>cost.sign</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>cost.sign-toll</source>
        <translation>%1●</translation>
    </message>
    <message numerus="yes">
        <source>cost.steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>cost.fatigue</source>
        <translation>fatigue: %1 → %2</translation>
    </message>
    <message>
        <source>cost.toll</source>
        <translation>toll: 1 gold</translation>
    </message>
    <message>
        <source>cost.mob</source>
        <translation>chance that the mob gets here: %1%</translation>
    </message>
    <message>
        <source>cost.robbers</source>
        <translation>chance that the robbers get here: %1%</translation>
    </message>
    <message>
        <source>cost.and</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>zone.bands</source>
        <translation>Strength of the robbers: %1</translation>
    </message>
    <message>
        <source>zone.units</source>
        <translation>Armies of %1</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile</source>
        <translation>
            <numerusform>%1: %n gift</numerusform>
            <numerusform>%1: %n gifts</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-none</source>
        <translation>%1: no gifts</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>Used gifts: %n</numerusform>
            <numerusform>Used gifts: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>No used gifts</translation>
    </message>
    <message>
        <source>zone.begin-place</source>
        <translation>Where does %1[the] begin?</translation>
    </message>
    <message>
        <source>zone.begin-wagon</source>
        <translation>What does %1[the] take?</translation>
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
    <message>
        <source>zone.bid</source>
        <translation>Bid of %1</translation>
    </message>
    <message numerus="yes">
        <source>zone.played</source>
        <translation>
            <numerusform>Actions: %n</numerusform>
            <numerusform>Actions: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.played-none</source>
        <translation>No actions played</translation>
    </message>
    <message numerus="yes">
        <source>zone.secret-played</source>
        <translation>
            <numerusform>Secret: %n</numerusform>
            <numerusform>Secret: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.secret-played-none</source>
        <translation>No secret cards</translation>
    </message>
    <message>
        <source>zone.reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>zone.reserve-asked</source>
        <translation>Reserve: which card do you take?</translation>
    </message>
    <message numerus="yes">
        <source>zone.army</source>
        <translation>
            <numerusform>%1: strength %2, %n gold</numerusform>
            <numerusform>%1: strength %2, %n gold</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.army-lost</source>
        <translation>%1: lost</translation>
    </message>
    <message>
        <source>piece.rank</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>piece.secret</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.secret-back</source>
        <translation>A secret action card, face down</translation>
    </message>
    <message>
        <source>piece.gift</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.gift-back</source>
        <translation>A gift, face down</translation>
    </message>
    <message>
        <source>piece.wagon</source>
        <translation>Wagon for %1</translation>
    </message>
    <message>
        <source>piece.wagon-back</source>
        <translation>A wagon, face down</translation>
    </message>
    <message>
        <source>piece.gold</source>
        <translation>One gold</translation>
    </message>
    <message>
        <source>piece.lost</source>
        <translation>%1, lost</translation>
    </message>
    <message numerus="yes">
        <source>piece.held</source>
        <translation>
            <numerusform>Held: %n more night</numerusform>
            <numerusform>Held: %n more nights</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.pass</source>
        <translation>Bridge pass, last round: %1</translation>
    </message>
    <message>
        <source>piece.bonus</source>
        <translation>Strength +%1</translation>
    </message>
    <message>
        <source>piece.merged</source>
        <translation>Merged: %1</translation>
    </message>
    <message numerus="yes">
        <source>piece.beaten</source>
        <translation>
            <numerusform>Beaten: %n round</numerusform>
            <numerusform>Beaten: %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.caught</source>
        <translation>Sycophants: round %1</translation>
    </message>
    <message>
        <source>piece.out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>piece.army</source>
        <translation>%1 of %2 at %3, strength %4</translation>
    </message>
    <message>
        <source>piece.band</source>
        <translation>%1 at %2, strength %3</translation>
    </message>
    <message>
        <source>piece.begin</source>
        <translation>%1 at %2 (%3)</translation>
    </message>
    <message>
        <source>prompt.place</source>
        <translation>Where do the patrician, the large and the small army begin?</translation>
    </message>
    <message>
        <source>prompt.load</source>
        <translation>Which army takes which wagon?</translation>
    </message>
    <message>
        <source>prompt.bid</source>
        <translation>Bid one action card and one secret action card.</translation>
    </message>
    <message>
        <source>prompt.camp</source>
        <translation>You camp: exchange a card with the reserve.</translation>
    </message>
    <message>
        <source>prompt.turn-last</source>
        <translation>Your turn. Your mercenaries have no steps left.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.turn</source>
        <translation>
            <numerusform>Your turn. Your mercenaries have %n step.</numerusform>
            <numerusform>Your turn. Your mercenaries have %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.turn-walk</source>
        <translation>
            <numerusform>Your turn. Patrician: %n step, mercenaries: %1.</numerusform>
            <numerusform>Your turn. Patrician: %n steps, mercenaries: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.walk-on</source>
        <translation>
            <numerusform>%n step left to walk.</numerusform>
            <numerusform>%n steps left to walk.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.veto</source>
        <translation>%1 has announced %2. Veto?</translation>
    </message>
    <message>
        <source>prompt.offer</source>
        <translation>%1 offers %2 for %3.</translation>
    </message>
    <message>
        <source>prompt.tip</source>
        <translation>Do you use the Foul Tip now?</translation>
    </message>
    <message numerus="yes">
        <source>prompt.mob</source>
        <translation>
            <numerusform>Where does the mob go? Exactly %n step.</numerusform>
            <numerusform>Where does the mob go? Exactly %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.robbers</source>
        <translation>
            <numerusform>Where do the robbers go? %n step, or none.</numerusform>
            <numerusform>Where do the robbers go? %n steps, or none.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.fight</source>
        <translation>Your strength is %2 against %1[the]: %3 of 6 rolls win.</translation>
    </message>
    <message>
        <source>prompt.replace</source>
        <translation>You won. Where do you put %1[the]?</translation>
    </message>
    <message>
        <source>prompt.evict</source>
        <translation>Where does %1[the] go from the bridge?</translation>
    </message>
    <message>
        <source>word.end-turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>word.merge</source>
        <translation>Merge and end</translation>
    </message>
    <message>
        <source>word.stop-over</source>
        <translation>Stop over</translation>
    </message>
    <message>
        <source>word.toll</source>
        <translation>Pay the toll</translation>
    </message>
    <message>
        <source>word.intrigue</source>
        <translation>Intrigue</translation>
    </message>
    <message>
        <source>word.double-pay</source>
        <translation>Double pay</translation>
    </message>
    <message>
        <source>word.supper</source>
        <translation>Supper</translation>
    </message>
    <message>
        <source>word.guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>word.trade</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>word.cancel</source>
        <translation>Veto</translation>
    </message>
    <message>
        <source>word.let-pass</source>
        <translation>Let it happen</translation>
    </message>
    <message>
        <source>word.accept</source>
        <translation>Accept it</translation>
    </message>
    <message>
        <source>word.decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>word.use-tip</source>
        <translation>Move them now</translation>
    </message>
    <message>
        <source>word.keep-tip</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>word.fight</source>
        <translation>Fight on</translation>
    </message>
    <message>
        <source>word.stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>choice.place</source>
        <translation>Patrician at %1, large army at %2, small army at %3</translation>
    </message>
    <message>
        <source>choice.load</source>
        <translation>Patrician: %1, large army: %2, small army: %3</translation>
    </message>
    <message>
        <source>choice.bid</source>
        <translation>Bid %1, %2, with %3</translation>
    </message>
    <message numerus="yes">
        <source>choice.march</source>
        <translation>
            <numerusform>Walk with %1[the] to %2, %n step</numerusform>
            <numerusform>Walk with %1[the] to %2, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.march-toll</source>
        <translation>
            <numerusform>Walk with %1[the] to %2, %n step, 1 gold toll</numerusform>
            <numerusform>Walk with %1[the] to %2, %n steps, 1 gold toll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.stop</source>
        <translation>
            <numerusform>Stop over with %1[the] at %2 after %n step</numerusform>
            <numerusform>Stop over with %1[the] at %2 after %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.stop-toll</source>
        <translation>
            <numerusform>Stop over with %1[the] at %2 after %n step, 1 gold toll</numerusform>
            <numerusform>Stop over with %1[the] at %2 after %n steps, 1 gold toll</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use-action</source>
        <translation>Use %1[the]</translation>
    </message>
    <message>
        <source>choice.use-secret</source>
        <translation>Use %1[the]</translation>
    </message>
    <message numerus="yes">
        <source>choice.bribe</source>
        <translation>
            <numerusform>Hire the robbers for %n round: %1 gold from %2[the]</numerusform>
            <numerusform>Hire the robbers for %n rounds: %1 gold from %2[the]</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.hide</source>
        <translation>%1: hide</translation>
    </message>
    <message>
        <source>choice.scheme</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Give %1 from %2[the] to %3[the]</translation>
    </message>
    <message>
        <source>choice.send</source>
        <translation>Send %1 from %2[the] to %3[the]</translation>
    </message>
    <message>
        <source>choice.recruit</source>
        <translation>Recruit %1[the] at %2, paid by %3[the]</translation>
    </message>
    <message>
        <source>choice.luck</source>
        <translation>Luck: strength +1 for %1[the]</translation>
    </message>
    <message>
        <source>choice.exchange</source>
        <translation>Take %1[the] from the reserve</translation>
    </message>
    <message>
        <source>choice.intrigue-self</source>
        <translation>Intrigue: hide, paid by %1[the]</translation>
    </message>
    <message>
        <source>choice.intrigue</source>
        <translation>Intrigue against %1, paid by %2[the]</translation>
    </message>
    <message>
        <source>choice.double-pay</source>
        <translation>Double pay for %1[the]</translation>
    </message>
    <message>
        <source>choice.supper</source>
        <translation>Supper, paid by %1[the]</translation>
    </message>
    <message numerus="yes">
        <source>choice.guide</source>
        <translation>
            <numerusform>Guide: %n more step for %1[the], paid by %2[the]</numerusform>
            <numerusform>Guide: %n more steps for %1[the], paid by %2[the]</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use-gift</source>
        <translation>Use %1[the] of %2[the]</translation>
    </message>
    <message>
        <source>choice.offer</source>
        <translation>Offer %1 %2 for %3</translation>
    </message>
    <message>
        <source>choice.end-turn</source>
        <translation>End your turn</translation>
    </message>
    <message>
        <source>choice.merge</source>
        <translation>Merge %1 and end your turn</translation>
    </message>
    <message>
        <source>choice.veto</source>
        <translation>Veto it: %1</translation>
    </message>
    <message>
        <source>choice.no-veto</source>
        <translation>Let it happen: %1</translation>
    </message>
    <message>
        <source>choice.accept</source>
        <translation>Accept the trade</translation>
    </message>
    <message>
        <source>choice.decline</source>
        <translation>Decline the trade</translation>
    </message>
    <message>
        <source>choice.use-tip</source>
        <translation>Move the robbers now</translation>
    </message>
    <message>
        <source>choice.keep-tip</source>
        <translation>Keep the Foul Tip</translation>
    </message>
    <message>
        <source>choice.band</source>
        <translation>Move to %1</translation>
    </message>
    <message>
        <source>choice.attack</source>
        <translation>Attack %1[the] of %2 at %3 (%4 of 6 rolls save it)</translation>
    </message>
    <message>
        <source>choice.stay</source>
        <translation>The robbers stay</translation>
    </message>
    <message>
        <source>choice.fight</source>
        <translation>Fight as you are (%1 of 6 rolls win)</translation>
    </message>
    <message>
        <source>choice.fight-double</source>
        <translation>Fight with double pay for %1[the] (%2 of 6 rolls win)</translation>
    </message>
    <message>
        <source>choice.place-band</source>
        <translation>Put %1[the] at %2</translation>
    </message>
    <message>
        <source>choice.evict</source>
        <translation>Leave the bridge for %1</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 placed %2[the] at %3.</translation>
    </message>
    <message>
        <source>log.loaded</source>
        <translation>%1 loaded the wagons.</translation>
    </message>
    <message>
        <source>log.wagon-sighted</source>
        <translation>%1 saw the wagon of %2’s patrician.</translation>
    </message>
    <message>
        <source>log.wagon-sighted-known</source>
        <translation>%1 saw the wagon of %2’s patrician: %3.</translation>
    </message>
    <message>
        <source>log.wagon-opened</source>
        <translation>%1’s wagon for %3 is with %2[the].</translation>
    </message>
    <message>
        <source>log.bid</source>
        <translation>%1 bid %3, %2.</translation>
    </message>
    <message>
        <source>log.secret-bid</source>
        <translation>%1’s secret action card: %2.</translation>
    </message>
    <message>
        <source>log.kept-out</source>
        <translation>%1 could not bid and is out for this round.</translation>
    </message>
    <message>
        <source>log.turn-began</source>
        <translation>%1’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>log.marched</source>
        <translation>
            <numerusform>%1 walked %n step with %2[the] to %3.</numerusform>
            <numerusform>%1 walked %n steps with %2[the] to %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.toll</source>
        <translation>%1 paid the toll for %2[the].</translation>
    </message>
    <message>
        <source>log.visited</source>
        <translation>%1 visited a new place: %2.</translation>
    </message>
    <message>
        <source>log.delivered</source>
        <translation>%1 delivered a wagon at %2.</translation>
    </message>
    <message>
        <source>log.gift-drawn</source>
        <translation>%1 drew a gift: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.gold-got</source>
        <translation>
            <numerusform>%1 got %n gold.</numerusform>
            <numerusform>%1 got %n gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.fatigue-fell</source>
        <translation>%1’s fatigue fell by %2 to %3.</translation>
    </message>
    <message>
        <source>log.finding-fell</source>
        <translation>%1’s attention fell by %2 to %3.</translation>
    </message>
    <message>
        <source>log.finding-rose</source>
        <translation>%1’s attention rose by %2 to %3.</translation>
    </message>
    <message>
        <source>log.caught</source>
        <translation>The sycophants found %1 and will stay for the next round.</translation>
    </message>
    <message>
        <source>log.action-used</source>
        <translation>%1 used %2[the].</translation>
    </message>
    <message>
        <source>log.secret-used</source>
        <translation>%1 used the secret action card %2.</translation>
    </message>
    <message>
        <source>log.announced</source>
        <translation>%1 announced %2. It may still be vetoed.</translation>
    </message>
    <message>
        <source>log.vetoed</source>
        <translation>%1 vetoed what %2 did.</translation>
    </message>
    <message>
        <source>log.not-vetoed</source>
        <translation>%1 did not veto.</translation>
    </message>
    <message numerus="yes">
        <source>log.bribed</source>
        <translation>
            <numerusform>%1 hired the robbers for %2 gold and %n round.</numerusform>
            <numerusform>%1 hired the robbers for %2 gold and %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.schemed</source>
        <translation>%1 schemed against %2: rolled %3, a rise of %4.</translation>
    </message>
    <message>
        <source>log.sent</source>
        <translation>%1 passed on %4 from %2[the] to %3[the].</translation>
    </message>
    <message>
        <source>log.recruited</source>
        <translation>%1 recruited %2[the] again at %3.</translation>
    </message>
    <message>
        <source>log.lucky</source>
        <translation>%1 is lucky: strength +1 for %2[the].</translation>
    </message>
    <message>
        <source>log.exchanged</source>
        <translation>%1 exchanged a card with the reserve.</translation>
    </message>
    <message>
        <source>log.exchanged-known</source>
        <translation>%1 put %2[the] on the reserve.</translation>
    </message>
    <message>
        <source>log.secret-taken</source>
        <translation>%1 took %2[the] from the reserve.</translation>
    </message>
    <message>
        <source>log.intrigued</source>
        <translation>%1 intrigued against %2.</translation>
    </message>
    <message>
        <source>log.hid</source>
        <translation>%1 hid by intrigue.</translation>
    </message>
    <message>
        <source>log.double-paid</source>
        <translation>%1 paid double: %2.</translation>
    </message>
    <message>
        <source>log.supped</source>
        <translation>%1 paid for a supper.</translation>
    </message>
    <message numerus="yes">
        <source>log.guided</source>
        <translation>
            <numerusform>%1 hired a guide: %n more step for %2[the].</numerusform>
            <numerusform>%1 hired a guide: %n more steps for %2[the].</numerusform>
        </translation>
    </message>
    <message>
        <source>log.gift-used</source>
        <translation>%1 used a gift: %2.</translation>
    </message>
    <message>
        <source>log.offered</source>
        <translation>%1 offered %2 a trade: %3 for %4.</translation>
    </message>
    <message>
        <source>log.accepted</source>
        <translation>%1 accepted %2’s offer.</translation>
    </message>
    <message>
        <source>log.declined</source>
        <translation>%1 declined %2’s offer.</translation>
    </message>
    <message>
        <source>log.merged</source>
        <translation>%1 merged armies: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.mob-rolled</source>
        <translation>
            <numerusform>%1 rolled %2; the highest does not count, the mob walks %n step.</numerusform>
            <numerusform>%1 rolled %2; the highest does not count, the mob walks %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.mob-idle</source>
        <translation>Nobody moved the mob in this round.</translation>
    </message>
    <message>
        <source>log.mob-stuck</source>
        <translation>The mob had nowhere to go.</translation>
    </message>
    <message numerus="yes">
        <source>log.robbers-rolled</source>
        <translation>
            <numerusform>%1 rolled %2; the robbers may walk %n step.</numerusform>
            <numerusform>%1 rolled %2; the robbers may walk %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.tip-used</source>
        <translation>%1 gave the robbers a Foul Tip.</translation>
    </message>
    <message>
        <source>log.tip-kept</source>
        <translation>%1 kept the Foul Tip.</translation>
    </message>
    <message>
        <source>log.band-moved</source>
        <translation>%1 moved %2[the] to %3.</translation>
    </message>
    <message>
        <source>log.band-stayed</source>
        <translation>%1 left the robbers where they were.</translation>
    </message>
    <message>
        <source>log.band-placed</source>
        <translation>%1 drove %2[the] away to %3.</translation>
    </message>
    <message>
        <source>log.attacked</source>
        <translation>%1[The] attacked %2: %3.</translation>
    </message>
    <message>
        <source>log.battle-rolled</source>
        <translation>%1 rolled %2 with strength %3.</translation>
    </message>
    <message>
        <source>log.battle-won</source>
        <translation>%1 won: %2 against %3.</translation>
    </message>
    <message>
        <source>log.battle-lost</source>
        <translation>%1 lost: %2 against %3.</translation>
    </message>
    <message>
        <source>log.army-lost</source>
        <translation>%1 lost an army: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.gold-lost</source>
        <translation>
            <numerusform>%1’s patrician lost %n gold.</numerusform>
            <numerusform>%1’s patrician lost %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.beaten</source>
        <translation>
            <numerusform>%1’s patrician is beaten for %n round.</numerusform>
            <numerusform>%1’s patrician is beaten for %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.gift-lost</source>
        <translation>%1 lost a gift: %2.</translation>
    </message>
    <message>
        <source>log.night</source>
        <translation>Night.</translation>
    </message>
    <message>
        <source>log.night-spent</source>
        <translation>An army of %1 spent the night at %2.</translation>
    </message>
    <message>
        <source>log.bridge-paid</source>
        <translation>%1 paid for a night on a bridge: %2.</translation>
    </message>
    <message>
        <source>log.evicted</source>
        <translation>%1 had to leave a bridge: %2, to %3.</translation>
    </message>
    <message>
        <source>log.massacred</source>
        <translation>%1 lost an army on a bridge: %2.</translation>
    </message>
    <message>
        <source>log.eliminated</source>
        <translation>%1 is eliminated.</translation>
    </message>
    <message>
        <source>log.cards-back</source>
        <translation>%1 took all played cards back.</translation>
    </message>
    <message>
        <source>log.released</source>
        <translation>The sycophants left %1.</translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>Round %1.</translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>log.goal-reached</source>
        <translation>%1 has reached the goal: %2, %3, all three cities and all three wagons.</translation>
    </message>
    <message numerus="yes">
        <source>count.villages</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count.towns</source>
        <translation>
            <numerusform>%n town</numerusform>
            <numerusform>%n towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.limit-reached</source>
        <translation>
            <numerusform>The limit of %n round is reached. Nobody has reached the goal, so renown decides.</numerusform>
            <numerusform>The limit of %n rounds is reached. Nobody has reached the goal, so renown decides.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.one-left</source>
        <translation>Only %1 is still in the game.</translation>
    </message>
    <message>
        <source>log.nobody-left</source>
        <translation>Nobody is left in the game.</translation>
    </message>
    <message>
        <source>log.standing</source>
        <translation>%1: renown %2 of %3, fatigue %4, attention %5.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>The game is over (E-132).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Dice decide now (%1).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>It is %1’s turn (%2).</translation>
    </message>
    <message>
        <source>not.now</source>
        <translation>Something else is to be decided now (%1).</translation>
    </message>
    <message>
        <source>not.more-needed</source>
        <translation>This is not all: choose what belongs to it (%1).</translation>
    </message>
    <message>
        <source>not.together</source>
        <translation>These do not go together (%1).</translation>
    </message>
    <message>
        <source>not.rank-taken</source>
        <translation>%1 has bid this rank already (E-22).</translation>
    </message>
    <message>
        <source>not.too-tired</source>
        <translation>Fatigue %1 and rank %2 make more than 16 (E-23).</translation>
    </message>
    <message>
        <source>not.camp-now</source>
        <translation>A player who is beaten or held cannot bid Camping (E-24).</translation>
    </message>
    <message>
        <source>not.one-of-each</source>
        <translation>One action card and one secret action card are needed (E-21).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>These are another player’s cards (E-21).</translation>
    </message>
    <message>
        <source>not.hand-later</source>
        <translation>Cards of your hand are laid when bidding (E-21).</translation>
    </message>
    <message>
        <source>not.others-card</source>
        <translation>This is another player’s card (E-30).</translation>
    </message>
    <message>
        <source>not.idle</source>
        <translation>You cannot use your cards in this round (E-33).</translation>
    </message>
    <message>
        <source>not.walk-first</source>
        <translation>First end the patrician’s walk (E-42).</translation>
    </message>
    <message>
        <source>not.used</source>
        <translation>You have already used this card (E-30).</translation>
    </message>
    <message>
        <source>not.secret-camping</source>
        <translation>The secret action card cannot be used when camping (E-70).</translation>
    </message>
    <message>
        <source>not.camping</source>
        <translation>Camping exchanges a card with the reserve (E-70).</translation>
    </message>
    <message>
        <source>not.exchanged</source>
        <translation>You have exchanged a card with the reserve (E-70).</translation>
    </message>
    <message>
        <source>not.camp-stays</source>
        <translation>A camping patrician stays where he is (E-70).</translation>
    </message>
    <message>
        <source>not.gallop</source>
        <translation>Gallop is for the long walk only (E-77).</translation>
    </message>
    <message>
        <source>not.no-effect</source>
        <translation>It would have no effect now, or cannot be paid (E-32).</translation>
    </message>
    <message>
        <source>not.lost</source>
        <translation>This army is lost; Recruiting brings it back (E-85).</translation>
    </message>
    <message>
        <source>not.held</source>
        <translation>This army is held (E-47).</translation>
    </message>
    <message>
        <source>not.patrician-idle</source>
        <translation>The patrician does not walk in this round (E-47).</translation>
    </message>
    <message>
        <source>not.no-steps</source>
        <translation>It has no steps left in this turn (E-45).</translation>
    </message>
    <message>
        <source>not.walk-over</source>
        <translation>The patrician has walked all his steps (E-41).</translation>
    </message>
    <message>
        <source>not.no-way</source>
        <translation>It cannot go on from here now (E-41).</translation>
    </message>
    <message>
        <source>not.others-army</source>
        <translation>This is another player’s army (E-30).</translation>
    </message>
    <message>
        <source>not.which-army</source>
        <translation>Choose also which of your armies goes there (E-30).</translation>
    </message>
    <message>
        <source>not.impassable</source>
        <translation>Nobody can stand here (E-40).</translation>
    </message>
    <message>
        <source>not.start</source>
        <translation>An army begins on one of the cells that the map shows by letters (E-6).</translation>
    </message>
    <message>
        <source>not.bank</source>
        <translation>Here the other bank of the river can be reached: point at it (E-51).</translation>
    </message>
    <message>
        <source>not.narrow</source>
        <translation>Somebody stands here, and there is room for one (E-52).</translation>
    </message>
    <message>
        <source>not.toll</source>
        <translation>The toll is 1 gold, and it cannot be paid (E-54).</translation>
    </message>
    <message>
        <source>not.merc-city</source>
        <translation>Mercenaries may not enter cities (E-61).</translation>
    </message>
    <message numerus="yes">
        <source>not.too-far</source>
        <translation>
            <numerusform>%n step is not enough to get here (E-46).</numerusform>
            <numerusform>%n steps are not enough to get here (E-46).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not.exact</source>
        <translation>
            <numerusform>Exactly %n step does not lead here, nor is it a stopover (E-43).</numerusform>
            <numerusform>Exactly %n steps do not lead here, nor is it a stopover (E-43).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not.band-reach</source>
        <translation>
            <numerusform>Exactly %n step does not lead here (E-108).</numerusform>
            <numerusform>Exactly %n steps do not lead here (E-108).</numerusform>
        </translation>
    </message>
    <message>
        <source>not.near-units</source>
        <translation>It must be at least 7 steps from everybody (E-111).</translation>
    </message>
    <message>
        <source>not.beside-bridge</source>
        <translation>It may only go to a cell beside the bridge that is not a bridge (E-125).</translation>
    </message>
    <message>
        <source>not.goods</source>
        <translation>This cannot be given or used now (E-97).</translation>
    </message>
    <message>
        <source>not.others-goods</source>
        <translation>This is another player’s; only patricians trade (E-98).</translation>
    </message>
    <message>
        <source>not.reserve</source>
        <translation>The reserve is for camping only (E-70).</translation>
    </message>
    <message>
        <source>not.played</source>
        <translation>Played cards come back by Camping (E-35).</translation>
    </message>
    <message>
        <source>not.yourself</source>
        <translation>You cannot choose yourself now (E-32).</translation>
    </message>
    <message>
        <source>not.seat</source>
        <translation>This player cannot be chosen now (E-32).</translation>
    </message>
    <message>
        <source>not.band</source>
        <translation>Bands move at the end of the round (E-104).</translation>
    </message>
    <message>
        <source>not.discards</source>
        <translation>Used gifts do not come back (E-69a).</translation>
    </message>
    <message>
        <source>not.one-each</source>
        <translation>Choose one for each of the three armies (E-6, E-7).</translation>
    </message>
    <message>
        <source>not.pile</source>
        <translation>Gifts are drawn on delivery only (E-65).</translation>
    </message>
    <message numerus="yes">
        <source>warning.walk</source>
        <translation>
            <numerusform>Your patrician has not walked yet (%n step).</numerusform>
            <numerusform>Your patrician has not walked yet (%n steps).</numerusform>
        </translation>
    </message>
    <message>
        <source>warning.action</source>
        <translation>You have not used %1 yet.</translation>
    </message>
    <message>
        <source>warning.both</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>why.camp</source>
        <translation>
            <numerusform>You have %n action card left: time to take all back.</numerusform>
            <numerusform>You have %n action cards left: time to take all back.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.camp-tired</source>
        <translation>Your fatigue is %1, and 16 is the limit for fatigue and rank together: few cards still fit, so take all of them back.</translation>
    </message>
    <message>
        <source>why.relief</source>
        <translation>It brings your fatigue from %1 down to %2; 16 is the limit.</translation>
    </message>
    <message numerus="yes">
        <source>why.rank</source>
        <translation>
            <numerusform>%n step is what you need now; walking it brings your fatigue from %1 to %2, and 16 is the limit.</numerusform>
            <numerusform>%n steps are what you need now; walking them brings your fatigue from %1 to %2, and 16 is the limit.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.new-place</source>
        <translation>You have not been there: %1.</translation>
    </message>
    <message>
        <source>why.rest</source>
        <translation>A night in a settlement gives rest.</translation>
    </message>
    <message>
        <source>why.to-city</source>
        <translation>It brings you nearer to the next delivery: %1.</translation>
    </message>
    <message>
        <source>why.nearer</source>
        <translation>It brings you nearer to a new settlement.</translation>
    </message>
    <message>
        <source>why.hand-over</source>
        <translation>Only the patrician can deliver a wagon.</translation>
    </message>
    <message>
        <source>why.hide</source>
        <translation>Your attention is %1; above 16 the sycophants find you, so it is time to hide.</translation>
    </message>
    <message>
        <source>why.scheme</source>
        <translation>The attention of %1 is %2: the sycophants will soon be there.</translation>
    </message>
    <message>
        <source>why.scheme-early</source>
        <translation>The attention of %1 is %2 and rises by it; above 16 the sycophants come.</translation>
    </message>
    <message>
        <source>why.recruit</source>
        <translation>The lost army can travel again.</translation>
    </message>
    <message>
        <source>why.attack</source>
        <translation>It costs %1 time.</translation>
    </message>
    <message>
        <source>why.veto</source>
        <translation>It would hurt you too.</translation>
    </message>
    <message>
        <source>why.offer</source>
        <translation>What you get (%1) is worth more to you than what you give (%2), and %3 gains by it too.</translation>
    </message>
    <message>
        <source>why.offer-alone</source>
        <translation>What you get (%1) is worth more to you than what you give (%2). Whether %3 agrees is another question.</translation>
    </message>
    <message>
        <source>why.accept</source>
        <translation>What you get (%1) is worth more to you than what you give (%2).</translation>
    </message>
    <message>
        <source>why.decline</source>
        <translation>What you would give (%2) is worth more to you than what you would get (%1).</translation>
    </message>
    <message>
        <source>why.decline-rival</source>
        <translation>You would gain by the trade, but %1 would gain more.</translation>
    </message>
    <message>
        <source>problem.action-cards</source>
        <translation>The action cards do not add up.</translation>
    </message>
    <message>
        <source>problem.army-place</source>
        <translation>This army cannot stand here.</translation>
    </message>
    <message>
        <source>problem.band-place</source>
        <translation>This band cannot stand here.</translation>
    </message>
    <message>
        <source>problem.bid</source>
        <translation>This does not fit the bidding.</translation>
    </message>
    <message>
        <source>problem.board.bridge-beside</source>
        <translation>A bridge may not lie beside a ford or another bridge: %1.</translation>
    </message>
    <message>
        <source>problem.board.bridge-land</source>
        <translation>A bridge needs land on two sides: %1.</translation>
    </message>
    <message>
        <source>problem.board.only-by-bridge</source>
        <translation>This can be reached by bridges only: %1.</translation>
    </message>
    <message>
        <source>problem.board.settlements</source>
        <translation>There may be at most %1 settlements.</translation>
    </message>
    <message>
        <source>problem.board.size</source>
        <translation>The board is too large: at most %1 places.</translation>
    </message>
    <message>
        <source>problem.board.too-near</source>
        <translation>This must be at least %2 steps from the start cell %1.</translation>
    </message>
    <message>
        <source>problem.board.unreachable</source>
        <translation>A part of the board cannot be reached. This cell lies there: %1.</translation>
    </message>
    <message>
        <source>problem.done</source>
        <translation>Not that many can have finished.</translation>
    </message>
    <message>
        <source>problem.empty</source>
        <translation>Something is needed here.</translation>
    </message>
    <message>
        <source>problem.follows</source>
        <translation>This does not follow from the rest.</translation>
    </message>
    <message>
        <source>problem.game</source>
        <translation>This is not a position of The Emperor’s Confidants.</translation>
    </message>
    <message>
        <source>problem.gift-not-in-game</source>
        <translation>This gift is not in the game.</translation>
    </message>
    <message>
        <source>problem.gift-twice</source>
        <translation>This gift is named twice.</translation>
    </message>
    <message>
        <source>problem.gifts</source>
        <translation>Every gift must be in exactly one place.</translation>
    </message>
    <message>
        <source>problem.goods</source>
        <translation>Exactly one kind of thing belongs here: gold, a gift or a wagon.</translation>
    </message>
    <message>
        <source>problem.lost-army</source>
        <translation>A lost army has nothing with it.</translation>
    </message>
    <message>
        <source>problem.merge</source>
        <translation>A merge needs at least two armies.</translation>
    </message>
    <message>
        <source>problem.only-true</source>
        <translation>This can only be `true`, or is left out.</translation>
    </message>
    <message>
        <source>problem.order</source>
        <translation>This order is not possible.</translation>
    </message>
    <message>
        <source>problem.pending</source>
        <translation>The game cannot wait for this now.</translation>
    </message>
    <message>
        <source>problem.seat-twice</source>
        <translation>This seat is named twice.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>The game is for two to four players.</translation>
    </message>
    <message>
        <source>problem.secrets</source>
        <translation>The secret action cards do not add up.</translation>
    </message>
    <message>
        <source>problem.short-pile</source>
        <translation>There must be at least %1 gifts here.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>Nobody could move like this.</translation>
    </message>
    <message>
        <source>problem.toll-by-march</source>
        <translation>The toll is paid by a march only.</translation>
    </message>
    <message>
        <source>problem.dated</source>
        <translation>Such a card cannot be in force in this round.</translation>
    </message>
    <message>
        <source>problem.twice</source>
        <translation>This is listed twice.</translation>
    </message>
    <message>
        <source>problem.unknown-board</source>
        <translation>Unknown board: “%1”.</translation>
    </message>
    <message>
        <source>problem.unlisted-value</source>
        <translation>This value is not possible here.</translation>
    </message>
    <message>
        <source>problem.wagons</source>
        <translation>There are three wagons, each in one place.</translation>
    </message>
    <message>
        <source>face.token.merged.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.merged.text</source>
        <translation>These armies fight as one with strength +1 until the end of the round.</translation>
    </message>
    <message>
        <source>face.token.pass.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.pass.text</source>
        <translation>This army crosses any bridge without a toll until the end of the next round.</translation>
    </message>
    <message>
        <source>face.token.held.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.held.text</source>
        <translation>This army is held and cannot walk.</translation>
    </message>
    <message>
        <source>face.token.beaten.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.beaten.text</source>
        <translation>The patrician was beaten: he does not walk, and no cards are used.</translation>
    </message>
    <message>
        <source>face.token.sycophants.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.sycophants.text</source>
        <translation>The sycophants have come and stay for a whole round.</translation>
    </message>
    <message>
        <source>face.token.out.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.out.text</source>
        <translation>There was no card to bid: out for this round.</translation>
    </message>
    <message>
        <source>face.token.bonus.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.bonus.text</source>
        <translation>Strength +1 until the end of the round.</translation>
    </message>
    <message>
        <source>face.back.action.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>face.back.secret.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>face.back.wagon.text</source>
        <translation>Nobody sees to which city it goes.</translation>
    </message>
    <message>
        <source>face.back.gift.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>settlement.ormylia</source>
        <translation>Ormylia</translation>
    </message>
    <message>
        <source>settlement.stagira</source>
        <translation>Stagira</translation>
    </message>
    <message>
        <source>settlement.olynthos</source>
        <translation>Olynthos</translation>
    </message>
    <message>
        <source>settlement.gortynia</source>
        <translation>Gortynia</translation>
    </message>
    <message>
        <source>settlement.aineia</source>
        <translation>Aineia</translation>
    </message>
    <message>
        <source>settlement.galatista</source>
        <translation>Galatista</translation>
    </message>
    <message>
        <source>settlement.kalindoia</source>
        <translation>Kalindoia</translation>
    </message>
    <message>
        <source>settlement.bromiskos</source>
        <translation>Bromiskos</translation>
    </message>
    <message>
        <source>settlement.mieza</source>
        <translation>Mieza</translation>
    </message>
    <message>
        <source>settlement.methone</source>
        <translation>Methone</translation>
    </message>
    <message>
        <source>settlement.lete</source>
        <translation>Lete</translation>
    </message>
    <message>
        <source>settlement.europos</source>
        <translation>Europos</translation>
    </message>
    <message>
        <source>settlement.morrylos</source>
        <translation>Morrylos</translation>
    </message>
    <message>
        <source>settlement.argilos</source>
        <translation>Argilos</translation>
    </message>
    <message>
        <source>settlement.vrasna</source>
        <translation>Vrasna</translation>
    </message>
    <message>
        <source>settlement.ichnai</source>
        <translation>Ichnai</translation>
    </message>
    <message>
        <source>settlement.skydra</source>
        <translation>Skydra</translation>
    </message>
    <message>
        <source>settlement.idomene</source>
        <translation>Idomene</translation>
    </message>
    <message>
        <source>settlement.kassandreia</source>
        <translation>Kassandreia</translation>
    </message>
    <message>
        <source>settlement.polygyros</source>
        <translation>Polygyros</translation>
    </message>
    <message>
        <source>settlement.kalamaria</source>
        <translation>Kalamaria</translation>
    </message>
    <message>
        <source>settlement.beroia</source>
        <translation>Beroia</translation>
    </message>
    <message>
        <source>settlement.serrai</source>
        <translation>Serrai</translation>
    </message>
    <message>
        <source>settlement.edessa</source>
        <translation>Edessa</translation>
    </message>
    <message>
        <source>settlement.paleokastro</source>
        <translation>Paleokastro</translation>
    </message>
    <message>
        <source>settlement.apolonia</source>
        <translation>Apollonia</translation>
    </message>
    <message>
        <source>settlement.arnea</source>
        <translation>Arnea</translation>
    </message>
    <message>
        <source>track.fatigue</source>
        <translation>fatigue %1 of %2</translation>
    </message>
    <message>
        <source>track.finding</source>
        <translation>attention %1 of %2</translation>
    </message>
    <message>
        <source>track.gold</source>
        <translation>gold %1</translation>
    </message>
    <message>
        <source>track.villages</source>
        <translation>villages %1 of %2</translation>
    </message>
    <message>
        <source>track.towns</source>
        <translation>towns %1 of %2</translation>
    </message>
    <message>
        <source>track.cities</source>
        <translation>cities %1 of %2</translation>
    </message>
    <message>
        <source>track.wagons</source>
        <translation>wagons delivered %1 of %2</translation>
    </message>
    <message>
        <source>face.token.villages.name</source>
        <translation>Villages</translation>
    </message>
    <message>
        <source>face.token.towns.name</source>
        <translation>Towns</translation>
    </message>
    <message>
        <source>face.token.cities.name</source>
        <translation>Cities</translation>
    </message>
    <message>
        <source>face.token.wagons.name</source>
        <translation>Wagons delivered</translation>
    </message>
    <message>
        <source>piece.own-army</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>caption.army</source>
        <translation>
            <numerusform>strength %1, %n gold</numerusform>
            <numerusform>strength %1, %n gold</numerusform>
        </translation>
    </message>
    <message>
        <source>caption.army-poor</source>
        <translation>strength %1</translation>
    </message>
    <message>
        <source>caption.army-lost</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>caption.army-waits</source>
        <translation>not placed yet</translation>
    </message>
    <message>
        <source>face.token.fatigue.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.finding.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.villages.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.towns.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.cities.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.wagons.kind</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>face.token.fatigue.text</source>
        <translation>Fatigue runs from 0 to 16.</translation>
    </message>
    <message>
        <source>face.token.finding.text</source>
        <translation>Attention runs from 0 to 16.</translation>
    </message>
    <message>
        <source>face.token.villages.text</source>
        <translation>How many villages were visited.</translation>
    </message>
    <message>
        <source>face.token.towns.text</source>
        <translation>How many towns were visited.</translation>
    </message>
    <message>
        <source>face.token.cities.text</source>
        <translation>How many cities were visited.</translation>
    </message>
    <message>
        <source>face.token.wagons.text</source>
        <translation>How many wagons were delivered.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 has the emperor’s ear</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 have the emperor’s ear</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>with wagons delivered</numerusform>
            <numerusform>with wagons delivered</numerusform>
        </translation>
    </message>
    <message>
        <source>result.wagons</source>
        <translation>wagons</translation>
    </message>
    <message>
        <source>result.cities</source>
        <translation>cities</translation>
    </message>
    <message>
        <source>result.towns</source>
        <translation>towns</translation>
    </message>
    <message>
        <source>result.villages</source>
        <translation>villages</translation>
    </message>
    <message>
        <source>stage.battle</source>
        <translation>The battle</translation>
    </message>
    <message>
        <source>stage.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.thing</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.die</source>
        <translation>The die: %1</translation>
    </message>
    <message>
        <source>stage.armies</source>
        <translation>forces</translation>
    </message>
    <message>
        <source>stage.rolled</source>
        <translation>roll</translation>
    </message>
    <message>
        <source>stage.outcome</source>
        <translation>outcome</translation>
    </message>
    <message>
        <source>stage.bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>stage.bids</source>
        <translation>bids</translation>
    </message>
    <message>
        <source>stage.order</source>
        <translation>order of turns</translation>
    </message>
    <message>
        <source>stage.gift</source>
        <translation>A gift</translation>
    </message>
</context>
</TS>
