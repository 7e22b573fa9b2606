<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>succession</name>
    <message>
        <source>rules.title</source>
        <translation>The King Is Dead, Long Live the King! – rules</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>The old king is dead and has left no heir. Whoever gathers the finest estate, and the people who belong to it, may hope for the throne. Courtiers of high rank act early, but do little; those of low rank do much, but others may steal their actions, and each quarrel leaves a mark on somebody’s reputation.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**Aim.** You collect buildings and subjects. A building and a subject that go together score as a pair, and perfect pairs score most. A little comes from cards without a partner and from money; conflict tokens cost you points. The highest total wins.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A round in short.** Everybody is dealt three of the twelve characters and uses two of them, one in each of two stages. In a stage you all choose a character in secret and reveal it at the same moment. Now it shows who is in conflict with whom, and whoever comes off worse takes a conflict token. Then, from rank A down to F, everybody steals the actions that are theirs to steal and carries out the actions of their own character: taking money, recruiting subjects, buying buildings, getting rid of tokens. The game ends with the stage in which one of the four piles of buildings and subjects runs out.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Players and time.** For two to four players from the age of 8. A game takes about 30 minutes.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Components</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>| piece | count | |
|:--|:-:|:--|
| character | 12 | six ranks, two characters of each |
| building | 32 | sixteen kinds, two cards of each |
| subject | 32 | sixteen kinds, two cards of each |
| conflict token | 30 | each costs 2 points at the end |
| crest | 8 | two in each of four colours; they cover actions that are stolen |

The 32 buildings and subjects that are not used in a game serve as money, worth 48 coins in all (K-3).</translation>
    </message>
    <message>
        <source>rules.head.characters</source>
        <translation>The characters</translation>
    </message>
    <message>
        <source>rules.components.characters</source>
        <translation>The letter is the rank; A is the highest. The actions are settle (K-40), pass on (K-41), money (K-42), recruit (K-44) and buy (K-45); they are carried out from left to right (K-33). Six characters bear a crown: of two equals theirs may come first (K-30).

| rank | character | crown | actions |
|:-:|:--|:-:|:--|
| A | Lord Protector | – | buy |
| A | Queen | yes | recruit |
| B | Duke | – | settle, recruit |
| B | Count | yes | settle, buy |
| C | Courtier | yes | pass on, money |
| C | Priest | – | pass on, money |
| D | Treasurer | – | money, buy |
| D | Knight | yes | money, buy |
| E | Countess | yes | settle, money, recruit |
| E | Diplomat | – | settle, money, buy |
| F | Merchant | yes | settle, money, recruit, buy |
| F | Merchant | – | settle, money, recruit, buy |</translation>
    </message>
    <message>
        <source>rules.head.cards</source>
        <translation>Buildings and subjects</translation>
    </message>
    <message>
        <source>rules.components.cards</source>
        <translation>The worth of a card is its price and also its points. The building and the subject in one line carry the same symbol: they are a *perfect pair*. A building and a subject of one colour are a *colour pair*. Yellow and red cards are dear, with 2 to 5 coins and about 3½ on average; blue and green ones are cheap, with 1 to 3 coins and about 2 on average. The number in brackets leads to what the subject can do.</translation>
    </message>
    <message>
        <source>rules.components.yellow</source>
        <translation>**Yellow: the court**

| building | worth | subject | worth |
|:--|:-:|:--|:-:|
| Garden | 4 | Gardener (K-54) | 3 |
| City Wall | 4 | Guard (K-55) | 3 |
| Dungeon | 3 | Jailer (K-56) | 2 |
| Pavilion | 5 | Lady-in-Waiting (K-57) | 4 |</translation>
    </message>
    <message>
        <source>rules.components.red</source>
        <translation>**Red: the city**

| building | worth | subject | worth |
|:--|:-:|:--|:-:|
| University | 4 | Scholar (K-58) | 3 |
| Tavern | 4 | Troubadour (K-60) | 4 |
| Cathedral | 5 | Bishop (K-59) | 3 |
| Harbour | 3 | Sailor (K-61) | 2 |</translation>
    </message>
    <message>
        <source>rules.components.blue</source>
        <translation>**Blue: the village**

| building | worth | subject | worth |
|:--|:-:|:--|:-:|
| Smithy | 3 | Smith (K-62) | 1 |
| Carpenter’s Shop | 3 | Carpenter (K-63) | 2 |
| Market | 2 | Market Woman (K-64) | 2 |
| Inn | 3 | Innkeeper (K-65) | 2 |</translation>
    </message>
    <message>
        <source>rules.components.green</source>
        <translation>**Green: the country**

| building | worth | subject | worth |
|:--|:-:|:--|:-:|
| Vineyard | 3 | Vintner (K-66) | 1 |
| Mine | 3 | Miner (K-67) | 2 |
| Herb Field | 2 | Herbalist (K-68) | 2 |
| Farmstead | 2 | Farmer (K-69) | 1 |</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.K-1</source>
        <translation>Two, three or four of you can play, from the age of 8. Nobody is start player, not even the youngest: the characters decide who comes first. It does not matter who sits where either.</translation>
    </message>
    <message>
        <source>rules.K-2</source>
        <translation>Shuffle the 32 buildings and deal two piles of eight cards from them; do the same with the 32 subjects. The four piles lie face up in the middle, so that of each the top card can be seen. What is below may only be looked at with an ability that says so.</translation>
    </message>
    <message>
        <source>rules.K-3</source>
        <translation>The other 16 buildings and 16 subjects are the money. They lie with their backs up, and nobody may look at their fronts: the back of a building is 2 coins, that of a subject 1 coin, 48 coins together. Change is always at hand, so nobody pays too much.</translation>
    </message>
    <message>
        <source>rules.K-4</source>
        <translation>Put 2 coins under each of the four piles.</translation>
    </message>
    <message>
        <source>rules.K-5</source>
        <translation>Everybody takes 5 coins. The rest is the bank: 30 coins with two players, 25 with three, 20 with four.</translation>
    </message>
    <message>
        <source>rules.K-6</source>
        <translation>Everybody takes one conflict token and the two crests of one colour. The other tokens are the supply: 28 with two players, 27 with three, 26 with four.</translation>
    </message>
    <message>
        <source>rules.K-7</source>
        <translation>Shuffle the twelve characters and deal three to each player, face down. With four players none is left. With three players the rest are set aside, and nobody looks at them. With two players the other six form the character pile, face down.</translation>
    </message>
    <message>
        <source>rules.K-8</source>
        <translation>A round has two stages. In each of them everybody uses one character, so that one of the three remains unused. Then all twelve are shuffled, and everybody is dealt three new ones.</translation>
    </message>
    <message>
        <source>rules.head.stage</source>
        <translation>A stage</translation>
    </message>
    <message>
        <source>rules.K-10</source>
        <translation>A stage runs like this: choose (K-11), reveal (K-12), Gardener (K-13), conflicts (K-20), turns (K-30), end of the stage (K-80).</translation>
    </message>
    <message>
        <source>rules.K-11</source>
        <translation>Everybody puts one of their characters face down in front of them. None is shown before the last one lies there, and a choice is final.</translation>
    </message>
    <message>
        <source>rules.K-12</source>
        <translation>All are turned up together. With two players, turn up the top card of the character pile as well: the *shown character*. It belongs to nobody and has no actions and no turn.</translation>
    </message>
    <message>
        <source>rules.K-13</source>
        <translation>Whoever has a Gardener as their active subject may use it now (K-54). Several of them decide one after the other, in the order of turns as it is at the reveal, whatever is exchanged meanwhile.</translation>
    </message>
    <message>
        <source>rules.head.conflicts</source>
        <translation>Conflicts</translation>
    </message>
    <message>
        <source>rules.K-20</source>
        <translation>A steals from D, B from C, C from F, D from E, and E from F. F steals from nobody, and nobody steals from A and B.</translation>
    </message>
    <message>
        <source>rules.K-21</source>
        <translation>First come equal ranks, from A downwards. Two players who show the same rank take a token each. They are *tied* until the end of the stage: they steal from nobody, and of the actions of their character they may carry out only one, whichever they like (K-34).</translation>
    </message>
    <message>
        <source>rules.K-100</source>
        <translation>Two Merchants: each player takes a token and carries out just one of the four actions.</translation>
    </message>
    <message>
        <source>rules.K-22</source>
        <translation>Then come different ranks, in the order of the robbers, from A downwards. Whoever is not tied is in conflict with every other player whose character has the rank that they steal from, tied or not. Each time the player of the lower rank takes a token. Two victims of one robber follow in the order of turns (K-30).</translation>
    </message>
    <message>
        <source>rules.K-23</source>
        <translation>Nobody but a Merchant can be robbed twice in a stage, once by a C and once by an E. So each robber finds an action that is still uncovered.</translation>
    </message>
    <message>
        <source>rules.K-103</source>
        <translation>Courtier, Priest and a Merchant: the first two are tied and steal nothing, so the Merchant takes no token from them.</translation>
    </message>
    <message>
        <source>rules.K-104</source>
        <translation>Two Merchants, a Priest and a Countess: each Merchant takes three tokens, one for the tie, one from the Priest and one from the Countess.</translation>
    </message>
    <message>
        <source>rules.K-24</source>
        <translation>For now only tokens are handed out; the actions are stolen later, in the robber’s turn (K-32).</translation>
    </message>
    <message>
        <source>rules.K-25</source>
        <translation>A Guard can turn a conflict between different ranks around (K-55), but not a tie.</translation>
    </message>
    <message>
        <source>rules.K-26</source>
        <translation>When the supply of tokens is empty, no token is taken, and all else stays as it is. If one is left for two tied players, it goes to the one who comes earlier in the order of turns.</translation>
    </message>
    <message>
        <source>rules.K-27</source>
        <translation>With two players, the shown character does nothing but hand out tokens. A player of the same rank takes one, but is not tied: they steal and act as usual. If nobody has its rank, whoever has the rank that it steals from takes a token and loses no action. Nobody steals from the shown character.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>rules.K-30</source>
        <translation>Rank A comes first, F last. Of equals the one with fewer conflict tokens is first; if that is equal too, the one whose character bears the crown (Queen, Count, Courtier, Knight, Countess, one of the Merchants). It is decided anew whenever a turn begins.</translation>
    </message>
    <message>
        <source>rules.K-31</source>
        <translation>In your turn you first steal, then carry out the actions of your character. At any moment in which no action has been begun you may use the ability of your active subject (K-50): before stealing, in between or at the end.</translation>
    </message>
    <message>
        <source>rules.K-32</source>
        <translation>From each victim (K-22) you steal one uncovered action of the character: cover it with a crest of yours. You may carry it out at once, exactly as if it were your own, or let it go. Its owner has lost it. You must steal, but you need not carry out what you have stolen.</translation>
    </message>
    <message>
        <source>rules.K-33</source>
        <translation>Your own actions come strictly from left to right; covered ones are left out. Carry each of them out or pass it; there is no way back to a passed one.</translation>
    </message>
    <message>
        <source>rules.K-105</source>
        <translation>Money stands before buy on the cards: nobody can first buy a building and then take money with the same character.</translation>
    </message>
    <message>
        <source>rules.K-102</source>
        <translation>Knight and Diplomat: the Knight begins, covers the Diplomat’s money, takes money at once and goes on with his own actions. The Diplomat cannot take money in this stage.</translation>
    </message>
    <message>
        <source>rules.K-34</source>
        <translation>If you are tied, you carry out any one uncovered action of your character instead, or pass.</translation>
    </message>
    <message>
        <source>rules.K-101</source>
        <translation>Countess and Diplomat are tied, and a Knight steals from both: he covers an action on each and may carry out both. Each of the two has two new tokens and one of the uncovered actions to do.</translation>
    </message>
    <message>
        <source>rules.K-35</source>
        <translation>Where passing is all that you could do, the program passes for you. Only when you look through the piles does it wait, so that you have time to see them.</translation>
    </message>
    <message>
        <source>rules.K-36</source>
        <translation>Your turn ends when nothing is left to do and you pass.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>The actions</translation>
    </message>
    <message>
        <source>rules.K-40</source>
        <translation>**Settle a conflict.** Return one of your conflict tokens to the supply.</translation>
    </message>
    <message>
        <source>rules.K-41</source>
        <translation>**Pass on a token.** Give one of your conflict tokens to any other player. No Guard helps against it.</translation>
    </message>
    <message>
        <source>rules.K-42</source>
        <translation>**Take money.** Choose one of the four piles and take all the coins that lie under it. How many there are is shown. **Option:** only whether there are any. A place where the pile has run out counts too.</translation>
    </message>
    <message>
        <source>rules.K-43</source>
        <translation>If no coins are left under any of the piles, the bank first puts 2 under each in turn, the building piles first, as far as it has them. If the bank is empty too, the action cannot be carried out.</translation>
    </message>
    <message>
        <source>rules.K-44</source>
        <translation>**Recruit a subject.** Choose a subject on top of a pile, put its worth in coins under this pile, and lay the card at the end of your row of subjects. It is now your active subject.</translation>
    </message>
    <message>
        <source>rules.K-45</source>
        <translation>**Buy a building.** Choose a building on top of a pile, put its worth in coins under this pile, and lay the card at the end of your row of buildings.</translation>
    </message>
    <message>
        <source>rules.K-46</source>
        <translation>You can only take what you can pay. The coins lie under the pile from which the card came, and anybody, even you, may take them later. The card below is seen at once.</translation>
    </message>
    <message>
        <source>rules.K-47</source>
        <translation>While a Troubadour (K-60) has left a subject on top of a building pile, or a building on top of a subject pile, this pile serves the other action.</translation>
    </message>
    <message>
        <source>rules.head.subjects</source>
        <translation>Subjects and their abilities</translation>
    </message>
    <message>
        <source>rules.K-50</source>
        <translation>The last subject in your row is your *active* one, and only its ability can be used. It costs nothing. At the start nobody has a subject.</translation>
    </message>
    <message>
        <source>rules.K-51</source>
        <translation>In each stage you may use one ability once, whatever happens to your row meanwhile.</translation>
    </message>
    <message>
        <source>rules.K-52</source>
        <translation>Abilities are used in your own turn, except for the Gardener and the Guard, who have moments of their own (K-13, K-55). A subject that you have just recruited can be used in the same turn, if you have used none in this stage. If you want to use the one before, do so before the new one arrives.</translation>
    </message>
    <message>
        <source>rules.K-53</source>
        <translation>You can use an ability only if you can do what it says. If it opens an action, you may still pass that action; the ability is spent all the same.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>What the subjects can do</translation>
    </message>
    <message>
        <source>rules.K-54</source>
        <translation>**Gardener.** After the reveal: exchange your character for that of another player. From then on each belongs to its new owner in every respect. The shown character cannot be taken.</translation>
    </message>
    <message>
        <source>rules.K-55</source>
        <translation>**Guard.** When somebody of a higher rank is in conflict with you: they take the token in your place, and steal your action all the same. Once in a stage. Against the shown character nobody takes the token. The Guard cannot ward off a tie (K-21), nor tokens that are passed on, be it by the action (K-41) or by a Herbalist (K-68).</translation>
    </message>
    <message>
        <source>rules.K-56</source>
        <translation>**Jailer.** Take a coin from the bank for each of your conflict tokens, as far as it has them.</translation>
    </message>
    <message>
        <source>rules.K-57</source>
        <translation>**Lady-in-Waiting.** Exchange one of your buildings for one of another player’s; neither may be locked (K-70). Each card takes the place of the other.</translation>
    </message>
    <message>
        <source>rules.K-58</source>
        <translation>**Scholar.** Take a coin from the bank for each of your buildings, as far as it has them.</translation>
    </message>
    <message>
        <source>rules.K-59</source>
        <translation>**Bishop.** Like the Lady-in-Waiting, but with subjects; the Bishop himself may be given away. The active subject may change by this, on both sides.</translation>
    </message>
    <message>
        <source>rules.K-60</source>
        <translation>**Troubadour.** Exchange any building or subject of yours, even the Troubadour, for the top card of a pile, without paying. Your card is now the top of that pile. If both are buildings or both are subjects, the new card takes the place of the old one; otherwise it goes to the end of its own row. Your own perfect pairs are no obstacle.</translation>
    </message>
    <message>
        <source>rules.K-61</source>
        <translation>**Sailor.** If you are tied with a player: use him before your one action, and you may carry it out twice. A tie with the shown character does not count.</translation>
    </message>
    <message>
        <source>rules.K-62</source>
        <translation>**Smith.** One building that you buy by an action in this stage costs you 1 coin less.</translation>
    </message>
    <message>
        <source>rules.K-63</source>
        <translation>**Carpenter.** Buy a building, over and above your actions.</translation>
    </message>
    <message>
        <source>rules.K-64</source>
        <translation>**Market Woman.** Take money, over and above your actions.</translation>
    </message>
    <message>
        <source>rules.K-106</source>
        <translation>The Market Woman’s money may come before, after or between the actions of the turn.</translation>
    </message>
    <message>
        <source>rules.K-65</source>
        <translation>**Innkeeper.** Recruit a subject, over and above your actions.</translation>
    </message>
    <message>
        <source>rules.K-66</source>
        <translation>**Vintner.** Look through both subject piles and take any one subject from the four piles, wherever it lies, and pay its worth as usual; or take none.</translation>
    </message>
    <message>
        <source>rules.K-67</source>
        <translation>**Miner.** Look through both building piles and take any one building in the same way, or none.</translation>
    </message>
    <message>
        <source>rules.K-68</source>
        <translation>**Herbalist.** Give one of your conflict tokens to any other player.</translation>
    </message>
    <message>
        <source>rules.K-69</source>
        <translation>**Farmer.** Carry out one of the actions that were stolen from you in this stage, over and above everything else, even if you are tied. The crest stays where it is.</translation>
    </message>
    <message>
        <source>rules.head.locked</source>
        <translation>Locked cards and known piles</translation>
    </message>
    <message>
        <source>rules.K-70</source>
        <translation>The cards of a perfect pair are *locked*: players may exchange a card with each other only if its owner has more copies of it than of its partner. This protects both sides.</translation>
    </message>
    <message>
        <source>rules.K-107</source>
        <translation>Mine and Miner are a perfect pair, and neither a Lady-in-Waiting nor a Bishop can break it.</translation>
    </message>
    <message>
        <source>rules.K-71</source>
        <translation>Whoever has looked through a pile knows it until the end of the game.</translation>
    </message>
    <message>
        <source>rules.head.example-stage</source>
        <translation>An example stage</translation>
    </message>
    <message>
        <source>rules.example-stage.table</source>
        <translation>Red, Blue and Green play the first stage. Everybody has 5 coins and one conflict token, and 2 coins lie under each pile. On top of the building piles are the Inn (3) and the Harbour (3), on top of the subject piles the Gardener (3) and the Farmer (1).</translation>
    </message>
    <message>
        <source>rules.example-stage.turns</source>
        <translation>1. **Reveal.** Red shows the Queen (A), Blue the Knight (D) and Green the Diplomat (E).
2. **Conflicts.** No two ranks are equal. A steals from D, so Blue takes a conflict token; D steals from E, so Green takes one. Both now have two (K-22).
3. **Red’s turn,** for A is first. Red must steal from the Knight and covers money with a crest. Red carries it out at once, takes the 2 coins from under the Harbour and has 7. Now the Queen’s own action: Red recruits the Gardener and puts 3 coins under that pile, where 5 lie now. The Gardener is active, but has to wait for the next reveal (K-54).
4. **Blue’s turn.** Blue steals buy from the Diplomat, carries it out at once and buys the Harbour: 3 coins go under the pile, and 2 are left. Below it the University (4) is seen. Of the Knight’s own actions money is covered, and no building is to be had for 2 coins. The turn is over.
5. **Green’s turn.** Green settles a conflict and has one token left, then takes money: the 5 coins from under the subject pile that held the Gardener, which makes 10. To buy is not possible, for this action is covered.
6. **End of the stage.** The three characters are laid aside and the crests go back. For the second stage everybody chooses one of the two characters left.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>rules.K-80</source>
        <translation>At the end of every stage the characters in front of you are laid aside, face up, crests go back to their owners, and abilities are ready again.</translation>
    </message>
    <message>
        <source>rules.K-81</source>
        <translation>After the first stage comes the second, with the two cards left in hand. After the second the next round begins with a new deal (K-8).</translation>
    </message>
    <message>
        <source>rules.K-82</source>
        <translation>The game ends with the stage in which one of the four piles runs out of cards. That stage is played to its end; the coins under an empty pile can still be taken.</translation>
    </message>
    <message>
        <source>rules.K-83</source>
        <translation>This may be the first or the second stage of a round. Cards left in hand count for nothing.</translation>
    </message>
    <message>
        <source>rules.K-84</source>
        <translation>If no pile has run out by then, the game ends after round 30.</translation>
    </message>
    <message>
        <source>rules.head.scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>rules.K-90</source>
        <translation>The cards in your two rows, your coins and your conflict tokens count, and nothing else.</translation>
    </message>
    <message>
        <source>rules.K-91</source>
        <translation>Pick out the *perfect pairs* first; each scores the worth of both its cards.</translation>
    </message>
    <message>
        <source>rules.K-92</source>
        <translation>Of the cards left, a building and a subject of the same colour make a *colour pair*, which scores the worth of the dearer of the two. Pairs are made so that you get the most.</translation>
    </message>
    <message>
        <source>rules.K-93</source>
        <translation>Every card without a pair scores 1, whatever it is worth.</translation>
    </message>
    <message>
        <source>rules.K-94</source>
        <translation>Every three coins score 1. Coins under the piles count for nobody.</translation>
    </message>
    <message>
        <source>rules.K-95</source>
        <translation>Each conflict token costs you 2 points. A total may be below 0.</translation>
    </message>
    <message>
        <source>rules.K-96</source>
        <translation>The highest total wins. Equal totals share the place.</translation>
    </message>
    <message>
        <source>rules.K-108</source>
        <translation>Somebody has Vineyard and Vintner, Garden and Gardener, Innkeeper and Smithy, Dungeon and Sailor, 4 coins and 3 tokens. The two perfect pairs score 3 + 1 and 4 + 3, which is 11; the blue pair scores 3, the yellow Dungeon and the red Sailor 1 each, the money 1, and the tokens −6: 11 points together.</translation>
    </message>
    <message>
        <source>rules.K-97</source>
        <translation>The program finds the best pairs: nobody could do better by hand.</translation>
    </message>
    <message>
        <source>rules.K-98</source>
        <translation>In a match, the totals of several games are added up: of as many as you have agreed on, or until somebody reaches the points that you have agreed on.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is secret</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | who sees it |
|:--|:--|
| characters in your hand | you; the others see their number |
| the character that you have chosen | you; after the reveal everybody (K-11) |
| characters that were not dealt | nobody (K-7) |
| cards below the top of a pile | only those who have looked through it (K-71) |
| fronts of the money | nobody (K-3) |
| coins under the piles | everybody; option: only whether there are any (K-42) |

Everything else is open: the coins of the players and of the bank, tokens, crests, both rows, used characters, and the shown character.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>Agree on these before the game; the first of each is the usual way.
- **Match** (K-98): one game, three games, or games until somebody has 40 points.
- **Treasurer** (K-33): he takes money and buys, as printed, or he takes money and recruits.
- **Coins under the piles** (K-42): counted for all to see, or only whether there are any.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Example.</translation>
    </message>
</context>
</TS>
