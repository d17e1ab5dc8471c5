import { registration as de } from '../../../texts/de/register.ts'
import { registration as en } from '../../../texts/en/register.ts'
import { useLanguage } from '../../platform/texts.ts'

export const useRegistrationTexts = () => ({ de, en })[useLanguage()]
