import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'About us',
  lead: 'The wholesaler for hotels, restaurants and cafés: many suppliers, one cart, one payment.',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        'Whoever runs a place buys from twenty suppliers: coffee here, china there, cleaning products elsewhere. ' +
          'Each has its own portal, minimum order and invoice. Tresen brings them together.',
        'Every product shows signed-in businesses what matters: case size, base price, tiers, stock and delivery time. ' +
          'You pay once for what you order; whoever has the goods delivers them.',
      ],
    },
    {
      heading: 'Who it is for',
      paragraphs: ['For businesses that look after guests, customers or a team every day:'],
      list: [
        'Hotels and guest houses, from breakfast to bedroom',
        'Cafés, bakeries and roasteries',
        'Restaurants, bars, canteens and caterers',
        'Shops with fine food, drinks or gifts',
        'Offices with a kitchen and visitors',
      ],
    },
    {
      heading: 'How we choose suppliers',
      paragraphs: [
        'We talk to every supplier, look at warehouse and papers and begin with a trial order. Those who do not ' +
          'keep their stock up to date, or their word, are paused.',
        'Exclusive brands decide for themselves whom they supply. How to get access is explained on the product page.',
      ],
    },
    {
      heading: 'What we stand for',
      paragraphs: [],
      list: [
        'Only signed-in businesses see prices.',
        'The suppliers’ invoices match the order to the cent.',
        'Only what is there is sold.',
        'Reviews come from businesses that bought the product.',
        'Data belongs to the business that enters it: take it along or delete it in your account at any time.',
      ],
    },
    {
      heading: 'Join in',
      paragraphs: [
        'Do you make or trade what kitchens, rooms or bars need? Write to lieferanten@tresen.example or use the contact form.',
      ],
    },
  ],
}
