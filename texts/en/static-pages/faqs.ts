import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Frequently asked questions',
  lead: 'Signing in, ordering, paying: the short answers.',
  sections: [
    {
      heading: 'Who can buy at Tresen?',
      paragraphs: ['Hotels, cafés, restaurants, shops, offices and other businesses. We do not supply consumers.'],
    },
    {
      heading: 'Why do I see no prices?',
      paragraphs: ['Wholesale prices are shown to signed-in businesses only. The account is free and works at once.'],
    },
    {
      heading: 'What is the minimum order value?',
      paragraphs: [
        'Each store names a minimum order value. It counts net after discounts, without deposit, shipping and tax. The cart shows what is missing; one store never holds up another.',
      ],
    },
    {
      heading: 'Why can I order whole cases only?',
      paragraphs: ['Goods are delivered in cases. Quantities grow in steps of pieces per case; prices are per piece.'],
    },
    {
      heading: 'How do I pay?',
      paragraphs: [
        'By bank transfer after the order; the bank details and the reference are in the order and in the mail. Checkout shows which other methods there are for an order.',
      ],
    },
    {
      heading: 'How are goods delivered?',
      paragraphs: ['Each store delivers itself. The time is shown at the article, the shipment in the order.'],
    },
    {
      heading: 'What about deposits?',
      paragraphs: ['Deposits are shown apart from the price at the article, in the cart and on the order.'],
    },
    {
      heading: 'I forgot my password.',
      paragraphs: [
        'Choose "Forgot password" in the sign-in window. The link in the mail works for 60 minutes and once.',
      ],
    },
  ],
}
