import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Coupon } from './coupon.ts'

/** What the buyer reads in the cart where the operator has written nothing. */
export function describeCoupon({ kind, value }: Pick<Coupon, 'kind' | 'value'>, language: Language): string {
  const t = texts(language).operator.coupons
  const sentences = {
    PERCENT: t.off(t.percent(value / 100)),
    AMOUNT: t.off(moneyText(value, language)),
    FREE_SHIPPING: t.freeShipping,
  }
  return sentences[kind]
}
