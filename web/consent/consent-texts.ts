import { consent as de } from '../../texts/de/consent.ts'
import { consent as en } from '../../texts/en/consent.ts'
import { useLanguage } from '../platform/texts.ts'

export const useConsentTexts = () => ({ de, en })[useLanguage()]
