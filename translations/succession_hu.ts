<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>succession</name>
    <message>
        <source>character.lord-protector</source>
        <translation>Lordprotektor</translation>
    </message>
    <message>
        <source>character.lord-protector.acc</source>
        <translation>Lordprotektort</translation>
    </message>
    <message>
        <source>character.lord-protector.dat</source>
        <translation>Lordprotektornak</translation>
    </message>
    <message>
        <source>character.lord-protector.ins</source>
        <translation>Lordprotektorral</translation>
    </message>
    <message>
        <source>character.queen</source>
        <translation>Királynő</translation>
    </message>
    <message>
        <source>character.queen.acc</source>
        <translation>Királynőt</translation>
    </message>
    <message>
        <source>character.queen.dat</source>
        <translation>Királynőnek</translation>
    </message>
    <message>
        <source>character.queen.ins</source>
        <translation>Királynővel</translation>
    </message>
    <message>
        <source>character.duke</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>character.duke.acc</source>
        <translation>Herceget</translation>
    </message>
    <message>
        <source>character.duke.dat</source>
        <translation>Hercegnek</translation>
    </message>
    <message>
        <source>character.duke.ins</source>
        <translation>Herceggel</translation>
    </message>
    <message>
        <source>character.count</source>
        <translation>Gróf</translation>
    </message>
    <message>
        <source>character.count.acc</source>
        <translation>Grófot</translation>
    </message>
    <message>
        <source>character.count.dat</source>
        <translation>Grófnak</translation>
    </message>
    <message>
        <source>character.count.ins</source>
        <translation>Gróffal</translation>
    </message>
    <message>
        <source>character.courtier</source>
        <translation>Udvaronc</translation>
    </message>
    <message>
        <source>character.courtier.acc</source>
        <translation>Udvaroncot</translation>
    </message>
    <message>
        <source>character.courtier.dat</source>
        <translation>Udvaroncnak</translation>
    </message>
    <message>
        <source>character.courtier.ins</source>
        <translation>Udvaronccal</translation>
    </message>
    <message>
        <source>character.priest</source>
        <translation>Pap</translation>
    </message>
    <message>
        <source>character.priest.acc</source>
        <translation>Papot</translation>
    </message>
    <message>
        <source>character.priest.dat</source>
        <translation>Papnak</translation>
    </message>
    <message>
        <source>character.priest.ins</source>
        <translation>Pappal</translation>
    </message>
    <message>
        <source>character.treasurer</source>
        <translation>Kincstárnok</translation>
    </message>
    <message>
        <source>character.treasurer.acc</source>
        <translation>Kincstárnokot</translation>
    </message>
    <message>
        <source>character.treasurer.dat</source>
        <translation>Kincstárnoknak</translation>
    </message>
    <message>
        <source>character.treasurer.ins</source>
        <translation>Kincstárnokkal</translation>
    </message>
    <message>
        <source>character.knight</source>
        <translation>Lovag</translation>
    </message>
    <message>
        <source>character.knight.acc</source>
        <translation>Lovagot</translation>
    </message>
    <message>
        <source>character.knight.dat</source>
        <translation>Lovagnak</translation>
    </message>
    <message>
        <source>character.knight.ins</source>
        <translation>Lovaggal</translation>
    </message>
    <message>
        <source>character.countess</source>
        <translation>Grófnő</translation>
    </message>
    <message>
        <source>character.countess.acc</source>
        <translation>Grófnőt</translation>
    </message>
    <message>
        <source>character.countess.dat</source>
        <translation>Grófnőnek</translation>
    </message>
    <message>
        <source>character.countess.ins</source>
        <translation>Grófnővel</translation>
    </message>
    <message>
        <source>character.diplomat</source>
        <translation>Diplomata</translation>
    </message>
    <message>
        <source>character.diplomat.acc</source>
        <translation>Diplomatát</translation>
    </message>
    <message>
        <source>character.diplomat.dat</source>
        <translation>Diplomatának</translation>
    </message>
    <message>
        <source>character.diplomat.ins</source>
        <translation>Diplomatával</translation>
    </message>
    <message>
        <source>character.merchant-1</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>character.merchant-1.acc</source>
        <translation>Kereskedőt</translation>
    </message>
    <message>
        <source>character.merchant-1.dat</source>
        <translation>Kereskedőnek</translation>
    </message>
    <message>
        <source>character.merchant-1.ins</source>
        <translation>Kereskedővel</translation>
    </message>
    <message>
        <source>character.merchant-2</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>character.merchant-2.acc</source>
        <translation>Kereskedőt</translation>
    </message>
    <message>
        <source>character.merchant-2.dat</source>
        <translation>Kereskedőnek</translation>
    </message>
    <message>
        <source>character.merchant-2.ins</source>
        <translation>Kereskedővel</translation>
    </message>
    <message>
        <source>building.garden</source>
        <translation>Kert</translation>
    </message>
    <message>
        <source>building.garden.acc</source>
        <translation>Kertet</translation>
    </message>
    <message>
        <source>building.garden.dat</source>
        <translation>Kertnek</translation>
    </message>
    <message>
        <source>building.garden.ins</source>
        <translation>Kerttel</translation>
    </message>
    <message>
        <source>building.city-wall</source>
        <translation>Városfal</translation>
    </message>
    <message>
        <source>building.city-wall.acc</source>
        <translation>Városfalat</translation>
    </message>
    <message>
        <source>building.city-wall.dat</source>
        <translation>Városfalnak</translation>
    </message>
    <message>
        <source>building.city-wall.ins</source>
        <translation>Városfallal</translation>
    </message>
    <message>
        <source>building.dungeon</source>
        <translation>Tömlöc</translation>
    </message>
    <message>
        <source>building.dungeon.acc</source>
        <translation>Tömlöcöt</translation>
    </message>
    <message>
        <source>building.dungeon.dat</source>
        <translation>Tömlöcnek</translation>
    </message>
    <message>
        <source>building.dungeon.ins</source>
        <translation>Tömlöccel</translation>
    </message>
    <message>
        <source>building.pavilion</source>
        <translation>Pavilon</translation>
    </message>
    <message>
        <source>building.pavilion.acc</source>
        <translation>Pavilont</translation>
    </message>
    <message>
        <source>building.pavilion.dat</source>
        <translation>Pavilonnak</translation>
    </message>
    <message>
        <source>building.pavilion.ins</source>
        <translation>Pavilonnal</translation>
    </message>
    <message>
        <source>building.university</source>
        <translation>Egyetem</translation>
    </message>
    <message>
        <source>building.university.acc</source>
        <translation>Egyetemet</translation>
    </message>
    <message>
        <source>building.university.dat</source>
        <translation>Egyetemnek</translation>
    </message>
    <message>
        <source>building.university.ins</source>
        <translation>Egyetemmel</translation>
    </message>
    <message>
        <source>building.tavern</source>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>building.tavern.acc</source>
        <translation>Tavernát</translation>
    </message>
    <message>
        <source>building.tavern.dat</source>
        <translation>Tavernának</translation>
    </message>
    <message>
        <source>building.tavern.ins</source>
        <translation>Tavernával</translation>
    </message>
    <message>
        <source>building.cathedral</source>
        <translation>Székesegyház</translation>
    </message>
    <message>
        <source>building.cathedral.acc</source>
        <translation>Székesegyházat</translation>
    </message>
    <message>
        <source>building.cathedral.dat</source>
        <translation>Székesegyháznak</translation>
    </message>
    <message>
        <source>building.cathedral.ins</source>
        <translation>Székesegyházzal</translation>
    </message>
    <message>
        <source>building.harbour</source>
        <translation>Kikötő</translation>
    </message>
    <message>
        <source>building.harbour.acc</source>
        <translation>Kikötőt</translation>
    </message>
    <message>
        <source>building.harbour.dat</source>
        <translation>Kikötőnek</translation>
    </message>
    <message>
        <source>building.harbour.ins</source>
        <translation>Kikötővel</translation>
    </message>
    <message>
        <source>building.smithy</source>
        <translation>Kohó</translation>
    </message>
    <message>
        <source>building.smithy.acc</source>
        <translation>Kohót</translation>
    </message>
    <message>
        <source>building.smithy.dat</source>
        <translation>Kohónak</translation>
    </message>
    <message>
        <source>building.smithy.ins</source>
        <translation>Kohóval</translation>
    </message>
    <message>
        <source>building.workshop</source>
        <translation>Ácsműhely</translation>
    </message>
    <message>
        <source>building.workshop.acc</source>
        <translation>Ácsműhelyt</translation>
    </message>
    <message>
        <source>building.workshop.dat</source>
        <translation>Ácsműhelynek</translation>
    </message>
    <message>
        <source>building.workshop.ins</source>
        <translation>Ácsműhellyel</translation>
    </message>
    <message>
        <source>building.market</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>building.market.acc</source>
        <translation>Piacot</translation>
    </message>
    <message>
        <source>building.market.dat</source>
        <translation>Piacnak</translation>
    </message>
    <message>
        <source>building.market.ins</source>
        <translation>Piaccal</translation>
    </message>
    <message>
        <source>building.inn</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>building.inn.acc</source>
        <translation>Fogadót</translation>
    </message>
    <message>
        <source>building.inn.dat</source>
        <translation>Fogadónak</translation>
    </message>
    <message>
        <source>building.inn.ins</source>
        <translation>Fogadóval</translation>
    </message>
    <message>
        <source>building.vineyard</source>
        <translation>Szőlőskert</translation>
    </message>
    <message>
        <source>building.vineyard.acc</source>
        <translation>Szőlőskertet</translation>
    </message>
    <message>
        <source>building.vineyard.dat</source>
        <translation>Szőlőskertnek</translation>
    </message>
    <message>
        <source>building.vineyard.ins</source>
        <translation>Szőlőskerttel</translation>
    </message>
    <message>
        <source>building.mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>building.mine.acc</source>
        <translation>Bányát</translation>
    </message>
    <message>
        <source>building.mine.dat</source>
        <translation>Bányának</translation>
    </message>
    <message>
        <source>building.mine.ins</source>
        <translation>Bányával</translation>
    </message>
    <message>
        <source>building.herb-field</source>
        <translation>Gyógyfüves mező</translation>
    </message>
    <message>
        <source>building.herb-field.acc</source>
        <translation>Gyógyfüves mezőt</translation>
    </message>
    <message>
        <source>building.herb-field.dat</source>
        <translation>Gyógyfüves mezőnek</translation>
    </message>
    <message>
        <source>building.herb-field.ins</source>
        <translation>Gyógyfüves mezővel</translation>
    </message>
    <message>
        <source>building.farmstead</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>building.farmstead.acc</source>
        <translation>Tanyát</translation>
    </message>
    <message>
        <source>building.farmstead.dat</source>
        <translation>Tanyának</translation>
    </message>
    <message>
        <source>building.farmstead.ins</source>
        <translation>Tanyával</translation>
    </message>
    <message>
        <source>subject.gardener</source>
        <translation>Kertész</translation>
    </message>
    <message>
        <source>subject.gardener.acc</source>
        <translation>Kertészt</translation>
    </message>
    <message>
        <source>subject.gardener.dat</source>
        <translation>Kertésznek</translation>
    </message>
    <message>
        <source>subject.gardener.ins</source>
        <translation>Kertésszel</translation>
    </message>
    <message>
        <source>subject.guard</source>
        <translation>Városőr</translation>
    </message>
    <message>
        <source>subject.guard.acc</source>
        <translation>Városőrt</translation>
    </message>
    <message>
        <source>subject.guard.dat</source>
        <translation>Városőrnek</translation>
    </message>
    <message>
        <source>subject.guard.ins</source>
        <translation>Városőrrel</translation>
    </message>
    <message>
        <source>subject.jailer</source>
        <translation>Börtönőr</translation>
    </message>
    <message>
        <source>subject.jailer.acc</source>
        <translation>Börtönőrt</translation>
    </message>
    <message>
        <source>subject.jailer.dat</source>
        <translation>Börtönőrnek</translation>
    </message>
    <message>
        <source>subject.jailer.ins</source>
        <translation>Börtönőrrel</translation>
    </message>
    <message>
        <source>subject.lady-in-waiting</source>
        <translation>Udvarhölgy</translation>
    </message>
    <message>
        <source>subject.lady-in-waiting.acc</source>
        <translation>Udvarhölgyet</translation>
    </message>
    <message>
        <source>subject.lady-in-waiting.dat</source>
        <translation>Udvarhölgynek</translation>
    </message>
    <message>
        <source>subject.lady-in-waiting.ins</source>
        <translation>Udvarhölggyel</translation>
    </message>
    <message>
        <source>subject.scholar</source>
        <translation>Tudós</translation>
    </message>
    <message>
        <source>subject.scholar.acc</source>
        <translation>Tudóst</translation>
    </message>
    <message>
        <source>subject.scholar.dat</source>
        <translation>Tudósnak</translation>
    </message>
    <message>
        <source>subject.scholar.ins</source>
        <translation>Tudóssal</translation>
    </message>
    <message>
        <source>subject.troubadour</source>
        <translation>Trubadúr</translation>
    </message>
    <message>
        <source>subject.troubadour.acc</source>
        <translation>Trubadúrt</translation>
    </message>
    <message>
        <source>subject.troubadour.dat</source>
        <translation>Trubadúrnak</translation>
    </message>
    <message>
        <source>subject.troubadour.ins</source>
        <translation>Trubadúrral</translation>
    </message>
    <message>
        <source>subject.bishop</source>
        <translation>Püspök</translation>
    </message>
    <message>
        <source>subject.bishop.acc</source>
        <translation>Püspököt</translation>
    </message>
    <message>
        <source>subject.bishop.dat</source>
        <translation>Püspöknek</translation>
    </message>
    <message>
        <source>subject.bishop.ins</source>
        <translation>Püspökkel</translation>
    </message>
    <message>
        <source>subject.sailor</source>
        <translation>Tengerész</translation>
    </message>
    <message>
        <source>subject.sailor.acc</source>
        <translation>Tengerészt</translation>
    </message>
    <message>
        <source>subject.sailor.dat</source>
        <translation>Tengerésznek</translation>
    </message>
    <message>
        <source>subject.sailor.ins</source>
        <translation>Tengerésszel</translation>
    </message>
    <message>
        <source>subject.smith</source>
        <translation>Kovács</translation>
    </message>
    <message>
        <source>subject.smith.acc</source>
        <translation>Kovácsot</translation>
    </message>
    <message>
        <source>subject.smith.dat</source>
        <translation>Kovácsnak</translation>
    </message>
    <message>
        <source>subject.smith.ins</source>
        <translation>Kováccsal</translation>
    </message>
    <message>
        <source>subject.carpenter</source>
        <translation>Ács</translation>
    </message>
    <message>
        <source>subject.carpenter.acc</source>
        <translation>Ácsot</translation>
    </message>
    <message>
        <source>subject.carpenter.dat</source>
        <translation>Ácsnak</translation>
    </message>
    <message>
        <source>subject.carpenter.ins</source>
        <translation>Áccsal</translation>
    </message>
    <message>
        <source>subject.market-woman</source>
        <translation>Kofa</translation>
    </message>
    <message>
        <source>subject.market-woman.acc</source>
        <translation>Kofát</translation>
    </message>
    <message>
        <source>subject.market-woman.dat</source>
        <translation>Kofának</translation>
    </message>
    <message>
        <source>subject.market-woman.ins</source>
        <translation>Kofával</translation>
    </message>
    <message>
        <source>subject.innkeeper</source>
        <translation>Fogadós</translation>
    </message>
    <message>
        <source>subject.innkeeper.acc</source>
        <translation>Fogadóst</translation>
    </message>
    <message>
        <source>subject.innkeeper.dat</source>
        <translation>Fogadósnak</translation>
    </message>
    <message>
        <source>subject.innkeeper.ins</source>
        <translation>Fogadóssal</translation>
    </message>
    <message>
        <source>subject.vintner</source>
        <translation>Borász</translation>
    </message>
    <message>
        <source>subject.vintner.acc</source>
        <translation>Borászt</translation>
    </message>
    <message>
        <source>subject.vintner.dat</source>
        <translation>Borásznak</translation>
    </message>
    <message>
        <source>subject.vintner.ins</source>
        <translation>Borásszal</translation>
    </message>
    <message>
        <source>subject.miner</source>
        <translation>Bányász</translation>
    </message>
    <message>
        <source>subject.miner.acc</source>
        <translation>Bányászt</translation>
    </message>
    <message>
        <source>subject.miner.dat</source>
        <translation>Bányásznak</translation>
    </message>
    <message>
        <source>subject.miner.ins</source>
        <translation>Bányásszal</translation>
    </message>
    <message>
        <source>subject.herbalist</source>
        <translation>Füvész</translation>
    </message>
    <message>
        <source>subject.herbalist.acc</source>
        <translation>Füvészt</translation>
    </message>
    <message>
        <source>subject.herbalist.dat</source>
        <translation>Füvésznek</translation>
    </message>
    <message>
        <source>subject.herbalist.ins</source>
        <translation>Füvésszel</translation>
    </message>
    <message>
        <source>subject.farmer</source>
        <translation>Gazda</translation>
    </message>
    <message>
        <source>subject.farmer.acc</source>
        <translation>Gazdát</translation>
    </message>
    <message>
        <source>subject.farmer.dat</source>
        <translation>Gazdának</translation>
    </message>
    <message>
        <source>subject.farmer.ins</source>
        <translation>Gazdával</translation>
    </message>
    <message>
        <source>action.settle</source>
        <translation>Konfliktus kezelése</translation>
    </message>
    <message>
        <source>action.settle.acc</source>
        <translation>Konfliktus kezelését</translation>
    </message>
    <message>
        <source>action.settle.dat</source>
        <translation>Konfliktus kezelésének</translation>
    </message>
    <message>
        <source>action.settle.ins</source>
        <translation>Konfliktus kezelésével</translation>
    </message>
    <message>
        <source>action.give</source>
        <translation>Konfliktusjelző átadása</translation>
    </message>
    <message>
        <source>action.give.acc</source>
        <translation>Konfliktusjelző átadását</translation>
    </message>
    <message>
        <source>action.give.dat</source>
        <translation>Konfliktusjelző átadásának</translation>
    </message>
    <message>
        <source>action.give.ins</source>
        <translation>Konfliktusjelző átadásával</translation>
    </message>
    <message>
        <source>action.money</source>
        <translation>Pénz elvétele</translation>
    </message>
    <message>
        <source>action.money.acc</source>
        <translation>Pénz elvételét</translation>
    </message>
    <message>
        <source>action.money.dat</source>
        <translation>Pénz elvételének</translation>
    </message>
    <message>
        <source>action.money.ins</source>
        <translation>Pénz elvételével</translation>
    </message>
    <message>
        <source>action.recruit</source>
        <translation>Alattvaló toborzása</translation>
    </message>
    <message>
        <source>action.recruit.acc</source>
        <translation>Alattvaló toborzását</translation>
    </message>
    <message>
        <source>action.recruit.dat</source>
        <translation>Alattvaló toborzásának</translation>
    </message>
    <message>
        <source>action.recruit.ins</source>
        <translation>Alattvaló toborzásával</translation>
    </message>
    <message>
        <source>action.buy</source>
        <translation>Épület vásárlása</translation>
    </message>
    <message>
        <source>action.buy.acc</source>
        <translation>Épület vásárlását</translation>
    </message>
    <message>
        <source>action.buy.dat</source>
        <translation>Épület vásárlásának</translation>
    </message>
    <message>
        <source>action.buy.ins</source>
        <translation>Épület vásárlásával</translation>
    </message>
    <message>
        <source>colour-name.yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>colour-name.red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>colour-name.blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>colour-name.green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>card.card</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>card.character</source>
        <translation>karakter</translation>
    </message>
    <message>
        <source>pile.building.1</source>
        <translation>1. épületpakli</translation>
    </message>
    <message>
        <source>pile.subject.1</source>
        <translation>1. alattvalópakli</translation>
    </message>
    <message>
        <source>pile.building.2</source>
        <translation>2. épületpakli</translation>
    </message>
    <message>
        <source>pile.subject.2</source>
        <translation>2. alattvalópakli</translation>
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
        <source>title</source>
        <translation>Meghalt a király – éljen a király!</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Üres a trón: szerezz épületet, alattvalót, és vigyázz, nehogy ellopják az akciódat.</translation>
    </message>
    <message>
        <source>options.match</source>
        <translation>Sorozat</translation>
    </message>
    <message>
        <source>options.match.help</source>
        <translation>Hány játszma követi egymást (K-98).</translation>
    </message>
    <message>
        <source>options.match.one</source>
        <translation>Egy játszma</translation>
    </message>
    <message>
        <source>options.match.one.help</source>
        <translation>A játszma önmagában számít.</translation>
    </message>
    <message>
        <source>options.match.three</source>
        <translation>Három játszma</translation>
    </message>
    <message>
        <source>options.match.three.help</source>
        <translation>Három játszma összege számít.</translation>
    </message>
    <message>
        <source>options.match.points</source>
        <translation>40 pontig</translation>
    </message>
    <message>
        <source>options.match.points.help</source>
        <translation>Addig követik egymást a játszmák, amíg valaki el nem éri a 40 pontot, de legfeljebb húsz.</translation>
    </message>
    <message>
        <source>options.treasurerRecruits</source>
        <translation>Kincstárnok</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.help</source>
        <translation>Mit tesz a Kincstárnok, miután pénzt vett el (K-33).</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.no</source>
        <translation>Vásárol</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.no.help</source>
        <translation>Ahogy a lapon áll, ugyanúgy, mint a Lovag.</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.yes</source>
        <translation>Toboroz</translation>
    </message>
    <message>
        <source>options.treasurerRecruits.yes.help</source>
        <translation>Házi szabály: épület helyett alattvalót szerez.</translation>
    </message>
    <message>
        <source>options.hiddenMoney</source>
        <translation>Pénz a paklik alatt</translation>
    </message>
    <message>
        <source>options.hiddenMoney.help</source>
        <translation>Látszik-e, mennyi pénz van a paklik alatt (K-42).</translation>
    </message>
    <message>
        <source>options.hiddenMoney.no</source>
        <translation>Megszámolva</translation>
    </message>
    <message>
        <source>options.hiddenMoney.no.help</source>
        <translation>Minden pakli alatt ott áll az összeg.</translation>
    </message>
    <message>
        <source>options.hiddenMoney.yes</source>
        <translation>Letakarva</translation>
    </message>
    <message>
        <source>options.hiddenMoney.yes.help</source>
        <translation>Házi szabály: csak az látszik, hogy van-e pénz.</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>%1. forduló, %2. szakasz</translation>
    </message>
    <message>
        <source>table.match</source>
        <translation>%1. játszma: %2</translation>
    </message>
    <message>
        <source>phase.choose</source>
        <translation>Karakterválasztás</translation>
    </message>
    <message>
        <source>phase.gardener</source>
        <translation>Kertész</translation>
    </message>
    <message>
        <source>phase.conflict</source>
        <translation>Konfliktusok</translation>
    </message>
    <message>
        <source>table.turn-order</source>
        <translation>Sorrend: %1</translation>
    </message>
    <message>
        <source>list.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>list.then</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>badge.robs</source>
        <translation>meglopja: %1</translation>
    </message>
    <message>
        <source>phase.deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>phase.new-game</source>
        <translation>Következő játszma</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message numerus="yes">
        <source>track.coins</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>track.tokens</source>
        <translation>
            <numerusform>%n jelző</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>badge.pairs</source>
        <translation>
            <numerusform>párok: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.tied</source>
        <translation>azonos rangú: egy akció</translation>
    </message>
    <message>
        <source>badge.acted</source>
        <translation>már volt köre</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile</source>
        <translation>
            <numerusform>%1, %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-none</source>
        <translation>%1, elfogyott</translation>
    </message>
    <message>
        <source>zone.pile-known</source>
        <translation>%1; a legfelső alatt lefelé haladva: %2</translation>
    </message>
    <message numerus="yes">
        <source>zone.height</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.height-none</source>
        <translation>üres</translation>
    </message>
    <message numerus="yes">
        <source>zone.height-known</source>
        <translation>
            <numerusform>%n lap, ismered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.under</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message>
        <source>link.robs</source>
        <translation>meglophatja: %1</translation>
    </message>
    <message>
        <source>zone.under-none</source>
        <translation>0 érme</translation>
    </message>
    <message>
        <source>zone.under-hidden</source>
        <translation>néhány érme</translation>
    </message>
    <message>
        <source>zone.under-detail</source>
        <translation>%1, alatta: %2</translation>
    </message>
    <message numerus="yes">
        <source>zone.bank</source>
        <translation>
            <numerusform>Bank: %n érme</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.bank-none</source>
        <translation>Bank: üres</translation>
    </message>
    <message numerus="yes">
        <source>zone.token-supply</source>
        <translation>
            <numerusform>Jelzők: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.token-supply-none</source>
        <translation>Készlet: nincs jelző</translation>
    </message>
    <message numerus="yes">
        <source>zone.aside</source>
        <translation>
            <numerusform>Félretett: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.aside-none</source>
        <translation>Nincs félretett karakter</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile-of-characters</source>
        <translation>
            <numerusform>Karakterek: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-of-characters-none</source>
        <translation>Nincs karakter a pakliban</translation>
    </message>
    <message>
        <source>zone.shown</source>
        <translation>Felfordított karakter</translation>
    </message>
    <message>
        <source>zone.shown-before</source>
        <translation>Korábban felfordítva ebben a fordulóban</translation>
    </message>
    <message>
        <source>zone.search</source>
        <translation>Átnézed: %1</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Kezedben: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>Nincs lap a kezedben</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>%1 kezében: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1 kezében nincs lap</translation>
    </message>
    <message numerus="yes">
        <source>zone.buildings</source>
        <translation>
            <numerusform>%n épület</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.buildings-none</source>
        <translation>nincs épület</translation>
    </message>
    <message numerus="yes">
        <source>zone.subjects</source>
        <translation>
            <numerusform>%n alattvaló</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.subjects-none</source>
        <translation>nincs alattvaló</translation>
    </message>
    <message numerus="yes">
        <source>zone.coins</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.coins-none</source>
        <translation>nincs érme</translation>
    </message>
    <message numerus="yes">
        <source>zone.tokens</source>
        <translation>
            <numerusform>%n jelző</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.tokens-none</source>
        <translation>nincs jelző</translation>
    </message>
    <message>
        <source>zone.played</source>
        <translation>%1 ebben a fordulóban már kijátszotta</translation>
    </message>
    <message>
        <source>zone.points</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>piece.card</source>
        <translation>%1: értéke %2, színe %3, párja %4[the]</translation>
    </message>
    <message>
        <source>piece.card-over</source>
        <translation>%1. Ezt a paklit már átnézted; alatta lefelé haladva: %2</translation>
    </message>
    <message>
        <source>piece.building-back</source>
        <translation>Épület, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.subject-back</source>
        <translation>Alattvaló, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.character-back</source>
        <translation>Karakter, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.character</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.coins-under</source>
        <translation>Érmék, helyük: %1</translation>
    </message>
    <message>
        <source>piece.action</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.action-stolen</source>
        <translation>%1, ellopta: %2</translation>
    </message>
    <message>
        <source>piece.perfect-pair</source>
        <translation>Tökéletes pár: %1 és %2, %3 pont</translation>
    </message>
    <message>
        <source>piece.colour-pair</source>
        <translation>Egyszínű pár: %1 és %2, %3 pont</translation>
    </message>
    <message>
        <source>piece.single</source>
        <translation>%1, pár nélkül: 1 pont</translation>
    </message>
    <message>
        <source>prompt.choose</source>
        <translation>Válassz karaktert erre a szakaszra.</translation>
    </message>
    <message>
        <source>prompt.gardener</source>
        <translation>Kivel cserélsz karaktert?</translation>
    </message>
    <message>
        <source>prompt.conflict</source>
        <translation>A magasabb rangú kapja a jelzőt helyetted?</translation>
    </message>
    <message>
        <source>prompt.steal</source>
        <translation>Melyik akciót lopod el?</translation>
    </message>
    <message>
        <source>prompt.open-action</source>
        <translation>Végrehajtod ezt: %1?</translation>
    </message>
    <message>
        <source>prompt.search-subject</source>
        <translation>Melyik alattvalót toborzod?</translation>
    </message>
    <message>
        <source>prompt.search-building</source>
        <translation>Melyik épületet veszed meg?</translation>
    </message>
    <message>
        <source>prompt.action</source>
        <translation>Következő akciód: %1.</translation>
    </message>
    <message>
        <source>prompt.tied</source>
        <translation>Válaszd ki a karaktered egyik akcióját.</translation>
    </message>
    <message>
        <source>prompt.end-turn</source>
        <translation>Használd az alattvalódat, vagy fejezd be a köröd.</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>word.end-turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>word.discount</source>
        <translation>1 érmével olcsóbb</translation>
    </message>
    <message>
        <source>choice.play</source>
        <translation>Kijátszod %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.pass-ability</source>
        <translation>Nem használod</translation>
    </message>
    <message>
        <source>choice.pass-search</source>
        <translation>Nem veszel el semmit</translation>
    </message>
    <message>
        <source>choice.pass-action</source>
        <translation>Lemondasz róla: %1</translation>
    </message>
    <message>
        <source>choice.pass</source>
        <translation>Passzolsz: %1</translation>
    </message>
    <message>
        <source>choice.end-turn</source>
        <translation>Befejezed a köröd</translation>
    </message>
    <message>
        <source>choice.steal</source>
        <translation>Ellopod: %1. Meglopott: %2</translation>
    </message>
    <message>
        <source>choice.settle</source>
        <translation>Visszateszel egy konfliktusjelzőt</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Átadsz egy jelzőt. Kapja: %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.money</source>
        <translation>
            <numerusform>Elveszel %n érmét innen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.money-hidden</source>
        <translation>Elveszed a pénzt innen: %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.recruit</source>
        <translation>
            <numerusform>%n érméért toborzod %1[theAcc]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.buy</source>
        <translation>
            <numerusform>%n érméért megveszed %1[theAcc]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.buy-discount</source>
        <translation>
            <numerusform>A Kováccsal %n érméért veszed meg %1[theAcc]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.take</source>
        <translation>
            <numerusform>%n érméért elveszed %1[theAcc]</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use</source>
        <translation>Használod %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.use.guard</source>
        <translation>A Városőrrel megfordítod a konfliktust</translation>
    </message>
    <message>
        <source>choice.use.jailer</source>
        <translation>Börtönőr: jelzőnként egy érmét kapsz</translation>
    </message>
    <message>
        <source>choice.use.scholar</source>
        <translation>Tudós: épületenként egy érmét kapsz</translation>
    </message>
    <message>
        <source>choice.use.sailor</source>
        <translation>Tengerész: kétszer hajtod végre az egyetlen akciódat</translation>
    </message>
    <message>
        <source>choice.use.carpenter</source>
        <translation>Ács: épületet veszel</translation>
    </message>
    <message>
        <source>choice.use.market-woman</source>
        <translation>Kofa: pénzt veszel el</translation>
    </message>
    <message>
        <source>choice.use.innkeeper</source>
        <translation>Fogadós: alattvalót toborzol</translation>
    </message>
    <message>
        <source>choice.use.vintner</source>
        <translation>Borász: átnézed az alattvalópaklikat</translation>
    </message>
    <message>
        <source>choice.use.miner</source>
        <translation>Bányász: átnézed az épületpaklikat</translation>
    </message>
    <message>
        <source>choice.use.gardener</source>
        <translation>Kertész</translation>
    </message>
    <message>
        <source>choice.use.lady-in-waiting</source>
        <translation>Udvarhölgy</translation>
    </message>
    <message>
        <source>choice.use.troubadour</source>
        <translation>Trubadúr</translation>
    </message>
    <message>
        <source>choice.use.bishop</source>
        <translation>Püspök</translation>
    </message>
    <message>
        <source>choice.use.smith</source>
        <translation>Kovács</translation>
    </message>
    <message>
        <source>choice.use.herbalist</source>
        <translation>Füvész</translation>
    </message>
    <message>
        <source>choice.use.farmer</source>
        <translation>Gazda</translation>
    </message>
    <message>
        <source>choice.herbalist</source>
        <translation>Füvész: átadsz egy jelzőt. Kapja: %1</translation>
    </message>
    <message>
        <source>choice.gardener</source>
        <translation>Elcseréled a karaktered erre: %1 (%2)</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Odaadod: %1, kapod: %2 (%3)</translation>
    </message>
    <message>
        <source>choice.trade</source>
        <translation>Paklira rakod: %1, elveszed: %2</translation>
    </message>
    <message>
        <source>choice.farmer</source>
        <translation>Gazda: ellopott akciód: %1</translation>
    </message>
    <message>
        <source>log.chosen</source>
        <translation>%1 karaktert választott.</translation>
    </message>
    <message>
        <source>log.chosen-known</source>
        <translation>%1 kiválasztotta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.revealed</source>
        <translation>%1 felfedte %2[theAcc].</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>Melléjük felfordítva: %1.</translation>
    </message>
    <message>
        <source>log.characters-swapped</source>
        <translation>%1 karaktert cserélt. %1: %3, %2: %4.</translation>
    </message>
    <message>
        <source>log.ability-passed</source>
        <translation>%1 nem használta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.tied</source>
        <translation>%1 és %2 azonos rangú.</translation>
    </message>
    <message>
        <source>log.tied-with-shown</source>
        <translation>%1 azonos rangú a felfordított karakterrel.</translation>
    </message>
    <message>
        <source>log.robbed</source>
        <translation>Konfliktus: %1 (%3), a meglopott %2.</translation>
    </message>
    <message>
        <source>log.robbed-by-shown</source>
        <translation>Konfliktus: a felfordított %1, az alacsonyabb rangú %2.</translation>
    </message>
    <message>
        <source>log.turned-around</source>
        <translation>%2 Városőre megfordította a konfliktust: %1 (%3).</translation>
    </message>
    <message>
        <source>log.turned-around-shown</source>
        <translation>%2 Városőre elhárította a felfordított karaktert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>log.token-taken</source>
        <translation>
            <numerusform>%1 konfliktusjelzőt kapott, most %n van előtte.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.no-token-left</source>
        <translation>%1 nem kapott jelzőt, mert a készlet üres.</translation>
    </message>
    <message>
        <source>log.turn-began</source>
        <translation>%1 köre. Karaktere: %2.</translation>
    </message>
    <message>
        <source>log.stolen</source>
        <translation>%1 ellopta ezt az akciót: %2. Meglopott: %3.</translation>
    </message>
    <message>
        <source>log.open-passed</source>
        <translation>%1 lemondott erről: %2.</translation>
    </message>
    <message>
        <source>log.open-lapsed</source>
        <translation>%1 nem tudta végrehajtani: %2.</translation>
    </message>
    <message>
        <source>log.search-passed</source>
        <translation>%1 nem vett el lapot.</translation>
    </message>
    <message>
        <source>log.passed</source>
        <translation>%1 passzolt: %2.</translation>
    </message>
    <message>
        <source>log.lapsed</source>
        <translation>%1 nem tudta végrehajtani: %2.</translation>
    </message>
    <message>
        <source>log.settled</source>
        <translation>%1 visszatett egy konfliktusjelzőt.</translation>
    </message>
    <message>
        <source>log.given</source>
        <translation>%1 átadott egy konfliktusjelzőt. Kapta: %2.</translation>
    </message>
    <message>
        <source>log.token-passed-on</source>
        <translation>%1 a Füvésszel átadott egy konfliktusjelzőt. Kapta: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.refilled</source>
        <translation>
            <numerusform>A bank %n érmét tett a paklik alá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.money-taken</source>
        <translation>
            <numerusform>%1 elvett %n érmét innen: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.bought</source>
        <translation>
            <numerusform>%1 %n érméért megvette %2[theAcc].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.recruited</source>
        <translation>
            <numerusform>%1 %n érméért toborozta %2[theAcc].</numerusform>
        </translation>
    </message>
    <message>
        <source>log.ability-used</source>
        <translation>%1 használta %2[theAcc].</translation>
    </message>
    <message numerus="yes">
        <source>log.coins-from-bank</source>
        <translation>
            <numerusform>%1 %n érmét kapott a banktól. Alattvalója: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.searched-buildings</source>
        <translation>%1 átnézte az épületpaklikat.</translation>
    </message>
    <message>
        <source>log.searched-subjects</source>
        <translation>%1 átnézte az alattvalópaklikat.</translation>
    </message>
    <message>
        <source>log.cards-swapped</source>
        <translation>%1 elcserélte %2[theAcc]. Cserébe kapta: %3. Partner: %4.</translation>
    </message>
    <message>
        <source>log.traded</source>
        <translation>%1 paklira rakta %2[theAcc], és elvette %3[theAcc].</translation>
    </message>
    <message>
        <source>log.top-shown</source>
        <translation>Most ez van felül: %1.</translation>
    </message>
    <message>
        <source>log.pile-gone</source>
        <translation>Elfogyott: %1. Ez az utolsó szakasz.</translation>
    </message>
    <message>
        <source>log.stage-ended</source>
        <translation>Vége a szakasznak (%2. forduló, %1. szakasz).</translation>
    </message>
    <message numerus="yes">
        <source>log.scored-perfect</source>
        <translation>
            <numerusform>%1 %n pontot kapott a tökéletes párokért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-colour</source>
        <translation>
            <numerusform>%1 %n pontot kapott az egyszínű párokért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-single</source>
        <translation>
            <numerusform>%1 %n pontot kapott a pár nélküli lapokért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-money</source>
        <translation>
            <numerusform>%1 %n pontot kapott az érmékért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.scored-tokens</source>
        <translation>
            <numerusform>Konfliktusjelzők: %1 −%n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.game-ended</source>
        <translation>Véget ért %1[the]. játszma. Elfogyott: %2.</translation>
    </message>
    <message>
        <source>log.game-ended-rounds</source>
        <translation>Véget ért %1[the]. játszma: a 30. volt az utolsó forduló.</translation>
    </message>
    <message>
        <source>log.match-ended</source>
        <translation>Ez volt az utolsó játszma.</translation>
    </message>
    <message numerus="yes">
        <source>log.won</source>
        <translation>
            <numerusform>%1 nyert, %n ponttal %2 előtt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.won-match</source>
        <translation>
            <numerusform>Az összes játszma alapján %1 nyert, %n ponttal %2 előtt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-perfect</source>
        <translation>
            <numerusform>A legnagyobb különbség a tökéletes párokból adódott: %n ponttal több.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-colour</source>
        <translation>
            <numerusform>A legnagyobb különbség az egyszínű párokból adódott: %n ponttal több.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-single</source>
        <translation>
            <numerusform>A legnagyobb különbség a pár nélküli lapokból adódott: %n ponttal több.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-money</source>
        <translation>
            <numerusform>A legnagyobb különbség az érmékből adódott: %n ponttal több.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.lead-tokens</source>
        <translation>
            <numerusform>A legnagyobb különbség a konfliktusjelzőkből adódott: %n ponttal kisebb veszteség.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.tied-for-first</source>
        <translation>Egyenlő pontszámmal az élen: %1. Semmi sem dönt köztük, osztoznak az első helyen.</translation>
    </message>
    <message>
        <source>log.new-game</source>
        <translation>Kezdődik %1[the]. játszma.</translation>
    </message>
    <message>
        <source>log.dealt</source>
        <translation>%1 három karaktert kapott.</translation>
    </message>
    <message>
        <source>log.dealt-known</source>
        <translation>%1 ezeket kapta: %2, %3, %4.</translation>
    </message>
    <message>
        <source>log.scored-perfect.source</source>
        <translation>Tökéletes párok</translation>
    </message>
    <message>
        <source>log.scored-colour.source</source>
        <translation>Egyszínű párok</translation>
    </message>
    <message>
        <source>log.scored-single.source</source>
        <translation>Pár nélküli lapok</translation>
    </message>
    <message>
        <source>log.scored-money.source</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>log.scored-tokens.source</source>
        <translation>Konfliktusjelzők</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>Vége a játszmának (K-98).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Most senki sem dönt: osztás következik (K-7).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>Most %1 köre tart (%2).</translation>
    </message>
    <message>
        <source>not.chosen</source>
        <translation>Már választottál, a választás végleges (K-11).</translation>
    </message>
    <message>
        <source>not.choose</source>
        <translation>Előbb válassz karaktert a kezedből (K-11).</translation>
    </message>
    <message>
        <source>not.gardener</source>
        <translation>Most válaszd ki, kivel cserélsz, vagy passzolj (K-54).</translation>
    </message>
    <message>
        <source>not.guard</source>
        <translation>Most használd a Városőrt, vagy passzolj (K-55).</translation>
    </message>
    <message>
        <source>not.search</source>
        <translation>Most vegyél el egyet az átnézett lapokból, vagy passzolj (K-66).</translation>
    </message>
    <message>
        <source>not.open-action</source>
        <translation>Most hajtsd végre ezt: %1, vagy passzolj (K-32).</translation>
    </message>
    <message>
        <source>not.rob-first</source>
        <translation>Előbb lopj el egy-egy akciót a meglopottaktól (K-32).</translation>
    </message>
    <message>
        <source>not.nothing-left</source>
        <translation>Nincs már akciód (K-36).</translation>
    </message>
    <message>
        <source>not.tied</source>
        <translation>Azonos rangú vagy valakivel: egy fedetlen akciód van (K-34).</translation>
    </message>
    <message>
        <source>not.left-to-right</source>
        <translation>Az akciók balról jobbra jönnek, most ez: %1 (K-33).</translation>
    </message>
    <message>
        <source>not.below-the-top</source>
        <translation>Csak a felső lap vehető el (K-2).</translation>
    </message>
    <message>
        <source>not.look-below</source>
        <translation>Az eléd tett lapok közül válassz (K-66).</translation>
    </message>
    <message>
        <source>not.too-dear</source>
        <translation>Az ár %1 érme, neked %2 van (K-46).</translation>
    </message>
    <message>
        <source>not.other-sort</source>
        <translation>Másfajta lapot keresel (K-66).</translation>
    </message>
    <message>
        <source>not.no-coins</source>
        <translation>Itt nincs érme (K-42).</translation>
    </message>
    <message>
        <source>not.covered</source>
        <translation>Ezt az akciót ellopták (K-32).</translation>
    </message>
    <message>
        <source>not.no-victim</source>
        <translation>Most nem lophatsz tőle: %1 (K-22).</translation>
    </message>
    <message>
        <source>not.point-at-target</source>
        <translation>Az akció célját jelöld ki: paklit, érmét, jelzőt vagy játékost (K-33).</translation>
    </message>
    <message>
        <source>not.used</source>
        <translation>Ebben a szakaszban már használtál képességet (K-51).</translation>
    </message>
    <message>
        <source>not.gardener-phase</source>
        <translation>A Kertész csak a felfedés után használható (K-54).</translation>
    </message>
    <message>
        <source>not.guard-phase</source>
        <translation>A Városőr akkor használható, ha meglopnak (K-55).</translation>
    </message>
    <message>
        <source>not.smith</source>
        <translation>A Kovács épület vásárlásakor használható (K-62).</translation>
    </message>
    <message>
        <source>not.finish-first</source>
        <translation>Előbb fejezd be a megkezdett akciót (K-31).</translation>
    </message>
    <message>
        <source>not.target-of-ability</source>
        <translation>Jelöld ki azt is, mire hat a képesség (K-53).</translation>
    </message>
    <message>
        <source>not.no-effect</source>
        <translation>A képességnek most nem volna hatása (K-53).</translation>
    </message>
    <message>
        <source>not.locked</source>
        <translation>Ez a lap egy tökéletes pár tagja (K-70).</translation>
    </message>
    <message>
        <source>not.swap-two</source>
        <translation>Jelölj ki egyet a saját lapjaid és egyet egy másik játékos lapjai közül (K-57).</translation>
    </message>
    <message>
        <source>not.not-active</source>
        <translation>Csak az utolsó alattvalód aktív (K-50).</translation>
    </message>
    <message>
        <source>not.own-card</source>
        <translation>Ez a lapod önmagában nem használható (K-50).</translation>
    </message>
    <message>
        <source>not.others-card</source>
        <translation>Ez más játékos lapja (K-57).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>A többiek kézben tartott lapjai rejtve vannak (K-11).</translation>
    </message>
    <message>
        <source>not.one-character</source>
        <translation>Pontosan egy karaktert válassz (K-11).</translation>
    </message>
    <message>
        <source>not.hand-later</source>
        <translation>A kezedben lévő lapok a következő választásra várnak (K-8).</translation>
    </message>
    <message>
        <source>not.character-fixed</source>
        <translation>E szakasz karakterei már nem változnak (K-11).</translation>
    </message>
    <message>
        <source>not.no-token</source>
        <translation>Nincs konfliktusjelződ (K-40).</translation>
    </message>
    <message>
        <source>not.others-tokens</source>
        <translation>Ezek más játékos jelzői (K-40).</translation>
    </message>
    <message>
        <source>not.coins</source>
        <translation>Érmével a lapok elvételekor fizetsz (K-46).</translation>
    </message>
    <message>
        <source>not.played</source>
        <translation>Ezt a karaktert ebben a fordulóban már használták (K-8).</translation>
    </message>
    <message>
        <source>not.bank</source>
        <translation>A bankból csak képesség ad érmét (K-56).</translation>
    </message>
    <message>
        <source>not.token-supply</source>
        <translation>A jelzők konfliktus és akció révén mozognak (K-24).</translation>
    </message>
    <message>
        <source>not.look-at-aside</source>
        <translation>Ezeket a lapokat senki sem nézheti meg (K-7).</translation>
    </message>
    <message>
        <source>not.shown</source>
        <translation>A felfordított karakter senkié (K-12).</translation>
    </message>
    <message>
        <source>not.yourself</source>
        <translation>Másik játékost válassz (K-41).</translation>
    </message>
    <message>
        <source>not.more-needed</source>
        <translation>Ez még nem elég, jelöld ki a többit is (%1).</translation>
    </message>
    <message>
        <source>not.together</source>
        <translation>Ezek együtt nem lehetségesek (%1).</translation>
    </message>
    <message>
        <source>problem.not-boolean</source>
        <translation>Itt csak igaz vagy hamis állhat.</translation>
    </message>
    <message>
        <source>problem.discount</source>
        <translation>A kedvezmény csak igaz lehet, vagy elmarad.</translation>
    </message>
    <message>
        <source>problem.too-many</source>
        <translation>Túl hosszú a lista.</translation>
    </message>
    <message>
        <source>problem.twice</source>
        <translation>Ez kétszer szerepel.</translation>
    </message>
    <message>
        <source>problem.sort</source>
        <translation>Itt másfajta lap áll.</translation>
    </message>
    <message>
        <source>problem.crest</source>
        <translation>Ez a címer nem lehet itt.</translation>
    </message>
    <message>
        <source>problem.score</source>
        <translation>A pontok nem egyeznek a lapokkal.</translation>
    </message>
    <message>
        <source>problem.result</source>
        <translation>Az eredmény nem egyezik az összegekkel.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>Ez nem következik az állásból.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>Ezt a játékot ketten, hárman vagy négyen játsszák.</translation>
    </message>
    <message>
        <source>problem.setup-pile</source>
        <translation>Egy pakli nyolc lappal indul (K-2).</translation>
    </message>
    <message>
        <source>problem.setup-hand</source>
        <translation>Minden játékos három karaktert kap (K-7).</translation>
    </message>
    <message>
        <source>problem.coins</source>
        <translation>Összesen 48 érmének kell lennie.</translation>
    </message>
    <message>
        <source>problem.tokens</source>
        <translation>Összesen 30 konfliktusjelzőnek kell lennie.</translation>
    </message>
    <message>
        <source>problem.pile-sort</source>
        <translation>A pakliban a felső lap alatt csak egyfajta lap lehet.</translation>
    </message>
    <message>
        <source>problem.copies</source>
        <translation>Minden lapból csak kettő van.</translation>
    </message>
    <message>
        <source>problem.characters</source>
        <translation>A tizenkét karakter mindegyikének egy helyen kell lennie.</translation>
    </message>
    <message>
        <source>problem.stage</source>
        <translation>Ez nem illik a szakaszhoz.</translation>
    </message>
    <message>
        <source>problem.character</source>
        <translation>A karakterek a felfedéstől a szakasz végéig fekszenek képpel felfelé.</translation>
    </message>
    <message>
        <source>problem.chosen</source>
        <translation>Ez nem illik a karakterválasztáshoz.</translation>
    </message>
    <message>
        <source>problem.hand</source>
        <translation>A kézben nem annyi lap van, amennyi a szakaszhoz illik.</translation>
    </message>
    <message>
        <source>problem.shown</source>
        <translation>Ez nem illik a felfordított karakterhez.</translation>
    </message>
    <message>
        <source>problem.phase</source>
        <translation>Ez nem illik a fázishoz.</translation>
    </message>
    <message>
        <source>problem.match</source>
        <translation>Ez nem illik a sorozathoz.</translation>
    </message>
    <message>
        <source>problem.no-gardener</source>
        <translation>Itt valakinek nincs használható Kertésze.</translation>
    </message>
    <message>
        <source>problem.conflicts</source>
        <translation>Ezek a konfliktusok nem következnek a karakterekből.</translation>
    </message>
    <message>
        <source>problem.no-guard</source>
        <translation>Az elsőként kérdezettnek nincs használható Városőre.</translation>
    </message>
    <message>
        <source>problem.acted</source>
        <translation>Akinek a köre tart, annak még nem volt köre.</translation>
    </message>
    <message>
        <source>problem.limit</source>
        <translation>A korlát nem illik a rangokhoz.</translation>
    </message>
    <message>
        <source>problem.left</source>
        <translation>Ezek az akciók nem állnak e karakter előtt.</translation>
    </message>
    <message>
        <source>problem.steals</source>
        <translation>Itt nincs mit ellopni.</translation>
    </message>
    <message>
        <source>problem.search</source>
        <translation>Az átnézett paklik nem ismertek.</translation>
    </message>
    <message>
        <source>problem.nothing-to-decide</source>
        <translation>Itt nincs miről dönteni.</translation>
    </message>
    <message numerus="yes">
        <source>why.perfect-pair</source>
        <translation>
            <numerusform>Tökéletes párt ad, társa %1[the]: körülbelül %n ponttal több.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.colour-pair</source>
        <translation>
            <numerusform>Egyszínű párt ad: körülbelül %n ponttal több.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.single</source>
        <translation>Pár nélkül is egy pontot ér, és később párja is akadhat.</translation>
    </message>
    <message>
        <source>why.never-robbed</source>
        <translation>Ettől a rangtól senki sem lop, és korán kerül sorra.</translation>
    </message>
    <message numerus="yes">
        <source>why.many-actions</source>
        <translation>
            <numerusform>%n akciója van, ez megéri a kockázatot, hogy meglopnak.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.in-between</source>
        <translation>Kevesen lophatnak tőle, és maga is lophat.</translation>
    </message>
    <message>
        <source>why.keep-character</source>
        <translation>A mostani karaktered hasznosabb neked.</translation>
    </message>
    <message>
        <source>why.pass</source>
        <translation>Amit most kaphatsz, nem éri meg az árát.</translation>
    </message>
    <message>
        <source>why.steal-to-use</source>
        <translation>Ezt az akciót te is használhatod. Elveszti: %1.</translation>
    </message>
    <message>
        <source>why.steal-to-hurt</source>
        <translation>Te nem használhatod, de elveszti: %1.</translation>
    </message>
    <message numerus="yes">
        <source>why.token</source>
        <translation>
            <numerusform>%n konfliktusjelződ van, mindegyik 2 pontba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.give</source>
        <translation>Megszabadulsz 2 pontnyi bajtól. Kapja: %1.</translation>
    </message>
    <message numerus="yes">
        <source>why.most-money</source>
        <translation>
            <numerusform>Itt van a legtöbb pénz: %n érme.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.money</source>
        <translation>Pénzen szerezheted meg, ami még hiányzik.</translation>
    </message>
    <message>
        <source>why.guard</source>
        <translation>A jelzőt az kapja, aki meglop.</translation>
    </message>
    <message>
        <source>why.guard-many</source>
        <translation>Elég jelződ van már, vigye ezt, aki meglop.</translation>
    </message>
    <message>
        <source>why.ability</source>
        <translation>%1: szakaszonként egyszer használható, és most megéri.</translation>
    </message>
    <message>
        <source>why.gardener</source>
        <translation>Ebben a szakaszban többre mész ezzel: %1.</translation>
    </message>
    <message>
        <source>why.farmer</source>
        <translation>Visszaszerzed, amit elloptak tőled.</translation>
    </message>
    <message>
        <source>face.character.lord-protector.name</source>
        <translation>Lordprotektor</translation>
    </message>
    <message>
        <source>face.character.lord-protector.kind</source>
        <translation>A rang</translation>
    </message>
    <message>
        <source>face.character.lord-protector.text</source>
        <translation>Épület vásárlása. D rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.queen.name</source>
        <translation>Királynő</translation>
    </message>
    <message>
        <source>face.character.queen.kind</source>
        <translation>A rang</translation>
    </message>
    <message>
        <source>face.character.queen.text</source>
        <translation>Alattvaló toborzása. D rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.duke.name</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>face.character.duke.kind</source>
        <translation>B rang</translation>
    </message>
    <message>
        <source>face.character.duke.text</source>
        <translation>Konfliktus kezelése, alattvaló toborzása. C rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.count.name</source>
        <translation>Gróf</translation>
    </message>
    <message>
        <source>face.character.count.kind</source>
        <translation>B rang</translation>
    </message>
    <message>
        <source>face.character.count.text</source>
        <translation>Konfliktus kezelése, épület vásárlása. C rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.courtier.name</source>
        <translation>Udvaronc</translation>
    </message>
    <message>
        <source>face.character.courtier.kind</source>
        <translation>C rang</translation>
    </message>
    <message>
        <source>face.character.courtier.text</source>
        <translation>Konfliktusjelző átadása, pénz elvétele. F rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.priest.name</source>
        <translation>Pap</translation>
    </message>
    <message>
        <source>face.character.priest.kind</source>
        <translation>C rang</translation>
    </message>
    <message>
        <source>face.character.priest.text</source>
        <translation>Konfliktusjelző átadása, pénz elvétele. F rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.treasurer.name</source>
        <translation>Kincstárnok</translation>
    </message>
    <message>
        <source>face.character.treasurer.kind</source>
        <translation>D rang</translation>
    </message>
    <message>
        <source>face.character.treasurer.text</source>
        <translation>Pénz elvétele, épület vásárlása. E rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.knight.name</source>
        <translation>Lovag</translation>
    </message>
    <message>
        <source>face.character.knight.kind</source>
        <translation>D rang</translation>
    </message>
    <message>
        <source>face.character.knight.text</source>
        <translation>Pénz elvétele, épület vásárlása. E rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.countess.name</source>
        <translation>Grófnő</translation>
    </message>
    <message>
        <source>face.character.countess.kind</source>
        <translation>E rang</translation>
    </message>
    <message>
        <source>face.character.countess.text</source>
        <translation>Konfliktus kezelése, pénz elvétele, alattvaló toborzása. F rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.diplomat.name</source>
        <translation>Diplomata</translation>
    </message>
    <message>
        <source>face.character.diplomat.kind</source>
        <translation>E rang</translation>
    </message>
    <message>
        <source>face.character.diplomat.text</source>
        <translation>Konfliktus kezelése, pénz elvétele, épület vásárlása. F rangútól lop.</translation>
    </message>
    <message>
        <source>face.character.merchant-1.name</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>face.character.merchant-1.kind</source>
        <translation>F rang</translation>
    </message>
    <message>
        <source>face.character.merchant-1.text</source>
        <translation>Konfliktus kezelése, pénz elvétele, alattvaló toborzása, épület vásárlása. Senkitől sem lop.</translation>
    </message>
    <message>
        <source>face.character.merchant-2.name</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>face.character.merchant-2.kind</source>
        <translation>F rang</translation>
    </message>
    <message>
        <source>face.character.merchant-2.text</source>
        <translation>Konfliktus kezelése, pénz elvétele, alattvaló toborzása, épület vásárlása. Senkitől sem lop.</translation>
    </message>
    <message>
        <source>face.building.garden.name</source>
        <translation>Kert</translation>
    </message>
    <message>
        <source>face.building.garden.kind</source>
        <translation>Sárga épület</translation>
    </message>
    <message>
        <source>face.building.garden.text</source>
        <translation>Értéke 4. Tökéletes párja: Kertész.</translation>
    </message>
    <message>
        <source>face.building.city-wall.name</source>
        <translation>Városfal</translation>
    </message>
    <message>
        <source>face.building.city-wall.kind</source>
        <translation>Sárga épület</translation>
    </message>
    <message>
        <source>face.building.city-wall.text</source>
        <translation>Értéke 4. Tökéletes párja: Városőr.</translation>
    </message>
    <message>
        <source>face.building.dungeon.name</source>
        <translation>Tömlöc</translation>
    </message>
    <message>
        <source>face.building.dungeon.kind</source>
        <translation>Sárga épület</translation>
    </message>
    <message>
        <source>face.building.dungeon.text</source>
        <translation>Értéke 3. Tökéletes párja: Börtönőr.</translation>
    </message>
    <message>
        <source>face.building.pavilion.name</source>
        <translation>Pavilon</translation>
    </message>
    <message>
        <source>face.building.pavilion.kind</source>
        <translation>Sárga épület</translation>
    </message>
    <message>
        <source>face.building.pavilion.text</source>
        <translation>Értéke 5. Tökéletes párja: Udvarhölgy.</translation>
    </message>
    <message>
        <source>face.building.university.name</source>
        <translation>Egyetem</translation>
    </message>
    <message>
        <source>face.building.university.kind</source>
        <translation>Piros épület</translation>
    </message>
    <message>
        <source>face.building.university.text</source>
        <translation>Értéke 4. Tökéletes párja: Tudós.</translation>
    </message>
    <message>
        <source>face.building.tavern.name</source>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>face.building.tavern.kind</source>
        <translation>Piros épület</translation>
    </message>
    <message>
        <source>face.building.tavern.text</source>
        <translation>Értéke 4. Tökéletes párja: Trubadúr.</translation>
    </message>
    <message>
        <source>face.building.cathedral.name</source>
        <translation>Székesegyház</translation>
    </message>
    <message>
        <source>face.building.cathedral.kind</source>
        <translation>Piros épület</translation>
    </message>
    <message>
        <source>face.building.cathedral.text</source>
        <translation>Értéke 5. Tökéletes párja: Püspök.</translation>
    </message>
    <message>
        <source>face.building.harbour.name</source>
        <translation>Kikötő</translation>
    </message>
    <message>
        <source>face.building.harbour.kind</source>
        <translation>Piros épület</translation>
    </message>
    <message>
        <source>face.building.harbour.text</source>
        <translation>Értéke 3. Tökéletes párja: Tengerész.</translation>
    </message>
    <message>
        <source>face.building.smithy.name</source>
        <translation>Kohó</translation>
    </message>
    <message>
        <source>face.building.smithy.kind</source>
        <translation>Kék épület</translation>
    </message>
    <message>
        <source>face.building.smithy.text</source>
        <translation>Értéke 3. Tökéletes párja: Kovács.</translation>
    </message>
    <message>
        <source>face.building.workshop.name</source>
        <translation>Ácsműhely</translation>
    </message>
    <message>
        <source>face.building.workshop.kind</source>
        <translation>Kék épület</translation>
    </message>
    <message>
        <source>face.building.workshop.text</source>
        <translation>Értéke 3. Tökéletes párja: Ács.</translation>
    </message>
    <message>
        <source>face.building.market.name</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>face.building.market.kind</source>
        <translation>Kék épület</translation>
    </message>
    <message>
        <source>face.building.market.text</source>
        <translation>Értéke 2. Tökéletes párja: Kofa.</translation>
    </message>
    <message>
        <source>face.building.inn.name</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>face.building.inn.kind</source>
        <translation>Kék épület</translation>
    </message>
    <message>
        <source>face.building.inn.text</source>
        <translation>Értéke 3. Tökéletes párja: Fogadós.</translation>
    </message>
    <message>
        <source>face.building.vineyard.name</source>
        <translation>Szőlőskert</translation>
    </message>
    <message>
        <source>face.building.vineyard.kind</source>
        <translation>Zöld épület</translation>
    </message>
    <message>
        <source>face.building.vineyard.text</source>
        <translation>Értéke 3. Tökéletes párja: Borász.</translation>
    </message>
    <message>
        <source>face.building.mine.name</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>face.building.mine.kind</source>
        <translation>Zöld épület</translation>
    </message>
    <message>
        <source>face.building.mine.text</source>
        <translation>Értéke 3. Tökéletes párja: Bányász.</translation>
    </message>
    <message>
        <source>face.building.herb-field.name</source>
        <translation>Gyógyfüves mező</translation>
    </message>
    <message>
        <source>face.building.herb-field.kind</source>
        <translation>Zöld épület</translation>
    </message>
    <message>
        <source>face.building.herb-field.text</source>
        <translation>Értéke 2. Tökéletes párja: Füvész.</translation>
    </message>
    <message>
        <source>face.building.farmstead.name</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>face.building.farmstead.kind</source>
        <translation>Zöld épület</translation>
    </message>
    <message>
        <source>face.building.farmstead.text</source>
        <translation>Értéke 2. Tökéletes párja: Gazda.</translation>
    </message>
    <message>
        <source>face.subject.gardener.name</source>
        <translation>Kertész</translation>
    </message>
    <message>
        <source>face.subject.gardener.kind</source>
        <translation>Sárga alattvaló</translation>
    </message>
    <message>
        <source>face.subject.gardener.text</source>
        <translation>Értéke 3. A felfedés után: cseréld el a karaktered egy másik játékoséra.</translation>
    </message>
    <message>
        <source>face.subject.guard.name</source>
        <translation>Városőr</translation>
    </message>
    <message>
        <source>face.subject.guard.kind</source>
        <translation>Sárga alattvaló</translation>
    </message>
    <message>
        <source>face.subject.guard.text</source>
        <translation>Értéke 3. Ha meglopnak: a magasabb rangú kapja a jelzőt.</translation>
    </message>
    <message>
        <source>face.subject.jailer.name</source>
        <translation>Börtönőr</translation>
    </message>
    <message>
        <source>face.subject.jailer.kind</source>
        <translation>Sárga alattvaló</translation>
    </message>
    <message>
        <source>face.subject.jailer.text</source>
        <translation>Értéke 2. Vegyél el annyi érmét a bankból, ahány konfliktusjelződ van.</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.name</source>
        <translation>Udvarhölgy</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.kind</source>
        <translation>Sárga alattvaló</translation>
    </message>
    <message>
        <source>face.subject.lady-in-waiting.text</source>
        <translation>Értéke 4. Cseréld el egy épületedet egy másik játékoséra.</translation>
    </message>
    <message>
        <source>face.subject.scholar.name</source>
        <translation>Tudós</translation>
    </message>
    <message>
        <source>face.subject.scholar.kind</source>
        <translation>Piros alattvaló</translation>
    </message>
    <message>
        <source>face.subject.scholar.text</source>
        <translation>Értéke 3. Vegyél el annyi érmét a bankból, ahány épületed van.</translation>
    </message>
    <message>
        <source>face.subject.troubadour.name</source>
        <translation>Trubadúr</translation>
    </message>
    <message>
        <source>face.subject.troubadour.kind</source>
        <translation>Piros alattvaló</translation>
    </message>
    <message>
        <source>face.subject.troubadour.text</source>
        <translation>Értéke 4. Cseréld el egy lapodat egy pakli felső lapjára.</translation>
    </message>
    <message>
        <source>face.subject.bishop.name</source>
        <translation>Püspök</translation>
    </message>
    <message>
        <source>face.subject.bishop.kind</source>
        <translation>Piros alattvaló</translation>
    </message>
    <message>
        <source>face.subject.bishop.text</source>
        <translation>Értéke 3. Cseréld el egy alattvalódat egy másik játékoséra.</translation>
    </message>
    <message>
        <source>face.subject.sailor.name</source>
        <translation>Tengerész</translation>
    </message>
    <message>
        <source>face.subject.sailor.kind</source>
        <translation>Piros alattvaló</translation>
    </message>
    <message>
        <source>face.subject.sailor.text</source>
        <translation>Értéke 2. Ha azonos rangú vagy valakivel: kétszer hajtsd végre az egyetlen akciódat.</translation>
    </message>
    <message>
        <source>face.subject.smith.name</source>
        <translation>Kovács</translation>
    </message>
    <message>
        <source>face.subject.smith.kind</source>
        <translation>Kék alattvaló</translation>
    </message>
    <message>
        <source>face.subject.smith.text</source>
        <translation>Értéke 1. Egy épület eggyel kevesebb érmébe kerül.</translation>
    </message>
    <message>
        <source>face.subject.carpenter.name</source>
        <translation>Ács</translation>
    </message>
    <message>
        <source>face.subject.carpenter.kind</source>
        <translation>Kék alattvaló</translation>
    </message>
    <message>
        <source>face.subject.carpenter.text</source>
        <translation>Értéke 2. Vegyél egy épületet.</translation>
    </message>
    <message>
        <source>face.subject.market-woman.name</source>
        <translation>Kofa</translation>
    </message>
    <message>
        <source>face.subject.market-woman.kind</source>
        <translation>Kék alattvaló</translation>
    </message>
    <message>
        <source>face.subject.market-woman.text</source>
        <translation>Értéke 2. Vedd el a pénzt egy pakli alól.</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.name</source>
        <translation>Fogadós</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.kind</source>
        <translation>Kék alattvaló</translation>
    </message>
    <message>
        <source>face.subject.innkeeper.text</source>
        <translation>Értéke 2. Toborozz egy alattvalót.</translation>
    </message>
    <message>
        <source>face.subject.vintner.name</source>
        <translation>Borász</translation>
    </message>
    <message>
        <source>face.subject.vintner.kind</source>
        <translation>Zöld alattvaló</translation>
    </message>
    <message>
        <source>face.subject.vintner.text</source>
        <translation>Értéke 1. Nézd át az alattvalópaklikat, és toborozz bárkit.</translation>
    </message>
    <message>
        <source>face.subject.miner.name</source>
        <translation>Bányász</translation>
    </message>
    <message>
        <source>face.subject.miner.kind</source>
        <translation>Zöld alattvaló</translation>
    </message>
    <message>
        <source>face.subject.miner.text</source>
        <translation>Értéke 2. Nézd át az épületpaklikat, és vegyél meg bármit.</translation>
    </message>
    <message>
        <source>face.subject.herbalist.name</source>
        <translation>Füvész</translation>
    </message>
    <message>
        <source>face.subject.herbalist.kind</source>
        <translation>Zöld alattvaló</translation>
    </message>
    <message>
        <source>face.subject.herbalist.text</source>
        <translation>Értéke 2. Adj át egy konfliktusjelzőt.</translation>
    </message>
    <message>
        <source>face.subject.farmer.name</source>
        <translation>Gazda</translation>
    </message>
    <message>
        <source>face.subject.farmer.kind</source>
        <translation>Zöld alattvaló</translation>
    </message>
    <message>
        <source>face.subject.farmer.text</source>
        <translation>Értéke 1. Hajts végre egy tőled ellopott akciót.</translation>
    </message>
    <message>
        <source>face.action.settle.name</source>
        <translation>Konfliktus kezelése</translation>
    </message>
    <message>
        <source>face.action.settle.kind</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.action.settle.text</source>
        <translation>Tedd vissza egy konfliktusjelződet.</translation>
    </message>
    <message>
        <source>face.action.give.name</source>
        <translation>Konfliktusjelző átadása</translation>
    </message>
    <message>
        <source>face.action.give.kind</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.action.give.text</source>
        <translation>Add át egy konfliktusjelződet egy másik játékosnak.</translation>
    </message>
    <message>
        <source>face.action.money.name</source>
        <translation>Pénz elvétele</translation>
    </message>
    <message>
        <source>face.action.money.kind</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.action.money.text</source>
        <translation>Vedd el az összes érmét egy pakli alól.</translation>
    </message>
    <message>
        <source>face.action.recruit.name</source>
        <translation>Alattvaló toborzása</translation>
    </message>
    <message>
        <source>face.action.recruit.kind</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.action.recruit.text</source>
        <translation>Fizess egy alattvalóért, és tedd a sorod végére.</translation>
    </message>
    <message>
        <source>face.action.buy.name</source>
        <translation>Épület vásárlása</translation>
    </message>
    <message>
        <source>face.action.buy.kind</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.action.buy.text</source>
        <translation>Fizess egy épületért, és tedd a sorod végére.</translation>
    </message>
    <message>
        <source>face.piece.token.name</source>
        <translation>Konfliktusjelző</translation>
    </message>
    <message>
        <source>face.piece.token.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.piece.token.text</source>
        <translation>A végén −2 pont.</translation>
    </message>
    <message>
        <source>face.piece.coin.name</source>
        <translation>Érme</translation>
    </message>
    <message>
        <source>face.piece.coin.kind</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>face.piece.coin.text</source>
        <translation>A végén három érme 1 pontot ér.</translation>
    </message>
    <message>
        <source>face.piece.crest.name</source>
        <translation>Címer</translation>
    </message>
    <message>
        <source>face.piece.crest.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.piece.crest.text</source>
        <translation>Az ellopott akciót takarja.</translation>
    </message>
    <message>
        <source>face.back.character.name</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>face.back.character.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.character.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>face.back.building.name</source>
        <translation>Épület</translation>
    </message>
    <message>
        <source>face.back.building.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.building.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>face.back.subject.name</source>
        <translation>Alattvaló</translation>
    </message>
    <message>
        <source>face.back.subject.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.subject.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 lép a trónra</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 osztozik a trónon</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n tökéletes pár</numerusform>
        </translation>
    </message>
    <message>
        <source>caption.perfect-pair</source>
        <translation>tökéletes pár</translation>
    </message>
    <message>
        <source>stage.characters</source>
        <translation>A karakterek</translation>
    </message>
    <message>
        <source>stage.covered</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>stage.turned-up</source>
        <translation>felfordítás</translation>
    </message>
    <message>
        <source>stage.order</source>
        <translation>sorrend</translation>
    </message>
    <message>
        <source>stage.conflicts</source>
        <translation>konfliktusok</translation>
    </message>
    <message>
        <source>stage.robs</source>
        <translation>meglopja</translation>
    </message>
    <message>
        <source>stage.tied</source>
        <translation>azonos rang</translation>
    </message>
</context>
</TS>
