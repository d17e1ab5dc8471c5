import { account as de } from '../../texts/de/account/screen.ts'
import { account as en } from '../../texts/en/account/screen.ts'
import { useLanguage } from '../platform/texts.ts'

/** Sentences of signing in, of the register and of addresses, apart from those that every page of the shop loads. */
export const useAccountTexts = () => ({ de, en })[useLanguage()]
