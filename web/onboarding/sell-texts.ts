import type { sell } from '../../texts/en/onboarding/sell.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

/** Sentences of the application, which come with its page. */
export const useSellTexts = sliceTexts<typeof sell>('onboarding/sell', {
  de: async () => (await import('../../texts/de/onboarding/sell.ts')).sell,
  en: async () => (await import('../../texts/en/onboarding/sell.ts')).sell,
})
