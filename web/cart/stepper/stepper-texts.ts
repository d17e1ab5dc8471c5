import type { stepper } from '../../../texts/en/cart/stepper.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useStepperTexts = sliceTexts<typeof stepper>('cart/stepper', {
  de: async () => (await import('../../../texts/de/cart/stepper.ts')).stepper,
  en: async () => (await import('../../../texts/en/cart/stepper.ts')).stepper,
})
