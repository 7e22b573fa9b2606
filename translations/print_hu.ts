<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>common</name>
    <message>
        <source>cli.help.print</source>
        <translation>PDF-fájlba írja a kinyomtatható társasjátékot, vagy felsorolja, mi nyomtatható.</translation>
    </message>
    <message>
        <source>cli.help.print-game</source>
        <translation>A játék azonosítója; több is megadható, egy fájlba kerülnek.</translation>
    </message>
    <message>
        <source>cli.help.print-list</source>
        <translation>Felsorolja a nyomtatható részeket, és kiszámolja, hány ív kell.</translation>
    </message>
    <message>
        <source>cli.help.print-output</source>
        <translation>A megírandó PDF-fájl.</translation>
    </message>
    <message>
        <source>cli.help.print-parts</source>
        <translation>Csak ezek a részek.</translation>
    </message>
    <message>
        <source>cli.help.print-players</source>
        <translation>Ennyi játékosnak.</translation>
    </message>
    <message>
        <source>cli.help.print-paper</source>
        <translation>Papír.</translation>
    </message>
    <message>
        <source>cli.help.print-layout</source>
        <translation>Elrendezés: közös vágás, kifutó vagy hajtott ív.</translation>
    </message>
    <message>
        <source>cli.help.print-card-size</source>
        <translation>A kártyák mérete milliméterben.</translation>
    </message>
    <message>
        <source>cli.help.print-bleed</source>
        <translation>Kifutó milliméterben.</translation>
    </message>
    <message>
        <source>cli.help.print-corner</source>
        <translation>A lekerekített sarkok sugara.</translation>
    </message>
    <message>
        <source>cli.help.print-marks</source>
        <translation>Vágójelek.</translation>
    </message>
    <message>
        <source>cli.help.print-backs</source>
        <translation>Melyik él mentén fordul a papír.</translation>
    </message>
    <message>
        <source>cli.help.print-sides</source>
        <translation>Váltakozva, csak előlapok vagy csak hátlapok.</translation>
    </message>
    <message>
        <source>cli.help.print-back-offset</source>
        <translation>A hátlap eltolása milliméterben.</translation>
    </message>
    <message>
        <source>cli.help.print-scale</source>
        <translation>Méretigazítás vízszintesen és függőlegesen.</translation>
    </message>
    <message>
        <source>cli.help.print-style</source>
        <translation>Színes, szürkeárnyalatos vagy festéktakarékos.</translation>
    </message>
    <message>
        <source>cli.help.print-board</source>
        <translation>Tábla: azonosító vagy fájl.</translation>
    </message>
    <message>
        <source>cli.help.print-tile-overlap</source>
        <translation>A táblarészek átfedése milliméterben.</translation>
    </message>
    <message>
        <source>cli.help.print-copies</source>
        <translation>Ennyi példány egy részből vagy lapból.</translation>
    </message>
    <message>
        <source>cli.help.print-landscape</source>
        <translation>Fekvő papír.</translation>
    </message>
    <message>
        <source>cli.help.print-portrait</source>
        <translation>Álló papír.</translation>
    </message>
    <message>
        <source>cli.help.print-preset</source>
        <translation>Nyomtatási beállítás fájlból.</translation>
    </message>
    <message>
        <source>cli.help.print-save-preset</source>
        <translation>A beállítások mentése ebbe a fájlba.</translation>
    </message>
    <message>
        <source>cli.help.print-single-files</source>
        <translation>Kártyánként külön fájl, ebbe a mappába.</translation>
    </message>
    <message>
        <source>cli.help.print-pictures</source>
        <translation>Képek az elkészítésről, ebbe a mappába.</translation>
    </message>
    <message>
        <source>print.sheet</source>
        <translation>%1. ív, összesen %2</translation>
    </message>
    <message>
        <source>print.back</source>
        <translation>hátlap</translation>
    </message>
    <message>
        <source>print.full-size</source>
        <translation>100%, tényleges méret</translation>
    </message>
    <message>
        <source>print.tile</source>
        <translation>%1. sor, %2. oszlop</translation>
    </message>
    <message>
        <source>print.pieces</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>print.plan.facts</source>
        <translation>%1 játékosnak %2 ív papír kell, és %3 kártya készül. A kivágás és a hajtogatás nagyjából %4 perc.</translation>
    </message>
    <message>
        <source>print.plan.contents</source>
        <translation>Mi van benne</translation>
    </message>
    <message>
        <source>print.plan.needed</source>
        <translation>Mi kell még hozzá</translation>
    </message>
    <message>
        <source>print.plan.how</source>
        <translation>Nyomtatás és vágás</translation>
    </message>
    <message>
        <source>print.plan.printing</source>
        <translation>Nyomtass méretezés nélkül, tényleges méretben. Mérd meg az íveken a mérővonalakat: mindkettő pontosan 100 milliméter. Ha nem annyi, nyomtasd ki a méretigazító oldalt. Kétoldalas nyomtatás előtt egy próbaíven nézd meg, melyik él mentén fordít a nyomtatód.</translation>
    </message>
    <message>
        <source>print.plan.cutting</source>
        <translation>Vonalzó mentén vágj, vágójeltől vágójelig.</translation>
    </message>
    <message>
        <source>print.plan.board</source>
        <translation>A tábla összeállítása</translation>
    </message>
    <message>
        <source>print.plan.glue</source>
        <translation>A tábla %1 ívből áll. Soronként, balról jobbra ragaszd össze őket úgy, hogy az illesztőjelek fedjék egymást, azután a sorokat fentről lefelé.</translation>
    </message>
    <message>
        <source>print.plan.butt</source>
        <translation>A tábla %1 ívből áll. Vágd le a margókat, illeszd össze az éleket soronként, balról jobbra, és hátulról ragasztószalaggal rögzítsd őket.</translation>
    </message>
    <message>
        <source>print.sheets</source>
        <translation>%1. ív</translation>
    </message>
    <message>
        <source>print.figures</source>
        <translation>A játék részei képekben</translation>
    </message>
    <message>
        <source>print.plan.making</source>
        <translation>Így készül</translation>
    </message>
    <message>
        <source>print.making.cutting</source>
        <translation>Vágás</translation>
    </message>
    <message>
        <source>print.making.cutting.text</source>
        <translation>Először a hosszú vágások az egész íven át, jeltől jelig. Azután a csíkokat vágd szét.</translation>
    </message>
    <message>
        <source>print.making.long-edge</source>
        <translation>Előlap és hátlap</translation>
    </message>
    <message>
        <source>print.making.long-edge.text</source>
        <translation>Az ív a hosszú éle mentén fordul: minden előlap mögé a saját hátlapja kerül. Az első ívet tartsd a fény felé, mielőtt a többit kinyomtatod.</translation>
    </message>
    <message>
        <source>print.making.short-edge</source>
        <translation>Előlap és hátlap</translation>
    </message>
    <message>
        <source>print.making.short-edge.text</source>
        <translation>Az ív a rövid éle mentén fordul: minden előlap mögé a saját hátlapja kerül. Az első ívet tartsd a fény felé, mielőtt a többit kinyomtatod.</translation>
    </message>
    <message>
        <source>print.making.folding</source>
        <translation>Hajtás</translation>
    </message>
    <message>
        <source>print.making.folding.text</source>
        <translation>Karcold be a szaggatott vonalat, hajtsd hátra a felső felét, és ragaszd össze. Csak azután vágj: így a hátlap pontosan az előlap mögé kerül.</translation>
    </message>
    <message>
        <source>print.making.standee</source>
        <translation>Papírfigura</translation>
    </message>
    <message>
        <source>print.making.standee.text</source>
        <translation>Vágd ki, a középső vonalnál hajtsd meg, és ragaszd össze. A talpát hajtsd kétfelé, és ragaszd kartonra.</translation>
    </message>
    <message>
        <source>print.making.tiles</source>
        <translation>A tábla részei</translation>
    </message>
    <message>
        <source>print.making.tiles.text</source>
        <translation>A jobb oldali ívről vágd le a fehér szélt, a bal oldali csíkjára kenj ragasztót, és tedd rá úgy, hogy a keresztek fedjék egymást. A sorok ugyanígy kerülnek egymás alá.</translation>
    </message>
    <message>
        <source>print.making.butt</source>
        <translation>A tábla részei</translation>
    </message>
    <message>
        <source>print.making.butt.text</source>
        <translation>Vágd le mindkét ív fehér szélét, told össze az éleket, és hátulról ragasztószalaggal rögzítsd őket.</translation>
    </message>
    <message>
        <source>print.flip.front</source>
        <translation>Próbaív – előlap</translation>
    </message>
    <message>
        <source>print.flip.back</source>
        <translation>Próbaív – hátlap</translation>
    </message>
    <message>
        <source>print.flip.how</source>
        <translation>Nyomtasd ki a lap mindkét oldalára, és tartsd a fény felé. A két nyíl ugyanarra az élre mutat; ha nem, válaszd a másik él menti fordítást. A két kereszt eltérése a hátlap eltolása: írd be milliméterben, vízszintesen és függőlegesen.</translation>
    </message>
    <message>
        <source>print.flip.now</source>
        <translation>Ezen az íven a hátlap eltolása: %1 és %2 mm. Amit leolvasol, add hozzá.</translation>
    </message>
    <message>
        <source>print.calibration.title</source>
        <translation>Méretigazítás</translation>
    </message>
    <message>
        <source>print.calibration.how</source>
        <translation>Mérd meg vonalzóval a két vonalat: a vízszintes 160, a függőleges 180 milliméter. Ha mást mértél, írd be a mért hosszt a nyomtatás ablakában; a parancssorban az előírt és a mért hossz hányadosa kell.</translation>
    </message>
    <message>
        <source>print.problem.value</source>
        <translation>--%1: nem megfelelő érték: %2</translation>
    </message>
    <message>
        <source>print.problem.option</source>
        <translation>ismeretlen beállítás: %1</translation>
    </message>
    <message>
        <source>print.problem.no-settings</source>
        <translation>nem nyomtatási beállítások fájlja</translation>
    </message>
    <message>
        <source>print.problem.part</source>
        <translation>nincs ilyen nyomtatható rész: %1</translation>
    </message>
    <message>
        <source>print.problem.paper</source>
        <translation>%4 nem fér rá erre a papírra: %1 (%2 × %3 mm)</translation>
    </message>
    <message>
        <source>print.problem.board</source>
        <translation>%1: nem használható tábla (%2)</translation>
    </message>
    <message>
        <source>print.problem.file</source>
        <translation>nem írható: %1 (%2)</translation>
    </message>
    <message>
        <source>print.problem.full</source>
        <translation>nincs hozzá elég hely: %1</translation>
    </message>
    <message>
        <source>print.problem.no-folder</source>
        <translation>nincs ilyen mappa: %1</translation>
    </message>
    <message>
        <source>print.problem.read-only</source>
        <translation>ebbe a mappába nem lehet írni: %1</translation>
    </message>
    <message>
        <source>print.problem.read</source>
        <translation>nem olvasható: %1 (%2)</translation>
    </message>
    <message>
        <source>print.problem.folder</source>
        <translation>a mappa nem hozható létre: %1</translation>
    </message>
    <message>
        <source>print.problem.game</source>
        <translation>ehhez a játékhoz nincs mit nyomtatni: %1</translation>
    </message>
    <message>
        <source>print.problem.nothing</source>
        <translation>nincs mit nyomtatni</translation>
    </message>
    <message>
        <source>print.problem.empty-page</source>
        <translation>üres maradt ez az oldal: %1</translation>
    </message>
    <message>
        <source>print.problem.printer</source>
        <translation>a nyomtató nem fogadja az oldalakat</translation>
    </message>
    <message>
        <source>print.problem.cancelled</source>
        <translation>a nyomtatás megszakadt</translation>
    </message>
    <message>
        <source>print.flip.read</source>
        <translation>Erről az oldalról nézd: ahol az előlap keresztje átüt, annyival kell a hátlapot jobbra és lefelé eltolni; balra és fölfelé mínusz előjellel.</translation>
    </message>
    <message>
        <source>print.calibration.printer</source>
        <translation>Nyomtató</translation>
    </message>
    <message>
        <source>print.calibration.tray</source>
        <translation>Papírtálca és papír</translation>
    </message>
    <message>
        <source>print.calibration.across</source>
        <translation>A vízszintes vonal hossza (mm)</translation>
    </message>
    <message>
        <source>print.calibration.down</source>
        <translation>A függőleges vonal hossza (mm)</translation>
    </message>
    <message>
        <source>print.calibration.right</source>
        <translation>A hátlap eltolása jobbra (mm)</translation>
    </message>
    <message>
        <source>print.calibration.lower</source>
        <translation>A hátlap eltolása lefelé (mm)</translation>
    </message>
    <message>
        <source>part.plan</source>
        <translation>Nyomtatási terv</translation>
    </message>
    <message>
        <source>part.rules</source>
        <translation>Játékszabály</translation>
    </message>
    <message>
        <source>part.flip-test</source>
        <translation>Próbaív</translation>
    </message>
    <message>
        <source>part.calibration</source>
        <translation>Méretigazítás</translation>
    </message>
    <message>
        <source>part.score-sheet</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>print.name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>print.date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>print.score.title</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>print.score.total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>print.plan.standees</source>
        <translation>A papírfigurákat a szaggatott vonalaknál hajtsd meg, ragaszd össze, és a talpukat ragaszd kartonra.</translation>
    </message>
    <message>
        <source>print.problem.players</source>
        <translation>ez a játék %2–%3 játékosnak való: %1</translation>
    </message>
    <message>
        <source>letter.brown</source>
        <translation>B</translation>
    </message>
    <message>
        <source>letter.blue</source>
        <translation>K</translation>
    </message>
    <message>
        <source>letter.green</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>letter.yellow</source>
        <translation>S</translation>
    </message>
    <message>
        <source>letter.white</source>
        <translation>Fh</translation>
    </message>
    <message>
        <source>letter.black</source>
        <translation>Fk</translation>
    </message>
    <message>
        <source>letter.sky</source>
        <translation>É</translation>
    </message>
    <message>
        <source>letter.pink</source>
        <translation>R</translation>
    </message>
    <message>
        <source>letter.red</source>
        <translation>P</translation>
    </message>
    <message>
        <source>letter.grey</source>
        <translation>Sz</translation>
    </message>
    <message>
        <source>cli.help.print-paper-weight</source>
        <translation>A papír súlya, gramm négyzetméterenként: ettől függ, milyen mélyek a dobozok.</translation>
    </message>
    <message>
        <source>print.plan.boxes</source>
        <translation>A dobozokat a körvonaluk mentén vágd ki, a szaggatott vonalakat karcold be, hajtsd meg őket képpel kifelé, és a vonalkázott sávokra kenj ragasztót: előbb az oldalt ragaszd össze, azután az aljat.</translation>
    </message>
    <message>
        <source>print.problem.of-game</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>part.blank-cards</source>
        <translation>Üres lapok</translation>
    </message>
    <message>
        <source>face.blank.name</source>
        <translation>Üres lap</translation>
    </message>
    <message>
        <source>print.problem.picture</source>
        <translation>nem olvasható képként: %1 (PNG, JPEG, BMP, GIF vagy WebP lehet, legfeljebb 64 MB)</translation>
    </message>
</context>
</TS>
