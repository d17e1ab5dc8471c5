import type { Texts } from '../platform/texts.ts'
import type { ShownStore } from './queries.ts'

/** 'Shipping €5.90, free from €240.00' */
export function shippingText({ shipping }: Pick<ShownStore, 'shipping'>, t: Texts['stores']): string {
  const { fee, feeText, freeFromText } = shipping
  if (fee === 0) return t.freeShipping
  return freeFromText ? `${t.shippingFee(feeText)}, ${t.freeFrom(freeFromText)}` : t.shippingFee(feeText)
}
