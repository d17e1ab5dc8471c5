export const search = {
  label: 'Search the shop',
  placeholder: 'Product, brand, GTIN or supplier',
  submit: 'Search',
  clear: 'Clear the search',
  title: (words: string) => `Search for “${words}”`,
}
