import type { sellerReport as en } from '../../en/operated-stores/report.ts'

export const sellerReport: typeof en = {
  seller: [
    'Anbieter',
    'Firma',
    'Straße',
    'Postleitzahl',
    'Ort',
    'Land und Betriebsstätte',
    'USt-IdNr.',
    'Steuernummer',
    'Registernummer',
    'Betriebsstätten in anderen EU-Staaten',
    'Konto (IBAN)',
    'Anbieter seit',
  ],
  quarter: ['Verkäufe', 'Belege brutto', 'Gebühren brutto', 'Vergütung'],
  year: (name) => `${name}, Jahr`,
}
