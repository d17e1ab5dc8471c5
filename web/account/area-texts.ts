import { accountArea as de, impersonation as impersonationDe } from '../../texts/de/account/area.ts'
import { accountArea as en, impersonation as impersonationEn } from '../../texts/en/account/area.ts'
import { useLanguage } from '../platform/texts.ts'

/** Sentences of the account's pages, apart from those that every page of the shop loads. */
export const useAreaTexts = () => ({ de, en })[useLanguage()]
export const useImpersonationTexts = () => ({ de: impersonationDe, en: impersonationEn })[useLanguage()]
