import type { setUp } from '../../../texts/en/onboarding/set-up.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useSetUpTexts = sliceTexts<typeof setUp>('onboarding/set-up', {
  de: async () => (await import('../../../texts/de/onboarding/set-up.ts')).setUp,
  en: async () => (await import('../../../texts/en/onboarding/set-up.ts')).setUp,
})
