export const netTermsReplies = {
  file: {
    name: 'Due-list',
    head: ['Invoice', 'Buyer', 'Delivery', 'Date', 'Due', 'Amount', 'Credited', 'Paid', 'Open', 'Days overdue'],
  },
}
