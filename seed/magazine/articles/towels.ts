import type { MagazinePost } from '../magazine-post.ts'

export const towels: MagazinePost = {
  path: 'handtuecher-und-grammatur',
  author: 'Miriam Holt',
  picture: 'cover-37',
  daysAgo: 60,
  categories: ['handtuecher', 'hotelkosmetik', 'bettwaren', 'spender'],
  de: {
    topic: 'Hotel',
    title: 'Handtücher kaufen: was die Grammatur verrät und was nicht',
    teaser:
      'Schwerer heißt nicht besser. Wie Gewicht, Schlinge und Rand zusammenspielen, wie viele Sätze ein Zimmer braucht und woran du Qualität vor dem Waschen erkennst.',
    contentHtml: `<h2>Was Gramm pro Quadratmeter bedeutet</h2>
<p>Die Grammatur sagt, wie viel ein Quadratmeter des Stoffes wiegt. Sie ist ein Maß für die Menge an Garn und damit
grob für Volumen und Saugkraft. Ein Handtuch von 50 mal 100 Zentimetern hat einen halben Quadratmeter Fläche. Bei 500
Gramm pro Quadratmeter wiegt es also 250 Gramm. Mit dieser kleinen Rechnung prüfst du jede Angabe auf der
Küchenwaage.</p>
<p>Als grobe Orientierung gilt: Rund 400 Gramm sind leicht und trocknen schnell, gut für Fitnessraum, Pool und
Pension. Zwischen 450 und 550 Gramm liegt der Bereich, in dem sich viele Hotels bewegen. Ab 600 Gramm wird es sehr
weich und schwer, aber auch langsam im Trockner.</p>
<h2>Schwerer kostet zweimal</h2>
<p>Ein dickes Handtuch ist teurer im Einkauf und in jeder Wäsche. Es nimmt mehr Platz in der Trommel ein, saugt mehr
Wasser und braucht länger, bis es trocken ist. Bei einem Haus mit eigener Wäscherei merkst du das auf der
Stromrechnung, bei einem Mietservice in der Abrechnung nach Gewicht. Frage deshalb zuerst, was deine Gäste erwarten,
und kaufe nicht schwerer als nötig.</p>
<h2>Was über die Qualität sonst entscheidet</h2>
<ul>
<li>Garn: Gekämmte Baumwolle fusselt weniger, Zwirn im Grundgewebe hält die Form.</li>
<li>Schlinge: Dichte, gleichmäßige Schlingen saugen gut. Lange, lockere Schlingen ziehen leicht Fäden.</li>
<li>Rand: Ein doppelt umgenähter Saum mit Kappnaht hält viele Wäschen durch. Hier gehen die meisten Tücher zuerst
kaputt.</li>
<li>Bordüre: Eine glatte Zierborte läuft oft stärker ein als der Rest und wirft dann Wellen. Ohne Borte bleibt das
Tuch gerade.</li>
</ul>
<h2>Wie viele Sätze je Zimmer?</h2>
<p>Ein bewährter Anfang sind drei Sätze: einer im Zimmer, einer in der Wäsche, einer im Schrank. Wer außer Haus
waschen lässt und nur zweimal in der Woche beliefert wird, rechnet eher mit vier. Wer täglich selbst wäscht und Gäste
hat, die ihr Tuch wieder aufhängen, kommt mit zweieinhalb aus. Für 40 Zimmer mit zwei Gästen und drei Sätzen sind das
240 Handtücher und 240 Duschtücher, dazu eine Reserve für Flecken und Schwund.</p>
<h2>Was hundert Gramm im Jahr bedeuten</h2>
<p>Rechne den Unterschied einmal für das ganze Haus aus. Ein Satz aus Handtuch, 50 mal 100, und Duschtuch, 70 mal 140
Zentimeter, hat knapp 1,5 Quadratmeter. Bei 500 Gramm pro Quadratmeter wiegt er 740 Gramm, bei 600 Gramm schon 890.
Vierzig Zimmer mit zwei Gästen ergeben bei 70 Prozent Belegung 56 Sätze am Tag. Wird täglich gewechselt, wäschst du im
ersten Fall gut 41 Kilo, im zweiten knapp 50. Über ein Jahr sind das drei Tonnen mehr, und das nur, weil das Tuch
hundert Gramm schwerer ist.</p>
<p>Noch mehr bewirkt ein freundlicher Hinweis im Bad. Hängt jeder dritte Gast sein Tuch wieder auf, sparst du mehr
Wäsche als mit jeder leichteren Qualität. Nötig sind dafür genug Haken: Wer keinen Platz zum Trocknen findet, wirft
das Tuch auf den Boden.</p>
<h2>Weiß, sortiert und gezählt</h2>
<p>Weiß hat sich durchgesetzt, weil es sich bei 60 Grad mit Bleiche waschen lässt und Flecken sichtbar macht. Farbige
Tücher sind dort sinnvoll, wo sie etwas unterscheiden: ein Ton für den Spa-Bereich, ein dunkler für Make-up im Bad,
ein dritter für den Friseur im Haus. Lege für jede Größe eine eigene Randfarbe oder ein eingewebtes Zeichen fest, dann
sortiert die Wäscherei ohne Nachfragen. Kaufe alle Tücher eines Tons auf einmal, denn Nachlieferungen weichen sichtbar
ab.</p>
<p>Plane den Schwund ein, statt dich über ihn zu ärgern. Ein Teil der Tücher reist mit, ein anderer endet mit
Haarfarbe oder Schuhcreme, der Rest wird dünn. Zähle zweimal im Jahr und schreibe die Gründe getrennt auf. Fehlen nach
zwölf Monaten zwanzig von 240 Handtüchern, bestellst du jedes Frühjahr einen Karton nach, und der Bestand bleibt
gleichmäßig jung. Wer stattdessen fünf Jahre wartet, kauft alles neu.</p>
<h2>Der Test vor der großen Bestellung</h2>
<ul>
<li>Muster bestellen, wiegen und nachmessen.</li>
<li>Zehnmal waschen und trocknen, so wie im Alltag, danach wieder messen. Ein Einlaufen um wenige Prozent ist
normal.</li>
<li>Ein Muster einer Kollegin geben, die es eine Woche lang benutzt.</li>
<li>Den Rand mit einer kräftigen Bewegung ziehen. Knackt die Naht, lass es.</li>
</ul>
<h2>So halten sie länger</h2>
<p>Wasche neue Tücher vor dem ersten Einsatz, denn Ausrüstung aus der Fabrik mindert die Saugkraft. Verzichte auf
Weichspüler, er legt sich wie ein Film um die Faser. Überlade die Maschine nicht und nimm die Wäsche aus dem Trockner,
solange ein Rest Feuchtigkeit darin ist. Ausgemusterte Tücher bekommen einen Stempel und arbeiten als Putzlappen
weiter.</p>
<p>Bleibe danach bei einem Weiß, einer Größe je Zweck und für einige Jahre bei einem Hersteller. Gemischte Bestände
altern verschieden, und nichts lässt ein Bad so müde aussehen wie zwei Weißtöne auf einer Stange.</p>`,
  },
  en: {
    topic: 'Hotel',
    title: 'Buying towels: what the weight tells you and what it does not',
    teaser:
      'Heavier is not the same as better. How weight, loops and hems work together, how many sets a room needs and how to judge quality before the first wash.',
    contentHtml: `<h2>What grams per square metre mean</h2>
<p>The figure on the label, usually given as g/m² or GSM, is the weight of one square metre of the fabric. It tells
you how much yarn has gone in, and with that something about volume and absorbency. A hand towel of 50 by 100
centimetres covers half a square metre. At 500 grams per square metre it should weigh 250 grams, a claim you can check
on any kitchen scale.</p>
<p>As a rough guide, around 400 grams is light and dries quickly, which suits a gym, a pool or a simple guest house.
Between 450 and 550 lies the range that many hotels settle on. From 600 upwards a towel becomes really plush, and
really slow in the dryer.</p>
<h2>Weight is paid for twice</h2>
<p>A thick towel costs more on the day you buy it and then again with every wash. It fills the drum sooner, soaks up
more water and takes longer to dry. With a laundry of your own you see that on the electricity bill; with a hire
service that charges by the kilo, on each invoice. So ask first what your guests expect, and buy no heavier than
that.</p>
<h2>What else makes a good towel</h2>
<ul>
<li>Yarn: combed cotton sheds less lint, and twisted yarn in the ground weave keeps the shape.</li>
<li>Loops: dense, even loops absorb well, while long, loose ones snag easily.</li>
<li>Hems: a double-turned, firmly stitched edge survives many washes. It is where most towels fail first.</li>
<li>Borders: a smooth decorative band often shrinks more than the rest and puckers. Without one, the towel stays
straight.</li>
</ul>
<h2>How many sets for each room?</h2>
<p>Three are a sound beginning: one in the room, one in the wash, one in the cupboard. If your laundry is sent out and
comes back only twice a week, plan for four. If you wash daily and many guests hang their towels up for another day,
two and a half will do. For 40 rooms with two guests and three sets you therefore need 240 hand towels and 240 bath
towels, plus a reserve for stains and losses.</p>
<h2>What a hundred grams mean in a year</h2>
<p>Work out the difference for the whole house. A set of one hand towel, 50 by 100, and one bath towel, 70 by 140
centimetres, covers almost 1.5 square metres. At 500 grams per square metre it weighs 740 grams, at 600 grams 890.
Forty rooms with two guests make 56 sets a day at 70 per cent occupancy. Changed daily, that is a good 41 kilos of
laundry in the first case and almost 50 in the second: three tonnes more in a year.</p>
<p>A friendly note in the bathroom achieves even more. If every third guest hangs the towel up again, you save more
laundry than any lighter quality would. It takes enough hooks, though: a towel that cannot dry ends up on the
floor.</p>
<h2>White, sorted and counted</h2>
<p>White has won because it can be washed at 60 degrees with bleach and shows every stain. Colours make sense where
they tell things apart, such as a dark one for make-up. Give each size its own coloured edge, so that the laundry can
sort without asking.</p>
<p>Plan for losses instead of being annoyed by them. Some towels travel home with guests, some end up with hair dye on
them, and the rest wear thin. Count twice a year and note the reasons separately. If twenty of 240 are missing after
twelve months, one case each spring keeps the stock evenly young.</p>
<h2>A test before the big order</h2>
<ul>
<li>Order samples, weigh them and measure them.</li>
<li>Wash and dry them ten times exactly as you do every day, and measure again. A few per cent of shrinkage is
normal.</li>
<li>Give one to a colleague to use at home for a week.</li>
<li>Pull hard at the hem. If the stitching cracks, look for another.</li>
</ul>
<h2>Making them last</h2>
<p>Wash new towels before they are first used, because the finish from the mill keeps water out. Leave out fabric
softener, which coats the fibres. Do not overload the machine, and take the load from the dryer while it still holds a
trace of moisture. Towels past their best get a stamp in one corner and carry on as cleaning cloths.</p>
<p>Finally, keep to one white, one size per purpose and one supplier for a few years. Mixed batches age differently,
and nothing makes a bathroom look tired as quickly as two shades of white on the same rail.</p>`,
  },
}
