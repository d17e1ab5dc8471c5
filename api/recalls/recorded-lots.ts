import type { Tx } from '../platform/db.ts'

/**
 * Lets recalls of an article and checks that record its lots follow each other until the transaction ends: checks among themselves
 * do not wait. Whichever comes second sees the first, so that no lot slips between a recall and its record.
 */
export const lockRecalls = (tx: Tx, skuIds: string[], mode: 'RECALL' | 'CHECK') => tx`
  select ${mode === 'RECALL' ? tx`pg_advisory_xact_lock` : tx`pg_advisory_xact_lock_shared`}(hashtextextended('recall ' || sku_id, 0))
  from unnest(${skuIds}::text[]) sku_id order by sku_id`

type Recorded = { buyerId: string; storeId: string; lines: { skuId: string; lot: string | null }[]; now: Date }

/**
 * Reaches who records a lot that was recalled before, whenever it was sent: the notice comes now, or names the lot from now on, and
 * is mailed and confirmed anew. Behind `lockRecalls`.
 */
export async function noticeRecordedLots(tx: Tx, { buyerId, storeId, lines, now }: Recorded): Promise<void> {
  const [skuIds, lots] = [lines.map(({ skuId }) => skuId), lines.map(({ lot }) => lot)]
  await tx`
    insert into recall_notice (buyer_id, recall_id, lots, created_at)
    select ${buyerId}::uuid, c.id, array_agg(distinct n.lot), ${now}::timestamptz
    from unnest(${skuIds}::text[], ${lots}::text[]) n(sku_id, lot)
    join recall c on c.store_id = ${storeId} and c.sku_id = n.sku_id
      and upper(n.lot) = any(select upper(lot) from unnest(c.lots) lot)
    group by c.id
    on conflict (buyer_id, recall_id) do update set
      lots = (select array_agg(distinct lot) from unnest(recall_notice.lots || excluded.lots) lot),
      mailed_at = null, confirmed_by = null, confirmed_at = null
    where not excluded.lots <@ recall_notice.lots`
}
