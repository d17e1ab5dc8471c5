import type { designs } from '../../texts/en/designs/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export type DesignTexts = typeof designs

export const useDesignTexts = sliceTexts<DesignTexts>('designs/screen', {
  de: async () => (await import('../../texts/de/designs/screen.ts')).designs,
  en: async () => (await import('../../texts/en/designs/screen.ts')).designs,
})
