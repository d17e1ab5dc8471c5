export const recallsReplies = {
  noArticle: 'Your store has no article with this number.',
}
