import type { CouponEntry } from '../../../contract/operator/coupons.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { useOperatorCouponTexts } from './texts.ts'

/** Whom it is for; null where it is for all. */
export function audienceWords(
  { audience, buyerCount }: CouponEntry,
  t: ReturnType<typeof useOperatorCouponTexts>,
): string | null {
  if (audience === 'ALL') return null
  return audience === 'NAMED' ? t.named(buyerCount) : t.firstOrder
}

/** '12,5 %', '15,00 €' or 'Versand', and from which value on. */
export function effectWords(
  { kind, value, minimum }: CouponEntry,
  t: ReturnType<typeof useOperatorCouponTexts>,
  language: Language,
): string {
  const money = (euros: number) => moneyText(Math.round(euros * 100), language)
  const percent = language === 'de' ? String(value).replace('.', ',') : String(value)
  const effect = { PERCENT: t.percent(percent), AMOUNT: money(value), FREE_SHIPPING: t.freeShipping }[kind]
  return [effect, ...(minimum > 0 ? [t.minimum(money(minimum))] : [])].join(' · ')
}
