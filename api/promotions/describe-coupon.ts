import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Coupon } from './coupon.ts'

/** What the buyer reads in the cart where nobody has written it. */
export function describeCoupon({ kind, value }: Pick<Coupon, 'kind' | 'value'>, language: Language): string {
  const t = texts(language).operator.coupons
  if (kind === 'FREE_SHIPPING') return t.freeShipping
  return t.off(kind === 'PERCENT' ? t.percent(value / 100) : moneyText(value, language))
}
