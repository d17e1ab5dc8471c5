import type { Queryable, Tx } from '../platform/db.ts'

/** Whose a file is. */
export type FileOwner = { buyerId: string } | { storeId: string }

export type AttachmentRow = {
  id: string
  targetId: string | null
  token: string
  format: 'jpeg' | 'png' | 'webp' | 'pdf'
  name: string
  width: number | null
  height: number | null
}

/** Name under which a file is stored. */
export const fileName = ({ token, format }: Pick<AttachmentRow, 'token' | 'format'>) => `attachments/${token}.${format}`

const columnsOf = (owner: FileOwner) =>
  'buyerId' in owner ? { buyerId: owner.buyerId, storeId: null } : { buyerId: null, storeId: owner.storeId }
export const isOwn = (sql: Queryable, owner: FileOwner) =>
  'buyerId' in owner ? sql`buyer_id = ${owner.buyerId}` : sql`store_id = ${owner.storeId}`

type NewFile = Omit<AttachmentRow, 'targetId'> & { createdAt: Date }

export async function insertAttachment(tx: Tx, owner: FileOwner, file: NewFile): Promise<void> {
  await tx`insert into attachment ${tx({ ...file, ...columnsOf(owner) })}`
}

/** Undefined also for somebody else's. */
export async function findAttachment(sql: Queryable, owner: FileOwner, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await sql<AttachmentRow[]>`
    select id, target_id, token, format, name, width, height from attachment where ${isOwn(sql, owner)} and id = ${id}`
  return row
}

/** By its address alone: who knows it was shown it. */
export async function findByToken(sql: Queryable, token: string): Promise<AttachmentRow | undefined> {
  const [row] = await sql<AttachmentRow[]>`
    select id, target_id, token, format, name, width, height from attachment where token = ${token}`
  return row
}

/** Takes away what has been attached to nothing since then; answers what is to be deleted. */
export const deleteUnattached = (sql: Queryable, before: Date) => sql<Pick<AttachmentRow, 'token' | 'format'>[]>`
  delete from attachment where id in (
    select id from attachment where target_id is null and created_at < ${before} limit 1000 for update skip locked)
  returning token, format`

/** Takes away what a company has uploaded; answers what is to be deleted. */
export const deleteOf = (sql: Queryable, buyerId: string) => sql<Pick<AttachmentRow, 'token' | 'format'>[]>`
  delete from attachment where buyer_id = ${buyerId} returning token, format`
