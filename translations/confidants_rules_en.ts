<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>confidants</name>
    <message>
        <source>rules.title</source>
        <translation>The Emperor’s Confidants – rules</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Example.</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>The emperor Constantine sends presents to the cities of Macedonia, and has entrusted them to you. Each of you leads a **patrician** and two **mercenary armies** through the province: you call at villages, towns and cities, and hand over what three **wagons** carry. Four troubles lie in wait: the robbers, the mob, the chattering sycophants, and fatigue.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**The aim.** Visit all villages but one, every town and every city, and deliver all three wagons. Only a patrician can deliver. The round at whose end somebody has done all this is the last; if several have, the least tired of them wins.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A round is a day.** Everybody bids an open action card and a secret action card. High ranks act early, and their patricians walk far; low ranks act late, but do strong things. Then the mob walks, and perhaps the robbers, and at last night falls.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**For whom?** Two to four players from the age of 12, best with three. A game on the large board takes two or three hours, on the small one far less.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Cards and pieces</translation>
    </message>
    <message>
        <source>rules.components.actions</source>
        <translation>**Action cards.** Everybody has nine, from 0 to 8. The number is the *rank*; your patrician walks that many steps.

| rank | card | what it does |
|:-:|:--|:--|
| 0 | **Camping** | you take your used cards back (E-70) |
| 1 | **Fresh Horses** | fatigue −6 (E-71) |
| 2 | **Dirty Business** | for money you move the robbers (E-72) |
| 3 | **Local Guide** | fatigue −3 (E-73) |
| 4 | **Scheming** | you draw attention to the others, or hide (E-74) |
| 5 | **Jewel for Sale** | +1 gold (E-75) |
| 6 | **Scheming** | the same, but weaker (E-74) |
| 7 | **Courier** | one army of yours sends gold or a gift to another (E-76) |
| 8 | **Gallop** | nothing but the long walk (E-77) |</translation>
    </message>
    <message>
        <source>rules.components.secrets</source>
        <translation>**Secret action cards.** Everybody has twelve: nine in hand, three in the *reserve*.

| card | hand | reserve | what it does |
|:--|:-:|:-:|:--|
| **Lavish Feast** | 1 | – | fatigue −2 (E-81) |
| **Scheming** | 1 | 1 | like the action cards (E-82) |
| **Family Support** | 1 | – | +1 gold (E-83) |
| **Foul Tip** | 1 | 1 | you may move the robbers (E-84) |
| **Recruiting** | 1 | – | a new mercenary army for a lost one (E-85) |
| **Luck** | 1 | – | one army has strength +1 (E-86) |
| **Veto** | 1 | – | in the next round you may stop what others do against you (E-87) |
| **Courier** | – | 1 | for 1 gold you send gold or a gift (E-88) |
| **Forced March** | 2 | – | each mercenary army of yours may walk 1 step more (E-89) |</translation>
    </message>
    <message>
        <source>rules.components.gifts</source>
        <translation>**Gift cards.** Four kinds, and of each kind as many as there are players.

| card | what it does |
|:--|:--|
| **Money** | 2 gold for the patrician at once (E-66) |
| **Diplomacy** | discarded: attention −5 (E-67) |
| **Map** | the army that has it may walk 1 step more each round (E-68) |
| **Weapon** | strength +1 for the army that has it (E-69) |</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>**Armies.** The patrician has strength 3, the large mercenary army 2, the small one 1. Everybody has three wagons, one for each city: Paleokastro, Apollonia and Arnea. Two tracks from 0 to 16 run along the player sheet, for fatigue and for attention. The adventure sheet shows the robbers’ strength, 7 at the start. That of the mob is always 6. On the visit card you tick the settlements that you have called at. The bank never runs out of gold.

**Dice and markers.** There are three six-sided dice: three for the mob, two for the robbers, one for a battle or for scheming. A token on each track shows its figure, and another the robbers’ strength. Markers lie with whom they concern: merged armies and strength +1 (until the end of the round), a bridge pass, a held army (for the rounds that are left), a beaten patrician, the sycophants, and a player who is out.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.E-1</source>
        <translation>Two, three or four play. The board is chosen before the game: Macedonia is the large one, the small one is for quick games.</translation>
    </message>
    <message>
        <source>rules.E-2</source>
        <translation>Everybody gets the nine action cards, nine secret action cards in hand and three as a reserve. Fatigue and attention are 0, and the patrician has 1 gold. No wagon is loaded yet, there are no gifts, and nothing is visited.</translation>
    </message>
    <message>
        <source>rules.E-3</source>
        <translation>The robbers stand on the cell marked R, with strength 7, and nobody has paid them yet. The mob stands on N.</translation>
    </message>
    <message>
        <source>rules.E-4</source>
        <translation>Of each kind of gift as many cards are in play as there are players. They are shuffled and dealt one at a time to the piles of Paleokastro, Apollonia and Arnea, face down: 3, 3 and 2 cards with two players, 4, 4 and 4 with three, 6, 5 and 5 with four. Only the numbers are open.</translation>
    </message>
    <message>
        <source>rules.E-5</source>
        <translation>Everybody rolls a die, and the highest is the start player; ties roll again. The program draws lots, or you choose.</translation>
    </message>
    <message>
        <source>rules.E-6</source>
        <translation>From the start player clockwise everybody places all three armies on start cells. Armies may share a cell.</translation>
    </message>
    <message>
        <source>rules.E-7</source>
        <translation>In the same order everybody secretly loads one wagon on each army. All but the start player first look at the wagon that the player before them gave to their patrician.</translation>
    </message>
    <message>
        <source>rules.E-8</source>
        <translation>When all have loaded, the wagons are turned face up and stay open. **Option:** they stay secret until they are delivered.</translation>
    </message>
    <message>
        <source>rules.head.course</source>
        <translation>The course of a round</translation>
    </message>
    <message>
        <source>rules.course.phases</source>
        <translation>1. **Bidding.** Everybody lays an action card and a secret action card (E-20).
2. **Turns.** From the highest rank to the lowest (E-30).
3. **The mob** walks (E-104).
4. **The robbers** walk, if somebody controls them (E-106).
5. **Night.** Rest, unwanted attention, bridges (E-120).
6. **Upkeep.** What was for this round ends, and it is seen whether the game is over (E-130, E-132).</translation>
    </message>
    <message>
        <source>rules.E-9</source>
        <translation>Everybody acts in their own turn. At other times you decide only what you are asked: whether to veto a card (E-87), to accept a trade (E-99), to use a foul tip (E-107) or to buy double pay in a battle (E-92), where a band goes that is yours to move (E-104, E-106), where one that you have beaten is put (E-111), and where an evicted army goes (E-125).</translation>
    </message>
    <message>
        <source>rules.E-10</source>
        <translation>You make your move even where only one is possible. But a player without a card to bid makes no bid (E-26).</translation>
    </message>
    <message>
        <source>rules.head.bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>rules.E-20</source>
        <translation>In round 1 the start player bids first, then all others clockwise. Later you bid in the reverse order of the turns of the round before: whoever was last now bids first.</translation>
    </message>
    <message>
        <source>rules.E-21</source>
        <translation>A bid is an action card face up and a secret action card face down. Both are obligatory, even for somebody who will not be able to use them.</translation>
    </message>
    <message>
        <source>rules.E-22</source>
        <translation>You cannot bid a rank that somebody else has bid in this round.</translation>
    </message>
    <message>
        <source>rules.E-23</source>
        <translation>Your fatigue and the rank together may be 16 at most. It does not matter whether your patrician will walk, or how much your cards will relieve him later.</translation>
    </message>
    <message>
        <source>rules.E-24</source>
        <translation>Rank 0 cannot be bid by a player who is beaten (E-112) or held by the sycophants (E-102) in this round.</translation>
    </message>
    <message>
        <source>rules.E-25</source>
        <translation>When all have bid, turns go from the highest rank to the lowest.</translation>
    </message>
    <message>
        <source>rules.E-26</source>
        <translation>A player who has no card that may be bid is *out* for this round: no action card, no secret action card, no walk of the patrician. Their turn comes after all others, and so they bid first in the next round.</translation>
    </message>
    <message>
        <source>rules.E-27</source>
        <translation>A player who is out may still walk mercenaries, give things between own armies, use gifts that need no walking patrician, buy free actions with the mercenaries’ gold, and merge. They may not offer a trade, though they may accept one, and they do not move the mob.</translation>
    </message>
    <message>
        <source>rules.E-28</source>
        <translation>If any player who is out has exactly 1 or 2 action cards left in hand, the mob does not walk in this round.</translation>
    </message>
    <message>
        <source>rules.E-140</source>
        <translation>Anna bids 3, Ben 7, Clara 4. The turns are Ben’s, Clara’s and Anna’s; Anna moves the mob. In the next round Anna bids first, then Clara, then Ben.</translation>
    </message>
    <message>
        <source>rules.E-141</source>
        <translation>If Anna then bids 5, neither Clara nor Ben can bid 5.</translation>
    </message>
    <message>
        <source>rules.E-142</source>
        <translation>With fatigue 11 you can bid the ranks 0 to 5, but not 6, even together with the Lavish Feast.</translation>
    </message>
    <message>
        <source>rules.head.turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>rules.E-30</source>
        <translation>In any order you may do each of these at most once: walk your patrician (in parts, if you like, E-42), use the action card, the secret action card, and each kind of free action. Mercenary walks, giving and gifts may be repeated as far as their own limits allow. Nothing but the end of the turn is obligatory, except by E-41 and E-70.</translation>
    </message>
    <message>
        <source>rules.E-31</source>
        <translation>An action is carried out wholly or not at all. One army pays for it at once, the whole sum. Gold lies with armies, never with you.</translation>
    </message>
    <message>
        <source>rules.E-32</source>
        <translation>What would change nothing is not allowed:
- no relief at fatigue 0;
- no hiding at attention 0, or when you are caught (E-101);
- no scheming when every opponent is caught, and no intrigue against a caught one;
- no Forced March without a mercenary army on the board;
- no map or guide for an army that cannot walk (E-47).

Everything else may be used even where it has no effect: luck, double pay, a veto, a tip, a Forced March for an army that is held.</translation>
    </message>
    <message>
        <source>rules.E-33</source>
        <translation>Neither action card nor secret action card can be used by players who are out (E-26), beaten (E-112), or held by the sycophants (E-102).</translation>
    </message>
    <message>
        <source>rules.E-34</source>
        <translation>A secret action card that is used is shown to all. One that is not used is laid away face down.</translation>
    </message>
    <message>
        <source>rules.E-35</source>
        <translation>At the end of your turn both cards go to the used ones, and only Camping brings them back (E-70).</translation>
    </message>
    <message>
        <source>rules.E-36</source>
        <translation>At the end of your turn you may merge two or three armies of yours that stand in the same place (E-113). The *merge* lasts for this round.</translation>
    </message>
    <message>
        <source>rules.E-37</source>
        <translation>In one turn you may give things between armies 12 times at most, and offer one trade.</translation>
    </message>
    <message>
        <source>rules.head.walking</source>
        <translation>Walking</translation>
    </message>
    <message>
        <source>rules.E-40</source>
        <translation>All pieces step horizontally or vertically from cell to cell. You may turn back, and come again to the same cell. Forest, mountain and swamp cannot be entered. Armies share a cell freely, whoever’s they are, except on fords and bridges.</translation>
    </message>
    <message>
        <source>rules.E-41</source>
        <translation>The patrician walks exactly as many steps as your rank, plus those of guide and map: all of them or none. Once he has begun, your turn cannot end before the last step. **Option:** he walks at most that many.</translation>
    </message>
    <message>
        <source>rules.E-42</source>
        <translation>A patrician may interrupt his walk only at a *stopover*: a settlement, or where another army of yours stands, reached by the shortest way. There the visit counts, and things may be given. But he cannot stop where the rest of his steps would be impossible. While the walk goes on you may only walk on or give things, and he may not give away gold that he needs for a toll.</translation>
    </message>
    <message>
        <source>rules.E-43</source>
        <translation>The program shows where the patrician can get: every cell that he reaches with exactly his last step, perhaps his own, and every stopover. Where a walk without a toll exists, none is paid; for a stopover you may choose, if it is nearer with a toll.</translation>
    </message>
    <message>
        <source>rules.E-44</source>
        <translation>Each step of the patrician costs 1 fatigue. Steps bought from a guide do not, and they are used first (E-94).</translation>
    </message>
    <message>
        <source>rules.E-45</source>
        <translation>The two mercenary armies share 6 steps in a turn, as you like and in as many parts; one alone has 4. You need not take them all. Steps from Forced March, map and guide belong to one army and are used first. What counts is how many mercenary armies are on the board at the start of your turn, held ones too; one that you recruit later adds nothing.</translation>
    </message>
    <message>
        <source>rules.E-46</source>
        <translation>A mercenary army can go to every cell for which it has the steps, always by the shortest way. It pays a toll only where that is shorter or the only way.</translation>
    </message>
    <message>
        <source>rules.E-47</source>
        <translation>An army that is held cannot walk. A patrician does not walk if his player is out, beaten, or held by the sycophants.</translation>
    </message>
    <message>
        <source>rules.E-48</source>
        <translation>**Option: at most that many steps.** The patrician then walks like a mercenary army: up to his steps, in as many parts as you like.</translation>
    </message>
    <message>
        <source>rules.E-49</source>
        <translation>**Option: own steps.** Mercenary armies do not share: each has 5 steps at the start of the turn, or 4 if it is the only one. One recruited later has none.</translation>
    </message>
    <message>
        <source>rules.E-50</source>
        <translation>Armies may pass a cell where a band stands, and stop there. That causes no battle: only bands attack.</translation>
    </message>
    <message>
        <source>rules.E-143</source>
        <translation>If you have bid 5, your patrician walks 5 steps or none.</translation>
    </message>
    <message>
        <source>rules.E-144</source>
        <translation>If you have bid 3 and he walks, your fatigue rises by 3.</translation>
    </message>
    <message>
        <source>rules.head.rivers</source>
        <translation>Rivers, fords, bridges</translation>
    </message>
    <message>
        <source>rules.E-51</source>
        <translation>A river cell has banks. Whoever is on it stands on one bank, and goes on only to what touches that bank, or along it.</translation>
    </message>
    <message>
        <source>rules.E-52</source>
        <translation>A ford holds one piece. An army cannot enter or pass it while another army or a band stands there. Nor can a band, if the other band or an army of its controller is there; but it may enter to attack an army (E-110).</translation>
    </message>
    <message>
        <source>rules.E-53</source>
        <translation>A bridge holds one army. Bands cannot enter bridges, and so an army on a bridge cannot be attacked.</translation>
    </message>
    <message>
        <source>rules.E-54</source>
        <translation>**Toll.** An army that enters a bridge without a pass pays 1 gold of its own, once for the whole march, however many bridges it crosses. This is the free action called toll: you can pay it once in a round.</translation>
    </message>
    <message>
        <source>rules.E-55</source>
        <translation>The toll gives that army a *pass*: to the end of the next round it may stand on and cross any bridge without paying again.</translation>
    </message>
    <message>
        <source>rules.head.settlements</source>
        <translation>Settlements, wagons, gifts</translation>
    </message>
    <message>
        <source>rules.E-60</source>
        <translation>An army visits a settlement when its march ends there; a stopover counts. Passing through does not. Visits of all three armies count, each settlement once.</translation>
    </message>
    <message>
        <source>rules.E-61</source>
        <translation>Villages, towns and cities hold any number of pieces. The mob cannot enter towns and cities, the robbers cannot enter cities. So a town protects from the mob, a city from both, a village from neither. **Option:** mercenaries cannot enter cities.</translation>
    </message>
    <message>
        <source>rules.E-62</source>
        <translation>Rest and attention come at night (E-120, E-123).</translation>
    </message>
    <message>
        <source>rules.E-63</source>
        <translation>An army has at most one wagon. It is not lost with a mercenary army (E-115).</translation>
    </message>
    <message>
        <source>rules.E-64</source>
        <translation>When a patrician stands in a city and has that city’s wagon, he delivers it at once, even if another army of yours hands it to him there. Mercenaries cannot deliver.</translation>
    </message>
    <message>
        <source>rules.E-65</source>
        <translation>For a delivery you draw the top card of that city’s gift pile; it lies face up with your patrician.</translation>
    </message>
    <message>
        <source>rules.E-66</source>
        <translation>**Money.** 2 gold for the patrician, and the card is discarded.</translation>
    </message>
    <message>
        <source>rules.E-67</source>
        <translation>**Diplomacy.** At any time in your turn, but not in the middle of a walk, you may discard it from any army: your attention falls by 5. Not when the sycophants are on their way (E-101).</translation>
    </message>
    <message>
        <source>rules.E-68</source>
        <translation>**Map.** Once in a turn, for each map, the army that has it may walk 1 step more. For a patrician it joins his walk: the longer walk must be possible, and the step costs fatigue. It can also come after the walk, but then must still be walked. Fatigue may not pass 16 here either.</translation>
    </message>
    <message>
        <source>rules.E-69</source>
        <translation>**Weapon.** Strength +1 for the army that has it. Several add up.</translation>
    </message>
    <message>
        <source>rules.E-69a</source>
        <translation>Gifts lie face up with the armies. They move by giving, courier and trade. One that is lost is discarded and goes to nobody.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>Action cards</translation>
    </message>
    <message>
        <source>rules.E-70</source>
        <translation>**Camping (0).** The patrician does not walk, except for the steps of guide and map. The secret action card bid with it cannot be used; before your turn ends you must exchange it: you put it on the reserve and take one of the three that lay there before. At upkeep all your used cards return to your hand, Camping and the exchanged card too: nine and nine again.</translation>
    </message>
    <message>
        <source>rules.E-71</source>
        <translation>**Fresh Horses (1).** Your fatigue falls by 6, but not below 0.</translation>
    </message>
    <message>
        <source>rules.E-72</source>
        <translation>**Dirty Business (2).** For 1 gold you move the robbers at the end of this round, for 3 gold at the end of the next one too. It cannot be used while a business bought earlier covers this round. Once made, the business cannot be undone; only a veto can stop it beforehand. The gold makes the robbers stronger (E-109).</translation>
    </message>
    <message>
        <source>rules.E-73</source>
        <translation>**Local Guide (3).** Your fatigue falls by 3.</translation>
    </message>
    <message>
        <source>rules.E-74</source>
        <translation>**Scheming (4, 6).** Choose the target before you roll.
- *An opponent:* roll a die. With rank 4 their attention rises by one more than that, with rank 6 by one less, but at least by 1; that of every other opponent by half as much, rounded up, your own not at all. Caught players are passed over, though you may name one if there is another opponent.
- *Yourself:* you hide. With rank 4 your attention falls by 3, with rank 6 by 2.</translation>
    </message>
    <message>
        <source>rules.E-75</source>
        <translation>**Jewel for Sale (5).** Your patrician gets 1 gold.</translation>
    </message>
    <message>
        <source>rules.E-76</source>
        <translation>**Courier (7).** One army of yours sends gold, at least 1, or one gift card to another, wherever they stand. No wagon can be sent.</translation>
    </message>
    <message>
        <source>rules.E-77</source>
        <translation>**Gallop (8).** No action. The secret action card may be used.</translation>
    </message>
    <message>
        <source>rules.head.secret-cards</source>
        <translation>Secret action cards</translation>
    </message>
    <message>
        <source>rules.E-80</source>
        <translation>You may use the secret action card that you bid once in your turn; not with Camping, and not where E-33 forbids it.</translation>
    </message>
    <message>
        <source>rules.E-81</source>
        <translation>**Lavish Feast.** Your fatigue falls by 2.</translation>
    </message>
    <message>
        <source>rules.E-82</source>
        <translation>**Scheming.** Like E-74, with the number rolled; or your own attention falls by 2.</translation>
    </message>
    <message>
        <source>rules.E-83</source>
        <translation>**Family Support.** Your patrician gets 1 gold.</translation>
    </message>
    <message>
        <source>rules.E-84</source>
        <translation>**Foul Tip.** You may move the robbers once, at the end of this round or of the next, unless a dirty business is in force then (E-107).</translation>
    </message>
    <message>
        <source>rules.E-85</source>
        <translation>**Recruiting.** If you have lost a mercenary army and one of your armies has 2 gold, you can raise a new one for it. It is placed on an open cell (plain or river bank, no settlement, ford or bridge) exactly 7 steps from the robbers or from the mob; if there is none, at the greatest distance below that. Its strength is 1 from then on. It has the wagon of its predecessor, but no gold and no gifts. It may walk at once (E-45).</translation>
    </message>
    <message>
        <source>rules.E-86</source>
        <translation>**Luck.** One army of yours has strength +1 until the end of the round.</translation>
    </message>
    <message>
        <source>rules.E-87</source>
        <translation>**Veto.** In the next round, whenever an opponent uses dirty business, any scheming or a foul tip in their turn, you may cancel it before anything is paid or rolled. The card is announced first, and a secret one is shown to all (E-34): from then on it counts as used, whether it is cancelled or not. Your veto is not used up, and lasts for that round. Holders of a veto are asked clockwise from the acting player; one is enough. A tip laid earlier cannot be cancelled.</translation>
    </message>
    <message>
        <source>rules.E-88</source>
        <translation>**Courier.** Like E-76, but the army that sends pays 1 gold first.</translation>
    </message>
    <message>
        <source>rules.E-89</source>
        <translation>**Forced March.** Each mercenary army of yours that is on the board now may walk 1 step more in this turn.</translation>
    </message>
    <message>
        <source>rules.head.free</source>
        <translation>Free actions</translation>
    </message>
    <message>
        <source>rules.E-90</source>
        <translation>Each kind can be bought once in a round. Any army of yours on the board may pay; for a player who is out, only mercenaries (E-27).</translation>
    </message>
    <message>
        <source>rules.E-91</source>
        <translation>**Intrigue** (1 gold): your attention falls by 2, or that of an opponent rises by 2.</translation>
    </message>
    <message>
        <source>rules.E-92</source>
        <translation>**Double pay** (1 gold): the paying army has strength +1 until the end of the round. You can also buy it when that army is attacked, if you have not bought it in this round yet.</translation>
    </message>
    <message>
        <source>rules.E-93</source>
        <translation>**Supper** (1 gold): your fatigue falls by 2.</translation>
    </message>
    <message>
        <source>rules.E-94</source>
        <translation>**Guide** (1 or 2 gold): one army of yours walks 1 or 2 steps more in this turn; another may pay. For a patrician these steps cost no fatigue and join his walk: the longer walk must be possible with the gold that is left after paying. You can buy it after the walk, but then these steps must be walked too.</translation>
    </message>
    <message>
        <source>rules.E-95</source>
        <translation>**Toll** (1 gold): always part of a march, never paid by itself (E-54).</translation>
    </message>
    <message>
        <source>rules.E-96</source>
        <translation>**Trade** with another player: E-98.</translation>
    </message>
    <message>
        <source>rules.head.own</source>
        <translation>Own armies in one place</translation>
    </message>
    <message>
        <source>rules.E-97</source>
        <translation>Armies of yours on the same cell – at a river, on the same bank – may give each other gold, gifts and wagons, at a stopover too. A wagon given to an army that has one is exchanged for it.</translation>
    </message>
    <message>
        <source>rules.head.trading</source>
        <translation>Trades between players</translation>
    </message>
    <message>
        <source>rules.E-98</source>
        <translation>Once in your turn you may offer a trade to an opponent: the two patricians trade, wherever they stand. A gift for a gift, a gift for gold, or gold for a gift. No gold for gold, no wagons, and nothing for free.</translation>
    </message>
    <message>
        <source>rules.E-99</source>
        <translation>Your opponent accepts or declines at once. If they accept, the goods change hands, and it counts as a trade for both of you. Whoever has made two trades can neither offer another nor be offered one. Both sides must have what they are to give when the offer is made.</translation>
    </message>
    <message>
        <source>rules.head.finding</source>
        <translation>The sycophants</translation>
    </message>
    <message>
        <source>rules.E-100</source>
        <translation>Your attention runs from 0 to 16.</translation>
    </message>
    <message>
        <source>rules.E-101</source>
        <translation>If it would rise above 16, it stays at 16 and you are *caught*: the sycophants hold your patrician for the whole next round. Until the end of that round your marker does not move at all.</translation>
    </message>
    <message>
        <source>rules.E-102</source>
        <translation>In that round you must bid (not rank 0), you cannot use your cards, and your patrician does not walk. Mercenaries, free actions, gifts, trades and merging are as usual. **Option:** the patrician may walk all the same.</translation>
    </message>
    <message>
        <source>rules.E-103</source>
        <translation>At the end of that round your attention becomes 6, and you are free. **Option:** it stays 16.</translation>
    </message>
    <message>
        <source>rules.head.bands</source>
        <translation>The mob and the robbers</translation>
    </message>
    <message>
        <source>rules.E-104</source>
        <translation>When all turns are over, the mob is moved by the last in the order of turns who is not out, even if beaten or held. If all are out, or by E-28, it does not move.</translation>
    </message>
    <message>
        <source>rules.E-105</source>
        <translation>Three dice are rolled and the highest is left out: the sum of the other two is the number of steps, exactly. The mob must walk if it can.</translation>
    </message>
    <message>
        <source>rules.E-145</source>
        <translation>1, 6 and 3 give 4 steps; 2, 5 and 5 give 7.</translation>
    </message>
    <message>
        <source>rules.E-106</source>
        <translation>The robbers walk after the mob, but only if somebody controls them: in a round covered by a dirty business, its buyer. They walk the sum of two dice, exactly, or stay where they are after the roll.</translation>
    </message>
    <message>
        <source>rules.E-107</source>
        <translation>Without a dirty business the holders of foul tips are asked in the order of turns whether to use one now. The first who does controls the robbers. A tip left over from its own round can be used in the next, then it lapses. A business counts from the payment on: a rank 2 that was not used, or was vetoed, blocks nobody. If its buyer has been eliminated (E-127), it stays in force, and nobody controls the robbers.</translation>
    </message>
    <message>
        <source>rules.E-108</source>
        <translation>**How bands walk.** They step like armies, but never onto bridges and into cities, the mob not into towns either, and never where an army of their controller stands. They cannot pass an enemy army: they stop there and attack. So a walk ends either with exactly the steps rolled on a cell without armies, or with at most that many at an enemy army. If several stand there, the controller chooses one; merged ones count as one.</translation>
    </message>
    <message>
        <source>rules.E-109</source>
        <translation>The robbers’ strength is 7, plus all gold paid to them so far by dirty business, divided by the number of players and rounded down. Eliminated players count too. Looted gold does not.</translation>
    </message>
    <message>
        <source>rules.E-147</source>
        <translation>Four play. With 4 gold paid the robbers have 8, with 7 gold still 8, with 8 gold 9.</translation>
    </message>
    <message>
        <source>rules.head.battles</source>
        <translation>Battles</translation>
    </message>
    <message>
        <source>rules.E-110</source>
        <translation>The band moves onto the army’s cell, and the attacked player rolls a die. The army’s strength is its base, plus weapons, luck and double pay. If this and the roll together are at least 6 against the mob, or at least the robbers’ strength against the robbers, the player wins.</translation>
    </message>
    <message>
        <source>rules.E-146</source>
        <translation>A small mercenary army (1) with double pay has 2: it beats the mob with a roll of 4, 5 or 6.</translation>
    </message>
    <message>
        <source>rules.E-148</source>
        <translation>A large mercenary army (2) with a weapon has 3. Against robbers of 8 it needs a 5 or a 6.</translation>
    </message>
    <message>
        <source>rules.E-111</source>
        <translation>**A win.** The winner puts the band on an open cell (plain or river bank, no settlement, ford or bridge), at least 7 steps from every army and from the other band. If there is none, on one that is as far as possible from the nearest of them. The robbers keep their strength.</translation>
    </message>
    <message>
        <source>rules.E-112</source>
        <translation>**A patrician loses.** In the next round you are *beaten*: you bid (not rank 0), but your cards cannot be used and your patrician does not walk; all else is as usual. He loses all his gold; if he has none, one gift, drawn at random; if he has neither, he misses one round more. He stays on his cell with the band. Missed rounds add up.</translation>
    </message>
    <message>
        <source>rules.E-113</source>
        <translation>Merged armies fight as one: the strength of the strongest plus 1, also for three. A loss strikes each of them. If only one is left later, it fights on without the bonus.</translation>
    </message>
    <message>
        <source>rules.E-114</source>
        <translation>A battle ends the band’s walk. Battles happen only when bands walk.</translation>
    </message>
    <message>
        <source>rules.E-115</source>
        <translation>**A mercenary army loses.** It leaves the board, its gold is lost, and its gifts are discarded. Its wagon waits on your player sheet for Recruiting (E-85).</translation>
    </message>
    <message>
        <source>rules.E-116</source>
        <translation>Distances are the shortest ways on the empty board, bridges included; each bank is a place of its own.</translation>
    </message>
    <message>
        <source>rules.head.night</source>
        <translation>Night and upkeep</translation>
    </message>
    <message>
        <source>rules.E-120</source>
        <translation>Night is worked through in the order of turns: for each player first the patrician, then the large and the small mercenary army.</translation>
    </message>
    <message>
        <source>rules.E-121</source>
        <translation>Whoever has bid Camping and whose patrician did not walk loses 1 fatigue.</translation>
    </message>
    <message>
        <source>rules.E-122</source>
        <translation>**Rest.** A patrician who sleeps in a settlement loses fatigue. A night is a further one if he spent the one before in the same place, wherever he walked in between.

| settlement | first night | further nights |
|:--|:-:|:-:|
| village | −3 | −1 |
| town | −4 | −2 |
| city | −5 | −2 |</translation>
    </message>
    <message>
        <source>rules.E-123</source>
        <translation>**Attention.** Each night of each army of yours in a city raises your attention by 1; in a town only the first night does. Villages do not.</translation>
    </message>
    <message>
        <source>rules.E-149</source>
        <translation>Your large mercenary army spends two nights in a city, and the small one joins it for the second: your attention rises by 3 in all.</translation>
    </message>
    <message>
        <source>rules.E-124</source>
        <translation>Then the time of held armies falls by one. An army that stands on a bridge and whose pass ends with this round pays 1 gold, if it has any, and gets a pass for the next round.</translation>
    </message>
    <message>
        <source>rules.E-125</source>
        <translation>**Eviction.** If it has none, its owner moves it to a neighbouring cell that is not a bridge and that it may enter. It is then *held* for the next 3 rounds. This is not a march: no visit, and no night spent there.</translation>
    </message>
    <message>
        <source>rules.E-126</source>
        <translation>What is paid on a bridge at night is not your free action.</translation>
    </message>
    <message>
        <source>rules.E-127</source>
        <translation>**Option: massacre.** Such an army is destroyed: a mercenary army as in E-115; if it is the patrician, the player is eliminated and all three armies leave the board. They take no further part, but what they have reached counts in the end.</translation>
    </message>
    <message>
        <source>rules.E-130</source>
        <translation>**Upkeep.** Campers take their cards back, the sycophants leave (E-103), bonuses of strength, merges and bids end, and every free action can be bought again. Tips left from the round before, vetoes of this round and business that has run out end too.</translation>
    </message>
    <message>
        <source>rules.E-131</source>
        <translation>One missed round is over as soon as the last turn has ended, before the mob walks. So a loss in this round costs the next one.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>rules.E-132</source>
        <translation>At upkeep the game is over if somebody has reached everything: on the large board 17 villages, 6 towns, 3 cities and three deliveries, on the small one 5 villages, 2 towns, 3 cities and three deliveries. It is also over when at most one player is left, or after round 100; that limit can be set. No round is left unfinished.</translation>
    </message>
    <message>
        <source>rules.E-133</source>
        <translation>**Renown.** Every village visited (at most as many as are needed), every town and city, and every wagon delivered counts 1. The aim takes 29 on the large board, 13 on the small one. Eliminated players come last; among the others more renown decides, then less fatigue, less attention and more gold. If all that is equal, you share the place.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>When rules meet</translation>
    </message>
    <message>
        <source>rules.interplay.list</source>
        <translation>- **Relief and bidding.** Feast, supper, fresh horses and local guide do not help the current bid, only later ones (E-23).
- **Camping with guide or map.** The patrician may walk, but then the camp gives no rest (E-121).
- **Recruiting.** The steps of the turn stay as they were at its start: 4 with one mercenary army left, 0 with none (E-45).
- **Luck, double pay, merge.** Of merged armies the strongest counts, so give them to that one (E-113).
- **Veto and money.** A veto stops no intrigue, and no business bought in the round before (E-87).
- **A caught target.** Scheming against it moves only the markers of the others (E-74).
- **Tip and business.** While a business is in force, a tip is kept for the next round, if that is free (E-107).
- **Gifts on the way.** A weapon counts at once in its new place. A map used in this turn cannot be used again by the army that gets it (E-68).
- **A wagon in its city.** What the patrician gets there is delivered at once, and another may take its place in the same turn (E-64).
- **A patrician on a bridge.** He is safe, but the toll lasts only through the next round; then he pays every night (E-124).
- **A shield.** Where an army of its controller stands, a band can attack nobody (E-108).</translation>
    </message>
    <message>
        <source>rules.head.board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>rules.board.coordinates</source>
        <translation>The board has two halves: L is the left one, R the right one. A cell is named by its half, its row from below, and its column from the left edge of that half: L:9,5 is the fifth cell of row nine on the left, R:18,1 lies just right of the middle. In files of the game the halves are called B and J.</translation>
    </message>
    <message>
        <source>rules.E-150</source>
        <translation>Every river runs from its source to its mouth, cell by cell; river cells, fords and bridges all belong to it. It may leave the board at an edge, or flow into another river.</translation>
    </message>
    <message>
        <source>rules.E-151</source>
        <translation>The water divides the rim of its cell into parts, and each part is a bank. A source has one bank, an ordinary river cell two, a confluence three.</translation>
    </message>
    <message>
        <source>rules.E-152</source>
        <translation>From a bank you step to the neighbouring cell that it borders on, and along the river to the next bank on the same side. You cannot step across the water.</translation>
    </message>
    <message>
        <source>rules.E-153</source>
        <translation>A ford or bridge touches the land beside it and both banks of the river cells above and below. A source can be walked round, and the tip of land between a river and its tributary is reached along the banks.</translation>
    </message>
    <message>
        <source>rules.E-154</source>
        <translation>You may make boards of your own. The program sees whether they are sound: whether the three cities and at least three start cells are there, every place can be reached, every settlement even without bridges, and both bands stand far enough from the start cells.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is secret</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | you | the others |
|:--|:--|:--|
| action cards in hand, bid, used | yes | yes |
| the secret action card that you bid | yes | once used |
| secret action cards in your hand and reserve | all | only how many |
| used up, but never shown | yes | no |
| the card exchanged when camping | yes | only that you did |
| wagons while loading | yours, and that of the patrician before you | no |
| wagons after loading | yes | yes; option: not until delivered |
| gift piles | only how many | only how many |

Everything else is open: gold, gifts, where armies stand, the tracks, visits, trades, and who controls the robbers.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>You choose before the game; the first is the usual one.
- **Board** (E-1): Macedonia or the small one.
- **Steps of the patrician** (E-41, E-48): exactly that many, or at most that many.
- **Steps of the mercenaries** (E-45, E-49): 6 together, or 5 each.
- **Mercenaries in cities** (E-61): allowed, or not.
- **Who cannot pay on a bridge** (E-125, E-127): eviction or massacre.
- **Values of the cards** (E-67, E-74): Diplomacy 5 or 4, hiding with rank 4 by 3 or 2.
- **Business for two rounds** (E-72): 3 or 2 gold.
- **After the sycophants** (E-103): attention 6 or 16.
- **Sycophants and patrician** (E-102): they hold him, or not.
- **Double pay when attacked** (E-92): allowed, or not.
- **Wagons** (E-8): open or secret.
- **Trades between players** (E-98): yes, or no.
- **Rest in the camp** (E-121): 1, 0 or 2 fatigue.
- **Most rounds** (E-132): 100, another number, or no limit.</translation>
    </message>
</context>
</TS>
