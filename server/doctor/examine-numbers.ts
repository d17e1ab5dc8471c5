import type { Db } from '../../api/platform/db.ts'
import { fault, fine, type Finding } from './finding.ts'

type Series = { name: string; counted: number; issued: number; highest: number }

/**
 * Whether each series of numbers goes from 1 to what it has counted without a gap (§ 14 (4) no. 4 UStG). Who restored a part of the
 * rows, or a state of their own, gives numbers again that documents bear already, or leaves some out.
 */
export async function numberFinding(db: Db): Promise<Finding> {
  const rows = await db<Series[]>`
    with issued as (
      select regexp_replace(number, '\\d+$', '') as name, substring(number from '\\d+$')::bigint as place
      from (select number from document union all select number from commission_invoice) numbers
    ), series as (
      select letter || code || '-' as name, count as counted from document_issuer,
        lateral (values ('R', invoices), ('K', credit_notes), ('L', delivery_notes)) of_type (letter, count)
      union all select 'P-' || year || '-', count from commission_series
    )
    select name, coalesce(counted, 0)::int as counted, count(distinct place)::int as issued, coalesce(max(place), 0)::int as highest
    from series full join issued using (name) group by name, counted
    having (counted = count(distinct place) and counted = coalesce(max(place), 0)) is not true
    order by name`
  if (rows.length === 0) return fine('The numbers of issued documents have no gap.')
  const names = rows.slice(0, 5).map(sentenceOf)
  return fault(
    `${rows.length} series of document numbers are not as they were counted: ${names.join('; ')}${rows.length > 5 ? ' …' : ''}.`,
    'Compare with your newest backup and with the mails that were sent. Where the next number is taken, nothing of that store can be issued: set its counter to the highest one. Never give a number that has left the house to another document.',
  )
}

const sentenceOf = ({ name, counted, issued, highest }: Series) =>
  highest > counted
    ? `${name} has counted ${counted}, issued up to ${highest}`
    : `${name} has counted ${counted}, issued ${issued}`
