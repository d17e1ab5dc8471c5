import { useState, type ReactNode } from 'react'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Product } from '../../../contract/products.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { orderableQuantities } from '../orderable-quantities.ts'
import { tierAt, tiersOf } from './tiers.ts'

/** What the cart holds of the product, and how to set it; handed in, as the cart stands above the catalogue. */
export type Held = {
  pieces: number
  set: (pieces: number) => void
  /** Also takes the focus on to what then stands in place of the button. */
  add: (pieces: number) => void
  /** Is the cart's quantity; shown while there is one. */
  stepper: ReactNode
  cartPath: string
  /** Pieces that are proposed before, as at the last order. */
  proposed?: number | undefined
  /** 'zuletzt 12. Okt., 3 Kt.' */
  lastText: string | null
}

/** The quantity of a product and what it comes to: the cart's, once it is in there; money as text in the page's language. */
export function useBuying(product: Product, held: Held) {
  const t = useTexts().catalogue.quantity
  const language = useLanguage()
  const { countPerBox, isPack } = product
  const options = orderableQuantities(product)
  const tiers = tiersOf(product)
  const [input, setInput] = useState<number>()
  const chosen = input ?? held.proposed ?? 0
  const isInCart = held.pieces > 0
  const quantity = isInCart ? held.pieces : options.includes(chosen) ? chosen : (options[0] ?? 0)
  const tier = tierAt(tiers, Math.max(quantity, 1))
  const money = (cents: number) => moneyText(cents, language)
  const textOf = (pieces: number) =>
    countPerBox === 1 ? t.pieces(pieces, isPack) : t.boxesAndPieces(pieces / countPerBox, t.pieces(pieces, isPack))
  return {
    isInCart,
    options,
    quantity,
    setQuantity: isInCart ? held.set : setInput,
    add: () => held.add(quantity),
    tiers,
    tier,
    money,
    textOf,
    totalText: tier ? money((tier.boxCents * quantity) / countPerBox) : null,
  }
}
export type Buying = ReturnType<typeof useBuying>
