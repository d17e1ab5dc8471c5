import { pieces } from '../pieces.ts'

export const orderRequestsMails = {
  hello: (firstName: string) => `Hello ${firstName},`,
  head: ['Product', 'Quantity', 'Net'],
  pieces,
  total: 'Total with tax',
  requested: {
    subject: (who: string) => (who ? `${who} asks you to approve an order` : 'An order waits for your approval'),
    title: (who: string) => (who ? `${who} would like to order` : 'An order waits for your approval'),
    body: (who: string) =>
      `this order is above the limit of ${who || 'a member of your team'}. It is placed once you or somebody else has approved it.`,
    message: (words: string) => `The message with it: “${words}”`,
    button: 'Look at the order',
    closing: 'Nothing is reserved. Prices and stock are checked again when you approve.',
  },
  refused: {
    subject: 'Your order was not approved',
    title: 'Your order was not approved',
    body: (total: string) => `your order of ${total} was not approved. Its goods are back in your cart.`,
    reply: (words: string) => `The reason: “${words}”`,
    button: 'To the cart',
  },
}
