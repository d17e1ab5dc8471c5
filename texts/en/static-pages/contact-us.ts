import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Contact',
  lead: 'Questions about orders, delivery or goods: how to reach us.',
  sections: [
    {
      heading: 'Orders and delivery',
      paragraphs: [
        'Write to service@tresen.example and name the order number. Monday to Friday from 8 am to 6 pm we usually answer within two hours.',
        'Phone: +49 30 0000 0000.',
      ],
    },
    {
      heading: 'Returns and complaints',
      paragraphs: [
        'Please report missing or damaged goods within two working days, with a picture. The store settles replacement or credit, we see to both.',
      ],
    },
    {
      heading: 'Press and partners',
      paragraphs: ['presse@tresen.example and lieferanten@tresen.example.'],
    },
  ],
}
