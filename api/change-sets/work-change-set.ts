import { berlinDay } from '../../contract/platform/values.ts'
import { checkChanges } from '../../contract/change-sets/check-cells.ts'
import { dayOfNumber } from '../../contract/change-sets/days.ts'
import type { SheetField } from '../../contract/change-sets/fields.ts'
import { isDated, undatedFields } from '../../contract/change-sets/fields.ts'
import { termsOf, valueIn, type Terms } from '../../contract/change-sets/terms.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { recordChange } from '../platform/page-changes.ts'
import { writeBackDays } from '../products/changes/back-days.ts'
import { writeCounts } from '../products/changes/count-stock.ts'
import { lockTerms, writeTerms, type StoredTerms } from '../products/changes/terms.ts'
import {
  cellsOf,
  lockSet,
  nextProducts,
  writeOutcomes,
  writeStep,
  type CellRow,
  type SetRow,
} from './change-set-queries.ts'

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** Products in one transaction: no lock is held for long. */
const STEP = 200
/** A try ends before its queue takes it for dead; the rest is a job of its own. */
const TRY_MS = 45_000

export const startChangeSetWorker = (deps: WorkDeps) =>
  deps.jobs.work<{ id: string }>('change-set', ({ id }) => workChangeSet(deps, id))

/** Applies what is due of a set, or takes it back, in bounded steps; killed anywhere, the next try goes on from there. */
export async function workChangeSet(deps: WorkDeps, id: string): Promise<void> {
  const endsAt = Date.now() + TRY_MS
  while (await takeStep(deps, id)) {
    if (Date.now() < endsAt) continue
    await deps.jobs.send(deps.db, 'change-set', { id })
    return
  }
}

/** Whether more is to be done. */
async function takeStep({ db, clock, jobs }: WorkDeps, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const set = await lockSet(tx, null, id)
    if (!set || (set.state !== 'APPLYING' && set.state !== 'UNDOING')) return false
    const now = clock.now()
    const isApplying = set.state === 'APPLYING'
    const isDayAhead = isApplying && (await isAhead(tx, set, now))
    const only = isDayAhead ? undatedFields : null
    const state = isApplying ? 'OPEN' : 'APPLIED'
    const skuIds = await nextProducts(tx, { id, state, only, limit: STEP })
    if (skuIds.length === 0) return finish(tx, jobs, { set, isDayAhead })
    const rows = await lockTerms(tx, set.storeId, skuIds)
    const cells = (await cellsOf(tx, { id, skuIds, state })).filter(
      ({ field }) => !only || only.includes(field as SheetField),
    )
    await writeProducts(tx, { set, rows, cells, now })
    return true
  })
}

async function isAhead(tx: Tx, { validFrom }: SetRow, now: Date): Promise<boolean> {
  if (validFrom === null) return false
  const [row] = await tx<[{ isAhead: boolean }]>`
    select ${validFrom}::date > (${now}::timestamptz at time zone 'Europe/Berlin')::date as is_ahead`
  return row.isAhead
}

type Ending = { set: SetRow; isDayAhead: boolean }

async function finish(tx: Tx, jobs: Deps['jobs'], { set, isDayAhead }: Ending): Promise<false> {
  if (set.state === 'UNDOING') {
    // What would have counted on its day does so no more.
    await tx`update change_set_cell set state = 'LEFT_OUT' where set_id = ${set.id} and state = 'OPEN'`
    await writeStep(tx, set.id, { state: 'UNDONE' })
    // An import has done more than its set.
    if (set.source === 'IMPORT') await jobs.send(tx, 'import-undo', { setId: set.id })
    return false
  }
  await writeStep(tx, set.id, { state: isDayAhead ? 'SCHEDULED' : 'APPLIED' })
  return false
}

type Step = { set: SetRow; rows: StoredTerms[]; cells: CellRow[]; now: Date }

async function writeProducts(tx: Tx, { set, rows, cells, now }: Step) {
  const isApplying = set.state === 'APPLYING'
  const cellsOfProduct = Map.groupBy(cells, ({ skuId }) => skuId)
  // A day that stood there before is put back even where it has passed.
  const today = isApplying ? berlinDay(now) : null
  const worked = rows.map((row) => workProduct(row, cellsOfProduct.get(row.skuId) ?? [], { isApplying, today }))
  // Of a product that was archived since nothing is written.
  for (const { skuId } of rows) cellsOfProduct.delete(skuId)
  const gone = [...cellsOfProduct.values()].flat()
  const outcomes = [...worked.flatMap((one) => one.outcomes), ...gone.map((cell) => conflict(cell, isApplying, null))]
  const changed = worked.filter(({ isChanged }) => isChanged)
  if (changed.length > 0)
    await writeTerms(
      tx,
      changed.map(({ row, terms }) => stored(row.skuId, terms)),
      now,
    )
  const counts = worked.filter(({ row, terms }) => terms.counted !== row.counted)
  if (counts.length > 0) {
    const counted = counts.map(({ row, terms }) => ({
      skuId: row.skuId,
      counted: terms.counted,
      expected: row.counted,
    }))
    await writeCounts(tx, { storeId: set.storeId, counts: counted, now })
  }
  const days = worked.filter(({ row, terms }) => terms.backOn !== termsOf(row).backOn)
  if (days.length > 0)
    await writeBackDays(
      tx,
      set.storeId,
      days.map(({ row, terms }) => ({
        skuId: row.skuId,
        backOn: terms.backOn === null ? null : dayOfNumber(terms.backOn),
      })),
    )
  await writeOutcomes(tx, set.id, outcomes)
  const touched = new Set([...changed, ...counts, ...days].map(({ row }) => row.skuId))
  if (touched.size > 0) await recordChange(tx, tagsOf(set.storeId, [...touched]), { mayBeStale: true })
}

type Worked = { row: StoredTerms; terms: Terms; isChanged: boolean; outcomes: CellRow[] }

type Way = { isApplying: boolean; today: string | null }

/** A cell is written where it still holds what the set has seen there, or took over; where it does not, it is a conflict. */
function workProduct(row: StoredTerms, cells: CellRow[], { isApplying, today }: Way): Worked {
  const now = termsOf(row)
  const read = cells.map((cell) => {
    const [from, to] = isApplying ? [cell.valueBefore, cell.valueAfter] : [cell.valueAfter, cell.valueBefore]
    return { cell, field: cell.field as SheetField, from: from as number | null, to: to as number | null }
  })
  const open = read.filter(({ field, from }) => valueIn(now, field) === from)
  const done = read.filter(({ field, from, to }) => from !== to && valueIn(now, field) === to)
  const { terms, problems } = checkChanges(now, open, today)
  const taken = new Set([...open.filter(({ field }) => !problems.some((one) => one.field === field)), ...done])
  const outcomes = read.map((one) =>
    taken.has(one)
      ? { ...one.cell, state: isApplying ? ('APPLIED' as const) : ('UNDONE' as const), problem: null }
      : conflict(one.cell, isApplying, valueIn(now, one.field)),
  )
  const isChanged = open.some((one) => taken.has(one) && isDated(one.field))
  return { row, terms, isChanged, outcomes }
}

const conflict = (cell: CellRow, isApplying: boolean, limit: number | null): CellRow => ({
  ...cell,
  state: isApplying ? 'CONFLICT' : 'STAYED',
  problem: { code: 'STALE', limit },
})

function stored(skuId: string, terms: Terms) {
  const { priceCents, priceUnit, finalPriceCents, msrpCents, minimumQuantity } = terms
  const tierPrices = terms.tiers.flatMap(({ fromPieces, priceCents: cents }) =>
    fromPieces !== null && cents !== null ? [{ minQuantity: fromPieces, finalPriceCents: cents }] : [],
  )
  return { skuId, priceCents, priceUnit, finalPriceCents, msrpCents, minimumQuantity, tierPrices }
}

const tagsOf = (storeId: string, skuIds: string[]) => [
  `store:${storeId}`,
  'listings',
  'home',
  ...skuIds.map((skuId) => `product:${skuId}`),
]
