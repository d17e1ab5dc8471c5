export const menuReplies = {
  tooMany: (most: number) => `A menu holds at most ${most} dishes.`,
}
