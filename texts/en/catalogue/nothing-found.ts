/** Read with the empty listing, which few see. */
export const nothingFound = {
  without: (filter: string, articles: string) => `Without “${filter}”: ${articles}`,
}
