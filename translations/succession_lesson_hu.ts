<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>succession</name>
    <message>
        <source>lesson.aim</source>
        <translation>Meghalt az öreg király, és nem maradt örököse: gyűjts hát magad köré alattvalókat és épületeket. Az az épület és alattvaló, amelynek azonos a jele, tökéletes pár, és mindkettő értéke pontot hoz: ilyen itt a Fogadó és a Fogadós. Az érték a lap sarkában egyben az ár is; a legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>lesson.choose</source>
        <translation>Minden szakaszban titokban választotok egy-egy karaktert. Az ábécé elején lévő rangok hamarabb jönnek, de kevesebbet tesznek; a későbbiek többet, de egyes magasabb rangok ellopják egy akciójukat, és a meglopott kap egy konfliktusjelzőt. Válaszd a Lovagot: a D rang az E-től lop, tőle pedig csak az A (K-20).</translation>
    </message>
    <message>
        <source>lesson.choose.not</source>
        <translation>Ezt is szabad volna. Most mégis a Lovagot válaszd: így látod, hogyan lehet akciót lopni.</translation>
    </message>
    <message>
        <source>lesson.steal</source>
        <translation>%3 a Gróffal jött elsőnek; a Kert ára, 4 érme most a pakli alatt van. %2 Grófnője E rangú, tőle lopsz, ezért már kapott egy konfliktusjelzőt: ez a végén −2 pont. Takard le a címereddel az Alattvaló toborzása akciót: rögtön végrehajthatod (K-32).</translation>
    </message>
    <message>
        <source>lesson.steal.not</source>
        <translation>Bármelyiket elveheted, de most az Alattvaló toborzása kell: erre a saját karaktered nem képes.</translation>
    </message>
    <message>
        <source>lesson.recruit</source>
        <translation>Most tiéd az akció. Toborozd a Fogadóst 2 érméért: a pénz a pakli alá kerül, és aki legközelebb pénzt vesz el, azé lehet. A sorod utolsó alattvalója az aktív, csak az ő képességét használhatod.</translation>
    </message>
    <message>
        <source>lesson.recruit.not</source>
        <translation>Lehetne ezt is, de a Fogadósnak itt a tökéletes párja, a Fogadó.</translation>
    </message>
    <message>
        <source>lesson.money</source>
        <translation>Most a saját akcióid jönnek, balról jobbra, ahogy a lapon állnak (K-33). Először vegyél el pénzt: egy pakli alól az összes érmét. A második pakli alatt, ahonnan a Kert elkelt, már 6 érme van: kattints azokra.</translation>
    </message>
    <message>
        <source>lesson.money.not</source>
        <translation>Itt kevesebb van: vedd el a 6 érmét onnan, ahonnan a Kert elkelt.</translation>
    </message>
    <message>
        <source>lesson.buy</source>
        <translation>9 érméből bármelyik felül lévő épületet megveheted. Vedd meg a Fogadót 3 érméért: a Fogadósod párja, így a kettő 3 + 2 pontot ér majd.</translation>
    </message>
    <message>
        <source>lesson.buy.not</source>
        <translation>Jó épület, de a Fogadósod párja a Fogadó.</translation>
    </message>
    <message>
        <source>lesson.ability</source>
        <translation>A karaktered elvégezte a dolgát, de szakaszonként egy képességet is használhatsz. A Fogadós még egy alattvalót toboroz: kattints rá a sorodban (K-65).</translation>
    </message>
    <message>
        <source>lesson.ability.not</source>
        <translation>Itt vége is lehetne a körödnek, de a képesség semmibe sem kerül: használd a Fogadóst.</translation>
    </message>
    <message>
        <source>lesson.carpenter</source>
        <translation>Most te döntesz: két alattvaló van felül. Az egyszínű épület és alattvaló is párt alkot, ez a nagyobbik értéket hozza. Figyelj: az új alattvaló lesz az aktív, a későbbi szakaszokban az ő képességét használhatod.</translation>
    </message>
    <message>
        <source>lesson.stage</source>
        <translation>%2 két akcióját hajthatta végre, és visszatett egy jelzőt. Ez a második szakasz: a két megmaradt lapodból válassz; a harmadik kimarad, aztán mind a tizenkettőt megkeveritek, és újra osztotok. Ha ketten azonos rangút játszanak, mindketten jelzőt kapnak, és csak egy akciójuk marad (K-21): gondold át, mi lehet még a többieknél.</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>Innen már a magad feje szerint játszhatsz tovább. A játszma azzal a szakasszal ér véget, amelyikben elfogy egy pakli; ekkor a párok, a pár nélküli lapok és minden három érme pontot ér, a konfliktusjelzők pedig 2-2 pontba kerülnek. Amit kifizetsz, azt valaki elveszi a pakli alól: figyeld, hol gyűlik a pénz.</translation>
    </message>
</context>
</TS>
