import type { Language } from '../../contract/platform/values.ts'
import { localStore } from '../platform/storage.ts'

export const LANGUAGE_OFFER_KEY = 'language-offer'

/** Whether to offer German: to a browser that prefers it, on an English page, until somebody has answered. */
export const isGermanOffered = (language: Language) =>
  language === 'en' && /^de\b/i.test(navigator.language) && localStore.read(LANGUAGE_OFFER_KEY) === null
