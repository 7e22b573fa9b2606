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
        <translation>mob of destitutes</translation>
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
        <translation>the patrician stays</translation>
    </message>
    <message>
        <source>face.action.camping.text</source>
        <translation>You cannot use your secret card: exchange it for one of your reserve. At the end of the round all your action and secret cards return to your hand.</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.name</source>
        <translation>Fresh Horses</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.kind</source>
        <translation>the patrician walks 1 step</translation>
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
        <translation>the patrician walks 2 steps</translation>
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
        <translation>the patrician walks 3 steps</translation>
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
        <translation>the patrician walks 4 steps</translation>
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
        <translation>the patrician walks 5 steps</translation>
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
        <translation>the patrician walks 6 steps</translation>
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
        <translation>the patrician walks 7 steps</translation>
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
        <translation>the patrician walks 8 steps</translation>
    </message>
    <message>
        <source>face.action.gallop.text</source>
        <translation>No other effect. Your secret card can be used.</translation>
    </message>
    <message>
        <source>face.secret.feast.name</source>
        <translation>Lavish Feast</translation>
    </message>
    <message>
        <source>face.secret.feast.kind</source>
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>secret action</translation>
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
        <translation>gift</translation>
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
        <translation>gift</translation>
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
        <translation>gift</translation>
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
        <translation>gift</translation>
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
        <translation>wagon</translation>
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
        <translation>wagon</translation>
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
        <translation>wagon</translation>
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
        <translation>strength: 3</translation>
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
        <translation>strength: 2</translation>
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
        <translation>strength: 1</translation>
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
        <translation>strength: 7</translation>
    </message>
    <message>
        <source>face.unit.robbers.text</source>
        <translation>They obey whoever pays them. They do not enter cities.</translation>
    </message>
    <message>
        <source>face.unit.mob.name</source>
        <translation>Mob of destitutes</translation>
    </message>
    <message>
        <source>face.unit.mob.kind</source>
        <translation>strength: 6</translation>
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
        <translation>always with an army</translation>
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
        <translation>face down</translation>
    </message>
    <message>
        <source>face.back.secret.name</source>
        <translation>Secret action</translation>
    </message>
    <message>
        <source>face.back.secret.kind</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>face.back.wagon.name</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>face.back.wagon.kind</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>face.back.gift.name</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>face.back.gift.kind</source>
        <translation>face down</translation>
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
</context>
</TS>
