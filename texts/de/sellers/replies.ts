import type { sellerReplies as en } from '../../en/sellers/replies.ts'

export const sellerReplies: typeof en = {
  over: 'Bitte wähle ein Ende, das noch kommt.',
  pastDay: 'Bitte wähle heute oder einen späteren Tag: Was versandt ist, behält seinen Satz.',
}
