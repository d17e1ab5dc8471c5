import { registration as de } from '../../../texts/de/account/registration.ts'
import { registration as en } from '../../../texts/en/account/registration.ts'
import { useLanguage } from '../../platform/texts.ts'

export const useRegistrationTexts = () => ({ de, en })[useLanguage()]
