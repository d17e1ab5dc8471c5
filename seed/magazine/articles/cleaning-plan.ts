import type { MagazinePost } from '../magazine-post.ts'

export const cleaningPlan: MagazinePost = {
  path: 'reinigungsplan-nach-haccp',
  author: 'Timo Brandes',
  picture: 'cover-29',
  daysAgo: 37,
  categories: ['reiniger', 'spuelen', 'papier', 'handhygiene', 'spender'],
  de: {
    topic: 'Hygiene',
    title: 'Der Reinigungsplan: HACCP für den Alltag',
    teaser:
      'Was, womit, wie, wann und wer: Fünf Spalten genügen, damit Sauberkeit planbar wird und sich bei einer Kontrolle belegen lässt.',
    contentHtml: `<h2>Warum ein Plan und nicht nur ein Lappen</h2>
<p>Wer Lebensmittel verarbeitet, muss ein Verfahren nach den HACCP-Grundsätzen einrichten und aufrechterhalten. So
verlangt es die europäische Verordnung (EG) Nr. 852/2004 über Lebensmittelhygiene. HACCP bedeutet im Kern: Gefahren
erkennen, die Stellen bestimmen, an denen man sie beherrschen kann, und nachweisen, dass es geschieht. Der
Reinigungsplan ist die Grundlage dafür. Ohne saubere Flächen hilft die beste Temperaturliste nichts.</p>
<p>Ein Plan entlastet auch das Team. Niemand muss überlegen, ob die Dunstabzugshaube diese Woche dran ist, und niemand
kann sagen, er habe es nicht gewusst.</p>
<h2>Fünf Spalten, die reichen</h2>
<ul>
<li>Was: jede Fläche und jedes Gerät, nach Räumen geordnet.</li>
<li>Womit: das Mittel mit Namen und Dosierung.</li>
<li>Wie: die Schritte mit Einwirkzeit und Nachspülen.</li>
<li>Wann: nach Gebrauch, täglich, wöchentlich, monatlich.</li>
<li>Wer: eine Schicht oder Funktion, mit Platz für Kürzel und Datum.</li>
</ul>
<p>Hänge den Plan dort auf, wo gearbeitet wird, am besten laminiert und mit Fotos. Ein Ordner im Büro reinigt
nichts.</p>
<h2>Erst reinigen, dann desinfizieren</h2>
<p>Reinigen löst Schmutz und Fett, Desinfizieren verringert Keime. Auf einer fettigen Fläche wirkt ein
Desinfektionsmittel kaum, deshalb ist die Reihenfolge wichtig: grobe Reste entfernen, mit Reiniger waschen, mit klarem
Wasser abspülen, desinfizieren, Einwirkzeit abwarten und, wo das Etikett es verlangt, noch einmal spülen. Danach
trocknen lassen oder mit Einwegpapier trocknen. Nicht jede Fläche muss desinfiziert werden. Nötig ist es dort, wo
rohes Fleisch, Geflügel, Fisch oder Ei verarbeitet wird, sinnvoll bei Griffen und Schaltern.</p>
<h2>Farben verhindern Verwechslungen</h2>
<p>Verwende für Tücher und Eimer feste Farben, etwa Rot für Toiletten, Gelb für Waschbecken, Blau für Gasträume und
Grün für die Küche. Welche Farbe wofür steht, ist deine Entscheidung. Wichtig ist nur, dass sie überall gleich ist und
als Schild über dem Putzmittelschrank hängt.</p>
<h2>Mittel sicher verwenden</h2>
<ul>
<li>Sicherheitsdatenblätter sammeln und das Team daran unterweisen.</li>
<li>Nie Mittel mischen, besonders keine sauren und chlorhaltigen Reiniger.</li>
<li>Mit Pumpe oder Dosierer arbeiten. Zu viel Mittel hinterlässt Rückstände, zu wenig wirkt nicht.</li>
<li>Nichts in Getränkeflaschen umfüllen und alles getrennt von Lebensmitteln lagern.</li>
</ul>
<h2>Vier Stellschrauben, bevor mehr Chemie hilft</h2>
<p>Ob etwas sauber wird, hängt von vier Größen ab: Chemie, Mechanik, Temperatur und Zeit. Wird eine kleiner, muss eine
andere größer werden. Wer die Einwirkzeit überspringt, schrubbt länger; wer kaltes Wasser nimmt, braucht mehr Mittel.
Das erklärt, warum der verkrustete Ofen am Abend mit zwanzig Minuten Einwirkzeit kaum Arbeit macht und ohne sie eine
Stunde. Schreibe die Zeit deshalb in den Plan, und zwar als Teil des Ablaufs: einsprühen, Kasse abrechnen,
abwischen.</p>
<p>Auch die Spülmaschine gehört hinein. Üblich sind rund 60 Grad im Waschtank und 80 bis 85 Grad beim Nachspülen; was
für dein Gerät gilt, steht in der Anleitung. Lies beide Werte einmal je Schicht ab. Siebe und Sprüharme werden täglich
herausgenommen, denn ein verstopfter Arm spült heiß, aber nicht sauber. Lass Tür und Klappe über Nacht offen, damit
der Tank trocknet.</p>
<h2>Hände, Nachweise, Schädlinge</h2>
<p>Der häufigste Weg für Keime ist die Hand. Verlangt ist ein eigenes Waschbecken mit warmem und kaltem Wasser, Seife
und einem hygienischen Mittel zum Trocknen, getrennt von dem Becken für Lebensmittel. Handschuhe ersetzen das Waschen
nicht, sie werden genauso schmutzig. Wer mit Lebensmitteln arbeitet, braucht vor dem ersten Tag die Belehrung des
Gesundheitsamts nach dem Infektionsschutzgesetz; danach belehrst du selbst alle zwei Jahre und bewahrst den Nachweis
auf.</p>
<p>Sauberkeit hält auch fern, was niemand bestellt hat. Fenster, die beim Arbeiten offen stehen, brauchen
Insektengitter, die man zum Reinigen abnehmen kann. Spalten unter Türen werden mit Bürsten geschlossen, Abfall kommt
jeden Abend hinaus, und Kartons wandern nach dem Auspacken sofort ins Altpapier, weil sich Schaben in der Wellpappe
verstecken. Zeichne in einen Grundriss, wo Köder und Fallen stehen, gib ihnen Nummern und sieh monatlich nach. Ein
leerer Köder ist ein gutes Ergebnis und wird genauso aufgeschrieben wie ein benutzter.</p>
<h2>Kontrolle, die niemanden quält</h2>
<p>Einmal in der Woche geht eine Person mit dem Plan durch den Betrieb, sieht sich fünf zufällige Zeilen an und
notiert das Ergebnis. Ist etwas nicht in Ordnung, wird es sofort behoben und kurz aufgeschrieben, was geändert wurde.
Genau diese Notizen zeigen bei einer amtlichen Kontrolle, dass dein System lebt. Überprüfe den Plan außerdem, wenn ein
neues Gerät kommt, die Karte sich ändert oder ein Mittel gewechselt wird.</p>
<p>Fang klein an, wenn dir das Ganze zu groß vorkommt. Schreibe diese Woche die Küche auf, nächste Woche die Theke und
danach die Kühlräume. Ein Plan von einer Seite, der gelebt wird, schlägt ein Handbuch von vierzig Seiten, das niemand
öffnet.</p>`,
  },
  en: {
    topic: 'Hygiene',
    title: 'The cleaning plan: HACCP for everyday life',
    teaser:
      'What, with what, how, when and who: five columns are enough to make cleanliness predictable, and to prove it when an inspector asks.',
    contentHtml: `<h2>Why you need a plan and not just a cloth</h2>
<p>Anyone who handles food in the European Union has to set up and maintain a procedure based on the HACCP principles.
Regulation (EC) No 852/2004 on the hygiene of foodstuffs says so. Stripped of jargon, HACCP means this: recognise what
could go wrong, find the points at which you can control it, and be able to show that you did. Cleaning is the
foundation. A perfect temperature log is worth little beside a dirty board.</p>
<p>A plan also takes weight off the team. Nobody has to wonder whether the extractor hood is due this week, and nobody
can claim not to have known.</p>
<h2>Five columns will do</h2>
<ul>
<li>What: each surface and appliance, room by room.</li>
<li>With what: the product by name, including its dose.</li>
<li>How: the steps, with contact time and rinsing.</li>
<li>When: after use, daily, weekly or monthly.</li>
<li>Who: a shift or a role, with space for initials and a date.</li>
</ul>
<p>Put it up where the work happens, ideally laminated and with photographs. A folder in the office has never cleaned
anything.</p>
<h2>Clean first, then disinfect</h2>
<p>Cleaning removes dirt and grease, disinfecting brings down the number of germs. A disinfectant can hardly work on a
greasy surface, so the order matters. Remove coarse scraps, wash with detergent, rinse with clear water, apply the
disinfectant, wait for the contact time and rinse again if the label asks for it. Then let the surface dry, or use
disposable paper. You do not need to disinfect everything. It is essential wherever raw meat, poultry, fish or egg is
prepared, and worthwhile on handles and switches.</p>
<h2>Colours prevent mix-ups</h2>
<p>Give cloths and buckets fixed colours, for example red for toilets, yellow for washbasins, blue for the dining room
and green for the kitchen. Which one means what is up to you. What counts is that it is the same everywhere and hangs
as a sign above the cleaning cupboard.</p>
<h2>Handling chemicals safely</h2>
<ul>
<li>Collect the safety data sheets and train your people with them.</li>
<li>Never mix products, above all no acidic cleaner with one that contains chlorine.</li>
<li>Use a pump or a dosing cap. Too much leaves residue, too little does nothing.</li>
<li>Do not fill anything into drinks bottles, and store everything away from food.</li>
</ul>
<h2>Four levers to pull before you add chemicals</h2>
<p>Whether something gets clean depends on four things: chemistry, mechanical work, temperature and time. Make one
smaller and another has to grow. Skip the contact time and you scrub for longer; use cold water and you need more
detergent. So write the waiting into the plan as part of the routine: spray the oven, cash up, wipe it down.</p>
<p>The dishwasher belongs in it, too. Around 60 degrees in the tank and 80 to 85 for the final rinse are usual; your
manual tells you what applies. Read both once per shift. Take out filters and spray arms daily, since a blocked arm
washes hot but not clean, and leave the door open overnight.</p>
<h2>Hands, proof, pests</h2>
<p>Germs mostly travel by hand. The law wants a washbasin with hot and cold water, soap and a hygienic way of drying,
separate from the sink for food. Gloves do not replace washing; they get just as dirty. In Germany, whoever works with
food needs an instruction by the health authority before the first day. After that you instruct your people yourself
every two years and keep the record.</p>
<p>Cleanliness also keeps out uninvited guests. Windows that stand open while you work need insect screens that come
off for cleaning. Close gaps under doors with brushes, take waste out every evening and get rid of cardboard straight
after unpacking, since cockroaches hide in it. Number your bait stations on a floor plan and look at them monthly. An
empty one is a good result and is written down just the same.</p>
<h2>Checks that annoy nobody</h2>
<p>Once a week someone walks through the house with the plan, picks five lines at random and notes the result. If
something is not right, it is put right at once, together with a short remark on what was changed. Those remarks are
precisely what shows an inspector that your system is alive. Review the plan whenever a new appliance arrives, the
menu changes or you switch to another product.</p>
<p>Start small if the whole thing feels daunting. Write down the kitchen this week, the bar next week and the cold
rooms after that. A plan of one page that is followed beats a handbook of forty that nobody opens.</p>`,
  },
}
