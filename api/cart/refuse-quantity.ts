import { nextQuantity, quantityProblem } from '../../contract/platform/quantities.ts'
import type { Language } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import { isPackOf } from '../products/pack.ts'
import type { CartProduct } from './cart-state.ts'
import { lineName } from './present-cart.ts'

/** Throws where the product cannot be ordered in this quantity of pieces, naming one that can. */
export function refuseQuantity(product: CartProduct, quantity: number, language: Language): void {
  const problem = quantityProblem(quantity, product)
  if (!problem) return
  const name = lineName(product, language)
  const { countPerBox, minimumQuantity, stock } = product
  const isPack = isPackOf(product)
  const next = possibleQuantity(quantity, product)
  if (problem === 'OUT_OF_STOCK' || next < minimumQuantity) throw Problem.of('OUT_OF_STOCK', { name, stock, isPack })
  if (problem === 'NOT_A_MULTIPLE') throw Problem.of(problem, { name, countPerBox, nextQuantity: next })
  throw Problem.of(problem, { name, minimumQuantity, nextQuantity: next, isPack })
}

// The next one above it, or the largest the stock allows where that is not enough for it.
function possibleQuantity(quantity: number, product: CartProduct): number {
  const next = nextQuantity(quantity, product)
  return next <= product.stock ? next : product.stock - (product.stock % product.countPerBox)
}
