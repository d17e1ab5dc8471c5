export const content = {
  noPicture: 'There is no picture of this name.',
  wrongWindow: 'The end has to lie behind the start.',
  noStore: 'There is no such store.',
  noPlace: 'There is no such category or store.',
  noCollection: 'There is no such collection.',
  oneSource: 'Goods come from a collection or by a rule, one of them; other kinds have neither.',
  oneOrMany: 'Either one code or many.',
  badValue: 'More than 0, and 100 per cent at most.',
  categoryOfRule: 'Only what a rule finds can be narrowed to a category.',
  noProducts: (skuIds: string) => `There are no such products: ${skuIds}.`,
  attributeMissing: 'Name the attribute that this is stated of.',
}
