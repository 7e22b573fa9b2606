<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>succession</name>
    <message>
        <source>character.lord-protector</source>
        <translation>Lord Protector</translation>
    </message>
    <message>
        <source>character.queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>character.duke</source>
        <translation>Duke</translation>
    </message>
    <message>
        <source>character.count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>character.courtier</source>
        <translation>Courtier</translation>
    </message>
    <message>
        <source>character.priest</source>
        <translation>Priest</translation>
    </message>
    <message>
        <source>character.treasurer</source>
        <translation>Treasurer</translation>
    </message>
    <message>
        <source>character.knight</source>
        <translation>Knight</translation>
    </message>
    <message>
        <source>character.countess</source>
        <translation>Countess</translation>
    </message>
    <message>
        <source>character.diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>character.merchant-1</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>character.merchant-2</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>building.garden</source>
        <translation>Garden</translation>
    </message>
    <message>
        <source>building.city-wall</source>
        <translation>City Wall</translation>
    </message>
    <message>
        <source>building.dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>building.pavilion</source>
        <translation>Pavilion</translation>
    </message>
    <message>
        <source>building.university</source>
        <translation>University</translation>
    </message>
    <message>
        <source>building.tavern</source>
        <translation>Tavern</translation>
    </message>
    <message>
        <source>building.cathedral</source>
        <translation>Cathedral</translation>
    </message>
    <message>
        <source>building.harbour</source>
        <translation>Harbour</translation>
    </message>
    <message>
        <source>building.smithy</source>
        <translation>Smithy</translation>
    </message>
    <message>
        <source>building.workshop</source>
        <translation>Carpenter’s Shop</translation>
    </message>
    <message>
        <source>building.market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>building.inn</source>
        <translation>Inn</translation>
    </message>
    <message>
        <source>building.vineyard</source>
        <translation>Vineyard</translation>
    </message>
    <message>
        <source>building.mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>building.herb-field</source>
        <translation>Herb Field</translation>
    </message>
    <message>
        <source>building.farmstead</source>
        <translation>Farmstead</translation>
    </message>
    <message>
        <source>subject.gardener</source>
        <translation>Gardener</translation>
    </message>
    <message>
        <source>subject.guard</source>
        <translation>Guard</translation>
    </message>
    <message>
        <source>subject.jailer</source>
        <translation>Jailer</translation>
    </message>
    <message>
        <source>subject.lady-in-waiting</source>
        <translation>Lady-in-Waiting</translation>
    </message>
    <message>
        <source>subject.scholar</source>
        <translation>Scholar</translation>
    </message>
    <message>
        <source>subject.troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>subject.bishop</source>
        <translation>Bishop</translation>
    </message>
    <message>
        <source>subject.sailor</source>
        <translation>Sailor</translation>
    </message>
    <message>
        <source>subject.smith</source>
        <translation>Smith</translation>
    </message>
    <message>
        <source>subject.carpenter</source>
        <translation>Carpenter</translation>
    </message>
    <message>
        <source>subject.market-woman</source>
        <translation>Market Woman</translation>
    </message>
    <message>
        <source>subject.innkeeper</source>
        <translation>Innkeeper</translation>
    </message>
    <message>
        <source>subject.vintner</source>
        <translation>Vintner</translation>
    </message>
    <message>
        <source>subject.miner</source>
        <translation>Miner</translation>
    </message>
    <message>
        <source>subject.herbalist</source>
        <translation>Herbalist</translation>
    </message>
    <message>
        <source>subject.farmer</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>action.settle</source>
        <translation>Settle a Conflict</translation>
    </message>
    <message>
        <source>action.give</source>
        <translation>Pass On a Token</translation>
    </message>
    <message>
        <source>action.money</source>
        <translation>Take Money</translation>
    </message>
    <message>
        <source>action.recruit</source>
        <translation>Recruit a Subject</translation>
    </message>
    <message>
        <source>action.buy</source>
        <translation>Buy a Building</translation>
    </message>
    <message>
        <source>colour-name.yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>colour-name.red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>colour-name.blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>colour-name.green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>card.card</source>
        <translation>card</translation>
    </message>
    <message>
        <source>card.character</source>
        <translation>character</translation>
    </message>
    <message>
        <source>pile.building.1</source>
        <translation>building pile 1</translation>
    </message>
    <message>
        <source>pile.subject.1</source>
        <translation>subject pile 1</translation>
    </message>
    <message>
        <source>pile.building.2</source>
        <translation>building pile 2</translation>
    </message>
    <message>
        <source>pile.subject.2</source>
        <translation>subject pile 2</translation>
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
        <source>title</source>
        <translation>The King Is Dead, Long Live the King!</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>The throne is empty: win buildings and their people, and mind who steals your action.</translation>
    </message>
    <message>
        <source>options.match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>options.match.help</source>
        <translation>How many games are played one after the other (K-98).</translation>
    </message>
    <message>
        <source>options.match.one</source>
        <translation>One game</translation>
    </message>
    <message>
        <source>options.match.one.help</source>
        <translation>The game stands alone.</translation>
    </message>
    <message>
        <source>options.match.three</source>
        <translation>Three games</translation>
    </message>
    <message>
        <source>options.match.three.help</source>
        <translation>The sum of three games counts.</translation>
    </message>
    <message>
        <source>options.match.points</source>
        <translation>To 40 points</translation>
    </message>
    <message>
        <source>options.match.points.help</source>
        <translation>Games follow one another until somebody has 40 points, but twenty at most.</translation>
    </message>
    <message>
        <source>options.treasurerRecruits</source>
        <translation>Treasurer</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.help</source>
        <translation>What the Treasurer does after taking money (K-33).</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.no</source>
        <translation>Buys</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.no.help</source>
        <translation>As printed, the same as the Knight.</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.yes</source>
        <translation>Recruits</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.yes.help</source>
        <translation>House rule: he recruits a subject instead.</translation>
    </message>
    <message>
        <source>options.hiddenMoney</source>
        <translation>Coins under the piles</translation>
    </message>
    <message>
        <source>options.hiddenMoney.help</source>
        <translation>Whether the sums under the piles can be seen (K-42).</translation>
    </message>
    <message>
        <source>options.hiddenMoney.no</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>options.hiddenMoney.no.help</source>
        <translation>The sum is written under each pile.</translation>
    </message>
    <message>
        <source>options.hiddenMoney.yes</source>
        <translation>Not shown</translation>
    </message>
    <message>
        <source>options.hiddenMoney.yes.help</source>
        <translation>House rule: only whether there is money can be seen.</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>Round %1, stage %2</translation>
    </message>
    <message>
        <source>table.match</source>
        <translation>Game %1: %2</translation>
    </message>
    <message>
        <source>phase.choose</source>
        <translation>Choosing characters</translation>
    </message>
    <message>
        <source>phase.gardener</source>
        <translation>Gardener</translation>
    </message>
    <message>
        <source>phase.conflict</source>
        <translation>Conflicts</translation>
    </message>
    <message>
        <source>table.turn-order</source>
        <translation>Turns: %1</translation>
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
        <source>badge.robs</source>
        <translation>steals from %1</translation>
    </message>
    <message>
        <source>phase.deal</source>
        <translation>Dealing</translation>
    </message>
    <message>
        <source>phase.new-game</source>
        <translation>Next game</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>The game is over</translation>
    </message>
    <message numerus="yes">
        <source>track.coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>track.tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>badge.pairs</source>
        <translation>
            <numerusform>pairs: %n point</numerusform>
            <numerusform>pairs: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.tied</source>
        <translation>same rank: one action</translation>
    </message>
    <message>
        <source>badge.acted</source>
        <translation>has had a turn</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-none</source>
        <translation>%1, empty</translation>
    </message>
    <message>
        <source>zone.pile-known</source>
        <translation>%1; below the top one, going down: %2</translation>
    </message>
    <message numerus="yes">
        <source>zone.height</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.height-none</source>
        <translation>empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.height-known</source>
        <translation>
            <numerusform>%n card, known</numerusform>
            <numerusform>%n cards, known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.under</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>link.robs</source>
        <translation>may rob: %1</translation>
    </message>
    <message>
        <source>zone.under-none</source>
        <translation>0 coins</translation>
    </message>
    <message>
        <source>zone.under-hidden</source>
        <translation>some coins</translation>
    </message>
    <message>
        <source>zone.under-detail</source>
        <translation>Under %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>zone.bank</source>
        <translation>
            <numerusform>Bank: %n coin</numerusform>
            <numerusform>Bank: %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.bank-none</source>
        <translation>Bank: empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.token-supply</source>
        <translation>
            <numerusform>Tokens: %n</numerusform>
            <numerusform>Tokens: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.token-supply-none</source>
        <translation>Supply: no tokens</translation>
    </message>
    <message numerus="yes">
        <source>zone.aside</source>
        <translation>
            <numerusform>Aside: %n</numerusform>
            <numerusform>Aside: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.aside-none</source>
        <translation>Nothing set aside</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile-of-characters</source>
        <translation>
            <numerusform>Characters: %n</numerusform>
            <numerusform>Characters: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-of-characters-none</source>
        <translation>No characters in the pile</translation>
    </message>
    <message>
        <source>zone.shown</source>
        <translation>Shown character</translation>
    </message>
    <message>
        <source>zone.shown-before</source>
        <translation>Shown earlier in this round</translation>
    </message>
    <message>
        <source>zone.search</source>
        <translation>Looking through %1</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>Your hand is empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>%1’s hand: %n card</numerusform>
            <numerusform>%1’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1’s hand: empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.buildings-none</source>
        <translation>no buildings</translation>
    </message>
    <message numerus="yes">
        <source>zone.subjects</source>
        <translation>
            <numerusform>%n subject</numerusform>
            <numerusform>%n subjects</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.subjects-none</source>
        <translation>no subjects</translation>
    </message>
    <message numerus="yes">
        <source>zone.coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.coins-none</source>
        <translation>no coins</translation>
    </message>
    <message numerus="yes">
        <source>zone.tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.tokens-none</source>
        <translation>no tokens</translation>
    </message>
    <message>
        <source>zone.played</source>
        <translation>Used by %1 in this round</translation>
    </message>
    <message>
        <source>zone.points</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>piece.card</source>
        <translation>%1: worth %2, %3, its pair is %4[the]</translation>
    </message>
    <message>
        <source>piece.card-over</source>
        <translation>%1. You have looked through this pile; below it, going down: %2</translation>
    </message>
    <message>
        <source>piece.building-back</source>
        <translation>A building, face down</translation>
    </message>
    <message>
        <source>piece.subject-back</source>
        <translation>A subject, face down</translation>
    </message>
    <message>
        <source>piece.character-back</source>
        <translation>A character, face down</translation>
    </message>
    <message>
        <source>piece.character</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.coins-under</source>
        <translation>Coins under %1</translation>
    </message>
    <message>
        <source>piece.action</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.action-stolen</source>
        <translation>%1, stolen by %2</translation>
    </message>
    <message>
        <source>piece.perfect-pair</source>
        <translation>Perfect pair: %1 and %2, %3 points</translation>
    </message>
    <message>
        <source>piece.colour-pair</source>
        <translation>Colour pair: %1 and %2, %3 points</translation>
    </message>
    <message>
        <source>piece.single</source>
        <translation>%1, without a pair: 1 point</translation>
    </message>
    <message>
        <source>prompt.choose</source>
        <translation>Choose a character for this stage.</translation>
    </message>
    <message>
        <source>prompt.gardener</source>
        <translation>With whom do you exchange characters?</translation>
    </message>
    <message>
        <source>prompt.conflict</source>
        <translation>Does the robber take the token instead?</translation>
    </message>
    <message>
        <source>prompt.steal</source>
        <translation>Which action do you steal?</translation>
    </message>
    <message>
        <source>prompt.open-action</source>
        <translation>Carry this out: %1?</translation>
    </message>
    <message>
        <source>prompt.search-subject</source>
        <translation>Which subject do you recruit?</translation>
    </message>
    <message>
        <source>prompt.search-building</source>
        <translation>Which building do you buy?</translation>
    </message>
    <message>
        <source>prompt.action</source>
        <translation>Your next action: %1.</translation>
    </message>
    <message>
        <source>prompt.tied</source>
        <translation>Choose one action of your character.</translation>
    </message>
    <message>
        <source>prompt.end-turn</source>
        <translation>Use your subject or end your turn.</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>word.end-turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>word.discount</source>
        <translation>1 coin less</translation>
    </message>
    <message>
        <source>choice.play</source>
        <translation>Play %1[the]</translation>
    </message>
    <message>
        <source>choice.pass-ability</source>
        <translation>Do not use it</translation>
    </message>
    <message>
        <source>choice.pass-search</source>
        <translation>Take nothing</translation>
    </message>
    <message>
        <source>choice.pass-action</source>
        <translation>Let it go: %1</translation>
    </message>
    <message>
        <source>choice.pass</source>
        <translation>Pass: %1</translation>
    </message>
    <message>
        <source>choice.end-turn</source>
        <translation>End your turn</translation>
    </message>
    <message>
        <source>choice.steal</source>
        <translation>Steal %1 from %2</translation>
    </message>
    <message>
        <source>choice.settle</source>
        <translation>Return a conflict token</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Give a conflict token to %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.money</source>
        <translation>
            <numerusform>Take %n coin from under %1</numerusform>
            <numerusform>Take %n coins from under %1</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.money-hidden</source>
        <translation>Take the coins from under %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.recruit</source>
        <translation>
            <numerusform>Recruit %1[the] for %n coin</numerusform>
            <numerusform>Recruit %1[the] for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.buy</source>
        <translation>
            <numerusform>Buy %1[the] for %n coin</numerusform>
            <numerusform>Buy %1[the] for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.buy-discount</source>
        <translation>
            <numerusform>Buy %1[the] for %n coin with the Smith</numerusform>
            <numerusform>Buy %1[the] for %n coins with the Smith</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.take</source>
        <translation>
            <numerusform>Take %1[the] for %n coin</numerusform>
            <numerusform>Take %1[the] for %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use</source>
        <translation>Use %1[the]</translation>
    </message>
    <message>
        <source>choice.use.guard</source>
        <translation>Turn the conflict around with the Guard</translation>
    </message>
    <message>
        <source>choice.use.jailer</source>
        <translation>Jailer: a coin for each of your tokens</translation>
    </message>
    <message>
        <source>choice.use.scholar</source>
        <translation>Scholar: a coin for each of your buildings</translation>
    </message>
    <message>
        <source>choice.use.sailor</source>
        <translation>Sailor: carry out your one action twice</translation>
    </message>
    <message>
        <source>choice.use.carpenter</source>
        <translation>Carpenter: buy a building</translation>
    </message>
    <message>
        <source>choice.use.market-woman</source>
        <translation>Market Woman: take money</translation>
    </message>
    <message>
        <source>choice.use.innkeeper</source>
        <translation>Innkeeper: recruit a subject</translation>
    </message>
    <message>
        <source>choice.use.vintner</source>
        <translation>Vintner: look through the subject piles</translation>
    </message>
    <message>
        <source>choice.use.miner</source>
        <translation>Miner: look through the building piles</translation>
    </message>
    <message>
        <source>choice.use.gardener</source>
        <translation>Gardener</translation>
    </message>
    <message>
        <source>choice.use.lady-in-waiting</source>
        <translation>Lady-in-Waiting</translation>
    </message>
    <message>
        <source>choice.use.troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>choice.use.bishop</source>
        <translation>Bishop</translation>
    </message>
    <message>
        <source>choice.use.smith</source>
        <translation>Smith</translation>
    </message>
    <message>
        <source>choice.use.herbalist</source>
        <translation>Herbalist</translation>
    </message>
    <message>
        <source>choice.use.farmer</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>choice.herbalist</source>
        <translation>Herbalist: give a token to %1</translation>
    </message>
    <message>
        <source>choice.gardener</source>
        <translation>Exchange your character for %1[the] of %2</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Give %1[the], get %2[the] of %3</translation>
    </message>
    <message>
        <source>choice.trade</source>
        <translation>Lay %1[the] on the pile, take %2[the]</translation>
    </message>
    <message>
        <source>choice.farmer</source>
        <translation>Farmer: carry out the stolen action %1</translation>
    </message>
    <message>
        <source>log.chosen</source>
        <translation>%1 chose a character.</translation>
    </message>
    <message>
        <source>log.chosen-known</source>
        <translation>%1 chose %2[the].</translation>
    </message>
    <message>
        <source>log.revealed</source>
        <translation>%1 showed %2[the].</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>Turned up beside them: %1.</translation>
    </message>
    <message>
        <source>log.characters-swapped</source>
        <translation>%1 and %2 exchanged characters: %1 now has %3[the], %2 has %4[the].</translation>
    </message>
    <message>
        <source>log.ability-passed</source>
        <translation>%1 did not use %2[the].</translation>
    </message>
    <message>
        <source>log.tied</source>
        <translation>%1 and %2 have the same rank.</translation>
    </message>
    <message>
        <source>log.tied-with-shown</source>
        <translation>%1 has the rank of the shown character.</translation>
    </message>
    <message>
        <source>log.robbed</source>
        <translation>%1[The] of %3 is above %2.</translation>
    </message>
    <message>
        <source>log.robbed-by-shown</source>
        <translation>The shown %1 is above %2.</translation>
    </message>
    <message>
        <source>log.turned-around</source>
        <translation>The Guard of %2 turned the conflict around: %1[the] of %3 paid for it.</translation>
    </message>
    <message>
        <source>log.turned-around-shown</source>
        <translation>The Guard of %2 warded off the shown %1.</translation>
    </message>
    <message numerus="yes">
        <source>log.token-taken</source>
        <translation>
            <numerusform>%1 took a conflict token and now has %n.</numerusform>
            <numerusform>%1 took a conflict token and now has %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.no-token-left</source>
        <translation>No conflict token is left for %1.</translation>
    </message>
    <message>
        <source>log.turn-began</source>
        <translation>%1 to play with %2[the].</translation>
    </message>
    <message>
        <source>log.stolen</source>
        <translation>%1 stole %2 from %3.</translation>
    </message>
    <message>
        <source>log.open-passed</source>
        <translation>%1 let it go: %2.</translation>
    </message>
    <message>
        <source>log.open-lapsed</source>
        <translation>%1 could not carry it out: %2.</translation>
    </message>
    <message>
        <source>log.search-passed</source>
        <translation>%1 took nothing.</translation>
    </message>
    <message>
        <source>log.passed</source>
        <translation>%1 passed: %2.</translation>
    </message>
    <message>
        <source>log.lapsed</source>
        <translation>Not possible for %1: %2.</translation>
    </message>
    <message>
        <source>log.settled</source>
        <translation>%1 returned a conflict token.</translation>
    </message>
    <message>
        <source>log.given</source>
        <translation>%1 gave a conflict token to %2.</translation>
    </message>
    <message>
        <source>log.token-passed-on</source>
        <translation>%1 gave a conflict token to %2 with the Herbalist.</translation>
    </message>
    <message numerus="yes">
        <source>log.refilled</source>
        <translation>
            <numerusform>The bank put %n coin under the piles.</numerusform>
            <numerusform>The bank put %n coins under the piles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.money-taken</source>
        <translation>
            <numerusform>%1 took %n coin from under %2.</numerusform>
            <numerusform>%1 took %n coins from under %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.bought</source>
        <translation>
            <numerusform>%1 bought %2[the] for %n coin.</numerusform>
            <numerusform>%1 bought %2[the] for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.recruited</source>
        <translation>
            <numerusform>%1 recruited %2[the] for %n coin.</numerusform>
            <numerusform>%1 recruited %2[the] for %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.ability-used</source>
        <translation>%1 used %2[the].</translation>
    </message>
    <message numerus="yes">
        <source>log.coins-from-bank</source>
        <translation>
            <numerusform>%1 got %n coin from the bank by %2[the].</numerusform>
            <numerusform>%1 got %n coins from the bank by %2[the].</numerusform>
        </translation>
    </message>
    <message>
        <source>log.searched-buildings</source>
        <translation>%1 looked through the building piles.</translation>
    </message>
    <message>
        <source>log.searched-subjects</source>
        <translation>%1 looked through the subject piles.</translation>
    </message>
    <message>
        <source>log.cards-swapped</source>
        <translation>%1 gave %2[the] to %4 for %3[the].</translation>
    </message>
    <message>
        <source>log.traded</source>
        <translation>%1 laid %2[the] on a pile and took %3[the].</translation>
    </message>
    <message>
        <source>log.top-shown</source>
        <translation>Now on top: %1.</translation>
    </message>
    <message>
        <source>log.pile-gone</source>
        <translation>Run out: %1. This is the last stage.</translation>
    </message>
    <message>
        <source>log.stage-ended</source>
        <translation>Stage %1 of round %2 is over.</translation>
    </message>
    <message numerus="yes">
        <source>log.scored-perfect</source>
        <translation>
            <numerusform>Perfect pairs brought %1 %n point.</numerusform>
            <numerusform>Perfect pairs brought %1 %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-colour</source>
        <translation>
            <numerusform>Colour pairs brought %1 %n point.</numerusform>
            <numerusform>Colour pairs brought %1 %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-single</source>
        <translation>
            <numerusform>Single cards brought %1 %n point.</numerusform>
            <numerusform>Single cards brought %1 %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-money</source>
        <translation>
            <numerusform>Coins brought %1 %n point.</numerusform>
            <numerusform>Coins brought %1 %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-tokens</source>
        <translation>
            <numerusform>Conflict tokens: %1 −%n point.</numerusform>
            <numerusform>Conflict tokens: %1 −%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.game-ended</source>
        <translation>Game %1 is over. Run out: %2.</translation>
    </message>
    <message>
        <source>log.game-ended-rounds</source>
        <translation>Game %1 is over: round 30 was the last.</translation>
    </message>
    <message>
        <source>log.match-ended</source>
        <translation>That was the last game.</translation>
    </message>
    <message numerus="yes">
        <source>log.won</source>
        <translation>
            <numerusform>%1 wins, %n point ahead of %2.</numerusform>
            <numerusform>%1 wins, %n points ahead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.won-match</source>
        <translation>
            <numerusform>By all games together %1 wins, %n point ahead of %2.</numerusform>
            <numerusform>By all games together %1 wins, %n points ahead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-perfect</source>
        <translation>
            <numerusform>Perfect pairs made the greatest difference: %n point more.</numerusform>
            <numerusform>Perfect pairs made the greatest difference: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-colour</source>
        <translation>
            <numerusform>Colour pairs made the greatest difference: %n point more.</numerusform>
            <numerusform>Colour pairs made the greatest difference: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-single</source>
        <translation>
            <numerusform>Single cards made the greatest difference: %n point more.</numerusform>
            <numerusform>Single cards made the greatest difference: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-money</source>
        <translation>
            <numerusform>Coins made the greatest difference: %n point more.</numerusform>
            <numerusform>Coins made the greatest difference: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-tokens</source>
        <translation>
            <numerusform>Conflict tokens made the greatest difference: they cost %n point less.</numerusform>
            <numerusform>Conflict tokens made the greatest difference: they cost %n points less.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.tied-for-first</source>
        <translation>Equal at the top: %1. There is no tie-break: they share first place.</translation>
    </message>
    <message>
        <source>log.new-game</source>
        <translation>Game %1 begins.</translation>
    </message>
    <message>
        <source>log.dealt</source>
        <translation>%1 got three characters.</translation>
    </message>
    <message>
        <source>log.dealt-known</source>
        <translation>%1 got %2[the], %3[the] and %4[the].</translation>
    </message>
    <message>
        <source>log.scored-perfect.source</source>
        <translation>Perfect pairs</translation>
    </message>
    <message>
        <source>log.scored-colour.source</source>
        <translation>Colour pairs</translation>
    </message>
    <message>
        <source>log.scored-single.source</source>
        <translation>Single cards</translation>
    </message>
    <message>
        <source>log.scored-money.source</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>log.scored-tokens.source</source>
        <translation>Conflict tokens</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>The game is over (K-98).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Nobody decides now; cards are dealt (K-7).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>It is %1’s turn (%2).</translation>
    </message>
    <message>
        <source>not.chosen</source>
        <translation>You have already chosen, and a choice is final (K-11).</translation>
    </message>
    <message>
        <source>not.choose</source>
        <translation>First choose a character from your hand (K-11).</translation>
    </message>
    <message>
        <source>not.gardener</source>
        <translation>Now choose with whom you exchange, or pass (K-54).</translation>
    </message>
    <message>
        <source>not.guard</source>
        <translation>Now use the Guard or pass (K-55).</translation>
    </message>
    <message>
        <source>not.search</source>
        <translation>Now take one of the cards looked through, or pass (K-66).</translation>
    </message>
    <message>
        <source>not.open-action</source>
        <translation>Now carry out %1, or pass (K-32).</translation>
    </message>
    <message>
        <source>not.rob-first</source>
        <translation>First steal an action from each victim (K-32).</translation>
    </message>
    <message>
        <source>not.nothing-left</source>
        <translation>None of your actions is left (K-36).</translation>
    </message>
    <message>
        <source>not.tied</source>
        <translation>You share your rank: only one uncovered action (K-34).</translation>
    </message>
    <message>
        <source>not.left-to-right</source>
        <translation>Actions go from left to right; it is the turn of %1 (K-33).</translation>
    </message>
    <message>
        <source>not.below-the-top</source>
        <translation>Only the top card can be taken (K-2).</translation>
    </message>
    <message>
        <source>not.look-below</source>
        <translation>Choose among the cards that lie before you (K-66).</translation>
    </message>
    <message>
        <source>not.too-dear</source>
        <translation>The price is %1 coins; you have %2 (K-46).</translation>
    </message>
    <message>
        <source>not.other-sort</source>
        <translation>You are looking for a card of the other kind (K-66).</translation>
    </message>
    <message>
        <source>not.no-coins</source>
        <translation>There are no coins here (K-42).</translation>
    </message>
    <message>
        <source>not.covered</source>
        <translation>This action has been stolen (K-32).</translation>
    </message>
    <message>
        <source>not.no-victim</source>
        <translation>You cannot steal from %1 now (K-22).</translation>
    </message>
    <message>
        <source>not.point-at-target</source>
        <translation>Choose what the action is aimed at: pile, coins, token or player (K-33).</translation>
    </message>
    <message>
        <source>not.used</source>
        <translation>You have already used an ability in this stage (K-51).</translation>
    </message>
    <message>
        <source>not.gardener-phase</source>
        <translation>The Gardener works right after the reveal (K-54).</translation>
    </message>
    <message>
        <source>not.guard-phase</source>
        <translation>The Guard works when you are robbed (K-55).</translation>
    </message>
    <message>
        <source>not.smith</source>
        <translation>The Smith works when you buy a building (K-62).</translation>
    </message>
    <message>
        <source>not.finish-first</source>
        <translation>First finish the action that has begun (K-31).</translation>
    </message>
    <message>
        <source>not.target-of-ability</source>
        <translation>Choose also what the ability is aimed at (K-53).</translation>
    </message>
    <message>
        <source>not.no-effect</source>
        <translation>The ability would have no effect now (K-53).</translation>
    </message>
    <message>
        <source>not.locked</source>
        <translation>This card is locked in a perfect pair (K-70).</translation>
    </message>
    <message>
        <source>not.swap-two</source>
        <translation>Choose one of your cards and one of another player (K-57).</translation>
    </message>
    <message>
        <source>not.not-active</source>
        <translation>Only your last subject is active (K-50).</translation>
    </message>
    <message>
        <source>not.own-card</source>
        <translation>This card of yours does nothing by itself (K-50).</translation>
    </message>
    <message>
        <source>not.others-card</source>
        <translation>This card belongs to another player (K-57).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>Other hands are hidden (K-11).</translation>
    </message>
    <message>
        <source>not.one-character</source>
        <translation>Choose exactly one character (K-11).</translation>
    </message>
    <message>
        <source>not.hand-later</source>
        <translation>Your hand waits for the next choice (K-8).</translation>
    </message>
    <message>
        <source>not.character-fixed</source>
        <translation>The characters of this stage are fixed (K-11).</translation>
    </message>
    <message>
        <source>not.no-token</source>
        <translation>You have no conflict token (K-40).</translation>
    </message>
    <message>
        <source>not.others-tokens</source>
        <translation>These are another player’s tokens (K-40).</translation>
    </message>
    <message>
        <source>not.coins</source>
        <translation>Coins are paid when you take a card (K-46).</translation>
    </message>
    <message>
        <source>not.played</source>
        <translation>This character has been used in this round (K-8).</translation>
    </message>
    <message>
        <source>not.bank</source>
        <translation>Coins come from the bank by abilities only (K-56).</translation>
    </message>
    <message>
        <source>not.token-supply</source>
        <translation>Tokens come and go by conflicts and actions (K-24).</translation>
    </message>
    <message>
        <source>not.look-at-aside</source>
        <translation>Nobody may look at these cards (K-7).</translation>
    </message>
    <message>
        <source>not.shown</source>
        <translation>The shown character belongs to nobody (K-12).</translation>
    </message>
    <message>
        <source>not.yourself</source>
        <translation>Choose another player (K-41).</translation>
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
        <source>problem.not-boolean</source>
        <translation>This must be true or false.</translation>
    </message>
    <message>
        <source>problem.discount</source>
        <translation>A discount is written as true or left out.</translation>
    </message>
    <message>
        <source>problem.too-many</source>
        <translation>The list is too long.</translation>
    </message>
    <message>
        <source>problem.twice</source>
        <translation>This is listed twice.</translation>
    </message>
    <message>
        <source>problem.sort</source>
        <translation>A card of the other kind stands here.</translation>
    </message>
    <message>
        <source>problem.crest</source>
        <translation>This crest cannot lie here.</translation>
    </message>
    <message>
        <source>problem.score</source>
        <translation>The points do not follow from the cards.</translation>
    </message>
    <message>
        <source>problem.result</source>
        <translation>The result does not follow from the sums.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>This does not follow from the position.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>The game is for two to four players.</translation>
    </message>
    <message>
        <source>problem.setup-pile</source>
        <translation>A pile begins with eight cards (K-2).</translation>
    </message>
    <message>
        <source>problem.setup-hand</source>
        <translation>Every player is dealt three characters (K-7).</translation>
    </message>
    <message>
        <source>problem.coins</source>
        <translation>There must be 48 coins in all.</translation>
    </message>
    <message>
        <source>problem.tokens</source>
        <translation>There must be 30 conflict tokens in all.</translation>
    </message>
    <message>
        <source>problem.pile-sort</source>
        <translation>Below its top a pile holds one kind of card only.</translation>
    </message>
    <message>
        <source>problem.copies</source>
        <translation>There are only two of each card.</translation>
    </message>
    <message>
        <source>problem.characters</source>
        <translation>Each of the twelve characters must be in one place.</translation>
    </message>
    <message>
        <source>problem.stage</source>
        <translation>This does not fit the stage.</translation>
    </message>
    <message>
        <source>problem.character</source>
        <translation>Characters lie open from the reveal to the end of the stage.</translation>
    </message>
    <message>
        <source>problem.chosen</source>
        <translation>This does not fit the choice of characters.</translation>
    </message>
    <message>
        <source>problem.hand</source>
        <translation>The hand does not have as many cards as the stage asks.</translation>
    </message>
    <message>
        <source>problem.shown</source>
        <translation>This does not fit the shown character.</translation>
    </message>
    <message>
        <source>problem.phase</source>
        <translation>This does not fit the phase.</translation>
    </message>
    <message>
        <source>problem.match</source>
        <translation>This does not fit the match.</translation>
    </message>
    <message>
        <source>problem.no-gardener</source>
        <translation>Somebody here has no Gardener to use.</translation>
    </message>
    <message>
        <source>problem.conflicts</source>
        <translation>These conflicts do not follow from the characters.</translation>
    </message>
    <message>
        <source>problem.no-guard</source>
        <translation>The first one asked has no Guard to use.</translation>
    </message>
    <message>
        <source>problem.acted</source>
        <translation>Whoever has the turn has not yet acted.</translation>
    </message>
    <message>
        <source>problem.limit</source>
        <translation>The limit does not fit the ranks.</translation>
    </message>
    <message>
        <source>problem.left</source>
        <translation>These actions are not open to this character.</translation>
    </message>
    <message>
        <source>problem.steals</source>
        <translation>Nothing can be stolen here.</translation>
    </message>
    <message>
        <source>problem.search</source>
        <translation>The searched piles are not known.</translation>
    </message>
    <message>
        <source>problem.nothing-to-decide</source>
        <translation>There is nothing to decide here.</translation>
    </message>
    <message numerus="yes">
        <source>why.perfect-pair</source>
        <translation>
            <numerusform>It makes a perfect pair with %1[the]: about %n more point.</numerusform>
            <numerusform>It makes a perfect pair with %1[the]: about %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.colour-pair</source>
        <translation>
            <numerusform>It makes a pair of one colour: about %n more point.</numerusform>
            <numerusform>It makes a pair of one colour: about %n more points.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.single</source>
        <translation>Even without a pair it is worth a point, and something may match it later.</translation>
    </message>
    <message>
        <source>why.never-robbed</source>
        <translation>Nobody steals from this rank, and it acts early.</translation>
    </message>
    <message numerus="yes">
        <source>why.many-actions</source>
        <translation>
            <numerusform>It has %n action, which is worth the risk of being robbed.</numerusform>
            <numerusform>It has %n actions, which is worth the risk of being robbed.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.in-between</source>
        <translation>Few can steal from it, and it may steal itself.</translation>
    </message>
    <message>
        <source>why.keep-character</source>
        <translation>Your present character serves you better.</translation>
    </message>
    <message>
        <source>why.pass</source>
        <translation>Nothing on offer is worth its price now.</translation>
    </message>
    <message>
        <source>why.steal-to-use</source>
        <translation>You can use this action yourself, and %1 loses it.</translation>
    </message>
    <message>
        <source>why.steal-to-hurt</source>
        <translation>You cannot use it yourself, but %1 loses it.</translation>
    </message>
    <message numerus="yes">
        <source>why.token</source>
        <translation>
            <numerusform>You have %n conflict token: each costs 2 points.</numerusform>
            <numerusform>You have %n conflict tokens: each costs 2 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.give</source>
        <translation>You get rid of 2 points’ worth of trouble, and %1 gets it.</translation>
    </message>
    <message numerus="yes">
        <source>why.most-money</source>
        <translation>
            <numerusform>The most money is here: %n coin.</numerusform>
            <numerusform>The most money is here: %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.money</source>
        <translation>Money buys the cards that you still need.</translation>
    </message>
    <message>
        <source>why.guard</source>
        <translation>The token goes to the one who robs you.</translation>
    </message>
    <message>
        <source>why.guard-many</source>
        <translation>You have tokens enough: let the robber take this one.</translation>
    </message>
    <message>
        <source>why.ability</source>
        <translation>%1[The] may be used once a stage; now it pays.</translation>
    </message>
    <message>
        <source>why.gardener</source>
        <translation>%1[The] suits you better in this stage.</translation>
    </message>
    <message>
        <source>why.farmer</source>
        <translation>You get back what was stolen from you.</translation>
    </message>
    <message>
        <source>face.character.lord-protector.name</source>
        <translation>Lord Protector</translation>
    </message>
    <message>
        <source>face.character.lord-protector.kind</source>
        <translation>Rank A</translation>
    </message>
    <message>
        <source>face.character.lord-protector.text</source>
        <translation>Buy a Building. Steals from D.</translation>
    </message>
    <message>
        <source>face.character.queen.name</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>face.character.queen.kind</source>
        <translation>Rank A</translation>
    </message>
    <message>
        <source>face.character.queen.text</source>
        <translation>Recruit a Subject. Steals from D.</translation>
    </message>
    <message>
        <source>face.character.duke.name</source>
        <translation>Duke</translation>
    </message>
    <message>
        <source>face.character.duke.kind</source>
        <translation>Rank B</translation>
    </message>
    <message>
        <source>face.character.duke.text</source>
        <translation>Settle a Conflict, Recruit a Subject. Steals from C.</translation>
    </message>
    <message>
        <source>face.character.count.name</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>face.character.count.kind</source>
        <translation>Rank B</translation>
    </message>
    <message>
        <source>face.character.count.text</source>
        <translation>Settle a Conflict, Buy a Building. Steals from C.</translation>
    </message>
    <message>
        <source>face.character.courtier.name</source>
        <translation>Courtier</translation>
    </message>
    <message>
        <source>face.character.courtier.kind</source>
        <translation>Rank C</translation>
    </message>
    <message>
        <source>face.character.courtier.text</source>
        <translation>Pass On a Token, Take Money. Steals from F.</translation>
    </message>
    <message>
        <source>face.character.priest.name</source>
        <translation>Priest</translation>
    </message>
    <message>
        <source>face.character.priest.kind</source>
        <translation>Rank C</translation>
    </message>
    <message>
        <source>face.character.priest.text</source>
        <translation>Pass On a Token, Take Money. Steals from F.</translation>
    </message>
    <message>
        <source>face.character.treasurer.name</source>
        <translation>Treasurer</translation>
    </message>
    <message>
        <source>face.character.treasurer.kind</source>
        <translation>Rank D</translation>
    </message>
    <message>
        <source>face.character.treasurer.text</source>
        <translation>Take Money, Buy a Building. Steals from E.</translation>
    </message>
    <message>
        <source>face.character.knight.name</source>
        <translation>Knight</translation>
    </message>
    <message>
        <source>face.character.knight.kind</source>
        <translation>Rank D</translation>
    </message>
    <message>
        <source>face.character.knight.text</source>
        <translation>Take Money, Buy a Building. Steals from E.</translation>
    </message>
    <message>
        <source>face.character.countess.name</source>
        <translation>Countess</translation>
    </message>
    <message>
        <source>face.character.countess.kind</source>
        <translation>Rank E</translation>
    </message>
    <message>
        <source>face.character.countess.text</source>
        <translation>Settle a Conflict, Take Money, Recruit a Subject. Steals from F.</translation>
    </message>
    <message>
        <source>face.character.diplomat.name</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>face.character.diplomat.kind</source>
        <translation>Rank E</translation>
    </message>
    <message>
        <source>face.character.diplomat.text</source>
        <translation>Settle a Conflict, Take Money, Buy a Building. Steals from F.</translation>
    </message>
    <message>
        <source>face.character.merchant-1.name</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>face.character.merchant-1.kind</source>
        <translation>Rank F</translation>
    </message>
    <message>
        <source>face.character.merchant-1.text</source>
        <translation>Settle a Conflict, Take Money, Recruit a Subject, Buy a Building. Steals from nobody.</translation>
    </message>
    <message>
        <source>face.character.merchant-2.name</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>face.character.merchant-2.kind</source>
        <translation>Rank F</translation>
    </message>
    <message>
        <source>face.character.merchant-2.text</source>
        <translation>Settle a Conflict, Take Money, Recruit a Subject, Buy a Building. Steals from nobody.</translation>
    </message>
    <message>
        <source>face.building.garden.name</source>
        <translation>Garden</translation>
    </message>
    <message>
        <source>face.building.garden.kind</source>
        <translation>Yellow building</translation>
    </message>
    <message>
        <source>face.building.garden.text</source>
        <translation>Worth 4. Perfect pair with the Gardener.</translation>
    </message>
    <message>
        <source>face.building.city-wall.name</source>
        <translation>City Wall</translation>
    </message>
    <message>
        <source>face.building.city-wall.kind</source>
        <translation>Yellow building</translation>
    </message>
    <message>
        <source>face.building.city-wall.text</source>
        <translation>Worth 4. Perfect pair with the Guard.</translation>
    </message>
    <message>
        <source>face.building.dungeon.name</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>face.building.dungeon.kind</source>
        <translation>Yellow building</translation>
    </message>
    <message>
        <source>face.building.dungeon.text</source>
        <translation>Worth 3. Perfect pair with the Jailer.</translation>
    </message>
    <message>
        <source>face.building.pavilion.name</source>
        <translation>Pavilion</translation>
    </message>
    <message>
        <source>face.building.pavilion.kind</source>
        <translation>Yellow building</translation>
    </message>
    <message>
        <source>face.building.pavilion.text</source>
        <translation>Worth 5. Perfect pair with the Lady-in-Waiting.</translation>
    </message>
    <message>
        <source>face.building.university.name</source>
        <translation>University</translation>
    </message>
    <message>
        <source>face.building.university.kind</source>
        <translation>Red building</translation>
    </message>
    <message>
        <source>face.building.university.text</source>
        <translation>Worth 4. Perfect pair with the Scholar.</translation>
    </message>
    <message>
        <source>face.building.tavern.name</source>
        <translation>Tavern</translation>
    </message>
    <message>
        <source>face.building.tavern.kind</source>
        <translation>Red building</translation>
    </message>
    <message>
        <source>face.building.tavern.text</source>
        <translation>Worth 4. Perfect pair with the Troubadour.</translation>
    </message>
    <message>
        <source>face.building.cathedral.name</source>
        <translation>Cathedral</translation>
    </message>
    <message>
        <source>face.building.cathedral.kind</source>
        <translation>Red building</translation>
    </message>
    <message>
        <source>face.building.cathedral.text</source>
        <translation>Worth 5. Perfect pair with the Bishop.</translation>
    </message>
    <message>
        <source>face.building.harbour.name</source>
        <translation>Harbour</translation>
    </message>
    <message>
        <source>face.building.harbour.kind</source>
        <translation>Red building</translation>
    </message>
    <message>
        <source>face.building.harbour.text</source>
        <translation>Worth 3. Perfect pair with the Sailor.</translation>
    </message>
    <message>
        <source>face.building.smithy.name</source>
        <translation>Smithy</translation>
    </message>
    <message>
        <source>face.building.smithy.kind</source>
        <translation>Blue building</translation>
    </message>
    <message>
        <source>face.building.smithy.text</source>
        <translation>Worth 3. Perfect pair with the Smith.</translation>
    </message>
    <message>
        <source>face.building.workshop.name</source>
        <translation>Carpenter’s Shop</translation>
    </message>
    <message>
        <source>face.building.workshop.kind</source>
        <translation>Blue building</translation>
    </message>
    <message>
        <source>face.building.workshop.text</source>
        <translation>Worth 3. Perfect pair with the Carpenter.</translation>
    </message>
    <message>
        <source>face.building.market.name</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>face.building.market.kind</source>
        <translation>Blue building</translation>
    </message>
    <message>
        <source>face.building.market.text</source>
        <translation>Worth 2. Perfect pair with the Market Woman.</translation>
    </message>
    <message>
        <source>face.building.inn.name</source>
        <translation>Inn</translation>
    </message>
    <message>
        <source>face.building.inn.kind</source>
        <translation>Blue building</translation>
    </message>
    <message>
        <source>face.building.inn.text</source>
        <translation>Worth 3. Perfect pair with the Innkeeper.</translation>
    </message>
    <message>
        <source>face.building.vineyard.name</source>
        <translation>Vineyard</translation>
    </message>
    <message>
        <source>face.building.vineyard.kind</source>
        <translation>Green building</translation>
    </message>
    <message>
        <source>face.building.vineyard.text</source>
        <translation>Worth 3. Perfect pair with the Vintner.</translation>
    </message>
    <message>
        <source>face.building.mine.name</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>face.building.mine.kind</source>
        <translation>Green building</translation>
    </message>
    <message>
        <source>face.building.mine.text</source>
        <translation>Worth 3. Perfect pair with the Miner.</translation>
    </message>
    <message>
        <source>face.building.herb-field.name</source>
        <translation>Herb Field</translation>
    </message>
    <message>
        <source>face.building.herb-field.kind</source>
        <translation>Green building</translation>
    </message>
    <message>
        <source>face.building.herb-field.text</source>
        <translation>Worth 2. Perfect pair with the Herbalist.</translation>
    </message>
    <message>
        <source>face.building.farmstead.name</source>
        <translation>Farmstead</translation>
    </message>
    <message>
        <source>face.building.farmstead.kind</source>
        <translation>Green building</translation>
    </message>
    <message>
        <source>face.building.farmstead.text</source>
        <translation>Worth 2. Perfect pair with the Farmer.</translation>
    </message>
    <message>
        <source>face.subject.gardener.name</source>
        <translation>Gardener</translation>
    </message>
    <message>
        <source>face.subject.gardener.kind</source>
        <translation>Yellow subject</translation>
    </message>
    <message>
        <source>face.subject.gardener.text</source>
        <translation>Worth 3. After the reveal: exchange your character for that of another player.</translation>
    </message>
    <message>
        <source>face.subject.guard.name</source>
        <translation>Guard</translation>
    </message>
    <message>
        <source>face.subject.guard.kind</source>
        <translation>Yellow subject</translation>
    </message>
    <message>
        <source>face.subject.guard.text</source>
        <translation>Worth 3. When you are robbed: the one above you takes the token.</translation>
    </message>
    <message>
        <source>face.subject.jailer.name</source>
        <translation>Jailer</translation>
    </message>
    <message>
        <source>face.subject.jailer.kind</source>
        <translation>Yellow subject</translation>
    </message>
    <message>
        <source>face.subject.jailer.text</source>
        <translation>Worth 2. Take a coin for each of your conflict tokens.</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.name</source>
        <translation>Lady-in-Waiting</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.kind</source>
        <translation>Yellow subject</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.text</source>
        <translation>Worth 4. Exchange one of your buildings for another player’s.</translation>
    </message>
    <message>
        <source>face.subject.scholar.name</source>
        <translation>Scholar</translation>
    </message>
    <message>
        <source>face.subject.scholar.kind</source>
        <translation>Red subject</translation>
    </message>
    <message>
        <source>face.subject.scholar.text</source>
        <translation>Worth 3. Take a coin for each of your buildings.</translation>
    </message>
    <message>
        <source>face.subject.troubadour.name</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>face.subject.troubadour.kind</source>
        <translation>Red subject</translation>
    </message>
    <message>
        <source>face.subject.troubadour.text</source>
        <translation>Worth 4. Exchange one of your cards for the top of a pile.</translation>
    </message>
    <message>
        <source>face.subject.bishop.name</source>
        <translation>Bishop</translation>
    </message>
    <message>
        <source>face.subject.bishop.kind</source>
        <translation>Red subject</translation>
    </message>
    <message>
        <source>face.subject.bishop.text</source>
        <translation>Worth 3. Exchange one of your subjects for another player’s.</translation>
    </message>
    <message>
        <source>face.subject.sailor.name</source>
        <translation>Sailor</translation>
    </message>
    <message>
        <source>face.subject.sailor.kind</source>
        <translation>Red subject</translation>
    </message>
    <message>
        <source>face.subject.sailor.text</source>
        <translation>Worth 2. If you share your rank with another player, carry out your one action twice.</translation>
    </message>
    <message>
        <source>face.subject.smith.name</source>
        <translation>Smith</translation>
    </message>
    <message>
        <source>face.subject.smith.kind</source>
        <translation>Blue subject</translation>
    </message>
    <message>
        <source>face.subject.smith.text</source>
        <translation>Worth 1. One building costs you one coin less.</translation>
    </message>
    <message>
        <source>face.subject.carpenter.name</source>
        <translation>Carpenter</translation>
    </message>
    <message>
        <source>face.subject.carpenter.kind</source>
        <translation>Blue subject</translation>
    </message>
    <message>
        <source>face.subject.carpenter.text</source>
        <translation>Worth 2. Buy a building.</translation>
    </message>
    <message>
        <source>face.subject.market-woman.name</source>
        <translation>Market Woman</translation>
    </message>
    <message>
        <source>face.subject.market-woman.kind</source>
        <translation>Blue subject</translation>
    </message>
    <message>
        <source>face.subject.market-woman.text</source>
        <translation>Worth 2. Take the money from under a pile.</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.name</source>
        <translation>Innkeeper</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.kind</source>
        <translation>Blue subject</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.text</source>
        <translation>Worth 2. Recruit a subject.</translation>
    </message>
    <message>
        <source>face.subject.vintner.name</source>
        <translation>Vintner</translation>
    </message>
    <message>
        <source>face.subject.vintner.kind</source>
        <translation>Green subject</translation>
    </message>
    <message>
        <source>face.subject.vintner.text</source>
        <translation>Worth 1. Look through the subject piles and recruit any subject.</translation>
    </message>
    <message>
        <source>face.subject.miner.name</source>
        <translation>Miner</translation>
    </message>
    <message>
        <source>face.subject.miner.kind</source>
        <translation>Green subject</translation>
    </message>
    <message>
        <source>face.subject.miner.text</source>
        <translation>Worth 2. Look through the building piles and buy any building.</translation>
    </message>
    <message>
        <source>face.subject.herbalist.name</source>
        <translation>Herbalist</translation>
    </message>
    <message>
        <source>face.subject.herbalist.kind</source>
        <translation>Green subject</translation>
    </message>
    <message>
        <source>face.subject.herbalist.text</source>
        <translation>Worth 2. Pass on a conflict token.</translation>
    </message>
    <message>
        <source>face.subject.farmer.name</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>face.subject.farmer.kind</source>
        <translation>Green subject</translation>
    </message>
    <message>
        <source>face.subject.farmer.text</source>
        <translation>Worth 1. Carry out an action that was stolen from you.</translation>
    </message>
    <message>
        <source>face.action.settle.name</source>
        <translation>Settle a Conflict</translation>
    </message>
    <message>
        <source>face.action.settle.kind</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.action.settle.text</source>
        <translation>Return one of your conflict tokens.</translation>
    </message>
    <message>
        <source>face.action.give.name</source>
        <translation>Pass On a Token</translation>
    </message>
    <message>
        <source>face.action.give.kind</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.action.give.text</source>
        <translation>Give one of your conflict tokens to another player.</translation>
    </message>
    <message>
        <source>face.action.money.name</source>
        <translation>Take Money</translation>
    </message>
    <message>
        <source>face.action.money.kind</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.action.money.text</source>
        <translation>Take all coins from under one pile.</translation>
    </message>
    <message>
        <source>face.action.recruit.name</source>
        <translation>Recruit a Subject</translation>
    </message>
    <message>
        <source>face.action.recruit.kind</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.action.recruit.text</source>
        <translation>Pay for a subject and put it at the end of your row.</translation>
    </message>
    <message>
        <source>face.action.buy.name</source>
        <translation>Buy a Building</translation>
    </message>
    <message>
        <source>face.action.buy.kind</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>face.action.buy.text</source>
        <translation>Pay for a building and put it at the end of your row.</translation>
    </message>
    <message>
        <source>face.piece.token.name</source>
        <translation>Conflict token</translation>
    </message>
    <message>
        <source>face.piece.token.kind</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>face.piece.token.text</source>
        <translation>Minus 2 points at the end.</translation>
    </message>
    <message>
        <source>face.piece.coin.name</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>face.piece.coin.kind</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>face.piece.coin.text</source>
        <translation>Three of them bring 1 point at the end.</translation>
    </message>
    <message>
        <source>face.piece.crest.name</source>
        <translation>Crest</translation>
    </message>
    <message>
        <source>face.piece.crest.kind</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>face.piece.crest.text</source>
        <translation>Covers an action that was stolen.</translation>
    </message>
    <message>
        <source>face.back.character.name</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>face.back.character.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.character.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>face.back.building.name</source>
        <translation>Building</translation>
    </message>
    <message>
        <source>face.back.building.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.building.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>face.back.subject.name</source>
        <translation>Subject</translation>
    </message>
    <message>
        <source>face.back.subject.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.subject.text</source>
        <translation>Nobody sees what it is.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 takes the throne</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 share the throne</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n perfect pair</numerusform>
            <numerusform>%n perfect pairs</numerusform>
        </translation>
    </message>
    <message>
        <source>caption.perfect-pair</source>
        <translation>perfect pair</translation>
    </message>
    <message>
        <source>stage.characters</source>
        <translation>The characters</translation>
    </message>
    <message>
        <source>stage.covered</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>stage.turned-up</source>
        <translation>turned up</translation>
    </message>
    <message>
        <source>stage.order</source>
        <translation>in order</translation>
    </message>
    <message>
        <source>stage.conflicts</source>
        <translation>conflicts</translation>
    </message>
    <message>
        <source>stage.robs</source>
        <translation>robs</translation>
    </message>
    <message>
        <source>stage.tied</source>
        <translation>same rank</translation>
    </message>
</context>
</TS>
