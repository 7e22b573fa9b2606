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
        <translation>You are princes, and each of you can count on the same twenty-five allies. In each round as many goal cards lie on the table as there are players, each at the head of a column. In turn you put allies face down at the foot of a column; this turns up the card above, which may do mischief.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**The aim.** When every column is full, the greatest influence in a column wins its goal card. After six rounds the goal cards worth most win. Whoever collects all six kinds may count them double.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>rules.S-6</source>
        <translation>Each card has the influence that is printed on it. The Double has no value of its own.</translation>
    </message>
    <message>
        <source>rules.S-7</source>
        <translation>The six specialists are worth 12 in a column whose goal card is of their kind, and 8 elsewhere. This is no ability: it holds beside the Musketeers too, and what counts is the goal card that lies there at that moment.</translation>
    </message>
    <message>
        <source>rules.S-8</source>
        <translation>Every card acts only in its own column.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.S-1</source>
        <translation>It is a game for two to six players.</translation>
    </message>
    <message>
        <source>rules.S-2</source>
        <translation>Everyone gets the 25 influence cards of a colour, one of each. The colour of the back shows whose card it is.</translation>
    </message>
    <message>
        <source>rules.S-3</source>
        <translation>Everyone shuffles the own cards for a draw pile and draws the top three.</translation>
    </message>
    <message>
        <source>rules.S-4</source>
        <translation>Of the 36 goal cards six a player form the goal pile, face down. The others stay out, unseen.</translation>
    </message>
    <message>
        <source>rules.S-5</source>
        <translation>The start player is chosen before the game, or left to chance.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Rounds and turns</translation>
    </message>
    <message>
        <source>rules.S-10</source>
        <translation>At the start of a round as many goal cards as players are turned up side by side: they head the columns.</translation>
    </message>
    <message>
        <source>rules.S-11</source>
        <translation>Turns follow one another clockwise. A new round is begun by the left neighbour of whoever had the last turn. Deciding about a Magic Hat or a Traitor meanwhile is no turn.</translation>
    </message>
    <message>
        <source>rules.S-12</source>
        <translation>In your turn you put one card of your hand face down at the foot of a column. It may be full, but not closed by a Storm.</translation>
    </message>
    <message>
        <source>rules.S-13</source>
        <translation>If the card directly above lay face down, it now turns up. So only the foot of a column can be face down.</translation>
    </message>
    <message>
        <source>rules.S-14</source>
        <translation>The ability of a card that turns up belongs to its owner, whoever has the turn. Abilities of the end of the round do nothing yet.</translation>
    </message>
    <message>
        <source>rules.S-15</source>
        <translation>At the end of the turn you fill your hand up to three cards.</translation>
    </message>
    <message>
        <source>rules.S-16</source>
        <translation>Discards lie face up and may be looked at any time.</translation>
    </message>
    <message>
        <source>rules.S-17</source>
        <translation>Whoever must draw and has no draw pile shuffles the own discards into a new one and goes on. Without discards the hand stays short.</translation>
    </message>
    <message>
        <source>rules.S-18</source>
        <translation>A column is full when it has at least as many cards as its goal card has points, or a Storm has closed it. This can change back.</translation>
    </message>
    <message>
        <source>rules.S-19</source>
        <translation>If every column is full at the end of a turn, after drawing, the round ends.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Abilities of cards that turn up</translation>
    </message>
    <message>
        <source>rules.S-20</source>
        <translation>They work only when a card below turns the card up. At the end of the round they do not.</translation>
    </message>
    <message>
        <source>rules.head.explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>rules.S-21</source>
        <translation>The Explorer goes face down to the foot of the next column to the right, from the last to the first. Its place closes up; the card that turned it up stays.</translation>
    </message>
    <message>
        <source>rules.S-22</source>
        <translation>It skips closed columns. If all others are closed, it goes to the foot of its own.</translation>
    </message>
    <message>
        <source>rules.S-23</source>
        <translation>On arrival it turns up a card that is hidden above it. In one turn each Explorer moves only once: turned up again, it stays.</translation>
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
        <translation>The Assassin discards the card that turned it up, even an Explorer that has just arrived. All see that card.</translation>
    </message>
    <message>
        <source>rules.S-26</source>
        <translation>An Assassin that lies face up does nothing to later cards.</translation>
    </message>
    <message>
        <source>rules.S-27</source>
        <translation>The card just lost can be among those shuffled at the end of the turn.</translation>
    </message>
    <message>
        <source>rules.head.storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>rules.S-28</source>
        <translation>The Storm closes the column for the rest of the round: nobody places there, Explorers skip it, and it counts as full. The card that turned it up stays hidden below.</translation>
    </message>
    <message>
        <source>rules.S-29</source>
        <translation>It stays closed whatever goal card a Traitor brings there.</translation>
    </message>
    <message>
        <source>rules.S-30</source>
        <translation>If with this every column is full, the round ends.</translation>
    </message>
    <message>
        <source>rules.head.hat</source>
        <translation>Magic Hat</translation>
    </message>
    <message>
        <source>rules.S-31</source>
        <translation>Its owner may slip a card of the hand face down under the hat, then fills the hand up to three. Without a card there is nothing to decide.</translation>
    </message>
    <message>
        <source>rules.S-32</source>
        <translation>The hat and the card under it are one card: it lies at the hat’s place and counts as the hidden card in everything. An empty hat is worth 0.</translation>
    </message>
    <message>
        <source>rules.S-33</source>
        <translation>The hidden card turns up only at the end of the round. It can be any card; those that act when turned up give only their value.</translation>
    </message>
    <message>
        <source>rules.head.traitor</source>
        <translation>Traitor</translation>
    </message>
    <message>
        <source>rules.S-34</source>
        <translation>Its owner may swap the goal card of this column with that of any other, closed or full. The cards stay.</translation>
    </message>
    <message>
        <source>rules.S-35</source>
        <translation>From then on the new goal cards count, for full columns and for specialists.</translation>
    </message>
    <message>
        <source>rules.S-36</source>
        <translation>The closing stays with the column.</translation>
    </message>
    <message>
        <source>rules.head.together</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>rules.S-37</source>
        <translation>Beside placing, a turn brings at most one decision: a chain of Explorers ends at the first other card.</translation>
    </message>
    <message>
        <source>rules.S-38</source>
        <translation>Whoever has fewer than three cards at the start of a turn draws what is possible. Whoever has none is passed over.</translation>
    </message>
    <message>
        <source>rules.S-39</source>
        <translation>If nobody has any card left, the round ends as it is.</translation>
    </message>
    <message>
        <source>rules.head.round-end</source>
        <translation>The end of a round</translation>
    </message>
    <message>
        <source>rules.S-40</source>
        <translation>All hidden cards turn up, also under hats. Abilities of turning up work no more.</translation>
    </message>
    <message>
        <source>rules.S-41</source>
        <translation>The columns are decided from left to right, each by itself.</translation>
    </message>
    <message>
        <source>rules.S-42</source>
        <translation>The goal card goes to the greatest sum of influence in the column. Only those count who have a card with a value there; 0 is a value.</translation>
    </message>
    <message>
        <source>rules.S-43</source>
        <translation>Among equals it goes to the one who has the card nearest to it that is left, even a Double without a value.</translation>
    </message>
    <message>
        <source>rules.S-44</source>
        <translation>If nobody counts, the goal card leaves the game.</translation>
    </message>
    <message>
        <source>rules.S-45</source>
        <translation>Then all cards of the columns go to their owners’ discards. Hands and draw piles stay.</translation>
    </message>
    <message>
        <source>rules.S-46</source>
        <translation>After the sixth round the game ends.</translation>
    </message>
    <message>
        <source>rules.S-47</source>
        <translation>How the round was decided can be looked at until the next one ends.</translation>
    </message>
    <message>
        <source>rules.S-48</source>
        <translation>Goal cards won lie open before their winner. Option: those of others are hidden until the game is over.</translation>
    </message>
    <message>
        <source>rules.head.evaluation</source>
        <translation>Deciding a column</translation>
    </message>
    <message>
        <source>rules.S-50</source>
        <translation>The order: Musketeers, Wizard, Witch, Prince and Squire, then all others at once.</translation>
    </message>
    <message>
        <source>rules.S-51</source>
        <translation>Where The Three Musketeers are, no other ability in the column counts, and Doubles have no value.</translation>
    </message>
    <message>
        <source>rules.S-52</source>
        <translation>Several of them are the same as one.</translation>
    </message>
    <message>
        <source>rules.S-53</source>
        <translation>What happened before stays. Musketeers under a hat work too.</translation>
    </message>
    <message>
        <source>rules.S-54</source>
        <translation>If there is exactly one Wizard, all cards worth 10 or more leave, whoever’s they are.</translation>
    </message>
    <message>
        <source>rules.S-55</source>
        <translation>For Wizard and Witch printed values count: Hermit 12, Little Giant 2, Romeo 5.</translation>
    </message>
    <message>
        <source>rules.S-56</source>
        <translation>A Double is worth as much as the card below and leaves together with it. Without a value it never leaves.</translation>
    </message>
    <message>
        <source>rules.S-57</source>
        <translation>Two or more Wizards neutralise each other.</translation>
    </message>
    <message>
        <source>rules.S-58</source>
        <translation>After that, if there is exactly one Witch, all cards worth 9 or less leave, except herself.</translation>
    </message>
    <message>
        <source>rules.S-59</source>
        <translation>The Wizard leaves after having acted, and so does a Double above the Witch. Option: by the list these stay.</translation>
    </message>
    <message>
        <source>rules.S-60</source>
        <translation>The Assassin and its Double are removed by neither.</translation>
    </message>
    <message>
        <source>rules.S-61</source>
        <translation>Two or more Witches neutralise each other. Of a hat the card under it counts.</translation>
    </message>
    <message>
        <source>rules.S-62</source>
        <translation>A Wizard and a Witch in one column both act, one after the other.</translation>
    </message>
    <message>
        <source>rules.S-63</source>
        <translation>Whoever still has both Prince and Squire in the column wins the goal card. Of several pairs the one with the nearest card does.</translation>
    </message>
    <message>
        <source>rules.S-64</source>
        <translation>Musketeers, a Wizard or a Witch can prevent it. It comes before the Beggar. A Double is neither Prince nor Squire.</translation>
    </message>
    <message>
        <source>rules.S-65</source>
        <translation>Other cards are all others that are left in the column, whoever’s they are.</translation>
    </message>
    <message>
        <source>rules.S-66</source>
        <translation>Hermit: 12, less 1 for every other card.</translation>
    </message>
    <message>
        <source>rules.S-67</source>
        <translation>Little Giant: 2, and 3 more for every other card.</translation>
    </message>
    <message>
        <source>rules.S-68</source>
        <translation>Romeo: 15 if his owner’s Juliet is left in the column, else 5.</translation>
    </message>
    <message>
        <source>rules.S-70</source>
        <translation>Double: worth what the card directly below is worth after its own ability. It copies only the value.</translation>
    </message>
    <message>
        <source>rules.S-71</source>
        <translation>What counts is the card that is below it in the end.</translation>
    </message>
    <message>
        <source>rules.S-72</source>
        <translation>Doubles above each other are worth the same. Without a card below they have no value.</translation>
    </message>
    <message>
        <source>rules.S-73</source>
        <translation>Under a hat a Double copies the card below the hat; above a hat it copies the hidden card, or 0.</translation>
    </message>
    <message>
        <source>rules.S-75</source>
        <translation>Dragon: cards of the other players are worth 2 less, for each enemy Dragon. A Double counts by its own colour.</translation>
    </message>
    <message>
        <source>rules.S-76</source>
        <translation>Dragons weaken each other too.</translation>
    </message>
    <message>
        <source>rules.S-77</source>
        <translation>No value falls below 0.</translation>
    </message>
    <message>
        <source>rules.S-78</source>
        <translation>So: printed value; Hermit, Little Giant, Romeo; Doubles from the foot upwards; then the Dragons.</translation>
    </message>
    <message>
        <source>rules.S-80</source>
        <translation>If a Beggar is left, the least influence wins the goal card.</translation>
    </message>
    <message>
        <source>rules.S-81</source>
        <translation>Among equals the card farthest from the goal card then decides.</translation>
    </message>
    <message>
        <source>rules.S-82</source>
        <translation>Several Beggars are the same as one.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>The end of the game</translation>
    </message>
    <message>
        <source>rules.S-90</source>
        <translation>Plain counting: the sum of the points on the goal cards won.</translation>
    </message>
    <message>
        <source>rules.S-91</source>
        <translation>With all six kinds: the best card of each kind, added up and doubled, less 1 for every further card.</translation>
    </message>
    <message>
        <source>rules.S-92</source>
        <translation>The better of the two counts; the program takes it.</translation>
    </message>
    <message>
        <source>rules.S-93</source>
        <translation>Most points win. Equal totals share the place.</translation>
    </message>
    <message>
        <source>rules.S-94</source>
        <translation>Without goal cards there are 0 points.</translation>
    </message>
    <message>
        <source>rules.S-100</source>
        <translation>Blue and White both have 16: Blue’s card is nearer, so Blue gets the goal card.</translation>
    </message>
    <message>
        <source>rules.S-101</source>
        <translation>White’s Wizard removes Blue’s King, so White wins.</translation>
    </message>
    <message>
        <source>rules.S-102</source>
        <translation>Six kinds with 3, 2, 2, 3, 1 and 2 points: 13, doubled 26. Six kinds with 1, 4, 5, 2, 2 and 1 and one further card: 15, doubled 30, less 1, that is 29.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Example.</translation>
    </message>
</context>
</TS>
