import type { Buyer, BuyerCartLine, BuyerMail, BuyerPerson } from '../../contract/operator/buyers.ts'
import type { OrderStatus, PaymentStatus } from '../../contract/orders/orders.ts'
import type { Queryable } from '../platform/db.ts'
import { isBounceOf, reportColumns, type ReportColumns } from '../platform/mail/record-report.ts'
import { canBeResent } from '../platform/mail/stored-mails.ts'
import type { PricedRow } from '../products/product-row.ts'
import type { z } from 'zod/mini'

export type CompanyRow = Pick<
  Buyer,
  | 'id'
  | 'companyName'
  | 'businessType'
  | 'legalForm'
  | 'countryId'
  | 'cityName'
  | 'createdAt'
  | 'vatId'
  | 'vatIdStatus'
  | 'vatIdCheckedAt'
  | 'isErased'
  | 'isTrusted'
>

export async function findCompany(sql: Queryable, id: string): Promise<CompanyRow | undefined> {
  const [row] = await sql<CompanyRow[]>`
    select id, name as company_name, business_type, legal_form, country_id, created_at, vat_id, vat_id_status,
      vat_id_checked_at, erased_at is not null as is_erased, trusted_at is not null as is_trusted,
      (select city_name from address where buyer_id = company.id order by is_selected desc, created_at desc limit 1) as city_name
    from company where id = ${id}`
  return row
}

export type FigureRow = {
  orderCount: number
  yearCount: number
  yearGrossCents: number
  storeCount: number
  refundedCents: number
  chargebackCount: number
}

export async function findFigures(sql: Queryable, id: string, yearAgo: Date): Promise<FigureRow> {
  const counted = sql`created_at > ${yearAgo} and status not in ('CANCELLED', 'REJECTED')`
  const [row] = await sql<[FigureRow]>`
    select count(*)::int as order_count, (count(*) filter (where ${counted}))::int as year_count,
      coalesce(sum(gross_cents) filter (where ${counted}), 0)::bigint as year_gross_cents,
      coalesce(sum(refunded_cents), 0)::bigint as refunded_cents,
      (select count(distinct store_id)::int from sub_order where buyer_id = ${id}) as store_count,
      (select count(*)::int from chargeback where buyer_id = ${id}) as chargeback_count
    from orders where buyer_id = ${id}`
  return row
}

export type LastOrderRow = {
  orderNumber: string
  createdAt: Date
  status: OrderStatus
  paymentStatus: PaymentStatus
  storeCount: number
  grossCents: number
}

const MOST_ORDERS = 8

export const findLastOrders = (sql: Queryable, id: string) => sql<LastOrderRow[]>`
  select order_number, created_at, status, payment_status, gross_cents,
    (select count(*)::int from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id) as store_count
  from orders o where buyer_id = ${id} order by created_at desc, id limit ${MOST_ORDERS}`

export type PersonRow = Omit<z.output<typeof BuyerPerson>, 'bounce'> & ReportColumns

export const findPeople = (sql: Queryable, id: string, now: Date) => sql<PersonRow[]>`
  select a.id as account_id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.phone_number, ms.roles,
    a.email_confirmed_at is not null as is_email_confirmed,
    exists (select from totp t where t.account_id = a.id and t.confirmed_at is not null)
      or exists (select from passkey p where p.account_id = a.id) as has_second_factor,
    (select max(last_used_at) from session s where s.account_id = a.id and s.impersonated_by is null) as last_seen_at,
    (select count(*)::int from session s where s.account_id = a.id and s.expires_at > ${now}) as session_count,
    b.*
  from membership ms join account a on a.id = ms.account_id
  left join lateral (
    select ${reportColumns(sql)} from mail m where ${isBounceOf(sql)} order by m.bounced_at desc limit 1) b on true
  where ms.company_id = ${id}
  order by 'OWNER' = any(ms.roles) desc, ms.created_at, ms.id limit 200`

export type AccessRow = {
  productSkuId: string
  nameDe: string
  nameEn: string
  storeName: string
  state: Buyer['access'][number]['state']
  since: Date
  until: Date | null
}

/** Exclusive goods the company may see, has asked for, or may see no longer. */
export const findAccessOf = (sql: Queryable, id: string, now: Date) => sql<AccessRow[]>`
  select p.sku_id as product_sku_id, p.name_de, p.name_en, s.name as store_name, a.state, a.since, a.until
  from (
    select sku_id, case when withdrawn_at is not null or expires_at <= ${now} then 'ENDED' else 'GRANTED' end as state,
      granted_at as since, coalesce(withdrawn_at, expires_at) as until
    from exclusive_grant where buyer_id = ${id}
    union all
    select sku_id, status, created_at, null from exclusive_request where buyer_id = ${id} and status <> 'GRANTED'
  ) a join product p on p.sku_id = a.sku_id join store s on s.id = p.store_id
  order by a.since desc limit 50`

export type CartRow = Omit<z.output<typeof BuyerCartLine>, 'productName' | 'priceText'> & {
  nameDe: string
  nameEn: string
} & Pick<PricedRow, 'finalPriceCents' | 'tierPrices' | 'priceUnit'> & {
    /** Of one piece with its design, and once for the line; null for plain goods. */
    offer: { unitPriceCents: number; setupFeeCents: number } | null
  }

/** The carts of all members: that of who founded the company is kept under its own id (decision 67). */
export const findCartLines = (sql: Queryable, id: string) => sql<CartRow[]>`
  select p.sku_id as product_sku_id, p.name_de, p.name_en, s.name as store_name, i.quantity,
    p.final_price_cents, p.tier_prices, p.price_unit,
    (select json_build_object('unitPriceCents', f.unit_price_cents, 'setupFeeCents', f.setup_fee_cents) from design_proof f
      where f.buyer_id = m.company_id and f.design_id = i.design_id order by f.number desc limit 1) as offer,
    i.added_at, trim(a.first_name || ' ' || a.last_name) as person_name,
    case when p.status <> 'ACTIVE' or s.status <> 'ACTIVE' then 'NOT_ON_SALE' when coalesce(k.quantity, 0) <= 0 then 'SOLD_OUT'
      when k.quantity < i.quantity then 'TOO_FEW_LEFT' end as problem
  from membership m join account a on a.id = m.account_id
  join cart_item i on i.buyer_id = case when m.company_id = m.account_id then m.company_id else m.id end
  join product p on p.sku_id = i.sku_id join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id
  where m.company_id = ${id} order by i.added_at desc, p.sku_id limit 500`

const MOST_MAILS = 50

type MailRow = Omit<z.output<typeof BuyerMail>, 'report'> & ReportColumns

export const findMailsOf = (sql: Queryable, id: string) => sql<MailRow[]>`
  select m.id, m.created_at, m.sent_at, m.discarded_at, m.recipient, m.subject, ${canBeResent(sql)} as can_resend, ${reportColumns(sql)}
  from membership ms join account a on a.id = ms.account_id join mail m on lower(m.recipient) = lower(a.email)
  where ms.company_id = ${id} order by m.created_at desc, m.id desc limit ${MOST_MAILS}`

/** Whether the person belongs to a company and is no operator: nobody acts on another operator here. */
export async function isBuyersAccount(sql: Queryable, accountId: string): Promise<boolean> {
  const [found] = await sql`
    select from membership m where m.account_id = ${accountId} and m.company_id is not null and not exists (
      select from membership o where o.account_id = m.account_id and o.is_operator)`
  return found !== undefined
}
