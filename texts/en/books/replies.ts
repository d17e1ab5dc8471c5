export const booksReplies = {
  accountLength: (digits: number) => `Must have ${digits} digits, as all your accounts`,
}
