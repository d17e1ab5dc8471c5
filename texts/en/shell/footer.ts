import { paymentMethods } from '../payment-methods.ts'

/** What the footer of the shop says alone; its code comes later than the page's. */
export const footer = {
  footerLine: 'The wholesaler for hotels, restaurants and cafés. Many suppliers, one cart, one payment.',
  shopByCategory: 'Shop by category',
  payTitle: 'Pay the way that suits you',
  payments: paymentMethods,
  photos: 'Tresen on Instagram (new tab)',
  network: 'Tresen on LinkedIn (new tab)',
  copyright: (year: number, legalName: string) => `© ${year} ${legalName}`,
  sell: 'Sell on Tresen',
  staticPages: {
    faqs: 'FAQs',
    'about-us': 'About us',
    'contact-us': 'Contact us',
    imprint: 'Imprint',
    'terms-and-conditions': 'Terms and conditions',
    'privacy-policy': 'Privacy policy',
    'cookie-policy': 'Cookie policy',
  },
}
