import type { recallsReplies as English } from '../../en/recalls/replies.ts'

export const recallsReplies: typeof English = {
  noArticle: 'Einen Artikel mit dieser Nummer hat dein Store nicht.',
}
