export const commissionDocuments = {
  titles: { INVOICE: 'Commission invoice', CREDIT_NOTE: 'Correction of commission' },
  fileNames: { INVOICE: 'Commission-invoice', CREDIT_NOTE: 'Commission-correction' },
  number: 'Number',
  issuedOn: 'Date',
  period: 'Period of service',
  storeVatId: 'VAT ID of the store',
  corrects: (number: string, day: string) =>
    `More was given back than earned this month. It corrects invoice ${number} of ${day}.`,
  head: { what: 'Service', rate: 'VAT', net: 'Net' },
  charged: (month: string) => `Commission on delivered goods, ${month}`,
  returned: (month: string) => `Commission given back for goods that came or were paid back, ${month}`,
  netSum: 'Net total',
  tax: (rate: string, base: string) => `VAT ${rate} % on ${base}`,
  gross: { INVOICE: 'Invoice total', CREDIT_NOTE: 'Amount credited' },
  byPayout: (number: string) => `Offset against payout ${number}`,
  byNextPayouts: 'Offset against the next payouts',
  due: 'To be paid',
  reverseCharge:
    'Reverse charge: the store owes the tax as recipient of the service (§ 13b UStG, Art. 196 of Directive 2006/112/EC).',
  settled: 'The amount is offset against payouts. There is nothing to pay.',
  basis: 'Commission is due on delivered goods, net after coupons, without deposit, shipping and tax.',
  statement: (month: string) => `Orders in ${month}`,
  statementHead: { order: 'Order', day: 'Date', kind: 'For', net: 'Commission net' },
  ofDelivery: 'Delivery',
  ofReturn: 'Given back',
  statementNote:
    'Tax is charged on the net total. What it differs by from the tax of each order is in the next payout.',
}

export const commissionMails = {
  title: {
    INVOICE: (month: string) => `Your commission invoice for ${month}`,
    CREDIT_NOTE: (month: string) => `Your corrected commission for ${month}`,
  },
  attached: (number: string, amount: string) => `${number} of ${amount} is attached as PDF with e-invoice data.`,
  settled: 'It is offset against your payouts. There is nothing to pay.',
  button: 'To the payouts',
}
