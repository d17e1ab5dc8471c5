import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Contact',
  lead: 'Questions about orders, delivery or goods: how to reach us.',
  sections: [
    {
      heading: 'Orders and delivery',
      paragraphs: [
        'Write to service@tresen.example and name the order number. We answer Monday to Friday, 8 am to 6 pm.',
        'Phone: +49 30 0000 0000.',
      ],
    },
    {
      heading: 'Returns and complaints',
      paragraphs: [
        'Check the goods on arrival and claim defects at once on the order (section 377 HGB), by “Something is wrong”; that is ' +
          `possible until ${CLAIM_DAYS} days after delivery. A return can be asked for there for ${RETURN_DAYS} days; the ` +
          'supplier decides.',
      ],
    },
    {
      heading: 'Press and partners',
      paragraphs: ['presse@tresen.example and lieferanten@tresen.example.'],
    },
  ],
}
