import type * as en from '../../en/books/replies.ts'

export const booksReplies: typeof en.booksReplies = {
  accountLength: (digits) => `Muss ${digits} Stellen haben, wie alle deine Konten`,
}
