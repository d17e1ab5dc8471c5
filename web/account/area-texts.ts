import { accountArea as de } from '../../texts/de/account-area.ts'
import { accountArea as en } from '../../texts/en/account-area.ts'
import { useLanguage } from '../platform/texts.ts'

/** Sentences of the account's pages, apart from those that every page of the shop loads. */
export const useAreaTexts = () => ({ de, en })[useLanguage()]
