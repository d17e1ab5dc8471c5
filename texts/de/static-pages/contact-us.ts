import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Kontakt',
  lead: 'Fragen zu Bestellung, Lieferung oder Ware: So erreichst du uns.',
  sections: [
    {
      heading: 'Bestellung und Lieferung',
      paragraphs: [
        'Schreib an service@tresen.example und nenne die Bestellnummer. Wir antworten von Montag bis Freitag, 8 bis 18 Uhr.',
        'Telefon: +49 30 0000 0000.',
      ],
    },
    {
      heading: 'Rückgabe und Reklamation',
      paragraphs: [
        'Prüfe die Ware bei der Ankunft und melde Mängel sofort (§ 377 HGB). Eine Rückgabe lässt sich in der ' +
          'Bestellung innerhalb von 14 Tagen nach der Lieferung anfragen; der Lieferant entscheidet.',
      ],
    },
    {
      heading: 'Presse und Partner',
      paragraphs: ['presse@tresen.example und lieferanten@tresen.example.'],
    },
  ],
}
