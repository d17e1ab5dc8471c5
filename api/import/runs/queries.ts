import { fieldsOf, type ChangeKind } from '../../../contract/change-sets/fields.ts'
import type { Import, ImportEntry, lineKinds } from '../../../contract/import/imports.ts'
import type { CursorPage } from '../../http/cursor.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import type { CatalogueHead } from '../catalogues/catalogue-head.ts'
import type { AppliedCatalogue } from '../catalogues/update-order.ts'
import type { ImportColumn } from '../import-columns.ts'
import type { UnusableReason } from '../refusal.ts'
import type { ImportFormat, StagedLine } from './read-line.ts'

export type LineKind = (typeof lineKinds)[number]

export type RunRow = {
  storeId: string
  id: string
  createdBy: string | null
  createdAt: Date
  fileName: string
  format: ImportFormat
  state: ImportEntry['state']
  headers: string[]
  columns: (ImportColumn | null)[]
  readTo: number
  problem: UnusableReason | null
  changeSetId: string | null
  validFrom: string | null
  appliedAt: Date | null
  /** What a BMEcat says of itself, once it was read. */
  catalogue: CatalogueHead | null
  /** What had been applied of the same catalogue before this was; nothing where none had. */
  formerCatalogue: AppliedCatalogue | Record<string, never> | null
}

export type NewRun = Omit<RunRow, 'readTo' | 'validFrom' | 'appliedAt' | 'catalogue' | 'formerCatalogue'>

export async function insertRun(tx: Tx, { headers, columns, problem, ...run }: NewRun): Promise<void> {
  await tx`
    insert into import_run ${tx({ ...run, headers: tx.json(headers), columns: tx.json(columns), problem: problem && tx.json(problem as never) })}`
}

export async function countRuns(sql: Queryable, storeId: string, since: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from import_run where store_id = ${storeId} and created_at > ${since}`
  return row.count
}

/** Undefined also for another store's; with the lock nobody else takes a step with it until the transaction ends. */
export async function lockRun(tx: Tx, id: string, storeId: string | null): Promise<RunRow | undefined> {
  const [run] = await tx<RunRow[]>`
    select * from import_run where id = ${id} and (${storeId}::uuid is null or store_id = ${storeId}) for update`
  return run
}

/** The import that a change set has come of. */
export async function findRunOfSet(sql: Queryable, setId: string): Promise<string | undefined> {
  const [run] = await sql<{ id: string }[]>`select id from import_run where change_set_id = ${setId}`
  return run?.id
}

export async function findRun(sql: Queryable, id: string): Promise<RunRow | undefined> {
  const [run] = await sql<RunRow[]>`select * from import_run where id = ${id}`
  return run
}

type Step = Partial<Pick<RunRow, 'state' | 'readTo' | 'changeSetId' | 'validFrom' | 'appliedAt'>>

export async function writeStep(tx: Queryable, id: string, step: Step): Promise<void> {
  await tx`update import_run set ${tx(step)} where id = ${id}`
}

/** False where it was not being read any more. */
export async function writeUnusable(sql: Queryable, id: string, problem: UnusableReason): Promise<boolean> {
  const { count } = await sql`
    update import_run set state = 'UNUSABLE', problem = ${sql.json(problem as never)} where id = ${id} and state = 'READING'`
  return count > 0
}

export async function beginReading(
  tx: Tx,
  { id, columns, changeSetId }: { id: string; columns: RunRow['columns']; changeSetId: string },
): Promise<void> {
  await tx`
    with pictures as (delete from import_picture where run_id = ${id})
    delete from import_line where run_id = ${id}`
  await tx`
    update import_run set state = 'READING', columns = ${tx.json(columns)}, read_to = 0, change_set_id = ${changeSetId},
      figures = null
    where id = ${id}`
}

export async function insertLines(tx: Tx, runId: string, lines: StagedLine[]): Promise<void> {
  await tx`
    insert into import_line (run_id, place, kind, supplier_sku, name, cells, problems, old_cents, new_cents, percent, is_by_case,
      fields, old_pieces, new_pieces, group_code, group_name)
    select ${runId}, i.place, i.kind, i."supplierSku", i.name, i.cells, i.problems, i."oldCents", i."newCents", i.percent, i."isByCase",
      i.fields, i."oldPieces", i."newPieces", i."groupCode", i."groupName"
    from jsonb_to_recordset(${tx.json(lines as never)}) as i (place integer, kind text, "supplierSku" text, name text,
      cells jsonb, problems jsonb, "oldCents" integer, "newCents" integer, percent double precision, "isByCase" boolean, fields text[],
      "oldPieces" integer, "newPieces" integer, "groupCode" text, "groupName" text)`
}

/** Numbers that were taken so far, with their lines. */
export async function readFirstLines(sql: Queryable, runId: string): Promise<Map<string, number>> {
  const rows = await sql<{ supplierSku: string; place: number }[]>`
    select supplier_sku, place from import_line where run_id = ${runId} and kind <> 'REFUSED'`
  return new Map(rows.map(({ supplierSku, place }) => [supplierSku, place]))
}

/** Behind all lines of a file. */
const MISSING_FROM = 1_000_000_000

/** Articles of the store that the file does not name. */
export async function insertMissing(tx: Tx, runId: string, storeId: string): Promise<void> {
  await tx`
    insert into import_line (run_id, place, kind, supplier_sku, name, cells)
    select ${runId}, ${MISSING_FROM}::integer + row_number() over (order by p.supplier_sku), 'MISSING', p.supplier_sku, p.name_de, '{}'
    from product p where p.store_id = ${storeId} and p.status not in ('DRAFT', 'ARCHIVED')
      and not exists (select from import_line l where l.run_id = ${runId} and l.supplier_sku = p.supplier_sku)`
}

const missingOnSale = (sql: Queryable, { id, storeId }: Pick<RunRow, 'id' | 'storeId'>) => sql`
  import_line l join product p on p.store_id = ${storeId} and p.supplier_sku = l.supplier_sku
  where l.run_id = ${id} and l.kind = 'MISSING' and p.status = 'ACTIVE'`

/** Articles on sale that the file lacks. */
export async function listMissingOnSale(sql: Queryable, run: RunRow, limit: number): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select p.sku_id from ${missingOnSale(sql, run)} order by l.place limit ${limit}`
  return rows.map(({ skuId }) => skuId)
}

export async function countMissingOnSale(sql: Queryable, run: Pick<RunRow, 'id' | 'storeId'>): Promise<number> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from ${missingOnSale(sql, run)}`
  return row.count
}

type Move = { skuId: string; fromCents: number; toCents: number; percent: number }

/** Prices that change, the largest moves first. */
export const listMoves = (sql: Queryable, runId: string, storeId: string) => sql<Move[]>`
  select p.sku_id, l.old_cents as from_cents, l.new_cents as to_cents, l.percent
  from import_line l join product p on p.store_id = ${storeId} and p.supplier_sku = l.supplier_sku
  where l.run_id = ${runId} and l.kind = 'CHANGED' and l.percent <> 0 order by abs(l.percent) desc, l.place`

export const countCells = (sql: Queryable, setId: string) => sql<{ skuId: string; field: string }[]>`
  select sku_id, field from change_set_cell where set_id = ${setId}`

/** What the lines of the import `r` add up to; while they are read only of which kind they are, which is what is shown then. */
const figuresOf = (sql: Queryable) => ({
  counts: sql`coalesce(r.figures -> 'counts', ${counts(sql)})`,
  prices: sql`coalesce(r.figures -> 'prices', ${prices(sql)})`,
  changes: sql`coalesce(r.figures -> 'changes', ${changes(sql)})`,
})

/** Of a file that is compared to its end: what it adds up to is read from now on, and no longer counted. */
export async function writeFigures(tx: Tx, { id, storeId }: { id: string; storeId: string }): Promise<void> {
  await tx`
    update import_run r set figures = jsonb_build_object('counts', ${counts(tx)}, 'prices', ${prices(tx)}, 'changes', ${changes(tx)})
    where r.store_id = ${storeId} and r.id = ${id}`
}

const counts = (sql: Queryable) => sql`(
  select coalesce(jsonb_object_agg(kind, count), '{}') from (
    select kind, count(*) from import_line where run_id = r.id group by kind) counted)`

const changedLines = (sql: Queryable) => sql`
  from import_line where run_id = r.id and kind = 'CHANGED' and r.state <> 'READING'`

const prices = (sql: Queryable) => sql`(
  select jsonb_build_object('count', count(*), 'up', count(*) filter (where percent > 0),
    'down', count(*) filter (where percent < 0), 'meanPercent', round(avg(percent)::numeric, 1),
    'largeCount', count(*) filter (where abs(percent) > 10),
    'byCase', count(*) filter (where is_by_case)) ${changedLines(sql)} and percent <> 0)`

const changes = (sql: Queryable) => sql`(
  select jsonb_build_object('PRICES', count(*) filter (where fields && ${fieldsOf('PRICES')}::text[]),
    'STOCK', count(*) filter (where fields && ${fieldsOf('STOCK')}::text[]),
    'OTHERS', count(*) filter (where fields && ${fieldsOf('OTHERS')}::text[])) ${changedLines(sql)})`

export type ShownRun = Omit<RunRow, 'createdBy'> & {
  createdBy: string | null
  counts: Partial<Record<LineKind, number>>
}

export const shown = (sql: Queryable) => sql`
  r.*, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as created_by, ${figuresOf(sql).counts} as counts`

export type DetailedRun = ShownRun & {
  prices: Import['prices']
  changes: Import['changes']
  set: { id: string; state: string; appliedAt: string | null } | null
}

export async function findShownRun(sql: Queryable, storeId: string, id: string): Promise<DetailedRun | undefined> {
  const { prices, changes } = figuresOf(sql)
  const [run] = await sql<DetailedRun[]>`
    select ${shown(sql)}, ${prices} as prices, ${changes} as changes,
      (select jsonb_build_object('id', c.id, 'state', c.state, 'appliedAt', c.applied_at)
        from change_set c where c.id = r.change_set_id) as set
    from import_run r left join account a on a.id = r.created_by
    where r.store_id = ${storeId} and r.id = ${id}`
  return run
}

export type LineRow = StagedLine

export type LineFilter = { runId: string; kind: LineKind; change?: ChangeKind | undefined }

const isIn = (sql: Queryable, { runId, kind, change }: LineFilter) => sql`
  l.run_id = ${runId} and l.kind = ${kind} and ${change ? sql`l.fields && ${fieldsOf(change)}::text[]` : sql`true`}`

/** The lines of a view, to be counted. */
export const rowsOfLines = (sql: Queryable, filter: LineFilter) => sql`
  select from import_line l where ${isIn(sql, filter)}`

export const listLines = (sql: Queryable, filter: LineFilter, page: CursorPage) => sql<LineRow[]>`
  select place, kind, supplier_sku, name, cells, problems, old_cents, new_cents, percent, is_by_case, fields, old_pieces,
    new_pieces
  from import_line l where ${isIn(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

/** What the store's columns mean by the names that they have. */
export const findMeanings = (sql: Queryable, storeId: string, headers: string[]) =>
  sql<
    { header: string; means: ImportColumn | null }[]
  >`select header, means from column_mapping where store_id = ${storeId} and header = any(${headers})`

export async function saveMeanings(tx: Tx, storeId: string, meanings: Map<string, string | null>): Promise<void> {
  const rows = [...meanings].map(([header, means]) => ({ header, means }))
  await tx`
    insert into column_mapping (store_id, header, means)
    select ${storeId}, i.header, i.means from jsonb_to_recordset(${tx.json(rows)}) as i (header text, means text)
    on conflict (store_id, header) do update set means = excluded.means where column_mapping.means is distinct from excluded.means`
}

/** New articles that are not written yet. */
export const nextNewLines = (tx: Tx, runId: string, limit: number) => tx<
  Pick<LineRow, 'place' | 'supplierSku' | 'cells'>[]
>`
  select place, supplier_sku, cells from import_line
  where run_id = ${runId} and kind = 'NEW' and not is_written order by place limit ${limit}`

export async function markWritten(tx: Tx, runId: string, places: number[]): Promise<void> {
  await tx`update import_line set is_written = true where run_id = ${runId} and place = any(${places})`
}
