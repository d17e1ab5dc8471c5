import { expect } from 'vitest'
import type { DocumentContent } from '../../api/orders/documents/document-content.ts'
import type { CartItem } from '../../contract/cart.ts'
import type { TaxCase, Totals } from '../../contract/totals.ts'
import { taxNote } from '../../texts/tax-note.ts'
import type { PayingApp } from '../orders/paying.ts'
import { goods, lentOn, pieceOf, type ExactCart, type ExactLine, type Sum } from './exact-sum.ts'

/** What the shop shows, and what the provider was asked for, against the sum worked out apart from it. */
export function expectTotals(shown: Totals, expected: Sum, taxCase: TaxCase) {
  expect(inCents(shown)).toEqual(expected)
  expect(shown).toMatchObject({ taxCase, taxNote: taxNote(taxCase, 'en') })
}

export const cents = (euros: number) => BigInt(Math.round(euros * 100))

const inCents = ({ netTotal, discountTotal, deposit, shipping, tax, grossTotal, taxLines }: Totals): Sum => ({
  net: cents(netTotal),
  discount: cents(discountTotal),
  deposit: cents(deposit),
  shipping: cents(shipping),
  tax: cents(tax),
  gross: cents(grossTotal),
  rates: taxLines.map((line) => ({ rate: BigInt(line.rate), base: cents(line.base), amount: cents(line.amount) })),
})

type Item = Pick<CartItem, 'finalNetPrice' | 'lineTotal' | 'setupFee' | 'taxRate' | 'deposit' | 'quantity'>

export function expectLine(item: Item, line: ExactLine, { isExempt }: ExactCart) {
  const { finalNetPrice, lineTotal, setupFee, deposit } = item
  expect(BigInt(item.quantity)).toEqual(line.quantity)
  expect(cents(finalNetPrice * 100)).toEqual(pieceOf(line))
  expect(cents(lineTotal)).toEqual(goods(line))
  expect(cents(setupFee)).toEqual(line.setup)
  expect(BigInt(item.taxRate)).toEqual(isExempt ? 0n : line.rate)
  expect(deposit ? cents(deposit.total) : 0n).toBe(lentOn(line))
}

export function expectPayment(ledger: Ledger, paymentId: string, expected: Sum) {
  const entries = ledger.filter((entry) => entry.paymentId === paymentId)
  const taken = entries.find(({ kind }) => kind === 'authorisation')!
  expect(taken.amount).toEqual({ currency: 'EUR', value: euroText(expected.gross) })
  expect(byRate(entries.find(({ terms }) => terms)!.terms!.lines as ProviderLine[])).toEqual(
    expected.rates
      .filter(({ base, amount }) => base + amount > 0n)
      .map(({ rate, base, amount }) => ({ rate, gross: base + amount, tax: amount })),
  )
}

type Ledger = ReturnType<PayingApp['provider']['ledger']>
type ProviderLine = { vatRate: string; totalAmount: { value: string }; vatAmount: { value: string } }

const euroText = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

function byRate(lines: ProviderLine[]) {
  const whole = (of: ProviderLine[], part: 'totalAmount' | 'vatAmount') =>
    of.reduce((sum, line) => sum + BigInt(line[part].value.replace('.', '')), 0n)
  return [...Map.groupBy(lines, ({ vatRate }) => BigInt(Number(vatRate)))]
    .toSorted(([a], [b]) => Number(a - b))
    .map(([rate, of]) => ({ rate, gross: whole(of, 'totalAmount'), tax: whole(of, 'vatAmount') }))
}

/** The invoices of one store, together. */
export function expectDocuments(contents: DocumentContent[], { missing: _, rates, ...sum }: Sum & { missing: bigint }) {
  const added = (of: (content: DocumentContent) => number) =>
    contents.reduce((cents, content) => cents + of(content), 0)
  for (const part of Object.keys(sum) as (keyof typeof sum)[])
    expect(
      added(({ totals }) => totals[part]),
      part,
    ).toBe(Number(sum[part]))
  const lines = contents.flatMap(({ totals }) => totals.taxLines)
  for (const { rate, base, amount } of rates) {
    const ofRate = lines.filter(({ rateBp }) => rateBp === Number(rate) * 100)
    const centsOf = (part: 'base' | 'amount') => ofRate.reduce((held, line) => held + line[part], 0)
    expect([rate, centsOf('base'), centsOf('amount')]).toEqual([rate, Number(base), Number(amount)])
  }
  expect(new Set(lines.map(({ rateBp }) => rateBp))).toEqual(new Set(rates.map(({ rate }) => Number(rate) * 100)))
  const documented = contents.flatMap((content) => content.lines)
  expect(documented.reduce((net, line) => net + line.netCents, 0)).toBe(Number(sum.net + sum.deposit))
}
