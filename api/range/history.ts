import { sheetFields } from '../../contract/change-sets/fields.ts'
import { toWire } from '../../contract/change-sets/terms.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as historyApi from '../../contract/range/history.ts'
import { historyPage, type Deed } from '../../contract/range/history.ts'
import type { Changes } from '../../contract/range/content.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { ProductStatus } from '../products/product-status.ts'
import { findStatus } from './queries.ts'

type HistoryInput = { skuId: string; before?: Date | undefined }

/** What members and operators have done, and what the sheet has changed; NOT_FOUND for another store's. */
export async function listHistory(
  deps: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId } }: Caller<'supplier'>,
  input: HistoryInput,
): Promise<OutputOf<typeof historyApi.list>> {
  return readHistory(deps, { ...input, storeId })
}

/** The same of a product whose store is known. */
export async function readHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { storeId, skuId, before }: HistoryInput & { storeId: string },
): Promise<OutputOf<typeof historyApi.list>> {
  // A moment ahead: what happens in this one is shown.
  const until = before ?? new Date(clock.now().getTime() + 60_000)
  const of = { storeId, skuId, until }
  const [status, deeds, sets] = await Promise.all([findStatus(db, storeId, skuId), findDeeds(db, of), findSets(db, of)])
  if (!status) throw Problem.of('NOT_FOUND')
  const all = [...deeds.map(deedOf), ...sets.map(deedOfSet)].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  // What was done in one moment stays together: the next page begins before it.
  const last = all[historyPage - 1]?.at.getTime() ?? 0
  const items = all.filter(({ at }, place) => place < historyPage || at.getTime() === last)
  const isMore = [all.length > items.length, deeds.length > historyPage, sets.length > historyPage].includes(true)
  return { items, next: isMore ? new Date(last) : null }
}

type Of = { storeId: string; skuId: string; until: Date }
type DeedRow = {
  at: Date
  by: string | null
  action: Deed['action']
  before: (Changes & { status?: ProductStatus }) | null
  after: (Changes & { status?: ProductStatus; message?: string; words?: Record<string, string> }) | null
}

const findDeeds = (sql: Queryable, { storeId, skuId, until }: Of) => sql<DeedRow[]>`
  select s.at, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as by, s.action, s.before, s.after
  from store_activity s left join account a on a.id = s.account_id
  where s.store_id = ${storeId} and s.target_kind = 'PRODUCT' and s.target_id = ${skuId} and s.at < ${until}
  order by s.id desc limit ${historyPage + 1}`

type SetRow = { at: Date; by: string | null; cells: { field: string; before: number | null; after: number | null }[] }

/** Sets that have changed this product, each with its cells. */
const findSets = (sql: Queryable, { storeId, skuId, until }: Of) => sql<SetRow[]>`
  select c.applied_at as at, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as by,
    jsonb_agg(jsonb_build_object('field', x.field, 'before', x.value_before, 'after', x.value_after) order by x.field) as cells
  from change_set_cell x join change_set c on c.id = x.set_id left join account a on a.id = c.created_by
  where x.sku_id = ${skuId} and c.store_id = ${storeId} and x.state = 'APPLIED' and c.applied_at < ${until}
  group by c.id, a.first_name, a.last_name order by c.applied_at desc limit ${historyPage + 1}`

function deedOf({ at, by, action, before, after }: DeedRow): Deed {
  const { status: statusBefore = null, ...was } = before ?? {}
  const { status: statusAfter = null, message = '', words = {}, ...is } = after ?? {}
  return { at, by, action, before: was, after: is, statusBefore, statusAfter, message, words, cells: [] }
}

function deedOfSet({ at, by, cells }: SetRow): Deed {
  const none = { before: {}, after: {}, statusBefore: null, statusAfter: null, message: '', words: {} }
  return {
    at,
    by,
    action: 'prices.apply',
    ...none,
    // Other cells of an import are texts.
    cells: sheetFields.flatMap((name) =>
      cells
        .filter(({ field }) => field === name)
        .map(({ before, after }) => ({ name, before: toWire(name, before), after: toWire(name, after) })),
    ),
  }
}
