<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Opens a saved game; a file name alone does the same.</source>
        <translation>Mentett játszma megnyitása; a puszta fájlnév is elég.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fájl</translation>
    </message>
    <message>
        <source>Starts this game at once.</source>
        <translation>Játszma indítása ebből a játékból.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>játék</translation>
    </message>
    <message>
        <source>Who plays, from the first seat on: human, random, easy, normal, strong, master or exec:PROGRAM.</source>
        <translation>A játékosok az első helytől: human, random, easy, normal, strong, master vagy exec:PROGRAM.</translation>
    </message>
    <message>
        <source>kind,kind,…</source>
        <translation>fajta,fajta,…</translation>
    </message>
    <message>
        <source>Makes the deal and the bots’ choices repeatable.</source>
        <translation>Megismételhető osztás és gépi játék.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>szám</translation>
    </message>
    <message>
        <source>Language of this run: hu or en.</source>
        <translation>A program nyelve ezúttal: hu vagy en.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>nyelv</translation>
    </message>
    <message>
        <source>Saves a picture of the window and quits; needs no display.</source>
        <translation>Kép mentése az ablakról, majd kilépés; képernyő nem kell hozzá.</translation>
    </message>
    <message>
        <source>file.png</source>
        <translation>fájl.png</translation>
    </message>
    <message>
        <source>Takes the picture of a decisive moment: this beat of the next stage, from 1, or its last.</source>
        <translation>Egy döntő pillanat képe: a következő színpad ennyiedik lépése (1-től), vagy az utolsó.</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>lépés</translation>
    </message>
    <message>
        <source>Takes the picture after this many events; bots make the moves.</source>
        <translation>Ennyi esemény után készül a kép; addig gépi játékosok lépnek.</translation>
    </message>
    <message>
        <source>events</source>
        <translation>események</translation>
    </message>
    <message>
        <source>Size of the picture.</source>
        <translation>A kép mérete.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>SZxM</translation>
    </message>
    <message>
        <source>Whose cards the picture shows, counted from 0.</source>
        <translation>Melyik hely lapjai látszanak a képen, 0-tól számozva.</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>hely</translation>
    </message>
    <message>
        <source>unknown language “%1”; possible: %2</source>
        <translation>ismeretlen nyelv: „%1”; lehetséges: %2</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>a --game és a fájl együtt nem adható meg</translation>
    </message>
    <message>
        <source>--%1 needs a number, not “%2”</source>
        <translation>a --%1 értéke csak szám lehet, „%2” nem az</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>egyszerre csak egy fájl nyitható meg</translation>
    </message>
    <message>
        <source>the file has no name</source>
        <translation>hiányzik a fájl neve</translation>
    </message>
    <message>
        <source>--%1 needs --game</source>
        <translation>a --%1 csak a --game mellett használható</translation>
    </message>
    <message>
        <source>unknown game “%1”; possible: %2</source>
        <translation>ismeretlen játék: „%1”; lehetséges: %2</translation>
    </message>
    <message>
        <source>unknown player “%1”; possible: human, random, easy, normal, strong, master, exec:PROGRAM</source>
        <translation>ismeretlen játékos: „%1”; lehetséges: human, random, easy, normal, strong, master, exec:PROGRAM</translation>
    </message>
    <message>
        <source>%1 is for %2–%3 players, --seats names %4</source>
        <translation>%1: a játékosok száma %2–%3 lehet, a --seats szerint %4</translation>
    </message>
    <message>
        <source>--%1 needs --screenshot</source>
        <translation>a --%1 csak a --screenshot mellett használható</translation>
    </message>
    <message>
        <source>there is no seat %1</source>
        <translation>nincs ilyen hely: %1</translation>
    </message>
    <message>
        <source>--size needs width and height, as in 1280x800, not “%1”</source>
        <translation>a --size értéke szélesség és magasság, például 1280x800; „%1” nem az</translation>
    </message>
    <message>
        <source>Games of intrigue on one table: together on one laptop, or against bots.</source>
        <translation>Társasjátékok cselszövőknek, egy asztalon: közös gépen vagy gépi játékosok ellen.</translation>
    </message>
    <message>
        <source>A saved game (.intrika).</source>
        <translation>Mentett játszma (.intrika).</translation>
    </message>
    <message>
        <source>Measures start, memory and frames against those of an empty window; prints JSON lines.</source>
        <translation>Indulást, memóriát és képkockákat mér egy üres ablakkal összevetve; JSON-sorokat ír ki.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>A súgó kiírása.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>A programváltozat kiírása.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Games of intrigue on one table.</source>
        <translation>Társasjátékok cselszövőknek, egy asztalon.</translation>
    </message>
    <message>
        <source>Bots see only what their seat sees; the same views are all that they are given.</source>
        <translation>A gépi játékosok csak azt látják, amit a helyükről látni lehet; mást a program nem is ad nekik.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy későbbi változata szerint. Semmiféle garancia nem jár hozzá.</translation>
    </message>
    <message>
        <source>Built with Qt %1 (LGPL), JSON for Modern C++ (MIT) and the typeface Gentium Plus (SIL OFL).</source>
        <translation>Felhasznált művek: Qt %1 (LGPL), JSON for Modern C++ (MIT), Gentium Plus betűtípus (SIL OFL).</translation>
    </message>
    <message>
        <source>Emblems by Lorc, Delapouite, Skoll, DarkZaitzev, Cathelineau, Zajkonur and Pepijn Poolman (game-icons.net), CC BY 3.0; changed: two tones, outlined, composed.</source>
        <translation>Emblémák: Lorc, Delapouite, Skoll, DarkZaitzev, Cathelineau, Zajkonur és Pepijn Poolman (game-icons.net), CC BY 3.0; kéttónusúra alakítva, körvonallal, képbe rendezve.</translation>
    </message>
    <message>
        <source>About Intrika</source>
        <translation>Az Intrika névjegye</translation>
    </message>
    <message>
        <source>Games are kept in plain text, hidden cards too: whoever looks into their files cheats.</source>
        <translation>A játszmák olvasható fájlokban vannak, a rejtett lapokkal együtt: aki beléjük néz, csal.</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>no window came up</source>
        <translation>nem jött létre ablak</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Beatrice Clement Sophia Adam Ursula Matthew Helen Valentine Kate Gregory</source>
        <extracomment>First names, one a seat, ten in all and each with another initial, separated by spaces.</extracomment>
        <translation>Borbála Kelemen Zsófia Ádám Orsolya Mátyás Ilona Vince Judit Gergely</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>there is no seat %1</source>
        <translation>nincs ilyen hely: %1</translation>
    </message>
    <message>
        <source>the picture cannot be written: “%1”</source>
        <translation>a kép nem írható: „%1”</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after the number</comment>
        <translation>
            <numerusform>pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand</comment>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>következik</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>at stake</source>
        <translation>ez a tét</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>elhasználva</translation>
    </message>
    <message>
        <source>Between: %1; %2</source>
        <translation>Két szomszéd között: %1; %2</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>Itt: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>kiválasztva</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>választható</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>It could not be brought back.</source>
        <translation>Nem sikerült visszahozni.</translation>
    </message>
    <message>
        <source>In the trash: %1, %2.</source>
        <translation>A kukában: %1, %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>WhenText</name>
    <message>
        <source>today %1</source>
        <translation>ma %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>tegnap %1</translation>
    </message>
</context>
<context>
    <name>intrika::start::ContinuePanel</name>
    <message>
        <source>Welcome to the table</source>
        <translation>Üdv az asztalnál!</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Press Enter: the cards are dealt, and bots sit down with you. Or seat your friends around this laptop.

The program knows the rules: it shows what is allowed, and says why something is not.</source>
        <translation>Nyomj Entert: a program kiosztja a lapokat, és gépi játékosok ülnek melléd. Vagy ültesd le a barátaidat a gép köré.

A program ismeri a szabályokat: mutatja, mit szabad, és megmondja, mit miért nem.</translation>
    </message>
</context>
<context>
    <name>intrika::play::CountedCards</name>
    <message>
        <source>What was counted</source>
        <translation>Így jöttek a pontok</translation>
    </message>
</context>
<context>
    <name>intrika::play::Curtain</name>
    <message>
        <source>%1 is next</source>
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>The table is hidden</source>
        <translation>Az asztal el van rejtve</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Itt vagyok</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Az asztal mutatása</translation>
    </message>
    <message>
        <source>Hand over the laptop. Everybody else looks away; a click, Enter or Space shows the table.</source>
        <translation>Add át a gépet. Mindenki más forduljon el; kattintásra, Enterre vagy szóközre látszik az asztal.</translation>
    </message>
    <message>
        <source>A click, Enter or Space shows it again.</source>
        <translation>Kattintásra, Enterre vagy szóközre újra látszik.</translation>
    </message>
    <message>
        <source>A slip? Take the last decision back</source>
        <translation>Tévedés volt? Vond vissza az utolsó döntést</translation>
    </message>
    <message>
        <source>%1 looks at their own cards</source>
        <translation>%1 megnézi a lapjait</translation>
    </message>
</context>
<context>
    <name>intrika::play::Decision</name>
    <message>
        <source>To the whole table</source>
        <translation>Az egész asztalhoz</translation>
    </message>
</context>
<context>
    <name>intrika::finished::FinishedPage</name>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Győztes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Befejezett játszmák</translation>
    </message>
    <message>
        <source>No game has been played to its end yet. Finished games will be listed here.</source>
        <translation>Még nincs befejezett játszma. Amelyiknek vége lesz, az ide kerül.</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Melyik játék játszmái látszanak</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
</context>
<context>
    <name>intrika::finished::FinishedReader</name>
    <message>
        <source>Reading the finished games…</source>
        <translation>A befejezett játszmák beolvasása…</translation>
    </message>
</context>
<context>
    <name>intrika::shell::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>Mentett játszma megnyitása</translation>
    </message>
    <message>
        <source>Games (*.intrika);;All files (*)</source>
        <translation>Játszmák (*.intrika);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be opened. %2</source>
        <translation>„%1” nem nyitható meg. %2</translation>
    </message>
    <message>
        <source>“%1” is played on the board “%2”, which is not on this computer. Choose the board’s file; or put it into the folder %3, and open the game again.</source>
        <translation>„%1” olyan táblán zajlik, amely ezen a gépen nincs meg: „%2”. Válaszd ki a tábla fájlját, vagy tedd ebbe a mappába: %3, és nyisd meg újra a játszmát.</translation>
    </message>
    <message>
        <source>Choose the board “%1”</source>
        <translation>Tábla kiválasztása: „%1”</translation>
    </message>
    <message>
        <source>Choose the board…</source>
        <translation>Tábla kiválasztása…</translation>
    </message>
    <message>
        <source>Choose another board</source>
        <translation>Másik tábla választása</translation>
    </message>
    <message>
        <source>“%1” cannot be played on. %2</source>
        <translation>Ezen nem lehet játszani: „%1”. %2</translation>
    </message>
    <message>
        <source>“%1” holds the board “%2”; the game is played on “%3”.</source>
        <translation>„%1” egy másik tábla fájlja („%2”); a játszmához ez kell: „%3”.</translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation>Táblák (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>“%1” names a program that is to play. No program is ever started from a file: a bot of the level “%2” plays instead.</source>
        <translation>„%1” külső programot jelöl meg játékosnak. Fájlból soha nem indul el program: helyette „%2” szintű gépi játékos játszik.</translation>
    </message>
    <message>
        <source>“%1” is damaged. %2</source>
        <translation>„%1” sérült. %2</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n move(s)</source>
        <translation>
            <numerusform>Az első %n lépés megnyitása</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Nincs félbehagyott játszma.</translation>
    </message>
    <message>
        <source>The game cannot be continued. %1</source>
        <translation>A játszma nem folytatható. %1</translation>
    </message>
    <message numerus="yes">
        <source>The end of this game was damaged: it goes on after %n move(s). %1</source>
        <translation>
            <numerusform>A játszma vége sérült volt: %n lépés után folytatódik. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::play::GamePage</name>
    <message>
        <source>Notebook</source>
        <translation>Jegyzetek</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>A játszma mentése</translation>
    </message>
    <message>
        <source>Intrika games (*.intrika)</source>
        <translation>Intrika-játszmák (*.intrika)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hide now</source>
        <translation>Elrejtés</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>List of choices</source>
        <translation>Választások listája</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Gyakorló játszma</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Kéz</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Saját sorrend</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Fajta szerint</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Érték szerint</translation>
    </message>
    <message>
        <source>Sort differently</source>
        <translation>Másik sorrend</translation>
    </message>
    <message>
        <source>Save without secrets</source>
        <translation>Mentés titkok nélkül</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Szövegek (*.txt)</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Telefonok…</translation>
    </message>
</context>
<context>
    <name>intrika::play::Hints</name>
    <message>
        <source>Tells what a strong player would do.</source>
        <translation>Megmondja, mit tenne egy erős játékos.</translation>
    </message>
    <message>
        <source>Hints know your cards: look at those first.</source>
        <translation>A tipp a lapjaidból indul ki: előbb nézd meg őket.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Tippet csak a saját körödben kérhetsz.</translation>
    </message>
    <message>
        <source>Here it is yours alone to find.</source>
        <translation>Ezt itt egyedül kell megtalálnod.</translation>
    </message>
</context>
<context>
    <name>intrika::play::OwnCards</name>
    <message>
        <source>Nobody else should look now. The table waits for you.</source>
        <translation>Most senki más ne nézzen ide. Az asztal megvár.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Look at my cards…</source>
        <translation>Saját lapjaim megnézése…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Lapjaim</translation>
    </message>
    <message>
        <source>Shows again what everybody may see.</source>
        <translation>Ismét azt mutatja, amit mindenki láthat.</translation>
    </message>
    <message>
        <source>Shows your own cards behind the curtain, whoever is to act.</source>
        <translation>A függöny mögött megmutatja a saját lapjaidat, bárki van is soron.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HandSorting</name>
    <message>
        <source>Hand, %1: %2</source>
        <translation>Kézben, %1: %2</translation>
    </message>
    <message>
        <source>%1: place %L2 of %L3</source>
        <translation>%1: %L2. hely, összesen %L3</translation>
    </message>
</context>
<context>
    <name>intrika::play::Saving</name>
    <message>
        <source>Save what %1 knows…</source>
        <translation>Mentés: amit %1 tud…</translation>
    </message>
    <message>
        <source>Save what everybody knows…</source>
        <translation>Mentés: amit mindenki tud…</translation>
    </message>
</context>
<context>
    <name>intrika::play::LookingBack</name>
    <message>
        <source>This is for everybody at the table. Go on when all have seen it.</source>
        <translation>Ez az asztalnál mindenkire tartozik. Akkor lépjetek tovább, ha már mindenki látta.</translation>
    </message>
</context>
<context>
    <name>intrika::play::Rests</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 gondolkodik…</translation>
    </message>
</context>
<context>
    <name>intrika::play::ScreenDisplay</name>
    <message>
        <source>Takes back your last decision.</source>
        <translation>Visszavonja az utolsó döntésedet.</translation>
    </message>
    <message>
        <source>Deciding on a phone: %1</source>
        <translation>Telefonon dönt: %1</translation>
    </message>
</context>
<context>
    <name>intrika::shell::GameStarter</name>
    <message>
        <source>New to this game? The guided game teaches it at the table in five minutes.</source>
        <translation>Most játszod először? A tanulójátszma öt perc alatt, az asztalnál megtanítja a játékot.</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Tanulójátszma</translation>
    </message>
    <message>
        <source>Phones cannot reach this computer: it is in no network.</source>
        <translation>A telefonok nem érik el ezt a számítógépet: nincs hálózaton.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HintPanel</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Készül a tipp…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>prospects %1%</source>
        <translation>esély: %1%</translation>
    </message>
    <message>
        <source>prospects %1%, no worse as far as can be told</source>
        <translation>esély: %1%, amennyire megállapítható, ugyanolyan jó</translation>
    </message>
</context>
<context>
    <name>intrika::play::LessonBubble</name>
    <message>
        <source>Guided game · step %1 of %2</source>
        <translation>Tanulójátszma · %1. lépés, összesen %2</translation>
    </message>
    <message>
        <source>Drag the bubble to where you want it, or press Ctrl and an arrow key.</source>
        <translation>Húzd a buborékot oda, ahol jó helyen van, vagy nyomd meg a Ctrl-t és egy nyílbillentyűt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játszom tovább</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Tanulás vége</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Leaves the guided game; you play on against bots (Esc, then Enter).</source>
        <translation>Kilépsz a tanulójátszmából, és gépi játékosok ellen játszol tovább (Esc, majd Enter).</translation>
    </message>
</context>
<context>
    <name>intrika::play::LessonGuide</name>
    <message>
        <source>This is the end of the guided game. Play on, or go back to the start page.</source>
        <translation>Ez a tanulójátszma vége. Játssz tovább, vagy térj vissza a kezdőlapra.</translation>
    </message>
    <message>
        <source>Read the bubble on the table, then choose “Go on”. The table waits for you.</source>
        <translation>Olvasd el a buborékot az asztalon, aztán válaszd ezt: Tovább. Az asztal megvár.</translation>
    </message>
</context>
<context>
    <name>KnownText</name>
    <message>
        <source>%1 – what everybody knows</source>
        <translation>%1 – amit mindenki tud</translation>
    </message>
    <message>
        <source>%1 – what %2 knows</source>
        <translation>%1 – amit %2 tud</translation>
    </message>
    <message>
        <source>To be read, not to be played on: what is secret is not in it.</source>
        <translation>Olvasni való, folytatni nem lehet: ami titok, az nincs benne.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ami történt</translation>
    </message>
</context>
<context>
    <name>intrika::play::LogPanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Az előző köröd óta</translation>
    </message>
    <message>
        <source>A click on a line shows the table as it stood then.</source>
        <translation>Egy sorra kattintva látod, hogyan állt akkor az asztal.</translation>
    </message>
</context>
<context>
    <name>intrika::shell::MainWindow</name>
    <message>
        <source>%1 – Intrika</source>
        <translation>%1 – Intrika</translation>
    </message>
</context>
<context>
    <name>intrika::shell::PresentGame</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>“%1” holds all cards in plain text, the hidden ones too: whoever looks into it knows everybody’s secrets. To show the game to others, the Game menu saves it without secrets.</source>
        <translation>„%1”: ebben a fájlban minden lap olvasható, a rejtettek is; aki belenéz, mindenki titkát ismeri. Ha másnak is megmutatnád a játszmát, a Játék menüben titkok nélkül is elmentheted.</translation>
    </message>
</context>
<context>
    <name>intrika::shell::UnsavedGame</name>
    <message>
        <source>Unsaved game</source>
        <translation>Mentetlen játszma</translation>
    </message>
    <message>
        <source>The latest moves of this game could not be saved.</source>
        <translation>A játszma utolsó lépéseit nem sikerült elmenteni.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost.</source>
        <translation>Ha most kilépsz, elvesznek.</translation>
    </message>
    <message>
        <source>If you leave the game now, they are lost.</source>
        <translation>Ha most otthagyod a játszmát, elvesznek.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újrapróbálás</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Távozás mentés nélkül</translation>
    </message>
</context>
<context>
    <name>intrika::shell::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játszma</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Új &amp;játszma…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Kezdő&amp;lap</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Lépés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Játékszabály</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Billentyűk</translation>
    </message>
    <message>
        <source>&amp;About Intrika</source>
        <translation>Az Intrika &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;Guided game</source>
        <translation>&amp;Tanulójátszma</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Bemutató</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Le&amp;gutóbbiak</translation>
    </message>
    <message>
        <source>&amp;Finished games</source>
        <translation>B&amp;efejezett játszmák</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statisztika</translation>
    </message>
    <message>
        <source>&amp;Print at home…</source>
        <translation>Nyomtatás &amp;otthon…</translation>
    </message>
    <message>
        <source>&amp;Board editor</source>
        <translation>&amp;Táblaszerkesztő</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Fela&amp;dványok</translation>
    </message>
</context>
<context>
    <name>intrika::settings::NameBar</name>
    <message>
        <source>What is your name?</source>
        <translation>Hogy hívnak?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Ez legyen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyás</translation>
    </message>
</context>
<context>
    <name>intrika::stage::StageView</name>
    <message>
        <source>Space: on · Esc: skip it all</source>
        <translation>szóköz: tovább · Esc: az egészet átugrom</translation>
    </message>
</context>
<context>
    <name>intrika::play::NewsStrip</name>
    <message numerus="yes">
        <source>%n step(s) since your last turn</source>
        <translation>
            <numerusform>%n lépés az előző köröd óta</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>intrika::play::NotebookPage</name>
    <message>
        <source>Notebook · %1</source>
        <translation>Jegyzetek · %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Disc: certain. Ring: possible. Stroke: impossible.</source>
        <translation>Korong: biztos. Karika: lehetséges. Vonás: kizárt.</translation>
    </message>
    <message>
        <source>Who was shown what</source>
        <translation>Ki mit látott</translation>
    </message>
    <message>
        <source>What you can conclude</source>
        <translation>Amire következtethetsz</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>kizárt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>lehetséges</translation>
    </message>
    <message>
        <source>certain, %L1 or more</source>
        <translation>biztos, legalább %L1</translation>
    </message>
    <message>
        <source>certain, %L1</source>
        <translation>biztos, %L1</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>biztos</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Click a ring to pencil in what you suspect (?, ✓, ✗); by key: ?, +, −, Delete.</source>
        <translation>Karikára kattintva ceruzával jelölheted, mit sejtesz (?, ✓, ✗); billentyűvel: ?, +, −, Delete.</translation>
    </message>
</context>
<context>
    <name>intrika::play::NotebookPencil</name>
    <message>
        <source>perhaps</source>
        <translation>talán</translation>
    </message>
    <message>
        <source>I think so</source>
        <translation>szerintem igen</translation>
    </message>
    <message>
        <source>I think not</source>
        <translation>szerintem nem</translation>
    </message>
    <message>
        <source>%1; in pencil: %2</source>
        <translation>%1; ceruzával: %2</translation>
    </message>
    <message>
        <source>Rub out all pencil marks for good</source>
        <translation>Minden ceruzajel végleges törlése</translation>
    </message>
    <message>
        <source>Rub out all pencil marks</source>
        <translation>Minden ceruzajel törlése</translation>
    </message>
</context>
<context>
    <name>intrika::pages::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>intrika::pages::PaperPage</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
</context>
<context>
    <name>intrika::start::Poster</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 játékos</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 perc</translation>
    </message>
    <message>
        <source>light: quick to learn</source>
        <translation>könnyű: percek alatt megtanulható</translation>
    </message>
    <message>
        <source>medium: a rule or two to look up</source>
        <translation>közepes: egy-két szabálynak utána kell nézni</translation>
    </message>
    <message>
        <source>heavy: much to keep in mind</source>
        <translation>összetett: sok mindent kell fejben tartani</translation>
    </message>
</context>
<context>
    <name>intrika::play::PromptPanel</name>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Shows the next move at once (Space or Enter).</source>
        <translation>Azonnal mutatja a következő lépést (Szóköz vagy Enter).</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Listában</translation>
    </message>
    <message>
        <source>All choices in words, too (Ctrl+K).</source>
        <translation>Minden választás szavakban is (Ctrl+K).</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Láttam</translation>
    </message>
    <message>
        <source>%1 · open the rule</source>
        <translation>%1 · a szabály megnyitása</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Minden választás</translation>
    </message>
    <message>
        <source>Keys 1 to 9 select, Enter decides.</source>
        <translation>1–9: kijelölés, Enter: döntés.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nincs kijelölve semmi</translation>
    </message>
    <message>
        <source>Not complete yet</source>
        <translation>Még nem teljes</translation>
    </message>
    <message>
        <source>%1 of %2 choices</source>
        <translation>%2 választás közül %1</translation>
    </message>
    <message>
        <source>%1 · show all</source>
        <translation>%1 · az összes mutatása</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>intrika::play::ReplayBar</name>
    <message>
        <source>Replay: the beginning</source>
        <translation>Visszajátszás: a kezdet</translation>
    </message>
    <message>
        <source>Looking back: the beginning</source>
        <translation>Visszatekintés: a kezdet</translation>
    </message>
    <message>
        <source>Replay: step %L1 of %L2</source>
        <translation>Visszajátszás: %L1. lépés, összesen %L2</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Looking back: step %L1 of %L2</source>
        <translation>Visszatekintés: %L1. lépés, összesen %L2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ugrás az elejére</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ugrás a végére</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Kinek a szemével</translation>
    </message>
    <message>
        <source>Whose view of the table is shown.</source>
        <translation>Kinek a szemével látszik az asztal.</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Néző</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Minden lap felfedve</translation>
    </message>
</context>
<context>
    <name>intrika::finale::FinaleView</name>
    <message>
        <source>Play again</source>
        <translation>Újra, ugyanígy</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>How it came</source>
        <translation>Így történt</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
</context>
<context>
    <name>intrika::finale::RankRibbon</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HowItCame</name>
    <message>
        <source>How it came</source>
        <translation>Így történt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Miből jöttek a pontok</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>intrika::rules::RulesReader</name>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályban</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Előző találat (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Következő találat (Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Játékszabály</translation>
    </message>
    <message>
        <source>Hit %1 of %2</source>
        <translation>%1. találat, összesen %2</translation>
    </message>
    <message>
        <source>No hits for “%1”</source>
        <translation>Nincs találat erre: „%1”</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártyák</translation>
    </message>
</context>
<context>
    <name>intrika::start::SavedRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Folytatás: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Törlés: %1</translation>
    </message>
    <message>
        <source>Delete (Delete key)</source>
        <translation>Törlés (Delete)</translation>
    </message>
</context>
<context>
    <name>intrika::play::ScoreChart</name>
    <message>
        <source>The beginning</source>
        <translation>A kezdet</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Pontok fordulónként</translation>
    </message>
</context>
<context>
    <name>intrika::settings::SettingsMenu</name>
    <message>
        <source>You</source>
        <translation>Rólad</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Játék közben</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Beállítások</translation>
    </message>
    <message>
        <source>All on &amp;one page</source>
        <translation>Minden egy &amp;oldalon</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Nyelv</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>A &amp;gépi játékosok tempója</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lassú</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Átlagos</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Gyors</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;Azonnali</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Mozgás</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Nincs</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Asztal</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
    </message>
    <message>
        <source>&amp;Hide the table when another program is in front</source>
        <translation>Az asztal &amp;elrejtése, ha más program van elöl</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Hangok</translation>
    </message>
    <message>
        <source>Bots have &amp;temperaments</source>
        <translation>A gépeknek van &amp;vérmérsékletük</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Hang&amp;erő</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Halk</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Közepes</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>H&amp;angos</translation>
    </message>
</context>
<context>
    <name>intrika::settings::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
</context>
<context>
    <name>intrika::setup::PlayerBox</name>
    <message>
        <source>Bot: %1</source>
        <translation>Gép: %1</translation>
    </message>
    <message>
        <source>External program…</source>
        <translation>Külső program…</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Program: %1</translation>
    </message>
    <message>
        <source>Program that plays</source>
        <translation>Külső játékos programja</translation>
    </message>
</context>
<context>
    <name>intrika::setup::PlaceCard</name>
    <message>
        <source>Seat %1</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: név</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1: játékos</translation>
    </message>
    <message>
        <source>%1, %2: change seats</source>
        <translation>%1, %2: helycsere</translation>
    </message>
    <message>
        <source>Arrow keys: to the next chair.</source>
        <translation>Nyílbillentyűk: a szomszédos székre.</translation>
    </message>
    <message>
        <source>%1: drag it to another chair to change seats</source>
        <translation>%1: húzd másik székhez, ha helyet cserélnél</translation>
    </message>
</context>
<context>
    <name>intrika::setup::Invitation</name>
    <message>
        <source>seat someone</source>
        <translation>leültetek</translation>
    </message>
    <message>
        <source>One more player, at this chair</source>
        <translation>Még egy játékos erre a székre</translation>
    </message>
</context>
<context>
    <name>intrika::setup::TableRoom</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Ki ül az asztalhoz?</translation>
    </message>
    <message>
        <source>Drag a card to another chair, or write on it.</source>
        <translation>Húzd a névkártyát másik székhez, vagy írj rá.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::GameOptions</name>
    <message>
        <source>Deal number</source>
        <translation>Az osztás sorszáma</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Ugyanaz a szám ugyanazt az osztást adja.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Gyakorló játszma</translation>
    </message>
    <message>
        <source>Everything can be undone, and the log tells why the bots moved, as soon as that gives away nothing hidden; the rest is told after the end. It does not count towards the statistics.</source>
        <translation>Minden visszavonható, és a napló elmondja, mit miért léptek a gépi játékosok, amint az már semmi rejtettet nem árul el; a többit a játszma végén. Nem számít bele a statisztikába.</translation>
    </message>
    <message>
        <source>A board of your own.</source>
        <translation>Saját tábla.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::SetupSheet</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Everybody is a person</source>
        <translation>Mindenki ember</translation>
    </message>
    <message>
        <source>Others are bots</source>
        <translation>A többiek gépek</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Gépek</translation>
    </message>
    <message>
        <source>No bot sees more than its seat does, and none thinks longer than two seconds about a move.</source>
        <translation>Egyik gép sem lát többet, mint amennyi a helyéről látszik, és egyik sem gondolkodik két másodpercnél tovább egy lépésen.</translation>
    </message>
    <message>
        <source>Bots have temperaments</source>
        <translation>A gépeknek van vérmérsékletük</translation>
    </message>
    <message>
        <source>Each is bold, careful or grudging, plays like it at the strength it has, and speaks up when it betrays somebody or is betrayed.</source>
        <translation>Mindegyik merész, óvatos vagy haragtartó; a maga erejével, de ennek megfelelően játszik, és megszólal, ha elárul valakit, vagy ha őt árulják el.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::SetupPage</name>
    <message>
        <source>Two seats are called “%1”.</source>
        <translation>Két helynek is ez a neve: „%1”.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Új játszma: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdjük!</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Tanulójátszma</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Játékszabály</translation>
    </message>
</context>
<context>
    <name>intrika::start::StartPage</name>
    <message>
        <source>one table · nobody is who they seem</source>
        <translation>egy asztal · senki sem az, akinek látszik</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Játékszabály</translation>
    </message>
    <message>
        <source>F1 rules · Ctrl+O open · F11 full screen</source>
        <translation>F1 játékszabály · Ctrl+O megnyitás · F11 teljes képernyő</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n gépi játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <translation>Azonnali kezdés: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játszma…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Befejezett játszmák</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Tanulójátszma</translation>
    </message>
    <message>
        <source>who plays, and with which options.</source>
        <translation>kik játsszák, és melyik változatot.</translation>
    </message>
    <message>
        <source>all of its rules, with pictures of the cards.</source>
        <translation>a teljes szabály, a kártyák képével.</translation>
    </message>
    <message>
        <source>learn it at the table in five minutes.</source>
        <translation>tanuld meg öt perc alatt, az asztalnál.</translation>
    </message>
    <message>
        <source>Print at home…</source>
        <translation>Nyomtatás otthon…</translation>
    </message>
    <message>
        <source>A game to cut out, fold and play at a table.</source>
        <translation>Kivágható, összehajtható társasjáték igazi asztalra.</translation>
    </message>
    <message>
        <source>Today’s puzzle ✓</source>
        <translation>Mai feladvány ✓</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Mai feladvány</translation>
    </message>
    <message>
        <source>%1: one choice is far better than every other.</source>
        <translation>%1: egy választás sokkal jobb minden másiknál.</translation>
    </message>
    <message>
        <source>You have solved it.</source>
        <translation>Megoldottad.</translation>
    </message>
    <message numerus="yes">
        <source>Solved %n day(s) in a row.</source>
        <translation>
            <numerusform>%n egymást követő napon megoldva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::finished::StatisticsPage</name>
    <message>
        <source>people</source>
        <translation>emberek</translation>
    </message>
    <message>
        <source>external program</source>
        <translation>külső program</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>vegyes</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Every game that a person plays to its end counts, except practice and guided games.</source>
        <translation>Még nincs mit számolni. Minden játszma számít, amelyet ember játszik végig, kivéve a gyakorló- és a tanulójátszmákat.</translation>
    </message>
    <message>
        <source>Counted from the finished games, on this computer only. Practice and guided games do not count, nor those of bots alone; the average time is that of games played in one sitting.</source>
        <translation>A befejezett játszmákból számolva, csak ezen a gépen. A gyakorló- és a tanulójátszmák, valamint a gépek egymás közti játszmái nem számítanak; az átlagos idő az egy ültő helyben végigjátszott játszmáké.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Átlagpont</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Átlagidő</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Reset the statistics? The figures so far are lost; finished games are kept.</source>
        <translation>Induljon elölről a számolás? Az eddigi statisztika elvész, a befejezett játszmák megmaradnak.</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Statisztika törlése</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Tudás és szerencse</translation>
    </message>
</context>
<context>
    <name>intrika::scene::TableView</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Bring it back: %1</source>
        <translation>Előhozás: %1</translation>
    </message>
    <message>
        <source>Put it aside: %1</source>
        <translation>Félretevés: %1</translation>
    </message>
</context>
<context>
    <name>intrika::shell::TextSheet</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>intrika::play::WhyPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What was weighed</source>
        <translation>Amit mérlegelt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miért?</translation>
    </message>
    <message>
        <source>Tells what a strong player would have done with this hand.</source>
        <translation>Megmondja, mit lépett volna itt egy erős játékos.</translation>
    </message>
</context>
<context>
    <name>intrika::launch::Surroundings</name>
    <message>
        <source>the display cannot be reached (%1); intrika-cli plays without one</source>
        <translation>a képernyő nem érhető el (%1); az intrika-cli nélküle is játszik</translation>
    </message>
    <message>
        <source>%1=%2: no window can be drawn in this size; %3 to %4 is possible</source>
        <translation>%1=%2: ekkora méretben nem rajzolható meg az ablak; legalább %3, legfeljebb %4 lehet</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>no display: the window needs DISPLAY or WAYLAND_DISPLAY; intrika-cli plays without one</source>
        <translation>nincs képernyő: az ablakhoz DISPLAY vagy WAYLAND_DISPLAY kell; az intrika-cli nélküle is játszik</translation>
    </message>
</context>
<context>
    <name>intrika::settings::TextSizeMenu</name>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Betűméret</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Nagyobb betűk</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kisebb betűk</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>&amp;Szokásos méret</translation>
    </message>
</context>
<context>
    <name>intrika::shell::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Search: what, or a key</source>
        <translation>Keresés: mit szeretnél, vagy melyik billentyű</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Erre nincs billentyű.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalon</translation>
    </message>
    <message>
        <source>the next group: hand, table, seats, choices</source>
        <translation>a következő csoport: kéz, asztal, helyek, választások</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>the previous group</source>
        <translation>az előző csoport</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>within the group</source>
        <translation>mozgás a csoporton belül</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>nyílbillentyűk</translation>
    </message>
    <message>
        <source>pick, put back, confirm</source>
        <translation>kijelölés, visszavétel, jóváhagyás</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>look at it large; skip the motion</source>
        <translation>nagyítás; a mozgás átugrása</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Szóköz</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>egy lépés vissza</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>the choice of that number</source>
        <translation>az ennyiedik választás</translation>
    </message>
    <message>
        <source>decide for what is selected</source>
        <translation>a kijelölt választás jóváhagyása</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>a card of the hand to another place</source>
        <translation>kézben tartott lap áthelyezése</translation>
    </message>
    <message>
        <source>Ctrl+left, Ctrl+right</source>
        <translation>Ctrl+balra, Ctrl+jobbra</translation>
    </message>
    <message>
        <source>on a map: zoom in, zoom out</source>
        <translation>térképen: nagyítás, kicsinyítés</translation>
    </message>
    <message>
        <source>on a map: how far others may come</source>
        <translation>térképen: meddig juthatnak mások</translation>
    </message>
    <message>
        <source>On the table, with the mouse</source>
        <translation>Az asztalon, egérrel</translation>
    </message>
    <message>
        <source>pick, put back</source>
        <translation>kijelölés, visszavétel</translation>
    </message>
    <message>
        <source>click</source>
        <translation>kattintás</translation>
    </message>
    <message>
        <source>pick a card of the hand, or sort it in</source>
        <translation>kézben tartott lap kijelölése vagy áthelyezése</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>húzás</translation>
    </message>
    <message>
        <source>on a map: move a piece</source>
        <translation>térképen: bábu mozgatása</translation>
    </message>
    <message>
        <source>on a map: let go of the piece</source>
        <translation>térképen: a bábu eleresztése</translation>
    </message>
    <message>
        <source>Esc, right button</source>
        <translation>Esc, jobb gomb</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>görgő</translation>
    </message>
    <message>
        <source>on a large map: see another part</source>
        <translation>nagyított térképen: másik részlet</translation>
    </message>
    <message>
        <source>look at it large</source>
        <translation>felnagyítás</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>jobb gomb</translation>
    </message>
</context>
<context>
    <name>intrika::board_editor::BoardEditor</name>
    <message>
        <source>River</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Síkság</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Hegy</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Mocsár</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gázló</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Híd</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Falu</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Kisváros</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdőmező</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>This board is ready to play on.</source>
        <translation>Ezen a táblán lehet játszani.</translation>
    </message>
    <message numerus="yes">
        <source>Still to be fixed: %n</source>
        <translation>
            <numerusform>Még javítandó: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Táblaszerkesztő</translation>
    </message>
    <message>
        <source>The board has unsaved changes. Save them?</source>
        <translation>A tábla nincs mentve. Mented most?</translation>
    </message>
    <message>
        <source>There is another board under the name “%1”. Replace it?</source>
        <translation>Már van egy másik tábla „%1” néven. Felülírod ezzel?</translation>
    </message>
    <message>
        <source>The other board would be lost. To keep both, give this one another file name.</source>
        <translation>A másik tábla elveszne. Ha mindkettőt megtartanád, adj ennek másik fájlnevet.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Felülírás</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Tábla megnyitása</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Táblák (*.json)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Tábla mentése</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Eszközök</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>Amit még javítani kell</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Új tábla</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation>Játszma ezen a táblán</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Üres</translation>
    </message>
    <message>
        <source>A copy of %1</source>
        <translation>Másolat: %1</translation>
    </message>
    <message>
        <source>Print it…</source>
        <translation>Nyomtatás…</translation>
    </message>
</context>
<context>
    <name>intrika::board_editor::BoardForm</name>
    <message>
        <source>What is on %1</source>
        <translation>Ami itt van: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>To be visited</source>
        <translation>Meglátogatandó</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>A tábla</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>&amp;Fájlnév</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Sorok</translation>
    </message>
    <message>
        <source>&amp;Columns of a half</source>
        <translation>Oszlopok a tábla &amp;felén</translation>
    </message>
    <message>
        <source>&amp;Villages to visit</source>
        <translation>Meglátogatandó fal&amp;vak</translation>
    </message>
    <message>
        <source>&amp;Towns to visit</source>
        <translation>Meglátogatandó kisváros&amp;ok</translation>
    </message>
    <message>
        <source>C&amp;ities to visit</source>
        <translation>Meglátogatandó váro&amp;sok</translation>
    </message>
    <message>
        <source>The board&apos;s Hungarian name</source>
        <translation>A tábla magyar neve</translation>
    </message>
    <message>
        <source>The board&apos;s English name</source>
        <translation>A tábla angol neve</translation>
    </message>
    <message>
        <source>The place&apos;s Hungarian name</source>
        <translation>A hely magyar neve</translation>
    </message>
    <message>
        <source>The place&apos;s English name</source>
        <translation>A hely angol neve</translation>
    </message>
</context>
<context>
    <name>intrika::studio::OptionBox</name>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papír:</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A2</source>
        <translation>A2</translation>
    </message>
    <message>
        <source>Orien&amp;tation:</source>
        <translation>&amp;Tájolás:</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Amelyikhez kevesebb ív kell</translation>
    </message>
    <message>
        <source>Portrait sheets</source>
        <translation>Álló ív</translation>
    </message>
    <message>
        <source>Landscape sheets</source>
        <translation>Fekvő ív</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Kártyák:</translation>
    </message>
    <message>
        <source>With bleed: easy to cut</source>
        <translation>Kifutóval: könnyű kivágni</translation>
    </message>
    <message>
        <source>Shared cuts: saves paper</source>
        <translation>Közös vágás: kevesebb papír</translation>
    </message>
    <message>
        <source>Folded pairs: backs always meet</source>
        <translation>Hajtott ív: pontos hátlapok</translation>
    </message>
    <message>
        <source>&amp;Ink:</source>
        <translation>&amp;Festék:</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Színes</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Szürkeárnyalatos</translation>
    </message>
    <message>
        <source>Ink saver</source>
        <translation>Festéktakarékos</translation>
    </message>
    <message>
        <source>&amp;Marks:</source>
        <translation>&amp;Vágójelek:</translation>
    </message>
    <message>
        <source>Crop marks at the edges</source>
        <translation>Az ív szélén</translation>
    </message>
    <message>
        <source>Lines all the way</source>
        <translation>Végigfutó vonalak</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Hátlapok:</translation>
    </message>
    <message>
        <source>Two-sided, long edge</source>
        <translation>Kétoldalas, hosszú él</translation>
    </message>
    <message>
        <source>Two-sided, short edge</source>
        <translation>Kétoldalas, rövid él</translation>
    </message>
    <message>
        <source>No backs</source>
        <translation>Hátlap nélkül</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Sorrend:</translation>
    </message>
    <message>
        <source>Fronts and backs in turn</source>
        <translation>Elő- és hátlapok felváltva</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Csak előlapok</translation>
    </message>
    <message>
        <source>Backs only</source>
        <translation>Csak hátlapok</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PaperPanel</name>
    <message>
        <source>Card &amp;size:</source>
        <translation>Kártya &amp;mérete:</translation>
    </message>
    <message>
        <source>As designed, 63 × 88 mm</source>
        <translation>Eredeti, 63 × 88 mm</translation>
    </message>
    <message>
        <source>Mini, 44 × 68 mm</source>
        <translation>Mini, 44 × 68 mm</translation>
    </message>
    <message>
        <source>Bridge, 56 × 88 mm</source>
        <translation>Bridzs, 56 × 88 mm</translation>
    </message>
    <message>
        <source>Euro, 59 × 92 mm</source>
        <translation>Euro, 59 × 92 mm</translation>
    </message>
    <message>
        <source>Tarot, 70 × 120 mm</source>
        <translation>Tarot, 70 × 120 mm</translation>
    </message>
    <message>
        <source>Another size:</source>
        <translation>Más méret:</translation>
    </message>
    <message>
        <source>Card width</source>
        <translation>Kártya szélessége</translation>
    </message>
    <message>
        <source>Card height</source>
        <translation>Kártya magassága</translation>
    </message>
    <message>
        <source>B&amp;leed:</source>
        <translation>Ki&amp;futó:</translation>
    </message>
    <message>
        <source>&amp;Rounded corners:</source>
        <translation>&amp;Lekerekített sarkok:</translation>
    </message>
    <message>
        <source>O&amp;verlap of the board’s parts:</source>
        <translation>&amp;Átfedés a tábla részei közt:</translation>
    </message>
    <message>
        <source>Paper &amp;weight, for boxes:</source>
        <translation>Papír &amp;súlya, dobozhoz:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>edge to edge</source>
        <translation>átfedés nélkül</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PrinterPanel</name>
    <message>
        <source>Prin&amp;ter:</source>
        <translation>&amp;Nyomtató:</translation>
    </message>
    <message>
        <source>Paper tra&amp;y:</source>
        <translation>Papír&amp;tálca:</translation>
    </message>
    <message>
        <source>Any printer</source>
        <translation>Bármelyik</translation>
    </message>
    <message>
        <source>Usual tray</source>
        <translation>A szokásos</translation>
    </message>
    <message>
        <source>Manual feed</source>
        <translation>Kézi adagoló</translation>
    </message>
    <message>
        <source>Rear tray</source>
        <translation>Hátsó tálca</translation>
    </message>
    <message>
        <source>Sho&amp;w the test sheets</source>
        <translation>P&amp;róbaívek megjelenítése</translation>
    </message>
    <message>
        <source>Print both test sheets, hold one against the light, measure the other with a ruler, and type what you find. It is kept for this printer and tray.</source>
        <translation>Nyomtasd ki mindkét próbaívet, az egyiket tartsd a fény felé, a másikat mérd meg vonalzóval, és írd be, amit látsz. A program ehhez a nyomtatóhoz és tálcához megjegyzi.</translation>
    </message>
    <message>
        <source>The back has to move, to the ri&amp;ght and down:</source>
        <translation>A hátlap el&amp;tolása jobbra és lefelé:</translation>
    </message>
    <message>
        <source>The long lines measure, &amp;horizontally and vertically:</source>
        <translation>A hosszú vonalak mért hossza, ví&amp;zszintes és függőleges:</translation>
    </message>
    <message>
        <source>Offset of the back to the right</source>
        <translation>Hátlap eltolása jobbra</translation>
    </message>
    <message>
        <source>Offset of the back down</source>
        <translation>Hátlap eltolása lefelé</translation>
    </message>
    <message>
        <source>Length of the horizontal line</source>
        <translation>Vízszintes vonal hossza</translation>
    </message>
    <message>
        <source>Length of the vertical line</source>
        <translation>Függőleges vonal hossza</translation>
    </message>
    <message>
        <source>Scale: %1 and %2</source>
        <translation>Méretigazítás: %1 és %2</translation>
    </message>
</context>
<context>
    <name>intrika::studio::OwnPanel</name>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Kép választása</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp);;All files (*)</source>
        <translation>Képek (*.png *.jpg *.jpeg *.bmp *.gif *.webp);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Hátlap: %1</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (saját)</translation>
    </message>
    <message>
        <source>Car&amp;d:</source>
        <translation>La&amp;p:</translation>
    </message>
    <message>
        <source>&amp;Whose:</source>
        <translation>K&amp;ié:</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>Mindenkié</translation>
    </message>
    <message>
        <source>Own &amp;name:</source>
        <translation>Saját &amp;név:</translation>
    </message>
    <message>
        <source>Own te&amp;xt:</source>
        <translation>Saját s&amp;zöveg:</translation>
    </message>
    <message>
        <source>Own picture:</source>
        <translation>Saját kép:</translation>
    </message>
    <message>
        <source>Choose a p&amp;icture…</source>
        <translation>Kép &amp;választása…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Vissza az eredetire</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PartsPanel</name>
    <message>
        <source>Open a board</source>
        <translation>Tábla megnyitása</translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation>Táblák (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>&amp;Játékosok:</translation>
    </message>
    <message>
        <source>Lan&amp;guage printed:</source>
        <translation>A nyomtatás n&amp;yelve:</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Az ablakéval egyező</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>&amp;Tábla:</translation>
    </message>
    <message>
        <source>Open a board &amp;file…</source>
        <translation>Táb&amp;lafájl megnyitása…</translation>
    </message>
    <message>
        <source>Copies of the &amp;selected line:</source>
        <translation>Példányszám a ki&amp;jelölt sorból:</translation>
    </message>
    <message>
        <source>Parts to print</source>
        <translation>Nyomtatandó részek</translation>
    </message>
</context>
<context>
    <name>intrika::studio::NeedsPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From home</source>
        <translation>Ami otthonról kell</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ami papírra kerül</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Mi kell hozzá</translation>
    </message>
    <message numerus="yes">
        <source>%n sleeve(s) for %1 × %2 mm, if you like</source>
        <translation>
            <numerusform>%n kártyavédő: %1 × %2 mm, ha szeretnéd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) of cutting and folding</source>
        <translation>
            <numerusform>vágás, hajtogatás: nagyjából %n perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) of cutting and folding</source>
        <translation>
            <numerusform>vágás, hajtogatás: nagyjából %n óra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of %1</source>
        <translation>
            <numerusform>%n ív %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n oldal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ink as for %n page(s) of text</source>
        <translation>
            <numerusform>%n oldal szövegnyi festék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>%n játékosnak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::studio::PresetMenu</name>
    <message>
        <source>Usual choice</source>
        <translation>Szokásos beállítás</translation>
    </message>
    <message>
        <source>As few sheets as possible</source>
        <translation>Minél kevesebb ív</translation>
    </message>
    <message>
        <source>For sleeves, without backs</source>
        <translation>Kártyavédőhöz, hátlap nélkül</translation>
    </message>
    <message>
        <source>Printer that prints on one side</source>
        <translation>Egyoldalas nyomtatóhoz</translation>
    </message>
    <message>
        <source>As little ink as possible</source>
        <translation>Minél kevesebb festék</translation>
    </message>
    <message>
        <source>&amp;Keep this choice…</source>
        <translation>Beállítás &amp;megjegyzése…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>&amp;Open a preset file…</source>
        <translation>&amp;Beállítás megnyitása…</translation>
    </message>
    <message>
        <source>&amp;Save as a preset file…</source>
        <translation>Beállítás m&amp;entése…</translation>
    </message>
    <message>
        <source>The preset “%1” cannot be read: %2</source>
        <translation>Nem olvasható nyomtatási beállítás: „%1” – %2</translation>
    </message>
    <message>
        <source>Keep this choice</source>
        <translation>Beállítás megjegyzése</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Név:</translation>
    </message>
    <message>
        <source>Open a preset file</source>
        <translation>Beállítás megnyitása</translation>
    </message>
    <message>
        <source>Presets (*.json);;All files (*)</source>
        <translation>Nyomtatási beállítások (*.json);;Minden fájl (*)</translation>
    </message>
    <message>
        <source>“%1” is not a preset: %2</source>
        <translation>„%1” nem nyomtatási beállítás: %2</translation>
    </message>
    <message>
        <source>Save as a preset file</source>
        <translation>Beállítás mentése</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PrintDialog</name>
    <message>
        <source>Own</source>
        <translation>Saját</translation>
    </message>
    <message>
        <source>G&amp;ame:</source>
        <translation>Ját&amp;ék:</translation>
    </message>
    <message>
        <source>The last choice cannot be read: %1</source>
        <translation>Az előző beállítás nem olvasható: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1. oldal, összesen %2</translation>
    </message>
    <message>
        <source>Print at home: %1</source>
        <translation>Nyomtatás otthon: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Nyomtató</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Kellékek</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Előző oldal</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Következő oldal</translation>
    </message>
    <message>
        <source>Turn the sheet</source>
        <translation>Ív megfordítása</translation>
    </message>
    <message>
        <source>Space, on the page</source>
        <translation>Szóköz, az oldalon</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Nagyítás</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Teljes oldal</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Minden oldal</translation>
    </message>
    <message>
        <source>Click to zoom in, click again to zoom out.</source>
        <translation>Kattintásra nagyít, újabb kattintásra visszaáll.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>&amp;Beállítások</translation>
    </message>
    <message>
        <source>For a print s&amp;hop…</source>
        <translation>Nyomdá&amp;nak…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Mentés P&amp;DF-be…</translation>
    </message>
    <message>
        <source>Writing the pages…</source>
        <translation>Készülnek az oldalak…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Megszakítva. Nem készült fájl.</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Nem készült el: %1</translation>
    </message>
    <message>
        <source>The PDF is ready: %1 (%2). Print it at actual size, without scaling.</source>
        <translation>Elkészült a PDF: %1 (%2). Nyomtass tényleges méretben, méretezés nélkül.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Mentés PDF-be</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder for one PDF per card</source>
        <translation>Mappa a külön fájloknak</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Ezen a gépen nincs beállított nyomtató.</translation>
    </message>
    <message>
        <source>The pages can be saved as a PDF and be printed elsewhere.</source>
        <translation>Az oldalak PDF-be menthetők, és máshol kinyomtathatók.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Mentés PDF-be…</translation>
    </message>
    <message>
        <source>The pages were sent to the printer: %1</source>
        <translation>A nyomtató megkapta az oldalakat: %1</translation>
    </message>
    <message numerus="yes">
        <source>The folder has %n file(s) now, one per card, with 3 mm bleed.</source>
        <translation>
            <numerusform>A mappában %n fájl van, kártyánként egy, 3 mm kifutóval.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::scene::MapTable</name>
    <message>
        <source>forest</source>
        <translation>erdő</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>hegy</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>mocsár</translation>
    </message>
    <message>
        <source>river</source>
        <translation>folyó</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gázló</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>híd</translation>
    </message>
    <message>
        <source>north-west bank</source>
        <translation>északnyugati part</translation>
    </message>
    <message>
        <source>north-east bank</source>
        <translation>északkeleti part</translation>
    </message>
    <message>
        <source>south-east bank</source>
        <translation>délkeleti part</translation>
    </message>
    <message>
        <source>south-west bank</source>
        <translation>délnyugati part</translation>
    </message>
</context>
<context>
    <name>intrika::shell::BoardPage</name>
    <message>
        <source>Board editor</source>
        <translation>Táblaszerkesztő</translation>
    </message>
</context>
<context>
    <name>intrika::shell::BarLinks</name>
    <message>
        <source>pace: %1</source>
        <translation>tempó: %1</translation>
    </message>
    <message>
        <source>Pace of the bots: %1</source>
        <translation>A gépi játékosok tempója: %1</translation>
    </message>
    <message>
        <source>sound: on</source>
        <translation>hang: be</translation>
    </message>
    <message>
        <source>sound: off</source>
        <translation>hang: ki</translation>
    </message>
    <message>
        <source>Qt Multimedia is not installed</source>
        <translation>Nincs telepítve a Qt Multimedia</translation>
    </message>
</context>
<context>
    <name>intrika::phones::PhonesPage</name>
    <message>
        <source>Phones</source>
        <translation>Telefonok</translation>
    </message>
    <message>
        <source>Whoever scans the code with a phone in the same network takes a free seat and a name. Nothing is installed, and no internet is needed. What a phone shows is its owner’s alone.</source>
        <translation>Aki ugyanazon a hálózaton a telefonjával beolvassa a kódot, szabad helyet választ, és nevet ír be. Telepíteni nem kell semmit, internet sem kell. Amit egy telefon mutat, az csak a gazdájáé.</translation>
    </message>
    <message>
        <source>The code that leads phones here</source>
        <translation>A telefonokat idevezető kód</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Hálózat</translation>
    </message>
    <message>
        <source>Let people in</source>
        <translation>Új telefonok beengedése</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>A játszma kezdése</translation>
    </message>
    <message>
        <source>Nobody is let in now.</source>
        <translation>Most senki nem jöhet be.</translation>
    </message>
    <message>
        <source>This computer is in no local network: no phone can reach it. A hotspot of a phone will do as well.</source>
        <translation>Ez a számítógép nincs helyi hálózaton, így egy telefon sem éri el. Egy telefon megosztott hálózata is megfelel.</translation>
    </message>
    <message>
        <source>What protects, and what does not</source>
        <translation>Mi véd, és mi nem</translation>
    </message>
    <message>
        <source>Everything that a phone is told is sealed with a secret of its seat: whoever listens in the network sees that something was sent, and nothing of what. A phone is told what its seat may know, and no more. The door is open to the local network alone, and shuts with the game.

Whoever sees the code may take a free seat as long as people are let in; the list shows who has come, and a seat can be freed.

Whoever can change what is sent in a network – its owner, above all – could change the page before it comes to a phone, and so look into the cards. In a network of strangers, use the hotspot of a phone of your own.</source>
        <translation>Amit egy telefon megtud, azt a hely saját titka zárja le: aki a hálózaton hallgatózik, csak azt látja, hogy üzenet ment, azt nem, hogy mi állt benne. Egy telefon annyit tud meg, amennyit a helye tudhat, többet nem. Csak a helyi hálózat felé van nyitva az ajtó, és a játszmával együtt bezárul.

Aki látja a kódot, szabad helyre ülhet, amíg új telefonok jöhetnek; a lista mutatja, ki van itt, és a hely fel is szabadítható.

Aki meg tudja változtatni, ami egy hálózaton átmegy – elsősorban a gazdája –, az az oldalt is megváltoztathatja, mielőtt a telefonra ér, és így beleláthat a lapokba. Idegenek hálózatán inkább egy saját telefon ossza meg a hálózatát.</translation>
    </message>
    <message>
        <source>Or type: %1
Code: %2</source>
        <translation>Vagy írd be: %1
Kód: %2</translation>
    </message>
</context>
<context>
    <name>intrika::phones::GuestRow</name>
    <message>
        <source>plays at this laptop</source>
        <translation>ennél a gépnél játszik</translation>
    </message>
    <message>
        <source>nobody has come yet</source>
        <translation>még nem jött senki</translation>
    </message>
    <message>
        <source>is here with a phone</source>
        <translation>itt van, telefonnal játszik</translation>
    </message>
    <message>
        <source>the phone is not connected</source>
        <translation>a telefon nincs kapcsolatban</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>A hely felszabadítása</translation>
    </message>
    <message>
        <source>This phone is sent away, and another one may take the seat.</source>
        <translation>Ez a telefon elveszíti a helyet, és egy másik elfoglalhatja.</translation>
    </message>
    <message>
        <source>Free the seat: %1</source>
        <translation>A hely felszabadítása: %1</translation>
    </message>
    <message>
        <source>with a phone</source>
        <translation>telefonnal</translation>
    </message>
    <message>
        <source>at this laptop</source>
        <translation>ennél a gépnél</translation>
    </message>
    <message>
        <source>a bot: %1</source>
        <translation>gépi játékos: %1</translation>
    </message>
    <message>
        <source>a bot decides instead (%1)</source>
        <translation>gépi játékos dönt helyette (%1)</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Ki játszik %1 helyén?</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Elemzés: %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Fordulópontok</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szerencse és tudás</translation>
    </message>
    <message>
        <source>The result is the part of the win beyond a fair one. Skill is what decisions cost or gave; all else is luck: cards, and what nobody could know.</source>
        <translation>Az eredmény az, amennyivel valakinek a győzelemből több jutott a méltányos résznél. Tudás az, amit a döntések elvesztettek vagy hoztak; minden más szerencse: a lapok, és amit senki sem tudhatott.</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Megtekintés az asztalon</translation>
    </message>
    <message>
        <source>Review: step %1 of %2</source>
        <translation>Elemzés: %1. lépés, összesen %2</translation>
    </message>
    <message>
        <source>Stopped at step %1 of %2</source>
        <translation>Megállt: %1. lépés, összesen %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Megállítás</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>The review could not be kept. %1</source>
        <translation>Az elemzést nem sikerült eltárolni. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Új próbálkozás</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ReviewTexts</name>
    <message>
        <source>chance</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>döntés</translation>
    </message>
    <message>
        <source>a hidden choice</source>
        <translation>rejtett választás</translation>
    </message>
    <message>
        <source>what came to light</source>
        <translation>ami kiderült</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Pontatlanság</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Baklövés</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Jó</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>A kezdet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2
%3</source>
        <comment>a round, what happened, how the chances changed</comment>
        <translation>%1. %2
%3</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ChancesChart</name>
    <message>
        <source>Chances over the game</source>
        <translation>Esélyek a játszma során</translation>
    </message>
    <message>
        <source>Turning point %1</source>
        <translation>%1. fordulópont</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::LuckTable</name>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Tudás</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>%1: luck %2, skill %3</source>
        <translation>%1: szerencse %2, tudás %3</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::TryPage</name>
    <message>
        <source>What would be the best choice? The table shows what %1 could see.</source>
        <translation>Mi lenne a legjobb választás? Az asztal azt mutatja, amit %1 láthatott.</translation>
    </message>
    <message>
        <source>%1: weighing this choice…</source>
        <translation>%1: a választás mérlegelése…</translation>
    </message>
    <message>
        <source>%1: the best choice.</source>
        <translation>%1: a legjobb választás.</translation>
    </message>
    <message>
        <source>%1: %2 against the best choice.</source>
        <translation>%1: %2 a legjobb választáshoz képest.</translation>
    </message>
    <message>
        <source>%1: as good as the best choice, as far as can be told.</source>
        <translation>%1: amennyire meg lehet állapítani, ugyanolyan jó, mint a legjobb választás.</translation>
    </message>
    <message>
        <source>In the game: %1, %2.</source>
        <translation>A játszmában: %1, %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>A legjobb: %1.</translation>
    </message>
    <message>
        <source>Rule: %1.</source>
        <translation>Szabály: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Új próbálkozás</translation>
    </message>
    <message>
        <source>Shows what everybody held, once you have chosen.</source>
        <translation>A választás után megmutatja, kinél mi volt.</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Következő hiba</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Vissza az elemzéshez</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 / %3)</translation>
    </message>
    <message>
        <source>%1, as in the game: %2 against the best choice.</source>
        <translation>%1, ahogy a játszmában: %2 a legjobb választáshoz képest.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Minden lap megmutatása</translation>
    </message>
</context>
<context>
    <name>intrika::puzzles::PuzzlePage</name>
    <message>
        <source>This puzzle cannot be shown. %1</source>
        <translation>Ez a feladvány nem mutatható meg. %1</translation>
    </message>
    <message>
        <source>Today’s puzzle · %1</source>
        <translation>Mai feladvány · %1</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2 · %3</source>
        <translation>%1. feladvány, összesen %2 · %3</translation>
    </message>
    <message>
        <source>You are %1, and see what that seat sees. One choice is far better than every other: which one? (%2)</source>
        <translation>Te vagy %1, és csak azt látod, amit ő. Az egyik választás sokkal jobb minden másiknál: melyik az? (%2)</translation>
    </message>
    <message numerus="yes">
        <source>The day’s puzzle solved %n day(s) in a row.</source>
        <translation>
            <numerusform>A napi feladvány %n egymást követő napon megoldva.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is a far better choice. Try again.</source>
        <translation>%1: van ennél sokkal jobb. Próbáld újra.</translation>
    </message>
    <message>
        <source>%1: chances after it: %2, and there is a far better choice. Try again.</source>
        <translation>%1: utána az esély %2, de van ennél sokkal jobb. Próbáld újra.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Feladvány</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Megoldás</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Minden feladvány</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>könnyű</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>közepes</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>nehéz</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>A legjobb: %1.</translation>
    </message>
    <message>
        <source>Chances after it: %1; after the next best choice: %2.</source>
        <translation>Esély utána: %1; a második legjobb választás után: %2.</translation>
    </message>
    <message>
        <source>%1: right!</source>
        <translation>%1: helyes!</translation>
    </message>
</context>
<context>
    <name>intrika::puzzles::PuzzleList</name>
    <message>
        <source>What was solved so far could not be read. %1</source>
        <translation>Az eddigi megoldások nem olvashatók. %1</translation>
    </message>
    <message>
        <source>not yet solved</source>
        <translation>még nincs megoldva</translation>
    </message>
    <message>
        <source>solved at once</source>
        <translation>elsőre megoldva</translation>
    </message>
    <message numerus="yes">
        <source>solved in %n tries</source>
        <translation>
            <numerusform>%n próbálkozásra megoldva</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Feladvány</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Választások</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Nehézség</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Positions from games among bots, in which one choice is far better than every other. Each day has one of them, the same for everybody.</source>
        <translation>Állások gépek játszmáiból, amelyekben egy választás sokkal jobb minden másiknál. Minden napra jut egy közülük, mindenkinek ugyanaz.</translation>
    </message>
    <message numerus="yes">
        <source>The day’s puzzle solved %n day(s) in a row.</source>
        <translation>
            <numerusform>A napi feladvány %n egymást követő napon megoldva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>Game whose puzzles are listed</source>
        <translation>Melyik játék feladványai látszanak</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Mai feladvány</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
</context>
<context>
    <name>intrika::finished::ProgressPage</name>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Vége</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Decisions that mattered</source>
        <translation>Fontos döntések</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Átlagos veszteség</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Erőssége</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Tudás és szerencse</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Az elemzések olvasása…</translation>
    </message>
    <message>
        <source>No finished game has been reviewed yet. Reviews of your games will be counted here.</source>
        <translation>Még nincs elemzett befejezett játszma. A játszmáid elemzései itt összegződnek.</translation>
    </message>
    <message>
        <source>From the reviews of finished games, on this computer only. What a bot decided in a person&apos;s place is left out. Single games tell little of how well somebody plays.</source>
        <translation>A befejezett játszmák elemzéseiből, csak ezen a gépen. Nem számít bele, amit valaki helyett gépi játékos döntött. Egy-egy játszma keveset mond arról, ki milyen jól játszik.</translation>
    </message>
    <message numerus="yes">
        <source>By the last %n game(s) together, plays like: %1.</source>
        <translation>
            <numerusform>Erőssége az utolsó %n játszma alapján: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose games are shown</source>
        <translation>Kinek a játszmái látszanak</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>Melyik játék látszik</translation>
    </message>
</context>
<context>
    <name>intrika::finished::ProgressChart</name>
    <message>
        <source>Mean loss and luck, game by game</source>
        <translation>Átlagos veszteség és szerencse játszmánként</translation>
    </message>
    <message>
        <source>Mean loss of a decision in the last games: %1. Luck on the average: %2.</source>
        <translation>Egy döntés átlagos vesztesége az utolsó játszmákban: %1. Szerencse átlagosan: %2.</translation>
    </message>
    <message>
        <source>Mean loss of a decision (less is better); the line is the mean of ten games</source>
        <translation>Egy döntés átlagos vesztesége (a kevesebb a jobb); a vonal tíz játszma átlaga</translation>
    </message>
    <message>
        <source>Luck: what cards and others brought or took</source>
        <translation>Szerencse: amit a lapok és a többiek hoztak vagy vittek</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::MomentsPart</name>
    <message>
        <source>%1 · %2, %3
Played: %4. Better: %5.</source>
        <translation>%1 · %2, %3
Lépés: %4. Jobb: %5.</translation>
    </message>
    <message>
        <source>Rule: %1.</source>
        <translation>Szabály: %1.</translation>
    </message>
    <message>
        <source>There was nothing to decide that mattered.</source>
        <translation>Nem volt olyan döntés, amely számított volna.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) that mattered, with a mean loss of %1%.</source>
        <translation>
            <numerusform>%n döntés számított, átlagosan %1% veszteséggel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays like a bot of this level: %1.</source>
        <translation>Ilyen erősségű gép játszik így: %1.</translation>
    </message>
    <message>
        <source>Plays like bots of these levels: %1 or %2.</source>
        <translation>Ilyen erősségű gépi játékosok játszanak így: %1 vagy %2.</translation>
    </message>
    <message>
        <source>Whose decisions:</source>
        <translation>Kinek a döntései:</translation>
    </message>
    <message>
        <source>Whose decisions are listed</source>
        <translation>Kinek a döntései vannak a listán</translation>
    </message>
    <message>
        <source>Decisions that could have been better</source>
        <translation>Döntések, amelyek jobbak lehettek volna</translation>
    </message>
    <message>
        <source>No decision was clearly worse than the best one.</source>
        <translation>Egyik döntés sem volt egyértelműen rosszabb a legjobbnál.</translation>
    </message>
</context>
</TS>
