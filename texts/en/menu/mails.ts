export const menuMails = {
  subject: (name: string) => `Changed allergens or additives: ${name}`,
  title: 'The recipe of a product has changed',
  hello: (firstName: string) => `Hello ${firstName},`,
  body: (name: string, skuId: string) =>
    `The supplier states other allergens or additives of ${name} (${skuId}) than before. These dishes of yours contain it:`,
  check: 'Your list already follows the new statement. Please check it, and print it anew.',
  head: ['Dish'],
  button: 'To the menu',
}
