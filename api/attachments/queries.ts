import { BATCH } from '../platform/retention/batch.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { StoredName } from '../platform/retention/store-files.ts'

/** Whose a file is that one side of a trade uploads. */
export type SideOwner = { buyerId: string } | { storeId: string }
/** What comes with a mail or goes with an answer belongs to its ticket. */
export type FileOwner = SideOwner | { ticketId: string }

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
export const fileName = ({ token, format }: Pick<AttachmentRow, 'token' | 'format'>): StoredName =>
  `attachments/${token}.${format}`

export function isOwn(sql: Queryable, owner: FileOwner) {
  if ('buyerId' in owner) return sql`buyer_id = ${owner.buyerId}`
  return 'storeId' in owner ? sql`store_id = ${owner.storeId}` : sql`ticket_id = ${owner.ticketId}`
}

type NewFile = Omit<AttachmentRow, 'targetId'> & { targetId?: string; createdAt: Date }

export async function insertAttachment(tx: Tx, owner: FileOwner, file: NewFile): Promise<void> {
  await tx`insert into attachment ${tx({ ...file, ...owner })}`
}

/** Undefined also for somebody else's. */
export async function findAttachment(sql: Queryable, owner: FileOwner, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await sql<AttachmentRow[]>`
    select id, target_id, token, format, name, width, height from attachment where ${isOwn(sql, owner)} and id = ${id}`
  return row
}

export const findOfTicket = (sql: Queryable, ticketId: string) => sql<AttachmentRow[]>`
  select id, target_id, token, format, name, width, height from attachment
  where ticket_id = ${ticketId} order by created_at, id`

/** By its address alone: who knows it was shown it. */
export async function findByToken(sql: Queryable, token: string): Promise<AttachmentRow | undefined> {
  const [row] = await sql<AttachmentRow[]>`
    select id, target_id, token, format, name, width, height from attachment where token = ${token}`
  return row
}

/** Takes away what has been attached to nothing since then; answers what is to be deleted. */
export const deleteUnattached = (sql: Queryable, before: Date) => sql<Pick<AttachmentRow, 'token' | 'format'>[]>`
  delete from attachment where id in (
    select id from attachment where target_id is null and created_at < ${before} limit ${BATCH} for update skip locked)
  returning token, format`

/** What a company has uploaded, or came into tickets. */
export type ErasedFiles = { buyerId: string } | { ticketIds: string[] }

/** Takes it away; answers what is to be deleted. */
export const deleteOf = (sql: Queryable, of: ErasedFiles) => sql<Pick<AttachmentRow, 'token' | 'format'>[]>`
  delete from attachment
  where ${'buyerId' in of ? sql`buyer_id = ${of.buyerId}` : sql`ticket_id = any(${of.ticketIds}::uuid[])`}
  returning token, format`
