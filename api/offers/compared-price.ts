import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { ProductRow } from '../products/product-row.ts'

type Compared = Pick<ProductRow, 'contentUnit'> & { goodsCents: number; extraShippingCents: number; content: number }

/** Whether the offers of an article are compared by a hundred pieces: one costs less than ten cents in each. */
export const isSmallChange = (rows: readonly Compared[]): boolean =>
  rows.every(({ contentUnit, goodsCents, content }) => contentUnit === 'PIECE' && goodsCents < 10 * content)

/** What content costs with its share of the shipping, '2,87 €/l', and the two parts, which add up to it. */
export function comparedPrice(row: Compared, isPerHundred: boolean, language: Language) {
  const { goodsCents, extraShippingCents, content, contentUnit } = row
  const per = contentUnit === 'PIECE' ? (isPerHundred ? 100 : 1) : 1000
  const { units } = texts(language).catalogue.replies
  const all = Math.round(((goodsCents + extraShippingCents) * per) / content)
  const goods = Math.round((goodsCents * per) / content)
  return {
    text: `${moneyText(all, language)}/${isPerHundred ? units.hundred : units[contentUnit]}`,
    goodsText: moneyText(goods, language),
    shippingText: moneyText(all - goods, language),
  }
}
