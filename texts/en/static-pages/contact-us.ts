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
        'Check the goods on arrival and report defects at once (section 377 HGB). A return can be asked for on the ' +
          'order within 14 days of delivery; the supplier decides.',
      ],
    },
    {
      heading: 'Press and partners',
      paragraphs: ['presse@tresen.example and lieferanten@tresen.example.'],
    },
  ],
}
