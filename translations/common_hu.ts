<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>common</name>
    <message>
        <source>sum.figure-of</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sum.and</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>level.human</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>level.random</source>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>level.easy</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>level.normal</source>
        <translation>Átlagos</translation>
    </message>
    <message>
        <source>level.strong</source>
        <translation>Erős</translation>
    </message>
    <message>
        <source>level.master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>level.external</source>
        <translation>Külső program</translation>
    </message>
    <message>
        <source>temperament.bold</source>
        <translation>Merész</translation>
    </message>
    <message>
        <source>temperament.bold.help</source>
        <translation>Inkább nyer vagy veszít sokat, semhogy a biztos utat válassza.</translation>
    </message>
    <message>
        <source>temperament.careful</source>
        <translation>Óvatos</translation>
    </message>
    <message>
        <source>temperament.careful.help</source>
        <translation>Őrzi, amire számíthat, és másra hagyja a kockázatot.</translation>
    </message>
    <message>
        <source>temperament.grudging</source>
        <translation>Haragtartó</translation>
    </message>
    <message>
        <source>temperament.grudging.help</source>
        <translation>Megjegyzi, ki ártott neki, és inkább annak árt, mint másnak.</translation>
    </message>
    <message>
        <source>line.said</source>
        <translation>%1: „%2”</translation>
    </message>
    <message>
        <source>line.bold.betrays.1</source>
        <translation>Láttam a rést, %1, és a másodikra sosem várok.</translation>
    </message>
    <message>
        <source>line.bold.betrays.2</source>
        <translation>Megérte a kockázatot, %1. A végelszámolásnál kiderül, mennyire.</translation>
    </message>
    <message>
        <source>line.bold.betrays.3</source>
        <translation>Ha előbb megkérdezlek, %1, oda a játék öröme.</translation>
    </message>
    <message>
        <source>line.bold.betrays.4</source>
        <translation>Nem a csendes játék kedvéért ültem ide.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.1</source>
        <translation>Szép csapás volt, %1! Most kezdődik csak a játék.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.2</source>
        <translation>Én is ezt tettem volna, %1, csak egy fordulóval előbb.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.3</source>
        <translation>Rendben. Most már nem tartozom neked semmivel, %1.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.4</source>
        <translation>Ez volt a legjobb tervem. Szerencsére van rosszabb is.</translation>
    </message>
    <message>
        <source>line.careful.betrays.1</source>
        <translation>Ne haragudj, %1: kétszer számoltam utána, és kétszer jött ki ellened.</translation>
    </message>
    <message>
        <source>line.careful.betrays.2</source>
        <translation>Vigyázok arra, amim van, %1. Most csak így lehetett.</translation>
    </message>
    <message>
        <source>line.careful.betrays.3</source>
        <translation>Nem ellened szól, %1; a két út közül ez volt a biztosabb.</translation>
    </message>
    <message>
        <source>line.careful.betrays.4</source>
        <translation>Sokáig gondolkodtam rajta. Kedvesebb nem lett tőle.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.1</source>
        <translation>Erre az esetre félretettem egy keveset, %1.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.2</source>
        <translation>Számoltam veled, %1. Úgy látszik, nem elég körültekintően.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.3</source>
        <translation>Mindenkin rajta tartottam a szemem, %1, csak rajtad nem.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.4</source>
        <translation>Mostantól kulcsra zárom az ajtómat.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.1</source>
        <translation>Ott álltál a jegyzeteimben, %1, elég elöl.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.2</source>
        <translation>Számlát nyitottam a nevedre, %1. Szeretem a számlákat.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.3</source>
        <translation>Te elfelejtheted, %1. Majd én emlékszem rá kettőnk helyett.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.4</source>
        <translation>Most már mindkettőnknek van mire emlékeznie.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.1</source>
        <translation>Ezt most felírom magamnak, %1.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.2</source>
        <translation>Nehéz teher a jó emlékezet, %1. Szívesen cipelem.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.3</source>
        <translation>Ha legközelebb hátranézel, %1, integess.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.4</source>
        <translation>Lesz erre válaszom. Ha nem is ma, de lesz.</translation>
    </message>
    <message>
        <source>map.half-left</source>
        <translation>B</translation>
    </message>
    <message>
        <source>map.half-right</source>
        <translation>J</translation>
    </message>
    <message>
        <source>map.cell-left</source>
        <translation>B:%1</translation>
    </message>
    <message>
        <source>map.cell-right</source>
        <translation>J:%1</translation>
    </message>
    <message>
        <source>level.human.help</source>
        <translation>Valaki ennél a gépnél.</translation>
    </message>
    <message>
        <source>level.random.help</source>
        <translation>Találomra választ a szabályos lépések közül.</translation>
    </message>
    <message>
        <source>level.easy.help</source>
        <translation>Keveset gondolkodik, gyakran elnézi a legjobb lépést.</translation>
    </message>
    <message>
        <source>level.normal.help</source>
        <translation>Jó ellenfél az első estére.</translation>
    </message>
    <message>
        <source>level.strong.help</source>
        <translation>Minden lépés előtt gondolkodik, és minden látott lapot számon tart.</translation>
    </message>
    <message>
        <source>level.master.help</source>
        <translation>Sokkal messzebbre lát előre, mint az erős, és minden processzort használ.</translation>
    </message>
    <message>
        <source>colour.brown</source>
        <translation>Barna</translation>
    </message>
    <message>
        <source>colour.blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>colour.green</source>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>colour.yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>colour.red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>colour.white</source>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>colour.black</source>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>colour.sky</source>
        <translation>Égszínkék</translation>
    </message>
    <message>
        <source>colour.pink</source>
        <translation>Rózsaszín</translation>
    </message>
    <message>
        <source>colour.grey</source>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>problem.at-event</source>
        <translation>%1. esemény: %2</translation>
    </message>
    <message>
        <source>problem.at-event-place</source>
        <translation>%1. esemény (%2): %3</translation>
    </message>
    <message>
        <source>problem.not-json</source>
        <translation>Nem JSON: %1. sor, %2. oszlop.</translation>
    </message>
    <message>
        <source>problem.cut-off</source>
        <translation>Csonka fájl: hiányzik a vége (%1. sor).</translation>
    </message>
    <message>
        <source>problem.double-key</source>
        <translation>Kétszer szereplő kulcs: „%1”.</translation>
    </message>
    <message>
        <source>problem.too-deep</source>
        <translation>Túl mélyen egymásba ágyazott JSON.</translation>
    </message>
    <message>
        <source>problem.number-too-large</source>
        <translation>Túl nagy szám a JSON-ban.</translation>
    </message>
    <message>
        <source>problem.too-many-keys</source>
        <translation>Túl sok kulcs a JSON egyik objektumában: legfeljebb %1 lehet.</translation>
    </message>
    <message>
        <source>problem.too-many-items</source>
        <translation>Túl hosszú lista a JSON-ban: legfeljebb %1 eleme lehet.</translation>
    </message>
    <message>
        <source>problem.too-many-values</source>
        <translation>Túl sok érték a JSON-ban.</translation>
    </message>
    <message>
        <source>problem.foreign</source>
        <translation>Ez nem Intrika-fájl.</translation>
    </message>
    <message>
        <source>problem.too-new</source>
        <translation>Újabb programváltozat készítette (jelölés: %1, ismert: 1).</translation>
    </message>
    <message>
        <source>problem.notation-version</source>
        <translation>Az „intrika” kulcs értéke csak 1 lehet.</translation>
    </message>
    <message>
        <source>problem.missing-key</source>
        <translation>Hiányzó kulcs: „%1”.</translation>
    </message>
    <message>
        <source>problem.unknown-key</source>
        <translation>Ismeretlen kulcs: „%1”.</translation>
    </message>
    <message>
        <source>problem.not-object</source>
        <translation>Itt objektumnak kell állnia.</translation>
    </message>
    <message>
        <source>problem.not-list</source>
        <translation>Itt listának kell állnia.</translation>
    </message>
    <message>
        <source>problem.not-boolean</source>
        <translation>Itt igaznak vagy hamisnak kell állnia.</translation>
    </message>
    <message>
        <source>problem.not-text</source>
        <translation>Itt szövegnek kell állnia.</translation>
    </message>
    <message>
        <source>problem.unknown-game</source>
        <translation>Ismeretlen játék: „%1”.</translation>
    </message>
    <message>
        <source>problem.seat-count</source>
        <translation>%1 hely; ebben a játékban %2–%3 lehet.</translation>
    </message>
    <message>
        <source>problem.no-such-seat</source>
        <translation>Nincs ilyen hely.</translation>
    </message>
    <message>
        <source>problem.setup-or-position</source>
        <translation>A „setup” és a „position” közül pontosan egy kell.</translation>
    </message>
    <message>
        <source>problem.no-lesson</source>
        <translation>Ehhez a játékhoz nincs tanulójátszma.</translation>
    </message>
    <message>
        <source>problem.lesson-order</source>
        <translation>Ez a lépés korábbi eseményről szól, mint az előtte álló.</translation>
    </message>
    <message>
        <source>problem.lesson-move</source>
        <translation>A tanuló ennél az eseménynél nem dönt.</translation>
    </message>
    <message>
        <source>problem.lesson-mark</source>
        <translation>Ilyesmi ekkor nincs az asztalon.</translation>
    </message>
    <message>
        <source>problem.lesson-silent</source>
        <translation>A tanuló itt dönt, de egy lépés sem szól róla.</translation>
    </message>
    <message>
        <source>problem.lesson-free</source>
        <translation>Van olyan döntés, amely után a többiek lépése szabálytalan.</translation>
    </message>
    <message>
        <source>problem.lesson-length</source>
        <translation>Legalább egy, legfeljebb %1 lépés kell.</translation>
    </message>
    <message>
        <source>problem.bad-ranking</source>
        <translation>A helyezésekben minden hely pontosan egyszer szerepelhet.</translation>
    </message>
    <message>
        <source>problem.result-too-early</source>
        <translation>Van eredmény, pedig a játszma nem ért véget.</translation>
    </message>
    <message>
        <source>problem.game-goes-on</source>
        <translation>A játszma még nem ért véget. Elemezni csak a vége után lehet.</translation>
    </message>
    <message>
        <source>problem.bad-review</source>
        <translation>Ez nem elemzés, vagy sérült.</translation>
    </message>
    <message>
        <source>problem.bad-puzzle</source>
        <translation>Ez nem feladvány, vagy sérült.</translation>
    </message>
    <message>
        <source>problem.bad-diary</source>
        <translation>A megoldott feladványok jegyzéke sérült.</translation>
    </message>
    <message>
        <source>problem.no-puzzles</source>
        <translation>A feladványok sérültek vagy hiányoznak.</translation>
    </message>
    <message>
        <source>problem.no-puzzle</source>
        <translation>%1 játszmában nem akadt feladvány. Más --seed értékkel találhatsz.</translation>
    </message>
    <message>
        <source>problem.other-result</source>
        <translation>A megadott eredmény: %1, a játszmáé: %2.</translation>
    </message>
    <message>
        <source>problem.game-over</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>problem.chance-due</source>
        <translation>Véletlen esemény következik: „%1”.</translation>
    </message>
    <message>
        <source>problem.move-due</source>
        <translation>Lépés következik, a hely száma: %1.</translation>
    </message>
    <message>
        <source>problem.not-to-act</source>
        <translation>Nem ez a hely következik: %1.</translation>
    </message>
    <message>
        <source>problem.illegal-move</source>
        <translation>Szabálytalan lépés.</translation>
    </message>
    <message>
        <source>problem.illegal-move-by-rule</source>
        <translation>Szabálytalan lépés (%1).</translation>
    </message>
    <message>
        <source>problem.impossible-chance</source>
        <translation>Lehetetlen véletlen esemény: „%1”.</translation>
    </message>
    <message>
        <source>problem.no-journal</source>
        <translation>A napló eleje hiányzik vagy csonka.</translation>
    </message>
    <message>
        <source>problem.journal-line</source>
        <translation>Sérült sor a naplóban: %1.</translation>
    </message>
    <message>
        <source>problem.pencil</source>
        <translation>A jegyzetek néhány ceruzajele olvashatatlan volt, ezek kimaradtak.</translation>
    </message>
    <message>
        <source>problem.bad-path</source>
        <translation>Ez nem JSON-mutató: „%1”.</translation>
    </message>
    <message>
        <source>problem.file-too-large</source>
        <translation>Túl nagy fájl: több mint %1 MB.</translation>
    </message>
    <message>
        <source>problem.output</source>
        <translation>A kimenet nem írható.</translation>
    </message>
    <message>
        <source>cli.file-problem</source>
        <translation>„%1”: %2</translation>
    </message>
    <message>
        <source>cli.place-problem</source>
        <translation>„%1”: %3 (%2)</translation>
    </message>
    <message>
        <source>cli.seat</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>cli.event-problem</source>
        <translation>„%1”: %2[the]. esemény hibás (%3). %4</translation>
    </message>
    <message>
        <source>cli.wrong-use</source>
        <translation>Hibás használat: %1</translation>
    </message>
    <message>
        <source>cli.bot-failed</source>
        <translation>Hely: %1. %2</translation>
    </message>
    <message>
        <source>cli.use.command-missing</source>
        <translation>hiányzik a parancs.</translation>
    </message>
    <message>
        <source>cli.use.required</source>
        <translation>hiányzik: „%1”.</translation>
    </message>
    <message>
        <source>cli.use.unexpected</source>
        <translation>itt ismeretlen: „%1”.</translation>
    </message>
    <message>
        <source>cli.use.bad-value</source>
        <translation>lehetetlen érték: „%1”.</translation>
    </message>
    <message>
        <source>cli.use.excludes</source>
        <translation>nem adható meg együtt egy másik kapcsolóval: „%1”.</translation>
    </message>
    <message>
        <source>cli.use.bad-game</source>
        <translation>ismeretlen játék: „%1”. Lehetséges: %2.</translation>
    </message>
    <message>
        <source>cli.use.bad-kind</source>
        <translation>ismeretlen játékos: „%1”. Lehetséges: random, easy, normal, strong, master, textbook, untaught, exec:PROGRAM.</translation>
    </message>
    <message>
        <source>cli.use.human</source>
        <translation>itt nem játszhat ember: „%1”.</translation>
    </message>
    <message>
        <source>cli.use.bad-seat</source>
        <translation>nincs ilyen hely: „%1”. Lehetséges: none, 0–%2.</translation>
    </message>
    <message>
        <source>cli.use.bad-after</source>
        <translation>az „--after” értéke legfeljebb %1.</translation>
    </message>
    <message>
        <source>cli.use.bad-options</source>
        <translation>a változatok: %1</translation>
    </message>
    <message>
        <source>cli.help.about</source>
        <translation>Intrika a parancssorban: játékszabályok és gépi játékosok ablak nélkül.</translation>
    </message>
    <message>
        <source>cli.help.usage</source>
        <translation>Használat</translation>
    </message>
    <message>
        <source>cli.help.options</source>
        <translation>Kapcsolók</translation>
    </message>
    <message>
        <source>cli.help.option-word</source>
        <translation>KAPCSOLÓK</translation>
    </message>
    <message>
        <source>cli.help.positionals</source>
        <translation>Argumentumok</translation>
    </message>
    <message>
        <source>cli.help.commands</source>
        <translation>Parancsok</translation>
    </message>
    <message>
        <source>cli.help.command-word</source>
        <translation>PARANCS</translation>
    </message>
    <message>
        <source>cli.help.required</source>
        <translation>(kötelező)</translation>
    </message>
    <message>
        <source>cli.help.help</source>
        <translation>Kiírja ezt a súgót.</translation>
    </message>
    <message>
        <source>cli.help.version</source>
        <translation>Kiírja a programváltozatot.</translation>
    </message>
    <message>
        <source>cli.help.lang</source>
        <translation>Az üzenetek nyelve: hu vagy en.</translation>
    </message>
    <message>
        <source>cli.help.games</source>
        <translation>Felsorolja a játékokat és változataikat.</translation>
    </message>
    <message>
        <source>cli.help.scenario</source>
        <translation>Próbahelyzeteket ellenőriz; kiír minden eltérést.</translation>
    </message>
    <message>
        <source>cli.help.replay</source>
        <translation>Játszmákat játszik vissza; kiírja a végső állásukat.</translation>
    </message>
    <message>
        <source>cli.help.trace</source>
        <translation>Játszmát játszik vissza; kiír minden közbülső állást.</translation>
    </message>
    <message>
        <source>cli.help.view</source>
        <translation>Kiírja, mit lát egy hely.</translation>
    </message>
    <message>
        <source>cli.help.moves</source>
        <translation>Kiírja a szabályos lépéseket, soronként egyet.</translation>
    </message>
    <message>
        <source>cli.help.play</source>
        <translation>Gépi játékosok játszmája; kiírja az eredményt.</translation>
    </message>
    <message>
        <source>cli.help.arena</source>
        <translation>Játszmasorozat gépi játékosok között, helycserével; kiírja az eredményeket.</translation>
    </message>
    <message>
        <source>cli.help.bench</source>
        <translation>Megméri a program sebességét.</translation>
    </message>
    <message>
        <source>cli.help.rules</source>
        <translation>Kiírja egy játék szabályait Markdown formában.</translation>
    </message>
    <message>
        <source>cli.help.review</source>
        <translation>Végigelemez egy befejezett játszmát: esélyek, veszteségek, szerencse és tudás.</translation>
    </message>
    <message>
        <source>cli.help.review-jobs</source>
        <translation>Az egyszerre elemzett események száma.</translation>
    </message>
    <message>
        <source>cli.help.puzzle</source>
        <translation>Feladványt készít: olyan állást, amelyben egy lépés a többinél jóval jobb.</translation>
    </message>
    <message>
        <source>cli.help.files</source>
        <translation>Játszma- vagy próbahelyzetfájlok.</translation>
    </message>
    <message>
        <source>cli.help.file</source>
        <translation>Játszma- vagy próbahelyzetfájl.</translation>
    </message>
    <message>
        <source>cli.help.full</source>
        <translation>Minden hely és a néző nézete, és minden szabályos lépés is.</translation>
    </message>
    <message>
        <source>cli.help.seat</source>
        <translation>Hely 0-tól, vagy none: a néző.</translation>
    </message>
    <message>
        <source>cli.help.after</source>
        <translation>Ennyi esemény után; különben az összes után.</translation>
    </message>
    <message>
        <source>cli.help.game</source>
        <translation>A játék azonosítója.</translation>
    </message>
    <message>
        <source>cli.help.seats</source>
        <translation>Játékosok, vesszővel elválasztva: random, easy, normal, strong, master, exec:PROGRAM; vérmérséklettel: strong:bold, strong:careful, strong:grudging; összehasonlításhoz: textbook (keresés, amely csak a szabályokat ismeri), untaught (a strong tanultak nélkül).</translation>
    </message>
    <message>
        <source>cli.help.game-options</source>
        <translation>A játék változatai JSON-objektumként.</translation>
    </message>
    <message>
        <source>cli.help.seed</source>
        <translation>Megismételhetővé teszi a futást.</translation>
    </message>
    <message>
        <source>cli.help.record</source>
        <translation>Ebbe a fájlba írja a játszmát.</translation>
    </message>
    <message>
        <source>cli.help.sides</source>
        <translation>A --seats két fajtája a játék két oldala, felváltva; a helyek száma N.</translation>
    </message>
    <message>
        <source>cli.help.shard</source>
        <translation>A sorozatnak csak az N részéből a K-adikat játssza le, és úgy írja ki, hogy a többivel összeilleszthető legyen.</translation>
    </message>
    <message>
        <source>cli.help.merge</source>
        <translation>Sorozatok részeit illeszti össze; kiírja az eredményeket.</translation>
    </message>
    <message>
        <source>cli.help.rate</source>
        <translation>Egymás ellen játszatja az erősségi szinteket; kiírja, melyik milyen erős (Élő-pontokban).</translation>
    </message>
    <message>
        <source>cli.merge.missing</source>
        <translation>Hiányos sorozat („%1”): %3 játszma közül csak %2 van meg.</translation>
    </message>
    <message>
        <source>cli.merge.twice</source>
        <translation>Egy játszma kétszer szerepel: %1.</translation>
    </message>
    <message>
        <source>cli.merge.seconds</source>
        <translation>Ide másodpercek száma kell.</translation>
    </message>
    <message>
        <source>cli.merge.seed</source>
        <translation>Ide az osztás sorszáma kell.</translation>
    </message>
    <message>
        <source>cli.use.no-sides</source>
        <translation>Ebben a játékban nincs két oldal, a --sides nem használható.</translation>
    </message>
    <message>
        <source>cli.use.two-sides</source>
        <translation>A --sides mellett két fajta áll a --seats után.</translation>
    </message>
    <message>
        <source>cli.help.match-games</source>
        <translation>A játszmák száma.</translation>
    </message>
    <message>
        <source>cli.help.jobs</source>
        <translation>Az egyszerre futó játszmák száma.</translation>
    </message>
    <message>
        <source>cli.help.time</source>
        <translation>Gondolkodásra szánt processzoridő lépésenként, ezredmásodpercben.</translation>
    </message>
    <message>
        <source>cli.help.iterations</source>
        <translation>Keresési ismétlések lépésenként.</translation>
    </message>
    <message>
        <source>cli.help.bench-seats</source>
        <translation>A helyek száma.</translation>
    </message>
    <message>
        <source>cli.help.seconds</source>
        <translation>Hozzávetőleges idő játékonként, másodpercben.</translation>
    </message>
    <message>
        <source>undo.nothing</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>undo.over</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>undo.another</source>
        <translation>Nem vonható vissza: azóta %1 döntött.</translation>
    </message>
    <message>
        <source>undo.informed</source>
        <translation>Nem vonható vissza: azóta kiderült valami.</translation>
    </message>
    <message>
        <source>problem.disk-full</source>
        <translation>Megtelt a lemez, ez a fájl nem írható: „%1”. A korábbi mentések megvannak.</translation>
    </message>
    <message>
        <source>problem.no-permission</source>
        <translation>Nincs jogod írni ezt a fájlt: „%1”. A korábbi mentések megvannak.</translation>
    </message>
    <message>
        <source>problem.read-only</source>
        <translation>Ez a hely csak olvasható, a fájl nem írható: „%1”. A korábbi mentések megvannak.</translation>
    </message>
    <message>
        <source>problem.disk-fault</source>
        <translation>A lemez hibát jelez, ez a fájl nem írható: „%1”.</translation>
    </message>
    <message>
        <source>problem.folder-gone</source>
        <translation>Eltűnt ennek a fájlnak a mappája: „%1”.</translation>
    </message>
    <message>
        <source>problem.cannot-delete</source>
        <translation>Nem sikerült a kukába tenni: „%1”. A fájl a helyén maradt.</translation>
    </message>
    <message>
        <source>problem.cannot-write</source>
        <translation>Nem sikerült menteni ezt a fájlt: „%1” (%2). A korábbi mentések megvannak.</translation>
    </message>
    <message>
        <source>problem.no-folder</source>
        <translation>Nem sikerült létrehozni ezt a mappát: „%1”. A játszma mentés nélkül folytatódik.</translation>
    </message>
    <message>
        <source>table.adviser</source>
        <translation>A tanácsadója: „%1”</translation>
    </message>
    <message>
        <source>table.speaks-for-it</source>
        <translation>Ami mellette szól: „%1”</translation>
    </message>
    <message>
        <source>problem.being-played</source>
        <translation>Ezt a játszmát egy másik ablakban már játsszák.</translation>
    </message>
    <message>
        <source>problem.cannot-read</source>
        <translation>Nem sikerült beolvasni ezt a fájlt: „%1” (%2).</translation>
    </message>
    <message>
        <source>problem.text-too-long</source>
        <translation>Túl hosszú szöveg: legfeljebb %1 karakteres lehet.</translation>
    </message>
    <message>
        <source>problem.why.not-there</source>
        <translation>nincs ilyen fájl</translation>
    </message>
    <message>
        <source>problem.why.not-allowed</source>
        <translation>nincs hozzá jogosultság</translation>
    </message>
    <message>
        <source>problem.why.no-file</source>
        <translation>ez nem közönséges fájl</translation>
    </message>
    <message>
        <source>problem.why.system</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>mark.red</source>
        <translation>rombusz</translation>
    </message>
    <message>
        <source>mark.blue</source>
        <translation>gyűrű</translation>
    </message>
    <message>
        <source>mark.yellow</source>
        <translation>csillag</translation>
    </message>
    <message>
        <source>mark.green</source>
        <translation>háromszög</translation>
    </message>
    <message>
        <source>mark.white</source>
        <translation>négyzet</translation>
    </message>
    <message>
        <source>mark.black</source>
        <translation>kereszt</translation>
    </message>
    <message>
        <source>mark.brown</source>
        <translation>homokóra</translation>
    </message>
    <message>
        <source>mark.sky</source>
        <translation>hold</translation>
    </message>
    <message>
        <source>mark.pink</source>
        <translation>szív</translation>
    </message>
    <message>
        <source>mark.grey</source>
        <translation>ék</translation>
    </message>
    <message>
        <source>problem.wrong-length</source>
        <translation>Itt %1 elemű listának kell állnia.</translation>
    </message>
    <message>
        <source>problem.number-range</source>
        <translation>Itt egész számnak kell állnia, legalább %1, legfeljebb %2.</translation>
    </message>
    <message>
        <source>problem.not-name</source>
        <translation>Itt azonosítónak kell állnia.</translation>
    </message>
    <message>
        <source>problem.unknown-name</source>
        <translation>Ismeretlen azonosító: „%1”.</translation>
    </message>
    <message>
        <source>problem.not-ascending</source>
        <translation>Ennek a listának növekvő sorrendűnek kell lennie.</translation>
    </message>
    <message>
        <source>problem.not-null</source>
        <translation>Ebben a fázisban az érték csak null lehet.</translation>
    </message>
    <message>
        <source>problem.external-bot.start</source>
        <translation>A külső játékos nem indítható („%1”): véletlen lépés.</translation>
    </message>
    <message>
        <source>problem.external-bot.late</source>
        <translation>A külső játékos („%1”) %2 mp alatt nem felelt: véletlen lépés.</translation>
    </message>
    <message>
        <source>problem.external-bot.stopped</source>
        <translation>A külső játékos gondolkodása félbeszakadt („%1”): véletlen lépés.</translation>
    </message>
    <message>
        <source>problem.external-bot.gone</source>
        <translation>A külső játékos („%1”) leállt: véletlen lépés.</translation>
    </message>
    <message>
        <source>problem.external-bot.nonsense</source>
        <translation>A külső játékos („%1”) hibás választ adott: véletlen lépés.</translation>
    </message>
    <message>
        <source>problem.at-place</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>problem.empty</source>
        <translation>Itt valaminek állnia kell.</translation>
    </message>
    <message>
        <source>board.new</source>
        <translation>Új tábla</translation>
    </message>
    <message>
        <source>board.new-village</source>
        <translation>%1. falu</translation>
    </message>
    <message>
        <source>board.new-town</source>
        <translation>%1. kisváros</translation>
    </message>
    <message>
        <source>board.new-river</source>
        <translation>%1. folyó</translation>
    </message>
    <message>
        <source>problem.board.no-cell</source>
        <translation>Nincs ilyen mező: „%1”.</translation>
    </message>
    <message>
        <source>problem.board.row-length</source>
        <translation>Itt %1 jelnek kell állnia.</translation>
    </message>
    <message>
        <source>problem.board.sign</source>
        <translation>Ismeretlen jel: %1.</translation>
    </message>
    <message>
        <source>problem.board.course-breaks</source>
        <translation>A folyó itt megszakad: %1.</translation>
    </message>
    <message>
        <source>problem.board.course-on-land</source>
        <translation>A folyó itt szárazföldre fut: %1.</translation>
    </message>
    <message>
        <source>problem.board.water-twice</source>
        <translation>Ez a vízmező két folyóhoz tartozik: %1.</translation>
    </message>
    <message>
        <source>problem.board.not-at-edge</source>
        <translation>Ez a mező nem a tábla szélén van: %1.</translation>
    </message>
    <message>
        <source>problem.board.joins</source>
        <translation>Itt nem torkollik másik folyóba: %1.</translation>
    </message>
    <message>
        <source>problem.board.two-mouths</source>
        <translation>A folyónak csak egy torkolata lehet.</translation>
    </message>
    <message>
        <source>problem.board.id-twice</source>
        <translation>Ez az azonosító kétszer szerepel: „%1”.</translation>
    </message>
    <message>
        <source>problem.board.no-course</source>
        <translation>Ez a vízmező egy folyóhoz sem tartozik: %1.</translation>
    </message>
    <message>
        <source>problem.board.cities</source>
        <translation>A városok azonosítója kötött, és más nem viselheti.</translation>
    </message>
    <message>
        <source>problem.board.city-missing</source>
        <translation>Hiányzik ez a város: „%1”.</translation>
    </message>
    <message>
        <source>problem.board.cell-twice</source>
        <translation>Ez a mező kétszer szerepel: %1.</translation>
    </message>
    <message>
        <source>problem.board.not-plain</source>
        <translation>Itt síkságnak kell lennie: %1.</translation>
    </message>
    <message>
        <source>problem.board.nameless</source>
        <translation>A táblának mindkét nyelven kell név.</translation>
    </message>
    <message>
        <source>problem.board.no-name</source>
        <translation>Ennek a helynek mindkét nyelven kell név: %1.</translation>
    </message>
    <message>
        <source>problem.board.goal</source>
        <translation>%1 helyet kell meglátogatni, de csak %2 van a táblán.</translation>
    </message>
    <message>
        <source>problem.board.start</source>
        <translation>Legalább három kezdőmező kell.</translation>
    </message>
    <message>
        <source>problem.board.supplied</source>
        <translation>Ez a név a játék egyik táblájáé: „%1”. A táblának más fájlnév kell.</translation>
    </message>
    <message>
        <source>problem.board.no-pile</source>
        <translation>Nincs helye az ajándékpaklinak: „%1”.</translation>
    </message>
    <message>
        <source>problem.no-board</source>
        <translation>Ez a tábla nincs ezen a gépen: „%1”.</translation>
    </message>
    <message>
        <source>table.nobody</source>
        <translation>Senki sem szól</translation>
    </message>
    <message>
        <source>table.put-back</source>
        <translation>Vissza a kérdéshez</translation>
    </message>
    <message>
        <source>table.looked</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>table.person</source>
        <translation>%1 szól</translation>
    </message>
    <message>
        <source>zone.points</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>zone.points-lost</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>zone.points-of</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finale.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>finale.list</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>finale.and</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 osztozik a győzelmen</translation>
    </message>
    <message>
        <source>finale.side</source>
        <translation>%1[The] győzött</translation>
    </message>
    <message>
        <source>finale.nobody</source>
        <translation>Senki sem nyert</translation>
    </message>
    <message numerus="yes">
        <source>finale.points</source>
        <translation>
            <numerusform>%n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.points-below</source>
        <translation>
            <numerusform>−%n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.ahead</source>
        <translation>
            <numerusform>%n ponttal a következő előtt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n lap döntött</numerusform>
        </translation>
    </message>
    <message>
        <source>finale.decided</source>
        <translation>Ez döntött</translation>
    </message>
    <message>
        <source>guests.bye</source>
        <translation>A laptopon bezárták a játszmát.</translation>
    </message>
    <message>
        <source>guests.problem.message</source>
        <translation>Az üzenet értelmezhetetlen.</translation>
    </message>
    <message>
        <source>player.phone</source>
        <translation>Ember telefonnal</translation>
    </message>
    <message>
        <source>player.phone.word</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>player.phone.help</source>
        <translation>Telefonnal vagy táblagéppel játszik, ugyanazon a hálózaton. Telepíteni nem kell semmit: QR-kód vezet oda.</translation>
    </message>
    <message>
        <source>player.phone.missing</source>
        <translation>A telefonokhoz Qt WebSockets, libsodium és libqrcodegen kell; ez az Intrika nélkülük készült.</translation>
    </message>
</context>
</TS>
