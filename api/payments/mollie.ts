import type { Client } from 'mollie-api-typescript'
import type { ClientError } from 'mollie-api-typescript/models/errors'
import type { CreatePaymentRequest } from 'mollie-api-typescript/models/operations'
import type { ListEntityChargeback, PaymentResponse } from 'mollie-api-typescript/models'
import { countryOf } from '../../contract/platform/countries.ts'
import { providerMethods } from '../../contract/payment-methods.ts'
import type { OrderAddress } from '../orders/new-order.ts'
import type { PaymentAccess } from '../platform/deps.ts'
import { amountOf, centsOf, partStateOf, stateOf } from './mollie-values.ts'
import { ProviderRefusal } from './provider.ts'
import type { Chargeback, Move, Part, PaymentProvider, PaymentRequest, ProviderPayment } from './provider.ts'

/**
 * Mollie through its official client, https://docs.mollie.com/reference/create-payment and its siblings. `limitMs` says
 * before each call how long it may take.
 */
export function mollie(access: PaymentAccess, limitMs: () => number): PaymentProvider {
  let made: Promise<Client> | undefined
  const client = () => (made ??= makeClient(access))
  const limited = () => ({ timeoutMs: limitMs() })
  return {
    name: 'mollie',
    async create(request) {
      const { payments } = await client()
      return presentPayment(await answered(payments.create(paymentRequest(request), limited())))
    },
    async fetch(paymentId) {
      const { payments } = await client()
      return payments.get({ paymentId }, limited()).then(presentPayment, nullIfUnknown)
    },
    async cancel(paymentId) {
      const { payments } = await client()
      await answered(payments.cancel({ paymentId }, limited()))
    },
    ...partsAtMollie(client, limited),
    async chargebacks(paymentId) {
      const { chargebacks } = await client()
      const found: Chargeback[] = []
      for await (const { result } of await chargebacks.list({ paymentId, limit: 250 }, limited()))
        found.push(...result.embedded.chargebacks.map(presentChargeback))
      return found
    },
    async release({ key, paymentId }) {
      const { payments } = await client()
      await answered(payments.releaseAuthorization({ idempotencyKey: key, paymentId }, limited()))
    },
  }
}

type Parts = Pick<PaymentProvider, 'capture' | 'refund' | 'part' | 'parts'>

function partsAtMollie(client: () => Promise<Client>, limited: () => { timeoutMs: number }): Parts {
  return {
    async capture(move) {
      const { captures } = await client()
      const { key: idempotencyKey, paymentId } = move
      return presentPart(
        await answered(captures.create({ idempotencyKey, paymentId, entityCapture: moveRequest(move) }, limited())),
      )
    },
    async refund(move) {
      const { refunds } = await client()
      const { key: idempotencyKey, paymentId } = move
      return presentPart(
        await answered(refunds.create({ idempotencyKey, paymentId, refundRequest: moveRequest(move) }, limited())),
      )
    },
    async part(kind, { paymentId, id }) {
      const { captures, refunds } = await client()
      const part: Promise<MolliePart> =
        kind === 'CAPTURE'
          ? captures.get({ paymentId, captureId: id }, limited())
          : refunds.get({ paymentId, refundId: id }, limited())
      return part.then(presentPart, nullIfUnknown)
    },
    async parts(kind, paymentId) {
      const { captures, refunds } = await client()
      const pages =
        kind === 'CAPTURE'
          ? await captures.list({ paymentId, limit: 250 }, limited())
          : await refunds.list({ paymentId, limit: 250 }, limited())
      const found: MolliePart[] = []
      for await (const { result } of pages)
        found.push(...('captures' in result.embedded ? result.embedded.captures : result.embedded.refunds))
      return found.map(presentPart)
    },
  }
}

async function makeClient({ apiKey, serverUrl }: PaymentAccess) {
  // Loaded with the first payment: a shop that starts has other things to do.
  const { Client } = await import('mollie-api-typescript')
  // We try again ourselves, for longer than one call may take.
  return new Client({ security: { apiKey }, serverURL: serverUrl, retryConfig: { strategy: 'none' } })
}

// 408, 409 and 429 ask to come again.
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    if (status === null || status < 400 || status >= 500 || [408, 409, 429].includes(status)) throw error
    throw new ProviderRefusal(`The provider answered ${status}: ${(error as Error).message}`, { cause: error })
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? (error as ClientError).statusCode : null

function nullIfUnknown(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw error
}

const moveRequest = ({ key, amountCents, description }: Move) => ({
  amount: amountOf(amountCents),
  description,
  metadata: { moveId: key },
})

function paymentRequest(request: PaymentRequest): CreatePaymentRequest {
  const { checkoutId, method, amountCents, orderNumber, returnUrl, webhookUrl, billing, delivery } = request
  const { id, isLent } = providerMethods[method]
  return {
    idempotencyKey: checkoutId,
    paymentRequest: {
      description: `Tresen ${orderNumber}`,
      amount: amountOf(amountCents),
      redirectUrl: returnUrl,
      ...(webhookUrl && { webhookUrl }),
      method: id,
      locale: request.language === 'de' ? 'de_DE' : 'en_GB',
      metadata: { checkoutId },
      billingAddress: addressOf(billing),
      shippingAddress: addressOf(delivery),
      lines: request.parts.map(lineOf),
      ...(isLent && { captureMode: 'manual' as const }),
    },
  }
}

const lineOf = ({ name, rateBp, grossCents, taxCents }: PaymentRequest['parts'][number]) => ({
  type: 'physical' as const,
  description: name,
  quantity: 1,
  unitPrice: amountOf(grossCents),
  totalAmount: amountOf(grossCents),
  vatRate: (rateBp / 100).toFixed(2),
  vatAmount: amountOf(taxCents),
})

const addressOf = (address: OrderAddress) => ({
  organizationName: address.companyName,
  givenName: address.firstName,
  familyName: address.lastName,
  email: address.email,
  streetAndNumber: `${address.street} ${address.streetNumber}`,
  postalCode: address.postalCode,
  city: address.cityName,
  country: countryOf(address.countryId)?.isoCode ?? 'DE',
})

function presentPayment(payment: PaymentResponse): ProviderPayment {
  return {
    id: payment.id,
    state: stateOf(payment.status),
    amountCents: centsOf(payment.amount.value),
    currency: payment.amount.currency,
    checkoutId: namedIn(payment.metadata, 'checkoutId'),
    redirectUrl: payment.links.checkout?.href ?? null,
    capturedCents: capturedCents(payment),
    refundedCents: centsOf(payment.amountRefunded?.value ?? '0.00'),
    chargedBackCents: centsOf(payment.amountChargedBack?.value ?? '0.00'),
    captureBefore: payment.captureBefore ? new Date(payment.captureBefore) : null,
  }
}

type MolliePart = {
  id: string
  status: string
  amount: { value: string } | null
  metadata?: PaymentResponse['metadata'] | null | undefined
}

const presentPart = ({ id, amount, status, metadata }: MolliePart): Part => ({
  id,
  key: namedIn(metadata ?? null, 'moveId'),
  amountCents: centsOf(amount?.value ?? '0.00'),
  state: partStateOf(status),
  status,
})

const presentChargeback = ({ id, paymentId, amount, createdAt, reversedAt }: ListEntityChargeback): Chargeback => ({
  id,
  paymentId,
  amountCents: centsOf(amount.value),
  currency: amount.currency,
  createdAt: new Date(createdAt),
  reversedAt: reversedAt ? new Date(reversedAt) : null,
})

function namedIn(metadata: PaymentResponse['metadata'], name: string): string | null {
  const value: unknown = typeof metadata === 'object' && !Array.isArray(metadata) ? metadata?.[name] : null
  return typeof value === 'string' ? value : null
}

// Mollie names it only for payments that are captured by hand: the others are captured as they are paid.
function capturedCents({ amountCaptured, captureMode, status, amount }: PaymentResponse) {
  if (amountCaptured) return centsOf(amountCaptured.value)
  return status === 'paid' && captureMode !== 'manual' ? centsOf(amount.value) : 0
}
