import type { apiKeys } from '../../../texts/en/account/api-keys.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the pages of API keys, which come with them. */
export const useApiKeyTexts = sliceTexts<typeof apiKeys>('account/api-keys', {
  de: async () => (await import('../../../texts/de/account/api-keys.ts')).apiKeys,
  en: async () => (await import('../../../texts/en/account/api-keys.ts')).apiKeys,
})
