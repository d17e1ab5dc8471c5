import type { claims } from '../../texts/en/claims/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useClaimTexts = sliceTexts<typeof claims>('claims/screen', {
  de: async () => (await import('../../texts/de/claims/screen.ts')).claims,
  en: async () => (await import('../../texts/en/claims/screen.ts')).claims,
})
