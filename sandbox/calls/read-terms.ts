import type { Terms } from '../entry.ts'
import { methodOf, type Method } from './methods.ts'
import { centsOf, type Amount } from '../money.ts'
import { isObject, Refusal } from './refusal.ts'

/** Reads the body of 'create payment'; what Mollie refuses is refused with its status 422 and the field at fault. */
export function readTerms(body: unknown): Terms {
  if (!isObject(body)) throw new Refusal(422, 'The request body is not a JSON object')
  const method = readMethod(body.method)
  const terms: Terms = {
    description: readText(body, 'description'),
    amount: readAmount(body.amount),
    redirectUrl: readUrl(body.redirectUrl, 'redirectUrl') ?? missing('redirectUrl'),
    cancelUrl: readUrl(body.cancelUrl, 'cancelUrl'),
    webhookUrl: readUrl(body.webhookUrl, 'webhookUrl'),
    method,
    captureMode: readCaptureMode(body.captureMode, method),
    locale: typeof body.locale === 'string' ? body.locale : null,
    metadata: readMetadata(body.metadata),
    lines: Array.isArray(body.lines) ? body.lines : null,
    billingAddress: isObject(body.billingAddress) ? (body.billingAddress as Record<string, string>) : null,
    shippingAddress: isObject(body.shippingAddress) ? (body.shippingAddress as Record<string, string>) : null,
  }
  const chosen = typeof method === 'string' ? methodOf(method) : undefined
  if (chosen) checkMethod(chosen, terms)
  checkLines(terms)
  return terms
}

/** An amount of the request in euros with two decimals, above zero. */
export function readAmount(value: unknown): Amount {
  if (!isObject(value)) return missing('amount')
  const { currency, value: digits } = value
  if (currency !== 'EUR') throw new Refusal(422, 'The currency is not supported', 'amount.currency')
  const amount = { currency, value: String(digits) }
  const cents = typeof digits === 'string' ? centsOf(amount) : undefined
  if (cents === undefined)
    throw new Refusal(422, "The amount contains an invalid value, expected '12.50'", 'amount.value')
  if (cents === 0) throw new Refusal(422, 'The amount is lower than the minimum', 'amount')
  return amount
}

/** What the shop may store with a payment, capture or refund: about 1 kB of JSON. */
export function readMetadata(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (JSON.stringify(value).length > 1024) throw new Refusal(422, 'The metadata exceeds 1024 bytes', 'metadata')
  return value
}

function readMethod(value: unknown): Terms['method'] {
  if (value === undefined || value === null) return null
  const list = Array.isArray(value) ? value : [value]
  if (!list.every((id) => typeof id === 'string' && methodOf(id))) {
    throw new Refusal(422, 'The payment method is invalid or not enabled', 'method')
  }
  return value as Terms['method']
}

function readCaptureMode(value: unknown, method: Terms['method']): Terms['captureMode'] {
  if (value !== 'manual') return 'automatic'
  if (typeof method === 'string' && !methodOf(method)?.hold) {
    throw new Refusal(422, 'The capture mode is not supported by the payment method', 'captureMode')
  }
  return 'manual'
}

function readText(body: Record<string, unknown>, field: string) {
  const text = body[field]
  if (typeof text !== 'string' || text.trim() === '') return missing(field)
  return text.slice(0, 255)
}

function readUrl(value: unknown, field: string) {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new Refusal(422, `The ${field} is invalid`, field)
}

function checkMethod({ minCents, maxCents, countries, required = [] }: Method, terms: Terms) {
  const cents = centsOf(terms.amount) ?? 0
  if (cents < minCents) throw new Refusal(422, 'The amount is lower than the minimum', 'amount')
  if (cents > maxCents) throw new Refusal(422, 'The amount is higher than the maximum', 'amount')
  const country = terms.billingAddress?.country
  if (country && countries && !countries.includes(country)) {
    throw new Refusal(422, 'The payment method is not available in the country of the billing address', 'method')
  }
  for (const field of required) {
    if (!terms.billingAddress?.[field]) missing(`billingAddress.${field}`)
  }
  if (required.length > 0 && !terms.lines) missing('lines')
}

function missing(field: string): never {
  throw new Refusal(422, `The ${field} is required`, field)
}

/**
 * Refuses lines that do not add up, as Mollie does: units times price less discount is the line, the tax is contained in
 * the line at its rate, and the lines are the payment (docs.mollie.com/reference/create-payment, `lines`).
 */
function checkLines({ lines, amount }: Terms): void {
  if (!lines) return
  const sum = lines.reduce<number>((total, line, index) => total + lineCents(line, `lines.${index}`), 0)
  if (sum !== centsOf(amount)) {
    throw new Refusal(422, 'The amount of the payment differs from the sum of its lines', 'amount')
  }
}

function lineCents(line: unknown, field: string): number {
  if (!isObject(line)) throw new Refusal(422, 'A line must be an object', field)
  const { quantity, unitPrice, discountAmount, totalAmount, vatRate, vatAmount } = line
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    throw new Refusal(422, 'The quantity of a line must be a whole number', `${field}.quantity`)
  }
  const total = signedCents(totalAmount, `${field}.totalAmount`)
  const discount = discountAmount ? signedCents(discountAmount, `${field}.discountAmount`) : 0
  if (quantity * signedCents(unitPrice, `${field}.unitPrice`) - Math.abs(discount) !== total) {
    throw new Refusal(422, 'The totalAmount of a line differs from its units and its discount', `${field}.totalAmount`)
  }
  if (vatRate !== undefined || vatAmount !== undefined) {
    const rate = Number(vatRate)
    const contained = Math.round((total * rate) / (100 + rate))
    // A cent is the difference between the ways to round.
    if (!(Math.abs(signedCents(vatAmount, `${field}.vatAmount`) - contained) <= 1)) {
      throw new Refusal(422, 'The vatAmount of a line differs from its vatRate', `${field}.vatAmount`)
    }
  }
  return total
}

// A discount may be a line of its own, below zero.
function signedCents(amount: unknown, field: string): number {
  const digits = isObject(amount) ? String(amount.value) : ''
  const cents = centsOf({ currency: 'EUR', value: digits.replace(/^-/, '') })
  if (cents === undefined) throw new Refusal(422, "An amount of a line is not like '12.50'", field)
  return digits.startsWith('-') ? -cents : cents
}
