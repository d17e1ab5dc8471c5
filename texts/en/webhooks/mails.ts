export const webhooksMails = {
  subject: 'A webhook of your store was switched off',
  body: (url: string) => [
    `For three days nothing at ${url} took what we sent, or it said that it wants no more. So we have switched this webhook off.`,
    'Nothing is lost in Tresen itself: all orders, returns and claims stand in your workplace. What could not be sent can be sent again for 30 days.',
  ],
  button: 'Open the webhooks',
}
