/** Sentences of the mail that a product can be ordered again. */
export const restockMails = {
  subject: ([first, ...others]: string[]): string =>
    others.length === 0 ? `Back in stock: ${first}` : `Back in stock: ${first} and ${others.length} more`,
  title: (count: number): string => (count === 1 ? 'Back in stock' : `${count} products are back in stock`),
  hello: (firstName: string) => `Hello ${firstName},`,
  body: (count: number): string =>
    count === 1
      ? 'The product you waited for can be ordered again:'
      : 'The products you waited for can be ordered again:',
  head: ['Product', 'Supplier'],
  button: 'To the product',
  toShop: 'To the shop',
  closing: 'This was the only mail about it. Should it sell out again, you can ask for another one on its page.',
}
