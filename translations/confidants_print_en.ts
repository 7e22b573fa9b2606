<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>confidants</name>
    <message>
        <source>part.action-cards</source>
        <translation>Action cards</translation>
    </message>
    <message>
        <source>part.secret-cards</source>
        <translation>Secret action cards</translation>
    </message>
    <message>
        <source>part.wagon-cards</source>
        <translation>Wagon cards</translation>
    </message>
    <message>
        <source>part.gift-cards</source>
        <translation>Gift cards</translation>
    </message>
    <message>
        <source>part.money</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>part.patricians</source>
        <translation>Patricians</translation>
    </message>
    <message>
        <source>part.mercenaries</source>
        <translation>Mercenary armies</translation>
    </message>
    <message>
        <source>part.bands</source>
        <translation>Robbers and mob</translation>
    </message>
    <message>
        <source>part.markers</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>part.track-tokens</source>
        <translation>Track tokens</translation>
    </message>
    <message>
        <source>part.robber-token</source>
        <translation>Token of the robbers</translation>
    </message>
    <message>
        <source>part.player-sheets</source>
        <translation>Player sheets</translation>
    </message>
    <message>
        <source>part.visit-cards</source>
        <translation>Visit cards</translation>
    </message>
    <message>
        <source>part.adventure-sheet</source>
        <translation>Adventure sheet</translation>
    </message>
    <message>
        <source>part.summary</source>
        <translation>Summaries</translation>
    </message>
    <message>
        <source>part.board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>print.start-hand</source>
        <translation>starts in hand</translation>
    </message>
    <message>
        <source>print.start-reserve</source>
        <translation>starts in the reserve</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>3 dice, scissors or a trimmer, a ruler, glue, cardboard under the feet of the standees. Cards last on paper of 200 grams or in sleeves.</translation>
    </message>
    <message>
        <source>print.strength</source>
        <translation>strength</translation>
    </message>
    <message>
        <source>print.strength.track</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>print.pile</source>
        <translation>Gifts of %1</translation>
    </message>
    <message>
        <source>print.wagon-slot</source>
        <translation>wagon</translation>
    </message>
    <message>
        <source>print.gear-slot</source>
        <translation>gifts and gold</translation>
    </message>
    <message>
        <source>print.trades</source>
        <translation>trades</translation>
    </message>
    <message>
        <source>print.villages</source>
        <translation>Villages – one may be left out</translation>
    </message>
    <message>
        <source>print.towns</source>
        <translation>Towns – all of them</translation>
    </message>
    <message>
        <source>print.cities</source>
        <translation>Cities – all of them</translation>
    </message>
    <message>
        <source>print.delivered</source>
        <translation>Wagons delivered</translation>
    </message>
    <message>
        <source>print.gold-paid</source>
        <translation>gold paid</translation>
    </message>
    <message>
        <source>print.ally-now</source>
        <translation>Moved this round by</translation>
    </message>
    <message>
        <source>print.ally-next</source>
        <translation>Next round by</translation>
    </message>
    <message>
        <source>print.player.title</source>
        <translation>Player sheet</translation>
    </message>
    <message>
        <source>print.player.short</source>
        <translation>Bid: fatigue + rank at most 16. The patrician walks exactly as many steps as the rank, and each costs 1 fatigue. The two mercenary armies share 6 steps; a single one has 4. In a city every night, in a town the first night raises your attention by 1 for each army. Above 16 the sycophants find you.</translation>
    </message>
    <message>
        <source>print.turn.title</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>print.turn.text</source>
        <translation>In any order, each at most once:
– the patrician’s walk, by the rank of the action card;
– the effect of the action card;
– the effect of the secret action card;
– each free action once.
Steps of mercenaries, giving and gift cards as you like.
At the end of the turn you may merge your armies on one place: until the end of the round they fight with the strength of the strongest + 1.
When camping, exchange the secret action card for one of your reserve.</translation>
    </message>
    <message>
        <source>print.free-actions.title</source>
        <translation>Free actions – each once a round</translation>
    </message>
    <message>
        <source>print.free-actions.text</source>
        <translation>Toll (1 gold): the army crosses bridges and has a pass until the end of the next round.
Intrigue (1 gold): your own attention falls by 2, or an opponent’s rises by 2.
Double pay (1 gold): the paying army has strength +1 until the end of the round; you may buy it when attacked as well.
Supper (1 gold): your fatigue falls by 2.
Guide (1 or 2 gold): one army walks 1 or 2 steps more; they cost the patrician no fatigue.
Trade: one offer a turn, two accepted trades a game; a gift for a gift or for gold.</translation>
    </message>
    <message>
        <source>print.settlements.title</source>
        <translation>Settlements</translation>
    </message>
    <message>
        <source>print.settlements.text</source>
        <translation>Village: the patrician’s fatigue falls by 3 on the first night, by 1 afterwards.
Town: by 4, then by 2; on the first night your attention rises by 1 for each army. The mob may not enter.
City: by 5, then by 2; every night your attention rises by 1 for each army. Neither band may enter.
A settlement is visited when a march of one of your armies ends there. Only the patrician can deliver a wagon, in its city; he then draws a gift card.</translation>
    </message>
    <message>
        <source>print.river.title</source>
        <translation>River</translation>
    </message>
    <message>
        <source>print.river.text</source>
        <translation>On a river you stand on one bank and can go only to what touches that bank.
Ford: one army or band at a time.
Bridge: one army, never a band; nobody is attacked there. Without a pass every night costs 1 gold; without gold the army is evicted and held for 3 rounds.</translation>
    </message>
    <message>
        <source>print.night.title</source>
        <translation>The end of a round</translation>
    </message>
    <message>
        <source>print.night.text</source>
        <translation>Mob, robbers, night, bridges, upkeep.
Whoever has visited all settlements but one village and delivered all three wagons wins; among several the least tired.</translation>
    </message>
    <message>
        <source>print.visits.title</source>
        <translation>Visit card</translation>
    </message>
    <message>
        <source>print.adventure.title</source>
        <translation>Adventure sheet</translation>
    </message>
    <message>
        <source>print.adventure.robbers</source>
        <translation>The robbers have strength 7, plus the gold paid to them divided by the number of players, rounded down. They obey whoever has Dirty Business, otherwise whoever uses a Foul Tip: roll two dice and move them exactly that far, or leave them.</translation>
    </message>
    <message>
        <source>print.adventure.mob</source>
        <translation>The mob is moved by the player whose turn came last: roll three dice and put the highest aside.</translation>
    </message>
    <message>
        <source>print.adventure.battle</source>
        <translation>Roll a die: if the army’s strength and the roll are together at least the band’s strength, the army wins and puts the band at least 7 steps from everybody.</translation>
    </message>
    <message>
        <source>print.summary.title</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>print.round.title</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>print.round.text</source>
        <translation>1. Bidding: in turn everybody lays one action card open and one secret action card face down. Nobody bids a rank that another has bid; fatigue + rank at most 16.
2. Turns from the highest rank to the lowest.
3. The mob, then the robbers.
4. Night: rest, attention, bridges.
5. Upkeep. The next bidding goes in the reverse order of the turns.</translation>
    </message>
    <message>
        <source>print.bands.title</source>
        <translation>Bands</translation>
    </message>
    <message>
        <source>print.bands.text</source>
        <translation>Mob: strength 6. The last player moves it exactly as far as the two lower of three dice add up to. It enters neither towns nor cities.
Robbers: strength 7 or more. Whoever paid moves them by the sum of two dice, or leaves them. They do not enter cities.
No band enters a bridge. At an enemy army it stops and attacks.</translation>
    </message>
    <message>
        <source>print.battle.title</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>print.battle.text</source>
        <translation>Roll: strength + die. If it is at least the band’s strength you win and put the band at least 7 steps from every other unit.
If not: the patrician loses all gold (without any, a gift) and misses the next round; a mercenary army is lost and may return by Recruiting.</translation>
    </message>
    <message>
        <source>print.secrets.title</source>
        <translation>Secret actions</translation>
    </message>
    <message>
        <source>part.action-box</source>
        <translation>Boxes for the action cards</translation>
    </message>
    <message>
        <source>part.gift-box</source>
        <translation>Box for the wagons and gifts</translation>
    </message>
</context>
</TS>
