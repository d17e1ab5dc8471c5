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
<h2>Spülen und polieren</h2>
<ul>
<li>Eigener Korb mit Fächern, damit sich die Kelche nicht berühren.</li>
<li>Gläser nicht mit fettigen Tellern in denselben Gang stellen.</li>
<li>Wasserhärte und Klarspüler einstellen, dann bleibt weniger zu polieren.</li>
<li>Beim Polieren den Kelch halten, nie den Fuß gegen den Kelch drehen. So brechen die meisten Stiele.</li>
</ul>
<h2>Rechnen vor dem Kauf</h2>
<p>Vergleiche nicht nur den Stückpreis. Ein Glas, das doppelt so viel kostet und dreimal so lange hält, ist das günstigere. Bestelle zuerst einen Karton, benutze ihn zwei Wochen im vollen Betrieb und entscheide dann über die Menge. Und frage, ob die Serie nachgekauft werden kann: Ein Restbestand ist nur so lange ein Schnäppchen, bis das erste Glas fehlt.</p>`,
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
<p>One last hint for the team: taste the same wine from the old glass and the new one together. Five minutes of that convince everybody faster than any training sheet, and people handle things they have learned to value with noticeably more care.</p>`,
  },
}
