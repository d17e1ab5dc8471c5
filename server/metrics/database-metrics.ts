import type { Meter } from '@opentelemetry/api'
import type { Db } from '../../api/platform/db.ts'

type Facts = {
  connections: { state: string; count: number }[]
  jobs: { queue: string; state: string; count: number }[]
  orders: number
  mails: { waiting: number; oldestSeconds: number }
}

/** What the database says of the whole shop, of all its processes together; read when somebody collects. */
export function databaseMetrics(meter: Meter, db: Db): void {
  const isUp = meter.createObservableGauge('tresen_database_up', { description: '1 where the database answers' })
  const connections = meter.createObservableGauge('tresen_database_connections', {
    description: 'Connections of all processes of the shop, by what they do',
  })
  const jobs = meter.createObservableGauge('tresen_jobs', {
    description: 'Jobs by queue and state; dead ones wait for an operator',
  })
  const orders = meter.createObservableCounter('tresen_orders_placed', {
    description: 'Order numbers given, by all processes',
  })
  const mails = meter.createObservableGauge('tresen_mails_waiting', { description: 'Mails not sent yet' })
  const oldest = meter.createObservableGauge('tresen_oldest_mail_waiting_seconds', {
    description: 'Age of the oldest of them',
  })
  meter.addBatchObservableCallback(
    async (result) => {
      const facts = await readFacts(db).catch(() => null)
      result.observe(isUp, facts ? 1 : 0)
      if (!facts) return
      for (const { state, count } of facts.connections) result.observe(connections, count, { state })
      for (const { queue, state, count } of facts.jobs) result.observe(jobs, count, { queue, state })
      result.observe(orders, facts.orders)
      result.observe(mails, facts.mails.waiting)
      result.observe(oldest, facts.mails.oldestSeconds)
    },
    [isUp, connections, jobs, orders, mails, oldest],
  )
}

async function readFacts(db: Db): Promise<Facts> {
  const [connections, jobs, [orders], [mails]] = await Promise.all([
    db<Facts['connections']>`
      select state, count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'tresen' and state is not null group by state`,
    db<Facts['jobs']>`select name as queue, state::text as state, count(*)::int from pgboss.job group by 1, 2`,
    db<[{ count: number }]>`
      select coalesce(last_value - start_value + 1, 0)::bigint as count from pg_sequences
      where schemaname = 'public' and sequencename = 'order_number'`,
    db<[Facts['mails']]>`
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
      from mail where sent_at is null and discarded_at is null`,
  ])
  return { connections, jobs, orders: orders.count, mails }
}
