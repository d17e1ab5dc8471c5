import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { CatalogueHead } from './catalogue-head.ts'
import { stateAfter, type AppliedCatalogue } from './update-order.ts'

/** The run, with what its catalogue says of itself, and what stood in the place of it; nothing where no catalogue of that name had been applied. */
type CatalogueRun = {
  id: string
  storeId: string
  catalogue: CatalogueHead | null
  formerCatalogue: AppliedCatalogue | Record<string, never> | null
}

export async function writeHead(tx: Tx, runId: string, head: CatalogueHead | null): Promise<void> {
  await tx`update import_run set catalogue = ${head && tx.json(head)} where id = ${runId}`
}

const isKnown = (former: CatalogueRun['formerCatalogue']): former is AppliedCatalogue =>
  former !== null && 'version' in former

async function findApplied(sql: Queryable, storeId: string, id: string): Promise<AppliedCatalogue | null> {
  const [row] = await sql<AppliedCatalogue[]>`
    select version, products_update, prices_update from supplier_catalogue where store_id = ${storeId} and catalogue_id = ${id}`
  return row ?? null
}

/** What the catalogue of a run says of itself, and what of the same catalogue was applied last. */
export async function findOrder(
  sql: Queryable,
  { id, storeId }: { id: string; storeId: string },
): Promise<{ head: CatalogueHead; last: AppliedCatalogue | null } | undefined> {
  const [row] = await sql<{ head: CatalogueHead; last: AppliedCatalogue | null }[]>`
    select r.catalogue as head, case when c.version is not null then jsonb_build_object('version', c.version,
      'productsUpdate', c.products_update, 'pricesUpdate', c.prices_update) end as last
    from import_run r
    left join supplier_catalogue c on c.store_id = r.store_id and c.catalogue_id = r.catalogue ->> 'id'
    where r.id = ${id} and r.store_id = ${storeId} and r.catalogue is not null`
  return row
}

/** Keeps how far a catalogue was applied, unless its import is being taken back; the run is locked. */
export async function saveCatalogue(tx: Tx, { id, storeId, catalogue }: CatalogueRun): Promise<void> {
  if (!catalogue) return
  const before = await findApplied(tx, storeId, catalogue.id)
  const after = stateAfter(catalogue, before)
  const { count } = await tx`
    update import_run set former_catalogue = ${tx.json(before ?? {})}
    where id = ${id} and not exists (
      select from change_set c where c.id = change_set_id and c.state in ('UNDOING', 'UNDONE'))`
  if (count > 0) await writeApplied(tx, { storeId, catalogueId: catalogue.id, ...after })
}

/** Puts back what stood there before this run, where nothing has been applied since. */
export async function restoreCatalogue(
  tx: Tx,
  { id, storeId, catalogue, formerCatalogue: former }: CatalogueRun,
): Promise<void> {
  if (!catalogue || former === null) return
  const now = await findApplied(tx, storeId, catalogue.id)
  const own = stateAfter(catalogue, isKnown(former) ? former : null)
  if (!now || !isSame(now, own)) return
  await inOrder([
    () =>
      isKnown(former)
        ? writeApplied(tx, { storeId, catalogueId: catalogue.id, ...former })
        : tx`delete from supplier_catalogue where store_id = ${storeId} and catalogue_id = ${catalogue.id}`,
    () => tx`update import_run set former_catalogue = null where id = ${id}`,
  ])
}

const isSame = (a: AppliedCatalogue, b: AppliedCatalogue) =>
  a.version === b.version && a.productsUpdate === b.productsUpdate && a.pricesUpdate === b.pricesUpdate

async function writeApplied(tx: Tx, row: AppliedCatalogue & { storeId: string; catalogueId: string }): Promise<void> {
  await tx`
    insert into supplier_catalogue ${tx(row)}
    on conflict (store_id, catalogue_id) do update set version = excluded.version,
      products_update = excluded.products_update, prices_update = excluded.prices_update`
}
