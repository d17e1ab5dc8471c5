import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { recordChange } from '../platform/page-changes.ts'
import { lockProductStates, updateProductStatus, type ProductState } from './product-status-queries.ts'
import { nextStatuses, type ProductStatus } from './product-status.ts'

export type StatusChange = {
  /** As they were before; those that have the status already are left alone. */
  changed: ProductState[]
  /** Why none was changed. */
  unknown: string[]
  impossible: ProductState[]
}

/** Changes all of the products or none. */
export async function changeProductStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  skuIds: string[],
  status: ProductStatus,
): Promise<StatusChange> {
  return inTransaction(db, (tx) => writeProductStatus(tx, { skuIds, status, now: clock.now() }))
}

type NewStatus = { skuIds: string[]; status: ProductStatus; now: Date }

/** The same as a part of a transaction. */
export async function writeProductStatus(tx: Tx, { skuIds, status, now }: NewStatus): Promise<StatusChange> {
  const found = await lockProductStates(tx, skuIds)
  const unknown = skuIds.filter((skuId) => !found.some((product) => product.skuId === skuId))
  const others = found.filter((product) => product.status !== status)
  const impossible = others.filter((product) => !nextStatuses[product.status].includes(status))
  if (unknown.length > 0 || impossible.length > 0) return { changed: [], unknown, impossible }
  if (others.length > 0) {
    const changedIds = others.map(({ skuId }) => skuId)
    await updateProductStatus(tx, { skuIds: changedIds, status, now })
    await recordChange(tx, others.flatMap(tagsOf))
  }
  return { changed: others, unknown, impossible }
}

/** Takes back that a product was archived. */
export async function restoreProduct(
  tx: Tx,
  { skuId, status, now }: { skuId: string; status: ProductStatus; now: Date },
): Promise<void> {
  const [product] = await lockProductStates(tx, [skuId])
  await updateProductStatus(tx, { skuIds: [skuId], status, now })
  if (product) await recordChange(tx, tagsOf(product))
}

const tagsOf = ({ skuId, storeId, categorySlug, rootCategorySlug }: ProductState) => [
  `product:${skuId}`,
  `store:${storeId}`,
  `category:${categorySlug}`,
  `category:${rootCategorySlug}`,
  'products',
  'listings',
  'categories',
  'home',
]
