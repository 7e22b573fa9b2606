<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>traitor</name>
    <message>
        <source>action.traitor</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>action.traitor.acc</source>
        <translation>Árulót</translation>
    </message>
    <message>
        <source>action.traitor.dat</source>
        <translation>Árulónak</translation>
    </message>
    <message>
        <source>action.traitor.ins</source>
        <translation>Árulóval</translation>
    </message>
    <message>
        <source>action.diplomat-2</source>
        <translation>+2-es diplomata</translation>
    </message>
    <message>
        <source>action.diplomat-2.acc</source>
        <translation>+2-es diplomatát</translation>
    </message>
    <message>
        <source>action.diplomat-2.dat</source>
        <translation>+2-es diplomatának</translation>
    </message>
    <message>
        <source>action.diplomat-2.ins</source>
        <translation>+2-es diplomatával</translation>
    </message>
    <message>
        <source>action.diplomat-5</source>
        <translation>+5-ös diplomata</translation>
    </message>
    <message>
        <source>action.diplomat-5.acc</source>
        <translation>+5-ös diplomatát</translation>
    </message>
    <message>
        <source>action.diplomat-5.dat</source>
        <translation>+5-ös diplomatának</translation>
    </message>
    <message>
        <source>action.diplomat-5.ins</source>
        <translation>+5-ös diplomatával</translation>
    </message>
    <message>
        <source>action.builder</source>
        <translation>Építész</translation>
    </message>
    <message>
        <source>action.builder.acc</source>
        <translation>Építészt</translation>
    </message>
    <message>
        <source>action.builder.dat</source>
        <translation>Építésznek</translation>
    </message>
    <message>
        <source>action.builder.ins</source>
        <translation>Építésszel</translation>
    </message>
    <message>
        <source>action.strategist</source>
        <translation>Stratéga</translation>
    </message>
    <message>
        <source>action.strategist.acc</source>
        <translation>Stratégát</translation>
    </message>
    <message>
        <source>action.strategist.dat</source>
        <translation>Stratégának</translation>
    </message>
    <message>
        <source>action.strategist.ins</source>
        <translation>Stratégával</translation>
    </message>
    <message>
        <source>action.farmer</source>
        <translation>Földműves</translation>
    </message>
    <message>
        <source>action.farmer.acc</source>
        <translation>Földművest</translation>
    </message>
    <message>
        <source>action.farmer.dat</source>
        <translation>Földművesnek</translation>
    </message>
    <message>
        <source>action.farmer.ins</source>
        <translation>Földművessel</translation>
    </message>
    <message>
        <source>landscape.desert</source>
        <translation>Sivatag</translation>
    </message>
    <message>
        <source>landscape.desert.acc</source>
        <translation>Sivatagot</translation>
    </message>
    <message>
        <source>landscape.desert.dat</source>
        <translation>Sivatagnak</translation>
    </message>
    <message>
        <source>landscape.desert.ins</source>
        <translation>Sivataggal</translation>
    </message>
    <message>
        <source>landscape.pasture</source>
        <translation>Legelő</translation>
    </message>
    <message>
        <source>landscape.pasture.acc</source>
        <translation>Legelőt</translation>
    </message>
    <message>
        <source>landscape.pasture.dat</source>
        <translation>Legelőnek</translation>
    </message>
    <message>
        <source>landscape.pasture.ins</source>
        <translation>Legelővel</translation>
    </message>
    <message>
        <source>landscape.river</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>landscape.river.acc</source>
        <translation>Folyót</translation>
    </message>
    <message>
        <source>landscape.river.dat</source>
        <translation>Folyónak</translation>
    </message>
    <message>
        <source>landscape.river.ins</source>
        <translation>Folyóval</translation>
    </message>
    <message>
        <source>landscape.forest</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>landscape.forest.acc</source>
        <translation>Erdőt</translation>
    </message>
    <message>
        <source>landscape.forest.dat</source>
        <translation>Erdőnek</translation>
    </message>
    <message>
        <source>landscape.forest.ins</source>
        <translation>Erdővel</translation>
    </message>
    <message>
        <source>landscape.village</source>
        <translation>Falu</translation>
    </message>
    <message>
        <source>landscape.village.acc</source>
        <translation>Falut</translation>
    </message>
    <message>
        <source>landscape.village.dat</source>
        <translation>Falunak</translation>
    </message>
    <message>
        <source>landscape.village.ins</source>
        <translation>Faluval</translation>
    </message>
    <message>
        <source>landscape.city</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>landscape.city.acc</source>
        <translation>Várost</translation>
    </message>
    <message>
        <source>landscape.city.dat</source>
        <translation>Városnak</translation>
    </message>
    <message>
        <source>landscape.city.ins</source>
        <translation>Várossal</translation>
    </message>
    <message>
        <source>house.eagle</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>house.eagle.acc</source>
        <translation>Sast</translation>
    </message>
    <message>
        <source>house.eagle.dat</source>
        <translation>Sasnak</translation>
    </message>
    <message>
        <source>house.eagle.ins</source>
        <translation>Sassal</translation>
    </message>
    <message>
        <source>house.rose</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>house.rose.acc</source>
        <translation>Rózsát</translation>
    </message>
    <message>
        <source>house.rose.dat</source>
        <translation>Rózsának</translation>
    </message>
    <message>
        <source>house.rose.ins</source>
        <translation>Rózsával</translation>
    </message>
    <message>
        <source>house.eagle.all</source>
        <translation>Sashoz</translation>
    </message>
    <message>
        <source>house.rose.all</source>
        <translation>Rózsához</translation>
    </message>
    <message>
        <source>house.eagle.own</source>
        <translation>Sasé</translation>
    </message>
    <message>
        <source>house.rose.own</source>
        <translation>Rózsáé</translation>
    </message>
    <message>
        <source>building.estate</source>
        <translation>tanya</translation>
    </message>
    <message>
        <source>building.estate.acc</source>
        <translation>tanyát</translation>
    </message>
    <message>
        <source>building.estate.dat</source>
        <translation>tanyának</translation>
    </message>
    <message>
        <source>building.estate.ins</source>
        <translation>tanyával</translation>
    </message>
    <message>
        <source>building.depot</source>
        <translation>lerakat</translation>
    </message>
    <message>
        <source>building.depot.acc</source>
        <translation>lerakatot</translation>
    </message>
    <message>
        <source>building.depot.dat</source>
        <translation>lerakatnak</translation>
    </message>
    <message>
        <source>building.depot.ins</source>
        <translation>lerakattal</translation>
    </message>
    <message>
        <source>building.estate.of</source>
        <translation>tanyája</translation>
    </message>
    <message>
        <source>building.depot.of</source>
        <translation>lerakata</translation>
    </message>
    <message>
        <source>supply.2</source>
        <translation>2-es</translation>
    </message>
    <message>
        <source>supply.2.acc</source>
        <translation>2-est</translation>
    </message>
    <message>
        <source>supply.2.dat</source>
        <translation>2-esnek</translation>
    </message>
    <message>
        <source>supply.2.ins</source>
        <translation>2-essel</translation>
    </message>
    <message>
        <source>supply.3</source>
        <translation>3-as</translation>
    </message>
    <message>
        <source>supply.3.acc</source>
        <translation>3-ast</translation>
    </message>
    <message>
        <source>supply.3.dat</source>
        <translation>3-asnak</translation>
    </message>
    <message>
        <source>supply.3.ins</source>
        <translation>3-assal</translation>
    </message>
    <message>
        <source>supply.4</source>
        <translation>4-es</translation>
    </message>
    <message>
        <source>supply.4.acc</source>
        <translation>4-est</translation>
    </message>
    <message>
        <source>supply.4.dat</source>
        <translation>4-esnek</translation>
    </message>
    <message>
        <source>supply.4.ins</source>
        <translation>4-essel</translation>
    </message>
    <message>
        <source>supply.5</source>
        <translation>5-ös</translation>
    </message>
    <message>
        <source>supply.5.acc</source>
        <translation>5-öst</translation>
    </message>
    <message>
        <source>supply.5.dat</source>
        <translation>5-ösnek</translation>
    </message>
    <message>
        <source>supply.5.ins</source>
        <translation>5-össel</translation>
    </message>
    <message>
        <source>supply.6</source>
        <translation>6-os</translation>
    </message>
    <message>
        <source>supply.6.acc</source>
        <translation>6-ost</translation>
    </message>
    <message>
        <source>supply.6.dat</source>
        <translation>6-osnak</translation>
    </message>
    <message>
        <source>supply.6.ins</source>
        <translation>6-ossal</translation>
    </message>
    <message>
        <source>supply.8</source>
        <translation>8-as</translation>
    </message>
    <message>
        <source>supply.8.acc</source>
        <translation>8-ast</translation>
    </message>
    <message>
        <source>supply.8.dat</source>
        <translation>8-asnak</translation>
    </message>
    <message>
        <source>supply.8.ins</source>
        <translation>8-assal</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Két ház viszálya tizenkét tájért, és valaki mindig átáll.</translation>
    </message>
    <message>
        <source>options.deal</source>
        <translation>Induló lapok</translation>
    </message>
    <message>
        <source>options.deal.help</source>
        <translation>Milyen ellátmánykártyákkal kezdődik a játszma (T-8, T-9).</translation>
    </message>
    <message>
        <source>options.deal.random</source>
        <translation>A húzópakliból</translation>
    </message>
    <message>
        <source>options.deal.random.help</source>
        <translation>Mindenki három lapot kap a megkevert pakliból.</translation>
    </message>
    <message>
        <source>options.deal.fixed</source>
        <translation>3, 4 és 5</translation>
    </message>
    <message>
        <source>options.deal.fixed.help</source>
        <translation>A régebbi szabály: mindenki egy 3-assal, egy 4-essel és egy 5-össel kezd.</translation>
    </message>
    <message>
        <source>options.supplies</source>
        <translation>Ellátmánykártyák</translation>
    </message>
    <message>
        <source>options.supplies.help</source>
        <translation>Hogyan játsszátok ki az ellátmányt a 3. fázisban (T-24, T-25).</translation>
    </message>
    <message>
        <source>options.supplies.face-up</source>
        <translation>Képpel felfelé</translation>
    </message>
    <message>
        <source>options.supplies.face-up.help</source>
        <translation>A később következők látják, mi van már az asztalon.</translation>
    </message>
    <message>
        <source>options.supplies.face-down</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>options.supplies.face-down.help</source>
        <translation>A 4. fázisig csak a kijátszott lapok száma látszik.</translation>
    </message>
    <message>
        <source>options.united</source>
        <translation>Három győztes</translation>
    </message>
    <message>
        <source>options.united.help</source>
        <translation>Háromfős játszmában mi számít, ha mindenki a győztes oldalon áll (T-42).</translation>
    </message>
    <message>
        <source>options.united.count</source>
        <translation>III. oszlop</translation>
    </message>
    <message>
        <source>options.united.count.help</source>
        <translation>A győztesek száma számít.</translation>
    </message>
    <message>
        <source>options.united.fourth</source>
        <translation>IV. oszlop</translation>
    </message>
    <message>
        <source>options.united.fourth.help</source>
        <translation>Ellenfél nélkül jár a legkevesebb pont.</translation>
    </message>
    <message>
        <source>table.round-of-8</source>
        <translation>%1. forduló, összesen 8</translation>
    </message>
    <message>
        <source>table.round-of-9</source>
        <translation>%1. forduló, összesen 9</translation>
    </message>
    <message>
        <source>phase.place-estate</source>
        <translation>Az első tanyák</translation>
    </message>
    <message>
        <source>phase.conflict</source>
        <translation>1. fázis: a konfliktus helye</translation>
    </message>
    <message>
        <source>phase.set-aside</source>
        <translation>2. fázis: akciókártyák</translation>
    </message>
    <message>
        <source>phase.action</source>
        <translation>2. fázis: akciókártyák</translation>
    </message>
    <message>
        <source>phase.supply</source>
        <translation>3. fázis: ellátmány</translation>
    </message>
    <message>
        <source>phase.build</source>
        <translation>7. fázis: építés</translation>
    </message>
    <message>
        <source>phase.draw</source>
        <translation>10. fázis: húzás</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message>
        <source>place.slot</source>
        <translation>%1 (%2), %3 óránál</translation>
    </message>
    <message>
        <source>place.border</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>label.total</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>badge.start-player</source>
        <translation>kezdőjátékos</translation>
    </message>
    <message>
        <source>badge.strategy</source>
        <translation>konfliktust jelöl ki</translation>
    </message>
    <message numerus="yes">
        <source>badge.depots</source>
        <translation>
            <numerusform>%n lerakat</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.ring</source>
        <translation>Tájak: Sas %1, Rózsa %2</translation>
    </message>
    <message>
        <source>zone.buildings</source>
        <translation>Tanyák és lerakatok a tájak alatt</translation>
    </message>
    <message>
        <source>zone.borders</source>
        <translation>A tájak közötti határok</translation>
    </message>
    <message>
        <source>zone.actions</source>
        <translation>Akciók</translation>
    </message>
    <message>
        <source>zone.actions-detail</source>
        <translation>A hat akciókártya képpel lefelé</translation>
    </message>
    <message>
        <source>zone.set-aside</source>
        <translation>Félretett</translation>
    </message>
    <message>
        <source>zone.set-aside-detail</source>
        <translation>A félretett akciókártya képpel lefelé</translation>
    </message>
    <message>
        <source>zone.left-over</source>
        <translation>Kimaradt</translation>
    </message>
    <message>
        <source>zone.left-over-detail</source>
        <translation>A félretett és a megmaradt akciókártyák képpel lefelé</translation>
    </message>
    <message>
        <source>zone.draw-pile-short</source>
        <translation>Pakli: %1</translation>
    </message>
    <message>
        <source>zone.discards-short</source>
        <translation>Dobott: %1</translation>
    </message>
    <message>
        <source>zone.seen-short</source>
        <translation>Láttad</translation>
    </message>
    <message numerus="yes">
        <source>zone.draw-pile</source>
        <translation>
            <numerusform>Húzópakli: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.draw-pile-none</source>
        <translation>Húzópakli: üres</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>Dobott lapok: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>Nincs dobott lap</translation>
    </message>
    <message>
        <source>zone.draft</source>
        <translation>Ezeket kaptad</translation>
    </message>
    <message numerus="yes">
        <source>zone.draft-of</source>
        <translation>
            <numerusform>%1 választ: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.draft-of-none</source>
        <translation>%1 választ</translation>
    </message>
    <message>
        <source>zone.seen-detail</source>
        <translation>Az akciókártyák, amelyeket ebben a fordulóban kaptál. A halványakat nem láttad.</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Kezedben: %n lap</numerusform>
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
        <source>zone.played</source>
        <translation>
            <numerusform>Kijátszva: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.played-hidden</source>
        <translation>
            <numerusform>Kijátszva: %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.stock</source>
        <translation>
            <numerusform>Tartalék: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.stock-none</source>
        <translation>Tartalék: üres</translation>
    </message>
    <message>
        <source>piece.landscape</source>
        <translation>%1: %2 konfliktuspont; győzelmi pontok: %3, %4, %5, %6</translation>
    </message>
    <message>
        <source>piece.building</source>
        <translation>%2 %1[of]: %3</translation>
    </message>
    <message>
        <source>piece.conflict</source>
        <translation>Konfliktus: %1</translation>
    </message>
    <message>
        <source>piece.supply</source>
        <translation>Ellátmánykártya, %1 konfliktuspont</translation>
    </message>
    <message>
        <source>piece.supply-back</source>
        <translation>Ellátmánykártya képpel lefelé</translation>
    </message>
    <message>
        <source>piece.action</source>
        <translation>%1, akciókártya</translation>
    </message>
    <message>
        <source>piece.action-unseen</source>
        <translation>%1, ebben a fordulóban nem láttad</translation>
    </message>
    <message>
        <source>piece.action-back</source>
        <translation>Akciókártya képpel lefelé</translation>
    </message>
    <message>
        <source>piece.action-of</source>
        <translation>%1 akciókártyája: %2</translation>
    </message>
    <message>
        <source>piece.action-hidden</source>
        <translation>%1 akciókártyája képpel lefelé</translation>
    </message>
    <message>
        <source>piece.loyalty</source>
        <translation>%1 hűségkártyája: %2</translation>
    </message>
    <message>
        <source>piece.stock</source>
        <translation>Tanya- és lerakatkártya %1 tartalékában</translation>
    </message>
    <message>
        <source>piece.to-build</source>
        <translation>Ezt építheted: %1</translation>
    </message>
    <message>
        <source>prompt.place-estate</source>
        <translation>Rakj le egy tanyát egy szabad táj alá.</translation>
    </message>
    <message>
        <source>prompt.conflict</source>
        <translation>Jelöld ki a konfliktus helyét.</translation>
    </message>
    <message>
        <source>prompt.action</source>
        <translation>Válassz egy akciókártyát.</translation>
    </message>
    <message>
        <source>prompt.supply</source>
        <translation>Hány ellátmánykártyát játszol ki?</translation>
    </message>
    <message>
        <source>prompt.supply-face-down</source>
        <translation>Hány ellátmánykártyát játszol ki képpel lefelé?</translation>
    </message>
    <message>
        <source>prompt.build</source>
        <translation>Építs, fordíts át egy építményt, vagy passzolj.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.discard</source>
        <translation>
            <numerusform>%n lap jár, %1 fér a kezedbe: dobsz el lapot?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.discard-no-room</source>
        <translation>
            <numerusform>%n lap jár, de tele van a kezed: dobsz el lapot?</numerusform>
        </translation>
    </message>
    <message>
        <source>word.play-nothing</source>
        <translation>Egyet sem</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>word.discard-nothing</source>
        <translation>Egyet sem</translation>
    </message>
    <message>
        <source>choice.build</source>
        <translation>%1[Name]: %2</translation>
    </message>
    <message>
        <source>choice.set-conflict</source>
        <translation>Konfliktus: %1</translation>
    </message>
    <message>
        <source>choice.action</source>
        <translation>Választás: %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.play</source>
        <translation>
            <numerusform>Kijátszás: %1 (%n pont)</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.play-nothing</source>
        <translation>Nem játszol ki lapot</translation>
    </message>
    <message>
        <source>choice.flip-to-depot</source>
        <translation>Átfordítás lerakattá: %1</translation>
    </message>
    <message>
        <source>choice.flip-to-estate</source>
        <translation>Átfordítás tanyává: %1</translation>
    </message>
    <message>
        <source>choice.build-nothing</source>
        <translation>Passz: nem építesz</translation>
    </message>
    <message numerus="yes">
        <source>choice.discard</source>
        <translation>
            <numerusform>Eldobás: %1 (%n lapot húzol)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.discard-nothing</source>
        <translation>
            <numerusform>Nem dobsz el lapot (%n lapot húzol)</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.discard-and-draw-nothing</source>
        <translation>Nem dobsz el és nem húzol lapot</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 %2[acc] rakott ide: %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>log.dealt</source>
        <translation>
            <numerusform>%1 %n ellátmánykártyát kapott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.dealt-known</source>
        <translation>
            <numerusform>%1 %n ellátmánykártyát kapott: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>%1. forduló. Kezdőjátékos: %2.</translation>
    </message>
    <message>
        <source>log.conflict-set</source>
        <translation>%1 %2[the] (%3) és %4[the] (%5) közé tette a konfliktust.</translation>
    </message>
    <message>
        <source>log.set-aside</source>
        <translation>Egy akciókártya képpel lefelé félrekerült.</translation>
    </message>
    <message>
        <source>log.action-chosen</source>
        <translation>%1 akciókártyát választott.</translation>
    </message>
    <message>
        <source>log.action-chosen-known</source>
        <translation>%1 %2[theAcc] választotta.</translation>
    </message>
    <message numerus="yes">
        <source>log.left-over</source>
        <translation>
            <numerusform>Megmaradt %n akciókártya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.played</source>
        <translation>
            <numerusform>%1 %n ellátmánykártyát játszott ki: %2 (%3 pont).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.played-hidden</source>
        <translation>
            <numerusform>%1 képpel lefelé %n ellátmánykártyát játszott ki.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.played-nothing</source>
        <translation>%1 nem játszott ki ellátmánykártyát.</translation>
    </message>
    <message>
        <source>log.turned-up</source>
        <translation>%1 felfordított ellátmánykártyái: %2 (%3 pont).</translation>
    </message>
    <message>
        <source>log.action-shown</source>
        <translation>%1 felfedte %2[theAcc].</translation>
    </message>
    <message>
        <source>log.house-changed</source>
        <translation>%1 átállt, mostantól %2[theAll] hűséges.</translation>
    </message>
    <message>
        <source>log.house-sum</source>
        <translation>%1[The] pontjai: %2 = %3.</translation>
    </message>
    <message>
        <source>log.house-alone</source>
        <translation>%1[The] pontjai: %2.</translation>
    </message>
    <message>
        <source>log.conflict-won</source>
        <translation>%1[The] győzött (%2–%3).</translation>
    </message>
    <message>
        <source>log.conflict-tied</source>
        <translation>Egyenlőség (%1–%1): senki sem győzött.</translation>
    </message>
    <message numerus="yes">
        <source>log.won-points</source>
        <translation>
            <numerusform>%1 %n győzelmi pontot kapott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.traitor-point</source>
        <translation>
            <numerusform>%1 %n győzelmi pontot kapott az Árulóért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.strategist-points</source>
        <translation>
            <numerusform>%1 %n győzelmi pontot kapott a Stratégáért.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.landscape-turned</source>
        <translation>%1[The] átfordult, mostantól %2[theOwn].</translation>
    </message>
    <message>
        <source>log.flipped</source>
        <translation>%1 átfordított egy építményt itt: %3 (%4). Mostantól %2.</translation>
    </message>
    <message>
        <source>log.built-nothing</source>
        <translation>%1 passzolt, nem épített.</translation>
    </message>
    <message>
        <source>log.strategy-moved</source>
        <translation>%1 megkapta a stratégiakártyát.</translation>
    </message>
    <message numerus="yes">
        <source>log.discarded</source>
        <translation>
            <numerusform>%1 eldobott %n lapot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.discarded-known</source>
        <translation>
            <numerusform>%1 eldobott %n lapot: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.discarded-nothing</source>
        <translation>%1 nem dobott el lapot.</translation>
    </message>
    <message numerus="yes">
        <source>log.drew</source>
        <translation>
            <numerusform>%1 felhúzott %n lapot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.drew-known</source>
        <translation>
            <numerusform>%1 felhúzott %n lapot: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.drew-nothing</source>
        <translation>%1 nem húzott lapot.</translation>
    </message>
    <message>
        <source>log.reshuffled</source>
        <translation>Elfogyott a húzópakli, %1 megkeverte a dobott lapokat.</translation>
    </message>
    <message>
        <source>log.sudden-death</source>
        <translation>Azonnali vég: mind a tizenkét táj %1[theOwn].</translation>
    </message>
    <message numerus="yes">
        <source>log.depot-points</source>
        <translation>
            <numerusform>%1 %n győzelmi pontot kapott a lerakatokért.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>Vége a játszmának.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>A játszma véget ért (T-78).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Most a lapok keverése folyik (T-18, T-70).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>Most %1 köre tart (%2).</translation>
    </message>
    <message>
        <source>not.build-now</source>
        <translation>Csak az Építész építhet, a 7. fázisban (T-49).</translation>
    </message>
    <message>
        <source>not.action-fixed</source>
        <translation>A választott akciókártya titkos, és nem cserélhető ki (T-21).</translation>
    </message>
    <message>
        <source>not.take-back-supplies</source>
        <translation>A kijátszott lapokat nem veheted vissza, és nem tehetsz hozzájuk (T-27).</translation>
    </message>
    <message>
        <source>not.change-house</source>
        <translation>Csak akciókártya miatt állhatsz át (T-30, T-31).</translation>
    </message>
    <message>
        <source>not.look-at-centre</source>
        <translation>Ezek az akciókártyák kimaradnak a fordulóból (T-18, T-20).</translation>
    </message>
    <message>
        <source>not.place-estate</source>
        <translation>Most egy tanyát kell lerakni egy szabad táj alá (T-6).</translation>
    </message>
    <message>
        <source>not.slot-taken</source>
        <translation>Ez alatt a táj alatt már van építmény (T-7).</translation>
    </message>
    <message>
        <source>not.one-estate</source>
        <translation>Pontosan egy tanyát kell leraknod (T-6).</translation>
    </message>
    <message>
        <source>not.set-conflict</source>
        <translation>Most a konfliktus helyét kell kijelölni egy határon (T-14).</translation>
    </message>
    <message>
        <source>not.conflict-between</source>
        <translation>A konfliktus két szomszédos táj közé kerül (T-14).</translation>
    </message>
    <message>
        <source>not.same-house</source>
        <translation>Mindkét táj %1[theOwn] (T-14).</translation>
    </message>
    <message>
        <source>not.one-conflict</source>
        <translation>Fordulónként pontosan egy konfliktus van (T-14).</translation>
    </message>
    <message>
        <source>not.choose-action</source>
        <translation>Most a kapott akciókártyák közül kell választanod (T-19).</translation>
    </message>
    <message>
        <source>not.one-action</source>
        <translation>Pontosan egy akciókártyát kell elvenned (T-19).</translation>
    </message>
    <message>
        <source>not.play-supplies</source>
        <translation>Most ellátmánykártyát játszhatsz ki a kezedből, vagy egyet sem (T-24).</translation>
    </message>
    <message>
        <source>not.play-and-nothing</source>
        <translation>Vagy kijátszol lapokat, vagy nem játszol ki egyet sem (T-27).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>Csak a saját kezedből játszhatsz ki lapot (T-24).</translation>
    </message>
    <message>
        <source>not.discard</source>
        <translation>Most a kezedből dobhatsz el lapot (T-68).</translation>
    </message>
    <message>
        <source>not.discard-and-nothing</source>
        <translation>Vagy eldobsz lapokat, vagy nem dobsz el egyet sem (T-68).</translation>
    </message>
    <message numerus="yes">
        <source>not.discard-limit</source>
        <translation>
            <numerusform>Legfeljebb %n lapot dobhatsz el (T-68).</numerusform>
        </translation>
    </message>
    <message>
        <source>not.build</source>
        <translation>Most építhetsz, átfordíthatsz egy építményt, vagy passzolhatsz (T-49).</translation>
    </message>
    <message>
        <source>not.own-building</source>
        <translation>Csak a saját építményedet fordíthatod át (T-53).</translation>
    </message>
    <message>
        <source>not.depot-limit</source>
        <translation>Legfeljebb 2 lerakatod lehet (T-52).</translation>
    </message>
    <message>
        <source>not.empty-stock</source>
        <translation>Üres a tartalékod (T-50).</translation>
    </message>
    <message>
        <source>not.flip-instead</source>
        <translation>Itt már van építményed: legfeljebb átfordíthatod (T-51).</translation>
    </message>
    <message>
        <source>not.others-stock</source>
        <translation>Csak a saját tartalékodból építhetsz (T-50).</translation>
    </message>
    <message>
        <source>not.one-build</source>
        <translation>Az Építész fordulónként csak egy dolgot tehet (T-49).</translation>
    </message>
    <message>
        <source>not.where-to-build</source>
        <translation>Jelölj ki hozzá egy szabad tájat is (T-50).</translation>
    </message>
    <message>
        <source>not.what-to-build</source>
        <translation>Válassz hozzá tanyát vagy lerakatot is (T-50).</translation>
    </message>
    <message>
        <source>log.won-points.source</source>
        <translation>Konfliktusok</translation>
    </message>
    <message>
        <source>log.traitor-point.source</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>log.strategist-points.source</source>
        <translation>Stratéga</translation>
    </message>
    <message>
        <source>log.depot-points.source</source>
        <translation>Lerakatok</translation>
    </message>
    <message>
        <source>why.estate.pays</source>
        <translation>Ide rakj tanyát: %1. A te házadé, ezért fordulónként egy lapot hoz (T-64).</translation>
    </message>
    <message>
        <source>why.estate.other-house</source>
        <translation>Ide rakj tanyát: %1. Lapot hoz, amint ahhoz a házhoz vagy hűséges (T-64).</translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.ahead</source>
        <translation>
            <numerusform>Ezt a helyet jelöld ki: az oldalad %n ponttal erősebb, a győzelem fejenként %1 pontot ér (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.behind</source>
        <translation>
            <numerusform>Ezt a helyet jelöld ki: az oldalad %n ponttal gyengébb, de a győzelem fejenként %1 pontot ér (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.conflict.even</source>
        <translation>
            <numerusform>Ezt a helyet jelöld ki: a két táj egyforma erős, a győzelem fejenként %n pontot ér (T-41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.traitor.behind</source>
        <translation>
            <numerusform>Válaszd az Árulót: az oldalad %n ponttal gyengébb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.traitor.fewer</source>
        <translation>
            <numerusform>Válaszd az Árulót: a másik oldalon csak %n győztes lenne (T-41).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.traitor</source>
        <translation>Válaszd az Árulót: 1 győzelmi pont biztos, és az utolsó pillanatban állsz át (T-44).</translation>
    </message>
    <message>
        <source>why.diplomat-2</source>
        <translation>Válaszd a +2-es diplomatát: 2 konfliktuspont és eggyel több ellátmánykártya (T-65).</translation>
    </message>
    <message>
        <source>why.diplomat-5</source>
        <translation>Válaszd a +5-ös diplomatát: 5 konfliktuspont, és nem kerül lapba (T-34).</translation>
    </message>
    <message>
        <source>why.diplomat-5.turns</source>
        <translation>Válaszd a +5-ös diplomatát: mindenki ugyanahhoz a házhoz hűséges, ezért átállsz (T-31).</translation>
    </message>
    <message>
        <source>why.builder.depot</source>
        <translation>Válaszd az Építészt: egy lerakat a végén akár 3 győzelmi pontot ér (T-80).</translation>
    </message>
    <message>
        <source>why.builder.estate</source>
        <translation>Válaszd az Építészt: még egy tanya a további fordulókban is hoz lapot (T-64).</translation>
    </message>
    <message>
        <source>why.strategist</source>
        <translation>Válaszd a Stratégát: 2 győzelmi pont, és te jelölöd ki a következő konfliktus helyét (T-45, T-56).</translation>
    </message>
    <message>
        <source>why.strategist.last</source>
        <translation>Válaszd a Stratégát: 2 győzelmi pont biztos (T-45).</translation>
    </message>
    <message numerus="yes">
        <source>why.farmer.few</source>
        <translation>
            <numerusform>Válaszd a Földművest: csak %n ellátmánykártyád van, és hármat húzol (T-63).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.farmer</source>
        <translation>Válaszd a Földművest: 3 ellátmánykártya jár neked (T-63).</translation>
    </message>
    <message>
        <source>why.supplies.traitor</source>
        <translation>Ez %1[the] pont veled együtt átáll. Ennek a háznak számít: %2 (T-26).</translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.ahead</source>
        <translation>
            <numerusform>Ezzel %1[the] ponttal az oldalad előnye %n pont lesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.safer</source>
        <translation>
            <numerusform>Még %1 ponttal az oldalad előnye %n pont lesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.level</source>
        <translation>
            <numerusform>Még %n ponttal kiegyenlíted az állást.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.closer</source>
        <translation>
            <numerusform>Ezzel %1[the] ponttal az oldalad hátránya már csak %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.supplies.no-cards</source>
        <translation>Nincs ellátmánykártyád (T-27).</translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.lost</source>
        <translation>
            <numerusform>Ne játssz ki lapot: az oldalad hátránya %n pont, a lapjaid ennyit nem érnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.depots</source>
        <translation>
            <numerusform>Tartsd meg a lapjaidat: a végén legfeljebb 3 lap egyenként %n győzelmi pontot ér (T-80).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.supplies.enough</source>
        <translation>
            <numerusform>Ne játssz ki lapot: az oldalad már %n ponttal vezet.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.supplies.keep</source>
        <translation>Ne játssz ki lapot: a lapjaid később többet érnek.</translation>
    </message>
    <message numerus="yes">
        <source>why.depot</source>
        <translation>
            <numerusform>Egy lerakat a végén akár 3 győzelmi pontot ér, és már csak %n forduló van hátra (T-80).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.depot.last</source>
        <translation>Egy lerakat a végén akár 3 győzelmi pontot ér (T-80).</translation>
    </message>
    <message>
        <source>why.pass.depots</source>
        <translation>Passzolj: már 2 lerakatod van (T-52).</translation>
    </message>
    <message numerus="yes">
        <source>why.discard</source>
        <translation>
            <numerusform>Dobj el kis értékű lapot (%1 pont): helyette még %n lapot húzol (T-68).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.discard.none</source>
        <translation>Tartsd meg minden lapodat, és húzz kevesebbet (T-68).</translation>
    </message>
    <message>
        <source>problem.too-many-copies</source>
        <translation>Ennyi lap nincs ebből a fajtából: %1.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>Három vagy négy játékos kell (T-1).</translation>
    </message>
    <message>
        <source>problem.setup-ring</source>
        <translation>A gyűrűben minden tájfajta házanként egyszer szerepel (T-4).</translation>
    </message>
    <message>
        <source>problem.setup-supply</source>
        <translation>Nem ezek a kezdéskor megkevert ellátmánykártyák (T-8, T-9).</translation>
    </message>
    <message>
        <source>problem.landscapes</source>
        <translation>A gyűrűben minden tájfajtából pontosan kettő van (T-4).</translation>
    </message>
    <message>
        <source>problem.stock</source>
        <translation>A tartalékban és az asztalon összesen három építmény van (T-5).</translation>
    </message>
    <message>
        <source>problem.depots</source>
        <translation>Egy játékosnak legfeljebb 2 lerakata lehet (T-52).</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>Egy játékos kezében legfeljebb 5 ellátmánykártya lehet (T-67).</translation>
    </message>
    <message>
        <source>problem.action-twice</source>
        <translation>Ez az akciókártya két helyen szerepel (T-89).</translation>
    </message>
    <message>
        <source>problem.no-builder</source>
        <translation>Senki sem választotta az Építészt (T-49).</translation>
    </message>
    <message>
        <source>problem.action-chosen</source>
        <translation>Nem az választott akciókártyát, akire már sor került (T-19).</translation>
    </message>
    <message>
        <source>problem.draft</source>
        <translation>Ez nem illik az akciókártyák választásához (T-85).</translation>
    </message>
    <message>
        <source>problem.one-house</source>
        <translation>Ekkor még mindkét háznak van tája (T-89).</translation>
    </message>
    <message>
        <source>problem.conflict-place</source>
        <translation>A konfliktus két különböző házhoz tartozó táj között lehet (T-14).</translation>
    </message>
    <message>
        <source>problem.supplies</source>
        <translation>A 23 ellátmánykártya közül egy sem hiányozhat, és egyik sem szerepelhet kétszer (T-89).</translation>
    </message>
    <message>
        <source>problem.played</source>
        <translation>Ebben a fázisban senki előtt sem lehet kijátszott ellátmánykártya (T-89).</translation>
    </message>
    <message>
        <source>problem.held</source>
        <translation>Ezek a lapok nincsenek a többieknél (T-86).</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>A „toAct” értéke nem illik a fázishoz (T-89).</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.name</source>
        <translation>Sivatag</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.desert-eagle.text</source>
        <translation>Konfliktuspontja: 0. Ha veszít, minden győztes 3, 2, 1 vagy 1 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.name</source>
        <translation>Sivatag</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.desert-rose.text</source>
        <translation>Konfliktuspontja: 0. Ha veszít, minden győztes 3, 2, 1 vagy 1 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.name</source>
        <translation>Legelő</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.pasture-eagle.text</source>
        <translation>Konfliktuspontja: 3. Ha veszít, minden győztes 4, 3, 2 vagy 1 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.name</source>
        <translation>Legelő</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.pasture-rose.text</source>
        <translation>Konfliktuspontja: 3. Ha veszít, minden győztes 4, 3, 2 vagy 1 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.name</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.river-eagle.text</source>
        <translation>Konfliktuspontja: 5. Ha veszít, minden győztes 5, 4, 3 vagy 2 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.name</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.river-rose.text</source>
        <translation>Konfliktuspontja: 5. Ha veszít, minden győztes 5, 4, 3 vagy 2 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.name</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.forest-eagle.text</source>
        <translation>Konfliktuspontja: 7. Ha veszít, minden győztes 6, 5, 3 vagy 2 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.name</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.forest-rose.text</source>
        <translation>Konfliktuspontja: 7. Ha veszít, minden győztes 6, 5, 3 vagy 2 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.name</source>
        <translation>Falu</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.village-eagle.text</source>
        <translation>Konfliktuspontja: 10. Ha veszít, minden győztes 7, 5, 4 vagy 3 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.name</source>
        <translation>Falu</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.village-rose.text</source>
        <translation>Konfliktuspontja: 10. Ha veszít, minden győztes 7, 5, 4 vagy 3 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.name</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.kind</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.landscape.city-eagle.text</source>
        <translation>Konfliktuspontja: 15. Ha veszít, minden győztes 8, 6, 4 vagy 3 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.name</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.kind</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.landscape.city-rose.text</source>
        <translation>Konfliktuspontja: 15. Ha veszít, minden győztes 8, 6, 4 vagy 3 győzelmi pontot kap aszerint, hogy 1, 2, 3 vagy 4 győztes van.</translation>
    </message>
    <message>
        <source>face.supply.2.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.2.kind</source>
        <translation>2 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.2.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.supply.3.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.3.kind</source>
        <translation>3 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.3.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.supply.4.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.4.kind</source>
        <translation>4 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.4.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.supply.5.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.5.kind</source>
        <translation>5 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.5.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.supply.6.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.6.kind</source>
        <translation>6 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.6.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.supply.8.name</source>
        <translation>Ellátmány</translation>
    </message>
    <message>
        <source>face.supply.8.kind</source>
        <translation>8 konfliktuspont</translation>
    </message>
    <message>
        <source>face.supply.8.text</source>
        <translation>A 3. fázisban játszható ki; ahhoz a házhoz számít, amelyhez a 4. fázis után hűséges vagy.</translation>
    </message>
    <message>
        <source>face.action.traitor.name</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>face.action.traitor.kind</source>
        <translation>4. és 6. fázis</translation>
    </message>
    <message>
        <source>face.action.traitor.text</source>
        <translation>Átállsz a másik házhoz, és 1 győzelmi pontot kapsz.</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.name</source>
        <translation>+2-es diplomata</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.kind</source>
        <translation>5. és 10. fázis</translation>
    </message>
    <message>
        <source>face.action.diplomat-2.text</source>
        <translation>2 konfliktuspontot ad a házadnak. Eggyel több ellátmánykártyát húzol, de összesen legfeljebb hármat.</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.name</source>
        <translation>+5-ös diplomata</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.kind</source>
        <translation>4. és 5. fázis</translation>
    </message>
    <message>
        <source>face.action.diplomat-5.text</source>
        <translation>5 konfliktuspontot ad a házadnak. Ha mindenki ugyanahhoz a házhoz hűséges, átállsz.</translation>
    </message>
    <message>
        <source>face.action.builder.name</source>
        <translation>Építész</translation>
    </message>
    <message>
        <source>face.action.builder.kind</source>
        <translation>7. fázis</translation>
    </message>
    <message>
        <source>face.action.builder.text</source>
        <translation>Tanyát vagy lerakatot építesz, vagy átfordítod egy építményedet.</translation>
    </message>
    <message>
        <source>face.action.strategist.name</source>
        <translation>Stratéga</translation>
    </message>
    <message>
        <source>face.action.strategist.kind</source>
        <translation>6. és 8. fázis</translation>
    </message>
    <message>
        <source>face.action.strategist.text</source>
        <translation>2 győzelmi pontot kapsz, és tiéd a stratégiakártya: te jelölöd ki a következő konfliktus helyét.</translation>
    </message>
    <message>
        <source>face.action.farmer.name</source>
        <translation>Földműves</translation>
    </message>
    <message>
        <source>face.action.farmer.kind</source>
        <translation>10. fázis</translation>
    </message>
    <message>
        <source>face.action.farmer.text</source>
        <translation>Elsőként húzol 3 ellátmánykártyát, de a tanyáid után nem jár lap.</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.name</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.kind</source>
        <translation>Hűségkártya</translation>
    </message>
    <message>
        <source>face.loyalty.eagle.text</source>
        <translation>A Sashoz vagy hűséges.</translation>
    </message>
    <message>
        <source>face.loyalty.rose.name</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>face.loyalty.rose.kind</source>
        <translation>Hűségkártya</translation>
    </message>
    <message>
        <source>face.loyalty.rose.text</source>
        <translation>A Rózsához vagy hűséges.</translation>
    </message>
    <message>
        <source>face.building.estate.name</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>face.building.estate.kind</source>
        <translation>Építmény</translation>
    </message>
    <message>
        <source>face.building.estate.text</source>
        <translation>A 10. fázisban 1 ellátmánykártyát hoz, ha a tája ahhoz a házhoz tartozik, amelyhez hűséges vagy.</translation>
    </message>
    <message>
        <source>face.building.depot.name</source>
        <translation>Lerakat</translation>
    </message>
    <message>
        <source>face.building.depot.kind</source>
        <translation>Építmény</translation>
    </message>
    <message>
        <source>face.building.depot.text</source>
        <translation>A játszma végén annyi győzelmi pontot ér, ahány ellátmánykártya van a kezedben, de legfeljebb 3-at.</translation>
    </message>
    <message>
        <source>face.token.start-player.name</source>
        <translation>Kezdőjátékos-kártya</translation>
    </message>
    <message>
        <source>face.token.start-player.kind</source>
        <translation>2., 3. és 10. fázis</translation>
    </message>
    <message>
        <source>face.token.start-player.text</source>
        <translation>Akinél van, elsőként választ és játszik ki. A forduló végén balra kerül.</translation>
    </message>
    <message>
        <source>face.token.strategy.name</source>
        <translation>Stratégiakártya</translation>
    </message>
    <message>
        <source>face.token.strategy.kind</source>
        <translation>1. és 8. fázis</translation>
    </message>
    <message>
        <source>face.token.strategy.text</source>
        <translation>Akinél van, kijelöli a konfliktus helyét.</translation>
    </message>
    <message>
        <source>face.token.conflict.name</source>
        <translation>Konfliktuskártya</translation>
    </message>
    <message>
        <source>face.token.conflict.kind</source>
        <translation>1. fázis</translation>
    </message>
    <message>
        <source>face.token.conflict.text</source>
        <translation>Két szomszédos, különböző házhoz tartozó táj közé kerül: ezek küzdenek meg egymással.</translation>
    </message>
    <message>
        <source>face.back.supply.name</source>
        <translation>Ellátmánykártya</translation>
    </message>
    <message>
        <source>face.back.supply.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.supply.text</source>
        <translation>Az értéke rejtett: 2, 3, 4, 5, 6 vagy 8.</translation>
    </message>
    <message>
        <source>face.back.action.name</source>
        <translation>Akciókártya</translation>
    </message>
    <message>
        <source>face.back.action.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.action.text</source>
        <translation>A hat akciókártya egyike, rejtve.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 járt túl mindenki eszén</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 egyformán ravasz</translation>
    </message>
    <message>
        <source>stage.reveal</source>
        <translation>Leleplezés</translation>
    </message>
    <message>
        <source>stage.conflict</source>
        <translation>%1 (%2) – %3 (%4)</translation>
    </message>
    <message>
        <source>stage.laid-down</source>
        <translation>lerakás</translation>
    </message>
    <message>
        <source>stage.actions</source>
        <translation>akciók</translation>
    </message>
    <message>
        <source>stage.sums</source>
        <translation>számok</translation>
    </message>
    <message>
        <source>stage.banner</source>
        <translation>zászló</translation>
    </message>
    <message>
        <source>stage.land</source>
        <translation>táj</translation>
    </message>
    <message>
        <source>stage.points</source>
        <translation>+%1</translation>
    </message>
</context>
</TS>
