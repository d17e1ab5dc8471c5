import { emailChange as de } from '../../../texts/de/account/email-change.ts'
import { emailChange as en } from '../../../texts/en/account/email-change.ts'
import { useLanguage } from '../../platform/texts.ts'

export const useEmailChangeTexts = () => ({ de, en })[useLanguage()]
