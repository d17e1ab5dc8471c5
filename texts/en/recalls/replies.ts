export const recallsReplies = {
  noArticle: 'Your store has no product with this number.',
}
