import type { Import } from '../../../contract/import/imports.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import type { CataloguePicture } from '../bmecat/bmecat-pictures.ts'
import type { PictureProblem } from './picture-problem.ts'

type NewPicture = CataloguePicture & { place: number; position: number; supplierSku: string }

export async function insertPictures(
  tx: Tx,
  { id, storeId }: { id: string; storeId: string },
  pictures: NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  await tx`
    insert into import_picture (store_id, run_id, place, position, supplier_sku, name, url)
    select ${storeId}, ${id}, i.place, i.position, i."supplierSku", i.name, i.url
    from jsonb_to_recordset(${tx.json(pictures)}) as i (place integer, position integer, "supplierSku" text, name text, url text)`
}

/** A picture that is to be fetched, with its article as it is now; `skuId` is null where there is none. */
export type WaitingPicture = {
  storeId: string
  runId: string
  place: number
  position: number
  url: string | null
  createdBy: string | null
  skuId: string | null
  /** Whether its store shows others already, or has begun to. */
  isShown: boolean
  uploads: number
}

export async function findWaiting(sql: Queryable, runId: string): Promise<WaitingPicture | undefined> {
  const [row] = await sql<WaitingPicture[]>`
    select i.store_id, i.run_id, i.place, i.position, i.url, r.created_by, p.sku_id,
      coalesce(p.status = 'ARCHIVED' or p.picture ? 'photos' or d.changes ? 'photos' or d.submitted ? 'photos', false) as is_shown,
      (select count(*)::int from product_photo where sku_id = p.sku_id) as uploads
    from import_picture i join import_run r on r.id = i.run_id
    left join product p on p.store_id = i.store_id and p.supplier_sku = i.supplier_sku
    left join product_draft d on d.sku_id = p.sku_id
    where i.run_id = ${runId} and i.state = 'WAITING' order by i.place, i.position limit 1`
  return row
}

type Place = Pick<WaitingPicture, 'runId' | 'place'>

/** What has become of one picture; false where something had become of it already. */
export async function writePicture(
  sql: Queryable,
  { runId, place, position }: Place & { position: number },
  outcome: { state: 'FETCHED'; photoId: string } | { state: 'FAILED'; problem: PictureProblem },
): Promise<boolean> {
  const { count } = await sql`
    update import_picture set ${sql(outcome)}
    where run_id = ${runId} and place = ${place} and position = ${position} and state = 'WAITING'`
  return count > 0
}

export async function skipPictures(sql: Queryable, { runId, place }: Place): Promise<void> {
  await sql`
    update import_picture set state = 'SKIPPED'
    where run_id = ${runId} and place = ${place} and state in ('WAITING', 'FETCHED')`
}

/** Nothing else of the address is asked for: its server does not answer. */
export async function failServer(
  sql: Queryable,
  runId: string,
  { origin, problem }: { origin: string; problem: PictureProblem },
): Promise<void> {
  await sql`
    update import_picture set state = 'FAILED', problem = ${problem}
    where run_id = ${runId} and state = 'WAITING' and starts_with(url, ${`${origin}/`})`
}

/** An article all of whose pictures were tried, with those that are there. */
export type FetchedPictures = {
  storeId: string
  runId: string
  place: number
  skuId: string | null
  createdBy: string | null
  photoIds: string[]
}

export async function findFetched(sql: Queryable, runId: string): Promise<FetchedPictures | undefined> {
  const [row] = await sql<FetchedPictures[]>`
    select i.store_id, i.run_id, i.place, p.sku_id, r.created_by, array_agg(i.photo_id order by i.position) as photo_ids
    from import_picture i join import_run r on r.id = i.run_id
    left join product p on p.store_id = i.store_id and p.supplier_sku = i.supplier_sku
    where i.run_id = ${runId} and i.state = 'FETCHED' and not exists (
      select from import_picture w where w.run_id = i.run_id and w.place = i.place and w.state = 'WAITING')
    group by i.store_id, i.run_id, i.place, p.sku_id, r.created_by order by i.place limit 1`
  return row
}

export async function markShown(tx: Tx, { runId, place }: Place, isTaken: boolean): Promise<void> {
  await tx`
    update import_picture set state = ${isTaken ? 'TAKEN' : 'SKIPPED'}
    where run_id = ${runId} and place = ${place} and state = 'FETCHED'`
}

/** What is not yet shown never will be. */
export async function cancelPictures(tx: Tx, runId: string): Promise<void> {
  await tx`update import_picture set state = 'UNDONE' where run_id = ${runId} and state in ('WAITING', 'FETCHED')`
}

/** Pictures that an article was given which there was before; those of new articles stay with them. */
export async function findTaken(sql: Queryable, runId: string): Promise<FetchedPictures | undefined> {
  const [row] = await sql<FetchedPictures[]>`
    select i.store_id, i.run_id, i.place, p.sku_id, r.created_by, array_agg(i.photo_id order by i.position) as photo_ids
    from import_picture i join import_run r on r.id = i.run_id
    join import_line l on l.run_id = i.run_id and l.place = i.place and l.kind <> 'NEW'
    left join product p on p.store_id = i.store_id and p.supplier_sku = i.supplier_sku
    where i.run_id = ${runId} and i.state = 'TAKEN'
    group by i.store_id, i.run_id, i.place, p.sku_id, r.created_by order by i.place limit 1`
  return row
}

export async function markUndone(tx: Tx, { runId, place }: Place): Promise<void> {
  await tx`update import_picture set state = 'UNDONE' where run_id = ${runId} and place = ${place} and state = 'TAKEN'`
}

type Failure = { line: number; supplierSku: string; name: string; problem: PictureProblem }
export type ReadPictures = { counts: Omit<Import['pictures'], 'failures'>; failures: Failure[] }

/** How many have become what, and the first that were not to be had. */
export async function readPictures(sql: Queryable, runId: string, most: number): Promise<ReadPictures> {
  const [row] = await sql<[ReadPictures]>`
    select (
      select jsonb_build_object('waiting', count(*) filter (where state in ('WAITING', 'FETCHED')),
        'taken', count(*) filter (where state = 'TAKEN'), 'skipped', count(*) filter (where state = 'SKIPPED'),
        'failed', count(*) filter (where state = 'FAILED'), 'undone', count(*) filter (where state = 'UNDONE'))
      from import_picture where run_id = ${runId}) as counts, (
      select coalesce(jsonb_agg(jsonb_build_object('line', place, 'supplierSku', supplier_sku, 'name', name, 'problem', problem)
        order by place, position), '[]') from (
        select * from import_picture where run_id = ${runId} and state = 'FAILED' order by place, position limit ${most}) f) as failures`
  return row
}
