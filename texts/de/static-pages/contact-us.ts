import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Kontakt',
  lead: 'Fragen zu Bestellung, Lieferung oder Ware: So erreichst du uns.',
  sections: [
    {
      heading: 'Bestellung und Lieferung',
      paragraphs: [
        'Schreib an service@tresen.example und nenne die Bestellnummer. Montag bis Freitag von 8 bis 18 Uhr antworten wir meist in zwei Stunden.',
        'Telefon: +49 30 0000 0000.',
      ],
    },
    {
      heading: 'Rückgabe und Reklamation',
      paragraphs: [
        'Melde fehlende oder beschädigte Ware bitte innerhalb von zwei Werktagen mit einem Bild. Der Lieferant ' +
          'klärt Ersatz oder Gutschrift, wir begleiten beides.',
      ],
    },
    {
      heading: 'Presse und Partner',
      paragraphs: ['presse@tresen.example und lieferanten@tresen.example.'],
    },
  ],
}
