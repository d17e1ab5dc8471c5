import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settleCheckout } from '../../api/checkout/settlement/settle-checkout.ts'
import { pollDueMoves } from '../../api/payments/moves/poll-moves.ts'
import { executeMove, executeMoveForOrder } from '../../api/payments/moves/execute-move.ts'
import { pollDue } from '../../api/payments/poll-payments.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { brokenInvariants, type Goods } from '../invariants/invariants.ts'
import { brokenLedger } from '../invariants/ledger-invariants.ts'
import { openProviderLine } from '../proxies/provider-line.ts'
import { createScene, put } from '../shop.ts'
import { findMails } from '../mails.ts'

export type PayingApp = Awaited<ReturnType<typeof createPayingApp>>

/**
 * The API with a payment provider of its own behind a line that can be cut, all over real HTTP: the provider's webhooks
 * reach the API. Nothing looks at payments by itself: `look` does.
 */
export async function createPayingApp({ hasWebhooks = true, callLimitMs = 5000, isUnlimited = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-provider-'))
  const provider = await startSandbox({ port: 0, folder })
  const line = await openProviderLine(provider.origin)
  const payments = {
    serverUrl: line.origin,
    apiKey: provider.apiKey,
    webhookOrigin: null as string | null,
    callLimitMs,
  }
  const app = await createTestApp({ connections: 10, isUnlimited, payments })
  const address = await app.fastify.listen({ port: 0, host: 'localhost' })
  if (hasWebhooks) payments.webhookOrigin = address
  return {
    ...app,
    address,
    provider,
    line,
    /** Looks at all payments whose time has come, as the running shop does every second. */
    poll: () => pollDue(app.deps, settleCheckout),
    /** Looks at all moves of money whose time has come, as the running shop does every second. */
    pollTransfers: () => pollDueMoves(app.deps),
    /**
     * Works off what moves money, as the running shop does: each job by itself, until the provider has said its last word
     * on what settles at once. Throws where one failed.
     */
    async moveMoney() {
      const failures: unknown[] = []
      for (const job of await moneyJobs(app)) await workOff(app, job).catch((error: unknown) => failures.push(error))
      await provider.control.advance(0)
      await app.db`update payment_move set look_at = 'epoch' where state = 'PENDING'`
      await pollDueMoves(app.deps)
      if (failures.length > 0) throw failures[0]
    },
    async close() {
      await app.close()
      await line.stop()
      await provider.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Job = { name: string; data: Record<string, string> & { amountCents?: number } }

const moneyJobs = ({ db }: TestApp) => db<Job[]>`
  select name, data from pgboss.job where name in ('refund', 'capture', 'release', 'payment-move') order by created_on`

const workOff = (app: TestApp, { name, data }: Job) =>
  name === 'payment-move'
    ? executeMove(app.deps, data.buyerId!, data.moveId!)
    : executeMoveForOrder(app.deps, data as { buyerId: string; orderId: string }, requestedBy(name, data))

function requestedBy(name: string, data: Job['data']) {
  const amountCents = data.amountCents ?? 0
  if (name === 'capture') return { id: data.captureId!, kind: 'CAPTURE' as const, amountCents }
  if (name === 'refund') return { id: data.refundId!, kind: 'REFUND' as const, amountCents }
  return { id: data.orderId!, kind: 'RELEASE' as const, amountCents: 0 }
}

type Buyer = { token: string }
type PayInput = Partial<InputOf<typeof checkoutApi.pay>>

/** Pays the first version of a cart by card unless told otherwise. */
export const pay = (app: TestApp, buyer: Buyer, input: PayInput = {}, headers: Record<string, string> = {}) =>
  app.request(
    checkoutApi.pay,
    { paymentMethodCode: 'CREDIT_CARD', termsAccepted: true, cartVersion: 1, ...input },
    { token: buyer.token, headers },
  )

/** How a checkout stands, as its return page would show it. */
export const outcomeOf = (app: TestApp, buyer: Buyer, checkoutId: string) =>
  app.request(checkoutApi.readControl, { checkoutId }, buyer)

/** The provider's name for the payment of a checkout. */
export async function paymentIdOf(app: TestApp, checkoutId: string): Promise<string> {
  const [payment] = await app.db<{ id: string }[]>`
    select provider_id as id from payment where checkout_id = ${checkoutId}`
  return payment!.id
}

/** Calls the webhook as the provider does. */
export const callWebhook = (app: PayingApp, id: string) =>
  fetch(`${app.address}/api/v1/payments/webhooks/mollie`, { method: 'POST', body: new URLSearchParams({ id }) })

/** A buyer with goods in the cart, on a line that is whole and at a time that is now; `counted` is for `brokenPromises`. */
export async function startCheckout(app: PayingApp) {
  app.line.faults.length = 0
  app.warnings.length = 0
  app.time.shiftMs = 0
  const scene = await createScene(app)
  await put(app, scene.buyer, scene.goods.skuId)
  return scene
}

/** What breaks a promise about goods or money once all that moves money was worked off. */
export async function brokenPromises(app: PayingApp, counted: Goods) {
  app.line.faults.length = 0
  await app.moveMoney()
  return [...(await brokenInvariants(app.db, counted)), ...(await brokenMoney(app))]
}

export const stateOf = async ({ db }: PayingApp, checkoutId: string) =>
  (await db<{ state: string }[]>`select state from checkout where id = ${checkoutId}`)[0]!.state

type End = 'paid' | 'failed' | 'canceled' | 'expired' | 'authorized'

/** What the buyer does at the provider. */
export const complete = async (app: PayingApp, checkoutId: string, end: End) =>
  app.provider.control.complete(await paymentIdOf(app, checkoutId), end)

/** Subjects of the mails that wait to be sent to somebody. */
export async function mailsTo({ db }: PayingApp, email: string) {
  return (await findMails(db, { to: email })).map(({ subject }) => subject)
}

/** What breaks I2 and I8 as the provider's ledger sees them, once nothing is under way any more. */
export const brokenMoney = ({ db, provider }: PayingApp) => brokenLedger(db, provider.ledger())
