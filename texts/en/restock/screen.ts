/** What stands where a product is sold out. */
export const restock = {
  title: 'Out of stock, date unknown',
  text: 'The supplier has not said when it will be back.',
  textBack: 'The supplier has named this day; until then the product is out of stock.',
  lastPrice: (price: string) => `Last price: ${price}.`,
  notify: 'Tell me',
  notifyNamed: (name: string) => `Tell me when ${name} is back`,
  notified: 'We will let you know',
  notifiedNamed: (name: string) => `We will let you know when ${name} is back; press to stop`,
  promise: 'One e-mail as soon as it can be ordered again. Nothing after that.',
  added: (name: string, back?: string) =>
    `You get one e-mail when ${name} is back.${back ? ` The supplier says: ${back}.` : ''}`,
  removed: (name: string) => `No e-mail for ${name} any more.`,
  undo: 'Undo',
  substitutes: 'In stock instead',
  showSubstitutes: 'Show substitutes',
  sameArticle: 'same product',
  none: 'Nothing comparable is in stock.',
  failed: 'The substitutes could not be loaded',
  all: (category: string) => `All of ${category}`,
  list: {
    title: 'We will let you know',
    text: 'One e-mail for each product as soon as it can be ordered again.',
    since: (day: string) => `since ${day}`,
    more: (count: number) => `and ${count} more`,
    failed: 'What you wait for could not be loaded',
  },
}
