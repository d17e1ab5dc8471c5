import { paymentMethods } from '../payment-methods.ts'
import type { footer as en } from '../../en/shell/footer.ts'

export const footer: typeof en = {
  footerLine: 'Der Großhandel für Hotel, Restaurant und Café. Viele Lieferanten, ein Warenkorb, eine Zahlung.',
  shopByCategory: 'Nach Kategorie einkaufen',
  payTitle: 'Bezahlen, wie es passt',
  payments: paymentMethods,
  photos: 'Tresen auf Instagram (neuer Tab)',
  network: 'Tresen auf LinkedIn (neuer Tab)',
  copyright: (year: number, legalName: string) => `© ${year} ${legalName}`,
  sell: 'Auf Tresen verkaufen',
  staticPages: {
    faqs: 'Häufige Fragen',
    'about-us': 'Über uns',
    'contact-us': 'Kontakt',
    imprint: 'Impressum',
    'terms-and-conditions': 'AGB',
    'privacy-policy': 'Datenschutz',
    'cookie-policy': 'Cookies',
  },
}
