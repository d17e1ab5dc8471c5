import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Terms and conditions',
  lead: 'For businesses that order goods through Tresen. As of November 2026. The German text is binding.',
  sections: [
    {
      heading: '1. Scope',
      paragraphs: [
        'These terms apply between Tresen Marktplatz GmbH and entrepreneurs as defined in section 14 of the German Civil Code. Consumers cannot order.',
      ],
    },
    {
      heading: '2. Contract',
      paragraphs: [
        'With "Order with obligation to pay" the buyer makes a binding offer to each store. The store accepts it by confirming. The sale is between buyer and store.',
      ],
    },
    {
      heading: '3. Prices',
      paragraphs: [
        'Prices are net, in euros. Value added tax, shipping and deposits are shown apart. The price shown when ordering holds.',
      ],
    },
    {
      heading: '4. Minimum order and quantities',
      paragraphs: ["The store's minimum order value and case sizes apply."],
    },
    {
      heading: '5. Payment',
      paragraphs: [
        'With bank transfer the amount is due within ten days, naming the order number. Goods are shipped after payment has arrived.',
      ],
    },
    {
      heading: '6. Delivery and inspection',
      paragraphs: [
        'The buyer inspects goods on arrival and reports defects without delay (section 377 of the German Commercial Code).',
      ],
    },
    { heading: '7. Retention of title', paragraphs: ['Goods remain property of the store until paid in full.'] },
    {
      heading: '8. Final',
      paragraphs: [
        'German law applies, without the UN sales convention. Place of jurisdiction is Berlin, as far as permitted.',
      ],
    },
  ],
}
