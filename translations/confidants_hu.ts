<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>confidants</name>
    <message>
        <source>title</source>
        <translation>A Császár bizalmasai</translation>
    </message>
    <message>
        <source>action.camping</source>
        <translation>Táborozás</translation>
    </message>
    <message>
        <source>action.camping.acc</source>
        <translation>Táborozást</translation>
    </message>
    <message>
        <source>action.camping.dat</source>
        <translation>Táborozásnak</translation>
    </message>
    <message>
        <source>action.camping.ins</source>
        <translation>Táborozással</translation>
    </message>
    <message>
        <source>action.fresh-horses</source>
        <translation>Váltott lovak</translation>
    </message>
    <message>
        <source>action.fresh-horses.acc</source>
        <translation>Váltott lovakat</translation>
    </message>
    <message>
        <source>action.fresh-horses.dat</source>
        <translation>Váltott lovaknak</translation>
    </message>
    <message>
        <source>action.fresh-horses.ins</source>
        <translation>Váltott lovakkal</translation>
    </message>
    <message>
        <source>action.dirty-business</source>
        <translation>Piszkos üzlet</translation>
    </message>
    <message>
        <source>action.dirty-business.acc</source>
        <translation>Piszkos üzletet</translation>
    </message>
    <message>
        <source>action.dirty-business.dat</source>
        <translation>Piszkos üzletnek</translation>
    </message>
    <message>
        <source>action.dirty-business.ins</source>
        <translation>Piszkos üzlettel</translation>
    </message>
    <message>
        <source>action.local-guide</source>
        <translation>Idegenvezető</translation>
    </message>
    <message>
        <source>action.local-guide.acc</source>
        <translation>Idegenvezetőt</translation>
    </message>
    <message>
        <source>action.local-guide.dat</source>
        <translation>Idegenvezetőnek</translation>
    </message>
    <message>
        <source>action.local-guide.ins</source>
        <translation>Idegenvezetővel</translation>
    </message>
    <message>
        <source>action.plot-high</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>action.plot-high.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>action.plot-high.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>action.plot-high.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>action.jewel</source>
        <translation>Ékszer eladása</translation>
    </message>
    <message>
        <source>action.jewel.acc</source>
        <translation>Ékszer eladását</translation>
    </message>
    <message>
        <source>action.jewel.dat</source>
        <translation>Ékszer eladásának</translation>
    </message>
    <message>
        <source>action.jewel.ins</source>
        <translation>Ékszer eladásával</translation>
    </message>
    <message>
        <source>action.plot-low</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>action.plot-low.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>action.plot-low.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>action.plot-low.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>action.messenger</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>action.messenger.acc</source>
        <translation>Futárt</translation>
    </message>
    <message>
        <source>action.messenger.dat</source>
        <translation>Futárnak</translation>
    </message>
    <message>
        <source>action.messenger.ins</source>
        <translation>Futárral</translation>
    </message>
    <message>
        <source>action.gallop</source>
        <translation>Vágta</translation>
    </message>
    <message>
        <source>action.gallop.acc</source>
        <translation>Vágtát</translation>
    </message>
    <message>
        <source>action.gallop.dat</source>
        <translation>Vágtának</translation>
    </message>
    <message>
        <source>action.gallop.ins</source>
        <translation>Vágtával</translation>
    </message>
    <message>
        <source>secret.feast</source>
        <translation>Bőséges vacsora</translation>
    </message>
    <message>
        <source>secret.feast.acc</source>
        <translation>Bőséges vacsorát</translation>
    </message>
    <message>
        <source>secret.feast.dat</source>
        <translation>Bőséges vacsorának</translation>
    </message>
    <message>
        <source>secret.feast.ins</source>
        <translation>Bőséges vacsorával</translation>
    </message>
    <message>
        <source>secret.plot</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>secret.plot.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>secret.plot.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>secret.plot.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>secret.support</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>secret.support.acc</source>
        <translation>Támogatást</translation>
    </message>
    <message>
        <source>secret.support.dat</source>
        <translation>Támogatásnak</translation>
    </message>
    <message>
        <source>secret.support.ins</source>
        <translation>Támogatással</translation>
    </message>
    <message>
        <source>secret.foul-tip</source>
        <translation>Aljas tipp</translation>
    </message>
    <message>
        <source>secret.foul-tip.acc</source>
        <translation>Aljas tippet</translation>
    </message>
    <message>
        <source>secret.foul-tip.dat</source>
        <translation>Aljas tippnek</translation>
    </message>
    <message>
        <source>secret.foul-tip.ins</source>
        <translation>Aljas tippel</translation>
    </message>
    <message>
        <source>secret.recruit</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>secret.recruit.acc</source>
        <translation>Toborzást</translation>
    </message>
    <message>
        <source>secret.recruit.dat</source>
        <translation>Toborzásnak</translation>
    </message>
    <message>
        <source>secret.recruit.ins</source>
        <translation>Toborzással</translation>
    </message>
    <message>
        <source>secret.luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>secret.luck.acc</source>
        <translation>Szerencsét</translation>
    </message>
    <message>
        <source>secret.luck.dat</source>
        <translation>Szerencsének</translation>
    </message>
    <message>
        <source>secret.luck.ins</source>
        <translation>Szerencsével</translation>
    </message>
    <message>
        <source>secret.veto</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>secret.veto.acc</source>
        <translation>Vétót</translation>
    </message>
    <message>
        <source>secret.veto.dat</source>
        <translation>Vétónak</translation>
    </message>
    <message>
        <source>secret.veto.ins</source>
        <translation>Vétóval</translation>
    </message>
    <message>
        <source>secret.courier</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>secret.courier.acc</source>
        <translation>Futárt</translation>
    </message>
    <message>
        <source>secret.courier.dat</source>
        <translation>Futárnak</translation>
    </message>
    <message>
        <source>secret.courier.ins</source>
        <translation>Futárral</translation>
    </message>
    <message>
        <source>secret.haste</source>
        <translation>Sürgetés</translation>
    </message>
    <message>
        <source>secret.haste.acc</source>
        <translation>Sürgetést</translation>
    </message>
    <message>
        <source>secret.haste.dat</source>
        <translation>Sürgetésnek</translation>
    </message>
    <message>
        <source>secret.haste.ins</source>
        <translation>Sürgetéssel</translation>
    </message>
    <message>
        <source>gift.money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>gift.money.acc</source>
        <translation>Pénzt</translation>
    </message>
    <message>
        <source>gift.money.dat</source>
        <translation>Pénznek</translation>
    </message>
    <message>
        <source>gift.money.ins</source>
        <translation>Pénzzel</translation>
    </message>
    <message>
        <source>gift.diplomacy</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <source>gift.diplomacy.acc</source>
        <translation>Diplomáciát</translation>
    </message>
    <message>
        <source>gift.diplomacy.dat</source>
        <translation>Diplomáciának</translation>
    </message>
    <message>
        <source>gift.diplomacy.ins</source>
        <translation>Diplomáciával</translation>
    </message>
    <message>
        <source>gift.map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>gift.map.acc</source>
        <translation>Térképet</translation>
    </message>
    <message>
        <source>gift.map.dat</source>
        <translation>Térképnek</translation>
    </message>
    <message>
        <source>gift.map.ins</source>
        <translation>Térképpel</translation>
    </message>
    <message>
        <source>gift.weapon</source>
        <translation>Fegyver</translation>
    </message>
    <message>
        <source>gift.weapon.acc</source>
        <translation>Fegyvert</translation>
    </message>
    <message>
        <source>gift.weapon.dat</source>
        <translation>Fegyvernek</translation>
    </message>
    <message>
        <source>gift.weapon.ins</source>
        <translation>Fegyverrel</translation>
    </message>
    <message>
        <source>army.patrician</source>
        <translation>patrícius</translation>
    </message>
    <message>
        <source>army.patrician.acc</source>
        <translation>patríciust</translation>
    </message>
    <message>
        <source>army.patrician.dat</source>
        <translation>patríciusnak</translation>
    </message>
    <message>
        <source>army.patrician.ins</source>
        <translation>patríciussal</translation>
    </message>
    <message>
        <source>army.large</source>
        <translation>nagy zsoldossereg</translation>
    </message>
    <message>
        <source>army.large.acc</source>
        <translation>nagy zsoldossereget</translation>
    </message>
    <message>
        <source>army.large.dat</source>
        <translation>nagy zsoldosseregnek</translation>
    </message>
    <message>
        <source>army.large.ins</source>
        <translation>nagy zsoldossereggel</translation>
    </message>
    <message>
        <source>army.small</source>
        <translation>kis zsoldossereg</translation>
    </message>
    <message>
        <source>army.small.acc</source>
        <translation>kis zsoldossereget</translation>
    </message>
    <message>
        <source>army.small.dat</source>
        <translation>kis zsoldosseregnek</translation>
    </message>
    <message>
        <source>army.small.ins</source>
        <translation>kis zsoldossereggel</translation>
    </message>
    <message>
        <source>band.robbers</source>
        <translation>rablóbanda</translation>
    </message>
    <message>
        <source>band.robbers.acc</source>
        <translation>rablóbandát</translation>
    </message>
    <message>
        <source>band.robbers.dat</source>
        <translation>rablóbandának</translation>
    </message>
    <message>
        <source>band.robbers.ins</source>
        <translation>rablóbandával</translation>
    </message>
    <message>
        <source>band.mob</source>
        <translation>nincstelenek</translation>
    </message>
    <message>
        <source>band.mob.acc</source>
        <translation>nincsteleneket</translation>
    </message>
    <message>
        <source>band.mob.dat</source>
        <translation>nincsteleneknek</translation>
    </message>
    <message>
        <source>band.mob.ins</source>
        <translation>nincstelenekkel</translation>
    </message>
    <message>
        <source>free.toll</source>
        <translation>hídvám</translation>
    </message>
    <message>
        <source>free.toll.acc</source>
        <translation>hídvámot</translation>
    </message>
    <message>
        <source>free.toll.dat</source>
        <translation>hídvámnak</translation>
    </message>
    <message>
        <source>free.toll.ins</source>
        <translation>hídvámmal</translation>
    </message>
    <message>
        <source>free.intrigue</source>
        <translation>intrika</translation>
    </message>
    <message>
        <source>free.intrigue.acc</source>
        <translation>intrikát</translation>
    </message>
    <message>
        <source>free.intrigue.dat</source>
        <translation>intrikának</translation>
    </message>
    <message>
        <source>free.intrigue.ins</source>
        <translation>intrikával</translation>
    </message>
    <message>
        <source>free.double-pay</source>
        <translation>dupla zsold</translation>
    </message>
    <message>
        <source>free.double-pay.acc</source>
        <translation>dupla zsoldot</translation>
    </message>
    <message>
        <source>free.double-pay.dat</source>
        <translation>dupla zsoldnak</translation>
    </message>
    <message>
        <source>free.double-pay.ins</source>
        <translation>dupla zsolddal</translation>
    </message>
    <message>
        <source>free.supper</source>
        <translation>kiadós vacsora</translation>
    </message>
    <message>
        <source>free.supper.acc</source>
        <translation>kiadós vacsorát</translation>
    </message>
    <message>
        <source>free.supper.dat</source>
        <translation>kiadós vacsorának</translation>
    </message>
    <message>
        <source>free.supper.ins</source>
        <translation>kiadós vacsorával</translation>
    </message>
    <message>
        <source>free.guide</source>
        <translation>kalauz</translation>
    </message>
    <message>
        <source>free.guide.acc</source>
        <translation>kalauzt</translation>
    </message>
    <message>
        <source>free.guide.dat</source>
        <translation>kalauznak</translation>
    </message>
    <message>
        <source>free.guide.ins</source>
        <translation>kalauzzal</translation>
    </message>
    <message>
        <source>city.paleokastro</source>
        <translation>Paleókasztro</translation>
    </message>
    <message>
        <source>city.paleokastro.acc</source>
        <translation>Paleókasztrót</translation>
    </message>
    <message>
        <source>city.paleokastro.dat</source>
        <translation>Paleókasztrónak</translation>
    </message>
    <message>
        <source>city.paleokastro.ins</source>
        <translation>Paleókasztróval</translation>
    </message>
    <message>
        <source>city.apolonia</source>
        <translation>Apollónia</translation>
    </message>
    <message>
        <source>city.apolonia.acc</source>
        <translation>Apollóniát</translation>
    </message>
    <message>
        <source>city.apolonia.dat</source>
        <translation>Apollóniának</translation>
    </message>
    <message>
        <source>city.apolonia.ins</source>
        <translation>Apollóniával</translation>
    </message>
    <message>
        <source>city.arnea</source>
        <translation>Arnéa</translation>
    </message>
    <message>
        <source>city.arnea.acc</source>
        <translation>Arnéát</translation>
    </message>
    <message>
        <source>city.arnea.dat</source>
        <translation>Arnéának</translation>
    </message>
    <message>
        <source>city.arnea.ins</source>
        <translation>Arnéával</translation>
    </message>
    <message>
        <source>face.action.camping.name</source>
        <translation>Táborozás</translation>
    </message>
    <message>
        <source>face.action.camping.kind</source>
        <translation>a patrícius nem lép</translation>
    </message>
    <message>
        <source>face.action.camping.text</source>
        <translation>A titkos kártyádat nem használhatod: cseréld ki a tartalékod egyik lapjára. A forduló végén minden akciókártyád és titkos kártyád visszakerül a kezedbe.</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.name</source>
        <translation>Váltott lovak</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.kind</source>
        <translation>a patrícius 1 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.text</source>
        <translation>A fáradtságod 6-tal csökken.</translation>
    </message>
    <message>
        <source>face.action.dirty-business.name</source>
        <translation>Piszkos üzlet</translation>
    </message>
    <message>
        <source>face.action.dirty-business.kind</source>
        <translation>a patrícius 2 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.dirty-business.text</source>
        <translation>Fizess 1 aranyat: e forduló végén te mozgatod a rablóbandát. 3 aranyért a következő forduló végén is.</translation>
    </message>
    <message>
        <source>face.action.local-guide.name</source>
        <translation>Idegenvezető</translation>
    </message>
    <message>
        <source>face.action.local-guide.kind</source>
        <translation>a patrícius 3 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.local-guide.text</source>
        <translation>A fáradtságod 3-mal csökken.</translation>
    </message>
    <message>
        <source>face.action.plot-high.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.action.plot-high.kind</source>
        <translation>a patrícius 4 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.plot-high.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobásnál 1-gyel többel nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 3-mal csökken.</translation>
    </message>
    <message>
        <source>face.action.jewel.name</source>
        <translation>Ékszer eladása</translation>
    </message>
    <message>
        <source>face.action.jewel.kind</source>
        <translation>a patrícius 5 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.jewel.text</source>
        <translation>A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>face.action.plot-low.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.action.plot-low.kind</source>
        <translation>a patrícius 6 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.plot-low.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobásnál 1-gyel kevesebbel (legalább 1-gyel) nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.action.messenger.name</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>face.action.messenger.kind</source>
        <translation>a patrícius 7 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.messenger.text</source>
        <translation>Az egyik sereged aranyat vagy egy ajándékkártyát küld egy másik seregednek, bárhol van is. Társzekeret nem küldhet.</translation>
    </message>
    <message>
        <source>face.action.gallop.name</source>
        <translation>Vágta</translation>
    </message>
    <message>
        <source>face.action.gallop.kind</source>
        <translation>a patrícius 8 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.gallop.text</source>
        <translation>Nincs más hatása. A titkos kártyádat használhatod.</translation>
    </message>
    <message>
        <source>face.secret.feast.name</source>
        <translation>Bőséges vacsora</translation>
    </message>
    <message>
        <source>face.secret.feast.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.feast.text</source>
        <translation>A fáradtságod 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.secret.plot.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.secret.plot.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.plot.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobással nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.secret.support.name</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>face.secret.support.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.support.text</source>
        <translation>A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.name</source>
        <translation>Aljas tipp</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.text</source>
        <translation>E forduló vagy a következő végén te mozgathatod a rablóbandát, ha nincs érvényben Piszkos üzlet.</translation>
    </message>
    <message>
        <source>face.secret.recruit.name</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>face.secret.recruit.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.recruit.text</source>
        <translation>Fizess 2 aranyat: egy elveszett zsoldossereged visszatér, pontosan 7 mezőre a rablóbandától vagy a nincstelenektől. Harci ereje ezután 1.</translation>
    </message>
    <message>
        <source>face.secret.luck.name</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>face.secret.luck.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.luck.text</source>
        <translation>Az egyik sereged harci ereje a forduló végéig 1-gyel nagyobb.</translation>
    </message>
    <message>
        <source>face.secret.veto.name</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>face.secret.veto.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.veto.text</source>
        <translation>A következő fordulóban megakadályozhatod, hogy egy ellenfeled Piszkos üzletet, Ármánykodást vagy Aljas tippet használjon.</translation>
    </message>
    <message>
        <source>face.secret.courier.name</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>face.secret.courier.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.courier.text</source>
        <translation>Fizess 1 aranyat: az egyik sereged aranyat vagy egy ajándékkártyát küld egy másik seregednek, bárhol van is.</translation>
    </message>
    <message>
        <source>face.secret.haste.name</source>
        <translation>Sürgetés</translation>
    </message>
    <message>
        <source>face.secret.haste.kind</source>
        <translation>titkos akció</translation>
    </message>
    <message>
        <source>face.secret.haste.text</source>
        <translation>Mindegyik zsoldossereged 1 mezővel többet léphet ebben a körben.</translation>
    </message>
    <message>
        <source>face.gift.money.name</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>face.gift.money.kind</source>
        <translation>ajándék</translation>
    </message>
    <message>
        <source>face.gift.money.text</source>
        <translation>Amikor felhúzod, a patríciusod kap 2 aranyat. Ezután dobd el.</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.name</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.kind</source>
        <translation>ajándék</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.text</source>
        <translation>A körödben bármikor, de nem séta közben: a megtalálási szinted 5-tel csökken. Ezután dobd el.</translation>
    </message>
    <message>
        <source>face.gift.map.name</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>face.gift.map.kind</source>
        <translation>ajándék</translation>
    </message>
    <message>
        <source>face.gift.map.text</source>
        <translation>Az a sereg, amelynél van, minden körödben 1 mezővel többet léphet.</translation>
    </message>
    <message>
        <source>face.gift.weapon.name</source>
        <translation>Fegyver</translation>
    </message>
    <message>
        <source>face.gift.weapon.kind</source>
        <translation>ajándék</translation>
    </message>
    <message>
        <source>face.gift.weapon.text</source>
        <translation>Annak a seregnek, amelynél van, 1-gyel nagyobb a harci ereje.</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.name</source>
        <translation>Paleókasztro</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.kind</source>
        <translation>társzekér</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.name</source>
        <translation>Apollónia</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.kind</source>
        <translation>társzekér</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.wagon.arnea.name</source>
        <translation>Arnéa</translation>
    </message>
    <message>
        <source>face.wagon.arnea.kind</source>
        <translation>társzekér</translation>
    </message>
    <message>
        <source>face.wagon.arnea.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.unit.patrician.name</source>
        <translation>Patrícius</translation>
    </message>
    <message>
        <source>face.unit.patrician.kind</source>
        <translation>harci erő: 3</translation>
    </message>
    <message>
        <source>face.unit.patrician.text</source>
        <translation>Annyi mezőt lép, amennyi az akciókártya rangja. Csak ő adhat át társzekeret.</translation>
    </message>
    <message>
        <source>face.unit.large.name</source>
        <translation>Nagy zsoldossereg</translation>
    </message>
    <message>
        <source>face.unit.large.kind</source>
        <translation>harci erő: 2</translation>
    </message>
    <message>
        <source>face.unit.large.text</source>
        <translation>A két zsoldossereg körönként együtt 6 mezőt léphet, az egyetlen 4-et.</translation>
    </message>
    <message>
        <source>face.unit.small.name</source>
        <translation>Kis zsoldossereg</translation>
    </message>
    <message>
        <source>face.unit.small.kind</source>
        <translation>harci erő: 1</translation>
    </message>
    <message>
        <source>face.unit.small.text</source>
        <translation>A két zsoldossereg körönként együtt 6 mezőt léphet, az egyetlen 4-et.</translation>
    </message>
    <message>
        <source>face.unit.robbers.name</source>
        <translation>Rablóbanda</translation>
    </message>
    <message>
        <source>face.unit.robbers.kind</source>
        <translation>harci erő: 7</translation>
    </message>
    <message>
        <source>face.unit.robbers.text</source>
        <translation>Annak engedelmeskedik, aki megfizeti. Városba nem lép.</translation>
    </message>
    <message>
        <source>face.unit.mob.name</source>
        <translation>Nincstelenek</translation>
    </message>
    <message>
        <source>face.unit.mob.kind</source>
        <translation>harci erő: 6</translation>
    </message>
    <message>
        <source>face.unit.mob.text</source>
        <translation>A fordulóban utolsóként sorra kerülő játékos mozgatja őket. Kisvárosba és városba nem lépnek.</translation>
    </message>
    <message>
        <source>face.piece.gold.name</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>face.piece.gold.kind</source>
        <translation>mindig egy seregnél van</translation>
    </message>
    <message>
        <source>face.piece.gold.text</source>
        <translation>A seregek aranya csak annál a seregnél költhető el, amelynél van.</translation>
    </message>
    <message>
        <source>face.token.merged.name</source>
        <translation>Összevonva</translation>
    </message>
    <message>
        <source>face.token.pass.name</source>
        <translation>Hídengedély</translation>
    </message>
    <message>
        <source>face.token.held.name</source>
        <translation>Feltartva</translation>
    </message>
    <message>
        <source>face.token.beaten.name</source>
        <translation>Legyőzött</translation>
    </message>
    <message>
        <source>face.token.sycophants.name</source>
        <translation>Talpnyalók</translation>
    </message>
    <message>
        <source>face.token.out.name</source>
        <translation>Kimaradó</translation>
    </message>
    <message>
        <source>face.token.robbers.name</source>
        <translation>Rablók ereje</translation>
    </message>
    <message>
        <source>face.token.bonus.name</source>
        <translation>Harci erő +1</translation>
    </message>
    <message>
        <source>face.token.fatigue.name</source>
        <translation>Fáradtság</translation>
    </message>
    <message>
        <source>face.token.finding.name</source>
        <translation>Megtalálási szint</translation>
    </message>
    <message>
        <source>face.back.action.name</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.back.action.kind</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.secret.name</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.back.secret.kind</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.wagon.name</source>
        <translation>Társzekér</translation>
    </message>
    <message>
        <source>face.back.wagon.kind</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.gift.name</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.back.gift.kind</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>letter.red</source>
        <translation>P</translation>
    </message>
    <message>
        <source>letter.black</source>
        <translation>F</translation>
    </message>
    <message>
        <source>letter.grey</source>
        <translation>S</translation>
    </message>
    <message>
        <source>letter.green</source>
        <translation>Z</translation>
    </message>
</context>
</TS>
