import type { Terms } from '../entry.ts'
import { centsOf } from '../money.ts'
import { isObject, Refusal } from './refusal.ts'

/**
 * Refuses lines that do not add up, as Mollie does: units times price less discount is the line, the tax is contained in
 * the line at its rate, and the lines are the payment (docs.mollie.com/reference/create-payment, `lines`).
 */
export function checkLines({ lines, amount }: Terms): void {
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
