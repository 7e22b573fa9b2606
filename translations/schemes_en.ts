<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>schemes</name>
    <message>
        <source>influence.king</source>
        <translation>King</translation>
    </message>
    <message>
        <source>influence.queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>influence.juliet</source>
        <translation>Juliet</translation>
    </message>
    <message>
        <source>influence.alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>influence.fencing-master</source>
        <translation>Fencing Master</translation>
    </message>
    <message>
        <source>influence.landowner</source>
        <translation>Landowner</translation>
    </message>
    <message>
        <source>influence.merchant</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>influence.cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>influence.minstrel</source>
        <translation>Minstrel</translation>
    </message>
    <message>
        <source>influence.explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>influence.assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>influence.storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>influence.magic-hat</source>
        <translation>Magic Hat</translation>
    </message>
    <message>
        <source>influence.traitor</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>influence.three-musketeers</source>
        <translation>The Three Musketeers</translation>
    </message>
    <message>
        <source>influence.wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>influence.witch</source>
        <translation>Witch</translation>
    </message>
    <message>
        <source>influence.prince</source>
        <translation>Prince</translation>
    </message>
    <message>
        <source>influence.squire</source>
        <translation>Squire</translation>
    </message>
    <message>
        <source>influence.hermit</source>
        <translation>Hermit</translation>
    </message>
    <message>
        <source>influence.little-giant</source>
        <translation>Little Giant</translation>
    </message>
    <message>
        <source>influence.double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>influence.dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>influence.romeo</source>
        <translation>Romeo</translation>
    </message>
    <message>
        <source>influence.beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>influence.juliet.the</source>
        <translation>Juliet</translation>
    </message>
    <message>
        <source>influence.romeo.the</source>
        <translation>Romeo</translation>
    </message>
    <message>
        <source>kind.alchemy</source>
        <translation>alchemy</translation>
    </message>
    <message>
        <source>kind.fighting</source>
        <translation>fighting</translation>
    </message>
    <message>
        <source>kind.farming</source>
        <translation>farming</translation>
    </message>
    <message>
        <source>kind.trade</source>
        <translation>trade</translation>
    </message>
    <message>
        <source>kind.religion</source>
        <translation>religion</translation>
    </message>
    <message>
        <source>kind.music</source>
        <translation>music</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Schemes and Intrigue</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Twenty-five allies, six rounds, and nobody knows whom the next card turns up.</translation>
    </message>
    <message>
        <source>options.hiddenGoals</source>
        <translation>Goal cards won</translation>
    </message>
    <message>
        <source>options.hiddenGoals.help</source>
        <translation>Whether the goal cards that others have won are shown (S-48).</translation>
    </message>
    <message>
        <source>options.hiddenGoals.false</source>
        <translation>Shown</translation>
    </message>
    <message>
        <source>options.hiddenGoals.false.help</source>
        <translation>Everyone sees who has collected what.</translation>
    </message>
    <message>
        <source>options.hiddenGoals.true</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>options.hiddenGoals.true.help</source>
        <translation>Of the others’ cards only the number is shown.</translation>
    </message>
    <message>
        <source>options.witchByList</source>
        <translation>The Witch</translation>
    </message>
    <message>
        <source>options.witchByList.help</source>
        <translation>Whom the Witch removes (S-58, S-59).</translation>
    </message>
    <message>
        <source>options.witchByList.false</source>
        <translation>By value</translation>
    </message>
    <message>
        <source>options.witchByList.false.help</source>
        <translation>Everyone worth 9 or less, except herself.</translation>
    </message>
    <message>
        <source>options.witchByList.true</source>
        <translation>By the printed list</translation>
    </message>
    <message>
        <source>options.witchByList.true.help</source>
        <translation>She spares the Wizard too, and a Double that stands for a Wizard or a Witch.</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>Round %1 of 6</translation>
    </message>
    <message>
        <source>phase.play</source>
        <translation>Cards for the columns</translation>
    </message>
    <message>
        <source>phase.hat</source>
        <translation>The Magic Hat</translation>
    </message>
    <message>
        <source>phase.traitor</source>
        <translation>The Traitor</translation>
    </message>
    <message>
        <source>phase.reshuffle</source>
        <translation>Shuffling</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>value.alone</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>value.half</source>
        <translation>%1.5</translation>
    </message>
    <message>
        <source>value.of-seat</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>list.and-more</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>zone.column</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>zone.column-full</source>
        <translation>%1 / %2, full</translation>
    </message>
    <message>
        <source>zone.column-closed</source>
        <translation>%1 / %2, closed</translation>
    </message>
    <message>
        <source>zone.column-detail</source>
        <translation>Column %1: %2</translation>
    </message>
    <message>
        <source>zone.column-sums</source>
        <translation>Column %1: %2. Open influence: %3</translation>
    </message>
    <message numerus="yes">
        <source>zone.goals-left</source>
        <translation>
            <numerusform>%n goal card</numerusform>
            <numerusform>%n goal cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goals-left-none</source>
        <translation>No goal cards left</translation>
    </message>
    <message numerus="yes">
        <source>zone.goal-pile</source>
        <translation>
            <numerusform>Goal pile: %n card</numerusform>
            <numerusform>Goal pile: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goal-pile-none</source>
        <translation>Goal pile: empty</translation>
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
        <source>zone.deck</source>
        <translation>
            <numerusform>%1’s draw pile: %n card</numerusform>
            <numerusform>%1’s draw pile: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.deck-none</source>
        <translation>%1’s draw pile: empty</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>%1’s discards: %n card</numerusform>
            <numerusform>%1’s discards: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>%1’s discards: none</translation>
    </message>
    <message numerus="yes">
        <source>zone.won</source>
        <translation>
            <numerusform>%1’s goal cards: %n</numerusform>
            <numerusform>%1’s goal cards: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.won-none</source>
        <translation>%1’s goal cards: none</translation>
    </message>
    <message numerus="yes">
        <source>piece.goal</source>
        <translation>
            <numerusform>%n-point goal card (%1)</numerusform>
            <numerusform>%n-point goal card (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.goal-back</source>
        <translation>Goal card, face down</translation>
    </message>
    <message>
        <source>piece.influence</source>
        <translation>%2, worth %3 (%1’s card)</translation>
    </message>
    <message>
        <source>piece.influence-double</source>
        <translation>%2 (%1’s card): worth as much as the card below it</translation>
    </message>
    <message>
        <source>piece.face-down</source>
        <translation>%1’s card, face down</translation>
    </message>
    <message>
        <source>piece.face-down-own</source>
        <translation>%2, face down (%1’s card): only you see it</translation>
    </message>
    <message>
        <source>piece.face-down-seen</source>
        <translation>%2, face down (%1’s card): everyone has seen it</translation>
    </message>
    <message>
        <source>piece.hat-empty</source>
        <translation>%1’s Magic Hat, empty</translation>
    </message>
    <message>
        <source>piece.hat-worn</source>
        <translation>%1’s Magic Hat with a hidden card under it</translation>
    </message>
    <message>
        <source>piece.hat-known</source>
        <translation>%1’s Magic Hat, under it: %2</translation>
    </message>
    <message>
        <source>piece.in-hand</source>
        <translation>%1, in your hand</translation>
    </message>
    <message>
        <source>piece.back</source>
        <translation>%1’s influence card, face down</translation>
    </message>
    <message>
        <source>piece.discarded</source>
        <translation>%2, discarded by %1</translation>
    </message>
    <message numerus="yes">
        <source>badge.kinds</source>
        <translation>
            <numerusform>%n kind of 6</numerusform>
            <numerusform>%n kinds of 6</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.turn</source>
        <translation>has the turn</translation>
    </message>
    <message>
        <source>prompt.place</source>
        <translation>Place a card at the foot of a column.</translation>
    </message>
    <message>
        <source>prompt.slip</source>
        <translation>Slip a card under the Magic Hat? (column %1)</translation>
    </message>
    <message>
        <source>prompt.swap</source>
        <translation>Which goal card do you swap with? (column %1)</translation>
    </message>
    <message>
        <source>word.slip-nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>word.swap-nothing</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>choice.place</source>
        <translation>%1[Name]: column %2</translation>
    </message>
    <message>
        <source>choice.slip</source>
        <translation>%1[Name] under the hat</translation>
    </message>
    <message>
        <source>choice.slip-nothing</source>
        <translation>Slip nothing under the hat</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Swap: columns %1 and %2</translation>
    </message>
    <message>
        <source>choice.swap-nothing</source>
        <translation>Do not swap</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 placed a card in column %2.</translation>
    </message>
    <message>
        <source>log.placed-known</source>
        <translation>%1 placed %2[theAcc] in column %3.</translation>
    </message>
    <message>
        <source>log.turned-up</source>
        <translation>%1’s card in column %3 turned up: %2.</translation>
    </message>
    <message>
        <source>log.explorer-moved</source>
        <translation>%1’s Explorer moved from column %2 to the foot of column %3.</translation>
    </message>
    <message>
        <source>log.explorer-stays</source>
        <translation>%1’s Explorer has moved this turn already: now it stays.</translation>
    </message>
    <message>
        <source>log.murdered</source>
        <translation>%1’s Assassin discarded the card that turned it up: %2 (%3).</translation>
    </message>
    <message>
        <source>log.closed</source>
        <translation>%1’s Storm closed column %2.</translation>
    </message>
    <message>
        <source>log.asked-hat</source>
        <translation>%1 may slip a card under the Magic Hat.</translation>
    </message>
    <message>
        <source>log.asked-traitor</source>
        <translation>%1 may swap two goal cards with the Traitor.</translation>
    </message>
    <message>
        <source>log.slipped</source>
        <translation>%1 slipped a card under the Magic Hat.</translation>
    </message>
    <message>
        <source>log.slipped-known</source>
        <translation>%1 slipped %2[theAcc] under the Magic Hat.</translation>
    </message>
    <message>
        <source>log.passed-hat</source>
        <translation>%1 slipped nothing under the Magic Hat.</translation>
    </message>
    <message>
        <source>log.passed-traitor</source>
        <translation>%1 swapped no goal cards.</translation>
    </message>
    <message>
        <source>log.swapped</source>
        <translation>%1 swapped the goal cards of columns %2 and %3.</translation>
    </message>
    <message numerus="yes">
        <source>log.drew</source>
        <translation>
            <numerusform>%1 drew %n card.</numerusform>
            <numerusform>%1 drew %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.drew-known</source>
        <translation>%1 drew: %2.</translation>
    </message>
    <message>
        <source>log.drew-nothing</source>
        <translation>%1 drew nothing: no cards are left.</translation>
    </message>
    <message>
        <source>log.reshuffled</source>
        <translation>The draw pile ran out; %1 shuffled the discards.</translation>
    </message>
    <message>
        <source>log.passed-over</source>
        <translation>%1 was passed over: no card is left.</translation>
    </message>
    <message>
        <source>log.round-ended</source>
        <translation>Round %1: every column is full.</translation>
    </message>
    <message>
        <source>log.round-used-up</source>
        <translation>Round %1: everyone has run out of cards.</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>%1’s card at the foot of column %3: %2.</translation>
    </message>
    <message>
        <source>log.wearer-shown</source>
        <translation>Under %1’s Magic Hat in column %3: %2.</translation>
    </message>
    <message>
        <source>log.column-began</source>
        <translation>Column %1: %2.</translation>
    </message>
    <message>
        <source>log.musketeers</source>
        <translation>The Musketeers are here: no other ability counts.</translation>
    </message>
    <message numerus="yes">
        <source>log.wizard</source>
        <translation>
            <numerusform>%1’s Wizard removes %n card worth 10 or more.</numerusform>
            <numerusform>%1’s Wizard removes %n cards worth 10 or more.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.wizard-none</source>
        <translation>%1’s Wizard removes nobody.</translation>
    </message>
    <message>
        <source>log.wizards-neutral</source>
        <translation>There are several Wizards: they neutralise each other.</translation>
    </message>
    <message numerus="yes">
        <source>log.witch</source>
        <translation>
            <numerusform>%1’s Witch removes %n card worth 9 or less.</numerusform>
            <numerusform>%1’s Witch removes %n cards worth 9 or less.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.witch-none</source>
        <translation>%1’s Witch removes nobody.</translation>
    </message>
    <message>
        <source>log.witches-neutral</source>
        <translation>There are several Witches: they neutralise each other.</translation>
    </message>
    <message>
        <source>log.removed</source>
        <translation>%1’s card leaves: %2.</translation>
    </message>
    <message>
        <source>log.hermit</source>
        <translation>%1’s Hermit: 12 − %2 = %3.</translation>
    </message>
    <message>
        <source>log.giant</source>
        <translation>%1’s Little Giant: 2 + 3 × %2 = %3.</translation>
    </message>
    <message>
        <source>log.romeo</source>
        <translation>%1’s Romeo is with his Juliet: %2.</translation>
    </message>
    <message>
        <source>log.double</source>
        <translation>%1’s Double copies the card below it (%2): %3.</translation>
    </message>
    <message>
        <source>log.double-worthless</source>
        <translation>%1’s Double has no card below it: no value.</translation>
    </message>
    <message numerus="yes">
        <source>log.dragon</source>
        <translation>
            <numerusform>%1’s Dragon: %n enemy card is worth 2 less.</numerusform>
            <numerusform>%1’s Dragon: %n enemy cards are worth 2 less each.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.dragon-none</source>
        <translation>%1’s Dragon has no enemy here.</translation>
    </message>
    <message>
        <source>log.summed</source>
        <translation>%1’s influence: %2 = %3.</translation>
    </message>
    <message>
        <source>log.summed-alone</source>
        <translation>%1’s influence: %2.</translation>
    </message>
    <message>
        <source>log.pair</source>
        <translation>%1’s Prince and Squire are together, so %1 takes the goal card.</translation>
    </message>
    <message>
        <source>log.beggar</source>
        <translation>%1’s Beggar is here: the least influence wins.</translation>
    </message>
    <message>
        <source>log.tie-nearest</source>
        <translation>A tie (%2): %1’s card is nearer to the goal card.</translation>
    </message>
    <message>
        <source>log.tie-farthest</source>
        <translation>A tie (%2): %1’s card is farther from the goal card.</translation>
    </message>
    <message>
        <source>log.goal-won</source>
        <translation>%1 won the %2.</translation>
    </message>
    <message>
        <source>log.goal-won.source</source>
        <translation>Goal cards</translation>
    </message>
    <message>
        <source>log.goal-lost</source>
        <translation>Nobody has a value here: the goal card leaves the game.</translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>Round %1. %2 begins.</translation>
    </message>
    <message numerus="yes">
        <source>log.counted-plain</source>
        <translation>
            <numerusform>%1’s goal cards show %n point in all.</numerusform>
            <numerusform>%1’s goal cards show %n points in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.counted-plain-none</source>
        <translation>%1 has won no goal card.</translation>
    </message>
    <message>
        <source>log.counted-plain.source</source>
        <translation>Goal cards</translation>
    </message>
    <message numerus="yes">
        <source>log.counted-set</source>
        <translation>
            <numerusform>%1 has all six kinds: 2 × %2 − %3 = %n point.</numerusform>
            <numerusform>%1 has all six kinds: 2 × %2 − %3 = %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.set-pays</source>
        <translation>
            <numerusform>That gives %1 %n point more.</numerusform>
            <numerusform>That gives %1 %n points more.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.set-pays.source</source>
        <translation>All six kinds</translation>
    </message>
    <message>
        <source>log.plain-pays</source>
        <translation>That gives %1 no more: the plain sum counts.</translation>
    </message>
    <message numerus="yes">
        <source>log.scored</source>
        <translation>
            <numerusform>%1’s result: %n point.</numerusform>
            <numerusform>%1’s result: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.scored-none</source>
        <translation>%1’s result: 0 points.</translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>The game is over (S-46).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>The cards are being shuffled (S-17).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>It is %1’s turn (%2).</translation>
    </message>
    <message>
        <source>not.in-hand</source>
        <translation>You cannot choose this card from your hand now (S-12).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>You choose only from your own hand (S-12).</translation>
    </message>
    <message>
        <source>not.draw-by-itself</source>
        <translation>Your hand is filled up by itself at the end of your turn (S-15).</translation>
    </message>
    <message>
        <source>not.discards</source>
        <translation>Discards come back only when they are shuffled (S-17).</translation>
    </message>
    <message>
        <source>not.won</source>
        <translation>A goal card that was won stays with its winner (S-48).</translation>
    </message>
    <message>
        <source>not.goal-pile</source>
        <translation>New goal cards come in the next round (S-10).</translation>
    </message>
    <message>
        <source>not.at-foot</source>
        <translation>A card goes to the foot: point at the goal card of the column (S-12).</translation>
    </message>
    <message>
        <source>not.closed</source>
        <translation>A Storm has closed this column (S-28).</translation>
    </message>
    <message>
        <source>not.place</source>
        <translation>Now you place a card at the foot of a column (S-12).</translation>
    </message>
    <message>
        <source>not.one-card</source>
        <translation>You place one card in a turn (S-12).</translation>
    </message>
    <message>
        <source>not.one-column</source>
        <translation>Choose one column (S-12).</translation>
    </message>
    <message>
        <source>not.which-card</source>
        <translation>Choose a card from your hand as well (S-12).</translation>
    </message>
    <message>
        <source>not.which-column</source>
        <translation>Choose the column as well (S-12).</translation>
    </message>
    <message>
        <source>not.slip</source>
        <translation>Now you may slip a card from your hand under the hat (S-31).</translation>
    </message>
    <message>
        <source>not.one-slip</source>
        <translation>At most one card goes under the hat (S-31).</translation>
    </message>
    <message>
        <source>not.swap</source>
        <translation>Now you may swap two goal cards (S-34).</translation>
    </message>
    <message>
        <source>not.same-goal</source>
        <translation>Choose the goal card of another column (S-34).</translation>
    </message>
    <message>
        <source>not.one-swap</source>
        <translation>You swap with one goal card (S-34).</translation>
    </message>
    <message>
        <source>why.place</source>
        <translation>Put %1[theAcc] in column %2.</translation>
    </message>
    <message>
        <source>why.pair</source>
        <translation>Put %1[theAcc] in column %2: with its partner it takes the goal card (S-63).</translation>
    </message>
    <message>
        <source>why.specialist</source>
        <translation>Put %1[theAcc] in column %2: it is worth 12 there (S-7).</translation>
    </message>
    <message>
        <source>why.last</source>
        <translation>Put %1[theAcc] in column %2: nobody can answer it any more.</translation>
    </message>
    <message numerus="yes">
        <source>why.wizard</source>
        <translation>
            <numerusform>Put %1[theAcc] in column %2: %n big enemy card leaves because of it (S-54).</numerusform>
            <numerusform>Put %1[theAcc] in column %2: %n big enemy cards leave because of it (S-54).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.witch</source>
        <translation>
            <numerusform>Put %1[theAcc] in column %2: %n small enemy card leaves because of it (S-58).</numerusform>
            <numerusform>Put %1[theAcc] in column %2: %n small enemy cards leave because of it (S-58).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.ahead</source>
        <translation>Put %1[theAcc] in column %2: by the open cards you lead there.</translation>
    </message>
    <message>
        <source>why.turns-up</source>
        <translation>Put %1[theAcc] in column %2: it turns up the card hidden there (S-13).</translation>
    </message>
    <message>
        <source>why.missing-kind</source>
        <translation>Put %1[theAcc] in column %2: you still lack that kind (S-91).</translation>
    </message>
    <message>
        <source>why.full</source>
        <translation>Put %1[theAcc] in column %2: bide your time, the round goes on.</translation>
    </message>
    <message>
        <source>why.slip</source>
        <translation>Slip this under the hat: %1. Nobody sees it until the end of the round (S-33).</translation>
    </message>
    <message>
        <source>why.slip-nothing</source>
        <translation>Slip nothing under the hat: your cards are worth more elsewhere.</translation>
    </message>
    <message numerus="yes">
        <source>why.swap-better</source>
        <translation>
            <numerusform>Swap with column %1: a goal card worth %n point more comes here (S-34).</numerusform>
            <numerusform>Swap with column %1: a goal card worth %n points more comes here (S-34).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.swap</source>
        <translation>Swap with column %1 (S-34).</translation>
    </message>
    <message>
        <source>why.swap-nothing</source>
        <translation>Do not swap: the goal cards lie well.</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>At most 3 cards can be in hand (S-3).</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>There must be 2 to 6 players (S-1).</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>It is not the turn of the one named here.</translation>
    </message>
    <message>
        <source>problem.card-twice</source>
        <translation>This card is there twice: %1.</translation>
    </message>
    <message>
        <source>problem.too-many-goals</source>
        <translation>There are more of it than in the game: %1.</translation>
    </message>
    <message>
        <source>problem.goals</source>
        <translation>Too many goal cards.</translation>
    </message>
    <message>
        <source>problem.setup-goals</source>
        <translation>There must be six goal cards per player (S-4).</translation>
    </message>
    <message>
        <source>problem.setup-deck</source>
        <translation>The draw pile does not have 25 cards (S-3).</translation>
    </message>
    <message>
        <source>problem.goal-pile</source>
        <translation>The number of goal cards does not fit the round (S-10).</translation>
    </message>
    <message>
        <source>problem.closed</source>
        <translation>A column is closed exactly if a Storm lies open in it (S-28).</translation>
    </message>
    <message>
        <source>problem.face-down</source>
        <translation>Only the foot of a column can lie face down (S-13).</translation>
    </message>
    <message>
        <source>problem.seen</source>
        <translation>Of covered cards only an Explorer can have been seen (S-23).</translation>
    </message>
    <message>
        <source>problem.under</source>
        <translation>Only an open Magic Hat can have a card under it (S-31).</translation>
    </message>
    <message>
        <source>problem.cards</source>
        <translation>Not all 25 cards are there (S-2).</translation>
    </message>
    <message>
        <source>problem.ability</source>
        <translation>There is no card here whose ability is to be decided (S-31, S-34).</translation>
    </message>
    <message>
        <source>problem.fill</source>
        <translation>It is not this seat that must shuffle (S-17).</translation>
    </message>
    <message>
        <source>problem.placed</source>
        <translation>Whether a card was placed does not fit the phase.</translation>
    </message>
    <message>
        <source>problem.over-round</source>
        <translation>The game can end only in round 6 (S-46).</translation>
    </message>
    <message>
        <source>problem.all-full</source>
        <translation>Every column is full (S-19).</translation>
    </message>
    <message>
        <source>problem.empty-hand</source>
        <translation>Whoever has the turn has no card (S-38).</translation>
    </message>
    <message>
        <source>problem.score</source>
        <translation>The points do not fit the goal cards (S-90).</translation>
    </message>
    <message>
        <source>problem.last-round</source>
        <translation>The last round did not end like this (S-50).</translation>
    </message>
    <message>
        <source>problem.result</source>
        <translation>The result does not fit the points (S-93).</translation>
    </message>
    <message>
        <source>face.influence.king.name</source>
        <translation>King</translation>
    </message>
    <message>
        <source>face.influence.king.kind</source>
        <translation>Ally</translation>
    </message>
    <message>
        <source>face.influence.king.text</source>
        <translation>The strongest ally, and the Wizard’s favourite prey.</translation>
    </message>
    <message>
        <source>face.influence.queen.name</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>face.influence.queen.kind</source>
        <translation>Ally</translation>
    </message>
    <message>
        <source>face.influence.queen.text</source>
        <translation>Worth much, but the Wizard removes her.</translation>
    </message>
    <message>
        <source>face.influence.juliet.name</source>
        <translation>Juliet</translation>
    </message>
    <message>
        <source>face.influence.juliet.kind</source>
        <translation>Ally</translation>
    </message>
    <message>
        <source>face.influence.juliet.text</source>
        <translation>If your Romeo is here too, he is worth 15.</translation>
    </message>
    <message>
        <source>face.influence.alchemist.name</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>face.influence.alchemist.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.alchemist.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: alchemy. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.name</source>
        <translation>Fencing Master</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: fighting. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.landowner.name</source>
        <translation>Landowner</translation>
    </message>
    <message>
        <source>face.influence.landowner.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.landowner.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: farming. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.merchant.name</source>
        <translation>Merchant</translation>
    </message>
    <message>
        <source>face.influence.merchant.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.merchant.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: trade. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.cardinal.name</source>
        <translation>Cardinal</translation>
    </message>
    <message>
        <source>face.influence.cardinal.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.cardinal.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: religion. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.minstrel.name</source>
        <translation>Minstrel</translation>
    </message>
    <message>
        <source>face.influence.minstrel.kind</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>face.influence.minstrel.text</source>
        <translation>Worth 12 if the goal card of the column is of this kind: music. Otherwise 8.</translation>
    </message>
    <message>
        <source>face.influence.explorer.name</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>face.influence.explorer.kind</source>
        <translation>When turned up</translation>
    </message>
    <message>
        <source>face.influence.explorer.text</source>
        <translation>Turned up, it moves face down to the foot of the next column.</translation>
    </message>
    <message>
        <source>face.influence.assassin.name</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>face.influence.assassin.kind</source>
        <translation>When turned up</translation>
    </message>
    <message>
        <source>face.influence.assassin.text</source>
        <translation>Turned up, it discards the card that turned it up.</translation>
    </message>
    <message>
        <source>face.influence.storm.name</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>face.influence.storm.kind</source>
        <translation>When turned up</translation>
    </message>
    <message>
        <source>face.influence.storm.text</source>
        <translation>Turned up, it closes the column for the rest of the round.</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.name</source>
        <translation>Magic Hat</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.kind</source>
        <translation>When turned up</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.text</source>
        <translation>When it turns up, you may slip a card from your hand under it, which then counts in its place.</translation>
    </message>
    <message>
        <source>face.influence.traitor.name</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>face.influence.traitor.kind</source>
        <translation>When turned up</translation>
    </message>
    <message>
        <source>face.influence.traitor.text</source>
        <translation>When it turns up, you may swap the goal card of this column with that of another.</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.name</source>
        <translation>The Three Musketeers</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.text</source>
        <translation>At the end of the round no other ability in the column counts.</translation>
    </message>
    <message>
        <source>face.influence.wizard.name</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>face.influence.wizard.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.wizard.text</source>
        <translation>At the end of the round cards worth 10 or more leave. Several Wizards neutralise each other.</translation>
    </message>
    <message>
        <source>face.influence.witch.name</source>
        <translation>Witch</translation>
    </message>
    <message>
        <source>face.influence.witch.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.witch.text</source>
        <translation>At the end of the round all other cards worth 9 or less leave. Several Witches neutralise each other.</translation>
    </message>
    <message>
        <source>face.influence.prince.name</source>
        <translation>Prince</translation>
    </message>
    <message>
        <source>face.influence.prince.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.prince.text</source>
        <translation>Together with your Squire it wins the goal card.</translation>
    </message>
    <message>
        <source>face.influence.squire.name</source>
        <translation>Squire</translation>
    </message>
    <message>
        <source>face.influence.squire.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.squire.text</source>
        <translation>Together with your Prince it wins the goal card.</translation>
    </message>
    <message>
        <source>face.influence.hermit.name</source>
        <translation>Hermit</translation>
    </message>
    <message>
        <source>face.influence.hermit.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.hermit.text</source>
        <translation>Worth 1 less for every other card in the column.</translation>
    </message>
    <message>
        <source>face.influence.little-giant.name</source>
        <translation>Little Giant</translation>
    </message>
    <message>
        <source>face.influence.little-giant.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.little-giant.text</source>
        <translation>Worth 3 more for every other card in the column.</translation>
    </message>
    <message>
        <source>face.influence.double.name</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>face.influence.double.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.double.text</source>
        <translation>Worth as much as the card below it. Without one it has no value.</translation>
    </message>
    <message>
        <source>face.influence.dragon.name</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>face.influence.dragon.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.dragon.text</source>
        <translation>Enemy cards in the column are worth 2 less each.</translation>
    </message>
    <message>
        <source>face.influence.romeo.name</source>
        <translation>Romeo</translation>
    </message>
    <message>
        <source>face.influence.romeo.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.romeo.text</source>
        <translation>Worth 15 with your Juliet in the column, otherwise 5.</translation>
    </message>
    <message>
        <source>face.influence.beggar.name</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>face.influence.beggar.kind</source>
        <translation>At the end of the round</translation>
    </message>
    <message>
        <source>face.influence.beggar.text</source>
        <translation>The least influence in the column wins the goal card.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.name</source>
        <translation>Alchemy</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.name</source>
        <translation>Alchemy</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.name</source>
        <translation>Alchemy</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.name</source>
        <translation>Alchemy</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.name</source>
        <translation>Alchemy</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.name</source>
        <translation>Fighting</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.name</source>
        <translation>Fighting</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.name</source>
        <translation>Fighting</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.name</source>
        <translation>Fighting</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.name</source>
        <translation>Fighting</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.goal.farming-1.name</source>
        <translation>Farming</translation>
    </message>
    <message>
        <source>face.goal.farming-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.farming-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.farming-2.name</source>
        <translation>Farming</translation>
    </message>
    <message>
        <source>face.goal.farming-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.farming-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.farming-3.name</source>
        <translation>Farming</translation>
    </message>
    <message>
        <source>face.goal.farming-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.farming-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.farming-4.name</source>
        <translation>Farming</translation>
    </message>
    <message>
        <source>face.goal.farming-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.farming-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.farming-5.name</source>
        <translation>Farming</translation>
    </message>
    <message>
        <source>face.goal.farming-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.farming-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.goal.trade-1.name</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>face.goal.trade-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.trade-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.trade-2.name</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>face.goal.trade-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.trade-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.trade-3.name</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>face.goal.trade-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.trade-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.trade-4.name</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>face.goal.trade-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.trade-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.trade-5.name</source>
        <translation>Trade</translation>
    </message>
    <message>
        <source>face.goal.trade-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.trade-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.goal.religion-1.name</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>face.goal.religion-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.religion-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.religion-2.name</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>face.goal.religion-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.religion-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.religion-3.name</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>face.goal.religion-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.religion-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.religion-4.name</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>face.goal.religion-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.religion-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.religion-5.name</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>face.goal.religion-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.religion-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.goal.music-1.name</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>face.goal.music-1.kind</source>
        <translation>Goal card, 1 point</translation>
    </message>
    <message>
        <source>face.goal.music-1.text</source>
        <translation>The column is full with 1 card.</translation>
    </message>
    <message>
        <source>face.goal.music-2.name</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>face.goal.music-2.kind</source>
        <translation>Goal card, 2 points</translation>
    </message>
    <message>
        <source>face.goal.music-2.text</source>
        <translation>The column is full with 2 cards.</translation>
    </message>
    <message>
        <source>face.goal.music-3.name</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>face.goal.music-3.kind</source>
        <translation>Goal card, 3 points</translation>
    </message>
    <message>
        <source>face.goal.music-3.text</source>
        <translation>The column is full with 3 cards.</translation>
    </message>
    <message>
        <source>face.goal.music-4.name</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>face.goal.music-4.kind</source>
        <translation>Goal card, 4 points</translation>
    </message>
    <message>
        <source>face.goal.music-4.text</source>
        <translation>The column is full with 4 cards.</translation>
    </message>
    <message>
        <source>face.goal.music-5.name</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>face.goal.music-5.kind</source>
        <translation>Goal card, 5 points</translation>
    </message>
    <message>
        <source>face.goal.music-5.text</source>
        <translation>The column is full with 5 cards.</translation>
    </message>
    <message>
        <source>face.back.influence.name</source>
        <translation>Influence card</translation>
    </message>
    <message>
        <source>face.back.influence.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.influence.text</source>
        <translation>One of the 25 allies, hidden.</translation>
    </message>
    <message>
        <source>face.back.goal.name</source>
        <translation>Goal card</translation>
    </message>
    <message>
        <source>face.back.goal.kind</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>face.back.goal.text</source>
        <translation>Worth 1–5 points, of six kinds.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 schemed best of all</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 schemed equally well</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n goal card</numerusform>
            <numerusform>%n goal cards</numerusform>
        </translation>
    </message>
    <message>
        <source>stage.evaluation</source>
        <translation>The evaluation</translation>
    </message>
    <message>
        <source>stage.column</source>
        <translation>column %1</translation>
    </message>
    <message>
        <source>stage.sum</source>
        <translation>%1</translation>
    </message>
</context>
</TS>
