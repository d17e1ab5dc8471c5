import { magazine as de } from '../../texts/de/magazine.ts'
import { magazine as en } from '../../texts/en/magazine.ts'
import { useLanguage } from '../platform/texts.ts'

export const useMagazineTexts = () => ({ de, en })[useLanguage()]
