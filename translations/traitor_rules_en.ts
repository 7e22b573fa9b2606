<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>traitor</name>
    <message>
        <source>rules.title</source>
        <translation>Traitor – rules</translation>
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
        <translation>The land is divided: of its twelve landscapes the **Eagle** holds one half and the **Rose** the other, and neither means to leave it at that. You always serve one of the two, though not necessarily for ever. Once a round a conflict breaks out where their lands meet, and by the time it is settled somebody may already be standing on the far side.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**Aim.** Whoever has the most victory points at the end wins. Most points come from winning conflicts, and each winner gets more when there are fewer of them. Winning alone is best. The Traitor and the Strategist bring points too, and so do your depots when the game is over.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A round in short.** The holder of the strategy card decides where the conflict is. Everybody chooses an action card in secret; then, in turn and openly, you may play supply cards for your house. Now the action cards are shown: whoever chose the Traitor crosses over and takes along the cards they played. The losing landscape goes to the winning house.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Players and time.** For three or four players from the age of 12. A game takes 45–60 minutes.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Components</translation>
    </message>
    <message>
        <source>rules.intro.components</source>
        <translation>| piece | count | |
|:--|:-:|:--|
| landscape card | 12 | six kinds, two of each; one side is the Eagle’s, the other the Rose’s, with the same numbers on both |
| estate/depot card | 12 | the buildings, three in each colour; one side is an estate, the other a depot |
| supply card | 23 | five each of 2, 3, 4 and 5, two of 6, one 8 |
| action card | 6 | all different |
| loyalty card | 4 | one in each colour; shows which house you serve |
| strategy card | 1 | its holder decides where the conflict is |
| conflict card | 1 | lies where the conflict is |
| start-player card | 1 | moves one place to the left every round |
| overview card | 6 | a reminder, with no part in play |</translation>
    </message>
    <message>
        <source>rules.head.summary</source>
        <translation>The whole game on one page</translation>
    </message>
    <message>
        <source>rules.head.phases</source>
        <translation>The phases of a round</translation>
    </message>
    <message>
        <source>rules.summary.phases</source>
        <translation>1. **Place of the conflict.** The holder of the strategy card picks two neighbouring landscapes that are not of the same house.
2. **Action cards.** One is set aside unseen. The rest go round and everyone secretly keeps one.
3. **Supplies.** In turn, openly, play as many supply cards as you like.
4. **Reveal.** The action cards are shown. The Traitor changes house.
5. **Count.** Landscape, supplies and diplomats are added up: the higher total wins.
6. **Points.** The winners score by the table of the losing landscape, the Traitor 1, the Strategist 2. The losing landscape turns.
7. **Building.** The Builder places a building or turns one over.
8. **Strategy card.** It goes to the Strategist.
9. **Used supplies.** What was played is discarded.
10. **Drawing.** The Farmer draws 3 cards first, then the others draw for their estates. Nobody keeps more than five.
11. **Action cards back.** All six return to the middle of the ring.
12. **Start player.** The card moves one place to the left.
13. **A new round** begins.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>The six action cards</translation>
    </message>
    <message>
        <source>rules.summary.actions</source>
        <translation>| action card | what it does | phase |
|:--|:--|:-:|
| **Traitor** | you change house; 1 victory point | 4, 6 |
| **Diplomat +2** | 2 conflict points for your house; you may draw one supply card more | 5, 10 |
| **Diplomat +5** | 5 conflict points for your house; you change house if everyone serves the same one | 4, 5 |
| **Builder** | you may place a building or turn over one of yours | 7 |
| **Strategist** | 2 victory points; the strategy card is yours | 6, 8 |
| **Farmer** | you draw 3 supply cards before anybody else, but nothing for your estates | 10 |</translation>
    </message>
    <message>
        <source>rules.summary.end</source>
        <translation>**The end.** Three players play 9 rounds and four play 8, but the game is over at once if a round ends with all twelve landscapes in the hands of one house. Each of your depots is then worth a victory point for every card in your hand, three at most.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.T-1</source>
        <translation>The game is for three or four. Three of you play 9 rounds, four of you play 8.</translation>
    </message>
    <message>
        <source>rules.T-2</source>
        <translation>Draw lots for the first start player, or agree on one. That player takes the start-player card.</translation>
    </message>
    <message>
        <source>rules.T-3</source>
        <translation>**Loyalty.** The start player belongs to the Eagle, the player on their left to the Rose, and the houses keep alternating round the table. Four players stand two against two; among three, two are with the Eagle and one is with the Rose. Your loyalty card lies in front of you with your house face up.</translation>
    </message>
    <message>
        <source>rules.T-4</source>
        <translation>**The ring.** Of the two cards of each landscape, one shows its Eagle side and one its Rose side. Mix all twelve without turning any over, and lay them out in a circle like the hours on a clock face. Every landscape has exactly two neighbours; the circle closes at the top as well.</translation>
    </message>
    <message>
        <source>rules.T-5</source>
        <translation>**Stock.** You have three buildings in your colour: cards with an estate on one side and a depot on the other. Those that you have not put on the table yet are your *stock*.</translation>
    </message>
    <message>
        <source>rules.T-6</source>
        <translation>**The first estate.** Beginning with the start player and going clockwise, each of you takes one building from the stock and puts it, as an estate, under a landscape that has none yet. Any landscape will do, also one of the house you do not serve.</translation>
    </message>
    <message>
        <source>rules.T-7</source>
        <translation>There is room for a single building under each landscape, no matter whose it is or which side it shows.</translation>
    </message>
    <message>
        <source>rules.T-8</source>
        <translation>**Dealing.** Once the estates are down, shuffle the supply cards. The top three go to the start player, the three below to the player on their left, and so on round the table. What remains is the draw pile, face down. There are no discards yet.</translation>
    </message>
    <message>
        <source>rules.T-9</source>
        <translation>**Option: fixed deal.** Before shuffling, sort out one 3, one 4 and one 5 for every player. You get such a set instead of three random cards. The others make up the draw pile: 14 cards with three players, 11 with four.</translation>
    </message>
    <message>
        <source>rules.T-10</source>
        <translation>**Strategy card.** For the first round it goes, together with the conflict card, to the player on the start player’s left.</translation>
    </message>
    <message>
        <source>rules.T-11</source>
        <translation>Put the six action cards face down in the middle of the ring. Everyone begins with no victory points.</translation>
    </message>
    <message>
        <source>rules.T-12</source>
        <translation>There are four players: Brown is the start player, followed by Blue, Green and Yellow. Brown and Green are with the Eagle, Blue and Yellow with the Rose. This is how the ring came out, clockwise from the top:

| | Eagle | | Rose |
|:-:|:--|:-:|:--|
| 3 | Desert | 1 | City |
| 6 | City (Brown’s estate) | 2 | Village (Yellow’s estate) |
| 7 | Pasture | 4 | River |
| 9 | Forest | 5 | Forest |
| 11 | Village (Green’s estate) | 8 | Desert |
| 12 | River (Blue’s estate) | 10 | Pasture |

Blue serves the Rose and still put the estate under the Eagle’s River, which is allowed. The deal: Brown 2, 4, 6; Blue 3, 4, 8; Green 2, 2, 5; Yellow 3, 4, 5. Blue sits on Brown’s left and so has the strategy card.</translation>
    </message>
    <message>
        <source>rules.head.round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>rules.T-13</source>
        <translation>Every round goes through the same phases. Only these ask for a decision; everything else takes care of itself:

| phase | decision | whose |
|:-:|:--|:--|
| 1 | where the conflict is | the holder of the strategy card |
| 2 | which action card you keep | everyone, from the start player to the left |
| 3 | which supply cards you play | everyone, from the start player to the left |
| 7 | what you build | whoever chose the Builder |
| 10 | what you discard when your hand is too full | the Farmer first, then everyone from the start player to the left |</translation>
    </message>
    <message>
        <source>rules.head.phase1</source>
        <translation>Phase 1: the place of the conflict</translation>
    </message>
    <message>
        <source>rules.T-14</source>
        <translation>If you hold the strategy card, lay the conflict card between two landscapes that lie side by side. One must be the Eagle’s and the other the Rose’s.</translation>
    </message>
    <message>
        <source>rules.T-15</source>
        <translation>While both houses have land there is always somewhere to put it: two places at least, and never an odd number. If one house owned everything, the game would have stopped at the end of the previous round (T-79).</translation>
    </message>
    <message>
        <source>rules.T-16</source>
        <translation>A place can be used again in a later round, however the earlier conflict there turned out. You need neither serve one side in particular nor own anything nearby.</translation>
    </message>
    <message>
        <source>rules.T-17</source>
        <translation>Blue picks the top of the ring, where the Eagle’s River meets the Rose’s City. As things stand, Brown and Green are on the River’s side, Blue and Yellow on that of the City.</translation>
    </message>
    <message>
        <source>rules.head.phase2</source>
        <translation>Phase 2: action cards</translation>
    </message>
    <message>
        <source>rules.T-18</source>
        <translation>Shuffle the six action cards and put the top one in the middle, face down, without anyone seeing it. This card is *set aside* and stays out of the round.</translation>
    </message>
    <message>
        <source>rules.T-19</source>
        <translation>The start player takes up the other five, keeps one of them face down in front of their loyalty card, and hands on what is left. Going round to the left, everybody else chooses in the same way.</translation>
    </message>
    <message>
        <source>rules.T-20</source>
        <translation>Whatever the last player does not keep joins the middle, face down. In a game of four they choose between two cards, leaving one; in a game of three they have three to choose from and leave two.</translation>
    </message>
    <message>
        <source>rules.T-21</source>
        <translation>You must take a card. Once taken it cannot be exchanged, and nobody else sees it before phase 4.</translation>
    </message>
    <message>
        <source>rules.T-22</source>
        <translation>What passed through your hands you know until the round is over; the program keeps it in view for you alone (T-85).</translation>
    </message>
    <message>
        <source>rules.T-23</source>
        <translation>The Diplomat +2 happens to be set aside. Brown has five cards to look at and keeps the Builder; Blue, with four, keeps the Traitor; Green, with three, the Strategist; Yellow, with two, the Diplomat +5. That leaves the Farmer.</translation>
    </message>
    <message>
        <source>rules.head.phase3</source>
        <translation>Phase 3: supply cards</translation>
    </message>
    <message>
        <source>rules.T-24</source>
        <translation>From the start player clockwise, you each play as many supply cards from your hand as you wish: one, several, all or none. They are played *face up*, so it is an advantage to come late and see what the others did. Here this is the usual way; the Hungarian booklet has them played face down, which is the option of T-25.</translation>
    </message>
    <message>
        <source>rules.T-25</source>
        <translation>**Option: hidden supplies.** You play the cards face down, and only their number can be seen. They are all turned up together as phase 4 begins.</translation>
    </message>
    <message>
        <source>rules.T-26</source>
        <translation>Supplies help the house that you serve in phase 5, no matter where you stood when you played them.</translation>
    </message>
    <message>
        <source>rules.T-27</source>
        <translation>You cannot take cards back or add more later. It is always allowed to play nothing, and with no cards in hand you have no choice.</translation>
    </message>
    <message>
        <source>rules.T-28</source>
        <translation>Brown puts down 2, 4 and 6, which makes 12 points. Blue adds a 4, Green keeps everything, and Yellow gives a 3.</translation>
    </message>
    <message>
        <source>rules.head.phase4</source>
        <translation>Phase 4: the reveal</translation>
    </message>
    <message>
        <source>rules.T-29</source>
        <translation>Show all chosen action cards at the same moment. Those in the middle, whether set aside or left over, remain hidden.</translation>
    </message>
    <message>
        <source>rules.T-30</source>
        <translation>With the **Traitor** you turn your loyalty card over immediately: now you belong to the other house, and that lasts until your next change. You cannot decline.</translation>
    </message>
    <message>
        <source>rules.T-31</source>
        <translation>**When everyone is on one side.** Look at the loyalty cards before the Traitor has turned. Should they all show the same house, the **Diplomat +5** must cross over too. If both the Traitor and the Diplomat +5 were chosen, two players leave. This, again, cannot be declined.</translation>
    </message>
    <message>
        <source>rules.T-32</source>
        <translation>If everyone is on one side and neither of these two cards was taken, all stay where they are.</translation>
    </message>
    <message>
        <source>rules.T-33</source>
        <translation>Blue turns out to be the Traitor, leaves the Rose for the Eagle, and is now on the River’s side together with Brown and Green.</translation>
    </message>
    <message>
        <source>rules.head.phase5</source>
        <translation>Phase 5: the count</translation>
    </message>
    <message>
        <source>rules.T-34</source>
        <translation>Each house adds up:
- the conflict points of its landscape at the place of the conflict;
- every supply card played by someone who is with the house now;
- 2 points if one of these players has the Diplomat +2, and 5 if one has the Diplomat +5.</translation>
    </message>
    <message>
        <source>rules.T-35</source>
        <translation>What the landscapes count:

| Desert | Pasture | River | Forest | Village | City |
|:-:|:-:|:-:|:-:|:-:|:-:|
| 0 | 3 | 5 | 7 | 10 | 15 |</translation>
    </message>
    <message>
        <source>rules.T-36</source>
        <translation>A diplomat counts for the house of its player as it is once phase 4 is over, and that includes a Diplomat +5 who has just had to leave (T-31).</translation>
    </message>
    <message>
        <source>rules.T-37</source>
        <translation>The larger total wins the conflict.</translation>
    </message>
    <message>
        <source>rules.T-38</source>
        <translation>If the totals are the same, neither house wins: both landscapes stay as they are and the table gives no points. Traitor and Strategist are still paid (T-44, T-45).</translation>
    </message>
    <message>
        <source>rules.T-39</source>
        <translation>For the Eagle: 5 (River) + 12 (Brown) + 4 (Blue) + 0 (Green), which is 21. For the Rose: 15 (City) + 3 (Yellow) + 5 (Yellow’s diplomat), which is 23. The Rose has won.</translation>
    </message>
    <message>
        <source>rules.head.phase6</source>
        <translation>Phase 6: victory points</translation>
    </message>
    <message>
        <source>rules.T-40</source>
        <translation>You are a winner if you belong to the winning house now, even if you did not spend a single supply card on it.</translation>
    </message>
    <message>
        <source>rules.T-41</source>
        <translation>Count the winners and look at the *losing* landscape. The column of that number says how many victory points each of them gets:

| losing landscape | I | II | III | IV |
|:--|:-:|:-:|:-:|:-:|
| Desert | 3 | 2 | 1 | 1 |
| Pasture | 4 | 3 | 2 | 1 |
| River | 5 | 4 | 3 | 2 |
| Forest | 6 | 5 | 3 | 2 |
| Village | 7 | 5 | 4 | 3 |
| City | 8 | 6 | 4 | 3 |</translation>
    </message>
    <message>
        <source>rules.T-42</source>
        <translation>If three of you play and all three win, use column III. **Option: column IV.** In that case column IV applies instead.</translation>
    </message>
    <message>
        <source>rules.T-43</source>
        <translation>A house can win although nobody serves it. Then the table pays no one, but the loser’s landscape still changes hands.</translation>
    </message>
    <message>
        <source>rules.T-44</source>
        <translation>The **Traitor** earns 1 victory point: after a victory, after a defeat, and after a tie.</translation>
    </message>
    <message>
        <source>rules.T-45</source>
        <translation>The **Strategist** earns 2 victory points: after a victory, after a defeat, and after a tie.</translation>
    </message>
    <message>
        <source>rules.T-46</source>
        <translation>Turn the losing landscape over; from now on it is the winner’s. Leave the building under it alone. Everybody may see the scores at all times.</translation>
    </message>
    <message>
        <source>rules.T-47</source>
        <translation>Yellow is the only winner and so scores 5, column I of the lost River. Blue adds 1 as Traitor, Green 2 as Strategist, and Brown goes away empty-handed. The River is turned to its Rose side.</translation>
    </message>
    <message>
        <source>rules.T-48</source>
        <translation>What if the Eagle had won? Then the City is lost, and column III gives 4 to Brown, Blue and Green alike, with Blue’s 1 and Green’s 2 on top.</translation>
    </message>
    <message>
        <source>rules.head.phase7</source>
        <translation>Phase 7: building</translation>
    </message>
    <message>
        <source>rules.T-49</source>
        <translation>If you chose the **Builder**, do one of three things: build (T-50), turn a building over (T-51) or pass (T-54).</translation>
    </message>
    <message>
        <source>rules.T-50</source>
        <translation>**Build.** Take a building from your stock and slide it under a landscape that has none yet, whichever house owns it. You decide whether it becomes an estate or a depot.</translation>
    </message>
    <message>
        <source>rules.T-51</source>
        <translation>**Turn over.** A building of your own that is already on the table is turned where it lies: an estate becomes a depot, a depot an estate.</translation>
    </message>
    <message>
        <source>rules.T-52</source>
        <translation>You may have at most 2 depots on the table; neither building nor turning over may give you a third.</translation>
    </message>
    <message>
        <source>rules.T-53</source>
        <translation>A building keeps its place: it does not move elsewhere and does not come back into your stock. Leave those of other players alone.</translation>
    </message>
    <message>
        <source>rules.T-54</source>
        <translation>You need not build at all; you may pass.</translation>
    </message>
    <message>
        <source>rules.T-55</source>
        <translation>Brown builds a second estate, under the Eagle’s Forest.</translation>
    </message>
    <message>
        <source>rules.head.phase8</source>
        <translation>Phase 8: the strategy card</translation>
    </message>
    <message>
        <source>rules.T-56</source>
        <translation>Whoever chose the **Strategist** receives the strategy card and will decide where the next conflict takes place.</translation>
    </message>
    <message>
        <source>rules.T-57</source>
        <translation>In a round without a Strategist, the strategy card stays with its holder.</translation>
    </message>
    <message>
        <source>rules.T-58</source>
        <translation>Having the strategy card is worth no points in itself: those 2 victory points come from choosing the Strategist that round.</translation>
    </message>
    <message>
        <source>rules.T-59</source>
        <translation>The strategy card changes from Blue to Green.</translation>
    </message>
    <message>
        <source>rules.head.phase9</source>
        <translation>Phase 9: used supplies</translation>
    </message>
    <message>
        <source>rules.T-60</source>
        <translation>Winners or losers, everything you played in phase 3 is discarded, face up.</translation>
    </message>
    <message>
        <source>rules.head.phase10</source>
        <translation>Phase 10: drawing supplies</translation>
    </message>
    <message>
        <source>rules.T-61</source>
        <translation>If there is a Farmer, they begin. After that it goes clockwise from the start player, passing over the Farmer.</translation>
    </message>
    <message>
        <source>rules.T-62</source>
        <translation>This is what you are due:
- as Farmer, 3 cards (T-63);
- otherwise one card for every estate of yours that pays (T-64) and one more with the Diplomat +2 (T-65), but no more than 3 in all (T-66).</translation>
    </message>
    <message>
        <source>rules.T-63</source>
        <translation>The **Farmer** is always due 3 cards, whatever they have built; their estates add nothing.</translation>
    </message>
    <message>
        <source>rules.T-64</source>
        <translation>Your estate pays if its landscape and you are of the same house at this moment. So a change of house, a landscape that has just turned and an estate built a minute ago all make a difference. Depots never pay, and an estate on the other house’s land does not either.</translation>
    </message>
    <message>
        <source>rules.T-65</source>
        <translation>With the **Diplomat +2** you are due one extra card, which you take when your turn to draw comes.</translation>
    </message>
    <message>
        <source>rules.T-66</source>
        <translation>Three cards a round is the limit. Even three estates that pay and the Diplomat +2 together bring you no fourth.</translation>
    </message>
    <message>
        <source>rules.T-67</source>
        <translation>You may never hold more than 5 cards. When all the cards you are due fit into your hand, you simply draw them. When they do not, you first choose what to discard, if anything.</translation>
    </message>
    <message>
        <source>rules.T-68</source>
        <translation>Before drawing you may throw away any of your cards, but not more than it takes to make room for all those you are due. Then you draw until either they or the room run out. If you keep your whole hand, you draw fewer. What you throw away joins the discards, face up. The same goes for the Farmer.

*Say you have 4 cards and are due 3: there is room for one. Discard nothing and you draw one; discard one and you draw two; discard two and you draw all three.*</translation>
    </message>
    <message>
        <source>rules.T-69</source>
        <translation>Discard and draw completely before the next player begins. If nothing is due to you, you are skipped.</translation>
    </message>
    <message>
        <source>rules.T-70</source>
        <translation>Suppose that somebody must draw and finds no draw pile: then shuffle all discards into a new one and carry on. Do not shuffle any sooner. Cards that this very player threw away a moment ago go in as well.</translation>
    </message>
    <message>
        <source>rules.T-71</source>
        <translation>Four full hands make 20 cards out of 23, so there is always something left to draw or to shuffle. If there ever were not, you would lose what you are still due.</translation>
    </message>
    <message>
        <source>rules.T-72</source>
        <translation>Brown is with the Eagle and has two estates on its land (City and Forest): 2 cards. Blue gets none, having gone over to the Eagle just as the River went to the Rose. Green takes 1 for the Eagle’s Village and Yellow 1 for the Rose’s. With the Farmer, Yellow’s 1 would have been 3.</translation>
    </message>
    <message>
        <source>rules.head.phase11</source>
        <translation>Phases 11–13: the end of the round</translation>
    </message>
    <message>
        <source>rules.T-73</source>
        <translation>**Phase 11.** Put all action cards back in the middle, face down. You can forget what you saw of them.</translation>
    </message>
    <message>
        <source>rules.T-74</source>
        <translation>**Phase 12.** Pass the start-player card one place to the left.</translation>
    </message>
    <message>
        <source>rules.T-75</source>
        <translation>It does not matter if the same player then has the strategy card too.</translation>
    </message>
    <message>
        <source>rules.T-76</source>
        <translation>**Phase 13.** Start the next round, again with phase 1.</translation>
    </message>
    <message>
        <source>rules.T-77</source>
        <translation>In round 2 Blue will be the start player. Green, who now has the strategy card, decides about the conflict.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>rules.T-78</source>
        <translation>With three players the game is over after phase 10 of round 9, with four after phase 10 of round 8.</translation>
    </message>
    <message>
        <source>rules.T-79</source>
        <translation>**Sudden death.** It is over earlier if one house owns the whole ring at the end of any phase 10.</translation>
    </message>
    <message>
        <source>rules.T-80</source>
        <translation>**Depots.** Multiply your depots on the table by the supply cards left in your hand, counting no more than 3 cards; the product, 6 at most, is added to your victory points. What those cards are worth and who owns the land makes no difference.</translation>
    </message>
    <message>
        <source>rules.T-81</source>
        <translation>The player with the most victory points has won. Players with the same score share the place.</translation>
    </message>
    <message>
        <source>rules.T-82</source>
        <translation>Phases 11–13 of the final round are left out, so the action cards and the start-player card stay put. The strategy card has still moved in phase 8 if there was a Strategist.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>When cards meet</translation>
    </message>
    <message>
        <source>rules.interplay.list</source>
        <translation>- **Traitor and Diplomat +5.** If everyone was on one side, both leave and find themselves together on the other (T-31).
- **Traitor and supplies.** What the Traitor played goes along (T-26). That alone may decide the conflict.
- **Traitor and winners.** Count the winners after the change (T-40, T-41).
- **Traitor and estates.** In phase 10 it is the land of the new house that pays (T-64).
- **Traitor set aside.** Nobody can change house this round except through T-31.
- **Farmer and estates.** For this round the Farmer’s estates pay nothing (T-63).
- **Diplomat +2 and a full hand.** You are due one card more, but five remains the limit (T-67).
- **Builder and the turned landscape.** The Builder acts once it has turned; a new estate pays according to the new owner (T-46, T-64).
- **From depot to estate.** Turn a depot back and you may have another one in a later round (T-52).
- **Strategist again.** If the strategy card is yours already, you may choose the Strategist once more, keep the card and score another 2 (T-45, T-56).</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is secret</translation>
    </message>
    <message>
        <source>rules.T-83</source>
        <translation>Who may see what?

| | you | the others |
|:--|:--|:--|
| the cards in your hand | all of them | their number |
| the draw pile | its size | its size |
| the discards | all of them | all of them |
| the action cards going round | when it is you who chooses | their number |
| your chosen action card | always | from phase 4 on |
| the action card set aside | never | never |
| action cards left over | if you were the last to choose | their number |
| played supply cards | always | at once; with hidden supplies from phase 4 on |

Everything else is open: houses, points, the ring, buildings, stocks, and who has the strategy card.</translation>
    </message>
    <message>
        <source>rules.T-84</source>
        <translation>Spectators see only what is open to every player.</translation>
    </message>
    <message>
        <source>rules.T-85</source>
        <translation>**What you know of the action cards.** A card that you passed on is with somebody who chose after you, or left over. A card that never reached you is set aside, or with somebody who chose before you. So the start player can be certain of the one set aside, and the last to choose of what is left over.</translation>
    </message>
    <message>
        <source>rules.T-86</source>
        <translation>**What you know of the supplies.** The discards are shuffled only once the draw pile is gone. At that moment any card that is neither among them nor in your own hand must be with the other players. The program notes this for you. With the fixed deal you also know that everyone starts with a 3, a 4 and a 5.</translation>
    </message>
    <message>
        <source>rules.T-87</source>
        <translation>As the others show such cards, they come off that list. It tells you what they hold *at least*: they may have drawn more since.</translation>
    </message>
    <message>
        <source>rules.T-88</source>
        <translation>Supply cards which you see neither in your hand nor among the discards nor face up on the table are in the draw pile, in somebody else’s hand, or among what the others have played face down. How many lie in each place is never a secret.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>Agree on these before the game; the first of each is the usual way.
- **The first three cards:** random (T-8) or fixed: 3, 4, 5 (T-9).
- **Supplies:** played openly (T-24) or hidden (T-25).
- **All three of three players win:** column III or column IV counts (T-42).</translation>
    </message>
    <message>
        <source>rules.head.positions</source>
        <translation>Made-up positions</translation>
    </message>
    <message>
        <source>rules.T-89</source>
        <translation>A file may open with a position to which no game would lead, such as a puzzle or a test. It must be complete all the same:
- twelve landscapes, each of the six kinds twice;
- for every player three buildings in all, no more than 2 of them depots, and no more than 5 cards in hand;
- all 23 supply cards and all six action cards, each in one place only;
- the action cards where a draft that began with the start player could have left them;
- land for both houses as long as the conflict is still to come, and no supplies played outside phases 3 to 7.</translation>
    </message>
</context>
</TS>
