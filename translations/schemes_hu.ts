<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>schemes</name>
    <message>
        <source>influence.king</source>
        <translation>Király</translation>
    </message>
    <message>
        <source>influence.king.acc</source>
        <translation>Királyt</translation>
    </message>
    <message>
        <source>influence.king.dat</source>
        <translation>Királynak</translation>
    </message>
    <message>
        <source>influence.king.ins</source>
        <translation>Királlyal</translation>
    </message>
    <message>
        <source>influence.queen</source>
        <translation>Királyné</translation>
    </message>
    <message>
        <source>influence.queen.acc</source>
        <translation>Királynét</translation>
    </message>
    <message>
        <source>influence.queen.dat</source>
        <translation>Királynénak</translation>
    </message>
    <message>
        <source>influence.queen.ins</source>
        <translation>Királynéval</translation>
    </message>
    <message>
        <source>influence.juliet</source>
        <translation>Júlia</translation>
    </message>
    <message>
        <source>influence.juliet.acc</source>
        <translation>Júliát</translation>
    </message>
    <message>
        <source>influence.juliet.dat</source>
        <translation>Júliának</translation>
    </message>
    <message>
        <source>influence.juliet.ins</source>
        <translation>Júliával</translation>
    </message>
    <message>
        <source>influence.alchemist</source>
        <translation>Alkimista</translation>
    </message>
    <message>
        <source>influence.alchemist.acc</source>
        <translation>Alkimistát</translation>
    </message>
    <message>
        <source>influence.alchemist.dat</source>
        <translation>Alkimistának</translation>
    </message>
    <message>
        <source>influence.alchemist.ins</source>
        <translation>Alkimistával</translation>
    </message>
    <message>
        <source>influence.fencing-master</source>
        <translation>Vívómester</translation>
    </message>
    <message>
        <source>influence.fencing-master.acc</source>
        <translation>Vívómestert</translation>
    </message>
    <message>
        <source>influence.fencing-master.dat</source>
        <translation>Vívómesternek</translation>
    </message>
    <message>
        <source>influence.fencing-master.ins</source>
        <translation>Vívómesterrel</translation>
    </message>
    <message>
        <source>influence.landowner</source>
        <translation>Földesúr</translation>
    </message>
    <message>
        <source>influence.landowner.acc</source>
        <translation>Földesurat</translation>
    </message>
    <message>
        <source>influence.landowner.dat</source>
        <translation>Földesúrnak</translation>
    </message>
    <message>
        <source>influence.landowner.ins</source>
        <translation>Földesúrral</translation>
    </message>
    <message>
        <source>influence.merchant</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>influence.merchant.acc</source>
        <translation>Kereskedőt</translation>
    </message>
    <message>
        <source>influence.merchant.dat</source>
        <translation>Kereskedőnek</translation>
    </message>
    <message>
        <source>influence.merchant.ins</source>
        <translation>Kereskedővel</translation>
    </message>
    <message>
        <source>influence.cardinal</source>
        <translation>Bíboros</translation>
    </message>
    <message>
        <source>influence.cardinal.acc</source>
        <translation>Bíborost</translation>
    </message>
    <message>
        <source>influence.cardinal.dat</source>
        <translation>Bíborosnak</translation>
    </message>
    <message>
        <source>influence.cardinal.ins</source>
        <translation>Bíborossal</translation>
    </message>
    <message>
        <source>influence.minstrel</source>
        <translation>Dalnok</translation>
    </message>
    <message>
        <source>influence.minstrel.acc</source>
        <translation>Dalnokot</translation>
    </message>
    <message>
        <source>influence.minstrel.dat</source>
        <translation>Dalnoknak</translation>
    </message>
    <message>
        <source>influence.minstrel.ins</source>
        <translation>Dalnokkal</translation>
    </message>
    <message>
        <source>influence.explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>influence.explorer.acc</source>
        <translation>Felfedezőt</translation>
    </message>
    <message>
        <source>influence.explorer.dat</source>
        <translation>Felfedezőnek</translation>
    </message>
    <message>
        <source>influence.explorer.ins</source>
        <translation>Felfedezővel</translation>
    </message>
    <message>
        <source>influence.assassin</source>
        <translation>Orgyilkos</translation>
    </message>
    <message>
        <source>influence.assassin.acc</source>
        <translation>Orgyilkost</translation>
    </message>
    <message>
        <source>influence.assassin.dat</source>
        <translation>Orgyilkosnak</translation>
    </message>
    <message>
        <source>influence.assassin.ins</source>
        <translation>Orgyilkossal</translation>
    </message>
    <message>
        <source>influence.storm</source>
        <translation>Vihar</translation>
    </message>
    <message>
        <source>influence.storm.acc</source>
        <translation>Vihart</translation>
    </message>
    <message>
        <source>influence.storm.dat</source>
        <translation>Viharnak</translation>
    </message>
    <message>
        <source>influence.storm.ins</source>
        <translation>Viharral</translation>
    </message>
    <message>
        <source>influence.magic-hat</source>
        <translation>Varázssapka</translation>
    </message>
    <message>
        <source>influence.magic-hat.acc</source>
        <translation>Varázssapkát</translation>
    </message>
    <message>
        <source>influence.magic-hat.dat</source>
        <translation>Varázssapkának</translation>
    </message>
    <message>
        <source>influence.magic-hat.ins</source>
        <translation>Varázssapkával</translation>
    </message>
    <message>
        <source>influence.traitor</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>influence.traitor.acc</source>
        <translation>Árulót</translation>
    </message>
    <message>
        <source>influence.traitor.dat</source>
        <translation>Árulónak</translation>
    </message>
    <message>
        <source>influence.traitor.ins</source>
        <translation>Árulóval</translation>
    </message>
    <message>
        <source>influence.three-musketeers</source>
        <translation>A három muskétás</translation>
    </message>
    <message>
        <source>influence.three-musketeers.acc</source>
        <translation>Három muskétást</translation>
    </message>
    <message>
        <source>influence.three-musketeers.dat</source>
        <translation>Három muskétásnak</translation>
    </message>
    <message>
        <source>influence.three-musketeers.ins</source>
        <translation>Három muskétással</translation>
    </message>
    <message>
        <source>influence.wizard</source>
        <translation>Varázsló</translation>
    </message>
    <message>
        <source>influence.wizard.acc</source>
        <translation>Varázslót</translation>
    </message>
    <message>
        <source>influence.wizard.dat</source>
        <translation>Varázslónak</translation>
    </message>
    <message>
        <source>influence.wizard.ins</source>
        <translation>Varázslóval</translation>
    </message>
    <message>
        <source>influence.witch</source>
        <translation>Boszorkány</translation>
    </message>
    <message>
        <source>influence.witch.acc</source>
        <translation>Boszorkányt</translation>
    </message>
    <message>
        <source>influence.witch.dat</source>
        <translation>Boszorkánynak</translation>
    </message>
    <message>
        <source>influence.witch.ins</source>
        <translation>Boszorkánnyal</translation>
    </message>
    <message>
        <source>influence.prince</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>influence.prince.acc</source>
        <translation>Herceget</translation>
    </message>
    <message>
        <source>influence.prince.dat</source>
        <translation>Hercegnek</translation>
    </message>
    <message>
        <source>influence.prince.ins</source>
        <translation>Herceggel</translation>
    </message>
    <message>
        <source>influence.squire</source>
        <translation>Apród</translation>
    </message>
    <message>
        <source>influence.squire.acc</source>
        <translation>Apródot</translation>
    </message>
    <message>
        <source>influence.squire.dat</source>
        <translation>Apródnak</translation>
    </message>
    <message>
        <source>influence.squire.ins</source>
        <translation>Apróddal</translation>
    </message>
    <message>
        <source>influence.hermit</source>
        <translation>Remete</translation>
    </message>
    <message>
        <source>influence.hermit.acc</source>
        <translation>Remetét</translation>
    </message>
    <message>
        <source>influence.hermit.dat</source>
        <translation>Remetének</translation>
    </message>
    <message>
        <source>influence.hermit.ins</source>
        <translation>Remetével</translation>
    </message>
    <message>
        <source>influence.little-giant</source>
        <translation>Apró óriás</translation>
    </message>
    <message>
        <source>influence.little-giant.acc</source>
        <translation>Apró óriást</translation>
    </message>
    <message>
        <source>influence.little-giant.dat</source>
        <translation>Apró óriásnak</translation>
    </message>
    <message>
        <source>influence.little-giant.ins</source>
        <translation>Apró óriással</translation>
    </message>
    <message>
        <source>influence.double</source>
        <translation>Hasonmás</translation>
    </message>
    <message>
        <source>influence.double.acc</source>
        <translation>Hasonmást</translation>
    </message>
    <message>
        <source>influence.double.dat</source>
        <translation>Hasonmásnak</translation>
    </message>
    <message>
        <source>influence.double.ins</source>
        <translation>Hasonmással</translation>
    </message>
    <message>
        <source>influence.dragon</source>
        <translation>Sárkány</translation>
    </message>
    <message>
        <source>influence.dragon.acc</source>
        <translation>Sárkányt</translation>
    </message>
    <message>
        <source>influence.dragon.dat</source>
        <translation>Sárkánynak</translation>
    </message>
    <message>
        <source>influence.dragon.ins</source>
        <translation>Sárkánnyal</translation>
    </message>
    <message>
        <source>influence.romeo</source>
        <translation>Rómeó</translation>
    </message>
    <message>
        <source>influence.romeo.acc</source>
        <translation>Rómeót</translation>
    </message>
    <message>
        <source>influence.romeo.dat</source>
        <translation>Rómeónak</translation>
    </message>
    <message>
        <source>influence.romeo.ins</source>
        <translation>Rómeóval</translation>
    </message>
    <message>
        <source>influence.beggar</source>
        <translation>Koldus</translation>
    </message>
    <message>
        <source>influence.beggar.acc</source>
        <translation>Koldust</translation>
    </message>
    <message>
        <source>influence.beggar.dat</source>
        <translation>Koldusnak</translation>
    </message>
    <message>
        <source>influence.beggar.ins</source>
        <translation>Koldussal</translation>
    </message>
    <message>
        <source>influence.juliet.the</source>
        <translation>a Júlia</translation>
    </message>
    <message>
        <source>influence.romeo.the</source>
        <translation>a Rómeó</translation>
    </message>
    <message>
        <source>kind.alchemy</source>
        <translation>alkímia</translation>
    </message>
    <message>
        <source>kind.alchemy.acc</source>
        <translation>alkímiát</translation>
    </message>
    <message>
        <source>kind.alchemy.dat</source>
        <translation>alkímiának</translation>
    </message>
    <message>
        <source>kind.alchemy.ins</source>
        <translation>alkímiával</translation>
    </message>
    <message>
        <source>kind.fighting</source>
        <translation>harc</translation>
    </message>
    <message>
        <source>kind.fighting.acc</source>
        <translation>harcot</translation>
    </message>
    <message>
        <source>kind.fighting.dat</source>
        <translation>harcnak</translation>
    </message>
    <message>
        <source>kind.fighting.ins</source>
        <translation>harccal</translation>
    </message>
    <message>
        <source>kind.farming</source>
        <translation>földművelés</translation>
    </message>
    <message>
        <source>kind.farming.acc</source>
        <translation>földművelést</translation>
    </message>
    <message>
        <source>kind.farming.dat</source>
        <translation>földművelésnek</translation>
    </message>
    <message>
        <source>kind.farming.ins</source>
        <translation>földműveléssel</translation>
    </message>
    <message>
        <source>kind.trade</source>
        <translation>kereskedelem</translation>
    </message>
    <message>
        <source>kind.trade.acc</source>
        <translation>kereskedelmet</translation>
    </message>
    <message>
        <source>kind.trade.dat</source>
        <translation>kereskedelemnek</translation>
    </message>
    <message>
        <source>kind.trade.ins</source>
        <translation>kereskedelemmel</translation>
    </message>
    <message>
        <source>kind.religion</source>
        <translation>vallás</translation>
    </message>
    <message>
        <source>kind.religion.acc</source>
        <translation>vallást</translation>
    </message>
    <message>
        <source>kind.religion.dat</source>
        <translation>vallásnak</translation>
    </message>
    <message>
        <source>kind.religion.ins</source>
        <translation>vallással</translation>
    </message>
    <message>
        <source>kind.music</source>
        <translation>zene</translation>
    </message>
    <message>
        <source>kind.music.acc</source>
        <translation>zenét</translation>
    </message>
    <message>
        <source>kind.music.dat</source>
        <translation>zenének</translation>
    </message>
    <message>
        <source>kind.music.ins</source>
        <translation>zenével</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Ármány és cselszövés</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Huszonöt szövetséges, hat forduló: sosem tudni, kit fordít fel a következő lap.</translation>
    </message>
    <message>
        <source>options.hiddenGoals</source>
        <translation>Megnyert célkártyák</translation>
    </message>
    <message>
        <source>options.hiddenGoals.help</source>
        <translation>Látszik-e, milyen célkártyákat nyertek a többiek (S-48).</translation>
    </message>
    <message>
        <source>options.hiddenGoals.false</source>
        <translation>Láthatók</translation>
    </message>
    <message>
        <source>options.hiddenGoals.false.help</source>
        <translation>Mindenki látja, ki mit gyűjtött.</translation>
    </message>
    <message>
        <source>options.hiddenGoals.true</source>
        <translation>Rejtettek</translation>
    </message>
    <message>
        <source>options.hiddenGoals.true.help</source>
        <translation>A többiek lapjaiból csak a számuk látszik.</translation>
    </message>
    <message>
        <source>options.witchByList</source>
        <translation>A Boszorkány</translation>
    </message>
    <message>
        <source>options.witchByList.help</source>
        <translation>Kit távolít el a Boszorkány (S-58, S-59).</translation>
    </message>
    <message>
        <source>options.witchByList.false</source>
        <translation>Érték szerint</translation>
    </message>
    <message>
        <source>options.witchByList.false.help</source>
        <translation>Mindenkit, aki legfeljebb 9-et ér, csak önmagát nem.</translation>
    </message>
    <message>
        <source>options.witchByList.true</source>
        <translation>A szabálykönyv listája szerint</translation>
    </message>
    <message>
        <source>options.witchByList.true.help</source>
        <translation>Megkíméli a Varázslót és azt a Hasonmást is, amelyik Varázslót vagy Boszorkányt másol.</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>%1. forduló, összesen 6</translation>
    </message>
    <message>
        <source>phase.play</source>
        <translation>Lapok az oszlopokba</translation>
    </message>
    <message>
        <source>phase.hat</source>
        <translation>A Varázssapka</translation>
    </message>
    <message>
        <source>phase.traitor</source>
        <translation>Az Áruló</translation>
    </message>
    <message>
        <source>phase.reshuffle</source>
        <translation>Keverés</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message>
        <source>value.alone</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>value.half</source>
        <translation>%1,5</translation>
    </message>
    <message>
        <source>value.of-seat</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>list.and-more</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>zone.column</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>zone.column-full</source>
        <translation>%1 / %2, betelt</translation>
    </message>
    <message>
        <source>zone.column-closed</source>
        <translation>%1 / %2, lezárt</translation>
    </message>
    <message>
        <source>zone.column-detail</source>
        <translation>%1. oszlop: %2</translation>
    </message>
    <message>
        <source>zone.column-sums</source>
        <translation>%1. oszlop: %2. Nyílt befolyás: %3</translation>
    </message>
    <message numerus="yes">
        <source>zone.goals-left</source>
        <translation>
            <numerusform>%n célkártya</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goals-left-none</source>
        <translation>Elfogytak</translation>
    </message>
    <message numerus="yes">
        <source>zone.goal-pile</source>
        <translation>
            <numerusform>Célkártyák: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goal-pile-none</source>
        <translation>Célkártyák: elfogytak</translation>
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
        <source>zone.deck</source>
        <translation>
            <numerusform>%1 húzópaklija: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.deck-none</source>
        <translation>%1 húzópaklija: üres</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>%1 dobott lapjai: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>%1 dobott lapjai: nincs</translation>
    </message>
    <message numerus="yes">
        <source>zone.won</source>
        <translation>
            <numerusform>%1 célkártyái: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.won-none</source>
        <translation>%1 célkártyái: nincs</translation>
    </message>
    <message numerus="yes">
        <source>piece.goal</source>
        <translation>
            <numerusform>%n pontos célkártya (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.goal-back</source>
        <translation>Célkártya, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.influence</source>
        <translation>%2, %3 befolyás (%1 lapja)</translation>
    </message>
    <message>
        <source>piece.influence-double</source>
        <translation>%2 (%1 lapja): annyit ér, mint az alatta fekvő lap</translation>
    </message>
    <message>
        <source>piece.face-down</source>
        <translation>%1 lapja, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.face-down-own</source>
        <translation>%2, képpel lefelé (%1 lapja): csak te látod</translation>
    </message>
    <message>
        <source>piece.face-down-seen</source>
        <translation>%2, képpel lefelé (%1 lapja): mindenki látta</translation>
    </message>
    <message>
        <source>piece.hat-empty</source>
        <translation>%1 Varázssapkája, üresen</translation>
    </message>
    <message>
        <source>piece.hat-worn</source>
        <translation>%1 Varázssapkája: rejtett lap van alatta</translation>
    </message>
    <message>
        <source>piece.hat-known</source>
        <translation>%1 Varázssapkája, alatta: %2</translation>
    </message>
    <message>
        <source>piece.in-hand</source>
        <translation>%1, a kezedben</translation>
    </message>
    <message>
        <source>piece.back</source>
        <translation>%1 befolyáskártyája, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.discarded</source>
        <translation>%2, %1 dobott lapja</translation>
    </message>
    <message numerus="yes">
        <source>badge.kinds</source>
        <translation>
            <numerusform>%n fajta a 6-ból</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.turn</source>
        <translation>az ő köre</translation>
    </message>
    <message>
        <source>prompt.place</source>
        <translation>Rakj le egy lapot valamelyik oszlop aljára.</translation>
    </message>
    <message>
        <source>prompt.slip</source>
        <translation>Csúsztatsz lapot a Varázssapka alá? (%1. oszlop)</translation>
    </message>
    <message>
        <source>prompt.swap</source>
        <translation>Melyik célkártyával cserélsz? (%1. oszlop)</translation>
    </message>
    <message>
        <source>word.slip-nothing</source>
        <translation>Semmit</translation>
    </message>
    <message>
        <source>word.swap-nothing</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>choice.place</source>
        <translation>%1[Name]: %2. oszlop</translation>
    </message>
    <message>
        <source>choice.slip</source>
        <translation>%1[Name] a sapka alá</translation>
    </message>
    <message>
        <source>choice.slip-nothing</source>
        <translation>Semmi se kerüljön a sapka alá</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Csere: %1. és %2. oszlop</translation>
    </message>
    <message>
        <source>choice.swap-nothing</source>
        <translation>Ne legyen csere</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 lerakott egy lapot %2[the]. oszlopba.</translation>
    </message>
    <message>
        <source>log.placed-known</source>
        <translation>%1 lerakta %2[theAcc] %3[the]. oszlopba.</translation>
    </message>
    <message>
        <source>log.turned-up</source>
        <translation>Felfordult %1 lapja %3[the]. oszlopban: %2.</translation>
    </message>
    <message>
        <source>log.explorer-moved</source>
        <translation>%1 Felfedezője %2[the]. oszlopból %3[the]. oszlop aljára ment.</translation>
    </message>
    <message>
        <source>log.explorer-stays</source>
        <translation>%1 Felfedezője ebben a körben már ment egyszer: most marad.</translation>
    </message>
    <message>
        <source>log.murdered</source>
        <translation>%1 Orgyilkosa eldobatta az őt felfordító lapot: %2 (%3).</translation>
    </message>
    <message>
        <source>log.closed</source>
        <translation>%1 Vihara lezárta %2[the]. oszlopot.</translation>
    </message>
    <message>
        <source>log.asked-hat</source>
        <translation>%1 lapot csúsztathat a Varázssapka alá.</translation>
    </message>
    <message>
        <source>log.asked-traitor</source>
        <translation>%1 két célkártyát cserélhet fel az Árulóval.</translation>
    </message>
    <message>
        <source>log.slipped</source>
        <translation>%1 egy lapot csúsztatott a Varázssapka alá.</translation>
    </message>
    <message>
        <source>log.slipped-known</source>
        <translation>%1 a Varázssapka alá csúsztatta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.passed-hat</source>
        <translation>%1 semmit sem csúsztatott a Varázssapka alá.</translation>
    </message>
    <message>
        <source>log.passed-traitor</source>
        <translation>%1 nem cserélt fel célkártyákat.</translation>
    </message>
    <message>
        <source>log.swapped</source>
        <translation>%1 felcserélte %2[the]. és %3[the]. oszlop célkártyáját.</translation>
    </message>
    <message numerus="yes">
        <source>log.drew</source>
        <translation>
            <numerusform>%1 felhúzott %n lapot.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.drew-known</source>
        <translation>%1 ezt húzta: %2.</translation>
    </message>
    <message>
        <source>log.drew-nothing</source>
        <translation>%1 nem húzott: elfogytak a lapjai.</translation>
    </message>
    <message>
        <source>log.reshuffled</source>
        <translation>Elfogyott a húzópakli, %1 megkeverte a dobott lapokat.</translation>
    </message>
    <message>
        <source>log.passed-over</source>
        <translation>%1 kimaradt: nincs egyetlen lapja sem.</translation>
    </message>
    <message>
        <source>log.round-ended</source>
        <translation>%1. forduló: minden oszlop betelt.</translation>
    </message>
    <message>
        <source>log.round-used-up</source>
        <translation>%1. forduló: mindenkinek elfogytak a lapjai.</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>%1 lapja %3[the]. oszlop alján: %2.</translation>
    </message>
    <message>
        <source>log.wearer-shown</source>
        <translation>%1 Varázssapkája alatt %3[the]. oszlopban: %2.</translation>
    </message>
    <message>
        <source>log.column-began</source>
        <translation>%1. oszlop: %2.</translation>
    </message>
    <message>
        <source>log.musketeers</source>
        <translation>Itt vannak a muskétások: más képesség nem számít.</translation>
    </message>
    <message numerus="yes">
        <source>log.wizard</source>
        <translation>
            <numerusform>%1 Varázslója %n lapot távolít el, amely legalább 10-et ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.wizard-none</source>
        <translation>%1 Varázslója senkit sem távolít el.</translation>
    </message>
    <message>
        <source>log.wizards-neutral</source>
        <translation>Több Varázsló van itt: semlegesítik egymást.</translation>
    </message>
    <message numerus="yes">
        <source>log.witch</source>
        <translation>
            <numerusform>%1 Boszorkánya %n lapot távolít el, amely legfeljebb 9-et ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.witch-none</source>
        <translation>%1 Boszorkánya senkit sem távolít el.</translation>
    </message>
    <message>
        <source>log.witches-neutral</source>
        <translation>Több Boszorkány van itt: semlegesítik egymást.</translation>
    </message>
    <message>
        <source>log.removed</source>
        <translation>Távozik %1 lapja: %2.</translation>
    </message>
    <message>
        <source>log.hermit</source>
        <translation>%1 Remetéje: 12 − %2 = %3.</translation>
    </message>
    <message>
        <source>log.giant</source>
        <translation>%1 Apró óriása: 2 + 3 × %2 = %3.</translation>
    </message>
    <message>
        <source>log.romeo</source>
        <translation>%1 Rómeójának itt van a Júliája: %2.</translation>
    </message>
    <message>
        <source>log.double</source>
        <translation>%1 Hasonmása az alatta fekvő lapot másolja (%2): %3.</translation>
    </message>
    <message>
        <source>log.double-worthless</source>
        <translation>%1 Hasonmása alatt nincs lap: nincs értéke.</translation>
    </message>
    <message numerus="yes">
        <source>log.dragon</source>
        <translation>
            <numerusform>%1 Sárkánya: %n ellenséges lap 2-vel kevesebbet ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.dragon-none</source>
        <translation>%1 Sárkányának itt nincs ellensége.</translation>
    </message>
    <message>
        <source>log.summed</source>
        <translation>%1 befolyása: %2 = %3.</translation>
    </message>
    <message>
        <source>log.summed-alone</source>
        <translation>%1 befolyása: %2.</translation>
    </message>
    <message>
        <source>log.pair</source>
        <translation>%1 Hercege és Apródja együtt van, így övé a célkártya.</translation>
    </message>
    <message>
        <source>log.beggar</source>
        <translation>Itt van %1 Koldusa: a legkevesebb befolyás nyer.</translation>
    </message>
    <message>
        <source>log.tie-nearest</source>
        <translation>Egyenlőség (%2): %1 lapja van közelebb a célkártyához.</translation>
    </message>
    <message>
        <source>log.tie-farthest</source>
        <translation>Egyenlőség (%2): %1 lapja van távolabb a célkártyától.</translation>
    </message>
    <message>
        <source>log.goal-won</source>
        <translation>%1 nyerte: %2.</translation>
    </message>
    <message>
        <source>log.goal-won.source</source>
        <translation>Célkártyák</translation>
    </message>
    <message>
        <source>log.goal-lost</source>
        <translation>Itt senkinek sincs értéke: a célkártya kikerül a játékból.</translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>%1. forduló. %2 kezd.</translation>
    </message>
    <message numerus="yes">
        <source>log.counted-plain</source>
        <translation>
            <numerusform>%1 célkártyáin összesen %n pont van.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.counted-plain-none</source>
        <translation>%1 nem nyert célkártyát.</translation>
    </message>
    <message>
        <source>log.counted-plain.source</source>
        <translation>Célkártyák</translation>
    </message>
    <message numerus="yes">
        <source>log.counted-set</source>
        <translation>
            <numerusform>%1 mind a hat fajtából gyűjtött: 2 × %2 − %3 = %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.set-pays</source>
        <translation>
            <numerusform>%1 így %n ponttal többet kap.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.set-pays.source</source>
        <translation>Mind a hat fajta</translation>
    </message>
    <message>
        <source>log.plain-pays</source>
        <translation>%1 így sem kap többet: az egyszerű összeg számít.</translation>
    </message>
    <message numerus="yes">
        <source>log.scored</source>
        <translation>
            <numerusform>%1 eredménye: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.scored-none</source>
        <translation>%1 eredménye: 0 pont.</translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>Vége a játszmának.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>Vége a játszmának (S-46).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Most a lapok keverése folyik (S-17).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>Most %1 következik (%2).</translation>
    </message>
    <message>
        <source>not.in-hand</source>
        <translation>Ezt a lapot most nem választhatod a kezedből (S-12).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>Csak a saját kezedből választhatsz (S-12).</translation>
    </message>
    <message>
        <source>not.draw-by-itself</source>
        <translation>A köröd végén maguktól pótlódnak a lapjaid (S-15).</translation>
    </message>
    <message>
        <source>not.discards</source>
        <translation>A dobott lapok csak keveréskor térnek vissza (S-17).</translation>
    </message>
    <message>
        <source>not.won</source>
        <translation>A megnyert célkártya a nyertesé marad (S-48).</translation>
    </message>
    <message>
        <source>not.goal-pile</source>
        <translation>Új célkártyák a következő fordulóban jönnek (S-10).</translation>
    </message>
    <message>
        <source>not.at-foot</source>
        <translation>A lap az oszlop aljára kerül: mutass az oszlop célkártyájára (S-12).</translation>
    </message>
    <message>
        <source>not.closed</source>
        <translation>Ezt az oszlopot Vihar zárta le (S-28).</translation>
    </message>
    <message>
        <source>not.place</source>
        <translation>Most egy lapot raksz valamelyik oszlop aljára (S-12).</translation>
    </message>
    <message>
        <source>not.one-card</source>
        <translation>Egy körben egy lapot raksz le (S-12).</translation>
    </message>
    <message>
        <source>not.one-column</source>
        <translation>Egy oszlopot válassz (S-12).</translation>
    </message>
    <message>
        <source>not.which-card</source>
        <translation>Válassz hozzá egy lapot is a kezedből (S-12).</translation>
    </message>
    <message>
        <source>not.which-column</source>
        <translation>Válaszd ki az oszlopot is (S-12).</translation>
    </message>
    <message>
        <source>not.slip</source>
        <translation>Most egy lapot csúsztathatsz a kezedből a sapka alá (S-31).</translation>
    </message>
    <message>
        <source>not.one-slip</source>
        <translation>Legfeljebb egy lap fér a sapka alá (S-31).</translation>
    </message>
    <message>
        <source>not.swap</source>
        <translation>Most két célkártyát cserélhetsz fel (S-34).</translation>
    </message>
    <message>
        <source>not.same-goal</source>
        <translation>Egy másik oszlop célkártyáját válaszd (S-34).</translation>
    </message>
    <message>
        <source>not.one-swap</source>
        <translation>Egy célkártyával cserélhetsz (S-34).</translation>
    </message>
    <message>
        <source>why.place</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba.</translation>
    </message>
    <message>
        <source>why.pair</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: a párjával együtt viszi a célkártyát (S-63).</translation>
    </message>
    <message>
        <source>why.specialist</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: ott 12-t ér (S-7).</translation>
    </message>
    <message>
        <source>why.last</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: már senki sem felelhet rá.</translation>
    </message>
    <message numerus="yes">
        <source>why.wizard</source>
        <translation>
            <numerusform>Rakd %1[theAcc] %2[the]. oszlopba: %n nagy ellenséges lap távozik miatta (S-54).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>why.witch</source>
        <translation>
            <numerusform>Rakd %1[theAcc] %2[the]. oszlopba: %n kis ellenséges lap távozik miatta (S-58).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.ahead</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: a nyílt lapok szerint vezetsz ott.</translation>
    </message>
    <message>
        <source>why.turns-up</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: felfordítja az ott rejtőző lapot (S-13).</translation>
    </message>
    <message>
        <source>why.missing-kind</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: ez a fajta még hiányzik neked (S-91).</translation>
    </message>
    <message>
        <source>why.full</source>
        <translation>Rakd %1[theAcc] %2[the]. oszlopba: ezzel időt nyersz, a forduló még nem ér véget.</translation>
    </message>
    <message>
        <source>why.slip</source>
        <translation>Csúsztasd a sapka alá: %1. A forduló végéig senki sem látja (S-33).</translation>
    </message>
    <message>
        <source>why.slip-nothing</source>
        <translation>Ne csúsztass semmit a sapka alá: másutt többet érnek a lapjaid.</translation>
    </message>
    <message numerus="yes">
        <source>why.swap-better</source>
        <translation>
            <numerusform>Cserélj %1[the]. oszloppal: %n ponttal értékesebb célkártya jön ide (S-34).</numerusform>
        </translation>
    </message>
    <message>
        <source>why.swap</source>
        <translation>Cserélj %1[the]. oszloppal (S-34).</translation>
    </message>
    <message>
        <source>why.swap-nothing</source>
        <translation>Ne cserélj: jó helyen vannak a célkártyák.</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>Legfeljebb 3 lap lehet kézben (S-3).</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>Legalább 2, legfeljebb 6 játékos kell (S-1).</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>Nem az következik, aki itt áll.</translation>
    </message>
    <message>
        <source>problem.card-twice</source>
        <translation>Ez a lap kétszer szerepel: %1.</translation>
    </message>
    <message>
        <source>problem.too-many-goals</source>
        <translation>Több van belőle, mint a játékban: %1.</translation>
    </message>
    <message>
        <source>problem.goals</source>
        <translation>Túl sok célkártya.</translation>
    </message>
    <message>
        <source>problem.setup-goals</source>
        <translation>Játékosonként hat célkártya kell (S-4).</translation>
    </message>
    <message>
        <source>problem.setup-deck</source>
        <translation>A húzópakli nem 25 lapos (S-3).</translation>
    </message>
    <message>
        <source>problem.goal-pile</source>
        <translation>A célkártyák száma nem illik a fordulóhoz (S-10).</translation>
    </message>
    <message>
        <source>problem.closed</source>
        <translation>Pontosan az az oszlop lezárt, amelyben nyílt Vihar van (S-28).</translation>
    </message>
    <message>
        <source>problem.face-down</source>
        <translation>Csak az oszlop alsó lapja lehet képpel lefelé (S-13).</translation>
    </message>
    <message>
        <source>problem.seen</source>
        <translation>Rejtett lapok közül csak a Felfedezőt láthatták (S-23).</translation>
    </message>
    <message>
        <source>problem.under</source>
        <translation>Lap csak nyílt Varázssapka alatt lehet (S-31).</translation>
    </message>
    <message>
        <source>problem.cards</source>
        <translation>Nincs meg mind a 25 lap (S-2).</translation>
    </message>
    <message>
        <source>problem.ability</source>
        <translation>Itt nincs lap, amelynek a képességéről dönteni kell (S-31, S-34).</translation>
    </message>
    <message>
        <source>problem.fill</source>
        <translation>Nem ő vár keverésre (S-17).</translation>
    </message>
    <message>
        <source>problem.placed</source>
        <translation>A lerakás nem illik a fázishoz.</translation>
    </message>
    <message>
        <source>problem.over-round</source>
        <translation>A játszma csak a 6. fordulóban érhet véget (S-46).</translation>
    </message>
    <message>
        <source>problem.all-full</source>
        <translation>Minden oszlop betelt (S-19).</translation>
    </message>
    <message>
        <source>problem.empty-hand</source>
        <translation>Akinek a köre tart, annak nincs lapja (S-38).</translation>
    </message>
    <message>
        <source>problem.score</source>
        <translation>A pontok nem illenek a célkártyákhoz (S-90).</translation>
    </message>
    <message>
        <source>problem.last-round</source>
        <translation>Az előző forduló nem így ért véget (S-50).</translation>
    </message>
    <message>
        <source>problem.result</source>
        <translation>Az eredmény nem illik a pontokhoz (S-93).</translation>
    </message>
    <message>
        <source>face.influence.king.name</source>
        <translation>Király</translation>
    </message>
    <message>
        <source>face.influence.king.kind</source>
        <translation>Szövetséges</translation>
    </message>
    <message>
        <source>face.influence.king.text</source>
        <translation>A legerősebb szövetséges. Őt távolítja el legszívesebben a Varázsló.</translation>
    </message>
    <message>
        <source>face.influence.queen.name</source>
        <translation>Királyné</translation>
    </message>
    <message>
        <source>face.influence.queen.kind</source>
        <translation>Szövetséges</translation>
    </message>
    <message>
        <source>face.influence.queen.text</source>
        <translation>Sokat ér, de a Varázsló eltávolítja.</translation>
    </message>
    <message>
        <source>face.influence.juliet.name</source>
        <translation>Júlia</translation>
    </message>
    <message>
        <source>face.influence.juliet.kind</source>
        <translation>Szövetséges</translation>
    </message>
    <message>
        <source>face.influence.juliet.text</source>
        <translation>Ha a saját Rómeód is az oszlopban van, ő 15-öt ér.</translation>
    </message>
    <message>
        <source>face.influence.alchemist.name</source>
        <translation>Alkimista</translation>
    </message>
    <message>
        <source>face.influence.alchemist.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.alchemist.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: alkímia. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.name</source>
        <translation>Vívómester</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.fencing-master.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: harc. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.landowner.name</source>
        <translation>Földesúr</translation>
    </message>
    <message>
        <source>face.influence.landowner.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.landowner.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: földművelés. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.merchant.name</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>face.influence.merchant.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.merchant.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: kereskedelem. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.cardinal.name</source>
        <translation>Bíboros</translation>
    </message>
    <message>
        <source>face.influence.cardinal.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.cardinal.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: vallás. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.minstrel.name</source>
        <translation>Dalnok</translation>
    </message>
    <message>
        <source>face.influence.minstrel.kind</source>
        <translation>Szakember</translation>
    </message>
    <message>
        <source>face.influence.minstrel.text</source>
        <translation>12-t ér, ha az oszlop célkártyáján ez áll: zene. Máskor 8-at.</translation>
    </message>
    <message>
        <source>face.influence.explorer.name</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>face.influence.explorer.kind</source>
        <translation>Felfordításkor</translation>
    </message>
    <message>
        <source>face.influence.explorer.text</source>
        <translation>Felfordítva a következő oszlop aljára megy, képpel lefelé.</translation>
    </message>
    <message>
        <source>face.influence.assassin.name</source>
        <translation>Orgyilkos</translation>
    </message>
    <message>
        <source>face.influence.assassin.kind</source>
        <translation>Felfordításkor</translation>
    </message>
    <message>
        <source>face.influence.assassin.text</source>
        <translation>Felfordítva eldobatja azt a lapot, amelyik felfordította.</translation>
    </message>
    <message>
        <source>face.influence.storm.name</source>
        <translation>Vihar</translation>
    </message>
    <message>
        <source>face.influence.storm.kind</source>
        <translation>Felfordításkor</translation>
    </message>
    <message>
        <source>face.influence.storm.text</source>
        <translation>Felfordítva a forduló végéig lezárja az oszlopot.</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.name</source>
        <translation>Varázssapka</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.kind</source>
        <translation>Felfordításkor</translation>
    </message>
    <message>
        <source>face.influence.magic-hat.text</source>
        <translation>Felfordítva egy lapot csúsztathatsz alá a kezedből: az számít helyette.</translation>
    </message>
    <message>
        <source>face.influence.traitor.name</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>face.influence.traitor.kind</source>
        <translation>Felfordításkor</translation>
    </message>
    <message>
        <source>face.influence.traitor.text</source>
        <translation>Felfordítva felcserélheted ennek és egy másik oszlopnak a célkártyáját.</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.name</source>
        <translation>A három muskétás</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.three-musketeers.text</source>
        <translation>A forduló végén más képesség nem számít az oszlopban.</translation>
    </message>
    <message>
        <source>face.influence.wizard.name</source>
        <translation>Varázsló</translation>
    </message>
    <message>
        <source>face.influence.wizard.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.wizard.text</source>
        <translation>A forduló végén távozik, aki legalább 10-et ér. Több Varázsló semlegesíti egymást.</translation>
    </message>
    <message>
        <source>face.influence.witch.name</source>
        <translation>Boszorkány</translation>
    </message>
    <message>
        <source>face.influence.witch.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.witch.text</source>
        <translation>A forduló végén rajta kívül távozik, aki legfeljebb 9-et ér. Több Boszorkány semlegesíti egymást.</translation>
    </message>
    <message>
        <source>face.influence.prince.name</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>face.influence.prince.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.prince.text</source>
        <translation>A saját Apródoddal együtt megnyeri a célkártyát.</translation>
    </message>
    <message>
        <source>face.influence.squire.name</source>
        <translation>Apród</translation>
    </message>
    <message>
        <source>face.influence.squire.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.squire.text</source>
        <translation>A saját Hercegeddel együtt megnyeri a célkártyát.</translation>
    </message>
    <message>
        <source>face.influence.hermit.name</source>
        <translation>Remete</translation>
    </message>
    <message>
        <source>face.influence.hermit.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.hermit.text</source>
        <translation>Eggyel kevesebbet ér az oszlop minden más lapja után.</translation>
    </message>
    <message>
        <source>face.influence.little-giant.name</source>
        <translation>Apró óriás</translation>
    </message>
    <message>
        <source>face.influence.little-giant.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.little-giant.text</source>
        <translation>Hárommal többet ér az oszlop minden más lapja után.</translation>
    </message>
    <message>
        <source>face.influence.double.name</source>
        <translation>Hasonmás</translation>
    </message>
    <message>
        <source>face.influence.double.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.double.text</source>
        <translation>Annyit ér, mint az alatta fekvő lap. Alatta lap nélkül nincs értéke.</translation>
    </message>
    <message>
        <source>face.influence.dragon.name</source>
        <translation>Sárkány</translation>
    </message>
    <message>
        <source>face.influence.dragon.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.dragon.text</source>
        <translation>Az oszlop ellenséges lapjai kettővel kevesebbet érnek.</translation>
    </message>
    <message>
        <source>face.influence.romeo.name</source>
        <translation>Rómeó</translation>
    </message>
    <message>
        <source>face.influence.romeo.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.romeo.text</source>
        <translation>A saját Júliád mellett 15-öt ér, különben 5-öt.</translation>
    </message>
    <message>
        <source>face.influence.beggar.name</source>
        <translation>Koldus</translation>
    </message>
    <message>
        <source>face.influence.beggar.kind</source>
        <translation>A forduló végén</translation>
    </message>
    <message>
        <source>face.influence.beggar.text</source>
        <translation>Az oszlopban a legkevesebb befolyás nyeri a célkártyát.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.name</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.alchemy-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.name</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.alchemy-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.name</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.alchemy-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.name</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.alchemy-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.name</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.alchemy-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.name</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.fighting-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.name</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.fighting-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.name</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.fighting-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.name</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.fighting-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.name</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.fighting-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.farming-1.name</source>
        <translation>Földművelés</translation>
    </message>
    <message>
        <source>face.goal.farming-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.farming-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.farming-2.name</source>
        <translation>Földművelés</translation>
    </message>
    <message>
        <source>face.goal.farming-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.farming-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.farming-3.name</source>
        <translation>Földművelés</translation>
    </message>
    <message>
        <source>face.goal.farming-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.farming-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.farming-4.name</source>
        <translation>Földművelés</translation>
    </message>
    <message>
        <source>face.goal.farming-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.farming-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.farming-5.name</source>
        <translation>Földművelés</translation>
    </message>
    <message>
        <source>face.goal.farming-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.farming-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.trade-1.name</source>
        <translation>Kereskedelem</translation>
    </message>
    <message>
        <source>face.goal.trade-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.trade-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.trade-2.name</source>
        <translation>Kereskedelem</translation>
    </message>
    <message>
        <source>face.goal.trade-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.trade-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.trade-3.name</source>
        <translation>Kereskedelem</translation>
    </message>
    <message>
        <source>face.goal.trade-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.trade-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.trade-4.name</source>
        <translation>Kereskedelem</translation>
    </message>
    <message>
        <source>face.goal.trade-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.trade-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.trade-5.name</source>
        <translation>Kereskedelem</translation>
    </message>
    <message>
        <source>face.goal.trade-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.trade-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.religion-1.name</source>
        <translation>Vallás</translation>
    </message>
    <message>
        <source>face.goal.religion-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.religion-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.religion-2.name</source>
        <translation>Vallás</translation>
    </message>
    <message>
        <source>face.goal.religion-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.religion-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.religion-3.name</source>
        <translation>Vallás</translation>
    </message>
    <message>
        <source>face.goal.religion-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.religion-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.religion-4.name</source>
        <translation>Vallás</translation>
    </message>
    <message>
        <source>face.goal.religion-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.religion-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.religion-5.name</source>
        <translation>Vallás</translation>
    </message>
    <message>
        <source>face.goal.religion-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.religion-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.music-1.name</source>
        <translation>Zene</translation>
    </message>
    <message>
        <source>face.goal.music-1.kind</source>
        <translation>Célkártya, 1 pont</translation>
    </message>
    <message>
        <source>face.goal.music-1.text</source>
        <translation>Az oszlop 1 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.music-2.name</source>
        <translation>Zene</translation>
    </message>
    <message>
        <source>face.goal.music-2.kind</source>
        <translation>Célkártya, 2 pont</translation>
    </message>
    <message>
        <source>face.goal.music-2.text</source>
        <translation>Az oszlop 2 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.music-3.name</source>
        <translation>Zene</translation>
    </message>
    <message>
        <source>face.goal.music-3.kind</source>
        <translation>Célkártya, 3 pont</translation>
    </message>
    <message>
        <source>face.goal.music-3.text</source>
        <translation>Az oszlop 3 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.music-4.name</source>
        <translation>Zene</translation>
    </message>
    <message>
        <source>face.goal.music-4.kind</source>
        <translation>Célkártya, 4 pont</translation>
    </message>
    <message>
        <source>face.goal.music-4.text</source>
        <translation>Az oszlop 4 lappal telik be.</translation>
    </message>
    <message>
        <source>face.goal.music-5.name</source>
        <translation>Zene</translation>
    </message>
    <message>
        <source>face.goal.music-5.kind</source>
        <translation>Célkártya, 5 pont</translation>
    </message>
    <message>
        <source>face.goal.music-5.text</source>
        <translation>Az oszlop 5 lappal telik be.</translation>
    </message>
    <message>
        <source>face.back.influence.name</source>
        <translation>Befolyáskártya</translation>
    </message>
    <message>
        <source>face.back.influence.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.influence.text</source>
        <translation>A 25 szövetséges egyike, rejtve.</translation>
    </message>
    <message>
        <source>face.back.goal.name</source>
        <translation>Célkártya</translation>
    </message>
    <message>
        <source>face.back.goal.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.goal.text</source>
        <translation>1–5 pontot ér, és hatféle lehet.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 szőtte a legjobb cselt</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 egyaránt jó cselszövő</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n célkártya</numerusform>
        </translation>
    </message>
    <message>
        <source>stage.evaluation</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <source>stage.column</source>
        <translation>%1. oszlop</translation>
    </message>
    <message>
        <source>stage.sum</source>
        <translation>%1</translation>
    </message>
</context>
</TS>
