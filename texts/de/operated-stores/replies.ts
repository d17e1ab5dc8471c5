import type { operatedStoreReplies as en } from '../../en/operated-stores/replies.ts'

export const operatedStoreReplies: typeof en = {
  over: 'Bitte wähle ein Ende, das noch kommt.',
  pastDay: 'Bitte wähle heute oder einen späteren Tag: Was versandt ist, behält seinen Satz.',
  hintSent: (subject, text) => `Hinweis per Mail: ${subject}\n\n${text}`,
}
