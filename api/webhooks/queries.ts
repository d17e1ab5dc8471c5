import type { Webhook, WebhookDelivery, WebhookEvent } from '../../contract/team/webhooks.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

const webhookColumns = (sql: Queryable) => sql`id, url, events, is_on, given_up_at, created_at`

export const findWebhooks = (sql: Queryable, storeId: string) => sql<Webhook[]>`
  select ${webhookColumns(sql)} from webhook where store_id = ${storeId} order by created_at desc, id desc`

export const findDeliveries = (sql: Queryable, storeId: string, limit: number) => sql<WebhookDelivery[]>`
  select d.* from webhook w cross join lateral (
    select id, webhook_id, event, data, at, state, tries, tried_at, status, error from webhook_delivery
    where webhook_id = w.id order by at desc, id desc limit ${limit}) d
  where w.store_id = ${storeId} order by d.at desc, d.id desc limit ${limit}`

type NewWebhook = {
  id: string
  storeId: string
  url: string
  events: readonly WebhookEvent[]
  secret: string
  createdAt: Date
}

/** Undefined where the store has one of this address. */
export async function insertWebhook(sql: Queryable, webhook: NewWebhook): Promise<Webhook | undefined> {
  const [made] = await sql<Webhook[]>`
    insert into webhook (id, store_id, url, events, secret, created_at)
    values (${webhook.id}, ${webhook.storeId}, ${webhook.url}, ${webhook.events as string[]}, ${webhook.secret},
      ${webhook.createdAt})
    on conflict (store_id, url) do nothing returning ${webhookColumns(sql)}`
  return made
}

type Changed = { id: string; storeId: string; events: readonly WebhookEvent[]; isOn: boolean }

/** What waits while it is off waits on. */
export async function updateWebhook(
  sql: Queryable,
  { id, storeId, events, isOn }: Changed,
): Promise<Webhook | undefined> {
  const [changed] = await sql<Webhook[]>`
    update webhook set events = ${events as string[]}, is_on = ${isOn}, given_up_at = case when ${isOn} then null else given_up_at end
    where id = ${id} and store_id = ${storeId} returning ${webhookColumns(sql)}`
  return changed
}

export async function deleteWebhook(sql: Queryable, storeId: string, id: string): Promise<Webhook | undefined> {
  const [gone] = await sql<Webhook[]>`
    delete from webhook where id = ${id} and store_id = ${storeId} returning ${webhookColumns(sql)}`
  return gone
}

/** False where the store has no such webhook. While a ping is on its way there is no other, also where two ask at once. */
export async function insertPing(tx: Tx, storeId: string, id: string): Promise<boolean> {
  const [[found]] = await inOrder([
    () => tx<{ id: string }[]>`select id from webhook where id = ${id} and store_id = ${storeId} for no key update`,
    // A statement of its own: it sees what came while the row was waited for.
    () => tx`
      insert into webhook_delivery (webhook_id, event, data)
      select id, 'ping', '{}' from webhook where id = ${id} and store_id = ${storeId} and not exists (
        select from webhook_delivery where webhook_id = ${id} and event = 'ping' and state = 'PENDING')`,
  ])
  return found !== undefined
}

/** False where the store has no such delivery. */
export async function replayDelivery(
  sql: Queryable,
  storeId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const [found] = await sql<{ id: string }[]>`
    with found as (
        select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = ${id} and w.store_id = ${storeId}),
      sent as (update webhook_delivery d set state = 'PENDING', next_at = ${now}, tries = 0 from found
        where d.id = found.id and (d.state <> 'PENDING' or d.tries > 0))
    select id from found`
  return found !== undefined
}

export type DueDelivery = Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'data' | 'at' | 'tries'> & {
  storeId: string
  url: string
  secret: string
}

/**
 * Takes what is due until `leasedUntil`: a process that dies meanwhile leaves it to the next. Of one webhook a few at a
 * time, so that an address that answers slowly holds up no other.
 */
export function takeDueDeliveries(sql: Queryable, { now, leasedUntil }: Record<'now' | 'leasedUntil', Date>) {
  // The database notes an event to the microsecond, our clock says the millisecond that it is in.
  const end = new Date(now.getTime() + 1)
  return sql<DueDelivery[]>`
    with due as (
      select d.id from webhook w cross join lateral (
        select id, next_at from webhook_delivery
        where webhook_id = w.id and state = 'PENDING' and next_at < ${end} order by next_at, id limit 3) d
      where w.is_on and exists (select from webhook_delivery where state = 'PENDING' and next_at < ${end})
      order by d.next_at, d.id limit 30),
    taken as (select id from webhook_delivery where id in (select id from due) and state = 'PENDING' and next_at < ${end}
      for update skip locked)
    update webhook_delivery d set next_at = ${leasedUntil}, tries = tries + 1, tried_at = ${now}
    from taken, webhook w where d.id = taken.id and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.event, d.data, d.at, d.tries, w.store_id, w.url, w.secret`
}

type Outcome = {
  id: string
  status: number | null
  error: WebhookDelivery['error']
  state: WebhookDelivery['state']
  nextAt: Date | null
}

export async function updateDelivery(sql: Queryable, { id, status, error, state, nextAt }: Outcome): Promise<void> {
  await sql`
    update webhook_delivery set status = ${status}, error = ${error}, state = ${state}, next_at = ${nextAt} where id = ${id}`
}

/** True where it was on until now. */
export async function giveUpWebhook(sql: Queryable, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`update webhook set is_on = false, given_up_at = ${now} where id = ${id} and is_on`
  return count > 0
}

export const deleteOldDeliveries = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from webhook_delivery where ${inBatch(sql, sql`from webhook_delivery t where at < ${before}`)}`)
    .count
