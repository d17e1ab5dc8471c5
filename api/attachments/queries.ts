import type { Queryable, Tx } from '../platform/db.ts'

/** Whose a file is that somebody uploads. */
export type FileOwner = { buyerId: string } | { storeId: string }

/** What came with a mail belongs to its ticket. */
type TicketFiles = { ticketId: string }

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

export const isOwn = (sql: Queryable, owner: FileOwner) =>
  'buyerId' in owner ? sql`buyer_id = ${owner.buyerId}` : sql`store_id = ${owner.storeId}`

type NewFile = Omit<AttachmentRow, 'targetId'> & { targetId?: string; createdAt: Date }

export async function insertAttachment(tx: Tx, owner: FileOwner | TicketFiles, file: NewFile): Promise<void> {
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
    select id from attachment where target_id is null and created_at < ${before} limit 1000 for update skip locked)
  returning token, format`

/** What a company has uploaded, or came into tickets. */
export type ErasedFiles = { buyerId: string } | { ticketIds: string[] }

/** Takes it away; answers what is to be deleted. */
export const deleteOf = (sql: Queryable, of: ErasedFiles) => sql<Pick<AttachmentRow, 'token' | 'format'>[]>`
  delete from attachment
  where ${'buyerId' in of ? sql`buyer_id = ${of.buyerId}` : sql`ticket_id = any(${of.ticketIds}::uuid[])`}
  returning token, format`
