import type { Side } from '../workplace.ts'

/** The letter behind G that leads to a page of the rail. */
const letters: Record<Side, Partial<Record<string, string>>> = {
  supplier: { '': 'h', orders: 'b', products: 'a', prices: 'p', messages: 'n' },
  operator: { '': 'h', approvals: 'f', orders: 'b', buyers: 'k', stores: 's', magazine: 'm', audit: 'p' },
}

export const letterOfPlace = (side: Side, path: string): string | undefined => letters[side][path]
