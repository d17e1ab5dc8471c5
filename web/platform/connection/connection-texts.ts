import type { connection } from '../../../texts/en/connection.ts'
import { sliceTexts } from '../slice-texts.ts'

export const useConnectionTexts = sliceTexts<typeof connection>('connection', {
  de: async () => (await import('../../../texts/de/connection.ts')).connection,
  en: async () => (await import('../../../texts/en/connection.ts')).connection,
})
