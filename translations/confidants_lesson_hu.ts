<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>confidants</name>
    <message>
        <source>lesson.aim</source>
        <translation>A császár három társzekeret küld három városba, és közben be kell járnod a tartományt: falvakat, kisvárosokat, városokat. Társzekeret csak a patrícius adhat át, de települést bármelyik sereged meglátogathat. Ezek a kezdőmezők: innen indulnak a seregeid.</translation>
    </message>
    <message>
        <source>lesson.place</source>
        <translation>Tedd le a három sereget: a patríciust és a nagy zsoldossereget a D, a kicsit a C jelű kezdőmezőre. A betűket a térkép mutatja. Több sereg is állhat egy helyen.</translation>
    </message>
    <message>
        <source>lesson.place.not</source>
        <translation>Innen is indulhatnál, de most a D és a C mezőről indulj.</translation>
    </message>
    <message>
        <source>lesson.load</source>
        <translation>Mindegyik sereg egy társzekeret visz. A patrícius Paleókasztro szekerét vigye, mert odafelé egy faluban és egy kisvárosban is megpihenhet; a nagy sereg Apollónia, a kicsi Arnéa szekerét vigye.</translation>
    </message>
    <message>
        <source>lesson.load.not</source>
        <translation>Ez is jó volna, de Paleókasztro felé a patrícius kétszer is megpihenhet.</translation>
    </message>
    <message>
        <source>lesson.bid</source>
        <translation>Fordulónként licitálsz: egy akciókártyát nyíltan, egy titkos akciókártyát képpel lefelé. A patríciusod annyi mezőt lép, amennyi a rang, és a magasabb rang jön előbb (E-25). Licitáld a 4-est, mellé tedd a Bőséges vacsorát.</translation>
    </message>
    <message>
        <source>lesson.bid.not</source>
        <translation>A 4-esre lesz szükség: pontosan négy mező vezet a faluig.</translation>
    </message>
    <message>
        <source>lesson.large</source>
        <translation>%2 rangja kisebb, ezért te jössz előbb; a két zsoldossereg 6 mezőn osztozik (E-45). Vidd a nagyot a három mezőre lévő faluba: Olünthosz. Amelyik településen véget ér egy sereged útja, azt meglátogattad.</translation>
    </message>
    <message>
        <source>lesson.large.not</source>
        <translation>Most Olünthosz a cél.</translation>
    </message>
    <message>
        <source>lesson.patrician</source>
        <translation>A patrícius minden mezőjét lelépi, vagy egyet sem (E-41), és minden lépés egy fáradtság. Lépj vele négyet a következő faluba: Mieza. Aki településen alszik, éjjel kipiheni magát.</translation>
    </message>
    <message>
        <source>lesson.patrician.not</source>
        <translation>Pontosan négy mezővel máshová is eljutna, de ott nem pihenhetne.</translation>
    </message>
    <message>
        <source>lesson.scheme</source>
        <translation>A 4-es akciója az Ármánykodás: %2 megtalálási szintje nő. Akié 16 fölé jutna, azt a talpnyalók egy egész fordulóra feltartják. Kattints a lapra, majd a játékosra: %2.</translation>
    </message>
    <message>
        <source>lesson.scheme.not</source>
        <translation>Máskor magadat is elrejtheted vele, de most még semmi szükség rá.</translation>
    </message>
    <message>
        <source>lesson.end-turn</source>
        <translation>A titkos akciókártyád 2 fáradtságot venne le, ha használnád. Most tedd félre, az éjszaka úgyis pihentet; fejezd be a köröd.</translation>
    </message>
    <message>
        <source>lesson.end-turn.not</source>
        <translation>Most elég lesz ennyi: fejezd be a köröd.</translation>
    </message>
    <message>
        <source>lesson.again</source>
        <translation>%2 utolsóként jött, ezért a nincsteleneket is irányította; éjjel a patríciusod kipihente magát. Új forduló: most %2 licitált előbb, és az ő rangját nem választhatod. Most te döntesz!</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>Innen már a magad feje szerint utazol. Ha kevés lapod maradt, a 0-s Táborozás hozza vissza mindet. Az győz, aki elsőként bejárt mindent, és átadta mindhárom társzekerét; ha többen is, közülük a legkevésbé fáradt.</translation>
    </message>
</context>
</TS>
