import type { savedFiltersReplies as en } from '../../en/saved-filters/replies.ts'

export const savedFiltersReplies: typeof en = { nameTaken: 'So heißt schon eine andere Auswahl' }
