import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Cookies',
  lead: 'Tresen setzt keine Cookies. Was der Browser sich stattdessen merkt, steht hier.',
  sections: [
    {
      heading: 'Lokaler Speicher',
      paragraphs: [
        '„Authorization“ hält die Anmeldung, „X-Language“ die Sprache; dazu kommen Farbschema und Ansicht der Listen. Alles davon ist zum Betrieb nötig oder eine gewählte Einstellung und verlässt den Browser nur, um Anfragen an Tresen zu begleiten.',
      ],
    },
    {
      heading: 'Löschen',
      paragraphs: ['Abmelden löscht die Anmeldung. Alles andere verschwindet mit den Websitedaten im Browser.'],
    },
    { heading: 'Dritte', paragraphs: ['Es wird nichts von Dritten geladen und nichts an Dritte gemessen.'] },
  ],
}
