import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as cartApi from '../../contract/cart.ts'
import type { Cart } from '../../contract/cart.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { unitPriceCents } from '../products/price.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { cartKeyOf, type CartLine, type CartProduct, type CartState, type LineDesign } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { applyOffer } from './line-design.ts'
import { lineName } from './present-cart.ts'
import { readCartProducts } from './queries.ts'
import { refuseQuantity } from './refuse-quantity.ts'
import { pauseText } from '../stores/pause-text.ts'

type Input = InputOf<typeof cartApi.write>
type CartInput = { productSkuId: string; quantity: number; mode: 'SET' | 'ADD' }

/** Every read goes over all lines, so a cart has an end. */
const maxLines = 500

/**
 * Sets or adds quantities, one line or several, all or nothing. Refuses with NOT_FOUND, PRODUCT_NOT_AUTHORIZED,
 * STORE_NOT_ELIGIBLE, NOT_A_MULTIPLE, BELOW_MINIMUM_QUANTITY or OUT_OF_STOCK; quantity 0 always removes.
 */
export async function putInCart(deps: Deps, caller: Caller<'buyer'>, input: Input): Promise<Cart> {
  const { language } = caller
  const changes = changesOf(input, language)
  const skuIds = changes.map(({ productSkuId }) => productSkuId)
  return changeCart(deps, caller, {
    find: (tx) => readCartProducts(tx, cartKeyOf(caller), skuIds),
    apply(state, products) {
      const byId = new Map(products.map((product) => [product.skuId, product]))
      const addedAt = deps.clock.now()
      const lines = changes.reduce(
        (lines, change) => {
          const old = lines.get(change.productSkuId)
          const quantity = change.quantity + (change.mode === 'ADD' ? (old?.quantity ?? 0) : 0)
          // More of the plain goods is not more of the printed ones.
          if (old?.design && change.mode === 'ADD' && change.quantity > 0) throw skuInCart(old, language)
          if (quantity === 0) lines.delete(change.productSkuId)
          else
            lines.set(
              change.productSkuId,
              lineOf({
                product: byId.get(change.productSkuId),
                design: old?.design ?? null,
                quantity,
                language,
                old,
                addedAt,
              }),
            )
          return lines
        },
        new Map(state.lines.map((line) => [line.skuId, line])),
      )
      if (lines.size > maxLines && lines.size > state.lines.length)
        throw refused('items', texts(language).cart.replies.cartFull(maxLines))
      return withLines(state, [...lines.values()])
    },
  })
}

function changesOf({ productSkuId, quantity, mode, items }: Input, language: Language): CartInput[] {
  const t = texts(language).cart.replies
  const isSingle = productSkuId !== undefined && quantity !== undefined
  const hasSinglePart = productSkuId !== undefined || quantity !== undefined || mode !== undefined
  if (items ? hasSinglePart : !isSingle) throw refused('items', t.oneLineOrItems)
  if (!items) return [{ productSkuId: productSkuId!, quantity: quantity!, mode: mode ?? 'SET' }]
  const named = new Set(items.map((item) => item.productSkuId))
  if (named.size < items.length) throw refused('items', t.productTwice)
  return items.map((item) => ({ ...item, mode: item.mode ?? 'SET' }))
}

/** The SKU lies in the cart with another design, or with none. */
export const skuInCart = (line: CartLine, language: Language) =>
  Problem.of('SKU_IN_CART', { name: lineName(line, language) })

type NewLine = {
  product: CartProduct | undefined
  design: LineDesign | null
  quantity: number
  language: Language
  old: CartLine | undefined
  addedAt: Date
}

/** The line for a product and quantity; throws what rules it out. */
export function lineOf({ product, design, quantity, language, old, addedAt }: NewLine): CartLine {
  if (!product?.isActive) throw Problem.of('NOT_FOUND')
  if (!product.isVisible) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  if (!product.isStoreEligible)
    throw Problem.of('STORE_NOT_ELIGIBLE', {
      storeName: product.storeName,
      pauseText: pauseText(product.pause, language),
    })
  const unchanged = {
    isSelected: old?.isSelected ?? true,
    seenPriceCents: 0,
    seenPriceUnit: 1,
    addedAt: old?.addedAt ?? addedAt,
  }
  const line = applyOffer({ ...product, design, quantity, ...unchanged }, addedAt)
  if (!line.isActive) throw Problem.of('PRODUCT_UNAVAILABLE')
  refuseQuantity(line, quantity, language)
  return { ...line, seenPriceCents: unitPriceCents(line, quantity), seenPriceUnit: line.priceUnit }
}

// Sorts the lines as the next read from the database will.
export const withLines = (state: CartState, lines: CartLine[]): CartState => ({
  ...state,
  lines: lines.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || (a.skuId < b.skuId ? -1 : 1)),
})

const refused = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })
