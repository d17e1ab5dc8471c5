import { recordChargeback, type ChargebackStep } from '../orders/fulfilment/money/record-chargeback.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { deskMail } from './desk-mail.ts'
import type { Payment } from './payment-queries.ts'
import { providerOf } from './provider-of.ts'
import type { Chargeback, ProviderPayment } from './provider.ts'

/**
 * What banks have taken back of a payment. Null where the list and the payment differ, or the sum cannot be:
 * then nothing is believed, and the payment is polled again. Throws where the provider does not answer.
 */
export async function fetchChargebacks(
  deps: Deps,
  payment: Payment,
  providerStatus: ProviderPayment,
): Promise<Chargeback[] | null> {
  if (providerStatus.chargedBackCents === 0 && payment.chargedBackCents === 0) return []
  const chargebacks = await providerOf(deps).chargebacks(providerStatus.id)
  const standing = chargebacks.filter(({ reversedAt }) => !reversedAt).reduce((sum, one) => sum + one.amountCents, 0)
  const isOurs = chargebacks.every((one) => one.paymentId === providerStatus.id && one.currency === payment.currency)
  if (isOurs && standing === providerStatus.chargedBackCents && standing <= payment.amountCents) return chargebacks
  deps.warn('Chargebacks do not fit their payment', { providerId: providerStatus.id, providerStatus, chargebacks })
  return null
}

/**
 * Notes each chargeback and each reversal once, in whatever order they are reported; the order's timeline shows them and
 * the marketplace's desk gets a mail. Inside the transaction that holds the buyer's cart.
 */
export async function noteChargebacks(
  { deps, tx }: { deps: Deps; tx: Tx },
  { buyerId, checkoutId, request }: Payment,
  chargebacks: Chargeback[] | null,
): Promise<void> {
  if (chargebacks === null) return pollAgain(tx, { buyerId, checkoutId, now: deps.clock.now() })
  for (const one of chargebacks) {
    for (const step of await writeChargeback(tx, { buyerId, checkoutId }, one)) {
      await recordChargeback(tx, {
        buyerId,
        checkoutId,
        chargebackId: one.id,
        cents: one.amountCents,
        step,
        at: deps.clock.now(),
      })
      await queueMail(
        tx,
        deps.jobs,
        deskMail(deps, {
          id: `chargeback-${newId()}`,
          kind: step,
          amountCents: one.amountCents,
          orderNumber: request.orderNumber,
        }),
      )
    }
  }
  if (chargebacks.length === 0) return
  await tx`
    update payment set charged_back_cents = (
      select coalesce(sum(amount_cents), 0) from chargeback
      where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and reversed_at is null)
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

type Key = Pick<Payment, 'buyerId' | 'checkoutId'>

/** What of it is new. */
async function writeChargeback(tx: Tx, { buyerId, checkoutId }: Key, one: Chargeback): Promise<ChargebackStep[]> {
  const { id, amountCents, createdAt, reversedAt } = one
  const made = await tx`
    insert into chargeback (buyer_id, checkout_id, id, amount_cents, charged_back_at)
    values (${buyerId}, ${checkoutId}, ${id}, ${amountCents}, ${createdAt}) on conflict do nothing`
  const reversed = await tx`
    update chargeback set reversed_at = ${reversedAt}
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and id = ${id}
      and reversed_at is null and ${reversedAt}::timestamptz is not null`
  return [...(made.count ? ['CHARGE_BACK' as const] : []), ...(reversed.count ? ['REVERSE_CHARGEBACK' as const] : [])]
}

const pollAgain = async (tx: Tx, { buyerId, checkoutId, now }: Key & { now: Date }) => {
  await tx`
    update payment set look_at = coalesce(look_at, ${now}::timestamptz + interval '1 minute')
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

type OpenChargeback = { orderNumber: string; companyName: string; amountCents: number; chargedBackAt: Date }

/** Chargebacks that stand, the newest first. */
export const findOpenChargebacks = (db: Db): Promise<OpenChargeback[]> =>
  db<OpenChargeback[]>`
    select p.request ->> 'orderNumber' as order_number, b.name as company_name,
      c.amount_cents, c.charged_back_at
    from chargeback c
    join payment p using (buyer_id, checkout_id)
    join company b on b.id = c.buyer_id
    where c.reversed_at is null
    order by c.charged_back_at desc, c.id`
