import type { MagazinePost } from '../magazine-post.ts'

export const knifeCare: MagazinePost = {
  path: 'messer-pflegen-und-schaerfen',
  author: 'Timo Brandes',
  picture: 'cover-34',
  daysAgo: 52,
  categories: ['messer-schneiden', 'kuechenhelfer', 'obst-gemuese', 'toepfe-pfannen'],
  de: {
    topic: 'Küche',
    title: 'Messer pflegen: scharf bleiben ohne Schleifdienst jede Woche',
    teaser:
      'Ein stumpfes Messer rutscht ab, kostet Zeit und ruiniert Tomaten. Wie Brett, Wetzstahl und Stein zusammenarbeiten und was in die Spülmaschine gehört.',
    contentHtml: `<h2>Warum Messer stumpf werden</h2>
<p>Eine Schneide ist sehr dünnes Metall. Bei jedem Schnitt auf ein hartes Brett biegt sie sich ein wenig zur Seite,
bis sie wie ein kleiner Haken neben der Linie steht. Das Messer wirkt stumpf, obwohl kaum Material fehlt. Erst später
ist die Kante tatsächlich abgetragen und rund. Diese zwei Zustände verlangen zwei verschiedene Werkzeuge: Der
Wetzstahl richtet die Kante auf, der Stein schleift eine neue.</p>
<p>Wer das unterscheidet, schleift selten und wetzt oft. Das schont die Klinge und spart Geld.</p>
<h2>Das richtige Brett</h2>
<p>Glas, Stein, Keramik und Edelstahl sind Gift für jede Schneide. Geeignet sind Kunststoffbretter, die sich in der
Maschine heiß spülen lassen, und Bretter aus Holz, das dicht und nicht zu hart ist. Verwende für rohes Fleisch,
Geflügel, Fisch und Gemüse verschiedene Farben. Lege ein feuchtes Tuch unter das Brett, damit es nicht wandert. Schabe
Schnittgut mit dem Rücken des Messers zusammen und nicht mit der Schneide, denn seitliches Kratzen biegt sie am
schnellsten um.</p>
<h2>Wetzen: eine halbe Minute vor der Schicht</h2>
<ul>
<li>Stahl senkrecht mit der Spitze auf ein Tuch stellen. So ist die Hand sicher.</li>
<li>Klinge im Winkel von etwa 15 bis 20 Grad anlegen, je nach Messer.</li>
<li>Vom Griff zur Spitze ziehen, abwechselnd links und rechts, fünf bis acht Züge je Seite.</li>
<li>Wenig Druck. Wer presst, schadet mehr, als er nützt.</li>
</ul>
<p>Für sehr harte Klingen, etwa japanischer Bauart, ist ein geriffelter Stahl zu grob. Hier hilft ein feiner
Keramikstab oder gleich der Stein.</p>
<h2>Schleifen: alle paar Wochen</h2>
<p>Wenn Wetzen nichts mehr bringt, kommt der Wasserstein. Eine Körnung um 1000 genügt für die Grundschärfe, eine
feinere um 3000 bis 6000 für den letzten Zug. Stein wässern, Winkel halten, gleichmäßig schieben, bis auf der
Gegenseite ein feiner Grat zu spüren ist. Dann die Seite wechseln und den Grat zum Schluss mit wenigen leichten Zügen
entfernen. Übe mit einem alten Messer. Nach dem dritten Mal sitzt der Winkel.</p>
<p>Gezahnte Brotmesser und Messer mit Ausbrüchen gehören zum Schleifdienst.</p>
<h2>Spülen, trocknen, aufbewahren</h2>
<ul>
<li>Gute Messer von Hand spülen und sofort abtrocknen. In der Maschine schlagen sie aneinander, Hitze und Salz greifen
Stahl und Griff an.</li>
<li>Nie im Spülbecken liegen lassen. Im Schaum sieht sie niemand.</li>
<li>An der Magnetleiste, im Block oder mit Klingenschutz lagern, nicht lose in der Schublade.</li>
<li>Jede Person benutzt ihr eigenes Messer oder gibt es sauber zurück.</li>
</ul>
<h2>Sicher arbeiten, auch wenn es eng wird</h2>
<p>Die meisten Schnitte passieren nicht beim Schneiden, sondern daneben: beim Abtrocknen, beim Griff ins Spülwasser,
beim Weiterreichen, beim Versuch, ein fallendes Messer zu fangen. Vier Regeln genügen. Ein Messer, das fällt, lässt
man fallen und tritt zurück. Getragen wird es am Bein entlang, Spitze nach unten, und man sagt es an. Übergeben wird,
indem man es hinlegt. Abgewischt wird vom Rücken her.</p>
<p>Für das Ausbeinen und für Austern gibt es Stechschutz- und Schnittschutzhandschuhe. Sie gehören in die richtige
Größe und in die Maschine, sonst zieht sie niemand an. Jede Verletzung, auch die kleine, kommt ins Verbandbuch, das
fünf Jahre aufbewahrt wird. Blaue Pflaster liegen bereit, weil man sie im Essen sieht.</p>
<h2>Was die Härte bedeutet</h2>
<p>Auf guten Messern steht eine Härte in Rockwell. Europäische Kochmesser liegen meist zwischen 54 und 58, japanische
zwischen 60 und 64. Der weichere Stahl wird schneller stumpf, verzeiht aber Knochen, Kerne und einen ungeübten Griff
und lässt sich in Sekunden wetzen. Der härtere bleibt lange scharf und splittert, wenn jemand damit hebelt. Für eine
Küche, in der viele Hände arbeiten, ist der weichere Stahl fast immer die bessere Wahl. Prüfen lässt sich die Schärfe
an einer Tomate: Die Klinge soll die Haut unter ihrem eigenen Gewicht anritzen.</p>
<p>Schärfe ist auch eine Frage der Zeit. Wer drei Stunden am Tag schneidet und mit einer stumpfen Klinge fünf Prozent
langsamer ist, verliert neun Minuten. Auf 250 Arbeitstage sind das 37 Stunden, fast eine ganze Woche je Person. Eine
halbe Minute Wetzen vor der Schicht kostet im selben Jahr zwei Stunden. Dazu kommt der Abfall: Eine scharfe Klinge
trennt die Schale dünner und lässt Kräuter grün, statt sie zu quetschen.</p>
<h2>Drei Messer reichen weit</h2>
<p>Ein Kochmesser mit etwa 20 Zentimetern, ein kleines Gemüsemesser und ein Brotmesser erledigen den größten Teil der
Arbeit. Alles andere, vom Ausbeinmesser bis zum Lachsmesser, lohnt sich erst, wenn die Karte es verlangt. Kaufe lieber
drei gute Messer und einen Stein als einen vollen Koffer, den niemand pflegt.</p>
<p>Bestimme eine Person, die zuständig ist. Das muss nicht die Küchenleitung sein, sondern jemand, dem es Freude macht
und der dafür jede Woche eine feste Viertelstunde bekommt.</p>`,
  },
  en: {
    topic: 'Kitchen',
    title: 'Looking after knives: staying sharp between visits to the grinder',
    teaser:
      'A blunt knife slips, wastes time and crushes tomatoes. How board, steel and stone work together, and why the dishwasher is not part of it.',
    contentHtml: `<h2>Why knives go blunt</h2>
<p>A cutting edge is extremely thin metal. Each time it meets a hard board it bends a little, until it leans over like
a tiny hook. The knife feels blunt although hardly any steel has been lost. Only much later is the edge really worn
away and rounded. Two conditions, two tools: the honing steel straightens what has bent, and the stone grinds a fresh
edge where there is none.</p>
<p>Once a team understands the difference, it hones often and grinds rarely. Both the blades and the budget last
longer.</p>
<h2>The right board</h2>
<p>Glass, stone, ceramics and stainless steel ruin any edge. Choose plastic boards that can go through a hot wash, or
wood that is dense without being too hard. Keep different colours for raw meat, poultry, fish and vegetables. A damp
cloth underneath stops the board from wandering. And push chopped food together with the spine of the knife: scraping
sideways with the edge bends it faster than anything else.</p>
<h2>Honing: half a minute before each shift</h2>
<ul>
<li>Stand the steel upright with its tip on a cloth. Your hand stays safe that way.</li>
<li>Hold the blade at an angle of about 15 to 20 degrees, depending on the knife.</li>
<li>Draw it from heel to tip, left and right in turn, five to eight strokes on each side.</li>
<li>Use hardly any pressure. Whoever presses does harm.</li>
</ul>
<p>For very hard blades, Japanese ones in particular, a ribbed steel is too coarse. Take a fine ceramic rod instead,
or go straight to the stone.</p>
<h2>Grinding: every few weeks</h2>
<p>When honing no longer helps, it is time for the water stone. A grit of around 1000 restores the edge, something
between 3000 and 6000 refines it. Soak the stone, keep the angle and work evenly until you can feel a fine burr on the
far side. Change sides, then take the burr off with a few light strokes. Practise on an old knife first. By the third
attempt your wrist will know the angle.</p>
<p>Serrated bread knives and chipped blades are a job for the professional grinder.</p>
<h2>Washing, drying, storing</h2>
<ul>
<li>Wash good knives by hand and dry them straight away. In the machine they knock against each other, while heat and
salt attack steel and handle.</li>
<li>Never leave one in the sink, where nobody can see it under the foam.</li>
<li>Keep them on a magnetic strip, in a block or with a blade guard, not loose in a drawer.</li>
<li>Everybody either uses a knife of their own or returns a borrowed one clean.</li>
</ul>
<h2>Working safely when it gets tight</h2>
<p>Most cuts do not happen while cutting. They happen while drying up, reaching into the sink, passing a knife on or
trying to catch one. Four rules are enough. Let a falling knife fall and step back. Carry it along your leg, point
down, and say so. Hand it over by putting it down. Wipe it from the spine.</p>
<p>For boning and for oysters there are gloves that resist blade and point. Every injury, even a small one, goes into
the first-aid log, which in Germany is kept for five years. Plasters are blue so that they show up in food.</p>
<h2>What hardness means</h2>
<p>Good knives state their hardness in Rockwell. European chef's knives mostly lie between 54 and 58, Japanese ones
between 60 and 64. Softer steel goes blunt sooner, but it forgives bones and clumsy hands and is honed within seconds.
Harder steel stays sharp for long and chips when it is used as a lever. Where many hands share the knives, softer is
nearly always better.</p>
<p>Sharpness is also a matter of time. Someone who cuts for three hours a day and is five per cent slower with a blunt
blade loses nine minutes, or 37 hours in 250 working days. Half a minute of honing before each shift costs two hours
in the same year. A sharp edge also peels thinner and leaves herbs green instead of bruised.</p>
<h2>Three knives go a long way</h2>
<p>A chef's knife of about 20 centimetres, a small paring knife and a bread knife handle most of the work. Boning
knives, salmon slicers and the rest are worth buying when the menu calls for them. Three good knives and a stone are a
better investment than a full case that nobody looks after.</p>
<p>Put one person in charge. It need not be the head chef, just somebody who enjoys it, has a fixed quarter of an hour
each week and may say no when a blade ends up in the dishwasher again.</p>`,
  },
}
