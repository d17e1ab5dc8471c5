import { nextQuantity, quantityOptions } from '../../contract/platform/quantities.ts'

type Orderable = { countPerBox: number; minimumQuantity: number; stock: number }

/**
 * What a picker offers: the specification's steps from the smallest order on. The smallest order itself stays on offer
 * while the stock holds it.
 */
export function orderableQuantities(product: Orderable): number[] {
  const smallest = nextQuantity(product.minimumQuantity, product)
  const options = quantityOptions(product).filter((quantity) => quantity >= smallest)
  return options.length === 0 && product.stock >= smallest ? [smallest] : options
}
