import { cart as de } from '../../texts/de/cart/screen.ts'
import { cart as en } from '../../texts/en/cart/screen.ts'
import { useLanguage } from './texts.ts'

export type CartTexts = typeof en

/** Sentences of the cart, which only buyers have: apart from those that every page of the shop loads. */
export const useCartTexts = (): CartTexts => ({ de, en })[useLanguage()]
