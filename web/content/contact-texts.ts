import { contact as de } from '../../texts/de/contact.ts'
import { contact as en } from '../../texts/en/contact.ts'
import { useLanguage } from '../platform/texts.ts'

export const useContactTexts = () => ({ de, en })[useLanguage()]
