import { signInLink as de } from '../../../texts/de/account/sign-in-link.ts'
import { signInLink as en } from '../../../texts/en/account/sign-in-link.ts'
import { useLanguage } from '../../platform/texts.ts'

export const useLinkTexts = () => ({ de, en })[useLanguage()]
