const plural = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

export const wishlist = {
  title: 'Wishlist',
  add: 'Add to wishlist',
  remove: 'Remove from wishlist',
  addNamed: (name: string) => `Add ${name} to the wishlist`,
  removeNamed: (name: string) => `Remove ${name} from the wishlist`,
  removed: (name: string) => `${name} is no longer in the wishlist.`,
  undo: 'Undo',
  count: plural,
  failedTitle: 'The wishlist could not be loaded',
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Tap the heart of a product to find it here again.',
  pageEmpty: 'There is nothing on this page.',
  firstPage: 'To the first page',
  emptyAction: 'View all products',
  moveAll: 'Add all to cart',
  moved: (count: number) => `${plural(count)} added to the cart.`,
  nothingToMove: 'None of these products is in stock.',
}
