import type { ChangeSet, cellStates, changeSetStates } from '../../contract/change-sets/change-sets.ts'
import type { SheetField } from '../../contract/change-sets/fields.ts'
import type { CellProblemCode } from '../../contract/change-sets/check-cells.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'

type CellState = (typeof cellStates)[number]
type SetState = (typeof changeSetStates)[number]

/** What was counted when the set was made; its money is in cents and names stand in both languages. */
export type StoredDifferences = {
  prices: number
  meanPercent: number | null
  stocks: number
  others: number
  largeCount: number
  histogram: ChangeSet['histogram']
  largest: { skuId: string; fromCents: number; toCents: number; percent: number }[]
  touched: ChangeSet['touched']
}

export type SetRow = {
  storeId: string
  id: string
  source: 'SHEET' | 'IMPORT'
  state: SetState
  createdAt: Date
  validFrom: string | null
  isAnnounced: boolean
  differences: StoredDifferences
  appliedAt: Date | null
  undoneAt: Date | null
}

/** A value as its column holds it: a number, a text, or what jsonb holds. */
export type CellRow = {
  skuId: string
  field: string
  valueBefore: unknown
  valueAfter: unknown
  state: CellState
  problem: { code: CellProblemCode; limit: number | null } | null
}

type NewSet = Pick<SetRow, 'storeId' | 'id' | 'source' | 'createdAt' | 'differences'> & { createdBy: string }

export async function insertSet(tx: Queryable, { differences, ...set }: NewSet): Promise<void> {
  await tx`insert into change_set ${tx({ ...set, state: 'DRAFT', differences: tx.json(differences) })}`
}

export async function writeDifferences(tx: Queryable, id: string, differences: StoredDifferences): Promise<void> {
  await tx`update change_set set differences = ${tx.json(differences)} where id = ${id}`
}

export async function insertCells(tx: Queryable, setId: string, cells: CellRow[]): Promise<void> {
  await tx`
    insert into change_set_cell (set_id, sku_id, field, value_before, value_after, state, problem)
    select ${setId}, i."skuId", i.field, i."valueBefore", i."valueAfter", i.state, i.problem
    from jsonb_to_recordset(${tx.json(cells as never)}) as i
      ("skuId" text, field text, "valueBefore" jsonb, "valueAfter" jsonb, state text, problem jsonb)`
}

const setColumns = (sql: Queryable) => sql`
  c.store_id, c.id, c.source, c.state, c.created_at, c.valid_from, c.is_announced, c.differences, c.applied_at, c.undone_at`

/** Until the transaction ends nobody else takes a step with it. */
export async function lockSet(tx: Tx, storeId: string | null, id: string): Promise<SetRow | undefined> {
  const [set] = await tx<SetRow[]>`
    select ${setColumns(tx)} from change_set c
    where c.id = ${id} and (${storeId}::uuid is null or c.store_id = ${storeId}) for no key update`
  return set
}

/** A set with who made it and how many of its cells are in which state. */
export type ShownSet = SetRow & { createdBy: string | null; cells: Partial<Record<CellState, number>> }

const shownColumns = (sql: Queryable) => sql`
  ${setColumns(sql)}, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as created_by,
  (select coalesce(jsonb_object_agg(state, count), '{}') from (
    select state, count(*) from change_set_cell where set_id = c.id group by state) counted) as cells`

/** With names and pictures of the products that move most. */
export type PicturedSet = ShownSet & {
  pictured: { skuId: string; nameDe: string; nameEn: string; picture: PictureRecipe }[]
}

export async function findSet(sql: Queryable, storeId: string, id: string): Promise<PicturedSet | undefined> {
  const [set] = await sql<PicturedSet[]>`
    select ${shownColumns(sql)}, (
      select coalesce(jsonb_agg(jsonb_build_object('skuId', p.sku_id, 'nameDe', p.name_de, 'nameEn', p.name_en,
        'picture', p.picture)), '[]')
      from product p where p.sku_id in (
        select jump->>'skuId' from jsonb_array_elements(c.differences->'largest') jump)) as pictured
    from change_set c left join account a on a.id = c.created_by
    where c.store_id = ${storeId} and c.id = ${id}`
  return set
}

/** Newest first, `limit` of those before `after`; ids are made in the order of time. */
export const listSets = (sql: Queryable, storeId: string, { after, limit }: { after: string | null; limit: number }) =>
  sql<ShownSet[]>`
  select ${shownColumns(sql)} from change_set c left join account a on a.id = c.created_by
  where c.store_id = ${storeId} and c.state <> 'DRAFT' and (${after}::uuid is null or c.id < ${after}::uuid)
  order by c.id desc limit ${limit}`

export type NamedCell = CellRow & { nameDe: string; nameEn: string; supplierSku: string }
type CellFilter = { states: CellState[] | null; after: { skuId: string; field: string }; limit: number }

export const listCells = (sql: Queryable, setId: string, { states, after, limit }: CellFilter) => sql<NamedCell[]>`
  select c.sku_id, c.field, c.value_before, c.value_after, c.state, c.problem, p.name_de, p.name_en, p.supplier_sku
  from change_set_cell c join product p on p.sku_id = c.sku_id
  where c.set_id = ${setId} and (${states}::text[] is null or c.state = any(${states}::text[]))
    and (c.sku_id, c.field) > (${after.skuId}, ${after.field})
  order by c.sku_id, c.field limit ${limit}`

/** The next products of a set with a cell in this state, by number; with a cell of these fields, where only they count. */
export async function nextProducts(
  tx: Queryable,
  { id, state, only, limit }: { id: string; state: CellState; only: readonly SheetField[] | null; limit: number },
): Promise<string[]> {
  const rows = await tx<{ skuId: string }[]>`
    select distinct sku_id from change_set_cell
    where set_id = ${id} and state = ${state} and (${only}::text[] is null or field = any(${only})) order by sku_id limit ${limit}`
  return rows.map(({ skuId }) => skuId)
}

type CellsOf = { id: string; skuIds: string[]; state: CellState }

export const cellsOf = (tx: Queryable, { id, skuIds, state }: CellsOf) => tx<CellRow[]>`
  select sku_id, field, value_before, value_after, state, problem from change_set_cell
  where set_id = ${id} and sku_id = any(${skuIds}) and state = ${state} order by sku_id, field`

type Outcome = Pick<CellRow, 'skuId' | 'field' | 'state' | 'problem'>

export async function writeOutcomes(tx: Queryable, setId: string, outcomes: Outcome[]): Promise<void> {
  const input = outcomes.map(({ skuId, field, state, problem }) => ({ sku_id: skuId, field, state, problem }))
  await tx`
    update change_set_cell c set state = i.state, problem = i.problem
    from jsonb_to_recordset(${tx.json(input as never)}) as i (sku_id text, field text, state text, problem jsonb)
    where c.set_id = ${setId} and c.sku_id = i.sku_id and c.field = i.field`
}

type Step = { state: SetState } & Partial<Pick<SetRow, 'validFrom' | 'isAnnounced' | 'appliedAt' | 'undoneAt'>>

export async function writeStep(tx: Queryable, id: string, step: Step): Promise<void> {
  await tx`update change_set set ${tx(step)} where id = ${id}`
}

export async function leaveOut(tx: Queryable, setId: string, cells: { skuId: string; field: string }[]): Promise<void> {
  if (cells.length === 0) return
  await tx`
    update change_set_cell c set state = 'LEFT_OUT'
    from unnest(${cells.map(({ skuId }) => skuId)}::text[], ${cells.map(({ field }) => field)}::text[]) as i (sku_id, field)
    where c.set_id = ${setId} and c.sku_id = i.sku_id and c.field = i.field and c.state = 'OPEN'`
}

export type AnnouncedSet = {
  id: string
  storeId: string
  storeName: string
  storeSlug: string
  validFrom: string | null
}

export async function findAnnounced(sql: Queryable, id: string): Promise<AnnouncedSet | undefined> {
  const [set] = await sql<AnnouncedSet[]>`
    select c.id, c.store_id, c.valid_from, s.name as store_name, s.slug as store_slug
    from change_set c join store s on s.id = c.store_id where c.id = ${id}`
  return set
}

/** What counts, or will, or would have counted, but for cells of these fields. */
export const listCellsBut = (sql: Queryable, setId: string, fields: readonly SheetField[]) => sql<CellRow[]>`
  select sku_id, field, value_before, value_after, state, problem from change_set_cell
  where set_id = ${setId} and field <> all(${fields as string[]}::text[]) and state in ('OPEN', 'APPLIED', 'UNDONE')`

/** Dated sets whose day has begun in Berlin; each is taken by one process. */
export const takeDueSets = (tx: Tx, now: Date, limit: number) => tx<{ id: string }[]>`
  update change_set set state = 'APPLYING' where id in (
    select id from change_set where state = 'SCHEDULED' and valid_from <= (${now}::timestamptz at time zone 'Europe/Berlin')::date
    order by valid_from, id limit ${limit} for update skip locked)
  returning id`

/**
 * Some cells of sets that were compared before then and never applied; how many. They go first: a set has thousands, and nobody can
 * apply it any more.
 */
export const deleteDraftCells = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    delete from change_set_cell where ${inBatch(
      sql,
      sql`from change_set_cell t join change_set c on c.id = t.set_id where c.state = 'DRAFT' and c.created_at < ${before}`,
    )}`
  ).count

/** The same of the sets themselves of which nothing is left. */
export const deleteDrafts = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    delete from change_set where ${inBatch(
      sql,
      sql`from change_set t where state = 'DRAFT' and created_at < ${before}
        and not exists (select from change_set_cell c where c.set_id = t.id)`,
    )}`
  ).count
