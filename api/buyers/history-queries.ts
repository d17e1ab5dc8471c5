import type { BuyerVatCheck } from '../../contract/buyers/buyer-lists.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { TicketEntry } from '../../contract/tickets/tickets.ts'
import { newestFirst } from '../http/newest-first.ts'
import type { Queryable } from '../platform/db.ts'

// As many as the page of a company shows.
const MOST_PEOPLE = 200

const peopleOf = (sql: Queryable, companyId: string) => sql`
  select a.id, lower(a.email) as email from membership m join account a on a.id = m.account_id
  where m.company_id = ${companyId} and a.erased_at is null order by m.created_at, m.id limit ${MOST_PEOPLE}`

export type TicketRow = Omit<TicketEntry, 'owner'> & {
  id: string
  position: string
  ownerId: string | null
  ownerName: string
}

/** Of each of its people no more is read than the page can show, by the index of who wrote. */
export function findTicketsOf(sql: Queryable, companyId: string, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`t.created_at`, id: sql`t.id` })
  return sql<TicketRow[]>`
    select t.id, ${position}, t.ticket_number, t.version, t.state, t.subject, t.title, trim(t.first_name || ' ' || t.last_name) as name,
      t.email, t.language, t.order_number, t.created_at, t.waits_since, t.owner_id,
      coalesce((select trim(o.first_name || ' ' || o.last_name) from account o where o.id = t.owner_id), '') as owner_name
    from (
      select own.id from (${peopleOf(sql, companyId)}) person cross join lateral (
        (select t.id from ticket t where t.account_id = person.id and ${bound} ${end})
        union all
        (select t.id from ticket t where t.account_id is null and lower(t.email) = person.email and ${bound} ${end})) own
    ) found join ticket t on t.id = found.id
    ${end}`
}

export const ticketsOf = (sql: Queryable, companyId: string) => sql`
  select 1 from (${peopleOf(sql, companyId)}) person join ticket t
    on t.account_id = person.id or (t.account_id is null and lower(t.email) = person.email)`

export type VatCheckRow = BuyerVatCheck & { position: string }

export function findVatChecksOf(sql: Queryable, companyId: string, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`c.at`, id: sql`c.id` })
  return sql<VatCheckRow[]>`
    select c.id, ${position}, c.at, c.vat_id, c.status, c.source, a.email as by
    from company_vat_check c left join account a on a.id = c.decided_by and a.erased_at is null
    where c.buyer_id = ${companyId} and ${bound} ${end}`
}

export const vatChecksOf = (sql: Queryable, companyId: string) => sql`
  select 1 from company_vat_check where buyer_id = ${companyId}`
