<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>coach</name>
    <message>
        <source>object.key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>object.goblet</source>
        <translation>Goblet</translation>
    </message>
    <message>
        <source>object.bag-key</source>
        <translation>Secret Bag (key)</translation>
    </message>
    <message>
        <source>object.bag-goblet</source>
        <translation>Secret Bag (goblet)</translation>
    </message>
    <message>
        <source>object.bag</source>
        <translation>Secret Bag</translation>
    </message>
    <message>
        <source>object.dagger</source>
        <translation>Dagger</translation>
    </message>
    <message>
        <source>object.gloves</source>
        <translation>Gloves</translation>
    </message>
    <message>
        <source>object.poison-ring</source>
        <translation>Poison Ring</translation>
    </message>
    <message>
        <source>object.throwing-knives</source>
        <translation>Throwing Knives</translation>
    </message>
    <message>
        <source>object.whip</source>
        <translation>Whip</translation>
    </message>
    <message>
        <source>object.privilege</source>
        <translation>Privilege</translation>
    </message>
    <message>
        <source>object.monocle</source>
        <translation>Monocle</translation>
    </message>
    <message>
        <source>object.black-pearl</source>
        <translation>Black Pearl</translation>
    </message>
    <message>
        <source>object.folio</source>
        <translation>Folio</translation>
    </message>
    <message>
        <source>object.coat</source>
        <translation>Coat</translation>
    </message>
    <message>
        <source>object.sextant</source>
        <translation>Sextant</translation>
    </message>
    <message>
        <source>object.lodge-arms</source>
        <translation>Coat of Arms of the Lodge</translation>
    </message>
    <message>
        <source>object.broken-mirror</source>
        <translation>Broken Mirror</translation>
    </message>
    <message>
        <source>profession.diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>profession.doctor</source>
        <translation>Doctor</translation>
    </message>
    <message>
        <source>profession.duelist</source>
        <translation>Duelist</translation>
    </message>
    <message>
        <source>profession.poison-mixer</source>
        <translation>Poisoner</translation>
    </message>
    <message>
        <source>profession.grand-master</source>
        <translation>Grand Master</translation>
    </message>
    <message>
        <source>profession.clairvoyant</source>
        <translation>Clairvoyant</translation>
    </message>
    <message>
        <source>profession.hypnotist</source>
        <translation>Hypnotist</translation>
    </message>
    <message>
        <source>profession.bodyguard</source>
        <translation>Bodyguard</translation>
    </message>
    <message>
        <source>profession.priest</source>
        <translation>Priest</translation>
    </message>
    <message>
        <source>profession.brawler</source>
        <translation>Brawler</translation>
    </message>
    <message>
        <source>alliance.order</source>
        <translation>Order of Open Secrets</translation>
    </message>
    <message>
        <source>alliance.brotherhood</source>
        <translation>Brotherhood of True Lies</translation>
    </message>
    <message>
        <source>side.attacker</source>
        <translation>attacker</translation>
    </message>
    <message>
        <source>side.defender</source>
        <translation>defender</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Coach to Devil’s Castle</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Two secret alliances share one coach: find out who is a friend.</translation>
    </message>
    <message>
        <source>options.luggage</source>
        <translation>Luggage</translation>
    </message>
    <message>
        <source>options.luggage.help</source>
        <translation>Which objects are in play.</translation>
    </message>
    <message>
        <source>options.luggage.full</source>
        <translation>All objects</translation>
    </message>
    <message>
        <source>options.luggage.full.help</source>
        <translation>You play with all 21 objects.</translation>
    </message>
    <message>
        <source>options.luggage.sealed</source>
        <translation>Sealed only</translation>
    </message>
    <message>
        <source>options.luggage.sealed.help</source>
        <translation>For a first trip: without Folio, Coat, Sextant, arms and mirror.</translation>
    </message>
    <message>
        <source>options.smuggling</source>
        <translation>Smuggling</translation>
    </message>
    <message>
        <source>options.smuggling.help</source>
        <translation>Whoever trades an object with an ability away may secretly keep the ability back.</translation>
    </message>
    <message>
        <source>options.smuggling.no</source>
        <translation>No</translation>
    </message>
    <message>
        <source>options.smuggling.no.help</source>
        <translation>Every ability is announced.</translation>
    </message>
    <message>
        <source>options.smuggling.yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>options.smuggling.yes.help</source>
        <translation>An ability that is kept back does not work, and the others hear nothing of it.</translation>
    </message>
    <message>
        <source>options.fortune</source>
        <translation>Fortune-telling</translation>
    </message>
    <message>
        <source>options.fortune.help</source>
        <translation>One can also win by naming who has the enemy’s pieces.</translation>
    </message>
    <message>
        <source>options.fortune.no</source>
        <translation>No</translation>
    </message>
    <message>
        <source>options.fortune.no.help</source>
        <translation>Victory can be declared only with the pieces of your own alliance.</translation>
    </message>
    <message>
        <source>options.fortune.yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>options.fortune.yes.help</source>
        <translation>Name the opponents who have the enemy’s three pieces.</translation>
    </message>
    <message>
        <source>options.rounds</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>options.rounds.help</source>
        <translation>Over several games, points decide.</translation>
    </message>
    <message>
        <source>options.rounds.one</source>
        <translation>One</translation>
    </message>
    <message>
        <source>options.rounds.one.help</source>
        <translation>One trip, one alliance that wins.</translation>
    </message>
    <message>
        <source>options.rounds.three</source>
        <translation>Three</translation>
    </message>
    <message>
        <source>options.rounds.three.help</source>
        <translation>Three trips for points, and one more if there is a tie.</translation>
    </message>
    <message>
        <source>options.turnLimit</source>
        <translation>Longest trip</translation>
    </message>
    <message>
        <source>options.turnLimit.help</source>
        <translation>After this many turns the game ends without a winner.</translation>
    </message>
    <message>
        <source>options.turnLimit.usual</source>
        <translation>40 turns each</translation>
    </message>
    <message>
        <source>options.turnLimit.usual.help</source>
        <translation>Sensible games never get that far.</translation>
    </message>
    <message>
        <source>options.turnLimit.short</source>
        <translation>15 turns each</translation>
    </message>
    <message>
        <source>options.turnLimit.short.help</source>
        <translation>Hurry: the journey ends soon.</translation>
    </message>
    <message>
        <source>table.turn</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>table.game-turn</source>
        <translation>Game %1 of %2, turn %3</translation>
    </message>
    <message>
        <source>table.extra-game</source>
        <translation>Extra game, turn %1</translation>
    </message>
    <message>
        <source>phase.turn</source>
        <translation>One action</translation>
    </message>
    <message>
        <source>phase.clairvoyant</source>
        <translation>The Clairvoyant looks through the deck</translation>
    </message>
    <message>
        <source>phase.shuffle-deck</source>
        <translation>Shuffling the deck</translation>
    </message>
    <message>
        <source>phase.demand</source>
        <translation>The Diplomat demands</translation>
    </message>
    <message>
        <source>phase.hand-over</source>
        <translation>Handing over</translation>
    </message>
    <message>
        <source>phase.exchange</source>
        <translation>Giving in return</translation>
    </message>
    <message>
        <source>phase.answer</source>
        <translation>Answer to a trade</translation>
    </message>
    <message>
        <source>phase.ability</source>
        <translation>An object’s ability</translation>
    </message>
    <message>
        <source>phase.shuffle-professions</source>
        <translation>Shuffling the professions</translation>
    </message>
    <message>
        <source>phase.sextant</source>
        <translation>Sextant: everyone passes an object on</translation>
    </message>
    <message>
        <source>phase.priest</source>
        <translation>Fight: does the Priest step in?</translation>
    </message>
    <message>
        <source>phase.tribute</source>
        <translation>A gift to the Priest</translation>
    </message>
    <message>
        <source>phase.support</source>
        <translation>Fight: support</translation>
    </message>
    <message>
        <source>phase.hypnotist</source>
        <translation>Fight: the Hypnotist</translation>
    </message>
    <message>
        <source>phase.abilities</source>
        <translation>Fight: abilities</translation>
    </message>
    <message>
        <source>phase.doctor</source>
        <translation>Fight: the Doctor</translation>
    </message>
    <message>
        <source>phase.spoils</source>
        <translation>Fight: spoils</translation>
    </message>
    <message>
        <source>phase.take</source>
        <translation>Fight: the search</translation>
    </message>
    <message>
        <source>phase.give-back</source>
        <translation>Fight: giving back</translation>
    </message>
    <message>
        <source>phase.gift</source>
        <translation>Too many objects</translation>
    </message>
    <message>
        <source>phase.naming</source>
        <translation>Declaring victory</translation>
    </message>
    <message>
        <source>phase.new-round</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>The end</translation>
    </message>
    <message numerus="yes">
        <source>zone.deck</source>
        <translation>
            <numerusform>Object deck: %n card</numerusform>
            <numerusform>Object deck: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.deck-none</source>
        <translation>The object deck is empty: the bags are key and goblet</translation>
    </message>
    <message numerus="yes">
        <source>zone.profession-deck</source>
        <translation>
            <numerusform>Professions: %n card</numerusform>
            <numerusform>Professions: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.profession-deck-none</source>
        <translation>No professions left</translation>
    </message>
    <message>
        <source>zone.names</source>
        <translation>What you may demand</translation>
    </message>
    <message>
        <source>zone.loot</source>
        <translation>The loser’s luggage</translation>
    </message>
    <message>
        <source>zone.deck-cards</source>
        <translation>The cards of the object deck</translation>
    </message>
    <message>
        <source>zone.offered</source>
        <translation>Offered by %1</translation>
    </message>
    <message>
        <source>zone.handed</source>
        <translation>Handed over by %1</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Your luggage: %n object</numerusform>
            <numerusform>Your luggage: %n objects</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>You have no object now</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>Luggage of %1: %n object</numerusform>
            <numerusform>Luggage of %1: %n objects</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1 has no object now</translation>
    </message>
    <message>
        <source>zone.notes</source>
        <translation>What you know</translation>
    </message>
    <message numerus="yes">
        <source>zone.swords</source>
        <translation>
            <numerusform>Attack: %n point</numerusform>
            <numerusform>Attack: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.shields</source>
        <translation>
            <numerusform>Defence: %n point</numerusform>
            <numerusform>Defence: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.undecided</source>
        <translation>
            <numerusform>Yet to speak: %n</numerusform>
            <numerusform>Yet to speak: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>label.points</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>link.offers</source>
        <translation>offers %1 a trade</translation>
    </message>
    <message>
        <source>link.demands</source>
        <translation>demands something from %1</translation>
    </message>
    <message>
        <source>piece.sword</source>
        <translation>On the attacker’s side: %1</translation>
    </message>
    <message>
        <source>piece.shield</source>
        <translation>On the defender’s side: %1</translation>
    </message>
    <message>
        <source>piece.point-of</source>
        <translation>%1 has used the %2</translation>
    </message>
    <message>
        <source>piece.undecided</source>
        <translation>Has yet to choose a side: %1</translation>
    </message>
    <message>
        <source>piece.object</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.object-back</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>piece.profession-back</source>
        <translation>a profession</translation>
    </message>
    <message>
        <source>piece.profession-hidden</source>
        <translation>Profession of %1, face down</translation>
    </message>
    <message>
        <source>piece.profession-open</source>
        <translation>Profession of %1, face up: %2</translation>
    </message>
    <message>
        <source>piece.profession-own</source>
        <translation>Profession of %1: %2</translation>
    </message>
    <message>
        <source>piece.alliance</source>
        <translation>Alliance of %1: %2</translation>
    </message>
    <message>
        <source>piece.known-alliance</source>
        <translation>You know: alliance of %1: %2</translation>
    </message>
    <message>
        <source>piece.known-profession</source>
        <translation>You know: profession of %1: %2</translation>
    </message>
    <message>
        <source>badge.turn</source>
        <translation>has the turn</translation>
    </message>
    <message>
        <source>badge.potion</source>
        <translation>potion</translation>
    </message>
    <message>
        <source>badge.winner</source>
        <translation>winner</translation>
    </message>
    <message>
        <source>badge.attacker</source>
        <translation>attacker</translation>
    </message>
    <message>
        <source>badge.defender</source>
        <translation>defender</translation>
    </message>
    <message>
        <source>badge.for-attacker</source>
        <translation>for the attacker</translation>
    </message>
    <message>
        <source>badge.for-defender</source>
        <translation>for the defender</translation>
    </message>
    <message>
        <source>badge.hypnotized</source>
        <translation>hypnotised</translation>
    </message>
    <message>
        <source>badge.decided</source>
        <translation>named as winner</translation>
    </message>
    <message>
        <source>badge.passed</source>
        <translation>has passed</translation>
    </message>
    <message>
        <source>prompt.turn</source>
        <translation>Your turn: trade, fight, declare victory or pass.</translation>
    </message>
    <message>
        <source>prompt.clairvoyant</source>
        <translation>Which card goes on top?</translation>
    </message>
    <message>
        <source>prompt.clairvoyant-second</source>
        <translation>Which card goes right under it?</translation>
    </message>
    <message>
        <source>prompt.demand</source>
        <translation>What do you demand from %1?</translation>
    </message>
    <message>
        <source>prompt.hand-over</source>
        <translation>%1 demands the %2. Hand it over.</translation>
    </message>
    <message>
        <source>prompt.exchange</source>
        <translation>You got the %2. What do you give in return?</translation>
    </message>
    <message>
        <source>prompt.answer</source>
        <translation>%1 offers the %2. What do you give for it?</translation>
    </message>
    <message>
        <source>prompt.answer-none</source>
        <translation>%1 offers the %2. You have nothing that you may give for it.</translation>
    </message>
    <message>
        <source>prompt.answer-forced</source>
        <translation>%1 offers the %2. You cannot refuse it.</translation>
    </message>
    <message>
        <source>prompt.ability-bag</source>
        <translation>Do you draw the top card of the deck?</translation>
    </message>
    <message>
        <source>prompt.ability-folio</source>
        <translation>Do you exchange professions?</translation>
    </message>
    <message>
        <source>prompt.ability-coat</source>
        <translation>Do you draw a new profession?</translation>
    </message>
    <message>
        <source>prompt.ability-sextant</source>
        <translation>Which way does everyone pass an object?</translation>
    </message>
    <message>
        <source>prompt.sextant</source>
        <translation>Which of your objects do you pass on?</translation>
    </message>
    <message>
        <source>prompt.priest</source>
        <translation>%1 attacks %2. Does anyone stop the fight with the Priest?</translation>
    </message>
    <message>
        <source>prompt.tribute</source>
        <translation>Which of your objects goes to the Priest?</translation>
    </message>
    <message>
        <source>prompt.support</source>
        <translation>%1 attacks %2. Whom do you support?</translation>
    </message>
    <message>
        <source>prompt.hypnotist</source>
        <translation>Does anyone take somebody out of this fight with the Hypnotist?</translation>
    </message>
    <message>
        <source>prompt.abilities</source>
        <translation>The fight stands %1–%2. Does anyone want to change that?</translation>
    </message>
    <message>
        <source>prompt.abilities-decided</source>
        <translation>The Poisoner says that %1 wins. Does a Duelist step in?</translation>
    </message>
    <message>
        <source>prompt.doctor</source>
        <translation>%1 has won. Does the Doctor keep the winner from the spoils?</translation>
    </message>
    <message>
        <source>prompt.spoils</source>
        <translation>You have won. What do you do with %1?</translation>
    </message>
    <message>
        <source>prompt.take</source>
        <translation>Do you take an object from %1?</translation>
    </message>
    <message>
        <source>prompt.give-back</source>
        <translation>It was the only one. What does %1 get instead?</translation>
    </message>
    <message>
        <source>prompt.gift</source>
        <translation>You have too many objects: give one away.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.naming</source>
        <translation>
            <numerusform>You have %n of the three. Name who has the rest: this ends the game.</numerusform>
            <numerusform>You have %n of the three. Name who has the rest: this ends the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.naming-all</source>
        <translation>You have all three yourself. This ends the game.</translation>
    </message>
    <message>
        <source>prompt.naming-fortune</source>
        <translation>Who has the enemy’s three pieces? This ends the game.</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>word.nothing</source>
        <translation>No</translation>
    </message>
    <message>
        <source>word.fight</source>
        <translation>Fight</translation>
    </message>
    <message>
        <source>word.declare-alliance</source>
        <translation>Declare victory</translation>
    </message>
    <message>
        <source>word.declare-lodge</source>
        <translation>Declare victory of the Lodge</translation>
    </message>
    <message>
        <source>word.declare-fortune</source>
        <translation>Fortune-telling</translation>
    </message>
    <message>
        <source>word.smuggle</source>
        <translation>Smuggled</translation>
    </message>
    <message>
        <source>word.refuse</source>
        <translation>Refuse</translation>
    </message>
    <message>
        <source>word.draw</source>
        <translation>Draw it</translation>
    </message>
    <message>
        <source>word.swap</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>word.left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>word.right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>word.decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>word.side-attacker</source>
        <translation>The attacker</translation>
    </message>
    <message>
        <source>word.side-defender</source>
        <translation>The defender</translation>
    </message>
    <message>
        <source>word.side-none</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>word.inspect</source>
        <translation>Look at the cards</translation>
    </message>
    <message>
        <source>word.search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>word.leave</source>
        <translation>Take nothing</translation>
    </message>
    <message>
        <source>word.name-nobody</source>
        <translation>Nobody else</translation>
    </message>
    <message>
        <source>choice.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>choice.nothing</source>
        <translation>Use nothing</translation>
    </message>
    <message>
        <source>choice.fight</source>
        <translation>Attack %1</translation>
    </message>
    <message>
        <source>choice.offer</source>
        <translation>Offer the %1 to %2</translation>
    </message>
    <message>
        <source>choice.offer-smuggled</source>
        <translation>Offer the %1 to %2, smuggled</translation>
    </message>
    <message>
        <source>choice.declare-alliance</source>
        <translation>Declare victory for your alliance</translation>
    </message>
    <message>
        <source>choice.declare-lodge</source>
        <translation>Declare victory for the Lodge</translation>
    </message>
    <message>
        <source>choice.declare-fortune</source>
        <translation>Foretell the enemy’s pieces</translation>
    </message>
    <message>
        <source>choice.use</source>
        <translation>Use the %1</translation>
    </message>
    <message>
        <source>choice.use-on</source>
        <translation>Use the %1 and name %2</translation>
    </message>
    <message>
        <source>choice.stack</source>
        <translation>Put the %1 on top</translation>
    </message>
    <message>
        <source>choice.demand</source>
        <translation>Demand the %1</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Give the %1</translation>
    </message>
    <message>
        <source>choice.give-smuggled</source>
        <translation>Give the %1, smuggled</translation>
    </message>
    <message>
        <source>choice.refuse</source>
        <translation>Refuse the trade</translation>
    </message>
    <message>
        <source>choice.accept</source>
        <translation>Accept and give the %1</translation>
    </message>
    <message>
        <source>choice.accept-smuggled</source>
        <translation>Accept and give the %1, smuggled</translation>
    </message>
    <message>
        <source>choice.draw</source>
        <translation>Draw the top card</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Exchange professions</translation>
    </message>
    <message>
        <source>choice.left</source>
        <translation>Everyone passes to the left</translation>
    </message>
    <message>
        <source>choice.right</source>
        <translation>Everyone passes to the right</translation>
    </message>
    <message>
        <source>choice.decline</source>
        <translation>Decline it</translation>
    </message>
    <message>
        <source>choice.pass-on</source>
        <translation>Pass the %1 on</translation>
    </message>
    <message>
        <source>choice.side-attacker</source>
        <translation>Support the attacker</translation>
    </message>
    <message>
        <source>choice.side-defender</source>
        <translation>Support the defender</translation>
    </message>
    <message>
        <source>choice.side-none</source>
        <translation>Support nobody</translation>
    </message>
    <message>
        <source>choice.inspect</source>
        <translation>Look at alliance and profession</translation>
    </message>
    <message>
        <source>choice.search</source>
        <translation>Search the luggage</translation>
    </message>
    <message>
        <source>choice.take</source>
        <translation>Take the %1</translation>
    </message>
    <message>
        <source>choice.leave</source>
        <translation>Take nothing</translation>
    </message>
    <message>
        <source>choice.gift</source>
        <translation>Give the %1 to %2</translation>
    </message>
    <message>
        <source>choice.name</source>
        <translation>Name %1</translation>
    </message>
    <message>
        <source>choice.name-nobody</source>
        <translation>You have all that is needed</translation>
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
        <source>log.game-began</source>
        <translation>Game %1, start player: %2.</translation>
    </message>
    <message>
        <source>log.turn-passed</source>
        <translation>%1 passed.</translation>
    </message>
    <message>
        <source>log.offered</source>
        <translation>%1 offered %2 a trade.</translation>
    </message>
    <message>
        <source>log.offered-known</source>
        <translation>%1 offered the %3 to %2.</translation>
    </message>
    <message>
        <source>log.refused</source>
        <translation>%1 refused the trade.</translation>
    </message>
    <message>
        <source>log.refused-known</source>
        <translation>%1 refused the %3.</translation>
    </message>
    <message>
        <source>log.exchanged</source>
        <translation>%1 gave %2 an object.</translation>
    </message>
    <message>
        <source>log.exchanged-known</source>
        <translation>%1 gave the %3 to %2.</translation>
    </message>
    <message>
        <source>log.named</source>
        <translation>%1 announced the %2.</translation>
    </message>
    <message>
        <source>log.demanded</source>
        <translation>%1 demanded the %3 from %2.</translation>
    </message>
    <message>
        <source>log.demand-failed</source>
        <translation>%2 did not have it, and %1 saw the whole luggage.</translation>
    </message>
    <message>
        <source>log.handed-over</source>
        <translation>%1 handed over what was demanded.</translation>
    </message>
    <message>
        <source>log.handed-over-known</source>
        <translation>%1 handed over the %3.</translation>
    </message>
    <message>
        <source>log.drew</source>
        <translation>%1 drew an object.</translation>
    </message>
    <message>
        <source>log.drew-known</source>
        <translation>%1 drew the %2.</translation>
    </message>
    <message>
        <source>log.drew-after-tie</source>
        <translation>%1 drew an object for the tie.</translation>
    </message>
    <message>
        <source>log.drew-after-tie-known</source>
        <translation>%1 drew the %2 for the tie.</translation>
    </message>
    <message>
        <source>log.deck-ran-out</source>
        <translation>The object deck has run out: the bags are now key and goblet.</translation>
    </message>
    <message>
        <source>log.declined</source>
        <translation>%1 declined the %2.</translation>
    </message>
    <message>
        <source>log.saw-hand</source>
        <translation>%1 saw the luggage of %2.</translation>
    </message>
    <message>
        <source>log.saw-hand-known</source>
        <translation>%1 saw the luggage of %2: %3.</translation>
    </message>
    <message>
        <source>log.saw-alliance</source>
        <translation>%1 saw the alliance of %2.</translation>
    </message>
    <message>
        <source>log.saw-alliance-known</source>
        <translation>%1 saw the alliance of %2: %3.</translation>
    </message>
    <message>
        <source>log.saw-profession</source>
        <translation>%1 saw the profession of %2.</translation>
    </message>
    <message>
        <source>log.saw-profession-known</source>
        <translation>%1 saw the profession of %2: %3.</translation>
    </message>
    <message>
        <source>log.swapped</source>
        <translation>%1 and %2 exchanged professions.</translation>
    </message>
    <message>
        <source>log.swapped-known</source>
        <translation>%1 is now the %3, and %2 the %4.</translation>
    </message>
    <message>
        <source>log.profession-drawn</source>
        <translation>%1 drew a new profession.</translation>
    </message>
    <message>
        <source>log.profession-drawn-known</source>
        <translation>%1 is now the %2.</translation>
    </message>
    <message>
        <source>log.profession-laid</source>
        <translation>%1 gave the old profession back.</translation>
    </message>
    <message>
        <source>log.profession-laid-known</source>
        <translation>%1 gave the %2 back.</translation>
    </message>
    <message>
        <source>log.directed-left</source>
        <translation>%1 had everyone pass an object to the left.</translation>
    </message>
    <message>
        <source>log.directed-right</source>
        <translation>%1 had everyone pass an object to the right.</translation>
    </message>
    <message>
        <source>log.chose-to-pass-on</source>
        <translation>%1 has chosen.</translation>
    </message>
    <message>
        <source>log.chose-to-pass-on-known</source>
        <translation>%1 has chosen the %2.</translation>
    </message>
    <message>
        <source>log.tribute</source>
        <translation>%1 paid the Priest an object: %2.</translation>
    </message>
    <message>
        <source>log.tribute-known</source>
        <translation>%1 paid the Priest the %3: %2.</translation>
    </message>
    <message>
        <source>log.taken</source>
        <translation>%2 took an object from %1.</translation>
    </message>
    <message>
        <source>log.taken-known</source>
        <translation>%2 took the %3 from %1.</translation>
    </message>
    <message>
        <source>log.give-back</source>
        <translation>%1 gave %2 an object instead.</translation>
    </message>
    <message>
        <source>log.give-back-known</source>
        <translation>%1 gave %2 the %3 instead.</translation>
    </message>
    <message>
        <source>log.gift</source>
        <translation>%1 gave %2 an object as a gift.</translation>
    </message>
    <message>
        <source>log.gift-known</source>
        <translation>%1 gave %2 the %3 as a gift.</translation>
    </message>
    <message>
        <source>log.passed-on</source>
        <translation>%1 passed an object on to %2.</translation>
    </message>
    <message>
        <source>log.passed-on-known</source>
        <translation>%1 passed the %3 on to %2.</translation>
    </message>
    <message>
        <source>log.saw-deck</source>
        <translation>%1 looked through the object deck.</translation>
    </message>
    <message>
        <source>log.saw-deck-known</source>
        <translation>%1 looked through the object deck: %2.</translation>
    </message>
    <message>
        <source>log.stacked-known</source>
        <translation>%1 put at place %2 of the deck: %3.</translation>
    </message>
    <message>
        <source>log.profession-used</source>
        <translation>%1 is the %2.</translation>
    </message>
    <message>
        <source>log.profession-used-on</source>
        <translation>%1 is the %2, and names %3.</translation>
    </message>
    <message>
        <source>log.object-used</source>
        <translation>%1 used the %2.</translation>
    </message>
    <message>
        <source>log.fight-began</source>
        <translation>%1 attacked %2.</translation>
    </message>
    <message>
        <source>log.spoke-attacker</source>
        <translation>%1 supported the attacker.</translation>
    </message>
    <message>
        <source>log.spoke-defender</source>
        <translation>%1 supported the defender.</translation>
    </message>
    <message>
        <source>log.spoke-none</source>
        <translation>%1 supported nobody.</translation>
    </message>
    <message>
        <source>log.fight-stopped</source>
        <translation>%1 stopped the fight.</translation>
    </message>
    <message>
        <source>log.fight-won</source>
        <translation>%1 won %3–%4 against %2.</translation>
    </message>
    <message>
        <source>log.fight-tied</source>
        <translation>A tie (%3–%3): %1 and %2.</translation>
    </message>
    <message>
        <source>log.spoils-denied</source>
        <translation>%2 got nothing for the victory.</translation>
    </message>
    <message>
        <source>log.inspected</source>
        <translation>%1 looked at the cards of %2.</translation>
    </message>
    <message>
        <source>log.searched</source>
        <translation>%1 searched the luggage of %2.</translation>
    </message>
    <message>
        <source>log.left-all</source>
        <translation>%1 took nothing.</translation>
    </message>
    <message>
        <source>log.gift-due</source>
        <translation>%1 has too many objects.</translation>
    </message>
    <message>
        <source>log.declared-alliance</source>
        <translation>%1 declared victory for the alliance.</translation>
    </message>
    <message>
        <source>log.declared-lodge</source>
        <translation>%1 declared victory for the Lodge.</translation>
    </message>
    <message>
        <source>log.declared-fortune</source>
        <translation>%1 foretold the enemy’s pieces.</translation>
    </message>
    <message>
        <source>log.named-seat</source>
        <translation>%1 named %2.</translation>
    </message>
    <message>
        <source>log.named-nobody</source>
        <translation>%1 named nobody else.</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>%1: %2, %3. No luggage.</translation>
    </message>
    <message>
        <source>log.shown-with</source>
        <translation>%1: %2, %3. Luggage: %4.</translation>
    </message>
    <message>
        <source>log.right-alliance</source>
        <translation>%1 was right: the alliance has what it needs.</translation>
    </message>
    <message>
        <source>log.right-lodge</source>
        <translation>%1 was right, and wins alone.</translation>
    </message>
    <message>
        <source>log.right-fortune</source>
        <translation>%1 foretold the truth.</translation>
    </message>
    <message>
        <source>log.wrong-stranger</source>
        <translation>%1 was wrong: %2 belongs to the other alliance, which has won.</translation>
    </message>
    <message>
        <source>log.wrong-empty</source>
        <translation>%1 was wrong: %2 has none of the pieces. The other alliance has won.</translation>
    </message>
    <message>
        <source>log.wrong-pearl</source>
        <translation>%1 was wrong: %2, a friend, has the Black Pearl. The other alliance has won.</translation>
    </message>
    <message>
        <source>log.wrong-few</source>
        <translation>%1 was wrong: there are fewer than three pieces. The other alliance has won.</translation>
    </message>
    <message>
        <source>log.wrong-fortune</source>
        <translation>%1 foretold wrongly: the other alliance has won.</translation>
    </message>
    <message>
        <source>log.won</source>
        <translation>%1 has won.</translation>
    </message>
    <message numerus="yes">
        <source>log.points</source>
        <translation>
            <numerusform>%1: %n point.</numerusform>
            <numerusform>%1: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.points.source</source>
        <translation>victories</translation>
    </message>
    <message numerus="yes">
        <source>log.turn-limit</source>
        <translation>
            <numerusform>No winner after %n turn.</numerusform>
            <numerusform>No winner after %n turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.extra-game</source>
        <translation>A tie: one extra game decides.</translation>
    </message>
    <message>
        <source>log.match-over</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>First a deck is shuffled.</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>It is not for you to act now.</translation>
    </message>
    <message>
        <source>not.now</source>
        <translation>This is not possible now (C-11).</translation>
    </message>
    <message>
        <source>not.oneself</source>
        <translation>You cannot choose yourself.</translation>
    </message>
    <message>
        <source>not.others-cards</source>
        <translation>This card is somebody else’s.</translation>
    </message>
    <message>
        <source>not.turn</source>
        <translation>Select an object and a partner, or choose a button (C-11).</translation>
    </message>
    <message>
        <source>not.whom-to-fight</source>
        <translation>Select whom you attack (C-70).</translation>
    </message>
    <message>
        <source>not.whom-to-offer</source>
        <translation>Select to whom you offer it (C-37).</translation>
    </message>
    <message>
        <source>not.what-to-offer</source>
        <translation>Select what you offer (C-37).</translation>
    </message>
    <message>
        <source>not.smuggle</source>
        <translation>This has no ability to keep back now: %1 (C-58).</translation>
    </message>
    <message>
        <source>not.declare-lodge</source>
        <translation>This needs the arms of the Lodge and three keys and goblets with you (C-130).</translation>
    </message>
    <message>
        <source>not.declare-pearl</source>
        <translation>With the Black Pearl you cannot declare victory (C-125).</translation>
    </message>
    <message>
        <source>not.declare-no-piece</source>
        <translation>You hold no piece of your alliance: %1 (C-125).</translation>
    </message>
    <message>
        <source>not.must-accept</source>
        <translation>You cannot refuse the %1 (C-41).</translation>
    </message>
    <message>
        <source>not.answer</source>
        <translation>Select another of your objects, or refuse (C-38).</translation>
    </message>
    <message>
        <source>not.bag-for-bag</source>
        <translation>You cannot give a bag for a bag while there is a deck (C-42).</translation>
    </message>
    <message>
        <source>not.demand-bag</source>
        <translation>You cannot demand a bag now: you have nothing to give for it, or both (C-33).</translation>
    </message>
    <message>
        <source>not.demand-own</source>
        <translation>You cannot demand what you hold all of (C-33).</translation>
    </message>
    <message>
        <source>not.other-name</source>
        <translation>Something else is demanded: %1 (C-34).</translation>
    </message>
    <message>
        <source>not.give-one</source>
        <translation>Select an object to give in return (C-34).</translation>
    </message>
    <message>
        <source>not.hypnotize-fighter</source>
        <translation>You cannot hypnotise attacker or defender (C-85).</translation>
    </message>
    <message>
        <source>not.whom-to-hypnotize</source>
        <translation>Select whom you hypnotise (C-85).</translation>
    </message>
    <message>
        <source>not.window</source>
        <translation>Select what you use, or pass (C-90).</translation>
    </message>
    <message>
        <source>not.decided</source>
        <translation>The %1 has named the winner already (C-90).</translation>
    </message>
    <message>
        <source>not.used-already</source>
        <translation>You have used the %1 in this fight already (C-91).</translation>
    </message>
    <message>
        <source>not.attacker-only</source>
        <translation>Only the attacker can use the %1 (C-91).</translation>
    </message>
    <message>
        <source>not.defender-only</source>
        <translation>Only the defender can use the %1 (C-91).</translation>
    </message>
    <message>
        <source>not.fighters-only</source>
        <translation>Only the two who fight can use the %1 (C-91).</translation>
    </message>
    <message>
        <source>not.for-attacker-only</source>
        <translation>Only one who supports the attacker can use the %1 (C-91).</translation>
    </message>
    <message>
        <source>not.for-defender-only</source>
        <translation>Only one who supports the defender can use the %1 (C-91).</translation>
    </message>
    <message>
        <source>not.out-of-the-fight</source>
        <translation>You support nobody, so your objects do not count now (C-91).</translation>
    </message>
    <message>
        <source>not.of-no-use</source>
        <translation>Of no use in a fight: %1 (C-91).</translation>
    </message>
    <message>
        <source>not.spent</source>
        <translation>You have used the %1 already (C-14).</translation>
    </message>
    <message>
        <source>not.empty-deck</source>
        <translation>The object deck is empty (C-25).</translation>
    </message>
    <message>
        <source>not.profession-now</source>
        <translation>Of no use now: %1 (C-11).</translation>
    </message>
    <message>
        <source>not.give-back-the-same</source>
        <translation>Give another object than the one you took (C-106).</translation>
    </message>
    <message>
        <source>not.gave-already</source>
        <translation>%1 has given in this chain already (C-67).</translation>
    </message>
    <message>
        <source>not.whom-to-give</source>
        <translation>Select who gets it (C-66).</translation>
    </message>
    <message>
        <source>not.what-to-give</source>
        <translation>Select what you give (C-66).</translation>
    </message>
    <message>
        <source>not.name-nobody</source>
        <translation>For this you need three pieces yourself, or two and a potion (C-125).</translation>
    </message>
    <message>
        <source>not.name</source>
        <translation>You can name two allies at most (C-121).</translation>
    </message>
    <message>
        <source>not.name-fortune</source>
        <translation>Name one, two or three opponents (C-135).</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>For 3 to 10 players.</translation>
    </message>
    <message>
        <source>problem.too-many-copies</source>
        <translation>There are too many of: %1.</translation>
    </message>
    <message>
        <source>problem.no-card</source>
        <translation>This is not the name of a card: %1.</translation>
    </message>
    <message>
        <source>problem.smuggle</source>
        <translation>It can only be `true`, or is left out.</translation>
    </message>
    <message>
        <source>problem.deal</source>
        <translation>No deal is like this.</translation>
    </message>
    <message>
        <source>problem.professions</source>
        <translation>The ten professions are not there once each.</translation>
    </message>
    <message>
        <source>problem.objects</source>
        <translation>These are not the objects in play.</translation>
    </message>
    <message>
        <source>problem.alliances</source>
        <translation>The two alliances have other sizes.</translation>
    </message>
    <message>
        <source>problem.empty-hand</source>
        <translation>This hand cannot have this size.</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>The hand is beyond its limit.</translation>
    </message>
    <message>
        <source>problem.holds</source>
        <translation>These objects are not there.</translation>
    </message>
    <message>
        <source>problem.known</source>
        <translation>This is not true.</translation>
    </message>
    <message>
        <source>problem.deck-top</source>
        <translation>These are not the top cards of the deck.</translation>
    </message>
    <message>
        <source>problem.known-deck</source>
        <translation>There is more in the deck.</translation>
    </message>
    <message>
        <source>problem.trade</source>
        <translation>There can be no such trade here.</translation>
    </message>
    <message>
        <source>problem.fight</source>
        <translation>There can be no such fight here.</translation>
    </message>
    <message>
        <source>problem.gift</source>
        <translation>No such gift is due here.</translation>
    </message>
    <message>
        <source>problem.sextant</source>
        <translation>This object is not there.</translation>
    </message>
    <message>
        <source>problem.declaration</source>
        <translation>There can be no such declaration here.</translation>
    </message>
    <message>
        <source>problem.phase</source>
        <translation>It does not fit the phase.</translation>
    </message>
    <message>
        <source>problem.extra-game</source>
        <translation>A single game has no extra one.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>It is not for them to act.</translation>
    </message>
    <message>
        <source>face.object.key.name</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>face.object.key.kind</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>face.object.key.text</source>
        <translation>Three keys win the game for the Order. It does nothing by itself.</translation>
    </message>
    <message>
        <source>face.object.goblet.name</source>
        <translation>Goblet</translation>
    </message>
    <message>
        <source>face.object.goblet.kind</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>face.object.goblet.text</source>
        <translation>Three goblets win the game for the Brotherhood. It does nothing by itself.</translation>
    </message>
    <message>
        <source>face.object.bag-key.name</source>
        <translation>Secret Bag (key)</translation>
    </message>
    <message>
        <source>face.object.bag-key.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.bag-key.text</source>
        <translation>Trade it away and you may draw the top object. It is not traded for the other bag. Once the deck is empty it is a key.</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.name</source>
        <translation>Secret Bag (goblet)</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.text</source>
        <translation>Trade it away and you may draw the top object. It is not traded for the other bag. Once the deck is empty it is a goblet.</translation>
    </message>
    <message>
        <source>face.object.bag.name</source>
        <translation>Secret Bag</translation>
    </message>
    <message>
        <source>face.object.bag.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.bag.text</source>
        <translation>One of the two bags; the others do not hear which.</translation>
    </message>
    <message>
        <source>face.object.dagger.name</source>
        <translation>Dagger</translation>
    </message>
    <message>
        <source>face.object.dagger.kind</source>
        <translation>Object, for fights</translation>
    </message>
    <message>
        <source>face.object.dagger.text</source>
        <translation>If you attack: attacker +1.</translation>
    </message>
    <message>
        <source>face.object.gloves.name</source>
        <translation>Gloves</translation>
    </message>
    <message>
        <source>face.object.gloves.kind</source>
        <translation>Object, for fights</translation>
    </message>
    <message>
        <source>face.object.gloves.text</source>
        <translation>If you are attacked: defender +1.</translation>
    </message>
    <message>
        <source>face.object.poison-ring.name</source>
        <translation>Poison Ring</translation>
    </message>
    <message>
        <source>face.object.poison-ring.kind</source>
        <translation>Object, for fights</translation>
    </message>
    <message>
        <source>face.object.poison-ring.text</source>
        <translation>If it is your fight, you win a tie.</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.name</source>
        <translation>Throwing Knives</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.kind</source>
        <translation>Object, for fights</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.text</source>
        <translation>If you support the attacker: attacker +1.</translation>
    </message>
    <message>
        <source>face.object.whip.name</source>
        <translation>Whip</translation>
    </message>
    <message>
        <source>face.object.whip.kind</source>
        <translation>Object, for fights</translation>
    </message>
    <message>
        <source>face.object.whip.text</source>
        <translation>If you support the defender: defender +1.</translation>
    </message>
    <message>
        <source>face.object.privilege.name</source>
        <translation>Privilege</translation>
    </message>
    <message>
        <source>face.object.privilege.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.privilege.text</source>
        <translation>Trade it away and you see your partner’s whole luggage.</translation>
    </message>
    <message>
        <source>face.object.monocle.name</source>
        <translation>Monocle</translation>
    </message>
    <message>
        <source>face.object.monocle.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.monocle.text</source>
        <translation>Trade it away and you see your partner’s alliance.</translation>
    </message>
    <message>
        <source>face.object.black-pearl.name</source>
        <translation>Black Pearl</translation>
    </message>
    <message>
        <source>face.object.black-pearl.kind</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>face.object.black-pearl.text</source>
        <translation>If it is offered, it must be accepted. The alliance that has it cannot win.</translation>
    </message>
    <message>
        <source>face.object.folio.name</source>
        <translation>Folio</translation>
    </message>
    <message>
        <source>face.object.folio.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.folio.text</source>
        <translation>Trade it away and you may exchange professions with your partner.</translation>
    </message>
    <message>
        <source>face.object.coat.name</source>
        <translation>Coat</translation>
    </message>
    <message>
        <source>face.object.coat.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.coat.text</source>
        <translation>Trade it away and you may draw a new profession.</translation>
    </message>
    <message>
        <source>face.object.sextant.name</source>
        <translation>Sextant</translation>
    </message>
    <message>
        <source>face.object.sextant.kind</source>
        <translation>Object, on trade</translation>
    </message>
    <message>
        <source>face.object.sextant.text</source>
        <translation>Trade it away and you may name a direction: everyone passes an object that way.</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.name</source>
        <translation>Coat of Arms of the Lodge</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.kind</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.text</source>
        <translation>With it and three keys and goblets in all, you may win alone.</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.name</source>
        <translation>Broken Mirror</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.kind</source>
        <translation>Object</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.text</source>
        <translation>If it is offered, it must be accepted. No ability of the trade works.</translation>
    </message>
    <message>
        <source>face.profession.diplomat.name</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>face.profession.diplomat.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.diplomat.text</source>
        <translation>Before your action, demand a named object from somebody. Whoever has it must trade; whoever has not shows you everything, and your turn ends.</translation>
    </message>
    <message>
        <source>face.profession.doctor.name</source>
        <translation>Doctor</translation>
    </message>
    <message>
        <source>face.profession.doctor.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.doctor.text</source>
        <translation>The winner of a fight gets nothing.</translation>
    </message>
    <message>
        <source>face.profession.duelist.name</source>
        <translation>Duelist</translation>
    </message>
    <message>
        <source>face.profession.duelist.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.duelist.text</source>
        <translation>If it is your fight: only the two of you count, and you get +1.</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.name</source>
        <translation>Poisoner</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.text</source>
        <translation>If it is not your fight: you say who wins.</translation>
    </message>
    <message>
        <source>face.profession.grand-master.name</source>
        <translation>Grand Master</translation>
    </message>
    <message>
        <source>face.profession.grand-master.kind</source>
        <translation>Profession, always</translation>
    </message>
    <message>
        <source>face.profession.grand-master.text</source>
        <translation>If you are attacked: defender +1.</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.name</source>
        <translation>Clairvoyant</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.text</source>
        <translation>In your turn, look through the object deck and put two cards on top.</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.name</source>
        <translation>Hypnotist</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.kind</source>
        <translation>Profession, always</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.text</source>
        <translation>If you attack: after the support you may put one player out of the fight.</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.name</source>
        <translation>Bodyguard</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.kind</source>
        <translation>Profession, always</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.text</source>
        <translation>If you support a side: that side +1.</translation>
    </message>
    <message>
        <source>face.profession.priest.name</source>
        <translation>Priest</translation>
    </message>
    <message>
        <source>face.profession.priest.kind</source>
        <translation>Profession, once</translation>
    </message>
    <message>
        <source>face.profession.priest.text</source>
        <translation>Stop a fight; an attacker with two or more objects gives you one.</translation>
    </message>
    <message>
        <source>face.profession.brawler.name</source>
        <translation>Brawler</translation>
    </message>
    <message>
        <source>face.profession.brawler.kind</source>
        <translation>Profession, always</translation>
    </message>
    <message>
        <source>face.profession.brawler.text</source>
        <translation>If you attack: attacker +1.</translation>
    </message>
    <message>
        <source>face.alliance.order.name</source>
        <translation>Order of Open Secrets</translation>
    </message>
    <message>
        <source>face.alliance.order.kind</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>face.alliance.order.text</source>
        <translation>The Order wins with three keys.</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.name</source>
        <translation>Brotherhood of True Lies</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.kind</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.text</source>
        <translation>The Brotherhood wins with three goblets.</translation>
    </message>
    <message>
        <source>face.token.traveller.name</source>
        <translation>Traveller</translation>
    </message>
    <message>
        <source>face.token.traveller.kind</source>
        <translation>In a fight</translation>
    </message>
    <message>
        <source>face.token.traveller.text</source>
        <translation>Whoever fights or supports a side: 1 point for that side.</translation>
    </message>
    <message>
        <source>face.token.potion.name</source>
        <translation>Potion of Power</translation>
    </message>
    <message>
        <source>face.token.potion.kind</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>face.token.potion.text</source>
        <translation>With an odd number of players: it stands for one missing piece when a member of the smaller alliance declares victory.</translation>
    </message>
    <message>
        <source>face.token.sword.name</source>
        <translation>Sword</translation>
    </message>
    <message>
        <source>face.token.sword.kind</source>
        <translation>The attacker’s side</translation>
    </message>
    <message>
        <source>face.token.sword.text</source>
        <translation>What counts for the attacker: those who take part, and what they have used.</translation>
    </message>
    <message>
        <source>face.token.shield.name</source>
        <translation>Shield</translation>
    </message>
    <message>
        <source>face.token.shield.kind</source>
        <translation>The defender’s side</translation>
    </message>
    <message>
        <source>face.token.shield.text</source>
        <translation>What counts for the defender: those who take part, and what they have used.</translation>
    </message>
    <message>
        <source>face.back.object.name</source>
        <translation>An object</translation>
    </message>
    <message>
        <source>face.back.object.kind</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>face.back.object.text</source>
        <translation>An object of somebody, or a card of the object deck.</translation>
    </message>
    <message>
        <source>face.back.profession.name</source>
        <translation>A profession</translation>
    </message>
    <message>
        <source>face.back.profession.kind</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>face.back.profession.text</source>
        <translation>A profession, face down.</translation>
    </message>
    <message>
        <source>face.back.alliance.name</source>
        <translation>An alliance</translation>
    </message>
    <message>
        <source>face.back.alliance.kind</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>face.back.alliance.text</source>
        <translation>The alliance of somebody.</translation>
    </message>
    <message>
        <source>why.declare-certain</source>
        <translation>Three pieces are certain to be with your alliance.</translation>
    </message>
    <message numerus="yes">
        <source>why.declare-likely</source>
        <translation>
            <numerusform>%n piece of yours is certain, the rest is likely, and waiting is the greater risk.</numerusform>
            <numerusform>%n pieces of yours are certain, the rest is likely, and waiting is the greater risk.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.declare-lodge</source>
        <translation>With the Coat of Arms of the Lodge and at least three keys and goblets you cannot be wrong.</translation>
    </message>
    <message>
        <source>why.declare-fortune</source>
        <translation>You probably know which enemies hold the three pieces, and waiting is the greater risk.</translation>
    </message>
    <message>
        <source>why.bag</source>
        <translation>If you trade the bag away, you may draw from the object deck.</translation>
    </message>
    <message>
        <source>why.pearl</source>
        <translation>The alliance with the Black Pearl cannot win, and it has to be accepted.</translation>
    </message>
    <message>
        <source>why.monocle</source>
        <translation>This tells you your partner’s alliance.</translation>
    </message>
    <message>
        <source>why.privilege</source>
        <translation>This shows you your partner’s whole luggage.</translation>
    </message>
    <message>
        <source>why.mirror</source>
        <translation>The mirror has to be accepted, and nobody learns what changed hands.</translation>
    </message>
    <message>
        <source>why.offer-friend</source>
        <translation>A friend: what %1 has is good for you too.</translation>
    </message>
    <message>
        <source>why.offer</source>
        <translation>A trade tells something about what %1 has and who they are.</translation>
    </message>
    <message>
        <source>why.accept</source>
        <translation>What you get for it is worth more.</translation>
    </message>
    <message>
        <source>why.refuse-enemy</source>
        <translation>It comes from an enemy and would bring you nothing: %1.</translation>
    </message>
    <message>
        <source>why.refuse</source>
        <translation>What you would give for it is worth more.</translation>
    </message>
    <message>
        <source>why.fight-enemy</source>
        <translation>An enemy: if you win, you may search %1.</translation>
    </message>
    <message>
        <source>why.fight</source>
        <translation>If you win, you learn who %1 is; a tie brings you an object.</translation>
    </message>
    <message>
        <source>why.support-friend</source>
        <translation>A friend is fighting: %1.</translation>
    </message>
    <message>
        <source>why.support-against</source>
        <translation>It hurts an enemy: %1.</translation>
    </message>
    <message>
        <source>why.support-nobody</source>
        <translation>You are not sure of either of them.</translation>
    </message>
    <message>
        <source>why.inspect</source>
        <translation>You do not know the alliance yet.</translation>
    </message>
    <message>
        <source>why.search</source>
        <translation>You may take an object, and see all the others.</translation>
    </message>
    <message>
        <source>why.draw</source>
        <translation>You will have one object more.</translation>
    </message>
    <message>
        <source>why.gift-friend</source>
        <translation>A friend, and it is in good hands there: %1.</translation>
    </message>
    <message>
        <source>notebook.alliances</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>notebook.professions</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>notebook.luggage</source>
        <translation>Luggage</translation>
    </message>
    <message>
        <source>notebook.deck</source>
        <translation>In the deck</translation>
    </message>
    <message>
        <source>notebook.seat</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>warning.pearl</source>
        <translation>%1 is your friend: as long as they have the Black Pearl, your alliance cannot declare victory.</translation>
    </message>
    <message>
        <source>warning.last-piece</source>
        <translation>It is the last piece of your alliance that you hold.</translation>
    </message>
    <message>
        <source>warning.declare.alliance</source>
        <translation>This ends the game. If you are wrong, the other alliance wins.</translation>
    </message>
    <message>
        <source>warning.declare.lodge</source>
        <translation>This ends the game.</translation>
    </message>
    <message>
        <source>warning.declare.fortune</source>
        <translation>This ends the game. If you are wrong, the enemy wins.</translation>
    </message>
    <message>
        <source>warning.turn-up</source>
        <translation>Everybody will see that you are the %1.</translation>
    </message>
    <message>
        <source>warning.turn-up-once</source>
        <translation>Everybody will see that you are the %1, and you cannot use it again.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 wins alone</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 reach their goal</translation>
    </message>
    <message>
        <source>finale.nobody</source>
        <translation>Nobody reaches the goal</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>the luggage of %n traveller decided</numerusform>
            <numerusform>the luggage of %n travellers decided</numerusform>
        </translation>
    </message>
    <message>
        <source>finale.decided</source>
        <translation>What the luggage held</translation>
    </message>
    <message>
        <source>zone.luggage</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>zone.keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.keys-none</source>
        <translation>no key</translation>
    </message>
    <message numerus="yes">
        <source>zone.goblets</source>
        <translation>
            <numerusform>%n goblet</numerusform>
            <numerusform>%n goblets</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goblets-none</source>
        <translation>no goblet</translation>
    </message>
    <message>
        <source>stage.fight</source>
        <translation>The fight</translation>
    </message>
    <message>
        <source>stage.fight-between</source>
        <translation>Attacker: %1 · defender: %2</translation>
    </message>
    <message>
        <source>stage.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.fighters</source>
        <translation>fighters</translation>
    </message>
    <message>
        <source>stage.supporters</source>
        <translation>supporters</translation>
    </message>
    <message>
        <source>stage.weapons</source>
        <translation>weapons</translation>
    </message>
    <message>
        <source>stage.outcome</source>
        <translation>outcome</translation>
    </message>
    <message>
        <source>stage.declares</source>
        <translation>%1 declares victory</translation>
    </message>
    <message numerus="yes">
        <source>stage.claims</source>
        <translation>
            <numerusform>“With %n companion, victory is ours.”</numerusform>
            <numerusform>“With %n companions, victory is ours.”</numerusform>
        </translation>
    </message>
    <message>
        <source>stage.claims-alone</source>
        <translation>“Victory is my alliance’s, and I prove it alone.”</translation>
    </message>
    <message>
        <source>stage.claims-lodge</source>
        <translation>“Victory is the Lodge’s.”</translation>
    </message>
    <message>
        <source>stage.claims-fortune</source>
        <translation>“I know who holds what.”</translation>
    </message>
    <message>
        <source>stage.announcement</source>
        <translation>announcement</translation>
    </message>
    <message>
        <source>stage.alliances</source>
        <translation>alliances</translation>
    </message>
    <message>
        <source>stage.objects</source>
        <translation>objects</translation>
    </message>
    <message>
        <source>stage.true-or-false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>stage.true</source>
        <translation>TRUE</translation>
    </message>
    <message>
        <source>stage.false</source>
        <translation>FALSE</translation>
    </message>
    <message>
        <source>stage.so-many</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>stage.so-many-with-potion</source>
        <translation>%1 with the potion, of %2</translation>
    </message>
    <message>
        <source>stage.on-side</source>
        <translation>%1</translation>
    </message>
</context>
</TS>
