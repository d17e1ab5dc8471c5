import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
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
        'Prüfe die Ware bei der Ankunft und reklamiere sofort in der Bestellung (§ 377 HGB), auf „Etwas stimmt nicht“; das geht ' +
          `bis ${CLAIM_DAYS} Tage nach der Lieferung. Eine Rückgabe lässt sich dort ${RETURN_DAYS} Tage lang anfragen; der ` +
          'Lieferant entscheidet.',
      ],
    },
    {
      heading: 'Presse und Partner',
      paragraphs: ['presse@tresen.example und lieferanten@tresen.example.'],
    },
  ],
}
