import type { MagazinePost } from '../magazine-post.ts'

export const espresso: MagazinePost = {
  path: 'espresso-den-ganzen-tag',
  author: 'Aylin Kaya',
  picture: 'cover-31',
  daysAgo: 3,
  categories: ['kaffee-bohne', 'tassen-becher', 'zucker-suesse', 'milch-sahne', 'pflanzendrinks'],
  de: {
    topic: 'Barwissen',
    title: 'Der Espresso, der den ganzen Tag hält: Mahlgrad, Wasser, Routine',
    teaser:
      'Um acht schmeckt er, um vierzehn Uhr läuft er in achtzehn Sekunden durch. Woran das liegt und welche fünf Handgriffe den Espresso über den Tag bringen.',
    contentHtml: `<h2>Warum er am Nachmittag anders schmeckt</h2>
<p>Am Morgen ist die Mühle kalt, die Luft trocken und die Tüte frisch geöffnet. Bis zum Mittag haben sich die
Mahlscheiben erwärmt, die Luftfeuchte ist mit den Gästen gestiegen, und der Trichter war seit Stunden offen. Jede
dieser Veränderungen ist klein, zusammen verschieben sie die Durchlaufzeit um mehrere Sekunden. Wer dann nicht
nachstellt, serviert am Vormittag ein anderes Getränk als am Nachmittag, obwohl niemand etwas falsch gemacht hat.</p>
<p>Die gute Nachricht: Es braucht dafür kein Labor. Eine Waage, eine Uhr und eine feste Routine reichen aus.</p>
<h2>Ein Rezept, das jeder im Team kennt</h2>
<p>Schreibe für jede Bohne drei Zahlen auf ein Schild an der Mühle: wie viel Kaffee hineinkommt, wie viel Espresso
herauskommt und wie lange es dauern soll. Ein üblicher Ausgangspunkt für einen doppelten Espresso sind 18 Gramm im
Sieb, 36 Gramm in der Tasse und 25 bis 30 Sekunden. Das ist kein Gesetz, sondern ein Startwert, den du mit deiner
Bohne verkostest und danach festlegst.</p>
<p>Wichtig ist, dass gewogen wird. Crema täuscht: Derselbe Füllstand in der Tasse kann je nach Röstung und Alter der
Bohne sehr verschieden viel Flüssigkeit bedeuten.</p>
<h2>Der Mahlgrad folgt der Uhr, nicht dem Gefühl</h2>
<ul>
<li>Läuft der Espresso zu schnell, wird feiner gemahlen. Läuft er zu langsam, gröber.</li>
<li>Stelle immer nur einen kleinen Schritt auf einmal und wirf die erste Portion nach dem Verstellen weg, denn in der
Mühle steckt noch altes Mahlgut.</li>
<li>Verändere nie Mahlgrad und Menge gleichzeitig. Sonst weiß am Ende niemand, was geholfen hat.</li>
</ul>
<p>Plane feste Zeitpunkte ein: vor dem Öffnen, nach dem Morgengeschäft, vor dem Mittag und am frühen Nachmittag. Ein
Bezug auf der Waage kostet eine Minute und spart viele mittelmäßige Tassen.</p>
<h2>Wasser ist die halbe Tasse</h2>
<p>Zu hartes Wasser lässt den Espresso stumpf wirken und setzt der Maschine mit Kalk zu. Zu weiches Wasser macht ihn
spitz und kann Metallteile angreifen. Lass die Härte an deinem Anschluss messen oder frage den Versorger, und wähle
den Filter danach aus. Trage das Datum des Filterwechsels in denselben Kalender ein wie die Wartung der Maschine,
sonst wird es vergessen.</p>
<h2>Bohnen frisch halten</h2>
<p>Fülle den Trichter nur so weit, wie du in den nächsten ein bis zwei Stunden brauchst. Geöffnete Beutel gehören
dicht verschlossen in einen kühlen, trockenen Schrank, nicht in den Kühlschrank, wo sie Feuchtigkeit und Gerüche
ziehen. Schreibe das Öffnungsdatum auf den Beutel und brauche den ältesten zuerst auf.</p>
<h2>Sauer oder bitter: was die Zunge verrät</h2>
<p>Bevor jemand an der Mühle dreht, wird gekostet. Schmeckt der Espresso spitz, dünn und sauer wie Zitrone, hat das
Wasser zu wenig gelöst: Er lief zu schnell, oder die Maschine war noch nicht durchgewärmt. Schmeckt er trocken, aschig
und bitter, lief er zu langsam, oder im Sieb sitzen alte Öle. Sauer und bitter zugleich deutet auf einen Kanal, weil
das Mehl schief oder klumpig im Sieb lag.</p>
<p>Gegen Kanäle hilft kein Mahlgrad, sondern die Hand: Mehl gleichmäßig verteilen, gerade andrücken, den Rand
abwischen und sofort einspannen. Zwischen zwei Bezügen gehört der Siebträger in die Gruppe, auf der Ablage verliert er
mehrere Grad.</p>
<h2>Was eine Tasse wirklich kostet</h2>
<p>Aus einem Kilo Bohnen werden bei neun Gramm je einfachem Espresso rechnerisch 111 Tassen. Ziehst du das Einstellen
am Morgen, Fehlbezüge und den Rest im Trichter ab, bleiben eher 100. Bei 22 Euro je Kilo sind das 22 Cent Kaffee in
der Tasse. Milch, Zucker, Wasser, Strom und das Spülen kommen hinzu, bleiben aber kleine Posten neben der Arbeitszeit.
Teuer wird der Kaffee also nicht durch die bessere Bohne, sondern durch jede Tasse, die zurückkommt.</p>
<p>Aus derselben Zahl folgt die Bestellmenge. Verkauft ihr am Tag 120 doppelte Espressi zu 18 Gramm, sind das gut zwei
Kilo und mit Verwurf 2,4. Bei sechs Öffnungstagen braucht die Woche also rund 14 Kilo. Bestelle lieber jede Woche 14
als einmal im Monat 60, denn Espressobohnen schmecken etwa zwei bis acht Wochen nach der Röstung am besten. Achte
deshalb auf das Röstdatum und nicht nur auf das Mindesthaltbarkeitsdatum, das oft ein Jahr weiter liegt.</p>
<h2>Die Routine am Ende des Tages</h2>
<ul>
<li>Brühgruppen mit Blindsieb und Reiniger rückspülen, danach mehrmals mit klarem Wasser.</li>
<li>Siebe und Siebträger einlegen, die Dampflanze abwischen und durchblasen.</li>
<li>Trichter leeren und auswischen, denn altes Kaffeeöl wird ranzig und verdirbt die frische Bohne.</li>
<li>Die letzte Einstellung der Mühle notieren. Damit beginnt die Frühschicht am nächsten Morgen.</li>
</ul>
<p>Wer diese Schritte eine Woche lang durchhält, merkt schnell: Der beste Barista im Team ist die Routine, und sie hat
nie frei.</p>`,
  },
  en: {
    topic: 'Bar know-how',
    title: 'An espresso that holds up all day: grind, water, routine',
    teaser:
      'It tastes right at eight, and by two in the afternoon it rushes through in eighteen seconds. Why that happens, and the five habits that keep the cup steady.',
    contentHtml: `<h2>Why the afternoon cup tastes different</h2>
<p>First thing in the morning the grinder is cold, the room is dry and the bag has just been opened. By noon the burrs
have warmed up, the guests have brought humidity with them and the hopper has been standing open for hours. None of
these changes is dramatic on its own. Added up, they shift the flow by several seconds, and a shot that ran in
twenty-eight seconds at breakfast gushes out after lunch.</p>
<p>Nobody made a mistake, yet your regulars notice. Fortunately you do not need a laboratory to fix it. Scales, a
timer and a shared habit will do.</p>
<h2>One recipe that everybody knows</h2>
<p>Put three numbers on a card beside the grinder: how much coffee goes in, how much espresso comes out and how long
that should take. For a double, 18 grams in the basket, 36 grams in the cup and 25 to 30 seconds is a common place to
start. Treat it as a starting point, taste your own beans with the team, and then write down what you agreed on.</p>
<p>Do weigh the result. Crema is deceptive: two cups filled to the same line can hold noticeably different amounts of
liquid, depending on the roast and on how old the beans are.</p>
<h2>Let the clock set the grind</h2>
<ul>
<li>Too fast means finer, too slow means coarser.</li>
<li>Move one small step at a time, and throw away the first dose after each change, because the old grind is still
sitting in the chute.</li>
<li>Never change dose and grind together, or you will not know which of them helped.</li>
</ul>
<p>Agree on fixed moments for a check: before opening, after the morning rush, before lunch and in the early
afternoon. One weighed shot takes about a minute. It is a cheap way to avoid an hour of mediocre cups.</p>
<h2>Water is half of the drink</h2>
<p>Hard water flattens the flavour and fills the boiler with limescale. Very soft water makes the shot taste sharp and
can be aggressive to metal. Have the hardness measured at your own tap, or ask your water company, and choose the
filter to match. Put the date of the next cartridge in the same calendar as the machine service; a filter nobody
remembers is no filter at all.</p>
<h2>Keep the beans fresh</h2>
<p>Fill the hopper with what you will use in the next hour or two, no more. Opened bags belong tightly closed in a
cool, dry cupboard. The fridge is a bad idea, since beans pick up moisture and smells there. Write the opening date on
each bag and finish the oldest one first.</p>
<h2>Sour or bitter: let the tongue decide</h2>
<p>Taste before anybody touches the grinder. A shot that is sharp, thin and sour like lemon has given up too little:
it usually ran too fast, or the machine was not yet warm all the way through. A dry, ashy, bitter one has given up too
much, because it ran too slowly or because old oil sits in the basket. Sour and bitter at once points to channelling,
where the water has found a short cut through lumps or a slanting bed.</p>
<p>No grind setting cures channels; hands do. Spread the coffee evenly, press it level, wipe the rim and lock in
without a pause. Between two shots the portafilter belongs in the group and not on the drip tray, where it loses
several degrees.</p>
<h2>What a cup really costs</h2>
<p>At nine grams for a single, a kilo of beans makes 111 cups on paper. Take off the morning's adjustments, failed
shots and what stays in the hopper, and 100 is realistic. At 22 euros a kilo that is 22 cents of coffee in the cup.
Milk, sugar, power and washing-up are small beside labour. So it is not the better bean that makes coffee expensive,
but every cup that comes back.</p>
<p>The same figure gives you the order quantity. If you sell 120 doubles of 18 grams a day, that is a good two kilos,
or 2.4 with waste. Six days a week therefore need about 14 kilos. Order 14 each week rather than 60 once a month:
espresso beans taste best some two to eight weeks after roasting, so look for the roasting date and not only for the
best-before date.</p>
<h2>The last ten minutes of the day</h2>
<ul>
<li>Backflush the groups with detergent and the blind basket, then rinse several times with clear water.</li>
<li>Soak baskets and portafilters, wipe the steam wand and purge it.</li>
<li>Empty the hopper and wipe it out: stale coffee oil turns rancid and spoils tomorrow's beans.</li>
<li>Note the final grinder setting, so that the early shift starts from there instead of guessing.</li>
</ul>
<p>Keep this up for a week and you will find that the most reliable barista in the house is the routine. It never
calls in sick.</p>`,
  },
}
