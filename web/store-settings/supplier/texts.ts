import type { storeSettingsScreen } from '../../../texts/en/store-settings/screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useSettingsTexts = sliceTexts<typeof storeSettingsScreen>('store-settings/screen', {
  de: async () => (await import('../../../texts/de/store-settings/screen.ts')).storeSettingsScreen,
  en: async () => (await import('../../../texts/en/store-settings/screen.ts')).storeSettingsScreen,
})
