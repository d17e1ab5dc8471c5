import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Cookies und lokaler Speicher',
  lead: 'Tresen selbst setzt keine Cookies. Was dein Browser sich stattdessen merkt, und was nur mit deiner Zustimmung geschieht.',
  sections: [
    {
      heading: 'Was im Browser gespeichert wird',
      paragraphs: [
        'Alles davon ist nötig, damit der Shop tut, was du verlangst, oder eine Einstellung, die du gewählt ' +
          'hast (§ 25 Abs. 2 Nr. 2 TDDDG). Eine Zustimmung braucht es dafür nicht.',
      ],
      table: {
        head: ['Name', 'Zweck', 'Dauer'],
        rows: [
          ['Authorization', 'Anmeldung', 'bis zum Abmelden, höchstens sieben Tage gültig'],
          ['X-Language', 'gewählte Sprache', 'bis du sie löschst'],
          ['theme', 'helles oder dunkles Erscheinungsbild', 'bis du sie löschst'],
          ['language-offer', 'Antwort auf das Angebot, auf Deutsch zu lesen', 'bis du sie löschst'],
          ['listing-view', 'Kacheln oder Zeilen in Listen', 'bis du sie löschst'],
          ['postcode', 'deine Postleitzahl für Liefertermine', 'bis du sie vergessen lässt'],
          ['recent-searches', 'die letzten fünf Suchen', 'bis sie in der Suche vergessen werden'],
          ['recently-viewed', 'die letzten zwölf Artikel, ohne Preis', 'bis du sie leerst oder dich abmeldest'],
          ['consent', 'deine Wahl zur Statistik', 'bis du sie änderst'],
          ['design-…', 'noch nicht gespeicherte Gestaltung', 'bis sie gespeichert ist'],
          [
            'register, checkout:…',
            'Eingaben in Registrierung und Kasse, ohne Passwort',
            'bis der Tab geschlossen wird',
          ],
          ['scroll', 'Stelle auf der Seite beim Zurückgehen', 'bis der Tab geschlossen wird'],
        ],
      },
    },
    {
      heading: 'Nur mit Zustimmung: Statistik',
      paragraphs: [
        'Stimmst du zu, laden wir den Google Tag Manager. Er kann Cookies setzen, deren Name mit „_ga“ beginnt, ' +
          'mit einer Dauer von bis zu zwei Jahren. Werbung bleibt ausgeschaltet. Lehnst du später ab, löschen wir ' +
          'diese Cookies und laden die Seite neu.',
      ],
    },
    {
      heading: 'Bezahlen',
      paragraphs: [
        'Wählst du an der Kasse eine Zahlungsart außer der Überweisung, wirst du auf die Seite des ' +
          'Zahlungsdienstes geleitet. Dort gelten dessen Regeln; auf unseren Seiten lädt er nichts.',
      ],
    },
    {
      heading: 'Löschen',
      paragraphs: [
        'Abmelden löscht die Anmeldung. Alles andere verschwindet, wenn du im Browser die Daten dieser Website ' +
          'löschst; über die Statistik fragen wir dann neu.',
      ],
    },
  ],
}
