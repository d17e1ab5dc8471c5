import type { Queryable, Tx } from '../platform/db.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { PaymentRequest, PaymentState, ProviderPayment } from './provider.ts'

export type PaymentKey = { buyerId: string; checkoutId: string }
export type Payment = PaymentKey & {
  request: PaymentRequest
  amountCents: number
  currency: string
  /** STARTED: the provider has not answered yet. */
  state: PaymentState | 'STARTED'
  providerId: string | null
  redirectUrl: string | null
  orderId: string | null
  capturedCents: number
  refundedCents: number
  chargedBackCents: number
  nextPollAt: Date | null
}

type NewPayment = PaymentKey & { provider: string; request: PaymentRequest; nextPollAt: Date }

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { buyerId, checkoutId, provider, request, nextPollAt } = payment
  await tx`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, look_at)
    values (${buyerId}, ${checkoutId}, ${provider}, ${tx.json(request as never)}, ${request.amountCents}, ${nextPollAt})`
}

export async function findPayment(sql: Queryable, { buyerId, checkoutId }: PaymentKey): Promise<Payment | undefined> {
  const [payment] = await sql<Payment[]>`
    select ${paymentColumns(sql)} from payment where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
  return payment
}

export async function findPaymentOfOrder(sql: Queryable, buyerId: string, orderId: string) {
  const [payment] = await sql<Payment[]>`
    select ${paymentColumns(sql)} from payment where buyer_id = ${buyerId} and order_id = ${orderId}`
  return payment
}

/** Whether an order was paid by other means than a transfer, and cost something; throws where there is no such order. */
export async function isPaidAtProvider(sql: Queryable, buyerId: string, orderId: string): Promise<boolean> {
  const [order] = await sql<{ isPaidThere: boolean }[]>`
    select payment_method not in ('BANK_TRANSFER', 'NET_TERMS') and gross_cents > 0 as is_paid_there from orders
    where buyer_id = ${buyerId} and id = ${orderId}`
  if (!order) throw new Error(`The order ${orderId} was not found.`)
  return order.isPaidThere
}

/** Whether the caller is the one to ask the provider for the payment, until the given time. */
export async function claimStart(
  sql: Queryable,
  { buyerId, checkoutId }: PaymentKey,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await sql`
    update payment set starting_until = ${until}
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and provider_id is null
      and (starting_until is null or starting_until <= ${now})`
  return claimed.count === 1
}

/** The provider has made it, or nobody knows (`made` null) and the next may ask again. */
export async function writeStart(
  sql: Queryable,
  { buyerId, checkoutId }: PaymentKey,
  made: ProviderPayment | null,
): Promise<void> {
  await sql`
    update payment set starting_until = null, provider_id = coalesce(provider_id, ${made?.id ?? null}),
      redirect_url = coalesce(redirect_url, ${made?.redirectUrl ?? null}),
      state = case when state = 'STARTED' and ${made !== null} then 'OPEN' else state end
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

/**
 * Saves the provider's status. A stale one changes nothing: money that has come is never undone by it. The payment is
 * polled next at `pollAt`, never again where that is null; the schedule stays where somebody has asked for another poll
 * since `payment` was read, or the payment is still OPEN.
 */
export async function writeStatus(tx: Tx, payment: Payment, { providerStatus, pollAt }: StatusUpdate): Promise<void> {
  const { buyerId, checkoutId, nextPollAt } = payment
  await tx`
    update payment set
      state = case
        when state = 'PAID' or (state = 'AUTHORIZED' and ${providerStatus.state} in ('OPEN', 'FAILED')) then state
        else ${providerStatus.state} end,
      captured_cents = greatest(captured_cents, ${providerStatus.capturedCents}),
      refunded_cents = greatest(refunded_cents, ${providerStatus.refundedCents}),
      look_at = case
        when ${providerStatus.state} <> 'OPEN' and look_at is not distinct from ${nextPollAt}::timestamptz
          then ${pollAt}::timestamptz
        else look_at end,
      capture_before = coalesce(${providerStatus.captureBefore}, capture_before)
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}
type StatusUpdate = { providerStatus: ProviderPayment; pollAt: Date | null }

/** Notes that the end of an authorisation was warned of so many days before; false where it was. */
export async function writeWarning(tx: Tx, { buyerId, checkoutId }: PaymentKey, days: number): Promise<boolean> {
  const noted = await tx`
    update payment set warned_days = ${days}
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and coalesce(warned_days, ${days} + 1) > ${days}`
  return noted.count === 1
}

export async function writeOrderOfPayment(tx: Tx, { buyerId, checkoutId }: PaymentKey, orderId: string): Promise<void> {
  await tx`update payment set order_id = ${orderId} where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

/** The provider refused to make it: there is nothing to poll. */
export async function writeRefusal(tx: Tx, { buyerId, checkoutId }: PaymentKey): Promise<void> {
  await tx`
    update payment set state = 'FAILED', starting_until = null, look_at = null
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and provider_id is null`
}

/** Has a payment that the provider named polled now, and its moves; an unknown one is passed over. */
export async function pollSoon(
  sql: Queryable,
  { provider, providerId, now }: { provider: string; providerId: string; now: Date },
): Promise<void> {
  await sql`
    with named as (
      update payment set look_at = ${now} where provider = ${provider} and provider_id = ${providerId}
      returning buyer_id, checkout_id
    )
    update payment_move m set look_at = ${now} from named
    where m.buyer_id = named.buyer_id and m.checkout_id = named.checkout_id and m.state = 'PENDING'`
}

/**
 * Payments that are due to be polled, each for one caller, until the next poll, which comes by itself where this one is
 * cut off.
 */
export async function claimDue(sql: Queryable, now: Date): Promise<PaymentKey[]> {
  return sql<PaymentKey[]>`
    update payment set looks = looks + 1,
      look_at = ${now}::timestamptz + make_interval(secs => least(3 + 3 * looks, case when looks < 90 then 30 else 60 end))
    where (buyer_id, checkout_id) in (
      select buyer_id, checkout_id from payment where look_at <= ${now} order by look_at limit 10 for update skip locked)
    returning buyer_id, checkout_id`
}

const paymentColumns = (sql: Queryable) => sql`
  buyer_id, checkout_id, request, amount_cents, currency, state,
  provider_id, redirect_url, order_id, captured_cents,
  refunded_cents, charged_back_cents, look_at as next_poll_at`

// As the index of migration 0877 has it, see erase-checkouts.ts.
const holdsPerson = (sql: Queryable) => sql`
  order_id is null and state not in ('STARTED', 'OPEN', 'AUTHORIZED') and request ?| '{billing,delivery,parts,returnUrl}'::text[]`
const withoutPerson = (sql: Queryable) => sql`request - '{billing,delivery,parts,returnUrl}'::text[]`

/** Erases the person from the requests of payments that became no order. */
export async function erasePayments(sql: Queryable, buyerId: string): Promise<void> {
  await sql`update payment set request = ${withoutPerson(sql)} where buyer_id = ${buyerId} and ${holdsPerson(sql)}`
}

/** The same of some of all that began before; how many. */
export const eraseOldPayments = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    update payment set request = ${withoutPerson(sql)} where buyer_id is not null and ${inBatch(
      sql,
      sql`from payment t where buyer_id is not null and created_at < ${before} and ${holdsPerson(sql)}`,
    )}`
  ).count
