import { createHmac } from 'node:crypto'
import type { WebhookDelivery } from '../../contract/team/webhooks.ts'
import type { Deps } from '../platform/deps.ts'
import { inTransaction } from '../platform/db.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { findOwners } from '../account/api-keys/queries.ts'
import { webhookMail } from './webhook-mail.ts'
import { OutsideError } from '../platform/outside/outside.ts'
import { giveUpWebhook, takeDueDeliveries, updateDelivery, type DueDelivery } from './queries.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'

const EVERY_MS = 1000
/** Longer than a try can take. */
const LEASE_MS = 60_000
const minute = 60_000
/** How long to wait after each try that failed, as Standard Webhooks proposes; after the last one we give up: 3 days in all. */
const pauses = [5000, 5 * minute, 30 * minute, 120 * minute, 300 * minute, 600 * minute, 840 * minute, 1200 * minute]

type SendDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'secrets' | 'origin' | 'outside'>

/** Sends what is due once; how many were tried. Each may arrive more than once, always under its id. */
export async function sendWebhooks(deps: SendDeps): Promise<number> {
  const now = deps.clock.now()
  const due = await takeDueDeliveries(deps.db, { now, leasedUntil: new Date(now.getTime() + LEASE_MS) })
  await Promise.all(due.map((delivery) => sendDelivery(deps, delivery, now)))
  return due.length
}

async function sendDelivery(deps: SendDeps, delivery: DueDelivery, now: Date): Promise<void> {
  const { id, event, data, at, url, tries } = delivery
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
  const { status, error } = await answerOf(async () =>
    deps.outside.post(url, signed(deps, delivery, { body, now }), body),
  )
  if (status !== null && status >= 200 && status < 300)
    return updateDelivery(deps.db, { id, status, error, state: 'DELIVERED', nextAt: null })
  const pause = status === GONE ? undefined : pauses[tries - 1]
  if (pause !== undefined) {
    const nextAt = new Date(deps.clock.now().getTime() + pause)
    return updateDelivery(deps.db, { id, status, error, state: 'PENDING', nextAt })
  }
  await updateDelivery(deps.db, { id, status, error, state: 'FAILED', nextAt: null })
  // A ping that fails says only that nobody is there yet.
  if (event !== 'ping' || status === GONE) await giveUp(deps, delivery)
}

/** The address says that it wants no more. */
const GONE = 410

type Answer = Pick<WebhookDelivery, 'status' | 'error'>

// One that cannot be sent holds up none of the others.
const answerOf = (post: () => Promise<number>): Promise<Answer> =>
  post().then(
    (status) => ({ status, error: null }),
    (error: unknown) => ({ status: null, error: error instanceof OutsideError ? error.code : 'SECRET' }),
  )

/** Standard Webhooks 1.0: HMAC-SHA256 over id, time and body with what follows `whsec_`. */
function signed({ secrets }: SendDeps, delivery: DueDelivery, { body, now }: { body: string; now: Date }) {
  const { id, webhookId, secret } = delivery
  const seconds = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secrets.open(secret, webhookId).replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Tresen-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

/** Switches it off and mails the store's owners, once; what still waits is sent when it is on again. */
async function giveUp({ db, clock, jobs, origin }: SendDeps, { webhookId, storeId, url }: DueDelivery): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await giveUpWebhook(tx, webhookId, clock.now()))) return
    for (const owner of await findOwners(tx, { side: 'supplier', id: storeId }))
      await queueMail(tx, jobs, webhookMail(owner, { url, origin }))
  })
}

/** Does so every second until it is stopped; what a process left undone is taken up a minute later. */
export function startWebhooks(deps: SendDeps & Pick<Deps, 'warn'>): Repeating {
  const repeating = repeatEvery(
    EVERY_MS,
    () => sendWebhooks(deps),
    (error) => deps.warn('Webhooks could not be sent', { reason: String(error) }),
  )
  return {
    async stop() {
      await repeating.stop()
      await deps.outside.close()
    },
  }
}
