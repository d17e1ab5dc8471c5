export const latePaymentMail = {
  subject: 'Your payment goes back to you',
  title: 'Your payment goes back to you',
  hello: (firstName: string) => `Hello ${firstName},`,
  goodsGone:
    'Your payment reached us after the time for which we hold goods, and meanwhile they have been sold. We are sorry: no order has come of it.',
  orderedAnew:
    'Your payment reached us after it had been ended, the approval refused, or the goods ordered in another way. No second order has come of it.',
  refunded: (amount: string) => `We have sent all of it back: ${amount}. It takes a few working days to reach you.`,
  released: (amount: string) => `Nothing is taken from you: the ${amount} that were reserved have been released.`,
  button: 'To your cart',
}
