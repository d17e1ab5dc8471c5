import type { MagazinePost } from '../magazine-post.ts'

export const terrace: MagazinePost = {
  path: 'terrasse-eroeffnen',
  author: 'Miriam Holt',
  picture: 'cover-48',
  daysAgo: 96,
  categories: ['outdoor', 'stuehle', 'tische', 'leuchten', 'tischaccessoires'],
  de: {
    topic: 'Betrieb',
    title: 'Die Terrasse eröffnen: eine Checkliste in sechs Wochen',
    teaser:
      'Genehmigung, Möbel, Strom, Wege und Wetter: Wer rechtzeitig beginnt, stellt am ersten warmen Tag nur noch die Stühle raus.',
    contentHtml: `<h2>Sechs Wochen vorher: Papiere und Plan</h2>
<p>Steht die Terrasse auf öffentlichem Grund, brauchst du in der Regel eine Sondernutzungserlaubnis der Gemeinde. Sie
legt fest, welche Fläche du nutzt, bis wann am Abend bedient wird und wie breit der Gehweg frei bleiben muss. Prüfe,
ob die Erlaubnis noch gilt und ob sie zu deinem Möbelplan passt. Auf privatem Grund sprichst du mit dem Vermieter und,
falls ihr Alkohol ausschenkt, mit der zuständigen Behörde darüber, ob die Außenfläche in der Gaststättenerlaubnis
enthalten ist.</p>
<p>Zeichne dann einen einfachen Plan im Maßstab. Rechne je Sitzplatz mit etwa anderthalb Quadratmetern, wenn Gäste
bequem sitzen und Personal mit Tablett vorbeikommen soll. Lass Rettungswege, Türen und Hydranten frei.</p>
<p>Denke beim Plan an alle Gäste. Mindestens ein Tisch sollte ohne Stufe erreichbar sein, über einen Durchgang von 90
Zentimetern, und darunter braucht ein Rollstuhl rund 67 Zentimeter Höhe für die Knie. Eine Mittelsäule stört dabei
mehr als vier Beine am Rand. Wer mit Kinderwagen kommt oder ein Tablett trägt, freut sich über denselben Weg.</p>
<h2>Vier Wochen vorher: Bestand prüfen</h2>
<ul>
<li>Auf jeden Stuhl setzen, kippen, Schrauben nachziehen. Was wackelt, wird jetzt repariert oder ersetzt.</li>
<li>Tischplatten abwaschen, Holz ölen, Gleiter erneuern.</li>
<li>Schirme öffnen, Bezüge waschen, Ständer auf Gewicht und Sicherungsstift prüfen.</li>
<li>Leuchten, Steckdosen und Verlängerungen nur verwenden, wenn sie für außen geeignet sind. Lass die elektrische
Anlage von einer Fachkraft prüfen.</li>
<li>Polster zählen. Für jeden Stuhl ein Kissen plus eine kleine Reserve für Regentage.</li>
</ul>
<p>Bestelle fehlende Möbel früh. Im Frühjahr will jeder Betrieb dasselbe, und Lieferzeiten wachsen mit den
Temperaturen.</p>
<h2>Zwei Wochen vorher: Abläufe</h2>
<p>Die Terrasse ist selten weit weg, aber jeder zusätzliche Meter kostet Zeit. Richte draußen eine kleine Station ein:
Besteck, Servietten, Wassergläser, Aschenbecher, ein Tablett für Abgeräumtes und ein Ort für die Kasse. Entscheide, ob
draußen die ganze Karte gilt oder eine kürzere. Speisen, die schnell auskühlen oder wegfliegen, passen nicht auf einen
windigen Platz.</p>
<p>Lege fest, wer bei Regen was hereinholt, und übe es einmal. Eine eingespielte Mannschaft räumt eine kleine Terrasse
in wenigen Minuten.</p>
<h2>Eine Woche vorher: Details</h2>
<ul>
<li>Speisekarten, die Wind und Wasser vertragen, dazu Klammern für Tischdecken.</li>
<li>Abdeckungen für Zucker und Getränke gegen Wespen.</li>
<li>Decken frisch gewaschen und an einem trockenen Ort griffbereit.</li>
<li>Aschenbecher mit Deckel und ein fester Plan, wer sie leert.</li>
<li>Pflanzen, die mit deiner Lage zurechtkommen, in schweren Töpfen.</li>
</ul>
<h2>Rechnet sich das?</h2>
<p>Auf 60 Quadratmetern finden nach der Faustregel 40 Gäste Platz. Werden die Stühle an einem schönen Tag zweimal
besetzt und gibt jeder Gast 14 Euro aus, sind das 1.120 Euro Umsatz. Dem stehen die Gebühr der Gemeinde, eine weitere
Kraft im Service, mehr Bruch und die Möbel gegenüber. Zähle im Kalender des letzten Jahres die Tage, an denen du
draußen bedient hast. Waren es 60, tragen sich auch gute Stühle in einer Saison; waren es 25, kaufe stapelbar und
leicht.</p>
<p>Frage vor allem, ob die Küche mitkommt. Vierzig Plätze mehr bedeuten vierzig Teller mehr in derselben Stunde. Eine
kurze Karte für draußen, mit Gerichten, die sich vorbereiten lassen, ist oft wertvoller als weitere Tische.</p>
<h2>Wind, Wärme, Nachbarn</h2>
<p>Schirme werden geschlossen, bevor der Wind sie öffnet. Ab welcher Windstärke, steht beim Hersteller; lege fest, wer
darauf achtet und wo die Kurbel hängt. Gasstrahler brauchen einen festen Stand und Abstand zu Stoff und Holz, und
Flüssiggasflaschen dürfen nicht im Keller lagern, weil das Gas schwerer ist als Luft und sich unten sammelt.
Elektrische Strahler erwärmen den Gast statt der Luft und sind an einem windigen Platz die bessere Wahl.</p>
<p>Gegen Lärm helfen kleine Dinge: Gleiter unter den Stühlen, Filz unter den Tischplatten, keine Musik nach außen und
ein fester Zeitpunkt, zu dem die letzte Runde kommt. Ab 22 Uhr gilt in der Regel Nachtruhe, und wer um zehn vor zehn
abkassiert, muss niemanden vertreiben.</p>
<h2>Am ersten Tag</h2>
<p>Öffne nicht gleich alle Tische. Beginne mit der halben Fläche, beobachte die Wege und notiere, was fehlt. Sprich
mit den Nachbarn, bevor sie sich beschweren, und nenne ihnen eine Telefonnummer. Kontrolliere am Abend, ob die
genehmigte Grenze eingehalten wurde und der Gehweg frei war.</p>
<p>Danach gehört die Terrasse in den täglichen Reinigungsplan: Tische, Stühle, Boden, Abfalleimer. Ein sauberer
Außenbereich ist das Erste, was Gäste von deinem Haus sehen, noch bevor sie die Karte in der Hand halten.</p>
<p>Nimm dir im Herbst noch eine Stunde Zeit. Notiere, was kaputtging, was niemand gebraucht hat und welche Tische
zuerst voll waren. Dieses Blatt ist der beste Anfang für die nächsten sechs Wochen.</p>`,
  },
  en: {
    topic: 'Running the place',
    title: 'Opening the terrace: a six-week checklist',
    teaser:
      'Permit, furniture, power, routes and weather: those who start in time only have to put out the chairs on the first warm day.',
    contentHtml: `<h2>Six weeks ahead: papers and plan</h2>
<p>If your terrace stands on public ground in Germany, you will normally need a special-use permit from the
municipality. It states which area you may occupy, how late you can serve and how much of the pavement has to stay
clear. Check that yours is still valid and that it matches the furniture you have in mind. On private ground, talk to
your landlord, and if you serve alcohol, ask the authority whether the outdoor area is included in your licence.</p>
<p>Then draw a simple plan to scale. Allow some one and a half square metres per seat, so that guests sit comfortably
and a colleague with a tray can get past. Keep escape routes, doors and hydrants free.</p>
<p>Plan for all guests. At least one table should be within reach without a step, through a passage of 90 centimetres,
with about 67 centimetres of clear height for the knees of somebody in a wheelchair. People with prams, and colleagues
with trays, are grateful for the same route.</p>
<h2>Four weeks ahead: look at what you have</h2>
<ul>
<li>Sit on each chair, rock it, tighten its screws. Anything wobbly is repaired or replaced now.</li>
<li>Wash down the table tops, oil the wood and renew the glides.</li>
<li>Open the parasols, wash their covers and check the bases for weight and locking pins.</li>
<li>Use only lamps, sockets and cables that are suitable for outdoors, and have the electrics tested by a qualified
person.</li>
<li>Count the cushions. You want one per chair, and a small reserve for rainy days.</li>
</ul>
<p>Order early whatever is missing. In spring everybody wants the same things, and lead times rise with the
temperature.</p>
<h2>Two weeks ahead: how it will run</h2>
<p>A terrace is rarely far away, but every extra metre costs time. Set up a small station outside with cutlery,
napkins, water glasses, ashtrays, a tray for clearing and a place for the till. Decide whether the full menu applies
or a shorter one. Dishes that cool down quickly or blow away have no business on a windy square.</p>
<p>Agree on who brings in what when it rains, and rehearse it once. A team that knows its parts clears a small terrace
within minutes.</p>
<h2>One week ahead: details</h2>
<ul>
<li>Menus that can stand wind and water, and clips for the tablecloths.</li>
<li>Covers for sugar and drinks, because of the wasps.</li>
<li>Blankets, freshly washed and kept somewhere dry within reach.</li>
<li>Ashtrays with lids, and a clear understanding of who empties them.</li>
<li>Plants that cope with your aspect, in heavy pots.</li>
</ul>
<h2>Does it pay?</h2>
<p>By the rule of thumb, 60 square metres seat 40 guests. If the chairs are taken twice on a fine day and everybody
spends 14 euros, that makes 1,120 euros. Against it stand the fee, one more person on service, breakage and the
furniture. Count the days on which you served outside last year. With 60, even good chairs pay for themselves in a
season; with 25, buy light ones that stack.</p>
<p>Above all, ask whether the kitchen can keep up, because forty more seats mean forty more plates in the same hour. A
short menu is often worth more than further tables.</p>
<h2>Wind, warmth, neighbours</h2>
<p>Close parasols before the wind opens them, and decide who watches for it. Gas heaters need a firm stand and
distance from cloth and wood. Their cylinders must never be kept in a cellar, as the gas is heavier than air and
gathers at the bottom.</p>
<p>Against noise, small things help: glides under chairs, no music to the outside, and a fixed moment for the last
round. Quiet hours usually begin at ten, and if you cash up at ten to, you need not chase anybody away.</p>
<h2>On the first day</h2>
<p>Resist the urge to open all tables at once. Start with half of the area, watch where people walk and write down
what is missing. Speak to the neighbours before they complain, and give them a telephone number. In the evening, make
sure that you kept within the permitted boundary and that the pavement stayed clear.</p>
<p>From then on the terrace is part of the daily cleaning plan: tables, chairs, floor and bins. A tidy outdoor area is
the first thing people see of your house, long before they hold the menu in their hands.</p>
<p>When autumn comes, spend one more hour on it. Note what broke, what was never used and which tables filled first.
That sheet of paper is the best beginning for next year's six weeks, and it costs nothing but the discipline to write
it down while the memory is fresh.</p>`,
  },
}
