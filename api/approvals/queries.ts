import type { ApprovalKind, Decision } from '../../contract/operator/approvals.ts'
import type postgres from 'postgres'
import { COUNTED, type Cursor, type CursorInput } from '../../contract/platform/paging.ts'
import { cursorPage, cursorRows } from '../http/cursor.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type ApprovalRow = {
  id: string
  kind: ApprovalKind
  targetId: string
  buyerId: string | null
  storeId: string | null
  createdAt: Date
  dueAt: Date
  state: 'OPEN' | 'ASKED' | 'DECIDED' | 'SETTLED'
  decision: Decision | null
  message: string | null
  words: Record<string, string>
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  effectAt: Date | null
  /** Of its question, which answers by mail come back to. */
  replyToken: string | null
  companyName: string | null
  storeName: string | null
  storeSlug: string | null
  /** Where it has to be decided by an instant of its own. */
  decideBy: Date | null
  /** What the thing is called, in the words of its table. */
  subject: string | null
}

type Due = { kinds: readonly ApprovalKind[]; now: Date }

/** A page of what is due, the longest first. */
export async function findApprovals(
  sql: Queryable,
  { kinds, now }: Due,
  window: CursorInput,
): Promise<Omit<Cursor<ApprovalRow>, 'count'>> {
  const order = { key: sql`due_at`, keyType: 'timestamptz', id: sql`id`, idType: 'uuid', isDescending: false } as const
  const page = cursorPage(sql, order, window)
  const due = sql`
    state <> 'SETTLED' and due_at <= ${now} and kind = any(${kinds as string[]}) and ${page.bound}
    order by ${page.orderBy} limit ${page.limit}`
  const found = await sql<(ApprovalRow & { position: string })[]>`
    select * from (${rows(sql, due)}) due order by ${page.orderBy}`
  return cursorRows(found, page, ({ position, id }) => ({ key: position, id }))
}

export async function findApproval(sql: Queryable, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await sql<ApprovalRow[]>`${rows(sql, sql`id = ${id}`)}`
  return row
}

// The words of each kind are read for the rows of the page alone.
const rows = (sql: Queryable, which: postgres.Fragment): postgres.Fragment => sql`
  select a.*, to_json(a.due_at) #>> '{}' as position, trim(d.first_name || ' ' || d.last_name) as decided_by_name, c.name as company_name, s.name as store_name, s.slug as store_slug,
    case a.kind
      when 'VAT_ID' then c.vat_id
      when 'PRODUCT' then (select name_de from product where sku_id = a.target_id)
      when 'PRODUCT_REPORT' then (select name_de from product where sku_id = a.target_id)
      when 'DESIGN_REPORT' then (select title from design where id = a.target_id::uuid)
      when 'EXCLUSIVE_REQUEST' then (
        select p.name_de from exclusive_request q join product p using (sku_id) where q.id = a.target_id::uuid)
      when 'REVIEW' then (select rate || ' ★ ' || left(comment, 80) from review where id = a.target_id::uuid)
      when 'PAPER' then (select kind from store_paper where proof_id = a.target_id::uuid)
      when 'POST' then (select content -> 'de' ->> 'title' from post_draft where post_id = a.target_id::uuid)
      when 'STORE' then s.name
      when 'BANK_ACCOUNT' then (
        select '… ' || right(iban, 4) || ', ' || holder from bank_account_change where id = a.target_id::uuid)
      else a.target_id end as subject,
    case a.kind
      when 'PRODUCT_REPORT' then (select min(decide_by) from product_report where sku_id = a.target_id and outcome is null)
      when 'DESIGN_REPORT' then (
        select r.decide_by from design d join design_report r on r.buyer_id = d.buyer_id and r.design_id = d.id
        where d.id = a.target_id::uuid and r.outcome is null) end as decide_by
  from (select * from approval where ${which}) a
  left join account d on d.id = a.decided_by left join company c on c.id = a.buyer_id left join store s on s.id = a.store_id`

/** Whether the post that waits was written by this person. */
export async function isOwnPost(sql: Queryable, { kind, targetId }: ApprovalRow, personId: string): Promise<boolean> {
  if (kind !== 'POST') return false
  const [row] = await sql`select from post_draft where post_id = ${targetId} and ${personId} = any(authors)`
  return row !== undefined
}

export type KindCount = { kind: ApprovalKind; count: number; oldestDueAt: Date }

/** How many wait of each kind, counted up to what is told of a long list. */
export const countByKind = (sql: Queryable, now: Date) => sql<KindCount[]>`
  select kind, count(*)::int as count, min(due_at) as oldest_due_at from (
    select kind, due_at from approval where state in ('OPEN', 'ASKED') and due_at <= ${now}
    order by due_at limit ${COUNTED + 1}) due
  group by kind order by min(due_at)`

type Decided = {
  decision: Decision
  message: string
  words: Record<string, string>
  by: string
  at: Date
  effectAt: Date
}

/** Of two at once one decides: false for the other. */
export async function writeDecision(sql: Queryable, id: string, decided: Decided): Promise<boolean> {
  const { decision, message, words, by, at, effectAt } = decided
  const written = await sql`
    update approval set state = 'DECIDED', decision = ${decision}, message = ${message || null},
      words = ${sql.json(words)}, decided_by = ${by},
      decided_at = ${at}, effect_at = ${effectAt}
    where id = ${id} and state in ('OPEN', 'ASKED')`
  return written.count === 1
}

/** False where it is another's decision, or has taken effect. */
export async function undoDecision(
  sql: Queryable,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const undone = await sql`
    update approval set state = 'OPEN', decision = null, message = null, words = '{}', decided_by = null, decided_at = null, effect_at = null
    where id = ${id} and state = 'DECIDED' and decided_by = ${by} and effect_at > ${now}`
  return undone.count === 1
}

export type DueDecision = {
  id: string
  kind: ApprovalKind
  targetId: string
  buyerId: string | null
  storeId: string | null
  decision: Decision
  message: string | null
  words: Record<string, string>
  decidedBy: string
  decidedAt: Date
}

/** One decision whose time has come, locked for this transaction; passed over where another process has it. */
export async function takeDueDecision(tx: Tx, now: Date, except: string[]): Promise<DueDecision | undefined> {
  const [row] = await tx<DueDecision[]>`
    select id, kind, target_id, buyer_id, store_id, decision, message, words, decided_by, decided_at from approval
    where state = 'DECIDED' and effect_at <= ${now} and id <> all(${except}::uuid[])
    order by effect_at limit 1 for update skip locked`
  return row
}

/** It has taken effect: asked, it waits again; else it is done. What the effect has opened anew or settled stays as it is. */
export async function writeEffect(sql: Queryable, { id, decision }: Pick<DueDecision, 'id' | 'decision'>, at: Date) {
  await sql`
    update approval set state = case when ${decision} = 'ASK' then 'ASKED' else 'SETTLED' end,
      settled_at = case when ${decision} = 'ASK' then null else ${at}::timestamptz end, effect_at = null
    where id = ${id} and state = 'DECIDED'`
}

export async function eraseApprovals(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from approval where buyer_id = ${buyerId}`
}
