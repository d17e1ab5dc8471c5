import type { Queryable, Tx } from '../../platform/db.ts'
import type { TierPrices } from '../product-row.ts'

/** What a product costs, from which quantity on it is sold, and what lies there of it. */
export type StoredTerms = {
  skuId: string
  nameDe: string
  nameEn: string
  supplierSku: string
  priceCents: number
  finalPriceCents: number
  tierPrices: TierPrices
  priceUnit: number
  msrpCents: number | null
  minimumQuantity: number
  countPerBox: number
  /** Pieces as they were counted, and what is promised of them (decision 32). */
  counted: number
  promised: number
  /** '2026-12-12': when it is expected, while it is sold out. */
  backOn: string | null
}

/** Of the products of this store alone; drafts, which have their price in the editor, and archived ones are left out. */
export const findTerms = (sql: Queryable, storeId: string, skuIds: string[]) => sql<StoredTerms[]>`
  select p.sku_id, p.name_de, p.name_en, p.supplier_sku, p.price_cents, p.final_price_cents, p.tier_prices, p.price_unit,
    p.msrp_cents, p.minimum_quantity, p.count_per_box, coalesce(k.on_hand - k.missing, 0) as counted, coalesce(k.promised, 0) as promised,
    k.back_on
  from product p left join stock k on k.sku_id = p.sku_id
  where p.store_id = ${storeId} and p.sku_id = any(${skuIds}) and p.status not in ('DRAFT', 'ARCHIVED')
  order by p.sku_id`

/** Until the transaction ends nobody else changes them; in the order of their numbers, as everybody locks them. */
export async function lockTerms(tx: Tx, storeId: string, skuIds: string[]): Promise<StoredTerms[]> {
  await tx`
    select from product where store_id = ${storeId} and sku_id = any(${skuIds}) order by sku_id for no key update`
  await tx`select from stock where sku_id = any(${skuIds}) order by sku_id for update`
  return findTerms(tx, storeId, skuIds)
}

type NewTerms = Omit<
  StoredTerms,
  'nameDe' | 'nameEn' | 'supplierSku' | 'countPerBox' | 'counted' | 'promised' | 'backOn'
>

/** Writes what products cost; they are locked. */
export async function writeTerms(tx: Tx, rows: NewTerms[], now: Date): Promise<void> {
  const input = rows.map((row) => ({
    sku_id: row.skuId,
    price: row.priceCents,
    final: row.finalPriceCents,
    tiers: row.tierPrices,
    unit: row.priceUnit,
    msrp: row.msrpCents,
    minimum: row.minimumQuantity,
  }))
  await tx`
    update product p set price_cents = i.price, final_price_cents = i.final, tier_prices = i.tiers, price_unit = i.unit,
      msrp_cents = i.msrp, minimum_quantity = i.minimum, updated_at = ${now}
    from jsonb_to_recordset(${tx.json(input)}) as i
      (sku_id text, price integer, final integer, tiers jsonb, unit integer, msrp integer, minimum integer)
    where p.sku_id = i.sku_id`
}
