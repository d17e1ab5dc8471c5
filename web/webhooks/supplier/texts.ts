import type { webhooks } from '../../../texts/en/webhooks/screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the page of webhooks, which come with it. */
export const useWebhookTexts = sliceTexts<typeof webhooks>('webhooks/screen', {
  de: async () => (await import('../../../texts/de/webhooks/screen.ts')).webhooks,
  en: async () => (await import('../../../texts/en/webhooks/screen.ts')).webhooks,
})
