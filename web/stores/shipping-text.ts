import type { Store } from '../../contract/stores.ts'
import type { Texts } from '../platform/texts.ts'

/** 'Shipping €5.90, free from €240.00' */
export function shippingText({ shipping: { fee, feeText, freeFromText } }: Store, t: Texts['stores']): string {
  if (fee === 0) return t.freeShipping
  return freeFromText ? `${t.shippingFee(feeText)}, ${t.freeFrom(freeFromText)}` : t.shippingFee(feeText)
}
