<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>succession</name>
    <message>
        <source>rules.example</source>
        <translation>Example.</translation>
    </message>
    <message>
        <source>rules.title</source>
        <translation>The King Is Dead, Long Live the King!: rules</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>The old king is dead and has left no heir. Whoever gathers the finest estate, with people who belong to it, may hope for the throne. In every stage all players choose a character in secret. High characters act early and do little; low ones do much, but others may steal their actions, and each quarrel leaves a mark on a reputation.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**Aim.** Pairs of a building and a subject bring points, and perfect pairs bring most. A little comes from single cards and money; conflict tokens cost points. The highest total wins.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Components</translation>
    </message>
    <message>
        <source>rules.components.characters</source>
        <translation>| rank | characters | actions |
|:-:|:--|:--|
| A | Lord Protector | buy |
| A | Queen | recruit |
| B | Duke | settle, recruit |
| B | Count | settle, buy |
| C | Courtier, Priest | pass on, money |
| D | Treasurer, Knight | money, buy |
| E | Countess | settle, money, recruit |
| E | Diplomat | settle, money, buy |
| F | Merchant, twice | settle, money, recruit, buy |</translation>
    </message>
    <message>
        <source>rules.components.cards</source>
        <translation>There are sixteen buildings and sixteen subjects, two cards of each. A card’s worth is its price and its points. A building and the subject with the same symbol are a perfect pair. Besides there are coins, conflict tokens and, in each player’s colour, two crests.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.K-1</source>
        <translation>Two, three or four play. Nobody is first, and it does not matter who sits where.</translation>
    </message>
    <message>
        <source>rules.K-2</source>
        <translation>From the shuffled buildings come two piles of eight cards, from the subjects two more. They lie face up; what is below the top card may only be looked at with an ability that says so.</translation>
    </message>
    <message>
        <source>rules.K-3</source>
        <translation>All other cards are money, and nobody looks at their fronts. Together they are 48 coins. Change is always at hand, so nobody pays too much.</translation>
    </message>
    <message>
        <source>rules.K-4</source>
        <translation>2 coins are put under each pile.</translation>
    </message>
    <message>
        <source>rules.K-5</source>
        <translation>Everybody takes 5 coins; the rest is the bank.</translation>
    </message>
    <message>
        <source>rules.K-6</source>
        <translation>Everybody takes a conflict token and the two crests of a colour. The other tokens, of 30 in all, are the supply.</translation>
    </message>
    <message>
        <source>rules.K-7</source>
        <translation>The twelve characters are shuffled, and everybody gets three of them. With three players the rest is set aside unseen; with two it becomes a face-down pile.</translation>
    </message>
    <message>
        <source>rules.K-8</source>
        <translation>A round has two stages, so that everybody uses two characters of three. Then all twelve are dealt anew.</translation>
    </message>
    <message>
        <source>rules.head.stage</source>
        <translation>A stage</translation>
    </message>
    <message>
        <source>rules.K-10</source>
        <translation>A stage runs like this: choose, reveal, Gardener, conflicts, turns, end of the stage.</translation>
    </message>
    <message>
        <source>rules.K-11</source>
        <translation>Everybody lays a character face down. None is shown before the last one lies there, and a choice is final.</translation>
    </message>
    <message>
        <source>rules.K-12</source>
        <translation>All are turned up together. With two players the top character of the pile is turned up as well: the shown character. It is nobody’s and does nothing on its own.</translation>
    </message>
    <message>
        <source>rules.K-13</source>
        <translation>Whoever has an active Gardener may use it now. Several are asked in the order of turns as it is at the reveal, whatever is exchanged meanwhile.</translation>
    </message>
    <message>
        <source>rules.head.conflicts</source>
        <translation>Conflicts</translation>
    </message>
    <message>
        <source>rules.K-20</source>
        <translation>A steals from D, B from C, C from F, D from E and E from F. F steals from nobody.</translation>
    </message>
    <message>
        <source>rules.K-21</source>
        <translation>First come equal ranks, from A downwards. Two players who show the same rank take a token each. Until the end of the stage they steal from nobody and may carry out only one of their actions, whichever they like.</translation>
    </message>
    <message>
        <source>rules.K-22</source>
        <translation>Then come different ranks, by the rank of the robber from A downwards. Whoever is not tied is in conflict with every player of the rank below that they steal from, tied or not. Each time the lower one takes a token. Two victims are handled in the order of turns.</translation>
    </message>
    <message>
        <source>rules.K-23</source>
        <translation>Nobody but a Merchant can be robbed twice, and each robber finds an action that is still uncovered.</translation>
    </message>
    <message>
        <source>rules.K-24</source>
        <translation>Now only tokens are handed out; the actions are stolen later, in the robber’s turn.</translation>
    </message>
    <message>
        <source>rules.K-25</source>
        <translation>A Guard can turn a conflict between different ranks around, but not a tie.</translation>
    </message>
    <message>
        <source>rules.K-26</source>
        <translation>When the supply is empty, no token is taken, and all else stays as it is. If one is left for two tied players, it goes to the one who comes earlier in the order of turns.</translation>
    </message>
    <message>
        <source>rules.K-27</source>
        <translation>The shown character of a game for two only hands out tokens. A player of its rank takes one and is not tied. If nobody has its rank, those from whom it would steal take one and lose no action. Nobody steals from it.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>rules.K-30</source>
        <translation>A comes first, F last. Of equals the one with fewer tokens is first, and if that is equal too, the one whose character has the symbol. It is decided anew whenever a turn begins.</translation>
    </message>
    <message>
        <source>rules.K-31</source>
        <translation>In a turn you first steal, then carry out the actions of your character. At any moment in which no action has been begun you may use the ability of your active subject.</translation>
    </message>
    <message>
        <source>rules.K-32</source>
        <translation>From each victim you steal one uncovered action by covering it with a crest. You may carry it out at once, as if it were your own, or let it go. Its owner has lost it. Stealing is a must, carrying out is not.</translation>
    </message>
    <message>
        <source>rules.K-33</source>
        <translation>Your own actions come strictly from left to right; covered ones are left out. Each is carried out or passed, and there is no way back.</translation>
    </message>
    <message>
        <source>rules.K-34</source>
        <translation>If you are tied, you carry out any one uncovered action instead, or pass.</translation>
    </message>
    <message>
        <source>rules.K-35</source>
        <translation>Where passing is all that can be done, it happens by itself. Only somebody who looks through the piles is always asked.</translation>
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
        <translation>**Settle a conflict.** Return one of your tokens to the supply.</translation>
    </message>
    <message>
        <source>rules.K-41</source>
        <translation>**Pass on a token.** Give one of your tokens to any other player.</translation>
    </message>
    <message>
        <source>rules.K-42</source>
        <translation>**Take money.** Take all coins from under one pile. A pile without cards is still a place for money.</translation>
    </message>
    <message>
        <source>rules.K-43</source>
        <translation>If there is no coin under any pile, the bank first puts 2 under each, in order, as far as it has them. If the bank is empty too, the action cannot be carried out.</translation>
    </message>
    <message>
        <source>rules.K-44</source>
        <translation>**Recruit a subject.** Pay for the subject on top of a pile and put it at the end of your row: it is now active.</translation>
    </message>
    <message>
        <source>rules.K-45</source>
        <translation>**Buy a building.** Pay for the building on top of a pile and put it at the end of your row.</translation>
    </message>
    <message>
        <source>rules.K-46</source>
        <translation>You can only take what you can pay. The coins go under the pile from which the card came, and anybody may take them later.</translation>
    </message>
    <message>
        <source>rules.K-47</source>
        <translation>If a card of the other kind lies on a pile, the pile serves the other action while it does.</translation>
    </message>
    <message>
        <source>rules.head.subjects</source>
        <translation>Subjects</translation>
    </message>
    <message>
        <source>rules.K-50</source>
        <translation>Your last subject is the active one, and only its ability counts. Using it is free.</translation>
    </message>
    <message>
        <source>rules.K-51</source>
        <translation>You may use one ability once in each stage, whatever happens to your row.</translation>
    </message>
    <message>
        <source>rules.K-52</source>
        <translation>Abilities belong to your own turn, except for the Gardener and the Guard, who have moments of their own. A subject just recruited may be used if you have used none in this stage.</translation>
    </message>
    <message>
        <source>rules.K-53</source>
        <translation>An ability must be able to do what it says. If it opens an action, you may still pass that; the ability is spent all the same.</translation>
    </message>
    <message>
        <source>rules.K-54</source>
        <translation>**Gardener.** After the reveal: exchange your character for that of another player. From then on it is theirs and yours in every respect. The shown character cannot be taken.</translation>
    </message>
    <message>
        <source>rules.K-55</source>
        <translation>**Guard.** When somebody steals from you: the higher player takes the token in your place, and steals all the same. Against the shown character nobody takes it. Once a stage.</translation>
    </message>
    <message>
        <source>rules.K-56</source>
        <translation>**Jailer.** Take a coin from the bank for each of your tokens, as far as it has them.</translation>
    </message>
    <message>
        <source>rules.K-57</source>
        <translation>**Lady-in-waiting.** Exchange one of your buildings for one of another player’s; neither may be locked. Each takes the place of the other.</translation>
    </message>
    <message>
        <source>rules.K-58</source>
        <translation>**Scholar.** Take a coin from the bank for each of your buildings, as far as it has them.</translation>
    </message>
    <message>
        <source>rules.K-59</source>
        <translation>**Bishop.** Like the Lady-in-waiting, with subjects. The active subject may change by this, on both sides.</translation>
    </message>
    <message>
        <source>rules.K-60</source>
        <translation>**Troubadour.** Exchange any card of yours for the top card of a pile, without paying. A card of the same kind takes its place, another one goes to the end of its row. Locks do not matter.</translation>
    </message>
    <message>
        <source>rules.K-61</source>
        <translation>**Sailor.** If you are tied with a player: use him before your one action, and you may carry it out twice.</translation>
    </message>
    <message>
        <source>rules.K-62</source>
        <translation>**Smith.** One building that you buy in a stage costs you a coin less.</translation>
    </message>
    <message>
        <source>rules.K-63</source>
        <translation>**Carpenter.** Buy a building.</translation>
    </message>
    <message>
        <source>rules.K-64</source>
        <translation>**Market Woman.** Take money.</translation>
    </message>
    <message>
        <source>rules.K-65</source>
        <translation>**Innkeeper.** Recruit a subject.</translation>
    </message>
    <message>
        <source>rules.K-66</source>
        <translation>**Vintner.** Look through both subject piles and take any one subject from the four piles at its price, or none.</translation>
    </message>
    <message>
        <source>rules.K-67</source>
        <translation>**Miner.** The same with the building piles and a building.</translation>
    </message>
    <message>
        <source>rules.K-68</source>
        <translation>**Herbalist.** Give one of your tokens to any other player.</translation>
    </message>
    <message>
        <source>rules.K-69</source>
        <translation>**Farmer.** Carry out one of the actions stolen from you in this stage, over and above everything else. The crest stays where it is.</translation>
    </message>
    <message>
        <source>rules.K-70</source>
        <translation>A perfect pair is locked: a card may be exchanged between players only if its owner has more copies of it than of its partner. This protects both sides.</translation>
    </message>
    <message>
        <source>rules.K-71</source>
        <translation>Whoever has looked through a pile knows it until the end of the game.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>rules.K-80</source>
        <translation>At the end of every stage the characters are laid aside face up, the crests go back, and abilities are ready again.</translation>
    </message>
    <message>
        <source>rules.K-81</source>
        <translation>After the first stage comes the second with the two cards left; after the second, a new deal.</translation>
    </message>
    <message>
        <source>rules.K-82</source>
        <translation>The game ends with the stage in which a pile runs out. That stage is played to its end.</translation>
    </message>
    <message>
        <source>rules.K-83</source>
        <translation>This may be the first or the second stage of a round; cards left in hand count for nothing.</translation>
    </message>
    <message>
        <source>rules.K-84</source>
        <translation>If no pile has run out, the game ends after round 30.</translation>
    </message>
    <message>
        <source>rules.head.scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>rules.K-90</source>
        <translation>Cards in the rows, coins and tokens count, and nothing else.</translation>
    </message>
    <message>
        <source>rules.K-91</source>
        <translation>Perfect pairs are picked out first; each scores the worth of both its cards.</translation>
    </message>
    <message>
        <source>rules.K-92</source>
        <translation>Of the rest, a building and a subject of one colour make a pair worth its dearer card. Pairs are made so that you get the most.</translation>
    </message>
    <message>
        <source>rules.K-93</source>
        <translation>Every card without a pair scores 1.</translation>
    </message>
    <message>
        <source>rules.K-94</source>
        <translation>Every 3 coins score 1.</translation>
    </message>
    <message>
        <source>rules.K-95</source>
        <translation>Each conflict token takes 2 points away.</translation>
    </message>
    <message>
        <source>rules.K-96</source>
        <translation>The highest total wins; equal totals share the place.</translation>
    </message>
    <message>
        <source>rules.K-97</source>
        <translation>The program finds the best pairs: nobody could do better by hand.</translation>
    </message>
    <message>
        <source>rules.K-98</source>
        <translation>In a match the totals are added up over the games that were agreed, or until somebody reaches the points that were agreed.</translation>
    </message>
    <message>
        <source>rules.head.examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>rules.K-100</source>
        <translation>Two Merchants: each takes a token and carries out just one of the four actions.</translation>
    </message>
    <message>
        <source>rules.K-101</source>
        <translation>The Countess and the Diplomat are tied, and a Knight is above both: he covers an action on each and may carry out both. Each of the two has two new tokens and one action to do.</translation>
    </message>
    <message>
        <source>rules.K-102</source>
        <translation>Knight and Diplomat: the Knight begins, covers the money, takes it himself, and goes on with his own actions. No money for the Diplomat in this stage.</translation>
    </message>
    <message>
        <source>rules.K-103</source>
        <translation>Courtier, Priest and a Merchant: the first two are tied and steal nothing, so the Merchant takes no token from them.</translation>
    </message>
    <message>
        <source>rules.K-104</source>
        <translation>Two Merchants, a Priest and a Countess: each Merchant takes three tokens.</translation>
    </message>
    <message>
        <source>rules.K-105</source>
        <translation>The order is printed: nobody first buys a building and then takes money.</translation>
    </message>
    <message>
        <source>rules.K-106</source>
        <translation>The Market Woman’s money may come first, last or between two actions.</translation>
    </message>
    <message>
        <source>rules.K-107</source>
        <translation>Mine and Miner are a perfect pair, and neither Lady-in-waiting nor Bishop can break it.</translation>
    </message>
    <message>
        <source>rules.K-108</source>
        <translation>Somebody has Vineyard and Vintner, Garden and Gardener, Innkeeper and Smithy, Dungeon and Sailor, 4 coins and 3 tokens. The perfect pairs bring 11, the blue pair 3, the two others 2, money 1, tokens −6: 11 together.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is hidden</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>Hidden are the cards below the tops of the piles (K-71), hands, choices until the reveal (K-11), and the characters that were not dealt (K-7). Everything else is open: coins, tokens, rows, used characters, and the money under the piles.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Variants</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>- **Match** (K-98): several games in a row.
- **Treasurer:** he recruits in place of buying (K-33).
- **Coins under the piles:** only whether there are some can be seen (K-42).</translation>
    </message>
</context>
</TS>
