import { countryOf } from '../../contract/platform/countries.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Establishment } from '../../contract/trade/establishments.ts'
import type { Seller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { Cell, Table } from '../platform/spreadsheets/table.ts'
import { writeCsv } from '../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../platform/spreadsheets/write-xlsx.ts'

export type QuarterRow = { quarter: number; sales: number; grossCents: number; feeCents: number }
export type SellerRow = {
  slug: string
  name: string
  countryId: number
  legal: Partial<Seller>
  iban: string | null
  openedOn: string
  establishments: Establishment[]
  quarters: QuarterRow[]
}

type ReportFile = { year: number; format: 'csv' | 'xlsx'; language: Language }

/** A row for each store that issued or gave back anything in a year of Germany (§§ 13, 14 PStTG). */
export async function readSellerReport(
  { db }: Pick<Deps, 'db'>,
  { year, format, language }: ReportFile,
): Promise<File> {
  const table = sellerTable(await findSellers(db, year), language)
  const content = format === 'csv' ? writeCsv(table, language) : await writeXlsx(table, String(year))
  return new File([new Uint8Array(content)], `PStTG-${year}.${format}`)
}

/**
 * What was sold is what the documents of the quarter say, with tax, and what the marketplace bore of coupons; fees are the
 * commission with its tax, as it was booked.
 */
export const findSellers = (sql: Queryable, year: number) => sql<SellerRow[]>`
  with bounds as (
    select make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Berlin') as first,
      make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Berlin') as next
  ), moved as (
    select d.store_id, d.issued_at as at, (d.type = 'INVOICE')::int as sales, (d.content -> 'totals' ->> 'gross')::bigint as gross,
      0::bigint as fee
    from document d, bounds where d.type <> 'DELIVERY_NOTE' and d.issued_at >= first and d.issued_at < next
    union all
    select b.store_id, b.booked_at, 0, 0, -e.amount_cents from bounds, ledger_booking b join ledger_entry e on e.booking_id = b.id
    where e.account in ('COMMISSION', 'COMMISSION_TAX') and b.store_id is not null and b.booked_at >= first and b.booked_at < next
    union all
    select b.store_id, b.booked_at, 0, -e.amount_cents, 0 from bounds, ledger_booking b join ledger_entry e on e.booking_id = b.id
    where b.kind = 'COUPON' and e.account = 'STORE' and b.booked_at >= first and b.booked_at < next
  ), summed as (
    select store_id, extract(quarter from at at time zone 'Europe/Berlin')::int as quarter, sum(sales) as sales,
      sum(gross) as gross, sum(fee) as fee
    from moved group by 1, 2
  )
  select s.slug, s.name, s.country_id, s.legal, s.establishments, (s.created_at at time zone 'Europe/Berlin')::date::text as opened_on, (
      select iban from store_bank_account a where a.store_id = s.id order by id desc limit 1) as iban,
    jsonb_agg(jsonb_build_object('quarter', m.quarter, 'sales', m.sales, 'grossCents', m.gross, 'feeCents', m.fee)
      order by m.quarter) as quarters
  from summed m join store s on s.id = m.store_id group by s.id order by s.slug`

const QUARTERS = [1, 2, 3, 4]

export function sellerTable(sellers: readonly SellerRow[], language: Language): Table {
  const t = texts(language).operatedStores.report
  const head = [
    ...t.seller,
    ...QUARTERS.flatMap((quarter) => t.quarter.map((name) => `${name} Q${quarter}`)),
    ...t.quarter.map((name) => t.year(name)),
  ]
  const rows = sellers.map(({ countryId, legal, name, iban, openedOn, establishments, quarters }): Cell[] => {
    const { companyName, street, streetNumber, postalCode, cityName, vatId, taxNumber, registerCourt } = legal
    const seen = QUARTERS.map((quarter) => quarters.find((one) => one.quarter === quarter) ?? none)
    const year = seen.reduce((sum, one) => ({
      sales: sum.sales + one.sales,
      grossCents: sum.grossCents + one.grossCents,
      feeCents: sum.feeCents + one.feeCents,
    }))
    return [
      name,
      companyName ?? '',
      [street, streetNumber].filter(Boolean).join(' '),
      postalCode ?? '',
      cityName ?? '',
      countryOf(countryId)?.isoCode ?? '',
      vatId ?? '',
      taxNumber ?? '',
      [registerCourt, legal.registerNumber].filter(Boolean).join(', '),
      establishments.map(({ isoCode, taxId }) => [isoCode, taxId].filter(Boolean).join(' ')).join(', '),
      iban ?? (legal.iban || null),
      { day: openedOn },
      ...[...seen, year].flatMap(amountsOf),
    ]
  })
  return { head, rows }
}

type Amounts = Omit<QuarterRow, 'quarter'>
const none: Amounts = { sales: 0, grossCents: 0, feeCents: 0 }

/** What the seller gets is what was sold without what the marketplace keeps. */
const amountsOf = ({ sales, grossCents, feeCents }: Amounts): Cell[] => [
  { number: sales },
  { cents: grossCents },
  { cents: feeCents },
  { cents: grossCents - feeCents },
]
