export const commissionScreen = {
  title: 'Commission invoices',
  lead: 'Issued on the first of a month for the month before, and offset against payouts: there is nothing to pay.',
  failed: 'The commission invoices could not be loaded',
  empty: 'No commission invoice yet. The first comes after a month with deliveries.',
  table: 'Commission invoices by month',
  month: 'Month',
  number: 'Number',
  net: 'Net',
  tax: 'VAT',
  gross: 'Total',
  file: 'File',
  correction: 'Correction',
  download: 'Download',
  downloadOf: (number: string) => `Download ${number} as PDF`,
  newer: 'Newer',
  older: 'Older',
  gaps: {
    MARKETPLACE: (month: string) =>
      `The invoice for ${month} waits: the marketplace has not stated its company data (MARKETPLACE_COMPANY).`,
    STORE: (month: string) =>
      `The invoice for ${month} waits: the store lacks a company name, an address, an e-mail address or, abroad, a VAT ID.`,
  },
}
