import { magazine as de } from '../../texts/de/magazine/screen.ts'
import { magazine as en } from '../../texts/en/magazine/screen.ts'
import { useLanguage } from '../platform/texts.ts'

export const useMagazineTexts = () => ({ de, en })[useLanguage()]
