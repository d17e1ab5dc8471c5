import type { Db } from '../../api/platform/db.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { brokenInvariants } from '../invariants/invariants.ts'
import { brokenLedger } from '../invariants/ledger-invariants.ts'
import { retryUntilAnswered, type Scene } from './retry-until-answered.ts'
import type { Rig } from './rig.ts'
import { until } from './until.ts'

/** What SQL and the ledger see right after a kill, with nothing running; money that is on its way is not judged yet. */
export async function brokenAfterKill(rig: Rig): Promise<string[]> {
  await untilQuiet(rig)
  return [...(await brokenNow(rig)), ...chargedTwice(rig)]
}

/** What SQL sees at one moment, whatever is going on. */
export const brokenNow = ({ db, goods }: Rig): Promise<string[]> =>
  db.begin('isolation level repeatable read', (tx) => brokenInvariants(tx as unknown as Db, goods))

/** Waits for what is under way and asks everybody: the API about each acknowledged order, SQL, the ledger, the mail server. */
export async function brokenAtTheEnd(scene: Scene): Promise<string[]> {
  const { rig, witness } = scene
  await letWorkEnd(rig)
  const broken = [
    ...witness.broken,
    ...(await ordersNotAsAcknowledged(scene)),
    ...(await brokenInvariants(rig.db, rig.goods)),
    ...(await brokenLedger(rig.db, rig.sandbox.ledger())),
    ...chargedTwice(rig),
    ...(await mailsNotAsDue(rig)),
  ]
  return [...new Set(broken)]
}

// The server works on for a moment for a client that is gone.
const untilQuiet = ({ db }: Rig) =>
  until('the server to end what it had begun', async () => {
    const [row] = await db<[{ busy: number }]>`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    return row.busy === 0
  })

/**
 * Until no job and no payment waits for the shop; the pauses between tries pass at once. A look that is under way has put
 * the next one up to half a minute off, so a payment that has come in is done only when its next look is further away.
 */
export const letWorkEnd = ({ db }: Rig): Promise<void> =>
  until('jobs and payments', async () => {
    // Rows that the shop holds are left to it: two who take several in another order wait for each other.
    await db`
      update payment_move set look_at = now() where id in (
        select id from payment_move where state = 'PENDING' and look_at > now() + interval '1 second' for update skip locked)`
    await db`
      update pgboss.job set start_after = now() where id in (
        select id from pgboss.job where state = 'retry' and start_after > now() + interval '1 second' for update skip locked)`
    const [row] = await db<[{ open: number }]>`
      select (select count(*) from pgboss.job where state in ('created', 'retry', 'active'))::int
        + (select count(*) from payment_move where state in ('STARTED', 'PENDING'))::int
        + (select count(*) from payment where state = 'STARTED'
          or look_at < now() + case when state = 'OPEN' then interval '3 seconds' else interval '1 minute' end)::int as open`
    return row.open === 0
  })

const chargedTwice = ({ sandbox }: Rig) => {
  const charged = sandbox.ledger().filter(({ kind }) => kind === 'authorisation')
  const checkouts = Map.groupBy(charged, ({ metadata }) => (metadata as { checkoutId: string }).checkoutId)
  return [...checkouts]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => `I2: ${id} was charged ${all.length} times`)
}

async function ordersNotAsAcknowledged(scene: Scene): Promise<string[]> {
  const broken: string[] = []
  for (const { orderId, orderNumber, token, grossTotal } of scene.witness.acknowledged.splice(0)) {
    const answer = await retryUntilAnswered(scene, ordersApi.read, { input: { id: orderId }, token })
    const order = 'output' in answer ? answer.output.order : null
    if (order?.orderNumber !== orderNumber) broken.push(`I1: the acknowledged order ${orderNumber} is not there`)
    else if (order.checkoutSummary.grossTotal !== grossTotal)
      broken.push(`I6: ${orderNumber} is not what its cart cost`)
  }
  return broken
}

// I7: each mail that was due has arrived, and always under its one id.
async function mailsNotAsDue({ db, mails }: Rig): Promise<string[]> {
  const due = await db<{ id: string; to: string }[]>`
    select id, recipient as "to" from mail where sent_at is not null`
  const arrived = new Map(mails.map(({ messageId, to }) => [messageId.split('@')[0], to]))
  return due.filter(({ id, to }) => arrived.get(id) !== to).map(({ id }) => `I7: mail ${id} has not arrived`)
}

/** Mails that came more than once, as they may when the answer of the mail server got lost. */
export const repeatedMails = ({ mails }: Rig): number =>
  mails.length - new Set(mails.map(({ messageId }) => messageId)).size
