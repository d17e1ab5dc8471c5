import { security as de } from '../../../texts/de/account/security.ts'
import { security as en } from '../../../texts/en/account/security.ts'
import { useLanguage } from '../../platform/texts.ts'

/** Sentences of the page 'Security', which come with it. */
export const useSecurityTexts = () => ({ de, en })[useLanguage()]
