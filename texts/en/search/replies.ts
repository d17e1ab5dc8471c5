export const searchReplies = {
  allProducts: 'All products',
  offers: 'Offers',
  resultsFor: (words: string) => `Results for ‘${words}’`,
  description: 'Search the wholesale range for hotels, cafés, restaurants, shops and offices.',
}
