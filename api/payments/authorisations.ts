import { endAuthorisation, recordPaidAnew, warnOfAuthorisationEnd } from '../orders/fulfilment/money/authorisation.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { transferDueAt } from './bank-transfer.ts'
import { deskMail } from './desk-mail.ts'
import { findPayment, writeWarning, type Payment } from './payment-queries.ts'
import type { ProviderPayment } from './provider.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days before the end of an authorisation on which stores and operators are notified of what still has to leave. */
const warnings = [2, 5]
/** What has not left holds its goods anyway: the buyer has a week to transfer. */
const HOURS_TO_PAY_ANEW = 7 * 24

/** When to poll an authorised payment again: each day, and where a warning or its end is due. */
export function nextPollAt({ captureBefore }: Pick<ProviderPayment, 'captureBefore'>, now: Date): Date {
  const end = captureBefore?.getTime() ?? Infinity
  const times = [...warnings.map((days) => end - days * DAY_MS), end + 60_000]
  const ahead = [now.getTime() + DAY_MS, ...times].filter((time) => time > now.getTime())
  return new Date(Math.min(...ahead))
}

type Settling = { deps: Deps; tx: Tx }

/**
 * What the status of a payment means for parts that have not been shipped: a warning while it still stands, and where it has ended
 * without all of its money the order is not paid. Inside the transaction that holds the buyer's cart.
 */
export async function noteAuthorisation({ deps, tx }: Settling, payment: Payment, providerStatus: ProviderPayment) {
  // The stored payment, which a stale status has not changed.
  const known = await findPayment(tx, payment)
  if (!known?.orderId || known.state === 'OPEN' || known.state === 'STARTED') return
  const { buyerId, orderId, amountCents, capturedCents } = known
  const at = deps.clock.now()
  if (known.state === 'AUTHORIZED') return warnInTime({ deps, tx }, { ...known, orderId }, providerStatus)
  if (capturedCents >= amountCents)
    return void (await recordPaidAnew(tx, { deps, buyerId, orderId, at, by: 'PROVIDER' }))
  const dueAt = transferDueAt(at, HOURS_TO_PAY_ANEW)
  const missingCents = await endAuthorisation(tx, { deps, buyerId, orderId, at, dueAt })
  if (missingCents > 0)
    await notifyDesk({ deps, tx }, known, { kind: 'AUTHORISATION_ENDED', amountCents: missingCents })
}

async function warnInTime(
  { deps, tx }: Settling,
  payment: Payment & { orderId: string },
  providerStatus: ProviderPayment,
) {
  const { captureBefore: endsAt } = providerStatus
  if (!endsAt) return
  const daysLeft = (endsAt.getTime() - deps.clock.now().getTime()) / DAY_MS
  const days = warnings.find((limit) => daysLeft <= limit)
  if (days === undefined || !(await writeWarning(tx, payment, days))) return
  const { buyerId, orderId } = payment
  const openCents = await warnOfAuthorisationEnd(tx, { deps, buyerId, orderId, endsAt })
  if (openCents > 0)
    await notifyDesk({ deps, tx }, payment, { kind: 'AUTHORISATION_ENDING', amountCents: openCents, days, endsAt })
}

type Notification = {
  kind: 'AUTHORISATION_ENDING' | 'AUTHORISATION_ENDED'
  amountCents: number
  days?: number
  endsAt?: Date
}

async function notifyDesk(
  { deps, tx }: Settling,
  { checkoutId, request }: Payment,
  { days = 0, ...notification }: Notification,
) {
  const { orderNumber } = request
  await queueMail(
    tx,
    deps.jobs,
    deskMail(deps, { id: `authorisation-${days}-${checkoutId}`, orderNumber, ...notification }),
  )
}
