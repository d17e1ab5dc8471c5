import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Sheet } from './preview/sheet.ts'

type Key = { buyerId: string; id: string }

export type FileRow = {
  designId: string
  id: string
  kind: 'LOGO' | 'ARTWORK'
  name: string
  token: string
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
}
/** Net cents. */
export type OfferTerms = {
  unitPriceCents: number
  setupFeeCents: number
  minQuantity: number
  leadTimeDays: number
  validUntil: Date
}
export type ProofRow = OfferTerms & {
  designId: string
  id: string
  number: number
  sheetToken: string
  message: string
  createdAt: Date
}
export type MessageRow = {
  designId: string
  id: string
  by: 'BUYER' | 'STORE' | 'TRESEN'
  text: string
  createdAt: Date
}

const among = (sql: Queryable, keys: Key[]) => sql`
  (buyer_id, design_id) in (
    select * from unnest(${keys.map(({ buyerId }) => buyerId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]))`

/** Oldest first. */
export const findFiles = (sql: Queryable, designs: Key[]) => sql<FileRow[]>`
  select design_id, id, kind, name, token, format, width, height from design_file
  where ${among(sql, designs)} and removed_at is null
  order by created_at, id`

/** Newest first. */
export const findProofs = (sql: Queryable, designs: Key[]) => sql<ProofRow[]>`
  select design_id, id, number, sheet_token, message,
    unit_price_cents, setup_fee_cents, min_quantity,
    lead_time_days, valid_until, created_at
  from design_proof where ${among(sql, designs)} order by number desc`

/** Oldest first. */
export const findMessages = (sql: Queryable, designs: Key[]) => sql<MessageRow[]>`
  select design_id, id, by_whom as by, text, created_at
  from design_message where ${among(sql, designs)} order by created_at, id`

export async function insertFile(
  tx: Tx,
  { buyerId, id: designId }: Key,
  { at, ...file }: Omit<FileRow, 'designId'> & { at: Date },
): Promise<void> {
  await tx`insert into design_file ${tx({ ...file, buyerId, designId, createdAt: at })}`
}

export async function removeFileRow(tx: Tx, { buyerId, id }: Key, { fileId, at }: { fileId: string; at: Date }) {
  const gone = await tx`
    update design_file set removed_at = ${at}
    where buyer_id = ${buyerId} and design_id = ${id} and id = ${fileId} and removed_at is null`
  return gone.count === 1
}

export async function insertProof(
  tx: Tx,
  { buyerId, id }: Key,
  proof: OfferTerms & { proofId: string; sheetToken: string; message: string; at: Date },
): Promise<void> {
  const { proofId, sheetToken, message, unitPriceCents, setupFeeCents, minQuantity, leadTimeDays, validUntil, at } =
    proof
  await tx`
    insert into design_proof (buyer_id, design_id, number, id, sheet_token, message, unit_price_cents, setup_fee_cents,
      min_quantity, lead_time_days, valid_until, created_at)
    select ${buyerId}, ${id}, count(*) + 1, ${proofId}, ${sheetToken}, ${message}, ${unitPriceCents}, ${setupFeeCents},
      ${minQuantity}, ${leadTimeDays}, ${validUntil}, ${at}
    from design_proof where buyer_id = ${buyerId} and design_id = ${id}`
}

export async function insertMessage(
  tx: Tx,
  { buyerId, id }: Key,
  message: { messageId: string; by: MessageRow['by']; text: string; at: Date },
): Promise<void> {
  await tx`
    insert into design_message (buyer_id, design_id, id, by_whom, text, created_at)
    values (${buyerId}, ${id}, ${message.messageId}, ${message.by}, ${message.text}, ${message.at})`
}

/** Saves a sheet under its token and deletes those of the design that no proof shows; answers the tokens of those. */
export async function saveSheet(
  tx: Tx,
  { buyerId, id }: Key,
  { token, sheet }: { token: string; sheet: Sheet },
): Promise<string[]> {
  const [, gone] = await inOrder([
    () => tx`
      insert into design_sheet (token, buyer_id, design_id, sheet)
      values (${token}, ${buyerId}, ${id}, ${tx.json(sheet)})
      on conflict (token) do nothing`,
    () => tx<{ token: string }[]>`
      delete from design_sheet k
      where k.buyer_id = ${buyerId} and k.design_id = ${id} and k.token <> ${token} and not exists (
        select from design_proof f
        where f.buyer_id = k.buyer_id and f.design_id = k.design_id and f.sheet_token = k.token)
      returning k.token`,
  ])
  return gone.map(({ token: former }) => former)
}

export async function findSheet(sql: Queryable, token: string): Promise<Sheet | undefined> {
  const [row] = await sql<{ sheet: Sheet }[]>`select sheet from design_sheet where token = ${token}`
  return row?.sheet
}

/** By its address alone: who knows it was shown it. */
export async function findFileByToken(sql: Queryable, token: string): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow[]>`
    select design_id, id, kind, name, token, format, width, height from design_file
    where token = ${token} and removed_at is null`
  return row
}
