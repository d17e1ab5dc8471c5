import type { placements } from '../../contract/operator/promotions.ts'

export type Placement = (typeof placements)[number]

/** Where a listing or page stands: the first slug is its own, further ones are of what it belongs to. */
export type PromotionPlace = { placement: Placement; slugs: string[] }
