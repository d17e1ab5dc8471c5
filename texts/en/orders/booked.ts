/** Documents for bookkeeping, as CSV and as a sheet. */
export const ordersBooked = {
  fileName: 'Documents',
  head: [
    'Number',
    'Kind',
    'Date',
    'Date of supply',
    'Business partner',
    'VAT ID',
    'Tax',
    'VAT %',
    'Net',
    'VAT',
    'Gross',
    'Deposit in it, net',
    'Payment',
    'Delivery',
    'Order number of the buyer',
    'Cost centre of the buyer',
  ],
  taxCases: {
    DOMESTIC: 'Taxed in Germany',
    INTRA_COMMUNITY: 'Intra-Community supply',
    EXPORT: 'Export',
    SMALL_BUSINESS: 'Small business',
  },
}
