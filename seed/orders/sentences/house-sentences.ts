import type { KindSentences } from './kind-sentences.ts'

export const houseSentences: KindSentences[] = [
  {
    of: ['glaeser', 'bar-zubehoer'],
    five: `Nach zweihundert Spülgängen noch klar.
      Dünner Rand, liegt gut in der Hand.
      Stapelt sicher, passt in unsere Körbe.
      Ein Sturz auf Holz hat ihm nichts getan.`,
    four: `Schöne Form, ein Glas kam gesprungen, Ersatz am nächsten Tag.
      Robust, der Eichstrich ist schwer zu sehen.
      Klar und stabil, Stiel könnte länger sein.`,
    three: 'Für Wasser gut, für Wein zu dick.\nNach der Spülmaschine leichte Schlieren.',
    two: 'Wird schnell trüb.',
    one: 'Fünf von zwölf zerbrochen angekommen.',
  },
  {
    of: ['teller-schalen', 'tassen-becher', 'besteck', 'tisch-service'],
    five: `Kantenfest, nach einem Jahr noch keine Macke.
      Hält den Kaffee lange warm.
      Liegt schwer in der Hand, poliert sich leicht.
      Nachbestellt, Farbe und Größe stimmen genau überein.
      Kratzer vom Messer gehen mit dem Schwamm weg.`,
    four: `Schöne Glasur, leichte Unterschiede im Ton.
      Gute Größe, gestapelt etwas wacklig.
      Solide, ein Stück mit Macke wurde ersetzt.`,
    three: 'Sieht gut aus, zerkratzt aber schnell.\nHenkel recht eng für große Hände.',
    two: 'Flugrost nach der dritten Wäsche.',
    one: 'Glasur platzt in der Spülmaschine ab.',
  },
  {
    of: ['servietten-tischwaesche', 'papier', 'tischaccessoires', 'buffet-servieren', 'speisekarten'],
    five: `Dreilagig, saugt gut, fusselt nicht.
      Farbe kräftig, färbt auch nass nicht ab.
      Faltet sich sauber, steht auf dem Tisch.
      Spendet sparsam, der Verbrauch ist gesunken.`,
    four: `Weich und reißfest, Prägung etwas grob.
      Passt in unsere Spender, Karton ist sperrig.
      Gute Optik, brennt etwas kürzer als angegeben.`,
    three: 'Für den Alltag gut, fürs Festessen zu dünn.\nFarbton weicht vom Bild ab.',
    two: 'Nach dem Waschen eingelaufen.',
    one: 'Falsche Größe geliefert, Umtausch dauerte.',
  },
  {
    of: ['kueche-gn', 'toepfe-pfannen', 'messer-schneiden', 'gn-behaelter', 'kuechenhelfer', 'lagern'],
    five: `Liegt plan auf der Induktion, heizt schnell.
      Scharf aus der Packung, hält die Schneide.
      Passt exakt in den GN-Rahmen, Deckel dicht.
      Griffe bleiben kalt, verzieht sich nicht.`,
    four: `Stabil, die Kante hätte feiner entgratet sein können.
      Gut ausbalanciert, etwas schwer für lange Schichten.
      Praktische Skala, nach Monaten noch lesbar.`,
    three: 'Tut, was es soll, Beschichtung wirkt dünn.\nWird am Rand heiß.',
    two: 'Nach vier Wochen klebt alles an.',
    one: 'Niete locker, nach zwei Tagen zurück.',
  },
  {
    of: ['hotel', 'bettwaren', 'handtuecher', 'hotelkosmetik', 'spender'],
    five: `Nach fünfzig Wäschen noch weich und weiß.
      Gäste loben die Kissen in ihren Bewertungen.
      Duft dezent, Nachfüllen geht in Sekunden.
      Trocknet schnell, spart uns eine Stunde Trockner.`,
    four: `Flauschig, fusselt bei der ersten Wäsche.
      Gute Qualität, Etikett kratzt etwas.
      Schöne Größe, Nähte sauber.`,
    three: 'In Ordnung, dünner als gedacht.\nPumpe hakt gelegentlich.',
    two: 'Zieht nach drei Wäschen Fäden.',
    one: 'Naht offen, die halbe Lieferung zurück.',
  },
  {
    of: ['reinigung', 'reiniger', 'spuelen', 'handhygiene'],
    five: `Löst Fett ohne Schrubben, riecht kaum.
      Ergiebig, ein Kanister reicht uns einen Monat.
      Gläser ohne Flecken, trotz hartem Wasser.
      Hautfreundlich, das Team benutzt es gern.`,
    four: `Reinigt gut, Dosierkappe tropft.
      Wirkt schnell, Geruch etwas stark.
      Zuverlässig, Datenblatt lag bei.`,
    three: 'Normal verschmutzt gut, bei Kalk zu schwach.\nSchäumt stark, muss lange nachgespült werden.',
    two: 'Hinterlässt Streifen auf Edelstahl.',
    one: 'Kanister undicht, Karton aufgeweicht.',
  },
  {
    of: ['to-go', 'becher-deckel', 'boxen-schalen', 'beutel-tueten', 'mehrweg'],
    five: `Deckel sitzt, auch kopfüber läuft nichts aus.
      Weicht bei Suppe nicht durch, stapelt platzsparend.
      Kunden bringen sie tatsächlich zurück.
      Boden hält auch mit drei schweren Boxen.`,
    four: `Dicht, der Deckel geht schwer auf.
      Stabil, Druckbild etwas blass.
      Gute Größe für Bowls, gern mit Trennsteg.`,
    three: 'Für kalte Speisen gut, heiß wird sie weich.\nHenkel könnten länger sein.',
    two: 'Jeder zehnte Becher ist undicht.',
    one: 'Falscher Durchmesser, Deckel passen nicht.',
  },
  {
    of: ['moebel-licht', 'stuehle', 'tische', 'leuchten', 'outdoor'],
    five: `Seit zwei Saisons draußen, nichts verblichen.
      Aufbau zu zweit in zehn Minuten.
      Steht auch auf Kopfsteinpflaster ruhig.
      Warmes Licht, Gäste bleiben länger sitzen.`,
    four: `Bequem, Filzgleiter fehlten.
      Schönes Holz, eine Schraube musste nachgezogen werden.
      Stapelbar, Bezug leicht zu reinigen.`,
    three: 'Hübsch, für Dauerbetrieb etwas leicht gebaut.\nFarbe dunkler als auf dem Bild.',
    two: 'Wackelt nach einem Monat.',
    one: 'Tischplatte mit Riss geliefert.',
  },
]
