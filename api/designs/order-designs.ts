import type { Tx } from '../platform/db.ts'

/** The parts of an order that tell which designs it has. */
type Ordered = {
  id: string
  buyerId: string
  createdAt: Date
  stores: { lines: { design: { id: string } | null }[] }[]
}

/**
 * Designs that were ordered are ORDERED, also those that were withdrawn while the payment was under way: the order
 * holds them as they were approved. One that was blocked meanwhile stays so.
 */
export async function orderDesigns(tx: Tx, { id, buyerId, createdAt, stores }: Ordered): Promise<void> {
  const designIds = stores.flatMap(({ lines }) => lines.flatMap(({ design }) => (design ? [design.id] : [])))
  if (designIds.length === 0) return
  await tx`
    update design set status = case when blocked_at is null then 'ORDERED' else status end, order_id = ${id}, updated_at = ${createdAt}
    where buyer_id = ${buyerId} and id = any(${designIds})`
}
