import { useState } from 'react'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Product } from '../../../contract/products.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { orderableQuantities } from '../orderable-quantities.ts'
import { tierAt, tiersOf } from './tiers.ts'

/** The chosen quantity of a product and what it comes to; money as text in the page's language. */
export function useBuying(product: Product) {
  const t = useTexts().catalogue.quantity
  const language = useLanguage()
  const { countPerBox } = product
  const options = orderableQuantities(product)
  const tiers = tiersOf(product)
  const [input, setInput] = useState(options[0] ?? 0)
  const quantity = options.includes(input) ? input : (options[0] ?? 0)
  const tier = tierAt(tiers, Math.max(quantity, 1))
  const money = (cents: number) => moneyText(cents, language)
  const textOf = (pieces: number) =>
    countPerBox === 1 ? t.pieces(pieces) : t.boxesAndPieces(pieces / countPerBox, pieces)
  return {
    options,
    quantity,
    setQuantity: setInput,
    tiers,
    tier,
    money,
    textOf,
    totalText: tier ? money((tier.boxCents * quantity) / countPerBox) : null,
  }
}
export type Buying = ReturnType<typeof useBuying>

/** Puts a quantity into the cart; handed in, as the cart stands above the catalogue. */
export type Adding = { add: (quantity: number) => void; isAdding: boolean; successes: number }
