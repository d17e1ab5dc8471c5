/** Read with the empty listing, which few see. */
export const nothingFound = {
  without: (filter: string, products: string) => `Without “${filter}”: ${products}`,
}
