import type { PaperKind, SentKind } from '../../contract/papers/papers.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { PaperFacts } from './rule.ts'

export type PaperRow = {
  kind: SentKind
  value: string
  endsOn: string | null
  state: 'SENT' | 'ACCEPTED' | 'REFUSED'
  proofId: string
  words: string
  sentAt: Date
  version: number
}

export type StoreFacts = PaperFacts & {
  storeId: string
  slug: string
  /** What the open pause of the papers names; null where there is none. */
  paused: string | null
}

/** A page of all stores by id, after the last of the page before; one alone where it is named. */
export const findFactsOfStores = (
  sql: Queryable,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
) =>
  sql<StoreFacts[]>`${facts(sql, now)} where ${after ? sql`s.id > ${after}` : sql`true`} order by s.id limit ${limit}`

export async function findFactsOfStore(sql: Queryable, storeId: string, now: Date): Promise<StoreFacts> {
  const [row] = await sql<[StoreFacts]>`${facts(sql, now)} where s.id = ${storeId}`
  return row
}

export const findFactsOf = (sql: Queryable, storeIds: string[], now: Date) =>
  sql<StoreFacts[]>`${facts(sql, now)} where s.id = any(${storeIds}::uuid[])`

/** The same, held until the transaction ends. */
export async function lockFacts(tx: Tx, storeId: string, now: Date): Promise<StoreFacts> {
  const [, row] = await inOrder([
    () => tx`select from store where id = ${storeId} for no key update`,
    () => findFactsOfStore(tx, storeId, now),
  ])
  return row
}

const facts = (sql: Queryable, now: Date) => sql`
  select s.id as store_id, s.slug, (${now}::timestamptz at time zone 'Europe/Berlin')::date::text as today,
    s.papers_due_on::text as due_on, coalesce(l.sells, '{}') as sells, s.legal->>'vatId' as vat_id, c.status as vat_id_status,
    s.legal->>'taxNumber' as tax_number, s.lucid, s.lucid_until::text, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'state', p.state, 'endsOn', p.ends_on)), '[]')
      from store_paper p where p.store_id = s.id) as sent,
    (select reason from store_pause where store_id = s.id and paused_by = 'PAPERS' and ended_at is null) as paused
  from store s left join store_level l on l.store_id = s.id
    left join store_vat_check c on c.store_id = s.id and c.vat_id = s.legal->>'vatId'`

export const findPapers = (sql: Queryable, storeId: string) => sql<PaperRow[]>`
  select kind, value, ends_on::text, state, proof_id, words, sent_at, version from store_paper where store_id = ${storeId}`

/** The files of all papers as they were sent last. */
export const findProofs = (sql: Queryable, storeId: string) => sql<AttachmentRow[]>`
  select f.id, f.target_id, f.token, f.format, f.name, f.width, f.height
  from store_paper p join attachment f on f.target_id = p.proof_id and f.store_id = p.store_id
  where p.store_id = ${storeId} order by f.created_at, f.id`

type Sending = Omit<PaperRow, 'state' | 'words'> & { storeId: string; sentBy: string }

export const writePaper = (tx: Tx, { storeId, kind, value, endsOn, proofId, sentAt, sentBy, version }: Sending) => tx`
  insert into store_paper (store_id, kind, value, ends_on, state, proof_id, sent_at, sent_by, version)
  values (${storeId}, ${kind}, ${value}, ${endsOn}, 'SENT', ${proofId}, ${sentAt}, ${sentBy}, ${version})
  on conflict (store_id, kind) do update set value = excluded.value, ends_on = excluded.ends_on, state = 'SENT',
    proof_id = excluded.proof_id, words = '', sent_at = excluded.sent_at, sent_by = excluded.sent_by, decided_at = null,
    decided_by = null, version = excluded.version`

/** What was sent before is not to be decided any more; this is. */
export const openPaperApproval = (
  tx: Tx,
  { storeId, proofId, former, now }: { storeId: string; proofId: string; former: string | null; now: Date },
) => [
  () => former && tx`select settle_approval('PAPER', ${former})`,
  () => tx`select open_approval('PAPER', ${proofId}, null, ${storeId}, ${now})`,
]

export type Decided = { proofId: string; isAccepted: boolean; words: string; by: string | null; now: Date }

/** False where another sending has taken its place, or it was decided before. */
export async function writePaperDecision(tx: Tx, { proofId, isAccepted, words, by, now }: Decided): Promise<boolean> {
  const decided = await tx`
    update store_paper set state = ${isAccepted ? 'ACCEPTED' : 'REFUSED'}, words = ${isAccepted ? '' : words}, decided_at = ${now},
      decided_by = ${by}
    where proof_id = ${proofId} and state = 'SENT'`
  return decided.count === 1
}

export type DueReminder = { storeId: string; kind: PaperKind; endsOn: string; days: number }

/** False where it was sent already. */
export async function takeReminder(tx: Tx, { storeId, kind, endsOn, days }: DueReminder, now: Date): Promise<boolean> {
  const taken = await tx`
    insert into store_reminder (store_id, kind, ends_on, days, sent_at) values (${storeId}, ${kind}, ${endsOn}, ${days}, ${now})
    on conflict do nothing`
  return taken.count > 0
}
