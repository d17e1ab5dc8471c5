import type { menu } from '../../texts/en/menu/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useMenuTexts = sliceTexts<typeof menu>('menu/screen', {
  de: async () => (await import('../../texts/de/menu/screen.ts')).menu,
  en: async () => (await import('../../texts/en/menu/screen.ts')).menu,
})
