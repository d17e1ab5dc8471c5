import type { MagazinePost } from '../magazine-post.ts'

export const wineGlasses: MagazinePost = {
  path: 'weinglaeser-auswaehlen',
  author: 'Henrik Sommer',
  picture: 'cover-38',
  daysAgo: 30,
  categories: ['glaeser', 'wein', 'sekt-schaumwein', 'bar-zubehoer', 'spuelen'],
  de: {
    topic: 'Service',
    title: 'Weingläser auswählen: drei Formen reichen fast immer',
    teaser:
      'Kelch, Rand und Stiel entscheiden mehr als der Name der Rebsorte. Wie du mit wenigen Gläsern eine ganze Weinkarte bedienst.',
    contentHtml: `<h2>Was ein Glas für den Wein tut</h2>
<p>Ein Weinglas hat drei Aufgaben: Es gibt dem Wein Fläche, damit sich Duft lösen kann. Es verjüngt sich nach oben,
damit der Duft im Glas bleibt. Und es führt den Wein über einen Rand in den Mund, der möglichst wenig stört. Wenn
diese drei Dinge stimmen, schmeckt ein einfacher Hauswein besser. Stimmen sie nicht, hilft auch eine teure Flasche
wenig.</p>
<p>Für den Betrieb kommen zwei weitere Aufgaben hinzu. Das Glas muss in deine Spülmaschine passen, und es muss den
Service überleben. Beides steht in keinem Prospekt, lässt sich aber vor der Bestellung mit einem Musterglas
prüfen.</p>
<h2>Drei Formen für fast jede Karte</h2>
<ul>
<li>Ein Universalglas mit 40 bis 50 Zentilitern. Es trägt Weißwein, Rosé und leichte Rote und deckt in vielen Häusern
den größten Teil des Ausschanks ab.</li>
<li>Ein großer Kelch mit 60 Zentilitern oder mehr für kräftige Rotweine, die Luft brauchen.</li>
<li>Ein Schaumweinglas, das nicht zu schmal ist. Eine leichte Tulpe zeigt mehr Duft als eine enge Flöte und lässt sich
leichter spülen.</li>
</ul>
<p>Wer nur glasweise zwei oder drei Weine verkauft, kommt sogar mit dem Universalglas und der Tulpe aus. Jede weitere
Form lohnt sich erst, wenn die Karte sie wirklich verlangt.</p>
<h2>Eichstrich und Füllmenge</h2>
<p>Im offenen Ausschank brauchen Gläser in Deutschland einen Füllstrich mit Angabe des Volumens, üblich sind 0,1 und
0,2 Liter. Bestelle Gläser gleich mit dem passenden Strich, denn nachträglich lässt er sich nicht sinnvoll anbringen.
Achte darauf, dass der Strich unterhalb der weitesten Stelle oder dort sitzt: So hat der Wein beim Schwenken
Platz.</p>
<h2>Rand, Stiel und Material</h2>
<p>Ein dünner, gelaserter Rand trinkt sich angenehm, ein gerollter Rand verzeiht mehr. Kristallglas ohne Blei ist klar
und klingt schön, gehärtetes Glas steckt Stöße besser weg. Miss den Abstand zwischen den Ebenen deines Spülkorbs,
bevor du dich in einen hohen Stiel verliebst. Ein Glas, das nur schräg in den Korb passt, zerbricht dort auch.</p>
<h2>Temperatur und Menge im Glas</h2>
<p>Das beste Glas hilft wenig, wenn der Wein zu warm eingeschenkt wird. Gute Anhaltspunkte sind 6 bis 8 Grad für
Schaumwein, 8 bis 10 für leichte Weiße und Rosé, 10 bis 12 für kräftige Weiße, 14 bis 16 für leichte und 16 bis 18 für
schwere Rote. Im Glas steigt die Temperatur an einem warmen Abend binnen einer Viertelstunde um einige Grad. Schenke
Weißwein deshalb lieber etwas kühler ein und Rotwein nicht mit der Temperatur des Gastraums, die im Sommer schnell 24
Grad erreicht.</p>
<p>Aus einer Flasche von 0,75 Litern werden sieben Gläser zu 0,1 Litern, aber nur drei zu 0,2 Litern. Bei der kleinen
Menge bleibt kaum etwas übrig, bei der großen ein Rest von 0,15 Litern, den am nächsten Tag niemand bestellt. Wer
beides anbietet, schreibt auf die Flasche, wann sie geöffnet wurde, und stellt sie verschlossen kühl, auch die rote.
Nach drei bis vier Tagen kommt sie in die Küche.</p>
<p>Rechne den Ausschank einmal durch: Bei sechs offenen Weinen und zwei vergessenen Resten am Abend gehen über die
Woche leicht zwei Liter verloren. Eine kürzere Karte spart hier mehr als ein günstigerer Einkauf.</p>
<p>Zum Glas gehört die Karte. Bei offenen Weinen nennt sie neben dem Preis die Menge, für die er gilt, und den Hinweis
auf Sulfite, die in fast jedem Wein mehr als zehn Milligramm je Liter ausmachen. Wer die drei Glasformen als kleine
Zeichen neben die Weine druckt, erspart dem Service eine Frage und dem Gast die Enttäuschung, wenn der Spätburgunder
im Universalglas kommt.</p>
<h2>Wie viele, und wohin damit?</h2>
<p>Gläser stehen auf dem Fuß, nicht auf dem Rand. Der Rand ist die dünnste Stelle, und unter dem umgestülpten Kelch
sammelt sich der Geruch des Schranks. Auch im Karton aus Pappe nehmen sie ihn an; spüle sie dann vor dem Einsatz noch
einmal mit klarem Wasser. Für 60 Plätze und eine Hauptform sind 90 Gläser ein guter Anfang, von den anderen beiden
Formen genügen zunächst 30.</p>
<h2>Spülen und polieren</h2>
<ul>
<li>Eigener Korb mit Fächern, damit sich die Kelche nicht berühren.</li>
<li>Gläser nicht mit fettigen Tellern in denselben Gang stellen.</li>
<li>Wasserhärte und Klarspüler einstellen, dann bleibt weniger zu polieren.</li>
<li>Beim Polieren den Kelch halten, nie den Fuß gegen den Kelch drehen. So brechen die meisten Stiele.</li>
</ul>
<h2>Rechnen vor dem Kauf</h2>
<p>Vergleiche nicht nur den Stückpreis. Ein Glas, das doppelt so viel kostet und dreimal so lange hält, ist das
günstigere. Bestelle zuerst einen Karton, benutze ihn zwei Wochen im vollen Betrieb und entscheide dann über die
Menge. Und frage, ob die Serie nachgekauft werden kann: Ein Restbestand ist nur so lange ein Schnäppchen, bis das
erste Glas fehlt.</p>`,
  },
  en: {
    topic: 'Service',
    title: 'Choosing wine glasses: three shapes will nearly always do',
    teaser:
      'Bowl, rim and stem matter more than the name of a grape. How to serve a whole wine list with only a few kinds of glass.',
    contentHtml: `<h2>What a glass does for the wine</h2>
<p>A wine glass has three jobs. It gives the wine enough surface for its aroma to rise. It narrows towards the top, so
that the aroma stays inside. And it hands the wine over at a rim that gets in the way as little as possible. Where all
three are right, a plain house wine tastes better than it costs. Where they are wrong, an expensive bottle is
wasted.</p>
<p>In a busy house there are two more. The glass has to fit your dishwasher, and it has to survive the evening. You
will not find either in a brochure, but one sample glass answers both questions before you order.</p>
<h2>Three shapes for almost any list</h2>
<ul>
<li>An all-round glass of 40 to 50 centilitres. It suits whites, rosés and lighter reds, and in many places it covers
most of what is poured.</li>
<li>A large bowl of 60 centilitres or more for powerful reds that need air.</li>
<li>A glass for sparkling wine that is not too slim. A gentle tulip shows more aroma than a narrow flute, and a brush
actually fits in.</li>
</ul>
<p>If you pour only two or three wines by the glass, the all-rounder and the tulip are enough. Anything beyond that
should wait until the list really asks for it.</p>
<h2>Fill lines and measures</h2>
<p>For wine poured from an open bottle, glasses in Germany need a fill line with the volume beside it, usually 0.1 or
0.2 litres. Order glasses that already carry the right mark, because adding it later makes little sense. Check that
the line sits at the widest point or below it, which leaves the wine some room when it is swirled.</p>
<h2>Rim, stem and material</h2>
<p>A thin, laser-cut rim feels elegant; a rolled one forgives more. Lead-free crystal is brilliant and rings nicely,
while tempered glass takes knocks better. Measure the clearance of your dishwasher before you fall for a tall stem. A
glass that only fits into the rack at an angle will break in there sooner or later.</p>
<h2>Temperature and measure</h2>
<p>The best glass cannot rescue wine that is poured too warm. Good reference points are 6 to 8 degrees for sparkling
wine, 8 to 10 for light whites and rosé, 10 to 12 for fuller whites, 14 to 16 for light and 16 to 18 for heavy reds.
On a warm evening the temperature in the glass climbs by several degrees within a quarter of an hour, so pour whites a
little cooler, and never serve reds at the temperature of a dining room in July.</p>
<p>A bottle of 0.75 litres gives seven measures of 0.1 but only three of 0.2, which leaves 0.15 litres that nobody
orders the next day. Write on each bottle when it was opened and keep it closed and cool, reds included. After three
or four days it goes to the kitchen.</p>
<p>The list belongs to the glass. For wine by the glass it states the measure beside the price, and a note on
sulphites, which exceed ten milligrams per litre in almost any wine. Print the three shapes as small signs beside the
wines, and nobody on the team has to ask which glass to take.</p>
<h2>How many, and where to keep them?</h2>
<p>Glasses stand on their feet. The rim is the thinnest part, and a bowl turned upside down collects the smell of the
cupboard. For 60 seats and one main shape, 90 glasses are a sound start; 30 of each other shape will do at first.</p>
<h2>Washing and polishing</h2>
<ul>
<li>Use a rack with compartments, so that the bowls never touch.</li>
<li>Do not send glasses through together with greasy plates.</li>
<li>Adjust water hardness and rinse aid first; there will be far less left to polish.</li>
<li>Hold the bowl while you polish it, and never twist the foot against it. That is how most stems snap.</li>
</ul>
<h2>Do the sum before you buy</h2>
<p>Price per piece is only half of the comparison. A glass that costs twice as much and lasts three times as long is
the cheaper of the two. Start with a single case, use it for two weeks under full load, and only then decide on the
quantity. Do ask whether the range will stay available as well. A remainder is a bargain exactly until the first glass
is missing and cannot be replaced.</p>
<p>One last hint for the team: taste the same wine from the old glass and the new one together. Five minutes of that
convince everybody faster than any training sheet, and people handle things they have learned to value with noticeably
more care.</p>`,
  },
}
