<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>schemes</name>
    <message>
        <source>rules.title</source>
        <translation>Schemes and Intrigue – rules</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>You are rival princes, and behind each of you stand the same twenty-five allies: king and beggar, wizard and assassin. One after another you send them, face down, into the columns below the goal cards. Each newcomer turns up the ally above, who may do mischief on the spot; others bide their time until the round is over.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**Aim.** You collect goal cards. When all columns are full, the goal card of each goes to whoever has the most influence in it, unless an ally decides otherwise. After six rounds the points on your goal cards are added up, and most points win. Whoever owns all six kinds may count them double.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A round in short.** As many goal cards as there are players are laid side by side, each at the head of a column. In your turn you put one card of your hand face down at the foot of a column and draw another. A column is full when it has as many cards as its goal card has points. When all are full, every hidden card is turned up, and the columns are decided one by one.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Players and time.** For two to six players from the age of 8. A game takes 30–45 minutes.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Components</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>| card | count | |
|:--|:-:|:--|
| influence card | 150 | your allies: the same twenty-five in each of six colours; the back shows the colour of the owner |
| goal card | 36 | what you fight for: six kinds, six cards of each |</translation>
    </message>
    <message>
        <source>rules.head.goals</source>
        <translation>The goal cards</translation>
    </message>
    <message>
        <source>rules.components.goals</source>
        <translation>The six kinds are alchemy, fighting, farming, trade, religion and music. Of every kind there are six cards, worth **1, 2, 3, 3, 4 and 5** points. The points also say how many cards fill the column below. It pays to own all six kinds in the end (S-91).</translation>
    </message>
    <message>
        <source>rules.head.allies</source>
        <translation>The twenty-five allies</translation>
    </message>
    <message>
        <source>rules.components.plain</source>
        <translation>**Influence and nothing else.** The number is what the card is worth in its column.

| card | influence | |
|:--|:-:|:--|
| **King** | 20 | the strongest of all |
| **Queen** | 16 | the second strongest |
| **Juliet** | 14 | beside her your Romeo is worth 15 (S-68) |</translation>
    </message>
    <message>
        <source>rules.components.specialists</source>
        <translation>**Specialists.** Each is worth 12 if the goal card of the column is of the right kind, and 8 if it is of another (S-7).

| specialist | influence | kind |
|:--|:-:|:--|
| **Alchemist** | 12 or 8 | alchemy |
| **Fencing Master** | 12 or 8 | fighting |
| **Landowner** | 12 or 8 | farming |
| **Merchant** | 12 or 8 | trade |
| **Cardinal** | 12 or 8 | religion |
| **Minstrel** | 12 or 8 | music |</translation>
    </message>
    <message>
        <source>rules.components.turned</source>
        <translation>**When turned up.** These act at the moment in which a card put below turns them up (S-20).

| card | influence | ability |
|:--|:-:|:--|
| **Explorer** | 13 | moves face down to the foot of the next column (S-21) |
| **Assassin** | 9.5 | discards the card that turned it up (S-25) |
| **Storm** | 9 | closes the column for the rest of the round (S-28) |
| **Magic Hat** | 0 | you may slip a card of your hand under it, which counts in its place (S-31) |
| **Traitor** | 10 | you may swap the goal cards of this column and another (S-34) |</translation>
    </message>
    <message>
        <source>rules.components.last</source>
        <translation>**At the end of the round.** These act when their column is decided (S-50), whether they lay face up or face down before.

| card | influence | ability |
|:--|:-:|:--|
| **The Three Musketeers** | 11 | no other ability in the column counts (S-51) |
| **Wizard** | 7 | cards worth 10 or more leave (S-54) |
| **Witch** | 1 | cards worth 9 or less leave (S-58) |
| **Prince** | 14 | with your Squire wins the goal card (S-63) |
| **Squire** | 2 | with your Prince wins the goal card (S-63) |
| **Hermit** | 12 | 1 less for every other card in the column (S-66) |
| **Little Giant** | 2 | 3 more for every other card in the column (S-67) |
| **Double** | – | worth as much as the card below it (S-70) |
| **Dragon** | 11 | cards of the others are worth 2 less in the column (S-75) |
| **Romeo** | 5 | 15 if your Juliet is in the column too (S-68) |
| **Beggar** | 4 | the least influence wins the goal card (S-80) |</translation>
    </message>
    <message>
        <source>rules.S-6</source>
        <translation>Each card adds the influence printed on it to its owner’s sum in the column. The Double has no value of its own.</translation>
    </message>
    <message>
        <source>rules.S-7</source>
        <translation>The six specialists (Alchemist, Fencing Master, Landowner, Merchant, Cardinal, Minstrel) are worth 12 in a column whose goal card is of their kind, and 8 anywhere else. This is no ability: it holds even beside The Three Musketeers. What counts is the goal card that heads the column when the value is needed, so a swap can change it (S-34).</translation>
    </message>
    <message>
        <source>rules.S-8</source>
        <translation>Every card acts only in the column in which it lies. The goal card is the *head* of a column, the card farthest from it the *foot*; *above* means nearer to the goal card, *below* farther from it.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.S-1</source>
        <translation>Two to six of you can play.</translation>
    </message>
    <message>
        <source>rules.S-2</source>
        <translation>Everyone takes the 25 influence cards of one colour, one of each ally. The colours have no other meaning: the back tells whose card lies there.</translation>
    </message>
    <message>
        <source>rules.S-3</source>
        <translation>Everyone shuffles their own 25 cards, puts them down as a draw pile, face down, and takes the top three in hand.</translation>
    </message>
    <message>
        <source>rules.S-4</source>
        <translation>Shuffle the 36 goal cards (alchemy, fighting, farming, trade, religion, music; of each kind one with 1, 2, 4 and 5 points and two with 3) and count off six per player, face down: the goal pile. The rest stays out of the game, and nobody looks at it.</translation>
    </message>
    <message>
        <source>rules.S-5</source>
        <translation>The youngest begins, or whoever you agree on before the game; the program can also leave it to chance.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Rounds and turns</translation>
    </message>
    <message>
        <source>rules.S-10</source>
        <translation>At the start of a round, turn up as many cards of the goal pile as there are players, and lay them side by side from left to right. Each is the head of a column.</translation>
    </message>
    <message>
        <source>rules.S-11</source>
        <translation>The start player has the first turn of the game; from there it goes round clockwise. A new round is begun by the left neighbour of whoever had the last turn of the old one. Somebody who decides about a Magic Hat or a Traitor in the meantime has not had a turn by that.</translation>
    </message>
    <message>
        <source>rules.S-12</source>
        <translation>In your turn you must put one card of your hand face down at the foot of a column. You may choose one that is full, but not one closed by a Storm (S-28).</translation>
    </message>
    <message>
        <source>rules.S-13</source>
        <translation>If the card directly above lies face down, you now turn it up, and if it acts *when turned up*, it does so at once. A card that already lies face up does nothing. So only the last card of a column can ever be face down.</translation>
    </message>
    <message>
        <source>rules.S-14</source>
        <translation>The ability of a card that turns up belongs to its owner, whoever has the turn. Abilities of the *end of the round* do nothing yet.</translation>
    </message>
    <message>
        <source>rules.S-15</source>
        <translation>After that you fill your hand up to three cards, as a rule by drawing one.</translation>
    </message>
    <message>
        <source>rules.S-16</source>
        <translation>Discards lie face up, each player’s by themselves, and everyone may look through them at any time.</translation>
    </message>
    <message>
        <source>rules.S-17</source>
        <translation>If you must draw and your draw pile is empty, shuffle your own discards into a new one and go on. Do not shuffle before you need a card. Without discards your hand stays short.</translation>
    </message>
    <message>
        <source>rules.S-18</source>
        <translation>A column is *full* when it has at least as many cards as its goal card has points, or when a Storm has closed it. This can change back: an Explorer leaves, an Assassin discards, a Traitor swaps. A Magic Hat and the card under it count as one card (S-32).</translation>
    </message>
    <message>
        <source>rules.S-19</source>
        <translation>If every column is full at the end of a turn, after all abilities, decisions and drawing, the round ends. Otherwise the next player’s turn begins.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Abilities of cards that turn up</translation>
    </message>
    <message>
        <source>rules.S-20</source>
        <translation>Explorer, Assassin, Storm, Magic Hat and Traitor act only if a card that comes below turns them up during the round. When all cards are turned up at the end of the round, they do nothing (S-40).</translation>
    </message>
    <message>
        <source>rules.head.explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>rules.S-21</source>
        <translation>The Explorer goes face down to the foot of the next column to the right, and from the rightmost column to the leftmost. The cards below close up, so the column that it leaves has one card fewer. The card that turned it up stays.</translation>
    </message>
    <message>
        <source>rules.S-22</source>
        <translation>It skips columns closed by a Storm. If all the others are closed, it goes to the foot of its own column, below the card that turned it up.</translation>
    </message>
    <message>
        <source>rules.S-23</source>
        <translation>There it acts as if somebody had just put it down: if the card above lies face down, it is turned up, with all that follows. In one turn each Explorer moves only once: turned up again in the same turn, it stays where it is, face up. Turned up in a later turn, it moves again.</translation>
    </message>
    <message>
        <source>rules.S-24</source>
        <translation>Its owner decides nothing, and nobody draws because of it.</translation>
    </message>
    <message>
        <source>rules.head.assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>rules.S-25</source>
        <translation>The Assassin puts the card that turned it up on the discards of that card’s owner, face up for all to see. This may be an Explorer that has just arrived, or another Assassin. The Assassin itself stays, face up.</translation>
    </message>
    <message>
        <source>rules.S-26</source>
        <translation>An Assassin that already lies face up does nothing to the cards put below it later.</translation>
    </message>
    <message>
        <source>rules.S-27</source>
        <translation>The player whose turn it is draws as always. Whoever must shuffle for this already has the card just lost among their discards.</translation>
    </message>
    <message>
        <source>rules.head.storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>rules.S-28</source>
        <translation>The Storm closes its column for the rest of the round: nobody may put a card there, Explorers skip it, and it counts as full, however few cards it has. The card that turned the Storm up stays below it, face down.</translation>
    </message>
    <message>
        <source>rules.S-29</source>
        <translation>The column stays closed whatever goal card a Traitor brings to its head.</translation>
    </message>
    <message>
        <source>rules.S-30</source>
        <translation>If every column is full because of this, the round ends with this turn (S-19).</translation>
    </message>
    <message>
        <source>rules.head.hat</source>
        <translation>Magic Hat</translation>
    </message>
    <message>
        <source>rules.S-31</source>
        <translation>Its owner may slip one card of their hand face down under the hat and, having done so, fills the hand up to three at once. In the owner’s own turn this is the drawing of S-15. With an empty hand there is nothing to decide.</translation>
    </message>
    <message>
        <source>rules.S-32</source>
        <translation>From now on the hat and the card under it are one card: it lies in the hat’s place and in the end *is* the hidden card, with its value and its ability of the end of the round. The hat adds nothing. An empty hat is a card worth 0.</translation>
    </message>
    <message>
        <source>rules.S-33</source>
        <translation>The hidden card is turned up only at the end of the round. It may be any card, but Explorer, Assassin, Storm and Traitor are then worth their influence and nothing more.</translation>
    </message>
    <message>
        <source>rules.head.traitor</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>rules.S-34</source>
        <translation>Its owner may swap the goal card of this column with that of any other, be it full or closed. The influence cards stay where they are.</translation>
    </message>
    <message>
        <source>rules.S-35</source>
        <translation>From then on the new goal cards count: they say how many cards fill the columns and where specialists are worth more. If every column is full now, the round ends with this turn.</translation>
    </message>
    <message>
        <source>rules.S-36</source>
        <translation>The closing by a Storm stays with the column and does not move with the goal card.</translation>
    </message>
    <message>
        <source>rules.head.together</source>
        <translation>When abilities meet</translation>
    </message>
    <message>
        <source>rules.S-37</source>
        <translation>Apart from placing a card, a turn brings at most one decision. Explorers can turn each other up in a chain, but it ends at the first card that is no Explorer or that has already moved in this turn.</translation>
    </message>
    <message>
        <source>rules.S-38</source>
        <translation>Whoever has fewer than three cards at the start of their turn draws as many as they can. Whoever has none even then is passed over.</translation>
    </message>
    <message>
        <source>rules.S-39</source>
        <translation>If at the end of a turn nobody has a card left in hand, draw pile or discards, the round ends, even if not every column is full.</translation>
    </message>
    <message>
        <source>rules.head.round-end</source>
        <translation>The end of a round</translation>
    </message>
    <message>
        <source>rules.S-40</source>
        <translation>Turn up all face-down cards, those under hats too. Abilities of cards that turn up do not work any more: an Explorer stays where it is, and an empty hat stays empty.</translation>
    </message>
    <message>
        <source>rules.S-41</source>
        <translation>Then the columns are decided from left to right, each by itself.</translation>
    </message>
    <message>
        <source>rules.S-42</source>
        <translation>The goal card goes to the player with the greatest sum of influence in the column. Only those count who still have a card with a value there; 0 is a value.</translation>
    </message>
    <message>
        <source>rules.S-43</source>
        <translation>Among equals it goes to the one who has the card nearest to the goal card. Every card counts for this that has not been removed, even a Double without a value.</translation>
    </message>
    <message>
        <source>rules.S-100</source>
        <translation>Blue and White both have 16 in a column. Blue’s card is nearer to the goal card, so Blue gets it (S-43).</translation>
    </message>
    <message>
        <source>rules.S-44</source>
        <translation>If nobody counts, because no card is left or only Doubles without a value, nobody wins the goal card, and it leaves the game.</translation>
    </message>
    <message>
        <source>rules.S-45</source>
        <translation>Then all cards of the columns, removed or not, go to their owners’ discards. Hands and draw piles stay as they are.</translation>
    </message>
    <message>
        <source>rules.S-46</source>
        <translation>After rounds 1–5 the next round begins (S-10); after round 6 the game ends (S-90).</translation>
    </message>
    <message>
        <source>rules.S-47</source>
        <translation>How the round was decided can be looked at until the next one ends.</translation>
    </message>
    <message>
        <source>rules.S-48</source>
        <translation>You lay the goal cards that you have won in front of you, face up. **Option:** face down. All have seen who won which card, but from then on the others see only how many you have, until the game is over.</translation>
    </message>
    <message>
        <source>rules.head.evaluation</source>
        <translation>Deciding a column</translation>
    </message>
    <message>
        <source>rules.S-50</source>
        <translation>The abilities of the end of the round act in this order: The Three Musketeers, the Wizard, the Witch, Prince and Squire, then all others at once. What has been removed counts for nothing any more.</translation>
    </message>
    <message>
        <source>rules.head.musketeers</source>
        <translation>The Three Musketeers</translation>
    </message>
    <message>
        <source>rules.S-51</source>
        <translation>If The Three Musketeers are in the column, no other ability counts there. Wizard, Witch, Prince, Squire, Hermit, Little Giant, Dragon, Romeo and Beggar are worth their printed influence, and a Double has no value. The greatest sum wins as usual (S-42, S-43).</translation>
    </message>
    <message>
        <source>rules.S-52</source>
        <translation>Several of them are the same as one.</translation>
    </message>
    <message>
        <source>rules.S-53</source>
        <translation>What has happened before stays as it is: the card under a hat, the way an Explorer went, swapped goal cards. Musketeers under a hat work too.</translation>
    </message>
    <message>
        <source>rules.head.removers</source>
        <translation>Wizard and Witch</translation>
    </message>
    <message>
        <source>rules.S-54</source>
        <translation>If there is exactly one **Wizard**, all cards worth 10 or more leave the column, whoever’s they are, even his owner’s.</translation>
    </message>
    <message>
        <source>rules.S-101</source>
        <translation>White’s Wizard removes Blue’s King, so White wins the column.</translation>
    </message>
    <message>
        <source>rules.S-55</source>
        <translation>For Wizard and Witch printed values count: Hermit 12, Little Giant 2, Romeo 5, whatever they would be worth in the end; specialists 12 or 8. Dragons do not matter yet.</translation>
    </message>
    <message>
        <source>rules.S-56</source>
        <translation>A Double counts here as much as the card below it. If it has to leave, it leaves at the same moment as the others. A Double without a value never leaves.</translation>
    </message>
    <message>
        <source>rules.S-57</source>
        <translation>Two or more Wizards neutralise each other, and none of them acts.</translation>
    </message>
    <message>
        <source>rules.S-58</source>
        <translation>After the Wizard, if there is exactly one **Witch**, all cards worth 9 or less leave, whoever’s they are, except the Witch herself.</translation>
    </message>
    <message>
        <source>rules.S-59</source>
        <translation>So the Wizard (7) leaves too, after having acted, and so does a Double above the Witch (1). **Option:** these stay, and a Double that stands for a Wizard as well.</translation>
    </message>
    <message>
        <source>rules.S-60</source>
        <translation>The Assassin (9.5) is removed by neither, nor is a Double above it.</translation>
    </message>
    <message>
        <source>rules.S-61</source>
        <translation>Two or more Witches neutralise each other as well. Of a hat the card under it counts: a hat with a King under it is worth 20.</translation>
    </message>
    <message>
        <source>rules.S-62</source>
        <translation>A Wizard and a Witch in one column both act, one after the other. Besides the Witch only Assassins and their Doubles are left then, and Doubles without a value (with the option also what S-59 spares).</translation>
    </message>
    <message>
        <source>rules.evaluation.removed</source>
        <translation>Who leaves and who stays, without Musketeers in the column:

| card | one Wizard | one Witch |
|:--|:-:|:-:|
| King, Queen, Juliet, Prince, Explorer, Hermit, Dragon, Traitor | leaves | stays |
| specialist at their own kind (12) | leaves | stays |
| Assassin (9.5) | stays | stays |
| specialist elsewhere (8) | stays | leaves |
| Storm, Romeo, Beggar, Squire, Little Giant, empty hat | stays | leaves |
| Wizard | stays | leaves |
| Witch | stays | stays |
| Double, hat with a card | by its value | by its value |</translation>
    </message>
    <message>
        <source>rules.head.pair</source>
        <translation>Prince and Squire</translation>
    </message>
    <message>
        <source>rules.S-63</source>
        <translation>Whoever still has both Prince and Squire in the column wins its goal card, whatever the sums are. If several do, the one whose Prince or Squire lies nearest to the goal card wins it.</translation>
    </message>
    <message>
        <source>rules.S-64</source>
        <translation>The Musketeers prevent it, and so do a Wizard, who removes the Prince, and a Witch, who removes the Squire. It comes before the Beggar. A Double is neither Prince nor Squire.</translation>
    </message>
    <message>
        <source>rules.head.others</source>
        <translation>All others</translation>
    </message>
    <message>
        <source>rules.S-65</source>
        <translation>In what follows, *other cards* are all other cards left in the column, whoever’s they are, with or without a value.</translation>
    </message>
    <message>
        <source>rules.S-66</source>
        <translation>**Hermit:** 12, less 1 for every other card.</translation>
    </message>
    <message>
        <source>rules.S-67</source>
        <translation>**Little Giant:** 2, and 3 more for every other card.</translation>
    </message>
    <message>
        <source>rules.S-68</source>
        <translation>**Romeo:** 15 if his owner’s Juliet is left in the column, openly or under a hat; else 5.</translation>
    </message>
    <message>
        <source>rules.S-70</source>
        <translation>**Double:** worth what the card directly below is worth after its own ability. It copies only the value, not the ability.</translation>
    </message>
    <message>
        <source>rules.S-71</source>
        <translation>What counts is the card that lies below it in the end, when an Explorer has gone or an Assassin has struck.</translation>
    </message>
    <message>
        <source>rules.S-72</source>
        <translation>A Double above a Double is worth the same. Without a card below, a Double has no value, and nor has a Double directly above it.</translation>
    </message>
    <message>
        <source>rules.S-73</source>
        <translation>Under a hat a Double copies the card below the hat; above a hat it copies the hidden card, or the 0 of an empty hat.</translation>
    </message>
    <message>
        <source>rules.S-75</source>
        <translation>**Dragon:** every card of the other players in the column is worth 2 less, and that once for each enemy Dragon. For a Double its own colour counts, not that of the card it copies.</translation>
    </message>
    <message>
        <source>rules.S-76</source>
        <translation>Dragons weaken each other too: two Dragons of two players are worth 9 each.</translation>
    </message>
    <message>
        <source>rules.S-77</source>
        <translation>No value falls below 0.</translation>
    </message>
    <message>
        <source>rules.S-78</source>
        <translation>So the value of a card is: the printed value; then Hermit, Little Giant and Romeo; then Doubles from the foot upwards; at last the Dragons.</translation>
    </message>
    <message>
        <source>rules.head.beggar</source>
        <translation>Beggar</translation>
    </message>
    <message>
        <source>rules.S-80</source>
        <translation>If a **Beggar** is left and no pair has won (S-63), the goal card goes to the *least* sum of influence. Here too only those count who have a card with a value there; with nothing but an empty hat you have 0, the least there is.</translation>
    </message>
    <message>
        <source>rules.S-81</source>
        <translation>Among equals the goal card then goes to the one who has the card *farthest* from it.</translation>
    </message>
    <message>
        <source>rules.S-82</source>
        <translation>Several Beggars are the same as one.</translation>
    </message>
    <message>
        <source>rules.head.example-round</source>
        <translation>An example round</translation>
    </message>
    <message>
        <source>rules.example-round.table</source>
        <translation>Red and Blue play the first round. At the head of column 1 lies music with 4 points, at the head of column 2 trade with 2. So the round lasts until there are at least four cards in the first column and two in the second.</translation>
    </message>
    <message>
        <source>rules.example-round.turns</source>
        <translation>1. **Red** puts a card face down into column 1. It is the Minstrel, but only Red knows that. Red draws a card, as everyone does at the end of every turn.
2. **Blue** puts a card below. The Minstrel turns up, and has no ability.
3. **Red** begins column 2 with a face-down card.
4. **Blue** puts the Dragon below it. The card above turns up: the Assassin! Blue’s Dragon goes to the discards, for all to see (S-25).
5. **Red** puts a card into column 1 and turns up Blue’s card: the Explorer. It goes face down to the foot of column 2, below the Assassin, who already lies face up and does nothing any more (S-26). Column 2 is full with its two cards; column 1 has two of four.
6. **Blue** puts a card into column 1. Red’s card turns up: Romeo, who waits for the end of the round.
7. **Red** puts a card into column 2, although it is full (S-12). The Explorer turns up again: from the rightmost column it goes to the foot of column 1 and turns up the card there, Blue’s Wizard. He does nothing yet. Now column 1 has four cards and column 2 has two. Both are full, so the round ends once Red has drawn.</translation>
    </message>
    <message>
        <source>rules.example-round.end</source>
        <translation>The hidden cards are turned up, and the columns are decided:

- **Column 1** (music, 4 points): Red’s Minstrel and Romeo, Blue’s Wizard and Explorer. There is just one Wizard, so all cards worth 10 or more leave: the Minstrel, worth 12 at music, and the Explorer (13), although it is Blue’s own. Romeo (5) and the Wizard (7) are left: Blue wins the goal card.
- **Column 2** (trade, 2 points): Red’s Assassin and Beggar. Because of the Beggar the least influence wins, but only those count who have a card there. Red is alone and wins the goal card.

All cards of the columns go to the discards. Red had the last turn, so Blue begins the second round.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>rules.S-90</source>
        <translation>Plain counting: the sum of the points on all goal cards won.</translation>
    </message>
    <message>
        <source>rules.S-91</source>
        <translation>With at least one card of each of the six kinds: the highest card of each kind, added up and doubled, less 1 point for every further goal card.</translation>
    </message>
    <message>
        <source>rules.S-92</source>
        <translation>The better of the two counts; the program takes it by itself.</translation>
    </message>
    <message>
        <source>rules.S-93</source>
        <translation>Most points win. Equal totals share the place.</translation>
    </message>
    <message>
        <source>rules.S-94</source>
        <translation>Whoever has no goal card has 0 points.</translation>
    </message>
    <message>
        <source>rules.S-102</source>
        <translation>Red has six cards, one of each kind, with 3, 2, 2, 3, 1 and 2 points: 13, doubled 26. Blue lacks a kind, and so the points are just added up: 20. White has the six kinds with 1, 4, 5, 2, 2 and 1 points, and one further card: 15, doubled 30, less 1, that is 29. White wins.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is secret</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>Who sees what?

| | you | the others |
|:--|:--|:--|
| your hand | all cards | their number |
| your draw pile | its number, not the order | its number |
| your face-down card in a column | yes | whose it is |
| an Explorer that has moved | yes | yes: all have seen it |
| the card under your hat | yes | that there is one |
| discards | all | all |
| goal cards that you have won | all | all; option: their number |
| goal pile, cards left out | how many | how many |

Everything else is open: the goal cards of the columns, all cards that lie face up, whose turn it is, and how the last round was decided.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>Agree on these before the game; the first of each is the usual way.
- **Goal cards won** (S-48): they lie open in front of their winner, or face down until the game is over.
- **The Witch** (S-58, S-59): she removes whatever is worth 9 or less, or only what a fixed list names: specialists worth 8, Storm, Romeo, Beggar, Squire, Little Giant, an empty hat, and Doubles that stand for one of these. Then she spares the Wizard, and Doubles that stand for a Wizard or a Witch.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Example.</translation>
    </message>
</context>
</TS>
