import type { KindSentences } from './kind-sentences.ts'

export const freshSentences: KindSentences[] = [
  {
    of: ['milch-sahne', 'eier'],
    five: `Schäumt fein, der Barista will keine andere mehr.
      Kühlkette lückenlos, gemessene vier Grad bei Ankunft.
      Schlägt schnell auf und bleibt stehen.
      Lange Resthaltbarkeit, nichts mehr weggeworfen.`,
    four: `Gute Qualität, der Ausgießer tropft etwas.
      Kam pünktlich vor der Frühschicht.
      Schmeckt rund, Karton war feucht.`,
    three: 'In Ordnung, Haltbarkeit war diesmal knapp.\nFlockt in sehr heißem Kaffee.',
    two: 'Zwei Packungen undicht.',
    one: 'Mit neun Grad angekommen, Annahme verweigert.',
  },
  {
    of: ['joghurt-quark'],
    five: `Cremig und nicht sauer, am Frühstücksbuffet ein Muss.
      Für Dips und Bowls gleichermaßen gut.
      Die Frucht schmeckt nach Frucht.
      Setzt keine Molke ab, auch am Abend nicht.
      Kinder löffeln ihn ohne Zucker.
      Im Glas geschichtet sieht er nach mehr aus, als er kostet.`,
    four: `Schön fest, etwas mehr Frucht dürfte sein.
      Guter Geschmack, der Deckel löst sich schwer.
      Mild, lange haltbar, faire Größe.`,
    three: 'Recht süß, wir mischen ihn mit Naturjoghurt.\nKonsistenz diesmal dünner.',
    two: 'Wirkt künstlich im Aroma.',
    one: 'Drei Becher aufgeplatzt, alles verschmiert.',
  },
  {
    of: ['kaese'],
    five: `Scheiben lösen sich einzeln, kein Verschnitt.
      Schmilzt gleichmäßig auf Pizza und Auflauf.
      Reif, aromatisch, auf der Käseplatte zuerst weg.
      Gleichbleibend im Geschmack, Lieferung für Lieferung.`,
    four: `Würzig, Rinde etwas dick.
      Gut zu reiben, die Packung lässt sich schlecht öffnen.
      Passt auf jedes Frühstück, gern in größer.`,
    three: 'Mild bis fad, für Sandwiches reicht es.\nSchwitzt am Buffet schnell.',
    two: 'Zu jung geliefert, kaum Geschmack.',
    one: 'Vakuum gezogen, Schimmel am Rand.',
  },
  {
    of: ['wurst-schinken'],
    five: `Schneidet sich dünn auf der Maschine, reißt nicht.
      Fein gewürzt, wenig Fett, sehr guter Biss.
      Auf dem Brotzeitbrett immer dabei.
      Platzt beim Grillen nicht auf.`,
    four: `Schmeckt hausgemacht, Salz etwas weniger wäre gut.
      Gute Scheibengröße, Verpackung schwer zu öffnen.
      Solide für das Buffet, bleibt saftig.`,
    three: 'Geschmack in Ordnung, viel Wasser in der Packung.\nFür die Suppe gut, kalt eher fad.',
    two: 'Deutlich fetter als beschrieben.',
    one: 'Kühlung unterbrochen, nicht angenommen.',
  },
  {
    of: ['fleisch-gefluegel', 'fisch'],
    five: `Gleichmäßig portioniert, jede Portion gart gleich lang.
      Frischer Geruch, feste Struktur, kaum Bratverlust.
      Panade hält, auch im Konvektomaten.
      Grätenfrei, wie versprochen.`,
    four: `Saftig, zwei Stücke waren kleiner als angegeben.
      Gute Ware, wir würzen kräftig nach.
      Taut sauber auf, wenig Flüssigkeit.`,
    three: 'Größen schwanken stark.\nRecht trocken, mit Soße geht es.',
    two: 'Viel Wasserverlust beim Braten.',
    one: 'Mit Reif bedeckt, offenbar einmal angetaut.',
  },
  {
    of: ['obst-gemuese', 'feinkost-salate', 'tk-gemuese', 'tk-pizza-snacks'],
    five: `Knackig bis zum dritten Tag, kaum Abfall.
      Schmeckt wie selbst angemacht, nicht zu viel Mayonnaise.
      Nach vier Minuten im Ofen servierfertig.
      Rieselfähig gefroren, jede Menge entnehmbar.
      Kommt nachts um elf an der Bar noch gut an.`,
    four: `Frisch, zwei Stück mit Druckstellen.
      Guter Belag, der Boden dürfte dünner sein.
      Schöne Mischung, etwas viel Möhre.`,
    three: 'Durchschnitt, am zweiten Tag schon weich.\nWässrig nach dem Auftauen.',
    two: 'Unreif und ungleich sortiert.',
    one: 'Karton durchnässt, die untere Lage verdorben.',
  },
]
