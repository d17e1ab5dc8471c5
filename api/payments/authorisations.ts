import { endAuthorisation, recordPaidAnew, warnOfAuthorisationEnd } from '../orders/fulfilment/money/authorisation.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { bankAccount, transferDueAt } from './bank-transfer.ts'
import { deskMail } from './desk-mail.ts'
import { findPayment, writeWarning, type Payment } from './payment-queries.ts'
import type { ProviderPayment } from './provider.ts'

const DAY_MS = 24 * 60 * 60_000
/** So many days before an authorisation ends, stores and desk are told what still has to leave. */
const warnings = [2, 5]
/** What has not left holds its goods anyway: the buyer has a week to transfer. */
const HOURS_TO_PAY_ANEW = 7 * 24

/** When to look at an authorised payment again: each day, and where a warning or its end is due. */
export function nextLook({ captureBefore }: Pick<ProviderPayment, 'captureBefore'>, now: Date): Date {
  const end = captureBefore?.getTime() ?? Infinity
  const moments = [...warnings.map((days) => end - days * DAY_MS), end + 60_000]
  const ahead = [now.getTime() + DAY_MS, ...moments].filter((moment) => moment > now.getTime())
  return new Date(Math.min(...ahead))
}

type Settling = { deps: Deps; tx: Tx }

/**
 * What the word about a payment means for goods that have not left: a warning while it still stands, and where it has ended
 * without all of its money the order is not paid. Inside the transaction that holds the buyer's cart.
 */
export async function noteAuthorisation({ deps, tx }: Settling, payment: Payment, word: ProviderPayment) {
  // As it is with this word: one that was overtaken on its way has not changed it.
  const known = await findPayment(tx, payment)
  if (!known?.orderId || known.state === 'OPEN' || known.state === 'STARTED') return
  const { buyerId, orderId, amountCents, capturedCents } = known
  const at = deps.clock.now()
  if (known.state === 'AUTHORIZED') return warnInTime({ deps, tx }, { ...known, orderId }, word)
  if (capturedCents >= amountCents)
    return void (await recordPaidAnew(tx, { deps, buyerId, orderId, at, by: 'PROVIDER' }))
  const dueAt = transferDueAt(at, HOURS_TO_PAY_ANEW)
  const missingCents = await endAuthorisation(tx, { deps, buyerId, orderId, at, bankAccount, dueAt })
  if (missingCents > 0) await tellDesk({ deps, tx }, known, { kind: 'AUTHORISATION_ENDED', amountCents: missingCents })
}

async function warnInTime({ deps, tx }: Settling, payment: Payment & { orderId: string }, word: ProviderPayment) {
  const { captureBefore: endsAt } = word
  if (!endsAt) return
  const daysLeft = (endsAt.getTime() - deps.clock.now().getTime()) / DAY_MS
  const days = warnings.find((limit) => daysLeft <= limit)
  if (days === undefined || !(await writeWarning(tx, payment, days))) return
  const { buyerId, orderId } = payment
  const openCents = await warnOfAuthorisationEnd(tx, { deps, buyerId, orderId, endsAt })
  if (openCents > 0) await tellDesk({ deps, tx }, payment, { kind: 'AUTHORISATION_ENDING', amountCents: openCents, days, endsAt }) // prettier-ignore
}

type News = {
  kind: 'AUTHORISATION_ENDING' | 'AUTHORISATION_ENDED'
  amountCents: number
  days?: number
  endsAt?: Date
}

async function tellDesk({ deps, tx }: Settling, { checkoutId, request }: Payment, { days = 0, ...news }: News) {
  const { orderNumber } = request
  await queueMail(tx, deps.jobs, deskMail(deps, { id: `authorisation-${days}-${checkoutId}`, orderNumber, ...news }))
}
