import type { ApprovalKind } from '../../contract/operator/approvals.ts'
import type { Attachment } from '../../contract/attachments/attachments.ts'
import { presentAttachment } from '../attachments/attach.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { Queryable } from '../platform/db.ts'
import { findDesignPictures, findDesignReportFacts } from './design-evidence-queries.ts'
import type { Fact } from './fact.ts'
import type { ApprovalRow } from './queries.ts'
import { findReportFacts } from './report-evidence-queries.ts'
import { findBankFacts, findStoreFacts } from './store-evidence-queries.ts'

type About = Pick<ApprovalRow, 'kind' | 'targetId' | 'buyerId' | 'storeId'>

/** What a register, a comparison or the thing itself says. */
export const findFacts = (sql: Queryable, about: About): Promise<Fact[]> => (facts[about.kind] ?? none)(sql, about)

/** What was photographed for a claim, latest first; the proof of a paper; a design that was reported. */
export const findPictures = async (sql: Queryable, about: About): Promise<Attachment[]> =>
  about.kind === 'DESIGN_REPORT'
    ? findDesignPictures(sql, about.targetId)
    : (await findAttached(sql, about)).map(presentAttachment)

const findAttached = async (sql: Queryable, { kind, targetId }: About): Promise<AttachmentRow[]> =>
  kind === 'PAPER'
    ? sql<AttachmentRow[]>`
        select id, target_id, token, format, name, width, height from attachment
        where target_id = ${targetId}::uuid order by created_at, id`
    : kind === 'CLAIM'
      ? sql<AttachmentRow[]>`
        select f.id, f.target_id, f.token, f.format, f.name, f.width, f.height
        from claim c join claim_event e on e.buyer_id = c.buyer_id and e.claim_id = c.id
        join attachment f on f.target_id = e.id where c.number = ${targetId} order by f.created_at desc, f.id`
      : []

type Find = (sql: Queryable, about: About) => Promise<Fact[]>
const none: Find = async () => []

const facts: Partial<Record<ApprovalKind, Find>> = {
  VAT_ID: (sql, { targetId }) => sql<Fact[]>`
    with c as (select * from company where id = ${targetId}::uuid)
    select 'companyName' as name, c.name as value, false as is_open, c.created_at as at from c
    union all select 'vatId', c.vat_id, true, c.vat_id_checked_at from c
    union all select 'address', (select street || ' ' || street_number || ', ' || postal_code || ' ' || city_name from address
      where buyer_id = c.id order by is_selected desc, created_at desc limit 1), false, null from c
    union all select 'sameVatId', (select string_agg(o.name, ', ') from company o where o.vat_id = c.vat_id and o.id <> c.id),
      exists (select from company o where o.vat_id = c.vat_id and o.id <> c.id), null from c
    union all select 'orders', (select count(*)::text from orders where buyer_id = c.id), false, null from c`,
  EXCLUSIVE_REQUEST: (sql, { targetId }) => sql<Fact[]>`
    with q as (select q.*, p.name_de, c.name, c.business_type, c.created_at as since from exclusive_request q
      join product p using (sku_id) join company c on c.id = q.buyer_id where q.id = ${targetId}::uuid)
    select 'product' as name, name_de || ' (' || sku_id || ')' as value, false as is_open, null::timestamptz as at from q
    union all select 'message', message, message = '', created_at from q
    union all select 'companyName', name, false, since from q
    union all select 'businessType', business_type, business_type is null, null from q
    union all select 'ordersAtStore', (select count(*)::text from sub_order s where s.buyer_id = q.buyer_id and s.store_id = q.store_id),
      false, null from q
    union all select 'chargebacks', (select count(*)::text from chargeback b where b.buyer_id = q.buyer_id),
      exists (select from chargeback b where b.buyer_id = q.buyer_id), null from q`,
  REVIEW: (sql, { targetId }) => sql<Fact[]>`
    with r as (select r.*, p.name_de from review r join product p using (sku_id) where r.id = ${targetId}::uuid)
    select 'product' as name, name_de || ' (' || sku_id || ')' as value, false as is_open, null::timestamptz as at from r
    union all select 'rate', rate || ' / 5', false, created_at from r
    union all select 'comment', comment, true, created_at from r
    union all select 'reported', '{' || report_reason || '}' || coalesce(E'\\n' || nullif(report_words, ''), ''), true, reported_at
      from r where reported_at is not null
    union all select 'bought', (select order_number from orders o where o.buyer_id = r.buyer_id and o.id = r.order_id),
      r.order_id is null, null from r
    union all select 'otherReviews', (select count(*)::text from review o where o.buyer_id = r.buyer_id and o.id <> r.id), false, null from r`,
  RETURN: (sql, { targetId }) => sql<Fact[]>`
    with s as (select s.*, o.order_number from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
      where s.sub_order_number = ${targetId})
    select 'delivery' as name, sub_order_number as value, false as is_open, status_at as at from s
    union all select 'goods', (select string_agg((l ->> 'quantity') || ' × ' || coalesce(ol.name_de, l ->> 'skuId'), E'\\n')
      from jsonb_array_elements(s.return_request -> 'lines') l
      left join order_line ol on ol.buyer_id = s.buyer_id and ol.order_id = s.order_id and ol.sku_id = l ->> 'skuId'), false, null from s
    union all select 'message', s.return_request ->> 'reason', coalesce(s.return_request ->> 'reason', '') = '', null from s
    union all select 'returns', (select count(*)::text from refund r where r.buyer_id = s.buyer_id and r.reason = 'RETURNED'), false, null
      from s`,
  POST: (sql, { targetId }) => sql<Fact[]>`
    with d as (select * from post_draft where post_id = ${targetId}::uuid)
    select 'topic' as name, content -> 'de' ->> 'topic' as value, false as is_open, saved_at as at from d
    union all select 'teaser', content -> 'de' ->> 'teaser', true, null from d
    union all select 'author', content ->> 'author', false, null from d
    union all select 'plannedFor', '{' || to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}', false, null from d`,
  PAPER: (sql, { targetId, storeId }) => sql<Fact[]>`
    with p as (select p.*, s.legal from store_paper p join store s on s.id = p.store_id where p.proof_id = ${targetId}::uuid)
    select 'number' as name, value, true as is_open, sent_at as at from p
    union all select 'endsOn', to_char(ends_on, 'DD.MM.YYYY'), false, null from p
    union all select 'companyName', legal->>'companyName', false, null from p
    union all select 'address', legal->>'address', false, null from p
    union all select 'vatId', legal->>'vatId', false, (select checked_at from store_vat_check where store_id = ${storeId}) from p
    union all select 'formerPaper', case when version > 1 then (version - 1)::text end, false, null from p`,
  PRODUCT_REPORT: (sql, { targetId }) => findReportFacts(sql, targetId),
  DESIGN_REPORT: (sql, { targetId }) => findDesignReportFacts(sql, targetId),
  STORE: (sql, { targetId }) => findStoreFacts(sql, targetId),
  BANK_ACCOUNT: (sql, { targetId }) => findBankFacts(sql, targetId),
  CLAIM: (sql, { targetId }) => sql<Fact[]>`
    with c as (select * from claim where number = ${targetId})
    select 'goods' as name, (select string_agg(l.quantity || ' × ' || ol.name_de || ': {' || l.problem || '}, {' || l.remedy || '}',
        E'\\n' order by l.position)
      from claim_line l join order_line ol on ol.buyer_id = c.buyer_id and ol.order_id = c.order_id and ol.sku_id = l.sku_id
      where l.buyer_id = c.buyer_id and l.claim_id = c.id) as value, false as is_open, created_at as at from c
    union all select case e.by_whom when 'BUYER' then 'wordsOfBuyer' when 'STORE' then 'wordsOfStore' else 'wordsOfTresen' end, e.words,
      e.by_whom <> 'TRESEN', e.at
      from c join lateral (select distinct on (by_whom) * from claim_event
        where buyer_id = c.buyer_id and claim_id = c.id and words is not null order by by_whom, at desc) e on true
    union all select 'answered', (select '{' || to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}' from claim_event e
      where e.buyer_id = c.buyer_id and e.claim_id = c.id and e.by_whom = 'STORE'), not exists (
        select from claim_event e where e.buyer_id = c.buyer_id and e.claim_id = c.id and e.by_whom = 'STORE'), null from c
    union all select 'otherClaims', (select count(*)::text from claim o where o.buyer_id = c.buyer_id and o.id <> c.id), false, null from c
    union all select 'claimsAtStore', (select count(*)::text from claim o
      where o.store_id = c.store_id and o.created_at > c.created_at - interval '90 days'), false, null from c
    union all select 'orders', (select count(*)::text from orders where buyer_id = c.buyer_id), false, null from c`,
}
