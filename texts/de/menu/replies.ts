import type { menuReplies as English } from '../../en/menu/replies.ts'

export const menuReplies: typeof English = {
  tooMany: (most) => `Eine Karte fasst höchstens ${most} Gerichte.`,
}
