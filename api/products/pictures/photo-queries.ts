import type { Photo } from '../../../contract/range/content.ts'
import { BATCH } from '../../platform/retention/batch.ts'
import { inTransaction, type Queryable, type Tx } from '../../platform/db.ts'
import { queueDeletion } from '../../platform/retention/delete-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { StoredName } from '../../platform/retention/store-files.ts'

export type PhotoFile = {
  id: string
  token: string
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
}

/** The file of a picture, below the folder of uploads. */
export const photoFile = ({ token, format }: Pick<PhotoFile, 'token' | 'format'>): StoredName =>
  `photos/${token}.${format}`

export const listPhotos = (sql: Queryable, skuId: string) => sql<PhotoFile[]>`
  select id, token, format, width, height from product_photo where sku_id = ${skuId} order by id`

type NewPhoto = PhotoFile & { skuId: string; storeId: string; uploadedAt: Date; uploadedBy: string | null }

export async function insertPhoto(tx: Queryable, photo: NewPhoto): Promise<void> {
  await tx`insert into product_photo ${tx(photo)}`
}

/** Who counts at the same time waits until this transaction has ended. */
export async function lockAndCountPhotos(tx: Tx, skuId: string): Promise<number> {
  const [, [row]] = await inOrder([
    () => tx`select from product where sku_id = ${skuId} for no key update`,
    () => tx<[{ count: number }]>`select count(*)::int from product_photo where sku_id = ${skuId}`,
  ])
  return row.count
}

export async function findPhotoByToken(sql: Queryable, token: string): Promise<PhotoFile | undefined> {
  const [photo] = await sql<PhotoFile[]>`
    select id, token, format, width, height from product_photo where token = ${token} limit 1`
  return photo
}

/** Gives a product the pictures of another, by new names for the same files; the new name of each. */
export async function copyPhotos(
  tx: Tx,
  { from, to, ids }: { from: string; to: { skuId: string; storeId: string }; ids: { old: string; id: string }[] },
): Promise<void> {
  await tx`
    insert into product_photo (id, sku_id, store_id, token, format, width, height, uploaded_at, uploaded_by)
    select n.id, ${to.skuId}, ${to.storeId}, o.token, o.format, o.width, o.height, o.uploaded_at, o.uploaded_by
    from jsonb_to_recordset(${tx.json(ids)}) as n (old uuid, id uuid) join product_photo o on o.id = n.old and o.sku_id = ${from}`
}

/** How a picture of a product is cut, on sale or in a draft, with its file; several where the name is not known to be one. */
export async function findShownPhotos(sql: Queryable, skuId: string) {
  const [row] = await sql<{ isExclusive: boolean; live: Photo[]; drafts: Photo[]; files: PhotoFile[] }[]>`
    select p.is_exclusive, coalesce(p.picture -> 'photos', '[]') as live,
      coalesce(d.changes -> 'photos', '[]') || coalesce(d.submitted -> 'photos', '[]') as drafts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'token', f.token, 'format', f.format, 'width', f.width, 'height', f.height)), '[]')
        from product_photo f where f.sku_id = p.sku_id) as files
    from product p left join product_draft d on d.sku_id = p.sku_id where p.sku_id = ${skuId}`
  return row
}

/**
 * Takes the rows of some uploads out that no product and no draft shows, and the files that are nobody's any more; whether anything
 * went.
 */
export const deleteUnusedPhotos = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await takeUnused(tx, before)
    await queueDeletion(tx, { jobs }, gone.filter(({ isNobodys }) => isNobodys).map(photoFile))
    return gone.length
  })

const takeUnused = (tx: Tx, before: Date) => tx<(Pick<PhotoFile, 'token' | 'format'> & { isNobodys: boolean })[]>`
    with gone as (
      delete from product_photo where id in (
        select f.id from product_photo f join product p on p.sku_id = f.sku_id left join product_draft d on d.sku_id = f.sku_id
        where f.uploaded_at < ${before} and not (
          coalesce(p.picture -> 'photos', '[]') || coalesce(d.changes -> 'photos', '[]') || coalesce(d.submitted -> 'photos', '[]')
            @> jsonb_build_array(jsonb_build_object('id', f.id)))
        order by f.uploaded_at limit ${BATCH})
      returning id, token, format)
    select distinct token, format,
      not exists (select from product_photo o where o.token = g.token and o.id not in (select id from gone)) as is_nobodys
    from gone g`
