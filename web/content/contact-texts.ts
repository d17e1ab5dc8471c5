import { contact as de } from '../../texts/de/content/contact.ts'
import { contact as en } from '../../texts/en/content/contact.ts'
import { useLanguage } from '../platform/texts.ts'

export const useContactTexts = () => ({ de, en })[useLanguage()]
