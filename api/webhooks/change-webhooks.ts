import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as webhooksApi from '../../contract/team/webhooks.ts'
import type { Webhook } from '../../contract/team/webhooks.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { deleteWebhook, findWebhooks, insertWebhook, updateWebhook } from './queries.ts'

const MOST = 10
/** As long as the hash it is a key for (Standard Webhooks: 24 to 64). */
const SECRET_BYTES = 32

type Asking = Pick<Caller<'supplier'>, 'account' | 'requestId' | 'language'>
type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'outside'>

/** Notes it in the audit in one transaction. WEBHOOK_EXISTS for an address the store has, LIMIT_REACHED beyond the most there may be. */
export async function makeWebhook(
  { db, clock, secrets, outside }: ChangeDeps,
  caller: Asking,
  { url, events }: InputOf<typeof webhooksApi.make>,
): Promise<OutputOf<typeof webhooksApi.make>> {
  const storeId = caller.account.storeId!
  if (!outside.mayPostTo(url))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { url: texts(caller.language).webhooks.replies.urlRefused },
    })
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  const id = newId()
  const webhook = { id, storeId, url: new URL(url).href, events: [...new Set(events)], createdAt: clock.now() }
  return inTransaction(db, async (tx) => {
    // Two at once count one after the other.
    await tx`select from store where id = ${storeId} for no key update`
    if ((await findWebhooks(tx, storeId)).length >= MOST)
      throw Problem.of('LIMIT_REACHED', { what: 'WEBHOOKS', most: MOST })
    const made = await insertWebhook(tx, { ...webhook, secret: secrets.seal(secret, id) })
    if (!made) throw Problem.of('WEBHOOK_EXISTS')
    await recordAudit(tx, caller, {
      ...deedOf(caller, made, made.createdAt),
      action: 'webhook.make',
      after: factsOf(made),
    })
    return { secret, made }
  })
}

export async function changeWebhook(
  { db, clock }: ChangeDeps,
  caller: Asking,
  input: InputOf<typeof webhooksApi.change>,
): Promise<Webhook> {
  const storeId = caller.account.storeId!
  return inTransaction(db, async (tx) => {
    const before = (await findWebhooks(tx, storeId)).find(({ id }) => id === input.id)
    const changed = await updateWebhook(tx, { ...input, events: [...new Set(input.events)], storeId })
    if (!before || !changed) throw Problem.of('NOT_FOUND')
    await recordAudit(tx, caller, {
      ...deedOf(caller, changed, clock.now()),
      action: 'webhook.change',
      before: factsOf(before),
      after: factsOf(changed),
    })
    return changed
  })
}

/** One that is gone stays gone. */
export async function removeWebhook({ db, clock }: ChangeDeps, caller: Asking, id: string): Promise<void> {
  const storeId = caller.account.storeId!
  await inTransaction(db, async (tx) => {
    const gone = await deleteWebhook(tx, storeId, id)
    if (gone)
      await recordAudit(tx, caller, {
        ...deedOf(caller, gone, clock.now()),
        action: 'webhook.remove',
        before: factsOf(gone),
      })
  })
}

const factsOf = ({ url, events, isOn }: Webhook) => ({ url, events, isOn })

const deedOf = ({ account }: Asking, { id }: Webhook, at: Date) => ({
  at,
  accountId: account.personId,
  target: { kind: 'webhook', id },
  detail: { storeId: account.storeId },
})
