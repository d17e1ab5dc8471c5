import type { Queryable, Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange, type TurnSpan } from '../platform/page-changes.ts'

/** Who has stopped a store: itself, an operator, or a paper that has run out. */
export type PausedBy = 'STORE' | 'OPERATOR' | 'PAPERS'

export type Pause = {
  pausedBy: PausedBy
  reason: string
  /** Whether the store was told the reason; else it is for the operators' team alone. */
  isDisclosed: boolean
  /** What buyers read. */
  textDe: string
  textEn: string
  startsAt: Date
  /** Null: until somebody ends it. */
  endsAt: Date | null
}
type Started = Omit<Pause, 'isDisclosed'> & { isDisclosed?: boolean; storeId: string; now: Date }
type Which = { storeId: string; pausedBy: PausedBy; now: Date }

/** Whether anybody's pause of the store lasts at this moment. */
export async function isPaused(sql: Queryable, storeId: string, now: Date): Promise<boolean> {
  const [row] = await sql<[{ isPaused: boolean }]>`
    select exists (select from store_pause p where p.store_id = ${storeId} and ${lasts(sql, now)}) as is_paused`
  return row.isPaused
}

/** Those of a store that are not over at this moment, what lasts first. */
export const findPauses = (sql: Queryable, storeId: string, now: Date) => sql<Pause[]>`
  select paused_by, reason, is_disclosed, text_de, text_en, starts_at, ends_at from store_pause
  where store_id = ${storeId} and ended_at is null and (ends_at is null or ends_at > ${now})
  order by starts_at, paused_by`

/**
 * Stops a store from a moment on, now or later, and takes the place of what the same party had open. Another party's pause stays:
 * the store sells again when the last is over. False, and nothing changes, where the same is open already. In the transaction of
 * who decides it.
 */
export async function startPause(tx: Tx, { now, isDisclosed = false, ...started }: Started): Promise<boolean> {
  const pause = { ...started, isDisclosed }
  const { storeId, pausedBy } = pause
  const [, open] = await inOrder([() => lockStore(tx, storeId), () => findPauses(tx, storeId, now)])
  if (open.some((other) => isSame(other, pause))) return false
  await inOrder([
    () => closePause(tx, { storeId, pausedBy, now }),
    () => tx`insert into store_pause ${tx({ ...pause, id: newId() })}`,
    () => followPauses(tx, [storeId], now),
  ])
  return true
}

const isSame = (one: Pause, other: Pause) =>
  one.pausedBy === other.pausedBy &&
  one.reason === other.reason &&
  one.isDisclosed === other.isDisclosed &&
  one.textDe === other.textDe &&
  one.textEn === other.textEn &&
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt?.getTime() === other.endsAt?.getTime()

/** Ends the pause of one party, or withdraws it before it has begun; whether there was one. */
export async function endPause(tx: Tx, { storeId, pausedBy, now }: Which): Promise<boolean> {
  const [, closed] = await inOrder([
    () => lockStore(tx, storeId),
    () => closePause(tx, { storeId, pausedBy, now }),
    () => followPauses(tx, [storeId], now),
  ])
  return closed.count > 0
}

/** Stops and lets sell whose pause begins or ends in a span of time. */
export async function turnPauses(tx: Tx, { until }: Pick<TurnSpan, 'until'>): Promise<void> {
  const turned = await tx<{ id: string }[]>`
    select s.id from store s where s.id in (
      select p.store_id from store_pause p where p.ended_at is null and (p.ends_at <= ${until}
        or (p.starts_at <= ${until} and exists (select from store t where t.id = p.store_id and t.status = 'ACTIVE'))))
    order by s.id for no key update of s`
  if (turned.length === 0) return
  const ids = turned.map(({ id }) => id)
  await tx`update store_pause set ended_at = ends_at where store_id = any(${ids}) and ended_at is null and ends_at <= ${until}`
  await followPauses(tx, ids, until)
}

const lasts = (sql: Queryable, now: Date) =>
  sql`p.ended_at is null and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})`

// Two who stop and resume a store at once do so one after the other.
const lockStore = (tx: Tx, storeId: string) => tx`select from store where id = ${storeId} for no key update`

const closePause = (tx: Tx, { storeId, pausedBy, now }: Which) => tx`
  update store_pause set ended_at = least(ends_at, ${now}::timestamptz)
  where store_id = ${storeId} and paused_by = ${pausedBy} and ended_at is null`

/** Brings what the whole shop reads, the store's status, up to its pauses; pages that show what has changed go. */
export async function followPauses(tx: Tx, storeIds: string[], now: Date): Promise<void> {
  const changed = await tx<{ id: string }[]>`
    update store s set status = d.status
    from (select id, case when exists (select from store_pause p where p.store_id = o.id and ${lasts(tx, now)})
        then 'PAUSED' else 'ACTIVE' end as status
      from store o where o.id = any(${storeIds})) d
    where s.id = d.id and s.status in ('ACTIVE', 'PAUSED') and s.status <> d.status
    returning s.id`
  const tags = storeIds.map((id) => `store:${id}`)
  // What buyers read of a pause that lasts may have changed, too.
  const all = changed.length > 0 ? ['stores', 'listings', 'products', 'home'] : ['products']
  await recordChange(tx, [...tags, ...all])
}
