import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Cookies und lokaler Speicher',
  lead: 'Tresen selbst setzt keine Cookies. Was Ihr Browser sich stattdessen merkt, und was nur mit Ihrer Zustimmung geschieht.',
  sections: [
    {
      heading: 'Was im Browser gespeichert wird',
      paragraphs: [
        'Alles davon ist nötig, damit der Shop tut, was Sie verlangen, oder eine Einstellung, die Sie gewählt ' +
          'haben (§ 25 Abs. 2 Nr. 2 TDDDG). Eine Zustimmung braucht es dafür nicht.',
      ],
      table: {
        head: ['Name', 'Zweck', 'Dauer'],
        rows: [
          ['Authorization', 'Anmeldung', 'bis zum Abmelden, höchstens sieben Tage gültig'],
          ['X-Language', 'gewählte Sprache', 'bis Sie sie löschen'],
          ['theme', 'helles oder dunkles Erscheinungsbild', 'bis Sie sie löschen'],
          ['listing-view', 'Kacheln oder Zeilen in Listen', 'bis Sie sie löschen'],
          ['recent-searches', 'die letzten fünf Suchen', 'bis sie in der Suche vergessen werden'],
          ['consent', 'Ihre Wahl zur Statistik', 'bis Sie sie ändern'],
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
        'Stimmen Sie zu, laden wir den Google Tag Manager. Er kann Cookies setzen, deren Name mit „_ga“ beginnt, ' +
          'mit einer Dauer von bis zu zwei Jahren. Werbung bleibt ausgeschaltet. Lehnen Sie später ab, löschen wir ' +
          'diese Cookies und laden die Seite neu.',
      ],
    },
    {
      heading: 'Bezahlen',
      paragraphs: [
        'Wählen Sie an der Kasse eine Zahlungsart außer der Überweisung, werden Sie auf die Seite des ' +
          'Zahlungsdienstes geleitet. Dort gelten dessen Regeln; auf unseren Seiten lädt er nichts.',
      ],
    },
    {
      heading: 'Löschen',
      paragraphs: [
        'Abmelden löscht die Anmeldung. Alles andere verschwindet, wenn Sie im Browser die Daten dieser Website ' +
          'löschen; über die Statistik fragen wir dann neu.',
      ],
    },
  ],
}
