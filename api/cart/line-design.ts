import type { CartLine, LineDesign } from './cart-state.ts'

/**
 * A line with a design as its offer has it: the offer's price and smallest quantity, no tiers; not to be ordered once the
 * offer has run out or is withdrawn. Other lines are as they were.
 */
export function applyOffer<Line extends CartLine>(line: Line, now: Date): Line {
  if (!line.design) return line
  const { unitPriceCents, minQuantity } = line.design
  return {
    ...line,
    priceCents: unitPriceCents,
    finalPriceCents: unitPriceCents,
    tierPrices: [],
    priceUnit: 1,
    minimumQuantity: Math.max(line.minimumQuantity, minQuantity),
    isActive: line.isActive && isOrderable(line.design, now),
  }
}

/** Cents, net, once for the line. */
export const setupFeeOf = ({ design }: Pick<CartLine, 'design'>) => design?.setupFeeCents ?? 0

const isOrderable = ({ isApproved, validUntil }: LineDesign, now: Date) => isApproved && validUntil > now
