import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorMagazineTexts = sliceTexts('magazine/operator', {
  de: async () => (await import('../../../texts/de/magazine/operator.ts')).operatorMagazine,
  en: async () => (await import('../../../texts/en/magazine/operator.ts')).operatorMagazine,
})
