import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'About us',
  lead: 'Wholesale for hotels, restaurants and cafés: many suppliers, one cart, one invoice.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'Whoever runs a house buys from twenty suppliers: coffee here, china there, cleaner elsewhere. Each has its own portal, minimum order and invoice. Tresen brings them to one place.',
        'Every article shows what counts before the click: pack, base price, tiers, stock and day of delivery.',
      ],
    },
    {
      heading: 'How we choose suppliers',
      paragraphs: [
        'We talk to each supplier, look at warehouse and papers and begin with a test order. Who does not keep stock up to date is paused.',
      ],
    },
    {
      heading: 'What we stand for',
      paragraphs: [
        'Only signed-in businesses see prices. A confirmed order holds. Data belongs to the house that enters it.',
      ],
    },
  ],
}
