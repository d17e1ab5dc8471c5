import type { KindSentences } from './kind-sentences.ts'

/** What is said of any goods, once what is said of their kind has been said. */
export const anySentences: Omit<KindSentences, 'of'> = {
  five: `Seit einem Jahr im Programm, nie Ärger damit.
    Kam einen Tag früher als angekündigt.
    Genau wie beschrieben, der Karton war sauber gepackt.
    Unser Koch fragt nicht mehr nach dem alten.
    Nachbestellt, und die zweite Lieferung war wie die erste.
    Preis und Menge passen, so bleibt es.
    Haltbarkeit großzügig, wir hatten keine Reste.
    Für unsere Größe die richtige Packung.
    Lässt sich gut stapeln, der Lagerraum dankt es.
    Ohne Rückfrage geliefert, Rechnung stimmte.
    Die Aushilfen kommen damit sofort zurecht.
    Vor dem Umbau bestellt, nach dem Umbau wieder.
    Fünf Kartons, kein einziger Ausfall.
    Der Chef wollte sparen und ist jetzt zufrieden.
    Auch in der Hochsaison immer lieferbar gewesen.
    Das Team hat es blind verglichen und dieses gewählt.
    Auf dem Lieferschein stand alles, was wir brauchen.
    Für die Veranstaltung bestellt, seitdem fest auf der Liste.
    Unkompliziert, wir bestellen immer dienstags.
    Besser als das, was wir im Großmarkt geholt haben.
    Kein Schwund, kein Bruch, keine Überraschung.
    In beiden Häusern im Einsatz, in beiden gelobt.
    Gäste merken den Unterschied, wir auch.
    So zuverlässig, dass wir darüber nicht mehr sprechen.
    Zwei Paletten in einem Jahr, Qualität blieb gleich.
    Der Umkarton ist knapp bemessen, das spart Altpapier.`,
  four: `Gut, nur der Karton war an einer Ecke eingedrückt.
    Ware in Ordnung, die Spedition kam erst am Nachmittag.
    Wir hätten gern eine kleinere Packung für ruhige Wochen.
    Passt, das Etikett klebt aber schief.
    Tut, was es soll, war letztes Jahr etwas günstiger.
    Gern wieder, die Mindestmenge ist für uns viel.
    Ein Stück fehlte, wurde am nächsten Tag nachgeliefert.
    Ordentliche Qualität, der Vorgänger lag etwas vorn.
    Läuft gut, die Beschreibung könnte genauer sein.
    Fast perfekt, im Karton lag kein Lieferschein.
    Solide, wir vergleichen trotzdem noch einmal.
    Gut angenommen, die Staffel könnte früher beginnen.
    Alles da, nur in zwei Sendungen statt in einer.
    Zufrieden, auf dem Foto wirkte es etwas größer.
    Brauchbar für jeden Tag, für Feste nehmen wir anderes.
    Preiswert, die Verpackung ist dafür einfach.`,
  three: `Geht in Ordnung, mehr aber auch nicht.
    Einmal gut, einmal mäßig: Die Lieferungen gleichen sich nicht.
    Für den Preis hatten wir etwas mehr erwartet.
    Brauchen wir auf, danach testen wir ein anderes.
    Die Hälfte des Teams mag es, die andere nicht.
    Ware gut, Verpackung zu viel.
    Erfüllt den Zweck, wir suchen trotzdem weiter.
    Kam pünktlich, war aber nicht das, was wir im Kopf hatten.
    In der Küche umstritten, am Tresen beliebt.
    Mittelmaß, dafür immer verfügbar.
    Reicht für das Lager, nicht für vorn.
    Nach dem dritten Karton lässt die Begeisterung nach.`,
  two: `Zwei von sechs Kartons hatten Mängel.
    Nicht schlecht, aber für unsere Gäste zu einfach.
    Wir haben es reklamiert, die Gutschrift kam nach einer Woche.
    Die Beschreibung verspricht mehr, als im Karton ist.
    Für uns ein Fehlkauf, vielleicht passt es anderen.
    Beim Auspacken schon geahnt, beim Gebrauch bestätigt.
    Lieferung spät, Ware durchwachsen.
    Einmal und nicht wieder, schade um den guten Preis.`,
  one: `Annahme verweigert, der Karton war nass.
    Falsche Ware im richtigen Karton.
    Nichts davon konnten wir verwenden.
    Dreimal angerufen, bis jemand die Reklamation aufnahm.
    Bei uns durchgefallen, wir bleiben beim alten.
    Ganze Lieferung zurückgegeben.`,
}
