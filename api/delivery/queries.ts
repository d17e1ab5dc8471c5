import type postgres from 'postgres'
import type { Calendar, Temperature } from '../../contract/delivery.ts'
import type { Account } from '../http/caller.ts'
import { unseen, type Queryable } from '../platform/db.ts'
import { usualAddress } from '../products/grants/company-facts.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Address, CalendarRow } from './calendar.ts'

/** Columns of a CalendarRow over the store `s`. */
export const calendarColumns = (sql: Queryable): postgres.Fragment => sql`
  (select calendar from store_calendar where store_id = s.id) as calendar, s.legal ->> 'postalCode' as store_postcode,
  s.lead_min_days, s.lead_max_days`

/** At which temperature the product `p` travels. */
export const temperatureColumn = (sql: Queryable): postgres.Fragment =>
  sql`(select temperature from category where slug = p.category_slug) as temperature`

export type DeliveredProduct = CalendarRow & { skuId: string; temperature: Temperature }

/** The products among these that the company (null: a visitor) sees and can order now. */
export const findDelivered = (sql: Queryable, buyerId: string | null, skuIds: string[]) => sql<DeliveredProduct[]>`
  select p.sku_id, ${temperatureColumn(sql)}, ${calendarColumns(sql)}
  from product p join store s on s.id = p.store_id join stock k on k.sku_id = p.sku_id
  where p.sku_id = any(${unseen(sql, skuIds)}) and ${visibleTo(sql, buyerId)} and s.status = 'ACTIVE'
    and k.quantity >= p.minimum_quantity`

/** Calendars of all stores that sell. */
export const findCalendars = (sql: Queryable) => sql<(CalendarRow & { storeId: string })[]>`
  select s.id as store_id, ${calendarColumns(sql)} from store s where s.status = 'ACTIVE'`

/** What does not travel as it is. */
export const findCooledCategories = (sql: Queryable) => sql<{ slug: string; temperature: Temperature }[]>`
  select slug, temperature from category where temperature <> 'AMBIENT'`

/** `version` is 0 where the store has never said. */
export async function findCalendar(sql: Queryable, storeId: string): Promise<CalendarRow & { version: number }> {
  const [row] = await sql<[CalendarRow & { version: number }]>`
    select ${calendarColumns(sql)},
      coalesce((select version from store_calendar where store_id = s.id), 0) as version
    from store s where s.id = ${storeId}`
  return row
}

/** Whether it was still as `version` has it. */
export async function writeCalendar(
  sql: Queryable,
  storeId: string,
  { calendar, version }: { calendar: Calendar; version: number },
): Promise<boolean> {
  const json = sql.json(calendar)
  const { count } =
    version === 0
      ? await sql`
        insert into store_calendar (store_id, calendar, version) values (${storeId}, ${json}, 1) on conflict do nothing`
      : await sql`
        update store_calendar set calendar = ${json}, version = version + 1
        where store_id = ${storeId} and version = ${version}`
  return count === 1
}

/** Where the caller's company has its goods sent unless it says otherwise, as the session brings it along. */
export async function readUsualAddress(sql: Queryable, { companyId, facts }: Account): Promise<Address | null> {
  if (facts || !companyId) return facts?.address ?? null
  const [row] = await sql<Address[]>`${usualAddress(sql, companyId)}`
  return row ?? null
}
