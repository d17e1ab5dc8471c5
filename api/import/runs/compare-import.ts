import type * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { texts } from '../../../texts/texts.ts'
import { emptyDifferences } from '../../change-sets/compare-cells.ts'
import { insertSet } from '../../change-sets/change-set-queries.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { isStoreColumn, type ImportColumn } from '../import-columns.ts'
import { plainHeader } from './guess-columns.ts'
import { beginReading, saveMeanings, lockRun, type NewRun, type RunRow } from './queries.ts'
import { readImport } from './read-import.ts'

/** Keeps what the columns mean and has a worker compare all lines; also anew, where that was done before. */
export async function compareImport(
  deps: Deps,
  caller: Caller<'supplier'>,
  { id, columns }: InputOf<typeof importsApi.compare>,
): Promise<Import> {
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id, caller.account.storeId)
    if (!run) throw Problem.of('NOT_FOUND')
    const chosen = chosenColumns(run, columns, caller)
    const isSame = run.state === 'READING' && JSON.stringify(run.columns) === JSON.stringify(chosen)
    if (isSame) return
    if (run.state !== 'COLUMNS' && run.state !== 'COMPARED') throw Problem.of('IMPORT_STATE')
    const meanings = meaningsOf(run.headers, chosen)
    await inOrder([
      () => meanings.size > 0 && saveMeanings(tx, run.storeId, meanings),
      () => begin(tx, deps, { ...run, createdBy: caller.account.personId, columns: chosen }),
    ])
  })
  return readImport(deps, caller, id)
}

/** Of two columns that are called alike at most one means something, and that is what their name means. */
function meaningsOf(headers: readonly string[], columns: readonly (ImportColumn | null)[]) {
  const meanings = new Map<string, ImportColumn | null>()
  for (const [at, header] of headers.entries())
    meanings.set(plainHeader(header), meanings.get(plainHeader(header)) ?? columns[at] ?? null)
  return meanings
}

/** Each meaning once, and the article's number among them; else a sentence at the column. */
function chosenColumns(run: RunRow, columns: (string | null)[], { language }: Caller<'supplier'>) {
  const t = texts(language).imports.replies
  if (run.format === 'BMECAT') return []
  const errors: [string, string][] = columns.flatMap((means, at): [string, string][] => {
    if (means === null) return []
    if (!isStoreColumn(means)) return [[`columns.${at}`, t.unknownMeaning]]
    return columns.indexOf(means) === at ? [] : [[`columns.${at}`, t.meaningTwice]]
  })
  if (columns.length !== run.headers.length) errors.push(['columns', t.otherColumns])
  if (!columns.includes('supplier_sku')) errors.push(['columns', t.numberMissing])
  if (errors.length > 0) throw Problem.of('VALIDATION', undefined, { fieldErrors: Object.fromEntries(errors) })
  return columns as (ImportColumn | null)[]
}

type Begun = Pick<NewRun, 'id' | 'storeId' | 'createdBy' | 'columns'>

/** What the lines change is gathered in a set of its own, which counts only when it is applied. */
export async function begin(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { id, storeId, createdBy, columns }: Begun,
): Promise<void> {
  const set = { storeId, id: newId(), source: 'IMPORT' as const, createdAt: clock.now(), createdBy: createdBy! }
  await inOrder([
    () => insertSet(tx, { ...set, differences: emptyDifferences }),
    () => beginReading(tx, { id, columns, changeSetId: set.id }),
    () => jobs.send(tx, 'import', { id }),
  ])
}
