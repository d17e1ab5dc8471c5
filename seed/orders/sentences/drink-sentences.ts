import type { KindSentences } from './kind-sentences.ts'

export const drinkSentences: KindSentences[] = [
  {
    of: ['kaffee-bohne', 'kaffee-instant'],
    five: `Dichte Crema, kaum Säure, läuft auf beiden Maschinen gleich.
      Mahlgrad einmal eingestellt, seitdem kein Nachregeln.
      Die Frühschicht hat abgestimmt: Der bleibt.
      Mit Milch rund, schwarz auch noch angenehm.
      Röstung wirkt frisch, das Datum lag nur drei Wochen zurück.`,
    four: `Schöne Crema, braucht bei uns eine Stufe feiner als der alte.
      Geschmacklich gut, das Ventil am Beutel schließt nicht mehr richtig.
      Als Filterkaffee stark, als Espresso etwas flach.`,
    three: `Trinkbar, aber die Röstung schwankt von Lieferung zu Lieferung.
      Für Milchgetränke reicht er, pur fehlt ihm Körper.`,
    two: 'Zu bitter für unsere Gäste, den Rest nehmen wir fürs Büro.',
    one: 'Beutel war offen, der Kaffee roch nach nichts mehr.',
  },
  {
    of: ['tee', 'kakao'],
    five: `Zieht klar aus, auch nach acht Minuten nicht bitter.
      Auf dem Frühstücksbuffet die Sorte, die zuerst leer ist.
      Duftet schon beim Öffnen, Gäste fragen nach der Sorte.
      Löst sich ohne Klümpchen, auch in kalter Milch.`,
    four: `Kräftig im Geschmack, die Beutel dürften einzeln verpackt sein.
      Gut dosierbar, nur der Deckel ist nach einer Woche ausgeleiert.
      Angenehm mild, wir nehmen etwas mehr als angegeben.`,
    three: 'Ordentlich, im Aroma aber dünner als der vorige.\nViel Staub am Boden der Packung.',
    two: 'Schmeckt eher nach Aroma als nach dem, was draufsteht.',
    one: 'Packung aufgerissen angekommen, nicht zu verwenden.',
  },
  {
    of: ['wasser', 'limonade-cola', 'schorle-eistee', 'energy-sport', 'sirup'],
    five: `Kommt gekühlt am Tresen am besten, wenig süß.
      Kisten sauber, Leergut wurde gleich mitgenommen.
      Kohlensäure bleibt auch nach einer Stunde auf der Terrasse.
      Im Seminarraum immer als Erstes weg.
      Als Basis für unsere Hauslimonade genau richtig.`,
    four: `Schmeckt, für unsere Gäste eine Spur zu süß.
      Gute Flaschengröße, zwei Etiketten waren verrutscht.
      Zügig geliefert, eine Flasche war nicht ganz dicht.`,
    three: 'Standard, nichts Besonderes, aber zuverlässig.\nNach dem Öffnen schnell schal.',
    two: 'Schmeckt künstlich, bleibt bei uns stehen.',
    one: 'Drei Flaschen zerbrochen, alles klebte.',
  },
  {
    of: ['saft-nektar', 'pflanzendrinks'],
    five: `Schmeckt nach Frucht und nicht nach Zucker.
      Lässt sich gut aufschäumen und flockt nicht.
      Am Saftspender läuft er sauber, wenig Satz.
      Seit zwei Sommern auf der Karte, nie beanstandet.`,
    four: `Gutes Aroma, vor dem Ausschenken kräftig schütteln.
      Passt zum Frühstück, die Packung tropft beim Gießen.
      Schön trüb, im Cocktail braucht es etwas mehr Säure.`,
    three: 'Durchwachsen: eine Lieferung fruchtig, die nächste wässrig.\nFür die Schorle gut, pur zu dünn.',
    two: 'Deutlich süßer als erwartet, für die Bar nicht geeignet.',
    one: 'Zwei Packungen gebläht, haben wir entsorgt.',
  },
  {
    of: ['bier', 'bier-alkoholfrei', 'wein', 'sekt-schaumwein', 'spirituosen'],
    five: `Läuft am Wochenende als Erstes aus.
      Feine Perlage, hält bis zum letzten Glas.
      Passt zur Karte, wir schenken ihn offen aus.
      Stammgäste haben den Wechsel sofort gemerkt und gelobt.`,
    four: `Gutes Preisverhältnis für den offenen Ausschank.
      Sauberer Geschmack, der Karton war etwas eingedrückt.
      Kühl serviert sehr ordentlich.`,
    three: 'Trinkbar, ohne eigenen Charakter.\nFür die Bowle gut, pur eher nicht.',
    two: 'Korkfehler bei zwei von sechs Flaschen.',
    one: 'Haltbarkeit war bei Ankunft fast abgelaufen.',
  },
]
