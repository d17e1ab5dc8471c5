import type { CursorInput } from '../../contract/platform/paging.ts'
import { COUNTED } from '../../contract/platform/paging.ts'
import type { BuyerEntry, buyerMarks } from '../../contract/operator/buyers.ts'
import { newestFirst } from '../http/newest-first.ts'
import { escapeLike, type Queryable } from '../platform/db.ts'
import { namedCompanies } from '../orders/named-companies.ts'
import { isBounceOf } from '../platform/mail/record-report.ts'

/** Which companies are listed; undefined does not narrow. */
export type BuyerSearch = {
  q?: string | undefined
  businessType?: NonNullable<BuyerEntry['businessType']> | undefined
  place?: string | undefined
  vatIdStatus?: BuyerEntry['vatIdStatus'] | undefined
  mark?: Mark | undefined
  yearAgo: Date
}
type Mark = (typeof buyerMarks)[number]

export type BuyerRow = Omit<BuyerEntry, 'grossYearText'> & { position: string; grossYearCents: number }

export function findBuyers(sql: Queryable, search: BuyerSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`c.created_at`, id: sql`c.id` })
  return sql<BuyerRow[]>`
    with page as materialized (select c.*, ${position} from company c where ${bound} and ${isFound(sql, search)} ${end})
    select c.id, c.position, c.created_at, c.name as company_name, c.business_type, a.email, c.vat_id, c.vat_id_status,
      (select city_name from address d where d.buyer_id = c.id order by is_selected desc, created_at desc limit 1) as city_name,
      o.order_count, o.gross_year_cents, o.last_order_at, c.erased_at is not null as is_erased,
      c.trusted_at is not null as is_trusted,
      ${isMarked(sql, 'CHARGED_BACK')} as is_charged_back, ${isMarked(sql, 'MAIL_BOUNCED')} as is_mail_bounced
    from page c left join account a on a.id = contact_of(c.id)
    cross join lateral (
      select count(*)::int as order_count, max(created_at) as last_order_at,
        coalesce(sum(gross_cents) filter (where created_at > ${search.yearAgo} and status not in ('CANCELLED', 'REJECTED')), 0)::bigint
          as gross_year_cents
      from orders where buyer_id = c.id) o
    ${end}`
}

export async function countBuyers(sql: Queryable, search: BuyerSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from company c where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

function isFound(sql: Queryable, { q = '', businessType, place = '', vatIdStatus, mark }: BuyerSearch) {
  return sql`${buys(sql)}
    ${businessType ? sql`and c.business_type = ${businessType}` : sql``}
    ${isIn(sql, place.trim())}
    ${vatIdStatus ? sql`and c.vat_id is not null and c.vat_id_status = ${vatIdStatus}` : sql``}
    ${mark ? sql`and ${isMarked(sql, mark)}` : sql``}
    ${isNamed(sql, q.trim())}`
}

const isMarked = (sql: Queryable, mark: Mark) =>
  ({
    WITHOUT_ORDER: () => sql`not exists (select from orders o where o.buyer_id = c.id)`,
    CHARGED_BACK: () => sql`exists (select from payment p where p.buyer_id = c.id and p.charged_back_cents > 0)`,
    MAIL_BOUNCED: () => sql`exists (
      select from membership ms join account a on a.id = ms.account_id join mail m on ${isBounceOf(sql)}
      where ms.company_id = c.id)`,
    TRUSTED: () => sql`c.trusted_at is not null`,
    ERASED: () => sql`c.erased_at is not null`,
  })[mark]()

// Who works for a store or for the marketplace has a company of the same id, too, which nobody buys for (write_company).
// By value: of `exists` the planner would read every membership at once, for one page.
const buys = (sql: Queryable) => sql`coalesce(
  (select true from membership m where m.company_id = c.id limit 1),
  (select true from orders o where o.buyer_id = c.id limit 1))`

/** Each address counts, also one that is not chosen now. */
function isIn(sql: Queryable, place: string) {
  if (place === '') return sql``
  const beginning = `${escapeLike(place)}%`
  return sql`and c.id in (select buyer_id from address
    where ${/^\d/.test(place) ? sql`postal_code like ${beginning}` : sql`lower(city_name) like ${beginning.toLowerCase()}`})`
}

// Each way to name a buyer has an index.
function isNamed(sql: Queryable, q: string) {
  if (q === '') return sql``
  if (/^T\d{1,15}(-\d{1,4})?$/i.test(q))
    return sql`and c.id in (select buyer_id from orders where order_number = ${q.toUpperCase().replace(/-.*/, '')})`
  if (q.includes('@'))
    return sql`and c.id in (select m.company_id from account a join membership m on m.account_id = a.id
      where lower(a.email) = lower(${q}))`
  const beginning = escapeLike(q)
  if (/^\+?[\d\s/()-]{5,}$/.test(q))
    return sql`and c.id in (select m.company_id from account a join membership m on m.account_id = a.id
      where a.phone_number like ${`${beginning}%`} limit 200)`
  return sql`and c.id = any(${namedCompanies(sql, q)}
    || array(select id from company where vat_id = ${q.toUpperCase().replaceAll(' ', '')}))`
}
