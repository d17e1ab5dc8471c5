import type { MagazinePost } from '../magazine-post.ts'

export const reusableOffer: MagazinePost = {
  path: 'mehrwegangebotspflicht-to-go',
  author: 'Jule Hartwig',
  picture: 'cover-36',
  daysAgo: 45,
  categories: ['mehrweg', 'becher-deckel', 'boxen-schalen', 'beutel-tueten'],
  de: {
    topic: 'Recht',
    title: 'To-go und die Mehrwegangebotspflicht: was wirklich verlangt wird',
    teaser:
      'Seit dem 1. Januar 2023 gehört zu vielen Einwegverpackungen ein Mehrwegangebot. Wen die Pflicht trifft, ' +
      'was die Ausnahme erlaubt und wie der Alltag damit aussieht.',
    contentHtml: `<h2>Worum es geht</h2>
<p>Seit dem 1. Januar 2023 verlangt das Verpackungsgesetz in Deutschland von vielen Betrieben ein Mehrwegangebot für
Speisen und Getränke zum Mitnehmen. Geregelt ist das in § 33, die Erleichterung für kleine Betriebe steht in § 34.
Gemeint sind Letztvertreiber, also alle, die Essen oder Getränke an die Kundschaft abgeben: Cafés, Restaurants,
Kantinen, Imbisse, Bäckereien und Lieferküchen.</p>
<p>Die Pflicht knüpft an zwei Verpackungen an, die erst bei dir befüllt werden: Einwegverpackungen für Lebensmittel,
die ganz oder teilweise aus Kunststoff bestehen, und Einweggetränkebecher, und zwar gleich aus welchem Material. Auch
beschichtete Pappe enthält Kunststoff. Wer einen Kaffee im Pappbecher verkauft, ist also dabei.</p>
<h2>Was du anbieten musst</h2>
<ul>
<li>Dieselbe Ware muss auch in einer Mehrwegverpackung erhältlich sein.</li>
<li>Sie darf darin nicht teurer sein und nicht zu schlechteren Bedingungen verkauft werden. Ein Pfand auf den Behälter
ist erlaubt.</li>
<li>Auf das Angebot weist du am Verkaufsort mit gut sichtbaren und lesbaren Tafeln oder Schildern hin. Bei Lieferung
gehört der Hinweis in die Karte, den Shop oder den Flyer.</li>
<li>Die eigenen Mehrwegbehälter nimmst du zurück.</li>
</ul>
<p>Ein Rabatt auf Mehrweg ist möglich, ein Aufschlag nicht. Ob der Gast zugreift, bleibt seine Entscheidung.</p>
<h2>Die Erleichterung für kleine Betriebe</h2>
<p>Wer höchstens fünf Beschäftigte hat und zugleich höchstens 80 Quadratmeter Verkaufsfläche, darf die Pflicht anders
erfüllen: Statt eigener Mehrwegbehälter füllst du mitgebrachte Gefäße der Gäste. Auch darauf muss ein Schild
hinweisen, und auch hier sind schlechtere Bedingungen nicht erlaubt. Teilzeit wird bei der Zahl der Beschäftigten
anteilig gerechnet. Wer liefert, zählt Lager- und Versandflächen mit. Bei Ketten kommt es auf das Unternehmen an,
nicht auf die einzelne Filiale.</p>
<h2>Eigenes System oder Poolsystem</h2>
<p>Eigene Becher und Schalen sind schnell eingeführt: ein Karton, ein Pfandbetrag, ein Schild. Dafür kommen sie nur
bei dir zurück. Ein Poolsystem teilt die Behälter unter vielen Betrieben, die Gäste können sie überall abgeben, du
zahlst eine Gebühr. Für ein Café mit Stammgästen genügt oft das eigene Set, in einer Innenstadt mit vielen Passanten
spricht viel für den Pool.</p>
<h2>Was ein Mehrwegbecher kostet</h2>
<p>Ein Rechenbeispiel mit angenommenen Preisen: 200 eigene Becher zu 2 Euro sind 400 Euro. Hält jeder 100 Umläufe,
kostet ein Umlauf 2 Cent, dazu das Spülen. Ein Einwegbecher mit Deckel kostet leicht 15 Cent und wird obendrein
entsorgt. Schon nach rund 20 Umläufen ist der eigene Becher also günstiger. Verschwindet einer, deckt das Pfand den
Verlust; setze es deshalb nicht niedriger an als den Einkaufspreis und nicht so hoch, dass niemand zugreift. Üblich
sind ein bis zwei Euro.</p>
<p>Wie viele du brauchst, hängt davon ab, wann sie zurückkommen. Gibst du am Tag 40 Becher aus und bringen Gäste sie
im Schnitt nach drei Tagen wieder, sind 120 unterwegs. Mit einem Tagesbedarf im Schrank und einem in der Spüle kommst
du auf 200. Miss das nach vier Wochen nach, denn Pendler sind schneller als Ausflügler.</p>
<p>Die Kasse braucht dafür zwei Tasten: Pfand hinaus und Pfand zurück. Ihre Differenz sagt jeden Abend, wie viele
Becher unterwegs sind, und wer montags das Regal zählt, kennt den Schwund. Wächst er, fehlt meist kein Becher, sondern
eine Rückgabe am Nachmittag, wenn niemand am Tresen Zeit hatte. Eine Kiste neben der Tür mit einem Zettel löst das oft
besser als eine Dienstanweisung.</p>
<h2>Was sonst noch für Einweg gilt</h2>
<p>Becher und Schalen aus geschäumtem Polystyrol, Trinkhalme, Rührstäbchen und Besteck aus Kunststoff dürfen seit Juli
2021 in der EU nicht mehr neu in Verkehr gebracht werden. Einwegbecher mit Kunststoffanteil tragen ein
vorgeschriebenes Zeichen. Wer Verpackungen erst im Laden befüllt, muss außerdem im Register LUCID eingetragen sein und
sich bestätigen lassen, dass sie bereits an einem dualen System beteiligt sind. Und Städte dürfen Einweg besteuern:
Das Bundesverfassungsgericht hat die Tübinger Verpackungssteuer im November 2024 bestätigt. Frage deine Gemeinde,
bevor du ein Jahr auf Vorrat kaufst.</p>
<h2>Hygiene am Tresen</h2>
<ul>
<li>Mitgebrachte Gefäße vor dem Befüllen ansehen und offensichtlich schmutzige ablehnen.</li>
<li>Das Gefäß auf ein Tablett stellen lassen, damit es die Arbeitsfläche nicht berührt.</li>
<li>Zurückgegebene Behälter getrennt sammeln und in der Maschine spülen.</li>
<li>Behälter mit Rissen oder tiefen Kratzern aussortieren.</li>
</ul>
<h2>Und wie geht es weiter?</h2>
<p>Mit der europäischen Verpackungsverordnung (EU) 2025/40 kommen schrittweise weitere Vorgaben hinzu, und nationale
Regeln werden daran angepasst. Prüfe deshalb vor größeren Anschaffungen den aktuellen Stand, zum Beispiel bei deiner
Industrie- und Handelskammer oder beim Branchenverband. Dieser Beitrag ersetzt keine Rechtsberatung, er soll dir die
richtigen Fragen an die Hand geben.</p>
<p>In der Praxis ist das beste Schild ein Satz an der Kasse. Wer jeden Gast fragt, ob es der Mehrwegbecher sein darf,
braucht dafür zwei Sekunden und erreicht mehr als ein Plakat im Fenster.</p>`,
  },
  en: {
    topic: 'Law',
    title: 'Takeaway and the reusable-offer duty: what Germany really asks of you',
    teaser:
      'Since 1 January 2023 many single-use packs need a reusable alternative beside them. Who is affected, what ' +
      'the exception allows and how it works at the counter.',
    contentHtml: `<h2>What it is about</h2>
<p>Since 1 January 2023 the German Packaging Act has obliged many businesses to offer a reusable alternative for food
and drinks to take away. Section 33 contains the rule, section 34 the relief for small businesses. It addresses
whoever hands the goods to the final customer: cafés, restaurants, canteens, snack bars, bakeries and delivery
kitchens alike.</p>
<p>Two kinds of packaging trigger the duty, provided that they are filled at your premises: single-use food packs made
wholly or partly of plastic, and single-use drinks cups of any material. Coated cardboard contains plastic as well. So
if you sell coffee in a paper cup, this is about you.</p>
<h2>What you have to offer</h2>
<ul>
<li>The same product must also be available in reusable packaging.</li>
<li>It may not cost more in it, nor be sold on worse terms. A deposit on the container is allowed.</li>
<li>Clearly visible and legible signs at the point of sale have to tell customers about it. If you deliver, the notice
belongs in the menu, web shop or leaflet.</li>
<li>You take back the containers that you have issued.</li>
</ul>
<p>You are free to give a discount for the reusable option, but a surcharge is out of the question. Whether guests
make use of it remains their own choice.</p>
<h2>Relief for small businesses</h2>
<p>If you have no more than five employees and, at the same time, no more than 80 square metres of sales area, there
is another way to comply. Instead of providing containers, you may fill those your guests bring along. That, too,
calls for a sign, and the terms may not be worse. Part-time staff count proportionally. Businesses that deliver have
to include storage and dispatch areas. With chains, the company as a whole is decisive and not the single branch.</p>
<h2>Your own set or a pool</h2>
<p>Cups and bowls of your own are introduced quickly: one case, one deposit, one sign. In return, they only come back
to you. A pool shares its containers among many businesses; guests can return them anywhere, and you pay a fee for
that. A café that lives on regulars often does well with its own set. In a city centre full of passers-by, much speaks
for the pool.</p>
<h2>What a reusable cup costs</h2>
<p>A worked example with assumed prices: 200 cups of your own at 2 euros are 400 euros. If each lasts 100 rounds, one
round costs 2 cents plus the washing. A single-use cup with its lid easily costs 15 cents and has to be thrown away as
well, so your own is cheaper after about 20 rounds. If one disappears, the deposit covers it. One or two euros are
usual.</p>
<p>How many you need depends on when they return. If you hand out 40 a day and guests bring them back after three days
on average, 120 are out there. With one day's worth on the shelf and another in the sink, you arrive at 200.</p>
<p>Your till needs two keys for it: deposit out and deposit back. Their difference tells you every evening how many
cups are on the move, and whoever counts the shelf on Mondays knows the losses. If they grow, look at the afternoon,
when nobody at the counter has time to take cups back.</p>
<h2>Other rules for single-use packs</h2>
<p>Expanded polystyrene cups and boxes, and plastic straws, stirrers and cutlery, have not been allowed onto the EU
market since July 2021. If you fill packs on site, you also have to be listed in the LUCID register and get it
confirmed that a dual system has been paid for them. And towns may tax single-use: the Federal Constitutional Court
upheld Tübingen's packaging tax in November 2024.</p>
<h2>Hygiene at the counter</h2>
<ul>
<li>Look at a guest's container before filling it, and refuse one that is obviously dirty.</li>
<li>Have it placed on a tray, so that it never touches your worktop.</li>
<li>Collect returned containers separately and run them through the dishwasher.</li>
<li>Sort out anything with cracks or deep scratches.</li>
</ul>
<h2>What comes next?</h2>
<p>The European Packaging Regulation (EU) 2025/40 is adding further requirements step by step, and national rules are
being adapted to it. Before you invest in larger quantities, check the current position, for instance with your
chamber of commerce or trade association. This article is no legal advice. It is meant to help you to ask the right
questions.</p>
<p>In practice the best sign is a sentence at the till. Asking every guest whether they would like the returnable cup
costs nothing, takes two seconds and does more than a poster in the window.</p>`,
  },
}
