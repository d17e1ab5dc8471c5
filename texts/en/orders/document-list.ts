/** The page of all documents of an account. */
export const documentList = {
  title: 'Documents',
  lead: 'Invoices and credit notes of all suppliers, by month. The ZIP holds every PDF of a month and an overview as CSV.',
  emptyTitle: 'No documents yet',
  emptyText: 'Invoices appear here once a supplier has issued them.',
  emptyAction: 'To your orders',
  failedTitle: 'Your documents could not be loaded',
  failedMonth: 'This month could not be loaded',
  pageEmpty: 'There is nothing more on this page.',
  count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  zip: 'Month’s ZIP',
  pdf: 'As PDF',
  zipNamed: (month: string) => `Save all documents of ${month} as ZIP`,
  zipFile: (month: string) => `Documents-${month}.zip`,
  types: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  save: (type: string, number: string) => `Save ${type} ${number} as PDF`,
  order: (orderNumber: string) => `Order ${orderNumber}`,
}
