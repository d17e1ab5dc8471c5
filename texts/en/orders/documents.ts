/** Invoices and credit notes as PDF. */
export const ordersDocuments = {
  titles: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  fileNames: { INVOICE: 'invoice', CREDIT_NOTE: 'credit-note' },
  overview: {
    fileName: 'Overview',
    zipName: 'Documents',
    head: ['Date', 'Number', 'Kind', 'Supplier', 'Order', 'Net', 'VAT', 'Gross'],
  },
  number: 'Number',
  issuedOn: 'Date',
  deliveredOn: 'Date of supply',
  orderNumber: 'Order',
  orderedOn: 'Ordered on',
  purchaseOrderNumber: 'Your order number',
  buyerReference: 'Your reference',
  buyerVatId: 'Your VAT ID',
  corrects: (number: string, day: string) => `This credit note corrects invoice ${number} of ${day}.`,
  deliveryAddress: 'Delivered to',
  head: { position: 'No.', article: 'Goods', quantity: 'Pieces', unit: 'Unit price, net', rate: 'VAT', net: 'Net' },
  article: (skuId: string) => `Article ${skuId}`,
  kinds: { SETUP: 'Setup of the print', DEPOSIT: 'Deposit' },
  goods: 'Goods, net',
  discount: (code: string) => `Agreed discount, coupon ${code}`,
  deposit: 'Deposit',
  shipping: 'Shipping',
  netSum: 'Total, net',
  tax: (rate: string, base: string) => `VAT ${rate} % on ${base}`,
  gross: { INVOICE: 'Amount', CREDIT_NOTE: 'Amount in your favour' },
  supply:
    'The date of supply is that of the first parcel. Goods that follow in further parcels are supplied on the date of their delivery note.',
  paid: (method: string) =>
    `Payment: ${method}. The amount has been paid to Tresen for the seller; please do not pay it again.`,
  payLater: (method: string) =>
    `Payment: ${method}. Please pay the amount as agreed with the provider, not to the seller.`,
  returned: (method: string) => `The amount goes back by the way it was paid (${method}).`,
  subject: (title: string, subOrderNumber: string) => `${title} for delivery ${subOrderNumber}`,
  attached: (title: string, storeName: string, subOrderNumber: string) =>
    `${title} of ${storeName} for delivery ${subOrderNumber} is attached as a PDF. It stays in the order, too.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  vatId: (vatId: string) => `VAT ID ${vatId}`,
}
