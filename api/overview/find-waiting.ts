import { LATE_MAIL_MINUTES, type WaitingKind } from '../../contract/operator/overview.ts'
import { COUNTED } from '../../contract/platform/paging.ts'
import { fromWaiting } from '../payments/transfer-refunds.ts'
import type { Queryable } from '../platform/db.ts'
import { DEAD_QUEUE } from '../platform/jobs/dead-jobs.ts'

export type Waiting = { kind: WaitingKind; count: number; since: Date | null }

/** What waits beside approvals and late orders, counted up to what is told of a long list. */
export const findWaiting = (sql: Queryable, now: Date) => sql<Waiting[]>`
  select kind, count(*)::int as count, min(since) as since from (
    (select 'REFUSED_MOVES' as kind, created_at as since from payment_move where state = 'REFUSED' limit ${COUNTED + 1})
    union all
    (select 'TICKETS', waits_since from ticket where state = 'OPEN' order by waits_since limit ${COUNTED + 1})
    union all
    (select 'TRANSFER_REFUNDS', r.created_at ${fromWaiting(sql)} limit ${COUNTED + 1})
    union all
    (select 'CHARGEBACKS', charged_back_at from chargeback where reversed_at is null and decision is null limit ${COUNTED + 1})
    union all
    (select 'DIFFERENCES', found_at from payment_difference where closed_at is null limit ${COUNTED + 1})
    union all
    (select 'FAILED_JOBS', created_on from pgboss.job where name = ${DEAD_QUEUE} and state = 'created' limit ${COUNTED + 1})
    union all
    (select 'LATE_MAILS', created_at from mail
      where sent_at is null and discarded_at is null and created_at < ${now}::timestamptz - make_interval(mins => ${LATE_MAIL_MINUTES}) limit ${COUNTED + 1})
  ) waiting group by kind`
