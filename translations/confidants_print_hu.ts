<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>confidants</name>
    <message>
        <source>part.action-cards</source>
        <translation>Akciókártyák</translation>
    </message>
    <message>
        <source>part.secret-cards</source>
        <translation>Titkos akciókártyák</translation>
    </message>
    <message>
        <source>part.wagon-cards</source>
        <translation>Társzekérkártyák</translation>
    </message>
    <message>
        <source>part.gift-cards</source>
        <translation>Ajándékkártyák</translation>
    </message>
    <message>
        <source>part.money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>part.patricians</source>
        <translation>Patríciusok</translation>
    </message>
    <message>
        <source>part.mercenaries</source>
        <translation>Zsoldosseregek</translation>
    </message>
    <message>
        <source>part.bands</source>
        <translation>Rablóbanda és nincstelenek</translation>
    </message>
    <message>
        <source>part.markers</source>
        <translation>Jelzők</translation>
    </message>
    <message>
        <source>part.track-tokens</source>
        <translation>Jelölőkorongok</translation>
    </message>
    <message>
        <source>part.robber-token</source>
        <translation>A rablóbanda jelölőkorongja</translation>
    </message>
    <message>
        <source>part.player-sheets</source>
        <translation>Játékoslapok</translation>
    </message>
    <message>
        <source>part.visit-cards</source>
        <translation>Településlapok</translation>
    </message>
    <message>
        <source>part.adventure-sheet</source>
        <translation>Kalandlap</translation>
    </message>
    <message>
        <source>part.summary</source>
        <translation>Emlékeztetők</translation>
    </message>
    <message>
        <source>part.board</source>
        <translation>Játéktábla</translation>
    </message>
    <message>
        <source>print.start-hand</source>
        <translation>kézben kezd</translation>
    </message>
    <message>
        <source>print.start-reserve</source>
        <translation>a tartalékban kezd</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>3 dobókocka, olló vagy vágógép, vonalzó, ragasztó, karton a papírfigurák talpa alá. A kártyák 200 grammos papírra nyomtatva vagy kártyavédőben tartósak.</translation>
    </message>
    <message>
        <source>print.strength</source>
        <translation>harci erő</translation>
    </message>
    <message>
        <source>print.strength.track</source>
        <translation>Harci erő</translation>
    </message>
    <message>
        <source>print.pile</source>
        <translation>Ajándékok: %1</translation>
    </message>
    <message>
        <source>print.wagon-slot</source>
        <translation>társzekér</translation>
    </message>
    <message>
        <source>print.gear-slot</source>
        <translation>ajándékok és arany</translation>
    </message>
    <message>
        <source>print.trades</source>
        <translation>cserék</translation>
    </message>
    <message>
        <source>print.villages</source>
        <translation>Falvak – egy kimaradhat</translation>
    </message>
    <message>
        <source>print.towns</source>
        <translation>Kisvárosok – mindegyik kell</translation>
    </message>
    <message>
        <source>print.cities</source>
        <translation>Városok – mindegyik kell</translation>
    </message>
    <message>
        <source>print.delivered</source>
        <translation>Átadott társzekerek</translation>
    </message>
    <message>
        <source>print.gold-paid</source>
        <translation>fizetett arany</translation>
    </message>
    <message>
        <source>print.ally-now</source>
        <translation>E fordulóban irányítja</translation>
    </message>
    <message>
        <source>print.ally-next</source>
        <translation>A következő fordulóban</translation>
    </message>
    <message>
        <source>print.player.title</source>
        <translation>Játékoslap</translation>
    </message>
    <message>
        <source>print.player.short</source>
        <translation>Licit: fáradtság + rang legfeljebb 16. A patrícius pontosan annyi mezőt lép, amennyi a rang, és mezőnként 1-gyel nő a fáradtsága. A két zsoldossereg együtt 6 mezőt léphet; ha csak egy van, az 4-et. Városban minden éjszaka, kisvárosban az első éjszaka 1-gyel nő a megtalálási szint seregenként. 16 fölött megtalálnak a talpnyalók.</translation>
    </message>
    <message>
        <source>print.turn.title</source>
        <translation>A köröd</translation>
    </message>
    <message>
        <source>print.turn.text</source>
        <translation>Tetszés szerinti sorrendben, mindegyik legfeljebb egyszer:
– a patrícius útja, az akciókártya rangja szerint;
– az akciókártya hatása;
– a titkos akciókártya hatása;
– minden szabad akció egyszer.
A zsoldosok lépései, az átadások és az ajándékkártyák tetszés szerint.
A kör végén összevonhatod az egy mezőn álló seregeidet: a forduló végéig a legerősebbnél 1-gyel nagyobb harci erővel küzdenek.
Táborozáskor a titkos akciókártyát cseréld ki a tartalék egyik lapjára.</translation>
    </message>
    <message>
        <source>print.free-actions.title</source>
        <translation>Szabad akciók – fordulónként mindegyik egyszer</translation>
    </message>
    <message>
        <source>print.free-actions.text</source>
        <translation>Hídvám (1 arany): a sereg átkel a hidakon, és a következő forduló végéig hídengedélye van.
Intrika (1 arany): a saját megtalálási szinted 2-vel csökken, vagy egy ellenfélé 2-vel nő.
Dupla zsold (1 arany): a fizető sereg harci ereje a forduló végéig 1-gyel nagyobb; megtámadva is megveheted.
Kiadós vacsora (1 arany): a fáradtságod 2-vel csökken.
Kalauz (1 vagy 2 arany): egy sereged 1 vagy 2 mezővel többet lép; a patríciust ez nem fárasztja.
Csere: körönként egy ajánlat, játszmánként két elfogadott csere; ajándékért ajándék vagy arany.</translation>
    </message>
    <message>
        <source>print.settlements.title</source>
        <translation>Települések</translation>
    </message>
    <message>
        <source>print.settlements.text</source>
        <translation>Falu: a patrícius fáradtsága az első éjszaka 3-mal, utána 1-gyel csökken.
Kisváros: 4-gyel, utána 2-vel; az első éjszaka minden seregért 1-gyel nő a megtalálási szinted. A nincstelenek nem léphetnek be.
Város: 5-tel, utána 2-vel; minden éjszaka, minden seregért 1-gyel nő a megtalálási szinted. Egyik banda sem léphet be.
Meglátogatott az a település, ahol egy sereged útja véget ér. Társzekeret csak a patrícius adhat át, abban a városban, ahová a társzekér szól; ilyenkor húz egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>print.river.title</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>print.river.text</source>
        <translation>A folyómezőn az egyik parton állsz; csak oda léphetsz, amivel az a part érintkezik.
Gázló: egyszerre egyetlen sereg vagy banda fér el rajta.
Híd: egyetlen sereg, banda soha; ott nem támadható. Hídengedély nélkül minden éjszaka 1 aranyba kerül; ha nincs, a sereget kitessékelik, és 3 fordulóra feltartják.</translation>
    </message>
    <message>
        <source>print.night.title</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>print.night.text</source>
        <translation>A nincstelenek, a rablóbanda, az éjszaka, a hidak, a fordulózárás.
Aki egy falu kivételével minden települést meglátogatott, és mindhárom társzekeret átadta, megnyerte a játszmát; több ilyen játékos közül a kevésbé fáradt.</translation>
    </message>
    <message>
        <source>print.visits.title</source>
        <translation>Településlap</translation>
    </message>
    <message>
        <source>print.adventure.title</source>
        <translation>Kalandlap</translation>
    </message>
    <message>
        <source>print.adventure.robbers</source>
        <translation>A rablóbanda ereje 7, meg a neki fizetett arany osztva a játékosok számával, lefelé kerekítve. Annak engedelmeskedik, akinek Piszkos üzlete van, különben annak, aki Aljas tippet használ: két kockával dob, és a bandával pontosan annyit lép, vagy a helyén hagyja.</translation>
    </message>
    <message>
        <source>print.adventure.mob</source>
        <translation>A nincsteleneket az irányítja, aki utolsóként került sorra: három kockával dob, a legnagyobbat félreteszi.</translation>
    </message>
    <message>
        <source>print.adventure.battle</source>
        <translation>Dobj egy kockával: ha a sereg harci ereje és a dobás együtt legalább a banda ereje, a sereg győz, és a gazdája a bandát legalább 7 mezőre teszi mindenkitől.</translation>
    </message>
    <message>
        <source>print.summary.title</source>
        <translation>Emlékeztető</translation>
    </message>
    <message>
        <source>print.round.title</source>
        <translation>Egy forduló</translation>
    </message>
    <message>
        <source>print.round.text</source>
        <translation>1. Licit: sorban mindenki egy akciókártyát tesz le nyíltan és egy titkosat képpel lefelé. Más rangját nem licitálhatod; fáradtság + rang legfeljebb 16.
2. Körök a legnagyobb rangtól a legkisebbig.
3. A nincstelenek, azután a rablóbanda.
4. Éjszaka: pihenés, megtalálási szint, hidak.
5. Fordulózárás. A következő licit sorrendje a körök sorrendje visszafelé.</translation>
    </message>
    <message>
        <source>print.bands.title</source>
        <translation>Bandák</translation>
    </message>
    <message>
        <source>print.bands.text</source>
        <translation>Nincstelenek: harci erő 6. Az utolsó játékos irányítja: pontosan annyit lépnek, amennyi három kocka közül a két kisebb összege. Kisvárosba és városba nem lépnek.
Rablóbanda: harci erő 7 vagy több. Az irányítja, aki megfizette: két kocka összegét lépi, vagy a helyén marad. Városba nem lép.
Hídra banda nem léphet. Ellenséges seregnél megáll, és támad.</translation>
    </message>
    <message>
        <source>print.battle.title</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>print.battle.text</source>
        <translation>Dobj: harci erő + kocka. Ha legalább a banda ereje, győztél: a bandát legalább 7 mezőre teszed minden más bábutól.
Ha nem: a patrícius elveszti minden aranyát (ha nincs, egy ajándékot), és kimarad a következő fordulóból; a zsoldossereg elvész, és Toborzással térhet vissza.</translation>
    </message>
    <message>
        <source>print.secrets.title</source>
        <translation>Titkos akciók</translation>
    </message>
    <message>
        <source>part.action-box</source>
        <translation>Az akciókártyák dobozai</translation>
    </message>
    <message>
        <source>part.gift-box</source>
        <translation>A társzekerek és az ajándékok doboza</translation>
    </message>
</context>
</TS>
