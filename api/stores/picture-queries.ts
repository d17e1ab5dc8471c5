import type { ShownStorePicture } from '../../contract/pictures/store-pictures.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { BATCH } from '../platform/retention/batch.ts'
import { queueDeletion } from '../platform/retention/delete-files.ts'
import type { StoredName } from '../platform/retention/store-files.ts'

/** An upload of a store, as it was accepted. */
export type StoreFile = {
  id: string
  token: string
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
}

/** Below the folder of uploads. */
export const storeFileName = ({ token, format }: Pick<StoreFile, 'token' | 'format'>): StoredName =>
  `stores/${token}.${format}`

type NewStoreFile = StoreFile & { storeId: string; uploadedAt: Date }

export async function insertStoreFile(tx: Queryable, file: NewStoreFile): Promise<void> {
  await tx`insert into store_picture ${tx(file)}`
}

/** Who counts at the same time waits until this transaction has ended. */
export async function lockAndCountStoreFiles(tx: Tx, storeId: string): Promise<number> {
  const [, [row]] = await inOrder([
    () => tx`select from store where id = ${storeId} for no key update`,
    () => tx<[{ count: number }]>`select count(*)::int from store_picture where store_id = ${storeId}`,
  ])
  return row.count
}

/** Those of a store under these names. */
export const findStoreFiles = (sql: Queryable, storeId: string, ids: readonly string[]) => sql<StoreFile[]>`
  select id, token, format, width, height from store_picture where store_id = ${storeId} and id = any(${ids as string[]}) order by id`

export async function findStoreFileByToken(sql: Queryable, token: string): Promise<StoreFile | undefined> {
  const [file] = await sql<StoreFile[]>`
    select id, token, format, width, height from store_picture where token = ${token}`
  return file
}

type Shown = { logo: ShownStorePicture | null; cover: ShownStorePicture | null; files: StoreFile[] }

/** What a store shows under its address, with the files. Undefined where buyers see no such store. */
export async function findShownStorePictures(sql: Queryable, slug: string): Promise<Shown | undefined> {
  const [row] = await sql<Shown[]>`
    select s.logo, s.cover,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'token', f.token, 'format', f.format, 'width', f.width, 'height', f.height)), '[]')
        from store_picture f where f.store_id = s.id and f.id in ((s.logo ->> 'id')::uuid, (s.cover ->> 'id')::uuid)) as files
    from store s where s.slug = ${slug} and s.status <> 'SETUP'`
  return row
}

/** Takes uploads of a store out; their files go once the transaction is committed. */
export async function deleteStoreFiles(
  tx: Queryable,
  { jobs }: Pick<Deps, 'jobs'>,
  { storeId, ids }: { storeId: string; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx<Pick<StoreFile, 'token' | 'format'>[]>`
    delete from store_picture where store_id = ${storeId} and id = any(${ids}) returning token, format`
  await queueDeletion(tx, { jobs }, gone.map(storeFileName))
}

/** Takes some uploads out that their stores do not show; how many. */
export const deleteUnusedPictures = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    // The store is held, so that none is shown just now.
    const gone = await tx<Pick<StoreFile, 'token' | 'format'>[]>`
      with unused as (
        select f.store_id, f.id from store_picture f join store s on s.id = f.store_id
        where f.uploaded_at < ${before}
          and f.id is distinct from (s.logo ->> 'id')::uuid and f.id is distinct from (s.cover ->> 'id')::uuid
        order by f.uploaded_at limit ${BATCH} for no key update of s skip locked)
      delete from store_picture f using unused u where f.store_id = u.store_id and f.id = u.id
      returning f.token, f.format`
    await queueDeletion(tx, { jobs }, gone.map(storeFileName))
    return gone.length
  })
