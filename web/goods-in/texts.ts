import type { goodsIn } from '../../texts/en/goods-in/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useGoodsInTexts = sliceTexts<typeof goodsIn>('goods-in/screen', {
  de: async () => (await import('../../texts/de/goods-in/screen.ts')).goodsIn,
  en: async () => (await import('../../texts/en/goods-in/screen.ts')).goodsIn,
})
