<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>coach</name>
    <message>
        <source>rules.title</source>
        <translation>Coach to Devil’s Castle – rules</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>You share a coach, and each of you belongs to one of two secret alliances: the **Order of Open Secrets** gathers keys, the **Brotherhood of True Lies** gathers goblets. Nobody knows who is a friend. Trades, fights and the way people behave tell you whom to trust, and who carries what.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**The aim.** When you think that your alliance has three *pieces* together – three keys for the Order, three goblets for the Brotherhood –, you may declare victory in your turn. If you are right, your whole alliance wins. If you are wrong, the other one does.</translation>
    </message>
    <message>
        <source>rules.intro.turn</source>
        <translation>**A turn.** You do exactly one thing: pass, offer a trade, start a fight, or declare victory. Then it is your left neighbour’s turn.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**For whom?** Three to ten players from the age of 12. A game takes 30 to 60 minutes, with nine or ten players somewhat longer.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>rules.components.objects</source>
        <translation>**Objects.** There are 21. The sealed ones come along even on the first trip, the others only with full luggage.

| object | copies | seal | what it does |
|:--|:-:|:-:|:--|
| **Key** | 3 | yes | a piece of the Order |
| **Goblet** | 3 | yes | a piece of the Brotherhood |
| **Secret Bag (key)** | 1 | yes | traded away, lets you draw the top object; once the deck is empty, a key |
| **Secret Bag (goblet)** | 1 | yes | the same; once the deck is empty, a goblet |
| **Dagger** | 1 | yes | with the attacker: attacker +1 |
| **Gloves** | 1 | yes | with the defender: defender +1 |
| **Poison Ring** | 1 | yes | with attacker or defender: whoever uses it wins a tie |
| **Throwing Knives** | 1 | yes | with a supporter of the attacker: attacker +1 |
| **Whip** | 1 | yes | with a supporter of the defender: defender +1 |
| **Privilege** | 1 | yes | traded away, shows you the partner’s whole luggage |
| **Monocle** | 1 | yes | traded away, shows you the partner’s alliance |
| **Black Pearl** | 1 | yes | when offered, must be accepted; the alliance that has it cannot win |
| **Folio** | 1 | no | traded away, lets you exchange professions with the partner |
| **Coat** | 1 | no | traded away, lets you draw a new profession |
| **Sextant** | 1 | no | traded away, lets you name a direction: everybody passes an object that way |
| **Coat of Arms of the Lodge** | 1 | no | together with three keys and goblets you may win alone |
| **Broken Mirror** | 1 | no | when offered, must be accepted; no ability of the trade works |</translation>
    </message>
    <message>
        <source>rules.components.professions</source>
        <translation>**Professions.** There are ten, one of each. One that works *once* lies face up after its use and cannot be used again while it does. One that works *always* may be used any number of times, but only once in a fight.

| profession | uses | when | what it does |
|:--|:--|:--|:--|
| **Diplomat** | once | at the start of your turn | demands a named object from somebody (C-30) |
| **Doctor** | once | after a fight has a winner | the winner gets nothing (C-104) |
| **Duelist** | once | in a fight of your own | only the two of you count, and you get +1 (C-92) |
| **Poisoner** | once | in a fight of others | you say who wins (C-93) |
| **Grand Master** | always | as defender | defender +1 |
| **Clairvoyant** | once | in your own turn | looks through the object deck and puts two cards on top (C-25) |
| **Hypnotist** | always | as attacker, after the support | puts somebody out of the fight (C-85) |
| **Bodyguard** | always | as a supporter | that side +1 |
| **Priest** | once | before the support | stops the fight and may bring you an object (C-73) |
| **Brawler** | always | as attacker | attacker +1 |</translation>
    </message>
    <message>
        <source>rules.components.rest</source>
        <translation>**The rest.** Five alliance cards for each alliance, nine potions and ten characters. A character only gives you a face; sword and shield show who stands on which side of a fight.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>rules.C-1</source>
        <translation>It is a game for three to ten players. Chance decides who starts; with the cards on a table you may also choose somebody, or let whoever has travelled farthest begin.</translation>
    </message>
    <message>
        <source>rules.C-2</source>
        <translation>Everybody gets a profession, face down. The others form the profession deck; with ten players there is none.</translation>
    </message>
    <message>
        <source>rules.C-3</source>
        <translation>With an even number of players half of them belong to the Order, half to the Brotherhood. With an odd number you shuffle one card more of each alliance than the smaller one will have members; the card that is left is seen by nobody. So one alliance has one member fewer, and you do not know which. Everybody then gets a potion (C-122).

*For example*, five players are dealt one card each from three of the Order and three of the Brotherhood: three come to one side, two to the other.</translation>
    </message>
    <message>
        <source>rules.C-4</source>
        <translation>Your alliance card lies face down and stays the same until the end of the game.</translation>
    </message>
    <message>
        <source>rules.C-5</source>
        <translation>With full luggage all 21 objects are in play; but with three players the Black Pearl stays out, with ten the Coat. **Option, advised for the first trip:** only the 16 objects with the seal; with three players the Black Pearl stays out here too.</translation>
    </message>
    <message>
        <source>rules.C-6</source>
        <translation>Take out the two bags and shuffle the other sealed objects. Add as many of them to the bags as are needed to give everybody one object, or two with three players; shuffle these and deal them. So both bags always begin in somebody’s luggage, with three players perhaps in the same.</translation>
    </message>
    <message>
        <source>rules.C-7</source>
        <translation>All other objects in play, sealed or not, are shuffled and form the object deck, face down.</translation>
    </message>
    <message>
        <source>rules.C-8</source>
        <translation>All numbers that depend on the number of players:

| players | smaller alliance | potions | at the start | limit | object deck | sealed only | profession deck |
|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|
| 3 | 1 | yes | 2 | 8 | 14 | 9 | 7 |
| 4 | – | no | 1 | 6 | 17 | 12 | 6 |
| 5 | 2 | yes | 1 | 5 | 16 | 11 | 5 |
| 6 | – | no | 1 | 5 | 15 | 10 | 4 |
| 7 | 3 | yes | 1 | 5 | 14 | 9 | 3 |
| 8 | – | no | 1 | 5 | 13 | 8 | 2 |
| 9 | 4 | yes | 1 | 5 | 12 | 7 | 1 |
| 10 | – | no | 1 | 5 | 10 | 6 | 0 |</translation>
    </message>
    <message>
        <source>rules.C-9</source>
        <translation>Everybody sees how many objects each player has, how large both decks are, and which professions lie face up. You may look at your own cards at any time. Nobody talks about cards: only your moves do.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>rules.C-10</source>
        <translation>The start player begins, and turns go on clockwise.</translation>
    </message>
    <message>
        <source>rules.C-11</source>
        <translation>In your turn you must do exactly one of these: pass, offer a trade, start a fight, or declare victory. Before it you may use the Diplomat and the Clairvoyant, if the card is yours and unused; the Clairvoyant later as well (C-26).</translation>
    </message>
    <message>
        <source>rules.C-12</source>
        <translation>A pass ends your turn. So does a trade, accepted or not, and so does a fight, even one that was stopped. A declaration ends the game.</translation>
    </message>
    <message>
        <source>rules.C-13</source>
        <translation>Before the next turn begins, see whether anybody has too many objects (C-65).</translation>
    </message>
    <message>
        <source>rules.C-14</source>
        <translation>Whoever uses a profession turns it face up, and so it stays until the Folio or the Coat turns it back. One that works once cannot be used again until then. Nobody may turn up their profession without using it.</translation>
    </message>
    <message>
        <source>rules.C-15</source>
        <translation>Everybody always has at least one object: whoever loses the last one gets another for it. Their luggage is empty only between the taking and the replacement (C-106).</translation>
    </message>
    <message>
        <source>rules.head.clairvoyant</source>
        <translation>The Clairvoyant</translation>
    </message>
    <message>
        <source>rules.C-25</source>
        <translation>In your own turn, while the object deck is not empty, you may turn up the Clairvoyant: you look through the whole deck and choose two cards, first the one that will lie on top, then the one under it. If there is only one card, you choose that. The others are shuffled, the chosen ones go on top, and your turn goes on where it was.</translation>
    </message>
    <message>
        <source>rules.C-26</source>
        <translation>You may use it not only at the start of the turn, but also when in your own turn you decide about the ability of an object, so after your bag has been accepted and before you draw; and as attacker when abilities may be used in the fight. There it is a use like any other (C-95), adds no point, and is no longer possible after the Poisoner.</translation>
    </message>
    <message>
        <source>rules.head.diplomat</source>
        <translation>The Diplomat</translation>
    </message>
    <message>
        <source>rules.C-30</source>
        <translation>At the start of your turn, before your action, you may turn up the Diplomat: you name a player, then an object that you demand. All hear both.</translation>
    </message>
    <message>
        <source>rules.C-31</source>
        <translation>If that player has no such object, you alone are shown the whole luggage, and your turn ends.</translation>
    </message>
    <message>
        <source>rules.C-32</source>
        <translation>Only objects in play may be named. While there is an object deck both bags are called Secret Bag. Once it is empty that name is no more: then a Key and the bag with the key both fit the name Key, a Goblet and the bag with the goblet both fit the name Goblet.</translation>
    </message>
    <message>
        <source>rules.C-33</source>
        <translation>You may not name what you hold all of: that would only be a pretext to look at somebody’s luggage. Nor may you demand a bag if you have nothing but bags, for there would be nothing to give.</translation>
    </message>
    <message>
        <source>rules.C-34</source>
        <translation>Whoever has the object must hand it over, and chooses if several fit the name. You look at it and give any other object of yours in return, but no bag for a bag while there is an object deck. A demand cannot be refused.</translation>
    </message>
    <message>
        <source>rules.C-35</source>
        <translation>This is a trade with all its rules (C-40 to C-60): the abilities of both objects work, and the Broken Mirror on either side cancels them. Black Pearl and Broken Mirror may be demanded and given like anything else.</translation>
    </message>
    <message>
        <source>rules.C-36</source>
        <translation>After the trade and a gift, if there is one (C-65), you take the normal action of your turn. If the Folio has brought you another profession meanwhile, that one counts (C-11).</translation>
    </message>
    <message>
        <source>rules.head.trades</source>
        <translation>Trades</translation>
    </message>
    <message>
        <source>rules.head.offer</source>
        <translation>Offer and answer</translation>
    </message>
    <message>
        <source>rules.C-37</source>
        <translation>You may offer any object of yours to any other player: you lay it face down before them. Only the two of you know what it is.</translation>
    </message>
    <message>
        <source>rules.C-38</source>
        <translation>Your partner looks at it and refuses or accepts. To accept, they give another object in return, from what they had before. You cannot refuse what comes back.</translation>
    </message>
    <message>
        <source>rules.C-39</source>
        <translation>If it is refused, the object comes back to you. Nothing is announced and nothing happens.</translation>
    </message>
    <message>
        <source>rules.C-40</source>
        <translation>If it is accepted, both objects change hands at once, and only then come the abilities. So a player who is looked through because of the Privilege already has the new object.</translation>
    </message>
    <message>
        <source>rules.C-41</source>
        <translation>The Black Pearl and the Broken Mirror cannot be refused when they are offered.</translation>
    </message>
    <message>
        <source>rules.C-42</source>
        <translation>While there is an object deck a bag cannot be traded for the other bag, so you cannot answer a bag with it. If you have nothing else, you must refuse. The others do not learn why.</translation>
    </message>
    <message>
        <source>rules.C-43</source>
        <translation>Once the object deck is empty, the bags are ordinary pieces and may be traded for each other.</translation>
    </message>
    <message>
        <source>rules.C-44</source>
        <translation>Any object may be the answer, pearl and mirror too. Nobody ever has to accept an offer for any other reason than C-41.</translation>
    </message>
    <message>
        <source>rules.head.announced</source>
        <translation>What is announced</translation>
    </message>
    <message>
        <source>rules.C-50</source>
        <translation>These have a *trade ability*: the Secret Bag (while there is an object deck), Privilege, Monocle, Folio, Coat and Sextant. In a trade the abilities of both objects work, except by C-52 and C-58.</translation>
    </message>
    <message>
        <source>rules.C-51</source>
        <translation>An object whose ability works is announced aloud at the exchange, together with who gave it. Other objects are never named; nor is a bag once the deck is empty.</translation>
    </message>
    <message>
        <source>rules.C-52</source>
        <translation>If one of the two objects is the Broken Mirror, no ability works, and nobody says a word.</translation>
    </message>
    <message>
        <source>rules.C-53</source>
        <translation>A bag is announced as Secret Bag. Which of the two it is stays secret.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Trade abilities</translation>
    </message>
    <message>
        <source>rules.C-55</source>
        <translation>Abilities come one after the other: first that of the object given by the player whose turn it is, then that of the partner’s. An ability always belongs to the one who *gave the object away*.</translation>
    </message>
    <message>
        <source>rules.C-56</source>
        <translation>Privilege and Monocle work by themselves. About bag, Folio, Coat and Sextant the giver decides, and may decline; everybody sees that.</translation>
    </message>
    <message>
        <source>rules.C-57</source>
        <translation>The abilities:
- **Secret Bag:** you draw the top card of the object deck.
- **Privilege:** you see all objects that the partner has now.
- **Monocle:** you see the partner’s alliance.
- **Folio:** you and the partner exchange professions. Both cards are laid down face down and are ready for use. Both of you look at the new one, and so each knows what the other has become.
- **Coat:** you take the top card of the profession deck, face down; your old profession, however it lay, goes into that deck, which is shuffled. The new profession is ready for use.
- **Sextant:** you point left or right. Everybody, you too, secretly chooses one object, even one just received. When all have chosen, all objects move to the neighbours at once. This is not a trade: nothing is announced, no ability works, and no rule about bags, pearl or mirror applies.</translation>
    </message>
    <message>
        <source>rules.C-58</source>
        <translation>**Option: smuggling.** Whoever offers, answers with or hands over an object with a trade ability may secretly keep the ability back: then it does not work and is not announced. This is decided together with the object and stands whatever the other object is. The table does not learn that there was a choice; the partner does, seeing the object.</translation>
    </message>
    <message>
        <source>rules.C-59</source>
        <translation>If a draw empties the deck, C-120 holds from that moment; the next ability is still carried out. Two bags never work in one trade (C-42).</translation>
    </message>
    <message>
        <source>rules.C-60</source>
        <translation>The trade is over when all abilities have been dealt with.</translation>
    </message>
    <message>
        <source>rules.head.limit</source>
        <translation>Too many objects</translation>
    </message>
    <message>
        <source>rules.C-65</source>
        <translation>You may have at most 8 objects with three players, 6 with four, 5 with more. This is checked only when a trade, a demand or a fight is over, not in between. At that moment at most one player has too many, and only by one.</translation>
    </message>
    <message>
        <source>rules.C-66</source>
        <translation>Whoever has too many gives any one object, face down, to any other player. Only these two know the gift. It cannot be refused, it is not a trade, and it may be anything, even pearl, mirror or a bag.</translation>
    </message>
    <message>
        <source>rules.C-67</source>
        <translation>If the receiver now has too many, they give one on in the same way. In such a chain nobody may receive a gift who has given one. There is always somebody who can.</translation>
    </message>
    <message>
        <source>rules.C-68</source>
        <translation>In no other way can anybody give an object away.</translation>
    </message>
    <message>
        <source>rules.head.fights</source>
        <translation>Fights</translation>
    </message>
    <message>
        <source>rules.head.fight-begins</source>
        <translation>How a fight begins</translation>
    </message>
    <message>
        <source>rules.C-70</source>
        <translation>In your turn you may attack any other player. You are the attacker, with the sword; they are the defender, with the shield.</translation>
    </message>
    <message>
        <source>rules.C-71</source>
        <translation>The order: Priest, support, Hypnotist, abilities, result, Doctor, spoils.</translation>
    </message>
    <message>
        <source>rules.C-72</source>
        <translation>First a question to the table: does the Priest step in? Everybody who could be the Priest is asked, except the attacker (C-97).</translation>
    </message>
    <message>
        <source>rules.C-73</source>
        <translation>If the Priest steps in, the fight is over at once, and so is the attacker’s turn. An attacker with two or more objects gives one of their choice to the Priest, face down; this is not a trade. The defender may be the Priest.</translation>
    </message>
    <message>
        <source>rules.head.support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>rules.C-80</source>
        <translation>From the attacker’s left neighbour on, everybody in turn says aloud whom they support: the attacker, the defender or nobody. The defender is left out. Those who come later hear those before.</translation>
    </message>
    <message>
        <source>rules.C-81</source>
        <translation>Each supporter counts 1 for the side.</translation>
    </message>
    <message>
        <source>rules.head.hypnotist</source>
        <translation>The Hypnotist</translation>
    </message>
    <message>
        <source>rules.C-85</source>
        <translation>Now only the attacker is asked, if they could be the Hypnotist (C-97). Whoever uses the Hypnotist names a player, but not the defender. The hypnotised player supports nobody in this fight, whatever they said, and can use neither profession nor object: not even the Doctor.</translation>
    </message>
    <message>
        <source>rules.C-86</source>
        <translation>Somebody who supports nobody may be named too. Later in the fight the Hypnotist cannot be used.</translation>
    </message>
    <message>
        <source>rules.head.free</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>rules.C-90</source>
        <translation>A question to the table: does anyone want to use something? The attacker, the defender and every supporter are always asked; those who support nobody are asked if they could be the Poisoner (C-97). A hypnotised player is not asked. After the Duelist only the two fighters are asked, and after the Poisoner only those of them who could be the Duelist.</translation>
    </message>
    <message>
        <source>rules.C-91</source>
        <translation>Everybody uses what is their own, each at most once in a fight, in any order:

| what | by whom | effect |
|:--|:--|:--|
| Dagger, Brawler | the attacker | attacker +1 |
| Gloves, Grand Master | the defender | defender +1 |
| Throwing Knives | a supporter of the attacker | attacker +1 |
| Whip | a supporter of the defender | defender +1 |
| Bodyguard | any supporter | that side +1 |
| Poison Ring | attacker or defender | wins a tie |
| Duelist | attacker or defender | C-92 |
| Poisoner | anybody who is neither | C-93 |
| Clairvoyant | the attacker | C-26 |</translation>
    </message>
    <message>
        <source>rules.C-92</source>
        <translation>**Duelist.** +1 for the user. All support is void, and so is everything that anyone but the two fighters has used; the others may use nothing more. What the fighters use counts, before or after. A card used stays face up, void or not. The Doctor is not stopped by this.</translation>
    </message>
    <message>
        <source>rules.C-93</source>
        <translation>**Poisoner.** Names the attacker or the defender; that player wins, whatever the points, unless a Duelist makes it void.</translation>
    </message>
    <message>
        <source>rules.C-94</source>
        <translation>An object that you use is shown to all and stays with you.</translation>
    </message>
    <message>
        <source>rules.C-95</source>
        <translation>All are asked at once and answer in any order. A use takes effect at once, and everybody sees who used what and who passed. Among the abilities every use wipes out the passes: whoever is to be asked by C-90 is asked again, the user too. When all have passed, the question is closed. The questions about Priest, Hypnotist and Doctor close with the first use.</translation>
    </message>
    <message>
        <source>rules.C-96</source>
        <translation>If two want to use something at the same time, the one that is first in the log was first. What is no longer legal after it cannot be used.</translation>
    </message>
    <message>
        <source>rules.C-97</source>
        <translation>A player *could be* of some profession if their card is face down and nobody shows that profession face up; or if they show it themselves, it works always, and they have not used it in this fight. Only open cards count, even when somebody knows more. So nobody learns anything from who is asked.</translation>
    </message>
    <message>
        <source>rules.head.result</source>
        <translation>Result and spoils</translation>
    </message>
    <message>
        <source>rules.C-100</source>
        <translation>The attacker’s points: 1, plus 1 for each supporter and for each +1 that is not void. The defender’s likewise.

*Example.* Anna attacks Ben. Clara supports Anna, Dan supports Ben, Emma nobody: 2–2. Anna uses the Dagger, Clara the Throwing Knives: 4–2. Dan is the Bodyguard: 4–3. Last, Ben turns up the Grand Master, and it is 4–4. If that is all, it is a tie: Anna draws a card.</translation>
    </message>
    <message>
        <source>rules.C-101</source>
        <translation>The winner is the player named by the Poisoner, unless that is void; otherwise whoever has more points; with equal points, whoever has used the Poison Ring; otherwise it is a tie.</translation>
    </message>
    <message>
        <source>rules.C-102</source>
        <translation>In a tie the attacker must draw the top card of the object deck, if there is one. Nobody else gains anything, and the fight is over. Whoever wins, even by Poison Ring or Poisoner, draws nothing.</translation>
    </message>
    <message>
        <source>rules.C-103</source>
        <translation>If there is a winner, a question to the table: does the Doctor step in? Everybody who could be the Doctor is asked, except the winner and a hypnotised player (C-97). It may be the loser.</translation>
    </message>
    <message>
        <source>rules.C-104</source>
        <translation>If the Doctor steps in, the winner gets nothing, and the fight is over.</translation>
    </message>
    <message>
        <source>rules.C-105</source>
        <translation>Otherwise the winner chooses, for all to hear: to *look at the cards*, which means the loser’s alliance and profession; or to *search the luggage*: to see all objects, and perhaps take one.</translation>
    </message>
    <message>
        <source>rules.C-106</source>
        <translation>After searching, the winner takes one object or leaves them all. If it was the loser’s only object, the winner must give another one of their own in return. This is not a trade.</translation>
    </message>
    <message>
        <source>rules.C-107</source>
        <translation>Everybody sees that something was taken and given back; only the two know what.</translation>
    </message>
    <message>
        <source>rules.C-108</source>
        <translation>After the fight comes the check for too many objects (C-65), then the next turn. It is that of the attacker’s left neighbour, even if the defender has won.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>When cards meet</translation>
    </message>
    <message>
        <source>rules.C-110</source>
        <translation>**Mirror and trade ability.** No draw, no word, nothing. Not even if the bag was demanded; the demand itself, of course, was heard by all (C-180).</translation>
    </message>
    <message>
        <source>rules.C-111</source>
        <translation>**Mirror and pearl.** Whichever is offered, it is an ordinary, silent trade.</translation>
    </message>
    <message>
        <source>rules.C-112</source>
        <translation>**Pearl or mirror offered to somebody who has only a bag.** The bag comes back. Against the pearl it works and its giver may draw; against the mirror it does not.</translation>
    </message>
    <message>
        <source>rules.C-113</source>
        <translation>**Two trade abilities.** The order of C-55 always holds. If the Sextant was offered and a bag came back, everybody passes on first, then the card is drawn. The other way round the card is drawn first and may already be passed on. By the same order the Privilege shows the luggage before or after the passing.</translation>
    </message>
    <message>
        <source>rules.C-114</source>
        <translation>**Folio and Coat.** Each works in its turn, on the profession that lies there then.</translation>
    </message>
    <message>
        <source>rules.C-115</source>
        <translation>**Folio and an open profession.** The card lies face down in its new place, but whoever had seen it knows where it is (C-186).</translation>
    </message>
    <message>
        <source>rules.C-116</source>
        <translation>**Poisoner and Duelist.** If the Poisoner came first, the word is void, and the card is spent. If the Duelist came first, the Poisoner can no longer be used.</translation>
    </message>
    <message>
        <source>rules.C-117</source>
        <translation>**Poison Ring.** In a duel it counts too, if one of the fighters uses it. It does not overrule the Poisoner.</translation>
    </message>
    <message>
        <source>rules.C-118</source>
        <translation>**Hypnotised.** Neither Bodyguard, Poisoner, Doctor, Throwing Knives nor Whip of that player can be used in this fight. Afterwards a Duelist of the defender may make void what support is left.</translation>
    </message>
    <message>
        <source>rules.head.declaring</source>
        <translation>Declaring victory</translation>
    </message>
    <message>
        <source>rules.C-119</source>
        <translation>You declare victory as the action of your turn. There is no way back, and it ends the game.</translation>
    </message>
    <message>
        <source>rules.C-120</source>
        <translation>From the moment when the object deck is empty, one bag is a key and the other a goblet for every rule. This is announced; who has them is not. The deck is never filled again.</translation>
    </message>
    <message>
        <source>rules.C-121</source>
        <translation>**Victory of an alliance.** You name at most two allies who have pieces that you need, or nobody. Then all cards are shown (C-136).</translation>
    </message>
    <message>
        <source>rules.C-122</source>
        <translation>**Potion.** With an odd number of players, if the declarer is of the smaller alliance, the potion counts as one piece more. Only the declarer’s potion counts, so never more than one. The smaller alliance is the one with fewer members, whether anybody knows it or not.</translation>
    </message>
    <message>
        <source>rules.C-123</source>
        <translation>You are right if all of this is true:
1. all whom you named belong to your alliance;
2. each of them has at least one of your pieces;
3. your pieces and theirs, with the potion if it counts (C-122), are three or more;
4. nobody of your alliance has the Black Pearl, named or not.

*Example.* There are five of you. You have one key, Dan has another. If you two are the Order, your potion makes it three. If the Order has three members, one is missing, and the Brotherhood wins.</translation>
    </message>
    <message>
        <source>rules.C-124</source>
        <translation>If you are right, all members of your alliance win. If you are wrong, all members of the other one do.</translation>
    </message>
    <message>
        <source>rules.C-125</source>
        <translation>You may declare for your alliance only if you have at least one of its pieces yourself and do not have the Black Pearl. You may name nobody only if you alone have three pieces; two with an odd number of players, since your potion may be the third.</translation>
    </message>
    <message>
        <source>rules.C-130</source>
        <translation>**Victory of the Lodge.** With the Coat of Arms of the Lodge and at least three keys and goblets together you may win alone. A bag that has become one of them counts, a potion does not. Your alliance does not matter, nor does the Black Pearl. Here you cannot be wrong.</translation>
    </message>
    <message>
        <source>rules.C-135</source>
        <translation>**Option: fortune-telling.** You name one, two or three players and claim that they are enemies who hold the three enemy pieces. You are right if all of them are enemies, each has at least one, together at least three, and nobody of your own alliance has the Black Pearl. Potions do not count. If you are right, your alliance wins, otherwise the enemy. You need no piece of your own, but must not have the Black Pearl.</translation>
    </message>
    <message>
        <source>rules.C-136</source>
        <translation>After any declaration all cards are shown.</translation>
    </message>
    <message>
        <source>rules.head.match</source>
        <translation>A match</translation>
    </message>
    <message>
        <source>rules.C-140</source>
        <translation>You may agree on one to twenty games. Points count only if there are several. Before each game everything is dealt again, and the left neighbour of the last start player begins.</translation>
    </message>
    <message>
        <source>rules.C-141</source>
        <translation>The points of a game. Only the pieces of your own alliance count, the bags as in C-120; potions never do:

| ending | who | points |
|:--|:--|:-:|
| a right declaration | the declarer with 1 or 2 pieces | 3 |
| | the declarer with 3 or more | 5 |
| | every other member of the alliance with a piece, named or not | 2 |
| | every other member without | 1 |
| a wrong declaration | every member of the other alliance | 2 |
| the Lodge has won | the declarer | 4 |
| a fortune rightly told | the one who told it | 3 |
| | every other member of that alliance | 1 |
| a fortune wrongly told | every member of the enemy alliance | 2 |

All others get 0, and so does everybody if a game ends without a winner.</translation>
    </message>
    <message>
        <source>rules.C-142</source>
        <translation>After the last game the highest total wins. Among equals, those who won the last game come first.</translation>
    </message>
    <message>
        <source>rules.C-143</source>
        <translation>If there are still several, one extra game is played by all, and the new totals are compared in the same way. If there are still several then, they share the first place.</translation>
    </message>
    <message>
        <source>rules.C-144</source>
        <translation>Below, equal totals share their place; those who just lost the first place share the second.</translation>
    </message>
    <message>
        <source>rules.C-145</source>
        <translation>In a single game the winners are first and all others second. Without a winner all share the first place.</translation>
    </message>
    <message>
        <source>rules.head.endless</source>
        <translation>If there is no end</translation>
    </message>
    <message>
        <source>rules.C-160</source>
        <translation>If a turn would begin after 40 turns for each player on average, the game ends without a winner. This limit can be set.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>What is open and what is secret</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | you | the partner | the others |
|:--|:--|:--|:--|
| your objects | all | – | how many |
| both decks | how many cards | – | how many cards |
| your profession, face down | yes | – | no |
| your profession, face up | yes | yes | yes |
| your alliance | yes | – | no, until the end |
| offered object and answer | yes | yes | only if announced |
| the name of a demand | yes | yes | yes |
| smuggling | yes | at the exchange | no |
| an object sent by the Sextant | yes | who gets it | no |
| gift, spoils, what the Priest gets | yes | yes | only that it changed hands |
| what is said and used in a fight | yes | yes | yes |
| what somebody looks at | who looks | knows it was seen | only that it happened |</translation>
    </message>
    <message>
        <source>rules.C-190</source>
        <translation>Everybody sees only what the table above allows. The others’ alliances, face-down professions, objects and notes stay hidden.</translation>
    </message>
    <message>
        <source>rules.C-191</source>
        <translation>When a game is over, everybody sees the alliances, professions and objects of all.</translation>
    </message>
    <message>
        <source>rules.C-192</source>
        <translation>A spectator sees what all may see, and none of the secrets.</translation>
    </message>
    <message>
        <source>rules.C-193</source>
        <translation>What you have looked at goes into your notes: when you search the loser, you choose from there.</translation>
    </message>
    <message>
        <source>rules.head.memory</source>
        <translation>The notes of the program</translation>
    </message>
    <message>
        <source>rules.memory.intro</source>
        <translation>The program notes for each player what that player has seen or heard, and shows it to nobody else. It notes facts only: conclusions are up to you. What is *certain* is there now; what is *faint* was there at some time and may have left. Single objects are those of which there is one: all except Key, Goblet, and a bag that may be either.</translation>
    </message>
    <message>
        <source>rules.C-170</source>
        <translation>**You saw an object with somebody.** If it is noted as certain, nothing changes; not even if it was perhaps a second copy. If you only knew of a bag there, you now know which. Otherwise the object becomes certain, and a faint note of it goes.</translation>
    </message>
    <message>
        <source>rules.C-171</source>
        <translation>**You saw somebody’s whole luggage.** Exactly what you saw becomes certain, and the faint notes go.</translation>
    </message>
    <message>
        <source>rules.C-172</source>
        <translation>**You know what left somebody.** That object is struck out, first from the certain ones, then from the faint. If you only know that a bag left, every note about a bag there goes.</translation>
    </message>
    <message>
        <source>rules.C-173</source>
        <translation>**Something left somebody, and you do not know what.** Everything certain there becomes faint.</translation>
    </message>
    <message>
        <source>rules.C-174</source>
        <translation>**You know what came to somebody.** It becomes certain there.</translation>
    </message>
    <message>
        <source>rules.C-175</source>
        <translation>**Of a single object** all notes elsewhere go as soon as you know where it is: with other players and in the deck.</translation>
    </message>
    <message>
        <source>rules.C-180</source>
        <translation>**An object changes hands.** The two know what it is. The others do only if it was announced, or demanded by name; otherwise C-173 applies. A bag is noted as a bag, without saying which. Once the deck is empty, a demanded key or goblet is not known either, since two cards fit the name.</translation>
    </message>
    <message>
        <source>rules.C-181</source>
        <translation>What is offered to you, you have seen, even if you refuse. What is handed over on demand the Diplomat sees.</translation>
    </message>
    <message>
        <source>rules.C-182</source>
        <translation>Privilege, searching and a demand that fails show the whole luggage (C-171).</translation>
    </message>
    <message>
        <source>rules.C-183</source>
        <translation>An object used in a fight is seen by all.</translation>
    </message>
    <message>
        <source>rules.C-184</source>
        <translation>The Monocle and looking at the cards show the alliance; the latter shows the profession too.</translation>
    </message>
    <message>
        <source>rules.C-185</source>
        <translation>A profession that is turned up is noted by all.</translation>
    </message>
    <message>
        <source>rules.C-186</source>
        <translation>After the Folio everybody’s notes of the two professions change places as well; the two players know each other’s. After the Coat the others no longer know that player’s profession.</translation>
    </message>
    <message>
        <source>rules.C-187</source>
        <translation>The Clairvoyant notes the whole deck; a single object that lies there is no longer faint with anyone in those notes. The two top cards are known to that player only; what others knew of the top is lost with the shuffle.</translation>
    </message>
    <message>
        <source>rules.C-188</source>
        <translation>When somebody draws and you knew the top card, you know what it was. Otherwise you only know that they have one more.</translation>
    </message>
    <message>
        <source>rules.C-189</source>
        <translation>Before a new game all notes are wiped out.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>You choose before the game; the first is the usual one.
- **Luggage** (C-5): all objects, or only the sealed ones, for a first trip.
- **Smuggling** (C-58): no, or yes.
- **Fortune-telling** (C-135): no, or yes.
- **Number of games** (C-140): one, or several for points.
- **Longest trip** (C-160): 40 turns each; more or fewer if you like.</translation>
    </message>
</context>
</TS>
