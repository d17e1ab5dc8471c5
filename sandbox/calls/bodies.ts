import type { Entry } from '../entry.ts'
import { methodOf } from './methods.ts'
import { amountOf } from '../money.ts'
import { capturable, chargedBack, refundable, statusOf, sumOf } from '../payment.ts'
import type { Chargeback, Part, Payment } from '../payment.ts'

const DAY_MS = 24 * 60 * 60_000
const HAL = 'application/hal+json'

/** The resource `payment`, as docs.mollie.com/reference/get-payment describes it. */
export function paymentBody(payment: Payment, origin: string) {
  const { id, terms, method, cents } = payment
  const { currency } = terms.amount
  const status = statusOf(payment)
  const captured = sumOf(payment.captures, ['succeeded'])
  const refunded = sumOf(payment.refunds, ['pending', 'succeeded'])
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: terms.amount,
    ...(captured > 0 && {
      amountRefunded: amountOf(refunded, currency),
      amountRemaining: amountOf(refundable(payment), currency),
    }),
    ...(chargedBack(payment) > 0 && { amountChargedBack: amountOf(chargedBack(payment), currency) }),
    ...(terms.captureMode === 'manual' && captured > 0 && { amountCaptured: amountOf(captured, currency) }),
    description: terms.description,
    method,
    metadata: terms.metadata ?? null,
    status,
    isCancelable: isCancelable(payment),
    captureMode: terms.captureMode,
    locale: terms.locale,
    ...(terms.billingAddress && { billingAddress: terms.billingAddress }),
    ...(terms.shippingAddress && { shippingAddress: terms.shippingAddress }),
    ...(terms.lines && { lines: terms.lines }),
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: terms.redirectUrl,
    cancelUrl: terms.cancelUrl,
    webhookUrl: terms.webhookUrl,
    ...times(payment),
    ...(method === 'banktransfer' && { details: transferDetails(id) }),
    ...(cents > 0 && { _links: paymentLinks(payment, origin) }),
  }
}

/** Only an open or a wholly uncaptured authorised payment can be called off. */
export const isCancelable = (payment: Payment) =>
  statusOf(payment) === 'open' || (statusOf(payment) === 'authorized' && capturable(payment) === payment.cents)

/** The resource `capture`. */
export function captureBody(part: Part, payment: Payment, origin: string) {
  return { resource: 'capture', ...partBody(part, payment), status: part.status, ...links(part, payment, origin) }
}

/** The resource `refund`; a settled one is called `refunded`. */
export function refundBody(part: Part, payment: Payment, origin: string) {
  const status = part.status === 'succeeded' ? 'refunded' : part.status
  return { resource: 'refund', ...partBody(part, payment), status, ...links(part, payment, origin) }
}

/** The resource `chargeback`. */
export function chargebackBody({ id, cents, createdAt, reversedAt }: Chargeback, payment: Payment, origin: string) {
  const amount = amountOf(cents, payment.terms.amount.currency)
  const body = {
    resource: 'chargeback',
    id,
    amount,
    createdAt,
    paymentId: payment.id,
    ...(reversedAt && { reversedAt }),
  }
  return { ...body, ...links({ id }, payment, origin) }
}

/** What the call that wrote this entry is answered, also when it comes again. */
export function answerTo(entry: Entry, payment: Payment, origin: string): { status: number; body?: unknown } {
  const part = [...payment.captures, ...payment.refunds].find(({ id }) => id === entry.partId)
  if (entry.kind === 'creation') return { status: 201, body: paymentBody(payment, origin) }
  if (entry.kind === 'capture' && part) return { status: 201, body: captureBody(part, payment, origin) }
  if (entry.kind === 'refund' && part) return { status: 201, body: refundBody(part, payment, origin) }
  if (entry.kind === 'release') return { status: 202 }
  if (entry.kind === 'refund-cancellation') return { status: 204 }
  return { status: 200, body: paymentBody(payment, origin) }
}

function partBody({ id, cents, description, metadata, createdAt }: Part, payment: Payment) {
  const amount = amountOf(cents, payment.terms.amount.currency)
  return { id, mode: 'test', amount, description, metadata: metadata ?? null, paymentId: payment.id, createdAt }
}

function links({ id }: { id: string }, payment: Payment, origin: string) {
  const home = `${origin}/v2/payments/${payment.id}`
  const kind = kinds[id.split('_')[0]!]!
  return {
    _links: {
      self: { href: `${home}/${kind}/${id}`, type: HAL },
      payment: { href: home, type: HAL },
      documentation: { href: `https://docs.mollie.com/reference/get-${kind.slice(0, -1)}`, type: 'text/html' },
    },
  }
}

const kinds: Record<string, string> = { re: 'refunds', cpt: 'captures', chb: 'chargebacks' }

function times({ authorizedAt, paidAt, end, expiresAt, terms, method }: Payment) {
  const holdDays = methodOf(method)?.hold?.days ?? 0
  return {
    ...(authorizedAt &&
      terms.captureMode === 'manual' && {
        authorizedAt,
        captureBefore: new Date(Date.parse(authorizedAt) + holdDays * DAY_MS).toISOString(),
      }),
    ...(paidAt && { paidAt }),
    ...(end?.status === 'canceled' && { canceledAt: end.at }),
    ...(end?.status === 'expired' && { expiredAt: end.at }),
    ...(end?.status === 'failed' && { failedAt: end.at }),
    ...(!authorizedAt && !end && { expiresAt }),
  }
}

function paymentLinks({ id, captures, refunds, chargebacks, ...payment }: Payment, origin: string) {
  const home = `${origin}/v2/payments/${id}`
  const page = { href: `${origin}/checkout/${id}`, type: 'text/html' }
  const isOpen = !payment.authorizedAt && !payment.end
  return {
    self: { href: home, type: HAL },
    ...(isOpen && { checkout: page }),
    dashboard: page,
    ...(captures.length > 0 &&
      payment.terms.captureMode === 'manual' && { captures: { href: `${home}/captures`, type: HAL } }),
    ...(refunds.length > 0 && { refunds: { href: `${home}/refunds`, type: HAL } }),
    ...(chargebacks.length > 0 && { chargebacks: { href: `${home}/chargebacks`, type: HAL } }),
    documentation: { href: 'https://docs.mollie.com/reference/get-payment', type: 'text/html' },
  }
}

// An account of no bank: the check digits are right, the bank code is not in use.
const transferDetails = (id: string) => ({
  bankName: 'Sandbox',
  bankAccount: 'DE09 0000 0000 0000 0000 01',
  bankBic: 'SANDDEFFXXX',
  transferReference: `RF-${id.slice(3).toUpperCase()}`,
})
