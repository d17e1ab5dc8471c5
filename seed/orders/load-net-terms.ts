import type { Db } from '../../api/platform/db.ts'

/** Each store lets the buyer that has ordered most often from it pay later; of two alike the first in the order of their ids. */
export const loadNetTerms = (db: Db, baseDate: Date) => db`
  insert into net_terms (store_id, buyer_id, limit_cents, days, granted_at, changed_at)
  select distinct on (store_id) store_id, buyer_id, 500000, 14, ${baseDate}::timestamptz, ${baseDate}::timestamptz
  from (select store_id, buyer_id, count(*) as orders from sub_order where status not in ('CANCELLED', 'PENDING_PAYMENT')
    group by 1, 2) known
  order by store_id, orders desc, buyer_id
  on conflict do nothing`
