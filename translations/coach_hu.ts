<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>coach</name>
    <message>
        <source>object.key</source>
        <translation>Kulcs</translation>
    </message>
    <message>
        <source>object.key.acc</source>
        <translation>Kulcsot</translation>
    </message>
    <message>
        <source>object.key.dat</source>
        <translation>Kulcsnak</translation>
    </message>
    <message>
        <source>object.key.ins</source>
        <translation>Kulccsal</translation>
    </message>
    <message>
        <source>object.goblet</source>
        <translation>Kehely</translation>
    </message>
    <message>
        <source>object.goblet.acc</source>
        <translation>Kelyhet</translation>
    </message>
    <message>
        <source>object.goblet.dat</source>
        <translation>Kehelynek</translation>
    </message>
    <message>
        <source>object.goblet.ins</source>
        <translation>Kehellyel</translation>
    </message>
    <message>
        <source>object.bag-key</source>
        <translation>Titkos táska – kulcs</translation>
    </message>
    <message>
        <source>object.bag-key.acc</source>
        <translation>Titkos táskát (kulcs)</translation>
    </message>
    <message>
        <source>object.bag-key.dat</source>
        <translation>Titkos táskának (kulcs)</translation>
    </message>
    <message>
        <source>object.bag-key.ins</source>
        <translation>Titkos táskával (kulcs)</translation>
    </message>
    <message>
        <source>object.bag-goblet</source>
        <translation>Titkos táska – kehely</translation>
    </message>
    <message>
        <source>object.bag-goblet.acc</source>
        <translation>Titkos táskát (kehely)</translation>
    </message>
    <message>
        <source>object.bag-goblet.dat</source>
        <translation>Titkos táskának (kehely)</translation>
    </message>
    <message>
        <source>object.bag-goblet.ins</source>
        <translation>Titkos táskával (kehely)</translation>
    </message>
    <message>
        <source>object.bag</source>
        <translation>Titkos táska</translation>
    </message>
    <message>
        <source>object.bag.acc</source>
        <translation>Titkos táskát</translation>
    </message>
    <message>
        <source>object.bag.dat</source>
        <translation>Titkos táskának</translation>
    </message>
    <message>
        <source>object.bag.ins</source>
        <translation>Titkos táskával</translation>
    </message>
    <message>
        <source>object.dagger</source>
        <translation>Tőr</translation>
    </message>
    <message>
        <source>object.dagger.acc</source>
        <translation>Tőrt</translation>
    </message>
    <message>
        <source>object.dagger.dat</source>
        <translation>Tőrnek</translation>
    </message>
    <message>
        <source>object.dagger.ins</source>
        <translation>Tőrrel</translation>
    </message>
    <message>
        <source>object.gloves</source>
        <translation>Kesztyű</translation>
    </message>
    <message>
        <source>object.gloves.acc</source>
        <translation>Kesztyűt</translation>
    </message>
    <message>
        <source>object.gloves.dat</source>
        <translation>Kesztyűnek</translation>
    </message>
    <message>
        <source>object.gloves.ins</source>
        <translation>Kesztyűvel</translation>
    </message>
    <message>
        <source>object.poison-ring</source>
        <translation>Méreggyűrű</translation>
    </message>
    <message>
        <source>object.poison-ring.acc</source>
        <translation>Méreggyűrűt</translation>
    </message>
    <message>
        <source>object.poison-ring.dat</source>
        <translation>Méreggyűrűnek</translation>
    </message>
    <message>
        <source>object.poison-ring.ins</source>
        <translation>Méreggyűrűvel</translation>
    </message>
    <message>
        <source>object.throwing-knives</source>
        <translation>Dobótőrök</translation>
    </message>
    <message>
        <source>object.throwing-knives.acc</source>
        <translation>Dobótőröket</translation>
    </message>
    <message>
        <source>object.throwing-knives.dat</source>
        <translation>Dobótőröknek</translation>
    </message>
    <message>
        <source>object.throwing-knives.ins</source>
        <translation>Dobótőrökkel</translation>
    </message>
    <message>
        <source>object.whip</source>
        <translation>Ostor</translation>
    </message>
    <message>
        <source>object.whip.acc</source>
        <translation>Ostort</translation>
    </message>
    <message>
        <source>object.whip.dat</source>
        <translation>Ostornak</translation>
    </message>
    <message>
        <source>object.whip.ins</source>
        <translation>Ostorral</translation>
    </message>
    <message>
        <source>object.privilege</source>
        <translation>Privilégium</translation>
    </message>
    <message>
        <source>object.privilege.acc</source>
        <translation>Privilégiumot</translation>
    </message>
    <message>
        <source>object.privilege.dat</source>
        <translation>Privilégiumnak</translation>
    </message>
    <message>
        <source>object.privilege.ins</source>
        <translation>Privilégiummal</translation>
    </message>
    <message>
        <source>object.monocle</source>
        <translation>Monokli</translation>
    </message>
    <message>
        <source>object.monocle.acc</source>
        <translation>Monoklit</translation>
    </message>
    <message>
        <source>object.monocle.dat</source>
        <translation>Monoklinak</translation>
    </message>
    <message>
        <source>object.monocle.ins</source>
        <translation>Monoklival</translation>
    </message>
    <message>
        <source>object.black-pearl</source>
        <translation>Fekete gyöngy</translation>
    </message>
    <message>
        <source>object.black-pearl.acc</source>
        <translation>Fekete gyöngyöt</translation>
    </message>
    <message>
        <source>object.black-pearl.dat</source>
        <translation>Fekete gyöngynek</translation>
    </message>
    <message>
        <source>object.black-pearl.ins</source>
        <translation>Fekete gyönggyel</translation>
    </message>
    <message>
        <source>object.folio</source>
        <translation>Fóliáns</translation>
    </message>
    <message>
        <source>object.folio.acc</source>
        <translation>Fóliánst</translation>
    </message>
    <message>
        <source>object.folio.dat</source>
        <translation>Fóliánsnak</translation>
    </message>
    <message>
        <source>object.folio.ins</source>
        <translation>Fóliánssal</translation>
    </message>
    <message>
        <source>object.coat</source>
        <translation>Kabát</translation>
    </message>
    <message>
        <source>object.coat.acc</source>
        <translation>Kabátot</translation>
    </message>
    <message>
        <source>object.coat.dat</source>
        <translation>Kabátnak</translation>
    </message>
    <message>
        <source>object.coat.ins</source>
        <translation>Kabáttal</translation>
    </message>
    <message>
        <source>object.sextant</source>
        <translation>Szextáns</translation>
    </message>
    <message>
        <source>object.sextant.acc</source>
        <translation>Szextánst</translation>
    </message>
    <message>
        <source>object.sextant.dat</source>
        <translation>Szextánsnak</translation>
    </message>
    <message>
        <source>object.sextant.ins</source>
        <translation>Szextánssal</translation>
    </message>
    <message>
        <source>object.lodge-arms</source>
        <translation>A Páholy címere</translation>
    </message>
    <message>
        <source>object.lodge-arms.acc</source>
        <translation>Páholy címerét</translation>
    </message>
    <message>
        <source>object.lodge-arms.dat</source>
        <translation>Páholy címerének</translation>
    </message>
    <message>
        <source>object.lodge-arms.ins</source>
        <translation>Páholy címerével</translation>
    </message>
    <message>
        <source>object.broken-mirror</source>
        <translation>Törött tükör</translation>
    </message>
    <message>
        <source>object.broken-mirror.acc</source>
        <translation>Törött tükröt</translation>
    </message>
    <message>
        <source>object.broken-mirror.dat</source>
        <translation>Törött tükörnek</translation>
    </message>
    <message>
        <source>object.broken-mirror.ins</source>
        <translation>Törött tükörrel</translation>
    </message>
    <message>
        <source>profession.diplomat</source>
        <translation>Diplomata</translation>
    </message>
    <message>
        <source>profession.diplomat.acc</source>
        <translation>Diplomatát</translation>
    </message>
    <message>
        <source>profession.diplomat.dat</source>
        <translation>Diplomatának</translation>
    </message>
    <message>
        <source>profession.diplomat.ins</source>
        <translation>Diplomatával</translation>
    </message>
    <message>
        <source>profession.doctor</source>
        <translation>Orvosdoktor</translation>
    </message>
    <message>
        <source>profession.doctor.acc</source>
        <translation>Orvosdoktort</translation>
    </message>
    <message>
        <source>profession.doctor.dat</source>
        <translation>Orvosdoktornak</translation>
    </message>
    <message>
        <source>profession.doctor.ins</source>
        <translation>Orvosdoktorral</translation>
    </message>
    <message>
        <source>profession.duelist</source>
        <translation>Párbajhős</translation>
    </message>
    <message>
        <source>profession.duelist.acc</source>
        <translation>Párbajhőst</translation>
    </message>
    <message>
        <source>profession.duelist.dat</source>
        <translation>Párbajhősnek</translation>
    </message>
    <message>
        <source>profession.duelist.ins</source>
        <translation>Párbajhőssel</translation>
    </message>
    <message>
        <source>profession.poison-mixer</source>
        <translation>Méregkeverő</translation>
    </message>
    <message>
        <source>profession.poison-mixer.acc</source>
        <translation>Méregkeverőt</translation>
    </message>
    <message>
        <source>profession.poison-mixer.dat</source>
        <translation>Méregkeverőnek</translation>
    </message>
    <message>
        <source>profession.poison-mixer.ins</source>
        <translation>Méregkeverővel</translation>
    </message>
    <message>
        <source>profession.grand-master</source>
        <translation>Nagymester</translation>
    </message>
    <message>
        <source>profession.grand-master.acc</source>
        <translation>Nagymestert</translation>
    </message>
    <message>
        <source>profession.grand-master.dat</source>
        <translation>Nagymesternek</translation>
    </message>
    <message>
        <source>profession.grand-master.ins</source>
        <translation>Nagymesterrel</translation>
    </message>
    <message>
        <source>profession.clairvoyant</source>
        <translation>Látnok</translation>
    </message>
    <message>
        <source>profession.clairvoyant.acc</source>
        <translation>Látnokot</translation>
    </message>
    <message>
        <source>profession.clairvoyant.dat</source>
        <translation>Látnoknak</translation>
    </message>
    <message>
        <source>profession.clairvoyant.ins</source>
        <translation>Látnokkal</translation>
    </message>
    <message>
        <source>profession.hypnotist</source>
        <translation>Hipnotizőr</translation>
    </message>
    <message>
        <source>profession.hypnotist.acc</source>
        <translation>Hipnotizőrt</translation>
    </message>
    <message>
        <source>profession.hypnotist.dat</source>
        <translation>Hipnotizőrnek</translation>
    </message>
    <message>
        <source>profession.hypnotist.ins</source>
        <translation>Hipnotizőrrel</translation>
    </message>
    <message>
        <source>profession.bodyguard</source>
        <translation>Testőr</translation>
    </message>
    <message>
        <source>profession.bodyguard.acc</source>
        <translation>Testőrt</translation>
    </message>
    <message>
        <source>profession.bodyguard.dat</source>
        <translation>Testőrnek</translation>
    </message>
    <message>
        <source>profession.bodyguard.ins</source>
        <translation>Testőrrel</translation>
    </message>
    <message>
        <source>profession.priest</source>
        <translation>Pap</translation>
    </message>
    <message>
        <source>profession.priest.acc</source>
        <translation>Papot</translation>
    </message>
    <message>
        <source>profession.priest.dat</source>
        <translation>Papnak</translation>
    </message>
    <message>
        <source>profession.priest.ins</source>
        <translation>Pappal</translation>
    </message>
    <message>
        <source>profession.brawler</source>
        <translation>Bunyós</translation>
    </message>
    <message>
        <source>profession.brawler.acc</source>
        <translation>Bunyóst</translation>
    </message>
    <message>
        <source>profession.brawler.dat</source>
        <translation>Bunyósnak</translation>
    </message>
    <message>
        <source>profession.brawler.ins</source>
        <translation>Bunyóssal</translation>
    </message>
    <message>
        <source>alliance.order</source>
        <translation>Nyílt Titkok Rendje</translation>
    </message>
    <message>
        <source>alliance.order.acc</source>
        <translation>Nyílt Titkok Rendjét</translation>
    </message>
    <message>
        <source>alliance.order.dat</source>
        <translation>Nyílt Titkok Rendjének</translation>
    </message>
    <message>
        <source>alliance.order.ins</source>
        <translation>Nyílt Titkok Rendjével</translation>
    </message>
    <message>
        <source>alliance.brotherhood</source>
        <translation>Igaz Hazugságok Testvérisége</translation>
    </message>
    <message>
        <source>alliance.brotherhood.acc</source>
        <translation>Igaz Hazugságok Testvériségét</translation>
    </message>
    <message>
        <source>alliance.brotherhood.dat</source>
        <translation>Igaz Hazugságok Testvériségének</translation>
    </message>
    <message>
        <source>alliance.brotherhood.ins</source>
        <translation>Igaz Hazugságok Testvériségével</translation>
    </message>
    <message>
        <source>side.attacker</source>
        <translation>támadó</translation>
    </message>
    <message>
        <source>side.attacker.acc</source>
        <translation>támadót</translation>
    </message>
    <message>
        <source>side.attacker.dat</source>
        <translation>támadónak</translation>
    </message>
    <message>
        <source>side.attacker.ins</source>
        <translation>támadóval</translation>
    </message>
    <message>
        <source>side.defender</source>
        <translation>védekező</translation>
    </message>
    <message>
        <source>side.defender.acc</source>
        <translation>védekezőt</translation>
    </message>
    <message>
        <source>side.defender.dat</source>
        <translation>védekezőnek</translation>
    </message>
    <message>
        <source>side.defender.ins</source>
        <translation>védekezővel</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Postakocsin Ördögkastély felé</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Két titkos szövetség utazik egy postakocsin: derítsd ki, ki a barát.</translation>
    </message>
    <message>
        <source>options.luggage</source>
        <translation>Poggyász</translation>
    </message>
    <message>
        <source>options.luggage.help</source>
        <translation>Mely tárgyak vannak játékban.</translation>
    </message>
    <message>
        <source>options.luggage.full</source>
        <translation>Minden tárgy</translation>
    </message>
    <message>
        <source>options.luggage.full.help</source>
        <translation>Mind a 21 tárggyal játszotok.</translation>
    </message>
    <message>
        <source>options.luggage.sealed</source>
        <translation>Csak pecsétesek</translation>
    </message>
    <message>
        <source>options.luggage.sealed.help</source>
        <translation>Az első útra: Fóliáns, Kabát, Szextáns, címer és tükör nélkül.</translation>
    </message>
    <message>
        <source>options.smuggling</source>
        <translation>Csempészet</translation>
    </message>
    <message>
        <source>options.smuggling.help</source>
        <translation>Aki olyan tárgyat ad cserébe, amelynek képessége van, titokban lemondhat a képességről.</translation>
    </message>
    <message>
        <source>options.smuggling.no</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>options.smuggling.no.help</source>
        <translation>Minden képességet be kell jelenteni.</translation>
    </message>
    <message>
        <source>options.smuggling.yes</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>options.smuggling.yes.help</source>
        <translation>Az elhallgatott képesség nem működik, és a többiek nem hallanak róla.</translation>
    </message>
    <message>
        <source>options.fortune</source>
        <translation>Jövendőmondás</translation>
    </message>
    <message>
        <source>options.fortune.help</source>
        <translation>Az ellenség tárgyainak megnevezésével is lehet győzni.</translation>
    </message>
    <message>
        <source>options.fortune.no</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>options.fortune.no.help</source>
        <translation>Csak a saját szövetség tárgyaival lehet győzelmet hirdetni.</translation>
    </message>
    <message>
        <source>options.fortune.yes</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>options.fortune.yes.help</source>
        <translation>Nevezd meg az ellenfeleket, akiknél az ellenség három tárgya van.</translation>
    </message>
    <message>
        <source>options.rounds</source>
        <translation>Játszmák száma</translation>
    </message>
    <message>
        <source>options.rounds.help</source>
        <translation>Több játszmánál a pontok döntenek.</translation>
    </message>
    <message>
        <source>options.rounds.one</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>options.rounds.one.help</source>
        <translation>Egy út, egy győztes szövetség.</translation>
    </message>
    <message>
        <source>options.rounds.three</source>
        <translation>Három</translation>
    </message>
    <message>
        <source>options.rounds.three.help</source>
        <translation>Három út pontokért; holtversenynél egy ráadásjátszma.</translation>
    </message>
    <message>
        <source>options.turnLimit</source>
        <translation>Leghosszabb út</translation>
    </message>
    <message>
        <source>options.turnLimit.help</source>
        <translation>Ennyi kör után győztes nélkül ér véget a játszma.</translation>
    </message>
    <message>
        <source>options.turnLimit.usual</source>
        <translation>40 kör fejenként</translation>
    </message>
    <message>
        <source>options.turnLimit.usual.help</source>
        <translation>Értelmes játszma ilyen sokáig nem tart.</translation>
    </message>
    <message>
        <source>options.turnLimit.short</source>
        <translation>15 kör fejenként</translation>
    </message>
    <message>
        <source>options.turnLimit.short.help</source>
        <translation>Sietni kell: az utazás hamar véget ér.</translation>
    </message>
    <message>
        <source>table.turn</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>table.game-turn</source>
        <translation>%1. játszma (összesen %2), %3. kör</translation>
    </message>
    <message>
        <source>table.extra-game</source>
        <translation>Ráadásjátszma, %1. kör</translation>
    </message>
    <message>
        <source>phase.turn</source>
        <translation>Egy lépés</translation>
    </message>
    <message>
        <source>phase.clairvoyant</source>
        <translation>A Látnok átnézi a paklit</translation>
    </message>
    <message>
        <source>phase.shuffle-deck</source>
        <translation>A pakli keverése</translation>
    </message>
    <message>
        <source>phase.demand</source>
        <translation>A Diplomata követel</translation>
    </message>
    <message>
        <source>phase.hand-over</source>
        <translation>Átadás</translation>
    </message>
    <message>
        <source>phase.exchange</source>
        <translation>Viszonzás</translation>
    </message>
    <message>
        <source>phase.answer</source>
        <translation>Válasz a cserére</translation>
    </message>
    <message>
        <source>phase.ability</source>
        <translation>Egy tárgy képessége</translation>
    </message>
    <message>
        <source>phase.shuffle-professions</source>
        <translation>A foglalkozások keverése</translation>
    </message>
    <message>
        <source>phase.sextant</source>
        <translation>Szextáns: mindenki továbbad egy tárgyat</translation>
    </message>
    <message>
        <source>phase.priest</source>
        <translation>Verekedés: közbelép a Pap?</translation>
    </message>
    <message>
        <source>phase.tribute</source>
        <translation>Ajándék a Papnak</translation>
    </message>
    <message>
        <source>phase.support</source>
        <translation>Verekedés: támogatás</translation>
    </message>
    <message>
        <source>phase.hypnotist</source>
        <translation>Verekedés: a Hipnotizőr</translation>
    </message>
    <message>
        <source>phase.abilities</source>
        <translation>Verekedés: képességek</translation>
    </message>
    <message>
        <source>phase.doctor</source>
        <translation>Verekedés: az Orvosdoktor</translation>
    </message>
    <message>
        <source>phase.spoils</source>
        <translation>Verekedés: zsákmány</translation>
    </message>
    <message>
        <source>phase.take</source>
        <translation>Verekedés: átkutatás</translation>
    </message>
    <message>
        <source>phase.give-back</source>
        <translation>Verekedés: viszonzás</translation>
    </message>
    <message>
        <source>phase.gift</source>
        <translation>Túl sok tárgy</translation>
    </message>
    <message>
        <source>phase.naming</source>
        <translation>Győzelemhirdetés</translation>
    </message>
    <message>
        <source>phase.new-round</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>Vége</translation>
    </message>
    <message numerus="yes">
        <source>zone.deck</source>
        <translation>
            <numerusform>Tárgypakli: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.deck-none</source>
        <translation>A tárgypakli elfogyott: a két táska kulcs és kehely</translation>
    </message>
    <message numerus="yes">
        <source>zone.profession-deck</source>
        <translation>
            <numerusform>Foglalkozások: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.profession-deck-none</source>
        <translation>Nincs több foglalkozás</translation>
    </message>
    <message>
        <source>zone.names</source>
        <translation>Mit követelhetsz</translation>
    </message>
    <message>
        <source>zone.loot</source>
        <translation>A vesztes poggyásza</translation>
    </message>
    <message>
        <source>zone.deck-cards</source>
        <translation>A tárgypakli lapjai</translation>
    </message>
    <message>
        <source>zone.offered</source>
        <translation>%1 ajánlata</translation>
    </message>
    <message>
        <source>zone.handed</source>
        <translation>%1 adta át</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Poggyászod: %n tárgy</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>Most nincs tárgyad</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>%1 poggyásza: %n tárgy</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1 most tárgy nélkül van</translation>
    </message>
    <message>
        <source>zone.notes</source>
        <translation>Tudod róla</translation>
    </message>
    <message numerus="yes">
        <source>zone.swords</source>
        <translation>
            <numerusform>Támadás: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.shields</source>
        <translation>
            <numerusform>Védekezés: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>zone.undecided</source>
        <translation>
            <numerusform>Még nem szólt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>label.points</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>link.offers</source>
        <translation>cserét ajánl neki: %1</translation>
    </message>
    <message>
        <source>link.demands</source>
        <translation>tőle követel: %1</translation>
    </message>
    <message>
        <source>piece.sword</source>
        <translation>A támadó mellett áll: %1</translation>
    </message>
    <message>
        <source>piece.shield</source>
        <translation>A védekező mellett áll: %1</translation>
    </message>
    <message>
        <source>piece.point-of</source>
        <translation>%1 bevetette: %2</translation>
    </message>
    <message>
        <source>piece.undecided</source>
        <translation>Még nem választott oldalt: %1</translation>
    </message>
    <message>
        <source>piece.object</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.object-back</source>
        <translation>egy tárgy</translation>
    </message>
    <message>
        <source>piece.profession-back</source>
        <translation>egy foglalkozás</translation>
    </message>
    <message>
        <source>piece.profession-hidden</source>
        <translation>%1 foglalkozása, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.profession-open</source>
        <translation>%1 foglalkozása, képpel felfelé: %2</translation>
    </message>
    <message>
        <source>piece.profession-own</source>
        <translation>%1 foglalkozása: %2</translation>
    </message>
    <message>
        <source>piece.alliance</source>
        <translation>%1 szövetsége: %2</translation>
    </message>
    <message>
        <source>piece.known-alliance</source>
        <translation>Tudod: %1 szövetsége %2[the]</translation>
    </message>
    <message>
        <source>piece.known-profession</source>
        <translation>Tudod: %1 foglalkozása %2[the]</translation>
    </message>
    <message>
        <source>badge.turn</source>
        <translation>soron van</translation>
    </message>
    <message>
        <source>badge.potion</source>
        <translation>erőital</translation>
    </message>
    <message>
        <source>badge.winner</source>
        <translation>győztes</translation>
    </message>
    <message>
        <source>badge.attacker</source>
        <translation>támadó</translation>
    </message>
    <message>
        <source>badge.defender</source>
        <translation>védekező</translation>
    </message>
    <message>
        <source>badge.for-attacker</source>
        <translation>a támadó mellett</translation>
    </message>
    <message>
        <source>badge.for-defender</source>
        <translation>a védekező mellett</translation>
    </message>
    <message>
        <source>badge.hypnotized</source>
        <translation>hipnotizált</translation>
    </message>
    <message>
        <source>badge.decided</source>
        <translation>kijelölt győztes</translation>
    </message>
    <message>
        <source>badge.passed</source>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>prompt.turn</source>
        <translation>Cserélj, verekedj, hirdess győzelmet vagy passzolj.</translation>
    </message>
    <message>
        <source>prompt.clairvoyant</source>
        <translation>Melyik lap kerüljön a pakli tetejére?</translation>
    </message>
    <message>
        <source>prompt.clairvoyant-second</source>
        <translation>Melyik lap feküdjön közvetlenül alatta?</translation>
    </message>
    <message>
        <source>prompt.demand</source>
        <translation>Mit követelsz tőle: %1?</translation>
    </message>
    <message>
        <source>prompt.hand-over</source>
        <translation>%1 ezt követeli: %2. Add át.</translation>
    </message>
    <message>
        <source>prompt.exchange</source>
        <translation>Ezt kaptad: %2. Mit adsz érte?</translation>
    </message>
    <message>
        <source>prompt.answer</source>
        <translation>%1 ezt ajánlja: %2. Mit adsz érte?</translation>
    </message>
    <message>
        <source>prompt.answer-none</source>
        <translation>%1 ezt ajánlja: %2. Nincs mit adnod érte.</translation>
    </message>
    <message>
        <source>prompt.answer-forced</source>
        <translation>%1 ezt ajánlja: %2. Nem utasíthatod vissza.</translation>
    </message>
    <message>
        <source>prompt.ability-bag</source>
        <translation>Felhúzod a pakli felső lapját?</translation>
    </message>
    <message>
        <source>prompt.ability-folio</source>
        <translation>Kicserélitek a foglalkozásotokat?</translation>
    </message>
    <message>
        <source>prompt.ability-coat</source>
        <translation>Új foglalkozást húzol?</translation>
    </message>
    <message>
        <source>prompt.ability-sextant</source>
        <translation>Melyik irányba adjon tovább mindenki egy tárgyat?</translation>
    </message>
    <message>
        <source>prompt.sextant</source>
        <translation>Melyik tárgyadat adod tovább?</translation>
    </message>
    <message>
        <source>prompt.priest</source>
        <translation>%1 támad, %2 védekezik. Megállítja a Pap?</translation>
    </message>
    <message>
        <source>prompt.tribute</source>
        <translation>Melyik tárgyadat kapja a Pap?</translation>
    </message>
    <message>
        <source>prompt.support</source>
        <translation>Támadó: %1, védekező: %2. Kit támogatsz?</translation>
    </message>
    <message>
        <source>prompt.hypnotist</source>
        <translation>Kizár valaki a Hipnotizőrrel egy résztvevőt a verekedésből?</translation>
    </message>
    <message>
        <source>prompt.abilities</source>
        <translation>Állás: %1–%2. Akar valaki változtatni rajta?</translation>
    </message>
    <message>
        <source>prompt.abilities-decided</source>
        <translation>A Méregkeverő szerint %1 győz. Közbelép a Párbajhős?</translation>
    </message>
    <message>
        <source>prompt.doctor</source>
        <translation>%1 nyert. Megvédi a vesztest az Orvosdoktor?</translation>
    </message>
    <message>
        <source>prompt.spoils</source>
        <translation>Nyertél. Mit teszel? A vesztes: %1.</translation>
    </message>
    <message>
        <source>prompt.take</source>
        <translation>Elveszel egy tárgyat? A vesztes: %1.</translation>
    </message>
    <message>
        <source>prompt.give-back</source>
        <translation>Az egyetlen tárgya volt. Mit kap helyette %1?</translation>
    </message>
    <message>
        <source>prompt.gift</source>
        <translation>Túl sok tárgyad van: ajándékozz el egyet.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.naming</source>
        <translation>
            <numerusform>Nálad %n van a háromból. Kinél a többi? Ez a játszma vége.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.naming-all</source>
        <translation>Mind a három nálad van. Ezzel véget ér a játszma.</translation>
    </message>
    <message>
        <source>prompt.naming-fortune</source>
        <translation>Kiknél van az ellenség három tárgya? A játszma véget ér.</translation>
    </message>
    <message>
        <source>word.pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>word.nothing</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>word.fight</source>
        <translation>Verekedés</translation>
    </message>
    <message>
        <source>word.declare-alliance</source>
        <translation>Győzelem hirdetése</translation>
    </message>
    <message>
        <source>word.declare-lodge</source>
        <translation>Páholy győzelme</translation>
    </message>
    <message>
        <source>word.declare-fortune</source>
        <translation>Jövendőmondás</translation>
    </message>
    <message>
        <source>word.smuggle</source>
        <translation>Csempészve</translation>
    </message>
    <message>
        <source>word.refuse</source>
        <translation>Visszautasítás</translation>
    </message>
    <message>
        <source>word.draw</source>
        <translation>Felhúzás</translation>
    </message>
    <message>
        <source>word.swap</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>word.left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>word.right</source>
        <translation>Jobbra</translation>
    </message>
    <message>
        <source>word.decline</source>
        <translation>Lemondás</translation>
    </message>
    <message>
        <source>word.side-attacker</source>
        <translation>A támadót</translation>
    </message>
    <message>
        <source>word.side-defender</source>
        <translation>A védekezőt</translation>
    </message>
    <message>
        <source>word.side-none</source>
        <translation>Senkit</translation>
    </message>
    <message>
        <source>word.inspect</source>
        <translation>Kártyák megnézése</translation>
    </message>
    <message>
        <source>word.search</source>
        <translation>Átkutatás</translation>
    </message>
    <message>
        <source>word.leave</source>
        <translation>Nem kell semmi</translation>
    </message>
    <message>
        <source>word.name-nobody</source>
        <translation>Senki más</translation>
    </message>
    <message>
        <source>choice.pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>choice.nothing</source>
        <translation>Nem használsz semmit</translation>
    </message>
    <message>
        <source>choice.fight</source>
        <translation>Megtámadod: %1</translation>
    </message>
    <message>
        <source>choice.offer</source>
        <translation>Cserére ajánlod %1[theAcc], partner: %2</translation>
    </message>
    <message>
        <source>choice.offer-smuggled</source>
        <translation>Cserére ajánlod %1[theAcc], csempészve, partner: %2</translation>
    </message>
    <message>
        <source>choice.declare-alliance</source>
        <translation>Győzelmet hirdetsz a szövetségednek</translation>
    </message>
    <message>
        <source>choice.declare-lodge</source>
        <translation>Győzelmet hirdetsz a Páholynak</translation>
    </message>
    <message>
        <source>choice.declare-fortune</source>
        <translation>Megjövendölöd az ellenség tárgyait</translation>
    </message>
    <message>
        <source>choice.use</source>
        <translation>Használod %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.use-on</source>
        <translation>Használod %1[theAcc], megnevezve: %2</translation>
    </message>
    <message>
        <source>choice.stack</source>
        <translation>A pakli tetejére: %1</translation>
    </message>
    <message>
        <source>choice.demand</source>
        <translation>Követeled %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Odaadod %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.give-smuggled</source>
        <translation>Odaadod %1[theAcc], csempészve</translation>
    </message>
    <message>
        <source>choice.refuse</source>
        <translation>Visszautasítod a cserét</translation>
    </message>
    <message>
        <source>choice.accept</source>
        <translation>Elfogadod, ezt adod érte: %1</translation>
    </message>
    <message>
        <source>choice.accept-smuggled</source>
        <translation>Elfogadod, ezt adod érte, csempészve: %1</translation>
    </message>
    <message>
        <source>choice.draw</source>
        <translation>Felhúzod a felső lapot</translation>
    </message>
    <message>
        <source>choice.swap</source>
        <translation>Kicserélitek a foglalkozásotokat</translation>
    </message>
    <message>
        <source>choice.left</source>
        <translation>Mindenki balra ad tovább</translation>
    </message>
    <message>
        <source>choice.right</source>
        <translation>Mindenki jobbra ad tovább</translation>
    </message>
    <message>
        <source>choice.decline</source>
        <translation>Lemondasz róla</translation>
    </message>
    <message>
        <source>choice.pass-on</source>
        <translation>Továbbadod %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.side-attacker</source>
        <translation>A támadót támogatod</translation>
    </message>
    <message>
        <source>choice.side-defender</source>
        <translation>A védekezőt támogatod</translation>
    </message>
    <message>
        <source>choice.side-none</source>
        <translation>Senkit sem támogatsz</translation>
    </message>
    <message>
        <source>choice.inspect</source>
        <translation>Megnézed a szövetségét és a foglalkozását</translation>
    </message>
    <message>
        <source>choice.search</source>
        <translation>Átkutatod a poggyászát</translation>
    </message>
    <message>
        <source>choice.take</source>
        <translation>Elveszed %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.leave</source>
        <translation>Nem veszel el semmit</translation>
    </message>
    <message>
        <source>choice.gift</source>
        <translation>Ajándékba adod %1[theAcc], neki: %2</translation>
    </message>
    <message>
        <source>choice.name</source>
        <translation>Megnevezed: %1</translation>
    </message>
    <message>
        <source>choice.name-nobody</source>
        <translation>Minden szükséges tárgy nálad van</translation>
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
        <source>log.game-began</source>
        <translation>%1. játszma, kezdőjátékos: %2.</translation>
    </message>
    <message>
        <source>log.turn-passed</source>
        <translation>%1 passzolt.</translation>
    </message>
    <message>
        <source>log.offered</source>
        <translation>%1 cserét ajánlott, partner: %2.</translation>
    </message>
    <message>
        <source>log.offered-known</source>
        <translation>%1 cserére ajánlotta %3[theAcc], partner: %2.</translation>
    </message>
    <message>
        <source>log.refused</source>
        <translation>%1 visszautasította a cserét.</translation>
    </message>
    <message>
        <source>log.refused-known</source>
        <translation>%1 visszautasította %3[theAcc].</translation>
    </message>
    <message>
        <source>log.exchanged</source>
        <translation>%1 odaadott egy tárgyat, új gazdája %2.</translation>
    </message>
    <message>
        <source>log.exchanged-known</source>
        <translation>%1 odaadta %3[theAcc], új gazdája %2.</translation>
    </message>
    <message>
        <source>log.named</source>
        <translation>%1 bejelentette: %2.</translation>
    </message>
    <message>
        <source>log.demanded</source>
        <translation>%1 követelte %3[theAcc], tőle: %2.</translation>
    </message>
    <message>
        <source>log.demand-failed</source>
        <translation>%2 poggyászában nem volt ilyen, %1 átnézte.</translation>
    </message>
    <message>
        <source>log.handed-over</source>
        <translation>%1 átadta, amit követeltek.</translation>
    </message>
    <message>
        <source>log.handed-over-known</source>
        <translation>%1 átadta %3[theAcc].</translation>
    </message>
    <message>
        <source>log.drew</source>
        <translation>%1 felhúzott egy tárgyat.</translation>
    </message>
    <message>
        <source>log.drew-known</source>
        <translation>%1 felhúzta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.drew-after-tie</source>
        <translation>%1 a döntetlenért felhúzott egy tárgyat.</translation>
    </message>
    <message>
        <source>log.drew-after-tie-known</source>
        <translation>%1 a döntetlenért felhúzta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.deck-ran-out</source>
        <translation>Elfogyott a tárgypakli: a két táska mostantól kulcs és kehely.</translation>
    </message>
    <message>
        <source>log.declined</source>
        <translation>%1 lemondott erről: %2.</translation>
    </message>
    <message>
        <source>log.saw-hand</source>
        <translation>%1 átnézte %2 poggyászát.</translation>
    </message>
    <message>
        <source>log.saw-hand-known</source>
        <translation>%1 átnézte %2 poggyászát: %3.</translation>
    </message>
    <message>
        <source>log.saw-alliance</source>
        <translation>%1 megnézte %2 szövetségét.</translation>
    </message>
    <message>
        <source>log.saw-alliance-known</source>
        <translation>%1 megnézte %2 szövetségét: %3.</translation>
    </message>
    <message>
        <source>log.saw-profession</source>
        <translation>%1 megnézte %2 foglalkozását.</translation>
    </message>
    <message>
        <source>log.saw-profession-known</source>
        <translation>%1 megnézte %2 foglalkozását: %3.</translation>
    </message>
    <message>
        <source>log.swapped</source>
        <translation>%1 és %2 foglalkozást cserélt.</translation>
    </message>
    <message>
        <source>log.swapped-known</source>
        <translation>%1 új foglalkozása %3[the], %2 új foglalkozása %4[the].</translation>
    </message>
    <message>
        <source>log.profession-drawn</source>
        <translation>%1 új foglalkozást húzott.</translation>
    </message>
    <message>
        <source>log.profession-drawn-known</source>
        <translation>%1 új foglalkozása %2[the].</translation>
    </message>
    <message>
        <source>log.profession-laid</source>
        <translation>%1 visszakeverte a foglalkozását.</translation>
    </message>
    <message>
        <source>log.profession-laid-known</source>
        <translation>%1 visszakeverte %2[theAcc].</translation>
    </message>
    <message>
        <source>log.directed-left</source>
        <translation>%1 döntése: mindenki balra ad tovább egy tárgyat.</translation>
    </message>
    <message>
        <source>log.directed-right</source>
        <translation>%1 döntése: mindenki jobbra ad tovább egy tárgyat.</translation>
    </message>
    <message>
        <source>log.chose-to-pass-on</source>
        <translation>%1 választott.</translation>
    </message>
    <message>
        <source>log.chose-to-pass-on-known</source>
        <translation>%1 kiválasztotta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.tribute</source>
        <translation>%1 egy tárggyal fizetett a Papnak: %2.</translation>
    </message>
    <message>
        <source>log.tribute-known</source>
        <translation>%1 odaadta %3[theAcc] a Papnak: %2.</translation>
    </message>
    <message>
        <source>log.taken</source>
        <translation>%2 elvett egy tárgyat, a vesztes %1.</translation>
    </message>
    <message>
        <source>log.taken-known</source>
        <translation>%2 elvette %3[theAcc], a vesztes %1.</translation>
    </message>
    <message>
        <source>log.give-back</source>
        <translation>%1 odaadott helyette egy tárgyat, új gazdája %2.</translation>
    </message>
    <message>
        <source>log.give-back-known</source>
        <translation>%1 odaadta helyette %3[theAcc], új gazdája %2.</translation>
    </message>
    <message>
        <source>log.gift</source>
        <translation>%1 elajándékozott egy tárgyat, új gazdája %2.</translation>
    </message>
    <message>
        <source>log.gift-known</source>
        <translation>%1 elajándékozta %3[theAcc], új gazdája %2.</translation>
    </message>
    <message>
        <source>log.passed-on</source>
        <translation>%1 továbbadott egy tárgyat, új gazdája %2.</translation>
    </message>
    <message>
        <source>log.passed-on-known</source>
        <translation>%1 továbbadta %3[theAcc], új gazdája %2.</translation>
    </message>
    <message>
        <source>log.saw-deck</source>
        <translation>%1 átnézte a tárgypaklit.</translation>
    </message>
    <message>
        <source>log.saw-deck-known</source>
        <translation>%1 átnézte a tárgypaklit: %2.</translation>
    </message>
    <message>
        <source>log.stacked-known</source>
        <translation>%1 ezt tette a pakli %2. helyére: %3.</translation>
    </message>
    <message>
        <source>log.profession-used</source>
        <translation>%1 felfedte magát: %2.</translation>
    </message>
    <message>
        <source>log.profession-used-on</source>
        <translation>%1 felfedte magát: %2, megnevezve: %3.</translation>
    </message>
    <message>
        <source>log.object-used</source>
        <translation>%1 használta %2[theAcc].</translation>
    </message>
    <message>
        <source>log.fight-began</source>
        <translation>Verekedés. Támadó: %1, védekező: %2.</translation>
    </message>
    <message>
        <source>log.spoke-attacker</source>
        <translation>%1 a támadót támogatta.</translation>
    </message>
    <message>
        <source>log.spoke-defender</source>
        <translation>%1 a védekezőt támogatta.</translation>
    </message>
    <message>
        <source>log.spoke-none</source>
        <translation>%1 senkit sem támogatott.</translation>
    </message>
    <message>
        <source>log.fight-stopped</source>
        <translation>%1 véget vetett a verekedésnek.</translation>
    </message>
    <message>
        <source>log.fight-won</source>
        <translation>%1 nyert (%3–%4). Vesztes: %2.</translation>
    </message>
    <message>
        <source>log.fight-tied</source>
        <translation>Döntetlen (%3–%3): %1 és %2.</translation>
    </message>
    <message>
        <source>log.spoils-denied</source>
        <translation>%2 a győzelméért nem kapott semmit.</translation>
    </message>
    <message>
        <source>log.inspected</source>
        <translation>%1 megnézte %2 kártyáit.</translation>
    </message>
    <message>
        <source>log.searched</source>
        <translation>%1 átkutatta %2 poggyászát.</translation>
    </message>
    <message>
        <source>log.left-all</source>
        <translation>%1 nem vett el semmit.</translation>
    </message>
    <message>
        <source>log.gift-due</source>
        <translation>%1 poggyászában túl sok tárgy van.</translation>
    </message>
    <message>
        <source>log.declared-alliance</source>
        <translation>%1 győzelmet hirdetett a szövetségének.</translation>
    </message>
    <message>
        <source>log.declared-lodge</source>
        <translation>%1 győzelmet hirdetett a Páholynak.</translation>
    </message>
    <message>
        <source>log.declared-fortune</source>
        <translation>%1 megjövendölte az ellenség tárgyait.</translation>
    </message>
    <message>
        <source>log.named-seat</source>
        <translation>%1 megnevezte: %2.</translation>
    </message>
    <message>
        <source>log.named-nobody</source>
        <translation>%1 senki mást nem nevezett meg.</translation>
    </message>
    <message>
        <source>log.shown</source>
        <translation>%1: %2, %3. Poggyász nélkül.</translation>
    </message>
    <message>
        <source>log.shown-with</source>
        <translation>%1: %2, %3. Poggyásza: %4.</translation>
    </message>
    <message>
        <source>log.right-alliance</source>
        <translation>%1 igazat mondott: megvan, ami a szövetségnek kell.</translation>
    </message>
    <message>
        <source>log.right-lodge</source>
        <translation>%1 igazat mondott, és egyedül győzött.</translation>
    </message>
    <message>
        <source>log.right-fortune</source>
        <translation>%1 jövendölése igaz volt.</translation>
    </message>
    <message>
        <source>log.wrong-stranger</source>
        <translation>%1 tévedett: %2 a másik szövetség tagja. A másik szövetség győzött.</translation>
    </message>
    <message>
        <source>log.wrong-empty</source>
        <translation>%1 tévedett: %2 poggyászában nincs, ami kell. A másik szövetség győzött.</translation>
    </message>
    <message>
        <source>log.wrong-pearl</source>
        <translation>%1 tévedett: a Fekete gyöngy a szövetségben van (%2). A másik győzött.</translation>
    </message>
    <message>
        <source>log.wrong-few</source>
        <translation>%1 tévedett: nincs meg mind a három. A másik szövetség győzött.</translation>
    </message>
    <message>
        <source>log.wrong-fortune</source>
        <translation>%1 rosszul jövendölt: a másik szövetség győzött.</translation>
    </message>
    <message>
        <source>log.won</source>
        <translation>%1 győzött.</translation>
    </message>
    <message numerus="yes">
        <source>log.points</source>
        <translation>
            <numerusform>%1: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.points.source</source>
        <translation>győzelmek</translation>
    </message>
    <message numerus="yes">
        <source>log.turn-limit</source>
        <translation>
            <numerusform>%n kör után nincs győztes.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.extra-game</source>
        <translation>Holtverseny: egy ráadásjátszma dönt.</translation>
    </message>
    <message>
        <source>log.match-over</source>
        <translation>Vége a sorozatnak.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Előbb a paklit kell megkeverni.</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>Most nem te következel.</translation>
    </message>
    <message>
        <source>not.now</source>
        <translation>Most ezt nem lehet (C-11).</translation>
    </message>
    <message>
        <source>not.oneself</source>
        <translation>Magadat nem választhatod.</translation>
    </message>
    <message>
        <source>not.others-cards</source>
        <translation>Ez más játékos lapja.</translation>
    </message>
    <message>
        <source>not.turn</source>
        <translation>Jelölj ki egy tárgyat és egy partnert, vagy válassz egy gombot (C-11).</translation>
    </message>
    <message>
        <source>not.whom-to-fight</source>
        <translation>Jelöld ki, kit támadsz meg (C-70).</translation>
    </message>
    <message>
        <source>not.whom-to-offer</source>
        <translation>Jelöld ki, kinek ajánlod (C-37).</translation>
    </message>
    <message>
        <source>not.what-to-offer</source>
        <translation>Jelöld ki, mit ajánlasz (C-37).</translation>
    </message>
    <message>
        <source>not.smuggle</source>
        <translation>Ennek a tárgynak most nincs elhallgatható képessége: %1 (C-58).</translation>
    </message>
    <message>
        <source>not.declare-lodge</source>
        <translation>Ehhez nálad kell lennie a Páholy címerének és összesen három kulcsnak vagy kehelynek (C-130).</translation>
    </message>
    <message>
        <source>not.declare-pearl</source>
        <translation>A Fekete gyönggyel nem hirdethetsz győzelmet (C-125).</translation>
    </message>
    <message>
        <source>not.declare-no-piece</source>
        <translation>Nincs nálad győzelmi tárgy ehhez a szövetséghez: %1 (C-125).</translation>
    </message>
    <message>
        <source>not.must-accept</source>
        <translation>Nem utasíthatod vissza %1[theAcc] (C-41).</translation>
    </message>
    <message>
        <source>not.answer</source>
        <translation>Jelölj ki egy másik tárgyadat, vagy utasítsd vissza (C-38).</translation>
    </message>
    <message>
        <source>not.bag-for-bag</source>
        <translation>Táskáért nem adhatsz táskát, amíg van pakli (C-42).</translation>
    </message>
    <message>
        <source>not.demand-bag</source>
        <translation>Most nem követelhetsz táskát: nem volna mit adnod érte, vagy mindkettő nálad van (C-33).</translation>
    </message>
    <message>
        <source>not.demand-own</source>
        <translation>Nem követelhetsz olyat, amiből minden nálad van (C-33).</translation>
    </message>
    <message>
        <source>not.other-name</source>
        <translation>Mást követeltek tőled: %1 (C-34).</translation>
    </message>
    <message>
        <source>not.give-one</source>
        <translation>Jelölj ki egy tárgyat, amelyet érte adsz (C-34).</translation>
    </message>
    <message>
        <source>not.hypnotize-fighter</source>
        <translation>A támadót és a védekezőt nem hipnotizálhatod (C-85).</translation>
    </message>
    <message>
        <source>not.whom-to-hypnotize</source>
        <translation>Jelöld ki, kit hipnotizálsz (C-85).</translation>
    </message>
    <message>
        <source>not.window</source>
        <translation>Jelöld ki, mit használsz, vagy passzolj (C-90).</translation>
    </message>
    <message>
        <source>not.decided</source>
        <translation>%1[The] már megnevezte a győztest (C-90).</translation>
    </message>
    <message>
        <source>not.used-already</source>
        <translation>Ebben a verekedésben már használtad %1[theAcc] (C-91).</translation>
    </message>
    <message>
        <source>not.attacker-only</source>
        <translation>%1[TheAcc] csak a támadó használhatja (C-91).</translation>
    </message>
    <message>
        <source>not.defender-only</source>
        <translation>%1[TheAcc] csak a védekező használhatja (C-91).</translation>
    </message>
    <message>
        <source>not.fighters-only</source>
        <translation>%1[TheAcc] csak a két verekedő használhatja (C-91).</translation>
    </message>
    <message>
        <source>not.for-attacker-only</source>
        <translation>%1[TheAcc] csak a támadó segítője használhatja (C-91).</translation>
    </message>
    <message>
        <source>not.for-defender-only</source>
        <translation>%1[TheAcc] csak a védekező segítője használhatja (C-91).</translation>
    </message>
    <message>
        <source>not.out-of-the-fight</source>
        <translation>Senkit sem támogatsz, a tárgyaid most nem számítanak (C-91).</translation>
    </message>
    <message>
        <source>not.of-no-use</source>
        <translation>Verekedésben nem használható: %1 (C-91).</translation>
    </message>
    <message>
        <source>not.spent</source>
        <translation>Már felhasználtad %1[theAcc] (C-14).</translation>
    </message>
    <message>
        <source>not.empty-deck</source>
        <translation>A tárgypakli elfogyott (C-25).</translation>
    </message>
    <message>
        <source>not.profession-now</source>
        <translation>Most nem használható: %1 (C-11).</translation>
    </message>
    <message>
        <source>not.give-back-the-same</source>
        <translation>Másik tárgyat adj, ne azt, amelyet elvettél (C-106).</translation>
    </message>
    <message>
        <source>not.gave-already</source>
        <translation>%1 ebben a láncban már ajándékozott (C-67).</translation>
    </message>
    <message>
        <source>not.whom-to-give</source>
        <translation>Jelöld ki, ki kapja (C-66).</translation>
    </message>
    <message>
        <source>not.what-to-give</source>
        <translation>Jelöld ki, mit ajándékozol (C-66).</translation>
    </message>
    <message>
        <source>not.name-nobody</source>
        <translation>Ehhez három győzelmi tárgynak kell nálad lennie, erőitallal kettőnek (C-125).</translation>
    </message>
    <message>
        <source>not.name</source>
        <translation>Legfeljebb két szövetségest nevezhetsz meg (C-121).</translation>
    </message>
    <message>
        <source>not.name-fortune</source>
        <translation>Egy, két vagy három ellenfelet nevezz meg (C-135).</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>3–10 játékos játszhatja.</translation>
    </message>
    <message>
        <source>problem.too-many-copies</source>
        <translation>Túl sokszor szerepel: %1.</translation>
    </message>
    <message>
        <source>problem.no-card</source>
        <translation>Ez nem egy lap neve: %1.</translation>
    </message>
    <message>
        <source>problem.smuggle</source>
        <translation>Csak `true` lehet, vagy hiányzik.</translation>
    </message>
    <message>
        <source>problem.deal</source>
        <translation>Ilyen osztás nincs.</translation>
    </message>
    <message>
        <source>problem.professions</source>
        <translation>A tíz foglalkozás nincs meg egyszer-egyszer.</translation>
    </message>
    <message>
        <source>problem.objects</source>
        <translation>Nem a játékban lévő tárgyak fekszenek itt.</translation>
    </message>
    <message>
        <source>problem.alliances</source>
        <translation>A két szövetség nem ekkora.</translation>
    </message>
    <message>
        <source>problem.empty-hand</source>
        <translation>Ekkora nem lehet ez a poggyász.</translation>
    </message>
    <message>
        <source>problem.hand-limit</source>
        <translation>A poggyász a megengedettnél nagyobb.</translation>
    </message>
    <message>
        <source>problem.holds</source>
        <translation>Ezek a tárgyak nincsenek ott.</translation>
    </message>
    <message>
        <source>problem.known</source>
        <translation>Ez nem igaz.</translation>
    </message>
    <message>
        <source>problem.deck-top</source>
        <translation>Nem ezek a pakli felső lapjai.</translation>
    </message>
    <message>
        <source>problem.known-deck</source>
        <translation>A pakliban más is van.</translation>
    </message>
    <message>
        <source>problem.trade</source>
        <translation>Ilyen csere itt nem folyhat.</translation>
    </message>
    <message>
        <source>problem.fight</source>
        <translation>Ilyen verekedés itt nem folyhat.</translation>
    </message>
    <message>
        <source>problem.gift</source>
        <translation>Ilyen ajándék itt nem jár.</translation>
    </message>
    <message>
        <source>problem.sextant</source>
        <translation>Ez a tárgy nincs nála.</translation>
    </message>
    <message>
        <source>problem.declaration</source>
        <translation>Ilyen győzelemhirdetés itt nem lehet.</translation>
    </message>
    <message>
        <source>problem.phase</source>
        <translation>Nem illik a fázishoz.</translation>
    </message>
    <message>
        <source>problem.extra-game</source>
        <translation>Egyetlen játszmának nincs ráadása.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>Nem ők következnek.</translation>
    </message>
    <message>
        <source>face.object.key.name</source>
        <translation>Kulcs</translation>
    </message>
    <message>
        <source>face.object.key.kind</source>
        <translation>Tárgy</translation>
    </message>
    <message>
        <source>face.object.key.text</source>
        <translation>Három kulccsal a Rend győz. Önmagában nincs hatása.</translation>
    </message>
    <message>
        <source>face.object.goblet.name</source>
        <translation>Kehely</translation>
    </message>
    <message>
        <source>face.object.goblet.kind</source>
        <translation>Tárgy</translation>
    </message>
    <message>
        <source>face.object.goblet.text</source>
        <translation>Három kehellyel a Testvériség győz. Önmagában nincs hatása.</translation>
    </message>
    <message>
        <source>face.object.bag-key.name</source>
        <translation>Titkos táska – kulcs</translation>
    </message>
    <message>
        <source>face.object.bag-key.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.bag-key.text</source>
        <translation>Ha elcseréled, felhúzhatod a tárgypakli felső lapját. A másik táskára nem cserélhető. Ha elfogyott a pakli, kulcsnak számít.</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.name</source>
        <translation>Titkos táska – kehely</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.bag-goblet.text</source>
        <translation>Ha elcseréled, felhúzhatod a tárgypakli felső lapját. A másik táskára nem cserélhető. Ha elfogyott a pakli, kehelynek számít.</translation>
    </message>
    <message>
        <source>face.object.bag.name</source>
        <translation>Titkos táska</translation>
    </message>
    <message>
        <source>face.object.bag.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.bag.text</source>
        <translation>A két táska egyike; hogy melyik, azt a többiek nem hallják.</translation>
    </message>
    <message>
        <source>face.object.dagger.name</source>
        <translation>Tőr</translation>
    </message>
    <message>
        <source>face.object.dagger.kind</source>
        <translation>Tárgy, verekedésre</translation>
    </message>
    <message>
        <source>face.object.dagger.text</source>
        <translation>Ha te támadsz: +1 a támadónak.</translation>
    </message>
    <message>
        <source>face.object.gloves.name</source>
        <translation>Kesztyű</translation>
    </message>
    <message>
        <source>face.object.gloves.kind</source>
        <translation>Tárgy, verekedésre</translation>
    </message>
    <message>
        <source>face.object.gloves.text</source>
        <translation>Ha téged támadnak meg: +1 a védekezőnek.</translation>
    </message>
    <message>
        <source>face.object.poison-ring.name</source>
        <translation>Méreggyűrű</translation>
    </message>
    <message>
        <source>face.object.poison-ring.kind</source>
        <translation>Tárgy, verekedésre</translation>
    </message>
    <message>
        <source>face.object.poison-ring.text</source>
        <translation>Ha te verekszel, döntetlennél te győzöl.</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.name</source>
        <translation>Dobótőrök</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.kind</source>
        <translation>Tárgy, verekedésre</translation>
    </message>
    <message>
        <source>face.object.throwing-knives.text</source>
        <translation>Ha a támadót támogatod: +1 a támadónak.</translation>
    </message>
    <message>
        <source>face.object.whip.name</source>
        <translation>Ostor</translation>
    </message>
    <message>
        <source>face.object.whip.kind</source>
        <translation>Tárgy, verekedésre</translation>
    </message>
    <message>
        <source>face.object.whip.text</source>
        <translation>Ha a védekezőt támogatod: +1 a védekezőnek.</translation>
    </message>
    <message>
        <source>face.object.privilege.name</source>
        <translation>Privilégium</translation>
    </message>
    <message>
        <source>face.object.privilege.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.privilege.text</source>
        <translation>Ha elcseréled, átnézed a partnered poggyászát.</translation>
    </message>
    <message>
        <source>face.object.monocle.name</source>
        <translation>Monokli</translation>
    </message>
    <message>
        <source>face.object.monocle.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.monocle.text</source>
        <translation>Ha elcseréled, megnézed a partnered szövetségét.</translation>
    </message>
    <message>
        <source>face.object.black-pearl.name</source>
        <translation>Fekete gyöngy</translation>
    </message>
    <message>
        <source>face.object.black-pearl.kind</source>
        <translation>Tárgy</translation>
    </message>
    <message>
        <source>face.object.black-pearl.text</source>
        <translation>Ha cserére ajánlják, el kell fogadni. Amelyik szövetségnél van, az nem győzhet.</translation>
    </message>
    <message>
        <source>face.object.folio.name</source>
        <translation>Fóliáns</translation>
    </message>
    <message>
        <source>face.object.folio.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.folio.text</source>
        <translation>Ha elcseréled, foglalkozást cserélhettek a partnereddel.</translation>
    </message>
    <message>
        <source>face.object.coat.name</source>
        <translation>Kabát</translation>
    </message>
    <message>
        <source>face.object.coat.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.coat.text</source>
        <translation>Ha elcseréled, új foglalkozást húzhatsz.</translation>
    </message>
    <message>
        <source>face.object.sextant.name</source>
        <translation>Szextáns</translation>
    </message>
    <message>
        <source>face.object.sextant.kind</source>
        <translation>Tárgy, cserére</translation>
    </message>
    <message>
        <source>face.object.sextant.text</source>
        <translation>Ha elcseréled, irányt mondhatsz: mindenki arra ad tovább egy tárgyat.</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.name</source>
        <translation>A Páholy címere</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.kind</source>
        <translation>Tárgy</translation>
    </message>
    <message>
        <source>face.object.lodge-arms.text</source>
        <translation>Ha nálad van, és vele összesen három kulcs vagy kehely, egyedül győzhetsz.</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.name</source>
        <translation>Törött tükör</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.kind</source>
        <translation>Tárgy</translation>
    </message>
    <message>
        <source>face.object.broken-mirror.text</source>
        <translation>Ha cserére ajánlják, el kell fogadni. A cserében egyik képesség sem működik.</translation>
    </message>
    <message>
        <source>face.profession.diplomat.name</source>
        <translation>Diplomata</translation>
    </message>
    <message>
        <source>face.profession.diplomat.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.diplomat.text</source>
        <translation>A köröd elején követelj egy megnevezett tárgyat valakitől. Ha nála van, cserélnie kell; ha nincs, átnézed a poggyászát, és véget ér a köröd.</translation>
    </message>
    <message>
        <source>face.profession.doctor.name</source>
        <translation>Orvosdoktor</translation>
    </message>
    <message>
        <source>face.profession.doctor.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.doctor.text</source>
        <translation>Egy verekedés győztese nem kap semmit.</translation>
    </message>
    <message>
        <source>face.profession.duelist.name</source>
        <translation>Párbajhős</translation>
    </message>
    <message>
        <source>face.profession.duelist.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.duelist.text</source>
        <translation>Ha te verekszel: csak ti ketten számítotok, és +1 neked.</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.name</source>
        <translation>Méregkeverő</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.poison-mixer.text</source>
        <translation>Ha nem te verekszel: megmondod, ki győz.</translation>
    </message>
    <message>
        <source>face.profession.grand-master.name</source>
        <translation>Nagymester</translation>
    </message>
    <message>
        <source>face.profession.grand-master.kind</source>
        <translation>Állandó foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.grand-master.text</source>
        <translation>Ha téged támadnak meg: +1 a védekezőnek.</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.name</source>
        <translation>Látnok</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.clairvoyant.text</source>
        <translation>A körödben átnézed a tárgypaklit, és két lapot a tetejére teszel.</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.name</source>
        <translation>Hipnotizőr</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.kind</source>
        <translation>Állandó foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.hypnotist.text</source>
        <translation>Ha te támadsz: a támogatás után kizárhatsz valakit a verekedésből.</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.name</source>
        <translation>Testőr</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.kind</source>
        <translation>Állandó foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.bodyguard.text</source>
        <translation>Ha támogatsz valakit: +1 annak az oldalnak.</translation>
    </message>
    <message>
        <source>face.profession.priest.name</source>
        <translation>Pap</translation>
    </message>
    <message>
        <source>face.profession.priest.kind</source>
        <translation>Egyszeri foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.priest.text</source>
        <translation>Véget vetsz egy verekedésnek; ha a támadónak van legalább két tárgya, egyet neked ad.</translation>
    </message>
    <message>
        <source>face.profession.brawler.name</source>
        <translation>Bunyós</translation>
    </message>
    <message>
        <source>face.profession.brawler.kind</source>
        <translation>Állandó foglalkozás</translation>
    </message>
    <message>
        <source>face.profession.brawler.text</source>
        <translation>Ha te támadsz: +1 a támadónak.</translation>
    </message>
    <message>
        <source>face.alliance.order.name</source>
        <translation>Nyílt Titkok Rendje</translation>
    </message>
    <message>
        <source>face.alliance.order.kind</source>
        <translation>Szövetség</translation>
    </message>
    <message>
        <source>face.alliance.order.text</source>
        <translation>A Rend három kulccsal győz.</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.name</source>
        <translation>Igaz Hazugságok Testvérisége</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.kind</source>
        <translation>Szövetség</translation>
    </message>
    <message>
        <source>face.alliance.brotherhood.text</source>
        <translation>A Testvériség három kehellyel győz.</translation>
    </message>
    <message>
        <source>face.token.traveller.name</source>
        <translation>Utas</translation>
    </message>
    <message>
        <source>face.token.traveller.kind</source>
        <translation>Résztvevő</translation>
    </message>
    <message>
        <source>face.token.traveller.text</source>
        <translation>Aki verekszik, vagy valamelyik oldalt támogatja: 1 pont annak az oldalnak.</translation>
    </message>
    <message>
        <source>face.token.potion.name</source>
        <translation>Erőital</translation>
    </message>
    <message>
        <source>face.token.potion.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.potion.text</source>
        <translation>Páratlan számú játékosnál: ha a kisebb szövetség tagja győzelmet hirdet, egy hiányzó győzelmi tárgyat pótol.</translation>
    </message>
    <message>
        <source>face.token.sword.name</source>
        <translation>Kard</translation>
    </message>
    <message>
        <source>face.token.sword.kind</source>
        <translation>A támadó oldala</translation>
    </message>
    <message>
        <source>face.token.sword.text</source>
        <translation>Ami a támadónak számít: a résztvevők, és amit bevetettek.</translation>
    </message>
    <message>
        <source>face.token.shield.name</source>
        <translation>Pajzs</translation>
    </message>
    <message>
        <source>face.token.shield.kind</source>
        <translation>A védekező oldala</translation>
    </message>
    <message>
        <source>face.token.shield.text</source>
        <translation>Ami a védekezőnek számít: a résztvevők, és amit bevetettek.</translation>
    </message>
    <message>
        <source>face.back.object.name</source>
        <translation>Egy tárgy</translation>
    </message>
    <message>
        <source>face.back.object.kind</source>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>face.back.object.text</source>
        <translation>Valakinek egy tárgya, vagy a tárgypakli lapja.</translation>
    </message>
    <message>
        <source>face.back.profession.name</source>
        <translation>Egy foglalkozás</translation>
    </message>
    <message>
        <source>face.back.profession.kind</source>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>face.back.profession.text</source>
        <translation>Egy foglalkozás, képpel lefelé.</translation>
    </message>
    <message>
        <source>face.back.alliance.name</source>
        <translation>Egy szövetség</translation>
    </message>
    <message>
        <source>face.back.alliance.kind</source>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>face.back.alliance.text</source>
        <translation>Valakinek a szövetsége.</translation>
    </message>
    <message>
        <source>why.declare-certain</source>
        <translation>Három győzelmi tárgy biztosan a szövetségednél van.</translation>
    </message>
    <message numerus="yes">
        <source>why.declare-likely</source>
        <translation>
            <numerusform>Biztosan %n győzelmi tárgy van nálatok, a többi valószínű, és várni kockázatosabb.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.declare-lodge</source>
        <translation>Nálad van a Páholy címere és legalább három kulcs és kehely, így nem tévedhetsz.</translation>
    </message>
    <message>
        <source>why.declare-fortune</source>
        <translation>Valószínűleg tudod, mely ellenfeleknél van a három győzelmi tárgy, és várni kockázatosabb.</translation>
    </message>
    <message>
        <source>why.bag</source>
        <translation>Ha elcseréled a táskát, húzhatsz a tárgypakliból.</translation>
    </message>
    <message>
        <source>why.pearl</source>
        <translation>Akinél a Fekete gyöngy van, annak a szövetsége nem győzhet, és ezt el kell fogadni.</translation>
    </message>
    <message>
        <source>why.monocle</source>
        <translation>Így megtudod, melyik szövetségbe tartozik a partnered.</translation>
    </message>
    <message>
        <source>why.privilege</source>
        <translation>Így átnézheted a partnered poggyászát.</translation>
    </message>
    <message>
        <source>why.mirror</source>
        <translation>A tükröt el kell fogadni, és senki sem tudja meg, mi cserélt gazdát.</translation>
    </message>
    <message>
        <source>why.offer-friend</source>
        <translation>Barátod, és ami nála van, az neked is jó: %1.</translation>
    </message>
    <message>
        <source>why.offer</source>
        <translation>A csere elárul valamit arról, mi van nála és ki ő: %1.</translation>
    </message>
    <message>
        <source>why.accept</source>
        <translation>Amit érte kapsz, többet ér.</translation>
    </message>
    <message>
        <source>why.refuse-enemy</source>
        <translation>Ellenféltől jött, és neked nem hozna semmit: %1.</translation>
    </message>
    <message>
        <source>why.refuse</source>
        <translation>Amit érte adnál, többet ér.</translation>
    </message>
    <message>
        <source>why.fight-enemy</source>
        <translation>Ellenfél, és ha győzöl, átkutathatod: %1.</translation>
    </message>
    <message>
        <source>why.fight</source>
        <translation>Ha győzöl, megtudod, ki ő; döntetlennél húzol: %1.</translation>
    </message>
    <message>
        <source>why.support-friend</source>
        <translation>A barátod verekszik: %1.</translation>
    </message>
    <message>
        <source>why.support-against</source>
        <translation>Így egy ellenfelednek ártasz: %1.</translation>
    </message>
    <message>
        <source>why.support-nobody</source>
        <translation>Egyikükről sem tudod biztosan, hogy barát.</translation>
    </message>
    <message>
        <source>why.inspect</source>
        <translation>Még nem tudod, melyik szövetségbe tartozik.</translation>
    </message>
    <message>
        <source>why.search</source>
        <translation>Elvehetsz egy tárgyat, és látod a többit is.</translation>
    </message>
    <message>
        <source>why.draw</source>
        <translation>Egy tárggyal több lesz nálad.</translation>
    </message>
    <message>
        <source>why.gift-friend</source>
        <translation>Barátod, nála jó helyen van: %1.</translation>
    </message>
    <message>
        <source>notebook.alliances</source>
        <translation>Szövetség</translation>
    </message>
    <message>
        <source>notebook.professions</source>
        <translation>Foglalkozás</translation>
    </message>
    <message>
        <source>notebook.luggage</source>
        <translation>Poggyász</translation>
    </message>
    <message>
        <source>notebook.deck</source>
        <translation>A pakliban</translation>
    </message>
    <message>
        <source>notebook.seat</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>warning.pearl</source>
        <translation>%1 a barátod: amíg nála van a Fekete gyöngy, nem hirdethettek győzelmet.</translation>
    </message>
    <message>
        <source>warning.last-piece</source>
        <translation>Ez az utolsó tárgyad, amely a szövetséged győzelméhez kell.</translation>
    </message>
    <message>
        <source>warning.declare.alliance</source>
        <translation>Ezzel véget ér a játszma. Ha tévedsz, a másik szövetség nyer.</translation>
    </message>
    <message>
        <source>warning.declare.lodge</source>
        <translation>Ezzel véget ér a játszma.</translation>
    </message>
    <message>
        <source>warning.declare.fortune</source>
        <translation>Ezzel véget ér a játszma. Ha tévedsz, az ellenség nyer.</translation>
    </message>
    <message>
        <source>warning.turn-up</source>
        <translation>Mindenki meglátja, hogy te vagy %1[the].</translation>
    </message>
    <message>
        <source>warning.turn-up-once</source>
        <translation>Mindenki meglátja, hogy te vagy %1[the], és többször nem használhatod.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 győzött egymaga</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 célhoz ért</translation>
    </message>
    <message>
        <source>finale.nobody</source>
        <translation>Senki sem ért célhoz</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n utas csomagja döntött</numerusform>
        </translation>
    </message>
    <message>
        <source>finale.decided</source>
        <translation>Ez volt a csomagokban</translation>
    </message>
    <message>
        <source>zone.luggage</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>zone.keys</source>
        <translation>
            <numerusform>%n kulcs</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.keys-none</source>
        <translation>nincs kulcs</translation>
    </message>
    <message numerus="yes">
        <source>zone.goblets</source>
        <translation>
            <numerusform>%n kehely</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.goblets-none</source>
        <translation>nincs kehely</translation>
    </message>
    <message>
        <source>stage.fight</source>
        <translation>Verekedés</translation>
    </message>
    <message>
        <source>stage.fight-between</source>
        <translation>Támadó: %1 · védekező: %2</translation>
    </message>
    <message>
        <source>stage.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.fighters</source>
        <translation>felek</translation>
    </message>
    <message>
        <source>stage.supporters</source>
        <translation>támogatók</translation>
    </message>
    <message>
        <source>stage.weapons</source>
        <translation>fegyverek</translation>
    </message>
    <message>
        <source>stage.outcome</source>
        <translation>eredmény</translation>
    </message>
    <message>
        <source>stage.declares</source>
        <translation>%1 győzelmet hirdet</translation>
    </message>
    <message numerus="yes">
        <source>stage.claims</source>
        <translation>
            <numerusform>„%n társammal együtt miénk a győzelem.”</numerusform>
        </translation>
    </message>
    <message>
        <source>stage.claims-alone</source>
        <translation>„A szövetségemé a győzelem, és egyedül is bizonyítom.”</translation>
    </message>
    <message>
        <source>stage.claims-lodge</source>
        <translation>„A Páholyé a győzelem.”</translation>
    </message>
    <message>
        <source>stage.claims-fortune</source>
        <translation>„Tudom, kinél mi van.”</translation>
    </message>
    <message>
        <source>stage.announcement</source>
        <translation>hirdetés</translation>
    </message>
    <message>
        <source>stage.alliances</source>
        <translation>szövetségek</translation>
    </message>
    <message>
        <source>stage.objects</source>
        <translation>tárgyak</translation>
    </message>
    <message>
        <source>stage.true-or-false</source>
        <translation>igaz vagy hamis</translation>
    </message>
    <message>
        <source>stage.true</source>
        <translation>IGAZ</translation>
    </message>
    <message>
        <source>stage.false</source>
        <translation>HAMIS</translation>
    </message>
    <message>
        <source>stage.so-many</source>
        <translation>%1, kell: %2</translation>
    </message>
    <message>
        <source>stage.so-many-with-potion</source>
        <translation>%1 a erőitallal, kell: %2</translation>
    </message>
    <message>
        <source>stage.on-side</source>
        <translation>%1</translation>
    </message>
</context>
</TS>
