import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { inTurns } from '../../platform/jobs/in-turns.ts'
import { saveCatalogue } from '../catalogues/applied-catalogue.ts'
import { checkRow, type CheckDeps, type CheckedRow } from '../check-row.ts'
import { storeColumns } from '../import-columns.ts'
import { lockImports } from '../queries.ts'
import { writeBatch } from '../write-batch.ts'
import { lockRun, markWritten, nextNewLines, writeStep, type LineRow, type RunRow } from './queries.ts'
import { notifyOfImport } from './notify-of-import.ts'
import { findArticles } from './stored-articles.ts'

const BATCH = 500

type Work = { checkDeps: CheckDeps; endsAt: number }

/**
 * Hands the new articles of an applied file in: an operator looks at them before anybody sees them, as at those that are made by hand.
 * Whether all are written.
 */
export async function writeNewArticles(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>,
  run: RunRow,
  work: Work,
): Promise<boolean> {
  for (;;) {
    const isDone = await inTransaction(deps.db, (tx) => writeNext(tx, deps, { run, work }))
    if (isDone) return true
    if (Date.now() > work.endsAt) return false
  }
}

async function writeNext(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs' | 'origin'>,
  { run, work }: { run: RunRow; work: Work },
): Promise<boolean> {
  const { clock, jobs } = deps
  const now = clock.now()
  const locked = await lockRun(tx, run.id, null)
  if (locked?.state !== 'APPLYING') return true
  const lines = await nextNewLines(tx, run.id, BATCH)
  if (lines.length === 0) {
    await inOrder([
      () => writeStep(tx, run.id, { state: 'APPLIED' }),
      () => saveCatalogue(tx, locked),
      () => notifyOfImport(tx, deps, { ...locked, outcome: 'APPLIED', at: now }),
      async () => {
        if (run.format === 'BMECAT') await jobs.send(tx, 'import-pictures', { id: run.id })
      },
    ])
    return true
  }
  await lockImports(tx, run.storeId)
  const rows = await stillNew(tx, { storeId: run.storeId, lines }, work.checkDeps)
  if (rows.length > 0) {
    const { touchedSkuIds } = await writeBatch(tx, { storeId: run.storeId, columns: new Set(storeColumns), rows, now })
    await tx`
      update product set status = 'IN_REVIEW', submitted_at = ${now}
      where store_id = ${run.storeId} and sku_id = any(${touchedSkuIds})`
  }
  await markWritten(
    tx,
    run.id,
    lines.map(({ place }) => place),
  )
  return false
}

/** What somebody has added meanwhile stays as they made it. */
async function stillNew(
  tx: Tx,
  { storeId, lines }: { storeId: string; lines: Pick<LineRow, 'place' | 'supplierSku' | 'cells'>[] },
  deps: CheckDeps,
): Promise<CheckedRow[]> {
  const there = await findArticles(
    tx,
    storeId,
    lines.map(({ supplierSku }) => supplierSku),
  )
  const rows = await inTurns(lines, ({ place, supplierSku, cells }) => {
    const checked = checkRow(cells, deps)
    return there.has(supplierSku) || !('row' in checked) ? [] : [{ ...checked.row, line: place }]
  })
  return rows.flat()
}
